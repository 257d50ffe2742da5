import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { LegalText } from "#src/features/legal/LegalText.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";

export type TermsPageProps = Pick<PageData["terms"], "language" | "contact" | "keyFacts" | "groups">;

/** Terms of service. */
export function TermsPage({ language, contact, keyFacts, groups }: TermsPageProps) {
  const { t } = useTranslation("legal");
  return (
    <LegalText
      title={t("terms.title")}
      note={t("terms.language")}
      language={language}
      contact={contact}
      keyFacts={keyFacts}
      groups={groups}
      Link={PageLink}
    />
  );
}
