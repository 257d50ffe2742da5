import type { ReactNode } from "react";

import type { Language } from "#src/domain/language.ts";
import { formatEuro, formatPrice, withCurrency } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import styles from "./FormFare.module.css";
import type { BookingFare } from "./useFare.ts";

interface FormFareProps {
  fare: BookingFare;
  language: Language;
  /** `AlternativeFares` of a trip without a fixed price, if there are any. */
  alternatives: ReactNode;
}

/** Fare above the submit button, below the desktop breakpoint only: the price panel is out of view there. */
export function FormFare({ fare, language, alternatives }: FormFareProps) {
  const { t } = useTranslation("booking");
  if (fare.state === "incomplete") return null;
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
      <p className={styles.title}>{t("price.enquiryTitle")}</p>
      {alternatives}
    </div>
  );
}
