import type { Language } from "#src/domain/language.ts";
import type { PlaceName } from "./entities.ts";

/*
 * Finds places that a text writes otherwise than `content/placeNames.ts` does: Yalikavak, Гюмюшлук, Тургутрейс. A word with a capital
 * is taken for a place where it differs from one in its marks only, or in vowels that transliterations mix up, or, within a sentence, by
 * one slip of the pen.
 */

/** A place that is written otherwise, and how it should be. */
export interface Misspelt {
  found: string;
  right: string;
}

/** In shorter words a slip makes another word too easily. */
const LEAST_FOR_SLIPS = 6;

/** Cases of Russian names by their ending, the longest first; any other name has none, or those of a consonant. */
const RUSSIAN_CASES: readonly (readonly [ending: string, cases: readonly string[]])[] = [
  ["ия", ["ия", "ии", "ию", "ией"]],
  ["ья", ["ья", "ьи", "ье", "ью", "ьей"]],
  ["ая", ["ая", "аи", "ае", "аю", "аей"]],
  ["а", ["а", "ы", "и", "е", "у", "ой"]],
  ["й", ["й", "я", "ю", "ем", "е"]],
];
const CASES_OF_CONSONANT = ["", "а", "у", "ом", "е", "ы", "ов"];
const ENDS_IN_CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/;

/** Letters that one transliteration writes for another. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[её]|э/g, "е"],
  [/[ый]/g, "и"],
  [/ю/g, "у"],
  [/я/g, "а"],
  [/[ьъ]/g, ""],
];

interface Meant {
  right?: string;
  slipOf?: string | undefined;
}

/** Reads texts of one language with the names of the list in mind. */
export class PlaceReader {
  /** Every name in every form that is right. */
  readonly #forms = new Map<string, PlaceName>();
  /** What a word may begin with that is made of a name: Bodrumlu, бодрумский. */
  readonly #stems: string[] = [];
  /** The right name by the letters of a form, and by those less one. */
  readonly #byLetters = new Map<string, string>();
  readonly #byFewer = new Map<string, Set<string>>();
  /** What is known of a word already: texts repeat most of theirs. */
  readonly #meant = new Map<string, Meant>();

  constructor(names: readonly PlaceName[], language: Language) {
    for (const name of names) {
      for (const right of namesOf(name, language)) {
        for (const form of formsOf(right)) {
          this.#forms.set(form, name);
          this.#learn(form, right);
        }
        this.#stems.push(isCyrillic(right) ? `${right.replace(/[аы]$/, "")}ск` : right);
      }
    }
    // What only another language calls a place is no name of it here.
    for (const name of names) {
      const [right = ""] = namesOf(name, language);
      for (const foreign of [name.tr, name.en, name.ru].flatMap((all) => all.split("|"))) {
        if (isCyrillic(foreign) !== isCyrillic(right) || this.#byLetters.has(lettersOf(foreign))) continue;
        this.#byLetters.set(lettersOf(foreign), right);
      }
    }
  }

  /** The places that a text names, in their right spelling, as the list has them. */
  namedIn(text: string): Set<PlaceName> {
    const words = text.match(/\p{Lu}\p{L}+/gu) ?? [];
    return new Set(words.flatMap((word) => this.#forms.get(word) ?? []));
  }

  /** The places in a text that are not written as in the list, each once. */
  misspeltIn(text: string): Misspelt[] {
    const found = new Map<string, string>();
    for (const match of text.matchAll(/(?<![\p{L}\d/_-])\p{Lu}\p{L}{2,}/gu)) {
      const [word] = match;
      const { right, slipOf } = this.#meantBy(word);
      const meant = right ?? (slipOf !== undefined && isWithinSentence(text, match.index) ? slipOf : undefined);
      if (meant !== undefined) found.set(word, meant);
    }
    return [...found].map(([word, right]) => ({ found: word, right }));
  }

  /** The name that a word stands for, or of which it is one slip away; neither where it is right or means no place. */
  #meantBy(word: string): Meant {
    const known = this.#meant.get(word);
    if (known) return known;
    const isRight = this.#forms.has(word) || this.#stems.some((stem) => word.startsWith(stem));
    const letters = lettersOf(word);
    const right = this.#byLetters.get(letters);
    const meant = isRight ? {} : right === undefined ? { slipOf: this.#slipOf(letters) } : { right };
    this.#meant.set(word, meant);
    return meant;
  }

  #slipOf(letters: string): string | undefined {
    if (letters.length < LEAST_FOR_SLIPS - 1) return undefined;
    for (const fewer of [letters, ...lessOne(letters)]) {
      for (const other of this.#byFewer.get(fewer) ?? []) {
        if (isOneSlip(letters, other)) return this.#byLetters.get(other);
      }
    }
    return undefined;
  }

  #learn(form: string, right: string): void {
    const letters = lettersOf(form);
    this.#byLetters.set(letters, right);
    if (letters.length < LEAST_FOR_SLIPS) return;
    for (const fewer of [letters, ...lessOne(letters)]) {
      this.#byFewer.set(fewer, (this.#byFewer.get(fewer) ?? new Set()).add(letters));
    }
  }
}

/** What begins a sentence is more often a word of another kind. */
function isWithinSentence(text: string, at: number): boolean {
  return /^[\p{Ll},;–—(][\s\u00a0]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function namesOf(name: PlaceName, language: Language): string[] {
  return name[language].split("|");
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

/** A name as it stands in sentences: a Turkish suffix stands behind its apostrophe, a Russian case changes the word. */
function formsOf(name: string): string[] {
  if (!isCyrillic(name)) return [name];
  if (ENDS_IN_CONSONANT.test(name)) return CASES_OF_CONSONANT.map((ending) => name + ending);
  const [ending = "", cases] = RUSSIAN_CASES.find(([one]) => name.endsWith(one)) ?? [];
  return cases ? cases.map((one) => name.slice(0, -ending.length) + one) : [name];
}

/** What is left of a word when marks are taken away, and what transliterations mix up is one. */
function lettersOf(word: string): string {
  const plain = word.toLocaleLowerCase("tr").replaceAll("ı", "i").replaceAll("й", "и").replaceAll("ё", "е");
  const bare = plain.normalize("NFD").replace(/\p{Mark}/gu, "");
  return ALIKE.reduce((letters, [written, one]) => letters.replaceAll(written, one), bare);
}

function lessOne(letters: string): string[] {
  return Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1));
}

/** Whether one letter too many, too few, wrong, or two that changed places make one of the other. */
function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
