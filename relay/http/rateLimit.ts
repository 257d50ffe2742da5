import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#relay/ipAddress.ts";

/** So many visitors may use up their own limit before others have to wait with them: a flood must not fill the queue. */
const VISITORS_AT_ONCE = 12;

/** Counts one more from `address` (`null`: not known). 0 when it may pass, else the whole seconds to wait. */
export type RateLimit = (address: string | null) => Promise<number>;

/** At most `perMinute` from one address, and twelve times as many from all together; 0 is no limit. */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => 0;
  const ofEach = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: perMinute * VISITORS_AT_ONCE, duration: 60 });
  return async (address) => {
    try {
      await ofEach.consume(networkOf(address ?? "unknown"));
      await ofAll.consume("all");
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
