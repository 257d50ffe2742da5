import { useLoaderData } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { GalleryPage } from "#src/pages/GalleryPage/GalleryPage.tsx";

export function Component() {
  return <GalleryPage {...useLoaderData<PageData["gallery"]>()} />;
}
