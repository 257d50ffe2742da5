import { pageRoute } from "#src/pages/pageRoute.tsx";

export const pricesRoute = pageRoute({
  name: "prices",
  section: "prices",
  namespaces: ["prices", "booking", "fares"],
  module: "src/pages/PricesPage/PricesPage.tsx",
  load: async () => (await import("./PricesPage.tsx")).PricesPage,
});
