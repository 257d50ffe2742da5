import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { format, resolveConfig } from "prettier";

import type { Addition } from "./addition.ts";
import { askAll, confirmWriting, type Terminal } from "./dialogue.ts";
import { inProject, writeTogether, type NewText } from "./files.ts";
import { newPlace } from "./place.ts";
import { newPost } from "./post.ts";
import { describeAll, Refusal, takeAll, type Questions } from "./questions.ts";
import { newService } from "./service.ts";

/**
 * `npm run new:post`, `new:service` and `new:place`: asks for what it needs, or takes it from flags and from a file of answers, and
 * then writes everything at once. Returns what went wrong, if anything did.
 */
export async function main(
  [kind = "", ...args]: readonly string[],
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string | undefined> {
  try {
    if (kind === "post") await add(kind, newPost(), args, terminal);
    else if (kind === "service") await add(kind, newService(), args, terminal);
    else if (kind === "place") await add(kind, newPlace(), args, terminal);
    else return `There is nothing to add that is called "${kind}": it is post, service or place.`;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

async function add<Asked extends Questions>(
  kind: string,
  addition: Addition<Asked>,
  args: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const { questions, filesOf, next } = addition;
  const typed = givenBy(kind, Object.keys(questions), args);
  if (typed === "help")
    return console.log(`npm run new:${kind} asks for what is not given. Flags:\n${describeAll(questions)}`);
  if (!typed && !terminal.input.isTTY) {
    throw new Refusal(`There is no terminal to ask at: give the answers as flags or in a file; --help names them.`);
  }
  const answers = typed ? takeAll(questions, typed) : await askAll(questions, terminal);
  const files = await Promise.all(filesOf(answers).map(formatted));
  if (!typed) await confirmWriting(files, terminal);
  try {
    writeTogether(files);
  } catch (error) {
    throw new Refusal(`Nothing was written: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.log(["", "Written:", ...files.map(({ path }) => `  ${path}`), "", ...next(answers)].join("\n"));
}

/** The text as the project's formatter sets it. */
async function formatted(file: NewText): Promise<NewText> {
  const filepath = inProject(file.path);
  return { ...file, text: await format(file.text, { ...(await resolveConfig(filepath)), filepath }) };
}

/** The answers among the arguments, undefined where there are none, so that they are asked for. */
function givenBy(
  kind: string,
  names: readonly string[],
  args: readonly string[],
): Readonly<Record<string, string>> | "help" | undefined {
  const { help, answers, ...flags } = flagsOf(names, args);
  if (help !== undefined) return "help";
  const given = { ...(answers !== undefined && answersIn(String(answers))), ...flags } as Record<string, string>;
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(`new:${kind} does not ask for "${unknown}". It asks for ${names.join(", ")}.`);
  }
  return args.length === 0 ? undefined : given;
}

function flagsOf(names: readonly string[], args: readonly string[]): Record<string, string | boolean | undefined> {
  const flag = { type: "string" } as const;
  try {
    const options = Object.fromEntries([...names, "answers"].map((name) => [name, flag]));
    return parseArgs({ args: [...args], options: { ...options, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new Refusal(`Nothing was written: ${(error as Error).message}`);
  }
}

/** A file of answers: one JSON object with the names of the questions as keys. */
function answersIn(file: string): Record<string, string> {
  try {
    const answers = JSON.parse(readFileSync(resolve(file), "utf8")) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        Array.isArray(answer) ? answer.join(", ") : String(answer),
      ]),
    );
  } catch (error) {
    throw new Refusal(`The answers in ${file} cannot be read: ${(error as Error).message}`);
  }
}
