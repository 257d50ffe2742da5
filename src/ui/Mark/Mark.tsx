import { MARK, MARK_16, MARK_20, type MarkMaster } from "./masters.ts";
import styles from "./Mark.module.css";

export interface MarkProps {
  /** The size that it is drawn for, in CSS pixels, where that is below 24; it is then best shown at just that size. */
  master?: 16 | 20;
  className?: string | undefined;
}

const MASTERS: Readonly<Record<16 | 20, MarkMaster>> = { 16: MARK_16, 20: MARK_20 };

/** The mark: tower, wall and gate, with the road that leaves the gate through a gap in the sea. */
export function Mark({ master, className }: MarkProps) {
  const { size, castle, sea, seaWidth, road } = master ? MASTERS[master] : MARK;
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <path className={styles.castle} d={castle} />
      <path className={seaWidth === undefined ? styles.steps : styles.waves} strokeWidth={seaWidth} d={sea} />
      <path className={styles.road} d={road} />
    </svg>
  );
}
