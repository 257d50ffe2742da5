import { existsSync } from "node:fs";
import { join } from "node:path";
import Libsql, { type Database as Connection } from "libsql";
import { reasonOf, StoreError } from "#relay/outbox/database.ts";
import { isDamaged } from "#relay/outbox/sqlite.ts";

/**
 * Opens the outbox in `folder` beside the relay that may be at work on it. Throws a `StoreError` that names `DATA_DIR` when there is
 * none, it is damaged, or it cannot be read.
 */
export function openOutboxFile(folder: string): Connection {
  const path = join(folder, "outbox.db");
  if (!existsSync(path))
    throw new StoreError(`DATA_DIR: there is no outbox at ${path}. Has a relay been started here?`);
  try {
    if (!isDamaged(path)) return new Libsql(path);
  } catch (error) {
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be read: ${reasonOf(error)}.`);
  }
  throw new StoreError(
    `DATA_DIR: the outbox ${path} is damaged. Start the relay, which sets it aside and begins a new one.`,
  );
}
