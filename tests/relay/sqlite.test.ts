import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#relay/outbox/database.ts";
import { STORE_VERSION } from "#relay/outbox/migrations.ts";
import { createOutbox, type Outbox } from "#relay/outbox/outbox.ts";
import { damagedFiles, openSqlite } from "#relay/outbox/sqlite.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import { FIRST_STORE } from "#tests/support/firstStore.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const clock = createFakeClock();

async function temporary(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

async function open(folder: string, onLost?: (error: unknown) => void): Promise<Database> {
  const database = await openSqlite(folder, { clock, ...(onLost === undefined ? {} : { onLost }) });
  onTestFinished(() => database.close());
  return database;
}

function enqueue(outbox: Outbox, text: string): Promise<string> {
  return outbox.enqueue({ reference: "K7QF-2M9X", text, idempotencyKey: text, body: text, suspicious: false });
}

/** Puts `count` messages of a page's half each into the outbox in `folder`. Their texts. */
async function fill(database: Database, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, index) => `message ${index} ${"x".repeat(1_500)}`);
  const outbox = createOutbox(database, clock);
  for (const text of texts) await enqueue(outbox, text);
  return texts;
}

async function waitingTexts(database: Database): Promise<unknown[]> {
  const rows = await database.query("SELECT text FROM outbox WHERE state = 'waiting' ORDER BY id");
  return rows.map(({ text }) => text);
}

/** The outbox of a relay that was killed with everything in the log, as its files are found. */
async function killed(count: number): Promise<{ folder: string; texts: string[] }> {
  const [running, folder] = [await temporary(), await temporary()];
  const texts = await fill(await open(running), count);
  for (const name of ["outbox.db", "outbox.db-wal"])
    writeFileSync(join(folder, name), readFileSync(join(running, name)));
  return { folder, texts };
}

test("what was accepted is there after the file is opened again", async () => {
  const folder = await temporary();
  const before = await openSqlite(folder, { clock });
  const texts = await fill(before, 3);
  await before.close();
  expect(await waitingTexts(await open(folder))).toEqual(texts);
});

