import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** The limit for all addresses together, as a multiple of the limit of one: a flood must not fill the queue. */
const GLOBAL_LIMIT_FACTOR = 12;

/**
 * At most `perMinute` from one address (`null`: not known), and twelve times as many from all together; 0 is no limit. What it gives
 * counts one more, and says 0 when that may pass, else the whole seconds to wait.
 */
export function createRateLimit(perMinute: number) {
  const ofEach = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: perMinute * GLOBAL_LIMIT_FACTOR, duration: 60 });
  return async (address: string | null): Promise<number> => {
    if (perMinute === 0) return 0;
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

/** One visitor, as limits count: an IPv4 address, or the network (/64) that a household's IPv6 addresses share. */
export function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address;
}
