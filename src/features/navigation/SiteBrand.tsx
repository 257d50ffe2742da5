import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { RouterLink } from "./RouterLink.tsx";

export interface SiteBrandProps {
  language: Language;
  /** The business's whole name. */
  name: string;
  /** On the home page the link leads to its top: only there, for a page that is come to, or back to, stands where it belongs at once. */
  onTop?: (() => void) | undefined;
}

/** Mark and name of the business, as the way home. */
export function SiteBrand({ language, name, onTop }: SiteBrandProps) {
  const { t } = useTranslation("shell");

  function handleClick(event: MouseEvent) {
    if (!onTop) return;
    event.preventDefault();
    onTop();
  }

  return (
    <Brand
      href={pathOf(language, "home")}
      // The line below the name begins with the same word.
      name={name.replace(/ Transfer$/, "")}
      tagline={t("brand.tagline")}
      homeLabel={t("brand.home")}
      onClick={handleClick}
      Link={RouterLink}
    />
  );
}
