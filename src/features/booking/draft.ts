import { extrasFromFields, RETURN_TRIP, type ExtrasForm } from "#src/domain/extrasForm.ts";
import { BOOKING_FIELDS, type BookingForm } from "#src/domain/bookingForm.ts";
import { SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { sessionStore } from "#src/storage.ts";

/** Unsent form values, kept in session storage. */
export interface Draft {
  form: Partial<BookingForm>;
  extras: Partial<ExtrasForm>;
  /** ISO code of the country of the phone number, because several countries share a dial code. */
  country?: string;
  /** The query string that prefilled the form. */
  query?: string;
  /** Key of the history entry in which it did. */
  entry?: string;
  /** The partner whose link led to the site. */
  via?: string;
}

/** Reads the draft; returns an empty one if none is stored or it cannot be parsed. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(SESSION_KEYS.reservationDraft) ?? "null");
    if (typeof stored !== "object" || stored === null) return { form: {}, extras: {} };
    const entries = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const values = new Map(entries);
    const form = BOOKING_FIELDS.flatMap((field) => {
      const value = values.get(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    const country = values.get("country");
    const query = values.get("query");
    const entry = values.get("entry");
    const via = values.get("via");
    return {
      form: Object.fromEntries(form),
      extras: extrasFromFields((name) => values.get(name)),
      ...(country === undefined ? {} : { country }),
      ...(query === undefined ? {} : { query }),
      ...(entry === undefined ? {} : { entry }),
      ...(via === undefined ? {} : { via }),
    };
  } catch {
    return { form: {}, extras: {} };
  }
}

/** Saves the form. If the browser refuses storage, the draft lasts until the page is left. */
export function saveDraft(
  form: BookingForm,
  { returnTrip, ...extras }: ExtrasForm,
  origin: Required<Pick<Draft, "country" | "query" | "entry" | "via">>,
): void {
  const returnTripEntry = returnTrip && { [RETURN_TRIP.name]: RETURN_TRIP.value };
  sessionStore.set(
    SESSION_KEYS.reservationDraft,
    JSON.stringify({ ...form, ...extras, ...returnTripEntry, ...origin }),
  );
}

/** Deletes the draft, after the form was sent or emptied. */
export function clearDraft(): void {
  sessionStore.remove(SESSION_KEYS.reservationDraft);
}
