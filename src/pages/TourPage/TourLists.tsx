import { useId } from "react";

import type { TourData } from "#src/content/schema.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Section, type SectionTone } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { Ticks, type TickMark } from "#src/ui/Ticks/Ticks.tsx";
import styles from "./TourLists.module.css";

export interface TourListsProps extends Pick<TourData, "included" | "notIncluded" | "bring"> {
  /** Sections change their ground in turn. */
  tone: SectionTone;
}

/** What to know before one goes: what is in it, what is not, and what to take along. */
export function TourLists({ included, notIncluded, bring, tone }: TourListsProps) {
  const { t } = useTranslation("tours");
  const titleId = useId();
  return (
    <Section tone={tone} labelledBy={titleId}>
      <SectionHead id={titleId} title={t("before")} />
      <div className={styles.lists}>
        <List title={t("included")} items={included} mark="tick" />
        <List title={t("notIncluded")} items={notIncluded} mark="minus" />
        <List title={t("bring")} items={bring} mark="bag" />
      </div>
    </Section>
  );
}

function List({ title, items, mark }: { title: string; items: readonly string[]; mark: TickMark }) {
  const titleId = useId();
  return (
    <div>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <Ticks labelledBy={titleId} items={items} mark={mark} />
    </div>
  );
}
