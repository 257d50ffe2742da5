import { pageRoute } from "#src/pages/pageRoute.tsx";

export const servicesRoute = pageRoute({
  name: "services",
  section: "services",
  namespaces: ["services", "booking", "pages", "fares"],
  module: "src/pages/ServicesPage/ServicesPage.tsx",
  load: async () => (await import("./ServicesPage.tsx")).ServicesPage,
});
