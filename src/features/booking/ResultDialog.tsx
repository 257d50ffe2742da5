import type { BookingData } from "#src/content/schema.ts";
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

/** Dialog with the details of a submission: the sent request, or other channels for one that failed. */
export function ResultDialog({ open, onOpenChange, result, data, language, labelOf }: ResultDialogProps) {
  const { order, text } = result;
  if (result.kind === "sent") {
    return (
      <SentDialog
        open={open}
        onOpenChange={onOpenChange}
        voucher={result.voucher}
        isSaved={result.isSaved}
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
      contact={data.contact}
      language={language}
    />
  );
}
