import { SEEN_ORDERS_KEY as KEY } from "#src/domain/seenOrders.ts";
import { sessionStore } from "#src/storage.ts";

/** How many history entries are remembered. */
const MAX_ENTRIES = 30;

/** Article ids in display order. */
export type PostSequence = readonly number[];
type SeenSequence = readonly [entry: string, sequence: PostSequence];

/**
 * Returns the sequence for a history entry: the one shown there before, or else a random one. A prerendered page keeps the sequence of its
 * markup, which `SEEN_ORDER_SCRIPT` has already set to the one shown before, if any.
 */
export function sequenceFor(entry: string, ids: PostSequence, isPrerendered: boolean): PostSequence {
  if (isPrerendered) return ids;
  const seen = readSeenSequences();
  return seen.find(([other]) => other === entry)?.[1] ?? rotated(ids, seen.at(-1)?.[1][0]);
}

/** Saves the sequence of a history entry in session storage; the oldest of more than 30 entries are dropped. */
export function saveSequence(entry: string, sequence: PostSequence): void {
  const others = readSeenSequences().filter(([seen]) => seen !== entry);
  sessionStore.set(KEY, JSON.stringify([...others, [entry, sequence]].slice(-MAX_ENTRIES)));
}

/** Sorts posts by a sequence. Posts newer than the sequence, which it does not contain, come last. */
export function sortBySequence<Post extends { id: number }>(posts: readonly Post[], sequence: PostSequence): Post[] {
  // An index of -1 becomes the largest unsigned integer, which sorts missing posts last.
  const rankOf = ({ id }: Post) => sequence.indexOf(id) >>> 0;
  return [...posts].sort((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Rotates the sequence to a random start other than `last`, and reverses it half of the time. The prerendered sequence is a ring in which
 * similar pictures are never adjacent, and rotation keeps that.
 */
function rotated(ids: PostSequence, last = 0): PostSequence {
  const ring = Math.random() < 0.5 ? ids : [...ids].reverse();
  const first = (ring.indexOf(last) + 1 + Math.floor(Math.random() * (ids.length - 1))) % ids.length;
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Saved sequences, oldest first; empty if they cannot be parsed. */
function readSeenSequences(): SeenSequence[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSeenSequence) : [];
  } catch {
    return [];
  }
}

function isSeenSequence(stored: unknown): stored is SeenSequence {
  if (!Array.isArray(stored)) return false;
  const [entry, sequence] = stored as unknown[];
  return typeof entry === "string" && Array.isArray(sequence) && sequence.every((id) => typeof id === "number");
}
