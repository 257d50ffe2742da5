import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";

import { loadPage, ORDERS, slugsOf } from "./content/load.ts";
import type { HeadData, PageData, PageName } from "./content/schema.ts";
import { structuredData } from "./content/structuredData.ts";
import { documentOf, type DocumentAssets } from "./document.ts";
import { LANGUAGES, type Language } from "./domain/language.ts";
import { SEEN_ORDER_SCRIPT } from "./domain/seenOrders.ts";
import { OfflineScreen } from "./features/navigation/OfflineScreen.tsx";
import { bringDesk } from "./features/booking/bringDesk.ts";
import { OFFLINE_WORDS } from "./i18n/namespaces.ts";
import { dataPathOf, MISSING_SLUG, pathOf, type Section } from "./i18n/paths.ts";
import { WordsProvider } from "./i18n/useTranslation.tsx";
import { loadWords, wordsIn } from "./i18n/words.ts";
import { NOT_FOUND_MODULE, PAGES, routes, type PageHandle } from "./routes/routes.tsx";
import type { ContentContext } from "./routes/pageData.ts";
import { DRAWINGS } from "./ui/allDrawings.ts";
import { provideDrawings } from "./ui/drawings.ts";

provideDrawings(DRAWINGS);

export interface RenderSettings {
  siteUrl: string;
  /** The built files of a page, by the module of its route. */
  assetsOf: (module: string) => DocumentAssets;
}

export interface RenderedPage {
  /** 200, or 404 where no page has the address. */
  status: number;
  html: string;
}

const handler = createStaticHandler(routes);

/**
 * Renders the page that stands in, under any address, for one that cannot be had without a network. It has no script: its address is
 * that of a page whose data are not there.
 */
export async function renderOfflinePage(language: Language, { siteUrl, assetsOf }: RenderSettings): Promise<string> {
  await loadWords(language, OFFLINE_WORDS);
  const { head } = loadPage("offline", language);
  const { contact } = loadPage("site", language, { day: dayOfBuild() });
  const body = renderToString(
    <WordsProvider words={wordsIn(language, OFFLINE_WORDS)}>
      <main>
        <OfflineScreen language={language} contact={contact} />
      </main>
    </WordsProvider>,
  );
  const assets = { ...assetsOf(NOT_FOUND_MODULE), boot: null };
  return documentOf({ language, head, body, data: {}, structured: [], siteUrl, assets });
}

/** A file of the site that is a page: its address, and the order of its list where it has several. */
export interface PageFile {
  /** Below the site's folder. */
  file: string;
  pathname: string;
  order?: number;
}

/** Renders the page of an address (path only) as a whole document. */
export async function renderPage(
  { pathname, order = 0 }: Pick<PageFile, "pathname" | "order">,
  { siteUrl, assetsOf }: RenderSettings,
): Promise<RenderedPage> {
  const content: ContentContext = {
    load: (page, language, slug = "") => loadPage(page, language, { slug, order, day: dayOfBuild() }),
  };
  const context = await handler.query(new Request(new URL(pathname, siteUrl)), { requestContext: content });
  if (context instanceof Response) throw new Error(`${pathname} answered ${context.status} instead of a page`);
  const fault = context.errors && Object.values(context.errors)[0];
  if (fault) throw fault;
  const leaf = context.matches.at(-1)?.route;
  if (!leaf?.id) throw new Error(`no route for ${pathname}`);
  const { language, name, module } = leaf.handle as PageHandle;
  const { slug } = context.matches.at(-1)?.params ?? {};
  // Without scripts a form has all of its fields.
  await bringDesk(language);
  const { head, missing } = context.loaderData[leaf.id] as { head: HeadData; missing?: true };
  const body = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  return {
    status: missing || module === NOT_FOUND_MODULE ? 404 : 200,
    html: documentOf({
      language,
      head,
      body,
      data: context.loaderData,
      ...(name === "blog" && { script: SEEN_ORDER_SCRIPT }),
      structured: structuredData({ page: name, language, siteUrl, ...(slug !== undefined && { slug }) }),
      siteUrl,
      assets: assetsOf(module),
    }),
  };
}

/** Every page to write. Throws, naming each fault, where the content has any. */
export function pagesToWrite(): PageFile[] {
  return [
    ...LANGUAGES.flatMap((language) => [
      ...PAGES.flatMap(({ section, slugs }) => filesOf(language, section, slugs)),
      { pathname: `/${language}/${MISSING_SLUG}`, file: `${language}/404.html` },
    ]),
    { pathname: `/${MISSING_SLUG}`, file: "404.html" },
  ];
}

function filesOf(language: Language, section: Section, slugs = false): PageFile[] {
  if (slugs) {
    const folder = pathOf(language, section);
    return [
      ...slugsBelow(section).map((slug) => pageFile(`${folder}/${slug}`)),
      { pathname: `${folder}/${MISSING_SLUG}`, file: `${folder.slice(1)}/404.html` },
    ];
  }
  const page = pageFile(pathOf(language, section));
  if (section !== "blog") return [page];
  const others = Array.from({ length: ORDERS - 1 }, (_, index) => index + 1);
  return [
    page,
    ...others.map((order) => ({ ...page, order, file: page.file.replace("index.html", `index.${order}.html`) })),
  ];
}

function pageFile(pathname: string): PageFile {
  return { pathname, file: `${pathname.slice(1)}/index.html` };
}

function slugsBelow(section: Section): string[] {
  return section === "services" || section === "tours" || section === "blog" ? slugsOf(section) : [];
}

/** Every data file to write, for navigation within a visit. */
export function dataToWrite(): { file: string; data: () => PageData[PageName] }[] {
  const day = dayOfBuild();
  return LANGUAGES.flatMap((language: Language) => {
    const entry = (name: PageName, slug?: string) => ({
      file: dataPathOf(language, name, slug).slice(1),
      data: () => loadPage(name, language, { day, ...(slug !== undefined && { slug }) }),
    });
    return [
      entry("site"),
      entry("notFound"),
      ...PAGES.flatMap(({ name, section, slugs }) =>
        slugs ? [...slugsBelow(section), MISSING_SLUG].map((slug) => entry(name, slug)) : [entry(name)],
      ),
    ];
  });
}

/** Today, or the day of `SOURCE_DATE_EPOCH` (seconds) where it is set, so that a build can be repeated to the byte. */
function dayOfBuild(): Date {
  const epoch = process.env["SOURCE_DATE_EPOCH"];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
