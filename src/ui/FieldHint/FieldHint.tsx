import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./FieldHint.module.css";

/** `error` must be corrected; `hint` is advice. */
export const HINT_TONES = ["error", "hint"] as const;
export type HintTone = (typeof HINT_TONES)[number];

export interface FieldHintProps {
  /** Id for the control's `aria-describedby`. */
  id?: string | undefined;
  tone?: HintTone;
  children: ReactNode;
  className?: string | undefined;
}

/** Hint or validation message of a field, with an icon so that it does not rely on colour. */
export function FieldHint({ id, tone = "hint", children, className }: FieldHintProps) {
  const Icon = tone === "error" ? CircleAlert : Info;
  return (
    <span id={id} className={className ? `${styles.line} ${className}` : styles.line} data-tone={tone}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
