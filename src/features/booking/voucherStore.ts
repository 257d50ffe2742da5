import { randomKey } from "#src/api/posting.ts";
import { vouchersOfText, vouchersText, type Voucher } from "#src/domain/voucher.ts";
import { VOUCHERS_CHANGED, VOUCHERS_KEY } from "./forgetVouchers.ts";
import type { Order } from "./useSending.ts";

/** What the device could not keep: it is there for as long as the page is. */
let unkept: readonly Voucher[] = [];

/** Vouchers, the newest first. The same list until something changes. */
let shown: { text: string | null; unkept: readonly Voucher[]; vouchers: readonly Voucher[] } | undefined;

export function readVouchers(): readonly Voucher[] {
  const text = keptText();
  if (shown?.text !== text || shown.unkept !== unkept) {
    shown = { text, unkept, vouchers: [...unkept, ...vouchersOfText(text, Date.now())] };
  }
  return shown.vouchers;
}

/** The voucher of a request that has just been sent. */
export function voucherOf(order: Order): Voucher {
  return { id: randomKey(), sentAt: Date.now(), ...order };
}

/** Keeps a voucher beside those that are kept. False where the device refuses: it is then there for as long as the page is. */
export function keepVoucher(voucher: Voucher): boolean {
  try {
    localStorage.setItem(VOUCHERS_KEY, vouchersText([voucher, ...vouchersOfText(keptText(), Date.now())]));
    tell();
    return true;
  } catch (error) {
    console.info("The voucher could not be kept on this device.", error);
    unkept = [voucher, ...unkept];
    tell();
    return false;
  }
}

export function isKept({ id }: Voucher): boolean {
  return !unkept.some((one) => one.id === id);
}

export function clearVoucher({ id }: Voucher): void {
  unkept = unkept.filter((one) => one.id !== id);
  const left = vouchersOfText(keptText(), Date.now()).filter((one) => one.id !== id);
  try {
    if (left.length > 0) localStorage.setItem(VOUCHERS_KEY, vouchersText(left));
    else localStorage.removeItem(VOUCHERS_KEY);
  } catch (error) {
    console.info("The device lets nothing be cleared.", error);
  }
  tell();
}

/** Calls `listener` after each change, in another tab, too. */
export function subscribeToVouchers(listener: () => void): () => void {
  for (const type of [VOUCHERS_CHANGED, "storage"]) addEventListener(type, listener);
  return () => {
    for (const type of [VOUCHERS_CHANGED, "storage"]) removeEventListener(type, listener);
  };
}

function tell(): void {
  dispatchEvent(new Event(VOUCHERS_CHANGED));
}

/** The text that is kept; null where there is none, or the browser lets nobody look. */
function keptText(): string | null {
  try {
    return localStorage.getItem(VOUCHERS_KEY);
  } catch {
    return null;
  }
}
