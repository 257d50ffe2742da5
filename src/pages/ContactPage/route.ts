import { pageRoute } from "#src/pages/pageRoute.tsx";

export const contactRoute = pageRoute({
  name: "contact",
  section: "contact",
  namespaces: ["contact"],
  loadComponent: async () => (await import("./ContactPage.tsx")).ContactPage,
});
