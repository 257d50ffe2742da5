import { useId, type CSSProperties } from "react";

import { Card, CardLink } from "#src/ui/Card/Card.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./FactsPanel.module.css";

/** A figure that answers a question. */
export interface FactsPanelAnswer {
  /** Short figure: "45", "24/7". */
  value: string;
  /** Unit of the figure, if it needs one: "min". */
  unit?: string;
  /** What the figure is about, in a few words. */
  text: string;
  /** Where the whole answer is, if there is one. */
  href?: string | undefined;
}

/** A place with the length of the drive there. */
export interface FactsPanelDrive {
  place: string;
  /** Exact duration, or the shortest and the longest. */
  minutes: number | readonly [number, number];
}

export interface FactsPanelProps {
  /** Four fill their half. */
  answers: readonly FactsPanelAnswer[];
  /** Heading of the drives: where they start, and that they are in minutes. */
  drivesTitle: string;
  drives: readonly FactsPanelDrive[];
  /** Level of that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * Panel with the most requested facts: four figures in one half, each a link to its answer if there is one, and driving times as a bar chart in
 * the other, divided by a perforation.
 */
export function FactsPanel({ answers, drivesTitle, drives, level = 2, Link = "a", className }: FactsPanelProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const longest = Math.max(...drives.map(({ minutes }) => longestOf(minutes)));
  return (
    <div className={className ? `${styles.factsPanel} ${className}` : styles.factsPanel}>
      <dl className={styles.answers}>
        {answers.map(({ value, unit, text, href }) => (
          <Card as="div" className={styles.answer} key={text}>
            <dt className={styles.text}>
              {href ? (
                <CardLink href={href} Link={Link}>
                  {text}
                </CardLink>
              ) : (
                text
              )}
            </dt>
            <dd className={styles.value}>
              <span translate="no">{value}</span>
              {unit && <span className={styles.unit}>{` ${unit}`}</span>}
            </dd>
          </Card>
        ))}
      </dl>
      <div className={styles.drives}>
        <Heading className={styles.title} id={id}>
          {drivesTitle}
        </Heading>
        <dl className={styles.list} aria-labelledby={id}>
          {drives.map(({ place, minutes }) => (
            <div className={styles.drive} key={place}>
              <dt className={styles.place} translate="no">
                {place}
              </dt>
              <dd className={styles.minutes} style={{ "--share": longestOf(minutes) / longest } as CSSProperties}>
                {typeof minutes === "number" ? minutes : minutes.join("–")}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function longestOf(minutes: FactsPanelDrive["minutes"]): number {
  return typeof minutes === "number" ? minutes : minutes[1];
}
