import { createPortal } from "react-dom";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { currencyCode, formatEuro, formatNumber, type Amounts } from "#src/domain/money.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import { useBroughtWords } from "#src/i18n/useBroughtWords.ts";
import { VoucherSheet, type VoucherFare } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import type { Order } from "./useSending.ts";
import { currencyName, dayText, vehicleName } from "./words.ts";

interface RequestSheetProps {
  order: Order;
  labelOf: (id: string) => string;
  language: Language;
  contact: ContactData;
}

/** The request on a sheet of paper: out of sight on a screen, and all that is printed while it is in the page. */
export function RequestSheet({ order: { booking, amounts }, labelOf, language, contact }: RequestSheetProps) {
  useBroughtWords(["request"]);
  const { t } = useTranslation(["booking", "request"]);
  const date = dayText(booking.date, language);
  return createPortal(
    <VoucherSheet
      brand={contact.name}
      title={t("request:sent.printHeading")}
      date={date}
      time={booking.time}
      from={{ label: t("fields.from"), place: labelOf(booking.from) }}
      to={{ label: t("fields.to"), place: labelOf(booking.to) }}
      facts={[
        { term: t("fields.fullName"), value: booking.fullName },
        { term: t("fields.phone"), value: phoneE164(booking.countryCode, booking.phone) },
        { term: t("fields.passengers"), value: String(booking.passengers) },
        { term: t("fields.vehicleType"), value: vehicleName(t, booking.vehicleType) },
        { term: t("fields.date"), value: date },
        { term: t("fields.time"), value: booking.time },
      ]}
      fare={fareOf(t, amounts, language)}
      terms={[
        { title: t("request:sent.printWaitingTitle"), text: t("request:sent.printWaiting") },
        { title: t("request:sent.printPaymentTitle"), text: t("request:sent.printPayment") },
      ]}
      note={t("request:sent.printState", { phone: contact.phone.display.replaceAll(" ", "\u00a0") })}
    />,
    document.body,
  );
}

function fareOf(t: TFunction<["booking", "request"]>, amounts: Amounts | null, language: Language): VoucherFare {
  const euro = amounts?.EUR ?? null;
  if (amounts === null || euro === null) return { text: t("request:sent.fareOnRequest") };
  return {
    euro: {
      currency: "EUR",
      code: "EUR",
      name: currencyName(t, "EUR"),
      state: "known",
      value: euro,
      text: formatEuro(euro, language),
    },
    amounts: (["TRY", "USD", "GBP"] as const).map((currency) => {
      const value = amounts[currency];
      const shared = { currency, code: currencyCode(currency, language), name: currencyName(t, currency) };
      return value === null
        ? { ...shared, state: "missing", value, text: t("price.notAvailable") }
        : { ...shared, state: "known", value, text: formatNumber(value, language) };
    }),
  };
}
