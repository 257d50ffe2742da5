import { PlaneLanding, Scan, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import { useNetwork } from "#src/api/network.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { isOver, type Voucher } from "#src/domain/voucher.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { useBroughtWords, useTranslation } from "#src/i18n/useTranslation.tsx";
import { NameSign } from "#src/ui/NameSign/NameSign.tsx";
import { VoucherCard } from "#src/ui/VoucherCard/VoucherCard.tsx";
import { CALENDAR_FILE, calendarHref } from "./rideCalendar.ts";
import styles from "./Vouchers.module.css";
import { clearVoucher, isKept, readVouchers, subscribeToVouchers } from "./voucherStore.ts";
import { beginsAtAirport, signFacts, signNameOf, voucherView, voucherWays } from "./voucherView.ts";

export interface VouchersProps {
  data: BookingData;
  language: Language;
}

/** The cards with what to do with them, or that there is none. */
export function Vouchers({ data, language }: VouchersProps) {
  useBroughtWords(["request"]);
  const { t } = useTranslation("request");
  const { t: form } = useTranslation("booking");
  const vouchers = useSyncExternalStore(subscribeToVouchers, readVouchers);
  const network = useNetwork();
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const [signed, setSigned] = useState<Voucher | null>(null);
  const [printed, setPrinted] = useState<string | null>(null);
  const { contact } = data;
  const labelOf = (id: string) => data.places.find((place) => place.id === id)?.label ?? id;
  const isEmpty = vouchers.length === 0;
  const toCome = vouchers.filter((voucher) => !isOver(voucher, now.getTime()));

  useEffect(() => {
    // The browser has looked for it before it was there.
    if (location.hash !== `#${VOUCHER_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  const print = ({ id }: Voucher) => {
    flushSync(() => setPrinted(id));
    window.print();
    setPrinted(null);
  };
  const clear = (voucher: Voucher) => {
    clearVoucher(voucher);
    // The pressed button goes with its card.
    heading.current?.focus();
  };

  if (isEmpty && location.hash !== `#${VOUCHER_ID}`) return null;
  return (
    <section className={styles.vouchers}>
      <div>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t("voucher.heading")}
        </h2>
        {isEmpty && <p className={styles.lead}>{t("voucher.none")}</p>}
        {toCome.length > 0 && <p className={styles.lead}>{t("voucher.lead")}</p>}
      </div>
      {!isEmpty && (
        <div className={styles.cards}>
          {vouchers.map((voucher) => {
            const input = { t, form, voucher, data, language, labelOf };
            const isPast = !toCome.includes(voucher);
            return (
              <VoucherCard
                key={voucher.id}
                {...voucherView({ ...input, now })}
                level={3}
                printable={printed === null || printed === voucher.id}
                actions={{
                  ...(!isPast && {
                    show: { label: t("voucher.show"), onPress: () => setSigned(voucher) },
                    calendar: {
                      label: t("voucher.calendar"),
                      href: calendarHref({ ...input, now }),
                      download: CALENDAR_FILE,
                    },
                  }),
                  ways: voucherWays(input, network),
                  print: { label: t("sent.print"), onPress: () => print(voucher) },
                  clear: { label: t("voucher.clear"), onPress: () => clear(voucher) },
                }}
              />
            );
          })}
        </div>
      )}
      {!isEmpty && (
        <ul className={styles.steps} role="list">
          {toCome.some(beginsAtAirport) && (
            <li className={styles.step}>
              <PlaneLanding className={styles.icon} aria-hidden />
              {t("voucher.steps.land")}
            </li>
          )}
          {toCome.length > 0 && (
            <li className={styles.step}>
              <Scan className={styles.icon} aria-hidden />
              {t("voucher.steps.show")}
            </li>
          )}
          <li className={styles.step}>
            <ShieldCheck className={styles.icon} aria-hidden />
            {vouchers.every(isKept) ? t("voucher.steps.keep") : t("voucher.notKept")}
          </li>
        </ul>
      )}
      {signed && (
        <NameSign
          open
          onOpenChange={() => setSigned(null)}
          label={t("voucher.signLabel")}
          name={signNameOf(signed)}
          brand={contact.name}
          {...signFacts({ t, form, voucher: signed, data, language, labelOf })}
          closeLabel={t("voucher.close")}
        />
      )}
    </section>
  );
}
