import { expect, test } from "vitest";

import { checkBooking, type ValidationError } from "#src/domain/booking.ts";
import {
  BOOKING_DEFAULTS,
  BOOKING_FIELDS,
  bookingHints,
  noteAfterLink,
  parseVia,
  prefillFromQuery,
  type BookingField,
  type BookingForm,
} from "#src/domain/bookingForm.ts";
import { VEHICLES } from "#src/domain/price.ts";

/** Seats of the two vehicles, which the owner may change. */
const [SMALL, LARGE] = [VEHICLES["vip-vito"].seats, VEHICLES["vip-sprinter"].seats];

const filled: BookingForm = {
  fullName: "Emma Clarke",
  countryCode: "+44",
  phone: "7911123456",
  from: "airport",
  to: "yalıkavak",
  date: "2027-07-14",
  time: "23:30",
  passengers: "2",
  vehicleType: "vip-vito",
};

test("a complete form is a booking", () => {
  expect(checkBooking(filled)).toEqual({ ok: true, booking: { ...filled, passengers: 2 } });
});

test("an empty form has its missing fields in order", () => {
  const check = checkBooking({});
  expect(check).toEqual({
    ok: false,
    errors: { fullName: "missing", phone: "missing", from: "missing", to: "missing", date: "missing", time: "missing" },
  });
  const named = check.ok ? [] : Object.keys(check.errors);
  expect(named).toEqual(BOOKING_FIELDS.filter((field) => named.includes(field)));
});

test("a form with the default values has the same errors as an empty one", () => {
  expect(checkBooking(BOOKING_DEFAULTS)).toEqual(checkBooking({}));
});

test.each<[BookingField, string, ValidationError]>([
  ["fullName", "", "missing"],
  ["fullName", " \t\u00a0", "missing"],
  ["fullName", "\u200b\u202e\u0000", "missing"],
  ["fullName", "a".repeat(101), "tooLong"],
  ["fullName", `${"😀".repeat(50)}a`, "tooLong"],
  ["countryCode", "", "missing"],
  ["countryCode", "90", "invalid"],
  ["countryCode", "+", "invalid"],
  ["countryCode", "+12345", "invalid"],
  ["phone", "", "missing"],
  ["phone", "  ", "missing"],
  ["phone", "call me", "invalid"],
  ["phone", "532x1234567", "invalid"],
  ["phone", "---", "invalid"],
  ["phone", "5+32", "invalid"],
  ["phone", "1".repeat(21), "tooLong"],
  ["from", "", "missing"],
  ["from", "atlantis", "invalid"],
  ["from", "yalikavak", "invalid"],
  ["to", "constructor", "invalid"],
  ["date", "", "missing"],
  ["date", "14.07.2027", "invalid"],
  ["date", "2027-02-29", "invalid"],
  ["date", "2027-13-01", "invalid"],
  ["date", "2027-00-10", "invalid"],
  ["date", "0000-01-01", "invalid"],
  ["date", "9999-12-31", "invalid"],
  ["date", "12027-01-01", "invalid"],
  ["date", "2027-07-14\nIP: 1.2.3.4", "invalid"],
  ["time", "", "missing"],
  ["time", "24:00", "invalid"],
  ["time", "9:30", "invalid"],
  ["time", "23:60", "invalid"],
  ["passengers", "", "missing"],
  ["passengers", "two", "invalid"],
  ["passengers", "2.5", "invalid"],
  ["passengers", "1e1", "invalid"],
  ["passengers", "0", "outOfRange"],
  ["passengers", "-3", "outOfRange"],
  ["passengers", `${LARGE + 1}`, "outOfRange"],
  ["vehicleType", "", "missing"],
  ["vehicleType", "vip-bus", "invalid"],
])("%s %j is %s, without further errors", (field, value, error) => {
  expect(checkBooking({ ...filled, [field]: value })).toEqual({ ok: false, errors: { [field]: error } });
});

test.each<[BookingField, string, string | number]>([
  ["fullName", "  Emma  ", "Emma"],
  ["fullName", "a".repeat(100), "a".repeat(100)],
  ["phone", " (0532) 123-45-67 ", "05321234567"],
  ["phone", "+90 532 123 45 67", "+905321234567"],
  ["phone", "\u202a0532 123 45 67\u202c", "05321234567"],
  ["phone", "٠٥٣٢١٢٣٤٥٦٧", "05321234567"],
  ["phone", "1".repeat(20), "1".repeat(20)],
  ["phone", "532 123 45 67 dahili 5", "5321234567"],
  ["from", "bodrum", "bodrum"],
  ["date", "2028-02-29", "2028-02-29"],
  ["time", "00:00", "00:00"],
  ["passengers", "1", 1],
  ["passengers", `${LARGE}`, LARGE],
  ["vehicleType", "vip-sprinter", "vip-sprinter"],
])("%s %j is parsed as %j", (field, value, taken) => {
  const check = checkBooking({ ...filled, [field]: value });
  expect(check.ok && check.booking[field]).toBe(taken);
});

test("a date in the past, the same place twice, too many passengers and a short number are not errors", () => {
  const check = checkBooking({ ...filled, date: "2001-01-01", to: "airport", passengers: `${LARGE}`, phone: "12" });
  expect(check.ok).toBe(true);
});

test("unknown fields are ignored", () => {
  const form: Record<string, string> = { ...filled, website: "http://example.com" };
  expect(checkBooking(form)).toEqual({ ok: true, booking: { ...filled, passengers: 2 } });
});

/** 23:30 in Bodrum */
const now = new Date("2027-07-14T20:30:00Z");

