import { savesData } from "#src/domain/connection.ts";
import { RESERVATION_FORM_ID } from "#src/i18n/paths.ts";

/** What of the router is needed here. */
interface Visit {
  subscribe(listener: (state: { location: { pathname: string } }) => void): () => void;
}

/**
 * Brings the service worker once there is a reason to: the third page of a visit, the first touch of the form, or a site that was
 * installed. Who saves data gets it with the form alone. A look at one page, and where it leads on to, costs nothing beside them.
 */
export function registerWithReason(visit: Visit): void {
  // A browser that cannot, or whose worker is at work: that one looks for its successor by itself.
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
  const ends: (() => void)[] = [];
  const hasReason = () => {
    for (const end of ends.splice(0)) end();
    // Without it everything goes on as before.
    import("./register.ts").then(({ registerWhenQuiet }) => registerWhenQuiet()).catch(() => undefined);
  };

  if (isInForm(document.activeElement)) return hasReason();
  for (const type of ["focusin", "pointerdown"] as const) {
    const look = ({ target }: Event) => isInForm(target) && hasReason();
    addEventListener(type, look, { passive: true });
    ends.push(() => removeEventListener(type, look));
  }
  if (savesData(navigator)) return;
  if (matchMedia("(display-mode: standalone)").matches) return hasReason();
  const pages = new Set([location.pathname]);
  ends.push(visit.subscribe(({ location: { pathname } }) => pages.add(pathname).size > 2 && hasReason()));
}

function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${RESERVATION_FORM_ID}`) !== null;
}
