import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { codeOf } from "#relay/log.ts";
import { reasonOf, StoreError } from "#relay/outbox/database.ts";
import { isDamaged, openReadOnly } from "#relay/outbox/sqlite.ts";

/** What to do about an error of the copy, by its error code. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ["EEXIST", "there is a file of that name already, which is left as it is; give the copy another name"],
  ["ENOENT", "there is no such folder; make it first, or choose another one"],
  ["EACCES", "this user may not write there; choose another folder"],
]);

/**
 * Copies the outbox in `dataDir` to `target`, whether a relay is running or not, and returns the size of the copy in bytes. Throws a
 * `StoreError` if there is no outbox, it is damaged, or the target exists or cannot be written.
 */
export function backUp(dataDir: string, target: string): number {
  const [path, copy] = [join(dataDir, "outbox.db"), resolve(target)];
  try {
    // First, because a log without its file counts as damaged, too.
    if (isDamaged(path)) throw new StoreError("it is damaged. Start the relay, which sets it aside");
    if (!existsSync(path))
      throw new StoreError(
        "there is none, since no relay has been started here yet. Give the DATA_DIR of the relay that is running",
      );
    // Only its owner can read it, and it never overwrites a file.
    closeSync(openSync(copy, "wx", 0o600));
    writeCopy(path, copy);
    return statSync(copy).size;
  } catch (error) {
    const reason = ADVICE.get(codeOf(error)) ?? reasonOf(error);
    throw new StoreError(`The outbox ${path} cannot be copied to ${copy}: ${reason}.`);
  }
}

function writeCopy(path: string, copy: string): void {
  const outbox = openReadOnly(path);
  try {
    outbox.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
    const file = openSync(copy, "r+");
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    rmSync(copy);
    throw error;
  } finally {
    outbox.close();
  }
}
