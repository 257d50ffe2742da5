import type { Channel } from "#relay/outbox/delivery.ts";

/** Prints messages instead of sending them, for a machine on which no bot is set. `print` rejects when nobody can read it. */
export function createTerminalChannel(print: (lines: string) => Promise<void>): Channel {
  return {
    async send(text) {
      // The bar in front of each line keeps a message from looking like the end of its own frame.
      const body = text.split("\n").map((line) => `│ ${line}`);
      const frame = ["", "┌─ New message. It goes nowhere else: TELEGRAM_BOT_TOKEN is not set.", ...body, "└─", ""];
      try {
        await print(frame.join("\n"));
        return { kind: "sent" };
      } catch {
        return { kind: "later", reason: "the terminal is gone" };
      }
    },
  };
}
