import { expect, test } from "vitest";

import { describeInFile, type Fault, type FaultPlace } from "#src/content/read/faults.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";
import type { ContentFiles } from "#src/content/read/sources.ts";
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
  "content/blog/quotes/en.md": '---\ntitle: "A "best" beach: Bitez"\nexcerpt: "A "best" beach"\n---\n',
  "content/services.ts": 'export const SERVICES = [\n{ slug: "vip-trba-transfer" },\n];',
  "content/gallery.ts": 'export const GALLERY = [\n{ src: "one" },\n{\ntitle: { en: "A cistern" } },\n];',
  "content/pictures/fleet.ts":
    'export const FLEET_PICTURES = {\n"fleet-van": {\nwidths: [480, 640],\n},\n} as const satisfies Pictures;',
  "content/business.ts": 'export const BUSINESS = {\nname: "A",\nphone: { display: "+90 1", e164: "+902" },\n};',
  "src/i18n/messages/en/booking.json": '{\n  "fields": { "from": "Torba" },\n  "hints": {\n    "from": "Torba"\n  }\n}',
};

type FaultInFile = Omit<Fault, "file">;

function about(message: Sentence, place: FaultPlace = {}): FaultInFile {
  return { ...place, message };
}

/** The hint that is added to a fault. */
function hintOf(file: string, fault: FaultInFile, others: readonly Fault[] = []): string {
  const { hints } = withHint({ file, ...fault }, { files: FILES, faults: others, textOf: (path) => TEXTS[path] });
  return describeInFile({ ...fault, ...(hints && { hints }) }, "en").slice(describeInFile(fault, "en").length);
}