test("a commit waits for the disk, and what is deleted is overwritten", async () => {
  const database = await openSqlite(await temporary(), { clock });
  onTestFinished(() => database.close());
  // 2 is FULL: see https://sqlite.org/pragma.html#pragma_synchronous.
  expect(await database.query("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  expect(await database.query("PRAGMA secure_delete")).toEqual([{ secure_delete: 1 }]);
});

test("what a kill left in the log is there at the next start, and nothing is set aside", async () => {
  const { folder, texts } = await killed(20);
  expect(await waitingTexts(await open(folder))).toEqual(texts);
  expect(damagedFiles(folder)).toEqual([]);
});

test("after delivery the text is nowhere in the folder", async () => {
  const folder = await temporary();
  const outbox = createOutbox(await open(folder), clock);
  const onDisk = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes("+905321234567"));
  // Of a single row the file would keep nothing by itself.
  for (let row = 0; row < 20; row++) await enqueue(outbox, `Telefon: +905321234567\n${row}`);
  expect(onDisk()).toBe(true);
  for (let row = 0; row < 20; row++) await outbox.delivered((await outbox.claim(0, new Set()))?.id ?? "");
  await outbox.purge();
  expect(onDisk()).toBe(false);
});

test("while somebody reads the file its log stays, and a purge says that it is not done", async () => {
  const folder = await temporary();
  const database = await open(folder);
  const outbox = createOutbox(database, clock);
  await enqueue(outbox, "Telefon: +905321234567");
  const reader = new Libsql(join(folder, "outbox.db"));
  reader.exec("BEGIN");
  reader.prepare("SELECT * FROM outbox").all();
  await outbox.delivered((await outbox.claim(0, new Set()))?.id ?? "");
  expect(await outbox.purge()).toBe(false);
  // For the checkpoint alone it was set to 0.
  expect(await database.query("PRAGMA busy_timeout")).toEqual([{ timeout: 2_000 }]);
  reader.exec("COMMIT");
  expect(await outbox.purge()).toBe(true);
  reader.close();
});

test("what customers wrote can be read by the relay's user alone", async () => {
  const folder = await temporary();
  await fill(await open(folder), 1);
  for (const name of readdirSync(folder))
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
});

test("a store of the first version keeps its rows, and its version is noted", async () => {
  const folder = await temporary();
  const old = new Libsql(join(folder, "outbox.db"));
  for (const statement of FIRST_STORE) old.exec(statement);
  old.close();
  const database = await open(folder);
  expect(await database.query("SELECT reference, text, state, attempts, suspicious FROM outbox ORDER BY id")).toEqual([
    { reference: "K7QF-2M9X", text: "the first", state: "waiting", attempts: 1, suspicious: 0 },
    { reference: "B2CD-3FGH", text: "the second", state: "refused", attempts: 3, suspicious: 0 },
    { reference: "J4KM-5NPQ", text: null, state: "delivered", attempts: 1, suspicious: 0 },
  ]);
  expect(await database.query("PRAGMA user_version")).toEqual([{ user_version: STORE_VERSION }]);
});

test("a store of a later version is refused and stays as it is", async () => {
  const folder = await temporary();
  const newer = new Libsql(join(folder, "outbox.db"));
  newer.exec(`CREATE TABLE outbox (id TEXT, surprise TEXT); PRAGMA user_version = ${STORE_VERSION + 1}`);
  newer.close();
  const before = readFileSync(join(folder, "outbox.db"));
  await expect(openSqlite(folder, { clock })).rejects.toThrow(
    `DATA_DIR: the outbox ${join(folder, "outbox.db")} cannot be used: it was written by a newer relay`,
  );
  expect(readFileSync(join(folder, "outbox.db")).equals(before)).toBe(true);
});

test("a folder that cannot be used is told with its setting", async () => {
  const folder = await temporary();
  writeFileSync(join(folder, "file"), "");
  await expect(openSqlite(join(folder, "file"), { clock })).rejects.toThrow(/^DATA_DIR: /);
});

const DAMAGES: [string, (path: string) => void][] = [
  ["is no database", (path) => writeFileSync(path, "a disk that lies. ".repeat(1_000))],
  [
    "has a torn page",
    (path) => {
      const bytes = readFileSync(path);
      const torn = bytes.indexOf("message 30 ");
      writeFileSync(path, bytes.fill(0x55, torn - (torn % 4_096), torn - (torn % 4_096) + 4_096));
    },
  ],
  ["has lost its first bytes", (path) => writeFileSync(path, readFileSync(path).fill(0x55, 0, 100))],
  ["was cut short", (path) => writeFileSync(path, readFileSync(path).subarray(0, 5 * 4_096))],
];

test.each(DAMAGES)("a file that %s is set aside whole, and a new one takes messages", async (_, harm) => {
  const folder = await temporary();
  const path = join(folder, "outbox.db");
  const before = await openSqlite(folder, { clock });
  await fill(before, 60);
  await before.checkpoint();
  await before.close();
  harm(path);
  const bytes = readFileSync(path);
  const database = await open(folder);
  const [file = ""] = damagedFiles(folder);
  expect(file).toMatch(/^outbox\.damaged-\d{8}T\d{9}Z\.db$/);
  expect(readFileSync(join(folder, file)).equals(bytes)).toBe(true);
  expect(await waitingTexts(database)).toEqual([]);
  expect(await fill(database, 1)).toEqual(await waitingTexts(database));
});

test.each([
  ["is gone", (path: string) => rmSync(path)],
  ["is empty", (path: string) => writeFileSync(path, "")],
])("when the file %s beside a full log, both are set aside and nothing is deleted", async (_, lose) => {
  const { folder } = await killed(40);
  const log = readFileSync(join(folder, "outbox.db-wal"));
  lose(join(folder, "outbox.db"));
  expect(await waitingTexts(await open(folder))).toEqual([]);
  const kept = readdirSync(folder).find((name) => /^outbox\.damaged-.+\.db-wal$/.test(name)) ?? "";
  expect(readFileSync(join(folder, kept)).equals(log)).toBe(true);
  expect(damagedFiles(folder)).toHaveLength(1);
});

/** An outbox that is at work on a file in which a page is torn. It adds to `errors` what it tells. */
async function tornInUse(folder: string, errors: unknown[]): Promise<Database> {
  const path = join(folder, "outbox.db");
  const first = await openSqlite(folder, { clock });
  // More than the two megabytes that SQLite keeps in memory.
  await fill(first, 3_000);
  await first.checkpoint();
  await first.close();
  const database = await open(folder, (error) => errors.push(error));
  const bytes = readFileSync(path);
  const torn = bytes.indexOf("message 30 ");
  writeFileSync(path, bytes.fill(0x55, torn - (torn % 4_096), torn - (torn % 4_096) + 4_096));
  return database;
}

test("damage that shows while the file is in use is told, and the next start begins a new one", async () => {
  const folder = await temporary();
  const errors: unknown[] = [];
  const database = await tornInUse(folder, errors);
  await expect(waitingTexts(database)).rejects.toThrow("malformed");
  expect(errors).toHaveLength(1);
  await expect(waitingTexts(database)).rejects.toThrow("closed");
  expect(damagedFiles(folder)).toHaveLength(1);
  await database.close();
  expect(await waitingTexts(await open(folder))).toEqual([]);
});

test("two damaged files of the same second are both kept", async () => {
  const folder = await temporary();
  for (const bytes of ["the first", "the second"]) {
    for (const suffix of ["-wal", "-shm"]) rmSync(join(folder, `outbox.db${suffix}`), { force: true });
    writeFileSync(join(folder, "outbox.db"), bytes.repeat(1_000));
    await (await openSqlite(folder, { clock })).close();
    await clock.advance(1);
  }
  expect(damagedFiles(folder)).toHaveLength(2);
});

test("damage that shows while the file is in use is told even if the file cannot be set aside", async () => {
  const folder = await temporary();
  const errors: unknown[] = [];
  const database = await tornInUse(folder, errors);
  const time = new Date(clock.now()).toISOString().replaceAll(/[-:.]/g, "");
  mkdirSync(join(folder, `outbox.damaged-${time}.db`));
  await expect(waitingTexts(database)).rejects.toThrow("EISDIR");
  expect(errors).toHaveLength(1);
});

test.each(["outbox.db", "outbox.db-wal"])(
  "an outbox whose %s is deleted while it is in use is written again, whole, for the next start",
  async (name) => {
    const folder = await temporary();
    const errors: unknown[] = [];
    const database = await openSqlite(folder, { clock, onLost: (error) => errors.push(error) });
    const texts = await fill(database, 5);
    rmSync(join(folder, name));
    await expect(enqueue(createOutbox(database, clock), "into nothing")).rejects.toThrow("taken away");
    expect(errors).toHaveLength(1);
    expect(statSync(join(folder, "outbox.db")).mode & 0o777).toBe(0o600);
    await database.close();
    expect(await waitingTexts(await open(folder))).toEqual(texts);
  },
);

test("an outbox that is deleted while nobody asks anything of it is written again when the relay stops", async () => {
  const folder = join(await temporary(), "data");
  const database = await openSqlite(folder, { clock });
  const texts = await fill(database, 5);
  rmSync(folder, { recursive: true });
  await expect(database.close()).rejects.toThrow("taken away");
  expect(await waitingTexts(await open(folder))).toEqual(texts);
});

test("a loop that asks for the lead, as in a pause, learns that the outbox was deleted", async () => {
  const folder = join(await temporary(), "data");
  const errors: unknown[] = [];
  const database = await openSqlite(folder, { clock, onLost: (error) => errors.push(error) });
  const texts = await fill(database, 5);
  rmSync(folder, { recursive: true });
  await expect(database.tryLead()).rejects.toThrow("taken away");
  expect(errors).toHaveLength(1);
  await database.close();
  expect(await waitingTexts(await open(folder))).toEqual(texts);
});

test.each<[string, (folder: string) => void]>([
  ["folder is deleted", (folder) => rmSync(folder, { recursive: true })],
  [
    "files are all deleted",
    (folder) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
    },
  ],
])("an outbox whose %s while it is in use is written again, whole, for the next start", async (_, lose) => {
  const folder = join(await temporary(), "data");
  const errors: unknown[] = [];
  const database = await openSqlite(folder, { clock, onLost: (error) => errors.push(error) });
  const texts = await fill(database, 5);
  lose(folder);
  await expect(enqueue(createOutbox(database, clock), "into nothing")).rejects.toThrow("taken away");
  expect(errors).toHaveLength(1);
  await database.close();
  expect(await waitingTexts(await open(folder))).toEqual(texts);
});

