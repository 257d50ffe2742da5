import type { LoaderFunctionArgs } from "react-router-dom";

import type { PageData, PageName } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import type { Namespace } from "#src/i18n/namespaces.ts";
import { dataPathOf, MISSING_SLUG } from "#src/i18n/paths.ts";
import { loadWords } from "#src/i18n/words.ts";

/** What the prerender hands to the loaders: the content itself, which no browser ever loads. */
export interface ContentContext {
  load<Name extends PageName>(page: Name, language: Language, slug?: string): PageData[Name];
}

interface PageParts {
  hasSlug?: boolean | undefined;
  /** Brings the code of the page. */
  bring?: () => Promise<void>;
}

/**
 * A route's loader: the page's data in one language, and beside it the page's words and code. The prerender takes the data from the
 * content, the browser from the JSON file that the prerender wrote beside the page. A slug that leads nowhere gives the data of its
 * section's not-found page. Where nobody answers, the service worker, if there is one, shows in the page's place what it has; what
 * cannot be had otherwise throws, which leads to the error screen.
 */
export function pageLoader<Name extends PageName>(
  page: Name,
  language: Language,
  words: readonly Namespace[],
  { hasSlug = false, bring }: PageParts = {},
) {
  return async (args: LoaderFunctionArgs): Promise<PageData[Name]> => {
    try {
      const [data] = await Promise.all([dataOf(args), loadWords(language, words), bring?.()]);
      return data;
    } catch (error) {
      const isCut = !import.meta.env.SSR && isOfNetwork(error) && !args.request.signal.aborted;
      if (!isCut || !isServedByWorker()) throw error;
      location.assign(args.request.url);
      return new Promise(() => {});
    }
  };

  async function dataOf({ params, context }: LoaderFunctionArgs): Promise<PageData[Name]> {
    // The router hands the slug of a page to its layout, too.
    const slug = hasSlug ? params["slug"] : undefined;
    if (import.meta.env.SSR) return (context as ContentContext).load(page, language, slug);
    const path = dataPathOf(language, page, slug);
    const early = ahead.get(path);
    ahead.delete(path);
    let response = (await early) ?? (await fetchInTime(path));
    if (response.status === 404 && slug) {
      response = await fetchInTime(dataPathOf(language, page, MISSING_SLUG));
    }
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as PageData[Name];
  }
}

/** A page's data is small: who has waited so long for it, in milliseconds, waits for a network that carries nothing. */
const PATIENCE = 10_000;

const fetchInTime = (path: string) => fetch(path, { signal: AbortSignal.timeout(PATIENCE) });

/** What `fetch` throws where there is no network, or none that answers. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof Error && /^(?:Type|Timeout)E/.test(error.name);
}

function isServedByWorker(): boolean {
  const { serviceWorker }: Partial<Navigator> = navigator;
  return Boolean(serviceWorker?.controller);
}

/** Data that was asked for before its page was, by path; nothing where it could not be had. */
const ahead = new Map<string, Promise<Response | undefined>>();
/** How long data that nobody came for is kept, in milliseconds. */
const KEPT = 20_000;

/** Asks for a page's data because somebody is about to go there; the loader then takes it as it is. */
export function askAhead(page: PageName, language: Language, slug: string | undefined): void {
  const path = dataPathOf(language, page, slug);
  if (ahead.has(path)) return;
  const answer = fetchInTime(path).then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  ahead.set(path, answer);
  setTimeout(() => {
    if (ahead.get(path) === answer) ahead.delete(path);
  }, KEPT);
}
