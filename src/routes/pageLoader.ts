import type { LoaderFunctionArgs } from "react-router-dom";

import type { PageData, PageName } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import type { Namespace } from "#src/i18n/namespaces.ts";
import { dataPathOf, MISSING_SLUG } from "#src/i18n/paths.ts";
import { loadMessages } from "#src/i18n/loadMessages.ts";

/** Request context of the loaders during prerendering: access to the content, which is never bundled for the browser. */
export interface ContentContext {
  load<Name extends PageName>(page: Name, language: Language, slug?: string): PageData[Name];
}

/**
 * Creates a route's loader, which loads the page's data and messages in one language. The prerender reads the data from
 * the content, the browser from the JSON file written beside the page. An unknown slug loads the data of the section's
 * not-found page.
 * If the network fails and a service worker is active, the loader leaves the page to it by a full navigation. Any other
 * error is thrown and leads to the error screen.
 */
export function pageLoader<Name extends PageName>(
  page: Name,
  language: Language,
  namespaces: readonly Namespace[],
  { hasSlug = false }: { hasSlug?: boolean } = {},
) {
  return async (args: LoaderFunctionArgs): Promise<PageData[Name]> => {
    try {
      const [data] = await Promise.all([dataOf(args), loadMessages(language, namespaces), loadFonts(language)]);
      return data;
    } catch (error) {
      const isNetworkFailure = !import.meta.env.SSR && isNetworkError(error) && !args.request.signal.aborted;
      if (!isNetworkFailure || !hasServiceWorker()) throw error;
      location.assign(args.request.url);
      return new Promise(() => {});
    }
  };

  async function dataOf({ params, context }: LoaderFunctionArgs): Promise<PageData[Name]> {
    // The router passes the page's slug to the layout's loader as well.
    const slug = hasSlug ? params["slug"] : undefined;
    if (import.meta.env.SSR) return (context as ContentContext).load(page, language, slug);
    const path = dataPathOf(language, page, slug);
    const prefetchedResponse = prefetched.get(path);
    prefetched.delete(path);
    let response = (await prefetchedResponse) ?? (await fetchWithTimeout(path));
    if (response.status === 404 && slug) {
      response = await fetchWithTimeout(dataPathOf(language, page, MISSING_SLUG));
    }
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as PageData[Name];
  }
}

/** Timeout for a page's data, in milliseconds. The files are small: one that takes longer is a sign of a dead network. */
const TIMEOUT_MS = 10_000;

const fetchWithTimeout = (path: string) => fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Families of texts, headings and boards. */
const FONTS: Record<Language, readonly string[]> = {
  tr: ["Jost", "Poster", "Board"],
  en: ["Jost", "Poster", "Board"],
  ru: ["Jost Russian", "Poster Russian", "Board Russian"],
};

/** How long the page in another language waits for its fonts, in milliseconds. */
const FONTS_TIMEOUT_MS = 1_000;

/**
 * Loads the fonts of another language before its page is shown, because a page keeps its fallback fonts if the others
 * come later. Never rejects.
 */
async function loadFonts(language: Language): Promise<void> {
  if (import.meta.env.SSR || document.documentElement.lang === language) return;
  // A font loads only if it has one of these letters, and the boards' fonts have capitals alone.
  const loads = FONTS[language].map((family) => document.fonts.load(`1rem "${family}"`, "AaЯя"));
  const timeout = new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS));
  await Promise.race([Promise.allSettled(loads), timeout]);
}

/** Whether `fetch` failed for lack of a network or by timeout. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error && /^(?:Type|Timeout)E/.test(error.name);
}

function hasServiceWorker(): boolean {
  const { serviceWorker }: Partial<Navigator> = navigator;
  return Boolean(serviceWorker?.controller);
}

/** Prefetched data by path; undefined where the request failed. */
const prefetched = new Map<string, Promise<Response | undefined>>();
/** How long unused prefetched data are kept, in milliseconds. */
const PREFETCH_LIFETIME_MS = 20_000;

/** Prefetches a page's data; the next navigation to it uses the response. */
export function prefetchData(page: PageName, language: Language, slug: string | undefined): void {
  const path = dataPathOf(language, page, slug);
  if (prefetched.has(path)) return;
  const request = fetchWithTimeout(path).then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  prefetched.set(path, request);
  setTimeout(() => {
    if (prefetched.get(path) === request) prefetched.delete(path);
  }, PREFETCH_LIFETIME_MS);
}
