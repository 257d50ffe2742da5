import { pageRoute } from "#src/pages/pageRoute.tsx";

export const blogRoute = pageRoute({
  name: "blog",
  section: "blog",
  namespaces: ["blog"],
  module: "src/pages/BlogPage/BlogPage.tsx",
  load: async () => (await import("./BlogPage.tsx")).BlogPage,
});
