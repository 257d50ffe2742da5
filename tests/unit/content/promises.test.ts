import { describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { ALL_PROSE } from "#tests/support/allProse.ts";

/*
 * What the site promises in many places it promises in one way: a driver waits at the airport up to 45 minutes without charge. When
 * those begin the business has not said, and nobody there follows a flight: whoever is late says so.
 */

/** What of a promise is too much, by language. */
const TOO_MUCH: Record<Language, RegExp> = {
  tr: /(?<!\p{L})ilk 45|yeni iniş saat|uçu(?:ş|şunuz)u takip|uçağınızı (?:takip|izle)|uçak gecikir, biz bekleriz|(?<!\d)45[ \u00a0](?:dakikalık|dakika boyunca|dakika bekle(?:mek|riz))/iu,
  en: /\bfirst 45\b|new landing time|\b(?:follow|track|watch|monitor)s? (?:your|the) (?:flight|plane)|\bflight\b[^.]{0,40}\bwe (?:follow|track)|\bthe one we follow|flights run late\. we wait|\bfor 45[ \u00a0]minutes/iu,
  ru: /перв\p{L}{2} 45|новое время посадки|отслежива\p{L}+|след(?:им|ит) за рейс|рейс задержался[ \u00a0]— мы ждём|(?<!до )45[ \u00a0]минут ожидания (?:входят|в аэропорту)/iu,
};

function tooMuchIn(text: string, language: Language): string | undefined {
  return TOO_MUCH[language].exec(text)?.[0];
}

describe("nobody is promised more waiting than there is", () => {
  test.each(LANGUAGES)("in %s", (language) => {
    const found = ALL_PROSE.filter((prose) => prose.language === language).flatMap(({ file, field, text }) => {
      const promise = tooMuchIn(text, language);
      return promise === undefined ? [] : [`${file} ${field}: ${promise}`];
    });
    expect(found).toEqual([]);
  });

  test.each<[Language, string]>([
    ["tr", "Havalimanında ilk 45 dakika bizdendir."],
    ["tr", "Numarası elimizdeyse yeni iniş saatine bakarız."],
    ["en", "The first 45\u00a0minutes are free."],
    ["en", "The flight that lands in Bodrum is the one we follow."],
    ["en", "Waiting is free for 45 minutes."],
    ["ru", "Первые 45\u00a0минут ожидания бесплатны."],
    ["ru", "Мы отслеживаем ваш рейс."],
  ])("or it is found, in %s: %s", (language, text) => {
    expect(tooMuchIn(text, language)).toBeDefined();
  });

  test.each<[Language, string]>([
    ["tr", "Havalimanında 45\u00a0dakikaya kadar bekleme ücretsizdir."],
    ["en", "Waiting at the airport is free for up to 45\u00a0minutes."],
    ["ru", "Ожидание в аэропорту до 45\u00a0минут бесплатно."],
  ])("and nothing else, in %s: %s", (language, text) => {
    expect(tooMuchIn(text, language)).toBeUndefined();
  });
});
