import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import { useBroughtWords } from "#src/i18n/useBroughtWords.ts";
import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { Dialog, DialogClose } from "#src/ui/Dialog/Dialog.tsx";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { RequestSheet } from "./RequestSheet.tsx";
import type { Order } from "./useSending.ts";
import styles from "./SentDialog.module.css";
import { amountsText, dayText, vehicleName } from "./words.ts";

interface SentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  order: Order;
  labelOf: (id: string) => string;
  language: Language;
  contact: ContactData;
  whatsapp: string;
}

/** What was sent, to be looked at, printed, or followed up. It lives in memory alone: nothing of it is kept. */
export function SentDialog({ open, onOpenChange, order, labelOf, language, contact, whatsapp }: SentDialogProps) {
  useBroughtWords(["request"]);
  const { t } = useTranslation(["booking", "request"]);
  const { booking, amounts } = order;
  const [, month, day] = booking.date.split("-");
  const rows = [
    [t("request:sent.dateTime"), `${dayText(booking.date, language)}, ${booking.time}`],
    [
      t("request:sent.vehicle"),
      `${vehicleName(t, booking.vehicleType)}, ${t("passengers.count", { count: booking.passengers })}`,
    ],
    [t("fields.fullName"), booking.fullName],
    [t("fields.phone"), phoneE164(booking.countryCode, booking.phone)],
    [t("request:sent.fare"), amounts ? amountsText(amounts, language) : t("request:sent.fareOnRequest")],
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
      title={t("request:sent.title")}
      text={t("request:sent.text")}
      mark={
        <Postmark
          ring={`${t("request:sent.stamp")} · ${contact.name}`}
          middle={`${day}.${month}`}
          className={styles.mark}
        />
      }
    >
      <RequestSheet order={order} labelOf={labelOf} language={language} contact={contact} />
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
          <Button wide>{t("request:sent.ok")}</Button>
        </DialogClose>
        <ButtonLink variant="whatsapp" wide href={whatsapp} target="_blank" rel="noopener">
          <BrandIcon brand="whatsapp" />
          {t("request:sent.whatsapp")}
        </ButtonLink>
        <Button variant="line" wide onClick={() => window.print()}>
          <Printer aria-hidden />
          {t("request:sent.print")}
        </Button>
      </div>
    </Dialog>
  );
}
