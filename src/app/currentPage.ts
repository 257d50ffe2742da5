import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router-dom";

import type { HeadData, Missing, ServiceData, TourData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { ticketFare } from "#src/features/offer/ticketFares.ts";
import { MISSING_SLUG, type Prefill } from "#src/i18n/paths.ts";
import { subscribeToNothing } from "#src/ui/useHydrated.ts";

/**
 * Path of the current page. All unknown addresses share one prerendered not-found page, and each section has another,
 * so hydration must use the path that was prerendered. `useSyncExternalStore` re-renders afterwards only where the two
 * paths differ; hydration state would re-render the layout of every page.
 */
export function usePathname(): string {
  const { pathname } = useLocation();
  const matches = useMatches();
  const { missing = false } = usePageData();
  return useSyncExternalStore(
    subscribeToNothing,
    () => pathname,
    () => prerenderedPath(pathname, matches, missing),
  );
}

/** Whether the current page has the reservation form. */
export function useHasForm(): boolean {
  return /^(?:home|reservation):/.test(useMatches().at(-1)?.id ?? "");
}

/** Whether no page has the current address. */
export function useIsNotFound(): boolean {
  const matches = useMatches();
  const { missing = false } = usePageData();
  return missing || isUnknown(matches);
}

function isUnknown(matches: ReturnType<typeof useMatches>): boolean {
  return matches.at(-1)?.id.startsWith("notFound:") ?? false;
}

function prerenderedPath(pathname: string, matches: ReturnType<typeof useMatches>, isMissing: boolean): string {
  if (isUnknown(matches)) return `${matches[0]?.pathname.replace(/\/$/, "")}/${MISSING_SLUG}`;
  return isMissing ? pathname.replace(/[^/]+$/, MISSING_SLUG) : pathname;
}

/** Data of the current page, as far as the layout uses them; each page has some of these. */
export function usePageData(): {
  head?: HeadData;
  missing?: Missing["missing"];
  service?: ServiceData;
  tour?: TourData;
} {
  return useMatches().at(-1)?.data ?? {};
}

/** What the current page sells: the fields that it pre-fills in the booking form, and its fare if there is one. */
interface PageOffer {
  request: Prefill;
  fare?: { price: string; route: string };
}

/**
 * Offer of the current page: that of a tour, or of a service whose ticket shows a fare that can be booked with the form. One that compares
 * vehicles has no ticket.
 */
export function usePageOffer(language: Language, destination: PlaceId | null): PageOffer | undefined {
  const { service, tour } = usePageData();
  if (tour) return { request: tour.request };
  const fare = ticketFare(service?.fleet ? [] : (service?.fares ?? []), destination);
  if (!fare?.bookable) return undefined;
  const { from, to, vehicleType, euro, fromLabel, toLabel } = fare;
  return {
    request: { from, to, vehicleType },
    fare: { price: formatEuro(euro, language), route: `${fromLabel} – ${toLabel}` },
  };
}
