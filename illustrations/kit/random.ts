/** A seeded random number generator: the same seed draws the same picture, on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** An integer, both ends included. */
  whole(low: number, high: number): number;
  /**
   * A number around 0, roughly normally distributed with a standard deviation of half of `spread`; never further than 1.74 times `spread`.
   */
  around(spread: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Random numbers that are the same each time for the same seed. */
export function randomOf(seed: number): Random {
  // The mulberry32 generator, whose distribution is good enough for leaves and stones.
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    around: (spread) => (next() + next() + next() + next() - 2) * 0.87 * spread,
    chance: (share) => next() < share,
    pick: ([first, ...others]) => {
      const index = Math.floor(next() * (others.length + 1));
      return others[index - 1] ?? first;
    },
  };
}
