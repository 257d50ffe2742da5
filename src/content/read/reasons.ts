import { say, type Sentence } from "./sentences.ts";

/** What parsers of YAML, TypeScript and JSON and the reader of flags say most, as it has a Turkish wording. */
const KNOWN: readonly (readonly [RegExp, (first: string, second: string, third: string) => Sentence])[] = [
  [
    /^Expected (`\S+`) but found (`.+`)$/,
    (wanted, found) => say("Expected %{wanted} but found %{found}", { wanted, found }),
  ],
  [
    /^Expected (`\S+`) or (`\S+`) but found (`.+`)$/,
    (first, second, found) => say("Expected %{first} or %{second} but found %{found}", { first, second, found }),
  ],
  [
    /^Expected a semicolon or an implicit semicolon after a statement, but found none$/,
    () => say("Expected a semicolon or an implicit semicolon after a statement, but found none"),
  ],
  [/^Unterminated string$/, () => say("Unterminated string")],
  [/^Unterminated multiline comment$/, () => say("Unterminated multiline comment")],
  [/^Unexpected token$/, () => say("Unexpected token")],
  [/^Invalid Character (`.+`)$/, (found) => say("Invalid Character %{found}", { found })],
  [/^Invalid characters after number$/, () => say("Invalid characters after number")],
  [/^(\S+) is not defined$/, (name) => say("%{name} is not defined", { name })],
  [/^Nested mappings are not allowed/, () => say("Nested mappings are not allowed in compact mappings")],
  [/^Implicit keys need to be on a single line$/, () => say("Implicit keys need to be on a single line")],
  [/^Map keys must be unique$/, () => say("Map keys must be unique")],
  [/^Missing closing (\S)quote$/, (mark) => say("Missing closing %{mark}quote", { mark })],
  [/^Unexpected scalar at node end$/, () => say("Unexpected scalar at node end")],
  [
    /^(.+) in block collection must be sufficiently indented and end with a (.)$/,
    (what, end) =>
      say("%{what} in block collection must be sufficiently indented and end with a %{end}", { what, end }),
  ],
  [
    /^Plain value cannot start with (.+) (.)$/,
    (what, found) => say("Plain value cannot start with %{what} %{found}", { what, found }),
  ],
  [/^Tabs are not allowed as indentation$/, () => say("Tabs are not allowed as indentation")],
  [
    /^All (mapping|sequence) items must start at the same column$/,
    (what) => say("All %{what} items must start at the same column", { what }),
  ],
  [
    /^(.+ JSON) at position (\d+)(.*)$/,
    (what, position, rest) => say("%{what} at position %{position}%{rest}", { what, position, rest }),
  ],
  [/^Unexpected end of JSON input$/, () => say("Unexpected end of JSON input")],
  [/^(Unexpected token .+) is not valid JSON$/s, (what) => say("%{what} is not valid JSON", { what })],
  [/^Unknown option '(.+?)'(.*)$/s, (option, rest) => say("Unknown option '%{option}'%{rest}", { option, rest })],
  [
    /^Option '(.+?)(?: <value>)?' argument missing$/,
    (option) => say("Option '%{option} <value>' argument missing", { option }),
  ],
  [
    /^Option '(.+?)' argument is ambiguous(.*)$/s,
    (option, rest) => say("Option '%{option}' argument is ambiguous%{rest}", { option, rest }),
  ],
  [
    /^Option '(.+?)' does not take an argument$/,
    (option) => say("Option '%{option}' does not take an argument", { option }),
  ],
  [
    /^Unexpected argument '(.+?)'(.*)$/s,
    (argument, rest) => say("Unexpected argument '%{argument}'%{rest}", { argument, rest }),
  ],
];

/** What another program says of an error. The Turkish wording of one that is not known quotes it. */
export function reasonFrom(message: string): Sentence {
  for (const [pattern, sentenceOf] of KNOWN) {
    const found = pattern.exec(message);
    if (found) return sentenceOf(found[1] ?? "", found[2] ?? "", found[3] ?? "");
  }
  return say("%{message}", { message });
}
