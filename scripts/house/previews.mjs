import { runTypeScript } from "./typescript.mjs";

/** `npm run previews`: draws the link previews that are stale, or those that are named. */
export function run() {
  return runTypeScript("/scripts/illustrations/previews.ts", "drawPreviews");
}
