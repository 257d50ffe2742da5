import { FORMAL_IMPERATIVE_LABEL, SHORT_IMPERATIVE } from "#tests/support/shortImperative.ts";
import type { SourceFile } from "./files.ts";
import { literalOf, nodesOf, parseModule, piecesOf } from "./modules.ts";

/** A dictionary laid flat: `menu.open` → words. */
export type Messages = ReadonlyMap<string, string>;

/** A dictionary as JSON gives it. */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

export function flatten(dictionary: Dictionary, above = ""): Messages {
  const words = new Map<string, string>();
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === "string") words.set(above + key, value);
    else for (const [below, text] of flatten(value, `${above}${key}.`)) words.set(below, text);
  }
  return words;
}

/** The key that the code asks for: without the ending of a plural form. */
export function baseOf(key: string, words: Messages): string {
  return isPlural(key, words) ? key.replace(PLURAL, "") : key;
}

/** Keys that one language has and another lacks, plural forms aside. */
export function keyFaults(byLanguage: ReadonlyMap<string, Messages>): string[] {
  const bases = new Map([...byLanguage].map(([language, words]) => [language, basesOf(words)]));
  const all = new Set([...bases.values()].flatMap((keys) => [...keys]));
  return [...all].flatMap((key) => {
    const lacking = [...bases].filter(([, keys]) => !keys.has(key)).map(([language]) => language);
    return lacking.length > 0 ? [`${key} is missing in ${lacking.join(", ")}`] : [];
  });
}

/** Plural forms that a language needs and lacks, or has and never uses. A key without forms in one language has none in any. */
export function pluralFaults(byLanguage: ReadonlyMap<string, Messages>): string[] {
  const plurals = new Set(
    [...byLanguage.values()].flatMap((words) =>
      [...words.keys()].filter((key) => isPlural(key, words)).map((key) => baseOf(key, words)),
    ),
  );
  return [...byLanguage].flatMap(([language, words]) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    return [...plurals].flatMap((base) => {
      const given = [...words.keys()]
        .filter((key) => PLURAL.test(key) && key.replace(PLURAL, "") === base)
        .map((key) => PLURAL.exec(key)?.[1]);
      return given.toSorted().join() === needed.join()
        ? []
        : [`${language}: ${base} has the forms ${given.join(", ") || "(none)"}, and needs ${needed.join(", ")}`];
    });
  });
}

/** Keys whose `{{names}}` differ between languages, all plural forms of a key taken together. */
export function placeholderFaults(byLanguage: ReadonlyMap<string, Messages>): string[] {
  const names = new Map<string, Map<string, Set<string>>>();
  for (const [language, words] of byLanguage) {
    for (const [key, text] of words) {
      const base = baseOf(key, words);
      const perLanguage = names.get(base) ?? new Map<string, Set<string>>();
      const mine = perLanguage.get(language) ?? new Set<string>();
      for (const [, name = ""] of text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)) mine.add(name);
      names.set(base, perLanguage.set(language, mine));
    }
  }
  return [...names].flatMap(([key, perLanguage]) => {
    const lists = [...perLanguage].map(([language, set]) => [language, [...set].toSorted().join(", ")] as const);
    return new Set(lists.map(([, list]) => list)).size > 1
      ? [`${key}: ${lists.map(([language, list]) => `${language} {${list}}`).join("  ")}`]
      : [];
  });
}

