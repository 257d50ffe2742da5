import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import styles from "./Tags.module.css";

export interface TagsProps {
  items: readonly string[];
  /** Accessible name of the list: "Tags". */
  label: string;
  className?: string | undefined;
}

/** List of an article's tags, without links. */
export function Tags({ items, label, className }: TagsProps) {
  return (
    <ul className={className ? `${styles.tags} ${className}` : styles.tags} role="list" aria-label={label}>
      {items.map((item) => (
        <li className={styles.tag} key={item}>
          <Uppercase>{item}</Uppercase>
        </li>
      ))}
    </ul>
  );
}
