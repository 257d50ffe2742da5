/**
 * Web storage that never throws. If the browser refuses a value, because of its settings or because it is full, the
 * value is kept in memory until the page is left.
 */
export interface Store {
  /** Null if there is no value. */
  get: (key: string) => string | null;
  /** False if the browser refuses the value. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Persistent, and shared by all tabs. */
export const localStore = createStore(() => localStorage);

/** Kept while the tab is open. */
export const sessionStore = createStore(() => sessionStorage);

/** Takes a function, because even reading `window.localStorage` may throw. */
function createStore(getStorage: () => Storage): Store {
  const fallback = new Map<string, string>();
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
