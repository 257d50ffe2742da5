import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./HintLine.module.css";

/** `error` says what must be mended; `hint` only points something out. */
export const HINT_TONES = ["error", "hint"] as const;
export type HintTone = (typeof HINT_TONES)[number];

export interface HintLineProps {
  /** What the control's `aria-describedby` names. */
  id?: string | undefined;
  tone?: HintTone;
  children: ReactNode;
  className?: string | undefined;
}

/** One sentence about a field, with a sign that does not rely on colour. */
export function HintLine({ id, tone = "hint", children, className }: HintLineProps) {
  const Icon = tone === "error" ? CircleAlert : Info;
  return (
    <span id={id} className={className ? `${styles.line} ${className}` : styles.line} data-tone={tone}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
