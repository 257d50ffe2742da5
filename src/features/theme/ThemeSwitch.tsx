import { THEMES } from "#src/domain/theme.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { ThemeChoice, type ThemeChoiceVariant } from "#src/ui/ThemeChoice/ThemeChoice.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { useTheme } from "./useTheme.ts";

export interface ThemeSwitchProps {
  variant: ThemeChoiceVariant;
}

/** Lets a visitor choose day or night against the device. Without scripts the device decides, so it is not there. */
export function ThemeSwitch({ variant }: ThemeSwitchProps) {
  const { t } = useTranslation("shell");
  const { choice, choose } = useTheme();
  if (!useHydrated()) return null;

  return (
    <ThemeChoice
      label={t("theme.label")}
      options={(["device", ...THEMES] as const).map((value) => ({ value, name: t(`theme.${value}`) }))}
      value={choice}
      onValueChange={choose}
      variant={variant}
    />
  );
}
