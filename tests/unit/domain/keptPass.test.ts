import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { checkBooking } from "#src/domain/booking.ts";
import { checkExtras } from "#src/domain/extras.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
import {
  expiresAt,
  expiryDate,
  isOver,
  MAX_PASSES,
  parsePasses,
  serialisePasses,
  type KeptPass,
} from "#src/domain/keptPass.ts";

const DAY = 24 * 60 * 60 * 1000;
/** 14 July 2027, 23:30 in Bodrum. */
const RIDE = Date.parse("2027-07-14T20:30:00Z");
const SENT = Date.parse("2027-07-01T09:00:00Z");

function pass(extras: Partial<ExtrasForm> = {}, other: Partial<KeptPass> = {}): KeptPass {
  const check = checkBooking({
    fullName: "Emma Clarke",
    phone: "5321234567",
    from: "airport",
    to: "yalıkavak",
    date: "2027-07-14",
    time: "23:30",
    passengers: "2",
  });
  if (!check.ok) throw new Error("the booking is wrong");
  return {
    id: "one",
    sentAt: SENT,
    reference: "K7QF-2M9X",
    booking: check.booking,
    extras: checkExtras(extras).extras,
    amounts: { EUR: 75, TRY: 3705, USD: null, GBP: 65 },
    ...other,
  };
}

const ALL: ExtrasForm = {
  returnTrip: true,
  returnDate: "2027-07-21",
  returnTime: "11:00",
  flightDate: "2027-07-21",
  flightTime: "14:00",
  childSeats: "2",
  flightNumber: "TK 2512",
  luggage: "2 + 1",
  signName: "Zeynep Işıl",
  address: "Çökertme Caddesi 6",
  note: "Surf",
};

describe("stored passes", () => {
  test.each([
    ["plain", pass()],
    ["with everything", pass(ALL)],
    ["without a price", pass({}, { amounts: null })],
    ["without a reference", pass({}, { reference: null })],
    ["with a return on an open day", pass({ returnTrip: true })],
  ])("are parsed as they were serialised: %s", (_, kept) => {
    expect(parsePasses(serialisePasses([kept]), SENT)).toEqual([kept]);
  });

  test("are the newest, up to the maximum number", () => {
    const many = Array.from({ length: MAX_PASSES + 2 }, (_, index) =>
      pass({}, { id: String(index), sentAt: SENT + index }),
    );
    const read = parsePasses(serialisePasses(many), SENT);
    expect(read.map(({ id }) => id)).toEqual(["6", "5", "4", "3", "2"]);
  });

  test("have their expiry", () => {
    const kept = JSON.parse(serialisePasses([pass(), pass(ALL, { id: "two" })])) as { until: number }[];
    expect(kept.map(({ until }) => new Date(until).toISOString())).toEqual([
      "2027-07-21T20:30:00.000Z",
      "2027-07-28T08:00:00.000Z",
    ]);
  });
});

describe("a damaged store", () => {
  const [one = {}] = JSON.parse(serialisePasses([pass()])) as Record<string, unknown>[];
  const kept = (...passes: unknown[]) => JSON.stringify(passes);

  test.each([null, "", "{", "null", "7", '"text"', "[]", "{}", '{"passes":[]}', kept(null, 7, "x", [], {})])(
    "%s contains no passes",
    (text) => expect(parsePasses(text, SENT)).toEqual([]),
  );

  test.each<[string, object]>([
    ["no id", { id: 7 }],
    ["no moment", { sentAt: "yesterday" }],
    ["no booking", { booking: null }],
    ["a place that is not there", { booking: { ...(one["booking"] as object), from: "nowhere" } }],
    ["a day that does not exist", { booking: { ...(one["booking"] as object), date: "2027-02-30" } }],
  ])("with %s in a pass keeps the others", (_, damage) => {
    const read = parsePasses(kept({ ...one, ...damage }, one), SENT);
    expect(read).toEqual([pass()]);
  });

  test("with invalid extras or amounts keeps the pass without them", () => {
    const read = parsePasses(kept({ ...one, extras: 7, amounts: { EUR: 75, TRY: "many", USD: -1 } }), SENT);
    expect(read).toEqual([pass({}, { amounts: { EUR: 75, TRY: null, USD: null, GBP: null } })]);
  });

  test.each([undefined, 7, "", "K7QF", "k7qf-2m9x", "K7QF-2M9X<b>"])(
    "with the reference %j keeps the pass without one",
    (reference) => {
      expect(parsePasses(kept({ ...one, reference }), SENT)).toEqual([pass({}, { reference: null })]);
    },
  );

  test("never throws, and what is parsed can be serialised again", () => {
    fc.assert(
      fc.property(fc.json(), fc.object(), (text, damage) => {
        expect(parsePasses(text, SENT)).toEqual([]);
        const read = parsePasses(kept({ ...one, ...damage }), SENT);
        expect(parsePasses(serialisePasses(read), SENT)).toEqual(read);
      }),
    );
  });
});

describe("a ride", () => {
  test("is over twelve hours after its start, and expires seven days after it", () => {
    expect(isOver(pass(), RIDE + DAY / 2 - 1)).toBe(false);
    expect(isOver(pass(), RIDE + DAY / 2)).toBe(true);
    expect(expiresAt(pass())).toBe(RIDE + 7 * DAY);
    expect(expiryDate(pass())).toBe("2027-07-21");
    expect(parsePasses(serialisePasses([pass()]), RIDE + 7 * DAY - 1)).toHaveLength(1);
    expect(parsePasses(serialisePasses([pass()]), RIDE + 7 * DAY)).toEqual([]);
  });

  test.each<[string, Partial<ExtrasForm>, string]>([
    ["at its time", ALL, "2027-07-21T08:00:00Z"],
    ["on a day without a time", { ...ALL, returnTime: "" }, "2027-07-21T20:59:00Z"],
    ["on a day that is open", { returnTrip: true }, "2027-07-14T20:30:00Z"],
    ["before the way there", { ...ALL, returnDate: "2027-07-01" }, "2027-07-14T20:30:00Z"],
  ])("with a return %s expires after the return", (_, extras, last) => {
    expect(expiresAt(pass(extras)) - 7 * DAY).toBe(Date.parse(last));
  });

  test("in the past expires seven days after the request", () => {
    const late = pass({}, { sentAt: RIDE + 30 * DAY });
    expect(isOver(late, late.sentAt)).toBe(true);
    expect(expiresAt(late)).toBe(RIDE + 37 * DAY);
  });
});
