import { statSync } from "node:fs";
import { resolve } from "node:path";
import { codeOf } from "#relay/errorCode.ts";
import { openOutboxFile } from "#relay/operator/outboxFile.ts";
import { reasonOf, StoreError } from "#relay/outbox/database.ts";
import { writeCopy } from "#relay/outbox/sqlite.ts";

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
    writeCopy(outbox, path);
    return statSync(path).size;
  } catch (error) {
    const isThere = codeOf(error) === "EEXIST";
    throw new StoreError(
      isThere
        ? `${path} is there already, and is not written over (EEXIST): choose another name.`
        : `${path} cannot be written: ${reasonOf(error)}.`,
    );
  } finally {
    outbox.close();
  }
}
