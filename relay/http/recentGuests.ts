import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#relay/clock.ts";
import type { EarlierRequest } from "#relay/outbox/messageFooter.ts";

const DAY_MS = 86_400_000;
const MAX_KEPT = 5_000;

/**
 * Remembers for a day which phone numbers have sent a request. Numbers are kept only in memory, as hashes with a random key, so they cannot
 * be recovered, and a restart forgets them. Messages without a phone number are ignored.
 */
export function createRecentGuests(clock: Clock) {
  const key = randomBytes(32);
  const requests = new LRUCache<string, EarlierRequest>({
    max: MAX_KEPT,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now: clock.monotonic },
  });

  function guestOf(message: string): string | undefined {
    const number = /^Telefon: (\+[1-9]\d{6,14})$/m.exec(message)?.[1];
    return number && createHmac("sha256", key).update(number).digest("base64");
  }

  return {
    /** The previous request of a message's phone number within a day; `null` if there is none. */
    find(message: string): EarlierRequest | null {
      return requests.get(guestOf(message) ?? "") ?? null;
    },
    /** Records that a message was stored with this reference. */
    note(message: string, reference: string): void {
      const guest = guestOf(message);
      if (guest !== undefined) requests.set(guest, { reference, count: (requests.get(guest)?.count ?? 0) + 1 });
    },
  };
}
