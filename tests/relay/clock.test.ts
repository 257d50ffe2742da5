import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "#relay/clock.ts";

test("the monotonic clock advances even if the system clock is set back", async () => {
  const before = systemClock.monotonic();
  const set = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2020-01-01T00:00:00Z"));
  onTestFinished(() => set.mockRestore());
  await systemClock.sleep(20, new AbortController().signal);
  expect(systemClock.now()).toBe(Date.parse("2020-01-01T00:00:00Z"));
  expect(systemClock.monotonic() - before).toBeGreaterThanOrEqual(10);
});

test("a sleep ends at once when its signal is aborted, before or meanwhile", async () => {
  const waking = new AbortController();
  const slept = systemClock.sleep(1_000_000, waking.signal);
  waking.abort();
  expect(await slept).toBeUndefined();
  expect(await systemClock.sleep(1_000_000, waking.signal)).toBeUndefined();
});
