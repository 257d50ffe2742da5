import type { ReactNode } from "react";

import styles from "./Container.module.css";

export interface ContainerProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Centred column with the maximum width and side margins of the page. */
export function Container({ children, className }: ContainerProps) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>;
}
