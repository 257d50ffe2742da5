import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "#relay/clock.ts";

test("the steady clock goes on when the machine's clock is set back", async () => {
  const before = systemClock.steady();
  expect(Math.abs(before - systemClock.now())).toBeLessThan(60_000);
  const set = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2020-01-01T00:00:00Z"));
  onTestFinished(() => set.mockRestore());
  await systemClock.sleep(20, new AbortController().signal);
  expect(systemClock.now()).toBe(Date.parse("2020-01-01T00:00:00Z"));
  expect(systemClock.steady() - before).toBeGreaterThanOrEqual(10);
  expect(systemClock.steady() - before).toBeLessThan(60_000);
});

test("a sleep that is longer than a timer can count does not end at once", async () => {
  const warnings: unknown[] = [];
  const note = (warning: unknown) => void warnings.push(warning);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  const waking = new AbortController();
  let isOver = false;
  const slept = systemClock.sleep(2 ** 40, waking.signal).then(() => (isOver = true));
  await systemClock.sleep(30, new AbortController().signal);
  expect(isOver).toBe(false);
  expect(warnings).toEqual([]);
  waking.abort();
  await slept;
  expect(isOver).toBe(true);
});
