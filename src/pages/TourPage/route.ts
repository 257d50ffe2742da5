import { pageRoute } from "#src/pages/pageRoute.tsx";

export const tourRoute = pageRoute({
  name: "tour",
  section: "tours",
  slugs: true,
  namespaces: ["tours", "gallery"],
  loadComponent: async () => (await import("./TourPage.tsx")).TourPage,
});
