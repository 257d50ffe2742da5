import type { ContactData, ServiceData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { tripText } from "#src/features/offer/labels.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import styles from "./EnquiryFares.module.css";

export interface EnquiryFaresProps {
  service: ServiceData;
  language: Language;
  contact: ContactData;
  /** Id of the heading. */
  labelledBy: string;
}

/**
 * Fares from a place that the form does not offer, with the form and the ways to ask; a text message is among them where WhatsApp may not
 * work.
 */
export function EnquiryFares({ service: { title, fares }, language, contact, labelledBy }: EnquiryFaresProps) {
  const { t } = useTranslation(["services", "booking", "fares"]);
  const [first] = fares;
  const enquiryFares = fares.filter(({ bookable }) => !bookable);
  const vehicleType = enquiryFares[0]?.vehicleType;
  // The ticket already shows the first fare.
  const listedFares = enquiryFares.filter((fare) => fare !== first);
  return (
    <>
      {listedFares.length > 0 && (
        <ul className={styles.fares} role="list" aria-labelledby={labelledBy}>
          {listedFares.map((fare) => (
            <li className={styles.fare} key={`${fare.from} ${fare.to} ${fare.vehicleType}`}>
              <span className={styles.trip}>{tripText(t, fare, fare.vehicleType !== first?.vehicleType)}</span>{" "}
              <span className={styles.price}>{formatEuro(fare.euro, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <ButtonLink href={reservationHref(language, vehicleType && { vehicleType })} Link={PageLink}>
          {t("services:enquiry.form")}
        </ButtonLink>
        <ContactButtons
          contact={contact}
          message={t("services:enquiry.message", { service: title })}
          language={language}
        />
      </div>
    </>
  );
}
