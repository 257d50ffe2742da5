import { describe, expect, test } from "vitest";

import { reasonFrom } from "#src/content/read/reasons.ts";
import { describeFault } from "#src/content/read/faults.ts";
import { asMessage, provideTurkish, say, sentenceIn, wordsOf } from "#src/content/messages/sentences.ts";
import { TURKISH } from "#src/content/messages/turkish.ts";

provideTurkish(TURKISH);

/** What a Turkish sentence does not name: words of English grammar, and what other programs say in English. */
const LEFT_OUT = ["kind", "what", "rest", "argument", "found"];
const namesIn = (text: string) => new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name));

describe("the Turkish wording", () => {
  test.each(Object.entries(TURKISH))("of %s names the same values", (english, turkish) => {
    const [wanted, given] = [namesIn(english), namesIn(turkish)];
    expect([...given].filter((name) => !wanted.has(name))).toEqual([]);
    expect([...wanted].filter((name) => !given.has(name) && !LEFT_OUT.includes(name ?? ""))).toEqual([]);
  });

  test("has no suffix behind a value", () => {
    // A suffix follows an apostrophe, or the value itself.
    const suffixed = Object.values(TURKISH).filter((turkish) => /%\{\w+\}["”]?[’']?\p{L}/u.test(turkish));
    expect(suffixed).toEqual([]);
  });

  test("is another than the English one, but for sentences without a word", () => {
    const same = Object.entries(TURKISH).filter(([english, turkish]) => english === turkish);
    const words = same.map(([english]) => english.replaceAll(/%\{\w+\}/g, "")).filter((text) => /\p{L}/u.test(text));
    expect(words).toEqual([]);
  });
});

test("values are put into a sentence in its language", () => {
  const sentence = say("--%{name}: %{fault}", { name: "id", fault: say("is missing") });
  expect(wordsOf(sentence, "en")).toBe("--id: is missing");
  expect(wordsOf(sentence, "tr")).toBe("--id: eksik");
  expect(wordsOf([sentence, 7, { tr: "yedi", en: "seven" }], "tr")).toBe("--id: eksik\n7\nyedi");
  expect(sentenceIn(asMessage("must be %{be}", { be: say("a list") }))).toEqual(
    say("must be %{be}", { be: say("a list") }),
  );
});

test("a value is not taken for a part of the sentence", () => {
  expect(wordsOf(say('there is no picture "%{name}"', { name: "%{name} $& $1" }), "tr")).toBe(
    '"%{name} $& $1" adında bir resim yok',
  );
});

test("a fault names its entry and field in each language", () => {
  const fault = { file: "content/tours.ts", where: ["entry 2 (Ephesus)"], field: "price", message: say("is missing") };
  expect(describeFault(fault, "en")).toBe("content/tours.ts: entry 2 (Ephesus): price is missing");
  expect(describeFault(fault, "tr")).toBe("content/tours.ts: 2. kayıt (Ephesus): price: eksik");
  const unmapped = { file: "a.md", line: 3, message: say('"%{point}" is on no map', { point: "x" }) };
  expect(describeFault({ ...unmapped, hints: [say("line %{line}", { line: 4 })] }, "tr")).toBe(
    'a.md: 3. satır: "x" hiçbir haritada yok (4. satır)',
  );
});

test.each([
  ["Expected `,` or `}` but found `string`", "`,` or `}` was expected there", "burada `,` ya da `}` olmalıydı"],
  ['Missing closing "quote', 'a quotation mark is not closed: "', 'okunamıyor: kapanmamış tırnak var: "'],
  [
    "Nested mappings are not allowed in compact mappings",
    "seems to have two fields in one line",
    "okunamıyor: aynı satırda iki alan var gibi görünüyor",
  ],
  [
    "Plain value cannot start with reserved character @",
    "a value cannot begin with @; put it in quotation marks",
    "okunamıyor: değer şu işaretle başlayamaz, tırnak içine alın: @",
  ],
  [
    "All mapping items must start at the same column",
    "the lines of a list begin at different columns",
    "okunamıyor: satırlar aynı hizada başlamıyor",
  ],
])("what a parser says is said in plain words: %s", (message, english, turkish) => {
  expect(wordsOf(reasonFrom(message), "en")).toBe(english);
  expect(wordsOf(reasonFrom(message), "tr")).toBe(turkish);
});

test.each([
  ["Expected ':' after property name in JSON at position 5 (line 1 column 6)", "5. karakterden sonrası bozuk"],
  ["Unknown option '--slgu'. To specify a positional argument, …", "böyle bir seçenek yok: --slgu"],
  ["EACCES: permission denied", "bilgisayarın verdiği neden: EACCES: permission denied"],
])("what another program says stays in English, and is said in Turkish: %s", (message, turkish) => {
  expect(wordsOf(reasonFrom(message), "en")).toBe(message);
  expect(wordsOf(reasonFrom(message), "tr")).toBe(turkish);
});
