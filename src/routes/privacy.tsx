import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { PrivacyPage } from "#src/pages/PrivacyPage/PrivacyPage.tsx";

export function Component() {
  return <PrivacyPage {...useLoaderData<PageData["privacy"]>()} />;
}
