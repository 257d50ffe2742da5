import { runTypeScript } from "./typescript.mjs";

/** `npm run bench`: measures the built site as a slow phone gets it. */
export function run() {
  return runTypeScript("/tests/bench/site.ts", "benchSite");
}
