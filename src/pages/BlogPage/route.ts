import { pageRoute } from "#src/pages/pageRoute.tsx";

export const blogRoute = pageRoute({
  name: "blog",
  section: "blog",
  namespaces: ["blog", "newsletter"],
  loadComponent: async () => (await import("./BlogPage.tsx")).BlogPage,
});
