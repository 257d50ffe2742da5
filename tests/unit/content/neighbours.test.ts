import fc from "fast-check";
import { expect, test } from "vitest";

import { neighboursOf } from "#src/content/pageData/neighbours.ts";
import type { ServiceCardData } from "#src/content/pageData/pageDataTypes.ts";
import { SERVICE_GROUPS } from "#src/content/pageData/serviceGroups.ts";

/** A service with these fares; only its group and its first fare matter. */
function service(slug: string, group: ServiceCardData["group"], ...euros: number[]): ServiceCardData {
  return { slug, group, fares: euros.map((euro) => ({ euro })) } as unknown as ServiceCardData;
}

const SERVICES = [
  service("near", "places", 45),
  service("nearer", "places", 50),
  service("far", "places", 75, 45),
  service("request", "places"),
  service("farther", "further", 300),
  service("farthest", "further", 650),
  service("car", "cars", 80),
];
const slugsOf = (of: ServiceCardData) => neighboursOf(of, SERVICES).map(({ slug }) => slug);

test("of a service with a fare, services of its group with a similar fare come first, those on request last", () => {
  expect(slugsOf(service("new", "places", 70))).toEqual(["far", "nearer", "near", "request"]);
});

test("the others come from other groups, with a similar fare, too", () => {
  expect(slugsOf(service("new", "further", 320))).toEqual(["farther", "farthest", "car", "far"]);
});

test("a service on request has those of its group in the order of the list", () => {
  expect(slugsOf(service("new", "cars"))).toEqual(["car", "near", "nearer", "far"]);
});

test("of any services, they are four others at most, those of its group first", () => {
  const any = fc
    .array(fc.tuple(fc.constantFrom(...SERVICE_GROUPS), fc.array(fc.nat(900), { maxLength: 2 })), { minLength: 1 })
    .map((made) => made.map(([group, euros], index) => service(String(index), group, ...euros)));
  fc.assert(
    fc.property(any, (services) => {
      const [first = service("none", "cars")] = services;
      const found = neighboursOf(first, services);
      expect(new Set(found).size).toBe(Math.min(4, services.length - 1));
      expect(found).not.toContain(first);
      const own = found.map(({ group }) => group === first.group);
      expect(own).toEqual(own.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});
