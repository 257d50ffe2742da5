import { describe, expect, onTestFinished, test, vi } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { PAGES } from "#content/pages.ts";
import type { PictureName } from "#content/pictures.ts";
import type { PageFacts } from "#src/content/schema/pages.ts";
import type { PostFacts } from "#src/content/schema/posts.ts";
import { describeFault } from "#src/content/read/faults.ts";
import { checkContent } from "#src/content/check/checkContent.ts";
import { parseLibrary } from "#src/content/read/parse.ts";
import { provideTurkish, say } from "#src/content/messages/sentences.ts";
import { TURKISH } from "#src/content/messages/turkish.ts";
import type { Sources } from "#src/content/read/sources.ts";

provideTurkish(TURKISH);

const LANGUAGES = ["tr", "en", "ru"] as const;
const FOLDER = "content/blog/a-post";

interface Made {
  texts: Record<string, string>;
  posts: Record<string, PostFacts>;
}

/** Changes something in valid sources. */
type Change = (made: Made) => unknown;

const PICTURES = { hero: { alt: {} }, harbour: { alt: {} } };

/** Valid sources of four posts, apart from what `breakIt` changes. */
function sourcesOf(breakIt: Change = () => {}): Sources {
  const made: Made = {
    texts: Object.fromEntries(LANGUAGES.map((language) => [`content/blog/a-post/${language}.md`, textOf(language)])),
    posts: Object.fromEntries(
      [3, 4, 5, 6].map((id) => [`content/blog/${id === 3 ? "a-post" : `post-${id}`}/post.ts`, factsOf(id)]),
    ),
  };
  for (const slug of ["post-4", "post-5", "post-6"]) {
    for (const language of LANGUAGES) made.texts[`content/blog/${slug}/${language}.md`] = textOf(language, slug);
  }
  breakIt(made);
  return {
    ...made,
    constants: {
      services: [],
      tours: [],
      faq: [MEETING],
      gallery: [SHOT],
      fares: [{ from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 }],
      streetPrices: [],
      pages: MADE_PAGES,
      placeNames: [{ tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" }],
      pictures: PICTURES,
      mapPoints: { bodrum: {} },
      mapNames: {},
    },
    messages: {},
    faults: [],
  };
}

const MEETING = {
  id: "meeting",
  group: "price",
  question: inAll("Who waits behind arrivals?"),
  answer: inAll("Somebody waits behind arrivals, holding your name."),
};
const hero = "hero" as PictureName;
const MADE_PAGES: PageFacts = {
  ...PAGES,
  site: { ...PAGES.site, services: [], licence: hero, night: hero, notFound: hero },
  home: { ...PAGES.home, services: [], tours: [], posts: [], hero, heroPortrait: hero, closing: hero },
  reservation: { ...PAGES.reservation, hero },
  services: {
    ...PAGES.services,
    hero,
    closing: hero,
    rides: { places: hero, further: hero, cars: hero },
    closings: { places: hero, further: hero, cars: hero },
    questions: { places: [], further: [], cars: [] },
  },
  tours: { ...PAGES.tours, elsewhere: hero },
  blog: {
    ...PAGES.blog,
    bold: ["Bodrum", "Бодрум"],
    tags: { tr: ["Bodrum", "VIP Transfer"], en: ["Bodrum", "VIP Transfer"], ru: ["Бодрум", "VIP-трансфер"] },
  },
  prices: { ...PAGES.prices, closing: hero, examples: { region: "airport-torba", coast: "airport-torba" } },
  contact: { ...PAGES.contact, places: [], arrivals: hero },
  faq: { ...PAGES.faq, map: hero },
};

const SHOT = {
  src: "hero",
  chapter: "arrival",
  subject: "castle",
  title: inAll("A title"),
  location: inAll("A place"),
};
const boat = { id: 1, slug: "boat", days: 1, images: ["hero"], stops: [] };

function inAll(words: string) {
  return { tr: words, en: words, ru: words };
}

function factsOf(id: number): PostFacts {
  const others = [3, 4, 5, 6].filter((other) => other !== id) as [number, number, number];
  return {
    id,
    image: "hero" as PostFacts["image"],
    category: "History",
    author: "history",
    layout: "essay",
    month: "Mayıs",
    published: "2025-05-12",
    related: others,
  };
}

function textOf(language: string, slug = "a-post"): string {
  const [place, service] = language === "ru" ? ["Бодрум", "VIP-трансфер"] : ["Bodrum", "VIP Transfer"];
  const words = (first: string) => `${first} ${"word ".repeat(258)}word.`;
  return `---
title: Title words, ${slug}
excerpt: Excerpt words, long enough, saying something about what stands below them, several words more.
seoTitle: Search title, ${slug}
seoDescription: Description words, ${slug}, long enough, several words more, neither fewer nor more than allowed.
tags: [${place}, ${service}, Castle]
---
## One

${words("One")}

{{picture harbour}} Harbour, early morning

## Two

${words("Two")}

- a list

{{ride}}

## Three

> A quotation

${words("Three")}
`;
}

/** Words of English sentences that no name, file or value of these sources has. */
const ENGLISH = /(?<![\p{L}-])(?:the|is|are|has|must|with|which|of|and|no|there|write|have|needs)(?![\p{L}-])/u;

/** `file: message` of every fault, each of which can be said in Turkish, too. */
function faultsIn(sources: Sources): string[] {
  const { faults } = checkContent(sources);
  const turkish = faults.map((fault) => describeFault(fault, "tr").replaceAll(/"[^"]*"/g, '""'));
  expect(turkish.filter((fault) => ENGLISH.test(fault))).toEqual([]);
  return faults.map((fault) => describeFault(fault, "en"));
}

/** Faults of the valid sources with some constants and other parts replaced. */
function faultsWith(constants: Sources["constants"], more: Partial<Sources> = {}): string[] {
  return faultsIn({ ...sourcesOf(), ...more, constants: { ...sourcesOf().constants, ...constants } });
}

/** Replaces something in the English text of the first post. */
function inText(what: string | RegExp, other: string): Change {
  return ({ texts }) => {
    const file = `${FOLDER}/en.md`;
    const before = texts[file] ?? "";
    texts[file] = before.replace(what, other);
    if (texts[file] === before) throw new Error(`${String(what)} is not in the sample`);
  };
}

/** Changes facts of the first post, which may become invalid. */
function inFacts(other: Partial<Record<keyof PostFacts, unknown>>): Change {
  return ({ posts }) => (posts[`${FOLDER}/post.ts`] = { ...factsOf(3), ...other } as PostFacts);
}

test("valid sources have no faults and become posts sorted by id", () => {
  const { library, faults } = checkContent(sourcesOf());
  expect(faults).toEqual([]);
  expect(library.posts.map(({ id, slug }) => [id, slug])).toEqual([
    [3, "a-post"],
    [4, "post-4"],
    [5, "post-5"],
    [6, "post-6"],
  ]);
  expect(library.posts[0]?.text.ru.tags).toContain("Бодрум");
});

test("a mark in front of a file, as some editors write it, is no fault", () => {
  const marked = ({ texts }: Made) => (texts[`${FOLDER}/en.md`] = `\uFEFF${texts[`${FOLDER}/en.md`]}`);
  expect(faultsIn(sourcesOf(marked))).toEqual([]);
});

test("a paragraph of an article in another language, and degrees that the chart of the year has not", () => {
  const month = { name: inAll("May"), air: [24, 25], sea: 20, crowd: { level: 1, words: inAll("Quiet") } };
  const climate = {
    heads: { month: inAll("Month"), air: inAll("Air"), sea: inAll("Sea"), crowd: inAll("Crowd") },
    suggested: inAll("Pick"),
    months: Array.from({ length: 12 }, () => month),
  };
  const sources = sourcesOf(({ texts }) => {
    const both =
      "\n\n{{year}}\n\nAt noon 24–25 °C, in water 20 °C; never 26 °C.\n\nBu bir deneme ve bir not.\n\n## Three";
    for (const language of LANGUAGES)
      texts[`${FOLDER}/${language}.md`] = textOf(language).replace(
        "\n\n## Three",
        language === "en" ? both : "\n\n{{year}}\n\n## Three",
      );
  });
  expect(faultsIn({ ...sources, constants: { ...sources.constants, climate } })).toEqual(
    expect.arrayContaining([
      `${FOLDER}/en.md: "Bu bir deneme ve bir not.…" is in Turkish; here belongs English`,
      `${FOLDER}/en.md: "26 °" is none of the figures of content/climate.ts`,
    ]),
  );
});

test("an article is split at elements between its paragraphs, whose words are not counted", () => {
  const [post] = parseLibrary(sourcesOf()).library.posts;
  expect(post?.text.en.parts).toEqual([
    { kind: "text", headings: ["One"], html: expect.stringMatching(/^<h2>One<\/h2>/) },
    {
      kind: "picture",
      name: "harbour",
      caption: "Harbour, early morning",
      captionHtml: "Harbour, early morning",
    },
    { kind: "text", headings: ["Two"], html: expect.stringMatching(/<li>a list<\/li>/) },
    { kind: "ride" },
    { kind: "text", headings: ["Three"], html: expect.stringMatching(/<blockquote>/) },
  ]);
  expect(post?.text.en.html).not.toContain("harbour");
  expect(post?.text.en.words).toBe(787);
  // 787 words at the pace of Turkish, the slowest: 4.7 minutes.
  expect(post?.readingTime).toBe(5);
});

test("the name of the place is bold in captions and headings as it is in the text", () => {
  const { library, faults } = parseLibrary(
    sourcesOf(({ texts }) => {
      const file = `${FOLDER}/en.md`;
      texts[file] = texts[file]!.replace("## Two", "## Into Bodrum").replace(
        "Harbour, early morning",
        "Bodrum’s harbour & castle",
      );
    }),
  );
  expect(faults).toEqual([]);
  const parts = library.posts[0]?.text.en.parts ?? [];
  expect(parts[1]).toMatchObject({
    caption: "Bodrum’s harbour & castle",
    captionHtml: "<strong>Bodrum</strong>’s harbour &amp; castle",
  });
  expect(parts[2]).toMatchObject({
    headings: ["Into <strong>Bodrum</strong>"],
    html: expect.stringMatching(/^<h2>Into <strong>Bodrum<\/strong><\/h2>/),
  });
});

describe("a fault of an article has file and field", () => {
  const quoting = (text: string) => inText("A quotation", text);
  const picture = (line: string) => inText("{{picture harbour}} Harbour, early morning", line);
  const ride = (text: string) => inText("{{ride}}", text);

  test.each<[says: string, breakIt: Change]>([
    ["ru.md: is missing", ({ texts }) => delete texts[`${FOLDER}/ru.md`]],
    ["en2.md: belongs to nothing that is listed", ({ texts }) => (texts[`${FOLDER}/en2.md`] = textOf("en"))],
    ["en.md: title has 91 characters; the maximum is 90", inText(/^title: .*$/m, `title: ${"x".repeat(91)}`)],
    ["en.md: excerpt is missing", inText(/^excerpt: .*\n/m, "")],
    ['en.md: has what nobody asks for: "subtitle"', inText(/^tags/m, "subtitle: more\ntags")],
    ["en.md: line", inText(/^tags: .*$/m, "tags: [a")],
    ['en.md: tags: "VIP Transfer" is missing', inText("VIP Transfer, ", "Transfer, ")],
    ["en.md: has 13 words; the minimum is 700", inText(/word /g, "")],
    ["en.md: has fewer than two headings (##)", inText(/## (?:Two|Three)\n/g, "")],
    [
      "ru.md: is written in English; this file is for Russian",
      ({ texts }) => {
        const english = "The road to the bay is the one that you see from the castle. ".repeat(4);
        texts[`${FOLDER}/ru.md`] = textOf("ru").replace("A quotation", english);
      },
    ],
    ["en.md: has 2 parts to be written, in [[ ]]", inText("- a list", "- [[A list]] and [[more]]")],
    ['en.md: the link to "/blog/no-such-post" leads to no page of the site', quoting("[A link](/blog/no-such-post)")],
    ['en.md: the link to "/faq#nowhere" leads to a page without "#nowhere"', quoting("[Nowhere](/faq#nowhere)")],
    [
      'en.md: the link to "/prices?direction=back#airport-bitez" leads to a page without "#airport-bitez"',
      quoting("[A fare](/prices?direction=back#airport-bitez)"),
    ],
    [
      'en.md: "75 €" is a price of its own; write {{fare airport torba}} for that of the table',
      quoting("It costs 75 € there"),
    ],
    ['en.md: seoTitle: "€75" is a price of its own', inText("seoTitle: S", "seoTitle: €75, s")],
    [
      'en.md: "150 TL" is a price of its own; note it in content/streetPrices.ts and write {{street …}}, or name none',
      quoting("It costs 150 TL there"),
    ],
    ['en.md: our fonts have no "⛵"; write a word', quoting("A boat ⛵ there")],
    ['en.md: our fonts have no "✈️"; write a word', quoting("By air ✈️ and © all ★ else")],
    [
      "en.md: seoTitle: {{fare airport bitez}} is no fare of the price table",
      inText("seoTitle: Search", "seoTitle: Search {{fare airport bitez}}"),
    ],
    ["en.md: says that a price is the lowest; write {{lowest …}} for it", quoting("The lowest fare there is")],
    ['en.md: "Yalikavak" is written Yalıkavak in content/placeNames.ts', quoting("The road to Yalikavak")],
    ['en.md: seoTitle "Search title, post-4" is also that of', inText("title, a-post", "title, post-4")],
    ['en.md: line 12: there is no picture "castle"', picture("{{picture castle}} The castle at noon")],
    ['en.md: line 12: "{{picture harbour}}" has a caption of 0 characters; write one', picture("{{picture harbour}}")],
    ["needs a line of its own, which begins with {{", inText("\n\n{{picture", " {{picture")],
    ['Harbour, early morning" needs an empty line before and', inText("\n\n{{picture", "\n{{picture")],
    [
      'line 22: "{{picture hero}} The hero of the site" stands next to another one; a paragraph has to come before it',
      ride("{{ride}}\n\n{{picture hero}} The hero of the site"),
    ],
    [
      "has hero between its paragraphs, which stands at its head already",
      picture("{{picture hero}} The hero of the site"),
    ],
    ["en.md: lacks {{picture harbour}}, which tr.md has", picture("{{map town bodrum}} Harbour, early morning")],
    [
      "en.md: has {{picture harbour}} twice",
      inText("- a list", "- a list\n\n{{picture harbour}} The same harbour\n\nMore."),
    ],
    ["begins with none of the maps region, coast, town, centre", picture("{{map moon bodrum}} The harbour at night")],
    ['en.md: line 12: "atlantis" is on no map', picture("{{map town bodrum atlantis}} The harbour at night")],
    ["en.md: has {{ride}} 0 times; once is right, where the text speaks of the way", ride("")],
    ['"{{ride torba}}" is {{ride}} alone: its place is the ride of post.ts', ride("{{ride torba}}")],
    ['"{{year}} The year" is {{year}} alone', ride("{{year}} The year\n\nA paragraph\n\n{{ride}}")],
    ["en.md: has {{year}}, which tr.md lacks", ride("{{year}}\n\nA paragraph\n\n{{ride}}")],
    ["en.md: has 0 pictures and maps between its paragraphs; 1 to 4 are right", inText(/\{\{picture.*\n/, "")],
    ['post.ts: published "2126-06-18" is after today, ', inFacts({ published: "2126-06-18" })],
    ['post.ts: published "2025-5-12" is no date (YYYY-MM-DD)', inFacts({ published: "2025-5-12" })],
    ["post.ts: id 10000 is over 9999", inFacts({ id: 10_000 })],
    ["post.ts: related: 3 is the post itself", inFacts({ related: [3, 4, 5] })],
    ["post.ts: related: there is no post 9", inFacts({ related: [4, 5, 9] })],
    ["post.ts: related names a post twice: 4, 4, 5", inFacts({ related: [4, 4, 5] })],
    [`id 4 is also that of ${FOLDER}/post.ts`, inFacts({ id: 4, related: [5, 6, 3] })],
    ["post.ts: ride: airport to marmaris by vip-vito is no fare of the price table", inFacts({ ride: "marmaris" })],
    ['post.ts: image: there is no picture "castle"', inFacts({ image: "castle" })],
    ['post.ts: layout "column" is none of poster, wide, essay, guide, stamp', inFacts({ layout: "column" })],
  ])("%s", (says, breakIt) => {
    expect(faultsIn(sourcesOf(breakIt))).toContainEqual(expect.stringContaining(says));
  });

  test("an article without its facts, and a text of nothing", () => {
    const faults = faultsIn(
      sourcesOf(({ texts }) => {
        texts["content/blog/a-psot/en.md"] = textOf("en");
        texts["content/services/a-service/en.md"] = textOf("en");
      }),
    );
    expect(faults).toContain("content/blog/a-psot/post.ts: is missing");
    expect(faults).toContain("content/services/a-service/en.md: belongs to nothing that is listed");
  });

  test("an invalid post causes no further faults in others", () => {
    expect(faultsIn(sourcesOf(inFacts({ author: "nobody" })))).toEqual([
      `${FOLDER}/post.ts: author "nobody" is none of editors, history, kitchen; a new one is added to content/articleIds.ts first`,
    ]);
  });

  test("an article may be published today, which is the day in Türkiye, and link to questions and to any part of other pages", () => {
    vi.useFakeTimers({ now: new Date("2025-05-11T21:30:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const links = "[Meeting](/faq#meeting), [a tour](/tours#any), [the form](/reservation#reservation-form)";
    expect(faultsIn(sourcesOf(quoting(links)))).toEqual([]);
    vi.setSystemTime(new Date("2025-05-11T20:30:00Z"));
    expect(faultsIn(sourcesOf())).toContain(
      `${FOLDER}/post.ts: published "2025-05-12" is after today, 2025-05-11; write the day on which it is published`,
    );
  });

  test("a proverb in the fifth article", () => {
    const sources = sourcesOf(({ posts, texts }) => {
      posts["content/blog/post-7/post.ts"] = { ...factsOf(7), related: [3, 4, 5] };
      for (const language of LANGUAGES) texts[`content/blog/post-7/${language}.md`] = textOf(language, "post-7");
      for (const slug of ["a-post", "post-4", "post-5", "post-6", "post-7"])
        texts[`content/blog/${slug}/en.md`] = textOf("en", slug).replace("> A quotation", "> A proverb");
    });
    expect(faultsIn(sources)).toEqual([
      "content/blog/post-7/en.md: has a proverb, as a-post, post-4, post-5, post-6 have; that is enough",
    ]);
  });
});

describe("a fault in a list has file, entry and field", () => {
  const car = {
    id: "s-class",
    name: "A car",
    image: "hero",
    cabin: "hero",
    capacity: 3,
    plan: {
      length: 5000,
      width: 1900,
      windscreen: 1400,
      doors: [1700, 2800],
      rows: [
        { at: 2400, places: ["seat", "driver"] },
        { at: 3500, places: ["seat", "seat"] },
      ],
      cases: { size: "cabin", at: 4300, across: 3, deep: 1 },
    },
    features: ["wifi"],
    highlights: ["wifi"],
  };
  const RIDES = [
    { from: "torba", to: "bitez" },
    { from: "bitez", to: "torba" },
    { from: "bitez", to: "gümüşlük" },
  ];
  const ride = { id: 1, slug: "a-service", group: "cars", image: "hero", trips: [] };
  const VEHICLES = {
    "vip-vito": { name: "VIP Car", shortName: "Car", slug: "car", seats: 7, comfortableSeats: 6 },
    "vip-sprinter": { name: "VIP Bus", shortName: "Bus", slug: "bus", seats: 19, comfortableSeats: 12 },
  };
  const vehicle = { name: "VIP Car", shortName: "Car", slug: "car", seats: 7, comfortableSeats: 6 };

  const trip = { from: "airport", to: "torba", vehicleType: "vip-vito" };
  const words = inAll("Words");
  const month = { name: words, air: [9, 15], sea: 16, crowd: { level: 1, words } };
  const year = {
    heads: { month: words, air: words, sea: words, crowd: words },
    suggested: words,
    months: Array.from({ length: 12 }, () => month),
  };
  const places = [
    { id: "airport", group: "airport", selectable: true, label: inAll("Airport") },
    { id: "torba", group: "region", selectable: true, label: inAll("Torba") },
    { id: "bitez", group: "region", selectable: true, label: inAll("Bitez") },
    { id: "gümüşlük", group: "region", selectable: true, label: inAll("Gümüşlük") },
    { id: "bodrum", group: "region", selectable: false, label: inAll("Town") },
    { id: "didim", group: "further", selectable: true, label: inAll("Didim") },
  ];
  const offering = (offer: object) => ({ gallery: [{ ...SHOT, offer }] });
  const touring = (facts: object) => ({ tours: [{ ...boat, ...facts }] });
  const serving = (facts: object) => ({ services: [{ ...ride, ...facts }] });
  const { capacity: _capacity, ...ofTheForm } = car;
  const labelled = (label: object) => ({
    placeNames: [inAll("Yalıkavak"), inAll("Torba")],
    places: [{ id: "yalıkavak", group: "region", selectable: true, label }],
  });
  const examples = (coast: string) => ({
    pages: { ...MADE_PAGES, prices: { ...MADE_PAGES.prices, examples: { region: "airport-torba", coast } } },
  });

  test.each<[says: string, more: Sources["constants"]]>([
    ["content/fleet.ts: s-class: features is missing", { fleet: [{ ...car, features: undefined }] }],
    ["content/fleet.ts: must be a list", { fleet: "none" }],
    ['content/fleet.ts: s-class: highlights "tv" is none of its features', { fleet: [{ ...car, highlights: ["tv"] }] }],
    [
      "content/vehicles.ts: vip-vito.comfortableSeats 8 is more than its seats, 7",
      { vehicles: { "vip-vito": { ...vehicle, comfortableSeats: 8 }, "vip-sprinter": vehicle } },
    ],
    ["content/vehicles.ts: vip-sprinter is missing", { vehicles: { "vip-vito": vehicle } }],
    ['content/vehicles.ts: STANDARD_VEHICLE "vito" is none of vip-vito, vip-sprinter', { standardVehicle: "vito" }],
    ["content/gallery.ts: entry 2 (A title): src is missing", { gallery: [SHOT, { ...SHOT, src: undefined }] }],
    ['content/gallery.ts: castle: src: there is no picture "castle"', { gallery: [{ ...SHOT, src: "castle" }] }],
    ["content/gallery.ts: hero: src stands in the list twice; take one of the two out", { gallery: [SHOT, SHOT] }],
    ["content/gallery.ts: has no picture, so its page would be empty", { gallery: [] }],
    ["content/gallery.ts: hero: offer.tour: there is no atlantis", offering({ tour: "atlantis" })],
    ["content/gallery.ts: hero: offer.service: there is no atlantis", offering({ service: "atlantis" })],
    [
      "content/gallery.ts: hero: offer.post: there is no atlantis",
      offering({ post: "atlantis", shortTitle: inAll("the lost city") }),
    ],
    [
      "content/gallery.ts: hero: offer must be { service: … }, { tour: … } or { post: …, shortTitle: … }, with its slug",
      offering({ service: "atlantis", tour: "atlantis" }),
    ],
    ['content/tours.ts: boat: price "35" is no whole number', touring({ price: "35" })],
    [
      "content/tours.ts: boat: fare: airport to marmaris by vip-vito is no fare of the price table",
      touring({ fare: { ...trip, to: "marmaris" } }),
    ],
    ['content/tours.ts: boat: closingPicture: there is no picture "atlantis"', touring({ closingPicture: "atlantis" })],
    ['content/tours.ts: boat: closingPicture: "hero" is among its images already', touring({ closingPicture: "hero" })],
    [
      'content/tours.ts: boat: map.stops.1 "atlantis" is on no map',
      touring({ map: { sheet: "coast", start: "bodrum", stops: ["bodrum", "atlantis"] } }),
    ],
    [
      'content/tours.ts: boat: map.start "atlantis" is on no map',
      touring({ map: { sheet: "coast", start: "atlantis", stops: ["bodrum"] } }),
    ],
    [
      'content/tours.ts: boat: map.moreSights.0 "atlantis" is on no map',
      touring({ map: { sheet: "coast", stops: ["bodrum"], moreSights: ["atlantis"] } }),
    ],
    [
      "content/tours.ts: boat: stopsPerDay: 2 stops on 2 days, but the tour has 3 on 2",
      touring({ days: 2, stops: ["hero", "hero", "hero"], stopsPerDay: [1, 1] }),
    ],
    [
      "content/tours.ts: boat: stopsPerDay: 2 stops on 2 days, but the tour has 2 on 1",
      touring({ stops: ["hero", "hero"], stopsPerDay: [1, 1] }),
    ],
    [
      "content/tours.ts: boat: map.site.stops: 1 are on the map, but the tour has 2",
      touring({
        stops: ["hero", "hero"],
        map: { sheet: "coast", stops: ["bodrum", "bodrum"], site: { sheet: "centre", stops: ["bodrum"] } },
      }),
    ],
    [
      "content/tours.ts: boat: map.stops: 1 are on the map, but the tour has 2",
      touring({ stops: ["hero", "hero"], map: { sheet: "coast", start: "bodrum", stops: ["bodrum"] } }),
    ],
    [
      "content/services.ts: a-service: vehicle: content/fleet.ts has no s-class",
      { fleet: [], ...serving({ vehicle: "s-class" }) },
    ],
    ["content/pages.ts: prices.examples.coast: there is no gone", examples("gone")],
    [
      'content/services.ts: a-service: textPicture: there is no picture "atlantis"',
      serving({ textPicture: "atlantis" }),
    ],
    [
      'content/services.ts: a-service: closingPicture: "hero" is its image already',
      serving({ closingPicture: "hero" }),
    ],
    [
      "content/services.ts: a-service: rides: its trips have a map of their roads",
      serving({ rides: RIDES, trips: [trip] }),
    ],
    ["content/services.ts: a-service: rides must have 3 entries at least", serving({ rides: RIDES.slice(1) })],
    [
      "content/services.ts: a-service: rides.3 leads nowhere: from and to are the same place",
      serving({ rides: [...RIDES, { from: "bitez", to: "bitez" }] }),
    ],
    [
      "content/services.ts: a-service: rides.3: torba to bitez is listed twice",
      serving({ rides: [...RIDES, RIDES[0]] }),
    ],
    [
      'content/services.ts: a-service: rides.3: "bodrum" is no place of the region that the form offers',
      { places, ...serving({ rides: [...RIDES, { from: "bodrum", to: "bitez" }] }) },
    ],
    [
      'content/services.ts: a-service: rides.3: "didim" is no place of the region that the form offers',
      { places, ...serving({ rides: [...RIDES, { from: "bitez", to: "didim" }] }) },
    ],
    ['content/prices.ts: airport to torba: euro "45" is no whole number', { fares: [{ ...trip, euro: "45" }] }],
    [
      "content/prices.ts: torba to airport: vip-vito has 45 in the line of airport to torba already; delete one of the two",
      {
        fares: [
          { ...trip, euro: 45 },
          { ...trip, from: "torba", to: "airport", euro: 60 },
        ],
      },
    ],
    [
      "content/prices.ts: didim to airport: write it from airport to didim; a fare applies in both directions",
      { fares: [{ ...trip, from: "didim", to: "airport", euro: 60 }] },
    ],
    [
      "content/prices.ts: bitez to bitez: leads nowhere; write two places, or delete the line",
      { fares: [{ ...trip, from: "bitez", to: "bitez", euro: 60 }], places },
    ],
    [
      'content/prices.ts: bitez to other: "other" is on no map, so the price list cannot show a fare for it',
      {
        fares: [{ ...trip, from: "bitez", to: "other", euro: 60 }],
        places: [...places, { id: "other", group: "other", selectable: true, label: inAll("Elsewhere") }],
      },
    ],
    [
      'content/prices.ts: bitez to antalya: content/locations.ts has no "antalya"',
      { fares: [{ ...trip, from: "bitez", to: "antalya", euro: 60 }], places },
    ],
    [
      "content/drives.ts: entry 1 (torba): minutes must be the least, then the most",
      { drives: [{ to: "torba", minutes: [40, 35] }] },
    ],
    [
      "content/climate.ts: months must have 12 entries at least",
      { climate: { ...year, months: year.months.slice(1) } },
    ],
    [
      "content/climate.ts: months.0.sea is missing",
      { climate: { ...year, months: year.months.map((one) => ({ ...one, sea: undefined })) } },
    ],
    [
      "content/streetPrices.ts: kumpir: lira must be the least, then the most",
      { streetPrices: [{ id: "kumpir", lira: [50, 30], year: 2022 }] },
    ],
    [
      "content/tours.ts: boat: price: costs a fare of the price table already; take one of the two out",
      touring({ price: 75, fare: trip }),
    ],
    [
      "content/movedTours.ts: boat: is a tour of the site; take the line out",
      { ...touring({}), movedTours: { boat: "boat" } },
    ],
    ["content/movedTours.ts: old-boat: there is no yacht", { movedTours: { "old-boat": "yacht" } }],
    [
      'content/fleet.ts: s-class: plan: has 3 seats, but its capacity is 4; "spare" is a seat beyond them',
      { vehicles: VEHICLES, fleet: [{ ...car, capacity: 4 }] },
    ],
    [
      'content/fleet.ts: s-class: plan: has 3 seats, but content/vehicles.ts says comfortableSeats: 6; "spare" is a seat beyond them',
      { vehicles: VEHICLES, fleet: [{ ...ofTheForm, vehicleType: "vip-vito" }] },
    ],
    [
      'content/locations.ts: yalıkavak: label.en: "Yalı Bay" has no name of content/placeNames.ts; add it there',
      labelled({ tr: "Yalıkavak", en: "Yalı Bay", ru: "Yalıkavak" }),
    ],
    [
      'content/locations.ts: yalıkavak: label.ru: "Torba" is another place than "Yalıkavak"',
      labelled({ tr: "Yalıkavak", en: "Yalıkavak", ru: "Torba" }),
    ],
    [
      "content/termNumbers.ts: cancellingHours 1 is under 2",
      { termNumbers: { waitingMinutes: 45, cancellingHours: 1, lateCancellingPercent: 50 } },
    ],
    ["content/heads.ts: serviceNotFound is missing", { heads: {} }],
    ['content/business.ts: entry 1: "fax" is no field of BUSINESS', { placeholders: ["fax"] }],
    ["content/cities.ts: must be two cities", { cities: [] }],
    [
      'content/business.ts: place: "yalıkavak" is Yalıkavak, and the town is Torba; name the place of the town',
      { ...labelled(inAll("Yalıkavak")), business: { ...BUSINESS, town: inAll("Torba"), place: "yalıkavak" } },
    ],
    [
      'content/cities.ts: side: "Side" comes first, where the town of the business belongs: content/business.ts says Torba',
      {
        cities: [
          { id: "side", name: inAll("Side"), latitude: 36.77, longitude: 31.39 },
          { id: "torba", name: inAll("Torba"), latitude: 37.08, longitude: 27.45 },
        ],
        business: { ...BUSINESS, town: inAll("Torba") },
      },
    ],
    [
      'content/tours.ts: boat: images.1: "harbour" has no caption; write one in content/captions.ts',
      { captions: [], ...touring({ images: ["hero", "harbour"] }) },
    ],
    ["content/pages.ts: contact.question: there is no meeting", { faq: [] }],
    [
      "content/pages.ts: home.tours: there is no atlantis",
      { pages: { ...MADE_PAGES, home: { ...MADE_PAGES.home, tours: ["atlantis"] } } },
    ],
    [
      'content/map/names.ts: "atlantis" is no point of the maps; take its name out',
      { mapNames: { bodrum: {}, atlantis: {} } },
    ],
  ])("%s", (says, more) => {
    expect(faultsWith(more)).toContain(says);
  });

  test.each<[string, Sources["constants"] & Pick<Partial<Sources>, "messages">, string]>([
    ["an answer", { faq: [{ id: "when", answer: { ...inAll("-"), tr: "Yalıkavak 75 euro" } }] }, "when.answer.tr"],
    ["a title under a picture", { gallery: [{ ...SHOT, title: inAll("A 75 € ride") }] }, "hero.title.en"],
    ["a page's description", { heads: { home: inAll("From €75") } }, "home.ru"],
    ["a caption", { captions: [{ title: inAll("£3") }] }, "title.en"],
    ["a legal text", { terms: { sections: ["75 euro"] } }, "content/legal/terms.ts: sections."],
    [
      "a word of the interface",
      { messages: { "src/i18n/messages/ru/home.json": { hero: { lead: "тридцать пять евро" } } } },
      'src/i18n/messages/ru/home.json: hero.lead: "тридцать пять евро" is a price of its own',
    ],
  ])("a literal price in %s", (_what, { messages = {}, ...constants }, says) => {
    const faults = faultsWith(constants, { messages });
    expect(faults).toContainEqual(expect.stringContaining(says));
    expect(faults).toContainEqual(expect.stringContaining("is a price of its own"));
  });

  test.each([
    ["60 €", "airport bitez"],
    ["45 €", "airport torba"],
    ["17 €", "airport torba"],
  ])("for %s, the ride of the table that costs as much is proposed, else one to begin with", (price, fareKey) => {
    const fares = [
      { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
      { from: "airport", to: "bitez", vehicleType: "vip-vito", euro: 60 },
    ];
    const faults = faultsWith({ fares, faq: [{ id: "when", answer: { ...inAll("-"), tr: price } }] });
    expect(faults).toContainEqual(expect.stringContaining(`write {{fare ${fareKey}}} for that of the table`));
  });

  test.each<[string, Sources["constants"] & Pick<Partial<Sources>, "messages">, string]>([
    [
      "an answer",
      {
        faq: [
          { ...MEETING, answer: inAll("The driver waits for 45 minutes at the arrivals, with the name on a sign.") },
        ],
      },
      'content/faq.ts: meeting.answer.en: "45 minutes" is the time of waiting',
    ],
    [
      "a word of the interface",
      { messages: { "src/i18n/messages/tr/faq.json": { free: "24 saat önceye kadar iptal ücretsiz" } } },
      'src/i18n/messages/tr/faq.json: free: "24 saat" is the hours of a cancellation',
    ],
    [
      "a page's description",
      { heads: { tours: inAll("Всего семь туров") }, tours: Array.from({ length: 7 }, (_, id) => ({ ...boat, id })) },
      'content/heads.ts: tours.ru: "семь туров" is the number of tours',
    ],
  ])("a typed fact in %s", (_what, { messages = {}, ...constants }, says) => {
    expect(faultsWith(constants, { messages })).toContainEqual(expect.stringContaining(says));
  });

  test("a field of an answer in another language", () => {
    const answer = { ...MEETING.answer, tr: "The driver waits for you in the arrivals hall." };
    expect(faultsWith({ faq: [{ ...MEETING, answer }] })).toEqual([
      'content/faq.ts: meeting.answer.tr: "The driver waits for you in the arrivals hall.…" is in English; here belongs Turkish',
    ]);
  });

  test("letters of another encoding", () => {
    const messages = { "src/i18n/messages/tr/shell.json": { hello: "Ho\uFFFD geldiniz" } };
    expect(faultsWith({}, { messages })).toContain(
      "src/i18n/messages/tr/shell.json: hello: has letters that cannot be read; save the file as UTF-8",
    );
  });

  test("a sign that the fonts lack", () => {
    const messages = { "src/i18n/messages/ru/shell.json": { licence: "Лицензия № 1207" } };
    expect(faultsWith({}, { messages })).toContain(
      'src/i18n/messages/ru/shell.json: licence: our fonts have no "№"; write a word',
    );
  });

  test("a misspelt place in a caption", () => {
    const gallery = [{ ...SHOT, location: { tr: "Yalıkavak", en: "Yalikavak", ru: "Яликавак" } }];
    expect(faultsWith({ gallery })).toEqual([
      expect.stringMatching(/^content\/gallery\.ts: hero\.location\.en: "Yalikavak" is written Yalıkavak/),
      expect.stringMatching(/^content\/gallery\.ts: hero\.location\.ru: "Яликавак" is written Ялыкавак/),
    ]);
  });

  test("unknown pictures of pages", () => {
    const castle = "castle" as PictureName;
    const one = { places: hero, further: castle, cars: hero };
    const services = { ...MADE_PAGES.services, closing: castle, rides: one, closings: one };
    const reservation = { ...MADE_PAGES.reservation, hero: castle };
    expect(faultsWith({ pages: { ...MADE_PAGES, reservation, services } })).toEqual([
      'content/pages.ts: reservation.hero: there is no picture "castle"',
      'content/pages.ts: services.closing: there is no picture "castle"',
      'content/pages.ts: services.rides.further: there is no picture "castle"',
      'content/pages.ts: services.closings.further: there is no picture "castle"',
    ]);
  });

  test("a fare beside the name of another place, in an answer", () => {
    const fares = [45, 75].map((euro, index) => ({
      from: "airport",
      to: ["torba", "yalıkavak"][index],
      vehicleType: "vip-vito",
      euro,
    }));
    const placeNames = [inAll("Yalıkavak"), inAll("Torba")];
    const answer = inAll("The ride from the airport to Yalıkavak is {{fare airport torba}} for the car.");
    const faq = [MEETING, { id: "price", group: "price", question: inAll("What does it cost?"), answer }];
    const both = [...places, { id: "yalıkavak", group: "region", selectable: true, label: inAll("Yalıkavak") }];
    expect(faultsWith({ fares, places: both, placeNames, faq })).toEqual(
      expect.arrayContaining([
        "content/faq.ts: price: answer.en: has the fare of torba where no such place is named",
        expect.stringContaining(
          "content/faq.ts: price: answer.en: names Yalıkavak in a sentence whose fare is not that",
        ),
      ]),
    );
  });

  test("an invalid alternative text, in each language", () => {
    const said = (language: string) => `A bay with a boat on it, at noon, and the castle beyond, in ${language}`;
    const alt = { tr: "", en: "Bay", ru: "Залив с лодкой в полдень, тихо и безлюд" };
    const value = { bay: { width: 1280, height: 960, widths: [480, 1280], alt } };
    expect(faultsWith({ tourPictures: value })).toEqual([
      "content/pictures/tours.ts: bay: alt.tr has 0 characters; the minimum is 40",
      "content/pictures/tours.ts: bay: alt.en has 3 characters; the minimum is 40",
      "content/pictures/tours.ts: bay: alt.ru has 39 characters; the minimum is 40",
    ]);
    const long = {
      bay: {
        ...value.bay,
        alt: {
          tr: `${"deniz ".repeat(26)}kıyısı`,
          en: said("en"),
          ru: "Залив с лодкой в полдень, за ним крепость и холмы",
        },
      },
    };
    expect(faultsWith({ tourPictures: long })).toEqual([
      "content/pictures/tours.ts: bay: alt.tr has 27 words; the maximum is 25",
    ]);
  });

  test("an alternative text that is the same in two languages", () => {
    const said = "A bay with a boat on it, at noon, and the castle beyond";
    const value = { bay: { alt: { tr: said, en: `${said} it`, ru: said } } };
    expect(faultsWith({ pictures: { ...PICTURES, ...value } })).toEqual([
      "content/pictures.ts: bay.alt.ru says what bay.alt.tr says already",
    ]);
  });

  test("a list that cannot be read causes no further faults", () => {
    const known = {
      file: "content/services.ts",
      message: say("line %{line} cannot be read: %{reason}", { line: 3, reason: "a comma is missing" }),
    };
    const unread = { services: undefined, fares: undefined, pictures: undefined, heads: undefined };
    const constants = { ...sourcesOf().constants, ...unread };
    expect(checkContent({ ...sourcesOf(), constants, faults: [known] }).faults).toEqual([known]);
  });

  test("all faults are found in one pass, including those in texts of invalid entries", () => {
    const sources = sourcesOf((made) => {
      inText(/## (?:Two|Three)\n/g, "")(made);
      inFacts({ id: "three", related: [4, 5, 9] })(made);
      delete made.posts["content/blog/post-4/post.ts"];
      delete made.texts["content/blog/post-5/tr.md"];
      made.texts["content/services/a-service/tr.md"] = "Words without fields.";
    });
    const constants = { ...sources.constants, services: undefined, faq: [{ id: "when" }] };
    expect(faultsIn({ ...sources, constants })).toEqual(
      expect.arrayContaining([
        `${FOLDER}/post.ts: id "three" is no whole number`,
        `${FOLDER}/en.md: has fewer than two headings (##)`,
        "content/blog/post-4/post.ts: is missing",
        "content/blog/post-5/tr.md: is missing",
        "content/services/a-service/tr.md: does not begin with its fields between two lines of ---",
        "content/services/a-service/en.md: is missing",
        "content/faq.ts: when: question is missing",
      ]),
    );
  });
});

test("unwritten parts of a service do not count as repeated terms", () => {
  const text = textOf("en").replace("- a list", "- [[no word on child seats]]\n- [[or on cancelling]], paid in cash");
  const sources = sourcesOf(({ texts }) => (texts["content/services/a-service/en.md"] = text));
  const constants = { ...sources.constants, services: undefined };
  const repeated = faultsIn({ ...sources, constants }).filter((fault) => fault.includes("repeats a term"));
  expect(repeated).toEqual([expect.stringContaining('"in cash" repeats')]);
});

/** Texts in three languages, the English one with other fields. */
function textsIn(folder: string, write: (fields: string) => string, fields: string, inEnglish: string) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [`${folder}/${language}.md`, write(language === "en" ? inEnglish : fields)]),
  );
}

const linesOf = (count: number) => `\n${"  - A line of a list\n".repeat(count)}`;
const tourTextOf = (course: string) => `---
title: A day on the sea
place: The bays
description: A day on the sea, with a description that is long enough for its page.
seoTitle: A day on the sea, from the harbour
seoDescription: A description of the day that is long enough for a list of results.
highlights:${linesOf(4)}included:${linesOf(2)}notIncluded:${linesOf(1)}bring:${linesOf(2)}stops: []
course:
${course}---
${"word ".repeat(90)}
`;

describe("the course of a tour has a fault with file and field", () => {
  const PART = `  - when: Morning\n    text: ${"word ".repeat(10).trim()}\n`;
  test.each([
    ["course: has 3 parts, but tr.md has 4", PART.repeat(3)],
    ["course must have 3 entries at least", PART.repeat(2)],
    ["course.0.when has 25 characters; the maximum is 24", PART.replace("Morning", "x".repeat(25)).repeat(3)],
    ["course.2.text has 4 characters; the minimum is 40", PART.replace(/word .*/, "word").repeat(3)],
    ["course.0.text is missing", "  - when: Morning\n".repeat(3)],
  ])("%s", (says, course) => {
    const texts = textsIn("content/tours/boat", tourTextOf, PART.repeat(4), course);
    const faults = faultsWith({ tours: [boat] }, { texts: { ...sourcesOf().texts, ...texts } });
    expect(faults).toContain(`content/tours/boat/en.md: ${says}`);
  });
});

test("a tour that is a draft is in no list until it is published, but shown on request", () => {
  const part = `  - when: Morning\n    text: ${"word ".repeat(10).trim()}\n`;
  const text = tourTextOf(part.repeat(3));
  const texts = Object.fromEntries(LANGUAGES.map((language) => [`content/tours/boat/${language}.md`, text]));
  const made = sourcesOf();
  const tours = [{ ...boat, draft: true }];
  const sources = { ...made, texts: { ...made.texts, ...texts }, constants: { ...made.constants, tours } };
  expect(parseLibrary(sources).library.tours).toEqual([]);
  expect(parseLibrary(sources, true).library.tours).toHaveLength(1);
  expect(checkContent(sources).drafts).toMatchObject([{ folder: "content/tours/boat", file: "content/tours.ts" }]);
});

describe("what the rides of a service are for has a fault with file and field", () => {
  const write = (rides: string) => `---
title: Rides on the peninsula
shortDescription: From one bay to another, by car
description: From one bay to another by car, with a description that is long enough.
seoTitle: Rides on the peninsula, by car
seoDescription: A description of the rides that is long enough for a list of results.
${rides}---
${"word ".repeat(260)}
`;
  const listed = (...rides: string[]) => `rides:\n${rides.map((occasion) => `  - ${occasion}\n`).join("")}`;
  const FOUR = ["Dinner by the sea", "A long lunch", "A swim on the way", "A new hotel"];

  test.each([
    ["rides: 3 are described, but content/services.ts lists 4", listed(...FOUR.slice(1))],
    ["rides must have 3 entries at least", listed("Dinner by the sea")],
    ["rides.1 has 51 characters; the maximum is 50", listed("A long lunch", "x".repeat(51), "A new hotel")],
    ["rides: 0 are described, but content/services.ts lists 4", ""],
  ])("%s", (says, rides) => {
    const texts = textsIn("content/services/a-service", write, listed(...FOUR), rides);
    const service = { id: 1, slug: "a-service", group: "cars", image: "hero", trips: [], rides: FOUR_RIDES };
    const faults = faultsWith({ services: [service] }, { texts: { ...sourcesOf().texts, ...texts } });
    expect(faults).toContain(`content/services/a-service/en.md: ${says}`);
  });
});

const FOUR_RIDES = [
  { from: "torba", to: "bitez" },
  { from: "bitez", to: "torba" },
  { from: "bitez", to: "gümüşlük" },
  { from: "torba", to: "gümüşlük" },
];

describe("a draft", () => {
  /** The sources with the first post as a draft, and further changes by `breakIt`. */
  const drafted = (breakIt: Change = () => {}) =>
    sourcesOf((made) => {
      inFacts({ draft: true })(made);
      for (const id of [4, 5, 6]) {
        const related = [4, 5, 6, 7].filter((other) => other !== id) as [number, number, number];
        made.posts[`content/blog/post-${id}/post.ts`] = { ...factsOf(id), related };
      }
      made.posts["content/blog/post-7/post.ts"] = { ...factsOf(7), related: [4, 5, 6] };
      for (const language of LANGUAGES) made.texts[`content/blog/post-7/${language}.md`] = textOf(language, "post-7");
      breakIt(made);
    });
  const idsOf = (...given: Parameters<typeof parseLibrary>) => parseLibrary(...given).library.posts.map(({ id }) => id);

  test("is in no list until it is published, but shown on request", () => {
    expect(idsOf(drafted())).toEqual([4, 5, 6, 7]);
    expect(idsOf(drafted(), true)).toEqual([3, 4, 5, 6, 7]);
    const drafts = [{ folder: FOLDER, file: `${FOLDER}/post.ts`, warnings: [] }];
    expect(checkContent(drafted())).toMatchObject({ drafts, faults: [] });
  });

  test.each<[says: string, breakIt: Change]>([
    ["en.md: has 13 words; the minimum is 700", inText(/word /g, "")],
    ["en.md: title has 91", inText(/^title: .*$/m, `title: ${"x".repeat(91)}`)],
    ["en.md: has fewer than two headings (##)", inText(/## (?:Two|Three)\n/g, "")],
    ["en.md: has 1 part to be written", inText("- a list", "- [[A list]]")],
    [
      'en.md: seoTitle "Search title, post-4" is also that of content/blog/post-4/en.md',
      inText("title, a-post", "title, post-4"),
    ],
  ])("may still have this, which is a warning: %s", (says, breakIt) => {
    const { drafts, faults } = checkContent(drafted(breakIt));
    expect(faults).toEqual([]);
    expect(drafts[0]?.warnings.map((warning) => describeFault(warning, "en"))).toEqual([
      expect.stringContaining(`${FOLDER}/${says}`),
    ]);
    expect(idsOf(drafted(breakIt), true)).toContain(3);
  });

  test.each<[says: string, breakIt: Change]>([
    ["en.md: excerpt is missing", inText(/^excerpt: .*\n/m, "")],
    ["ru.md: is missing", ({ texts }) => delete texts[`${FOLDER}/ru.md`]],
    ['post.ts: category "Cars" is none of', inFacts({ draft: true, category: "Cars" })],
  ])("cannot be rendered with this, which is a fault: %s", (says, breakIt) => {
    expect(faultsIn(drafted(breakIt))).toEqual([expect.stringContaining(`${FOLDER}/${says}`)]);
  });

  test("must not be linked from a published article", () => {
    const sources = drafted(({ posts }) => {
      posts["content/blog/post-4/post.ts"] = { ...factsOf(4), related: [3, 5, 6] };
    });
    expect(faultsIn(sources)).toEqual(["content/blog/post-4/post.ts: related: the post 3 is a draft"]);
  });
});
