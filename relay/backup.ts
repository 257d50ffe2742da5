import { closeSync, existsSync, openSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { literal, reasonOf, StoreError } from "#relay/database.ts";

/**
 * Writes a consistent copy of the outbox in `dataDir` to `target` while a relay may be at work on it. The size of the copy in bytes.
 * Throws a `StoreError` when there is no outbox, the target exists, or it cannot be written.
 */
export async function backUp(dataDir: string, target: string): Promise<number> {
  const path = join(dataDir, "outbox.db");
  if (!existsSync(path)) throw new StoreError(`DATA_DIR: there is no outbox in ${dataDir}.`);
  try {
    // For its owner alone, since it holds what customers wrote; and never over another backup.
    closeSync(openSync(target, "wx", 0o600));
  } catch (error) {
    throw new StoreError(`${resolve(target)} cannot be written: ${reasonOf(error)}.`);
  }
  try {
    const { default: Libsql } = await import("libsql");
    const connection = new Libsql(path);
    connection.exec("PRAGMA busy_timeout = 5000");
    connection.exec(`VACUUM INTO ${literal(target)}`);
    connection.close();
    return statSync(target).size;
  } catch (error) {
    rmSync(target, { force: true });
    throw new StoreError(`The outbox ${path} cannot be copied: ${reasonOf(error)}.`);
  }
}
