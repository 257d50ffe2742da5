/** Where the device keeps what was sent; the number is that of the shape of the text. */
export const VOUCHERS_KEY = "vouchers.1";

/** Told to the window whenever there is another voucher, or one less. */
export const VOUCHERS_CHANGED = "voucherschanged";

/** Deletes what is kept once the last of it is to be forgotten, and what cannot be read; `now` in milliseconds since 1970. */
export function forgetOldVouchers(now: number): void {
  try {
    const text = localStorage.getItem(VOUCHERS_KEY);
    if (text !== null && !(untilOf(text) > now)) localStorage.removeItem(VOUCHERS_KEY);
  } catch {
    // A browser that lets nobody look has kept nothing.
    return;
  }
}

function untilOf(text: string): number {
  try {
    return (JSON.parse(text) as { until: number }).until;
  } catch {
    return Number.NaN;
  }
}
