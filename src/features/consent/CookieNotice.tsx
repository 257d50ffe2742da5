import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CookieBar } from "#src/ui/CookieBar/CookieBar.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { useConsent } from "./useConsent.ts";

export interface CookieNoticeProps {
  language: Language;
  Link?: LinkComponent;
}

/** Cookie notice, shown until accepted. Not prerendered, because it cannot be accepted without scripts. */
export function CookieNotice({ language, Link = "a" }: CookieNoticeProps) {
  const { t } = useTranslation("shell");
  const { state, accept } = useConsent();
  if (state !== "open") return null;

  function handleAccept() {
    // The pressed button unmounts with the bar, so focus moves to the page content without scrolling.
    document.querySelector("main")?.focus({ preventScroll: true });
    accept();
  }

  return (
    <CookieBar label={t("cookie.label")} acceptLabel={t("cookie.accept")} onAccept={handleAccept}>
      <span>{t("cookie.text")}</span> <Link href={pathOf(language, "privacy")}>{t("cookie.privacy")}</Link>
    </CookieBar>
  );
}
