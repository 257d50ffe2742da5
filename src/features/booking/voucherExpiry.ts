import { localStore } from "#src/storage.ts";

/** Local storage key of the vouchers; the number is the version of the stored format. */
export const VOUCHERS_KEY = "vouchers.1";

/** Event dispatched on the window whenever a voucher was added or deleted. */
export const VOUCHERS_CHANGED = "voucherschanged";

/** Deletes expired and unreadable vouchers; `now` in milliseconds since 1970. */
export function deleteExpiredVouchers(now: number): void {
  const text = localStore.get(VOUCHERS_KEY);
  if (text === null) return;
  const remaining = JSON.stringify(parseStoredEntries(text).filter((stored) => stored && stored.until > now));
  if (remaining === "[]") localStore.remove(VOUCHERS_KEY);
  else if (remaining !== text) localStore.set(VOUCHERS_KEY, remaining);
}

function parseStoredEntries(text: string): readonly ({ until: number } | null)[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
