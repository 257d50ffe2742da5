import type { PageData } from "#src/content/pageDataTypes.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./LegalText.module.css";

/** `contact` is the operator, `parts` the sections of the text in order. */
export interface LegalTextProps extends Pick<PageData["privacy" | "terms"], "contact" | "parts"> {
  title: string;
  /** States in the page's language that the text is in Turkish. */
  note: string;
}

/**
 * Legal text with its title and the operator's contact details; on wide screens the headings are in the margin. The text is Turkish in
 * every language; `note` says so in the page's language.
 */
export function LegalText({ title, note, contact, parts }: LegalTextProps) {
  const { name, emails, phone } = contact;
  return (
    <>
      <PageHeader title={title} lead={note} />
      <Container className={styles.text}>
        <Prose className={styles.parts} lang="tr">
          {parts.map(({ heading, paragraphs, list }) => (
            <div className={styles.part} key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <div className={styles.words}>
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
            </div>
          ))}
          <address className={`${styles.part} ${styles.contact}`}>
            <div className={styles.words}>
              {name}
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
    </>
  );
}
