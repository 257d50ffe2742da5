import { Clock, MapPin, Route, Users } from "lucide-react";

import type { ContactData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import styles from "./PriceOnRequest.module.css";

/** What we need to know, with the icon of each. */
const QUESTIONS = [
  ["when", Clock],
  ["where", MapPin],
  ["plan", Route],
  ["people", Users],
] as const;

export interface PriceOnRequestProps {
  /** Name of the service, for the prefilled message. */
  title: string;
  language: Language;
  contact: ContactData;
}

/** Ticket of a service without a fixed price, in place of the fare: what to tell us, and how to ask. */
export function PriceOnRequest({ title, language, contact }: PriceOnRequestProps) {
  const { t } = useTranslation(["services", "booking"]);
  return (
    <Ticket
      heading={t("booking:price.enquiryTitle")}
      promise={t("services:onRequest.promise")}
      stub={
        <div className={styles.stub}>
          <p>{t("booking:price.enquiryText")}</p>
          <div className={styles.ways}>
            <ButtonLink wide href={reservationHref(language)} Link={PageLink}>
              {t("services:enquiry.form")}
            </ButtonLink>
            <ContactButtons
              layout="grid"
              contact={contact}
              language={language}
              message={t("services:enquiry.message", { service: title })}
            />
          </div>
        </div>
      }
    >
      <div className={styles.plan}>
        <h3 className={styles.title}>{t("services:onRequest.title")}</h3>
        <ul className={styles.list} role="list">
          {QUESTIONS.map(([item, Icon]) => (
            <li className={styles.item} key={item}>
              <Icon className={styles.icon} strokeWidth={1.75} aria-hidden />
              <span>
                <b className={styles.label}>{t(`services:onRequest.${item}.label`)}</b>{" "}
                {t(`services:onRequest.${item}.text`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Ticket>
  );
}
