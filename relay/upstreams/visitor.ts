import { LRUCache } from "lru-cache";
import * as z from "zod";
import { UNKNOWN, UNKNOWN_VISITOR, type VisitorInfo } from "#src/domain/message.ts";
import type { Clock } from "#relay/clock.ts";
import { isPublicAddress, networkOf } from "#relay/ipAddress.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { fetchJson, failureReason, withSegment } from "#relay/upstreams/fetchJson.ts";

const KEEP_MS = 6 * 60 * 60_000;
const KEEP_FAILURE_MS = 60_000;
const MAX_KEPT = 1_000;
const TIMEOUT_MS = 3_000;
const MAX_LENGTH = 100;

const LOOKUP = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) });

/** A place's name as one short line. */
const NAME = z.string().transform(
  (value) =>
    value
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .trim()
      .slice(0, MAX_LENGTH) || UNKNOWN,
);

const GEOLOCATION = z.object({
  status: z.optional(z.literal("success")),
  city: NAME,
  regionName: NAME,
  country: NAME,
  isp: NAME,
});

/**
 * Finds out where the address that the relay saw is (`null`: it saw none), once in six hours for each network. The relay's own public
 * address is asked for when the visitor's is none, as on a developer's machine. Never rejects, and no address is ever logged.
 */
export function createVisitors(
  settings: Pick<Settings, "IP_LOOKUP_URL" | "IP_GEOLOCATION_URL">,
  clock: Clock,
  log: Log,
) {
  async function publicAddress(address: string | null): Promise<string> {
    if (address !== null && isPublicAddress(address)) return address;
    return (await fetchJson(settings.IP_LOOKUP_URL, LOOKUP, TIMEOUT_MS)).ip;
  }

  async function locate(ip: string): Promise<VisitorInfo> {
    const place = await fetchJson(withSegment(settings.IP_GEOLOCATION_URL, ip), GEOLOCATION, TIMEOUT_MS);
    return { ip, city: place.city, region: place.regionName, country_name: place.country, org: place.isp };
  }

  const places = new LRUCache<string, VisitorInfo, string | null>({
    max: MAX_KEPT,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: { now: clock.monotonic },
    // A lookup that is evicted while somebody waits for it is answered all the same.
    ignoreFetchAbort: true,
    async fetchMethod(_network, _stale, { context: address, options }) {
      let ip = UNKNOWN_VISITOR.ip;
      try {
        ip = await publicAddress(address);
        return await locate(ip);
      } catch (error) {
        const upstream = ip === UNKNOWN_VISITOR.ip ? "address lookup" : "geolocation";
        log.warn({ upstream, outcome: failureReason(error) }, "upstream");
        options.ttl = KEEP_FAILURE_MS;
        return { ...UNKNOWN_VISITOR, ip };
      }
    },
  });

  return async (address: string | null): Promise<VisitorInfo> => {
    const network = address !== null && isPublicAddress(address) ? networkOf(address) : "";
    const place = await places.forceFetch(network, { context: address });
    // Another address of the same network is in the same place.
    return network === "" || address === null || place.ip === UNKNOWN_VISITOR.ip ? place : { ...place, ip: address };
  };
}
