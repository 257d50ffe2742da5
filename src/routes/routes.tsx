import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";

import { App, ErrorScreen } from "#src/App.tsx";
import type { PageName } from "#src/content/schema.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#src/domain/language.ts";
import { SECTIONS, inLanguage, isKnownWithoutLanguage, type Section } from "#src/i18n/paths.ts";
import { loadWords } from "#src/i18n/words.ts";
import { pageLoader } from "./pageData.ts";
import { storedLanguage } from "./storedLanguage.ts";

/** What a page's module exports: its component, which reads the loader's data. */
interface PageModule {
  Component: React.ComponentType;
}

/** A page that exists: its data's name, its address, and the module that the prerender finds in the manifest. */
interface PageEntry {
  name: PageName;
  section: Section;
  module: string;
  load: () => Promise<PageModule>;
}

/** Every page. A new page is a line here and a module beside this file. */
export const PAGES: readonly PageEntry[] = [
  { name: "home", section: "home", module: "src/routes/home.tsx", load: () => import("./home.tsx") },
  {
    name: "reservation",
    section: "reservation",
    module: "src/routes/reservation.tsx",
    load: () => import("./reservation.tsx"),
  },
  { name: "privacy", section: "privacy", module: "src/routes/privacy.tsx", load: () => import("./privacy.tsx") },
];

export const NOT_FOUND_MODULE = "src/routes/notFound.tsx";

/** What a route tells the layout and the prerender about itself. */
export interface PageHandle {
  language: Language;
  module: string;
}

export const routes: RouteObject[] = [
  ...LANGUAGES.map((language) => layout(language, `/${language}`, PAGES)),
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
      sendToLanguage(args);
      const [site] = await Promise.all([pageLoader("site", language)(args), loadWords(language)]);
      return site;
    },
    // The site's own facts do not change within a visit.
    shouldRevalidate: () => false,
    children: [
      ...pages.map((page) => leaf(language, page, SECTIONS[page.section].path)),
      {
        ...leaf(language, { name: "notFound", module: NOT_FOUND_MODULE, load: () => import("./notFound.tsx") }, "*"),
        id: `notFound:${path}`,
      },
    ],
  };
}

function leaf(language: Language, { name, module, load }: Omit<PageEntry, "section">, path: string): RouteObject {
  const shared = {
    id: `${name}:${language}`,
    loader: pageLoader(name, language),
    handle: { language, module } satisfies PageHandle,
    lazy: load,
  };
  return path === "" ? { ...shared, index: true } : { ...shared, path };
}

/** Sends a link without a language to the visitor's, as the relay does for a first visit; the hash is kept. */
function sendToLanguage({ request }: LoaderFunctionArgs): void {
  if (import.meta.env.SSR) return;
  const { pathname, search, hash } = new URL(request.url);
  const language = LANGUAGES.find((known) => pathname.split("/")[1] === known);
  if (language || !isKnownWithoutLanguage(pathname)) return;
  throw redirect(inLanguage(pathname, storedLanguage()) + search + hash);
}
