import { entryName } from "./entries.ts";
import { wordsOf, type OwnerLanguage, type Sentence } from "#src/content/messages/sentences.ts";

/** A fault in the content: where it is, and what is wrong. */
export interface Fault {
  file: string;
  /** Names of its entry and of the field there, from the outside in, as far as there are any. */
  where?: readonly string[];
  /** The line in its file, where the check knows it. */
  line?: number;
  /** The field that the message speaks of: "title has 3 characters". */
  field?: string;
  message: Sentence;
  /** On which line it is, and what is likely right. */
  hints?: readonly Sentence[];
}

/** Where in its file a fault is. */
export type FaultPlace = Pick<Fault, "where" | "line" | "field">;

/** A fault in one line. */
export function describeFault({ file, ...fault }: Fault, language: OwnerLanguage): string {
  return `${file}: ${describeInFile(fault, language)}`;
}

/** A fault in one line, without its file. */
export function describeInFile(
  { where = [], line, field, message, hints = [] }: Omit<Fault, "file">,
  language: OwnerLanguage,
): string {
  const names = where.map((name) => `${wordsOf(entryName(name), language)}: `);
  const at = line === undefined ? "" : { tr: `${line}. satır: `, en: `line ${line}: ` }[language];
  // Only English goes on after the field as a sentence does.
  const subject = field === undefined ? "" : language === "tr" ? `${wordsOf(entryName(field), "tr")}: ` : `${field} `;
  const hinted = hints.length === 0 ? "" : ` (${hints.map((hint) => wordsOf(hint, language)).join("; ")})`;
  return `${names.join("")}${at}${subject}${wordsOf(message, language)}${hinted}`;
}
