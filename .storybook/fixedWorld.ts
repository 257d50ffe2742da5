import { FIXED_NOW } from "./modes.ts";

/** What the site keeps in a browser; a story must not find what the one before it left. */
const KEPT = {
  local: ["language", "cookieConsent", "theme", "vouchers.1"],
  session: ["reservationDraft", "blogOrders"],
  cookies: ["language"],
};

const SEED = 20260714;
const RealDate = Date;
const now = RealDate.parse(FIXED_NOW);

/**
 * Stops the clock at `FIXED_NOW`, for good: `new Date()` and `Date.now()` give that moment, everything else works as ever.
 * Timers still run, so waiting in `play` works.
 */
export function stopClock(): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | ConstructorParameters<typeof RealDate>) {
      if (given.length === 0) super(now);
      else super(...given);
    }
    static override now() {
      return now;
    }
  } as DateConstructor;
}

/** Makes chance repeatable from here on: the same story draws the same numbers each time. */
export function seedRandom(): void {
  let state = SEED;
  // Mulberry32: small, and random enough for shuffling pictures.
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Forgets consent, language, theme, vouchers and draft. */
export function forgetVisitor(): void {
  for (const key of KEPT.local) localStorage.removeItem(key);
  for (const key of KEPT.session) sessionStorage.removeItem(key);
  for (const name of KEPT.cookies) document.cookie = `${name}=; Max-Age=0; path=/`;
}

/** Lets a page follow another at once: a picture must not catch the two of them, and a change of the window's size ends a fade. */
export function skipViewTransitions(): void {
  document.startViewTransition = (update) => {
    const callback = typeof update === "function" ? update : update?.update;
    const finished = Promise.resolve(callback?.()).then(() => {});
    return { finished, ready: finished, updateCallbackDone: finished, skipTransition() {}, types: new Set<string>() };
  };
}
