import type { PageData } from "#src/content/pageDataTypes.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Cancellation } from "#src/ui/Cancellation/Cancellation.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { Contents } from "#src/ui/Contents/Contents.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FactsBar } from "#src/ui/FactsBar/FactsBar.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./LegalText.module.css";

/**
 * `contact` is the operator, `keyFacts` four facts from the text, `parts` its sections in order, `image` the picture of the closing banner.
 */
export interface LegalTextProps extends Pick<
  PageData["privacy" | "terms"],
  "language" | "contact" | "keyFacts" | "parts" | "image"
> {
  title: string;
  /** States in the page's language that the text is in Turkish. */
  note: string;
  Link?: LinkComponent;
}

/**
 * Legal text with its title, four facts, the operator's contact details and a contact banner. The text is Turkish in every language; `note`
 * says so in the page's language. Each part has a summary, which is all that most visitors need. On Turkish pages the text stands beside it;
 * on phones, and for readers of another language, it is folded below it.
 */
export function LegalText({ title, note, language, contact, keyFacts, parts, image, Link = "a" }: LegalTextProps) {
  const { t } = useTranslation("pages");
  const { name, emails, phone } = contact;
  const headings = parts.map(({ summary }, index) => ({
    id: `part-${index + 1}`,
    title: summary.title,
  }));
  const contents = <Contents label={t("legal.contents")} headings={headings} Link={Link} />;
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
        <div className={styles.contents}>{contents}</div>
        <Disclosure className={styles.folded} label={t("legal.contents")}>
          {contents}
        </Disclosure>
        <Prose className={`${styles.parts} ${language === "tr" ? styles.beside : styles.below}`} lang="tr">
          {parts.map(({ heading, summary, paragraphs, list }, index) => (
            <div className={styles.part} id={headings[index]?.id} key={heading}>
              <div className={styles.gist} lang={language}>
                <h2 className={styles.heading}>{summary.title}</h2>
                <p className={styles.summary}>{summary.text}</p>
              </div>
              <Disclosure className={styles.law} label={<span lang={language}>{t("legal.wholeText")}</span>}>
                {language !== "tr" && <h3 className={styles.original}>{heading}</h3>}
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
              </Disclosure>
            </div>
          ))}
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
        </Prose>
      </Container>
      <ContactBanner title={t("legal.ask.title")} text={t("legal.ask.text")} image={image}>
        <ContactButtons contact={contact} language={language} message={t("legal.ask.message", { page: title })} />
      </ContactBanner>
    </>
  );
}
