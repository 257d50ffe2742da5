import { closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { syncFolder } from "#relay/damage.ts";
import { literal, reasonOf, StoreError } from "#relay/database.ts";
import { readOutboxFile } from "#relay/fileReader.ts";

/**
 * The line that copies an outbox in Postgres. When the copy is restored, what is there gives way to it. It is for its owner alone, since
 * it holds what customers wrote, and never takes the place of another one.
 */
export const POSTGRES_BACKUP =
  "(umask 077; set -C; pg_dump --clean --if-exists --table='outbox*' \"$DATABASE_URL\" > outbox.sql)";

function sync(path: string): void {
  const handle = openSync(path, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Writes a consistent copy of the outbox in `dataDir` to `target`, whether a relay is at work on it or not, and changes nothing in
 * `dataDir`. The size of the copy in bytes. Throws a `StoreError` when there is no outbox, it is damaged, the target exists, or it
 * cannot be written.
 */
export async function backUp(dataDir: string, target: string): Promise<number> {
  const path = resolve(target);
  try {
    // For its owner alone, since it holds what customers wrote; and never over another backup.
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    throw new StoreError(`${path} cannot be written: ${reasonOf(error)}.`);
  }
  try {
    await readOutboxFile(dataDir, [dirname(path)], (outbox) => outbox.exec(`VACUUM INTO ${literal(path)}`));
    sync(path);
    syncFolder(dirname(path));
    return statSync(path).size;
  } catch (error) {
    rmSync(path, { force: true });
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${path} cannot be written: ${reasonOf(error)}.`);
  }
}
