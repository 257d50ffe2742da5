/** The entries of a list or of a record, each with its name; undefined where it is neither. */
export function entriesOf(value: unknown): [name: string, entry: unknown][] | undefined {
  if (Array.isArray(value)) return value.map((entry, index) => [nameOfEntry(entry, index), entry]);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

/** What an entry of a list is called in a message: by what it is known by, or else by its place. */
function nameOfEntry(entry: unknown, index: number): string {
  const { slug, id, src, name, code, title, from, to } = (entry ?? {}) as Record<string, unknown>;
  for (const known of [slug, src, id, name, code]) {
    if (typeof known === "string" && known !== "") return known;
  }
  if (typeof from === "string" && typeof to === "string") return `${from} to ${to}`;
  const english = (title as { en?: unknown } | undefined)?.en ?? to;
  return `entry ${index + 1}${typeof english === "string" ? ` (${english})` : ""}`;
}
