import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from "react";

import { Accordion, type AccordionItem } from "#src/ui/Accordion/Accordion.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./QuestionGroups.module.css";

/** Questions below a common heading. */
export interface QuestionGroup {
  /** Element id, as the hash of links to the group; no question has the same. */
  id: string;
  title: string;
  /** Ids are unique across all groups. */
  items: readonly AccordionItem[];
}

export interface QuestionGroupsProps {
  groups: readonly QuestionGroup[];
  /** Id of the question that the hash of the address names: it is opened, and those already open stay so. */
  targetId?: string | undefined;
  /** Changes with every navigation, so that following the same hash again reopens its question. */
  visit?: unknown;
  /** Further questions that are open initially, such as those restored after navigating back; else the first of each group. */
  defaultOpenIds?: readonly string[] | undefined;
  /** Called with the open ids on mount and after every change, also one by the address. */
  onOpenIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /** Called when a question is pressed, in the event itself. */
  onToggle?: ((id: string, isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/** Frequently asked questions: groups of accordions. */
export function QuestionGroups({
  groups,
  targetId,
  visit,
  defaultOpenIds = firstOfEach(groups),
  onOpenIdsChange,
  onToggle,
  className,
}: QuestionGroupsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [openIds, setOpenIds] = useState(withTarget(defaultOpenIds, targetId));
  const [lastTarget, setLastTarget] = useState({ targetId, visit });
  if (lastTarget.targetId !== targetId || lastTarget.visit !== visit) {
    setLastTarget({ targetId, visit });
    setOpenIds(withTarget(openIds, targetId));
  }
  useScrollAnchor(list, targetId);

  useEffect(() => {
    onOpenIdsChange?.(openIds);
  }, [onOpenIdsChange, openIds]);

  /** Accordions report one change at a time. */
  function handleChange(ids: string[]) {
    setOpenIds(ids);
    const opened = ids.find((one) => !openIds.includes(one));
    const closed = openIds.find((one) => !ids.includes(one));
    if (opened !== undefined) onToggle?.(opened, true);
    else if (closed !== undefined) onToggle?.(closed, false);
  }

  return (
    <div ref={list} className={className ? `${styles.groups} ${className}` : styles.groups}>
      {groups.map(({ id: groupId, title, items }, index) => (
        <section key={groupId} id={groupId} aria-labelledby={`${id}-${index}`}>
          <h2 className={styles.title} id={`${id}-${index}`}>
            {title}
          </h2>
          <Accordion items={items} openIds={openIds} defaultOpenIds={defaultOpenIds} onOpenIdsChange={handleChange} />
        </section>
      ))}
    </div>
  );
}

function firstOfEach(groups: readonly QuestionGroup[]): readonly string[] {
  return groups.flatMap(({ items }) => items.slice(0, 1).map(({ id }) => id));
}

function withTarget(ids: readonly string[], targetId: string | undefined): readonly string[] {
  return targetId === undefined || ids.includes(targetId) ? ids : [...ids, targetId];
}

/**
 * Scroll anchoring for hydration: the prerendered answers are open and most collapse on hydration, so the question that the
 * address names, or else the first one in view, must keep its position on screen.
 */
function useScrollAnchor(list: RefObject<HTMLElement | null>, targetId: string | undefined) {
  const hydrated = useHydrated();
  const anchor = useRef<{ question: Element; top: number }>(null);
  useLayoutEffect(() => {
    if (!hydrated) {
      const questions = [...(list.current?.querySelectorAll("h3") ?? [])];
      const question =
        questions.find((each) => each.parentElement?.id === targetId && isInView(each)) ?? questions.find(isInView);
      if (question && window.scrollY > 0) anchor.current = { question, top: topOf(question) };
    } else if (anchor.current) {
      window.scrollBy({ top: topOf(anchor.current.question) - anchor.current.top, behavior: "instant" });
      anchor.current = null;
    }
  }, [list, hydrated, targetId]);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
