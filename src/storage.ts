import type { LocalKey, SessionKey } from "./domain/storageKeys.ts";

/**
 * Web storage that never throws. If the browser refuses a value, because of its settings or because it is full, the
 * value is kept in memory until the page is left.
 */
export interface Store<Key extends string> {
  /** Null if there is no value. */
  get: (key: Key) => string | null;
  /** False if the browser refuses the value. */
  set: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
}

/** Persistent, and shared by all tabs. */
export const localStore = createStore<LocalKey>(() => localStorage);

/** Kept while the tab is open. */
export const sessionStore = createStore<SessionKey>(() => sessionStorage);

/** Takes a function, because even reading `window.localStorage` may throw. */
function createStore<Key extends string>(getStorage: () => Storage): Store<Key> {
  const fallback = new Map<Key, string>();
  return {
    get(key) {
      try {
        return fallback.get(key) ?? getStorage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        getStorage().setItem(key, value);
        fallback.delete(key);
        return true;
      } catch {
        fallback.set(key, value);
        return false;
      }
    },
    remove(key) {
      fallback.delete(key);
      try {
        getStorage().removeItem(key);
      } catch {
        // The browser refuses storage, so there is nothing to remove.
      }
    },
  };
}
