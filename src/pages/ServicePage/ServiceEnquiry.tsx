import { useId } from "react";

import type { ContactData, ServiceData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { tripText } from "#src/features/offer/labels.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import pageStyles from "./ServicePage.module.css";
import styles from "./ServiceEnquiry.module.css";

/** Element id, and the hash of links to this section. */
export const ENQUIRY_ID = "ask";

export interface ServiceEnquiryProps {
  service: ServiceData;
  language: Language;
  contact: ContactData;
}

/**
 * Enquiry section with the booking form and contact channels, for fares from a place that the form does not offer.
 * Renders nothing for other services. A text message is offered too where WhatsApp may not work.
 */
export function ServiceEnquiry({ service: { title, fares }, language, contact }: ServiceEnquiryProps) {
  const { t } = useTranslation(["services", "booking", "fares"]);
  const titleId = useId();
  const enquiryFares = fares.filter(({ bookable }) => !bookable);
  const [first] = fares;
  const [firstEnquiry] = enquiryFares;
  if (!firstEnquiry) return null;
  // The ticket already shows the first fare.
  const listedFares = enquiryFares.filter((fare) => fare !== first);
  return (
    <Section className={pageStyles.close} id={ENQUIRY_ID} labelledBy={titleId}>
      <SectionHeader id={titleId} title={t("services:enquiry.title")} lead={t("services:enquiry.text")} />
      {listedFares.length > 0 && (
        <ul className={styles.fares} role="list" aria-labelledby={titleId}>
          {listedFares.map((fare) => (
            <li className={styles.fare} key={`${fare.from} ${fare.to} ${fare.vehicleType}`}>
              <span className={styles.trip}>{tripText(t, fare, fare.vehicleType !== first?.vehicleType)}</span>{" "}
              <span className={styles.price}>{formatEuro(fare.euro, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <ButtonLink href={reservationHref(language, { vehicleType: firstEnquiry.vehicleType })} Link={PageLink}>
          {t("services:enquiry.form")}
        </ButtonLink>
        <ContactButtons
          contact={contact}
          message={t("services:enquiry.message", { service: title })}
          language={language}
        />
      </div>
    </Section>
  );
}
