import type { Language, Localized } from "#src/domain/language.ts";
import type { Fault } from "#src/content/read/faults.ts";
import type { Content } from "#src/content/read/parse.ts";
import { say } from "#src/content/messages/sentences.ts";
import { TO_BE_WRITTEN } from "#src/content/read/texts.ts";
import { PlaceNameChecker } from "./placeNames.ts";
import { proseIn } from "./prose.ts";
import { LANGUAGE_NAMES, otherLanguageOf } from "./textLanguage.ts";
import { findTypedFacts } from "./typedFacts.ts";
import { claimsLowestFare, findTypedPrices } from "./typedPrices.ts";

/**
 * Signs that guests would see in another face, and link previews not at all: signs of currencies, which prices have of their own, that of
 * a number, and emoji.
 */
const MISSING_SIGNS = /[₺₽№]|\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu;

/** Whether a price is in lira, as those of the street are; fares are in euros. */
function inLira(price: string): boolean {
  return /₺|(?<!\p{L})(?:TL|TRY)(?!\p{L})|lira|лир/iu.test(price);
}

/** What stands for letters of a file in another encoding. */
const UNREADABLE_LETTER = "\uFFFD";

/** The names of places in each language. */
export function placeNameCheckers({ placeNames }: Content): Localized<PlaceNameChecker> {
  const checkerOf = (language: Language) => new PlaceNameChecker(placeNames, language);
  return { tr: checkerOf("tr"), en: checkerOf("en"), ru: checkerOf("ru") };
}

/** Judges every text that visitors read, wherever it stands. */
export class TextRules {
  readonly #content: Content;
  readonly #placeNames: Localized<PlaceNameChecker>;

  constructor(content: Content, placeNames: Localized<PlaceNameChecker>) {
    this.#content = content;
    this.#placeNames = placeNames;
  }

  /** Prices and facts that were typed, misspelt places, and what the fonts do not have. */
  faultsOf(file: string, where: readonly string[], text: string, language: Language): Fault[] {
    const { facts, places } = this.#content;
    const placeNames = this.#placeNames[language];
    const context = {
      language,
      facts,
      places,
      placeNames,
      isArticle: file.startsWith("content/blog/"),
      isTour: file.startsWith("content/tours/"),
      isLegal: file.startsWith("content/legal/"),
      isAboutRides: /^content\/(?:faq\.ts|services\/)/.test(file),
      subjects: this.#subjectsOf(file),
    };
    const messages = [
      ...(text.includes(UNREADABLE_LETTER) ? [say("has letters that cannot be read; save the file as UTF-8")] : []),
      ...[...new Set(text.match(MISSING_SIGNS))].map((sign) =>
        say('our fonts have no "%{sign}"; write a word', { sign }),
      ),
      ...findTypedPrices(text, language).map((price) =>
        inLira(price)
          ? say(
              '"%{price}" is a price of its own; note it in content/streetPrices.ts and write {{street …}}, or name none',
              {
                price,
              },
            )
          : say('"%{price}" is a price of its own; write {{fare %{trip}}} for that of the table', {
              price,
              trip: this.#tripAt(price),
            }),
      ),
      ...findTypedFacts(text, context),
      ...placeNames.misspeltIn(text).map(({ found, correct }) =>
        say('"%{found}" is written %{correct} in content/placeNames.ts; a place of that name is to be added there', {
          found,
          correct,
        }),
      ),
    ];
    return messages.map((message) => ({ file, where, message }));
  }

  /** The ride to name in place of a typed price: the first of the table that costs as much, else one to begin with. */
  #tripAt(price: string): string {
    const { fares } = this.#content;
    const [amount] = /\d+/.exec(price) ?? [];
    const fare = fares.find(({ euro }) => euro === Number(amount)) ?? fares[0];
    return fare ? `${fare.from} ${fare.to}` : "…";
  }

  /** The places to which the rides of a service lead, for one of its files. */
  #subjectsOf(file: string): string[] {
    const [, slug] = /^content\/services\/([^/]+)\//.exec(file) ?? [];
    const service = this.#content.library.services.find((one) => one.slug === slug);
    return service?.trips.map(({ to }) => to) ?? [];
  }

  /** Paragraphs in another language. */
  languageFaultsOf(file: string, where: readonly string[], text: string, language: Language): Fault[] {
    const plain = text
      .replaceAll(TO_BE_WRITTEN, "")
      .replaceAll(/\]\([^)]*\)/g, "]")
      .replaceAll(/\{\{[^}]*\}\}/g, "");
    return plain.split(/\n\s*\n/).flatMap((paragraph) => {
      const written = otherLanguageOf(paragraph, language);
      if (!written) return [];
      const values = {
        beginning: paragraph.trim().slice(0, 60),
        written: LANGUAGE_NAMES[written],
        wanted: LANGUAGE_NAMES[language],
      };
      return [{ file, where, message: say('"%{beginning}…" is in %{written}; here belongs %{wanted}', values) }];
    });
  }

  /** What is wrong with all texts of a value. */
  faultsIn(file: string, value: unknown, inLanguage?: Language): Fault[] {
    return proseIn(file, value, inLanguage).flatMap(({ field, language, text }) => [
      ...this.faultsOf(file, [field], text, language),
      ...this.languageFaultsOf(file, [field], text, language),
      ...(claimsLowestFare(text, language) && !text.includes("{{lowest")
        ? [{ file, field, message: say("says that a price is the lowest, which nothing there proves") }]
        : []),
    ]);
  }
}
