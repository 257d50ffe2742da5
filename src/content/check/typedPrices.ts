import type { Language } from "#src/domain/language.ts";

/*
 * Finds prices that were typed into a text. Every price must come from the price table or from
 * `content/streetPrices.ts` by a token, so that it is changed in one place.
 */

/** A number, or a range of two. */
const DIGITS = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?(?:[\s\u00a0]?[–-][\s\u00a0]?\d(?:[\d.,]*\d)?)?`;

/**
 * Currencies: codes and symbols, and words of the three languages with their endings. Weights are excluded (two pounds
 * of figs).
 */
const CODES = String.raw`\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|TRY|TL)(?!\p{L})`;
const COINS = [
  String.raw`euros?(?!\p{L})|euro(?:[ydnl]\p{L}*)`,
  String.raw`avro\p{L}*|eur[oa]?cents?`,
  String.raw`(?:dollars?|pounds?(?!\s+of)|quid|bucks|cents?|pence)(?!\p{L})`,
  // The Turkish verb form "dolar" means "fills", as a car park does.
  String.raw`dolar(?:a|lık|dan|ı)(?!\p{L})|dolar(?=\p{P}|\s+(?:öde|ver|tut|ücret))`,
  String.raw`sterlin\p{L}*|kuruş\p{L}*|lira\p{L}*`,
  String.raw`евро(?!\p{L})|доллар\p{L}*|фунт\p{L}*(?!\s+(?:инжир|мандарин|оливок))|цент(?:а|ов|ы)?(?!\p{L})|лир(?:а|ы|у|ой|е|ам|ами|ах)?(?!\p{L})`,
].join("|");

/** Numerals as words; the Russian ones by their stems. */
const SPELLED: Record<Language, string> = {
  tr: "bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|buçuk",
  en:
    "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|" +
    "forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand",
  ru:
    String.raw`(?:од(?:ин|н)|дв[аеу]|тр[иёе]|четыр|пят|шест|сем|восем|восьм|девят|десят|двадцат|тридцат|сорок|девяност|` +
    String.raw`двест|трист|тысяч|полтор)\p{L}*|ст[ао](?!\p{L})`,
};

/** Words after which a plain number can only be a price. */
const COSTS: Record<Language, string> = {
  tr: String.raw`(?:ücret|fiyat|tutar|bedel)\p{L}*(?:\s+(?:yalnızca|sadece|yalnız))?`,
  en: String.raw`(?:costs?|(?:fare|price|tariff)s?\s+(?:is|are|of|was|from)|(?:just|only)\s+for)(?:\s+(?:just|only|about))?`,
  ru: String.raw`(?:сто(?:ит|ят|ило)|обойдётся\s+в|(?:цена|стоимость)(?:\s*—)?)(?:\s+(?:всего|только|около))?`,
};

const WITH_CODE = new RegExp(String.raw`(?:${CODES})[\s\u00a0]?${DIGITS}|${DIGITS}[\s\u00a0-]?(?:${CODES})`, "gu");
const COIN = new RegExp(COINS, "iu");
const WITH_COIN = new RegExp(String.raw`${DIGITS}[\s\u00a0-]?(?:${COINS})`, "giu");
const IN_WORDS = byLanguage(
  (language) => String.raw`(?<!\p{L})(?:(?:${SPELLED[language]})[\s\u00a0-]+(?:and\s+)?)+(?:${COINS})`,
);
const BARE = byLanguage(
  (language) => String.raw`(?<!\p{L})${COSTS[language]}[ \u00a0]+\d{1,3}(?![\d:]|[.,]\d|[ \u00a0–-]*[\d%€\p{L}])`,
);

/**
 * Finds the prices in a text: figures and numerals with a currency, and plain figures after words about prices. Zero
 * amounts and exchange rates (`1 € =`) are ignored.
 */
export function findTypedPrices(text: string, language: Language): string[] {
  const withoutTokens = text.replaceAll(/\{\{[^}]*\}\}/g, "…");
  // Most texts mention no currency, and searching for numerals is the slowest part.
  const withCoins = COIN.test(withoutTokens) ? [WITH_COIN, IN_WORDS[language]] : [];
  return [WITH_CODE, ...withCoins, BARE[language]].flatMap((pattern) =>
    [...withoutTokens.matchAll(pattern)]
      .filter(({ index, 0: price }) => !isRate(withoutTokens.slice(index + price.length)) && !isNothing(price))
      .map(([price]) => price.trim()),
  );
}

/** Phrases that call a fare the lowest. */
const LOWEST: Record<Language, RegExp> = {
  tr: /en (?:düşük|ucuz|uygun)[^.;:!?]{0,25}(?:fiyat|ücret|rakam|tarife)|bundan (?:düşük|ucuz)|\{\{fare [^}]*\}\}[’']?[dt][ae]n başla/iu,
  en: /\b(?:lowest|cheapest)\b[^.;:!?]{0,25}\b(?:fare|price|rate|transfer|ride)|\bcosts? less\b|\b(?:starts?|starting) (?:at|from)\b[^.;:!?]{0,12}\{\{fare|\bfrom \{\{fare/iu,
  ru: /сам\p{L}{2,3} (?:низк|дешёв|выгодн|недорог)\p{L}*|меньшей (?:суммы|цены)|дешевле (?:всего|нет)|(?<!\p{L})от \{\{fare/iu,
};

/** Whether a text calls a fare the lowest, a claim that must be backed by the price table. */
export function claimsLowestFare(text: string, language: Language): boolean {
  return LOWEST[language].test(text);
}

function isRate(after: string): boolean {
  return /^[\s\u00a0]*=/.test(after);
}

function isNothing(price: string): boolean {
  return /\d/.test(price) && !/[1-9]/.test(price);
}

function byLanguage(patternOf: (language: Language) => string): Record<Language, RegExp> {
  const compiled = (language: Language) => new RegExp(patternOf(language), "giu");
  return { tr: compiled("tr"), en: compiled("en"), ru: compiled("ru") };
}
