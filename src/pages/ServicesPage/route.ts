import { pageRoute } from "#src/pages/pageRoute.tsx";

export const servicesRoute = pageRoute({
  name: "services",
  section: "services",
  namespaces: ["services", "booking", "pages", "fleet", "fares"],
  loadComponent: async () => (await import("./ServicesPage.tsx")).ServicesPage,
});
