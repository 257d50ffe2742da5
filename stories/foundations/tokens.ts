import own from "#content/colours.css?raw";
import source from "#src/styles/tokens.css?raw";

export interface Token {
  /** `--space-1` */
  name: string;
  /** As written in tokens.css or colours.css: `calc(var(--space-unit) * 2)`; the value by day if there are two. */
  value: string;
  /** The value at night. */
  night: string;
}

export interface TokenGroup {
  /** The comment above the group in tokens.css. */
  heading: string;
  tokens: Token[];
}

/** What this business colours otherwise, by the name of the token. */
const OWN_COLOURS = new Map(
  [...own.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

/** The tokens with this prefix (`--color-`), in the groups and the order of tokens.css, with the colours of this business. */
export function groupsOf(prefix: string): TokenGroup[] {
  const root = source.slice(source.indexOf(":root"), source.indexOf("@media"));
  const groups: TokenGroup[] = [];
  for (const [, comment, name, value = ""] of root.matchAll(/\/\*\s*(.+?)\s*\*\/|^\s*(--[\w-]+):\s*([^;]+);/gm)) {
    if (comment || groups.length === 0) groups.push({ heading: comment ?? "", tokens: [] });
    if (name?.startsWith(prefix)) groups.at(-1)?.tokens.push({ name, ...schemesOf(OWN_COLOURS.get(name) ?? value) });
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** The tokens with this prefix, in the order of tokens.css. */
export function tokensOf(prefix: string): Token[] {
  return groupsOf(prefix).flatMap(({ tokens }) => tokens);
}

/** The value of a colour in the palette: `#0f2540`, with eight digits if it is translucent. */
export function hexOf(value: string): string {
  const pigment = /^var\((--palette-[\w-]+)\)$/.exec(value)?.[1];
  return (pigment && tokensOf("--palette-").find(({ name }) => name === pigment)?.value) || value;
}

/** `var(--day, x) var(--night, y)`, or one value for both. */
function schemesOf(written: string): Pick<Token, "value" | "night"> {
  const [, day = written, night = written] = /^var\(--day, (.+)\)\s+var\(--night, (.+)\)$/s.exec(written) ?? [];
  return { value: day, night };
}
