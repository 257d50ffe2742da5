import type { Picture } from "./picture.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {} as const satisfies Record<string, Picture>;
