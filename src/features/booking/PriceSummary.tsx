import type { ReactNode } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import {
  type Currency,
  OTHER_CURRENCIES,
  currencyCode,
  formatEuro,
  formatNumber,
  formatPrice,
  withCurrency,
} from "#src/domain/money.ts";
import { ContactButtons, type ContactButtonsProps } from "#src/features/contact/ContactButtons.tsx";
import { currencyName } from "#src/i18n/labels.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { EuroText, type PriceAmount } from "#src/ui/Amount/Amount.tsx";
import { type PriceContent, PricePanel } from "#src/ui/PricePanel/PricePanel.tsx";
import type { BookingFare } from "./useFare.ts";
import { type TranslateBooking, spokenAmounts, vehicleWithSeats } from "./labels.ts";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import styles from "./PriceSummary.module.css";

interface PriceSummaryProps {
  fare: BookingFare;
  /** Fare shown until the form has a trip. */
  example: BookingData["example"];
  labelOf: (id: string) => string;
  route: { from: string; to: string } | null;
  /** Start of the outbound and the return ride as text; empty until chosen. */
  times: { out: string; back: string };
  language: Language;
  /** Props of `ContactButtons`, with the request as the prefilled message. */
  enquiry: Pick<ContactButtonsProps, "contact" | "message">;
  /** `AlternativeFares` of a trip without a fixed price, if there are any. */
  alternatives: ReactNode;
}

/** Price panel for the form's trip, with a live region that announces the fare. */
export function PriceSummary({
  fare,
  example,
  labelOf,
  route,
  times,
  language,
  enquiry,
  alternatives,
}: PriceSummaryProps) {
  const { t } = useTranslation(["booking", "fares"]);
  let content: PriceContent;
  let announcement = "";
  if (fare.state === "enquiry") {
    content = {
      state: "enquiry",
      title: t("fares:price.enquiryTitle"),
      text: t("fares:price.enquiryText"),
      actions: <ContactButtons layout={alternatives ? "grid" : "stack"} language={language} {...enquiry} />,
      nearby: alternatives,
      note: t("price.enquiryNote"),
    };
    announcement = t("price.enquiryAnnouncement");
  } else if (fare.state === "priced") {
    const euro = amountOf(t, fare, "EUR", language);
    const others = OTHER_CURRENCIES.map((currency) => amountOf(t, fare, currency, language));
    content = {
      state: "priced",
      euro,
      amounts: others,
      note: fare.rides === 2 ? t("price.noteBothWays") : t("price.note"),
      loadingLabel: t("fares:price.loading"),
      ...(fare.rides === 2 && {
        journey: {
          text: t("price.bothWays", { fare: formatEuro(fare.euro, language) }),
          legs: [
            { term: t("price.out"), time: times.out },
            { term: t("price.back"), time: times.back },
          ],
        },
      }),
    };
    // Announced only once all rates have settled: a screen reader would repeat a growing sentence each time.
    if (!fare.areRatesLoading) {
      announcement = t("price.announcement", { amounts: spokenAmounts(t, fare.total, language) });
    }
  } else {
    content = {
      state: "asking",
      title: t("price.askTitle"),
      text: t("price.askText"),
      example: example
        ? {
            label: t("price.example"),
            route: { from: labelOf(example.from), to: labelOf(example.to) },
            price: formatEuro(example.euro, language),
            note: vehicleWithSeats(t, example.vehicleType),
          }
        : null,
    };
  }
  return <PricePanel heading={t("price.heading")} route={route} content={content} announcement={announcement} />;
}

/** The trip's fare in a currency, as displayed. */
function amountOf(
  t: TranslateBooking,
  { total, areRatesLoading }: Extract<BookingFare, { state: "priced" }>,
  currency: Currency,
  language: Language,
): PriceAmount {
  const value = total[currency];
  const labels = { currency, code: currencyCode(currency, language), name: currencyName(t, currency), value };
  if (value === null) {
    return areRatesLoading
      ? { ...labels, state: "loading", text: "" }
      : { ...labels, state: "missing", text: t("fares:price.notAvailable") };
  }
  const text = currency === "EUR" ? formatEuro(value, language) : formatNumber(value, language);
  return { ...labels, state: "known", text };
}

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
