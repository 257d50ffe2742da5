import { pageRoute } from "#src/pages/pageRoute.tsx";

export const faqRoute = pageRoute({
  name: "faq",
  section: "faq",
  namespaces: ["faq"],
  loadComponent: async () => (await import("./FaqPage.tsx")).FaqPage,
});
