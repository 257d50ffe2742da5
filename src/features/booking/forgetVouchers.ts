/** Where the device keeps what was sent; the number is that of the shape of the text. */
export const VOUCHERS_KEY = "vouchers.1";

/** Told to the window whenever there is another voucher, or one less. */
export const VOUCHERS_CHANGED = "voucherschanged";

/** Deletes each voucher whose time has come, and what cannot be read; `now` in milliseconds since 1970. */
export function forgetOldVouchers(now: number): void {
  try {
    const text = localStorage.getItem(VOUCHERS_KEY);
    if (text === null) return;
    const left = JSON.stringify(keptOf(text).filter((kept) => kept && kept.until > now));
    if (left === "[]") localStorage.removeItem(VOUCHERS_KEY);
    else if (left !== text) localStorage.setItem(VOUCHERS_KEY, left);
  } catch {
    // A browser that lets nobody look has kept nothing.
    return;
  }
}

function keptOf(text: string): readonly ({ until: number } | null)[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
