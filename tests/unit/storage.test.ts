import { afterEach, expect, test, vi } from "vitest";

import { localStore, sessionStore } from "#src/storage.ts";

/** A storage area with a quota of a few characters per key. */
function storageWithQuota(room: number): Storage {
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

test("a value is in its own storage area until it is removed", () => {
  vi.stubGlobal("localStorage", storageWithQuota(9));
  vi.stubGlobal("sessionStorage", storageWithQuota(9));
  expect(localStore.get("key")).toBeNull();
  expect(localStore.set("key", "here")).toBe(true);
  expect([localStorage.getItem("key"), sessionStorage.getItem("key")]).toEqual(["here", null]);
  expect([localStore.get("key"), sessionStore.get("key")]).toEqual(["here", null]);
  localStore.remove("key");
  expect([localStore.get("key"), localStorage.getItem("key")]).toEqual([null, null]);
});

test("a value over the quota lasts in memory until the page is left or another value fits", () => {
  vi.stubGlobal("localStorage", storageWithQuota(4));
  localStore.set("key", "old");
  expect(localStore.set("key", "too long")).toBe(false);
  expect([localStore.get("key"), localStorage.getItem("key")]).toEqual(["too long", "old"]);
  expect(localStore.set("key", "new")).toBe(true);
  expect([localStore.get("key"), localStorage.getItem("key")]).toEqual(["new", "new"]);
});

test.each([
  [
    "throws when it is read",
    {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    },
  ],
  ["is undefined", { get: () => undefined }],
])("a browser whose storage %s keeps values in memory", (_, area) => {
  Object.defineProperty(globalThis, "sessionStorage", { ...area, configurable: true });
  expect(sessionStore.get("key")).toBeNull();
  expect(sessionStore.set("key", "here")).toBe(false);
  expect(sessionStore.get("key")).toBe("here");
  sessionStore.remove("key");
  expect(sessionStore.get("key")).toBeNull();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
