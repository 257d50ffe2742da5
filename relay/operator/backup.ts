import { closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { codeOf } from "#relay/errorCode.ts";
import { openOutboxFile } from "#relay/operator/outboxFile.ts";
import { reasonOf, StoreError } from "#relay/outbox/database.ts";

/** Copies an outbox in Postgres, for its owner alone and never over another copy. Restored, it replaces what is there. */
export const POSTGRES_BACKUP =
  "(umask 077; set -C; pg_dump --clean --if-exists --table='outbox*' \"$DATABASE_URL\" > outbox.sql)";

/**
 * Copies the outbox in `dataDir` to `target`, whether a relay is at work on it or not, and returns the size of the copy in bytes. Throws a
 * `StoreError` when there is no outbox, it is damaged, or the target exists or cannot be written.
 */
export function backUp(dataDir: string, target: string): number {
  const path = resolve(target);
  const outbox = openOutboxFile(dataDir);
  try {
    // For its owner alone, and never over another file.
    closeSync(openSync(path, "wx", 0o600));
    outbox.exec(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
    const copy = openSync(path, "r+");
    fsyncSync(copy);
    closeSync(copy);
    return statSync(path).size;
  } catch (error) {
    if (codeOf(error) === "EEXIST")
      throw new StoreError(`${path} is there already, and is not written over: choose another name.`);
    rmSync(path, { force: true });
    throw new StoreError(`${path} cannot be written: ${reasonOf(error)}.`);
  } finally {
    outbox.close();
  }
}
