import { savesData } from "#src/domain/connection.ts";
import { languageOfPath, type Language } from "#src/domain/language.ts";
import { RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import { registerWhenIdle } from "./register.ts";

/**
 * Registers the service worker for the current language once the visitor is likely to benefit from it: on the third
 * page of a visit, at the first interaction with the booking form, in an installed app, or if a worker for another
 * language is active. With data saving on, only the form counts. A visit of one or two pages downloads nothing for the
 * cache. Returns a function to call with the path of each page that is shown.
 */
export function registerOnIntent(): (pathname: string) => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const isSavingData = savesData(navigator);
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  const pages = new Set<string>();
  const requested = new Set<Language>();
  let hasReason = !isSavingData && (isInstalled || navigator.serviceWorker.controller !== null);
  const registerIfNeeded = () => {
    const language = languageOfPath(location.pathname);
    if (!hasReason || requested.has(language)) return;
    requested.add(language);
    registerWhenIdle(language);
  };
  const handleInteraction = ({ target }: { target: EventTarget | null }) => {
    hasReason ||= isInForm(target);
    registerIfNeeded();
  };
  addEventListener("focusin", handleInteraction, { passive: true });
  addEventListener("pointerdown", handleInteraction, { passive: true });
  handleInteraction({ target: document.activeElement });
  return (pathname) => {
    hasReason ||= pages.add(pathname).size > 2 && !isSavingData;
    registerIfNeeded();
  };
}

function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${RESERVATION_FORM_ID}`) !== null;
}
