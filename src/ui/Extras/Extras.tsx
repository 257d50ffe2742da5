import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./Extras.module.css";

export interface ExtrasProps {
  /** What can be told here: "Return, flight number, child seat, note". */
  title: string;
  /** Beside the title while nothing is filled in: "optional". */
  optional: string;
  /** What is filled in, as `ExtrasFilled` says it; takes the place of `optional`. */
  filled?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
  /** The fields: `ExtraCells`. */
  children: ReactNode;
}

/** What a request may say beyond what every ride needs, folded away in one row of the form until somebody wants it. */
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
