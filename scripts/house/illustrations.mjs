import { runTypeScript } from "./typescript.mjs";

/** `npm run illustrations`: draws the pictures that are stale, or those that are named. */
export function run() {
  return runTypeScript("/scripts/illustrations/illustrate.ts", "illustrate");
}
