import { z } from "zod";

import { asMessage } from "#src/content/messages/sentences.ts";
import { line, localized, oneOf, slug } from "./fields.ts";
import { caption, focus } from "./pictures.ts";
import { film } from "./tours.ts";

/** Chapters of the gallery, in display order. */
export const GALLERY_CHAPTERS = ["arrival", "town", "region", "further"] as const;
export type GalleryChapterId = (typeof GALLERY_CHAPTERS)[number];

/** Subject of a gallery picture, so that similar ones are not placed side by side. */
const GALLERY_SUBJECTS = [
  "air",
  "beach",
  "boat",
  "car",
  "castle",
  "cave",
  "facade",
  "harbour",
  "road",
  "ruin",
  "street",
  "terrace",
  "terraces",
  "theatre",
  "tomb",
  "trees",
  "underwater",
  "windmills",
] as const;

/**
 * The service or the tour that goes to a place, or the article about it, with a title short enough for a line below a small tile. The
 * reader checks that it exists, because it knows all of them.
 */
const offer = z.union(
  [
    z.strictObject({ service: slug }),
    z.strictObject({ tour: slug }),
    z.strictObject({ post: slug, shortTitle: localized(line(3, 30)) }),
  ],
  { error: asMessage("must be { service: … }, { tour: … } or { post: …, shortTitle: … }, with its slug") },
);

/** A picture or film of the gallery. */
export const galleryItem = z.strictObject({
  ...caption.shape,
  chapter: oneOf(GALLERY_CHAPTERS),
  subject: oneOf(GALLERY_SUBJECTS),
  /** Focal point kept in view when the picture is cropped to a tile, from its left and top edges. */
  focus: z.exactOptional(focus),
  /** A film, which the picture stands for and describes. */
  film: z.exactOptional(film),
  /** Absent where none has to do with what the picture shows. */
  offer: z.exactOptional(offer),
});
export type GalleryItem = z.infer<typeof galleryItem>;
