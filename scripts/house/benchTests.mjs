import { runTypeScript } from "./typescript.mjs";

/** `npm run bench:tests`: measures the tests, the quick ones and the whole of `npm test`. */
export function run() {
  return runTypeScript("/tests/bench/tests.ts", "benchTests");
}
