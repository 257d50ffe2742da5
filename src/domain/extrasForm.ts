/** Names of the controls for optional requests, in their order on the form. */
export const EXTRA_FIELDS = [
  "returnDate",
  "returnTime",
  "flightDate",
  "flightTime",
  "childSeats",
  "flightNumber",
  "luggage",
  "signName",
  "address",
  "note",
] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];
/** The day and the time of a flight, which stand beside the ride that leads to it. */
export type FlightField = "flightDate" | "flightTime";

/** Name and submitted value of the checkbox that adds a return trip. */
export const RETURN_TRIP = { name: "returnTrip", value: "yes" } as const;

/**
 * Raw values of the optional controls. Date and time of the return trip are ignored unless `returnTrip` is set, those of the flight unless
 * a ride ends at an airport. A flight without a date is on the day of that ride.
 */
export type ExtrasForm = Record<ExtraField, string> & { returnTrip: boolean };

/** Values of the empty optional controls. */
export const EXTRAS_DEFAULTS: ExtrasForm = {
  returnTrip: false,
  returnDate: "",
  returnTime: "",
  flightDate: "",
  flightTime: "",
  childSeats: "0",
  flightNumber: "",
  luggage: "",
  signName: "",
  address: "",
  note: "",
};

/** Maximum length of each text field, in UTF-16 code units as `maxlength` counts them. */
export const EXTRA_MAX_LENGTH = { flightNumber: 10, luggage: 60, signName: 100, address: 200, note: 500 } as const;

/** Most child seats that the form accepts. */
export const MAX_CHILD_SEATS = 4;

/**
 * Reads the optional fields from a text source such as a posted form or a saved draft. Absent fields are left out; the
 * return trip is wanted if its checkbox was submitted with its own value.
 */
export function extrasFromFields(textOf: (name: string) => string | null | undefined): Partial<ExtrasForm> {
  const form: Partial<ExtrasForm> = {};
  for (const field of EXTRA_FIELDS) {
    const text = textOf(field);
    if (typeof text === "string") form[field] = text;
  }
  if (textOf(RETURN_TRIP.name) === RETURN_TRIP.value) form.returnTrip = true;
  return form;
}

/** Whether every control has its default value. */
export function areExtrasUntouched(extras: ExtrasForm): boolean {
  return !extras.returnTrip && EXTRA_FIELDS.every((field) => extras[field] === EXTRAS_DEFAULTS[field]);
}
