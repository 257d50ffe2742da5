import { expect, test } from "vitest";

import { loadBooking } from "#src/content/booking.ts";
import type { Extras } from "#src/domain/extras.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { calendarHref } from "#src/features/booking/rideCalendar.ts";
import booking from "#src/i18n/messages/en/booking.json" with { type: "json" };
import request from "#src/i18n/messages/en/request.json" with { type: "json" };
import { createI18n } from "#src/i18n/createI18n.ts";

const EXTRAS: Extras = {
  returnTrip: { date: "2027-07-21", time: "11:00" },
  flightNumber: "TK 2501",
  childSeats: 1,
  luggage: "",
  signName: "Clarke",
  address: "Hotel Meltem",
  note: "",
};

/** The descriptions of the entries, as lists of lines. */
function descriptionsOf(extras: Partial<Extras> = {}, [from, to]: [PlaceId, PlaceId] = ["airport", "yalıkavak"]) {
  const voucher: Voucher = {
    id: "one",
    sentAt: 0,
    reference: "K7QF-2M9X",
    booking: {
      fullName: "Emma Clarke",
      countryCode: "+44",
      phone: "7911123456",
      from,
      to,
      date: "2027-07-14",
      time: "23:30",
      passengers: 2,
      vehicleType: "vip-vito",
    },
    extras: { ...EXTRAS, ...extras },
    amounts: null,
  };
  const i18n = createI18n("en", { booking, request });
  const href = calendarHref({
    t: i18n.getFixedT("en", "request"),
    tBooking: i18n.getFixedT("en", ["booking"]),
    voucher,
    data: loadBooking("en"),
    language: "en",
    labelOf: (id) => id,
    now: new Date("2027-07-01T09:00:00Z"),
  });
  const [, file = ""] = href.split("utf-8,");
  const events = decodeURIComponent(file).replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
  return events.map((event) => {
    const [, description = ""] = /\r\nDESCRIPTION:(.*)\r\n/.exec(event) ?? [];
    return description.replaceAll("\\,", ",").split("\\n").slice(2, -1);
  });
}

test("both rides have their own lines: the flight is that of the outbound ride", () => {
  expect(descriptionsOf()).toEqual([
    [
      "Reference: K7QF-2M9X",
      "Flight number: TK 2501",
      "Child seats, free: 1",
      "Name on the sign: Clarke",
      "Hotel or address: Hotel Meltem",
    ],
    ["Reference: K7QF-2M9X", "Child seats, free: 1", "Hotel or address: Hotel Meltem"],
  ]);
});

test("the sign belongs to the ride from the airport", () => {
  const [out, back] = descriptionsOf({}, ["yalıkavak", "airport"]);
  expect(out).not.toContain("Name on the sign: Clarke");
  expect(back).toContain("Name on the sign: Clarke");
  const [between] = descriptionsOf({}, ["torba", "yalıkavak"]);
  expect(between).toContain("Name on the sign: Clarke");
});

test("a return without a time has no entry, and is described in that of the outbound ride", () => {
  const [out, ...others] = descriptionsOf({ returnTrip: { date: "2027-07-21", time: "" } });
  expect(others).toEqual([]);
  expect(out?.[1]).toMatch(/^Return.*21/);
});
