// Checks the version of Node at every command. npm checks `engines` only on installation.

/** Supported versions of Node, the same as `engines` in package.json (a test compares the two). */
export const NODE_RANGE = "^20.19 || ^22.12 || ^24";

/** Error message for an unsupported version of Node, or null if `version` (e.g. `20.19.0`) is supported. */
export function nodeFault(version) {
  const [major, minor] = version.split(".").map(Number);
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major === 24;
  if (fits) return null;
  return `This project needs Node 20 (20.19 or later), Node 22 (22.12 or later) or Node 24. This is Node ${version}.
Install one of them from https://nodejs.org and try again.`;
}
