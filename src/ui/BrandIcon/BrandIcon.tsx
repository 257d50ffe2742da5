import { useDrawing } from "#src/ui/drawings.ts";
import { ownHtml } from "#src/ui/ownHtml.ts";
import styles from "./BrandIcon.module.css";

export const BRANDS = ["whatsapp", "facebook", "instagram", "telegram"] as const;
export type BrandName = (typeof BRANDS)[number];

export interface BrandIconProps {
  brand: BrandName;
}

/** The glyph of somebody else's service, in the colour of the text. It is decoration: a name goes with it. */
export function BrandIcon({ brand }: BrandIconProps) {
  const markup = useDrawing(brand);
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden
      data-drawing={brand}
      dangerouslySetInnerHTML={ownHtml(markup)}
    />
  );
}
