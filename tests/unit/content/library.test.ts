import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import { CLIMATE } from "#content/climate.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PAGES } from "#content/pages.ts";
import type { PictureName } from "#content/pictures.ts";
import { VEHICLE_TYPES } from "#content/vehicles.ts";
import {
  climate,
  drive,
  fleetVehicle,
  constantId,
  pictureFacts,
  distinctPictures,
  vehicles,
  type PageFacts,
  type PostFacts,
} from "#src/content/contentSchema.ts";
import { FILES } from "#src/content/library.ts";
import { parseLibrary } from "#src/content/parse.ts";
import type { Sources } from "#src/content/sources.ts";
import { MESSAGE_FILES } from "#tests/support/allProse.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const LANGUAGES = ["tr", "en", "ru"] as const;

/** Valid sources of four posts, apart from what `breakIt` changes. */
function sourcesOf(
  breakIt: (made: { texts: Record<string, string>; posts: Record<string, PostFacts> }) => void,
): Sources {
  const made = {
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
    services: [],
    tours: [],
    faq: [MEETING],
    gallery: [],
    heads: {},
    fares: [],
    streetPrices: [],
    locations: [],
    pages: MADE_PAGES,
    placeNames: [{ tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" }],
    pictures: new Set(["hero", "harbour"]),
    mapPoints: new Set(["bodrum"]),
    mapNames: new Set(),
    lists: [],
    objects: [],
    messages: {},
    faults: [],
  };
}

const MEETING = {
  id: "meeting",
  group: "price",
  question: inAll("How is one met at the airport?"),
  answer: inAll("The driver waits in the arrivals hall with the name on a sign."),
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
  prices: { ...PAGES.prices, closing: hero },
  contact: { ...PAGES.contact, places: [], arrivals: hero },
  faq: { ...PAGES.faq, map: hero },
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
    readingTime: 5,
    related: others,
  };
}

function textOf(language: string, slug = "a-post"): string {
  const [place, service] = language === "ru" ? ["Бодрум", "VIP-трансфер"] : ["Bodrum", "VIP Transfer"];
  const words = "word ".repeat(260);
  return `---
title: The title of ${slug}
excerpt: An excerpt that is long enough to say something about what stands in the article below it.
seoTitle: A title for results, ${slug}
seoDescription: A description of ${slug} that is long enough for a list of results, and not too long for it.
tags: [${place}, ${service}, Castle]
---
## One

${words}

{{picture harbour}} The harbour in the morning

## Two

${words}

- a list

{{ride}}

## Three

> A quotation

${words}
`;
}

function faultsOf(breakIt: Parameters<typeof sourcesOf>[0]): string[] {
  return parseLibrary(sourcesOf(breakIt)).faults.map(({ file, message }) => `${file}: ${message}`);
}

test("valid sources have no faults and become posts sorted by id", () => {
  const { library, faults } = parseLibrary(sourcesOf(() => {}));
  expect(faults).toEqual([]);
  expect(library.posts.map(({ id, slug }) => [id, slug])).toEqual([
    [3, "a-post"],
    [4, "post-4"],
    [5, "post-5"],
    [6, "post-6"],
  ]);
  expect(library.posts[0]?.text.ru.tags).toContain("Бодрум");
});

test("an article is split at elements between its paragraphs, whose words are not counted", () => {
  const [post] = parseLibrary(sourcesOf(() => {})).library.posts;
  expect(post?.text.en.parts).toEqual([
    { kind: "text", headings: ["One"], html: expect.stringMatching(/^<h2>One<\/h2>/) },
    { kind: "picture", name: "harbour", caption: "The harbour in the morning" },
    { kind: "text", headings: ["Two"], html: expect.stringMatching(/<li>a list<\/li>/) },
    { kind: "ride" },
    { kind: "text", headings: ["Three"], html: expect.stringMatching(/<blockquote>/) },
  ]);
  expect(post?.text.en.html).not.toContain("harbour");
  // The same as without them: see the fault of a reading time.
  expect(post?.text.en.words).toBe(787);
});

test("a proverb in the fifth article is a fault", () => {
  const sources = sourcesOf(({ posts, texts }) => {
    posts["content/blog/post-7/post.ts"] = { ...factsOf(7), related: [3, 4, 5] };
    for (const language of LANGUAGES) texts[`content/blog/post-7/${language}.md`] = textOf(language, "post-7");
    for (const slug of ["a-post", "post-4", "post-5", "post-6", "post-7"])
      texts[`content/blog/${slug}/en.md`] = textOf("en", slug).replace("> A quotation", "> A proverb");
  });
  expect(parseLibrary(sources).faults).toEqual([
    {
      file: "content/blog/post-7/en.md",
      message: "has a proverb, as a-post, post-4, post-5, post-6 have; that is enough",
    },
  ]);
});

describe("a fault has file and field", () => {
  test.each<[string, Parameters<typeof sourcesOf>[0], string]>([
    [
      "a text that is missing",
      ({ texts }) => delete texts["content/blog/a-post/ru.md"],
      "content/blog/a-post/ru.md: is missing",
    ],
    [
      "an article without its facts",
      ({ texts }) => (texts["content/blog/a-psot/en.md"] = textOf("en")),
      "content/blog/a-psot/post.ts: is missing",
    ],
    [
      "a text of nothing",
      ({ texts }) => (texts["content/services/a-service/en.md"] = textOf("en")),
      "content/services/a-service/en.md: belongs to nothing that is listed",
    ],
    [
      "a text in no language",
      ({ texts }) => (texts["content/blog/a-post/en2.md"] = textOf("en")),
      "content/blog/a-post/en2.md: belongs to nothing that is listed",
    ],
    [
      "a title that is too long",
      ({ texts }) => edit(texts, /^title: .*$/m, `title: ${"x".repeat(91)}`),
      "content/blog/a-post/en.md: title has 91 characters; the maximum is 90",
    ],
    [
      "a field that is missing",
      ({ texts }) => edit(texts, /^excerpt: .*\n/m, ""),
      "content/blog/a-post/en.md: excerpt is missing",
    ],
    [
      "a field that nobody knows",
      ({ texts }) => edit(texts, /^tags/m, "subtitle: more\ntags"),
      'content/blog/a-post/en.md: has what nobody asks for: "subtitle"',
    ],
    [
      "fields that are no YAML",
      ({ texts }) => edit(texts, /^tags: .*$/m, "tags: [a"),
      "content/blog/a-post/en.md: line",
    ],
    [
      "a tag that is missing",
      ({ texts }) => edit(texts, "VIP Transfer, ", "Transfer, "),
      'content/blog/a-post/en.md: tags: "VIP Transfer" is missing',
    ],
    ["a text that is short", ({ texts }) => edit(texts, /word /g, ""), "content/blog/a-post/en.md: has"],
    [
      "a link to an article that is not there",
      ({ texts }) => edit(texts, "A quotation", "[A link](/blog/no-such-post)"),
      'content/blog/a-post/en.md: the link to "/blog/no-such-post" leads to no page of the site',
    ],
    [
      "a link to a question that is not there",
      ({ texts }) => edit(texts, "A quotation", "[Meeting](/faq#meeting), [Nowhere](/faq#nowhere)"),
      'content/blog/a-post/en.md: the link to "/faq#nowhere" leads to a page without "#nowhere"',
    ],
    [
      "a link to a fare that is not there",
      ({ texts }) => edit(texts, "A quotation", "[A fare](/prices?direction=back#airport-torba)"),
      'content/blog/a-post/en.md: the link to "/prices?direction=back#airport-torba" leads to a page without "#airport-torba"',
    ],
    [
      "a day of publication that has not come",
      ({ posts }) => change(posts, { published: "2126-06-18" }),
      'content/blog/a-post/post.ts: published "2126-06-18" is after today, ',
    ],
    [
      "a price of its own",
      ({ texts }) => edit(texts, "A quotation", "It costs 75 € there"),
      'content/blog/a-post/en.md: "75 €" is a price of its own; write {{fare …}} for one of the table',
    ],
    [
      "a price among its fields",
      ({ texts }) => edit(texts, "seoTitle: A title for", "seoTitle: €75, a title for"),
      'content/blog/a-post/en.md: seoTitle: "€75" is a price of its own; write {{fare …}} for one of the table',
    ],
    [
      "a price that only a text can be filled in with",
      ({ texts }) => edit(texts, "seoTitle: A title", "seoTitle: A {{fare airport torba}} title"),
      "content/blog/a-post/en.md: seoTitle: prices are filled in below the fields only",
    ],
    [
      "a price that is said to be the lowest",
      ({ texts }) => edit(texts, "A quotation", "The lowest fare there is"),
      "content/blog/a-post/en.md: says that a price is the lowest; write {{lowest …}} for it, so that the price table proves it",
    ],
    [
      "a place that is written otherwise than in the list",
      ({ texts }) => edit(texts, "A quotation", "The road to Yalikavak"),
      'content/blog/a-post/en.md: "Yalikavak" is written Yalıkavak in content/placeNames.ts',
    ],
    [
      "one heading only",
      ({ texts }) => edit(texts, /## (?:Two|Three)\n/g, ""),
      "content/blog/a-post/en.md: has fewer than two headings (##)",
    ],
    [
      "a title that another page has",
      ({ texts }) => edit(texts, "A title for results, a-post", "A title for results, post-4"),
      'seoTitle "A title for results, post-4" is also that of content/blog/a-post/en.md',
    ],
    [
      "a reading time over nine",
      ({ posts }) => change(posts, { readingTime: 12 }),
      "content/blog/a-post/post.ts: readingTime 12 is over 9",
    ],
    [
      "a reading time that does not fit",
      ({ posts }) => change(posts, { readingTime: 9 }),
      "content/blog/a-post/post.ts: readingTime 9 does not fit its words, 787 (tr), 787 (en), 787 (ru): 5 does",
    ],
    [
      "itself as a related post",
      ({ posts }) => change(posts, { related: [3, 4, 5] }),
      "content/blog/a-post/post.ts: related: 3 is the post itself",
    ],
    [
      "a related post that is not there",
      ({ posts }) => change(posts, { related: [4, 5, 9] }),
      "content/blog/a-post/post.ts: related: there is no post 9",
    ],
    [
      "a ride that the price table does not have",
      ({ posts }) => change(posts, { ride: "marmaris" }),
      "content/blog/a-post/post.ts: ride: airport to marmaris by vip-vito is no fare of the price table",
    ],
    [
      "a related post twice",
      ({ posts }) => change(posts, { related: [4, 4, 5] }),
      "content/blog/a-post/post.ts: related names a post twice: 4, 4, 5",
    ],
    [
      "an id twice",
      ({ posts }) => change(posts, { id: 4, related: [5, 6, 3] }),
      "id 4 is also that of content/blog/a-post/post.ts",
    ],
    [
      "a day that is none",
      ({ posts }) => change(posts, { published: "2025-5-12" }),
      'content/blog/a-post/post.ts: published "2025-5-12" is no date (YYYY-MM-DD)',
    ],
    [
      "a picture that is not there",
      ({ posts }) => change(posts, { image: "castle" as PostFacts["image"] }),
      'content/blog/a-post/post.ts: image: there is no picture "castle"',
    ],
    [
      "a layout that nobody knows",
      ({ posts }) => change(posts, { layout: "column" as PostFacts["layout"] }),
      'content/blog/a-post/post.ts: layout "column" is none of poster, wide, essay, guide, stamp',
    ],
    [
      "a picture between its paragraphs that is not there",
      ({ texts }) => edit(texts, "{{picture harbour}}", "{{picture castle}}"),
      'content/blog/a-post/en.md: line 12: there is no picture "castle"',
    ],
    [
      "a picture without a caption",
      ({ texts }) => edit(texts, "{{picture harbour}} The harbour in the morning", "{{picture harbour}}"),
      'content/blog/a-post/en.md: line 12: "{{picture harbour}}" has a caption of 0 characters; write one of 10 to 110',
    ],
    [
      "a picture within a paragraph",
      ({ texts }) => edit(texts, "\n\n{{picture", " {{picture"),
      "needs a line of its own, which begins with {{",
    ],
    [
      "a picture right below a paragraph",
      ({ texts }) => edit(texts, "\n\n{{picture", "\n{{picture"),
      'content/blog/a-post/en.md: line 11: "{{picture harbour}} The harbour in the morning" needs an empty line before and',
    ],
    [
      "a picture next to the offer of a ride",
      ({ texts }) => edit(texts, "{{ride}}", "{{ride}}\n\n{{picture hero}} The hero of the site"),
      'line 22: "{{picture hero}} The hero of the site" stands next to another one; a paragraph has to come before it',
    ],
    [
      "the picture of its head once more",
      ({ texts }) => edit(texts, "{{picture harbour}}", "{{picture hero}}"),
      "content/blog/a-post/en.md: has hero between its paragraphs, which stands at its head already",
    ],
    [
      "another picture than in Turkish",
      ({ texts }) => edit(texts, "{{picture harbour}}", "{{map town bodrum}}"),
      "content/blog/a-post/en.md: lacks {{picture harbour}}, which tr.md has",
    ],
    [
      "a picture twice",
      ({ texts }) => edit(texts, "- a list", "- a list\n\n{{picture harbour}} The same harbour\n\nMore."),
      "content/blog/a-post/en.md: has {{picture harbour}} twice",
    ],
    [
      "a map that is none",
      ({ texts }) => edit(texts, "{{picture harbour}}", "{{map moon bodrum}}"),
      "begins with none of the maps region, coast, town, centre",
    ],
    [
      "a map of a place that is on none",
      ({ texts }) => edit(texts, "{{picture harbour}}", "{{map town bodrum atlantis}}"),
      'content/blog/a-post/en.md: line 12: "atlantis" is on no map',
    ],
    [
      "no offer of a ride",
      ({ texts }) => edit(texts, "{{ride}}\n", ""),
      "content/blog/a-post/en.md: has {{ride}} 0 times; once is right, where the text speaks of the way",
    ],
    [
      "an offer of a ride to a place of its own",
      ({ texts }) => edit(texts, "{{ride}}", "{{ride torba}}"),
      '"{{ride torba}}" is {{ride}} alone: its place is the ride of post.ts',
    ],
    [
      "a year with words of its own",
      ({ texts }) => edit(texts, "{{ride}}", "{{year}} The year\n\nA paragraph\n\n{{ride}}"),
      '"{{year}} The year" is {{year}} alone: its figures are in content/climate.ts',
    ],
    [
      "a year in one language only",
      ({ texts }) => edit(texts, "{{ride}}", "{{year}}\n\nA paragraph\n\n{{ride}}"),
      "content/blog/a-post/en.md: has {{year}}, which tr.md lacks",
    ],
    [
      "no picture and no map",
      ({ texts }) => edit(texts, /\{\{picture.*\n/, ""),
      "content/blog/a-post/en.md: has 0 pictures and maps between its paragraphs; 1 to 4 are right, each on a line of its own such as {{picture name}} Its caption",
    ],
  ])("%s", (_what, breakIt, says) => {
    expect(faultsOf(breakIt)).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
  });

  test("an invalid post causes no further faults in others", () => {
    expect(faultsOf(({ posts }) => change(posts, { readingTime: 12 }))).toEqual([
      "content/blog/a-post/post.ts: readingTime 12 is over 9",
    ]);
  });

  test("an article may be published today, which is the day in Türkiye, and link to questions and to any part of other pages", () => {
    vi.useFakeTimers({ now: new Date("2025-05-11T21:30:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const links = "[Meeting](/faq#meeting), [a tour](/tours#any), [the form](/reservation#reservation-form)";
    expect(faultsOf(({ texts }) => edit(texts, "A quotation", links))).toEqual([]);
    vi.setSystemTime(new Date("2025-05-11T20:30:00Z"));
    expect(faultsOf(() => {})).toContain(
      'content/blog/a-post/post.ts: published "2025-05-12" is after today, 2025-05-11; write the day on which it is published',
    );
  });

  /** Faults of the valid sources with some replaced. */
  const faultsWith = (more: Partial<Sources>) =>
    parseLibrary({ ...sourcesOf(() => {}), ...more }).faults.map(({ file, message }) => `${file}: ${message}`);
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
  const shot = {
    src: "hero",
    chapter: "arrival",
    subject: "castle",
    title: inAll("A title"),
    location: inAll("A place"),
  };
  const RIDES = [
    { from: "torba", to: "bitez" },
    { from: "bitez", to: "torba" },
    { from: "bitez", to: "gümüşlük" },
  ];
  const ride = { id: 1, slug: "a-service", group: "cars", image: "hero", trips: [] };
  const inClimate = (value: unknown) => ({ objects: [{ file: "content/climate.ts", schema: climate, value }] });
  const fleet = (value: unknown) => ({ lists: [{ file: "content/fleet.ts", schema: fleetVehicle, value }] });
  const vehicle = { name: "VIP Car", shortName: "Car", slug: "car", seats: 7, comfortableSeats: 6 };
  const inVehicles = (schema: z.ZodType, value: unknown) => ({
    objects: [{ file: "content/vehicles.ts", schema, value }],
  });

  test.each<[string, Partial<Sources>, string]>([
    [
      "what is missing in it",
      fleet([{ ...car, features: undefined }]),
      "content/fleet.ts: s-class: features is missing",
    ],
    ["what is no list", fleet("none"), "content/fleet.ts: must be a list"],
    [
      "something on show that it has not",
      fleet([{ ...car, highlights: ["tv"] }]),
      'content/fleet.ts: s-class: highlights "tv" is none of its features',
    ],
    [
      "more comfortable seats than a vehicle has",
      inVehicles(vehicles, { "vip-vito": { ...vehicle, comfortableSeats: 8 }, "vip-sprinter": vehicle }),
      "content/vehicles.ts: vip-vito.comfortableSeats 8 is more than its seats, 7",
    ],
    [
      "a vehicle that is not described",
      inVehicles(vehicles, { "vip-vito": vehicle }),
      "content/vehicles.ts: vip-sprinter is missing",
    ],
    [
      "a standard vehicle that does not exist",
      inVehicles(constantId("STANDARD_VEHICLE", VEHICLE_TYPES), "vito"),
      'content/vehicles.ts: STANDARD_VEHICLE "vito" is none of vip-vito, vip-sprinter',
    ],
    [
      "a picture without a name, by its title",
      { gallery: [shot, { ...shot, src: undefined }] },
      "content/gallery.ts: entry 2 (A title): src is missing",
    ],
    [
      "a picture of an unknown name",
      { gallery: [{ ...shot, src: "castle" }] },
      'content/gallery.ts: castle: src: there is no picture "castle"',
    ],
    [
      "a picture with an unknown tour",
      { tours: [], gallery: [{ ...shot, offer: { tour: "atlantis" } }] },
      "content/gallery.ts: hero: offer.tour: there is no atlantis",
    ],
    [
      "a picture with an unknown service",
      { services: [], gallery: [{ ...shot, offer: { service: "atlantis" } }] },
      "content/gallery.ts: hero: offer.service: there is no atlantis",
    ],
    [
      "a picture with an unknown article",
      { gallery: [{ ...shot, offer: { post: "atlantis", shortTitle: inAll("the lost city") } }] },
      "content/gallery.ts: hero: offer.post: there is no atlantis",
    ],
    [
      "a picture with a service and a tour",
      { gallery: [{ ...shot, offer: { service: "atlantis", tour: "atlantis" } }] },
      "content/gallery.ts: hero: offer must be { service: … }, { tour: … } or { post: …, shortTitle: … }, with its slug",
    ],
    ["a picture twice", { gallery: [shot, shot] }, "content/gallery.ts: hero: src hero is also that of hero"],
    [
      "a price in quotes",
      { tours: [{ ...boat, price: "35" }] },
      'content/tours.ts: boat: price "35" is no whole number',
    ],
    [
      "a tour whose fare the price table does not have",
      { tours: [{ ...boat, fare: { from: "airport", to: "marmaris", vehicleType: "vip-vito" } }] },
      "content/tours.ts: boat: fare: airport to marmaris by vip-vito is no fare of the price table",
    ],
    [
      "a band of an unknown name",
      { tours: [{ ...boat, band: "atlantis" }] },
      'content/tours.ts: boat: band: there is no picture "atlantis"',
    ],
    [
      "a band that its images show already",
      { tours: [{ ...boat, band: "hero" }] },
      'content/tours.ts: boat: band: "hero" is among its images already',
    ],
    [
      "a picture of an unknown name beside a service's text",
      { services: [{ ...ride, beside: "atlantis" }] },
      'content/services.ts: a-service: beside: there is no picture "atlantis"',
    ],
    [
      "a service that closes with the picture it begins with",
      { services: [{ ...ride, band: "hero" }] },
      'content/services.ts: a-service: band: "hero" is its image already',
    ],
    [
      "typical rides beside trips, which have a map of their roads",
      {
        services: [{ ...ride, rides: RIDES, trips: [{ from: "airport", to: "torba", vehicleType: "vip-vito" }] }],
      },
      "content/services.ts: a-service: rides: its trips have a map of their roads",
    ],
    [
      "too few typical rides",
      { services: [{ ...ride, rides: RIDES.slice(1) }] },
      "content/services.ts: a-service: rides must have 3 entries at least",
    ],
    [
      "a typical ride to where it begins",
      { services: [{ ...ride, rides: [...RIDES, { from: "bitez", to: "bitez" }] }] },
      "content/services.ts: a-service: rides.3 leads nowhere: from and to are the same place",
    ],
    [
      "a typical ride twice",
      { services: [{ ...ride, rides: [...RIDES, RIDES[0]] }] },
      "content/services.ts: a-service: rides.3: torba to bitez is listed twice",
    ],
    [
      "a typical ride from a place that the form does not offer",
      { locations: LOCATIONS, services: [{ ...ride, rides: [...RIDES, { from: "bodrum", to: "bitez" }] }] },
      'content/services.ts: a-service: rides.3: "bodrum" is no place of the region that the form offers',
    ],
    [
      "a typical ride out of the region",
      { locations: LOCATIONS, services: [{ ...ride, rides: [...RIDES, { from: "bitez", to: "didim" }] }] },
      'content/services.ts: a-service: rides.3: "didim" is no place of the region that the form offers',
    ],
    [
      "a stop that is on no map",
      { tours: [{ ...boat, map: { sheet: "coast", start: "bodrum", stops: ["izmir", "atlantis"] } }] },
      'content/tours.ts: boat: map.stops.1 "atlantis" is on no map',
    ],
    [
      "a road from nowhere",
      { tours: [{ ...boat, map: { sheet: "coast", start: "atlantis", stops: ["izmir"] } }] },
      'content/tours.ts: boat: map.start "atlantis" is on no map',
    ],
    [
      "a sight that is on no map",
      { tours: [{ ...boat, map: { sheet: "coast", stops: ["izmir"], moreSights: ["atlantis"] } }] },
      'content/tours.ts: boat: map.moreSights.0 "atlantis" is on no map',
    ],
    [
      "a stop without a day",
      { tours: [{ ...boat, days: 2, stops: ["hero", "hero", "hero"], stopsPerDay: [1, 1] }] },
      "content/tours.ts: boat: stopsPerDay: 2 stops on 2 days, but the tour has 3 on 2",
    ],
    [
      "a day too many",
      { tours: [{ ...boat, stops: ["hero", "hero"], stopsPerDay: [1, 1] }] },
      "content/tours.ts: boat: stopsPerDay: 2 stops on 2 days, but the tour has 2 on 1",
    ],
    [
      "a plan without one of the stops",
      {
        tours: [
          {
            ...boat,
            stops: ["hero", "hero"],
            map: { sheet: "coast", stops: ["izmir", "izmir"], site: { sheet: "centre", stops: ["castle"] } },
          },
        ],
      },
      "content/tours.ts: boat: map.site.stops: 1 are on the map, but the tour has 2",
    ],
    [
      "a stop without a place on the map",
      { tours: [{ ...boat, stops: ["hero", "hero"], map: { sheet: "coast", start: "bodrum", stops: ["izmir"] } }] },
      "content/tours.ts: boat: map.stops: 1 are on the map, but the tour has 2",
    ],
    [
      "a fare in quotes",
      { fares: [{ from: "airport", to: "torba", vehicleType: "vip-vito", euro: "45" }] },
      'content/prices.ts: airport to torba: euro "45" is no whole number',
    ],
    [
      "a drive with the longer time first",
      { lists: [{ file: "content/drives.ts", schema: drive, value: [{ to: "torba", minutes: [40, 35] }] }] },
      "content/drives.ts: entry 1 (torba): minutes must be the least, then the most",
    ],
    [
      "a year of eleven months",
      inClimate({ ...CLIMATE, months: CLIMATE.months.slice(1) }),
      "content/climate.ts: months must have 12 entries at least",
    ],
    [
      "a month without its sea",
      inClimate({ ...CLIMATE, months: CLIMATE.months.map((month) => ({ ...month, sea: undefined })) }),
      "content/climate.ts: months.0.sea is missing",
    ],
    [
      "a second fare for the way back",
      {
        fares: [
          { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
          { from: "torba", to: "airport", vehicleType: "vip-vito", euro: 60 },
        ],
      },
      "content/prices.ts: torba to airport: vip-vito has 45 in the line of airport to torba already; delete one of the two",
    ],
  ])("in a list: %s", (_what, more, says) => {
    expect(faultsWith(more)).toContain(says);
  });

  test.each<[string, Partial<Sources>, string]>([
    ["an answer", { faq: [{ id: "when", answer: { ...inAll("-"), tr: "Yalıkavak 75 euro" } }] }, "when.answer.tr"],
    ["a title under a picture", { gallery: [{ ...shot, title: inAll("A 75 € ride") }] }, "hero.title.en"],
    ["a page's description", { heads: { home: inAll("From €75") } }, "home.ru"],
    [
      "a caption",
      { lists: [{ file: "content/captions.ts", schema: z.unknown(), value: [{ title: inAll("£3") }] }] },
      "title.en",
    ],
    [
      "a legal text",
      { objects: [{ file: "content/legal/terms.ts", schema: z.unknown(), value: { sections: ["75 euro"] } }] },
      "content/legal/terms.ts: sections.",
    ],
    [
      "a word of the interface",
      { messages: { "src/i18n/messages/ru/home.json": { hero: { lead: "тридцать пять евро" } } } },
      'src/i18n/messages/ru/home.json: hero.lead: "тридцать пять евро" is a price of its own',
    ],
  ])("a literal price in %s", (_what, more, says) => {
    expect(faultsWith(more)).toContainEqual(expect.stringContaining(says));
    expect(faultsWith(more)).toContainEqual(expect.stringContaining("is a price of its own"));
  });

  test("a misspelt place in a caption", () => {
    const gallery = [{ ...shot, location: { tr: "Yalıkavak", en: "Yalikavak", ru: "Яликавак" } }];
    expect(faultsWith({ gallery })).toEqual([
      expect.stringMatching(/^content\/gallery\.ts: hero\.location\.en: "Yalikavak" is written Yalıkavak/),
      expect.stringMatching(/^content\/gallery\.ts: hero\.location\.ru: "Яликавак" is written Ялыкавак/),
    ]);
  });

  test("an unknown question on the contact page", () => {
    expect(faultsWith({ faq: [] })).toContain("content/pages.ts: contact.question: there is no meeting");
  });

  test("an unknown tour on the home page", () => {
    const pages = { ...MADE_PAGES, home: { ...MADE_PAGES.home, tours: ["atlantis"] } };
    expect(faultsWith({ pages })).toContain("content/pages.ts: home.tours: there is no atlantis");
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

  test("a map label of a place that is no longer on the maps", () => {
    expect(faultsWith({ mapNames: new Set(["bodrum", "atlantis"]) })).toEqual([
      'content/illustrations/maps/names.ts: "atlantis" is no point of the maps; take its name out',
    ]);
  });

  test("a fare beside the name of another place, in an answer", () => {
    const fares = [45, 75].map((euro, index) => ({
      from: "airport",
      to: ["torba", "yalıkavak"][index],
      vehicleType: "vip-vito",
      euro,
    }));
    const locations = [
      { id: "torba", group: "region", selectable: true, label: inAll("Torba") },
      { id: "yalıkavak", group: "region", selectable: true, label: inAll("Yalıkavak") },
    ];
    const placeNames = [inAll("Yalıkavak"), inAll("Torba")];
    const answer = inAll("The ride from the airport to Yalıkavak is {{fare airport torba}} for the car.");
    const faq = [MEETING, { id: "price", group: "price", question: inAll("What does it cost?"), answer }];
    expect(faultsWith({ fares, locations, placeNames, faq })).toEqual(
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
    const alt = { tr: "", en: "Bay", ru: "A bay with a boat on it, at noon, quiet" };
    const value = { bay: { width: 1280, height: 960, widths: [480, 1280], alt } };
    expect(faultsWith({ lists: [{ file: "content/pictures/tours.ts", schema: pictureFacts, value }] })).toEqual([
      "content/pictures/tours.ts: bay: alt.tr has 0 characters; the minimum is 40",
      "content/pictures/tours.ts: bay: alt.en has 3 characters; the minimum is 40",
      "content/pictures/tours.ts: bay: alt.ru has 39 characters; the minimum is 40",
    ]);
    const long = { bay: { ...value.bay, alt: { tr: `${"deniz ".repeat(26)}kıyısı`, en: said("en"), ru: said("ru") } } };
    expect(faultsWith({ lists: [{ file: "content/pictures/tours.ts", schema: pictureFacts, value: long }] })).toEqual([
      "content/pictures/tours.ts: bay: alt.tr has 27 words; the maximum is 25",
    ]);
  });

  test("an alternative text that is the same in two languages", () => {
    const said = "A bay with a boat on it, at noon, and the castle beyond";
    const value = { bay: { alt: { tr: said, en: `${said} it`, ru: said } } };
    expect(faultsWith({ objects: [{ file: "content/pictures.ts", schema: distinctPictures, value }] })).toEqual([
      "content/pictures.ts: bay.alt.ru says what bay.alt.tr says already",
    ]);
  });

  test("a list that cannot be read causes no further faults", () => {
    const known = { file: "content/services.ts", message: "line 3 cannot be read: a comma is missing" };
    const more = { services: undefined, fares: undefined, pictures: undefined, heads: undefined, faults: [known] };
    expect(parseLibrary({ ...sourcesOf(() => {}), ...more }).faults).toEqual([known]);
  });

  test("all faults are found in one pass, including those in texts of invalid entries", () => {
    const sources = sourcesOf((made) => {
      edit(made.texts, /## (?:Two|Three)\n/g, "");
      change(made.posts, { readingTime: "six" as unknown as number, related: [4, 5, 9] });
      delete made.posts["content/blog/post-4/post.ts"];
      delete made.texts["content/blog/post-5/tr.md"];
    });
    sources.texts = { ...sources.texts, "content/services/a-service/tr.md": "Words without fields." };
    sources.services = undefined;
    sources.faq = [{ id: "when" }];
    const faults = parseLibrary(sources).faults.map(({ file, message }) => `${file}: ${message}`);
    expect(faults).toEqual(
      expect.arrayContaining([
        'content/blog/a-post/post.ts: readingTime "six" is no whole number',
        "content/blog/a-post/en.md: has fewer than two headings (##)",
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
  const sources = sourcesOf(() => {});
  const text = textOf("en").replace("- a list", "- [[no word on child seats]]\n- [[or on cancelling]], paid in cash");
  sources.texts = { ...sources.texts, "content/services/a-service/en.md": text };
  sources.services = undefined;
  const repeated = parseLibrary(sources).faults.filter(({ message }) => message.includes("repeats a term"));
  expect(repeated.map(({ message }) => message)).toEqual([expect.stringContaining('"in cash" repeats')]);
});

describe("the course of a tour has a fault with file and field", () => {
  const file = "content/tours/efes-turu/en.md";
  const course = (count: number, part: string) => `course:\n${part.repeat(count)}---`;
  const PART = `  - when: Morning\n    text: ${"word ".repeat(10).trim()}\n`;

  test.each([
    ["other parts than in Turkish", course(3, PART), "course: has 3 parts, but tr.md has 4"],
    ["too few parts", course(2, PART), "course must have 3 entries at least"],
    [
      "a long name of a part",
      course(3, PART.replace("Morning", "x".repeat(25))),
      "course.0.when has 25 characters; the maximum is 24",
    ],
    ["a short text", course(3, PART.replace(/word .*/, "word")), "course.2.text has 4 characters; the minimum is 40"],
    ["a part without words", course(3, "  - when: Morning\n"), "course.0.text is missing"],
  ])("%s", (_what, written, says) => {
    const text = FILES.texts[file]?.replace(/^course:[\s\S]*?^---/m, written) ?? "";
    const { faults } = parseLibrary({ ...FILES, messages: MESSAGE_FILES, texts: { ...FILES.texts, [file]: text } });
    expect(faults.map((fault) => `${fault.file}: ${fault.message}`)).toContain(`${file}: ${says}`);
  });
});

describe("what the rides of a service are for has a fault with file and field", () => {
  const file = "content/services/vip-bodrum-transfer/en.md";

  test.each([
    [
      "other rides than the service lists",
      ["Dinner by the sea", "A long lunch", "A swim on the way"],
      "rides: 3 are described, but content/services.ts lists 5",
    ],
    ["too few", ["Dinner by the sea"], "rides must have 3 entries at least"],
    [
      "more than a line has room for",
      ["Dinner by the sea", "x".repeat(51), "A long lunch"],
      "rides.1 has 51 characters; the maximum is 50",
    ],
    ["none at all", undefined, "rides: 0 are described, but content/services.ts lists 5"],
  ])("%s", (_what, rides, says) => {
    const written = rides ? `rides:\n${rides.map((occasion) => `  - ${occasion}\n`).join("")}---` : "---";
    const text = FILES.texts[file]?.replace(/^rides:[\s\S]*?^---/m, written) ?? "";
    const { faults } = parseLibrary({ ...FILES, messages: MESSAGE_FILES, texts: { ...FILES.texts, [file]: text } });
    expect(faults.map((fault) => `${fault.file}: ${fault.message}`)).toContain(`${file}: ${says}`);
  });
});

test("the current content and messages have no faults", () => {
  const { faults } = parseLibrary({ ...FILES, messages: MESSAGE_FILES });
  expectNone(faults.map(({ file, message }) => `${file}: ${message}`));
});

describe("a draft", () => {
  const folder = "content/blog/a-post";
  const file = `${folder}/post.ts`;
  /** The sources with the first post as a draft, and further changes by `breakIt`. */
  const drafted = (breakIt: Parameters<typeof sourcesOf>[0] = () => {}) =>
    sourcesOf((made) => {
      change(made.posts, { draft: true });
      for (const id of [4, 5, 6]) {
        made.posts[`content/blog/post-${id}/post.ts`] = {
          ...factsOf(id),
          related: [4, 5, 6, 7].filter((other) => other !== id),
        };
      }
      made.posts["content/blog/post-7/post.ts"] = { ...factsOf(7), related: [4, 5, 6] };
      for (const language of LANGUAGES) made.texts[`content/blog/post-7/${language}.md`] = textOf(language, "post-7");
      breakIt(made);
    });
  const idsOf = (...given: Parameters<typeof parseLibrary>) => parseLibrary(...given).library.posts.map(({ id }) => id);

  test("is in no list until it is published, but shown on request", () => {
    expect(idsOf(drafted())).toEqual([4, 5, 6, 7]);
    expect(idsOf(drafted(), true)).toEqual([3, 4, 5, 6, 7]);
    expect(parseLibrary(drafted())).toMatchObject({ drafts: [{ folder, file, warnings: [] }], faults: [] });
  });

  test.each<[string, Parameters<typeof sourcesOf>[0], string]>([
    ["is too short", ({ texts }) => edit(texts, /word /g, ""), "en.md: has 7 words; the minimum is 700"],
    [
      "has a title that is too long",
      ({ texts }) => edit(texts, /^title: .*$/m, `title: ${"x".repeat(91)}`),
      "en.md: title has 91",
    ],
    [
      "has one heading only",
      ({ texts }) => edit(texts, /## (?:Two|Three)\n/g, ""),
      "en.md: has fewer than two headings (##)",
    ],
    [
      "has parts to be written",
      ({ texts }) => edit(texts, "- a list", "- [[A list]]"),
      "en.md: has 1 part to be written",
    ],
    [
      "takes longer to read",
      ({ posts }) => change(posts, { draft: true, readingTime: 9 }),
      "post.ts: readingTime 9 does not fit",
    ],
    [
      "has the title of another page",
      ({ texts }) => edit(texts, "A title for results, a-post", "A title for results, post-4"),
      'en.md: seoTitle "A title for results, post-4" is also that of content/blog/post-4/en.md',
    ],
  ])("that %s has a warning and no fault", (_what, breakIt, says) => {
    const { drafts, faults } = parseLibrary(drafted(breakIt));
    expect(faults).toEqual([]);
    expect(drafts[0]?.warnings.map((warning) => `${warning.file}: ${warning.message}`)).toEqual([
      expect.stringContaining(`${folder}/${says}`),
    ]);
    expect(idsOf(drafted(breakIt), true)).toContain(3);
  });

  test.each<[string, Parameters<typeof sourcesOf>[0], string]>([
    ["no excerpt", ({ texts }) => edit(texts, /^excerpt: .*\n/m, ""), "en.md: excerpt is missing"],
    ["one text less", ({ texts }) => delete texts[`${folder}/ru.md`], "ru.md: is missing"],
    [
      "a category that is none",
      ({ posts }) => change(posts, { draft: true, category: "Cars" as PostFacts["category"] }),
      'post.ts: category "Cars" is none of',
    ],
  ])("with %s cannot be rendered, which is a fault", (_what, breakIt, says) => {
    expect(parseLibrary(drafted(breakIt)).faults.map((fault) => `${fault.file}: ${fault.message}`)).toEqual([
      expect.stringContaining(`${folder}/${says}`),
    ]);
  });

  test("must not be linked from a published article", () => {
    const sources = drafted(({ posts }) => {
      posts["content/blog/post-4/post.ts"] = { ...factsOf(4), related: [3, 5, 6] };
    });
    expect(parseLibrary(sources).faults).toEqual([
      { file: "content/blog/post-4/post.ts", message: "related: the post 3 is a draft" },
    ]);
  });

  test("has faults for unwritten parts once it is published", () => {
    expect(faultsOf(({ texts }) => edit(texts, "- a list", "- [[A list]] and [[more]]"))).toEqual([
      `${folder}/en.md: has 2 parts to be written, in [[ ]]`,
    ]);
  });
});

function edit(texts: Record<string, string>, what: string | RegExp, other: string): void {
  const file = "content/blog/a-post/en.md";
  const before = texts[file] ?? "";
  texts[file] = before.replace(what, other);
  if (texts[file] === before) throw new Error(`${String(what)} is not in the sample`);
}

function change(posts: Record<string, PostFacts>, other: Partial<PostFacts>): void {
  const file = "content/blog/a-post/post.ts";
  posts[file] = { ...factsOf(3), ...other };
}
