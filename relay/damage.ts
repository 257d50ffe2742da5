import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Database as Connection } from "libsql";
import { codeOf, literal, type SqlValue } from "#relay/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/migrations.ts";
import { isDamagedLog, loggedPages, mendLog } from "#relay/walFile.ts";

type OpenConnection = (path: string) => Connection;

/** What came of a damaged outbox. */
export interface Damage {
  /** The name under which it was set aside, in the same folder. */
  file: string;
  /** How many messages that wait could be read from it and wait in the new file. */
  carried: number;
}

/** A file that is not there counts as empty. */
function bytesOf(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

/** Left by a relay that came upon damage while it worked: the file is set aside at the next start, whatever the check says then. */
function suspicion(folder: string): string {
  return join(folder, "outbox.suspect");
}

/** A new outbox that is whole, before it takes the place of the damaged one. */
function replacement(folder: string): string {
  return join(folder, "outbox.ready.db");
}

/** The path of an outbox that is not whole yet, for its owner alone; what an earlier attempt left there is gone. */
function emptyDraft(folder: string): string {
  const draft = join(folder, "outbox.draft.db");
  for (const path of [draft, `${draft}-journal`]) rmSync(path, { force: true });
  closeSync(openSync(draft, "wx", 0o600));
  return draft;
}

/**
 * Saves what a relay at work still has of files that were deleted under it: `copy` writes all of it to a path, and the next start puts
 * that in their place.
 */
export async function rescue(folder: string, copy: (path: string) => Promise<void>): Promise<void> {
  const draft = emptyDraft(folder);
  await copy(draft);
  const handle = openSync(draft, "r+");
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, replacement(folder));
  syncFolder(folder);
}

/** Has the outbox in `folder` set aside at the next start. */
export function suspect(folder: string): void {
  writeFileSync(suspicion(folder), "");
}

/** How a database begins. */
const SQLITE_START = Buffer.from("SQLite format 3\0", "latin1");
/** Where a database notes its size. With 0 there SQLite looks at the file. */
const SIZE_AT = 28;

/** How the file at `path` begins, and its size in bytes. One that is not there counts as empty. */
function startOf(path: string): { start: Buffer; size: number } {
  const start = Buffer.alloc(SQLITE_START.length);
  if (!existsSync(path)) return { start, size: 0 };
  const handle = openSync(path, "r");
  try {
    readSync(handle, start);
    return { start, size: fstatSync(handle).size };
  } finally {
    closeSync(handle);
  }
}

/**
 * Whether the file at `path` lacks something that its log, which is not damaged, builds on. SQLite deletes a log beside an empty file
 * without a word. An outbox never looks like that: its first page is on the disk before there is a log, and pages that a kill kept
 * from the file are in the log.
 */
function lacksPages(path: string, log: Buffer): boolean {
  const logged = loggedPages(log);
  if (logged === null) return false;
  const { start, size } = startOf(path);
  if (!start.equals(SQLITE_START)) return true;
  for (let page = Math.floor(size / logged.pageBytes) + 1; page <= logged.count; page += 1) {
    if (!logged.held.has(page)) return true;
  }
  return false;
}

/** Whether the outbox in `folder` is damaged as far as can be told without opening it. */
export function looksDamaged(folder: string): boolean {
  const path = join(folder, "outbox.db");
  const log = bytesOf(`${path}-wal`);
  return existsSync(suspicion(folder)) || isDamagedLog(log) || lacksPages(path, log);
}

/**
 * Fails with `SQLITE_CONSTRAINT` unless the file is sound. It is no query, because what was once prepared keeps a closed file open
 * until some later time, and SQLite then deletes a log by its name: the new file's.
 */
const CHECK = `
  CREATE TEMP TABLE verdict (answer TEXT CHECK (answer = 'ok'));
  INSERT INTO temp.verdict SELECT integrity_check FROM pragma_integrity_check(1);
  DROP TABLE temp.verdict`;

/** Whether SQLite says by it that the file is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
}

/** Whether the open file is an outbox that can be worked with. Rejects when it cannot be read at all. */
export function isSound(connection: Connection): boolean {
  try {
    connection.exec(CHECK);
    return true;
  } catch (error) {
    if (isDamage(error) || codeOf(error).startsWith("SQLITE_CONSTRAINT")) return false;
    throw error;
  }
}

/** Whether a new outbox is ready for the place of the damaged one in `folder`, and only the exchange was cut short. */
export function awaitsReplacement(folder: string): boolean {
  return existsSync(replacement(folder));
}

/** The names of the damaged files that were set aside in `folder`, oldest first. */
export function setAsideFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^outbox\.damaged-.*\.db$/.test(name))
    .toSorted();
}

/** A name for a damaged file that is not taken yet. */
function freeName(folder: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  for (let count = 1; ; count += 1) {
    const name = `outbox.damaged-${stamp}${count === 1 ? "" : `-${count}`}.db`;
    if (!existsSync(join(folder, name)) && !existsSync(join(folder, `${name}-wal`))) return name;
  }
}

/** Makes names that were given or taken in `folder` outlive a power cut. */
export function syncFolder(folder: string): void {
  // Windows has no such thing, and opens no folders.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function keep(from: string, to: string): void {
  if (!existsSync(from)) return;
  try {
    linkSync(from, to);
  } catch {
    // Not every file system gives a file a second name.
    copyFileSync(from, to);
  }
}

const COLUMNS = [
  "id",
  "reference",
  "text",
  "state",
  "idempotency_key",
  "body_hash",
  "created",
  "next_attempt",
  "attempts",
  "delivered",
] as const;
type OutboxRow = Record<(typeof COLUMNS)[number], SqlValue> & { place: number };

