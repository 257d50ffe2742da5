import { useEffect, useId, useRef, useState } from "react";

import { Accordion, type AccordionItem } from "#src/ui/Accordion/Accordion.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./QuestionGroups.module.css";

export interface QuestionGroup {
  title: string;
  /** Their ids are unique among all groups. */
  items: readonly AccordionItem[];
}

export interface QuestionGroupsProps {
  groups: readonly QuestionGroup[];
  /** The id of the question that the address leads to: it is opened, and what the reader has opened stays so. */
  targetId?: string | undefined;
  className?: string | undefined;
}

/** Questions and answers in groups with a heading each, numbered through from the first group to the last. */
export function QuestionGroups({ groups, targetId, className }: QuestionGroupsProps) {
  const id = useId();
  const [openIds, setOpenIds] = useState<readonly string[]>(targetId ? [targetId] : []);
  const [target, setTarget] = useState(targetId);
  if (target !== targetId) {
    setTarget(targetId);
    if (targetId) setOpenIds([...openIds.filter((openId) => openId !== targetId), targetId]);
  }
  useTargetInView(targetId);

  return (
    <div className={className ? `${styles.groups} ${className}` : styles.groups}>
      {groups.map(({ title, items }, index) => (
        <section key={title} aria-labelledby={`${id}-${index}`}>
          <h2 className={styles.title} id={`${id}-${index}`}>
            {title}
          </h2>
          <Accordion
            items={items}
            firstNumber={1 + countBefore(groups, index)}
            openIds={openIds}
            onOpenIdsChange={setOpenIds}
          />
        </section>
      ))}
    </div>
  );
}

function countBefore(groups: readonly QuestionGroup[], index: number): number {
  return groups.slice(0, index).reduce((count, { items }) => count + items.length, 0);
}

/**
 * The browser went to the question while every answer of the prerendered page was open. They fold now, and the question
 * must not be gone from under the reader's eyes.
 */
function useTargetInView(targetId: string | undefined) {
  const hydrated = useHydrated();
  const wasHydrated = useRef(hydrated);
  useEffect(() => {
    if (hydrated && !wasHydrated.current && targetId) document.getElementById(targetId)?.scrollIntoView();
    wasHydrated.current = hydrated;
  }, [hydrated, targetId]);
}
