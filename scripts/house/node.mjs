// The oldest versions of Node that the project runs on, the same as `engines` in package.json (a test compares the two).
// This file and the three commands must be readable by any Node that knows modules, so that an old one gets a sentence and
// not a syntax error: no imports here, and nothing newer than `const`.
export const NODE_RANGE = "^20.19 || >=22.12";

/** A sentence for whoever runs a Node that is too old, or null when `version` (e.g. `20.19.0`) will do. */
export function nodeFault(version) {
  const parts = version.split(".").map(Number);
  const major = parts[0];
  const minor = parts[1];
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (fits) return null;
  return (
    "This project needs Node 20.19 or later in the 20 series, or Node 22.12 or later. This is Node " +
    version +
    ".\nInstall a newer one from https://nodejs.org and try again."
  );
}

/** Runs the command that `load` imports, unless this Node is too old for it. */
export function withNode(load) {
  const fault = nodeFault(process.versions.node);
  if (fault) {
    console.error(fault);
    process.exitCode = 1;
    return;
  }
  load().then(
    (command) => command.run(),
    (error) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
