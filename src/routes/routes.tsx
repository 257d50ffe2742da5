import type { ComponentType } from "react";
import type { RouteObject, ShouldRevalidateFunctionArgs } from "react-router-dom";

import { App, ErrorScreen } from "#src/App.tsx";
import type { PageName } from "#src/content/schema.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#src/domain/language.ts";
import { MOVED_TOUR_SLUGS, pathOf, SECTIONS, type Section } from "#src/i18n/paths.ts";
import { SHELL_WORDS, type Namespace } from "#src/i18n/namespaces.ts";
import { pageLoader } from "./pageData.ts";

/** What a page's module exports: its component, which reads the loader's data. */
interface PageModule {
  Component: React.ComponentType;
}

/** A kind of page that exists: its data's name, its address, and the module that the prerender finds in the manifest. */
interface PageEntry {
  name: PageName;
  section: Section;
  /** The dictionaries that the page needs besides the shell's. */
  words: readonly Namespace[];
  /** There is one page per slug below the section, and a not-found page of its own for slugs that lead nowhere. */
  slugs?: true;
  module: string;
  load: () => Promise<PageModule>;
}

/** Every kind of page. A new one is a line here and a module beside this file. */
export const PAGES: readonly PageEntry[] = [
  {
    name: "home",
    section: "home",
    words: ["pages", "booking", "fares"],
    module: "src/routes/home.tsx",
    load: () => import("./home.tsx"),
  },
  {
    name: "reservation",
    section: "reservation",
    words: ["pages", "booking", "fares"],
    module: "src/routes/reservation.tsx",
    load: () => import("./reservation.tsx"),
  },
  {
    name: "services",
    section: "services",
    words: ["services", "booking", "pages", "fares"],
    module: "src/routes/services.tsx",
    load: () => import("./services.tsx"),
  },
  {
    name: "service",
    section: "services",
    words: ["services", "booking", "pages", "fares"],
    slugs: true,
    module: "src/routes/service.tsx",
    load: () => import("./service.tsx"),
  },
  {
    name: "tours",
    section: "tours",
    words: ["tours", "pages"],
    module: "src/routes/tours.tsx",
    load: () => import("./tours.tsx"),
  },
  {
    name: "tour",
    section: "tours",
    words: ["tours", "gallery", "pages"],
    slugs: true,
    module: "src/routes/tour.tsx",
    load: () => import("./tour.tsx"),
  },
  { name: "blog", section: "blog", words: ["blog"], module: "src/routes/blog.tsx", load: () => import("./blog.tsx") },
  {
    name: "post",
    section: "blog",
    words: ["blog"],
    slugs: true,
    module: "src/routes/post.tsx",
    load: () => import("./post.tsx"),
  },
  {
    name: "prices",
    section: "prices",
    words: ["prices", "booking", "pages", "fares"],
    module: "src/routes/prices.tsx",
    load: () => import("./prices.tsx"),
  },
  {
    name: "contact",
    section: "contact",
    words: ["contact", "pages"],
    module: "src/routes/contact.tsx",
    load: () => import("./contact.tsx"),
  },
  {
    name: "faq",
    section: "faq",
    words: ["faq", "pages"],
    module: "src/routes/faq.tsx",
    load: () => import("./faq.tsx"),
  },
  {
    name: "gallery",
    section: "gallery",
    words: ["gallery"],
    module: "src/routes/gallery.tsx",
    load: () => import("./gallery.tsx"),
  },
  {
    name: "privacy",
    section: "privacy",
    words: ["pages"],
    module: "src/routes/privacy.tsx",
    load: () => import("./privacy.tsx"),
  },
  {
    name: "terms",
    section: "terms",
    words: ["pages"],
    module: "src/routes/terms.tsx",
    load: () => import("./terms.tsx"),
  },
];

export const NOT_FOUND_MODULE = "src/routes/notFound.tsx";

/** What a route tells the layout and the prerender about itself. */
export interface PageHandle {
  name: PageName;
  language: Language;
  /** The dictionaries that the page and its layout need. */
  words: readonly Namespace[];
  module: string;
  /** Brings the page's code. */
  bring: () => Promise<void>;
}

/** No link of the site's own leads to such an address, unless somebody writes one. */
const toRightAddress = async () => ({ Component: (await import("./ToRightAddress.tsx")).ToRightAddress });

export const routes: RouteObject[] = [
  ...LANGUAGES.map((language) => layout(language, `/${language}`, PAGES)),
  ...Object.values(SECTIONS).flatMap(({ path, slugs }) => [
    { path: `/${path}`, lazy: toRightAddress },
    ...(slugs ? [{ path: `/${path}/:slug`, lazy: toRightAddress }] : []),
  ]),
  ...LANGUAGES.flatMap((language) =>
    MOVED_TOUR_SLUGS.map((slug) => ({ path: pathOf(language, "tours", slug), lazy: toRightAddress })),
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
    loader: pageLoader("site", language, SHELL_WORDS),
    // The site's own facts do not change within a visit.
    shouldRevalidate: () => false,
    children: [
      ...pages.map((page) => leaf(language, page, SECTIONS[page.section].path + (page.slugs ? "/:slug" : ""))),
      {
        ...leaf(
          language,
          { name: "notFound", words: [], module: NOT_FOUND_MODULE, load: () => import("./notFound.tsx") },
          "*",
        ),
        id: `notFound:${path}`,
      },
    ],
  };
}

function leaf(
  language: Language,
  { name, words: own, module, load, slugs }: Omit<PageEntry, "section">,
  path: string,
): RouteObject {
  const words = [...SHELL_WORDS, ...own];
  const { bring, Component } = pageCode(load);
  const shared = {
    id: `${name}:${language}`,
    loader: pageLoader(name, language, words, { hasSlug: slugs, bring }),
    // Its data follow from its path alone: neither another query nor a picture that is opened asks for them again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname,
    handle: { name, language, words, module, bring } satisfies PageHandle,
    Component,
  };
  return path === "" ? { ...shared, index: true } : { ...shared, path };
}

/** A page's code, which comes with its data. The router's own `lazy` would remember for good that it did not come. */
function pageCode(load: PageEntry["load"]): { bring: () => Promise<void>; Component: ComponentType } {
  let Loaded: ComponentType | undefined;
  return {
    bring: async () => {
      Loaded ??= (await load()).Component;
    },
    Component: function Page() {
      if (!Loaded) throw new Error("a page is drawn before its code is there");
      return <Loaded />;
    },
  };
}
