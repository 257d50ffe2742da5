import type { ReactNode } from "react";

import styles from "./SectionHeader.module.css";

/**
 * `ruled` is on a line like a station in a timetable, above cards and lists; `margin` is narrow, for a section with its header beside the
 * content; `board` is the dark upper edge of a map or a list that follows without a gap.
 */
export const SECTION_HEADER_KINDS = ["ruled", "margin", "board"] as const;
export type SectionHeaderKind = (typeof SECTION_HEADER_KINDS)[number];

export interface SectionHeaderProps {
  kind?: SectionHeaderKind;
  title: string;
  lead?: string | undefined;
  /** Shown at the end of the title's line: a link to the whole list, a switch, a number. */
  end?: ReactNode;
  /** Id of the heading, so that it can label the section. */
  id?: string;
}

/** Heading of a section, with a lead below it. Neighbours on a page are of different kinds. */
export function SectionHeader({ kind = "ruled", title, lead, end, id }: SectionHeaderProps) {
  const heading = <h2 id={id}>{title}</h2>;
  const text = lead && <p className={styles.lead}>{lead}</p>;
  const isBoard = kind === "board";
  return (
    <div className={styles.head} data-kind={kind}>
      <div className={styles.line}>
        {isBoard ? (
          <div className={styles.words}>
            {heading}
            {text}
          </div>
        ) : (
          heading
        )}
        {end}
      </div>
      {!isBoard && text}
    </div>
  );
}
