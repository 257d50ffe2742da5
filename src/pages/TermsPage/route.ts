import { pageRoute } from "#src/pages/pageRoute.tsx";

export const termsRoute = pageRoute({
  name: "terms",
  section: "terms",
  namespaces: ["pages"],
  loadComponent: async () => (await import("./TermsPage.tsx")).TermsPage,
});
