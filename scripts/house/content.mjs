import { runTypeScript } from "./typescript.mjs";

/** `npm run content`: reads all content and says what is wrong with it. */
export function run() {
  return runTypeScript("/scripts/owner/content.ts", "checkContent");
}
