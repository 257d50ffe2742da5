import { runTypeScript } from "./typescript.mjs";

/** `npm run bench:relay`: measures the built relay against nginx and a bare server. */
export function run() {
  return runTypeScript("/tests/bench/relay.ts", "benchRelay");
}
