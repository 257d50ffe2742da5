import { runTypeScript } from "./typescript.mjs";

/** `npm run check:business`: names everything that is still a placeholder. */
export function run() {
  return runTypeScript("/scripts/owner/business.ts", "checkBusiness");
}
