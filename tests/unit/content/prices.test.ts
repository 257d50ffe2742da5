import { expect, test } from "vitest";

import { LOCATIONS } from "#content/locations.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { priceGroups } from "#src/content/pageData/prices.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { Fare, VehicleType } from "#src/domain/price.ts";

function fareOf(from: PlaceId, to: PlaceId, vehicleType: VehicleType = "vip-vito"): Fare {
  return { from, to, vehicleType, euro: 60 };
}

test.each<[fare: Fare, group: string, from: string, to: string, spot: string]>([
  [fareOf("airport", "torba"), "region", "airport", "torba", "region torba"],
  [fareOf("airport", "bodrum"), "region", "airport", "bodrum", "region bodrum"],
  [fareOf("airport", "didim"), "further", "airport", "didim", "coast didim"],
  [fareOf("airport", "torba", "vip-sprinter"), "large", "airport", "torba", "region torba"],
  [fareOf("bodrum", "torba"), "town", "bodrum", "torba", "region torba"],
  [fareOf("izmir", "bodrum"), "town", "bodrum", "izmir", "coast izmir"],
  [fareOf("bodrum", "ephesustour", "vip-sprinter"), "townLarge", "bodrum", "ephesustour", "coast ephesus"],
  [fareOf("yalıkavak", "gümüşlük"), "between", "yalıkavak", "gümüşlük", "region gümüşlük"],
  [fareOf("didim", "fethiye", "vip-sprinter"), "between", "didim", "fethiye", "coast fethiye"],
  // The coast map has no bay of the peninsula, so the fare is at its other end.
  [fareOf("fethiye", "yalıkavak"), "between", "fethiye", "yalıkavak", "coast fethiye"],
])("%o is listed where a reader looks for it", (fare, group, from, to, spot) => {
  const [listed, ...others] = priceGroups({ ...readLibrary(), fares: [fare] }, "en");
  expect(others).toEqual([]);
  expect(listed?.id).toBe(group);
  expect(listed?.fares).toEqual([expect.objectContaining({ from, to, euro: 60 })]);
  expect(listed?.fares.map((one) => `${one.spot.sheet} ${one.spot.place}`)).toEqual([spot]);
});

test("the anchor of a fare is that of the price table, whichever end is shown first", () => {
  const anchors = priceGroups({ ...readLibrary(), fares: [fareOf("izmir", "bodrum")] }, "en").flatMap((group) =>
    group.fares.map(({ id }) => id),
  );
  expect(anchors).toEqual(["izmir-bodrum"]);
});

test("there is a group, a map and a road for a fare between any two places", () => {
  const places = LOCATIONS.filter(({ group }) => group !== "other");
  const fares = places.flatMap(({ id: from }, index) => places.slice(index + 1).map(({ id: to }) => fareOf(from, to)));
  const listed = priceGroups({ ...readLibrary(), fares }, "en").flatMap((group) => group.fares);
  expect(listed).toHaveLength(fares.length);
  const pointOf = (id: PlaceId) => places.find((place) => place.id === id)?.mapPoint ?? id;
  const roadless = listed.filter(({ road }) => !road?.large.startsWith("M") || !road.small.startsWith("M"));
  // Only places at the same point have no road between them.
  expect(roadless).toEqual(listed.filter(({ from, to }) => pointOf(from) === pointOf(to)));
});
