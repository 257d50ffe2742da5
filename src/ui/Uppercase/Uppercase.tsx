import { markMatches } from "#src/ui/markMatches.tsx";

/** A word that contains an i counts as Turkish, in any language, if it also contains a Turkish letter. Its spaces stay between elements. */
const TURKISH_WORD = /(\s*)(\p{L}*(?:i\p{L}*[çğıöşüÇĞİÖŞÜ]|[çğıöşüÇĞİÖŞÜ]\p{L}*i)\p{L}*)(\s*)/u;

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
  return markMatches(children, TURKISH_WORD, { lang: "tr" }, Part);
}
