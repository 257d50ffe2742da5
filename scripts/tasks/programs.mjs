// Starts programs, looks them up as npm scripts do, and terminates them when this process is terminated.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

import { ROOT, inRoot } from "./project.mjs";

const PARENT_CHECK_MS = 100;
const isWindows = process.platform === "win32";

/** Child processes that are running. */
const running = new Set();
/** Computes our exit code from that of a child process, once a signal has been forwarded. */
let exitCodeOf = null;

/**
 * Runs a program in the project's root. It is searched for among the binaries of the packages, then in `PATH`. Resolves
 * to its exit code (128 + n if signal n ended it), and with `quiet` also to its output. Rejects if it cannot be started.
 */
export function run(program, args, { env = process.env, quiet = false, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...env, PATH: [inRoot("node_modules", ".bin"), process.env.PATH].join(delimiter) },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      // On Windows npm and the binaries of packages are command files, which only a shell can start.
      shell: isWindows && program !== "node",
      timeout,
    });
    running.add(child);
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      running.delete(child);
      const exitCode = code ?? 128 + constants.signals[signal];
      if (exitCodeOf) process.exit(exitCodeOf(exitCode));
      resolve({ code: exitCode, output });
    });
  });
}

/** Whether `PATH` leads to a program. Asking for its version would start it, and not every program has such an option. */
export function isInstalled(program) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Terminates the running programs when this process is asked to end. `toExitCode` computes our exit code from theirs. */
export function forwardSignals(toExitCode) {
  onShutdown(() => {
    exitCodeOf = toExitCode;
    for (const child of running) child.kill("SIGTERM");
    if (running.size === 0) process.exit(128 + constants.signals.SIGTERM);
  });
}

/**
 * Calls `handler` once when this process is asked to end. npm runs a command in a shell that does not forward signals, so under npm the
 * end of the parent process counts as a signal: otherwise a relay would keep running and occupy its port.
 */
export function onShutdown(handler) {
  let isCalled = false;
  const callOnce = () => {
    if (!isCalled) handler();
    isCalled = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, callOnce);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && callOnce(), PARENT_CHECK_MS).unref();
}
