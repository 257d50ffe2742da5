import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./Spinner.module.css";
import { Van } from "./Van.tsx";

/**
 * `page` covers the main content during navigation but leaves header and contact buttons usable; `part` is inline, for
 * a part of a page; `line` has the height of a line of text.
 */
export const SPINNER_SIZES = ["page", "part", "line"] as const;
export type SpinnerSize = (typeof SPINNER_SIZES)[number];

export interface SpinnerProps {
  /** Accessible name of the status. */
  label: string;
  /** Text below or beside the van. */
  text: string;
  size?: SpinnerSize;
}

/** Loading indicator: a van on a moving road, static with reduced motion. */
export function Spinner({ label, text, size = "page" }: SpinnerProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.spinner} data-size={size} role="status" aria-label={label}>
      <div className={styles.road}>
        <div className={styles.van}>{isHydrated && <Van />}</div>
        <div className={styles.line} />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
