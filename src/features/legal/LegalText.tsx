import type { LegalPartData, PageData } from "#src/content/pageDataTypes.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Cancellation } from "#src/ui/Cancellation/Cancellation.tsx";
import { Contents } from "#src/ui/Contents/Contents.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FactsBar } from "#src/ui/FactsBar/FactsBar.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./LegalText.module.css";

/** `contact` is the operator, `keyFacts` four facts from the text, `parts` its sections in order. */
export interface LegalTextProps extends Pick<
  PageData["privacy" | "terms"],
  "language" | "contact" | "keyFacts" | "parts"
> {
  title: string;
  /** States in the page's language that the text is in Turkish. */
  note: string;
  Link?: LinkComponent;
}

/**
 * Legal text with its title, four facts, the operator's contact details and buttons for a question. The text is Turkish in every
 * language; `note` says so in the page's language. Each part has a summary, which is all that most visitors need.
 */
export function LegalText({ title, note, language, contact, keyFacts, parts, Link = "a" }: LegalTextProps) {
  const { t } = useTranslation("legal");
  const { name, emails, phone } = contact;
  return (
    <>
      <PageHeader
        className={styles.head}
        title={title}
        lead={note}
        mark={<Cancellation ring={name} middle={`§ 1–${parts.length}`} />}
      />
      <Container className={styles.text}>
        <FactsBar className={styles.keyFacts} facts={keyFacts} />
        {language === "tr" ? <TurkishText parts={parts} Link={Link} /> : <Summaries parts={parts} />}
        <address className={`${styles.part} ${styles.contact}`}>
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
        <div className={`${styles.part} ${styles.ask}`}>
          <div>
            <h2 className={styles.name}>{t("ask.title")}</h2>
            <p>{t("ask.text")}</p>
          </div>
          <ContactButtons contact={contact} language={language} message={t("ask.message", { page: title })} />
        </div>
      </Container>
    </>
  );
}

/** The text after its contents: each part beside its summary, or folded below it on phones. */
function TurkishText({ parts, Link }: { parts: readonly LegalPartData[]; Link: LinkComponent }) {
  const { t } = useTranslation("legal");
  const idOf = (index: number) => `part-${index + 1}`;
  const contents = (
    <Contents
      label={t("contents")}
      headings={parts.map(({ heading }, index) => ({ id: idOf(index), title: heading }))}
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
        {parts.map((part, index) => (
          <div className={styles.part} id={idOf(index)} key={part.heading}>
            <Summary {...part.summary} />
            <Disclosure className={styles.law} label={t("wholeText")}>
              <Paragraphs {...part} />
            </Disclosure>
          </div>
        ))}
      </Prose>
    </>
  );
}

/** For readers of another language: all summaries, short enough to need no contents, then the whole Turkish text, folded. */
function Summaries({ parts }: { parts: readonly LegalPartData[] }) {
  const { t } = useTranslation("legal");
  return (
    <>
      <Prose className={`${styles.parts} ${styles.summaries}`}>
        {parts.map(({ summary }) => (
          <div className={styles.part} key={summary.title}>
            <Summary {...summary} />
          </div>
        ))}
      </Prose>
      <Disclosure className={styles.original} label={t("wholeText")}>
        <Prose className={styles.whole} lang="tr">
          {parts.map((part) => (
            <section key={part.heading}>
              <h2 className={styles.heading}>{part.heading}</h2>
              <Paragraphs {...part} />
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
      <h2 className={styles.heading}>{title}</h2>
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
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
