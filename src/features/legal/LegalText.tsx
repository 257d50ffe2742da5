import type { ReactNode } from "react";

import type { LegalPartData, PageData } from "#src/content/pageData/pageDataTypes.ts";
import { escapeHtml } from "#src/domain/escapeHtml.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Contents } from "#src/ui/Contents/Contents.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FactsBar } from "#src/ui/FactsBar/FactsBar.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./LegalText.module.css";

/** `contact` is the operator, `keyFacts` four facts from the text, `groups` its sections in order, below common titles. */
export interface LegalTextProps extends Pick<
  PageData["privacy" | "terms"],
  "language" | "contact" | "keyFacts" | "groups"
> {
  title: string;
  /** States in the page's language that the text is in Turkish. */
  note: string;
  /** What a reader can do about it: below the text. */
  children?: ReactNode;
  Link?: LinkComponent;
}

/**
 * Legal text with its title, four facts, the operator's contact details and buttons for a question. The text is Turkish in every
 * language; `note` says so in the page's language. Each part has a summary, which is all that most visitors need.
 */
export function LegalText({ title, note, language, contact, keyFacts, groups, children, Link = "a" }: LegalTextProps) {
  const { t } = useTranslation("legal");
  const { name, emails, phone } = contact;
  const parts = groups.flatMap((group) => group.parts);
  return (
    <>
      <PageHeader className={styles.head} title={title} lead={note} />
      <Container className={styles.text}>
        <FactsBar className={styles.keyFacts} facts={keyFacts} />
        {language === "tr" ? (
          <TurkishText groups={groups} parts={parts} Link={Link} />
        ) : (
          <Summaries groups={groups} parts={parts} />
        )}
        {children}
        <section className={styles.group}>
          <h2 className={styles.title}>{t("ask.title")}</h2>
          <div className={styles.closing}>
            <div className={styles.ask}>
              <p>{t("ask.text")}</p>
              <ContactButtons contact={contact} language={language} message={t("ask.message", { page: title })} />
            </div>
            <address className={styles.contact} translate="no">
              <b className={styles.name}>{name}</b>
              <div className={styles.links}>
                {emails.map((email) => (
                  <a className={styles.link} href={`mailto:${email}`} key={email}>
                    {email}
                  </a>
                ))}
                <a className={styles.link} href={`tel:${phone.e164}`}>
                  {phone.display}
                </a>
              </div>
            </address>
          </div>
        </section>
      </Container>
    </>
  );
}

interface GroupedPartsProps {
  groups: LegalTextProps["groups"];
  /** Those of all groups: their order numbers them. */
  parts: readonly LegalPartData[];
}

/** The text after its contents: each part beside its summary, or folded below it on phones. */
function TurkishText({ groups, parts, Link }: GroupedPartsProps & { Link: LinkComponent }) {
  const { t } = useTranslation("legal");
  const idOf = (part: LegalPartData) => `part-${parts.indexOf(part) + 1}`;
  const contents = (
    <Contents
      label={t("contents")}
      headings={parts.map((part) => ({ id: idOf(part), html: escapeHtml(part.heading) }))}
      Link={Link}
    />
  );
  return (
    <>
      <div className={styles.contents}>{contents}</div>
      <Disclosure className={styles.folded} label={t("contents")}>
        {contents}
      </Disclosure>
      <Prose className={`${styles.parts} ${styles.beside}`}>
        {groups.map((group) => (
          <section className={styles.group} key={group.title}>
            <h2 className={styles.title}>{group.title}</h2>
            <div>
              {group.parts.map((part) => (
                <div className={styles.part} id={idOf(part)} key={part.heading}>
                  <Summary {...part.summary} />
                  <Disclosure className={styles.law} label={t("wholeText")}>
                    <Paragraphs {...part} />
                  </Disclosure>
                </div>
              ))}
            </div>
          </section>
        ))}
      </Prose>
    </>
  );
}

/** For readers of another language: all summaries, short enough to need no contents, then the whole Turkish text, folded. */
function Summaries({ groups, parts }: GroupedPartsProps) {
  const { t } = useTranslation("legal");
  return (
    <>
      <Prose className={`${styles.parts} ${styles.summaries}`}>
        {groups.map((group) => (
          <section className={styles.group} key={group.title}>
            <h2 className={styles.title}>{group.title}</h2>
            <div className={styles.rows}>
              {group.parts.map(({ summary }) => (
                <div className={styles.part} key={summary.title}>
                  <Summary {...summary} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </Prose>
      <Disclosure className={styles.original} label={t("wholeText")}>
        <Prose className={`${styles.parts} ${styles.beside}`} lang="tr">
          {parts.map((part) => (
            <section className={styles.part} key={part.heading}>
              <h2 className={styles.heading}>{part.heading}</h2>
              <div className={styles.law}>
                <Paragraphs {...part} />
              </div>
            </section>
          ))}
        </Prose>
      </Disclosure>
    </>
  );
}

function Summary({ title, text }: LegalPartData["summary"]) {
  return (
    <div className={styles.gist}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.summary}>{text}</p>
    </div>
  );
}

function Paragraphs({ paragraphs, list }: Pick<LegalPartData, "paragraphs" | "list">) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <FixedValues>{item}</FixedValues>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
