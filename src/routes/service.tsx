import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { NotFoundPage } from "#src/pages/NotFoundPage/NotFoundPage.tsx";
import { ServicePage } from "#src/pages/ServicePage/ServicePage.tsx";

export function Component() {
  const data = useLoaderData<PageData["service"]>();
  return "missing" in data ? <NotFoundPage {...data} section="services" /> : <ServicePage {...data} />;
}
