import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BadgeRow } from "#src/ui/BadgeRow/BadgeRow.tsx";

export interface BadgesProps {
  language: Language;
  /** On phones shows only the titles, in one row. */
  compact?: boolean;
}

/** Row of trust badges: secure booking, support at any hour, premium service. */
export function Badges({ language, compact = false }: BadgesProps) {
  const { t } = useTranslation("pages");
  return (
    <BadgeRow
      compact={compact}
      badges={[
        {
          figure: formatEuro(0, language),
          unit: t("badges.secure.unit"),
          title: t("badges.secure.title"),
          text: t("badges.secure.text"),
        },
        {
          figure: t("badges.support.figure"),
          unit: t("badges.support.unit"),
          title: t("badges.support.title"),
          text: t("badges.support.text"),
        },
        {
          figure: t("badges.premium.figure"),
          unit: t("badges.premium.unit"),
          title: t("badges.premium.title"),
          text: t("badges.premium.text"),
        },
      ]}
    />
  );
}
