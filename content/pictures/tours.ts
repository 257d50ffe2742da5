import type { Picture } from "./picture.ts";

/** Pictures of the tours and their stops. */
export const TOUR_PICTURES = {} as const satisfies Record<string, Picture>;
