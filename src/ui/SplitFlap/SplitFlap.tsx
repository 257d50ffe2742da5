import { useState } from "react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./SplitFlap.module.css";

/** `hot` is for errors. */
export const SPLIT_FLAP_TONES = ["plain", "hot"] as const;
export type SplitFlapTone = (typeof SPLIT_FLAP_TONES)[number];

/** `tile` inherits the font size; `board` is sized for a full page. */
export const SPLIT_FLAP_SIZES = ["tile", "board"] as const;
export type SplitFlapSize = (typeof SPLIT_FLAP_SIZES)[number];

export interface SplitFlapProps {
  /** One flap per character. */
  value: string;
  /** Text for screen readers; the value by default. */
  spoken?: string;
  /** Minimum number of flaps; the surplus stays blank. */
  length?: number;
  tone?: SplitFlapTone;
  size?: SplitFlapSize;
}

/**
 * Split-flap display for live figures and for the message of an error page. A flap flips once when its character
 * changes; it is not a live region, so nothing is announced.
 */
export function SplitFlap({ value, spoken = value, length = 0, tone = "plain", size = "tile" }: SplitFlapProps) {
  const [current, setCurrent] = useState({ value, previous: value });
  if (current.value !== value) setCurrent({ value, previous: current.value });

  return (
    <span className={styles.root}>
      <span className={styles.splitFlap} data-tone={tone} data-size={size} translate="no" aria-hidden>
        {[...value.padEnd(length)].map((character, index) => (
          <span
            key={`${index}${character}`}
            className={styles.flap}
            data-kind={character === "." || character === "," ? "point" : undefined}
            data-flip={(current.previous[index] ?? " ") !== character ? "" : undefined}
          >
            {character.trim()}
          </span>
        ))}
      </span>
      <VisuallyHidden>{spoken.trim()}</VisuallyHidden>
    </span>
  );
}
