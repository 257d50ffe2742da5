import { afterEach, expect, test, vi } from "vitest";

import { registerWhenIdle } from "#src/offline/register.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser without idle callbacks registers the worker immediately", () => {
  vi.useFakeTimers();
  const register = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", { serviceWorker: { controller: null, register } });
  registerWhenIdle("en");
  vi.advanceTimersByTime(1);
  expect(register).toHaveBeenCalledOnce();
});
