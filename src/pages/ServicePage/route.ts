import { pageRoute } from "#src/pages/pageRoute.tsx";

export const serviceRoute = pageRoute({
  name: "service",
  section: "services",
  slugs: true,
  namespaces: ["services", "fleet", "fares"],
  loadComponent: async () => (await import("./ServicePage.tsx")).ServicePage,
});
