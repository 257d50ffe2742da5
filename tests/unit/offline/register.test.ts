import { afterEach, expect, test, vi } from "vitest";

import { registerWhenIdle } from "#src/offline/register.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser that cannot tell when it is idle registers the worker without a wait", () => {
  vi.useFakeTimers();
  const register = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", { serviceWorker: { controller: null, register } });
  registerWhenIdle("en");
  vi.advanceTimersByTime(1);
  expect(register).toHaveBeenCalledOnce();
});
