import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#relay/clock.ts";
import type { EarlierRequest } from "#relay/outbox/messageFooter.ts";

const DAY_MS = 86_400_000;
const MAX_KEPT = 5_000;

/**
 * Remembers for a day which phone numbers have sent a request. Numbers are kept only in memory, as hashes with a random key, so they cannot
 * be recovered, and a restart forgets them.
 */
export function createRecentGuests(clock: Clock) {
  const key = randomBytes(32);
  const requests = new LRUCache<string, EarlierRequest>({
    max: MAX_KEPT,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now: clock.monotonic },
  });

  const hashOf = (phone: string) => createHmac("sha256", key).update(phone).digest("base64");

  return {
    /** The previous request of a phone number within a day; `null` if there is none. */
    find(phone: string): EarlierRequest | null {
      return requests.get(hashOf(phone)) ?? null;
    },
    /** Records that a message of a phone number was stored with this reference. */
    note(phone: string, reference: string): void {
      const guest = hashOf(phone);
      requests.set(guest, { reference, count: (requests.get(guest)?.count ?? 0) + 1 });
    },
  };
}
