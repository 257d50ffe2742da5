import type { Writable } from "node:stream";

/** The end of a dimmed word. */
const DIM = String.raw`((?:\u001b\[22m)?)`;

/** The words of the prompts that are no setting of theirs. None gets longer: the prompts count the lines that they erase themselves. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=↑/↓)${DIM} to (?:navigate|select)`, "g"), "$1 ile gezin"],
  [new RegExp(`Enter:${DIM} confirm`, "g"), "Enter:$1 onayla"],
  [new RegExp(`Space/Tab:${DIM} select`, "g"), "Boşluk/Tab:$1 seç"],
  [new RegExp(`Tab:${DIM} select`, "g"), "Tab:$1 seç"],
  [new RegExp(`Type:${DIM} to search`, "g"), "Yazarak:$1 ara"],
  [/Search:/g, "Ara:"],
  [/No matches found/g, "Uygun yok"],
  [/\((\d+) match(?:es)?\)/g, "($1 uygun)"],
];

/** The output of a terminal on which the prompts of lists speak Turkish. */
export function turkishOutput(output: Writable): Writable {
  const write = (chunk: unknown) =>
    output.write(WORDS.reduce((text, [english, turkish]) => text.replaceAll(english, turkish), String(chunk)));
  // It keeps everything else of the terminal, such as its width.
  return Object.create(output, { write: { value: write } }) as Writable;
}