const HINTED: readonly (readonly [file: string, fault: FaultInFile, hint: string])[] = [
  [
    "content/blog/kumpir/post.ts",
    about(say("%{value} is none of %{list}", { value: '"Tarih"', list: "Travel, History" }), { field: "category" }),
    ' (line 4; did you mean "History"?)',
  ],
  [
    "content/blog/kumpir/post.ts",
    about(say("%{value} is none of %{list}", { value: '"Travl"', list: "Travel, History" }), { field: "category" }),
    ' (line 4; did you mean "Travel"?)',
  ],
  [
    "content/blog/kumpir/post.ts",
    about(say("%{value} is no date (YYYY-MM-DD)", { value: '"2026-02-30"' }), { field: "published" }),
    ' (line 5; did you mean "2026-02-28"?)',
  ],
  [
    "content/blog/kumpir/post.ts",
    about(say("%{value} is no date (YYYY-MM-DD)", { value: '"2026-13-07"' }), { field: "published" }),
    ' (line 5; did you mean "2026-07-13"?)',
  ],
  [
    "content/blog/kumpir/post.ts",
    about(say("%{value} is no date (YYYY-MM-DD)", { value: '"3/17/2026"' }), { field: "published" }),
    ' (line 5; did you mean "2026-03-17"?)',
  ],
  [
    "content/blog/kumpir/post.ts",
    about(say("%{value} is no date (YYYY-MM-DD)", { value: '"7.3.2026"' }), { field: "published" }),
    ' (line 5; did you mean "2026-03-07"?)',
  ],
  [
    "content/blog/kumpir/post.ts",
    about(say('there is no picture "%{name}"', { name: "blog-kumpr" }), { where: ["image"] }),
    ' (line 3; did you mean "blog-kumpir"?)',
  ],
  [
    "content/blog/kumpir/en.md",
    about(say('the link to "%{href}" leads to no page of the site', { href: "/services/vip-tobra-transfer" })),
    ' (line 6; did you mean "/services/vip-torba-transfer"?)',
  ],
  ["content/blog/kumpir/en.md", about(say('"%{tag}" is missing', { tag: "Bodrum" }), { where: ["tags"] }), " (line 3)"],
  [
    "content/blog/kumpir/en.md",
    about(
      say('"%{found}" is written %{correct} in content/placeNames.ts; a place of that name is to be added there', {
        found: "kumpir",
        correct: "Kumpir",
      }),
    ),
    " (line 8)",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say("must have %{least} entries at least", { least: 3 }), { field: "tags" }),
    " (line 3)",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say("has %{words} words; the minimum is %{least}", { words: 12, least: 700 })),
    "",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say("%{token} is no fare of the price table", { token: "{{fare airport tobra}}" })),
    " (line 8; did you mean {{fare airport torba}}?)",
  ],
  [
    "content/tours/efes-turu/en.md",
    about(say("has %{length} characters; the minimum is %{least}", { length: 1, least: 60 }), {
      field: "stops.1.description",
    }),
    " (line 5)",
  ],
  [
    "content/tours.ts",
    about(say("%{value} is no whole number", { value: '"35"' }), { where: ["two"], field: "price" }),
    " (line 8; write 35 without quotes)",
  ],
  [
    "content/tours.ts",
    about(say("%{value} is no whole number", { value: "35.5" }), { where: ["two"], field: "price" }),
    " (line 8; write 35 or 36)",
  ],
  [
    "content/tours.ts",
    about(say("%{value} is over %{most}", { value: "400", most: 350 }), { where: ["two"], field: "price" }),
    " (line 8)",
  ],
  [
    "content/prices.ts",
    about(say("%{value} is none of %{list}", { value: '"bites"', list: "torba, bitez" }), {
      where: ["airport to bites"],
      field: "to",
    }),
    ' (line 3; did you mean "bitez"?)',
  ],
  [
    "content/faq.ts",
    about(say("is missing"), { where: ["when"], field: "question.ru" }),
    " (line 11; write the ru text beside the other languages)",
  ],
  [
    "content/faq.ts",
    about(
      say('"%{price}" is a price of its own; write {{fare %{trip}}} for that of the table', {
        price: "30 €",
        trip: "airport bitez",
      }),
      { where: ["when.answer.en"] },
    ),
    " (line 14)",
  ],
  [
    "content/faq.ts",
    about(
      say('"%{found}" is written %{correct} in content/placeNames.ts; a place of that name is to be added there', {
        found: "Torba",
        correct: "Torba",
      }),
      { where: ["when", "answer.en"] },
    ),
    " (line 14)",
  ],
  ["content/gallery.ts", about(say("is missing"), { where: ["entry 2 (A cistern)"], field: "src" }), " (line 3)"],
  [
    "src/i18n/messages/en/booking.json",
    about(
      say('"%{found}" is written %{correct} in content/placeNames.ts; a place of that name is to be added there', {
        found: "Torba",
        correct: "Torba",
      }),
      { where: ["hints.from"] },
    ),
    " (line 4)",
  ],
  ["content/blog/kumpir/ru.md", about(say("is missing")), " (translate content/blog/kumpir/tr.md into it)"],
  [
    "content/business.ts",
    about(
      say('shows %{display} and dials %{e164}; set e164 to "%{dialled}", or correct display', {
        display: "+90 1",
        e164: "+902",
        dialled: "+901",
      }),
      { field: "phone" },
    ),
    " (line 3)",
  ],
  [
    "content/business.ts",
    about(say("has what nobody asks for: %{keys}", { keys: '"telegram"' }), { field: "social" }),
    ' ("telegram" is a field of BUSINESS itself: write it there)',
  ],
  [
    "content/quotes.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 2, reason: "Unterminated string" })),
    " (is a quotation mark missing?)",
  ],
  [
    "content/business.ts",
    about(say("has longitude and latitude the wrong way round; write [%{first}, %{second}]", { first: 1, second: 2 }), {
      field: "phone",
    }),
    " (line 3)",
  ],
  ["content/faq.ts", about(say("line %{line} cannot be read: %{reason}", { line: 3, reason: "Expected `,`" })), ""],
  [
    "content/broken.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 3, reason: "Expected `,`" })),
    " (is a comma missing at the end of line 2?)",
  ],
  [
    "content/broken.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 4, reason: "Expected `,`" })),
    " (does its text stand in quotation marks?)",
  ],
  [
    "content/broken.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 5, reason: "Expected `:`" })),
    " (a number has no comma; fares are whole euros)",
  ],
  [
    "content/broken.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 6, reason: "Invalid Character" })),
    ' (write straight quotation marks: "…")',
  ],
  [
    "content/broken.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 7, reason: "Expected `,` or `}`" })),
    " (write “ and ” around words that are quoted inside a text)",
  ],
  [
    "content/broken.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 8, reason: "Expected `,` or `}`" })),
    " (write ’ for an apostrophe inside a text)",
  ],
  [
    "content/inline.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 2, reason: "Expected `,` or `}`" })),
    " (is a comma missing before euro?)",
  ],
  [
    "content/inline.ts",
    about(say("line %{line} cannot be read: %{reason}", { line: 4, reason: "Unexpected token" })),
    " (is a } missing at the end of line 3?)",
  ],
  [
    "content/services/vip-torba-transfer/tr.md",
    about(say("has the fare of %{id} where no such place is named", { id: "torba" })),
    " (name it in the same paragraph, or take that {{fare …}} out)",
  ],
  [
    "content/blog/colon/en.md",
    about(say("seems to have two fields in one line"), { line: 2 }),
    ' (its text has a colon, so put it in quotation marks: title: "Kumpir: the potato")',
  ],
  ["content/blog/colon/en.md", about(say("seems to have two fields in one line"), { line: 3 }), ""],
  [
    "content/blog/quotes/en.md",
    about(say("seems to have two fields in one line"), { line: 2 }),
    " (write “ and ” around words that are quoted inside a text)",
  ],
  [
    "content/blog/quotes/en.md",
    about(say("has words behind the closing quotation mark"), { line: 3 }),
    " (write “ and ” around words that are quoted inside a text)",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say('"%{token}" is not understood', { token: "{{fare airport torba}" })),
    " (it ends with }})",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say("is missing"), { field: "seoTitle" }),
    ' (write it between the two lines of --- at the top, as "seoTitle: …")',
  ],
  [
    "content/prices.ts",
    about(say("%{value} is under %{least}", { value: "0", least: 1 }), { where: ["airport to torba"], field: "euro" }),
    " (line 2; write it in whole euros, or delete the entry, so that guests ask for a price)",
  ],
  [
    "content/blog/kumpir/en.md",
    about(
      say("%{token} is %{price}, and the lowest from there in that vehicle is %{lowest}", {
        token: "{{lowest airport bitez}}",
        price: 50,
        lowest: 45,
      }),
    ),
    " (did you mean {{lowest airport torba}}? Or correct a price in content/prices.ts)",
  ],
  [
    "content/blog/kumpir/ru.md",
    about(say('the link to "%{href}" leads to no page of the site', { href: "/blog/kumpir" })),
    " (that page has a fault of its own in this list)",
  ],
  [
    "content/pictures/fleet.ts",
    about(say("is missing"), { where: ["fleet-van"], field: "alt.ru" }),
    " (line 2; write the ru text beside the other languages)",
  ],
  ["content/nowhere.ts", about(say("is missing")), ""],
  [
    "content/nowhere.md",
    about(
      say('"%{model}" is no car of content/vehicles.ts and content/fleet.ts, which have %{list}', {
        model: "Vito",
        list: "VIP Bus",
      }),
    ),
    " (write {{standardVehicle}} or {{largeVehicle}} for a vehicle of the form, or the name of a car that you have)",
  ],
  [
    "content/services/vip-bitez-transfer/tr.md",
    about(say("is missing")),
    ' (write it, or take "vip-bitez-transfer" out of content/services.ts)',
  ],
  [
    "content/blog/kumpir/en.md",
    about(say('the link to "%{href}" leads to no page of the site', { href: "/services/vip-milas-transfer" })),
    " (take the link out, or let it lead to another page)",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say('the link to "%{href}" is no address of the site and no https address', { href: "www.milas.org" })),
    " (write it in full, with https://)",
  ],
  [
    "content/services.ts",
    about(
      say("%{from} to %{to} by %{vehicle} is no fare of the price table", {
        from: "airport",
        to: "torba",
        vehicle: "vip-vito",
      }),
      { where: ["vip-trba-transfer", "trips.0"] },
    ),
    " (line 2; add that fare to content/prices.ts, or take the ride out here)",
  ],
  [
    "content/gallery.ts",
    about(say("there is no %{id}", { id: "yacht" }), { where: ["one", "offer.tour"] }),
    " (line 2; take it out there, or name another in its place)",
  ],
  [
    "content/blog/kumpir/en.md",
    about(say("%{token} is no fare of the price table", { token: "{{fare airport torba,yalıkavak}}" })),
    " (content/prices.ts has none to yalıkavak: add it there, or take the place out here)",
  ],
];

