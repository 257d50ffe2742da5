/** Design tokens; other custom properties are a component's own. */
const TOKEN =
  /--(?:color|step|leading|tracking|font|measure|space|width|size|radius|line|shadow|motion|ease|layer)-[\w-]+/g;

/**
 * Names of the design tokens that a component's style sheets use, in alphabetical order. Its classes begin with the path of
 * its file (`ui-Button-Button__button`), as .storybook/vite.config.ts names them.
 */
export function usedTokens(layer: string, name: string): string[] {
  const isOwn = layer === "ui" ? `.ui-${name}-` : `-${name}__`;
  const tokens = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet))
    .filter(({ selectorText }) => selectorText.includes(isOwn))
    .flatMap(({ cssText }) => cssText.match(TOKEN) ?? []);
  return [...new Set(tokens)].toSorted();
}

/** Style rules of a sheet or of a grouping rule, including nested ones. */
function rulesIn({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
  });
}
