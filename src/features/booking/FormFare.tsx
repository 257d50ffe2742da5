import type { ReactNode } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro, formatPrice, withCurrency } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { EuroText } from "#src/ui/PricePanel/EuroText.tsx";
import styles from "./FormFare.module.css";
import type { BookingFare } from "./useFare.ts";

interface FormFareProps {
  fare: BookingFare;
  /** Fare shown until both places are selected. */
  example: BookingData["example"];
  labelOf: (id: string) => string;
  language: Language;
  /** `AlternativeFares` of a trip without a fixed price, if there are any. */
  alternatives: ReactNode;
}

/** Fare below the places, below the desktop breakpoint only: the price panel comes after the form there. */
export function FormFare({ fare, example, labelOf, language, alternatives }: FormFareProps) {
  const { t } = useTranslation(["booking", "fares"]);
  if (fare.state === "incomplete") {
    return (
      example && (
        <p className={styles.example}>
          <span className={styles.label}>{t("price.example")}</span>
          <span className={styles.route} translate="no">
            {t("price.route", { from: labelOf(example.from), to: labelOf(example.to) })}
          </span>
          <span className={styles.price} translate="no">
            <EuroText text={formatEuro(example.euro, language)} />
          </span>
        </p>
      )
    );
  }
  if (fare.state === "priced") {
    return (
      <FareLine
        className={styles.fare}
        euro={formatEuro(fare.euro * fare.rides, language)}
        others={(["TRY", "USD", "GBP"] as const).flatMap((currency) => {
          const amount = fare.total[currency];
          if (amount !== null) return formatPrice(amount, currency, language);
          // Three full stops, because the typeface of the amounts has no ellipsis. What stays unknown is left to the price panel.
          return fare.areRatesLoading ? withCurrency("...", currency, language) : [];
        })}
      />
    );
  }
  return (
    <div className={styles.ask} data-alone={!alternatives || undefined}>
      <p className={styles.title}>{t("fares:price.enquiryTitle")}</p>
      {alternatives}
    </div>
  );
}
