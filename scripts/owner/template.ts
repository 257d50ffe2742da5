import { readText } from "./files.ts";

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
