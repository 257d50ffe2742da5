import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Limit for all addresses together, as a multiple of the limit for one, so that a flood cannot fill the queue. */
const GLOBAL_LIMIT_FACTOR = 12;

/**
 * Allows `perMinute` requests from one address and twelve times as many from all together; 0 means no limit. The returned function counts
 * one request from an address (`null` if unknown) and resolves with 0 if it is allowed, otherwise with the seconds to wait.
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

/** The unit that is limited: an IPv4 address, or the /64 network that the IPv6 addresses of a household share. */
export function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address;
}
