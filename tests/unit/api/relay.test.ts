import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createMessageSender, postMessage, type PostResult } from "#src/api/messageSender.ts";
import { fetchRates, fetchWeather } from "#src/api/relay.ts";
import { fetchVisitor } from "#src/api/visitor.ts";

const signal = new AbortController().signal;
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { documentElement: { hasAttribute: () => false } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
}

describe("exchange rates", () => {
  test("of the euro are those of the three other currencies", async () => {
    answer({ base: "EUR", rates: { EUR: 1, TRY: 49.37, USD: 1.12, GBP: 0.84, SEK: 11 }, updatedAt: "" });
    expect(await fetchRates("EUR", signal)).toEqual({ TRY: 49.37, USD: 1.12, GBP: 0.84 });
    expect(asked.mock.calls[0]?.[0]).toBe("/api/rates?base=EUR");
  });

  test.each([0, -1, "49", null, Number.NaN])("omit %s", async (rate) => {
    answer({ rates: { TRY: rate, USD: 1.12 } });
    expect(await fetchRates("EUR", signal)).toEqual({ USD: 1.12 });
  });

  test.each([[{ ok: false }, 503] as const, [null, 200] as const])(
    "reject or are empty for the answer %j with status %i",
    async (body, status) => {
      answer(body, status);
      if (status === 200) expect(await fetchRates("TRY", signal)).toEqual({});
      else await expect(fetchRates("TRY", signal)).rejects.toThrow("503");
    },
  );
});

describe("weather", () => {
  test("has a temperature and a condition", async () => {
    answer({ city: "bodrum", temp: 31.4, conditionId: 800 });
    expect(await fetchWeather("bodrum", signal)).toEqual({ city: "bodrum", temp: 31.4, conditionId: 800 });
  });

  test("is rejected without a temperature", async () => {
    answer({ city: "bodrum", conditionId: 800 });
    await expect(fetchWeather("bodrum", signal)).rejects.toThrow("no temperature");
  });
});

test("unknown details of a visitor are Unknown", async () => {
  answer({ ip: "203.0.113.9", city: "", region: 7 });
  expect(await fetchVisitor(signal)).toEqual({
    ip: "203.0.113.9",
    city: "Unknown",
    region: "Unknown",
    country_name: "Unknown",
    org: "Unknown",
  });
});

