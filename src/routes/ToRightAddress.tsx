import { Navigate, useLocation } from "react-router-dom";

import { isLanguage } from "#src/domain/language.ts";
import { inLanguage, movedTour } from "#src/i18n/paths.ts";
import { storedLanguage } from "./storedLanguage.ts";

/**
 * Sends a link within the site on, as the relay does for who comes from elsewhere: one without a language to the visitor's, an old
 * slug to the new one. Query and hash are kept; a loader would not see the hash.
 */
export function ToRightAddress() {
  const { pathname, search, hash } = useLocation();
  const [, first] = pathname.split("/");
  const segments = inLanguage(pathname, isLanguage(first) ? first : storedLanguage()).split("/");
  const moved = segments[2] === "tours" ? movedTour(segments[3]) : undefined;
  if (moved) segments[3] = moved;
  return <Navigate to={segments.join("/") + search + hash} replace />;
}
