import { LANGUAGE_COOKIE, LOCAL_KEYS, SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { FIXED_NOW } from "./modes.ts";

const SEED = 20260714;
const RealDate = Date;
const now = RealDate.parse(FIXED_NOW);

/** Freezes `new Date()` and `Date.now()` at `FIXED_NOW` permanently. Timers still run, so waiting in `play` works. */
export function freezeClock(): void {
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
      if (args.length === 0) super(now);
      else super(...args);
    }
    static override now() {
      return now;
    }
  } as DateConstructor;
}

/** Seeds `Math.random`, so that a story renders the same each time. */
export function seedRandom(): void {
  let state = SEED;
  // Mulberry32: small, and good enough for shuffling pictures.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Clears all that the site stores, which must not carry over from one story to the next. */
export function clearStorage(): void {
  for (const key of Object.values(LOCAL_KEYS)) localStorage.removeItem(key);
  for (const key of Object.values(SESSION_KEYS)) sessionStorage.removeItem(key);
  document.cookie = `${LANGUAGE_COOKIE}=; Max-Age=0; path=/`;
}

/** Skips view transitions: a screenshot must not catch two pages at once, and resizing the window aborts a transition. */
export function skipViewTransitions(): void {
  document.startViewTransition = (update) => {
    const callback = typeof update === "function" ? update : update?.update;
    const finished = Promise.resolve(callback?.()).then(() => {});
    return { finished, ready: finished, updateCallbackDone: finished, skipTransition() {}, types: new Set<string>() };
  };
}

/** In the iframe of a journey, disables `scrollIntoView`: it would also scroll the documentation page around it. */
export function keepPageStill(): void {
  if (!window.frameElement?.closest(".docs-step")) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
