import { MARK, MARK_16, MARK_20, type LogoMarkMaster } from "./masters.ts";
import styles from "./LogoMark.module.css";

export interface LogoMarkProps {
  /** Pixel-fitted drawing for sizes below 24 CSS pixels; show it at exactly that size. */
  master?: 16 | 20;
  className?: string | undefined;
}

const MASTERS: Readonly<Record<16 | 20, LogoMarkMaster>> = { 16: MARK_16, 20: MARK_20 };

/** The logo: a castle with tower, wall and gate, and a road that leaves the gate through a gap in the sea. */
export function LogoMark({ master, className }: LogoMarkProps) {
  const { size, castle, sea, seaWidth, road } = master ? MASTERS[master] : MARK;
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <path className={styles.castle} d={castle} />
      <path className={seaWidth === undefined ? styles.steps : styles.waves} strokeWidth={seaWidth} d={sea} />
      <path className={styles.road} d={road} />
    </svg>
  );
}
