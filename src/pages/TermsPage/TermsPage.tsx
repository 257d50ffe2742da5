import type { PageData } from "#src/content/pageDataTypes.ts";
import { LegalText } from "#src/features/legal/LegalText.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";

export type TermsPageProps = Pick<PageData["terms"], "contact" | "parts">;

/** Terms of service. */
export function TermsPage({ contact, parts }: TermsPageProps) {
  const { t } = useTranslation("pages");
  return (
    <LegalText title={t("terms.title")} note={t("terms.language")} contact={contact} parts={parts} Link={PageLink} />
  );
}
