import { RUNS_ALL } from "#tests/support/tier.ts";

/** Size of a run; `FAULTS_BOOKINGS`, `FAULTS_KILLS` and `FAULTS_SEED` override single values. */
export interface Plan {
  bookings: number;
  kills: number;
  /** Seed of everything random except the machine's own timing. */
  seed: number;
}

/** The plan of one run; `quick` is the size in `npm test`. Throws if a value is not a whole number. */
export function planOf(quick: { bookings: number; kills: number }): Plan {
  const value = (name: string, otherwise: number): number => {
    const given = process.env[name] || String(otherwise);
    if (!/^\d{1,9}$/.test(given)) throw new Error(`${name} is "${given}". It must be a whole number.`);
    return Number(given);
  };
  return {
    bookings: value("FAULTS_BOOKINGS", RUNS_ALL ? 1_000 : quick.bookings),
    kills: value("FAULTS_KILLS", RUNS_ALL ? 200 : quick.kills),
    seed: value("FAULTS_SEED", Date.now() % 1_000_000_000),
  };
}

/** A reproducible source of random numbers. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  pick<T>(values: readonly T[]): T;
}

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick(values) {
      const picked = values[Math.floor(next() * values.length)];
      if (picked === undefined) throw new Error("There is nothing to pick from.");
      return picked;
    },
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Polls until `condition` resolves to true. Rejects with an error that names `what` after `timeoutMs`. */
export async function until(what: string, timeoutMs: number, condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} seconds`);
    await pause(50);
  }
}
