import { describeError, type Log } from "#relay/log.ts";
import type { Database } from "#relay/database.ts";
import type { Settings } from "#relay/env.ts";
import { openFileDatabase } from "#relay/fileDatabase.ts";
import { openPostgres } from "#relay/postgres.ts";

/** A relay that is told to stop ends within ten seconds: the next one on the same folder waits for it as long, in milliseconds. */
const FOLDER_WAIT_MS = 10_000;

interface StoreOptions {
  log: Log;
  /** Shows a sentence to the person at the terminal. */
  say: (sentence: string) => void;
  /** The store was found damaged while in use: only a new start can set it aside. */
  onDamage: () => void;
}

/** Opens the store that the settings name. Throws a `StoreError` that names the setting if it cannot be used. */
export function openStore(settings: Settings, { log, say, onDamage }: StoreOptions): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return openPostgres(
      databaseUrl,
      (error) => log.warn("outbox", { outcome: "connection lost", error: describeError(error) }),
      {
        onSilence: () =>
          log.warn("outbox", { outcome: "the delivering replica fell silent", next: "another delivers" }),
      },
    );
  }
  return openFileDatabase(dataDir, {
    waitMs: FOLDER_WAIT_MS,
    onWait: (holder) => say(`Another relay (${holder}) still works on ${dataDir}: waiting for it to end …`),
    onReplaced({ file, carried }) {
      log.error("outbox", { outcome: "damaged", setAside: file, carried });
      say(
        `THE OUTBOX WAS DAMAGED. It was set aside as ${file} in ${dataDir}, and a new one took its place.\n` +
          `${carried} waiting messages could be read and will be delivered; whether there were more cannot be told.\n` +
          "Keep the file until somebody has looked at it: it holds what customers wrote. Then delete it.",
      );
    },
    onDamage,
  });
}
