// Starts programs, finds them as npm scripts do, and ends them together with us, however we are told to end.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter } from "node:path";

import { ROOT, inRoot } from "./project.mjs";

const PARENT_CHECK_MS = 100;
const isWindows = process.platform === "win32";

/** Programs that run now. */
const running = new Set();
/** What the exit code of a program means for ours once we were asked to stop. */
let codeAfterStop = null;

/**
 * Runs a program in the project's root: one of a package, or else one of the search path, where `path` comes first. Resolves to its exit
 * code (128 + n when signal n ended it), and to its output where `quiet` keeps that off the screen. Rejects when it cannot be started.
 */
export function run(program, args, { env = process.env, path = [], quiet = false, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...env, PATH: [...path, inRoot("node_modules", ".bin"), process.env.PATH].join(delimiter) },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      // There, programs of packages and npm are command files, which only the shell can start.
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
      const end = code ?? 128 + constants.signals[signal];
      if (codeAfterStop) process.exit(codeAfterStop(end));
      resolve({ code: end, output });
    });
  });
}

/** From here on whoever stops this process stops the programs that it runs, and `codeOf` makes our exit code of theirs. */
export function passStopsOn(codeOf) {
  whenStopped(() => {
    codeAfterStop = codeOf;
    for (const child of running) child.kill("SIGTERM");
    if (running.size === 0) process.exit(128 + constants.signals.SIGTERM);
  });
}

/**
 * Calls `stop` once, when this process is asked to end. npm runs a command in a shell that dies of a signal without passing it on, so
 * under npm the end of the parent counts as one: otherwise a relay would live on and keep its port.
 */
export function whenStopped(stop) {
  let isStopped = false;
  const stopOnce = () => {
    if (!isStopped) stop();
    isStopped = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopOnce);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopOnce(), PARENT_CHECK_MS).unref();
}
