import { useRef, type ReactNode } from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { useHeightProperty } from "#src/ui/useHeightProperty.ts";
import styles from "./CookieBar.module.css";

/** What stands on the bar reads this custom property of the root: the bar's height, while it is there. */
const HEIGHT = "--cookie-h";

export interface CookieBarProps {
  /** Names the region. */
  label: string;
  /** The sentence, with the link to the privacy page. */
  children: ReactNode;
  acceptLabel: string;
  onAccept: () => void;
}

/**
 * A note at the lower edge of the window. It takes no focus and covers nothing for good: the page ends above it. Where there is little
 * height it ends the page instead, and where text is large the dock waits until it is gone (`data-note`).
 */
export function CookieBar({ label, children, acceptLabel, onAccept }: CookieBarProps) {
  const bar = useRef<HTMLElement>(null);

  useHeightProperty(bar, HEIGHT);

  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} ref={bar} aria-label={label} data-note>
        <div className={styles.line}>
          <p className={styles.text}>{children}</p>
          <Button variant="call" className={styles.accept} onClick={onAccept}>
            {acceptLabel}
          </Button>
        </div>
      </section>
    </>
  );
}
