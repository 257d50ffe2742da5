import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import { contentKeyOf, formContentKey } from "./checkForm.ts";
import { clearDraft, readDraft } from "./draft.ts";
import { createPass, savePass } from "./passStore.ts";
import type { SentRequest } from "./sending.ts";
import type { BookingWithFare } from "./submitBooking.ts";

/**
 * Keeps the pass of a request that the relay has accepted, under the reference of its answer, and deletes the draft if it still holds that
 * request. `isSaved`: whether the pass is stored on this device.
 */
export function acceptRequest(
  request: BookingWithFare,
  reference: string | null,
): Pick<SentRequest, "pass" | "isSaved"> {
  const pass = createPass(request, reference);
  const isSaved = savePass(pass);
  const draft = readDraft();
  const form = { ...BOOKING_DEFAULTS, ...draft.form };
  const extras = { ...EXTRAS_DEFAULTS, ...draft.extras };
  if (formContentKey(form, extras) === contentKeyOf(request)) clearDraft();
  return { pass, isSaved };
}
