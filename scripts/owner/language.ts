import { OWNER_LANGUAGES, provideTurkish, say, wordsOf, type OwnerLanguage } from "#src/content/messages/sentences.ts";
import { TURKISH } from "#src/content/messages/turkish.ts";
import { UserError } from "./userError.ts";

provideTurkish(TURKISH);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command in the language that `--lang` names, or else in that of the system. Returns the error message of the command, or that of
 * a UserError which it throws, or undefined.
 */
export async function inOwnerLanguage(
  given: readonly string[],
  run: (language: OwnerLanguage, args: readonly string[]) => Promise<string | undefined> | string | undefined,
): Promise<string | undefined> {
  let language = systemLanguage(process.env);
  try {
    const { named, args } = takeLanguage(given);
    language = named ?? language;
    return await run(language, args);
  } catch (error) {
    if (error instanceof UserError) return wordsOf(error.sentence, language);
    throw error;
  }
}

/** Takes `--lang` out of the arguments. Throws a UserError if it names none of the languages. */
export function takeLanguage(given: readonly string[]): { named: OwnerLanguage | undefined; args: string[] } {
  const args = [...given];
  const at = args.findIndex((arg) => /^--lang(?:=|$)/.test(arg));
  if (at < 0) return { named: undefined, args };
  const [flag = "", next] = args.slice(at);
  const value = flag.includes("=") ? flag.slice(flag.indexOf("=") + 1) : next;
  args.splice(at, flag.includes("=") ? 1 : 2);
  const named = OWNER_LANGUAGES.find((one) => one === value);
  if (named === undefined) {
    throw new UserError(
      say('--lang says "%{value}": write --lang tr for Turkish, or --lang en for English.', { value: value ?? "" }),
    );
  }
  return { named, args };
}

/** The language of the system: Turkish, or English for any other. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: Environment): OwnerLanguage {
  // Windows sets none of them.
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^tr(?![a-z])/i.test(locale) ? "tr" : "en";
}
