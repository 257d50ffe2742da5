import type { Language } from "#src/domain/language.ts";
import type { PlaceName } from "./entities.ts";

/*
 * Finds place names that are spelt differently from `content/placeNames.ts`: Yalikavak, Гюмюшлук, Тургутрейс. A
 * capitalised word is taken for a misspelt place if it differs from a name only in diacritics, in letters that
 * transliterations confuse, or, within a sentence, by a single typo.
 */

/** A misspelt place name and its correct spelling. */
export interface Misspelt {
  found: string;
  right: string;
}

/** Minimum length for matching typos; in shorter words one often makes a different word. */
const LEAST_FOR_SLIPS = 6;

/**
 * Case endings of Russian names by nominative ending, longest first. Other names are indeclinable or end in a
 * consonant.
 */
const RUSSIAN_CASES: readonly (readonly [ending: string, cases: readonly string[]])[] = [
  ["ия", ["ия", "ии", "ию", "ией"]],
  ["ья", ["ья", "ьи", "ье", "ью", "ьей"]],
  ["ая", ["ая", "аи", "ае", "аю", "аей"]],
  ["а", ["а", "ы", "и", "е", "у", "ой"]],
  ["й", ["й", "я", "ю", "ем", "е"]],
];
const CASES_OF_CONSONANT = ["", "а", "у", "ом", "е", "ы", "ов"];
const ENDS_IN_CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/;

/** Letters that transliterations use interchangeably. */
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

/** Finds place names in texts of one language. */
export class PlaceReader {
  /** Every name by each of its correct forms. */
  readonly #forms = new Map<string, PlaceName>();
  /** Beginnings of words derived from a name: Bodrumlu, бодрумский. */
  readonly #stems: string[] = [];
  /** Correct name by the normalised letters of each form, and these letters by what they are with one letter removed. */
  readonly #byLetters = new Map<string, string>();
  readonly #byFewer = new Map<string, Set<string>>();
  /** Cache by word: texts repeat most of theirs. */
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
    // Names used only in another language are misspellings here.
    for (const name of names) {
      const [right = ""] = namesOf(name, language);
      for (const foreign of [name.tr, name.en, name.ru].flatMap((all) => all.split("|"))) {
        if (isCyrillic(foreign) !== isCyrillic(right) || this.#byLetters.has(lettersOf(foreign))) continue;
        this.#byLetters.set(lettersOf(foreign), right);
      }
    }
  }

  /** Returns the places that a text names in their correct spelling. */
  namedIn(text: string): Set<PlaceName> {
    const words = text.match(/\p{Lu}\p{L}+/gu) ?? [];
    return new Set(words.flatMap((word) => this.#forms.get(word) ?? []));
  }

  /** Returns the misspelt places in a text, each once. */
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

  /**
   * The name that a word misspells, or from which it is one typo away. Neither is set if the word is correct or is not
   * a place.
   */
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

/** At the beginning of a sentence, any word is capitalised. */
function isWithinSentence(text: string, at: number): boolean {
  return /^[\p{Ll},;–—(][\s\u00a0]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function namesOf(name: PlaceName, language: Language): string[] {
  return name[language].split("|");
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

/**
 * Forms of a name within sentences. Turkish suffixes follow an apostrophe, so only Russian case endings change the
 * word.
 */
function formsOf(name: string): string[] {
  if (!isCyrillic(name)) return [name];
  if (ENDS_IN_CONSONANT.test(name)) return CASES_OF_CONSONANT.map((ending) => name + ending);
  const [ending = "", cases] = RUSSIAN_CASES.find(([one]) => name.endsWith(one)) ?? [];
  return cases ? cases.map((one) => name.slice(0, -ending.length) + one) : [name];
}

/** Normalises a word: lower case, without diacritics, and with interchangeable letters unified. */
function lettersOf(word: string): string {
  const plain = word.toLocaleLowerCase("tr").replaceAll("ı", "i").replaceAll("й", "и").replaceAll("ё", "е");
  const bare = plain.normalize("NFD").replace(/\p{Mark}/gu, "");
  return ALIKE.reduce((letters, [written, one]) => letters.replaceAll(written, one), bare);
}

function lessOne(letters: string): string[] {
  return Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1));
}

/** Whether the words differ by one inserted, missing, wrong or transposed letter. */
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
