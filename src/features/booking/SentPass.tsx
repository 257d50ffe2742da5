import { CalendarPlus, IdCard, List } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { phoneText } from "#src/domain/phone.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { voucherHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { PassTicket } from "#src/ui/PassTicket/PassTicket.tsx";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { calendarHref } from "./rideCalendar.ts";
import { SentDialog } from "./SentDialog.tsx";
import { SentPostmark } from "./SentPostmark.tsx";
import styles from "./SentPass.module.css";
import type { SentRequest } from "./sending.ts";
import { VoucherLink } from "./VoucherLink.tsx";
import {
  beginsAtAirport,
  factText,
  referenceFacts,
  returnTripFacts,
  rideMessage,
  shownExtraFacts,
  termFacts,
  totalAmounts,
  voucherView,
} from "./voucherView.ts";

export interface SentPassProps {
  request: SentRequest;
  /** Whether the guest has gone nowhere since the form was sent: only then does the pass take the focus. */
  isSamePlace: boolean;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
  /** Button that shows the form again, beside the one for all details. */
  children?: ReactNode;
}

/** Pass of the request that has just been sent, in the place of the form. */
export function SentPass({ request, isSamePlace, data, language, labelOf, children }: SentPassProps) {
  const { t } = useTranslation("request");
  const { t: tBooking } = useTranslation(["booking", "fares"]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  useCloseOnBack(isDialogOpen, () => setDialogOpen(false));

  const { voucher, isSaved, text } = request;
  // As it was when the pass came. In another language the page begins from its top.
  const [isAwaited] = useState(request.isAwaited && isSamePlace);
  const { booking, extras } = voucher;
  const input = { t, tBooking, voucher, data, language, labelOf };
  const now = new Date(voucher.sentAt);
  const view = voucherView({ ...input, now });
  const euro = totalAmounts(voucher)?.EUR ?? null;
  const [reference] = referenceFacts(input);
  const phone = phoneText(booking.countryCode, booking.phone);

  // Before the first paint, so that the pass is never seen elsewhere.
  useLayoutEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView();
  }, [isAwaited]);

  return (
    <>
      <PassTicket
        heading={t("sent.passHeading")}
        headingRef={heading}
        brand={view.brand}
        reference={reference}
        headline={t("sent.headline")}
        next={t(euro === null ? "sent.nextEnquiry" : "sent.next", { phone })}
        dateTime={view.dateTime}
        date={view.date}
        time={view.time}
        zone={view.zone}
        from={view.from}
        to={view.to}
        facts={[view.party, view.sign, ...returnTripFacts(input), ...shownExtraFacts(input)]}
        mark={<SentPostmark sentAt={voucher.sentAt} name={data.contact.name} className={styles.mark} />}
        fareLabel={view.fareLabel}
        fareNote={t("sent.fareNote")}
        fare={
          euro === null ? { text: t("sent.fareOnRequest") } : { euro: formatEuro(euro, language), others: view.others }
        }
        terms={termFacts(input)}
        open={
          <ButtonLink wide variant="ink" href={voucherHref(language)} Link={VoucherLink}>
            <IdCard aria-hidden />
            <span>{t("voucher.open")}</span>
          </ButtonLink>
        }
        kept={t(isSaved ? "voucher.kept" : "voucher.notKept")}
        calendar={
          <ButtonLink wide variant="line" href={calendarHref(voucher, language)} type="text/calendar">
            <CalendarPlus aria-hidden />
            <span>{t("sent.addToCalendar")}</span>
          </ButtonLink>
        }
        contactLabel={t(beginsAtAirport(voucher) && extras.flightNumber === "" ? "sent.contactFlight" : "sent.contact")}
        contact={
          <ContactButtons
            layout="grid"
            contact={data.contact}
            language={language}
            message={rideMessage(input)}
            limit={2}
            variant="line"
          />
        }
      />
      <div className={styles.others}>
        <Button variant="text" onClick={() => setDialogOpen(true)}>
          <List aria-hidden />
          <span>{t("sent.more")}</span>
        </Button>
        {children}
      </div>
      <SentDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        voucher={voucher}
        isSaved={isSaved}
        text={[text, ...referenceFacts(input).map(factText)].join("\n")}
        labelOf={labelOf}
        language={language}
        data={data}
      />
    </>
  );
}
