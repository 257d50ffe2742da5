import { Award, Clock, ShieldCheck } from "lucide-react";

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
        { icon: ShieldCheck, title: t("badges.secure.title"), text: t("badges.secure.text") },
        { icon: Clock, title: t("badges.support.title"), text: t("badges.support.text") },
        { icon: Award, title: t("badges.premium.title"), text: t("badges.premium.text") },
      ]}
    />
  );
}
