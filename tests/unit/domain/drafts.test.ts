import { expect, test } from "vitest";

import { LOCATIONS } from "#content/locations.ts";
import type { BookingFacts } from "#src/domain/bookingFacts.ts";
import { DRAFTS, draftText, type Draft } from "#src/domain/drafts.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";

const FACTS: BookingFacts = {
  name: "Ann Lee",
  phone: "447700900123",
  language: "en",
  from: "airport",
  to: "yalıkavak",
  start: { date: "2027-07-14", time: "23:30" },
  returnTrip: null,
  passengers: 4,
  vehicle: "VIP Vito",
  fare: 75,
  childSeats: 0,
  flight: "",
  departure: null,
  luggage: "",
  sign: "",
  address: "",
  note: "",
  needsCheck: false,
};

const text = (draft: Draft, change: Partial<BookingFacts> = {}) =>
  draftText(draft, { ...FACTS, ...change }, { reference: "K7QF-2M9X", business: "Bodrum VIP", places: LOCATIONS });

test.each<[Draft, string]>([
  ["confirmed", "Your car is booked for 14 July 2027 23:30, Airport (BJV) → Yalıkavak, VIP Vito, 75 EUR."],
  ["received", "We have your request for 14 July 2027 23:30, Airport (BJV) → Yalıkavak."],
  ["price", "The price for 14 July 2027 23:30, Airport (BJV) → Yalıkavak is […] EUR for the car. Shall we book it?"],
  [
    "otherCar",
    "For 14 July 2027 23:30, Airport (BJV) → Yalıkavak the VIP Vito is already taken. Would […] do instead, for […] EUR?",
  ],
  [
    "driver",
    "For 14 July 2027 23:30, Airport (BJV) → Yalıkavak your driver is [name], your car a VIP Vito, number plate [34 ABC 123].",
  ],
  ["waiting", "I’m waiting at the arrivals exit with a sign that says “Ann Lee”."],
])("the draft %s greets the guest, says its sentence and ends with the reference", (draft, sentence) => {
  expect(text(draft)).toBe(`Hello Ann Lee, this is Bodrum VIP. ${sentence} Reference: K7QF-2M9X.`);
});

test.each(LANGUAGES)("in %s, drafts have the guest's words, and nothing that is unknown", (language) => {
  const words: Record<Language, RegExp> = { tr: /Talep no/, en: /Reference/, ru: /Номер заявки/ };
  for (const draft of DRAFTS) {
    expect(text(draft, { language })).toMatch(words[language]);
    expect(text(draft, { language, name: "", vehicle: null, fare: null })).not.toMatch(/null|undefined|NaN|\b0 EUR/);
  }
});

test("what is unknown is a gap", () => {
  expect(text("confirmed", { vehicle: null, fare: null })).toContain("Airport (BJV) → Yalıkavak, […], […] EUR.");
  expect(text("waiting", { name: "", sign: "" })).toContain("a sign that says “[…]”");
});

test("the driver's sign has the name that was asked for", () => {
  expect(text("waiting", { sign: "Clarke family" })).toContain("a sign that says “Clarke family”");
});

test("the driver waits at the door of a guest who does not land", () => {
  expect(text("waiting", { from: "torba" })).toContain("I’m at your door: VIP Vito, number plate [34 ABC 123].");
});

test("there is no draft about a ride that is unknown", () => {
  for (const draft of DRAFTS) {
    expect(text(draft, { from: null })).toBeUndefined();
    expect(text(draft, { start: null })).toBeUndefined();
  }
});
