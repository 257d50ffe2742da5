import fc from "fast-check";

import { POST_CATEGORIES } from "#content/articleIds.ts";
import { LABELS } from "#content/map/places.ts";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import { PLACE_IDS } from "#content/placeIds.ts";
import { FLEET_IDS } from "#content/vehicles.ts";
import { SHEET_NAMES } from "#content/map/sheets.ts";
import { FAQ_GROUPS } from "#src/content/schema/questions.ts";
import { FILES } from "#src/content/read/library.ts";
import { SERVICE_GROUPS } from "#src/content/pageData/serviceGroups.ts";
import type { Sources } from "#src/content/read/sources.ts";
import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { OTHER_PLACE, type Place } from "#src/domain/places.ts";
import { anchorOf, STANDARD_VEHICLE, VEHICLE_TYPES, type Fare } from "#src/domain/price.ts";

/** Draws a value of an arbitrary. */
type Draw = <Value>(arbitrary: fc.Arbitrary<Value>) => Value;

const PICTURE_NAMES = Object.keys(PICTURES) as PictureName[];
const WORD: Localized<string> = { tr: "şöyle", en: "word", ru: "слово" };

/** So many words in a language. */
function prose(language: Language, words: number): string {
  return `${WORD[language]} `.repeat(words).trim();
}

/** A value with other words of the same length in all its texts, none of them twice, so that they say nothing. */
function withOtherWords<Value>(value: Value, language?: Language, counted = { texts: 0 }): Value {
  if (typeof value === "string" && language) {
    counted.texts += 1;
    return `${toLetters(counted.texts)} ${prose(language, value.length)}`
      .slice(0, Math.max(value.length, 3))
      .replace(/ $/, "x") as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withOtherWords(entry, language, counted)) as Value;
  const entries = Object.entries(value).map(([name, entry]) => {
    const below = LANGUAGES.find((one) => one === name) ?? language;
    return [name, withOtherWords(entry as unknown, below, counted)];
  });
  return Object.fromEntries(entries) as Value;
}

