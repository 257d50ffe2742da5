import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECT = resolve(import.meta.dirname, "../..");

export interface CommandEnd {
  code: number | null;
  /** What it said on both of its outputs. */
  output: string;
}

export interface ProjectCopy {
  folder: string;
  /** Runs one of the project's commands in the copy, such as `["new.mjs", "post"]`, and feeds it lines. */
  run: (command: readonly string[], input?: string) => Promise<CommandEnd>;
  /** Starts one and leaves its input open. */
  start: (command: readonly string[]) => ReturnType<typeof spawn>;
  remove: () => Promise<void>;
}

/** A copy of these files and folders of the project, with its packages, in which a test may write. */
export async function copyProject(name: string, paths: readonly string[]): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const path of paths) await cp(join(PROJECT, path), join(folder, path), { recursive: true });
  await symlink(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  const start = ([script = "", ...args]: readonly string[]) =>
    spawn(process.execPath, [join(folder, "scripts", script), ...args], { cwd: folder, env: {} });
  return {
    folder,
    start,
    run: (command, input = "") => {
      const child = start(command);
      child.stdin.end(input);
      return endOf(child);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** How a program ended that was started. */
export function endOf(child: ReturnType<typeof spawn>): Promise<CommandEnd> {
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((ended) => child.once("close", (code) => ended({ code, output })));
}
