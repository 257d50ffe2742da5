import { say } from "#src/content/read/sentences.ts";
import { readText, type TextFile } from "./files.ts";
import { UserError } from "./userError.ts";

const FOLDER = "scripts/owner/templates";

/** The text of a template, with each `%{name}` replaced by its value. Throws an error if a value is missing. */
export function fromTemplate(file: string, values: Readonly<Record<string, string>> = {}): string {
  return readText(`${FOLDER}/${file}`).replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${FOLDER}/${file} needs a value for ${name}`);
    return value;
  });
}

/** Facts as the values of a template of code. */
export function asCode(facts: object): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** A module that ends with a list, with an entry more. Throws a UserError if it ends with anything else. */
export function withEntryAtEnd(path: string, code: string): TextFile {
  const text = readText(path).trimEnd();
  if (!text.endsWith("\n];"))
    throw new UserError(say("%{path} no longer ends with its list: put the new entry there", { path }));
  return { path, replaces: true, text: `${text.slice(0, -2)}${code},\n];\n` };
}
