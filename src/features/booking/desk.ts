import { createVisitorLookup } from "#src/api/visitor.ts";
import { checkBooking } from "#src/domain/booking.ts";
import { bookingMessage } from "#src/domain/message.ts";
import { ResultDialog } from "./ResultDialog.tsx";

/** What only a form that is being filled in needs: its check, the operator's message, and the dialog that may follow. */
export const DESK = { checkBooking, createVisitorLookup, bookingMessage, ResultDialog };

export type Desk = typeof DESK;
