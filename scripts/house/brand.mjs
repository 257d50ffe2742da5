import { runTypeScript } from "./typescript.mjs";

/** `npm run brand`: draws the icons of the site, all from the one mark. */
export function run() {
  return runTypeScript("/scripts/illustrations/brand.ts", "drawBrand");
}
