import { useId } from "react";

import type { QuestionData, ServiceCardData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { priceNote } from "#src/features/offer/labels.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Accordion } from "#src/ui/Accordion/Accordion.tsx";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import { Section } from "#src/ui/Section/Section.tsx";
import styles from "./ServicePage.module.css";

export interface NextStepsProps {
  neighbours: readonly ServiceCardData[];
  questions: readonly QuestionData[];
  language: Language;
}

/** Section with the most similar services and common questions before booking. */
export function NextSteps({ neighbours, questions, language }: NextStepsProps) {
  const { t } = useTranslation(["services", "fares"]);
  const handleLinkClick = useInternalLinks();
  const nearId = useId();
  const questionsId = useId();
  return (
    <Section>
      <div className={styles.columns} data-even>
        <section aria-labelledby={nearId}>
          <h2 className={styles.title} id={nearId}>
            {t("services:near")}
          </h2>
          <MiniList
            labelledBy={nearId}
            Link={PageLink}
            items={neighbours.map(({ slug, title, fares }) => ({
              title,
              note: priceNote(t, fares, language),
              href: pathOf(language, "services", slug),
            }))}
          />
          <MoreLink className={styles.more} href={pathOf(language, "services")} Link={PageLink}>
            {t("services:all")}
          </MoreLink>
        </section>
        <section aria-labelledby={questionsId}>
          <h2 className={styles.title} id={questionsId}>
            {t("services:questions.title")}
          </h2>
          <Accordion
            items={questions.map(({ id, question, html }) => ({
              id,
              question,
              answer: <div role="presentation" onClick={handleLinkClick} dangerouslySetInnerHTML={trustedHtml(html)} />,
            }))}
          />
          <MoreLink className={styles.more} href={pathOf(language, "faq")} Link={PageLink}>
            {t("services:questions.all")}
          </MoreLink>
        </section>
      </div>
    </Section>
  );
}
