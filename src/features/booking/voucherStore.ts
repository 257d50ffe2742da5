import { randomKey } from "#src/api/messageSender.ts";
import { parseVouchers, serialiseVouchers, type Voucher } from "#src/domain/voucher.ts";
import { localStore } from "#src/storage.ts";
import { VOUCHERS_CHANGED, VOUCHERS_KEY } from "./voucherExpiry.ts";
import type { BookingWithFare } from "./submitBooking.ts";

/** Ids of vouchers that storage refused. They exist in memory until the page is left. */
let unsavedIds: ReadonlySet<string> = new Set();

/** Cached snapshot: `useSyncExternalStore` needs the same reference until something changes. */
let snapshot: { text: string | null; vouchers: readonly Voucher[] } | undefined;

/** The stored vouchers, newest first. */
export function readVouchers(): readonly Voucher[] {
  const text = localStore.get(VOUCHERS_KEY);
  if (snapshot?.text !== text) snapshot = { text, vouchers: parseVouchers(text, Date.now()) };
  return snapshot.vouchers;
}

/** Creates the voucher of a request that has just been sent. `reference` is that of the answer. */
export function createVoucher(request: BookingWithFare, reference: string | null): Voucher {
  return { id: randomKey(), sentAt: Date.now(), reference, ...request };
}

/** Adds a voucher to the store. Returns false if storage refused it: it then lasts until the page is left. */
export function saveVoucher(voucher: Voucher): boolean {
  const wasSaved = write([voucher, ...readVouchers()]);
  unsavedIds = wasSaved ? new Set() : new Set([...unsavedIds, voucher.id]);
  return wasSaved;
}

/** Whether a voucher is in storage, not only in memory until the page is left. */
export function isSaved({ id }: Voucher): boolean {
  return !unsavedIds.has(id);
}

/** Deletes a voucher from this device. */
export function deleteVoucher({ id }: Voucher): void {
  write(readVouchers().filter((one) => one.id !== id));
}

/** Calls `listener` after each change, including those in other tabs. Returns the unsubscribe function. */
export function subscribeToVouchers(listener: () => void): () => void {
  for (const type of [VOUCHERS_CHANGED, "storage"]) addEventListener(type, listener);
  return () => {
    for (const type of [VOUCHERS_CHANGED, "storage"]) removeEventListener(type, listener);
  };
}

function write(vouchers: readonly Voucher[]): boolean {
  if (vouchers.length === 0) localStore.remove(VOUCHERS_KEY);
  const wasSaved = vouchers.length === 0 || localStore.set(VOUCHERS_KEY, serialiseVouchers(vouchers));
  dispatchEvent(new Event(VOUCHERS_CHANGED));
  return wasSaved;
}
