import { useId } from "react";

import type { TermData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { TermList } from "#src/ui/TermList/TermList.tsx";
import styles from "./ReservationPage.module.css";

export interface PriceTermsProps {
  terms: readonly TermData[];
  language: Language;
}

/** Section on what the price covers: the terms of every ride, and a link to all prices. */
export function PriceTerms({ terms, language }: PriceTermsProps) {
  const { t } = useTranslation(["reservation", "pages"]);
  const titleId = useId();
  return (
    <Section
      className={styles.terms}
      labelledBy={titleId}
      margin={<SectionHeader kind="margin" id={titleId} title={t("termsTitle")} lead={t("termsText")} />}
    >
      <TermList terms={terms} labelledBy={titleId} />
      <p className={styles.more}>
        <MoreLink href={pathOf(language, "prices")} Link={PageLink}>
          {t("pages:home.pricesAll")}
        </MoreLink>
      </p>
    </Section>
  );
}
