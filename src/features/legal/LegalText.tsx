import type { PageData } from "#src/content/pageDataTypes.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Contents } from "#src/ui/Contents/Contents.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./LegalText.module.css";

/** `contact` is the operator, `parts` the sections of the text in order. */
export interface LegalTextProps extends Pick<PageData["privacy" | "terms"], "contact" | "parts"> {
  title: string;
  /** States in the page's language that the text is in Turkish. */
  note: string;
  Link?: LinkComponent;
}

/**
 * Legal text with its title and the operator's contact details. Its contents are in the margin, on phones folded above it. The text is
 * Turkish in every language; `note` says so in the page's language.
 */
export function LegalText({ title, note, contact, parts, Link = "a" }: LegalTextProps) {
  const { t } = useTranslation("pages");
  const { name, emails, phone } = contact;
  const headings = parts.map(({ heading }, index) => ({ id: `part-${index + 1}`, title: heading }));
  const contents = <Contents label={t("legal.contents")} headings={headings} lang="tr" Link={Link} />;
  return (
    <>
      <PageHeader title={title} lead={note} leadPlace="below" />
      <Container className={styles.text}>
        <div className={styles.margin}>{contents}</div>
        <Disclosure className={styles.folded} label={t("legal.contents")}>
          {contents}
        </Disclosure>
        <Prose className={styles.parts} lang="tr">
          {parts.map(({ heading, paragraphs, list }, index) => (
            <div className={styles.part} id={headings[index]?.id} key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
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
            </div>
          ))}
          <address className={`${styles.part} ${styles.contact}`}>
            {name}
            {emails.map((email) => (
              <a className={styles.link} href={`mailto:${email}`} key={email}>
                {email}
              </a>
            ))}
            <a className={styles.link} href={`tel:${phone.e164}`}>
              {phone.display}
            </a>
          </address>
        </Prose>
      </Container>
    </>
  );
}