/** A number in letters: digits could be taken for a fact. */
function toLetters(number: number): string {
  return [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
}

/** The constants of the content, without its words: what is not drawn stays as it is. */
const PLAIN = Object.fromEntries(
  Object.entries(FILES.constants).map(([name, value]) => [
    name,
    /pictures$|privacy|^terms/i.test(name) ? value : withOtherWords(value),
  ]),
) as Record<string, unknown> & { pages: Pages };
type Pages = Record<
  "site" | "home" | "reservation" | "services" | "prices" | "contact" | "blog",
  Record<string, unknown>
>;

/** Figures of the content that a page shows are marked, so that they can be found in its data. */
const MARKS = {
  waiting: "minutes={{waitingMinutes}}",
  cancelling: "notice={{cancellingHours}}",
  tours: "listed={{count tours}}",
} as const;

function inAll(text: (language: Language) => string): Localized<string> {
  return { tr: text("tr"), en: text("en"), ru: text("ru") };
}

const title = (language: Language, of: string) => `${prose(language, 3)} ${of}`;

/** The sources of a made-up business on the same map: what an owner may add, take away and connect is drawn at random. */
export function anySources(draw: Draw): Sources {
  // Without a bias towards the ends, which would make what is rare frequent.
  const chance = (percent: number) => draw(fc.noBias(fc.integer({ min: 1, max: 1000 }))) <= percent * 10;
  const some = <Item>(items: readonly Item[], minLength: number, maxLength: number) =>
    draw(
      fc.subarray([...items], {
        minLength: Math.min(minLength, items.length),
        maxLength: Math.min(maxLength, items.length),
      }),
    );
  const one = <Item>(items: readonly Item[]) => draw(fc.constantFrom(...items));
  const pictures = (minLength: number, maxLength: number) => some(PICTURE_NAMES, minLength, maxLength);

  const fares = anyFares(draw);
  const trips = fares.map(({ from, to, vehicleType }) => ({ from, to, vehicleType }));
  // Now and then a trip that has no fare.
  const trip = () =>
    chance(99.8) ? one(trips) : { from: one(PLACE_IDS), to: one(PLACE_IDS), vehicleType: one(VEHICLE_TYPES) };
  const rides = fares.flatMap(({ from, to, vehicleType }) =>
    from === "airport" && vehicleType === STANDARD_VEHICLE ? [to] : [],
  );
  const texts: Record<string, string> = {};
  const uncaptioned = chance(5) ? one(PICTURE_NAMES) : undefined;

  const services = Array.from({ length: draw(fc.integer({ min: 0, max: 6 })) }, (_, index) => {
    const slug = `service-${index + 1}`;
    const [image = "hero", textPicture, closingPicture] = pictures(3, 3);
    for (const language of LANGUAGES)
      texts[`content/services/${slug}/${language}.md`] = serviceText(language, slug, figures(draw, fares, language));
    return {
      id: index + 1,
      slug,
      group: one(SERVICE_GROUPS),
      image,
      trips: trips.length === 0 ? [] : Array.from({ length: draw(fc.integer({ min: 0, max: 4 })) }, trip),
      ...(chance(40) && { vehicle: one(FLEET_IDS) }),
      ...(chance(20) && { textPicture }),
      ...(chance(20) && { closingPicture }),
      ...(chance(10) && { comparesFleet: true }),
    };
  });

  const tours = Array.from({ length: draw(fc.integer({ min: 0, max: 12 })) }, (_, index) => {
    const slug = `tour-${index + 1}`;
    const days = one([1, 2]);
    const stops = chance(60) ? pictures(days, 4) : [];
    const sheet = one(SHEET_NAMES);
    const points = some(Object.keys(LABELS[sheet].large), stops.length, stops.length);
    for (const language of LANGUAGES)
      texts[`content/tours/${slug}/${language}.md`] = tourText(language, slug, stops.length);
    const price = one(trips.length === 0 ? (["own", "none"] as const) : (["own", "fare", "none"] as const));
    return {
      id: index + 1,
      slug,
      days,
      ...(days === 2 && stops.length > 0 && { stopsPerDay: [stops.length - 1, 1] }),
      images: chance(90) ? pictures(1, 4) : pictures(1, 1),
      stops,
      ...(price === "own" && { price: draw(fc.integer({ min: 1, max: 9999 })) }),
      ...(price === "fare" && { fare: trip() }),
      ...(chance(30) && points.length === stops.length && { map: { sheet, stops: points } }),
      ...(chance(20) && { request: { to: one(PLACE_IDS), vehicleType: one(VEHICLE_TYPES) } }),
      ...(chance(5) && { draft: true }),
    };
  });

  const faq = Array.from({ length: draw(fc.integer({ min: 1, max: 10 })) }, (_, index) => ({
    id: `question-${index + 1}`,
    group: one(FAQ_GROUPS),
    question: inAll((language) => `${title(language, String(index + 1))}?`),
    answer: inAll(
      (language) => `${prose(language, 12)} ${figures(draw, fares, language)} ${linkIn(draw, { services, tours })}.`,
    ),
  }));

  const count = chance(60) ? draw(fc.integer({ min: 4, max: 6 })) : 0;
  const posts = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const slug = `article-${index + 1}`;
      const [image = "hero", shown = "hero"] = pictures(2, 2);
      for (const language of LANGUAGES)
        texts[`content/blog/${slug}/${language}.md`] = postText(language, slug, shown, figures(draw, fares, language));
      const others = Array.from({ length: count }, (_item, other) => other + 1).filter((other) => other !== index + 1);
      const facts = {
        id: index + 1,
        image,
        category: one(POST_CATEGORIES),
        author: "editors",
        layout: "guide",
        month: "Mayıs",
        published: "2025-05-12",
        related: others.slice(0, 3),
        ...(rides.length > 0 && chance(30) && { ride: chance(98) ? one(rides) : one(PLACE_IDS) }),
      };
      return [`content/blog/${slug}/post.ts`, facts] as const;
    }),
  );

  const slugsOf = (listed: readonly { slug: string }[]) => listed.map(({ slug }) => slug);
  const questions = faq.map(({ id }) => id);
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const anchors = fares.map(anchorOf);
  const { pages } = PLAIN;
  return {
    ...FILES,
    texts,
    posts,
    messages: {},
    constants: {
      ...PLAIN,
      places: FILES.constants.places,
      placeNames: FILES.constants.placeNames,
      services,
      tours,
      movedTours: {},
      faq,
      fares,
      nearFareRules: [],
      streetPrices: [],
      rideTerms: {
        waiting: {
          label: inAll((language) => title(language, "1")),
          text: inAll((language) => `${prose(language, 5)} ${MARKS.waiting} ${MARKS.cancelling}`),
        },
      },
      termNumbers: {
        waitingMinutes: draw(fc.integer({ min: 2, max: 600 })),
        cancellingHours: draw(fc.integer({ min: 2, max: 240 })),
        lateCancellingPercent: draw(fc.integer({ min: 0, max: 100 })),
      },
      gallery: some(PICTURE_NAMES, 1, 8).map((src, index) => ({
        src,
        chapter: one(["arrival", "town", "region", "further"]),
        subject: "castle",
        title: inAll((language) => title(language, `g${index}`)),
        location: inAll((language) => prose(language, 2)),
        ...(chance(30) && services.length > 0 && { offer: { service: one(services).slug } }),
      })),
      captions: PICTURE_NAMES.filter((name) => name !== uncaptioned).map((src, index) => ({
        src,
        title: inAll((language) => title(language, `c${index}`)),
        location: inAll((language) => prose(language, 2)),
      })),
      pages: {
        ...pages,
        site: {
          ...pages.site,
          services: some(slugsOf(services), 0, 4).map((slug) => ({
            slug,
            label: inAll((language) => title(language, slug)),
          })),
        },
        home: {
          ...pages.home,
          services: some(slugsOf(services), 0, 6),
          tours: some(slugsOf(tours), 0, 3),
          posts: some(ids, 0, 3),
          faresText: inAll((language) => `${prose(language, 6)} ${MARKS.waiting}`),
          servicesText: inAll((language) => `${prose(language, 6)} ${MARKS.tours}`),
        },
        reservation: { ...pages.reservation, servicesText: inAll((language) => prose(language, 6)) },
        services: {
          ...pages.services,
          questions: { places: some(questions, 0, 3), further: some(questions, 0, 3), cars: some(questions, 0, 3) },
        },
        prices: {
          ...pages.prices,
          examples:
            chance(98) && anchors.length > 0
              ? { region: one(anchors), coast: one(anchors) }
              : { region: "gone", coast: "gone" },
        },
        contact: { ...pages.contact, question: one(questions) },
        blog: { ...pages.blog, bold: [], tags: { tr: [], en: [], ru: [] } },
      },
    },
  };
}

