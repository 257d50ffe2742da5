import { useLocation, useNavigate } from "react-router-dom";

import type { PageData, QuestionData } from "#src/content/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { scrollKeyOf, type ScrollState } from "#src/features/navigation/scrollKey.ts";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { QuestionGroups } from "#src/ui/QuestionGroups/QuestionGroups.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./FaqPage.module.css";
import { ShortAnswers } from "./ShortAnswers.tsx";

export type FaqPageProps = Pick<PageData["faq"], "language" | "questions" | "drives" | "contact" | "pictures">;

/** Open questions by visit. Restored after Back, because the scroll position depends on which ones are open. */
const OPEN_IDS_BY_VISIT = new Map<string, readonly string[]>();

/** FAQ page: short answers, an accordion of questions in groups, and a contact banner. */
export function FaqPage({ language, questions, drives, contact, pictures }: FaqPageProps) {
  const { t } = useTranslation("faq");
  const { t: shell } = useTranslation("shell");
  const visit = useLocation();
  const visitKey = scrollKeyOf(visit);
  const navigate = useNavigate();
  const handleLinkClick = useInternalLinks();
  const targetId = questions.find(({ id }) => visit.hash === `#${id}`)?.id;
  const groups = [...new Set(questions.map(({ group }) => group))];
  const answerOf = ({ html }: QuestionData) => (
    <div role="presentation" onClick={handleLinkClick} dangerouslySetInnerHTML={trustedHtml(html)} />
  );
  /**
   * Keeps the question opened last in the hash, so that the address can be shared. This is done in the click handler: an effect could
   * run after a link in the answer was followed, and would navigate back to this page.
   */
  function handleToggle(id: string, isOpen: boolean) {
    if (isOpen === (id === targetId)) return;
    const state: ScrollState = { scrollKey: visitKey };
    void navigate(
      { pathname: visit.pathname, search: visit.search, hash: isOpen ? `#${id}` : "" },
      { replace: true, preventScrollReset: true, state },
    );
  }

  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} leadPlace="below" />
      <Container className={styles.questions}>
        <div className={styles.shortAnswers}>
          <ShortAnswers language={language} drives={drives} />
        </div>
        <div>
          <QuestionGroups
            targetId={targetId}
            visit={visit}
            defaultOpenIds={OPEN_IDS_BY_VISIT.get(visitKey)}
            onOpenIdsChange={(ids) => OPEN_IDS_BY_VISIT.set(visitKey, ids)}
            onToggle={handleToggle}
            groups={groups.map((group) => ({
              title: t(`groups.${group}`),
              items: questions
                .filter((item) => item.group === group)
                .map((item) => ({ id: item.id, question: item.question, answer: answerOf(item) })),
            }))}
          />
          <MoreLink className={styles.more} href={pathOf(language, "contact")} Link={PageLink}>
            {t("contact.link")}
          </MoreLink>
        </div>
      </Container>
      <ContactBanner
        className={styles.ask}
        title={t("ask.title")}
        text={t("ask.text")}
        image={pictures.map}
        plateOnPhones
      >
        <ContactButtons contact={contact} language={language} message={shell("chat.message")} />
      </ContactBanner>
    </>
  );
}
