import type { LoaderFunctionArgs } from "react-router-dom";

import type { PageData, PageName } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { dataPathOf } from "#src/i18n/paths.ts";

/** What the prerender hands to the loaders: the content itself, which no browser ever loads. */
export interface ContentContext {
  load<Name extends PageName>(page: Name, language: Language): PageData[Name] | Promise<PageData[Name]>;
}

/**
 * A route's loader: the page's data in one language. The prerender takes it from the content, the browser from the JSON file
 * that the prerender wrote beside the page. A file that cannot be had throws, which leads to the error screen.
 */
export function pageLoader<Name extends PageName>(page: Name, language: Language) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<PageData[Name]> => {
    if (import.meta.env.SSR) return (context as ContentContext).load(page, language);
    const response = await fetch(dataPathOf(language, page), { signal: request.signal });
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as PageData[Name];
  };
}
