import { useEffect } from "react";

import { usePart } from "#src/ui/usePart.ts";
import styles from "./Spinner.module.css";

const loadVan = async () => (await import("./Van.tsx")).Van;

/** `page` stands over the page in the place of the next one, and leaves the header and the ways to a person at hand; `part` stands for a piece of one. */
export const SPINNER_SIZES = ["page", "part"] as const;
export type SpinnerSize = (typeof SPINNER_SIZES)[number];

/** How long a wait has no van, in milliseconds: for a piece of a page, beside which there is more to look at, and for a page. */
const [PIECE, PAGE] = [1_000, 150];

export interface SpinnerProps {
  /** Names what is going on, for a screen reader. */
  label: string;
  /** Stands below the van. */
  text: string;
  size?: SpinnerSize;
}

/** Something is on its way and cannot be shown before: a van on a moving road line, both still where motion is reduced. */
export function Spinner({ label, text, size = "page" }: SpinnerProps) {
  const { Part: Van, bring } = usePart(loadVan);

  useEffect(() => {
    const timer = setTimeout(() => void bring(), size === "part" ? PIECE : PAGE);
    return () => clearTimeout(timer);
  }, [bring, size]);

  return (
    <div className={styles.spinner} data-size={size} role="status" aria-label={label}>
      <div className={styles.road}>
        <div className={styles.van}>{Van && <Van />}</div>
        <div className={styles.line} />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
