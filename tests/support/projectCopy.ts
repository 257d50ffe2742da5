import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The owner's commands speak the language of the system unless they are told another. */
const ENGLISH = { LC_ALL: "C" };

const PROJECT = resolve(import.meta.dirname, "../..");

export interface CommandEnd {
  code: number | null;
  /** Its combined standard output and standard error. */
  output: string;
}

export interface ProjectCopy {
  folder: string;
  /** Runs one of the project's commands in the copy, such as `new:post`, and feeds it lines. */
  run: (command: string, args?: readonly string[], input?: string) => Promise<CommandEnd>;
  /** Starts a command without waiting for it to end. */
  start: (command: string, args?: readonly string[]) => ReturnType<typeof spawn>;
  remove: () => Promise<void>;
}

/** Copies these files and folders of the project, with its packages and its style, to a folder that a test may change. */
export async function copyProject(name: string, paths: readonly string[]): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const path of [...paths, ".oxfmtrc.json"])
    await cp(join(PROJECT, path), join(folder, path), { recursive: true });
  await symlink(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  const { scripts } = JSON.parse(await readFile(join(PROJECT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const start = (command: string, args: readonly string[] = []) => {
    const [program, ...given] = scripts[command]?.split(" ") ?? [];
    if (program !== "node") throw new Error(`npm run ${command} does not start a program of the project alone`);
    return spawn(process.execPath, [...given, ...args], { cwd: folder, env: ENGLISH, stdio: "pipe" });
  };
  return {
    folder,
    start,
    run: (command, args, input = "") => {
      const child = start(command, args);
      child.stdin.end(input);
      return endOf(child);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Resolves when a started program has ended. */
export function endOf(child: ReturnType<typeof spawn>): Promise<CommandEnd> {
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((ended) => child.once("close", (code) => ended({ code, output })));
}
