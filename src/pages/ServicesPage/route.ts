import { pageRoute } from "#src/pages/pageRoute.tsx";

export const servicesRoute = pageRoute({
  name: "services",
  section: "services",
  namespaces: ["services", "pages", "fleet", "fares"],
  loadComponent: async () => (await import("./ServicesPage.tsx")).ServicesPage,
});
