import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import { formatEuro, formatPrice, withCurrency } from "#src/domain/money.ts";
import type { Fare } from "#src/domain/price.ts";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import styles from "./FormFare.module.css";
import type { NearOffersProps } from "./NearOffers.tsx";
import type { BookingFare } from "./useFare.ts";

interface FormFareProps {
  fare: BookingFare;
  language: Language;
  labelOf: (id: string) => string;
  onChoose: (fare: Fare) => void;
  /** Null until its code has come. */
  NearOffers: ComponentType<NearOffersProps> | null;
}

/** The fare above the button, below desktops: there the price panel is out of sight when the form is sent. */
export function FormFare({ fare, language, labelOf, onChoose, NearOffers }: FormFareProps) {
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
      {NearOffers && fare.near.length > 0 && (
        <NearOffers fares={fare.near} language={language} labelOf={labelOf} onChoose={onChoose} />
      )}
    </div>
  );
}
