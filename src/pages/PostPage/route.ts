import { pageRoute } from "#src/pages/pageRoute.tsx";

export const postRoute = pageRoute({
  name: "post",
  section: "blog",
  slugs: true,
  namespaces: ["blog"],
  module: "src/pages/PostPage/PostPage.tsx",
  load: async () => (await import("./PostPage.tsx")).PostPage,
});