/** Fares between any two places, in any order. */
function anyFares(draw: Draw): Fare[] {
  const place = fc.constantFrom(...PLACE_IDS.filter((id) => id !== OTHER_PLACE && id !== "airport"));
  const pair = fc
    .record({
      from: place,
      to: place,
      vehicleType: fc.constantFrom(...VEHICLE_TYPES),
      euro: fc.integer({ min: 1, max: 9999 }),
    })
    .filter(({ from, to }) => from !== to);
  const fromAirport = pair.map((fare) => ({ ...fare, from: "airport" as const }));
  const fares = draw(
    fc.uniqueArray(fc.oneof({ arbitrary: fromAirport, weight: 4 }, { arbitrary: pair, weight: 1 }), {
      minLength: 0,
      maxLength: 20,
      selector: ({ from, to, vehicleType }) => [[from, to].toSorted().join(" "), vehicleType].join(" "),
    }),
  );
  // Now and then one that no map can show, or that leads nowhere.
  const wrong = { vehicleType: STANDARD_VEHICLE, euro: 60 };
  const odd = draw(
    fc.oneof(
      { arbitrary: fc.constant([]), weight: 38 },
      { arbitrary: fc.constant([{ ...wrong, from: "airport", to: OTHER_PLACE } as const]), weight: 1 },
      { arbitrary: fc.constant([{ ...wrong, from: "antalya", to: "antalya" } as const]), weight: 1 },
    ),
  );
  return [...fares, ...odd];
}

