import { runTypeScript } from "./typescript.mjs";

/** `npm run new:post`, `new:service` and `new:place`: asks for what is needed and adds it to the content. */
export function run() {
  return runTypeScript("/scripts/owner/new.ts", "addContent");
}
