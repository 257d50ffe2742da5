import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** What parsers of YAML, TypeScript and JSON and the reader of flags say most; of files in words for people who do not program. */
const KNOWN: readonly (readonly [RegExp, (first: string, second: string, third: string) => Sentence])[] = [
  [/^Expected (`\S+`) but found `.+`$/, (wanted) => say("%{wanted} was expected there", { wanted })],
  [
    /^Expected (`\S+`) or (`\S+`) but found `.+`$/,
    (first, second) => say("%{first} or %{second} was expected there", { first, second }),
  ],
  [
    /^Expected a semicolon or an implicit semicolon after a statement, but found none$/,
    () => say("a new line or ; was expected there"),
  ],
  [/^Unterminated string$/, () => say("a quotation mark is not closed")],
  [/^Unterminated multiline comment$/, () => say("Unterminated multiline comment")],
  [/^Unexpected token$/, () => say("something there does not belong")],
  [/^Invalid Character (`.+`)$/, (found) => say("Invalid Character %{found}", { found })],
  [/^Invalid characters after number$/, () => say("Invalid characters after number")],
  [/^(\S+) is not defined$/, (name) => say("%{name} is not defined", { name })],
  [/^Nested mappings are not allowed/, () => say("seems to have two fields in one line")],
  [/^Implicit keys need to be on a single line$/, () => say("the name of a field needs a colon and a space behind it")],
  [/^Map keys must be unique$/, () => say("has the same field twice")],
  [/^Missing closing (\S)quote$/, (mark) => say("a quotation mark is not closed: %{mark}", { mark })],
  [/^Unexpected scalar at node end$/, () => say("has words behind the closing quotation mark")],
  [
    /^.+ in block collection must be sufficiently indented and end with a (.)$/,
    (end) => say("a bracket is not closed with %{end}", { end }),
  ],
  [
    /^Plain value cannot start with .+ (.)$/,
    (found) => say("a value cannot begin with %{found}; put it in quotation marks", { found }),
  ],
  [/^Tabs are not allowed as indentation$/, () => say("begins with a tab; write spaces in its place")],
  [
    /^All (?:mapping|sequence) items must start at the same column$/,
    () => say("the lines of a list begin at different columns"),
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
