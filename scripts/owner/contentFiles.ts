import { readdirSync } from "node:fs";

import { parseSync } from "vite";

import { CONTENT_FILES, type ContentFiles, type Fault } from "#src/content/sources.ts";
import { inProject, isThere, readText } from "./files.ts";

const WORDS = "src/i18n/messages";

/**
 * Every file that the content is made of, each read by itself. One that cannot be read is undefined, and a fault that says why: with
 * its line, where the slip is one of syntax.
 */
export async function readContentFiles(): Promise<{ files: ContentFiles; faults: Fault[] }> {
  const faults: Fault[] = [];
  const below = filesBelow("content").filter((path) => !path.startsWith("content/illustrations/"));
  const listed = CONTENT_FILES.filter(isThere);
  const scripts = new Set([...below.filter((path) => path.endsWith(".ts")), ...listed]);
  const broken = new Set<string>();
  for (const path of scripts) {
    for (const message of syntaxFaults(path, readText(path))) {
      broken.add(path);
      faults.push({ file: path, message });
    }
  }
  const asked = [...listed, ...below.filter((path) => path.endsWith("/post.ts"))];
  const modules = await Promise.all(
    asked.map(async (path) => {
      if (broken.has(path)) return [path, undefined] as const;
      try {
        return [path, (await import(/* @vite-ignore */ inProject(path))) as Record<string, unknown>] as const;
      } catch (error) {
        // Of a file that another one takes in all is said already.
        if (!isAbout(error, broken)) faults.push({ file: path, message: `cannot be read: ${reasonOf(error)}` });
        return [path, undefined] as const;
      }
    }),
  );
  const messages = filesBelow(WORDS).map((path) => {
    try {
      return [path, JSON.parse(readText(path)) as unknown] as const;
    } catch (error) {
      faults.push({ file: path, message: `cannot be read: ${reasonOf(error)}` });
      return [path, {}] as const;
    }
  });
  const texts = below.filter((path) => path.endsWith(".md")).map((path) => [path, readText(path)] as const);
  return {
    files: {
      modules: Object.fromEntries(modules),
      texts: Object.fromEntries(texts),
      messages: Object.fromEntries(messages),
    },
    faults,
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.\w+$/.test(path))
    .toSorted();
}

/** What keeps a module from being read, each with its line. */
function syntaxFaults(path: string, text: string): string[] {
  return parseSync(path, text).errors.map(({ message, labels }) => {
    const line = text.slice(0, labels[0]?.start ?? 0).split("\n").length;
    return `line ${line} cannot be read: ${message}`;
  });
}

/** Whether an error is about one of these files. */
function isAbout(error: unknown, paths: ReadonlySet<string>): boolean {
  const told = error instanceof Error ? `${error.message} ${error.stack}` : String(error);
  return [...paths].some((path) => told.includes(path));
}

/** An error in one line, without the folders of this machine. */
function reasonOf(error: unknown): string {
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return first.replaceAll(inProject(""), "");
}
