import { useId } from "react";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import styles from "./Postmark.module.css";

export interface PostmarkProps {
  /** Runs around the ring. */
  ring: string;
  /** Stands in the middle, such as a date. */
  middle: string;
  className?: string | undefined;
}

/**
 * A round stamp over a plate or beside a title, for what has been posted or what a tour takes. It is decoration: what it says stands
 * in words elsewhere. It comes down as if stamped where `--postmark-motion` gives it a time.
 */
export function Postmark({ ring, middle, className }: PostmarkProps) {
  const id = useId();
  return (
    <svg className={className ? `${styles.mark} ${className}` : styles.mark} viewBox="0 0 128 128" aria-hidden>
      <circle className={styles.ground} cx="64" cy="64" r="63" />
      <circle className={styles.line} cx="64" cy="64" r="61" />
      <circle className={styles.line} cx="64" cy="64" r="37" />
      <path id={id} d="M64 64m-44.5 0a44.5 44.5 0 1 1 89 0a44.5 44.5 0 1 1 -89 0" fill="none" />
      {/* Sizes in the drawing's own units: a rem would grow twice where text is set larger. */}
      <text className={styles.ring} fontSize="16">
        {/* The path's length, so that the words close the circle whatever their number. */}
        <textPath href={`#${id}`} textLength="272" lengthAdjust="spacing">
          <Capitals as="tspan">{`${ring} · `}</Capitals>
        </textPath>
      </text>
      <text className={styles.middle} fontSize="22" x="64" y="71" textAnchor="middle">
        {middle}
      </text>
    </svg>
  );
}
