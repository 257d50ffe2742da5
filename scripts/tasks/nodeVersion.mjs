// Checks the version of Node at every command. npm checks `engines` only on installation.

/** Error message for a version of Node that `engines` in package.json leaves out, or null if `version` (e.g. `20.19.0`) is supported. */
export function nodeFault(version) {
  const [major, minor] = version.split(".").map(Number);
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major === 24;
  if (fits) return null;
  return `This project needs Node 20 (20.19 or later), Node 22 (22.12 or later) or Node 24. This is Node ${version}.
Install one of them from https://nodejs.org and try again.`;
}
