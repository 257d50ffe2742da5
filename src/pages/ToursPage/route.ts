import { pageRoute } from "#src/pages/pageRoute.tsx";

export const toursRoute = pageRoute({
  name: "tours",
  section: "tours",
  namespaces: ["tours"],
  module: "src/pages/ToursPage/ToursPage.tsx",
  load: async () => (await import("./ToursPage.tsx")).ToursPage,
});
