import { pageRoute } from "#src/pages/pageRoute.tsx";

export const privacyRoute = pageRoute({
  name: "privacy",
  section: "privacy",
  namespaces: ["legal"],
  loadComponent: async () => (await import("./PrivacyPage.tsx")).PrivacyPage,
});
