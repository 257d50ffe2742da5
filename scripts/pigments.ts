/** A pigment as `tokens.css` declares it: a line of its own. */
const PIGMENT = /^ *(--palette-[\w-]+): ([^;]+);\n/gm;

/**
 * Writes the pigments of a style sheet where they are used, and leaves their names out: these are for people to read, and a browser
 * would only look them up. Throws where a name has no pigment.
 */
export function inlinePigments(css: string): string {
  const pigments = new Map([...css.matchAll(PIGMENT)].map(([, name = "", value = ""]) => [name, value]));
  return css.replace(PIGMENT, "").replace(/var\((--palette-[\w-]+)\)/g, (_, name: string) => {
    const value = pigments.get(name);
    if (value === undefined) throw new Error(`${name} is no pigment`);
    return value;
  });
}
