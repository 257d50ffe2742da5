import { expect, test } from "vitest";

import type { ContentFiles, Fault } from "#src/content/sources.ts";
import { withHint } from "../../../scripts/owner/faultHints.ts";

const FILES: ContentFiles = {
  modules: {
    "content/categories.ts": { CATEGORIES: { History: { tr: "Tarih", en: "History", ru: "История" } } },
    "content/pictures.ts": { PICTURES: { "blog-kumpir": {}, "fleet-van": {} } },
  },
  texts: { "content/services/vip-torba-transfer/tr.md": "", "content/blog/kumpir/tr.md": "" },
};
const TEXTS: Readonly<Record<string, string>> = {
  "content/blog/kumpir/post.ts": 'id: 28,\nimage: "blog-kumpr",\ncategory: "Tarih",\npublished: "2026-02-30",',
  "content/blog/kumpir/en.md": "---\ntitel: Kumpir\n---\n[a ride](/services/vip-tobra-transfer)",
  "content/blog/kumpir/tr.md": "---\ntitle: Kumpir\n---",
  "content/tours.ts": '{\nslug: "one",\nprice: 40,\n},\n{\nslug: "two",\nprice: "35",\n}',
  "content/prices.ts": '{ from: "airport", to: "torba", euro: 45 },\n{ from: "airport", to: "bites", euro: 50 },',
  "content/faq.ts": '{\nid: "when",\nquestion: { tr: "Ne zaman?", en: "When?" },\n}',
  "content/business.ts": 'name: "A",\nphone: { display: "+90 1", e164: "+902" },',
};

/** What is added to a fault. */
function hintOf(file: string, message: string, others: readonly Fault[] = []): string {
  const explained = withHint({ file, message }, { files: FILES, faults: others, textOf: (path) => TEXTS[path] });
  expect(explained.message.startsWith(message)).toBe(true);
  return explained.message.slice(message.length);
}

test.each([
  ["content/blog/kumpir/post.ts", 'category "Tarih" is none of Travel, History', ' (line 3; did you mean "History"?)'],
  ["content/blog/kumpir/post.ts", 'category "Travl" is none of Travel, History', ' (line 3; did you mean "Travel"?)'],
  ["content/blog/kumpir/post.ts", 'published "2026-02-30" is no date', ' (line 4; did you mean "2026-02-28"?)'],
  ["content/blog/kumpir/post.ts", 'published "7.3.2026" is no date', ' (line 4; did you mean "2026-03-07"?)'],
  ["content/blog/kumpir/post.ts", 'image: there is no picture "blog-kumpr"', ' (line 2; did you mean "blog-kumpir"?)'],
  [
    "content/blog/kumpir/en.md",
    'the link to "/services/vip-tobra-transfer" leads to no page of the site',
    ' (line 4; did you mean "/services/vip-torba-transfer"?)',
  ],
  ["content/tours.ts", 'two: price "35" is no whole number', " (line 7; write 35 without quotes)"],
  ["content/tours.ts", "two: price 400 is over 350", " (line 7)"],
  ["content/prices.ts", 'airport to bites: to "bites" is none of torba, bitez', ' (line 2; did you mean "bitez"?)'],
  ["content/faq.ts", "when: question.ru is missing", " (line 2; write the ru text beside the other languages)"],
  ["content/blog/kumpir/ru.md", "is missing", " (translate content/blog/kumpir/tr.md into it)"],
  ["content/business.ts", 'phone shows +90 1 and dials +902; set e164 to "+901", or correct display', " (line 2)"],
  ["content/faq.ts", "line 3 cannot be read: Expected `,`", ""],
  ["content/nowhere.ts", "is missing", ""],
])("%s: %s", (file, message, hint) => {
  expect(hintOf(file, message)).toBe(hint);
});

test("a field that nobody asks for may be one that is missing, misspelt", () => {
  const file = "content/blog/kumpir/en.md";
  const others = [
    { file, message: "title is missing" },
    { file: "content/faq.ts", message: "titels is missing" },
  ];
  expect(hintOf(file, 'has what nobody asks for: "titel"', others)).toBe(' (line 2; did you mean "title"?)');
});

test("nothing is proposed that has little to do with what stands there", () => {
  expect(hintOf("content/blog/kumpir/post.ts", 'image: there is no picture "sunset"')).not.toContain("did you mean");
});
