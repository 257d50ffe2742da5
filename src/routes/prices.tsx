import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { PricesPage } from "#src/pages/PricesPage/PricesPage.tsx";

export function Component() {
  return <PricesPage {...useLoaderData<PageData["prices"]>()} />;
}
