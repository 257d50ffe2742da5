import { runTypeScript } from "./typescript.mjs";

/** `npm run maps`: draws the grounds of the maps. */
export function run() {
  return runTypeScript("/scripts/illustrations/maps.ts", "drawMaps");
}
