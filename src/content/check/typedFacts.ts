import type { Language } from "#src/domain/language.ts";
import { aliasOfPlace, type Place } from "#src/domain/places.ts";
import { say, wordsOf, type Sentence } from "#src/content/messages/sentences.ts";
import { hoursOf, isAlwaysOpen, type CountedKind, type Facts } from "#src/content/read/values.ts";
import type { PlaceNameChecker } from "./placeNames.ts";

/*
 * Finds facts that were typed into a text, where they would stay as they are when the fact changes: the minutes of waiting, the hours and
 * the percentage of a cancellation, seats, driving times, numbers of services and tours. A figure counts as a fact where its sentence
 * speaks of that fact; and where that is less certain, only if it is the fact's own figure.
 */

/** What the figures of a text are compared with. */
export interface TypedFactsContext {
  language: Language;
  facts: Facts;
  places: readonly Place[];
  placeNames: PlaceNameChecker;
  /** Articles speak of other waits and other numbers of people as well. */
  isArticle: boolean;
  /** Tours speak of boats as well, which take other numbers of people. */
  isTour?: boolean;
  /** Services and answers speak of the drive from the airport without naming it again. */
  isAboutRides: boolean;
  /** Legal texts name the company behind the business, which may be called the same. */
  isLegal?: boolean;
  /** Places that the text as a whole is about, which its sentences do not name again. */
  subjects?: readonly string[];
}

const WAITING: Record<Language, RegExp> = {
  tr: /bekle/iu,
  en: /\bwait/iu,
  ru: /ожида|(?<!\p{L})(?:подо)?жд(?:[уёеа]|ать)/iu,
};
const DRIVER: Record<Language, RegExp> = { tr: /şoför/iu, en: /\bdriver/iu, ru: /водител/iu };
const CANCELLING: Record<Language, RegExp> = { tr: /[iİ]ptal/u, en: /\bcancel/iu, ru: /отмен/iu };
const AIRPORT: Record<Language, RegExp> = {
  tr: /havaliman|terminal/iu,
  en: /\bairport|\bterminal/iu,
  ru: /аэропорт|терминал/iu,
};
const MINUTES: Record<Language, RegExp> = {
  tr: /\d+[\s\u00a0]?(?:dakika|dk)/giu,
  en: /\d+[\s\u00a0-]?min(?:ute)?s?\b/giu,
  ru: /\d+[\s\u00a0]?мин/giu,
};
const HOURS: Record<Language, RegExp> = {
  tr: /\d+[\s\u00a0]?saat/giu,
  en: /\d+[\s\u00a0-]?hours?\b/giu,
  ru: /\d+[\s\u00a0]?час/giu,
};
const PEOPLE: Record<Language, string> = {
  tr: "kişi(?!lik)|yolcu|koltuk",
  en: String.raw`(?:people|persons?|passengers?|guests?|travellers?|seats?)\b`,
  ru: "человек|пассажир|мест(?:а|о)?(?!\\p{L})",
};
/** Words that make a number of people the most that a vehicle takes. */
const UP_TO: Record<Language, string> = { tr: "en (?:çok|fazla)", en: "up to|at most", ru: "до" };
/** Models that businesses like this one drive. */
const MODELS =
  /(?<![\p{L}\d-])(?:Vito|Viano|Sprinter|[EGSV]-Class|Maybach|Caravelle|Transporter|Multivan|Crafter|Tourneo)(?![\p{Ll}\d-])/gu;
