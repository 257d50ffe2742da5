import { describe, expect, test } from "vitest";

import { COUNTRIES } from "#content/countries.ts";
import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import type { Country } from "#src/domain/countries.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import {
  bookingReducer,
  initialState,
  type BookingAction,
  type RestoredValues,
} from "#src/features/booking/bookingState.ts";

const countries: Country[] = COUNTRIES.map(({ code, dialCode, name }) => ({ code, dialCode, name: name.en }));
const reduce = bookingReducer(countries);
const NOW = new Date("2026-11-23T12:00:00Z");

function after(...actions: BookingAction[]) {
  return actions.reduce(reduce, initialState(countries, true));
}

function restored(values: Partial<RestoredValues> = {}): BookingAction {
  const defaults = {
    form: BOOKING_DEFAULTS,
    extras: EXTRAS_DEFAULTS,
    country: undefined,
    hasPicker: true,
    wasEditedBeforeHydration: false,
    query: "",
    entry: "",
    via: "",
  };
  return { type: "restored", values: { ...defaults, ...values }, at: NOW };
}

describe.each([
  ["+44 7700 900123", "GB", "+44", "7700900123"],
  ["0044 7700 900123", "GB", "+44", "7700900123"],
  ["+7 (912) 345-67-89", "RU", "+7", "9123456789"],
  ["0532 123 45 67", "TR", "+90", "05321234567"],
])("the number %s", (text, country, countryCode, phone) => {
  const expected = { country, form: { countryCode, phone } };

  test("is parsed if it was typed or autofilled before hydration", () => {
    expect(after(restored({ form: { ...BOOKING_DEFAULTS, phone: text } }))).toMatchObject(expected);
  });

  test("is parsed when it is pasted into an untouched form", () => {
    expect(after(restored(), { type: "phoneEntered", text, isComplete: true, at: NOW })).toMatchObject(expected);
  });

  test("is parsed when the browser autofills it at once", () => {
    expect(after(restored(), { type: "phoneEntered", text, isComplete: false, at: NOW })).toMatchObject(expected);
  });
});

test("an extension stays in the field while it is typed, and goes once the field is left", () => {
  const typed = after(restored(), { type: "phoneEntered", text: "532 123 45 67 ext 5", isComplete: false, at: NOW });
  expect(typed.form.phone).toBe("5321234567 ext 5");
  const left = reduce(typed, { type: "phoneEntered", text: typed.form.phone, isComplete: true, at: NOW });
  expect(left.form.phone).toBe("5321234567");
});

test("a selected country stays if a number has the dial code that it shares", () => {
  const state = after(
    restored(),
    { type: "countryChosen", code: "KZ", at: NOW },
    { type: "phoneEntered", text: "+7 701 234 56 78", isComplete: true, at: NOW },
  );
  expect(state).toMatchObject({ country: "KZ", form: { countryCode: "+7", phone: "7012345678" } });
});

test("a stored country is selected again if it has the dial code, and another one is not", () => {
  const form = { ...BOOKING_DEFAULTS, countryCode: "+7" };
  expect(after(restored({ form, country: "KZ" })).country).toBe("KZ");
  expect(after(restored({ form, country: "DE" })).country).toBe("RU");
});

describe("the row about a flight", () => {
  const airport: Partial<RestoredValues> = { form: { ...BOOKING_DEFAULTS, from: "yalikavak", to: "airport" } };

  test("is not brought by what fills in the prerendered form", () => {
    expect(after(restored(airport)).hasFlightRow).toBe(false);
  });

  test.each(["from", "to", "date", "time"])("comes once the guest has changed %s", (field) => {
    expect(after(restored(airport), { type: "changed", values: { [field]: "" }, at: NOW }).hasFlightRow).toBe(true);
  });

  test("does not move the controls below it while they are used", () => {
    const { hasFlightRow } = after(restored(airport), { type: "changed", values: { passengers: "2" }, at: NOW });
    expect(hasFlightRow).toBe(false);
  });

  test("is there at once if a time was entered in it, or if the form comes with another page", () => {
    expect(after(restored({ extras: { ...EXTRAS_DEFAULTS, flightTime: "14:00" } })).hasFlightRow).toBe(true);
    expect(reduce(initialState(countries, false), restored(airport)).hasFlightRow).toBe(true);
  });
});

test("the form is restored once, and stays so after a reset", () => {
  expect(after()).toMatchObject({ isRestored: false, changedAt: null });
  expect(after(restored(), { type: "reset" })).toMatchObject({
    isRestored: true,
    form: BOOKING_DEFAULTS,
    country: "TR",
  });
});

test("the picker replaces the select only after hydration", () => {
  expect(after({ type: "pickerShown" }).hasPicker).toBe(false);
  expect(after(restored({ hasPicker: false }), { type: "pickerShown" }).hasPicker).toBe(true);
});
