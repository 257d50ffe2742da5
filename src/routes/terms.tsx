import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { TermsPage } from "#src/pages/TermsPage/TermsPage.tsx";

export function Component() {
  return <TermsPage {...useLoaderData<PageData["terms"]>()} />;
}
