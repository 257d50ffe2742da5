import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";

import { loadPage } from "./content/load.ts";
import type { HeadData, PageData, PageName } from "./content/schema.ts";
import { documentOf, type DocumentAssets } from "./document.ts";
import { LANGUAGES, type Language } from "./domain/language.ts";
import { dataPathOf, pathOf } from "./i18n/paths.ts";
import { NOT_FOUND_MODULE, PAGES, routes, type PageHandle } from "./routes/routes.tsx";
import type { ContentContext } from "./routes/pageData.ts";

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
const content: ContentContext = { load: (page, language) => loadPage(page, language, dayOfBuild()) };

/** Renders the page of an address (path only) as a whole document. */
export async function renderPage(pathname: string, { siteUrl, assetsOf }: RenderSettings): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(pathname, siteUrl)), { requestContext: content });
  if (context instanceof Response) throw new Error(`${pathname} answered ${context.status} instead of a page`);
  const fault = context.errors && Object.values(context.errors)[0];
  if (fault) throw fault;
  const leaf = context.matches.at(-1)?.route;
  if (!leaf?.id) throw new Error(`no route for ${pathname}`);
  const { language, module } = leaf.handle as PageHandle;
  const { head } = context.loaderData[leaf.id] as { head: HeadData };
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
    status: module === NOT_FOUND_MODULE ? 404 : 200,
    html: documentOf({ language, head, body, data: context.loaderData, siteUrl, assets: assetsOf(module) }),
  };
}

/** Every page to write: its address and its file below the site's folder. */
export function pagesToWrite(): { pathname: string; file: string }[] {
  return [
    ...LANGUAGES.flatMap((language) => [
      ...PAGES.map(({ section }) => pathOf(language, section)).map((pathname) => ({
        pathname,
        file: `${pathname.slice(1)}/index.html`,
      })),
      { pathname: `/${language}/404`, file: `${language}/404.html` },
    ]),
    { pathname: "/404", file: "404.html" },
  ];
}

/** Every data file to write, for navigation within a visit. */
export function dataToWrite(): { file: string; data: () => Promise<PageData[PageName]> | PageData[PageName] }[] {
  const names: PageName[] = ["site", "notFound", ...PAGES.map(({ name }) => name)];
  return LANGUAGES.flatMap((language: Language) =>
    names.map((name) => ({ file: dataPathOf(language, name).slice(1), data: () => content.load(name, language) })),
  );
}

/** Today, or the day of `SOURCE_DATE_EPOCH` (seconds) where it is set, so that a build can be repeated to the byte. */
function dayOfBuild(): Date {
  const epoch = process.env["SOURCE_DATE_EPOCH"];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
