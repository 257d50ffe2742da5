import { describe, expect, test } from "vitest";

import { HEADS } from "#content/heads.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { PREVIEWS } from "#content/previews.ts";
import { POST_CATEGORIES } from "#src/content/contentSchema.ts";
import { readLibrary } from "#src/content/library.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { SHORT_IMPERATIVE } from "#tests/support/shortImperative.ts";

const library = readLibrary();

/** All texts of a language as plain text, by place. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    [
      ...library.services.map(({ slug, text }) => textOf(`services/${slug}`, { ...text[language], parts: [] })),
      ...library.tours.map(({ slug, text }) => textOf(`tours/${slug}`, { ...text[language], parts: [] })),
      ...library.posts.map(({ slug, text }) => {
        const captions = text[language].parts.flatMap((part) => ("caption" in part ? [part.caption] : []));
        return textOf(`blog/${slug}`, { ...text[language], parts: captions });
      }),
      ...library.faq.map(({ id, question, answer }) => ({
        name: `faq/${id}`,
        words: `${question[language]} ${answer[language]}`,
      })),
    ],
  ]),
) as Record<Language, { name: string; words: string }[]>;

function textOf(name: string, fields: object): { name: string; words: string } {
  const words = Object.values(fields)
    .flatMap((value) => (Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : [String(value)]))
    .join(" \n ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&\w+;/g, " ");
  return { name, words };
}

/** The first articles of the site; there may be more. */
const FIRST_POSTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 21, 22, 24, 27, 28, 29];

describe("the content is complete", () => {
  test("at least fifteen services, seven tours, ten questions and twenty-two pictures", () => {
    const first = Array.from({ length: 15 }, (_, index) => index + 1);
    expect(library.services.map(({ id }) => id)).toEqual(expect.arrayContaining(first));
    expect(library.tours).toHaveLength(7);
    expect(library.faq.length).toBeGreaterThanOrEqual(10);
    expect(library.gallery.length).toBeGreaterThanOrEqual(22);
  });

  test("the number of stops and days of each tour", () => {
    expect(Object.fromEntries(library.tours.map(({ slug, stops, days }) => [slug, [stops.length, days]]))).toEqual({
      "bodrum-city-tour": [2, 1],
      "efes-turu": [0, 1],
      "izmir-seferihisar-sigacik-alacati-cesme": [5, 2],
      "denizli-pamukkale-turu": [3, 1],
      "likya-fethiye-turu": [3, 2],
      "private-tour-to-dalyan": [4, 2],
      "ozel-yat-turu": [0, 1],
    });
  });

  test("a price and a film for one tour", () => {
    expect(library.tours.filter(({ price, video }) => price ?? video).map(({ slug, price }) => [slug, price])).toEqual([
      ["efes-turu", 35],
    ]);
  });

  test("the first posts, and posts in every category", () => {
    expect(library.posts.map(({ id }) => id)).toEqual(expect.arrayContaining(FIRST_POSTS));
    const used = new Set(library.posts.map(({ category }) => category));
    const unused = POST_CATEGORIES.filter((category) => !used.has(category));
    expectNone(unused.map((category) => `No article is in the category ${category}.`));
  });

  test("links to each of the first articles", () => {
    const related = new Set(library.posts.flatMap((post) => post.related));
    const unlinked = FIRST_POSTS.filter((id) => !related.has(id));
    expectNone(unlinked.map((id) => `No article links to the article ${id}.`));
  });
});

