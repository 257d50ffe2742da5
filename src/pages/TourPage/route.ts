import { pageRoute } from "#src/pages/pageRoute.tsx";

export const tourRoute = pageRoute({
  name: "tour",
  section: "tours",
  slugs: true,
  namespaces: ["tours", "gallery"],
  module: "src/pages/TourPage/TourPage.tsx",
  load: async () => (await import("./TourPage.tsx")).TourPage,
});
