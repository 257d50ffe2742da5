import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import styles from "./Tags.module.css";

/** A tag of an article. */
export interface Tag {
  text: string;
  /** Whether it is a name, which a browser must not translate. */
  isName?: boolean;
}

export interface TagsProps {
  items: readonly Tag[];
  /** Accessible name of the list: "Tags". */
  label: string;
  className?: string | undefined;
}

/** List of an article's tags, without links. */
export function Tags({ items, label, className }: TagsProps) {
  return (
    <ul className={className ? `${styles.tags} ${className}` : styles.tags} role="list" aria-label={label}>
      {items.map(({ text, isName }) => (
        <li className={styles.tag} translate={isName ? "no" : undefined} key={text}>
          <Uppercase>{text}</Uppercase>
        </li>
      ))}
    </ul>
  );
}
