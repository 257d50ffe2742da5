import type { ContactData, ServiceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { tripText } from "#src/features/offer/labels.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import styles from "./EnquiryFares.module.css";

export interface EnquiryFaresProps {
  service: ServiceData;
  language: Language;
  contact: ContactData;
  /** Id of the heading. */
  labelledBy: string;
}

/**
 * Fares from a place that the form does not offer, with the ways to ask, and the form; a text message is among them where WhatsApp may not
 * work.
 */
export function EnquiryFares({ service: { title, fares }, language, contact, labelledBy }: EnquiryFaresProps) {
  const { t } = useTranslation(["services", "fares"]);
  const [first] = fares;
  const enquiryFares = fares.filter(({ bookable }) => !bookable);
  const vehicleType = enquiryFares[0]?.vehicleType;
  return (
    <>
      <ul className={styles.fares} role="list" aria-labelledby={labelledBy}>
        {enquiryFares.map((fare) => (
          <li className={styles.fare} key={`${fare.from} ${fare.to} ${fare.vehicleType}`}>
            <span className={styles.trip} translate="no">
              {tripText(t, fare, fare.vehicleType !== first?.vehicleType)}
            </span>{" "}
            <span className={styles.price} translate="no">
              {formatEuro(fare.euro, language)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ContactButtons
          contact={contact}
          message={t("services:enquiry.message", { service: title })}
          language={language}
          layout="grid"
        />
        <MoreLink href={reservationHref(language, vehicleType && { vehicleType })} Link={PageLink}>
          {t("services:enquiry.form")}
        </MoreLink>
      </div>
    </>
  );
}
