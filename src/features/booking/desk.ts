import { parsePastedPhone, parseTypedPhone } from "#src/domain/phone.ts";
import { checkForm } from "./checkForm.ts";
import { ExtraFields, FilledExtras } from "./ExtraFields.tsx";
import { NearOffers } from "./NearOffers.tsx";
import { requestText } from "./requestText.ts";
import { ResultDialog } from "./ResultDialog.tsx";
import { createSender } from "./sender.ts";
import { Vouchers } from "./Vouchers.tsx";
import { keepVoucher, voucherOf } from "./voucherStore.ts";

/**
 * What only a form that is being filled in needs: the fields of what is asked for beyond the ride, what reads a phone number with its
 * country, near prices for a trip that has none, the check with the words for it, the request as a text, its way to the operator, and
 * what comes after it: the dialog, and the card that is kept.
 */
export const DESK = {
  ExtraFields,
  FilledExtras,
  parsePastedPhone,
  parseTypedPhone,
  NearOffers,
  checkForm,
  requestText,
  createSender,
  ResultDialog,
  voucherOf,
  keepVoucher,
  Vouchers,
};

export type Desk = typeof DESK;
