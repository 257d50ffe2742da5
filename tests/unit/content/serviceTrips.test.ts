import { describe, expect, test } from "vitest";

import { FARES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { bookableTrips } from "#src/content/serviceTrips.ts";
import { structuredData } from "#src/content/structuredData.ts";
import { findFare, type Trip } from "#src/domain/price.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const eurosOf = (trips: readonly Trip[]) => trips.flatMap((trip) => findFare(FARES, trip) ?? []);
const priced = SERVICES.filter(({ draft, trips }) => !draft && trips.length > 0);

describe.each(priced)("the lowest fare of $slug", (service) => {
  const least = Math.min(...eurosOf(bookableTrips(service)));

  test("is that of its own trips, or of any trip in its vehicles on a page that shows a vehicle", () => {
    const vehicles = service.trips.map(({ vehicleType }) => vehicleType);
    const inItsVehicles = FARES.filter(({ vehicleType }) => vehicles.includes(vehicleType)).map(({ euro }) => euro);
    expect(least).toBe(Math.min(...(service.vehicle === undefined ? eurosOf(service.trips) : inItsVehicles)));
  });

  test("is at most any fare that its text mentions", () => {
    const { text } = readLibrary().services.find(({ slug }) => slug === service.slug) ?? {};
    const shown = Object.values(text ?? {}).flatMap(({ html }) =>
      [...html.matchAll(/€(\d+)|(\d+)\s€/g)].map((found) => Number(found[1] ?? found[2])),
    );
    expect(shown.length).toBeGreaterThan(0);
    const lower = shown.filter((euro) => euro < least);
    expectNone(lower.map((euro) => `The text mentions € ${euro}, less than the least fare, € ${least}.`));
  });

  test("is the same in the list, on its page and in structured data", () => {
    const card = loadPage("services", "en").services.find(({ slug }) => slug === service.slug);
    const page = loadPage("service", "en", { slug: service.slug });
    const things = structuredData({
      page: "service",
      slug: service.slug,
      language: "en",
      siteUrl: "https://vip.example",
    });
    const offers = things.find((thing) => thing["@type"] === "TaxiService")?.["offers"] as { price: number }[];
    const euros = eurosOf(bookableTrips(service));
    expect(card?.fares.map(({ euro }) => euro)).toEqual(euros);
    expect("service" in page && page.service.fares.map(({ euro }) => euro)).toEqual(euros);
    expect(offers.map(({ price }) => price)).toEqual(euros);
  });
});

test("the trips that a page is about come first, without duplicates", () => {
  for (const service of SERVICES) {
    const sold = bookableTrips(service);
    expect(sold.slice(0, service.trips.length)).toEqual(service.trips);
    expect(new Set(sold.map((trip) => JSON.stringify(trip))).size).toBe(sold.length);
  }
});

test.each([
  ["vip-yalikavak-transfer", false],
  ["vip-bodrum-transfer", false],
  ["vip-turkbuku-transfer", true],
  ["private-vip-car", true],
])("%s has fares besides the one on its ticket: %s", (slug, has) => {
  const page = loadPage("service", "en", { slug });
  expect("service" in page && page.service.hasFurtherFares).toBe(has);
});
