import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { placeLabel } from "#src/domain/places.ts";
import { isOver, type Voucher } from "#src/domain/voucher.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { useContactActions } from "#src/features/contact/useContactActions.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { NameSign } from "#src/ui/NameSign/NameSign.tsx";
import { VoucherCard } from "#src/ui/VoucherCard/VoucherCard.tsx";
import { rideText } from "./labels.ts";
import { calendarHref } from "./rideCalendar.ts";
import styles from "./Vouchers.module.css";
import { deleteVoucher, isSaved, readVouchers, subscribeToVouchers } from "./voucherStore.ts";
import { VoucherSteps } from "./VoucherSteps.tsx";
import { beginsAtAirport, signFacts, signNameOf, voucherView, rideMessage } from "./voucherView.ts";

export interface VouchersProps {
  data: BookingData;
  language: Language;
  /** Whether the cards are folded into one line. */
  folded: boolean;
}

/** List of stored vouchers with instructions; at their own hash also an empty state. */
export function Vouchers({ data, language, folded }: VouchersProps) {
  const { t } = useTranslation("request");
  const { t: tBooking } = useTranslation(["booking", "fares"]);
  const vouchers = useSyncExternalStore(subscribeToVouchers, readVouchers);
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const [voucherOnSign, setVoucherOnSign] = useState<Voucher | null>(null);
  const [printedId, setPrintedId] = useState<string | null>(null);
  const { contact } = data;
  const actionsFor = useContactActions(contact, language);
  const labelOf = (id: string) => placeLabel(data.places, id);
  const [latest] = vouchers;
  const isEmpty = latest === undefined;
  const upcoming = vouchers.filter((voucher) => !isOver(voucher, now.getTime()));

  useEffect(() => {
    // This component is loaded lazily, so the browser could not find the target of the hash yet.
    if (location.hash !== `#${VOUCHER_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  const print = ({ id }: Voucher) => {
    flushSync(() => setPrintedId(id));
    window.print();
    setPrintedId(null);
  };
  const clear = (voucher: Voucher) => {
    deleteVoucher(voucher);
    // The pressed button unmounts with its voucher.
    heading.current?.focus();
  };

  if (isEmpty && location.hash !== `#${VOUCHER_ID}`) return null;
  const cards = (
    <div className={styles.cards}>
      {vouchers.map((voucher) => {
        const input = { t, tBooking, voucher, data, language, labelOf };
        const isPast = !upcoming.includes(voucher);
        return (
          <VoucherCard
            key={voucher.id}
            {...voucherView({ ...input, now })}
            level={3}
            printable={printedId === null || printedId === voucher.id}
            actions={{
              ...(!isPast && {
                show: { label: t("voucher.show"), onPress: () => setVoucherOnSign(voucher) },
                calendar: { label: t("sent.addToCalendar"), href: calendarHref(voucher, language) },
              }),
              contacts: actionsFor(rideMessage(input)),
              print: { label: t("sent.print"), onPress: () => print(voucher) },
              clear: { label: t("voucher.clear"), onPress: () => clear(voucher) },
            }}
          />
        );
      })}
    </div>
  );
  const sign = voucherOnSign && (
    <NameSign
      open
      onOpenChange={() => setVoucherOnSign(null)}
      label={t("voucher.signLabel")}
      name={signNameOf(voucherOnSign)}
      brand={contact.name}
      {...signFacts({ t, tBooking, voucher: voucherOnSign, data, language, labelOf })}
      closeLabel={t("voucher.close")}
    />
  );
  if (folded && latest) {
    const ride = rideText(latest.booking, language, labelOf);
    return (
      <>
        <Disclosure
          className={styles.earlier}
          label={<FixedValues>{t("voucher.earlier", { count: vouchers.length, ride })}</FixedValues>}
        >
          {cards}
        </Disclosure>
        {sign}
      </>
    );
  }
  return (
    <section className={styles.vouchers}>
      <div>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t("voucher.heading")}
        </h2>
        {isEmpty && <p className={styles.lead}>{t("voucher.none")}</p>}
        {upcoming.length > 0 && <p className={styles.lead}>{t("voucher.lead")}</p>}
      </div>
      {!isEmpty && cards}
      {!isEmpty && (
        <VoucherSteps
          lands={upcoming.some(beginsAtAirport)}
          upcoming={upcoming.length > 0}
          keptText={t(vouchers.every(isSaved) ? "voucher.steps.keep" : "voucher.notKept")}
        />
      )}
      {sign}
    </section>
  );
}
