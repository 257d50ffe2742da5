import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { inTime } from "#src/offline/patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((tell) => setTimeout(() => tell(value), ms));

test("what comes in time", async () => {
  const answer = inTime(after(3_999, "here"), 4_000);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(await answer).toBe("here");
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing where it takes longer", async () => {
  const answer = inTime(after(4_001, "here"), 4_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toBeUndefined();
});

test("nothing where it fails", async () => {
  expect(await inTime(Promise.reject(new TypeError("no network")), 4_000)).toBeUndefined();
});
