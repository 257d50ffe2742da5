import { baseOf, type Messages } from "#src/content/messageKeys.ts";
import { FORMAL_IMPERATIVE_LABEL, SHORT_IMPERATIVE } from "#tests/support/shortImperative.ts";
import type { SourceFile } from "./files.ts";
import { literalOf, nodesOf, parseModule, piecesOf } from "./modules.ts";

/** Keys whose `{{names}}` differ between languages, comparing all plural forms of a key together. */
export function placeholderFaults(byLanguage: ReadonlyMap<string, Messages>): string[] {
  const names = new Map<string, Map<string, Set<string>>>();
  for (const [language, messages] of byLanguage) {
    for (const [key, text] of messages) {
      const base = baseOf(key, messages);
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

/** Typographical rules, by language; `*` applies to all. */
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
  // A line of the split-flap board has one cell per character, including spaces.
  const isBoard = /(?:^|\.)board\./.test(key);
  return TYPOGRAPHY.filter(([, , because]) => !(isBoard && because.includes("space")))
    .filter(([only, pattern]) => (only === "*" || only === language) && pattern.test(text))
    .map(([, , because]) => `${language}: ${key} has ${because} («${text}»)`);
}

/** Keys of messages that are not labels of controls: errors, titles, prompts, lines of the split-flap board. */
const NOT_LABELS =
  /(?:^|\.)(?:errors|placeholders|board)\.|(?:^|\.|[a-z])[tT]itle$|(?:^|\.)(?:missing|invalid|manual|onRequest)$/;

/** A label that begins with a polite imperative: «Отправьте SMS». */
const RUSSIAN_IMPERATIVE_LABEL = /^\p{Lu}\p{Ll}*(?:й|и|ь)те(?!\p{L})/u;

/**
 * Labels of buttons and links in the polite imperative. A button names what it does, with the bare stem in Turkish (“Ara”) and the
 * infinitive in Russian («Позвонить»); only sentences address the guest, with siz and вы.
 */
export function labelFaults(language: string, key: string, text: string): string[] {
  if (NOT_LABELS.test(key) || /[.?!…](?:\s|$)|:$/.test(text)) return [];
  const commands =
    (language === "tr" && FORMAL_IMPERATIVE_LABEL.test(text)) ||
    (language === "ru" && RUSSIAN_IMPERATIVE_LABEL.test(text));
  return commands ? [`${language}: ${key} commands («${text}»); a label takes the bare stem or the infinitive`] : [];
}

/** Keys that the code uses: literal keys, and patterns of computed keys (`places.${id}`). */
export interface UsedKeys {
  whole: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

/**
 * Every literal that may be a key, without its namespace (`booking:`). A template is a pattern only if it begins with a complete
 * segment of a key, so that `${a}.${b}` does not match everything.
 */
export function findUsedKeys(files: readonly SourceFile[]): UsedKeys {
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

/** Whether the code uses a key. */
export function isKeyUsed(key: string, { whole, patterns }: UsedKeys): boolean {
  return whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
