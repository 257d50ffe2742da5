import styles from "./Byline.module.css";

export interface BylineProps {
  author: string;
  /** When it was written: `iso` for machines (YYYY-MM-DD), `shown` for readers. */
  date: { iso: string; shown: string };
  /** Reading time in words: "6 min read". */
  readingTime: string;
  className?: string | undefined;
}

/** Author, date and reading time of an article. */
export function Byline({ author, date, readingTime, className }: BylineProps) {
  return (
    <p className={className ? `${styles.line} ${className}` : styles.line}>
      <span className={styles.author}>{author}</span> <time dateTime={date.iso}>{date.shown}</time>{" "}
      <span>{readingTime}</span>
    </p>
  );
}
