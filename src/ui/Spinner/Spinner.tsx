import styles from "./Spinner.module.css";

/** `page` stands in for a whole page; `part` for a piece of one. */
export const SPINNER_SIZES = ["page", "part"] as const;
export type SpinnerSize = (typeof SPINNER_SIZES)[number];

export interface SpinnerProps {
  /** Names what is going on, for a screen reader. */
  label: string;
  /** Stands below the van. */
  text: string;
  size?: SpinnerSize;
}

/** Something is on its way: a van on a moving road line, both still where motion is reduced. */
export function Spinner({ label, text, size = "page" }: SpinnerProps) {
  return (
    <div className={styles.spinner} data-size={size} role="status" aria-label={label}>
      <div className={styles.road}>
        <Van />
        <div className={styles.line} />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

function Van() {
  return (
    <svg className={styles.van} viewBox="0 0 204 76" aria-hidden>
      <path
        className={styles.body}
        d="M6 47C4 25 10 9 26 6h102c20 1 30 13 40 23 20 3 28 8 29 20 1 8-1 12-7 12H14C7 61 6 55 6 47Z"
      />
      <path className={styles.glass} d="M20 29c1-12 4-16 12-16h36v16ZM74 13h34v16H74ZM114 13h12c12 0 20 8 26 16h-38Z" />
      <path className={styles.trim} d="M10 41h186v1.6H10Z" />
      <path className={styles.lamp} d="M186 39q10 1 10 8l-8-1Z" />
      <path className={styles.tail} d="M6 41h4v8H6Z" />
      <circle className={styles.tyre} cx="44" cy="61" r="14" />
      <circle className={styles.hub} cx="44" cy="61" r="7" />
      <circle className={styles.tyre} cx="158" cy="61" r="14" />
      <circle className={styles.hub} cx="158" cy="61" r="7" />
    </svg>
  );
}
