import { useId } from "react";

import type { TourData } from "#src/content/pageData/pageDataTypes.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Section, type SectionTone } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { CheckList, type TickMark } from "#src/ui/CheckList/CheckList.tsx";
import styles from "./TourLists.module.css";

export interface TourListsProps extends Pick<TourData, "included" | "notIncluded" | "bring"> {
  /** Background; adjacent sections alternate. */
  tone: SectionTone;
}

/** Section with three lists: included, not included, and what to bring. */
export function TourLists({ included, notIncluded, bring, tone }: TourListsProps) {
  const { t } = useTranslation("tour");
  const titleId = useId();
  return (
    <Section tone={tone} labelledBy={titleId} margin={<SectionHeader kind="margin" id={titleId} title={t("before")} />}>
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
      <CheckList labelledBy={titleId} items={items} mark={mark} />
    </div>
  );
}
