import type { Language } from "#src/domain/language.ts";

/** The font families of the tokens, and the weight in which each is tested here. */
export const FAMILIES = {
  "--font-display": { family: "Poster", weight: 400 },
  "--font-text": { family: "Jost", weight: 400 },
  "--font-board": { family: "Board", weight: 600 },
} as const;

export type Face = keyof typeof FAMILIES;
export const FACES = Object.keys(FAMILIES) as Face[];

/** Complete alphabets; Turkish has no q, w and x, but foreign names do. */
const ALPHABETS: Record<Language, string> = {
  tr: "abcçdefgğhıijklmnoöprsştuüvyz",
  en: "abcdefghijklmnopqrstuvwxyz",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
};
const FIGURES = "0123456789";
const SIGNS = "€–—…’‘“”«»×·+%()/:,.!?&";

/** Characters that a font must have for a language; the Board font has capitals only. */
export function lettersOf(face: Face, language: Language): string {
  const small = ALPHABETS[language];
  const capitals = small.toLocaleUpperCase(language);
  return face === "--font-board" ? `${capitals}${FIGURES}` : `${capitals}${small}${FIGURES}${SIGNS}`;
}

/** Name of the file of a family that pages in a language use. */
export function familyIn(face: Face, language: Language): string {
  const { family } = FAMILIES[face];
  return language === "ru" ? `${family} Russian` : family;
}

/**
 * Characters that pages in a language render in a fallback font: those outside the `unicode-range` of the file, and those that render
 * differently with another fallback.
 */
export async function missingIn(face: Face, language: Language, characters: string): Promise<string[]> {
  const { weight } = FAMILIES[face];
  const fallbacks = FACES.filter((other) => other !== face).map((other) => FAMILIES[other].family);
  const missing: string[] = [];
  for (const character of new Set(characters)) {
    const own = `"${familyIn(face, language)}"`;
    const files = await document.fonts.load(`${weight} 100px ${own}`, character);
    const widths = fallbacks.map((fallback) => widthOf(character, `${weight} 1000px ${own}, "${fallback}"`));
    if (files.length === 0 || new Set(widths).size > 1) missing.push(character);
  }
  return missing;
}

const pen = document.createElement("canvas").getContext("2d");

function widthOf(character: string, font: string): number {
  if (!pen) throw new Error("This browser has no canvas to measure on.");
  pen.font = font;
  return pen.measureText(character).width;
}
