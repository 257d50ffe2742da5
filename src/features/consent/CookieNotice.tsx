import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CookieBar } from "#src/ui/CookieBar/CookieBar.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { useConsent } from "./useConsent.ts";

export interface CookieNoticeProps {
  language: Language;
  Link?: LinkComponent;
}

/** The note on cookies, until it is accepted. Without scripts nobody could accept it, so it is not there. */
export function CookieNotice({ language, Link = "a" }: CookieNoticeProps) {
  const { t } = useTranslation("shell");
  const { state, accept } = useConsent();
  if (state !== "open") return null;

  function handleAccept() {
    // The button goes with the bar: whoever pressed it goes on from the page, where it is scrolled to.
    document.querySelector("main")?.focus({ preventScroll: true });
    accept();
  }

  return (
    <CookieBar label={t("cookie.label")} acceptLabel={t("cookie.accept")} onAccept={handleAccept}>
      {t("cookie.text")} <Link href={pathOf(language, "privacy")}>{t("cookie.privacy")}</Link>
    </CookieBar>
  );
}
