import { siFacebook, siTelegram, siWhatsapp } from "simple-icons";

import styles from "./BrandIcon.module.css";

/** Services whose logo can be shown. */
export const BRANDS = ["whatsapp", "facebook", "instagram", "telegram"] as const;
export type BrandName = (typeof BRANDS)[number];

export interface BrandIconProps {
  brand: BrandName;
}

/** The shape of the package's, from a rounded square and circles: a sixth of its length. */
const INSTAGRAM =
  "M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 2.16A4.84 4.84 0 0 0 2.16 7v10A4.84 4.84 0 0 0 7 21.84h10A4.84 4.84 0 0 0 21.84 17V7A4.84 4.84 0 0 0 17 2.16ZM12 5.84a6.16 6.16 0 1 1 0 12.32 6.16 6.16 0 0 1 0-12.32ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm6.4-3.84a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88Z";

const GLYPHS: Readonly<Record<BrandName, string>> = {
  whatsapp: siWhatsapp.path,
  facebook: siFacebook.path,
  instagram: INSTAGRAM,
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
