import { CalendarPlus, PlaneLanding, Printer, Scan, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { placeLabel } from "#src/domain/places.ts";
import { type Voucher, isOver } from "#src/domain/voucher.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { NameSign } from "#src/ui/NameSign/NameSign.tsx";
import { Pass } from "#src/ui/Pass/Pass.tsx";
import { rideText } from "./labels.ts";
import { beginsAtAirport, passContent, rideMessage, signFacts, signNameOf } from "./passContent.ts";
import { calendarHref } from "./rideCalendar.ts";
import { SentPostmark } from "./SentPostmark.tsx";
import styles from "./Vouchers.module.css";
import { deleteVoucher, isSaved, readVouchers, subscribeToVouchers } from "./voucherStore.ts";

export interface VouchersProps {
  data: BookingData;
  language: Language;
  /** Whether the passes are folded into one line. */
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
  const labelOf = (id: string) => placeLabel(data.places, id);
  const [latest] = vouchers;
  const isEmpty = latest === undefined;
  const upcoming = vouchers.filter((voucher) => !isOver(voucher, now.getTime()));

  useEffect(() => {
    // This component is loaded lazily, so the browser could not find the target of the hash yet.
    if (folded || location.hash !== `#${VOUCHER_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [folded]);

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
          <Pass
            key={voucher.id}
            {...passContent({ ...input, now })}
            place="kept"
            heading={t("sent.printHeading")}
            printable={printedId === null || printedId === voucher.id}
            mark={<SentPostmark sentAt={voucher.sentAt} name={contact.name} />}
            actions={{
              main: !isPast && (
                <Button wide onClick={() => setVoucherOnSign(voucher)}>
                  <Scan aria-hidden />
                  <span>{t("voucher.show")}</span>
                </Button>
              ),
              contacts: (
                <ContactButtons layout="grid" contact={contact} language={language} message={rideMessage(input)} />
              ),
              others: (
                <>
                  {!isPast && (
                    <ButtonLink variant="line" href={calendarHref(voucher, language)} type="text/calendar">
                      <CalendarPlus aria-hidden />
                      <span>{t("sent.addToCalendar")}</span>
                    </ButtonLink>
                  )}
                  <Button variant="line" onClick={() => print(voucher)}>
                    <Printer aria-hidden />
                    <span>{t("sent.print")}</span>
                  </Button>
                </>
              ),
              last: (
                <button type="button" className={styles.clear} onClick={() => clear(voucher)}>
                  {t("voucher.clear")}
                </button>
              ),
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

interface VoucherStepsProps {
  /** Whether a ride begins at the airport. */
  lands: boolean;
  /** Whether a ride is still to come. */
  upcoming: boolean;
  /** Where the voucher is kept, or that it could not be. */
  keptText: string;
}

/** What a guest does next with a voucher, in chronological order, and where it is kept. */
function VoucherSteps({ lands, upcoming, keptText }: VoucherStepsProps) {
  const { t } = useTranslation("request");
  return (
    <ul className={styles.steps} role="list">
      {lands && (
        <li className={styles.step}>
          <PlaneLanding className={styles.icon} aria-hidden />
          <span>{t("voucher.steps.land")}</span>
        </li>
      )}
      {upcoming && (
        <li className={styles.step}>
          <Scan className={styles.icon} aria-hidden />
          <span>{t("voucher.steps.show")}</span>
        </li>
      )}
      <li className={styles.step}>
        <ShieldCheck className={styles.icon} aria-hidden />
        <span>{keptText}</span>
      </li>
    </ul>
  );
}
