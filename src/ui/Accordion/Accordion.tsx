import * as Radix from "@radix-ui/react-accordion";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";

import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./Accordion.module.css";

export interface AccordionItem {
  /** Unique on the page: an address can lead to the item by it. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The number of the first item, where several lists share one count. */
  firstNumber?: number;
  /** The open items, where the page decides, such as by the address; ids of other lists among them stay as they are. */
  openIds?: readonly string[] | undefined;
  /** The items that are open at first, where the page does not decide. */
  defaultOpenIds?: readonly string[];
  onOpenIdsChange?: (ids: string[]) => void;
  className?: string | undefined;
}

/**
 * Questions that unfold, several at once: for answers that most readers skip. A prerendered list has all of its answers
 * open, so that they can be read where there are no scripts; where there are, it looks folded from the first moment.
 */
export function Accordion({
  items,
  firstNumber = 1,
  openIds,
  defaultOpenIds = [],
  onOpenIdsChange = () => {},
  className,
}: AccordionProps) {
  const [ownIds, setOwnIds] = useState(defaultOpenIds);
  // What was folded before anybody pressed a button should not be seen folding.
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
      {items.map(({ id, question, answer }, index) => (
        <Radix.Item key={id} value={id} id={id} className={styles.item}>
          <Radix.Header className={styles.head}>
            <Radix.Trigger className={styles.button}>
              <span className={styles.number} aria-hidden>
                {String(firstNumber + index).padStart(2, "0")}
              </span>
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
            {/* Radix stops the panel's own transitions while it measures; this part has one that it leaves alone. */}
            <div
              className={hydrated ? styles.fold : styles.earlyFold}
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
