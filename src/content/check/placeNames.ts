import type { Language } from "#src/domain/language.ts";
import type { PlaceName } from "#src/content/schema/places.ts";

/*
 * Finds place names that are spelt differently from `content/placeNames.ts`: Yalikavak, Гюмюшлук, Тургутрейс. A
 * capitalised word is taken for a misspelt place if it differs from a name only in diacritics, in letters that
 * transliterations confuse, or, within a sentence, by a single typo.
 */

/** A misspelt place name and its correct spelling. */
export interface Misspelt {
  found: string;
  correct: string;
}

/** Minimum length for matching typos; in shorter words one often makes a different word. */
const MIN_LENGTH_FOR_TYPOS = 6;

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
const INTERCHANGEABLE: readonly (readonly [RegExp, string])[] = [
  [/[её]|э/g, "е"],
  [/[ый]/g, "и"],
  [/ю/g, "у"],
  [/я/g, "а"],
  [/[ьъ]/g, ""],
];

interface Meaning {
  correct?: string;
  typoOf?: string | undefined;
}

/** Finds place names in texts of one language. */
export class PlaceNameChecker {
  /** Every name by each of its correct forms. */
  readonly #forms = new Map<string, PlaceName>();
  /** Beginnings of words derived from a name: Bodrumlu, бодрумский. */
  readonly #stems: string[] = [];
  /** Correct name by the normalised letters of each form, and these letters by what they are with one letter removed. */
  readonly #byLetters = new Map<string, string>();
  readonly #byOneLess = new Map<string, Set<string>>();
  /** Cache by word: texts repeat most of theirs. */
  readonly #meanings = new Map<string, Meaning>();

  constructor(names: readonly PlaceName[], language: Language) {
    for (const name of names) {
      for (const correct of namesOf(name, language)) {
        for (const form of formsOf(correct)) {
          this.#forms.set(form, name);
          this.#add(form, correct);
        }
        this.#stems.push(isCyrillic(correct) ? `${correct.replace(/[аы]$/, "")}ск` : correct);
      }
    }
    // Names used only in another language are misspellings here.
    for (const name of names) {
      const [correct = ""] = namesOf(name, language);
      for (const foreign of [name.tr, name.en, name.ru].flatMap((all) => all.split("|"))) {
        if (isCyrillic(foreign) !== isCyrillic(correct) || this.#byLetters.has(lettersOf(foreign))) continue;
        this.#byLetters.set(lettersOf(foreign), correct);
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
      const { correct, typoOf } = this.#meaningOf(word);
      const meaning = correct ?? (typoOf !== undefined && isWithinSentence(text, match.index) ? typoOf : undefined);
      if (meaning !== undefined) found.set(word, meaning);
    }
    return [...found].map(([word, correct]) => ({ found: word, correct }));
  }

  /**
   * The name that a word misspells, or from which it is one typo away. Neither is set if the word is correct or is not
   * a place.
   */
  #meaningOf(word: string): Meaning {
    const known = this.#meanings.get(word);
    if (known) return known;
    const isCorrect = this.#forms.has(word) || this.#stems.some((stem) => word.startsWith(stem));
    const letters = lettersOf(word);
    const correct = this.#byLetters.get(letters);
    const meaning = isCorrect ? {} : correct === undefined ? { typoOf: this.#typoOf(letters) } : { correct };
    this.#meanings.set(word, meaning);
    return meaning;
  }

  #typoOf(letters: string): string | undefined {
    if (letters.length < MIN_LENGTH_FOR_TYPOS - 1) return undefined;
    for (const shorter of [letters, ...withOneRemoved(letters)]) {
      for (const other of this.#byOneLess.get(shorter) ?? []) {
        if (isOneTypo(letters, other)) return this.#byLetters.get(other);
      }
    }
    return undefined;
  }

  #add(form: string, correct: string): void {
    const letters = lettersOf(form);
    this.#byLetters.set(letters, correct);
    if (letters.length < MIN_LENGTH_FOR_TYPOS) return;
    for (const shorter of [letters, ...withOneRemoved(letters)]) {
      this.#byOneLess.set(shorter, (this.#byOneLess.get(shorter) ?? new Set()).add(letters));
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
  return INTERCHANGEABLE.reduce((letters, [written, one]) => letters.replaceAll(written, one), bare);
}

function withOneRemoved(letters: string): string[] {
  return Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1));
}

/** Whether the words differ by one inserted, missing, wrong or transposed letter. */
function isOneTypo(one: string, other: string): boolean {
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
