import { afterEach, expect, test, vi } from "vitest";

import { localStore, sessionStore } from "#src/storage.ts";

/** An area of a browser that has room for a few characters under each key. */
function smallArea(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

afterEach(() => {
  for (const store of [localStore, sessionStore]) store.remove("key");
  vi.unstubAllGlobals();
});

test("what is set is kept in its own area until it is removed", () => {
  vi.stubGlobal("localStorage", smallArea(9));
  vi.stubGlobal("sessionStorage", smallArea(9));
  expect(localStore.get("key")).toBeNull();
  expect(localStore.set("key", "here")).toBe(true);
  expect([localStorage.getItem("key"), sessionStorage.getItem("key")]).toEqual(["here", null]);
  expect([localStore.get("key"), sessionStore.get("key")]).toEqual(["here", null]);
  localStore.remove("key");
  expect([localStore.get("key"), localStorage.getItem("key")]).toEqual([null, null]);
});

test("what a full browser refuses is there until the page is left, and until there is room for what follows it", () => {
  vi.stubGlobal("localStorage", smallArea(4));
  localStore.set("key", "old");
  expect(localStore.set("key", "too long")).toBe(false);
  expect([localStore.get("key"), localStorage.getItem("key")]).toEqual(["too long", "old"]);
  expect(localStore.set("key", "new")).toBe(true);
  expect([localStore.get("key"), localStorage.getItem("key")]).toEqual(["new", "new"]);
});

test.each([
  [
    "throws at its name",
    {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    },
  ],
  ["has none", { get: () => undefined }],
])("a browser that %s keeps until the page is left", (_, area) => {
  Object.defineProperty(globalThis, "sessionStorage", { ...area, configurable: true });
  expect(sessionStore.get("key")).toBeNull();
  expect(sessionStore.set("key", "here")).toBe(false);
  expect(sessionStore.get("key")).toBe("here");
  sessionStore.remove("key");
  expect(sessionStore.get("key")).toBeNull();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
