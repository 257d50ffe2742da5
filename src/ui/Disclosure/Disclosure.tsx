import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  /** Label of the toggle: "13 more". */
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Disclosure for secondary content, built on `<details>`; it works without scripts. */
export function Disclosure({ label, children, className }: DisclosureProps) {
  return (
    <details className={className ? `${styles.disclosure} ${className}` : styles.disclosure}>
      <summary className={styles.label}>
        <ChevronDown className={styles.chevron} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
