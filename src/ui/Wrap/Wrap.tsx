import type { ReactNode } from "react";

import styles from "./Wrap.module.css";

export interface WrapProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The page's column: as wide as the page goes, with the side margins. */
export function Wrap({ children, className }: WrapProps) {
  return <div className={className ? `${styles.wrap} ${className}` : styles.wrap}>{children}</div>;
}
