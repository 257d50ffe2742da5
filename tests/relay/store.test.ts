import { existsSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { setAsideFiles, type Damage } from "#relay/damage.ts";
import { StoreError, type Database } from "#relay/database.ts";
import { openFileDatabase } from "#relay/fileDatabase.ts";
import { lockFolder } from "#relay/folderLock.ts";
import { STORE_VERSION } from "#relay/migrations.ts";
import { createOutbox, type Outbox } from "#relay/outbox.ts";
import { isDamagedLog, loggedPages, mendLog } from "#relay/walFile.ts";
import { chanceOf } from "#tests/faults/plan.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import { FIRST_STORE } from "#tests/support/firstStore.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

async function temporary(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

async function open(folder: string, options?: Parameters<typeof openFileDatabase>[1]): Promise<Database> {
  const database = await openFileDatabase(folder, options);
  onTestFinished(() => database.close());
  return database;
}

function outboxOf(database: Database): Outbox {
  return createOutbox(database, createFakeClock().now);
}

async function fill(outbox: Outbox, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, index) => `message ${index} ${"x".repeat(1_500)}`);
  await Promise.all(
    texts.map((text) => outbox.accept({ reference: "K7QF-2M9X", text, idempotencyKey: text, body: [text] })),
  );
  return texts;
}

async function waitingTexts(database: Database): Promise<unknown[]> {
  const rows = await database.query("SELECT text FROM outbox WHERE state = 'waiting' ORDER BY id");
  return rows.map(({ text }) => text);
}

test("a second relay on the same folder is told who has it, and gets it once it is free", async () => {
  const folder = await temporary();
  const first = await openFileDatabase(folder);
  const second = openFileDatabase(folder);
  await expect(second).rejects.toThrow(StoreError);
  await expect(second).rejects.toThrow(
    `DATA_DIR: ${folder} is in use by another relay (process ${process.pid}). Stop that one first`,
  );
  const waits: string[] = [];
  const third = open(folder, { waitMs: 5_000, onWait: (holder) => waits.push(holder) });
  setTimeout(() => void first.close(), 300);
  await third;
  expect(waits).toEqual([`process ${process.pid}`]);
});

/** What can become of the lock's file. */
const LOCKS: [string, (bytes: Buffer) => Buffer][] = [
  ["garbage", () => Buffer.from("no database at all. ".repeat(500))],
  ["zeros", (bytes) => Buffer.alloc(bytes.length)],
  ["half of itself", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ["a few bytes", (bytes) => bytes.subarray(0, 7)],
  ["full of holes", (bytes) => Buffer.from(bytes).fill(0x55, 4_096)],
  ["of a later kind", (bytes) => Buffer.concat([bytes.subarray(0, 18), Buffer.from([9, 9]), bytes.subarray(20)])],
];

test.each(LOCKS)(
  "a lock that has become %s keeps no relay from starting, and still lets in one alone",
  async (_, harm) => {
    const folder = await temporary();
    const path = join(folder, "outbox.lock");
    const before = await openFileDatabase(folder);
    const texts = await fill(outboxOf(before), 2);
    await before.close();
    const { ino } = statSync(path);
    writeFileSync(path, harm(readFileSync(path)));
    const first = await openFileDatabase(folder);
    expect(await waitingTexts(first)).toEqual(texts);
    expect(statSync(path).ino).toBe(ino);
    await expect(openFileDatabase(folder)).rejects.toThrow(`in use by another relay (process ${process.pid})`);
    // Damaged while it is held, it is held all the same, if only by somebody unnamed.
    writeFileSync(path, harm(readFileSync(path)));
    await expect(openFileDatabase(folder)).rejects.toThrow("in use by another relay");
    await first.close();
    expect(await waitingTexts(await open(folder))).toEqual(texts);
  },
);

test("a store of the first version keeps its rows, and its version is noted", async () => {
  const folder = await temporary();
  const old = new Libsql(join(folder, "outbox.db"));
  for (const statement of FIRST_STORE) old.exec(statement);
  old.close();
  const database = await open(folder);
  expect(await database.query("SELECT reference, text, state, attempts FROM outbox ORDER BY id")).toEqual([
    { reference: "K7QF-2M9X", text: "the first", state: "waiting", attempts: 1 },
    { reference: "B2CD-3FGH", text: "the second", state: "refused", attempts: 3 },
    { reference: "J4KM-5NPQ", text: null, state: "delivered", attempts: 1 },
  ]);
  expect(await database.query("PRAGMA user_version")).toEqual([{ user_version: STORE_VERSION }]);
  expect(await database.query("SELECT name FROM sqlite_master WHERE name = 'outbox_keys'")).toHaveLength(1);
});

test("a store of a later version is refused and stays as it is", async () => {
  const folder = await temporary();
  const newer = new Libsql(join(folder, "outbox.db"));
  for (const statement of FIRST_STORE) newer.exec(statement);
  newer.exec(`ALTER TABLE outbox ADD COLUMN surprise TEXT; PRAGMA user_version = ${STORE_VERSION + 1}`);
  newer.close();
  const before = readFileSync(join(folder, "outbox.db"));
  await expect(openFileDatabase(folder)).rejects.toThrow(
    `it was written by a newer relay (version ${STORE_VERSION + 1} of the store; this relay knows ${STORE_VERSION})`,
  );
  expect(readFileSync(join(folder, "outbox.db")).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes("damaged"))).toEqual([]);
});

