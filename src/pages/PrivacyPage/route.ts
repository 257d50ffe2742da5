import { pageRoute } from "#src/pages/pageRoute.tsx";

export const privacyRoute = pageRoute({
  name: "privacy",
  section: "privacy",
  namespaces: ["pages"],
  load: async () => (await import("./PrivacyPage.tsx")).PrivacyPage,
});
