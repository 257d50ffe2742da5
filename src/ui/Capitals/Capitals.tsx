/** A word with an i is Turkish, in a page of any language, where one of its letters is. */
const TURKISH_WORD = /(\p{L}*(?:i\p{L}*[çğıöşüÇĞİÖŞÜ]|[çğıöşüÇĞİÖŞÜ]\p{L}*i)\p{L}*)/u;

export interface CapitalsProps {
  children: string;
  /** `tspan` within the text of a drawing. */
  as?: "span" | "tspan";
}

/**
 * Words that a style sheet sets in capitals. The capital of an i depends on the language, so a name in Turkish letters is marked as
 * Turkish: İzmir is İZMİR in English, too. A name that English readers know without such letters, such as Bitez, stays theirs.
 */
export function Capitals({ children, as: Part = "span" }: CapitalsProps) {
  // Split by a pattern that is kept, every second part is one that fits it.
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