const PLACES = FILES.constants.places as readonly Place[];

/** A few figures, named as texts name them; a fare in a sentence with its places. */
function figures(draw: Draw, fares: readonly Fare[], language: Language): string {
  const label = (id: string) => PLACES.find((place) => place.id === id)?.label[language] ?? "";
  const fareNames = fares.map(
    ({ from, to, vehicleType }) => `. ${label(from)} ${label(to)} {{fare ${[from, to, vehicleType].join(" ")}}}.`,
  );
  const hasLowest = fares.some(({ from, vehicleType }) => from === "airport" && vehicleType === STANDARD_VEHICLE);
  const lowest = hasLowest ? ["{{lowestFare}}"] : [];
  const names = [
    "{{seats vip-vito}}",
    "{{hours}}",
    "{{count fares}}",
    ...Object.values(MARKS),
    ...fareNames,
    ...lowest,
  ];
  return draw(fc.subarray(names, { minLength: 1, maxLength: 4 })).join(" ");
}

/** A link, which now and then leads nowhere. */
function linkIn(draw: Draw, sections: Readonly<Record<string, readonly { slug: string; draft?: boolean }[]>>): string {
  const paths = Object.entries(sections).flatMap(([section, listed]) =>
    listed.flatMap(({ slug, draft }) => (draft ? [] : [`/${section}/${slug}`])),
  );
  const known = fc.constantFrom("/prices", "/faq", "/contact", ...paths);
  const path = fc.oneof({ arbitrary: known, weight: 300 }, { arbitrary: fc.constant("/tours/gone"), weight: 1 });
  return `[a](${draw(path)})`;
}

function searchFields(language: Language, slug: string): string {
  return `seoTitle: ${title(language, slug)}\nseoDescription: ${title(language, slug)} ${prose(language, 12)}`;
}

function serviceText(language: Language, slug: string, named: string): string {
  return `---
title: ${title(language, slug)}
shortDescription: ${prose(language, 5)}
description: ${prose(language, 12)}
${searchFields(language, slug)}
---
${prose(language, 300)} ${named}.
`;
}

function tourText(language: Language, slug: string, stops: number): string {
  const list = (count: number) => Array.from({ length: count }, () => `\n  - ${prose(language, 4)}`).join("");
  const stop = `\n  - name: ${prose(language, 2)}\n    description: ${prose(language, 15)}`;
  return `---
title: ${title(language, slug)}
place: ${prose(language, 2)}
description: ${prose(language, 12)}
${searchFields(language, slug)}
highlights:${list(4)}
included:${list(2)}
notIncluded:${list(1)}
bring:${list(2)}
stops:${stops === 0 ? " []" : stop.repeat(stops)}
---
${prose(language, 100)}.
`;
}

function postText(language: Language, slug: string, picture: string, named: string): string {
  return `---
title: ${title(language, slug)}
excerpt: ${prose(language, 14)}
${searchFields(language, slug)}
tags: [${["a", "b", "c"].map((letter) => `${WORD[language]} ${letter}`).join(", ")}]
---
## ${prose(language, 2)}

${prose(language, 400)}.

{{picture ${picture}}} ${prose(language, 3)}

## ${prose(language, 3)}

${prose(language, 400)} ${named}.

{{ride}}

${prose(language, 5)}
`;
}
