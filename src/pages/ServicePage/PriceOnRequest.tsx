import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import styles from "./PriceOnRequest.module.css";

export interface PriceOnRequestProps {
  /** Name of the service, for the prefilled message. */
  title: string;
  language: Language;
  contact: ContactData;
}

/** Ticket of a service without a fixed price, in place of the fare: an example of a message that is enough, and how to ask. */
export function PriceOnRequest({ title, language, contact }: PriceOnRequestProps) {
  const { t } = useTranslation(["services", "fares"]);
  return (
    <Ticket
      heading={t("fares:price.enquiryTitle")}
      promise={t("services:onRequest.promise")}
      stub={
        <div className={styles.stub}>
          <p>{t("fares:price.enquiryText")}</p>
          <div className={styles.ways}>
            <ContactButtons
              layout="grid"
              contact={contact}
              language={language}
              message={t("services:enquiry.message", { service: title })}
            />
            <MoreLink href={reservationHref(language)} Link={PageLink}>
              {t("services:enquiry.form")}
            </MoreLink>
          </div>
        </div>
      }
    >
      <div className={styles.plan}>
        <h3 className={styles.title}>{t("services:onRequest.title")}</h3>
        <p>{t("services:onRequest.example")}</p>
        <p className={styles.message}>{t("services:onRequest.message")}</p>
      </div>
    </Ticket>
  );
}
