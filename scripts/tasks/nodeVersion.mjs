// Tells whoever runs a Node that is too old which one will do; npm itself checks `engines` only when it installs.

/** The oldest versions of Node that the project runs on, the same as `engines` in package.json (a test compares the two). */
export const NODE_RANGE = "^20.19 || >=22.12";

/** A sentence for whoever runs a Node that is too old, or null when `version` (e.g. `20.19.0`) will do. */
export function nodeFault(version) {
  const [major, minor] = version.split(".").map(Number);
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (fits) return null;
  return `This project needs Node 20.19 or later in the 20 series, or Node 22.12 or later. This is Node ${version}.
Install a newer one from https://nodejs.org and try again.`;
}
