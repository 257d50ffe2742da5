import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { ConsentWithdrawal } from "#src/features/consent/ConsentWithdrawal.tsx";
import { LegalText } from "#src/features/legal/LegalText.tsx";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";

export type PrivacyPageProps = Pick<PageData["privacy"], "language" | "contact" | "keyFacts" | "groups">;

/** Privacy policy, with the way to take back the consent to cookies. */
export function PrivacyPage({ language, contact, keyFacts, groups }: PrivacyPageProps) {
  const { t } = useTranslation("legal");
  return (
    <LegalText
      title={t("privacy.title")}
      note={t("privacy.language")}
      language={language}
      contact={contact}
      keyFacts={keyFacts}
      groups={groups}
      Link={PageLink}
    >
      <ConsentWithdrawal />
    </LegalText>
  );
}
