import { afterEach, expect, test, vi } from "vitest";

import { LOCAL_KEYS, SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { localStore, sessionStore } from "#src/storage.ts";

const LOCAL = LOCAL_KEYS.theme;
const SESSION = SESSION_KEYS.postOrders;

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
  localStore.remove(LOCAL);
  sessionStore.remove(SESSION);
  vi.unstubAllGlobals();
});

test("a value is in its own storage area until it is removed", () => {
  vi.stubGlobal("localStorage", storageWithQuota(9));
  vi.stubGlobal("sessionStorage", storageWithQuota(9));
  expect(localStore.get(LOCAL)).toBeNull();
  expect(localStore.set(LOCAL, "here")).toBe(true);
  expect([localStorage.getItem(LOCAL), sessionStorage.getItem(LOCAL)]).toEqual(["here", null]);
  expect(localStore.get(LOCAL)).toBe("here");
  localStore.remove(LOCAL);
  expect([localStore.get(LOCAL), localStorage.getItem(LOCAL)]).toEqual([null, null]);
});

test("a value over the quota lasts in memory until the page is left or another value fits", () => {
  vi.stubGlobal("localStorage", storageWithQuota(4));
  localStore.set(LOCAL, "old");
  expect(localStore.set(LOCAL, "too long")).toBe(false);
  expect([localStore.get(LOCAL), localStorage.getItem(LOCAL)]).toEqual(["too long", "old"]);
  expect(localStore.set(LOCAL, "new")).toBe(true);
  expect([localStore.get(LOCAL), localStorage.getItem(LOCAL)]).toEqual(["new", "new"]);
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
  expect(sessionStore.get(SESSION)).toBeNull();
  expect(sessionStore.set(SESSION, "here")).toBe(false);
  expect(sessionStore.get(SESSION)).toBe("here");
  sessionStore.remove(SESSION);
  expect(sessionStore.get(SESSION)).toBeNull();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
