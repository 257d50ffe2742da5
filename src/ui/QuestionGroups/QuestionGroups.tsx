import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from "react";

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
  /** Another one with each visit to that address, so that going there again opens the question again. */
  visit?: unknown;
  /** What is open at first beside it, such as what the reader had opened before going elsewhere and coming back. */
  defaultOpenIds?: readonly string[] | undefined;
  /** Told what is open, at first and whenever that may have changed. */
  onOpenIdsChange?: ((ids: readonly string[]) => void) | undefined;
  className?: string | undefined;
}

/**
 * Questions and answers in groups with a heading each, numbered through from the first group to the last; in two columns where there
 * is room.
 */
export function QuestionGroups({
  groups,
  targetId,
  visit,
  defaultOpenIds = [],
  onOpenIdsChange,
  className,
}: QuestionGroupsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [openIds, setOpenIds] = useState(withTarget(defaultOpenIds, targetId));
  const [arrived, setArrived] = useState({ targetId, visit });
  if (arrived.targetId !== targetId || arrived.visit !== visit) {
    setArrived({ targetId, visit });
    setOpenIds(withTarget(openIds, targetId));
  }
  useKeptInPlace(list, targetId);

  // Those that the address opened.
  useEffect(() => {
    onOpenIdsChange?.(openIds);
  }, [onOpenIdsChange, openIds]);

  /** Told with the press itself: after it, a link in the answer may be followed already, and what follows must not undo that. */
  function handleChange(ids: string[]) {
    setOpenIds(ids);
    onOpenIdsChange?.(ids);
  }

  return (
    <div ref={list} className={className ? `${styles.groups} ${className}` : styles.groups}>
      {columnsOf(groups).map((column) => (
        <div className={styles.column} key={column[0]?.group.title}>
          {column.map(({ group: { title, items }, index }) => (
            <section key={title} aria-labelledby={`${id}-${index}`}>
              <h2 className={styles.title} id={`${id}-${index}`}>
                {title}
              </h2>
              <Accordion
                items={items}
                firstNumber={1 + countBefore(groups, index)}
                openIds={openIds}
                onOpenIdsChange={handleChange}
              />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function withTarget(ids: readonly string[], targetId: string | undefined): readonly string[] {
  return targetId === undefined || ids.includes(targetId) ? ids : [...ids, targetId];
}

interface Placed {
  group: QuestionGroup;
  index: number;
}

/** The groups in two columns, or in one where there is but one group. */
function columnsOf(groups: readonly QuestionGroup[]): Placed[][] {
  const placed = groups.map((group, index) => ({ group, index }));
  const half = Math.ceil(placed.length / 2);
  return [placed.slice(0, half), placed.slice(half)].filter((column) => column.length > 0);
}

function countBefore(groups: readonly QuestionGroup[], index: number): number {
  return groups.slice(0, index).reduce((count, { items }) => count + items.length, 0);
}

/**
 * Where the answers of the prerendered page were open until now, they fold at once, and the question that the address leads to,
 * or else the first one in view, must not be gone from under the reader's eyes.
 */
function useKeptInPlace(list: RefObject<HTMLElement | null>, targetId: string | undefined) {
  const hydrated = useHydrated();
  const kept = useRef<{ question: Element; top: number }>(null);
  useLayoutEffect(() => {
    if (!hydrated) {
      const questions = [...(list.current?.querySelectorAll("h3") ?? [])];
      const question =
        questions.find((each) => each.parentElement?.id === targetId && isInView(each)) ?? questions.find(isInView);
      if (question && window.scrollY > 0) kept.current = { question, top: topOf(question) };
    } else if (kept.current) {
      window.scrollBy({ top: topOf(kept.current.question) - kept.current.top, behavior: "instant" });
      kept.current = null;
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
