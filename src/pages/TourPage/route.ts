import { pageRoute } from "#src/pages/pageRoute.tsx";

export const tourRoute = pageRoute({
  name: "tour",
  section: "tours",
  slugs: true,
  namespaces: ["tours", "gallery"],
  load: async () => (await import("./TourPage.tsx")).TourPage,
});
