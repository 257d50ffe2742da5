import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * What one provider's network, and all addresses together, may send, as multiples of the limit of one client. All together may send twice
 * the 20 messages a minute that a chat takes: guests come in bursts, and a burst of that size is delivered within two minutes.
 */
const PROVIDER_FACTOR = 3;
const SHARED_FACTOR = 4;

/** The answer of a rate limit for one request. */
export interface RateLimitResult {
  /** 0 if the client may go on, otherwise the seconds that it has to wait. */
  secondsToWait: number;
  /** The request is one of a flood. It is not refused, because a guest may be in the same network, or come at the same time. */
  isCrowded: boolean;
}

/**
 * Allows `perMinute` requests from one client; 0 means no limit. The returned function counts a request from an address (`null` if
 * unknown). Requests beyond three times as many from one /48 network, or four times as many in all, are crowded.
 */
export function createRateLimit(perMinute: number) {
  const [ofClient, ofProvider, ofAll] = [1, PROVIDER_FACTOR, SHARED_FACTOR].map(
    (factor) => new RateLimiterMemory({ points: factor * perMinute, duration: 60 }),
  ) as [RateLimiterMemory, RateLimiterMemory, RateLimiterMemory];

  return async (address: string | null): Promise<RateLimitResult> => {
    if (perMinute === 0) return { secondsToWait: 0, isCrowded: false };
    const client = address ?? "unknown";
    const secondsToWait = await secondsFor(ofClient, networkOf(client, 64));
    if (secondsToWait > 0) return { secondsToWait, isCrowded: false };
    const isCrowded =
      (ipaddr.IPv6.isValid(client) && (await secondsFor(ofProvider, networkOf(client, 48))) > 0) ||
      (await secondsFor(ofAll, "all")) > 0;
    return { secondsToWait, isCrowded };
  };
}

/** Counts a request; the seconds to wait if it is beyond the limit, otherwise 0. */
async function secondsFor(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/**
 * The network that is limited as one client or provider: an IPv4 address, or the IPv6 network of `bits`. The addresses of a household
 * share a /64, those of a customer who rents a network a /48.
 */
export function networkOf(address: string, bits: 48 | 64): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString() : address;
}
