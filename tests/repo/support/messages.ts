import { baseOf, type Messages } from "#src/content/check/messageKeys.ts";
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