test.each(HINTED.map(([file, fault, hint]) => [file, describeInFile(fault, "en"), hint, fault] as const))(
  "%s: %s",
  (file, _says, hint, fault) => {
    expect(hintOf(file, fault)).toBe(hint);
  },
);

test("a missing translation names the line to translate", () => {
  const fault = about(say("is missing, which %{having} has", { having: "en" }), { field: "hints.from" });
  expect(hintOf("src/i18n/messages/ru/booking.json", fault)).toBe(
    " (translate src/i18n/messages/en/booking.json, line 4)",
  );
});

const MEANT: readonly (readonly [message: Sentence, hint: string])[] = [
  [say('the link to "%{href}" leads to no page of the site', { href: "/price" }), 'did you mean "/prices"?'],
  [
    say('the link to "%{href}" leads to no page of the site', { href: "/price#airport-torba" }),
    'did you mean "/prices#airport-torba"?',
  ],
  [
    say(`the link to "%{href}" names a language; it gets the text's own`, { href: "/en/prices" }),
    'did you mean "/prices"?',
  ],
  [
    say('the link to "%{href}" leads to no page of the site', { href: "/servces/vip-torba-transfer" }),
    'did you mean "/services/vip-torba-transfer"?',
  ],
  [
    say('the link to "%{href}" leads to a page without "#%{anchor}"', {
      href: "/prices#airport-torbaa",
      anchor: "airport-torbaa",
    }),
    'did you mean "/prices#airport-torba"?',
  ],
  [
    say('the link to "%{href}" is no address of the site and no https address', { href: "prices" }),
    'did you mean "/prices"?',
  ],
  [
    say('the link to "%{href}" leads to a page without "#%{anchor}"', { href: "/faq#waitng", anchor: "waitng" }),
    'did you mean "/faq#waiting"?',
  ],
  [
    say('the link to "%{href}" leads to a page without "#%{anchor}"', { href: "/faq#nowhere", anchor: "nowhere" }),
    'write "/faq" for the page as a whole',
  ],
  [
    say("%{token} is no fare of the price table", { token: "{{fare airprt torba,yalikavk}}" }),
    "did you mean {{fare airport torba,yalıkavak}}?",
  ],
  [
    say("%{token} is no fare of the price table", { token: "{{lowest airport yalikavak vip-sprintr}}" }),
    "did you mean {{lowest airport yalikavak vip-sprinter}}?",
  ],
  [say('"%{token}" is not understood', { token: "{{fares airport torba}}" }), "did you mean {{fare airport torba}}?"],
  [
    say("%{token} is nothing that content/streetPrices.ts knows", { token: "{{street kumpr}}" }),
    "did you mean {{street kumpir}}?",
  ],
  [
    say("%{token} is no fare of the price table", { token: "{{fare airport torba}}" }),
    "add that fare to content/prices.ts, or name no price",
  ],
];

