import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./Fold.module.css";

export interface FoldProps {
  /** Says what unfolds: "13 more". */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Something that few ask for, folded away under a line of its own; it needs no script. */
export function Fold({ label, children, className }: FoldProps) {
  return (
    <details className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.label}>
        <Plus className={styles.plus} strokeWidth={1.75} aria-hidden />
        {label}
      </summary>
      {children}
    </details>
  );
}
