import type { ReactNode } from "react";

import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./Section.module.css";

export const SECTION_TONES = ["paper", "sand"] as const;
export type SectionTone = (typeof SECTION_TONES)[number];

export interface SectionProps {
  /** The ground: the page's own paper, or the darker one. */
  tone?: SectionTone;
  /** An address can lead to the section by this id. */
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of a page with the rhythm of the page above and below it, and its column inside. */
export function Section({ tone = "paper", id, labelledBy, children, className }: SectionProps) {
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}
