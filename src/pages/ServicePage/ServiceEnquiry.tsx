import { useId } from "react";

import type { ContactData, ServiceData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { tripText } from "#src/features/offer/words.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import pageStyles from "./ServicePage.module.css";
import styles from "./ServiceEnquiry.module.css";

/** The element id, and so the hash that leads here. */
export const ENQUIRY_ID = "ask";

export interface ServiceEnquiryProps {
  service: ServiceData;
  language: Language;
  contact: ContactData;
}

/**
 * The ways to ask: for a service without a fixed price, and for fixed prices from a place that the form does not offer. Where
 * WhatsApp may not work, a text message is offered too.
 */
export function ServiceEnquiry({ service: { title, fares }, language, contact }: ServiceEnquiryProps) {
  const { t } = useTranslation(["services", "booking", "fares"]);
  const titleId = useId();
  const asked = fares.filter(({ bookable }) => !bookable);
  const [first] = fares;
  if (first && asked.length === 0) return null;
  // What the ticket says need not be said again.
  const listed = asked.filter((fare) => fare !== first);
  return (
    <Section className={pageStyles.close} id={ENQUIRY_ID} labelledBy={titleId}>
      <SectionHead
        id={titleId}
        title={first ? t("services:enquiry.title") : t("booking:price.enquiryTitle")}
        lead={first ? t("services:enquiry.text") : t("booking:price.enquiryText")}
      />
      {listed.length > 0 && (
        <ul className={styles.fares} role="list" aria-labelledby={titleId}>
          {listed.map((fare) => (
            <li className={styles.fare} key={`${fare.from} ${fare.to} ${fare.vehicleType}`}>
              <span className={styles.trip}>{tripText(t, fare, fare.vehicleType !== first?.vehicleType)}</span>{" "}
              <span className={styles.price}>{formatEuro(fare.euro, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <ContactButtons
          contact={contact}
          message={t("services:enquiry.message", { service: title })}
          language={language}
        />
        <MoreLink
          href={reservationHref(language, asked[0] ? { vehicleType: asked[0].vehicleType } : {})}
          Link={RouterLink}
        >
          {t("services:enquiry.form")}
        </MoreLink>
      </div>
    </Section>
  );
}
