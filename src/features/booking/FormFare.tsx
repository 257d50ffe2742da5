import type { ReactNode } from "react";

import type { Language } from "#src/domain/language.ts";
import { formatEuro, formatPrice, withCurrency } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import styles from "./FormFare.module.css";
import type { BookingFare } from "./useFare.ts";

interface FormFareProps {
  fare: BookingFare;
  language: Language;
  /** `NearOffers`, for a trip without a price. */
  near: ReactNode;
}

/** The fare above the button, below desktops: there the price panel is out of sight when the form is sent. */
export function FormFare({ fare, language, near }: FormFareProps) {
  const { t } = useTranslation("booking");
  if (fare.state === "asking") return null;
  if (fare.state === "priced") {
    // Three points: the face of the amounts has no ellipsis.
    const missing = fare.areRatesComing ? "..." : t("price.notAvailable");
    return (
      <FareLine
        className={styles.fare}
        euro={formatEuro(fare.euro * fare.rides, language)}
        others={(["TRY", "USD", "GBP"] as const).map((currency) => {
          const amount = fare.total[currency];
          return amount === null ? withCurrency(missing, currency, language) : formatPrice(amount, currency, language);
        })}
      />
    );
  }
  return (
    <div className={styles.ask}>
      <p className={styles.title}>{t("price.enquiryTitle")}</p>
      {near}
    </div>
  );
}
