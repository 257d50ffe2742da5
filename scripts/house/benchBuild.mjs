import { runTypeScript } from "./typescript.mjs";

/** `npm run bench:build`: measures the build, with the articles there are and with ten times as many. */
export function run() {
  return runTypeScript("/tests/bench/build.ts", "benchBuild");
}
