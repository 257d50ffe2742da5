import { useLocation } from "react-router-dom";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { inLanguage } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { FlagCountry } from "#src/ui/Flag/Flag.tsx";
import { LanguageSwitch, type LanguageSwitchVariant } from "#src/ui/LanguageSwitch/LanguageSwitch.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { ReplaceLink } from "./ReplaceLink.tsx";

const FLAGS: Record<Language, FlagCountry> = { tr: "tr", en: "gb", ru: "ru" };

export interface SiteLanguagesProps {
  language: Language;
  /** Path of the current page. */
  pathname: string;
  variant: LanguageSwitchVariant;
}

/** Language switch: each option links to the current page in that language, keeping query and hash. */
export function SiteLanguages({ language, pathname, variant }: SiteLanguagesProps) {
  const { t } = useTranslation("shell");
  const { search, hash } = useLocation();
  // Query and hash are unknown when prerendering.
  const queryAndHash = useHydrated() ? search + hash : "";

  return (
    <LanguageSwitch
      label={t("languages.label")}
      currentLabel={t("languages.current", { name: t(`languages.names.${language}`) })}
      options={LANGUAGES.map((option) => ({
        language: option,
        code: option.toUpperCase(),
        name: t(`languages.names.${option}`),
        flag: FLAGS[option],
        href: inLanguage(pathname, option) + queryAndHash,
        current: option === language,
      }))}
      variant={variant}
      Link={ReplaceLink}
    />
  );
}
