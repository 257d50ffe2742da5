import { useLayoutEffect, useRef } from "react";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./FailedNotice.module.css";
import type { FailureKind } from "./failureKind.ts";

interface FailedNoticeProps {
  /** Null unless the last submit has failed. */
  kind: FailureKind | null;
  /** Whether it tells of a failure just now: only then may the page scroll to it. */
  isNew: boolean;
  contact: ContactData;
  language: Language;
  /** The request in the form as text. */
  text: string;
}

/**
 * Notice below the submit button for a request that could not be sent: what the guest can do next. Scrolls into view if the form is, on
 * desktops with the whole ticket, but not when its words change with the form. Keep it mounted, so that it is announced.
 */
export function FailedNotice({ kind, isNew, contact, language, text }: FailedNoticeProps) {
  const { t } = useTranslation("booking");
  const notice = useRef<HTMLDivElement>(null);
  const isShown = kind !== null;

  // Before the first paint, so that the form does not jump.
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = notice.current?.closest("form")?.getBoundingClientRect() ?? {};
    if (!isShown || !isNew || bottom <= 0 || top >= window.innerHeight) return;
    // Not in the middle of a phone's long form: the button would jump away from the finger.
    if (matchMedia("(min-width: 64rem)").matches) notice.current?.closest("section")?.scrollIntoView();
    notice.current?.scrollIntoView({ block: "nearest" });
    // Where not both fit, the pressed button stays in view.
    notice.current?.closest("form")?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [isShown, isNew]);

  return (
    <div ref={notice} className={styles.notice} aria-live="polite">
      {kind && (
        <>
          <div>
            <p className={styles.title}>{t(`failed.${kind}.title`)}</p>
            <p className={styles.text}>{t(kind === "earlier" ? "failed.earlier.text" : "failed.otherWays")}</p>
          </div>
          <ContactButtons
            variant="line"
            callLabel={t("failed.call", { phone: contact.phone.display })}
            contact={contact}
            language={language}
            message={text}
          />
        </>
      )}
    </div>
  );
}
