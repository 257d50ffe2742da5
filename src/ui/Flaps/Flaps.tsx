import { useState } from "react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Flaps.module.css";

/** `hot` is for what went wrong. */
export const FLAPS_TONES = ["plain", "hot"] as const;
export type FlapsTone = (typeof FLAPS_TONES)[number];

/** `tile` takes the size of the text around it; `board` fills a page. */
export const FLAPS_SIZES = ["tile", "board"] as const;
export type FlapsSize = (typeof FLAPS_SIZES)[number];

export interface FlapsProps {
  /** One flap per character. */
  value: string;
  /** What a screen reader says instead of the value. */
  spoken?: string;
  /** Flaps at least; those behind the value stay blank. */
  length?: number;
  tone?: FlapsTone;
  size?: FlapsSize;
}

/**
 * A split-flap display, for figures that come from outside and change, and for the fact on a page that is not there. A flap
 * whose character changes flips once; it is no live region, so nothing is announced.
 */
export function Flaps({ value, spoken = value, length = 0, tone = "plain", size = "tile" }: FlapsProps) {
  const [shown, setShown] = useState({ value, before: value });
  if (shown.value !== value) setShown({ value, before: shown.value });

  return (
    <span className={styles.root}>
      <span className={styles.flaps} data-tone={tone} data-size={size} aria-hidden>
        {[...value.padEnd(length)].map((character, index) => (
          <span
            key={`${index}${character}`}
            className={styles.flap}
            data-kind={character === "." || character === "," ? "point" : undefined}
            data-flip={(shown.before[index] ?? " ") !== character ? "" : undefined}
          >
            {character.trim()}
          </span>
        ))}
      </span>
      <VisuallyHidden>{spoken.trim()}</VisuallyHidden>
    </span>
  );
}
