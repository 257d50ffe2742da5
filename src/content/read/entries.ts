import type { Value } from "#src/content/messages/sentences.ts";

/** Named entries of a list or a record; undefined for any other value. */
export function entriesOf(value: unknown): [name: string, entry: unknown][] | undefined {
  if (Array.isArray(value)) return value.map((entry, index) => [nameOfEntry(entry, index), entry]);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

/** Names a list entry in messages: by an identifying field, or else by its position. */
function nameOfEntry(entry: unknown, index: number): string {
  const { slug, id, src, name, code, title, from, to } = (entry ?? {}) as Record<string, unknown>;
  for (const known of [slug, src, id, name, code]) {
    if (typeof known === "string" && known !== "") return known;
  }
  if (typeof from === "string" && typeof to === "string") return `${from} to ${to}`;
  const english = (title as { en?: unknown } | undefined)?.en ?? to;
  return `entry ${index + 1}${typeof english === "string" ? ` (${english})` : ""}`;
}

/** The name of an entry, or a path that begins with one, as the owner reads it. */
export function entryName(name: string): Value {
  const turkish = name.replaceAll(/(?<=^|\.)entry (\d+)/g, "$1. kayıt").replace(/^(\S+) to (\S+)$/, "$1 – $2");
  return { tr: turkish, en: name };
}
