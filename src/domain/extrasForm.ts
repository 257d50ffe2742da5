/** The controls by name for what a request may say beyond what every ride needs, in their order on the form. */
export const EXTRA_FIELDS = [
  "returnDate",
  "returnTime",
  "childSeats",
  "flightNumber",
  "luggage",
  "signName",
  "address",
  "note",
] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** The control that adds the way back, and what a form sends of it. */
export const RETURN_TRIP = { name: "returnTrip", value: "yes" } as const;

/** What the controls hold. Date and time of the return count only while it is wanted. */
export type ExtrasForm = Record<ExtraField, string> & { returnTrip: boolean };

export const EXTRAS_DEFAULTS: ExtrasForm = {
  returnTrip: false,
  returnDate: "",
  returnTime: "",
  childSeats: "0",
  flightNumber: "",
  luggage: "",
  signName: "",
  address: "",
  note: "",
};

/** The longest value of each free field, in UTF-16 units as `maxlength` counts them. */
export const EXTRA_MAX_LENGTH = { flightNumber: 10, luggage: 60, signName: 100, address: 200, note: 500 } as const;

export const MAX_CHILD_SEATS = 4;

/**
 * The controls out of what was sent or kept as text by name, such as a posted form; one that is not there is left out, and the way
 * back is wanted where its control is there with its own value.
 */
export function extrasOfTexts(textOf: (name: string) => string | null | undefined): Partial<ExtrasForm> {
  const form: Partial<ExtrasForm> = {};
  for (const field of EXTRA_FIELDS) {
    const text = textOf(field);
    if (typeof text === "string") form[field] = text;
  }
  if (textOf(RETURN_TRIP.name) === RETURN_TRIP.value) form.returnTrip = true;
  return form;
}

/** Whether every control holds its default. */
export function areExtrasUntouched(extras: ExtrasForm): boolean {
  return !extras.returnTrip && EXTRA_FIELDS.every((field) => extras[field] === EXTRAS_DEFAULTS[field]);
}
