import { pageRoute } from "#src/pages/pageRoute.tsx";

export const contactRoute = pageRoute({
  name: "contact",
  section: "contact",
  namespaces: ["contact"],
  module: "src/pages/ContactPage/ContactPage.tsx",
  load: async () => (await import("./ContactPage.tsx")).ContactPage,
});
