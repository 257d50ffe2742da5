import { pageRoute } from "#src/pages/pageRoute.tsx";

export const toursRoute = pageRoute({
  name: "tours",
  section: "tours",
  namespaces: ["tours"],
  loadComponent: async () => (await import("./ToursPage.tsx")).ToursPage,
});