test.each(MEANT.map(([message, hint]) => [describeInFile({ message }, "en"), hint, message] as const))(
  "%s: %s",
  (_says, hint, message) => {
    expect(hintOf("content/nowhere.md", { message })).toBe(` (${hint})`);
  },
);

test("a list entry and a folder with similar names are suggested for each other", () => {
  const [missing, unlisted] = ["content/services/vip-trba-transfer/tr.md", "content/services/vip-torba-transfer/tr.md"];
  const others = [
    { file: missing, message: say("is missing") },
    { file: unlisted, message: say("belongs to nothing that is listed") },
  ];
  const hint = ' (content/services.ts says "vip-trba-transfer" on line 2; did you mean "vip-torba-transfer"?)';
  for (const { file, message } of others) expect(hintOf(file, { message }, others)).toBe(hint);
  expect(hintOf(unlisted, about(say("belongs to nothing that is listed")))).toBe(
    " (list it in content/services.ts, or delete the folder)",
  );
});

function withoutPicture(name: string, place: FaultPlace): FaultInFile {
  return about(say('there is no picture "%{name}"', { name }), place);
}

test("a truncated name is completed", () => {
  expect(hintOf("content/fleet.ts", withoutPicture("fleet", { where: ["van"] }))).toBe(' (did you mean "fleet-van"?)');
});

test("an unknown field may be a misspelt missing one", () => {
  const file = "content/blog/kumpir/en.md";
  const others = [
    { file, field: "title", message: say("is missing") },
    { file: "content/faq.ts", field: "titels", message: say("is missing") },
  ];
  const fault = about(say("has what nobody asks for: %{keys}", { keys: '"titel"' }));
  expect(hintOf(file, fault, others)).toBe(' (line 2; did you mean "title"?)');
});

test("nothing dissimilar is suggested", () => {
  expect(hintOf("content/blog/kumpir/post.ts", withoutPicture("sunset", { where: ["image"] }))).not.toContain(
    "did you mean",
  );
  const unsaid = [
    say('there is no picture "%{name}"', { name: "sunset over the sea" }),
    say("%{token} is no fare of the price table", { token: "{{fare airport istanbul}}" }),
  ];
  for (const message of unsaid) expect(hintOf("content/nowhere.md", { message })).toBe("");
});

test("a folder that no list names, while the list has another slug twice, is not to be deleted", () => {
  const twice: Fault = {
    file: "content/services.ts",
    where: ["vip-bitez-transfer"],
    field: "slug",
    message: say("stands in the list twice; take one of the two out"),
  };
  const fault = about(say("belongs to nothing that is listed"));
  const file = "content/services/vip-torba-transfer/tr.md";
  expect(hintOf(file, fault, [twice, { file, ...fault }])).toBe(
    ' (content/services.ts has another slug twice; is one of the two "vip-torba-transfer"?)',
  );
});
