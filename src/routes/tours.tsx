import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { ToursPage } from "#src/pages/ToursPage/ToursPage.tsx";

export function Component() {
  return <ToursPage {...useLoaderData<PageData["tours"]>()} />;
}
