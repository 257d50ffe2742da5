import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { headerOf } from "#relay/header.ts";
import type { Log } from "#relay/log.ts";

/** What the relay calls an address: no port, no zone, an IPv4 address never in its IPv6 clothes. `null` for anything else. */
function normalized(raw: string | undefined): string | null {
  const text = raw?.trim() ?? "";
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (mapped !== undefined && isIP(mapped) === 4) return mapped;
  return isIP(address) === 0 ? null : address;
}

/**
 * The visitor's address. `forwarded` is the `X-Forwarded-For` header, which is believed for as many hops, counted from its end, as
 * `trustProxy` says; with 0 it is not read. `null` when no address is known.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  trustProxy: number,
): string | null {
  const hops = trustProxy === 0 || forwarded === undefined ? [] : forwarded.split(",");
  const chain = [...hops, socketAddress ?? ""];
  const seen = normalized(chain[Math.max(0, chain.length - 1 - trustProxy)]);
  return seen ?? normalized(socketAddress);
}

const FORWARDED_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** The visitor's address of a request, `null` when it is not known. */
export type AddressReader = (request: IncomingMessage) => string | null;

/** Reads the visitor's address as `clientAddress` does; a proxy that the settings do not know of is warned about once. */
export function createAddressReader(trustProxy: number, log: Log): AddressReader {
  let warned = false;
  return (request) => {
    if (trustProxy === 0 && !warned && FORWARDED_HEADERS.some((name) => headerOf(request, name) !== undefined)) {
      warned = true;
      const advice = "a proxy seems to stand in front: set TRUST_PROXY, or every visitor shares one rate limit";
      log.warn("forwarded header ignored", { advice });
    }
    return clientAddress(request.socket.remoteAddress, headerOf(request, "x-forwarded-for"), trustProxy);
  };
}

/** One visitor, as the rate limit counts: an IPv4 address, or the network (/64) that a household's IPv6 addresses share. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

const PRIVATE_V4 = [
  /^0\./,
  /^10\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^127\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^192\.0\.0\./,
  /^192\.168\./,
  /^198\.1[89]\./,
  /^(22[4-9]|2[3-5]\d)\./,
];

/** Whether an address can be looked up: loopback, home, carrier and other special networks cannot. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE_V4.some((network) => network.test(address));
  return isIP(address) === 6 && !/^(::|f[cdef][0-9a-f]{2}:|64:ff9b:1:|100:)/.test(address);
}
