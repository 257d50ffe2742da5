import { pageRoute } from "#src/pages/pageRoute.tsx";

export const postRoute = pageRoute({
  name: "post",
  section: "blog",
  slugs: true,
  namespaces: ["blog"],
  loadComponent: async () => (await import("./PostPage.tsx")).PostPage,
});
