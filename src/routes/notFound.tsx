import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { NotFoundPage } from "#src/pages/NotFoundPage/NotFoundPage.tsx";

export function Component() {
  return <NotFoundPage {...useLoaderData<PageData["notFound"]>()} />;
}
