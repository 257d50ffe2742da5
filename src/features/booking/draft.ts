import { extrasOfTexts, RETURN_TRIP, type ExtrasForm } from "#src/domain/extrasForm.ts";
import { BOOKING_FIELDS, type BookingForm } from "#src/domain/bookingForm.ts";
import { SENT_ID } from "#src/i18n/paths.ts";

const KEY = "reservationDraft";
const POSTED = "reservationPosted";

/** What is kept of a form that was not sent yet, for as long as the tab lives. */
export interface Draft {
  form: Partial<BookingForm>;
  extras: Partial<ExtrasForm>;
  /** The country chosen for the phone: several share a dial code. */
  country?: string;
  /** The query of the address that the form was filled in from. */
  query?: string;
}

/** The draft; an empty one where none is kept, or what is kept cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return { form: {}, extras: {} };
    const entries = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const values = new Map(entries);
    const form = BOOKING_FIELDS.flatMap((field) => {
      const value = values.get(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    const country = values.get("country");
    const query = values.get("query");
    return {
      form: Object.fromEntries(form),
      extras: extrasOfTexts((name) => values.get(name)),
      ...(country === undefined ? {} : { country }),
      ...(query === undefined ? {} : { query }),
    };
  } catch {
    return { form: {}, extras: {} };
  }
}

/** Keeps the form; a browser that refuses to store keeps nothing, and the form works on. */
export function keepDraft(
  form: BookingForm,
  { returnTrip, ...extras }: ExtrasForm,
  country: string,
  query: string,
): void {
  try {
    const wanted = returnTrip && { [RETURN_TRIP.name]: RETURN_TRIP.value };
    sessionStorage.setItem(KEY, JSON.stringify({ ...form, ...extras, ...wanted, country, query }));
  } catch (error) {
    console.warn("The draft could not be kept.", error);
  }
}

/** To be called where the browser itself posts the form. */
export function notePosted(): void {
  try {
    sessionStorage.setItem(POSTED, "");
  } catch {
    // Nothing can be kept, so there is no draft.
  }
}

/** Ends the draft on the page that says that what the browser posted has arrived; once, because that page has a form of its own. */
export function endPosted(): void {
  try {
    if (location.hash !== `#${SENT_ID}` || sessionStorage.getItem(POSTED) === null) return;
    sessionStorage.removeItem(POSTED);
    endDraft();
  } catch {
    // As above.
  }
}

export function endDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn(error);
  }
}
