import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useRouteError,
  useRouteLoaderData,
} from "react-router-dom";

import type { HeadData, Missing, ServiceData, SiteData, TourData } from "./content/pageData/pageDataTypes.ts";
import { languageOfPath, type Language } from "./domain/language.ts";
import { formatEuro } from "./domain/money.ts";
import type { PlaceId } from "./domain/places.ts";
import type { CurrentFare } from "./features/booking/BookingForm.tsx";
import { RequestToast } from "./features/booking/RequestToast.tsx";
import { useSending } from "./features/booking/useSending.ts";
import { deleteExpiredVouchers } from "./features/booking/voucherExpiry.ts";
import { CookieNotice } from "./features/consent/CookieNotice.tsx";
import { LiveBoard } from "./features/liveBoard/LiveBoard.tsx";
import { useLiveBoard } from "./features/liveBoard/useLiveBoard.ts";
import { CrashScreen } from "./features/navigation/CrashScreen.tsx";
import { FloatingContactDock } from "./features/navigation/FloatingContactDock.tsx";
import { LanguageMemory } from "./features/navigation/LanguageMemory.tsx";
import { OfflineNotice } from "./features/navigation/OfflineNotice.tsx";
import { PageLink } from "./features/navigation/PageLink.tsx";
import { SiteFooter } from "./features/navigation/SiteFooter.tsx";
import { SiteHeader } from "./features/navigation/SiteHeader.tsx";
import { ticketFare } from "./features/offer/ticketFares.ts";
import { ThemeSwitch } from "./features/theme/ThemeSwitch.tsx";
import { headTags } from "./head.ts";
import { MISSING_SLUG, type Prefill } from "./i18n/paths.ts";
import { i18nOf, languageWithMessages } from "./i18n/loadMessages.ts";
import { I18nextProvider, useTranslation } from "./i18n/useTranslation.ts";
import { ToastAnchor, ToastRegion } from "./ui/Toast/ToastRegion.tsx";
import { trustedHtml } from "./ui/trustedHtml.ts";
import { reloadIfDeployed } from "./offline/newDeploy.ts";
import type { LayoutContext } from "./pages/pageRoute.tsx";
import { SkipLink } from "./ui/SkipLink/SkipLink.tsx";
import { Spinner } from "./ui/Spinner/Spinner.tsx";
import { useNoStaleOverlayEntries } from "./ui/useCloseOnBack.ts";
import { subscribeToNothing } from "./ui/useHydrated.ts";
import { scrollKeyOf, keepsScrollPosition } from "./scrollKey.ts";
import { useOfflineRegistration } from "./useOfflineRegistration.ts";

const MAIN_ID = "main";

/** Layout route component: provides the language's messages and renders the layout. */
export function App() {
  const site = useLoaderData<SiteData>();

  useEffect(() => {
    lastSite = site;
  }, [site]);

  return (
    <I18nextProvider i18n={i18nOf(site.language)}>
      <Layout site={site} />
    </I18nextProvider>
  );
}

