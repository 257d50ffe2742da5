import type { Picture } from "./picture.ts";

/** Pictures of the articles. */
export const BLOG_PICTURES = {} as const satisfies Record<string, Picture>;
