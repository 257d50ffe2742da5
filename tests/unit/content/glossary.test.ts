import { expect, test } from "vitest";

import { describeFault } from "#src/content/read/faults.ts";
import { retiredWordFaults } from "#src/content/check/glossary.ts";

const MADE = `
| Thing | Türkçe | English | Русский | Retired in Turkish | Retired in English | Retired in Russian |
| ----- | ------ | ------- | ------- | ------------------ | ------------------ | ------------------ |
| Price | fiyat  | price   | цена    | ücreti             | fare, fee          | стоимост           |
`;

test.each([
  ["tr", "ÜCRETİ burada görünür", '"ücreti…" is retired by content/glossary.md; write fiyat'],
  ["en", "Your Fare appears here", '"fare…" is retired by content/glossary.md; write price'],
  ["ru", "Стоимость трансфера", '"стоимост…" is retired by content/glossary.md; write цена'],
])("in %s a retired word is found at the start of a word: %s", (language, text, message) => {
  const file = `src/i18n/messages/${language}/booking.json`;
  const faults = retiredWordFaults(MADE, { [file]: { price: { heading: text } } });
  expect(faults.map((fault) => describeFault(fault, "en"))).toEqual([`${file}: price.heading: ${message}`]);
});

test.each([
  ["tr", "Çocuk koltuğu ücretsiz"],
  ["en", "Welfare, coffee and {{fare}}"],
  ["ru", "Цена трансфера"],
])("no retired word is found in %s: %s", (language, text) => {
  expect(retiredWordFaults(MADE, { [`src/i18n/messages/${language}/booking.json`]: { text } })).toEqual([]);
});
