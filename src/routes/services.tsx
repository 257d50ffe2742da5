import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { ServicesPage } from "#src/pages/ServicesPage/ServicesPage.tsx";

export function Component() {
  return <ServicesPage {...useLoaderData<PageData["services"]>()} />;
}
