import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * What one provider's network, and all addresses together, may send, as multiples of the limit of one client. All together may send twice
 * the 20 messages a minute that a chat takes: guests come in bursts, and a burst of that size is delivered within two minutes.
 */
const PROVIDER_FACTOR = 3;
const SHARED_FACTOR = 4;

/** How long a limit counts, in seconds. */
const WINDOW_SECONDS = 60;

/** The answer of a rate limit for one request. */
export interface RateLimitResult {
  /** 0 if the client may go on, otherwise the seconds that it has to wait. */
  secondsToWait: number;
  /** The request is one of a flood. It is not refused, because a guest may be in the same network, or come at the same time. */
  isCrowded: boolean;
}

/**
 * Allows `perMinute` requests from one client; 0 means no limit. The returned function counts a request from an address (`null` if
 * unknown). Requests beyond three times as many from one provider's network, or four times as many in all, are crowded.
 */
export function createRateLimit(perMinute: number) {
  const [ofClient, ofProvider, ofAll] = [1, PROVIDER_FACTOR, SHARED_FACTOR].map(
    (factor) => new RateLimiterMemory({ points: factor * perMinute, duration: WINDOW_SECONDS }),
  ) as [RateLimiterMemory, RateLimiterMemory, RateLimiterMemory];

  return async (address: string | null): Promise<RateLimitResult> => {
    if (perMinute === 0) return { secondsToWait: 0, isCrowded: false };
    const client = address ?? "unknown";
    const secondsToWait = await secondsFor(ofClient, networkOf(client, "client"));
    if (secondsToWait > 0) return { secondsToWait, isCrowded: false };
    const isCrowded =
      (await secondsFor(ofProvider, networkOf(client, "provider"))) > 0 || (await secondsFor(ofAll, "all")) > 0;
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
    // It is computed by the system clock, which may have been set back, while the limit ends by a timer.
    return Math.min(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), WINDOW_SECONDS);
  }
}

/**
 * The network that is limited as one client or provider. The IPv6 addresses of a household share a /64; who rents a network has a /48, or
 * the IPv4 addresses of a /24.
 */
export function networkOf(address: string, as: "client" | "provider"): string {
  const isClient = as === "client";
  if (ipaddr.IPv6.isValid(address))
    return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${isClient ? 64 : 48}`).toString();
  if (isClient || !ipaddr.IPv4.isValid(address)) return address;
  return ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString();
}
