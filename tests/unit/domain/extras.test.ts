import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { checkExtras, hasExtras, isReturnTooEarly } from "#src/domain/extras.ts";
import {
  areExtrasUntouched,
  EXTRA_MAX_LENGTH,
  EXTRAS_DEFAULTS,
  extrasFromFields,
  MAX_CHILD_SEATS,
  type ExtrasForm,
} from "#src/domain/extrasForm.ts";

describe("checkExtras", () => {
  test("an untouched form has no extras and no errors", () => {
    const { extras, errors } = checkExtras({});
    expect(errors).toEqual({});
    expect(hasExtras(extras)).toBe(false);
  });

  test("parses all fields", () => {
    const form: ExtrasForm = {
      returnTrip: true,
      returnDate: "2027-07-21",
      returnTime: "11:00",
      flightDate: "2027-07-21",
      flightTime: "14:00",
      childSeats: "2",
      flightNumber: " TK 2512 ",
      luggage: "3 + 1",
      signName: "Emma Clarke",
      address: "Palmarina, B12",
      note: "Two surfboards",
    };
    const { extras, errors } = checkExtras(form);
    expect(errors).toEqual({});
    expect(extras).toEqual({
      returnTrip: { date: "2027-07-21", time: "11:00" },
      departure: { date: "2027-07-21", time: "14:00" },
      childSeats: 2,
      flightNumber: "TK 2512",
      luggage: "3 + 1",
      signName: "Emma Clarke",
      address: "Palmarina, B12",
      note: "Two surfboards",
    });
    expect(hasExtras(extras)).toBe(true);
  });

  test("a return that is not requested has no date, whatever its fields contain", () => {
    const { extras, errors } = checkExtras({ returnTrip: false, returnDate: "nonsense", returnTime: "25:00" });
    expect(errors).toEqual({});
    expect(extras.returnTrip).toBeNull();
  });

  test.each<[Partial<ExtrasForm>, ReturnType<typeof checkExtras>["errors"]]>([
    [{ returnTrip: true }, { returnDate: "missing" }],
    [{ returnTrip: true, returnDate: "2027-02-30" }, { returnDate: "invalid" }],
    [{ returnTrip: true, returnDate: "2027-07-21", returnTime: "24:00" }, { returnTime: "invalid" }],
    [{ returnTrip: true, returnDate: "2027-07-21" }, {}],
    [{ childSeats: "" }, {}],
    [{ childSeats: "1.5" }, { childSeats: "invalid" }],
    [{ childSeats: "two" }, { childSeats: "invalid" }],
    [{ childSeats: "-1" }, { childSeats: "outOfRange" }],
    [{ childSeats: String(MAX_CHILD_SEATS + 1) }, { childSeats: "outOfRange" }],
    [{ flightNumber: "x".repeat(EXTRA_MAX_LENGTH.flightNumber + 1) }, { flightNumber: "tooLong" }],
    [{ note: "x".repeat(EXTRA_MAX_LENGTH.note) }, {}],
    [{ note: "x".repeat(EXTRA_MAX_LENGTH.note + 1) }, { note: "tooLong" }],
  ])("%j has the errors %j", (form, errors) => {
    expect(checkExtras(form).errors).toEqual(errors);
  });

  test("a return before the outbound ride is an error of its date, if the outbound ride is known", () => {
    const form = { returnTrip: true, returnDate: "2027-07-14", returnTime: "09:00" };
    const ride = { from: "airport", to: "torba", date: "2027-07-14" };
    expect(checkExtras(form, { ...ride, time: "23:30" }).errors).toEqual({ returnDate: "tooEarly" });
    expect(checkExtras(form, { ...ride, time: "08:00" }).errors).toEqual({});
    expect(checkExtras(form).errors).toEqual({});
  });

  test("a requested return stays requested if its date is invalid", () => {
    expect(checkExtras({ returnTrip: true, returnDate: "soon" }).extras.returnTrip).toEqual({ date: "", time: "" });
  });

  test("a flight is kept if a ride of the request ends at an airport", () => {
    const form = { flightTime: "14:00", returnTrip: true, returnDate: "2027-07-21" };
    const departureOn = (from: string, to: string, extras: Partial<ExtrasForm>) =>
      checkExtras(extras, { from, to, date: "2027-07-14", time: "10:00" }).extras.departure;
    expect(departureOn("torba", "airport", form)).toEqual({ date: "2027-07-14", time: "14:00" });
    expect(departureOn("airport", "torba", form)).toEqual({ date: "2027-07-21", time: "14:00" });
    expect(departureOn("airport", "torba", { ...form, returnTrip: false })).toBeNull();
    expect(departureOn("torba", "bitez", form)).toBeNull();
  });

  test("any input is parsed within the limits", () => {
    const form = fc.record(
      Object.fromEntries(
        Object.entries(EXTRAS_DEFAULTS).map(([field, value]) => [
          field,
          typeof value === "boolean" ? fc.boolean() : fc.string(),
        ]),
      ),
    );
    fc.assert(
      fc.property(form, (typed) => {
        const { extras } = checkExtras(typed as ExtrasForm);
        expect(extras.childSeats).toBeGreaterThanOrEqual(0);
        expect(extras.childSeats).toBeLessThanOrEqual(MAX_CHILD_SEATS);
        expect(extras.returnTrip !== null).toBe(typed["returnTrip"]);
      }),
    );
  });
});

