import { localStore } from "#src/storage.ts";

/** Local storage key of the passes; the number is the version of the stored format. */
export const PASSES_KEY = "vouchers.1";

/** Event dispatched on the window whenever a pass was added or deleted. */
export const PASSES_CHANGED = "passeschanged";

/** Deletes expired and unreadable passes; `now` in milliseconds since 1970. */
export function deleteExpiredPasses(now: number): void {
  const text = localStore.get(PASSES_KEY);
  if (text === null) return;
  const remaining = JSON.stringify(parseStoredEntries(text).filter((stored) => stored && stored.until > now));
  if (remaining === "[]") localStore.remove(PASSES_KEY);
  else if (remaining !== text) localStore.set(PASSES_KEY, remaining);
}

function parseStoredEntries(text: string): readonly ({ until: number } | null)[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