function Layout({ site }: { site: SiteData }) {
  const { t } = useTranslation("shell");
  const pathname = usePathname();
  const live = useLiveBoard(site.cities);
  const [fare, setFare] = useState<CurrentFare | null>(null);
  const { kind } = useSending().sending;
  const hasForm = useHasForm();
  const [destination, setDestination] = useState<PlaceId | null>(null);
  const offer = usePageOffer(site.language, destination);
  const isNotFound = useIsNotFound();
  const { language, contact } = site;
  // Memoised: a new context object would re-render the page with every change of the layout.
  const context = useMemo<LayoutContext>(
    // An empty form has no fare to show. As a transition, because the form itself shows the fare first.
    () => ({
      live,
      onFareChange: (next) => startTransition(() => setFare(next.route ? next : null)),
      destination,
      onDestinationChange: setDestination,
    }),
    [live, destination],
  );

  useEffect(() => deleteExpiredVouchers(Date.now()), []);
  useNoStaleOverlayEntries();
  useOfflineRegistration();

  return (
    <>
      <LanguageMemory language={language} />
      <DocumentHead language={language} />
      <SkipLink href={`#${MAIN_ID}`}>{t("skipLink")}</SkipLink>
      <LoadingOverlay />
      <SiteHeader
        site={site}
        pathname={pathname}
        board={<LiveBoard language={language} cities={site.cities} data={live.data} />}
        menuBoard={<LiveBoard language={language} cities={site.cities} data={live.data} variant="menu" />}
        themeChoice={<ThemeSwitch variant="page" />}
      />
      <ToastAnchor>
        <ToastRegion label={t("toast.region")}>
          <RequestToast language={language} hasForm={hasForm} Link={PageLink} />
        </ToastRegion>
      </ToastAnchor>
      <OfflineNotice contact={contact} />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet context={context} />
      </main>
      <SiteFooter site={site} themeChoice={<ThemeSwitch variant="dark" />} />
      <CookieNotice language={language} Link={PageLink} />
      <FloatingContactDock
        language={language}
        contact={contact}
        pathname={pathname}
        request={offer?.request}
        unsent={kind === "sending" || kind === "failed"}
        lost={isNotFound}
        fare={
          offer?.fare ??
          (fare?.route
            ? {
                price: fare.euro === null ? null : formatEuro(fare.euro, language),
                route: `${fare.route.from} – ${fare.route.to}`,
              }
            : null)
        }
      />
      <FocusManager />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/**
 * Path of the current page. All unknown addresses share one prerendered not-found page, and each section has another,
 * so hydration must use the path that was prerendered. `useSyncExternalStore` re-renders afterwards only where the two
 * paths differ; hydration state would re-render the layout of every page.
 */
function usePathname(): string {
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
function useHasForm(): boolean {
  return /^(?:home|reservation):/.test(useMatches().at(-1)?.id ?? "");
}

/** Whether no page has the current address. */
function useIsNotFound(): boolean {
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
function usePageData(): {
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
function usePageOffer(language: Language, destination: PlaceId | null): PageOffer | undefined {
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

/** Updates the document's head after client-side navigation. The prerendered head is already right. */
function DocumentHead({ language }: { language: SiteData["language"] }) {
  const { head } = usePageData();

  useEffect(() => {
    // Title and language identify a page, so a prerendered head is left alone.
    if (!head || (document.title === head.title && document.documentElement.lang === language)) return;
    document.documentElement.lang = language;
    document.title = head.title;
    for (const stale of document.head.querySelectorAll("[data-page]")) stale.remove();
    const siteUrl = document.documentElement.dataset["siteUrl"] ?? location.origin;
    const { __html: tags } = trustedHtml(headTags(language, head, siteUrl).join(""));
    // It is a TrustedHTML, which the DOM types take as a string.
    document.head.insertAdjacentHTML("beforeend", tags as string);
  }, [language, head]);

  return null;
}

/**
 * Moves focus after navigation: to the heading of the page, or to the element that the hash names, so that screen readers announce it and
 * Tab continues from there. On the first page, focus is left to the browser. Back to another page moves it to the heading. Back within a
 * page keeps it, and so do a different state of the page and a change of language, which remounts the layout.
 */
function FocusManager() {
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastLocation = useRef(location);

  useEffect(() => {
    const { pathname, hash, key } = location;
    const previous = lastLocation.current;
    if (previous.key === key) return;
    lastLocation.current = location;
    if (keepsScrollPosition(location) || (isBack && previous.pathname === pathname)) return;
    if (hash && !isBack) focusElement(document.getElementById(hash.slice(1)));
    else focusElement(document.querySelector<HTMLElement>(`#${MAIN_ID} h1`));
  }, [location, isBack]);

  return null;
}

function focusElement(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.dataset["arrival"] = "";
  }
  place.focus({ preventScroll: true });
}

/** Delay before the loading indicator is shown, in milliseconds; a shorter wait goes unnoticed. */
const LOADING_DELAY_MS = 150;

/** Loading overlay for navigations that take long enough to be noticed. */
function LoadingOverlay() {
  const { t } = useTranslation("shell");
  const isLoading = useNavigation().state === "loading";
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsVisible(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsVisible(false);
    };
  }, [isLoading]);

  return isVisible ? <Spinner size="page" label={t("spinner.label")} text={t("spinner.text")} /> : null;
}

/** Layout data of the last rendered page, from which the error screen takes the contact details. */
let lastSite: SiteData | undefined;

/** Error boundary of the layout, for pages that failed to load or render. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const language = languageWithMessages(languageOfPath(pathname));
  const site = useRouteLoaderData<SiteData>(`site:/${language}`) ?? lastSite;
  const i18n = i18nOf(language);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = i18n.t("shell:crash.title");
  }, [language, i18n]);

  useEffect(() => {
    // The chunk may be missing because a new version has been deployed. Failed prefetches and registrations of the
    // service worker do not end here, so that nobody loses what they are typing.
    void reloadIfDeployed();
  }, []);

  return (
    <I18nextProvider i18n={i18n}>
      <main id={MAIN_ID}>
        <CrashScreen
          language={language}
          message={error instanceof Error ? error.message : String(error)}
          contact={site?.contact}
          onReload={() => location.reload()}
        />
      </main>
    </I18nextProvider>
  );
}
