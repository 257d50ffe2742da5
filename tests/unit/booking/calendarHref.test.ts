import { expect, test } from "vitest";

import type { KeptPass } from "#src/domain/keptPass.ts";
import { calendarHref } from "#src/features/booking/calendarHref.ts";

const PASS: KeptPass = {
  id: "one",
  sentAt: 0,
  reference: "K7QF-2M9X",
  booking: {
    fullName: "Emma Clarke",
    countryCode: "+44",
    phone: "7911123456",
    from: "airport",
    to: "yalıkavak",
    date: "2027-07-14",
    time: "23:30",
    passengers: 2,
    vehicleType: "vip-vito",
  },
  extras: {
    returnTrip: { date: "2027-07-21", time: "11:00" },
    departure: { date: "2027-07-21", time: "14:00" },
    flightNumber: "TK 2501",
    childSeats: 1,
    luggage: "Surfboard",
    signName: "Clarke",
    address: "Hotel Meltem",
    note: "Late",
  },
  amounts: null,
};

test("the address of the calendar file has what was chosen, and nothing that was typed", () => {
  const { pathname, searchParams } = new URL(calendarHref(PASS, "ru"), "https://vip.example");
  expect(pathname).toBe("/api/ride.ics");
  expect(Object.fromEntries(searchParams)).toEqual({
    from: "airport",
    to: "yalıkavak",
    date: "2027-07-14",
    time: "23:30",
    language: "ru",
    returnTrip: "yes",
    returnDate: "2027-07-21",
    returnTime: "11:00",
    childSeats: "1",
    reference: "K7QF-2M9X",
  });
});

test("what was not chosen is left out", () => {
  const extras = { ...PASS.extras, returnTrip: null, childSeats: 0 };
  const { searchParams } = new URL(calendarHref({ ...PASS, extras, reference: null }, "en"), "https://vip.example");
  expect([...searchParams.keys()]).toEqual(["from", "to", "date", "time", "language"]);
});