const COUNTED: Record<Language, Partial<Record<CountedKind, string>>> = {
  tr: { services: "hizmet", tours: String.raw`tur(?!\p{L}{3})` },
  en: { services: String.raw`(?:services|ways)\b`, tours: String.raw`tours\b` },
  ru: { services: "услуг", tours: String.raw`тур(?:а|ов)?(?!\p{L})` },
};
/** Phrases that say that somebody answers at any hour. */
const AT_ANY_HOUR: Record<Language, RegExp> = {
  tr: /7\/24|24[\s\u00a0]saat(?!\p{L}|[\s\u00a0](?:önce|kala))|gece[\s-]gündüz|(?:günün|gecenin) her saati/giu,
  en: /24\/7|24[\s\u00a0]hours(?![\s\u00a0]before)|day (?:and|or) night|round the clock|at (?:any|every) hour/giu,
  ru: /круглосуточно|24[\s\u00a0]часа в сутки|дн[её]м и ночью|в любое время суток/giu,
};

/** Describes the typed facts of a text, each with what to write instead. */
export function findTypedFacts(text: string, context: TypedFactsContext): Sentence[] {
  const { language, facts, isArticle, isAboutRides } = context;
  const plain = text.replaceAll(/\]\([^)]*\)/g, "]").replaceAll(/\{\{[^}]*\}\}/g, "…");
  const paragraphs = plain.split(/\n\s*\n/);
  const years = sentencesOf(text).flatMap(typedYear);
  const found = paragraphs.flatMap((paragraph) => {
    const isAboutAirport = AIRPORT[language].test(paragraph);
    return sentencesOf(paragraph).flatMap((sentence) => [
      ...(WAITING[language].test(sentence) && (!isArticle || DRIVER[language].test(sentence))
        ? typed(sentence, MINUTES[language], say("the time of waiting"), "{{waitingMinutes}}")
        : []),
      ...(CANCELLING[language].test(sentence)
        ? typed(sentence, HOURS[language], say("the hours of a cancellation"), "{{cancellingHours}}")
        : []),
      ...(isArticle ? [] : typedPercentage(sentence, facts)),
      ...(isArticle ? [] : typedSeats(sentence, context)),
      ...(isArticle ? [] : typedCounts(sentence, language, facts)),
      ...(isAboutRides || isAboutAirport ? typedMinutes(sentence, context) : []),
    ]);
  });
  const all = [
    ...found,
    ...years,
    ...typedName(plain, context),
    ...otherModels(plain, facts),
    ...falseHours(plain, language, facts),
  ];
  return [...new Map(all.map((fact) => [wordsOf(fact, "en"), fact])).values()];
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?])\s|\n/);
}

function typed(sentence: string, pattern: RegExp, what: Sentence, name: string): Sentence[] {
  return [...sentence.matchAll(pattern)].map(([figure]) =>
    say('"%{figure}" is %{what}; write %{name} for its figure', { figure, what, name }),
  );
}

/** The percentage that a late cancellation costs. */
function typedPercentage(sentence: string, { termNumbers }: Facts): Sentence[] {
  const figure = termNumbers?.lateCancellingPercent;
  // None and all of it have other reasons.
  if (figure === undefined || figure === 0 || figure === 100) return [];
  const pattern = new RegExp(String.raw`%[\s\u00a0]?${figure}(?!\d)|(?<!\d)${figure}[\s\u00a0]?%`, "g");
  return typed(sentence, pattern, say("the percentage of a late cancellation"), "{{lateCancellingPercent}}");
}

/** The year of a price in the street. */
function typedYear(sentence: string): Sentence[] {
  const [, id = ""] = /\{\{street (\S+?)\}\}/.exec(sentence) ?? [];
  if (id === "") return [];
  return typed(sentence, /(?<!\d)20\d\d(?!\d)/g, say("the year of that price"), `{{streetYear ${id}}}`);
}

