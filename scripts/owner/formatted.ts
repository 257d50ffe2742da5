import { format, resolveConfig } from "prettier";

import { inProject, type NewText } from "./files.ts";

/** The text as the project's formatter sets it. */
export async function formatted(file: NewText): Promise<NewText> {
  const filepath = inProject(file.path);
  return { ...file, text: await format(file.text, { ...(await resolveConfig(filepath)), filepath }) };
}
