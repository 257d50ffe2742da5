import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import type { PageData } from "#src/content/schema.ts";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./PrivacyPage.module.css";

/** The operator, and the parts of the text in their order. */
export type PrivacyPageProps = Pick<PageData["privacy"], "contact" | "parts">;

/** What the site does with a visitor's data: one text, in Turkish in every language, which the page says. */
export function PrivacyPage({ contact, parts }: PrivacyPageProps) {
  const { t } = useTranslation("pages");
  const { name, emails, phone } = contact;
  return (
    <>
      <PageHead title={t("privacy.title")} lead={t("privacy.language")} />
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
