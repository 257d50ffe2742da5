import { CalendarPlus, Printer } from "lucide-react";
import { useLinkClickHandler } from "react-router-dom";

import { useNetwork } from "#src/api/network.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { voucherHref } from "#src/i18n/paths.ts";
import { useBroughtWords, useTranslation } from "#src/i18n/useTranslation.tsx";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import type { LinkProps } from "#src/ui/link.ts";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { CALENDAR_FILE, calendarHref } from "./rideCalendar.ts";
import { RequestSheet } from "./RequestSheet.tsx";
import styles from "./SentDialog.module.css";
import { extraFacts, fareLabelOf, totalOf, voucherWays } from "./voucherView.ts";
import { amountsText, dayText, vehicleName } from "./words.ts";

interface SentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  voucher: Voucher;
  /** Whether the device keeps its card. */
  isKept: boolean;
  labelOf: (id: string) => string;
  language: Language;
  data: BookingData;
}

/** Leads to the card on the form's page without loading that anew, which a card that could not be kept would not outlive. */
function CardLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    />
  );
}

/** What was sent, to be looked at, printed, put into a calendar or followed up; its card is on the form's page. */
export function SentDialog({ open, onOpenChange, voucher, isKept, labelOf, language, data }: SentDialogProps) {
  useBroughtWords(["request"]);
  const { t } = useTranslation("request");
  const { t: form } = useTranslation("booking");
  const { booking } = voucher;
  const total = totalOf(voucher);
  const [, month, day] = booking.date.split("-");
  const told = { t, form, voucher, data, language, labelOf };
  const network = useNetwork();
  const rows = [
    [t("sent.dateTime"), `${dayText(booking.date, language)}, ${booking.time}`],
    [
      t("sent.vehicle"),
      `${vehicleName(form, booking.vehicleType)}, ${form("passengers.count", { count: booking.passengers })}`,
    ],
    [form("fields.fullName"), booking.fullName],
    [form("fields.phone"), phoneE164(booking.countryCode, booking.phone)],
    ...extraFacts(told).map(({ term, value }) => [term, value] as const),
    [fareLabelOf(told), total ? amountsText(total, language) : t("sent.fareOnRequest")],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      head={
        <>
          <span>
            <Capitals>{labelOf(booking.from)}</Capitals>
          </span>
          <span className={styles.to}>
            <Capitals>{labelOf(booking.to)}</Capitals>
          </span>
        </>
      }
      title={t("sent.title")}
      text={t("sent.text")}
      mark={
        <Postmark
          ring={`${t("sent.stamp")} · ${data.contact.name}`}
          middle={`${day}.${month}`}
          className={styles.mark}
        />
      }
    >
      <RequestSheet {...told} />
      <dl className={styles.rows}>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <DialogClose>
          <Button wide>{t("sent.ok")}</Button>
        </DialogClose>
        <div className={styles.card}>
          <p className={styles.kept}>{isKept ? t("voucher.kept") : t("voucher.notKept")}</p>
          <ButtonLink variant="line" href={voucherHref(language)} Link={CardLink} onClick={() => onOpenChange(false)}>
            {t("voucher.open")}
          </ButtonLink>
        </div>
        <ContactActions layout="grid" actions={voucherWays(told, network)} />
        <div className={styles.copies}>
          <ButtonLink
            variant="line"
            href={calendarHref({ ...told, now: new Date(voucher.sentAt) })}
            download={CALENDAR_FILE}
          >
            <CalendarPlus aria-hidden />
            {t("voucher.calendar")}
          </ButtonLink>
          <Button variant="line" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t("sent.print")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
