import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";

import { App, ErrorScreen } from "#src/App.tsx";
import type { PageName } from "#src/content/schema.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#src/domain/language.ts";
import { MOVED_TOUR_SLUGS, pathOf, SECTIONS, type Section } from "#src/i18n/paths.ts";
import { loadWords } from "#src/i18n/words.ts";
import { pageLoader } from "./pageData.ts";
import { ToRightAddress } from "./ToRightAddress.tsx";

/** What a page's module exports: its component, which reads the loader's data. */
interface PageModule {
  Component: React.ComponentType;
}

/** A kind of page that exists: its data's name, its address, and the module that the prerender finds in the manifest. */
interface PageEntry {
  name: PageName;
  section: Section;
  /** There is one page per slug below the section, and a not-found page of its own for slugs that lead nowhere. */
  slugs?: true;
  module: string;
  load: () => Promise<PageModule>;
}

/** Every kind of page. A new one is a line here and a module beside this file. */
export const PAGES: readonly PageEntry[] = [
  { name: "home", section: "home", module: "src/routes/home.tsx", load: () => import("./home.tsx") },
  {
    name: "reservation",
    section: "reservation",
    module: "src/routes/reservation.tsx",
    load: () => import("./reservation.tsx"),
  },
  { name: "services", section: "services", module: "src/routes/services.tsx", load: () => import("./services.tsx") },
  {
    name: "service",
    section: "services",
    slugs: true,
    module: "src/routes/service.tsx",
    load: () => import("./service.tsx"),
  },
  { name: "tours", section: "tours", module: "src/routes/tours.tsx", load: () => import("./tours.tsx") },
  { name: "tour", section: "tours", slugs: true, module: "src/routes/tour.tsx", load: () => import("./tour.tsx") },
  { name: "blog", section: "blog", module: "src/routes/blog.tsx", load: () => import("./blog.tsx") },
  { name: "post", section: "blog", slugs: true, module: "src/routes/post.tsx", load: () => import("./post.tsx") },
  { name: "prices", section: "prices", module: "src/routes/prices.tsx", load: () => import("./prices.tsx") },
  { name: "contact", section: "contact", module: "src/routes/contact.tsx", load: () => import("./contact.tsx") },
  { name: "faq", section: "faq", module: "src/routes/faq.tsx", load: () => import("./faq.tsx") },
  { name: "gallery", section: "gallery", module: "src/routes/gallery.tsx", load: () => import("./gallery.tsx") },
  { name: "privacy", section: "privacy", module: "src/routes/privacy.tsx", load: () => import("./privacy.tsx") },
  { name: "terms", section: "terms", module: "src/routes/terms.tsx", load: () => import("./terms.tsx") },
];

export const NOT_FOUND_MODULE = "src/routes/notFound.tsx";

/** What a route tells the layout and the prerender about itself. */
export interface PageHandle {
  name: PageName;
  language: Language;
  module: string;
}

export const routes: RouteObject[] = [
  ...LANGUAGES.map((language) => layout(language, `/${language}`, PAGES)),
  ...Object.values(SECTIONS).flatMap(({ path, slugs }) => [
    { path: `/${path}`, Component: ToRightAddress },
    ...(slugs ? [{ path: `/${path}/:slug`, Component: ToRightAddress }] : []),
  ]),
  ...LANGUAGES.flatMap((language) =>
    MOVED_TOUR_SLUGS.map((slug) => ({ path: pathOf(language, "tours", slug), Component: ToRightAddress })),
  ),
  layout(DEFAULT_LANGUAGE, "/", []),
];

/** The pages of one language in its layout. Everything else below it is that language's not-found page. */
function layout(language: Language, path: string, pages: readonly PageEntry[]): RouteObject {
  return {
    id: `site:${path}`,
    path,
    Component: App,
    ErrorBoundary: ErrorScreen,
    loader: async (args: LoaderFunctionArgs) => {
      const [site] = await Promise.all([pageLoader("site", language)(args), loadWords(language)]);
      return site;
    },
    // The site's own facts do not change within a visit.
    shouldRevalidate: () => false,
    children: [
      ...pages.map((page) => leaf(language, page, SECTIONS[page.section].path + (page.slugs ? "/:slug" : ""))),
      {
        ...leaf(language, { name: "notFound", module: NOT_FOUND_MODULE, load: () => import("./notFound.tsx") }, "*"),
        id: `notFound:${path}`,
      },
    ],
  };
}

function leaf(
  language: Language,
  { name, module, load, slugs }: Omit<PageEntry, "section">,
  path: string,
): RouteObject {
  const shared = {
    id: `${name}:${language}`,
    loader: pageLoader(name, language, slugs),
    handle: { name, language, module } satisfies PageHandle,
    lazy: load,
  };
  return path === "" ? { ...shared, index: true } : { ...shared, path };
}
