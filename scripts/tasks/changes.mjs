import { spawnSync } from "node:child_process";

/**
 * What `npm test -- --changed` compares the files of a repository with: `main`, or on `main` itself the branch that it follows, because
 * commits that were not pushed yet would otherwise not count as changes.
 */
export function baseOfChanges(folder) {
  if (git(folder, "symbolic-ref", "--short", "--quiet", "HEAD") !== "main") return "main";
  return git(folder, "rev-parse", "--abbrev-ref", "main@{upstream}") || "main";
}

/** What Git answers, or an empty text if it fails. */
function git(folder, ...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}
