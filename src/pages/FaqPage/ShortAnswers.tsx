import type { DriveData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FactsPanel } from "#src/ui/FactsPanel/FactsPanel.tsx";

interface ShortAnswersProps {
  language: Language;
  drives: readonly DriveData[];
}

/** Panel with the four facts and the drive times that visitors look up most. */
export function ShortAnswers({ language, drives }: ShortAnswersProps) {
  const { t } = useTranslation("faq");
  return (
    <FactsPanel
      answers={[
        { value: t("slip.waiting.value"), unit: t("slip.waiting.unit"), text: t("slip.waiting.text") },
        { value: formatEuro(0, language), text: t("slip.childSeats") },
        { value: t("slip.cancelling.value"), unit: t("slip.cancelling.unit"), text: t("slip.cancelling.text") },
        { value: t("slip.always.value"), text: t("slip.always.text") },
      ]}
      drivesTitle={t("slip.drives")}
      drives={drives.map(({ label, minutes }) => ({ place: label, minutes }))}
    />
  );
}
