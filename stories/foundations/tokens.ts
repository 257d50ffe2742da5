import source from "#src/styles/tokens.css?raw";

export interface TokenGroup {
  /** The comment that stands above the group in tokens.css. */
  heading: string;
  names: string[];
}

/** The tokens whose names start so (`--color-`), in the groups and the order of tokens.css itself. */
export function tokensOf(prefix: string): TokenGroup[] {
  const root = source.slice(source.indexOf(":root"), source.indexOf("@media"));
  const groups: TokenGroup[] = [];
  for (const [, comment, name] of root.matchAll(/\/\*\s*(.+?)\s*\*\/|^\s*(--[\w-]+):/gm)) {
    if (comment || groups.length === 0) groups.push({ heading: comment ?? "", names: [] });
    if (name?.startsWith(prefix)) groups.at(-1)?.names.push(name);
  }
  return groups.filter(({ names }) => names.length > 0);
}
