import { useState } from "react";

import type { ExtraError } from "#src/domain/extras.ts";
import { areExtrasUntouched, type ExtraField } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Extras } from "#src/ui/Extras/Extras.tsx";
import { ExtraFields, FilledExtras } from "./ExtraFields.tsx";
import type { BookingFields } from "./useBookingFields.ts";

interface BookingExtrasProps {
  fields: Pick<BookingFields, "extras" | "changeExtras">;
  language: Language;
  errors: Partial<Record<ExtraField, ExtraError>>;
  busy: boolean;
}

/** Disclosure with the optional form fields: return trip, flight number, child seats and so on. */
export function BookingExtras({ fields, language, errors, busy }: BookingExtrasProps) {
  const { t } = useTranslation("booking");
  const { extras, changeExtras } = fields;
  const [isOpen, setOpen] = useState(false);
  return (
    <Extras
      title={t("extras.title")}
      optional={t("extras.optional")}
      filled={areExtrasUntouched(extras) ? undefined : <FilledExtras language={language} values={extras} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <ExtraFields values={extras} onChange={changeExtras} errors={errors} busy={busy} />
    </Extras>
  );
}
