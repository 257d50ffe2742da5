import { spawn } from "node:child_process";

import { ROOT } from "./project.mjs";

const PARENT_CHECK_MS = 100;

/** Programs that run now. */
const running = new Set();
/** What the exit code of a program means for ours once we were asked to stop. */
let codeAfterStop = null;

/**
 * Runs a program in the project's root and waits for it. Resolves to its exit code (128 + n when signal n ended it), and to
 * its output where `quiet` keeps that off the screen. Rejects when it cannot be started at all.
 */
export function run(command, args, { env = process.env, quiet = false, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { cwd: ROOT, env, stdio, timeout });
    running.add(child);
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      running.delete(child);
      const end = code ?? signalCode(signal);
      if (codeAfterStop) process.exit(codeAfterStop(end));
      resolve({ code: end, output });
    });
  });
}

/** Runs npm: the very one that runs us, where there is one, else the one on the path. */
export function runNpm(args, options = {}) {
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js")) return run(process.execPath, [own, ...args], options);
  if (process.platform === "win32") return run("cmd.exe", ["/d", "/s", "/c", "npm", ...args], options);
  return run("npm", args, options);
}

/**
 * From here on whoever stops this process stops the program that it runs, and its end is ours: `codeOf` makes our exit code
 * of the program's.
 */
export function passStopsOn(codeOf) {
  whenStopped((signal, everybodyKnows) => {
    codeAfterStop = codeOf;
    if (!everybodyKnows) for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(signalCode(signal));
  });
}

/**
 * Calls `stop` once, when this process is asked to end, with the signal to pass on and whether a terminal has already sent it
 * to every process of ours: a second one would cut short what the first began.
 *
 * npm runs a command in a shell that dies of a signal without passing it on. So under npm the end of the parent counts as
 * a signal too; without it a relay would live on and keep its port.
 */
export function whenStopped(stop) {
  let told = false;
  const tell = (signal, everybodyKnows) => {
    if (told) return;
    told = true;
    stop(signal, everybodyKnows);
  };
  process.on("SIGINT", () => tell("SIGINT", Boolean(process.stdin.isTTY)));
  process.on("SIGTERM", () => tell("SIGTERM", false));
  process.on("SIGHUP", () => tell("SIGTERM", false));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell("SIGTERM", false), PARENT_CHECK_MS).unref();
}

/** The exit code that a shell gives to a program ended by a signal. */
function signalCode(signal) {
  return 128 + ({ SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }[signal] ?? 0);
}
