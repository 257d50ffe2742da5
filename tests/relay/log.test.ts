import { expect, test } from "vitest";
import { createLineWriter } from "#relay/lineWriter.ts";
import { createLog, describeError, LOG_LEVELS } from "#relay/log.ts";

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

test("what warns is urgent, and nothing else is", () => {
  const urgent: boolean[] = [];
  const write = (_: string, isUrgent: boolean): void => void urgent.push(isUrgent);
  const log = createLog({ level: "debug", secrets: [], write, now: () => 0 });
  for (const level of LOG_LEVELS) log[level]("x");
  expect(Object.fromEntries(LOG_LEVELS.map((level, index) => [level, urgent[index]]))).toEqual({
    error: true,
    warn: true,
    info: false,
    debug: false,
  });
});

test("lines of one turn are written together, at its end", async () => {
  const written: string[] = [];
  const lines = createLineWriter((text) => written.push(text));
  lines.write("one", false);
  lines.write("two", false);
  expect(written).toEqual([]);
  await new Promise((turn) => setImmediate(turn));
  expect(written).toEqual(["one\ntwo\n"]);
  lines.write("three", false);
  await new Promise((turn) => setImmediate(turn));
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});

test("what is urgent, or much, or the last, is written at once and in order", () => {
  const written: string[] = [];
  const lines = createLineWriter((text) => written.push(text));
  lines.write("one", false);
  lines.write("two", true);
  expect(written).toEqual(["one\ntwo\n"]);
  const long = "x".repeat(20_000);
  lines.write(long, false);
  expect(written.at(-1)).toBe(`${long}\n`);
  lines.write("last", false);
  lines.flush();
  lines.flush();
  expect(written.slice(2)).toEqual(["last\n"]);
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
