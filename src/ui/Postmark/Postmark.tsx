import { useId } from "react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import styles from "./Postmark.module.css";

export interface PostmarkProps {
  /** Text around the ring. */
  ring: string;
  /** Text in the middle, such as a date. */
  middle: string;
  className?: string | undefined;
}

/**
 * Decorative postmark over an image or beside a title. Its text must appear elsewhere too. With a duration in
 * `--postmark-motion` it animates as if stamped.
 */
export function Postmark({ ring, middle, className }: PostmarkProps) {
  const id = useId();
  return (
    <svg className={className ? `${styles.mark} ${className}` : styles.mark} viewBox="0 0 128 128" aria-hidden>
      <circle className={styles.ground} cx="64" cy="64" r="63" />
      <circle className={styles.line} cx="64" cy="64" r="61" />
      <circle className={styles.line} cx="64" cy="64" r="37" />
      <path id={id} d="M64 64m-44.5 0a44.5 44.5 0 1 1 89 0a44.5 44.5 0 1 1 -89 0" fill="none" />
      {/* Font sizes in user units: rem would scale twice when text is enlarged. */}
      <text className={styles.ring} fontSize="16">
        {/* Length of the path, so that the text always fills the circle. */}
        <textPath href={`#${id}`} textLength="272" lengthAdjust="spacing">
          <Uppercase as="tspan">{`${ring} · `}</Uppercase>
        </textPath>
      </text>
      <text className={styles.middle} fontSize="22" x="64" y="71" textAnchor="middle">
        {middle}
      </text>
    </svg>
  );
}
