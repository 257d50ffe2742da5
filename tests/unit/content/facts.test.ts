import { describe, expect, test } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { CLIMATE } from "#content/climate.ts";
import { DRIVES } from "#content/drives.ts";
import { HEADS } from "#content/heads.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { loadLegal } from "#src/content/legal.ts";
import { readLibrary } from "#src/content/library.ts";
import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { MESSAGE_VARIABLES } from "#src/i18n/variables.ts";
import { MESSAGE_FILES } from "#tests/support/allProse.ts";

/** A fact that guests rely on, the texts that must state it, and its wording in each language. All kinds of spaces count as equal. */
interface Fact {
  fact: string;
  /** Pages and texts: `blog/kumpir`, `faq/waiting`, `head/home`, `words/booking:price.note`, `terms`, `hours`. */
  where: readonly string[];
  /** Legal texts exist in Turkish only. */
  says: Localized<readonly RegExp[]>;
}

const FACTS: readonly Fact[] = [
  {
    fact: "somebody answers at any hour",
    where: ["faq/hours"],
    says: { tr: [/7\/24/], en: [/24 hours a day, seven days a week/], ru: [/круглосуточно/] },
  },
  {
    fact: "support around the clock",
    where: ["words/pages:badges.support.title", "words/booking:assurance"],
    says: { tr: [/7\/24/], en: [/24\/7/], ru: [/24\/7|круглосуточно/] },
  },
  {
    fact: "open every day, 24 hours",
    where: ["hours"],
    says: { tr: [/her gün.*24 saat/i], en: [/every day.*24 hours/i], ru: [/ежедневно.*круглосуточно/i] },
  },
  {
    fact: "the home page says in lists of results that somebody is there day and night",
    where: ["head/home"],
    says: { tr: [/7\/24/], en: [/day and night/], ru: [/круглосуточно/] },
  },
  {
    fact: "waiting at the airport is free for up to 45 minutes",
    where: [
      "faq/waiting",
      "words/booking:price.note",
      "words/prices:facts.waiting",
      "words/services:call.text",
      "words/services:steps.land.text",
      "words/pages:badges.premium.text",
      "terms",
    ],
    says: { tr: [/45 dakika/, /ücretsiz/], en: [/45 minutes/, /free|cost nothing/i], ru: [/45 минут/, /бесплатн/] },
  },
  {
    fact: "prices are fixed and known before booking",
    where: ["faq/fixed-price"],
    says: {
      tr: [/sabittir/, /rezervasyondan önce/i],
      en: [/fixed/, /before you booked/],
      ru: [/твёрдая|фиксированная/, /до заказа/],
    },
  },
  {
    fact: "a fare is for the car, not for each person",
    where: ["faq/fixed-price", "words/booking:price.note", "words/prices:list.caption"],
    says: { tr: [/araç baş/i], en: [/per car/i], ru: [/за (?:машину|автомобиль)/i] },
  },
  {
    fact: "payment is in cash or by bank transfer, and nothing is paid on the site",
    where: ["faq/payment", "terms"],
    says: {
      tr: [/nakit/i, /banka havalesi/, /sitede ödeme alınmaz/i],
      en: [/in cash/i, /bank transfer/, /nothing is paid on this site/i],
      ru: [/наличными/i, /банковским переводом/, /на сайте платить ничего не нужно/i],
    },
  },
  {
    fact: "child seats are free",
    where: ["faq/child-seats", "words/prices:facts.childSeats", "words/pages:badges.premium.text", "terms"],
    says: { tr: [/ücretsiz/], en: [/free/i], ru: [/бесплатн/] },
  },
  {
    fact: "cancelling is free up to 24 hours before, costs half after that, and the whole for who does not come",
    where: ["faq/cancelling", "words/request:sent.printPayment", "terms"],
    says: {
      tr: [/24 saat/, /%50/, /(?:tamamı|bütünü)/],
      en: [/24 hours/, /50%|half/, /in full|the whole|the full price/],
      ru: [/24 час/, /50 %|половин/, /вся сумма|полностью|целиком|полная|за неявку — полную/],
    },
  },
  {
    fact: "how long the drive from the airport takes",
    where: ["faq/drive-times", "services/bodrum-airport-transfer"],
    says: allIn([/35–40/, /(?<!\d)50(?!\d)/, /(?<!\d)55(?!\d)/, /(?<!\d)60(?!\d)/]),
  },
  { fact: "50 minutes to Yalıkavak", where: ["services/vip-yalikavak-transfer"], says: allIn([/(?<!\d)50(?! ?%|\d)/]) },
  { fact: "55 minutes to Turgutreis", where: ["services/vip-turgutreis-transfer"], says: allIn([/(?<!\d)55(?!\d)/]) },
  { fact: "60 minutes to Gümüşlük", where: ["services/vip-gumusluk-transfer"], says: allIn([/(?<!\d)60(?!\d)/]) },
  {
    fact: "the castle was built about 1402–1437",
    where: ["blog/bodrum-kalesi"],
    says: { tr: [/yaklaşık 1402–1437/], en: [/about 1402–1437/], ru: [/примерно 1402–1437|приблизительно, 1402–1437/] },
  },
  {
    fact: "the theatre seats about 13 000, or about 2500",
    where: ["blog/bodrum-antik-tiyatro"],
    says: {
      tr: [/yaklaşık 13\.000/i, /yaklaşık 2\.500/i],
      en: [/about 13,000/, /about 2,500/],
      ru: [/около 13 000|примерно 13 000/, /около 2500/],
    },
  },
  {
    fact: "a kumpir cost 30–50 lira in 2022",
    where: ["blog/kumpir"],
    says: {
      tr: [/2022.{0,20}yaklaşık 30–50 TL.{0,20}kumpir/],
      en: [/in 2022.{0,30}about 30–50 TL/],
      ru: [/В 2022 году.{0,30}около 30–50 лир/],
    },
  },
  {
    fact: "a vegetable döner cost 50–60 lira in 2022",
    where: ["blog/sebzeli-doner"],
    says: {
      tr: [/2022.{0,40}50–60 TL/],
      en: [/about 50–60 TL in 2022/],
      ru: [/2022.{0,40}50–60 лир/],
    },
  },
  {
    fact: "a Vito is for groups of 7–8",
    where: ["services/mercedes-vito-transfer"],
    says: { tr: [/7–8 kişi/], en: [/groups of 7–8/], ru: [/7–8 (?:человек|пассажиров)/] },
  },
  {
    fact: "a Sprinter is for groups of 15–20",
    where: ["services/vip-sprinter-transfer"],
    says: { tr: [/15–20 kişi/], en: [/15–20/], ru: [/15–20 человек/] },
  },
  {
    fact: "a Vito takes 7 at most and a Sprinter 19; 3, 6 and 12 sit comfortably",
    where: ["faq/how-many"],
    says: {
      tr: [
        /Vito en çok 7/,
        /Sprinter en çok 19/,
        /S-Class’ta 3; bavulla V-Class’ta ve aynı boydaki Vito’da 6, Sprinter’da 12/,
      ],
      en: [
        /Vito takes up to 7/,
        /Sprinter up to 19/,
        /6 in the Vito or the V-Class.* 12 in the Sprinter.* 3 in the S-Class/,
      ],
      ru: [
        /Vito берёт до 7/,
        /Sprinter — до 19/,
        /троим в S-Class, шестерым в Vito или V-Class.* двенадцати пассажирам в Sprinter/,
      ],
    },
  },
  {
    fact: "the form takes 1 to 19 passengers",
    where: ["words/request:errors.invalid.passengers"],
    says: allIn([/(?<!\d)1(?!\d).*19/]),
  },
  { fact: "a tour is for 4–12 people", where: ["words/tour:facts.groupSize"], says: allIn([/4–12/]) },
  {
    fact: "every tour shows 5.0",
    where: ["words/tours:rating.shown"],
    says: { tr: [/^5,0$/], en: [/^5\.0$/], ru: [/^5,0$/] },
  },
  {
    fact: "the page with Ephesus in its address is the boat trip",
    where: ["tours/efes-turu"],
    says: {
      tr: [/tekne tur/i, /Efes/],
      en: [/boat trip/i, /Ephesus/],
      ru: [/прогулк[аи] на (?:судне|катере|корабле)|морская прогулка/i, /Эфес/],
    },
  },
  {
    fact: "Dalyan is on request",
    where: ["tours/private-tour-to-dalyan"],
    says: { tr: [/Dalyan/], en: [/Dalyan on request/], ru: [/Дальян/] },
  },
  {
    fact: "cards are the payment provider's matter and are not stored",
    where: ["terms", "privacy"],
    says: { tr: [/ödeme kuruluş/, /kart bilgi/i, /saklanmaz|saklamayız|ulaşmaz/], en: [], ru: [] },
  },
  {
    fact: "a blocked request asks for all fields",
    where: ["words/booking:toast.missingTitle"],
    says: { tr: [/^Lütfen tüm alanları doldurunuz$/], en: [/fill in all fields/], ru: [/заполните все поля/] },
  },
  {
    fact: "a request that failed says so",
    where: ["words/booking:toast.failedTitle"],
    says: {
      tr: [/^Bir hata oluştu, lütfen tekrar deneyin$/],
      en: [/^An error occurred, please try again$/],
      ru: [/ошибка, попробуйте ещё раз/],
    },
  },
  {
    fact: "a subscription that failed says so",
    where: ["words/newsletter:error"],
    says: { tr: [/^Bir hata oluştu\. Lütfen tekrar deneyin\.$/], en: [/try again/], ru: [/ещё раз/] },
  },
  {
    fact: "what is not there is named",
    where: ["words/blog:notFound.title"],
    says: { tr: [/^Blog yazısı bulunamadı$/], en: [/not found/], ru: [/не найдена/] },
  },
  {
    fact: "an unknown service is named",
    where: ["words/services:notFound.title"],
    says: { tr: [/^Hizmet Bulunamadı$/], en: [/not found/], ru: [/не найдена/] },
  },
  {
    fact: "an unknown tour is named",
    where: ["words/tours:notFound.title"],
    says: { tr: [/^Tur Bulunamadı$/], en: [/not found/], ru: [/не найден/] },
  },
  {
    fact: "a crash says what went wrong and offers to reload",
    where: ["words/shell:crash"],
    says: { tr: [/yenile/i], en: [/Something went wrong/, /Reload Page/], ru: [/Обновить/] },
  },
  {
    fact: "a dialog is closed by OK",
    where: ["words/request:sent.ok", "words/request:failed.ok"],
    says: { tr: [/^Tamam$/], en: [/^OK$/], ru: [/^OK$/] },
  },
  { fact: "a missing rate is N/A", where: ["words/fares:price.notAvailable"], says: allIn([/^N\/A$/]) },
  {
    fact: "the four labels of categories",
    where: ["words/newsletter:categories"],
    says: {
      tr: [/Seyahat/, /İpuçları/, /Haberler/, /Etkinlikler/],
      en: [/Travel/, /Tips/, /News/, /Events/],
      ru: [/Путешествия/, /Советы/, /Новости/, /События/],
    },
  },
  {
    fact: "fares are shown in four currencies",
    where: ["words/fares:currencies"],
    says: {
      tr: [/Euro/, /Lira/, /Dolar/, /Sterlin/],
      en: [/Euro/, /Lira/, /Dollar/, /Pound/],
      ru: [/Евро/, /Лира/, /Доллар/, /Фунт/],
    },
  },
];

