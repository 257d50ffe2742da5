import { createPortal } from "react-dom";

import { VoucherSheet } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { voucherView, type VoucherInput } from "./voucherView.ts";

/** The request on a sheet of paper: out of sight on a screen, and all that is printed while it is in the page. */
export function RequestSheet(input: VoucherInput) {
  const view = voucherView({ ...input, now: new Date(input.voucher.sentAt) });
  return createPortal(<VoucherSheet {...view} facts={view.paperFacts} />, document.body);
}
