import { PassThrough, Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

/** A fake terminal that presses these keys, each as soon as its question is shown, and records the output. */
export function terminalWith(keys: readonly (readonly [question: string, keys: string])[]) {
  const waiting = [...keys];
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const shown: string[] = [];
  let unread = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      const text = stripVTControlCharacters(String(chunk));
      shown.push(text);
      unread += text;
      const next = waiting[0];
      if (next !== undefined && unread.includes(next[0])) {
        waiting.shift();
        unread = "";
        // A question accepts keys only after it has been drawn.
        setTimeout(() => {
          for (const key of next[1]) input.write(key);
        });
      }
      done();
    },
  });
  return { terminal: { input, output }, shown: () => shown.join("") };
}
