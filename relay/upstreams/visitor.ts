import ipaddr from "ipaddr.js";
import * as z from "zod";
import { UNKNOWN, UNKNOWN_VISITOR, type VisitorInfo } from "#src/domain/message.ts";
import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { createCached } from "#relay/upstreams/cached.ts";
import { fetchJson, withSegment } from "#relay/upstreams/fetchJson.ts";

const TIMES = { fresh: 6 * 60 * 60_000, keep: 6 * 60 * 60_000, retry: 60_000 };
const TIMEOUT_MS = 3_000;
const MAX_LENGTH = 100;

const LOOKUP = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) });

/** The name of a place, as one short line. */
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
 * Looks up the location of a visitor's address (`null` if unknown) and caches it for six hours. If the address is not public, as on a
 * developer's machine, the relay's own public address is used. Never rejects and never logs an address.
 */
export function createVisitors(
  settings: Pick<Settings, "IP_LOOKUP_URL" | "IP_GEOLOCATION_URL">,
  clock: Clock,
  log: Log,
) {
  async function load(address: string): Promise<VisitorInfo> {
    const ip = address || (await fetchJson(settings.IP_LOOKUP_URL, LOOKUP, TIMEOUT_MS)).ip;
    const place = await fetchJson(withSegment(settings.IP_GEOLOCATION_URL, ip), GEOLOCATION, TIMEOUT_MS);
    return { ip, city: place.city, region: place.regionName, country_name: place.country, org: place.isp };
  }
  const locate = createCached("visitor", load, clock, log, TIMES);
  return async (address: string | null): Promise<VisitorInfo> => {
    const known = address !== null && isPublicAddress(address) ? address : "";
    return (await locate(known)) ?? { ...UNKNOWN_VISITOR, ip: known || UNKNOWN };
  };
}

/** Whether an address is public, and not from a loopback, private, carrier-grade NAT or other special range. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}
