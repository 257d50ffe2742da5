import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./Extras.module.css";

export interface ExtrasProps {
  /** What can be added here: "Return, flight number, child seat, note". */
  title: string;
  /** Shown beside the title while nothing is filled in: "optional". */
  optional: string;
  /** Summary of the filled-in fields, an `ExtrasFilled`; replaces `optional`. */
  filled?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
  /** An `ExtraFieldList`. */
  children: ReactNode;
}

/** Disclosure for the optional fields of the booking form; when collapsed it summarises what was filled in. */
export function Extras({ title, optional, filled, open, onOpenChange, className, children }: ExtrasProps) {
  return (
    <details
      className={className ? `${styles.extras} ${className}` : styles.extras}
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Plus className={styles.plus} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> {filled ?? <span className={styles.optional}>{optional}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
