import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { ContactPage } from "#src/pages/ContactPage/ContactPage.tsx";

export function Component() {
  return <ContactPage {...useLoaderData<PageData["contact"]>()} />;
}
