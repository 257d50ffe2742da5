import type { ReactNode } from "react";

import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./Section.module.css";

/** Backgrounds of a section. */
export const SECTION_TONES = ["paper", "sand"] as const;
export type SectionTone = (typeof SECTION_TONES)[number];

export interface SectionProps {
  /** Background: the page's own, or the darker one. */
  tone?: SectionTone;
  /** The hash of the address can point at the section. */
  id?: string | undefined;
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  /** A `SectionHeader` in the margin beside the content on wide screens, and above it elsewhere. */
  margin?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Page section with vertical spacing and a `Container`. */
export function Section({ tone = "paper", id, labelledBy, margin, children, className }: SectionProps) {
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      {margin ? (
        <Container className={styles.columns}>
          {margin}
          <div>{children}</div>
        </Container>
      ) : (
        <Container>{children}</Container>
      )}
    </section>
  );
}
