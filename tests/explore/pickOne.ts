import { createHash } from "node:crypto";

/**
 * One of the items, by a number that is drawn from the seed; undefined if there is none. The one whose key gives the highest hash wins, so
 * that the same number picks the same item on a page where others have been added or removed.
 */
export function pickOne<Item>(items: readonly Item[], keyOf: (item: Item) => string, choice: number): Item | undefined {
  let best: { item: Item; rank: string } | undefined;
  for (const item of items) {
    const rank = createHash("sha1")
      .update(`${choice} ${keyOf(item)}`)
      .digest("hex");
    if (!best || rank > best.rank) best = { item, rank };
  }
  return best?.item;
}
