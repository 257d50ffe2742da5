import type { BookingData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { FailedDialog } from "./FailedDialog.tsx";
import { SentDialog } from "./SentDialog.tsx";
import type { OrderResult } from "./useSubmission.ts";

export interface ResultDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  result: OrderResult;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
}

/** What was sent, or other ways for what was not. */
export function ResultDialog({ open, onOpenChange, result, data, language, labelOf }: ResultDialogProps) {
  const { order, text } = result;
  if (result.kind === "sent") {
    return (
      <SentDialog
        open={open}
        onOpenChange={onOpenChange}
        voucher={result.voucher}
        isKept={result.isKept}
        labelOf={labelOf}
        language={language}
        data={data}
      />
    );
  }
  return (
    <FailedDialog
      open={open}
      onOpenChange={onOpenChange}
      from={labelOf(order.booking.from)}
      to={labelOf(order.booking.to)}
      text={text}
      links={contactLinks(data.contact, text)}
      language={language}
    />
  );
}
