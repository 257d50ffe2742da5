import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { localStore } from "#src/storage.ts";

/** Deletes expired and unreadable passes; `now` in milliseconds since 1970. */
export function deleteExpiredPasses(now: number): void {
  const text = localStore.get(LOCAL_KEYS.passes);
  if (text === null) return;
  const remaining = JSON.stringify(parseStoredEntries(text).filter((stored) => stored && stored.until > now));
  if (remaining === "[]") localStore.remove(LOCAL_KEYS.passes);
  else if (remaining !== text) localStore.set(LOCAL_KEYS.passes, remaining);
}

function parseStoredEntries(text: string): readonly ({ until: number } | null)[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
