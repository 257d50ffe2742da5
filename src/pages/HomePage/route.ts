import { pageRoute } from "#src/pages/pageRoute.tsx";

export const homeRoute = pageRoute({
  name: "home",
  section: "home",
  namespaces: ["pages", "booking", "fares", "request"],
  loadComponent: async () => (await import("./HomePage.tsx")).HomePage,
});
