import { pageRoute } from "#src/pages/pageRoute.tsx";

export const galleryRoute = pageRoute({
  name: "gallery",
  section: "gallery",
  namespaces: ["gallery", "fares"],
  loadComponent: async () => (await import("./GalleryPage.tsx")).GalleryPage,
});
