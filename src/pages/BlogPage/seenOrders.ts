import { SEEN_ORDERS_KEY as KEY } from "#src/domain/seenOrders.ts";

/** How many entries of the history are remembered. */
const MOST = 30;

/** The ids of the articles, in the order in which they are shown. */
export type Order = readonly number[];
type Seen = readonly [entry: string, order: Order];

/**
 * The order for an entry of the history: the one that was seen there before, or else one by chance. A page that was
 * prerendered keeps the one it stands in, which is the one seen there before where there was any (`SEEN_ORDER_SCRIPT`).
 */
export function orderFor(entry: string, ids: Order, isPrerendered: boolean): Order {
  if (isPrerendered) return ids;
  const seen = readSeen();
  return seen.find(([other]) => other === entry)?.[1] ?? turned(ids, seen.at(-1)?.[1][0]);
}

/** Keeps what is seen there, for as long as the tab lives; a browser that refuses to store keeps nothing. */
export function keepOrder(entry: string, order: Order): void {
  try {
    const others = readSeen().filter(([seen]) => seen !== entry);
    sessionStorage.setItem(KEY, JSON.stringify([...others, [entry, order]].slice(-MOST)));
  } catch (error) {
    console.warn("The order of the articles could not be kept.", error);
  }
}

/** The posts in that order. Those that it does not name, because they are newer than it, come last. */
export function inOrder<Post extends { id: number }>(posts: readonly Post[], order: Order): Post[] {
  // What it does not name has no place, which as an unsigned number is behind every place.
  const placeOf = ({ id }: Post) => order.indexOf(id) >>> 0;
  return posts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The same begun anywhere but at `last`, and from either end. What is served is a ring without pictures that look alike side by side;
 * so is this.
 */
function turned(ids: Order, last = 0): Order {
  const ring = Math.random() < 0.5 ? ids : ids.toReversed();
  const first = (ring.indexOf(last) + 1 + Math.floor(Math.random() * (ids.length - 1))) % ids.length;
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Oldest first; nothing where what is kept cannot be read. */
function readSeen(): Seen[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(kept: unknown): kept is Seen {
  if (!Array.isArray(kept)) return false;
  const [entry, order] = kept as unknown[];
  return typeof entry === "string" && Array.isArray(order) && order.every((id) => typeof id === "number");
}
