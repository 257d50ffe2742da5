import { pageRoute } from "#src/pages/pageRoute.tsx";

export const termsRoute = pageRoute({
  name: "terms",
  section: "terms",
  namespaces: ["legal"],
  loadComponent: async () => (await import("./TermsPage.tsx")).TermsPage,
});