describe("every text is in the right language", () => {
  /** Frequent words of each language that do not exist in the others. */
  const TYPICAL: Record<Language, RegExp> = {
    tr: /(?<![\p{L}’'])(?:ve|bir|için|ile|da|de|olarak|kadar)(?!\p{L})/giu,
    en: /(?<![\p{L}’'])(?:the|and|of|with|from|for|you|is)(?!\p{L})/giu,
    ru: /(?<![\p{L}’'])(?:и|в|на|из|не|до|вы|как|к)(?!\p{L})/giu,
  };
  const FOREIGN: Record<Language, RegExp> = {
    tr: /(?<![\p{L}’'])(?:the|and|with|from|your|you|и|в|на|из)(?!\p{L})/iu,
    en: /[а-яё]|(?<![\p{L}’'])(?:ve|bir|için|ile|olarak|kadar)(?!\p{L})/iu,
    ru: /(?<![\p{L}’'])(?:the|and|with|from|your|you|ve|bir|için|ile)(?!\p{L})/iu,
  };

  test.each(LANGUAGES.flatMap((language) => TEXTS[language].map(({ name, words }) => ({ name, language, words }))))(
    "$name in $language",
    ({ name, language, words }) => {
      const letters = words.match(/\p{L}/gu) ?? [];
      const cyrillic = words.match(/\p{Script=Cyrillic}/gu) ?? [];
      if (language === "ru") expect(cyrillic.length / letters.length).toBeGreaterThan(0.8);
      else expectNone(cyrillic.map((letter) => `The text has a Cyrillic ${letter}.`));
      if (!name.startsWith("faq/")) expect((words.match(TYPICAL[language]) ?? []).length).toBeGreaterThan(10);
      expect(FOREIGN[language].exec(withoutNames(words))?.[0]).toBeUndefined();
    },
  );

  /** Without names, book titles and foreign words that are marked as such. */
  function withoutNames(words: string): string {
    return words
      .replaceAll(/The\s+Bodrum\s+Cup|And Dağları/g, " ")
      .replaceAll(/[“"«][^”"»]{1,60}[”"»]|\([^)]*\)/gu, " ");
  }
});

describe("no sentence occurs twice", () => {
  const SHINGLE = 8;

  test.each(LANGUAGES)("in %s", (language) => {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const { name, words } of TEXTS[language]) {
      const all = words.toLocaleLowerCase(language).match(/[\p{L}\p{N}]+/gu) ?? [];
      const own = new Set(
        all.slice(0, all.length - SHINGLE + 1).map((_, start) => all.slice(start, start + SHINGLE).join(" ")),
      );
      for (const shingle of own) {
        const other = seen.get(shingle);
        if (other) twins.push(`${name} and ${other} share a passage: ${shingle}`);
        seen.set(shingle, name);
      }
    }
    expectNone(twins);
  });
});

describe("answers state the facts that guests rely on", () => {
  test.each(LANGUAGES)("in %s", (language) => {
    const questions = library.faq.map(({ answer }) => answer[language]).join(" ");
    for (const fact of [/45/, /24/, /50\s?%|%50|half/, /35–40/, /(?<!\d)50(?!\d)/, /55/, /60/]) {
      expect(questions).toMatch(fact);
    }
    expect(questions).toMatch(
      { tr: /nakit.*havale/i, en: /cash.*bank transfer/i, ru: /наличными.*переводом/i }[language],
    );
    const boat = library.tours.find(({ slug }) => slug === "efes-turu")?.text[language];
    expect(boat?.html.slice(0, 400)).toMatch(
      { tr: /tekne/i, en: /boat/i, ru: /лод|катер|яхт|гулет|теплоход|мор/i }[language],
    );
  });
});

describe("Turkish texts use the formal imperative (-ınız)", () => {
  const texts: { name: string; words: unknown }[] = [
    ...library.services.map(({ slug, text }) => ({ name: `services/${slug}`, words: text.tr })),
    ...library.tours.map(({ slug, text }) => ({ name: `tours/${slug}`, words: text.tr })),
    ...library.posts.map(({ slug, text }) => ({ name: `blog/${slug}`, words: text.tr })),
    ...library.faq.map(({ id, question, answer }) => ({ name: `faq/${id}`, words: [question.tr, answer.tr] })),
    ...Object.entries(HEADS).map(([page, head]) => ({ name: `heads/${page}`, words: head.tr })),
    ...Object.entries(PREVIEWS).map(([page, { words }]) => ({ name: `previews/${page}`, words: words.tr })),
    { name: "legal/privacy", words: PRIVACY },
    { name: "legal/terms", words: TERMS },
  ];

  test.each(texts)("$name", ({ words }) => {
    const short = stringsOf(words).flatMap((text) => SHORT_IMPERATIVE.exec(inOurOwnWords(text))?.[0] ?? []);
    expectNone(short.map((word) => `${word} is a short imperative.`));
  });

  test.each([
    [
      "what someone else said",
      "<blockquote><p>Kapılarınızı kapatın, kaçmayın!</p></blockquote><p>Dedi ki: “Bakın!”</p>",
    ],
    [
      "words that only look alike",
      "<p>Yarın, yakın bir koyun kıyısında bir kadın, altın kumda <em>yazın</em> uzun.</p>",
    ],
  ])("no fault is found in %s", (_, html) => {
    expect(SHORT_IMPERATIVE.exec(inOurOwnWords(html))).toBeNull();
  });

  function stringsOf(value: unknown): string[] {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
  }

  /** Without quotations, which keep their form, and without markup. */
  function inOurOwnWords(html: string): string {
    return html.replaceAll(/<blockquote>.*?<\/blockquote>|“[^”]*”/gs, " ").replaceAll(/<[^>]+>/g, "");
  }
});

test.each(LANGUAGES)("no text makes a forbidden promise in %s", (language) => {
  const promises = {
    tr: /rezervasyonunuz onaylandı|en iyi fiyat|ödüllü|kişi başı(?:na)? 35/i,
    en: /booking is confirmed|award-winning|best price guarantee|(?:€\s?\d+|fare|price)[^.]{0,20} per person/i,
    ru: /заказ подтверждён|лучшая цена|лауреат|с человека/i,
  }[language];
  const found = TEXTS[language].filter(({ name, words }) => name !== "faq/fixed-price" && promises.test(words));
  expectNone(found.map(({ name, words }) => `${name} makes a forbidden promise: ${promises.exec(words)?.[0]}`));
});

describe("every article has the name of the place in bold", () => {
  test.each(library.posts.flatMap(({ slug, text }) => LANGUAGES.map((language) => ({ slug, language, text }))))(
    "everywhere, and without nesting: $slug in $language",
    ({ language, text }) => {
      const { html } = text[language];
      const name = language === "ru" ? /(?<!\p{L})Бодрум(?:ом|а|у|е)?(?!\p{L})/gu : /(?<!\p{L})Bodrum(?!\p{L})/gu;
      const readable = html.replaceAll(/<a href="[^"]*">/g, "<a>");
      expect(readable.replaceAll(/<strong>(?:(?!<\/strong>).)*<\/strong>/gs, "").match(name)).toBeNull();
      expect(html).not.toMatch(/<strong>(?:(?!<\/strong>).)*<strong>/s);
    },
  );
});
