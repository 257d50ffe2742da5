import { useId, type CSSProperties } from "react";

import styles from "./Slip.module.css";

export interface SlipAnswer {
  /** A figure or two: "45", "24/7". */
  value: string;
  /** What the figure counts, where it needs a word: "min". */
  unit?: string;
  /** What it is the answer to, in a few words. */
  text: string;
}

export interface SlipDrive {
  place: string;
  /** One figure, or the shortest and the longest. */
  minutes: number | readonly [number, number];
}

export interface SlipProps {
  /** Four of them fill their half. */
  answers: readonly SlipAnswer[];
  /** Above the drives: from where, and that they are minutes. */
  drivesTitle: string;
  drives: readonly SlipDrive[];
  /** Level of that heading. */
  level?: 2 | 3;
  className?: string | undefined;
}

/** The answers that are asked for most, at one look: four facts, and past the perforation how long the drives take. */
export function Slip({ answers, drivesTitle, drives, level = 2, className }: SlipProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const longest = Math.max(...drives.map(({ minutes }) => most(minutes)));
  return (
    <div className={className ? `${styles.slip} ${className}` : styles.slip}>
      <dl className={styles.answers}>
        {answers.map(({ value, unit, text }) => (
          <div className={styles.answer} key={text}>
            <dt className={styles.text}>{text}</dt>
            <dd className={styles.value}>
              {value}
              {unit && <span className={styles.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.drives}>
        <Heading className={styles.title} id={id}>
          {drivesTitle}
        </Heading>
        <dl className={styles.list} aria-labelledby={id}>
          {drives.map(({ place, minutes }) => (
            <div className={styles.drive} key={place}>
              <dt className={styles.place}>{place}</dt>
              <dd className={styles.minutes} style={{ "--share": most(minutes) / longest } as CSSProperties}>
                {typeof minutes === "number" ? minutes : minutes.join("–")}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function most(minutes: SlipDrive["minutes"]): number {
  return typeof minutes === "number" ? minutes : minutes[1];
}
