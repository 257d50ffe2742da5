import { Plus } from "lucide-react";
import { Fragment } from "react";

import { ExtraCells, type ExtraCellsProps } from "./ExtraCells.tsx";
import styles from "./Extras.module.css";

export interface ExtrasProps extends ExtraCellsProps {
  /** What is filled in, as its line says it beside the title: "Return 21 Jul, 11:00", "TK 2512". */
  filled: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
}

/** What a request may say beyond what every ride needs, folded away in one row of the form until somebody wants it. */
export function Extras({ words, filled, open, onOpenChange, className, ...fields }: ExtrasProps) {
  const { title, optional } = words;
  return (
    <details
      className={className ? `${styles.extras} ${className}` : styles.extras}
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Plus className={styles.plus} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{" "}
          {filled.length === 0 ? (
            <span className={styles.optional}>{optional}</span>
          ) : (
            <span className={styles.filled}>
              {filled.map((part) => (
                <Fragment key={part}>
                  <span className={styles.part}>{part}</span>{" "}
                </Fragment>
              ))}
            </span>
          )}
        </span>
      </summary>
      <ExtraCells words={words} {...fields} />
    </details>
  );
}
