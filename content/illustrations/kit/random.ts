/** A seeded source of chance: the same seed draws the same picture, on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** Near 0, mostly within `spread` of it. */
  around(spread: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Random numbers that are the same each time for the same seed. */
export function randomOf(seed: number): Random {
  // Mulberry32: small, and even enough for leaves and stones.
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