/** How many places are looked at behind the latest row found, when the last one cannot be told. */
const UNKNOWN_PLACES = 10_000;

/** Damage may look like a row. This is what a row of ours looks like. */
function isOurs({ id, reference, text, state, body_hash: hash, created, delivered }: OutboxRow): boolean {
  const isWaiting = (state === "waiting" || state === "refused") && typeof text === "string";
  return (
    /^\d{21}[0-9a-f]{10}$/.test(String(id)) &&
    typeof reference === "string" &&
    /^[0-9a-f]{64}$/.test(String(hash)) &&
    typeof created === "number" &&
    (isWaiting || (state === "delivered" && typeof delivered === "number"))
  );
}

/** What `work` gives; nothing when damage is in its way. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Row by row, so that one that cannot be read costs no other. Nothing, when there is no table of ours. */
function* readableRows(path: string, open: OpenConnection): Generator<OutboxRow> {
  const sql = `SELECT ${COLUMNS.join(", ")}, rowid AS place FROM outbox NOT INDEXED`;
  const connection = attempt(() => open(path));
  const one = attempt(() => connection?.prepare(`${sql} WHERE rowid = ?1`));
  if (connection === undefined || one === undefined) return;
  const rowOf = (rows: unknown) => (rows as OutboxRow[])[0];
  const endOf = (order: "ASC" | "DESC") =>
    attempt(() => rowOf(connection.prepare(`${sql} ORDER BY rowid ${order} LIMIT 1`).all()))?.place;
  const [first, last] = [endOf("ASC") ?? 1, endOf("DESC")];
  let latest = first;
  for (let place = first; place <= (last ?? latest + UNKNOWN_PLACES); place += 1) {
    const row = attempt(() => rowOf(one.all([place])));
    if (row === undefined || !isOurs(row)) continue;
    latest = place;
    yield row;
  }
}

/**
 * Copies a damaged file such that SQLite reads as much of it as there is. The first page says where the table lies; where it is gone,
 * the one of a new outbox stands in, as all begin alike.
 */
function copyReadable(from: string, to: string, open: OpenConnection): void {
  let firstPage: Buffer | null = null;
  if (!startOf(from).start.equals(SQLITE_START)) {
    const template = open(to);
    template.exec(["PRAGMA journal_mode = WAL", ...migrationsFrom(0)].join(";"));
    template.close();
    firstPage = readFileSync(to).subarray(0, 4_096);
  }
  copyFileSync(from, to);
  const handle = openSync(to, "r+");
  if (firstPage !== null) writeSync(handle, firstPage, 0, firstPage.length, 0);
  writeSync(handle, Buffer.alloc(4), 0, 4, SIZE_AT);
  closeSync(handle);
}

/** Carries over what can be read. Works on copies, since SQLite changes what it opens. The number of messages that wait. */
function salvage(folder: string, file: string, fresh: Connection, open: OpenConnection): number {
  const copy = join(folder, "outbox.salvage.db");
  const remove = () => ["", "-wal", "-shm"].forEach((part) => rmSync(copy + part, { force: true }));
  remove();
  copyReadable(join(folder, file), copy, open);
  writeFileSync(`${copy}-wal`, mendLog(bytesOf(join(folder, `${file}-wal`))));
  let carried = 0;
  for (const row of readableRows(copy, open)) {
    const values = COLUMNS.map((column) => literal(row[column])).join(", ");
    // Not prepared: what was prepared would keep the new file open under the name that it is about to lose.
    fresh.exec(`INSERT INTO outbox (${COLUMNS.join(", ")}, lease) VALUES (${values}, 0) ON CONFLICT DO NOTHING`);
    if (row.state !== "delivered") carried += 1;
  }
  remove();
  return carried;
}

/**
 * Sets the outbox in `folder`, which nobody may have open, aside as `outbox.damaged-<UTC time>.db` with its log, and puts a new one
 * in its place, with every row that can still be read. It may be cut short at any point: the damaged files stay until the new one
 * is whole, and `finishReplacement` does the rest. `now` is in milliseconds since 1970.
 */
export function replaceDamaged(folder: string, open: OpenConnection, now: number): Damage {
  const outbox = join(folder, "outbox.db");
  const file = freeName(folder, now);
  keep(outbox, join(folder, file));
  // What is set aside has one name, even if there is nothing but a log.
  if (!existsSync(outbox)) writeFileSync(join(folder, file), "", { mode: 0o600 });
  keep(`${outbox}-wal`, join(folder, `${file}-wal`));

  const draft = emptyDraft(folder);
  const fresh = open(draft);
  // One transaction in a plain journal: nothing beside the draft is left that would have to be moved along with it.
  fresh.exec("PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE");
  for (const statement of migrationsFrom(0)) fresh.exec(statement);
  const carried = salvage(folder, file, fresh, open);
  fresh.exec(`PRAGMA user_version = ${STORE_VERSION}; COMMIT`);
  fresh.close();
  syncFolder(folder);
  renameSync(draft, replacement(folder));
  finishReplacement(folder);
  return { file, carried };
}

/**
 * Puts a new outbox that is whole in the place of the damaged one. The old log must be gone before: SQLite would take it for the new
 * file's.
 */
export function finishReplacement(folder: string): void {
  const ready = replacement(folder);
  if (!awaitsReplacement(folder)) return;
  for (const part of ["-wal", "-shm", "-journal", ""]) rmSync(join(folder, `outbox.db${part}`), { force: true });
  renameSync(ready, join(folder, "outbox.db"));
  rmSync(suspicion(folder), { force: true });
  syncFolder(folder);
}
