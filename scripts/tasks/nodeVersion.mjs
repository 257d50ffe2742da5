// Checks the version of Node at every command. npm checks `engines` only on installation.

/**
 * Error message for a version of Node that `engines` in package.json leaves out, or null if `version` (e.g. `20.19.0`) is supported. It is in
 * English and in Turkish, the languages of the owner's commands.
 */
export function nodeFault(version) {
  const [major, minor] = version.split(".").map(Number);
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major === 24;
  if (fits) return null;
  return `This project needs Node 20 (20.19 or later), Node 22 (22.12 or later) or Node 24. This is Node ${version}.
Install one of them from https://nodejs.org and try again.

Bu proje Node 20 (20.19 ya da sonrası), Node 22 (22.12 ya da sonrası) veya Node 24 ister. Buradaki Node: ${version}
https://nodejs.org adresinden birini kurun ve yeniden deneyin.`;
}
