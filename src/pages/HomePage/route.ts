import { pageRoute } from "#src/pages/pageRoute.tsx";

export const homeRoute = pageRoute({
  name: "home",
  section: "home",
  namespaces: ["pages", "fleet", "booking", "fares", "request", "tours"],
  loadComponent: async () => (await import("./HomePage.tsx")).HomePage,
});
