import { matchRoutes, type RouteObject } from "react-router-dom";

import { savesData } from "#src/domain/connection.ts";
import { languageOfPath } from "#src/domain/language.ts";
import { loadMessages } from "#src/i18n/loadMessages.ts";
import { prefetchData } from "./pageLoader.ts";
import type { PageHandle } from "./routes.tsx";

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Prefetches a page's code and data when a link to it is hovered, focused or touched. Disabled with data saving on, and
 * for links to another language, which would load its messages too.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData(navigator)) return;
  for (const type of INTENT_EVENTS) addEventListener(type, (event) => prefetch(routes, event), { passive: true });
}

function prefetch(routes: RouteObject[], { target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const leaf = matchRoutes(routes, link)?.at(-1);
  const handle = leaf?.route.handle as PageHandle | undefined;
  if (!leaf || !handle || handle.language !== languageOfPath(location.pathname)) return;
  // Errors are reported by the navigation, if it happens.
  if (typeof leaf.route.lazy === "function") leaf.route.lazy().catch(() => undefined);
  loadMessages(handle.language, handle.namespaces).catch(() => undefined);
  prefetchData(handle.name, handle.language, leaf.params["slug"]);
}
