import { pageRoute } from "#src/pages/pageRoute.tsx";

export const tourRoute = pageRoute({
  name: "tour",
  section: "tours",
  slugs: true,
  namespaces: ["tours", "tour", "gallery"],
  loadComponent: async () => (await import("./TourPage.tsx")).TourPage,
});
