import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { FaqPage } from "#src/pages/FaqPage/FaqPage.tsx";

export function Component() {
  return <FaqPage {...useLoaderData<PageData["faq"]>()} />;
}
