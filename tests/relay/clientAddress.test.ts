import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createAddressReader } from "#relay/http/clientAddress.ts";
import { createRateLimit, networkOf } from "#relay/http/rateLimit.ts";
import { createLog } from "#relay/log.ts";
import { isPublicAddress } from "#relay/upstreams/visitor.ts";

test.each<[string | undefined, string | undefined, number, string | null]>([
  ["203.0.113.9", undefined, 0, "203.0.113.9"],
  ["::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
  ["fe80::1%eth0", undefined, 0, "fe80::1"],
  ["10.0.0.1", "198.51.100.7", 0, "10.0.0.1"],
  ["10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
  ["10.0.0.1", "6.6.6.6, 198.51.100.7", 1, "198.51.100.7"],
  ["10.0.0.1", "198.51.100.7", 3, "198.51.100.7"],
  ["10.0.0.1", undefined, 1, "10.0.0.1"],
  ["10.0.0.1", "198.51.100.7:5123", 1, "198.51.100.7"],
  ["10.0.0.1", "[2001:db8::7]:443", 1, "2001:db8::7"],
  ["10.0.0.1", "[2001:db8::7]", 1, "2001:db8::7"],
  ["10.0.0.1", "198.51.100.7:port", 1, "10.0.0.1"],
  ["10.0.0.1", "2001:0db8:0:0:0:0:0:1", 1, "2001:db8::1"],
  ["10.0.0.1", "0x7f000001", 1, "10.0.0.1"],
  ["10.0.0.1", "1.2.3.4\nAktarım: X", 1, "10.0.0.1"],
  [undefined, undefined, 0, null],
])(
  "from socket %s and header %j behind %i proxies the visitor is %s",
  (remoteAddress, forwarded, proxies, expected) => {
    const log = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
    expect(createAddressReader(proxies, log)(request)).toBe(expected);
  },
);

test.each<[string, "client" | "provider", string]>([
  ["203.0.113.9", "client", "203.0.113.9"],
  ["203.0.113.9", "provider", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "client", "2001:db8:1:2::"],
  ["2001:db8:1:2:3:4:5:6", "provider", "2001:db8:1::"],
  ["2001:db8:1:2::1", "client", "2001:db8:1:2::"],
  ["::1", "client", "::"],
  ["unknown", "client", "unknown"],
  ["unknown", "provider", "unknown"],
])("%s belongs to the network of a %s %s", (address, as, network) => {
  expect(networkOf(address, as)).toBe(network);
});

test("only public addresses are looked up, not private, carrier-grade NAT or loopback ones", () => {
  const isPublic = (addresses: string) => addresses.split(" ").filter((address) => isPublicAddress(address));
  expect(isPublic("8.8.8.8 172.32.0.1 100.128.0.1 2a00:1450::1")).toHaveLength(4);
  expect(isPublic("127.0.0.1 10.1.2.3 172.31.255.255 192.168.1.1 100.64.0.1 169.254.1.1 0.0.0.0 224.0.0.1")).toEqual(
    [],
  );
  expect(isPublic("::1 fe80::1 fd00::1 ff02::1 x")).toEqual([]);
});

const FREE = { secondsToWait: 0, isCrowded: false };
const CROWDED = { secondsToWait: 0, isCrowded: true };

test("a client may send so many requests a minute, and the next one gets the seconds to wait", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createRateLimit(2);
  expect([await limit("2001:db8::1"), await limit("2001:db8::2")]).toEqual([FREE, FREE]);
  vi.setSystemTime(Date.now() + 20_500);
  expect(await limit("2001:db8::3")).toEqual({ secondsToWait: 40, isCrowded: false });
  expect([await limit("203.0.113.9"), await limit(null)]).toEqual([FREE, FREE]);
  // Rejected requests do not extend the wait.
  vi.setSystemTime(Date.now() + 39_500);
  expect(await limit("2001:db8::3")).toEqual(FREE);
});

test("no client has to wait for longer than the minute of the limit, even if the clock is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createRateLimit(1);
  await limit("203.0.113.9");
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await limit("203.0.113.9")).toEqual({ secondsToWait: 60, isCrowded: false });
});

test("beyond four times the limit of one client, requests are crowded and nobody is refused", async () => {
  const limit = createRateLimit(2);
  for (let index = 0; index < 100; index += 1) await limit("203.0.113.9");
  for (let index = 0; index < 6; index += 1) expect(await limit(`198.51.${index}.7`)).toEqual(FREE);
  expect(await limit("198.51.100.22")).toEqual(CROWDED);
  expect(await limit("203.0.113.10")).toEqual(CROWDED);
});

test.each([
  ["IPv6", (index: number) => `2001:db8:1:${index}::1`],
  ["IPv4", (index: number) => `198.51.100.${index}`],
])(
  "a flood from one provider's %s network is crowded beyond three times the limit of one client",
  async (_, addressOf) => {
    const limit = createRateLimit(10);
    // Five customers of it, with ten messages each.
    const results = [];
    for (let index = 0; index < 50; index += 1) results.push(await limit(addressOf(index % 5)));
    expect(results.map(({ isCrowded }) => isCrowded)).toEqual(Array.from({ length: 50 }, (__, index) => index >= 30));
    expect(results.every(({ secondsToWait }) => secondsToWait === 0)).toBe(true);
    expect([await limit("2001:db8:2:1::1"), await limit("203.0.113.9")]).toEqual([FREE, FREE]);
  },
);

test("a limit of 0 means no limit", async () => {
  const limit = createRateLimit(0);
  for (let index = 0; index < 1_000; index += 1) expect(await limit("203.0.113.9")).toEqual(FREE);
});
