import { useLocation, useNavigate } from "react-router-dom";

import type { PageData, QuestionData } from "#src/content/schema.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { scrollKeyOf, type ScrollState } from "#src/features/navigation/scrollKey.ts";
import { useOwnLinks } from "#src/features/navigation/useOwnLinks.ts";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { ownHtml } from "#src/ui/ownHtml.ts";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { QuestionGroups } from "#src/ui/QuestionGroups/QuestionGroups.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./FaqPage.module.css";
import { ShortAnswers } from "./ShortAnswers.tsx";

export type FaqPageProps = Pick<PageData["faq"], "language" | "questions" | "drives" | "contact" | "pictures">;

/** What was opened on each visit: whoever comes back finds the page as it was, and so in the place where it was scrolled to. */
const OPENED = new Map<string, readonly string[]>();

/** What is asked before booking: the short answers at one look, the others to unfold, and a person for the rest. */
export function FaqPage({ language, questions, drives, contact, pictures }: FaqPageProps) {
  const { t } = useTranslation("faq");
  const { t: shell } = useTranslation("shell");
  const visit = useLocation();
  const visitKey = scrollKeyOf(visit);
  const navigate = useNavigate();
  const followLink = useOwnLinks();
  const targetId = questions.find(({ id }) => visit.hash === `#${id}`)?.id;
  const groups = [...new Set(questions.map(({ group }) => group))];
  const answerOf = ({ html }: QuestionData) => (
    <div role="presentation" onClick={followLink} dangerouslySetInnerHTML={ownHtml(html)} />
  );
  /** The question that was opened last stands in the address, so that it can be shared. */
  function keepOpened(ids: readonly string[]) {
    const before = OPENED.get(visitKey) ?? [];
    OPENED.set(visitKey, ids);
    const opened = ids.find((id) => !before.includes(id));
    const isClosed = targetId !== undefined && !ids.includes(targetId);
    if (opened === targetId || (opened === undefined && !isClosed)) return;
    const state: ScrollState = { scrollKey: visitKey };
    const hash = opened === undefined ? "" : `#${opened}`;
    void navigate(
      { pathname: visit.pathname, search: visit.search, hash },
      { replace: true, preventScrollReset: true, state },
    );
  }

  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <Wrap className={styles.questions}>
        <div className={styles.slip}>
          <ShortAnswers language={language} drives={drives} />
        </div>
        <div>
          <QuestionGroups
            targetId={targetId}
            visit={visit}
            defaultOpenIds={OPENED.get(visitKey)}
            onOpenIdsChange={keepOpened}
            groups={groups.map((group) => ({
              title: t(`groups.${group}`),
              items: questions
                .filter((each) => each.group === group)
                .map((each) => ({ id: each.id, question: each.question, answer: answerOf(each) })),
            }))}
          />
          <MoreLink className={styles.more} href={pathOf(language, "contact")} Link={RouterLink}>
            {t("contact.link")}
          </MoreLink>
        </div>
      </Wrap>
      <CallBand className={styles.ask} title={t("ask.title")} text={t("ask.text")} image={pictures.map} plateOnPhones>
        <ContactButtons contact={contact} language={language} message={shell("chat.message")} />
      </CallBand>
    </>
  );
}
