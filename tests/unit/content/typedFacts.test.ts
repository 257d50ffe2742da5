import { expect, test } from "vitest";

import { PlaceNameChecker } from "#src/content/check/placeNames.ts";
import { wordsOf } from "#src/content/messages/sentences.ts";
import { findTypedFacts } from "#src/content/check/typedFacts.ts";
import type { Facts } from "#src/content/read/values.ts";
import type { Language } from "#src/domain/language.ts";
import type { Place } from "#src/domain/places.ts";

const words = (text: string) => ({ tr: text, en: text, ru: text });
const NAMES = [
  { tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" },
  { tr: "Bodrum", en: "Bodrum", ru: "Бодрум" },
];
const PLACES: readonly Place[] = [
  { id: "yalıkavak", group: "region", selectable: true, label: { ...words("Yalıkavak"), ru: "Ялыкавак" } },
  { id: "bodrum", group: "region", selectable: false, label: { ...words("Bodrum"), ru: "Бодрум" } },
];
const CAR = { name: "VIP Vito", shortName: "Vito", slug: "vito", seats: 7, comfortableSeats: 6 };
const FACTS: Facts = {
  termNumbers: { waitingMinutes: 45, cancellingHours: 24, lateCancellingPercent: 50 },
  vehicles: { "vip-vito": CAR, "vip-sprinter": { ...CAR, name: "VIP Bus", shortName: "Bus", seats: 19 } },
  drives: [
    { to: "yalıkavak", minutes: 50 },
    { to: "bodrum", minutes: [35, 40] },
  ],
  counts: { services: 15, tours: 7, articles: 26, questions: 10, pictures: 22, fares: 30 },
};

function found(
  language: Language,
  text: string,
  {
    isArticle = false,
    isAboutRides = false,
    facts = FACTS,
    isTour = false,
    isLegal = false,
    subjects = [] as readonly string[],
  } = {},
): string[] {
  const placeNames = new PlaceNameChecker(NAMES, language);
  const context = { language, facts, places: PLACES, placeNames, isArticle, isAboutRides, isTour, isLegal, subjects };
  return findTypedFacts(text, context).map((fact) => wordsOf(fact, "en"));
}

test.each<[Language, text: string, phrase: string, instead: string]>([
  ["tr", "Şoför 60 dakika bekler.", "60 dakika", "{{waitingMinutes}}"],
  ["en", "The driver waits up to 45\u00a0minutes.", "45\u00a0minutes", "{{waitingMinutes}}"],
  ["ru", "Водитель ждёт 30 минут.", "30 мин", "{{waitingMinutes}}"],
  ["tr", "İptal 48 saat öncesine kadar ücretsiz.", "48 saat", "{{cancellingHours}}"],
  ["en", "Cancel free of charge 24 hours before.", "24 hours", "{{cancellingHours}}"],
  ["ru", "Отмена за 24 часа.", "24 час", "{{cancellingHours}}"],
  ["tr", "Tutarın %50’si alınır.", "%50", "{{lateCancellingPercent}}"],
  ["en", "Later it costs 50%.", "50%", "{{lateCancellingPercent}}"],
  ["ru", "Позже 50\u00a0% суммы.", "50\u00a0%", "{{lateCancellingPercent}}"],
  ["tr", "Araçta yedi kişiye yer var.", "yedi kişi", "{{seats vip-vito}}"],
  ["en", "Up to seven people.", "seven people", "{{seats vip-vito}}"],
  ["ru", "До семи человек.", "семи человек", "{{seats vip-vito}}"],
  ["en", "A Vito is comfortable for 6 passengers.", "6 passengers", "{{comfortableSeats vip-vito}}"],
  ["ru", "Девятнадцать пассажиров.", "Девятнадцать пассажир", "{{seats vip-sprinter}}"],
  ["tr", "On beş hizmet var.", "On beş hizmet", "{{count services}}"],
  ["en", "Seven tours by car.", "Seven tours", "{{count tours}}"],
  ["ru", "Семь туров.", "Семь туров", "{{count tours}}"],
  ["tr", "Havalimanından yol: Yalıkavak 50 dakika.", "50", "{{minutes yalikavak}}"],
  ["en", "From the airport Yalıkavak is 50 minutes, Bodrum 35–40.", "35–40", "{{minutes bodrum}}"],
  ["ru", "От аэропорта до Ялыкавака 50.", "50", "{{minutes yalikavak}}"],
  ["tr", "Vito 9 yolcu alır.", "9 yolcu", "{{seats …}}"],
  ["en", "There is room for up to 9 passengers.", "up to 9 passengers", "{{seats …}}"],
  ["ru", "Помещается до 9 пассажиров.", "до 9 пассажир", "{{seats …}}"],
  ["en", "In 2022 it was {{street kumpir}}.", "2022", "{{streetYear kumpir}}"],
])("in %s, %j: %s is %s", (language, text, phrase, instead) => {
  const named = found(language, text).filter((fault) => fault.startsWith(`"${phrase}" `) && fault.includes(instead));
  expect(named).toHaveLength(1);
});

test.each<[Language, string]>([
  ["en", "The driver waits up to {{waitingMinutes}} minutes."],
  ["en", "It takes 45 minutes to walk round the castle."],
  ["en", "Open 24 hours before the feast."],
  ["tr", "Düğünden çıkan on yedi kişiyi altı yedi kişilik gruplar izler."],
  ["en", "Twenty-seven people and six guests."],
  ["ru", "Двадцать семь человек."],
  ["ru", "Восемь семейных мест."],
  ["en", "From the airport it is 50 km to Yalıkavak, for €50."],
  ["tr", "Havalimanından Yalıkavak’a 50 kilometre kadardır."],
  ["en", "Yalıkavak is 50 miles from the airport."],
  ["ru", "От аэропорта до Ялыкавака 50 километров."],
  ["en", "Walk from Yalıkavak for 50 minutes."],
  ["tr", "İki tur var."],
  ["en", "Round the clock, 24/7."],
  ["en", "For 9 guests we send two cars."],
  ["en", "In 1922 it was {{street kumpir}}. In 2024 it was more."],
  ["en", "A VIP Vito or a Bus."],
])("in %s nothing is typed in %j", (language, text) => {
  expect(found(language, text)).toEqual([]);
});

test("an answer or a service names a driving time without the airport", () => {
  expect(found("en", "Yalıkavak takes 50 minutes.")).toEqual([]);
  expect(found("en", "Yalıkavak takes 50 minutes.", { isAboutRides: true })).toHaveLength(1);
});

test.each<[Language, string]>([
  ["tr", "Havalimanından yaklaşık 50 dakika, fiyat sabit."],
  ["en", "On the north-west shoulder, 50 minutes from the airport"],
  ["ru", "От терминала сюда 50\u00a0минут."],
])("in %s a driving time is typed in %j, which names no place", (language, text) => {
  expect(found(language, text, { isArticle: true })).toEqual([expect.stringContaining("{{minutes yalikavak}}")]);
});

test("a service names the driving time to its place without the place and the airport", () => {
  const text = "To the west end, about 50 minutes away: the Kos ferry.";
  const about = (subjects: readonly string[]) => found("en", text, { isAboutRides: true, subjects });
  expect(about(["yalıkavak"])).toEqual([expect.stringContaining("{{minutes yalikavak}}")]);
  expect(about(["bodrum"])).toEqual([]);
  expect(about([])).toEqual([]);
});

test("another time on the way from the airport is no driving time", () => {
  expect(found("en", "The airport is 45 minutes away, and number 50 is closed.")).toEqual([]);
  expect(found("en", "From the airport to Bodrum it is 50 minutes by bus.")).toEqual([]);
});

test("a tour may be on a boat, for more people than any vehicle takes", () => {
  expect(found("en", "For parties of up to 9 people.", { isTour: true })).toEqual([]);
  expect(found("en", "The Vito takes up to 9 people.", { isTour: true })).toHaveLength(1);
});

test("an article may speak of other waits and other people", () => {
  const text = "A minibus waits 10 minutes. Seven people fit in, 50% of them standing.";
  expect(found("en", text)).toHaveLength(3);
  expect(found("en", text, { isArticle: true })).toEqual([]);
  expect(found("en", "Our driver waits 10 minutes.", { isArticle: true })).toHaveLength(1);
});

test.each<[Language, string]>([
  ["tr", "7/24 çalışıyoruz"],
  ["en", "Call us day and night"],
  ["ru", "Мы на связи круглосуточно"],
])("in %s, %j is named where the hours are others", (language, text) => {
  const hours = { always: words("24 hours"), between: words("{{opens}} to {{closes}}") };
  const business = { openingHours: { opens: "08:00", closes: "22:00" }, hours } as Facts["business"];
  expect(found(language, text, { facts: { ...FACTS, business } })).toEqual([
    expect.stringContaining('is not so: content/business.ts says "08:00 to 22:00", which is {{hours}}'),
  ]);
});

test("the name of the business is typed, and words of it are not", () => {
  const business = { name: "Side Transfer", openingHours: { opens: "00:00", closes: "23:59" } } as Facts["business"];
  expect(found("en", "Contact Side Transfer: phone", { facts: { ...FACTS, business } })).toEqual([
    '"Side Transfer" is the name of the business; write {{business}} for it',
  ]);
  expect(found("en", "A transfer to Side, by {{business}}", { facts: { ...FACTS, business } })).toEqual([]);
});

test("legal texts name the company behind the business, even if it is called the same", () => {
  const controller = { name: "Side Transfer Ltd.", address: "Side" };
  const business = { name: "Side Transfer", openingHours: { opens: "00:00", closes: "23:59" }, controller };
  const facts = { ...FACTS, business: business as Facts["business"] };
  expect(found("en", "Name: Side Transfer Ltd.", { facts, isLegal: true })).toEqual([]);
  expect(found("en", "Side Transfer drives you.", { facts, isLegal: true })).toHaveLength(1);
  expect(found("en", "Name: Side Transfer Ltd.", { facts })).toHaveLength(1);
});

test("a car that the business has not, as after its name was changed", () => {
  const fleet = [{ name: "Mercedes V-Class" }] as unknown as Facts["fleet"];
  const facts = { ...FACTS, fleet };
  expect(found("en", "The VIP Vito and the V-Class", { facts })).toEqual([]);
  expect(found("en", "The VIP Sprinter, and the Sprinters", { facts })).toEqual([
    '"Sprinter" is no car of content/vehicles.ts and content/fleet.ts, which have VIP Vito, VIP Bus, Mercedes V-Class',
  ]);
});