/** Numbers of people that are those of a vehicle. */
function typedSeats(sentence: string, { language, facts, isTour }: TypedFactsContext): Sentence[] {
  const vehicles = Object.entries(facts.vehicles ?? {}).map(([id, vehicle]) => ({ id, ...vehicle }));
  const values = [
    ...vehicles.map(({ id, seats }) => [seats, `{{seats ${id}}}`] as const),
    ...vehicles.map(({ id, comfortableSeats }) => [comfortableSeats, `{{comfortableSeats ${id}}}`] as const),
  ];
  const named = vehicles.some(({ name, shortName }) => sentence.includes(name) || sentence.includes(shortName));
  const typedValues = values.flatMap(([value, name]) => {
    // Elsewhere six or twelve people are any company.
    if (!named && !name.startsWith("{{seats")) return [];
    const pattern = new RegExp(
      String.raw`${NOT_AFTER_A_NUMERAL}(?:${numeral(value, language)})[\s\u00a0](?:${PEOPLE[language]})`,
      "giu",
    );
    return [...sentence.matchAll(pattern)].map(([phrase]) =>
      say('"%{phrase}" is the number of seats; write %{name} for it', { phrase, name }),
    );
  });
  const others = new RegExp(
    String.raw`((?:${UP_TO[language]})[\s\u00a0])?${NOT_AFTER_A_NUMERAL}(\d+)[\s\u00a0](?:${PEOPLE[language]})`,
    "giu",
  );
  const contradictions = [...sentence.matchAll(others)].flatMap(([phrase, upTo, number]) =>
    (named || (upTo !== undefined && isTour !== true)) &&
    vehicles.length > 0 &&
    !values.some(([value]) => value === Number(number))
      ? [say('"%{phrase}" is what no vehicle of content/vehicles.ts takes; write {{seats …}} for it', { phrase })]
      : [],
  );
  return [...typedValues, ...contradictions];
}

/** The name of the business, which stays in the text when it gets another one. */
function typedName(text: string, { facts: { business }, isLegal }: TypedFactsContext): Sentence[] {
  if (!business) return [];
  const judged = isLegal ? text.replaceAll(business.controller.name, "") : text;
  return judged.includes(business.name)
    ? [say('"%{name}" is the name of the business; write {{business}} for it', { name: business.name })]
    : [];
}

/** Cars that the business has not, as after a vehicle was renamed. */
function otherModels(text: string, { vehicles, fleet }: Facts): Sentence[] {
  if (!vehicles || !fleet) return [];
  const names = [...Object.values(vehicles), ...fleet].map(({ name }) => name);
  return [...new Set(text.match(MODELS))].flatMap((model) =>
    names.some((name) => name.includes(model))
      ? []
      : [
          say('"%{model}" is no car of content/vehicles.ts and content/fleet.ts, which have %{list}', {
            model,
            list: names.join(", "),
          }),
        ],
  );
}

/** Numbers of services or tours. */
function typedCounts(sentence: string, language: Language, { counts }: Facts): Sentence[] {
  return Object.entries(COUNTED[language]).flatMap(([kind, noun]) => {
    // One or two services may be any.
    if (counts[kind as CountedKind] < 5) return [];
    const number = numeral(counts[kind as CountedKind], language);
    const pattern = new RegExp(String.raw`${NOT_AFTER_A_NUMERAL}(?:${number})[\s\u00a0]${noun}`, "giu");
    return [...sentence.matchAll(pattern)].map(([phrase]) =>
      say('"%{phrase}" is the number of %{kind}; write {{count %{kind}}} for it, or no number', { phrase, kind }),
    );
  });
}

/**
 * Driving times from the airport: to places that the sentence names, to those that the text is about, and, in a sentence about the airport
 * that names no place, to any.
 */
