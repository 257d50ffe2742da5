import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import styles from "./Tags.module.css";

export interface TagsProps {
  items: readonly string[];
  /** Name of the list for who cannot see that these are tags: "Tags". */
  label: string;
  className?: string | undefined;
}

/** What an article is about, in a word or two each. They lead nowhere. */
export function Tags({ items, label, className }: TagsProps) {
  return (
    <ul className={className ? `${styles.tags} ${className}` : styles.tags} role="list" aria-label={label}>
      {items.map((item) => (
        <li className={styles.tag} key={item}>
          <Capitals>{item}</Capitals>
        </li>
      ))}
    </ul>
  );
}
