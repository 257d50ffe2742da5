import styles from "./DayLine.module.css";

/** A part of a day and what happens in it. */
export interface DayPart {
  /** In a word or two, without a clock time: "Before dawn". */
  when: string;
  text: string;
}

export interface DayLineProps {
  /** In chronological order, three to six. */
  parts: readonly DayPart[];
  /** Id of the heading that labels the list. */
  labelledBy?: string;
  className?: string | undefined;
}

/** The course of a day, or of two, along a drawn line: side by side from 64rem, below each other on narrower screens. */
export function DayLine({ parts, labelledBy, className }: DayLineProps) {
  return (
    <ol className={className ? `${styles.line} ${className}` : styles.line} role="list" aria-labelledby={labelledBy}>
      {parts.map(({ when, text }) => (
        <li className={styles.part} key={when}>
          <b className={styles.when}>{when}</b>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
