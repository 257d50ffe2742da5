import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import type { Log } from "#relay/log.ts";

/** Reads the visitor's IP address from a request; `null` if it is unknown. */
export type AddressReader = (request: IncomingMessage) => string | null;

const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip"];

/**
 * Normalises an IP address: without a zone or the port that some proxies add, and an IPv4-mapped IPv6 address as IPv4. `null` if it is not
 * an IP address.
 */
function normalized(raw = ""): string | null {
  const [, bracketed, ipv4] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(raw) ?? [];
  const address = (bracketed ?? ipv4 ?? raw).replace(/%.*$/, "");
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

/**
 * Creates a function that returns the visitor's IP address, or `null` if it is unknown. The last `trustProxy` entries of `X-Forwarded-For`
 * are trusted. With 0 the header is ignored, and logged once, because there seems to be a proxy after all.
 */
export function createAddressReader(trustProxy: number, log: Log): AddressReader {
  let hasWarned = false;
  return (request) => {
    const isForwarded = FORWARDED.some((name) => name in request.headers);
    if (isForwarded && trustProxy === 0 && !hasWarned) {
      hasWarned = true;
      const advice = "a proxy seems to stand in front: set TRUST_PROXY, or every visitor shares one rate limit";
      log.warn({ advice }, "forwarded header ignored");
    }
    const address = proxyAddr(request, (_, hop) => hop < trustProxy);
    return normalized(address) ?? normalized(request.socket.remoteAddress);
  };
}
