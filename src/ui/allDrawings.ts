import { GB, RU, TR } from "country-flag-icons/string/3x2";
import { siFacebook, siInstagram, siTelegram, siWhatsapp } from "simple-icons";

const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
const glyph = (path: string) => `<path d="${path}"/>`;

/** Every drawing that is taken from the page where there is one; see `useDrawing`. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  "flag-tr": inside(TR),
  "flag-gb": inside(GB),
  "flag-ru": inside(RU),
  whatsapp: glyph(siWhatsapp.path),
  facebook: glyph(siFacebook.path),
  instagram: glyph(siInstagram.path),
  telegram: glyph(siTelegram.path),
};
