import { Fragment } from "react";

import type { PageData } from "#src/content/schema.ts";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./LegalText.module.css";

/** The operator, and the parts of the text in their order. */
export interface LegalTextProps extends Pick<PageData["privacy" | "terms"], "contact" | "parts"> {
  title: string;
  /** Says in the page's language that the text is in Turkish. */
  note: string;
}

/**
 * A legal text with its title and, below it, who answers for it: one text, in Turkish in every language, which the page
 * says in its own.
 */
export function LegalText({ title, note, contact, parts }: LegalTextProps) {
  const { name, emails, phone } = contact;
  return (
    <>
      <PageHead title={title} lead={note} />
      <Wrap className={styles.text}>
        <Prose lang="tr">
          {parts.map(({ heading, paragraphs, list }) => (
            <Fragment key={heading}>
              <h2>{heading}</h2>
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
            </Fragment>
          ))}
          <address className={styles.contact}>
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
      </Wrap>
    </>
  );
}
