import { CalendarPlus, Printer } from "lucide-react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { phoneText } from "#src/domain/phone.ts";
import { VEHICLES } from "#src/domain/price.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { voucherHref } from "#src/i18n/paths.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { VoucherFact } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { DialogRoute } from "./DialogRoute.tsx";
import { calendarHref } from "./rideCalendar.ts";
import { RequestSheet } from "./RequestSheet.tsx";
import { SentPostmark } from "./SentPostmark.tsx";
import styles from "./SentDialog.module.css";
import { extraFacts, fareLabel, referenceFacts, totalAmounts, rideMessage } from "./voucherView.ts";
import { amountsText, dayText } from "./labels.ts";
import { VoucherLink } from "./VoucherLink.tsx";

interface SentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  voucher: Voucher;
  /** Whether the voucher is stored on this device. */
  isSaved: boolean;
  /** The request as plain text, to be copied. */
  text: string;
  labelOf: (id: string) => string;
  language: Language;
  data: BookingData;
}

/** Dialog with the sent request: its details, a link to the voucher, contact channels, calendar file, print and copy. */
export function SentDialog({ open, onOpenChange, voucher, isSaved, text, labelOf, language, data }: SentDialogProps) {
  const { t } = useTranslation("request");
  const { t: tBooking } = useTranslation(["booking", "fares"]);
  const { booking } = voucher;
  const total = totalAmounts(voucher);
  const voucherInput = { t, tBooking, voucher, data, language, labelOf };
  const rows: VoucherFact[] = [
    ...referenceFacts(voucherInput),
    { term: t("sent.dateTime"), value: `${dayText(booking.date, language)}, ${booking.time}`, isVerbatim: true },
    {
      term: t("sent.vehicle"),
      value: `${VEHICLES[booking.vehicleType].name}, ${tBooking("passengers.count", { count: booking.passengers })}`,
    },
    { term: tBooking("fields.fullName"), value: booking.fullName, isVerbatim: true },
    { term: tBooking("fields.phone"), value: phoneText(booking.countryCode, booking.phone), isVerbatim: true },
    ...extraFacts(voucherInput),
    {
      term: fareLabel(voucherInput),
      value: total ? amountsText(total, language) : t("sent.fareOnRequest"),
      isVerbatim: total !== null,
    },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      head={<DialogRoute from={labelOf(booking.from)} to={labelOf(booking.to)} />}
      title={t("sent.title")}
      text={t("sent.text")}
      mark={<SentPostmark sentAt={voucher.sentAt} name={data.contact.name} className={styles.mark} />}
    >
      <RequestSheet {...voucherInput} />
      <dl className={styles.rows}>
        {rows.map(({ term, value, isVerbatim }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>
              <FixedValues>{term}</FixedValues>
            </dt>
            <dd className={styles.value} translate={isVerbatim ? "no" : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <div className={styles.card}>
          <ButtonLink variant="ink" href={voucherHref(language)} Link={VoucherLink} onClick={() => onOpenChange(false)}>
            {t("voucher.open")}
          </ButtonLink>
          <p className={styles.kept}>{isSaved ? t("voucher.kept") : t("voucher.notKept")}</p>
        </div>
        <ContactButtons layout="grid" contact={data.contact} language={language} message={rideMessage(voucherInput)} />
        <div className={styles.copies}>
          <ButtonLink variant="line" href={calendarHref(voucher, language)} type="text/calendar">
            <CalendarPlus aria-hidden />
            <span>{t("sent.addToCalendar")}</span>
          </ButtonLink>
          <Button variant="line" onClick={() => window.print()}>
            <Printer aria-hidden />
            <span>{t("sent.print")}</span>
          </Button>
          {/* There is no clipboard without HTTPS. */}
          {"clipboard" in navigator && <CopyButton variant="line" text={text} />}
        </div>
        <DialogClose>
          <Button variant="text" className={styles.ok}>
            {t("sent.ok")}
          </Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
