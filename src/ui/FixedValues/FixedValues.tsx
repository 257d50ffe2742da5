import { markMatches } from "#src/ui/markMatches.tsx";

/**
 * A reference (`K7QF-2M9X`), an e-mail address, or a number with what belongs to it: an amount (`€45–€75`, `3.705 TL`), a date with its time
 * (`24 Nov 2026, 14:30`), a phone number, a flight. Its spaces stay between elements.
 */
const VALUE =
  /(\s*)([2-9A-Z]{4}-[2-9A-Z]{4}|\S+@\S+|(?:[€+]|[A-Z]{2,3}\s)?\d(?:(?:[\s.,:/–€]|\s[A-Z][a-z]{2,3}\s)*\d)*(?:\s(?:€|TL|TRY|USD|GBP))?)(\s*)/;

export interface FixedValuesProps {
  children: string;
}

/** Text whose values stay as they are where a browser translates the page: its words are in elements of their own, and so are its values. */
export function FixedValues({ children }: FixedValuesProps) {
  return markMatches(children, VALUE, { translate: "no" });
}
