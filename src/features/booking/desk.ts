import { createPost } from "#src/api/posting.ts";
import { createVisitorLookup } from "#src/api/visitor.ts";
import { checkBooking } from "#src/domain/booking.ts";
import { checkExtras } from "#src/domain/extras.ts";
import { bookingMessage } from "#src/domain/message.ts";
import { faultTexts } from "./faultTexts.ts";
import { ResultDialog } from "./ResultDialog.tsx";

/**
 * What only a form that is being filled in needs: its check with the words for it, the operator's message and its way to the relay,
 * and the dialog that may follow.
 */
export const DESK = {
  checkBooking,
  checkExtras,
  faultTexts,
  createVisitorLookup,
  bookingMessage,
  createPost,
  ResultDialog,
};

export type Desk = typeof DESK;
