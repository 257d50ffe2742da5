import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { useBroughtWords } from "#src/i18n/useBroughtWords.ts";
import { VoucherSheet } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { extraFacts, voucherFare, voucherTerms } from "./voucherView.ts";
import { dayText, vehicleName } from "./words.ts";

interface RequestSheetProps {
  voucher: Voucher;
  labelOf: (id: string) => string;
  language: Language;
  contact: ContactData;
}

/** The request on a sheet of paper: out of sight on a screen, and all that is printed while it is in the page. */
export function RequestSheet({ voucher, labelOf, language, contact }: RequestSheetProps) {
  useBroughtWords(["request"]);
  const { t } = useTranslation("request");
  const { t: form } = useTranslation("booking");
  const { booking } = voucher;
  const told = { t, form, voucher, language };
  const date = dayText(booking.date, language);
  return createPortal(
    <VoucherSheet
      brand={contact.name}
      title={t("sent.printHeading")}
      date={date}
      time={booking.time}
      from={{ label: form("fields.from"), place: labelOf(booking.from) }}
      to={{ label: form("fields.to"), place: labelOf(booking.to) }}
      facts={[
        { term: form("fields.fullName"), value: booking.fullName },
        { term: form("fields.phone"), value: phoneE164(booking.countryCode, booking.phone) },
        { term: form("fields.passengers"), value: String(booking.passengers) },
        { term: form("fields.vehicleType"), value: vehicleName(form, booking.vehicleType) },
        { term: form("fields.date"), value: date },
        { term: form("fields.time"), value: booking.time },
        ...extraFacts(told),
      ]}
      fare={voucherFare(told)}
      terms={voucherTerms(t)}
      note={t("sent.printState", { phone: contact.phone.display.replaceAll(" ", "\u00a0") })}
    />,
    document.body,
  );
}
