import { expect, test } from "vitest";
import { addressGroup, clientAddress, isPublicAddress } from "#relay/clientAddress.ts";
import { createRateLimit } from "#relay/rateLimit.ts";

test.each<[string | undefined, string | undefined, number, string | null]>([
  ["203.0.113.9", undefined, 0, "203.0.113.9"],
  ["::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
  ["fe80::1%eth0", undefined, 0, "fe80::1"],
  ["10.0.0.1", "198.51.100.7", 0, "10.0.0.1"],
  ["10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
  ["10.0.0.1", "6.6.6.6, 198.51.100.7", 1, "198.51.100.7"],
  ["10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["10.0.0.1", "198.51.100.7", 3, "198.51.100.7"],
  ["10.0.0.1", undefined, 1, "10.0.0.1"],
  ["10.0.0.1", "198.51.100.7:5123", 1, "198.51.100.7"],
  ["10.0.0.1", "[2001:DB8::1]:443", 1, "2001:db8::1"],
  ["10.0.0.1", "unknown", 1, "10.0.0.1"],
  ["10.0.0.1", "1.2.3.4\nAktarım: X", 1, "10.0.0.1"],
  [undefined, undefined, 0, null],
])("from socket %s and header %s behind %i proxies the visitor is %s", (socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0db8:0000:0000::2", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("the rate limit counts %s as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2a00:1450::1"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "::1",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "x",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("so many a minute pass, and the next is told how long to wait", () => {
  let now = 1_000_000;
  const limit = createRateLimit(3, () => now);
  expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 0]);
  now += 20_500;
  expect(limit.take("a")).toBe(40);
  expect(limit.take("b")).toBe(0);
  now += 39_500;
  expect(limit.take("a")).toBe(0);
});

test("a limit of 0 is none", () => {
  const limit = createRateLimit(0, () => 0);
  expect(Array.from({ length: 1_000 }, () => limit.take("a")).every((wait) => wait === 0)).toBe(true);
});

test("the addresses of an attack do not pile up, and cost others nothing", () => {
  const limit = createRateLimit(1, () => 0);
  for (let index = 0; index < 25_000; index += 1) expect(limit.take(`address ${index}`)).toBe(0);
  expect(limit.take("address 24999")).toBe(60);
  expect(limit.take("address 0")).toBe(0);
});

test("an address is forgotten once it is of no use", () => {
  let now = 0;
  const limit = createRateLimit(2, () => now);
  for (const who of ["a", "b", "c"]) limit.take(who);
  now += 30_000;
  limit.take("b");
  expect(limit.size()).toBe(3);
  now += 30_000;
  limit.take("d");
  expect(limit.size()).toBe(2);
  now += 60_000;
  limit.take("d");
  expect(limit.size()).toBe(1);
});
