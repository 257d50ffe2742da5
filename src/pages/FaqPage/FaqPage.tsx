import { useLocation, useNavigate } from "react-router-dom";

import type { DriveData, PageData, QuestionData } from "#src/content/pageData/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { type ScrollState, scrollKeyOf } from "#src/scrollKey.ts";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { QuestionGroups } from "#src/ui/QuestionGroups/QuestionGroups.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./FaqPage.module.css";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { FactsPanel } from "#src/ui/FactsPanel/FactsPanel.tsx";

export type FaqPageProps = Pick<PageData["faq"], "language" | "questions" | "drives" | "contact" | "pictures">;

/** Open questions by visit. Restored after Back, because the scroll position depends on which ones are open. */
const OPEN_IDS_BY_VISIT = new Map<string, readonly string[]>();

/** FAQ page: short answers, links to the groups, an accordion of questions in groups, and a contact banner. */
export function FaqPage({ language, questions, drives, contact, pictures }: FaqPageProps) {
  const { t } = useTranslation("faq");
  const { t: shell } = useTranslation("shell");
  const visit = useLocation();
  const visitKey = scrollKeyOf(visit);
  const navigate = useNavigate();
  const handleLinkClick = useInternalLinks();
  const targetId = questions.find(({ id }) => visit.hash === `#${id}`)?.id;
  const answerOf = ({ html }: QuestionData) => (
    <div role="presentation" onClick={handleLinkClick} dangerouslySetInnerHTML={trustedHtml(html)} />
  );
  const groups = [...new Set(questions.map(({ group }) => group))].map((id) => ({
    id,
    title: t(`groups.${id}`),
    items: questions
      .filter(({ group }) => group === id)
      .map((item) => ({ id: item.id, question: item.question, answer: answerOf(item) })),
  }));
  /**
   * Keeps the question opened last in the hash, so that the address can be shared. This is done in the click handler: an effect could
   * run after a link in the answer was followed, and would navigate back to this page. It is done at once, not in a transition: that could
   * end after the next press, and reopen the question which this closes.
   */
  function handleToggle(id: string, isOpen: boolean) {
    if (isOpen === (id === targetId)) return;
    const state: ScrollState = { scrollKey: visitKey };
    void navigate(
      { pathname: visit.pathname, search: visit.search, hash: isOpen ? `#${id}` : "" },
      { replace: true, preventScrollReset: true, flushSync: true, state },
    );
  }

  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className={styles.questions}>
        <div className={styles.beside}>
          <div className={styles.shortAnswers}>
            <ShortAnswers language={language} drives={drives} questions={questions} />
          </div>
          <nav aria-label={t("groupsLabel")}>
            <MiniList items={groups.map(({ id, title }) => ({ title, href: `#${id}` }))} Link={PageLink} />
          </nav>
        </div>
        <div>
          <QuestionGroups
            targetId={targetId}
            visit={visit}
            defaultOpenIds={OPEN_IDS_BY_VISIT.get(visitKey)}
            onOpenIdsChange={(ids) => OPEN_IDS_BY_VISIT.set(visitKey, ids)}
            onToggle={handleToggle}
            groups={groups}
          />
          <MoreLink className={styles.more} href={pathOf(language, "contact")} Link={PageLink}>
            {t("contact.link")}
          </MoreLink>
        </div>
      </Container>
      <ContactBanner className={styles.ask} title={t("ask.title")} text={t("ask.text")} image={pictures.map}>
        <ContactButtons contact={contact} language={language} message={shell("chat.message")} />
      </ContactBanner>
    </>
  );
}

interface ShortAnswersProps {
  language: Language;
  drives: readonly DriveData[];
  questions: readonly Pick<QuestionData, "id">[];
}

/** Panel with the four facts and the drive times that visitors look up most. Each fact leads to its question below, if that is there. */
function ShortAnswers({ language, drives, questions }: ShortAnswersProps) {
  const { t } = useTranslation("faq");
  const linkTo = (id: string) => (questions.some((question) => question.id === id) ? `#${id}` : undefined);
  return (
    <FactsPanel
      Link={PageLink}
      answers={[
        {
          value: t("shortAnswers.waiting.value"),
          unit: t("shortAnswers.waiting.unit"),
          text: t("shortAnswers.waiting.text"),
          href: linkTo("waiting"),
        },
        { value: formatEuro(0, language), text: t("shortAnswers.childSeats"), href: linkTo("child-seats") },
        {
          value: t("shortAnswers.cancelling.value"),
          unit: t("shortAnswers.cancelling.unit"),
          text: t("shortAnswers.cancelling.text"),
          href: linkTo("cancelling"),
        },
        { value: t("shortAnswers.always.value"), text: t("shortAnswers.always.text"), href: linkTo("hours") },
      ]}
      drivesTitle={t("shortAnswers.drives")}
      drives={drives.map(({ label, minutes }) => ({ place: label, minutes }))}
    />
  );
}