test("what customers wrote can be read by the relay's user alone", async () => {
  const folder = await temporary();
  await fill(outboxOf(await open(folder)), 1);
  for (const name of readdirSync(folder))
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
});

test("a file that is no database is set aside whole, and a new one takes messages", async () => {
  const folder = await temporary();
  const garbage = "this is no database, however long it is. ".repeat(1_000);
  writeFileSync(join(folder, "outbox.db"), garbage);
  const damages: Damage[] = [];
  const database = await open(folder, { onReplaced: (damage) => damages.push(damage) });
  expect(damages).toEqual([{ file: expect.stringMatching(/^outbox\.damaged-\d{8}T\d{6}Z\.db$/), carried: 0 }]);
  expect(readFileSync(join(folder, damages[0]?.file ?? ""), "utf8")).toBe(garbage);
  await fill(outboxOf(database), 1);
  expect(await waitingTexts(database)).toHaveLength(1);
});

test("of a file with a torn page every message that can be read is carried over, once and in order", async () => {
  const folder = await temporary();
  const before = await openFileDatabase(folder);
  const texts = await fill(outboxOf(before), 60);
  await before.scrub();
  await before.close();
  const path = join(folder, "outbox.db");
  const bytes = readFileSync(path);
  const torn = bytes.indexOf("message 30 ");
  bytes.fill(0x55, torn - (torn % 4096), torn - (torn % 4096) + 4096);
  writeFileSync(path, bytes);

  const damages: Damage[] = [];
  const database = await open(folder, { onReplaced: (damage) => damages.push(damage) });
  const carried = await waitingTexts(database);
  expect(carried).toEqual(texts.filter((text) => carried.includes(text)));
  expect(carried.length).toBeGreaterThan(55);
  expect(carried.length).toBeLessThan(60);
  expect(damages).toMatchObject([{ carried: carried.length }]);
  expect(readFileSync(join(folder, damages[0]?.file ?? "")).equals(bytes)).toBe(true);
  // A customer's browser that tries again is known.
  const [text = ""] = texts;
  const again = { reference: "B2CD-3FGH", text, idempotencyKey: text, body: [text] };
  expect(await outboxOf(database).accept(again)).toBe("repeated");
});

/** A store whose messages, each of its own commit, are in the log only, as a kill leaves it, and the path of that log. */
async function killedStore(count: number): Promise<{ folder: string; log: string; texts: string[] }> {
  const [running, folder] = [await temporary(), await temporary()];
  const outbox = outboxOf(await open(running));
  const texts = Array.from({ length: count }, (_, index) => `message ${index} ${"x".repeat(1_500)}`);
  for (const text of texts) await outbox.accept({ reference: "K7QF-2M9X", text, idempotencyKey: text, body: [text] });
  for (const name of ["outbox.db", "outbox.db-wal"]) {
    writeFileSync(join(folder, name), readFileSync(join(running, name)));
  }
  return { folder, log: join(folder, "outbox.db-wal"), texts };
}

test("a log as a kill leaves it is read, not set aside, and so is one whose end was never finished", async () => {
  for (const cut of [0, 3_000, 9_000]) {
    const { folder, log, texts } = await killedStore(20);
    const bytes = readFileSync(log);
    writeFileSync(log, bytes.subarray(0, bytes.length - cut));
    const database = await open(folder, { onReplaced: () => expect.fail("it was set aside") });
    const found = await waitingTexts(database);
    expect(found).toEqual(texts.slice(0, found.length));
    expect(found.length).toBeGreaterThanOrEqual(cut === 0 ? 20 : 18);
  }
});

