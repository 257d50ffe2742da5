import { useRef, type ReactNode } from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { useEdgeHeight } from "#src/ui/useEdgeHeight.ts";
import styles from "./CookieBar.module.css";

/** Elements fixed above the bar read its height from this property, which is 0px unless the bar is fixed. */
const EDGE = { name: "--cookie-h", share: 0.3 } as const;

export interface CookieBarProps {
  /** Accessible name of the region. */
  label: string;
  /** The sentence, with a link to the privacy page. */
  children: ReactNode;
  acceptLabel: string;
  onAccept: () => void;
}

/**
 * Cookie notice fixed to the bottom of the viewport. It does not take focus, and reserves space at the end of the page
 * so that it never covers content permanently. Where it would take up too much of the viewport it is placed in the flow
 * at the end of the page instead; in low viewports `FloatingContact` is hidden while the notice is open (`data-note`).
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
          <Button variant="ink" onClick={onAccept}>
            {acceptLabel}
          </Button>
        </div>
      </section>
    </>
  );
}
