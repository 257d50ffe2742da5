import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const STAMP = "20270714T203000Z";

/** Stubs of the programs that `release` calls. */
const STUBS = {
  date: 'echo "$DATE"',
  systemctl: "",
  npm: "",
  // Its arguments are `- builder -c` and the command.
  su: 'test "$BUILDS" = yes && sh -c "$4"',
  // Whether the relay starts with the public build.
  curl: 'test "$(cat "$PUBLIC_PAGE")" != "$BROKEN"',
};

/** A server on which the build `-1` is public and the project contains a page "new". */
async function createServer() {
  const { path: home, remove } = await temporaryFolder();
  onTestFinished(remove);
  const link = join(home, "srv", "bodrum-vip-transfer");
  const page = join(home, "project/dist/page");
  const settings = join(home, "settings.env");
  for (const path of ["bin", "project/dist", "srv/bodrum-vip-transfer-1/dist"])
    mkdirSync(join(home, path), { recursive: true });
  for (const [name, script] of Object.entries(STUBS))
    writeFileSync(join(home, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  for (const name of ["package.json", "package-lock.json", ".npmrc"]) writeFileSync(join(home, "project", name), "");
  writeFileSync(page, "new");
  writeFileSync(`${link}-1/dist/page`, "old");
  symlinkSync(`${link}-1`, link);
  writeFileSync(settings, "SITE_URL=https://www.example.com\nTRUST_PROXY=1\n");
  const script = readFileSync("relay/deploy/bin/release", "utf8")
    .replaceAll("/srv/builder/", `${home}/`)
    .replaceAll("/srv/b", `${home}/srv/b`)
    .replaceAll("/etc/bodrum-vip-transfer.env", settings);
  return {
    /** Runs `release`. Returns whether it succeeded, the public page, and the kept builds without what their names have in common. */
    release({ date = STAMP, builds = "yes", starts = "yes", undo = false } = {}) {
      const env = {
        PATH: `${join(home, "bin")}:${process.env["PATH"] ?? ""}`,
        HOME: home,
        DATE: date,
        BUILDS: builds,
        BROKEN: starts === "no" ? readFileSync(page, "utf8") : "",
        PUBLIC_PAGE: join(link, "dist/page"),
      };
      const { status } = spawnSync("sh", ["-c", undo ? `set -- --undo\n${script}` : script], { cwd: home, env });
      const names = readdirSync(join(home, "srv")).filter((name) => name !== "bodrum-vip-transfer");
      const kept = names.map((name) => name.replace("bodrum-vip-transfer-", "")).toSorted();
      return [status === 0, readFileSync(join(link, "dist/page"), "utf8"), kept];
    },
    writeProject: (text: string) => writeFileSync(page, text),
    project: join(home, "project"),
    settings,
  };
}

describe.runIf(process.platform === "linux")("the command `release`", () => {
  test("gives each build a folder of its own, and can switch back", async () => {
    const { release } = await createServer();
    expect(release()).toEqual([true, "new", ["1", STAMP]]);
    expect(release({ undo: true })).toEqual([true, "old", ["1", STAMP]]);
    // There is nothing before the first build.
    expect(release({ undo: true })).toEqual([false, "old", ["1", STAMP]]);
  });

  test("leaves the public build alone if it cannot build, cannot start the new one, or does not know the address", async () => {
    const { release, settings } = await createServer();
    expect(release({ builds: "no" })).toEqual([false, "old", ["1"]]);
    expect(release({ starts: "no" })).toEqual([false, "old", ["1"]]);
    writeFileSync(settings, "TRUST_PROXY=1\n");
    expect(release()).toEqual([false, "old", ["1"]]);
  });

  test("fetches the project from where it was cloned, and builds a repository that was copied as it is", async () => {
    const { release, project, writeProject } = await createServer();
    const git = (...args: string[]) => {
      const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
      expect(spawnSync("git", [...identity, ...args], { cwd: project }).status).toBe(0);
    };
    git("init", "--initial-branch=main");
    git("add", ".");
    git("commit", "--message=First");
    expect(release()).toEqual([true, "new", ["1", STAMP]]);

    git("clone", "--bare", ".", "../origin");
    git("remote", "add", "origin", "../origin");
    git("fetch", "origin");
    git("branch", "--set-upstream-to=origin/main");
    writeProject("newer");
    git("commit", "--all", "--message=Second");
    git("push", "origin", "main");
    git("reset", "--hard", "HEAD~1");
    expect(release({ date: "20270715T203000Z" })).toEqual([true, "newer", ["1", STAMP, "20270715T203000Z"]]);
  });

  test("keeps the five newest builds", async () => {
    const { release, writeProject } = await createServer();
    const dates = [1, 2, 3, 4, 5, 6].map((day) => `2027071${day}T203000Z`);
    const results = dates.map((date) => {
      writeProject(date);
      return release({ date });
    });
    expect(results.at(-1)).toEqual([true, dates.at(-1), dates.slice(1)]);
  });
});
