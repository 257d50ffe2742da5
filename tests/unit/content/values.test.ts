import { describe, expect, test } from "vitest";

import { wordsOf } from "#src/content/messages/sentences.ts";
import { fillAll, fillValues, type Facts } from "#src/content/read/values.ts";
import type { Language } from "#src/domain/language.ts";

const CAR = { name: "VIP Car", shortName: "Car", slug: "car", seats: 7, comfortableSeats: 6 };
const FACTS: Facts = {
  termNumbers: { waitingMinutes: 45, cancellingHours: 24, lateCancellingPercent: 50 },
  vehicles: { "vip-vito": CAR, "vip-sprinter": { ...CAR, name: "VIP Bus", shortName: "Bus", seats: 19 } },
  standardVehicle: "vip-vito",
  largeVehicle: "vip-sprinter",
  drives: [
    { to: "bodrum", minutes: [35, 40] },
    { to: "yalıkavak", minutes: 50 },
  ],
  fares: [
    { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
    { from: "airport", to: "kaynar", vehicleType: "vip-vito", euro: 45 },
    { from: "airport", to: "yalıkavak", vehicleType: "vip-vito", euro: 75 },
    { from: "airport", to: "peninsula", vehicleType: "vip-sprinter", euro: 120 },
    { from: "airport", to: "antalya", vehicleType: "vip-vito", euro: 1650 },
    { from: "torba", to: "yalıkavak", vehicleType: "vip-vito", euro: 20 },
  ],
  streetPrices: [{ id: "kumpir", lira: [30, 50], year: 2022 }],
  counts: { services: 15, tours: 7, articles: 26, questions: 10, pictures: 22, fares: 6 },
};

const filled = (text: string, language: Language = "en") => fillValues(text, language, FACTS);

test.each<[name: string, value: string, language?: Language]>([
  ["{{waitingMinutes}}", "45"],
  ["{{streetYear kumpir}}", "2022"],
  ["{{cancellingHours}}", "24"],
  ["{{lateCancellingPercent}}", "50"],
  ["{{standardVehicle}}", "VIP Car"],
  ["{{largeVehicle}}", "VIP Bus"],
  ["{{largeVehicleShort}}", "Bus"],
  ["{{seats vip-sprinter}}", "19"],
  ["{{comfortableSeats vip-vito}}", "6"],
  ["{{minutes yalikavak}}", "50"],
  ["{{minutes bodrum}}", "35–40"],
  ["{{count tours}}", "7"],
  ["{{fare airport yalikavak}}", "€75", "en"],
  ["{{fare airport antalya}}", "1.650\u00a0€", "tr"],
  ["{{fare yalıkavak airport}}", "75\u00a0€", "ru"],
  ["{{fare peninsula airport vip-sprinter}}", "€120"],
  ["{{fare airport torba,kaynar}}", "€45"],
  ["{{lowest airport torba}}", "€45"],
  ["{{lowestFare}}", "45\u00a0€", "tr"],
  ["{{street kumpir}}", "30–50\u00a0TL", "tr"],
  ["{{fare airport torba,yalıkavak}}", "€45–75", "en"],
  ["{{fare airport yalıkavak,torba}}", "45–75\u00a0€", "ru"],
  ["{{street kumpir}}", "30–50\u00a0лир", "ru"],
])("%s is %s", (name, value, language) => {
  expect(filled(`a ${name}, b`, language)).toEqual({ text: `a ${value}, b`, faults: [] });
});

test.each([
  ["{{fare airport mars}}", "{{fare airport mars}} is no fare of the price table"],
  ["{{fare airport torba,mars}}", "{{fare airport torba,mars}} is no fare of the price table"],
  ["{{fare airport yalıkavak vip-sprinter}}", "{{fare airport yalıkavak vip-sprinter}} is no fare of the price table"],
  [
    "{{lowest airport torba,yalıkavak}}",
    "{{lowest airport torba,yalıkavak}} is 75, and the lowest from there in that vehicle is 45",
  ],
  [
    "{{lowest airport yalıkavak}}",
    "{{lowest airport yalıkavak}} is 75, and the lowest from there in that vehicle is 45",
  ],
  ["{{street simit}}", "{{street simit}} is nothing that content/streetPrices.ts knows"],
  ["{{minutes torba}}", "{{minutes torba}} has no driving time in content/drives.ts"],
  ["{{seats car}}", "{{seats car}} names none of the vehicles vip-vito, vip-sprinter"],
  ["{{count cars}}", "{{count cars}} counts none of services, tours, articles, questions, pictures, fares"],
  ["{{price}}", "{{price}} is not understood"],
  ["{{fare airport", '"{{fare airport" is not understood'],
])("%s is a fault", (text, fault) => {
  expect(filled(text).faults.map((found) => wordsOf(found, "en"))).toEqual([fault]);
});

test("what cannot be read leaves no second fault in the texts that name it", () => {
  const names =
    "{{waitingMinutes}} {{fare airport torba}} {{seats vip-vito}} {{minutes bodrum}} {{hours}} {{street a}}";
  expect(fillValues(names, "en", { counts: FACTS.counts }).faults).toEqual([]);
});

describe("the texts of a value", () => {
  test("are those in a language, and all of one that is in one language", () => {
    const value = { id: "{{count tours}}", list: [{ text: { tr: "{{count tours}} tur", en: "{{count tours}}" } }] };
    const faults: string[] = [];
    expect(fillAll(value, FACTS, (field, fault) => faults.push(`${field}: ${wordsOf(fault, "en")}`))).toEqual({
      id: "{{count tours}}",
      list: [{ text: { tr: "7 tur", en: "7" } }],
    });
    expect(fillAll(["{{count tours}} tur"], FACTS, () => {}, "tr")).toEqual(["7 tur"]);
    expect(faults).toEqual([]);
  });

  test("have their faults reported with the field", () => {
    const faults: string[] = [];
    fillAll([{ id: "when", answer: { en: "{{price}}" } }], FACTS, (field, fault) =>
      faults.push(`${field}: ${wordsOf(fault, "en")}`),
    );
    expect(faults).toEqual(["when.answer.en: {{price}} is not understood"]);
  });
});

test.each([
  [{ opens: "00:00", closes: "23:59" }, "24 hours"],
  [{ opens: "08:00", closes: "22:00" }, "from 08:00 to 22:00"],
])("the hours are said as they are: %o", (openingHours, hours) => {
  const words = (text: string) => ({ tr: text, en: text, ru: text });
  const business = {
    openingHours,
    hours: { always: words("24 hours"), between: words("from {{opens}} to {{closes}}") },
  } as Facts["business"];
  expect(fillValues("{{hours}}", "en", { ...FACTS, business }).text).toBe(hours);
});

test("the business is named as it is called", () => {
  const business = { name: "Side Transfer" } as Facts["business"];
  expect(fillValues("Contact {{business}}", "en", { ...FACTS, business }).text).toBe("Contact Side Transfer");
});
