import { Navigate, useLocation } from "react-router-dom";

import { isLanguage } from "#src/domain/language.ts";
import { inLanguage, movedTour } from "#src/i18n/paths.ts";
import { storedLanguage } from "./storedLanguage.ts";

/**
 * Redirects client-side navigation to the canonical path, as the relay does for requests: a path without a language to
 * the visitor's, the old slug of a tour to its new one. Keeps query and hash. It is a component because a loader does
 * not see the hash.
 */
export function RedirectToCanonical() {
  const { pathname, search, hash } = useLocation();
  const [, first] = pathname.split("/");
  const segments = inLanguage(pathname, isLanguage(first) ? first : storedLanguage()).split("/");
  const moved = segments[2] === "tours" ? movedTour(segments[3]) : undefined;
  if (moved) segments[3] = moved;
  return <Navigate to={segments.join("/") + search + hash} replace />;
}
