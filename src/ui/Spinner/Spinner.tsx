import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./Spinner.module.css";

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

const BODY = "M12 74C8 72 7 62 8 48 9 30 13 14 26 11h116c18 0 28 13 42 28 20 3 35 7 41 15 4 6 5 14 1 20Z";
const GLASS = "M22 38c1-14 4-19 12-19h28v19ZM67 19h39v19H67ZM111 19h28c12 0 21 9 29 19h-57Z";
const WHEELS = [56, 186];

/** Side view of the van from the illustrations: flat tones, too small for their crayon texture. */
function Van() {
  return (
    <svg className={styles.drawing} viewBox="0 0 264 92" aria-hidden>
      <path className={styles.beam} d="m222 53 42-8v32l-40-15Z" />
      <ellipse className={styles.shade} cx="120" cy="85" rx="112" ry="3.5" />
      <path className={styles.body} d={BODY} />
      <path className={styles.sill} d="M8 60h221c1 5 0 10-3 14H12c-3-2-4-7-4-14Z" />
      <path className={styles.glass} d={GLASS} />
      <path className={styles.lamp} d="M208 47c9 2 14 5 17 9l-13 1Z" />
      <path className={styles.body} d="M164 34h9v7h-6c-3 0-4-3-3-7Z" />
      {WHEELS.map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="72" r="15" />
          <g className={styles.wheel}>
            <circle className={styles.rim} cx={x} cy="72" r="9" />
            <path className={styles.spoke} d={`M${x - 9} 72h18m-13.5-7.8 9 15.6m0-15.6-9 15.6`} />
            <circle className={styles.tyre} cx={x} cy="72" r="2.5" />
          </g>
        </g>
      ))}
    </svg>
  );
}
