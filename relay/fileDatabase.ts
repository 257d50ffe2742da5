import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createTables, reasonOf, StoreError, type Database, type Row } from "#relay/database.ts";

/**
 * Opens `outbox.db` in `folder`, creating both if need be. Throws a `StoreError` naming `DATA_DIR` if it cannot be written.
 * One process per folder.
 */
export async function openFileDatabase(folder: string): Promise<Database> {
  const path = join(folder, "outbox.db");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { default: Libsql } = await import("libsql");
    const connection = new Libsql(path);
    connection.pragma("busy_timeout = 2000");
    connection.pragma("journal_mode = WAL");
    // The answer to a visitor waits for the disk: "accepted" has to survive a power cut.
    connection.pragma("synchronous = FULL");
    connection.pragma("secure_delete = ON");
    // Fails now instead of at the first booking when the file cannot be written. It takes a write to find out: a transaction
    // alone quietly becomes one that only reads.
    connection.exec("BEGIN IMMEDIATE; PRAGMA user_version = 1; ROLLBACK");

    const statements = new Map<string, ReturnType<typeof connection.prepare>>();
    const { ino } = statSync(path);
    let leading = false;
    const database: Database = {
      async query(sql, values = []) {
        // A file that was deleted or replaced takes writes as before, and loses them with the process.
        if (statSync(path).ino !== ino) throw new StoreError(`${path} was replaced while it was in use.`);
        let statement = statements.get(sql);
        if (statement === undefined) {
          statement = connection.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
          statements.set(sql, statement);
        }
        if (statement.reader) return statement.all([...values]) as Row[];
        statement.run([...values]);
        return [];
      },
      async lead() {
        // Nobody else works on this file, so a lease found at first belongs to a process that is gone.
        if (!leading) await database.query("UPDATE outbox SET lease = 0 WHERE lease > 0");
        leading = true;
        return true;
      },
      async scrub() {
        connection.pragma("wal_checkpoint(TRUNCATE)");
      },
      async close() {
        connection.close();
      },
      pollMs: null,
    };
    await createTables(database);
    return database;
  } catch (error) {
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be opened for writing: ${reasonOf(error)}.`);
  }
}