test("a log that is damaged in its middle is set aside, and the messages behind the damage are carried over", async () => {
  const { folder, log, texts } = await killedStore(40);
  const bytes = readFileSync(log);
  const place = bytes.indexOf("message 20 ");
  bytes[place + 200] = 0;
  writeFileSync(log, bytes);
  const damages: Damage[] = [];
  const database = await open(folder, { onReplaced: (damage) => damages.push(damage) });
  expect(damages).toHaveLength(1);
  const found = await waitingTexts(database);
  expect(found.slice(-19)).toEqual(texts.slice(-19));
  expect(found.length).toBeGreaterThanOrEqual(39);
  expect(readFileSync(join(folder, `${damages[0]?.file}-wal`)).equals(bytes)).toBe(true);
});

test("a mended log is one that SQLite reads, and a sound one is left as it is", async () => {
  const { log } = await killedStore(10);
  const sound = readFileSync(log);
  expect(isDamagedLog(sound)).toBe(false);
  expect(mendLog(sound)).toBe(sound);
  const damaged = Buffer.from(sound);
  damaged.writeUInt8(damaged.readUInt8(32 + 24 + 100) ^ 1, 32 + 24 + 100);
  expect(isDamagedLog(damaged)).toBe(true);
  expect(isDamagedLog(mendLog(damaged))).toBe(false);
  expect(isDamagedLog(Buffer.concat([Buffer.alloc(32), sound.subarray(32)]))).toBe(true);
  expect(isDamagedLog(Buffer.alloc(0))).toBe(false);
});

test("whichever byte of a log's header is damaged, it is said, and every message is carried over", async () => {
  const { folder: killed, log, texts } = await killedStore(12);
  const chance = chanceOf(20_260_101);
  for (let place = 0; place < 32; place += 1) {
    const folder = await temporary();
    const bytes = readFileSync(log);
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << Math.floor(chance.between(0, 8))), place);
    writeFileSync(join(folder, "outbox.db"), readFileSync(join(killed, "outbox.db")));
    writeFileSync(join(folder, "outbox.db-wal"), bytes);
    const damages: Damage[] = [];
    const database = await openFileDatabase(folder, { onReplaced: (damage) => damages.push(damage) });
    const found = await waitingTexts(database);
    await database.close();
    expect([place, damages.length, damages[0]?.carried, found]).toEqual([place, 1, 12, texts]);
    expect(readFileSync(join(folder, `${damages[0]?.file}-wal`)).equals(bytes)).toBe(true);
  }
});

test("a log that a kill cut short before its first frame was whole is read, and costs nothing", async () => {
  const { log } = await killedStore(1);
  for (const length of [1, 16, 31, 32, 33, 55, 56, 1_000, 32 + 24 + 4_095]) {
    const folder = await temporary();
    const before = await openFileDatabase(folder);
    const texts = await fill(outboxOf(before), 3);
    await before.scrub();
    await before.close();
    writeFileSync(join(folder, "outbox.db-wal"), readFileSync(log).subarray(0, length));
    const database = await open(folder, { onReplaced: () => expect.fail(`${length} bytes were set aside`) });
    expect(await waitingTexts(database)).toEqual(texts);
  }
});

/** What can become of the database file itself, with all messages in the log. */
const LOST_FILES: [string, (path: string) => void][] = [
  ["is gone", (path) => rmSync(path)],
  ["is empty", (path) => writeFileSync(path, "")],
  ["is zeros", (path) => writeFileSync(path, Buffer.alloc(statSync(path).size))],
  [
    "has lost its first bytes",
    (path) => writeFileSync(path, Buffer.concat([Buffer.alloc(100, 0x55), readFileSync(path).subarray(100)])),
  ],
];

test.each(LOST_FILES)(
  "when the file %s beside a full log, it is said, and the messages are carried over",
  async (_, lose) => {
    const { folder, log, texts } = await killedStore(40);
    const bytes = readFileSync(log);
    lose(join(folder, "outbox.db"));
    const damages: Damage[] = [];
    const database = await open(folder, { onReplaced: (damage) => damages.push(damage) });
    expect(damages).toMatchObject([{ carried: 40 }]);
    expect(await waitingTexts(database)).toEqual(texts);
    expect(setAsideFiles(folder)).toEqual([damages[0]?.file]);
    expect(readFileSync(join(folder, `${damages[0]?.file}-wal`)).equals(bytes)).toBe(true);
  },
);

