import { expect, test } from "vitest";

import type { ContentFiles, Fault } from "#src/content/sources.ts";
import { withHint } from "../../../scripts/owner/faultHints.ts";

const FILES: ContentFiles = {
  modules: {
    "content/categories.ts": { CATEGORIES: { History: { tr: "Tarih", en: "History", ru: "История" } } },
    "content/pictures.ts": { PICTURES: { "blog-kumpir": {}, "fleet-van": {} } },
    "content/locations.ts": { LOCATIONS: [{ id: "airport" }, { id: "torba" }, { id: "yalıkavak" }] },
    "content/prices.ts": {
      FARES: [
        { from: "airport", to: "bitez", vehicleType: "vip-vito", euro: 50 },
        { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
      ],
    },
    "content/faq.ts": { FAQ: [{ id: "waiting" }, { id: "child-seats" }] },
    "content/streetPrices.ts": { STREET_PRICES: [{ id: "kumpir" }] },
  },
  texts: { "content/services/vip-torba-transfer/tr.md": "", "content/blog/kumpir/tr.md": "" },
};
const TEXTS: Readonly<Record<string, string>> = {
  "content/blog/kumpir/post.ts":
    'export const POST: PostFacts = {\nid: 28,\nimage: "blog-kumpr",\ncategory: "Tarih",\npublished: "2026-02-30",\n};',
  "content/blog/kumpir/en.md":
    "---\ntitel: Kumpir of Bodrum\ntags: [VIP Transfer, kumpir]\nexcerpt: words\n---\n[a ride](/services/vip-tobra-transfer)\n\n{{fare airport tobra}} for kumpir",
  "content/blog/kumpir/tr.md": "---\ntitle: Kumpir\n---",
  "content/tours/efes-turu/en.md":
    "---\nstops:\n  - name: One\n    description: a\n  - name: Two\n    description: a\n---\n",
  "content/tours.ts":
    'export const TOURS = [\n{\nslug: "one",\nprice: 40,\n},\n{\nslug: "two",\nprice: "35",\n}\n] as const;',
  "content/prices.ts":
    'export const FARES = [\n{ from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },\n{ from: "airport", to: "bites", euro: 50 },\n{ from: "airport", to: "bitez", vehicleType: "vip-vito", euro: 50 },\n];',
  "content/faq.ts":
    'const SEE = "when";\nexport const FAQ: readonly FaqItem[] = [\n{\nid: "first",\nanswer: {\nen: "It is 30\\u00a0€ in Torba.",\n},\n},\n{\nid: "when",\nquestion: { tr: "Ne zaman?", en: "When?" },\nanswer: {\nen:\n"It is 30\\u00a0€ in Torba.",\n},\n},\n];',
  "content/broken.ts":
    'export const BROKEN = {\nname: "A"\narea: "B",\nlong: One of many,\nprice: 45,50,\ntown: “Bodrum”,\nen: "The "best" beach",\nru: \'We don\'t\', };',
  "content/quotes.ts": 'export const NAMES = {\ntr: "Bodrum,\nen: "Bodrum",\n};',
  "content/inline.ts":
    'export const FARES = [\n{ from: "airport", to: "torba" euro: 45 },\n{ from: "airport", to: "bitez", euro: 50\n{ from: "airport", to: "didim", euro: 150 },\n];',
  "content/blog/colon/en.md": "---\ntitle: Kumpir: the potato\nexcerpt: words\n---\n",
  "content/services.ts": 'export const SERVICES = [\n{ slug: "vip-trba-transfer" },\n];',
  "content/gallery.ts": 'export const GALLERY = [\n{ src: "one" },\n{\ntitle: { en: "A cistern" } },\n];',
  "content/pictures/fleet.ts":
    'export const FLEET_PICTURES = {\n"fleet-van": {\nwidths: [480, 640],\n},\n} as const satisfies Pictures;',
  "content/business.ts": 'export const BUSINESS = {\nname: "A",\nphone: { display: "+90 1", e164: "+902" },\n};',
  "src/i18n/messages/en/booking.json": '{\n  "fields": { "from": "Torba" },\n  "hints": {\n    "from": "Torba"\n  }\n}',
};

/** The hint that is appended to a fault. */
function hintOf(file: string, message: string, others: readonly Fault[] = []): string {
  const explained = withHint({ file, message }, { files: FILES, faults: others, textOf: (path) => TEXTS[path] });
  expect(explained.message.startsWith(message)).toBe(true);
  return explained.message.slice(message.length);
}

test.each([
  ["content/blog/kumpir/post.ts", 'category "Tarih" is none of Travel, History', ' (line 4; did you mean "History"?)'],
  ["content/blog/kumpir/post.ts", 'category "Travl" is none of Travel, History', ' (line 4; did you mean "Travel"?)'],
  ["content/blog/kumpir/post.ts", 'published "2026-02-30" is no date', ' (line 5; did you mean "2026-02-28"?)'],
  ["content/blog/kumpir/post.ts", 'published "2026-13-07" is no date', ' (line 5; did you mean "2026-07-13"?)'],
  ["content/blog/kumpir/post.ts", 'published "3/17/2026" is no date', ' (line 5; did you mean "2026-03-17"?)'],
  ["content/blog/kumpir/post.ts", 'published "7.3.2026" is no date', ' (line 5; did you mean "2026-03-07"?)'],
  ["content/blog/kumpir/post.ts", 'image: there is no picture "blog-kumpr"', ' (line 3; did you mean "blog-kumpir"?)'],
  [
    "content/blog/kumpir/en.md",
    'the link to "/services/vip-tobra-transfer" leads to no page of the site',
    ' (line 6; did you mean "/services/vip-torba-transfer"?)',
  ],
  ["content/blog/kumpir/en.md", 'tags: "Bodrum" is missing', " (line 3)"],
  ["content/blog/kumpir/en.md", '"kumpir" is written Kumpir', " (line 8)"],
  ["content/blog/kumpir/en.md", "tags must have 3 entries at least", " (line 3)"],
  ["content/blog/kumpir/en.md", "has 12 words; the minimum is 700", ""],
  [
    "content/blog/kumpir/en.md",
    "{{fare airport tobra}} is no fare of the price table",
    " (line 8; did you mean {{fare airport torba}}?)",
  ],
  ["content/tours/efes-turu/en.md", "stops.1.description has 1 characters; the minimum is 60", " (line 5)"],
  ["content/tours.ts", 'two: price "35" is no whole number', " (line 8; write 35 without quotes)"],
  ["content/tours.ts", "two: price 35.5 is no whole number", " (line 8; write 35 or 36)"],
  ["content/tours.ts", "two: price 400 is over 350", " (line 8)"],
  ["content/prices.ts", 'airport to bites: to "bites" is none of torba, bitez', ' (line 3; did you mean "bitez"?)'],
  ["content/faq.ts", "when: question.ru is missing", " (line 11; write the ru text beside the other languages)"],
  ["content/faq.ts", 'when.answer.en: "30\u00a0€" is a price of its own', " (line 14)"],
  ["content/faq.ts", 'when: answer.en: "Torba" is written Torba', " (line 14)"],
  ["content/gallery.ts", "entry 2 (A cistern): src is missing", " (line 3)"],
  ["src/i18n/messages/en/booking.json", 'hints.from: "Torba" is written Torba', " (line 4)"],
  ["content/blog/kumpir/ru.md", "is missing", " (translate content/blog/kumpir/tr.md into it)"],
  ["content/business.ts", 'phone shows +90 1 and dials +902; set e164 to "+901", or correct display', " (line 3)"],
  [
    "content/business.ts",
    'social has what nobody asks for: "telegram"',
    ' ("telegram" is a field of BUSINESS itself: write it there)',
  ],
  ["content/quotes.ts", "line 2 cannot be read: Unterminated string", " (is a quotation mark missing?)"],
  ["content/business.ts", "phone has them the wrong way round; write display: 1", " (line 3)"],
  ["content/faq.ts", "line 3 cannot be read: Expected `,`", ""],
  ["content/broken.ts", "line 3 cannot be read: Expected `,`", " (is a comma missing at the end of line 2?)"],
  ["content/broken.ts", "line 4 cannot be read: Expected `,`", " (does its text stand in quotation marks?)"],
  ["content/broken.ts", "line 5 cannot be read: Expected `:`", " (a number has no comma; fares are whole euros)"],
  ["content/broken.ts", "line 6 cannot be read: Invalid Character", ' (write straight quotation marks: "…")'],
  [
    "content/broken.ts",
    "line 7 cannot be read: Expected `,` or `}`",
    " (write “ and ” around words that are quoted inside a text)",
  ],
  ["content/broken.ts", "line 8 cannot be read: Expected `,` or `}`", " (write ’ for an apostrophe inside a text)"],
  ["content/inline.ts", "line 2 cannot be read: Expected `,` or `}`", " (is a comma missing before euro?)"],
  ["content/inline.ts", "line 4 cannot be read: Unexpected token", " (is a } missing at the end of line 3?)"],
  [
    "content/services/vip-torba-transfer/tr.md",
    "has the fare of torba where no such place is named",
    " (name it in the same paragraph, or take that {{fare …}} out)",
  ],
  [
    "content/blog/colon/en.md",
    "line 2: Nested mappings are not allowed",
    ' (its text has a colon, so put it in quotation marks: title: "Kumpir: the potato")',
  ],
  ["content/blog/colon/en.md", "line 3: Nested mappings are not allowed", ""],
  [
    "content/blog/kumpir/en.md",
    "seoTitle is missing",
    ' (write it between the two lines of --- at the top, as "seoTitle: …")',
  ],
  [
    "content/prices.ts",
    "airport to torba: euro 0 is under 1",
    " (line 2; write it in whole euros, or delete the entry, so that guests ask for a price)",
  ],
  [
    "content/blog/kumpir/en.md",
    "{{lowest airport bitez}} is 50, and the lowest from there in that vehicle is 45",
    " (did you mean {{lowest airport torba}}? Or correct a price in content/prices.ts)",
  ],
  [
    "content/blog/kumpir/ru.md",
    'the link to "/blog/kumpir" leads to no page of the site',
    " (that page has a fault of its own in this list)",
  ],
  [
    "content/pictures/fleet.ts",
    "fleet-van: alt.ru is missing",
    " (line 2; write the ru text beside the other languages)",
  ],
  ["content/nowhere.ts", "is missing", ""],
])("%s: %s", (file, message, hint) => {
  expect(hintOf(file, message)).toBe(hint);
});

test("a missing translation names the line to translate", () => {
  expect(hintOf("src/i18n/messages/ru/booking.json", "hints.from is missing, which en has")).toBe(
    " (translate src/i18n/messages/en/booking.json, line 4)",
  );
});

test.each([
  ['the link to "/price" leads to no page of the site', 'did you mean "/prices"?'],
  ['the link to "/price#airport-torba" leads to no page of the site', 'did you mean "/prices#airport-torba"?'],
  ['the link to "/en/prices" names a language; it gets the text\'s own', 'did you mean "/prices"?'],
  [
    'the link to "/servces/vip-torba-transfer" leads to no page of the site',
    'did you mean "/services/vip-torba-transfer"?',
  ],
  [
    'the link to "/prices#airport-torbaa" leads to a page without "#airport-torbaa"',
    'did you mean "/prices#airport-torba"?',
  ],
  ['the link to "prices" is no address of the site and no https address', 'did you mean "/prices"?'],
  ['the link to "/faq#waitng" leads to a page without "#waitng"', 'did you mean "/faq#waiting"?'],
  ['the link to "/faq#nowhere" leads to a page without "#nowhere"', 'write "/faq" for the page as a whole'],
  ["{{fare airprt torba,yalikavk}} is no fare of the price table", "did you mean {{fare airport torba,yalıkavak}}?"],
  [
    "{{lowest airport yalikavak vip-sprintr}} is no fare of the price table",
    "did you mean {{lowest airport yalikavak vip-sprinter}}?",
  ],
  ['"{{fares airport torba}}" is not understood', "did you mean {{fare airport torba}}?"],
  ["{{street kumpr}} is nothing that content/streetPrices.ts knows", "did you mean {{street kumpir}}?"],
  ["{{fare airport torba}} is no fare of the price table", "add that fare to content/prices.ts, or name no price"],
])("%s: %s", (message, hint) => {
  expect(hintOf("content/nowhere.md", message)).toBe(` (${hint})`);
});

test("a list entry and a folder with similar names are suggested for each other", () => {
  const [missing, unlisted] = ["content/services/vip-trba-transfer/tr.md", "content/services/vip-torba-transfer/tr.md"];
  const others = [
    { file: missing, message: "is missing" },
    { file: unlisted, message: "belongs to nothing that is listed" },
  ];
  const hint = ' (content/services.ts says "vip-trba-transfer" on line 2; did you mean "vip-torba-transfer"?)';
  for (const { file, message } of others) expect(hintOf(file, message, others)).toBe(hint);
  expect(hintOf(unlisted, "belongs to nothing that is listed")).toBe(
    " (list it in content/services.ts, or delete the folder)",
  );
});

test("a truncated name is completed", () => {
  expect(hintOf("content/fleet.ts", 'van: there is no picture "fleet"')).toBe(' (did you mean "fleet-van"?)');
});

test("an unknown field may be a misspelt missing one", () => {
  const file = "content/blog/kumpir/en.md";
  const others = [
    { file, message: "title is missing" },
    { file: "content/faq.ts", message: "titels is missing" },
  ];
  expect(hintOf(file, 'has what nobody asks for: "titel"', others)).toBe(' (line 2; did you mean "title"?)');
});

test("nothing dissimilar is suggested", () => {
  expect(hintOf("content/blog/kumpir/post.ts", 'image: there is no picture "sunset"')).not.toContain("did you mean");
  expect(hintOf("content/nowhere.md", 'the link to "/weather" leads to no page of the site')).toBe("");
  expect(hintOf("content/nowhere.md", "{{fare airport istanbul}} is no fare of the price table")).toBe("");
});
