/** A word that contains an i counts as Turkish, in any language, if it also contains a Turkish letter. */
const TURKISH_WORD = /(\p{L}*(?:i\p{L}*[çğıöşüÇĞİÖŞÜ]|[çğıöşüÇĞİÖŞÜ]\p{L}*i)\p{L}*)/u;

export interface UppercaseProps {
  children: string;
  /** Use `tspan` within SVG text. */
  as?: "span" | "tspan";
}

/**
 * Text for CSS `text-transform: uppercase`. The capital of i depends on the language, so names with Turkish letters are
 * marked as Turkish: İzmir becomes İZMİR in English too. Names without such letters, such as Bitez, follow the page's
 * language.
 */
export function Uppercase({ children, as: Part = "span" }: UppercaseProps) {
  // Splitting by a capturing group keeps the matches at odd indices.
  return children.split(TURKISH_WORD).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <Part key={index} lang="tr">
        {text}
      </Part>
    ),
  );
}
