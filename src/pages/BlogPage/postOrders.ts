import { SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { sessionStore } from "#src/storage.ts";

/** How many history entries are remembered. */
const MAX_ENTRIES = 30;

/** Article ids in display order. */
export type PostOrder = readonly number[];
type SeenOrder = readonly [entry: string, order: PostOrder];

/**
 * Returns the order for a history entry: the one shown there before, or else a random one. A prerendered page keeps the order of its
 * markup, which `SEEN_ORDER_SCRIPT` has already set to the one shown before, if any.
 */
export function orderFor(entry: string, ids: PostOrder, isPrerendered: boolean): PostOrder {
  if (isPrerendered) return ids;
  const seen = readSeenOrders();
  return seen.find(([other]) => other === entry)?.[1] ?? rotated(ids, seen.at(-1)?.[1][0]);
}

/** Saves the order of a history entry in session storage; the oldest of more than 30 entries are dropped. */
export function saveOrder(entry: string, order: PostOrder): void {
  const others = readSeenOrders().filter(([seen]) => seen !== entry);
  sessionStore.set(SESSION_KEYS.postOrders, JSON.stringify([...others, [entry, order]].slice(-MAX_ENTRIES)));
}

/** Sorts posts by an order. Posts newer than the order, which it does not contain, come last. */
export function sortByOrder<Post extends { id: number }>(posts: readonly Post[], order: PostOrder): Post[] {
  const rankOf = ({ id }: Post) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...posts].sort((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Rotates the order to a random start other than `last`, and reverses it half of the time. The prerendered order is a ring in which
 * similar pictures are never adjacent, and rotation keeps that.
 */
function rotated(ids: PostOrder, last = 0): PostOrder {
  const ring = Math.random() < 0.5 ? ids : [...ids].reverse();
  const first = (ring.indexOf(last) + 1 + Math.floor(Math.random() * (ids.length - 1))) % ids.length;
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Saved orders, oldest first; empty if they cannot be parsed. */
function readSeenOrders(): SeenOrder[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(SESSION_KEYS.postOrders) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSeenOrder) : [];
  } catch {
    return [];
  }
}

function isSeenOrder(stored: unknown): stored is SeenOrder {
  if (!Array.isArray(stored)) return false;
  const [entry, order] = stored as unknown[];
  return typeof entry === "string" && Array.isArray(order) && order.every((id) => typeof id === "number");
}
