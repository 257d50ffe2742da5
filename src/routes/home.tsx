import { useLoaderData, useOutletContext } from "react-router-dom";

import type { LayoutContext } from "#src/App.tsx";
import type { PageData } from "#src/content/schema.ts";
import { HomePage } from "#src/pages/HomePage/HomePage.tsx";

export function Component() {
  return <HomePage {...useLoaderData<PageData["home"]>()} {...useOutletContext<LayoutContext>()} />;
}