test.each(LOST_FILES)("when the file %s beside a log without its first page, a new one stands in", async (_, lose) => {
  const [running, folder] = [await temporary(), await temporary()];
  const database = await open(running);
  const outbox = outboxOf(database);
  // Nothing of the start is in the log any more.
  await outbox.tidy();
  const message = { reference: "K7QF-2M9X", text: "a short one", idempotencyKey: null, body: [] };
  await outbox.accept(message);
  for (const name of ["outbox.db", "outbox.db-wal"])
    writeFileSync(join(folder, name), readFileSync(join(running, name)));
  expect(loggedPages(readFileSync(join(folder, "outbox.db-wal")))?.held.has(1)).toBe(false);
  lose(join(folder, "outbox.db"));
  const damages: Damage[] = [];
  expect(await waitingTexts(await open(folder, { onReplaced: (damage) => damages.push(damage) }))).toEqual([
    "a short one",
  ]);
  expect(damages).toMatchObject([{ carried: 1 }]);
});

test("of a file that was cut short every message that is left is carried over", async () => {
  const folder = await temporary();
  const before = await openFileDatabase(folder);
  const texts = await fill(outboxOf(before), 60);
  await before.scrub();
  await before.close();
  const path = join(folder, "outbox.db");
  truncateSync(path, statSync(path).size - 5 * 4_096);
  const damages: Damage[] = [];
  const database = await open(folder, { onReplaced: (damage) => damages.push(damage) });
  expect(damages).toHaveLength(1);
  const carried = await waitingTexts(database);
  expect(carried).toEqual(texts.filter((text) => carried.includes(text)));
  expect(carried.length).toBeGreaterThan(40);
});

test("a file that lacks pages is no damage where the log has them, as when a kill interrupts a checkpoint", async () => {
  const { folder, texts } = await killedStore(40);
  const path = join(folder, "outbox.db");
  expect(statSync(path).size).toBe(4_096);
  const database = await open(folder, { onReplaced: () => expect.fail("it was set aside") });
  expect(await waitingTexts(database)).toEqual(texts);
});

test("damage that shows while the file is in use is told, and the next start sets the file aside", async () => {
  const folder = await temporary();
  const path = join(folder, "outbox.db");
  const first = await openFileDatabase(folder);
  // More than the two megabytes that SQLite keeps in memory.
  await fill(outboxOf(first), 3_000);
  await first.scrub();
  await first.close();
  let told = 0;
  const database = await openFileDatabase(folder, { onDamage: () => (told += 1) });
  const bytes = readFileSync(path);
  const torn = bytes.indexOf("message 30 ");
  bytes.fill(0x55, torn - (torn % 4096), torn - (torn % 4096) + 4096);
  writeFileSync(path, bytes);
  await expect(waitingTexts(database)).rejects.toThrow("malformed");
  expect(told).toBe(1);
  expect(existsSync(join(folder, "outbox.suspect"))).toBe(true);
  await database.close();
  const damages: Damage[] = [];
  await open(folder, { onReplaced: (damage) => damages.push(damage) });
  expect(damages).toHaveLength(1);
  expect(existsSync(join(folder, "outbox.suspect"))).toBe(false);
});

test("a replacement that was cut short is finished, and the old log is not taken for the new file's", async () => {
  const { folder } = await killedStore(5);
  const other = await temporary();
  const made = await openFileDatabase(other);
  const texts = await fill(outboxOf(made), 2);
  await made.scrub();
  await made.close();
  writeFileSync(join(folder, "outbox.ready.db"), readFileSync(join(other, "outbox.db")));
  const database = await open(folder);
  expect(await waitingTexts(database)).toEqual(texts);
  expect(existsSync(join(folder, "outbox.ready.db"))).toBe(false);
});

test("a full disk keeps nobody from the lock, and lets in one alone", async () => {
  const folder = await temporary();
  const openFull = (path: string): InstanceType<typeof Libsql> => {
    const connection = new Libsql(path);
    const exec = connection.exec.bind(connection);
    connection.exec = (sql) => {
      if (!sql.includes("INSERT")) return exec(sql);
      exec("BEGIN IMMEDIATE");
      throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    };
    return connection;
  };
  const waiting = { waitMs: 0, onWait: () => undefined };
  const lock = await lockFolder(folder, openFull, waiting);
  await expect(lockFolder(folder, openFull, waiting)).rejects.toThrow("is in use by another relay");
  lock.release();
  (await lockFolder(folder, openFull, waiting)).release();
});