describe("a message", () => {
  const body = { action: "sendReservation", message: "14.07.2027", website: "", elapsedMs: 4000 } as const;

  test("is delivered with an ok status and ok: true", async () => {
    answer({ ok: true });
    expect(await postMessage(body, "key")).toMatchObject({ kind: "accepted" });
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe("/api/telegram-handler.php");
    expect(init?.method).toBe("POST");
    expect(init?.headers).toMatchObject({ "Content-Type": "application/json", "Idempotency-Key": "key" });
    expect(JSON.parse(String(init?.body))).toEqual(body);
  });

  test("is accepted under the reference of the answer, if that is one", async () => {
    for (const [given, reference] of [
      [{ "Message-Reference": "K7QF-2M9X" }, "K7QF-2M9X"],
      [{ "Message-Reference": "<b>" }, null],
      [{}, null],
    ] as const) {
      answer({ ok: true }, 200, given);
      expect(await postMessage(body, "key")).toEqual({ kind: "accepted", reference });
    }
  });

  test.each([
    ["an error status", { ok: true }, 503],
    ["ok: false", { ok: false }, 200],
    ["no ok flag", {}, 200],
    ["a flag that is not true", { ok: "true" }, 200],
    ["no object", "ok", 200],
  ])("may have arrived with %s", async (_name, given, status) => {
    answer(given, status);
    expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
  });

  test.each([400, 403, 413, 422, 429])("is rejected with status %i", async (status) => {
    answer({ ok: false }, status);
    expect(await postMessage(body, "key")).toEqual({ kind: "rejected" });
  });

  describe("of a browser that takes itself to be offline", () => {
    const isPost = ([, init]: Parameters<typeof fetch>) => init?.method === "POST";
    const fails = () => asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));

    beforeEach(() => vi.stubGlobal("navigator", { onLine: false }));

    test("is rejected without being posted while the relay is out of reach", async () => {
      fails();
      expect(await postMessage(body, "key")).toEqual({ kind: "rejected" });
      expect(asked.mock.calls.filter(isPost)).toEqual([]);
    });

    test("is accepted by a relay that answers nevertheless", async () => {
      answer(null);
      answer({ ok: true });
      expect(await postMessage(body, "key")).toMatchObject({ kind: "accepted" });
    });

    test("may have arrived if it was posted and no answer came", async () => {
      answer(null);
      fails();
      fails();
      expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
    });
  });

  test("may have arrived if the answer is not JSON, or the network fails", async () => {
    asked.mockResolvedValueOnce(new Response("<html>"));
    expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
    asked
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
  });

  test.each([
    ["no answer", () => asked.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
    ["a proxy's 502", () => answer("<html>", 502)],
    ["a proxy's 504", () => answer("<html>", 504)],
  ])("is retried once after %s, with the same key and body", async (_name, fail) => {
    fail();
    answer({ ok: true });
    expect(await postMessage(body, "key")).toMatchObject({ kind: "accepted" });
    expect(asked).toHaveBeenCalledTimes(2);
    const [first, second] = asked.mock.calls;
    expect(second).toEqual(first);
  });

  test("is not retried if the relay itself rejects it", async () => {
    answer({ ok: false }, 503);
    expect(await postMessage(body, "key")).toEqual({ kind: "unknown" });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("may have arrived after twenty seconds without an answer", async () => {
    vi.useFakeTimers();
    asked.mockImplementationOnce(
      (_address, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const sent = vi.fn<(result: PostResult) => void>();
    void postMessage(body, "key").then(sent);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledWith({ kind: "unknown" });
  });
});

describe("a sender", () => {
  const outgoing = {
    contentKey: "Emma, 14.07.2027",
    website: "",
    compose: () => `composed at ${asked.mock.calls.length}`,
  };
  const createSender = (language: "tr" | "en") =>
    createMessageSender({ action: "sendReservation", language, shownAt: 0 });
  const posts = () =>
    asked.mock.calls.map(([, init]) => [new Headers(init?.headers).get("Idempotency-Key"), String(init?.body)]);

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    vi.stubGlobal("window", { location: { host: "vip.example", url: "https://vip.example/en" } });
  });

  test("repeats key and body of an attempt without an answer, also on another page and in another language", async () => {
    answer({ ok: false }, 503);
    expect(await createSender("en")(outgoing)).toEqual({ kind: "failed", unanswered: [outgoing.contentKey] });
    answer({ ok: true });
    expect(await createSender("tr")(outgoing)).toMatchObject({ kind: "accepted" });
    const [first, second] = posts();
    expect(second).toEqual(first);
  });

  test("does not call a retry rejected, because the attempt before may have arrived", async () => {
    answer({ ok: false }, 503);
    await createSender("en")(outgoing);
    answer({ ok: false }, 429);
    expect(await createSender("en")(outgoing)).toEqual({ kind: "failed", unanswered: [outgoing.contentKey] });
    answer({ ok: true });
    await createSender("en")(outgoing);
    expect(new Set(posts().map(([key]) => key)).size).toBe(1);
  });

  test("makes a new request of one that was certainly not stored", async () => {
    answer({ ok: false }, 429);
    expect(await createSender("en")(outgoing)).toEqual({ kind: "failed", unanswered: [] });
    answer({ ok: true });
    await createSender("en")(outgoing);
    expect(new Set(posts().map(([key]) => key)).size).toBe(2);
  });

  test("makes a new request of another content, and of the same one once it was accepted", async () => {
    answer({ ok: false }, 503);
    await createSender("en")(outgoing);
    answer({ ok: true });
    await createSender("en")({ ...outgoing, contentKey: "Emma, 15.07.2027" });
    answer({ ok: true });
    await createSender("en")({ ...outgoing, contentKey: "Emma, 15.07.2027" });
    expect(new Set(posts().map(([key]) => key)).size).toBe(3);
  });

  test("repeats key and body of an attempt although another one went unanswered in between", async () => {
    const other = { ...outgoing, contentKey: "Emma, 15.07.2027" };
    answer({ ok: false }, 503);
    await createSender("en")(outgoing);
    answer({ ok: false }, 503);
    const { contentKey } = outgoing;
    expect(await createSender("en")(other)).toEqual({ kind: "failed", unanswered: [contentKey, other.contentKey] });
    answer({ ok: true });
    await createSender("en")(outgoing);
    answer({ ok: true });
    await createSender("en")(other);
    const [first, second, third, fourth] = posts();
    expect(third).toEqual(first);
    expect(fourth).toEqual(second);
    expect(second?.[0]).not.toBe(first?.[0]);
  });

  test("tells of an attempt without an answer when a later one is rejected", async () => {
    answer({ ok: false }, 503);
    await createSender("en")(outgoing);
    answer({ ok: false }, 429);
    const rejected = await createSender("en")({ ...outgoing, contentKey: "Emma, 15.07.2027" });
    expect(rejected).toEqual({ kind: "failed", unanswered: [outgoing.contentKey] });
  });

  test("remembers the last few attempts without an answer", async () => {
    for (let day = 1; day <= 9; day++) {
      answer({ ok: false }, 503);
      await createSender("en")({ ...outgoing, contentKey: `Emma, ${day}` });
    }
    answer({ ok: false }, 503);
    const { unanswered } = (await createSender("en")({ ...outgoing, contentKey: "Emma, 2" })) as {
      unanswered: string[];
    };
    expect(unanswered).toEqual([3, 4, 5, 6, 7, 8, 9, 2].map((day) => `Emma, ${day}`));
  });

  test.each(["{", "{}"])("ignores stored attempts that are not its own: %s", async (text) => {
    sessionStorage.setItem("reservationAttempt", text);
    answer({ ok: true });
    expect(await createSender("en")(outgoing)).toMatchObject({ kind: "accepted" });
  });
});
