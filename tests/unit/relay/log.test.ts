import { expect, test } from "vitest";
import { createLog, describeError } from "#relay/log.ts";

test("a line is JSON with time, level and event, and lower levels are left out", () => {
  const lines: string[] = [];
  const log = createLog({ level: "warn", secrets: [], write: (line) => lines.push(line), now: () => 0 });
  log.info("accepted");
  log.warn("upstream", { upstream: "rates" });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: "1970-01-01T00:00:00.000Z", level: "warn", event: "upstream", upstream: "rates" },
  ]);
});

test("a secret is masked wherever it turns up", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: ["123:token", ""], write: (line) => lines.push(line), now: () => 0 });
  log.error("x", { reason: "https://api.telegram.org/bot123:token/sendMessage" });
  expect(lines[0]).toContain("/bot***/sendMessage");
});

test("an error is told by its kind, code and origin, never by its message", () => {
  const error = Object.assign(new TypeError("Ann, +905321234567"), { code: "SQLITE_FULL" });
  expect(describeError(error)).toMatch(/^TypeError SQLITE_FULL at .*log\.test\.ts/);
  expect(describeError(error)).not.toContain("Ann");
  expect(describeError("Ann")).toBe("string");
});

test("a message that looks like a stack is not taken for one", () => {
  const error = new TypeError("Ann\n    at Ann (+905321234567)");
  expect(describeError(error)).toMatch(/^TypeError at .*log\.test\.ts/);
  expect(describeError(Object.assign(error, { code: "Ann +905321234567" }))).not.toMatch(/Ann|532/);
});
