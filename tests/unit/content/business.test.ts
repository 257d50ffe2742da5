import { expect, test } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { CITIES } from "#content/cities.ts";
import { business, type Business } from "#src/content/schema/business.ts";
import { cities } from "#src/content/schema/places.ts";
import { mapPoints } from "#src/content/schema/positions.ts";
import { sentenceIn, wordsOf } from "#src/content/messages/sentences.ts";
import { asked, isUnusable } from "../../../scripts/owner/business.ts";

/** What is wrong with a value, if anything is. */
function faultsOf({ error }: { error?: { issues: { message: string }[] } | undefined }): string[] | undefined {
  return error?.issues.map(({ message }) => wordsOf(sentenceIn(message), "en"));
}

test("a phone whose displayed and dialled numbers differ is rejected, with the correct number", () => {
  const phone = { display: "+90 (252) 316 12 34", e164: "+902523161235" };
  expect(business.safeParse({ ...BUSINESS, phone: { ...phone, e164: "+902523161234" } }).success).toBe(true);
  expect(faultsOf(business.safeParse({ ...BUSINESS, phone }))).toEqual([
    'shows +90 (252) 316 12 34 and dials +902523161235; set e164 to "+902523161234", or correct display',
  ]);
});

test("a number that cannot be dialled from abroad is rejected, with what it lacks", () => {
  const phone = { display: "0252 316 12 34", e164: "+902523161234" };
  expect(faultsOf(business.safeParse({ ...BUSINESS, phone }))).toEqual([
    "shows 0252 316 12 34, which cannot be dialled from abroad; begin display with the country, as +902523161234 does",
  ]);
  const { error } = business.safeParse({ ...BUSINESS, whatsapp: "05321112233" });
  expect(error?.issues.map(({ path }) => path)).toEqual([["whatsapp"]]);
});

test("a number with spaces is told how to be written, and nothing about its digits", () => {
  const messagesOf = (changes: object) => faultsOf(business.safeParse({ ...BUSINESS, ...changes }));
  expect(messagesOf({ whatsapp: "+90 532 111 22 33" })).toEqual([
    "must be digits only, the country's first and no 0 before them, such as 905321112233",
  ]);
  expect(messagesOf({ phone: { display: "+90 532 111 22 33", e164: "+90 532 111 22 33" } })).toEqual(
    expect.arrayContaining(["must be a plus and digits only, as a phone dials it, such as +905321112233"]),
  );
});

test("swapped latitude and longitude are rejected, with the correct ones", () => {
  const swapped = { latitude: 27.4305, longitude: 37.0344 };
  const says = "has latitude and longitude the wrong way round; write latitude: 37.0344, longitude: 27.4305";
  expect(faultsOf(business.safeParse({ ...BUSINESS, position: swapped }))).toEqual([says]);
  expect(faultsOf(cities.safeParse([{ ...CITIES[0], ...swapped }, CITIES[1]]))).toEqual([says]);
  // In the east of Türkiye, and far from it, both orders may be correct.
  for (const [latitude, longitude] of [
    [38.4, 42.1],
    [42.1, 38.4],
    [51.5, -0.1],
    [35.9, 14.5],
  ] as const) {
    expect(cities.safeParse([{ ...CITIES[0], latitude, longitude }, CITIES[1]]).success).toBe(true);
  }
  expect(mapPoints.safeParse({ torba: { at: [27.459, 37.086], symbol: "dot" } }).success).toBe(true);
  expect(faultsOf(mapPoints.safeParse({ torba: { at: [37.086, 27.459], symbol: "dot" } }))).toEqual([
    "has longitude and latitude the wrong way round; write [27.459, 37.086]",
  ]);
});

test("a place of the maps whose decimal point has slipped off the globe is rejected", () => {
  const faultsAt = (at: readonly number[]) => faultsOf(mapPoints.safeParse({ torba: { at, symbol: "dot" } }));
  expect(faultsAt([274.59, 37.086])).toEqual([
    "is no longitude and latitude: 274.59, 37.086; is a decimal point in the wrong place?",
  ]);
  expect(faultsAt([27.459, 370.86])).toHaveLength(1);
  expect(faultsAt([-0.12, 51.5])).toBeUndefined();
});

test.each([
  ["902523161234", true],
  ["9025231612", false],
  ["900532111223", false],
  ["9053211122334", false],
  ["447911123456", true],
])("%s is a number that can be dialled: %s", (number, isSo) => {
  expect(business.safeParse({ ...BUSINESS, whatsapp: number }).success).toBe(isSo);
  const phone = { display: `+${number}`, e164: `+${number}` };
  expect(business.safeParse({ ...BUSINESS, phone }).success).toBe(isSo);
});

test.each<[keyof Business, Partial<Business>, boolean]>([
  ["phone", { phone: { display: "+90 252 000 00 00", e164: "+902520000000" } }, true],
  ["phone", { phone: { display: "+1 800 0000000", e164: "+18000000000" } }, false],
  ["whatsapp", { whatsapp: "902520000000" }, true],
  ["whatsapp", { whatsapp: "905320000000" }, false],
  ["emails", { emails: ["info@example.com", "a@bodrum-vip.net"] }, true],
  ["emails", { emails: ["info@example-tours.com", "info@myexample.com"] }, false],
  ["social", { social: { facebook: "https://www.facebook.com/", instagram: "https://www.instagram.com/us" } }, true],
  ["social", { social: { facebook: "https://vip.example.com/", instagram: "https://www.instagram.com/us" } }, false],
  ["address", { address: { tr: "Bodrum, Muğla, Türkiye", en: "Bodrum", ru: "Бодрум" } }, false],
])("a %s of %j is unusable: %s", (field, change, isSo) => {
  expect(isUnusable(field, { ...BUSINESS, ...change })).toBe(isSo);
});

test("an open question names the figures as they are today", () => {
  const counts = { services: 1, tours: 0, articles: 0, questions: 0, pictures: 0, fares: 0 };
  const termNumbers = { waitingMinutes: 60, cancellingHours: 24, lateCancellingPercent: 50 };
  const question = {
    tr: "{{waitingMinutes}} dakika ne zaman başlar?",
    en: "When do {{waitingMinutes}} minutes begin?",
  };
  expect(asked(question, { counts, termNumbers })).toEqual({
    tr: "60 dakika ne zaman başlar?",
    en: "When do 60 minutes begin?",
  });
});
