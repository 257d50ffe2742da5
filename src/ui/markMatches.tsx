/**
 * Renders a text whose matches of a pattern have attributes of their own: `lang`, `translate`. Each match and each part between is in an
 * element, because a browser that translates the page replaces texts. Spaces stay between elements: a translation would trim them.
 * The pattern has three capturing groups: spaces, what is marked, spaces.
 */
export function markMatches(
  text: string,
  pattern: RegExp,
  attributes: { lang: string } | { translate: "no" },
  Part: "span" | "tspan" = "span",
) {
  // Splitting by capturing groups keeps what they match: of every four parts, the third is marked.
  return text.split(pattern).map((part, index) =>
    part.trim() === "" ? (
      part
    ) : (
      <Part key={index} {...(index % 4 === 2 && attributes)}>
        {part}
      </Part>
    ),
  );
}
