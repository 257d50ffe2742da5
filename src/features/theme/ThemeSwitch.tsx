import { THEMES } from "#src/domain/theme.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ThemeChoice } from "#src/ui/ThemeChoice/ThemeChoice.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { useTheme } from "./useTheme.ts";

/** Theme switch: day, night or the device setting. Not prerendered, because without scripts only the device setting applies. */
export function ThemeSwitch() {
  const { t } = useTranslation("shell");
  const { choice, choose } = useTheme();
  if (!useHydrated()) return null;

  return (
    <ThemeChoice
      label={t("theme.label")}
      options={(["device", ...THEMES] as const).map((value) => ({ value, name: t(`theme.${value}`) }))}
      value={choice}
      onValueChange={choose}
    />
  );
}
