import { matchRoutes, type RouteObject } from "react-router-dom";

import { savesData } from "#src/domain/connection.ts";
import { languageOfPath } from "#src/domain/language.ts";
import { loadWords } from "#src/i18n/words.ts";
import { askAhead } from "./pageData.ts";
import type { PageHandle } from "./routes.tsx";

const INTENT = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Fetches code and data of a page as soon as somebody points at a link to it, so that it is there by the time of the press. Not for who
 * saves data, and never for another language, whose words would come along.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData(navigator)) return;
  for (const type of INTENT) addEventListener(type, (event) => prefetch(routes, event), { passive: true });
}

function prefetch(routes: RouteObject[], { target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const leaf = matchRoutes(routes, link)?.at(-1);
  const handle = leaf?.route.handle as PageHandle | undefined;
  if (!leaf || !handle || handle.language !== languageOfPath(location.pathname)) return;
  // A page that cannot be had is the navigation's to tell, should there be one.
  handle.bring().catch(() => undefined);
  loadWords(handle.language, handle.words).catch(() => undefined);
  askAhead(handle.name, handle.language, leaf.params["slug"]);
}
