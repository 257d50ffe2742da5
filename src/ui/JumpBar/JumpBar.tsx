import type { LinkComponent } from "#src/ui/link.ts";
import { SegmentedControl } from "#src/ui/SegmentedControl/SegmentedControl.tsx";
import { useVisibleSection } from "./useVisibleSection.ts";
import styles from "./JumpBar.module.css";

/** A link to a section of the page. */
export interface JumpBarItem {
  /** Id of the target section on the same page. */
  id: string;
  text: string;
  /** Whether the text is a name, which a browser must not translate. */
  isName?: boolean;
}

export interface JumpBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Two to four, in page order. */
  items: readonly JumpBarItem[];
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Sticky strip across the page, for navigation between the sections of a long page; marks the section in view. */
export function JumpBar({ label, items, Link = "a", className }: JumpBarProps) {
  const onShow = useVisibleSection(items.map(({ id }) => id));
  return (
    <div className={className ? `${styles.strip} ${className}` : styles.strip}>
      <SegmentedControl kind="places" label={label} className={styles.bar}>
        {items.map(({ id, text, isName }) => (
          <Link
            href={`#${id}`}
            key={id}
            translate={isName ? "no" : undefined}
            aria-current={id === onShow ? "location" : undefined}
          >
            {text}
          </Link>
        ))}
      </SegmentedControl>
    </div>
  );
}
