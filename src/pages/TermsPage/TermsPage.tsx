import type { PageData } from "#src/content/schema.ts";
import { LegalText } from "#src/features/legal/LegalText.tsx";
import { useTranslation } from "#src/i18n/useTranslation.tsx";

export type TermsPageProps = Pick<PageData["terms"], "contact" | "parts">;

/** On which terms a ride is booked and driven. */
export function TermsPage({ contact, parts }: TermsPageProps) {
  const { t } = useTranslation("pages");
  return <LegalText title={t("terms.title")} note={t("terms.language")} contact={contact} parts={parts} />;
}