function typedMinutes(
  sentence: string,
  { language, facts, places, placeNames, subjects }: TypedFactsContext,
): Sentence[] {
  if (!/\d/.test(sentence)) return [];
  const named = placeNames.namedIn(sentence);
  const drives = (facts.drives ?? []).map(({ to, minutes }) => {
    const label = places.find(({ id }) => id === to)?.label[language] ?? "";
    const isNamed = [...placeNames.namedIn(label)].some((name) => named.has(name));
    return { to, label, isNamed, figure: [minutes].flat().join("–") };
  });
  const fault = ({ to, label, figure }: (typeof drives)[number]) =>
    say('"%{figure}" is the driving time to %{label}; write {{minutes %{alias}}} for it', {
      figure,
      label,
      alias: aliasOfPlace(to),
    });
  const meant = drives.filter(({ isNamed }) => isNamed);
  if (meant.length > 0)
    return meant.filter(({ figure }) => standsIn(sentence, figure, NO_OTHER_UNIT)).map((drive) => fault(drive));
  // Without the name of the place, only a figure with its unit is certain enough.
  const timed = drives.filter(({ figure }) => standsIn(sentence, figure, IN_MINUTES[language]));
  const ofSubject = timed.filter(({ to }) => subjects?.includes(to));
  if (ofSubject.length > 0) return ofSubject.map((drive) => fault(drive));
  return named.size === 0 && AIRPORT[language].test(sentence) ? timed.slice(0, 1).map((drive) => fault(drive)) : [];
}

const NO_OTHER_UNIT = String.raw`(?!\d|[.,:]\d|[–%-]|[\s\u00a0]?(?:€|km|км|°|(?:kilo)?met(?:re|er)|(?:кило)?метр|mil(?:es?)?(?!\p{L})|мил[ьия]))`;
const IN_MINUTES: Record<Language, string> = {
  tr: String.raw`[\s\u00a0-]?(?:dakika|dk)`,
  en: String.raw`[\s\u00a0-]?min`,
  ru: String.raw`[\s\u00a0-]?мин`,
};

/** Whether a figure stands in a sentence as a number of its own, and is followed by what a pattern says. */
function standsIn(sentence: string, figure: string, followedBy: string): boolean {
  return new RegExp(String.raw`(?<![\d.,:–€-])${figure}${followedBy}`, "iu").test(sentence);
}

/** Claims that somebody answers at any hour, where that is not so. */
function falseHours(text: string, language: Language, { business }: Facts): Sentence[] {
  if (!business || isAlwaysOpen(business.openingHours)) return [];
  return (text.match(AT_ANY_HOUR[language]) ?? []).map((phrase) =>
    say(
      '"%{phrase}" is not so: content/business.ts says "%{hours}", which is {{hours}}. Reword it if it is about something else',
      {
        phrase,
        hours: hoursOf(business, language),
      },
    ),
  );
}

/** Not the end of a larger number: on yedi, twenty-seven, двадцать семь. */
const NOT_AFTER_A_NUMERAL = String.raw`(?<![\p{L}\d–-])(?<!(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|дцат[ьи]|сорока?|десят[ьи]?)[\s\u00a0])`;

const TURKISH = ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const ENGLISH = [
  "zero|no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
/** Russian numerals in all their cases, and as collectives: семь, семи, семеро. */
const RUSSIAN = [
  "нол[ья]",
  "од(?:ин|ного|ному)",
  "дв(?:а|е|ух|ум|умя|ое|оих|оим)",
  "тр(?:и|[её]х|[её]м|емя|ое|оих|оим)",
  "чет(?:ыре|ыр[её]х|ыр[её]м|веро|верых|верым)",
  ...["пят", "шест", "сем"].map(withCases),
  "вос(?:емь|ьми|емью|ьмеро|ьмерых|ьмерым)",
  ...["девят", "десят", "одиннадцат", "двенадцат", "тринадцат", "четырнадцат", "пятнадцат"].map(withCases),
  ...["шестнадцат", "семнадцат", "восемнадцат", "девятнадцат"].map(withCases),
];

function withCases(stem: string): string {
  return `${stem}(?:ь|и|ью|еро|ерых|ерым)`;
}

/** Pattern of a number below twenty in digits and in words; of a larger one in digits. */
function numeral(value: number, language: Language): string {
  const words = {
    tr:
      value < 20
        ? [value >= 10 ? "on" : "", TURKISH[value % 10] ?? ""].filter(Boolean).join(String.raw`[\s\u00a0]`)
        : "",
    en: ENGLISH[value] ?? "",
    ru: RUSSIAN[value] ?? "",
  }[language];
  return words === "" ? String(value) : `${value}|${words}`;
}
