import type { MouseEvent } from "react";

import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { RouterLink } from "./RouterLink.tsx";

export interface SiteBrandProps {
  language: Language;
  /** The business's whole name. */
  name: string;
  /** The page on show, where there is one; on the home page the link leads to its top. */
  pathname?: string;
}

/** Mark and name of the business, as the way home. */
export function SiteBrand({ language, name, pathname }: SiteBrandProps) {
  const { t } = useTranslation("shell");
  const home = pathOf(language, "home");

  function scrollToTop(event: MouseEvent) {
    event.preventDefault();
    // Only here: a page that is come to, or back to, stands where it belongs at once.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  }

  return (
    <Brand
      href={home}
      // The line below the name begins with the same word.
      name={name.replace(/ Transfer$/, "")}
      tagline={t("brand.tagline")}
      homeLabel={t("brand.home")}
      onClick={pathname === home ? scrollToTop : undefined}
      Link={RouterLink}
    />
  );
}
