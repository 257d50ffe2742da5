import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { BlogPage } from "#src/pages/BlogPage/BlogPage.tsx";

export function Component() {
  return <BlogPage {...useLoaderData<PageData["blog"]>()} />;
}
