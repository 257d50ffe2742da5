import { siFacebook, siInstagram, siTelegram, siWhatsapp } from "simple-icons";

import styles from "./BrandIcon.module.css";

/** Services whose logo can be shown. */
export const BRANDS = ["whatsapp", "facebook", "instagram", "telegram"] as const;
export type BrandName = (typeof BRANDS)[number];

export interface BrandIconProps {
  brand: BrandName;
}

const GLYPHS: Readonly<Record<BrandName, string>> = {
  whatsapp: siWhatsapp.path,
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  telegram: siTelegram.path,
};

/** Logo of a third-party service, in the colour of the text. Decorative: show it next to the service's name. */
export function BrandIcon({ brand }: BrandIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={GLYPHS[brand]} />
    </svg>
  );
}
