import { countryOfDialCode, type Country } from "#src/domain/countries.ts";
import { BOOKING_DEFAULTS, BOOKING_FIELDS, type BookingForm } from "#src/domain/bookingForm.ts";
import { areExtrasUntouched, EXTRAS_DEFAULTS, type ExtrasForm } from "#src/domain/extrasForm.ts";
import { parseCompletePhone, parseTypedPhone } from "#src/domain/phone.ts";
import { normalizePhoneInput, normalizeTypedPhone } from "#src/domain/phoneInput.ts";

/** State of the booking form. */
export interface BookingState {
  form: BookingForm;
  /** The optional fields. */
  extras: ExtrasForm;
  /** ISO code of the selected country, because several countries share a dial code. */
  country: string;
  /** Whether the prerendered form has been hydrated and its values restored. */
  isRestored: boolean;
  /** Time of the last change or of hydration; null before either. */
  changedAt: Date | null;
  /** Whether the dial-code picker has replaced the native select of the prerendered page. */
  hasPicker: boolean;
  /**
   * Whether an outbound ride to the airport has the row about its flight. A draft or a link that fills in the prerendered form does not
   * bring it, because it would move the fields that the guest is looking at; the next choice of a place or a time does.
   */
  hasFlightRow: boolean;
  /** Whether the guest edited a field before hydration. */
  wasEditedBeforeHydration: boolean;
  /** The query string that prefilled the form, and the key of the history entry in which it did; empty if none did. */
  query: string;
  entry: string;
  /** The partner whose link led to the site in this tab (`parseVia`); empty if none did. */
  via: string;
}

/** Initial values, merged from the form's own controls, the address and the draft. */
export interface RestoredValues {
  form: BookingForm;
  extras: ExtrasForm;
  /** Undefined if only the dial code is known. */
  country: string | undefined;
  hasPicker: boolean;
  wasEditedBeforeHydration: boolean;
  query: string;
  entry: string;
  via: string;
}

/** Actions of the form reducer; `at` is the time of the change. */
export type BookingAction =
  | { type: "restored"; values: RestoredValues; at: Date }
  | { type: "changed"; values: Partial<BookingForm>; at: Date }
  | { type: "extrasChanged"; values: Partial<ExtrasForm> }
  | { type: "countryChosen"; code: string; at: Date }
  /** `isComplete`: pasted, autofilled or blurred. While still being typed, the first digits may be those of another country. */
  | { type: "phoneEntered"; text: string; isComplete: boolean; at: Date }
  | { type: "pickerShown" }
  | { type: "reset" };

const TRIP_FIELDS = ["from", "to", "date", "time"] as const;

/** State of an untouched form: the default values. `isPrerendered`: the page has the form already, and React takes it over. */
export function initialState(countries: readonly Country[], isPrerendered: boolean): BookingState {
  return {
    form: BOOKING_DEFAULTS,
    extras: EXTRAS_DEFAULTS,
    country: countries[0]?.code ?? "",
    isRestored: false,
    changedAt: null,
    hasPicker: false,
    hasFlightRow: !isPrerendered,
    wasEditedBeforeHydration: false,
    query: "",
    entry: "",
    via: "",
  };
}

/** Creates the reducer of the booking form for a list of countries. */
export function bookingReducer(countries: readonly Country[]) {
  function withPhone(form: BookingForm, country: string, text: string, isComplete: boolean) {
    const [parse, normalize] = isComplete
      ? [parseCompletePhone, normalizePhoneInput]
      : [parseTypedPhone, normalizeTypedPhone];
    const international = parse(text, countries);
    if (!international) return { form: { ...form, phone: normalize(text) }, country };
    const { dialCode, number } = international;
    const isOfCountry = countries.some((one) => one.code === country && one.dialCode === dialCode);
    return {
      form: { ...form, countryCode: dialCode, phone: number },
      country: isOfCountry ? country : (countryOfDialCode(countries, dialCode)?.code ?? country),
    };
  }

  return (state: BookingState, action: BookingAction): BookingState => {
    switch (action.type) {
      case "restored": {
        const { form, country, ...others } = action.values;
        const entry =
          countries.find(({ code, dialCode }) => code === country && dialCode === form.countryCode) ??
          countryOfDialCode(countries, form.countryCode);
        const withDialCode = { ...form, countryCode: entry?.dialCode ?? form.countryCode };
        // The number may have been typed or autofilled before hydration.
        const restored = withPhone(withDialCode, entry?.code ?? state.country, form.phone, true);
        const hasFlightRow = state.hasFlightRow || others.extras.flightTime !== "";
        return { ...others, ...restored, hasFlightRow, isRestored: true, changedAt: action.at };
      }
      case "changed":
        return {
          ...state,
          form: { ...state.form, ...action.values },
          hasFlightRow: state.hasFlightRow || TRIP_FIELDS.some((field) => field in action.values),
          changedAt: action.at,
        };
      case "extrasChanged":
        return { ...state, extras: { ...state.extras, ...action.values } };
      case "countryChosen": {
        const entry = countries.find(({ code }) => code === action.code);
        if (!entry) return state;
        const form = { ...state.form, countryCode: entry.dialCode };
        return { ...state, form, country: entry.code, changedAt: action.at };
      }
      case "phoneEntered":
        return {
          ...state,
          ...withPhone(state.form, state.country, action.text, action.isComplete),
          changedAt: action.at,
        };
      case "pickerShown":
        return { ...state, hasPicker: state.isRestored };
      case "reset":
        return {
          ...state,
          form: BOOKING_DEFAULTS,
          extras: EXTRAS_DEFAULTS,
          country: countryOfDialCode(countries, BOOKING_DEFAULTS.countryCode)?.code ?? "",
          query: "",
          entry: "",
        };
    }
  };
}

/** Whether every field has its default value. */
export function isUntouched(form: BookingForm, extras: ExtrasForm): boolean {
  return BOOKING_FIELDS.every((field) => form[field] === BOOKING_DEFAULTS[field]) && areExtrasUntouched(extras);
}
