import { expect, test } from "vitest";
import { createLog, describeError, type Log } from "#relay/log.ts";

/** A log, and the lines that it writes. */
function setUp(level: string, ...secrets: (string | undefined)[]): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog({ level, secrets, destination: { write: (line) => lines.push(line) } }), lines };
}

test("a line is JSON with time, level and event, and lower levels are left out", () => {
  const { log, lines } = setUp("warn");
  log.info("accepted");
  log.warn({ upstream: "rates" }, "upstream");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: "warn",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      upstream: "rates",
      event: "upstream",
    },
  ]);
  expect(lines[0]?.endsWith("}\n")).toBe(true);
});

test("a secret is masked wherever it occurs", () => {
  const { log, lines } = setUp("info", "123:token", "", undefined, "the-key");
  log.error({ reason: "https://api.telegram.org/bot123:token/sendMessage", "123:token": ["the-key"] }, "the-key");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    reason: "https://api.telegram.org/bot***/sendMessage",
    "***": ["***"],
    event: "***",
  });
});

test("an error is logged with its type, code and origin, never its message", () => {
  const { log, lines } = setUp("info");
  log.error({ error: Object.assign(new TypeError("Ann, +905321234567"), { code: "SQLITE_FULL" }) }, "outbox");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    error: expect.stringMatching(/^TypeError SQLITE_FULL at .*log\.test\.ts/),
  });
  expect(lines.join()).not.toMatch(/Ann|532/);
  expect(describeError("Ann")).toBe("string");
});

test("a message that looks like a stack trace is not logged as one, nor a sentence as a code", () => {
  const error = new TypeError("Ann\n    at Ann (+905321234567)");
  expect(describeError(error)).toMatch(/^TypeError at .*log\.test\.ts/);
  expect(describeError(Object.assign(error, { code: "Ann +905321234567" }))).not.toMatch(/Ann|532/);
});
