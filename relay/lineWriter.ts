/** Collects lines of a log. */
export interface LineWriter {
  /** Takes one line without its line break. What is urgent is written at once, after everything that came before it. */
  write(line: string, isUrgent: boolean): void;
  /** Writes what is still held. To be called before the process ends. */
  flush(): void;
}

/** So many characters are written without waiting for more. */
const MAX_HELD = 16 * 1024;

/**
 * Gives the lines of one turn of the event loop to `write` together, because each write to a pipe or a file holds everything else up.
 * Only a kill or a cut of the power at that moment loses what is held.
 */
export function createLineWriter(write: (text: string) => void): LineWriter {
  let held = "";

  function flush(): void {
    const text = held;
    held = "";
    if (text !== "") write(text);
  }

  return {
    write(line, isUrgent) {
      if (held === "") setImmediate(flush);
      held += `${line}\n`;
      if (isUrgent || held.length >= MAX_HELD) flush();
    },
    flush,
  };
}
