import { readdirSync } from "node:fs";

import { parseSync } from "vite";

import type { Fault } from "#src/content/read/faults.ts";
import { reasonFrom } from "#src/content/read/reasons.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";
import { CONTENT_FILES, type ContentFiles } from "#src/content/read/sources.ts";
import { exists, projectPath, readText } from "./files.ts";

const MESSAGES = "src/i18n/messages";
/** Glossary for authors; no page shows it. */
export const GLOSSARY = "content/glossary.md";

/**
 * Reads every file of the content separately, so that an unreadable file does not hide the faults of the others. Such a file is
 * undefined, and its fault says why; a syntax error is reported with its line.
 */
export async function readContentFiles(): Promise<{ files: ContentFiles; faults: Fault[] }> {
  const faults: Fault[] = [];
  const paths = filesBelow("content");
  const listed = CONTENT_FILES.filter(exists);
  const scripts = new Set([...paths.filter((path) => path.endsWith(".ts")), ...listed]);
  const broken = new Set<string>();
  for (const path of scripts) {
    for (const message of syntaxFaults(path, readText(path))) {
      broken.add(path);
      faults.push({ file: path, message });
    }
  }
  const modulePaths = [...listed, ...paths.filter((path) => path.endsWith("/post.ts"))];
  const modules = await Promise.all(
    modulePaths.map(async (path) => {
      if (broken.has(path)) return [path, undefined] as const;
      try {
        return [path, (await import(/* @vite-ignore */ projectPath(path))) as Record<string, unknown>] as const;
      } catch (error) {
        // The fault of a broken file that this one imports is already in the list.
        if (!isAbout(error, broken)) faults.push({ file: path, message: cannotBeRead(error) });
        return [path, undefined] as const;
      }
    }),
  );
  const messages = filesBelow(MESSAGES).flatMap((path) => {
    try {
      return [[path, JSON.parse(readText(path)) as unknown] as const];
    } catch (error) {
      faults.push({ file: path, message: cannotBeRead(error) });
      return [];
    }
  });
  const texts = paths
    .filter((path) => path.endsWith(".md") && path !== GLOSSARY)
    .map((path) => [path, readText(path)] as const);
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
  return readdirSync(projectPath(folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.\w+$/.test(path))
    .toSorted();
}

/** Syntax errors of a module, each with its line. */
function syntaxFaults(path: string, text: string): Sentence[] {
  return parseSync(path, text).errors.map(({ message, labels }) => {
    const line = text.slice(0, labels[0]?.start ?? 0).split("\n").length;
    return say("line %{line} cannot be read: %{reason}", { line, reason: reasonFrom(message) });
  });
}

/** Whether an error mentions one of these files. */
function isAbout(error: unknown, paths: ReadonlySet<string>): boolean {
  const text = error instanceof Error ? `${error.message} ${error.stack}` : String(error);
  return [...paths].some((path) => text.includes(path));
}

/** The fault of a file with an error: its first line, with paths relative to the project. */
function cannotBeRead(error: unknown): Sentence {
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return say("cannot be read: %{reason}", { reason: reasonFrom(first.replaceAll(projectPath(""), "")) });
}
