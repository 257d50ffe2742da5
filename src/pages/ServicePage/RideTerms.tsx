import { useId } from "react";

import type { TermData } from "#src/content/pageDataTypes.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { TermList } from "#src/ui/TermList/TermList.tsx";
import styles from "./ServicePage.module.css";

export interface RideTermsProps {
  terms: readonly TermData[];
}

/** Section with the terms of every ride. */
export function RideTerms({ terms }: RideTermsProps) {
  const { t } = useTranslation("services");
  const titleId = useId();
  return (
    <Section
      className={styles.close}
      labelledBy={titleId}
      margin={<SectionHeader kind="margin" id={titleId} title={t("terms.title")} />}
    >
      <TermList terms={terms} labelledBy={titleId} />
    </Section>
  );
}
