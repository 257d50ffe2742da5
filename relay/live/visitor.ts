import { isIP } from "node:net";
import * as z from "zod";
import { UNKNOWN, UNKNOWN_VISITOR, type VisitorInfo } from "#src/domain/message.ts";
import { isPublicAddress } from "#relay/clientAddress.ts";
import type { Log } from "#relay/log.ts";
import { fetchJson, UpstreamError, withSegment, type Fetch } from "#relay/live/upstream.ts";

export interface Visitors {
  /** `address` is the one the relay saw, `null` when it saw none. Never rejects. */
  get(address: string | null): Promise<VisitorInfo>;
}

const KEEP_MS = 6 * 60 * 60_000;
const KEEP_FAILURE_MS = 60_000;
const MAX_KEPT = 1_000;
const TIMEOUT_MS = 3_000;
const MAX_LENGTH = 100;

const LOOKUP = z.object({ ip: z.string().refine((ip) => isIP(ip) !== 0) });
const GEOLOCATION = z.object({
  status: z.optional(z.literal("success")),
  city: z.string(),
  regionName: z.string(),
  country: z.string(),
  isp: z.string(),
});

function tidied(value: string): string {
  return (
    value
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .trim()
      .slice(0, MAX_LENGTH) || UNKNOWN
  );
}

interface VisitorOptions {
  lookupUrl: string;
  geolocationUrl: string;
  fetch: Fetch;
  now: () => number;
  log: Log;
}

/**
 * Finds out where an address is, once in six hours for each. The relay's own public address is asked for when the visitor's is
 * none, as on a developer's machine. No address is ever logged.
 */
export function createVisitors({ lookupUrl, geolocationUrl, fetch, now, log }: VisitorOptions): Visitors {
  const kept = new Map<string, { answer: Promise<VisitorInfo>; until: number }>();

  async function publicAddress(address: string | null): Promise<string> {
    if (address !== null && isPublicAddress(address)) return address;
    const checked = LOOKUP.safeParse(await fetchJson(fetch, lookupUrl, TIMEOUT_MS));
    if (!checked.success) throw new UpstreamError("the answer has another shape");
    return checked.data.ip;
  }

  async function locate(ip: string): Promise<VisitorInfo> {
    const checked = GEOLOCATION.safeParse(await fetchJson(fetch, withSegment(geolocationUrl, ip), TIMEOUT_MS));
    if (!checked.success) throw new UpstreamError("the answer has another shape");
    const { city, regionName, country, isp } = checked.data;
    return { ip, city: tidied(city), region: tidied(regionName), country_name: tidied(country), org: tidied(isp) };
  }

  async function lookUp(address: string | null): Promise<{ answer: VisitorInfo; complete: boolean }> {
    let ip = UNKNOWN_VISITOR.ip;
    let upstream = "address lookup";
    try {
      ip = await publicAddress(address);
      upstream = "geolocation";
      return { answer: await locate(ip), complete: true };
    } catch (error) {
      log.warn("upstream", { upstream, outcome: error instanceof UpstreamError ? error.message : "failed" });
      return { answer: { ...UNKNOWN_VISITOR, ip }, complete: false };
    }
  }

  return {
    get(address) {
      const key = address !== null && isPublicAddress(address) ? address : "";
      const earlier = kept.get(key);
      if (earlier !== undefined && earlier.until > now()) return earlier.answer;

      const entry = { answer: Promise.resolve(UNKNOWN_VISITOR), until: Number.POSITIVE_INFINITY };
      entry.answer = lookUp(address).then(({ answer, complete }) => {
        entry.until = now() + (complete ? KEEP_MS : KEEP_FAILURE_MS);
        return answer;
      });
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return entry.answer;
    },
  };
}
