import fc from "fast-check";
import { expect, test } from "vitest";
import { PLACE_IDS } from "#content/placeIds.ts";
import type { Booking } from "#src/domain/booking.ts";
import { bookingFacts, readBookingFacts } from "#src/domain/bookingFacts.ts";
import { checkExtras, type Extras } from "#src/domain/extras.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { bookingMessage, newsletterMessage, UNKNOWN_CLIENT } from "#src/domain/message.ts";
import type { Place } from "#src/domain/places.ts";
import { VEHICLE_TYPES } from "#src/domain/price.ts";
import { ANY_CHARACTER } from "#tests/support/anyCharacter.ts";

const NOW = new Date("2027-07-01T10:00:00Z");

const PLACES: readonly Place[] = PLACE_IDS.map((id) => ({
  id,
  group: "region",
  selectable: true,
  label: { tr: `${id} (tr)`, en: id, ru: id },
}));

const text = (maxLength: number) => fc.string({ unit: ANY_CHARACTER, maxLength });
const day = fc.constantFrom("2026-12-31", "2027-07-01", "2027-07-14", "2028-02-29");
const time = fc.constantFrom("00:00", "09:05", "23:30");

const BOOKING: fc.Arbitrary<Booking> = fc.record({
  fullName: text(100),
  countryCode: fc.constantFrom("+90", "+44", "+7", "+1"),
  phone: fc.stringMatching(/^\d{1,20}$/),
  from: fc.constantFrom(...PLACE_IDS),
  to: fc.constantFrom(...PLACE_IDS),
  date: day,
  time,
  passengers: fc.integer({ min: 1, max: 19 }),
  vehicleType: fc.constantFrom(...VEHICLE_TYPES),
});

const EXTRAS: fc.Arbitrary<Extras> = fc
  .record({
    returnTrip: fc.boolean(),
    returnDate: fc.oneof(day, fc.constant("")),
    returnTime: fc.oneof(time, fc.constant("")),
    flightDate: day,
    flightTime: fc.oneof(time, fc.constant("")),
    childSeats: fc.integer({ min: 0, max: 4 }).map(String),
    flightNumber: text(10),
    luggage: text(60),
    signName: text(100),
    address: text(200),
    note: text(500),
  })
  .map((form) => checkExtras(form).extras);

test("the facts that are read from a booking's message are those of who composed it", () => {
  const euro = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 9_999 }));
  fc.assert(
    fc.property(BOOKING, EXTRAS, euro, fc.constantFrom(...LANGUAGES), (booking, extras, fare, language) => {
      const message = bookingMessage({
        booking,
        extras,
        amounts: fare === null ? null : { EUR: fare, TRY: null, USD: null, GBP: null },
        business: "Bodrum VIP Transfer",
        placeLabel: (id) => `${id} (tr)`,
        source: { host: "vip.example", url: "https://vip.example/en", language },
        client: UNKNOWN_CLIENT,
        now: NOW,
      });
      expect(readBookingFacts(message, PLACES)).toEqual(
        bookingFacts({ booking, euro: fare, extras, language, now: NOW }),
      );
    }),
    { numRuns: 300 },
  );
});

test("a subscription, or any other text, has no facts of a booking", () => {
  const source = { host: "vip.example", url: "https://vip.example/en/blog", language: "en" } as const;
  expect(readBookingFacts(newsletterMessage({ email: "ann@example.com", source }), PLACES)).toBeNull();
  expect(readBookingFacts("", PLACES)).toBeNull();
  expect(readBookingFacts("Hello\nTelefon: yok\nTarih: 2027-02-30\nSaat: 10:00", PLACES)).toBeNull();
});
