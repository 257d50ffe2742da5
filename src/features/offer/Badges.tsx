import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BadgeRow } from "#src/ui/BadgeRow/BadgeRow.tsx";

export interface BadgesProps {
  /** On phones shows only the titles, in one row. */
  compact?: boolean;
}

/** Row of trust badges: secure booking, support at any hour, premium service. */
export function Badges({ compact = false }: BadgesProps) {
  const { t } = useTranslation("pages");
  return (
    <BadgeRow
      compact={compact}
      badges={[
        { mark: "secure", title: t("badges.secure.title"), text: t("badges.secure.text") },
        { mark: "support", title: t("badges.support.title"), text: t("badges.support.text") },
        { mark: "premium", title: t("badges.premium.title"), text: t("badges.premium.text") },
      ]}
    />
  );
}
