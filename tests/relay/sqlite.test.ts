import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#relay/outbox/database.ts";
import { STORE_VERSION } from "#relay/outbox/migrations.ts";
import { createOutbox, type EnqueueResult, type Outbox } from "#relay/outbox/outbox.ts";
import { damagedFiles, openSqlite } from "#relay/outbox/sqlite.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import { FIRST_STORE } from "#tests/support/firstStore.ts";
import { storedMessage, temporaryFolder } from "#tests/support/testRelay.ts";

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

function enqueue(outbox: Outbox, text: string): Promise<EnqueueResult> {
  return outbox.enqueue(storedMessage(text, { idempotencyKey: text }));
}

/** Stores `count` messages, by default each as large as half a page of the database. Returns their texts. */
async function fill(database: Database, count: number, length = 1_500): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, index) => `message ${index} ${"x".repeat(length)}`);
  const outbox = createOutbox(database, clock);
  for (const text of texts) await enqueue(outbox, text);
  return texts;
}

async function waitingTexts(database: Database): Promise<unknown[]> {
  const rows = await database.query("SELECT text FROM outbox WHERE state = 'waiting' ORDER BY id");
  return rows.map(({ text }) => text);
}

/** The files of a relay that was killed while all messages were only in the write-ahead log. */
async function filesAfterKill(count: number): Promise<{ folder: string; texts: string[] }> {
  const [running, folder] = [await temporary(), await temporary()];
  const texts = await fill(await open(running), count);
  for (const name of ["outbox.db", "outbox.db-wal"])
    writeFileSync(join(folder, name), readFileSync(join(running, name)));
  return { folder, texts };
}

test("accepted messages are still stored after the file is reopened", async () => {
  const folder = await temporary();
  const before = await openSqlite(folder, { clock });
  const texts = await fill(before, 3);
  await before.close();
  expect(await waitingTexts(await open(folder))).toEqual(texts);
});

