import fc from "fast-check";
import { expect, test } from "vitest";

import { FLEET } from "#content/fleet.ts";
import { FARES } from "#content/prices.ts";
import type { ServiceFacts } from "#src/content/schema/services.ts";
import { SERVICE_GROUPS } from "#src/content/pageData/serviceGroups.ts";
import { sortServices } from "#src/content/pageData/serviceOrder.ts";
import { bookableTrips } from "#src/content/pageData/serviceTrips.ts";
import { findFare, type Trip } from "#src/domain/price.ts";

type Listed = Pick<ServiceFacts, "group" | "trips" | "vehicle">;

const TRIPS: readonly Trip[] = FARES.map(({ from, to, vehicleType }) => ({ from, to, vehicleType }));
const eurosOf = (trips: readonly Trip[]) => trips.flatMap((trip) => findFare(FARES, trip) ?? []);

/** Any services that sell trips of the price table. */
const services = fc.array(
  fc.record<Listed>(
    {
      group: fc.constantFrom(...SERVICE_GROUPS),
      trips: fc.subarray([...TRIPS], { maxLength: 4 }),
      vehicle: fc.constantFrom(...FLEET.map(({ id }) => id)),
    },
    { requiredKeys: ["group", "trips"] },
  ),
);

test("services are sorted by group, lowest fare and number of fares, those on request last", () => {
  fc.assert(
    fc.property(services, (listed) => {
      const sorted = sortServices(FARES, listed);
      expect(sorted).toHaveLength(listed.length);
      expect(new Set(sorted)).toEqual(new Set(listed));
      const keys = sorted.map((service) => {
        const euros = eurosOf(bookableTrips(FARES, service));
        return [SERVICE_GROUPS.indexOf(service.group), Math.min(...euros, 1e9), -euros.length] as const;
      });
      const inOrder = keys.toSorted((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
      expect(keys).toEqual(inOrder);
    }),
  );
});

test("a service sells the trips that it is about, and if it shows a vehicle, the cheapest in theirs", () => {
  fc.assert(
    fc.property(services, (listed) => {
      for (const service of listed) {
        const sold = bookableTrips(FARES, service);
        expect(sold.slice(0, service.trips.length)).toEqual(service.trips);
        expect(new Set(sold.map((trip) => JSON.stringify(trip))).size).toBe(sold.length);
        const vehicles = service.trips.map(({ vehicleType }) => vehicleType);
        const inTheirs = FARES.filter(({ vehicleType }) => vehicles.includes(vehicleType)).map(({ euro }) => euro);
        const all = service.vehicle === undefined ? eurosOf(service.trips) : inTheirs;
        expect(Math.min(...eurosOf(sold))).toBe(Math.min(...all));
      }
    }),
  );
});
