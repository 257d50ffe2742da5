import type { LinkComponent } from "#src/ui/link.ts";
import { Segments } from "#src/ui/Segments/Segments.tsx";
import { useSectionOnShow } from "./useSectionOnShow.ts";
import styles from "./JumpBar.module.css";

export interface JumpBarItem {
  /** Id of the section that it leads to, on the same page. */
  id: string;
  text: string;
}

export interface JumpBarProps {
  /** Names the navigation. */
  label: string;
  /** Two to four, in the order of the page. */
  items: readonly JumpBarItem[];
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Jumps between the parts of a long list. It stays at the top of the window while they pass, and marks the one on show. */
export function JumpBar({ label, items, Link = "a", className }: JumpBarProps) {
  const onShow = useSectionOnShow(items.map(({ id }) => id));
  return (
    <Segments kind="places" label={label} className={className ? `${styles.bar} ${className}` : styles.bar}>
      {items.map(({ id, text }) => (
        <Link href={`#${id}`} key={id} aria-current={id === onShow ? "location" : undefined}>
          {text}
        </Link>
      ))}
    </Segments>
  );
}