test("commits are synchronous, and deleted data is overwritten", async () => {
  const database = await openSqlite(await temporary(), { clock });
  onTestFinished(() => database.close());
  // 2 is FULL: see https://sqlite.org/pragma.html#pragma_synchronous.
  expect(await database.query("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  expect(await database.query("PRAGMA secure_delete")).toEqual([{ secure_delete: 1 }]);
});

test("messages that a kill left in the write-ahead log are read at the next start, and nothing is set aside", async () => {
  const { folder, texts } = await filesAfterKill(20);
  expect(await waitingTexts(await open(folder))).toEqual(texts);
  expect(damagedFiles(folder)).toEqual([]);
});

test("after delivery no file in the folder contains the text", async () => {
  const folder = await temporary();
  const outbox = createOutbox(await open(folder), clock);
  const onDisk = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes("+905321234567"));
  // With a single row the file would contain nothing of it anyway.
  for (let row = 0; row < 20; row++) await enqueue(outbox, `Telefon: +905321234567\n${row}`);
  expect(onDisk()).toBe(true);
  for (let row = 0; row < 20; row++) await outbox.delivered((await outbox.next())?.id ?? "");
  await outbox.purge();
  expect(onDisk()).toBe(false);
});

test("while the file is being read its write-ahead log cannot be purged, and the purge reports that", async () => {
  const folder = await temporary();
  const outbox = createOutbox(await open(folder), clock);
  await enqueue(outbox, "Telefon: +905321234567");
  const reader = new Libsql(join(folder, "outbox.db"));
  reader.exec("BEGIN");
  reader.prepare("SELECT * FROM outbox").all();
  await outbox.delivered((await outbox.next())?.id ?? "");
  expect(await outbox.purge()).toBe(false);
  reader.exec("COMMIT");
  expect(await outbox.purge()).toBe(true);
  reader.close();
});

test("the files can be read only by the relay's user", async () => {
  const folder = await temporary();
  await fill(await open(folder), 1);
  for (const name of readdirSync(folder))
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
});

test("a store of the first version keeps its rows, and its version is stored", async () => {
  const folder = await temporary();
  const old = new Libsql(join(folder, "outbox.db"));
  for (const statement of FIRST_STORE) old.exec(statement);
  old.close();
  const database = await open(folder);
  expect(await database.query("SELECT reference, text, state, attempts, suspicious FROM outbox ORDER BY id")).toEqual([
    { reference: "K7QF-2M9X", text: "the first", state: "waiting", attempts: 1, suspicious: 0 },
    { reference: "B2CD-3FGH", text: "the second", state: "dead", attempts: 3, suspicious: 0 },
    { reference: "J4KM-5NPQ", text: null, state: "delivered", attempts: 1, suspicious: 0 },
  ]);
  expect(await database.query("PRAGMA user_version")).toEqual([{ user_version: STORE_VERSION }]);
});

test("a store of a later version is rejected and stays unchanged", async () => {
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

test("the error about an unusable folder names its setting", async () => {
  const folder = await temporary();
  writeFileSync(join(folder, "file"), "");
  await expect(openSqlite(join(folder, "file"), { clock })).rejects.toThrow(/^DATA_DIR: /);
});

test.runIf(process.platform === "linux")(
  "a folder that cannot be created is an error, not an endless loop",
  async () => {
    await expect(openSqlite("/proc/nope/data", { clock })).rejects.toThrow(/^DATA_DIR: /);
  },
);

test("a folder is created with those above it", async () => {
  const folder = join(await temporary(), "a", "b");
  await open(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

/** Overwrites the page with the thirtieth message. */
function tear(path: string): void {
  const bytes = readFileSync(path);
  const torn = bytes.indexOf("message 30 ");
  writeFileSync(path, bytes.fill(0x55, torn - (torn % 4_096), torn - (torn % 4_096) + 4_096));
}

const DAMAGES: [string, (path: string) => void][] = [
  ["is no database", (path) => writeFileSync(path, "a disk that lies. ".repeat(1_000))],
  ["has a torn page", tear],
  ["has lost its first bytes", (path) => writeFileSync(path, readFileSync(path).fill(0x55, 0, 100))],
  ["was cut short", (path) => writeFileSync(path, readFileSync(path).subarray(0, 5 * 4_096))],
];

test.each(DAMAGES)("a file that %s is set aside unchanged, and a new one accepts messages", async (_, harm) => {
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
])("if the file %s beside a full write-ahead log, both are set aside and nothing is deleted", async (_, breakFile) => {
  const { folder } = await filesAfterKill(40);
  const log = readFileSync(join(folder, "outbox.db-wal"));
  breakFile(join(folder, "outbox.db"));
  expect(await waitingTexts(await open(folder))).toEqual([]);
  const kept = readdirSync(folder).find((name) => /^outbox\.damaged-.+\.db-wal$/.test(name)) ?? "";
  expect(readFileSync(join(folder, kept)).equals(log)).toBe(true);
  expect(damagedFiles(folder)).toHaveLength(1);
});

test("damage that is found while the file is in use is reported, and the next start creates a new file", async () => {
  const folder = await temporary();
  const first = await openSqlite(folder, { clock });
  // More than the two megabytes of SQLite's page cache.
  await fill(first, 100, 40_000);
  await first.checkpoint();
  await first.close();
  const errors: unknown[] = [];
  const database = await open(folder, (error) => errors.push(error));
  tear(join(folder, "outbox.db"));
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

test.each<[string, (path: string) => void]>([
  ["deleted", (path) => rmSync(path)],
  ["replaced", (path) => renameSync(`${path}-wal`, path)],
])("an outbox that is %s while it is in use accepts nothing more, and that is reported once", async (_, breakFile) => {
  const folder = await temporary();
  const errors: unknown[] = [];
  const database = await open(folder, (error) => errors.push(error));
  const outbox = createOutbox(database, clock);
  await enqueue(outbox, "one");
  breakFile(join(folder, "outbox.db"));
  await expect(enqueue(outbox, "into nothing")).rejects.toThrow("taken away");
  await expect(enqueue(outbox, "into nothing")).rejects.toThrow("closed");
  expect(errors).toHaveLength(1);
});

test("a query after the close is rejected", async () => {
  const database = await openSqlite(await temporary(), { clock });
  await database.close();
  await expect(database.query("SELECT id FROM outbox")).rejects.toThrow("is closed");
});

test("a damaged lock file is named, and holds no messages", async () => {
  const folder = await temporary();
  writeFileSync(join(folder, "outbox.lock"), "x".repeat(9_000));
  await expect(openSqlite(folder, { clock })).rejects.toThrow(/outbox\.lock, which holds no messages, is damaged/);
});
