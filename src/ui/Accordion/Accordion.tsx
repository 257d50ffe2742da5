import * as Radix from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";

import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./Accordion.module.css";

/** A question that opens to its answer. */
export interface AccordionItem {
  /** Unique on the page: the hash of the address can point at the item. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the open items; makes the component controlled. Ids that belong to other lists are kept. */
  openIds?: readonly string[] | undefined;
  /** Ids of the items that are open initially. A controlled list names them too: they are open from the first paint. */
  defaultOpenIds?: readonly string[];
  onOpenIdsChange?: (ids: string[]) => void;
  className?: string | undefined;
}

/**
 * Accordion of questions and answers; several items can be open at once. The prerendered markup has every item open, so
 * that answers can be read without scripts; with scripts, CSS shows those that are not open initially collapsed from the
 * first paint.
 */
export function Accordion({
  items,
  openIds,
  defaultOpenIds = [],
  onOpenIdsChange = () => {},
  className,
}: AccordionProps) {
  const [ownIds, setOwnIds] = useState(defaultOpenIds);
  // Items collapsed by hydration must not be seen to animate.
  const [pressed, setPressed] = useState(false);
  const hydrated = useHydrated();
  const open = hydrated ? (openIds ?? ownIds) : items.map(({ id }) => id);

  function handleChange(ids: string[]) {
    setPressed(true);
    setOwnIds(ids);
    onOpenIdsChange(ids);
  }

  return (
    <Radix.Root
      type="multiple"
      value={[...open]}
      onValueChange={handleChange}
      className={className ? `${styles.list} ${className}` : styles.list}
    >
      {items.map(({ id, question, answer }) => (
        <Radix.Item
          key={id}
          value={id}
          id={id}
          className={styles.item}
          data-open-early={defaultOpenIds.includes(id) || undefined}
        >
          <Radix.Header className={styles.head}>
            <Radix.Trigger className={styles.button}>
              <span className={styles.question}>{question}</span>
              <Plus
                className={hydrated ? styles.plus : styles.earlyPlus}
                data-waits={!hydrated || undefined}
                data-moves={pressed || undefined}
                aria-hidden
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className={styles.panel} forceMount>
            {/* Radix disables transitions on the panel while it measures it; this child has a transition that Radix
                leaves alone. */}
            <div
              className={hydrated ? styles.collapse : styles.earlyCollapse}
              data-waits={!hydrated || undefined}
              data-moves={pressed || undefined}
            >
              <div className={styles.clip}>
                <div className={styles.answer}>{answer}</div>
              </div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
