import type { ReactNode } from "react";

import type { Language } from "#src/domain/language.ts";
import { CURRENCIES, currencyCode, formatEuro, formatNumber, type Currency } from "#src/domain/money.ts";
import { ContactButtons, type ContactButtonsProps } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import { PricePanel, type PriceContent } from "#src/ui/PricePanel/PricePanel.tsx";
import type { BookingFare } from "./useFare.ts";
import { currencyName, type TranslateBooking } from "./labels.ts";

interface PriceSummaryProps {
  fare: BookingFare;
  route: { from: string; to: string } | null;
  /** Start of the outward and the return ride as text; empty until chosen. */
  times: { out: string; back: string };
  language: Language;
  /** Props of `ContactButtons`, with the request as the prefilled message. */
  enquiry: Pick<ContactButtonsProps, "contact" | "message">;
  /** `AlternativeFares`, rendered for a trip without a fixed price. */
  alternatives: ReactNode;
}

/** Price panel for the form's trip, with a live region that announces the fare. */
export function PriceSummary({ fare, route, times, language, enquiry, alternatives }: PriceSummaryProps) {
  const { t } = useTranslation("booking");
  const amounts = amountsOf(t, fare, language);
  const [euro, ...others] = amounts;
  let content: PriceContent;
  let announcement = "";
  if (fare.state === "enquiry") {
    content = {
      state: "enquiry",
      title: t("price.enquiryTitle"),
      text: t("price.enquiryText"),
      actions: <ContactButtons layout="grid" language={language} {...enquiry} />,
      nearby: alternatives,
    };
    announcement = t("price.enquiryAnnouncement");
  } else if (fare.state === "priced" && euro) {
    content = {
      state: "priced",
      euro,
      amounts: others,
      note: fare.rides === 2 ? t("price.noteBothWays") : t("price.note"),
      loadingLabel: t("price.loading"),
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
    const knownAmounts = amounts.filter(({ state }) => state === "known");
    // Announced only once all rates have settled: a screen reader would repeat a growing sentence each time.
    if (!fare.areRatesLoading) {
      const sums = knownAmounts.map(({ name, value }) =>
        t("price.amount", { amount: value === null ? "" : formatNumber(value, language), currency: name }),
      );
      announcement = t("price.announcement", { amounts: sums.join(", ") });
    }
  } else {
    content = { state: "asking", title: t("price.askTitle"), text: t("price.askText"), amounts };
  }
  return <PricePanel heading={t("price.heading")} route={route} content={content} announcement={announcement} />;
}

/** The fare in every currency as displayed, euros first. */
function amountsOf(t: TranslateBooking, fare: BookingFare, language: Language): PriceAmount[] {
  return CURRENCIES.map((currency) => ({
    currency,
    code: currencyCode(currency, language),
    name: currencyName(t, currency),
    ...amountOf(t, fare, currency, language),
  }));
}

function amountOf(
  t: TranslateBooking,
  fare: BookingFare,
  currency: Currency,
  language: Language,
): Pick<PriceAmount, "state" | "value" | "text"> {
  if (fare.state !== "priced") return { state: "open", value: null, text: "–" };
  const value = fare.total[currency];
  if (value !== null) {
    return {
      state: "known",
      value,
      text: currency === "EUR" ? formatEuro(value, language) : formatNumber(value, language),
    };
  }
  return fare.areRatesLoading
    ? { state: "loading", value, text: "" }
    : { state: "missing", value, text: t("price.notAvailable") };
}
