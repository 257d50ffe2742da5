import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

/** Catch-all route of a language: renders the not-found page for every address that no other route matches. */
export function NotFoundRoute() {
  return <NotFoundPage {...useLoaderData<PageData["notFound"]>()} />;
}
