import { LOCATIONS } from "#content/locations.ts";
import { BOOKING_DEFAULTS, prefillFromQuery } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS, RETURN_TRIP } from "#src/domain/extrasForm.ts";

/** Values of the form's controls by their names; a checkbox that is not checked is empty. */
export type FieldValues = Record<string, string>;

/** What must be true of the page and the chat after what the guest has done. */
export interface Model {
  /** What the form holds, wherever the guest is. */
  fields: FieldValues;
  /** Values that a field may have instead when the form is next seen. */
  alternatives: FieldValues;
  /** Values that a link has just filled in. */
  filledIn: FieldValues;
  /** Fields whose value is taken over when the form is next seen, because what the guest has pressed changes them. */
  unknown: Set<string>;
  /** Requests that the relay has accepted, without repetitions of the same one. */
  accepted: number;
  /** The requests that have arrived, but whose answer was lost: sending one again must not make another message. */
  unanswered: Set<string>;
  /** The visit has met a known fault and goes no further. */
  isOver: boolean;
}

const EMPTY_FIELDS: FieldValues = { ...BOOKING_DEFAULTS, ...EXTRAS_DEFAULTS, [RETURN_TRIP.name]: "" };

/** Fields without which nothing is sent. */
const REQUIRED = ["fullName", "phone", "from", "to", "date", "time"] as const;

/** What a trip consists of: buttons beside the form change these fields. */
const TRIP_FIELDS = ["from", "to", "vehicleType", "passengers", "childSeats", "countryCode"];

/** What a suggested time changes. */
const TIME_FIELDS = ["date", "time", "returnDate", "returnTime", "flightDate"];

export function newModel(): Model {
  return {
    fields: { ...EMPTY_FIELDS },
    alternatives: {},
    filledIn: {},
    unknown: new Set(),
    accepted: 0,
    unanswered: new Set(),
    isOver: false,
  };
}

/** The names of the required fields that are still empty. */
export const missingFields = ({ fields }: Model) => REQUIRED.filter((name) => fields[name]?.trim() === "");

function prefillOf(url: URL): FieldValues {
  return {
    ...prefillFromQuery(url.searchParams, (id) => LOCATIONS.some((place) => place.id === id && place.selectable)),
  };
}

/** The guest has followed a link: it fills in the form. */
export function followLink(model: Model, url: URL): void {
  if (!url.pathname.endsWith("/reservation")) return;
  model.filledIn = prefillOf(url);
  Object.assign(model.fields, model.filledIn);
  // The link's own note stands above the guest's.
  if (url.searchParams.has("note")) model.unknown.add("note");
}

/** What the page has to remember by. */
export interface Memory {
  isStorageBlocked: boolean;
  isSameDocument: boolean;
}

/** The guest has come back to an address, which may fill in the form unless it has done so before. */
export function returnTo(model: Model, url: URL, { isStorageBlocked, isSameDocument }: Memory): void {
  model.alternatives = prefillOf(url);
  if (url.searchParams.has("note")) model.unknown.add("note");
  if (!isStorageBlocked) return;
  // Nothing outlives the document, but browsers put back what was typed into a form.
  model.unknown = new Set(Object.keys(model.fields));
  if (!isSameDocument) model.unanswered.clear();
}

/** The guest has pressed a button that changes the trip, or takes a time that was suggested. */
export function pressTripButton(model: Model, label: string): void {
  const isTime = /\d\d:\d\d/.test(label);
  for (const name of isTime ? TIME_FIELDS : TRIP_FIELDS) model.unknown.add(name);
}

/** A request has been sent. `isHeard`: the answer has come. */
export function sendRequest(model: Model, isHeard: boolean): void {
  const request = JSON.stringify(model.fields);
  if (!model.unanswered.has(request)) model.accepted += 1;
  if (isHeard) model.unanswered.delete(request);
  else model.unanswered.add(request);
  if (isHeard) model.fields = { ...EMPTY_FIELDS };
}

/** Compares the form with the model, which takes over what it could not know. Returns what differs. */
export function compareFields(model: Model, seen: FieldValues, areScriptsHeld: boolean): string[] {
  const lost: string[] = [];
  for (const [name, expected] of Object.entries(model.fields)) {
    const value = seen[name];
    // Until the guest chooses another, the day of a flight is that of the ride.
    if (name === "flightDate" && expected === "") continue;
    // A number is split into dial code and number by the application.
    if (value === undefined || (areScriptsHeld && (name === "phone" || name === "countryCode"))) continue;
    if (value !== expected && value !== model.alternatives[name] && !model.unknown.has(name)) {
      const kind = name in model.filledIn ? "not filled in by the link" : "lost";
      lost.push(`${kind}: the field ${name} has "${value}" instead of "${expected}"`);
    }
    model.fields[name] = value;
  }
  model.alternatives = {};
  model.filledIn = {};
  model.unknown.clear();
  return lost;
}
