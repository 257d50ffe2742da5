import { ArrowRight } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro, formatNumber } from "#src/domain/money.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import { Mark } from "#src/ui/Mark/Mark.tsx";
import { AmountRows } from "#src/ui/PricePanel/AmountRows.tsx";
import type { Order } from "./useSending.ts";
import styles from "./RequestSheet.module.css";
import { currencyName, dayText, vehicleName } from "./words.ts";

interface RequestSheetProps {
  order: Order;
  labelOf: (id: string) => string;
  language: Language;
  contact: ContactData;
}

/** The request on a sheet of paper: out of sight on a screen, and all that is printed while it is in the page. */
export function RequestSheet({ order: { booking, amounts }, labelOf, language, contact }: RequestSheetProps) {
  const { t } = useTranslation("booking");
  const date = dayText(booking.date, language);
  const cells = [
    [t("fields.fullName"), booking.fullName],
    [t("fields.phone"), phoneE164(booking.countryCode, booking.phone)],
    [t("fields.passengers"), String(booking.passengers)],
    [t("fields.vehicleType"), vehicleName(t, booking.vehicleType)],
    [t("fields.date"), date],
    [t("fields.time"), booking.time],
  ] as const;
  const euro = amounts?.EUR ?? null;
  return createPortal(
    <article className={styles.sheet} data-printable>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Mark className={styles.mark} />
          {contact.name}
        </p>
        <div className={styles.what}>
          <p className={styles.label}>{t("sent.printHeading")}</p>
          <p className={styles.when}>
            {date} · {booking.time}
          </p>
        </div>
      </header>
      <div className={styles.route}>
        <p className={styles.place}>
          <span className={styles.label}>{t("fields.from")}</span>
          {labelOf(booking.from)}
        </p>
        <ArrowRight className={styles.arrow} aria-hidden />
        <p className={styles.place}>
          <span className={styles.label}>{t("fields.to")}</span>
          {labelOf(booking.to)}
        </p>
      </div>
      <dl className={styles.grid}>
        {cells.map(([term, value]) => (
          <div key={term} className={styles.cell}>
            <dt className={styles.label}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.price}>
        {amounts && euro !== null ? (
          <>
            <p className={styles.euro}>{formatEuro(euro, language)}</p>
            <div>
              <AmountRows
                amounts={(["TRY", "USD", "GBP"] as const).map((currency) => {
                  const value = amounts[currency];
                  const text = value === null ? t("price.notAvailable") : formatNumber(value, language);
                  const state = value === null ? "missing" : "known";
                  return { currency, name: currencyName(t, currency), state, value, text };
                })}
              />
            </div>
          </>
        ) : (
          <p className={styles.place}>{t("sent.fareOnRequest")}</p>
        )}
      </div>
      <div className={styles.fine}>
        <p>
          <b className={styles.title}>{t("sent.printWaitingTitle")}</b>
          {t("sent.printWaiting")}
        </p>
        <p>
          <b className={styles.title}>{t("sent.printPaymentTitle")}</b>
          {t("sent.printPayment")}
        </p>
      </div>
      <p className={styles.state}>{t("sent.printState", { phone: contact.phone.display.replaceAll(" ", "\u00a0") })}</p>
    </article>,
    document.body,
  );
}
