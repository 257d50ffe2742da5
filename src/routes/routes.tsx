import type { RouteObject, ShouldRevalidateFunctionArgs } from "react-router-dom";

import { App } from "#src/app/App.tsx";
import { ErrorScreen } from "#src/app/ErrorScreen.tsx";
import type { PageName } from "#src/content/pageData/pageDataTypes.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#src/domain/language.ts";
import { SHELL_NAMESPACES, type Namespace } from "#src/i18n/namespaces.ts";
import { MOVED_TOUR_SLUGS, pathOf, SECTIONS } from "#src/i18n/paths.ts";
import { blogRoute } from "#src/pages/BlogPage/route.ts";
import { contactRoute } from "#src/pages/ContactPage/route.ts";
import { faqRoute } from "#src/pages/FaqPage/route.ts";
import { galleryRoute } from "#src/pages/GalleryPage/route.ts";
import { homeRoute } from "#src/pages/HomePage/route.ts";
import { postRoute } from "#src/pages/PostPage/route.ts";
import { pricesRoute } from "#src/pages/PricesPage/route.ts";
import { privacyRoute } from "#src/pages/PrivacyPage/route.ts";
import { reservationRoute } from "#src/pages/ReservationPage/route.ts";
import { serviceRoute } from "#src/pages/ServicePage/route.ts";
import { servicesRoute } from "#src/pages/ServicesPage/route.ts";
import { termsRoute } from "#src/pages/TermsPage/route.ts";
import { tourRoute } from "#src/pages/TourPage/route.ts";
import { toursRoute } from "#src/pages/ToursPage/route.ts";
import { NotFoundRoute } from "#src/pages/NotFoundPage/NotFoundRoute.tsx";
import type { PageRoute } from "#src/pages/pageRoute.tsx";
import { pageLoader } from "./pageLoader.ts";

/**
 * All page routes. A new one needs a folder in `src/pages` with a `route.ts` and a `load.ts`, and a line here, in `SECTIONS` (address), in
 * `PageData` (its type), in `LOADERS` (its loader), and in `content/heads.ts`.
 */
export const PAGE_ROUTES: readonly PageRoute[] = [
  homeRoute,
  reservationRoute,
  servicesRoute,
  serviceRoute,
  toursRoute,
  tourRoute,
  blogRoute,
  postRoute,
  pricesRoute,
  contactRoute,
  faqRoute,
  galleryRoute,
  privacyRoute,
  termsRoute,
];

/** Route metadata for the layout and the prerender. */
export interface PageHandle {
  name: PageName;
  language: Language;
  /** Message namespaces of the page and its layout. */
  namespaces: readonly Namespace[];
  /** Module by which the prerender finds the page's style sheets; absent where the layout's are all. */
  module?: string;
}

/** Lazy, because the site's own links are canonical. */
const redirectToCanonical = async () => ({
  Component: (await import("./RedirectToCanonical.tsx")).RedirectToCanonical,
});

/** The routes of the application: every page below each language, and redirects from everywhere else. */
export const routes: RouteObject[] = [
  ...LANGUAGES.map((language) => createLayoutRoute(language, `/${language}`, PAGE_ROUTES)),
  ...Object.values(SECTIONS).flatMap(({ path, slugs }) => [
    { path: `/${path}`, lazy: redirectToCanonical },
    ...(slugs ? [{ path: `/${path}/:slug`, lazy: redirectToCanonical }] : []),
  ]),
  ...LANGUAGES.flatMap((language) =>
    MOVED_TOUR_SLUGS.map((slug) => ({ path: pathOf(language, "tours", slug), lazy: redirectToCanonical })),
  ),
  createLayoutRoute(DEFAULT_LANGUAGE, "/", []),
];

/** Layout route of one language. Paths without a page below it render the language's not-found page. */
function createLayoutRoute(language: Language, path: string, pages: readonly PageRoute[]): RouteObject {
  return {
    id: `site:${path}`,
    path,
    Component: App,
    ErrorBoundary: ErrorScreen,
    loader: pageLoader("site", language, SHELL_NAMESPACES),
    // The layout's data do not change during a visit.
    shouldRevalidate: () => false,
    children: [
      ...pages.map((page) => createPageRoute(language, page)),
      {
        id: `notFound:${path}`,
        path: "*",
        loader: pageLoader("notFound", language, SHELL_NAMESPACES),
        shouldRevalidate: revalidateOnNewPath,
        handle: {
          name: "notFound",
          language,
          namespaces: SHELL_NAMESPACES,
        } satisfies PageHandle,
        Component: NotFoundRoute,
      },
    ],
  };
}

function createPageRoute(
  language: Language,
  { name, section, slugs, namespaces: pageNamespaces, module, lazy }: PageRoute,
): RouteObject {
  const namespaces = [...SHELL_NAMESPACES, ...pageNamespaces];
  const page = {
    id: `${name}:${language}`,
    loader: pageLoader(name, language, namespaces, { hasSlug: slugs }),
    shouldRevalidate: revalidateOnNewPath,
    handle: { name, language, namespaces, module } satisfies PageHandle,
    lazy,
  };
  const { path } = SECTIONS[section];
  return path === "" ? { ...page, index: true } : { ...page, path: slugs ? `${path}/:slug` : path };
}

/** A page's data depend on its path alone: a new query, or an opened lightbox, does not load them again. */
function revalidateOnNewPath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;
}
