import { pageRoute } from "#src/pages/pageRoute.tsx";

export const privacyRoute = pageRoute({
  name: "privacy",
  section: "privacy",
  namespaces: ["pages"],
  module: "src/pages/PrivacyPage/PrivacyPage.tsx",
  load: async () => (await import("./PrivacyPage.tsx")).PrivacyPage,
});
