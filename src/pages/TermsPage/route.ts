import { pageRoute } from "#src/pages/pageRoute.tsx";

export const termsRoute = pageRoute({
  name: "terms",
  section: "terms",
  namespaces: ["pages"],
  module: "src/pages/TermsPage/TermsPage.tsx",
  load: async () => (await import("./TermsPage.tsx")).TermsPage,
});
