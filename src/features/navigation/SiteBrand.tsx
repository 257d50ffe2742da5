import type { MouseEvent } from "react";

import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { isPlainClick } from "#src/ui/isPlainClick.ts";
import { PageLink } from "./PageLink.tsx";

export interface SiteBrandProps {
  language: Language;
  /** Short name of the business. */
  name: string;
  /** Path of the current page, if any; on the home page the link scrolls to the top. */
  pathname?: string;
}

/** Logo and name of the business, linking to the home page. */
export function SiteBrand({ language, name, pathname }: SiteBrandProps) {
  const { t } = useTranslation("shell");
  const home = pathOf(language, "home");

  function scrollToTop(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Smooth scrolling is limited to this case: after a navigation the page has to be at its position at once.
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? "instant" : "smooth" });
  }

  return (
    <Brand
      href={home}
      name={name}
      tagline={t("brand.tagline")}
      homeLabel={t("brand.home")}
      onClick={pathname === home ? scrollToTop : undefined}
      Link={PageLink}
    />
  );
}
