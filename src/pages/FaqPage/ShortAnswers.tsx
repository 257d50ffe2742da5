import type { DriveData, QuestionData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FactsPanel } from "#src/ui/FactsPanel/FactsPanel.tsx";

interface ShortAnswersProps {
  language: Language;
  drives: readonly DriveData[];
  questions: readonly Pick<QuestionData, "id">[];
}

/** Panel with the four facts and the drive times that visitors look up most. Each fact leads to its question below, if that is there. */
export function ShortAnswers({ language, drives, questions }: ShortAnswersProps) {
  const { t } = useTranslation("faq");
  const linkTo = (id: string) => (questions.some((question) => question.id === id) ? `#${id}` : undefined);
  return (
    <FactsPanel
      Link={PageLink}
      answers={[
        {
          value: t("shortAnswers.waiting.value"),
          unit: t("shortAnswers.waiting.unit"),
          text: t("shortAnswers.waiting.text"),
          href: linkTo("waiting"),
        },
        { value: formatEuro(0, language), text: t("shortAnswers.childSeats"), href: linkTo("child-seats") },
        {
          value: t("shortAnswers.cancelling.value"),
          unit: t("shortAnswers.cancelling.unit"),
          text: t("shortAnswers.cancelling.text"),
          href: linkTo("cancelling"),
        },
        { value: t("shortAnswers.always.value"), text: t("shortAnswers.always.text"), href: linkTo("hours") },
      ]}
      drivesTitle={t("shortAnswers.drives")}
      drives={drives.map(({ label, minutes }) => ({ place: label, minutes }))}
    />
  );
}
