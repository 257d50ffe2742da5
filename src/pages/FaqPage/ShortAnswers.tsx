import type { DriveData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FactsPanel } from "#src/ui/FactsPanel/FactsPanel.tsx";

interface ShortAnswersProps {
  language: Language;
  drives: readonly DriveData[];
}

/** Panel with the four facts and the drive times that visitors look up most. Each fact leads to its question below. */
export function ShortAnswers({ language, drives }: ShortAnswersProps) {
  const { t } = useTranslation("faq");
  return (
    <FactsPanel
      Link={PageLink}
      answers={[
        {
          value: t("shortAnswers.waiting.value"),
          unit: t("shortAnswers.waiting.unit"),
          text: t("shortAnswers.waiting.text"),
          href: "#waiting",
        },
        { value: formatEuro(0, language), text: t("shortAnswers.childSeats"), href: "#child-seats" },
        {
          value: t("shortAnswers.cancelling.value"),
          unit: t("shortAnswers.cancelling.unit"),
          text: t("shortAnswers.cancelling.text"),
          href: "#cancelling",
        },
        { value: t("shortAnswers.always.value"), text: t("shortAnswers.always.text"), href: "#hours" },
      ]}
      drivesTitle={t("shortAnswers.drives")}
      drives={drives.map(({ label, minutes }) => ({ place: label, minutes }))}
    />
  );
}
