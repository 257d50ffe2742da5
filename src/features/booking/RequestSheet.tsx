import { createPortal } from "react-dom";

import { VoucherSheet } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { voucherView, type VoucherInput } from "./voucherView.ts";

/** Printable version of a request: hidden on screen; while it is rendered, nothing else on the page is printed. */
export function RequestSheet(input: VoucherInput) {
  const view = voucherView({ ...input, now: new Date(input.voucher.sentAt) });
  return createPortal(<VoucherSheet {...view} facts={view.paperFacts} />, document.body);
}
