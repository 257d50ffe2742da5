import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import { departureOf, FLIGHT_KINDS, leaveFor, longestDrive, rideToFlight } from "#src/domain/flight.ts";

describe("leaveFor", () => {
  test.each([
    ["2027-07-14", "14:00", "domestic", 50, "2027-07-14", "11:10"],
    ["2027-07-14", "14:00", "abroad", 50, "2027-07-14", "10:10"],
    // Rounded down: 11:03 would be late.
    ["2027-07-14", "14:03", "domestic", 60, "2027-07-14", "11:00"],
    ["2027-07-14", "02:40", "domestic", 40, "2027-07-14", "00:00"],
    ["2027-07-14", "02:39", "domestic", 40, "2027-07-13", "23:55"],
    ["2027-07-14", "00:30", "abroad", 60, "2027-07-13", "20:30"],
    ["2027-03-01", "00:00", "abroad", 55, "2027-02-28", "20:05"],
    ["2028-01-01", "01:10", "abroad", 50, "2027-12-31", "21:20"],
  ] as const)("%s %s %s, %i minutes away: %s %s", (date, time, kind, minutes, day, leave) => {
    expect(leaveFor({ date, time }, kind, minutes)).toEqual({ date: day, time: leave });
  });

  test("is at a multiple of five minutes, never too late, and at most five minutes early", () => {
    const flight = fc.date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(flight, fc.constantFrom(...FLIGHT_KINDS), fc.integer({ min: 1, max: 999 }), (at, kind, minutes) => {
        const [date = "", clock = ""] = at.toISOString().split("T");
        const time = clock.slice(0, 5);
        const leave = leaveFor({ date, time }, kind, minutes);
        const early =
          (Date.parse(`${date}T${time}Z`) - Date.parse(`${leave.date}T${leave.time}Z`)) / 60_000 -
          minutes -
          (kind === "abroad" ? 180 : 120);
        expect(leave.time).toMatch(/[05]$/);
        expect(early).toBeGreaterThanOrEqual(0);
        expect(early).toBeLessThan(5);
      }),
    );
  });
});

test("of a range of minutes the longest counts", () => {
  expect([longestDrive(50), longestDrive([35, 40])]).toEqual([50, 40]);
});

describe("rideToFlight", () => {
  const ride = (from: string, to: string) => ({ from, to, date: "2027-07-14", time: "09:00" });
  const back = { returnTrip: true, returnDate: "2027-07-21" };
  const oneWay = { returnTrip: false, returnDate: "2027-07-21" };

  test("is the outbound ride if it ends at an airport, whatever its return", () => {
    const expected = { leg: "out", from: "torba", to: "airport", date: "2027-07-14" };
    expect(rideToFlight(ride("torba", "airport"), oneWay)).toEqual(expected);
    expect(rideToFlight(ride("torba", "airport"), back)).toEqual(expected);
  });

  test("is else the return of a ride from an airport, if one is wanted", () => {
    const expected = { leg: "back", from: "torba", to: "airport", date: "2027-07-21" };
    expect(rideToFlight(ride("airport", "torba"), back)).toEqual(expected);
    expect(rideToFlight(ride("airport", "torba"), oneWay)).toBeNull();
  });

  test("is none between other places, or before both places are chosen", () => {
    expect(rideToFlight(ride("torba", "bitez"), back)).toBeNull();
    expect(rideToFlight(ride("", "airport"), back)).toBeNull();
    expect(rideToFlight(ride("airport", ""), back)).toBeNull();
  });
});

describe("departureOf", () => {
  const flight = (flightDate: string, flightTime: string) => ({ ...EXTRAS_DEFAULTS, flightDate, flightTime });

  test("is on the day of the ride unless another day is chosen", () => {
    expect(departureOf("2027-07-14", flight("", "14:00"))).toEqual({ date: "2027-07-14", time: "14:00" });
    expect(departureOf("2027-07-14", flight("2027-07-15", "00:30"))).toEqual({ date: "2027-07-15", time: "00:30" });
  });

  test("is unknown without a day or a time that exist", () => {
    expect(departureOf("", flight("", "14:00"))).toBeNull();
    expect(departureOf("2027-07-14", flight("", ""))).toBeNull();
    expect(departureOf("2027-07-14", flight("2027-07-15", "25:00"))).toBeNull();
  });
});