/** Facts in digits alone have the same patterns in every language. */
function allIn(patterns: readonly RegExp[]): Localized<readonly RegExp[]> {
  return { tr: patterns, en: patterns, ru: patterns };
}

/** The text of a place in one language; of legal texts, which are in Turkish, the summaries in the others. */
function wordsAt(where: string, language: Language): string | undefined {
  const [kind = "", name = ""] = where.split(/\/(.*)/);
  const { services, tours, posts, faq } = readLibrary();
  switch (kind) {
    case "services":
    case "tours":
    case "blog": {
      const found = { services, tours, blog: posts }[kind].find(({ slug }) => slug === name);
      return stringsIn(found?.text[language])
        .join(" ")
        .replaceAll(/<[^>]+>/g, "");
    }
    case "faq":
      return faq.find(({ id }) => id === name)?.answer[language];
    case "head":
      return stringsIn(HEADS[name as keyof typeof HEADS][language]).join(" ");
    case "hours":
      return BUSINESS.hours[language];
    case "words": {
      const [namespace, path = ""] = name.split(":");
      let value: unknown = MESSAGE_FILES[`src/i18n/messages/${language}/${namespace}.json`];
      for (const step of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[step];
      return stringsIn(value)
        .join(" ")
        .replaceAll(/\{\{(\w+)\}\}/g, (placeholder, variable: string) =>
          String(MESSAGE_VARIABLES[variable] ?? placeholder),
        );
    }
    case "terms":
    case "privacy": {
      const { groups } = loadLegal({ terms: TERMS, privacy: PRIVACY }[kind], language);
      const parts = groups.flatMap((group) => group.parts);
      return stringsIn(language === "tr" ? parts : parts.map(({ summary }) => summary)).join(" ");
    }
    default:
      return undefined;
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe("facts that guests rely on are stated wherever they must be", () => {
  const cases = FACTS.flatMap(({ fact, where, says }) =>
    where.flatMap((place) =>
      LANGUAGES.flatMap((language) => {
        const words = wordsAt(place, language);
        return words === undefined ? [] : [{ fact, place, language, words, patterns: says[language] }];
      }),
    ),
  );

  test.each(cases)("$fact: $place in $language", ({ words = "", patterns }) => {
    const plain = words.replaceAll(/[\s\u00a0\u202f]+/g, " ");
    expect(plain).not.toBe("");
    for (const pattern of patterns) expect(plain).toMatch(pattern);
  });
});

describe("values in the code are those in the texts", () => {
  test("drives from the airport", () => {
    expect(DRIVES).toEqual(
      expect.arrayContaining([
        { to: "bodrum", minutes: [35, 40] },
        { to: "yalıkavak", minutes: 50 },
        { to: "turgutreis", minutes: 55 },
        { to: "gümüşlük", minutes: 60 },
      ]),
    );
  });

  test.each(LANGUAGES)("the temperatures of the year, in %s", (language) => {
    const article = readLibrary().posts.find(({ slug }) => slug === "ay-ay-bodrum")?.text[language].html ?? "";
    const told = CLIMATE.months.flatMap(({ air, sea }) => [air, sea].map((degrees) => [degrees].flat().join("–")));
    for (const degrees of new Set(told)) expect(article).toMatch(new RegExp(`(?<![\\d–])${degrees}(?![\\d–])`));
  });

  test("seats", () => {
    expect([VEHICLES["vip-vito"].seats, VEHICLES["vip-sprinter"].seats]).toEqual([7, 19]);
  });

  test("the price of the boat trip", () => {
    expect(readLibrary().tours.find(({ slug }) => slug === "efes-turu")?.price).toBe(35);
  });
});
