import { siFacebook, siInstagram, siTelegram, siWhatsapp } from "simple-icons";

import styles from "./BrandIcon.module.css";

const GLYPHS = { whatsapp: siWhatsapp, facebook: siFacebook, instagram: siInstagram, telegram: siTelegram };

export const BRANDS = ["whatsapp", "facebook", "instagram", "telegram"] as const;
export type BrandName = (typeof BRANDS)[number];

export interface BrandIconProps {
  brand: BrandName;
}

/** The glyph of somebody else's service, in the colour of the text. It is decoration: a name goes with it. */
export function BrandIcon({ brand }: BrandIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={GLYPHS[brand].path} />
    </svg>
  );
}
