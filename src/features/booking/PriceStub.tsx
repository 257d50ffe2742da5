import type { ReactNode } from "react";

import type { ContactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { CURRENCIES, currencyCode, formatEuro, formatNumber, type Currency } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import type { PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import { PricePanel, type PriceFace } from "#src/ui/PricePanel/PricePanel.tsx";
import { ContactButtons } from "./ContactButtons.tsx";
import type { BookingFare } from "./useFare.ts";
import { currencyName, type BookingWords } from "./words.ts";

interface PriceStubProps {
  fare: BookingFare;
  route: { from: string; to: string } | null;
  /** When the way there and the way back begin, in words; empty as far as that is not chosen. */
  times: { out: string; back: string };
  language: Language;
  links: ContactLinks;
  /** `NearOffers`, for a trip without a price. */
  near: ReactNode;
}

/** The price panel for the form's trip. */
export function PriceStub({ fare, route, times, language, links, near }: PriceStubProps) {
  const { t } = useTranslation("booking");
  const amounts = amountsOf(t, fare, language);
  const [euro, ...others] = amounts;
  let face: PriceFace;
  let announcement = "";
  if (fare.state === "enquiry") {
    face = {
      state: "enquiry",
      title: t("price.enquiryTitle"),
      text: t("price.enquiryText"),
      actions: <ContactButtons links={links} language={language} />,
      near,
    };
    announcement = t("price.enquiryAnnouncement");
  } else if (fare.state === "priced" && euro) {
    face = {
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
    const spoken = amounts.filter(({ state }) => state === "known");
    // Said once it is whole: a sentence that grows would be said again and again.
    if (!fare.areRatesComing) {
      const sums = spoken.map(({ name, value }) =>
        t("price.amount", { amount: value === null ? "" : formatNumber(value, language), currency: name }),
      );
      announcement = t("price.announcement", { amounts: sums.join(", ") });
    }
  } else {
    face = { state: "asking", title: t("price.askTitle"), text: t("price.askText"), amounts };
  }
  return <PricePanel heading={t("price.heading")} route={route} face={face} announcement={announcement} />;
}

/** The fare in every currency as it is shown, euros first. */
function amountsOf(t: BookingWords, fare: BookingFare, language: Language): PriceAmount[] {
  return CURRENCIES.map((currency) => ({
    currency,
    code: currencyCode(currency, language),
    name: currencyName(t, currency),
    ...amountOf(t, fare, currency, language),
  }));
}

function amountOf(
  t: BookingWords,
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
  return fare.areRatesComing
    ? { state: "loading", value, text: "" }
    : { state: "missing", value, text: t("price.notAvailable") };
}
