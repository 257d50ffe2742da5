import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { FROM_CACHE } from "#src/domain/connection.ts";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

/** The network state of a page that came from the service worker's cache or from the network, and a request of that page. */
async function pageFrom(origin: "cache" | "network") {
  const hasAttribute = (name: string) => origin === "cache" && name === FROM_CACHE;
  vi.stubGlobal("document", { documentElement: { hasAttribute } });
  vi.stubGlobal("navigator", { onLine: true });
  const [{ isNetworkUncertain }, { getJson }] = await Promise.all([
    import("#src/api/network.ts"),
    import("#src/api/relay.ts"),
  ]);
  const ask = (signal = new AbortController().signal) => getJson("/api/rates", signal).catch(() => undefined);
  return { isNetworkUncertain, ask };
}

test("a page from the service worker's cache is uncertain of the network until a request succeeds past the HTTP cache", async () => {
  const { isNetworkUncertain, ask } = await pageFrom("cache");
  expect(isNetworkUncertain()).toBe(true);
  asked.mockResolvedValueOnce(Response.json({}));
  await ask();
  expect(asked.mock.lastCall?.[1]?.cache).toBe("no-cache");
  expect(isNetworkUncertain()).toBe(false);
});

test("a failed request makes the network uncertain, and the next request bypasses the HTTP cache", async () => {
  const { isNetworkUncertain, ask } = await pageFrom("network");
  expect(isNetworkUncertain()).toBe(false);
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await ask();
  expect(asked.mock.lastCall?.[1]?.cache).toBe("default");
  expect(isNetworkUncertain()).toBe(true);
  asked.mockResolvedValueOnce(Response.json({}));
  await ask();
  expect(asked.mock.lastCall?.[1]?.cache).toBe("no-cache");
});

test("a network without an answer becomes uncertain after ten seconds, until it answers", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { isNetworkUncertain, ask } = await pageFrom("network");
  let answer: (response: Response) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((come) => (answer = come)));
  const asking = ask();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isNetworkUncertain()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isNetworkUncertain()).toBe(true);
  answer(Response.json({}));
  await asking;
  expect(isNetworkUncertain()).toBe(false);
});

test("a message without an answer makes the network uncertain, and a rejected one does not", async () => {
  const { isNetworkUncertain } = await pageFrom("network");
  const { postMessage } = await import("#src/api/messageSender.ts");
  const body = { action: "sendReservation", message: "14.07.2027" } as const;
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
  expect(isNetworkUncertain()).toBe(true);
  asked.mockResolvedValueOnce(Response.json({ ok: false }, { status: 503 }));
  expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
  expect(isNetworkUncertain()).toBe(false);
});

test("an error status counts as an answer, and an aborted request changes nothing", async () => {
  const { isNetworkUncertain, ask } = await pageFrom("network");
  asked.mockResolvedValueOnce(Response.json({}, { status: 503 }));
  await ask();
  asked.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await ask(AbortSignal.abort());
  expect(isNetworkUncertain()).toBe(false);
});
