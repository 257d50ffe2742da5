import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import type { Log } from "#relay/log.ts";

export type AddressReader = (request: IncomingMessage) => string | null;

const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** Normalises an address: no zone, and an IPv4-mapped IPv6 address as IPv4. `null` for what is no address. */
function normalized(raw = ""): string | null {
  const address = raw.replace(/%.*$/, "");
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

/**
 * Reads the visitor's address, `null` when it is not known. The `X-Forwarded-For` header is believed for `trustProxy` hops, counted from
 * its end; with 0 it is not read, and a proxy that stands in front all the same is warned about once.
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
