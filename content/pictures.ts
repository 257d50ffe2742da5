import { BLOG_PICTURES } from "./pictures/blog.ts";
import { FLEET_PICTURES } from "./pictures/fleet.ts";
import { GALLERY_PICTURES } from "./pictures/gallery.ts";
import { PAGE_PICTURES } from "./pictures/pages.ts";
import { SERVICE_PICTURES } from "./pictures/services.ts";
import { TOUR_PICTURES } from "./pictures/tours.ts";

/** Every picture of the site by name. Each is defined once, in the module of its family. */
export const PICTURES = {
  ...PAGE_PICTURES,
  ...FLEET_PICTURES,
  ...SERVICE_PICTURES,
  ...TOUR_PICTURES,
  ...BLOG_PICTURES,
  ...GALLERY_PICTURES,
} as const;

export type PictureName = keyof typeof PICTURES;
