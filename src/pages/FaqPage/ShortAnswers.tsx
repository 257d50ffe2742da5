import type { DriveData } from "#src/content/pageDataTypes.ts";
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
        {
          value: t("shortAnswers.waiting.value"),
          unit: t("shortAnswers.waiting.unit"),
          text: t("shortAnswers.waiting.text"),
        },
        { value: formatEuro(0, language), text: t("shortAnswers.childSeats") },
        {
          value: t("shortAnswers.cancelling.value"),
          unit: t("shortAnswers.cancelling.unit"),
          text: t("shortAnswers.cancelling.text"),
        },
        { value: t("shortAnswers.always.value"), text: t("shortAnswers.always.text") },
      ]}
      drivesTitle={t("shortAnswers.drives")}
      drives={drives.map(({ label, minutes }) => ({ place: label, minutes }))}
    />
  );
}
