import { pageRoute } from "#src/pages/pageRoute.tsx";

export const pricesRoute = pageRoute({
  name: "prices",
  section: "prices",
  namespaces: ["prices", "fares"],
  loadComponent: async () => (await import("./PricesPage.tsx")).PricesPage,
});
