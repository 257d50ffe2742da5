import { describe, expect, test } from "vitest";

import { DRIVES } from "#content/drives.ts";
import { FARES } from "#content/prices.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { roadsFromAirport } from "#src/content/prices.ts";
import { anchorOf } from "#src/domain/price.ts";
import type { PriceSheet } from "#src/content/pageDataTypes.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { fareFromAirport } from "#src/features/offer/fareLines.ts";
import { faresAt, mapPlaces } from "#src/features/prices/mapPlaces.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const SHEETS: PriceSheet[] = ["region", "coast"];

test("every fare has a unique anchor, in ASCII", () => {
  const anchors = FARES.map(anchorOf);
  expect(new Set(anchors).size).toBe(FARES.length);
  const odd = anchors.filter((anchor) => !/^[a-z]+(?:-[a-z]+)+$/.test(anchor));
  expectNone(odd.map((anchor) => `The anchor ${anchor} is not in ASCII.`));
});

test("the map of the home page has the road of every place with a fare", () => {
  const { booking, map } = loadPage("home", "en");
  const priced = map.places.filter(({ id }) => fareFromAirport(booking, id, "en")).map(({ id }) => id);
  expect(priced).toContain("yalıkavak");
  const roads = roadsFromAirport();
  const without = priced.filter((id) => !roads[id]?.large.startsWith("M") || !roads[id].small.startsWith("M"));
  expectNone(without.map((id) => `${id} has a fare, but no road.`));
});

test.each([
  [{ from: "airport", to: "yalıkavak", vehicleType: "vip-vito" }, "airport-yalikavak"],
  [{ from: "airport", to: "cesme/alacatı", vehicleType: "vip-vito" }, "airport-cesme-alacati"],
  [{ from: "bodrum", to: "izmir", vehicleType: "vip-vito" }, "bodrum-izmir"],
  [{ from: "bodrum", to: "izmir", vehicleType: "vip-sprinter" }, "bodrum-izmir-sprinter"],
  [{ from: "airport", to: "peninsula", vehicleType: "vip-sprinter" }, "airport-peninsula-sprinter"],
] as const)("the anchor of %j is %s", (trip, anchor) => {
  expect(anchorOf(trip)).toBe(anchor);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const { groups, maps } = loadPage("prices", language);
  const fares = groups.flatMap((group) => group.fares);

  test("the list contains the fares of the table, each once and unchanged", () => {
    const listed = fares.map(({ from, to, vehicleType, euro }) => ({ from, to, vehicleType, euro }));
    expect(listed).toHaveLength(FARES.length);
    expect(listed).toEqual(expect.arrayContaining([...FARES]));
    expect(fares.map(({ id }) => id)).toEqual(listed.map(anchorOf));
  });

  test("each group is in the order of the table", () => {
    const order = FARES.map(anchorOf);
    for (const group of groups) {
      const places = group.fares.map(({ id }) => order.indexOf(id));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    expect(groups.map(({ id }) => id)).toEqual(["region", "further", "large", "town", "townLarge"]);
    const empty = groups.filter((group) => group.fares.length === 0);
    expectNone(empty.map(({ id }) => `The group ${id} has no fares.`));
  });

  test("the rides of a group begin at the same place and use the same vehicle", () => {
    for (const group of groups)
      expect(new Set(group.fares.map(({ from, vehicleType }) => `${from} ${vehicleType}`)).size).toBe(1);
  });

  test("only rides from Bodrum cannot be booked, and only known drives have their time", () => {
    expect(fares.filter(({ bookable }) => !bookable).every(({ from }) => from === "bodrum")).toBe(true);
    expect(fares.filter(({ bookable }) => bookable).every(({ from }) => from === "airport")).toBe(true);
    const timed = fares.flatMap(({ to, minutes }) => (minutes === undefined ? [] : [{ to, minutes }]));
    expect(DRIVES).toEqual(expect.arrayContaining(timed));
    expect(timed.map(({ to }) => to)).toEqual(expect.arrayContaining(["yalıkavak", "turgutreis", "gümüşlük"]));
  });

  test("the maps contain exactly the fares of the table", () => {
    const onMaps = SHEETS.flatMap((sheet) => maps[sheet].places.flatMap(({ id }) => faresAt(fares, sheet, id)));
    expect(onMaps).toHaveLength(FARES.length);
    expect(onMaps.map(({ id }) => id)).toEqual(expect.arrayContaining(FARES.map(anchorOf)));
  });

  test("every place with a fare is on its map in both sizes, and links to its row", () => {
    for (const sheet of SHEETS) {
      const places = mapPlaces(maps[sheet], fares, { sheet, chosen: undefined, language });
      for (const { id, href, price, road } of places) {
        const [first] = faresAt(fares, sheet, id);
        expect(href).toBe(first && `#${first.id}`);
        if (!first) continue;
        expect(maps[sheet].sheet.places[id]).toMatchObject({ large: {}, small: {} });
        const isUsual = first.from === "airport" && first.vehicleType === "vip-vito";
        expect(road).toEqual(first.road);
        expect(price).toEqual(isUsual ? expect.stringContaining(String(first.euro)) : undefined);
      }
    }
  });

  test("the selected fare shows its price and its road, even if the place links to another fare otherwise", () => {
    const chosen = fares.find(({ id }) => id === "bodrum-izmir-sprinter");
    const place = mapPlaces(maps.coast, fares, { sheet: "coast", chosen, language }).find(({ id }) => id === "izmir");
    expect(place).toMatchObject({
      isSelected: true,
      href: "#bodrum-izmir-sprinter",
      price: expect.stringContaining("430"),
      road: { large: expect.stringMatching(/^M/), small: expect.stringMatching(/^M/) },
    });
  });
});
