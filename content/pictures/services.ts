import type { Picture } from "./picture.ts";

/** Pictures of the services. */
export const SERVICE_PICTURES = {} as const satisfies Record<string, Picture>;
