import { useNavigate, type Location } from "react-router-dom";

import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { scrollKeyOf, type ScrollState } from "#src/scrollKey.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";

type Categories = PageData["blog"]["categories"];

/** Value of the choice of every category. */
export const ALL = "all";

/**
 * The category that the address names, as `?category=Food`, and a function that changes it. It replaces the history entry, so that Back
 * leaves the list, and Back from an article finds it as it was.
 */
export function useCategory(categories: Categories, visit: Location) {
  const navigate = useNavigate();
  // The query is unknown when prerendering.
  const isHydrated = useHydrated();
  const named = isHydrated ? new URLSearchParams(visit.search).get("category") : null;
  const chosen = categories.find(({ id }) => id === named);

  function choose(value: Categories[number]["id"] | typeof ALL) {
    const state: ScrollState = { scrollKey: scrollKeyOf(visit) };
    const search = value === ALL ? "" : `?${new URLSearchParams({ category: value }).toString()}`;
    void navigate({ pathname: visit.pathname, search }, { replace: true, preventScrollReset: true, state });
  }

  return { chosen, choose };
}
