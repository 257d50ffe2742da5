import { describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { ALL_PROSE } from "#tests/support/allProse.ts";
import { expectNone } from "#tests/support/expectNone.ts";

/*
 * All texts make the same promise: a driver waits at the airport for up to 45 minutes free of charge. The business has not stated when
 * these begin, and nobody tracks flights: late guests have to say so.
 */

/** Wordings that promise too much, by language. */
const OVERPROMISES: Record<Language, RegExp> = {
  tr: /(?<!\p{L})ilk 45|yeni iniş saat|uçu(?:ş|şunuz)u takip|uçağınızı (?:takip|izle)|uçak gecikir, biz bekleriz|(?<!\d)45[ \u00a0](?:dakikalık|dakika boyunca|dakika bekle(?:mek|riz))/iu,
  en: /\bfirst 45\b|new landing time|\b(?:follow|track|watch|monitor)s? (?:your|the) (?:flight|plane)|\bflight\b[^.]{0,40}\bwe (?:follow|track)|\bthe one we follow|flights run late\. we wait|\bfor 45[ \u00a0]minutes/iu,
  ru: /перв\p{L}{2} 45|новое время посадки|отслежива\p{L}+|след(?:им|ит) за рейс|рейс задержался[ \u00a0]— мы ждём|(?<!до )45[ \u00a0]минут ожидания (?:входят|в аэропорту)/iu,
};

function overpromiseIn(text: string, language: Language): string | undefined {
  return OVERPROMISES[language].exec(text)?.[0];
}

describe("no text promises more waiting than there is", () => {
  test.each(LANGUAGES)("no promise in %s is too much", (language) => {
    const found = ALL_PROSE.filter((prose) => prose.language === language).flatMap(({ file, field, text }) => {
      const promise = overpromiseIn(text, language);
      return promise === undefined ? [] : [`${file} ${field} promises more waiting than there is: ${promise}`];
    });
    expectNone(found);
  });

  test.each<[Language, string]>([
    ["tr", "Havalimanında ilk 45 dakika bizdendir."],
    ["tr", "Numarası elimizdeyse yeni iniş saatine bakarız."],
    ["en", "The first 45\u00a0minutes are free."],
    ["en", "The flight that lands in Bodrum is the one we follow."],
    ["en", "Waiting is free for 45 minutes."],
    ["ru", "Первые 45\u00a0минут ожидания бесплатны."],
    ["ru", "Мы отслеживаем ваш рейс."],
  ])("a promise in %s that is too much: %s", (language, text) => {
    expect(overpromiseIn(text, language)).toBeDefined();
  });

  test.each<[Language, string]>([
    ["tr", "Havalimanında 45\u00a0dakikaya kadar bekleme ücretsizdir."],
    ["en", "Waiting at the airport is free for up to 45\u00a0minutes."],
    ["ru", "Ожидание в аэропорту до 45\u00a0минут бесплатно."],
  ])("a promise in %s that is not too much: %s", (language, text) => {
    expect(overpromiseIn(text, language)).toBeUndefined();
  });
});

describe("texts about the end of a voucher state that it is deleted when the site is opened a week after the ride", () => {
  /** States that the site has to be opened for it. */
  const OPENED: Record<Language, RegExp> = {
    tr: /siteyi ilk açtığınızda/,
    en: /(?:you open the site|opening the site)/,
    ru: /откроете сайт/,
  };

  const aboutIts = ALL_PROSE.filter(
    ({ file, field, text }) =>
      (file.endsWith("/request.json") &&
        (/(?<!\d)7\\?[ \u00a0]?(?:gün|days|дней)/.test(text) || field === "voucher.past")) ||
      (file === "content/legal/privacy.ts" && text.includes("vouchers.1")),
  );

  test("in every place that mentions it", () => {
    expect(aboutIts.length).toBeGreaterThanOrEqual(13);
    const others = aboutIts.filter(({ language, text }) => !OPENED[language].test(text));
    expectNone(others.map(({ file, field }) => `${file} ${field} does not say that the site has to be opened for it.`));
  });
});

describe("misleading wordings", () => {
  const inRussian = ALL_PROSE.filter(({ language }) => language === "ru");

  test("Russian texts do not name WhatsApp first, which is blocked in Russia", () => {
    const first = inRussian.filter(({ text }) => /в WhatsApp или|быстрее всего[^.]{0,10}WhatsApp/iu.test(text));
    expectNone(first.map(({ file, field }) => `${file} ${field} names WhatsApp first.`));
  });

  test("Russian texts call a fixed price фиксированная only", () => {
    const hard = inRussian.filter(({ text }) => /твёрд\p{L}+ цен|цен[^.:;]{0,20} твёрд/iu.test(text));
    expectNone(hard.map(({ file, field }) => `${file} ${field} does not call a fixed price фиксированная.`));
  });

  test("no text describes the authors of articles, which are signed by desks", () => {
    const claims = /burada yaşayan|gidip gelenler|people who (?:live|are out)|тех, кто (?:здесь|каждый)/iu;
    const found = ALL_PROSE.filter(({ file, text }) => !file.endsWith(".md") && claims.test(text));
    expectNone(found.map(({ file, field }) => `${file} ${field} describes the authors of articles.`));
  });

  test("messages about a trip without a fare do not say that it is missing in the price list", () => {
    const missing = /listede yok|price list|listed price|готовой цены/iu;
    const found = ALL_PROSE.filter(
      ({ file, field, text }) =>
        file.endsWith("/booking.json") && field.startsWith("price.enquiry") && missing.test(text),
    );
    expectNone(found.map(({ file, field }) => `${file} ${field} says that the price list has no fare.`));
  });
});