test.each<[string, string, boolean]>([
  ["2027-07-14", "23:29", true],
  ["2027-07-14", "23:30", false],
  ["2027-07-14", "23:31", false],
  ["2027-07-13", "23:59", true],
  ["2027-07-15", "00:00", false],
  ["2027-07-13", "", true],
  ["2027-07-14", "", false],
  ["", "10:00", false],
  ["2027-02-30", "10:00", false],
  ["nonsense", "10:00", false],
])("%s %s is in the past: %s", (date, time, past) => {
  expect(bookingHints({ ...filled, date, time }, now)).toEqual(past ? ["inThePast"] : []);
});

test("the date changes at midnight in Bodrum, three hours before UTC", () => {
  const afterMidnight = new Date("2027-12-31T21:00:00Z");
  expect(bookingHints({ ...filled, date: "2027-12-31", time: "" }, afterMidnight)).toEqual(["inThePast"]);
  expect(bookingHints({ ...filled, date: "2028-01-01", time: "00:00" }, afterMidnight)).toEqual([]);
});

test.each([
  ["vip-vito", `${SMALL}`, false],
  ["vip-vito", `${SMALL + 1}`, true],
  ["vip-sprinter", `${LARGE}`, false],
  ["vip-sprinter", `${LARGE + 1}`, true],
  ["vip-vito", "", false],
  ["vip-vito", "many", false],
  ["bus", "99", false],
])("a %s with %s passengers is too small: %s", (vehicleType, passengers, tooMany) => {
  expect(bookingHints({ ...filled, vehicleType, passengers }, now)).toEqual(tooMany ? ["tooManyPassengers"] : []);
});

test("the same place twice causes a hint, two empty ones do not", () => {
  expect(bookingHints({ ...filled, to: "airport" }, now)).toEqual(["samePlace"]);
  expect(bookingHints({ ...filled, from: "", to: "" }, now)).toEqual([]);
});

test.each(["other", "peninsula"])(
  "a ride from %s to itself causes no hint, because it stands for many places",
  (id) => {
    expect(bookingHints({ ...filled, from: id, to: id }, now)).toEqual([]);
  },
);

test.each([
  ["+90", "", false],
  ["+90", " ", false],
  ["+90", "12", true],
  ["+90", "+1", true],
  ["+90", "1111111111111111111", true],
  ["+90", "0532 123 45 67", false],
  ["+44", "7911123456", false],
])("with %s the number %j has an unusual length: %s", (countryCode, phone, isUnusual) => {
  expect(bookingHints({ ...filled, countryCode, phone }, now)).toEqual(isUnusual ? ["phoneLength"] : []);
});

test("several hints are in order", () => {
  const form = { ...filled, to: "airport", passengers: `${SMALL + 1}`, date: "2020-01-01", phone: "79" };
  expect(bookingHints(form, now)).toEqual(["inThePast", "samePlace", "tooManyPassengers", "phoneLength"]);
});

test.each<[string, Partial<BookingForm>]>([
  [
    "from=airport&to=yalikavak&date=2027-07-14&time=23:30&passengers=4&vehicleType=vip-sprinter",
    {
      from: "airport",
      to: "yalıkavak",
      date: "2027-07-14",
      time: "23:30",
      passengers: "4",
      vehicleType: "vip-sprinter",
    },
  ],
  ["to=yal%C4%B1kavak", { to: "yalıkavak" }],
  ["to=cesme-alacati", { to: "cesme/alacatı" }],
  ["to=cesme%2Falacat%C4%B1", { to: "cesme/alacatı" }],
  ["from=bodrum&to=izmir", { to: "izmir" }],
  ["from=atlantis&to=", {}],
  ["passengers=0", {}],
  ["passengers=1", { passengers: "1" }],
  ["passengers=07", { passengers: "7" }],
  [`passengers=${LARGE}`, { passengers: `${LARGE}` }],
  [`passengers=${LARGE + 1}`, {}],
  ["passengers=-1", {}],
  ["passengers=1.5", {}],
  ["date=2027-02-29", {}],
  ["date=2028-02-29", { date: "2028-02-29" }],
  ["date=tomorrow", {}],
  ["time=24:00", {}],
  ["time=7:05", {}],
  ["time=07:05", { time: "07:05" }],
  ["vehicleType=vip-bus", {}],
  ["fullName=Emma&phone=123&countryCode=%2B44", {}],
  ["", {}],
])("the address ?%s fills in its own known fields", (query, form) => {
  expect(prefillFromQuery(new URLSearchParams(query), (id) => id !== "bodrum")).toEqual(form);
});

test.each([
  ["hotel-marina", "hotel-marina"],
  ["Otel-Çınar-2", "Otel-Çınar-2"],
  ["a".repeat(40), "a".repeat(40)],
  ["a".repeat(41), undefined],
  ["hotel marina", undefined],
  ["x\nTelefon: 1", undefined],
  ["", undefined],
  [null, undefined],
])("the partner in a link ?via=%j is %j", (text, via) => {
  expect(parseVia(text)).toBe(via);
});

test.each([
  ["note=Boat+trip", "", "", "Boat trip"],
  ["note=Boat+trip", "", "Two dogs", "Boat trip\nTwo dogs"],
  ["note=Yacht", "note=Boat+trip", "Boat trip", "Yacht"],
  ["note=Yacht", "note=Boat+trip", "Boat trip\nTwo dogs", "Yacht\nTwo dogs"],
  ["to=torba", "note=Boat+trip", "Boat trip\nTwo dogs", "Two dogs"],
  ["to=torba", "", "Two dogs", "Two dogs"],
])("a link ?%s after ?%s makes of the note %j: %j", (link, earlierLink, note, expected) => {
  expect(noteAfterLink(note, new URLSearchParams(link), new URLSearchParams(earlierLink))).toBe(expected);
});
