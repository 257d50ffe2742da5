import { createInterface } from "node:readline";

import { Refusal } from "./refusal.ts";

export interface Terminal {
  /** Shows a prompt and resolves to the line that is typed. Rejects with a Refusal when there will be no more lines. */
  ask: (prompt: string) => Promise<string>;
  close: () => void;
}

/**
 * Lines typed at the terminal, or fed to it. They are kept as they come: what is pasted or piped arrives before it is asked for, and
 * `question` of readline would lose it.
 */
export function openTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines: string[] = [];
  let isClosed = false;
  let wake = () => {};
  reader.on("line", (line) => {
    lines.push(line);
    wake();
  });
  // Ctrl+C and the end of the input both come here.
  reader.on("close", () => {
    isClosed = true;
    wake();
  });
  return {
    ask: async (prompt) => {
      if (!isClosed) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      while (lines.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
      const line = lines.shift();
      if (line === undefined) throw new Refusal("Stopped before the last question. Nothing was written.");
      return line;
    },
    close: () => reader.close(),
  };
}
