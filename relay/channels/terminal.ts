import type { Channel } from "#relay/outbox/delivery.ts";

/** Prints messages instead of sending them, if no bot is configured. `print` rejects if standard output is closed. */
export function createTerminalChannel(print: (lines: string) => Promise<void>): Channel {
  return {
    async send({ text }) {
      // The bar at the start of each line keeps a message from imitating the end of the frame.
      const body = text.split("\n").map((line) => `│ ${line}`);
      const frame = ["", "┌─ New message. It goes nowhere else: TELEGRAM_BOT_TOKEN is not set.", ...body, "└─", ""];
      try {
        await print(frame.join("\n"));
        return { kind: "sent" };
      } catch {
        return { kind: "later", reason: "the terminal is gone" };
      }
    },
    check: async () => null,
    advice: () => null,
  };
}