test("an outbox that cannot be written again is kept, and it is tried at each use", async () => {
  const parent = await temporary();
  const folder = join(parent, "data");
  const errors: unknown[] = [];
  const database = await openSqlite(folder, { clock, onLost: (error) => errors.push(error) });
  const texts = await fill(database, 5);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "in the way");
  for (let index = 0; index < 3; index += 1) await expect(waitingTexts(database)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(errors).toHaveLength(0);
  rmSync(folder);
  await expect(waitingTexts(database)).rejects.toThrow("taken away");
  expect(errors).toHaveLength(1);
  await database.close();
  expect(await waitingTexts(await open(folder))).toEqual(texts);
});

test("what was accepted is set aside when another relay has begun a new outbox in its place", async () => {
  const folder = join(await temporary(), "data");
  const before = await openSqlite(folder, { clock });
  const texts = await fill(before, 5);
  rmSync(folder, { recursive: true });
  const next = await open(folder);
  const others = await fill(next, 1);
  await expect(waitingTexts(before)).rejects.toThrow("taken away");
  await before.close();
  expect(await waitingTexts(next)).toEqual(others);
  const [file = ""] = damagedFiles(folder);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  const rows = new Libsql(join(folder, file)).prepare("SELECT text FROM outbox ORDER BY id").all();
  expect(rows).toEqual(texts.map((text) => ({ text })));
});

test("an outbox whose lock is deleted takes nothing more, since another relay may work on it by now", async () => {
  const folder = await temporary();
  const errors: unknown[] = [];
  const database = await openSqlite(folder, { clock, onLost: (error) => errors.push(error) });
  const { ino } = statSync(join(folder, "outbox.db"));
  rmSync(join(folder, "outbox.lock"));
  await expect(enqueue(createOutbox(database, clock), "one")).rejects.toThrow("taken away");
  expect([errors.length, statSync(join(folder, "outbox.db")).ino]).toEqual([1, ino]);
  await database.close();
});

test("what somebody puts into the place of the file while it is in use stays as it is", async () => {
  const folder = await temporary();
  const path = join(folder, "outbox.db");
  const database = await open(folder);
  rmSync(path);
  writeFileSync(path, "another one");
  await expect(enqueue(createOutbox(database, clock), "one")).rejects.toThrow("taken away");
  expect(readFileSync(path, "utf8")).toBe("another one");
  expect(damagedFiles(folder)).toHaveLength(1);
});

test("what comes after the end is refused", async () => {
  const database = await openSqlite(await temporary(), { clock });
  await database.close();
  await expect(database.query("SELECT id FROM outbox")).rejects.toThrow("is closed");
});