describe("isReturnTooEarly", () => {
  const out = { date: "2027-07-14", time: "23:30" };

  test.each<[string, Partial<ExtrasForm>, boolean]>([
    ["not wanted", { returnTrip: false, returnDate: "2027-07-01" }, false],
    ["the day before", { returnTrip: true, returnDate: "2027-07-13", returnTime: "23:59" }, true],
    ["the same minute", { returnTrip: true, returnDate: "2027-07-14", returnTime: "23:30" }, true],
    ["a minute later", { returnTrip: true, returnDate: "2027-07-14", returnTime: "23:31" }, false],
    ["the same day, at no time yet", { returnTrip: true, returnDate: "2027-07-14" }, false],
    ["no day yet", { returnTrip: true, returnTime: "10:00" }, false],
  ])("%s", (_, form, tooEarly) => {
    expect(isReturnTooEarly(out, { ...EXTRAS_DEFAULTS, ...form })).toBe(tooEarly);
  });

  test("without a time of the outbound ride, its whole day is valid", () => {
    const form = { ...EXTRAS_DEFAULTS, returnTrip: true, returnDate: "2027-07-14", returnTime: "09:00" };
    expect(isReturnTooEarly({ date: "2027-07-14", time: "" }, form)).toBe(false);
  });
});

describe("extrasFromFields", () => {
  const read = (texts: Record<string, string>) => extrasFromFields((name) => texts[name]);

  test("reads the fields by name, and omits missing ones", () => {
    expect(read({ returnTrip: "yes", returnDate: "2027-07-21", note: "", isAdmin: "yes" })).toEqual({
      returnTrip: true,
      returnDate: "2027-07-21",
      note: "",
    });
    expect(read({})).toEqual({});
  });

  test("ignores another value of the return's checkbox", () => {
    expect(read({ returnTrip: "no" })).toEqual({});
  });
});

test("a field with another value than its default counts as touched", () => {
  expect(areExtrasUntouched(EXTRAS_DEFAULTS)).toBe(true);
  expect(areExtrasUntouched({ ...EXTRAS_DEFAULTS, returnTrip: true })).toBe(false);
  expect(areExtrasUntouched({ ...EXTRAS_DEFAULTS, childSeats: "1" })).toBe(false);
  expect(areExtrasUntouched({ ...EXTRAS_DEFAULTS, note: " " })).toBe(false);
});
