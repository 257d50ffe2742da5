import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";

import { readLibrary } from "./content/read/library.ts";
import { ORDERS } from "./content/pageData/postOrder.ts";
import type { HeadData, PageData, PageName } from "./content/pageData/pageDataTypes.ts";
import { structuredData } from "./content/render/structuredData.ts";
import { documentOf, type DocumentAssets } from "./app/document.ts";
import { LANGUAGES, type Language } from "./domain/language.ts";
import { SEEN_ORDER_SCRIPT } from "./domain/seenOrders.ts";
import { SendingProvider } from "./app/SendingProvider.tsx";
import { OfflineScreen } from "./features/navigation/OfflineScreen.tsx";
import { OFFLINE_NAMESPACES } from "./i18n/namespaces.ts";
import { dataPathOf, MISSING_SLUG, pathOf, type Section } from "./i18n/paths.ts";
import { i18nOf, loadMessages } from "./i18n/loadMessages.ts";
import { I18nextProvider } from "./i18n/useTranslation.ts";
import { loadPage } from "./pages/loadPage.ts";
import { PAGE_ROUTES, routes, type PageHandle } from "./routes/routes.tsx";
import type { ContentContext } from "./routes/pageLoader.ts";

/** What the prerendering needs beside the page itself. */
export interface RenderSettings {
  siteUrl: string;
  /** Returns the built files of a page by its route's module. */
  assetsOf: (module?: string) => DocumentAssets;
}

/** A page as it is written to disk. */
export interface RenderedPage {
  /** 200, or 404 for a not-found page. */
  status: number;
  html: string;
}

const handler = createStaticHandler(routes);

/**
 * Renders the offline page, which is served under any address. It has no script, because the data of that address are
 * not available.
 */
export async function renderOfflinePage(language: Language, { siteUrl, assetsOf }: RenderSettings): Promise<string> {
  await loadMessages(language, OFFLINE_NAMESPACES);
  const { head } = loadPage("offline", language);
  const { contact } = loadPage("site", language, { day: dayOfBuild() });
  const body = renderToString(
    <I18nextProvider i18n={i18nOf(language)}>
      <main>
        <OfflineScreen language={language} contact={contact} />
      </main>
    </I18nextProvider>,
  );
  const assets = { ...assetsOf(), boot: null };
  return documentOf({
    language,
    head,
    body,
    data: {},
    structured: [],
    siteUrl,
    ...appearance(),
    assets,
  });
}

/** An HTML file of the site: its path, and the number of its list order if it is written in several. */
export interface PageFile {
  /** Relative to the site's folder. */
  file: string;
  pathname: string;
  order?: number;
}

/** Renders the page of a path as a complete document. */
export async function renderPage(
  { pathname, order = 0 }: Pick<PageFile, "pathname" | "order">,
  { siteUrl, assetsOf }: RenderSettings,
): Promise<RenderedPage> {
  const content: ContentContext = {
    load: (page, language, slug = "") => loadPage(page, language, { slug, order, day: dayOfBuild() }),
  };
  const context = await handler.query(new Request(new URL(pathname, siteUrl)), { requestContext: content });
  if (context instanceof Response) throw new Error(`${pathname} answered ${context.status} instead of a page`);
  const error = context.errors && Object.values(context.errors)[0];
  if (error) throw error;
  const leaf = context.matches.at(-1)?.route;
  if (!leaf?.id) throw new Error(`no route for ${pathname}`);
  const { language, name, module } = leaf.handle as PageHandle;
  const { slug } = context.matches.at(-1)?.params ?? {};
  const { head, missing } = context.loaderData[leaf.id] as { head: HeadData; missing?: true };
  const body = renderToString(
    <StrictMode>
      <SendingProvider>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SendingProvider>
    </StrictMode>,
  );
  return {
    status: missing || name === "notFound" ? 404 : 200,
    html: documentOf({
      language,
      head,
      body,
      data: context.loaderData,
      ...(name === "blog" && { script: SEEN_ORDER_SCRIPT }),
      structured: structuredData({
        library: readLibrary(),
        page: name,
        language,
        siteUrl,
        ...(slug !== undefined && { slug }),
      }),
      siteUrl,
      ...appearance(),
      assets: assetsOf(module),
    }),
  };
}

/** Lists all pages to write. Throws an error that names every fault if the content has any. */
export function pagesToWrite(): PageFile[] {
  return [
    ...LANGUAGES.flatMap((language) => [
      ...PAGE_ROUTES.flatMap(({ section, slugs }) => filesOf(language, section, slugs)),
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
  const otherOrders = Array.from({ length: ORDERS - 1 }, (_, index) => index + 1);
  return [
    page,
    ...otherOrders.map((order) => ({ ...page, order, file: page.file.replace("index.html", `index.${order}.html`) })),
  ];
}

function pageFile(pathname: string): PageFile {
  return { pathname, file: `${pathname.slice(1)}/index.html` };
}

function slugsBelow(section: Section): string[] {
  const { services, tours, posts } = readLibrary();
  const listed: Partial<Record<Section, readonly { slug: string }[]>> = { services, tours, blog: posts };
  return (listed[section] ?? []).map(({ slug }) => slug);
}

/** Lists all data files to write, for client-side navigation. */
export function dataToWrite(): { file: string; data: () => PageData[PageName] }[] {
  const day = dayOfBuild();
  return LANGUAGES.flatMap((language: Language) => {
    const dataFile = (name: PageName, slug?: string) => ({
      file: dataPathOf(language, name, slug).slice(1),
      data: () => loadPage(name, language, { day, ...(slug !== undefined && { slug }) }),
    });
    return [
      dataFile("site"),
      dataFile("notFound"),
      ...PAGE_ROUTES.flatMap(({ name, section, slugs }) =>
        slugs ? [...slugsBelow(section), MISSING_SLUG].map((slug) => dataFile(name, slug)) : [dataFile(name)],
      ),
    ];
  });
}

/** What an installed site is called, and what browsers paint around the page. */
function appearance() {
  const { shortName, themeColours } = readLibrary().business;
  return { appName: shortName, themeColours };
}

/** Today, or the day of `SOURCE_DATE_EPOCH` (in seconds) if it is set, for reproducible builds. */
function dayOfBuild(): Date {
  const epoch = process.env["SOURCE_DATE_EPOCH"];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
