import { useRef, type ReactNode } from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { useEdgeHeight } from "#src/ui/useEdgeHeight.ts";
import styles from "./CookieBar.module.css";

/** What stands on the bar reads the property: the bar's height, while it is at the edge. */
const EDGE = { name: "--cookie-h", share: 0.3 } as const;

export interface CookieBarProps {
  /** Names the region. */
  label: string;
  /** The sentence, with the link to the privacy page. */
  children: ReactNode;
  acceptLabel: string;
  onAccept: () => void;
}

/**
 * A note at the lower edge of the window. It takes no focus and covers nothing for good: the page ends above it. Where its words
 * would take too much of the window it ends the page instead; in a low window the dock waits until it is gone (`data-note`).
 */
export function CookieBar({ label, children, acceptLabel, onAccept }: CookieBarProps) {
  const bar = useRef<HTMLElement>(null);

  useEdgeHeight(bar, EDGE);

  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} ref={bar} aria-label={label} data-note>
        <div className={styles.line}>
          <p className={styles.text}>{children}</p>
          <Button variant="call" onClick={onAccept}>
            {acceptLabel}
          </Button>
        </div>
      </section>
    </>
  );
}
