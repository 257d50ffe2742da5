import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { retiredWordFaults } from "#src/content/glossary.ts";
import { MESSAGE_FILES } from "#tests/support/allProse.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const GLOSSARY = readFileSync("content/glossary.md", "utf8");
const MADE = `
| Thing | Türkçe | English | Русский | Retired in Turkish | Retired in English | Retired in Russian |
| ----- | ------ | ------- | ------- | ------------------ | ------------------ | ------------------ |
| Price | fiyat  | price   | цена    | ücreti             | fare, fee          | стоимост           |
`;

test("no message contains a word that the glossary retires", () => {
  const faults = retiredWordFaults(GLOSSARY, MESSAGE_FILES);
  expectNone(faults.map(({ file, message }) => `${file}: ${message}`));
});

test.each([
  ["tr", "ÜCRETİ burada görünür", '"ücreti…" is retired by content/glossary.md; write fiyat'],
  ["en", "Your Fare appears here", '"fare…" is retired by content/glossary.md; write price'],
  ["ru", "Стоимость трансфера", '"стоимост…" is retired by content/glossary.md; write цена'],
])("in %s a retired word is found at the start of a word: %s", (language, text, message) => {
  const file = `src/i18n/messages/${language}/booking.json`;
  expect(retiredWordFaults(MADE, { [file]: { price: { heading: text } } })).toEqual([
    { file, message: `price.heading: ${message}` },
  ]);
});

test.each([
  ["tr", "Çocuk koltuğu ücretsiz"],
  ["en", "Welfare, coffee and {{fare}}"],
  ["ru", "Цена трансфера"],
])("no retired word is found in %s: %s", (language, text) => {
  expect(retiredWordFaults(MADE, { [`src/i18n/messages/${language}/booking.json`]: { text } })).toEqual([]);
});