/** What goes wrong in print, by language; `*` holds for all. */
const TYPOGRAPHY: readonly [language: string, pattern: RegExp, because: string][] = [
  ["*", /^\s*$/, "empty"],
  ["*", /^\s|\s$/, "a space at its edge"],
  ["*", / {2}/, "two spaces in a row"],
  ["*", /[₺₽№]/, "a sign that the three faces lack; write TRY, TL or RUB, and a word for the number sign"],
  ["*", /\.\.\./, "three full stops; write …"],
  ["*", /(?<![=\w])"|"(?![>\w])/, "straight double quotes; write “ ” in English and Turkish, « » in Russian"],
  ["*", /\{\{(?![^{}]*\}\})|(?<!\{)\{(?!\{)/, "braces that do not close"],
  ["ru", /[“”„]/, "foreign quotes; Russian writes « »"],
  ["ru", /(?<=\s)-(?=\s)/, "a hyphen for a dash; write —"],
  ["ru", /(?:^|[^а-яё])с аэропорта/i, "«с аэропорта»; write «из аэропорта»"],
  ["ru", /VIP [Тт]рансфер/, "VIP трансфер without its hyphen"],
  ["ru", /(?<![.!?…:]\s|^)(?<=\s)В(?:ы|ас|ам|ами)(?![а-яё])/, "a capital вы in running text"],
  ["tr", /hava\s+(?:limanı|alanı)/i, "Havalimanı is one word"],
  ["tr", /(?<!\p{L})(?:herşey|hiç bir|şöför|birşey|herkez|yanlız)/iu, "a common misspelling"],
  [
    "tr",
    /(?<!\p{L})(?:Bodrum|Yalıkavak|Turgutreis|Gümbet|İzmir|Antalya|Vito|Sprinter|WhatsApp|Telegram)(?:da|de|ta|te|dan|den|tan|ten|un|ın|in|nin|nın|ya|ye)(?!\p{L})/u,
    "a suffix on a name without its apostrophe",
  ],
  ["tr", SHORT_IMPERATIVE, "a short imperative; write the formal one (-ınız)"],
  ["en", /\b(?:harbor|center|color|favorite|traveler|theater)\b/i, "American spelling"],
  ["en", /\binformations\b|\b1 (?:hours|minutes|days)\b/i, "a common error"],
];

/** Typographical faults of one text. */
export function typographyFaults(language: string, key: string, text: string): string[] {
  // A line of the split-flap board has a cell for each character, blank ones too.
  const isBoard = /(?:^|\.)board\./.test(key);
  return TYPOGRAPHY.filter(([, , because]) => !(isBoard && because.includes("space")))
    .filter(([only, pattern]) => (only === "*" || only === language) && pattern.test(text))
    .map(([, , because]) => `${language}: ${key} has ${because} («${text}»)`);
}

/** Keys of what is said to the reader rather than pressed: errors, titles, prompts, a line of the split-flap board. */
const SAID =
  /(?:^|\.)(?:errors|placeholders|board)\.|(?:^|\.|[a-z])[tT]itle$|(?:^|\.)(?:missing|invalid|manual|onRequest)$/;

/** A label that begins with an imperative of the polite form: «Отправьте SMS». */
const RUSSIAN_IMPERATIVE_LABEL = /^\p{Lu}\p{Ll}*(?:й|и|ь)те(?!\p{L})/u;

/**
 * Labels of buttons and links that command their reader. A button names what it does, with the bare stem in Turkish (“Ara”) and the
 * infinitive in Russian («Позвонить»); only sentences speak to the guest, with siz and вы.
 */
export function labelFaults(language: string, key: string, text: string): string[] {
  if (SAID.test(key) || /[.?!…](?:\s|$)|:$/.test(text)) return [];
  const commands =
    (language === "tr" && FORMAL_IMPERATIVE_LABEL.test(text)) ||
    (language === "ru" && RUSSIAN_IMPERATIVE_LABEL.test(text));
  return commands ? [`${language}: ${key} commands («${text}»); a label takes the bare stem or the infinitive`] : [];
}

/** What scripts ask for: whole keys, and patterns of keys that are put together (`places.${id}`). */
export interface Asked {
  whole: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

/**
 * Every literal that may be a key. Namespaces (`booking:`) are left off. A template counts as a pattern when it begins with
 * a whole step of a key, so that `${a}.${b}` does not stand for everything.
 */
export function keysAskedFor(files: readonly SourceFile[]): Asked {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of files) {
    for (const node of nodesOf(parseModule(file).program)) {
      const text = literalOf(node);
      if (text !== undefined) whole.add(text.replace(/^\w+:/, ""));
      if (node.type !== "TemplateLiteral") continue;
      const pieces = piecesOf(node).map((piece, index) => (index === 0 ? piece.replace(/^\w+:/, "") : piece));
      if (pieces.length === 1) whole.add(pieces[0] ?? "");
      else if (/^[a-z]\w*\./.test(pieces[0] ?? "")) patterns.push(new RegExp(`^${pieces.map(escaped).join(".+")}$`));
    }
  }
  return { whole, patterns };
}

export function isAskedFor(key: string, { whole, patterns }: Asked): boolean {
  return whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** A key is a plural form when its base has an `_other`. */
function isPlural(key: string, words: Messages): boolean {
  return PLURAL.test(key) && words.has(`${key.replace(PLURAL, "")}_other`);
}

function basesOf(words: Messages): Set<string> {
  return new Set([...words.keys()].map((key) => baseOf(key, words)));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
