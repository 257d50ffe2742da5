import { Fragment } from "react";

/** A word is Turkish in a page of any language where one of its letters is. */
const TURKISH_WORD = /(\p{L}*[çğıöşüÇĞİÖŞÜ]\p{L}*)/u;

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
  const words = children.split(TURKISH_WORD);
  if (!words.some(isSpecial)) return children;
  return words.map((word, index) =>
    isSpecial(word, index) ? (
      <Part key={index} lang="tr">
        {word}
      </Part>
    ) : (
      <Fragment key={index}>{word}</Fragment>
    ),
  );
}

/** Split by a pattern that is kept, every second part is one that fits it. */
function isSpecial(word: string, index: number): boolean {
  return index % 2 === 1 && word.includes("i");
}
