import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { NotFoundPage } from "#src/pages/NotFoundPage/NotFoundPage.tsx";
import { TourPage } from "#src/pages/TourPage/TourPage.tsx";

export function Component() {
  const data = useLoaderData<PageData["tour"]>();
  return "missing" in data ? <NotFoundPage {...data} section="tours" /> : <TourPage {...data} />;
}
