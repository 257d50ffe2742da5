import type { Environment } from "./environment.ts";

/** A fault that is not mended yet. Delete its entry with the mending. */
interface KnownFault {
  /** Matches the fault's own words. */
  words: RegExp;
  /** Where it occurs; everywhere if omitted. */
  where?: (environment: Environment) => boolean;
  /** After it there is nothing to go on with. */
  endsVisit?: true;
}

const isTranslated = ({ translation }: Environment) => translation !== "none";
const isAlteredEarly = (environment: Environment) =>
  environment.altersEarly && (environment.extension || isTranslated(environment));

const KNOWN: readonly KnownFault[] = [
  // React says that it renders a page anew which has been altered before it starts. Nothing is lost by it, so this one stays.
  { words: /^uncaught Error: Minified React error #418/, where: isAlteredEarly },
  // Chromium takes an optional font that came about with the first paint at a later change of the page: at a scroll, or when the menu opens.
  {
    words: /^layout shift of 0\.[01]\d on \S+, whose fonts came late: /,
    where: ({ slowNetwork }) => slowNetwork,
  },
];

/** The known fault that these words are about, if any. */
export function knownFault(fault: string, environment: Environment): KnownFault | undefined {
  return KNOWN.find(({ words, where }) => words.test(fault) && (where?.(environment) ?? true));
}
