import type { ReactNode } from "react";

import styles from "./StampPaper.module.css";

export interface StampPaperProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Paper with a perforated edge, like a postage stamp. `--stamp-hole` is the radius of a hole, `--stamp-edge` the paper
 * around the content. Its shadow belongs to the parent, because the perforation clips what is outside of it.
 */
export function StampPaper({ children, className }: StampPaperProps) {
  return <div className={className ? `${styles.paper} ${className}` : styles.paper}>{children}</div>;
}
