import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { NotFoundPage } from "#src/pages/NotFoundPage/NotFoundPage.tsx";
import { PostPage } from "#src/pages/PostPage/PostPage.tsx";

export function Component() {
  const data = useLoaderData<PageData["post"]>();
  return "missing" in data ? <NotFoundPage {...data} section="blog" /> : <PostPage {...data} />;
}
