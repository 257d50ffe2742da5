import { describe, expect, test } from "vitest";

import { DRIVES } from "#content/drives.ts";
import { LABELS } from "#content/illustrations/maps/places.ts";
import { FARES } from "#content/prices.ts";
import { findFare } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { ORDERS } from "#src/content/postOrder.ts";
import { slugsOf } from "#src/content/slugs.ts";
import { LANGUAGES } from "#src/domain/language.ts";

test("the fifteen services, seven tours and twenty-one articles of the first release exist", () => {
  // The owner may have added more after them.
  expect(slugsOf("services").slice(0, 15)).toEqual([
    "vip-car-rental",
    "vip-bodrum-transfer",
    "vip-yalikavak-transfer",
    "vip-turgutreis-transfer",
    "vip-turkbuku-transfer",
    "vip-torba-transfer",
    "vip-icmeler-transfer",
    "vip-gumusluk-transfer",
    "bodrum-airport-transfer",
    "vip-mercedes-transfer",
    "vip-sprinter-transfer",
    "private-vip-car",
    "bodrum-vip-transfer",
    "mercedes-vito-transfer",
    "gumbet-transfer",
  ]);
  expect(slugsOf("tours")).toEqual([
    "bodrum-city-tour",
    "efes-turu",
    "izmir-seferihisar-sigacik-alacati-cesme",
    "denizli-pamukkale-turu",
    "likya-fethiye-turu",
    "private-tour-to-dalyan",
    "ozel-yat-turu",
  ]);
  const ids = loadPage("blog", "tr")
    .posts.map(({ id }) => id)
    .toSorted((a, b) => a - b);
  expect(ids.slice(0, 21)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 21, 22, 24, 27, 28, 29]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(["service", "tour", "post"] as const)(
    "a %s that does not exist loads the not-found page of its section",
    (page) => {
      const data = loadPage(page, language, { slug: "no-such-thing" });
      expect(data).toMatchObject({ missing: true, language, head: { section: null } });
    },
  );

  test.each(["home", "reservation"] as const)("the form of the page %s has the example of the content", (page) => {
    expect(loadPage(page, language).booking.example).toEqual({
      from: "airport",
      to: "yalıkavak",
      vehicleType: "vip-vito",
      euro: findFare(FARES, { from: "airport", to: "yalıkavak", vehicleType: "vip-vito" }),
    });
  });

  test("the home page has three tours, each as in the list of tours", () => {
    const { tours, toursTitle } = loadPage("home", language);
    const all = loadPage("tours", language);
    expect(tours).toHaveLength(3);
    expect(toursTitle).toBe(all.title);
    for (const tour of tours) expect(all.tours).toContainEqual(expect.objectContaining(tour));
  });

  test("an article has three related ones, and its text between pictures, maps and one ride offer", () => {
    for (const slug of slugsOf("blog")) {
      const data = loadPage("post", language, { slug });
      if ("missing" in data) throw new Error(`${slug} is missing`);
      expect(data.post.related.map((other) => other.slug)).not.toContain(slug);
      expect(data.post.related).toHaveLength(3);
      const { passages, headings } = data.post;
      const parts = passages.flat();
      expect(parts[0]).toMatchObject({ kind: "text", html: expect.stringMatching(/^<(?:p|ul)>/) });
      for (const [, ...rest] of passages) expect(rest.filter(({ kind }) => kind !== "text")).toEqual([]);
      expect(parts.filter(({ kind }) => kind === "ride")).toHaveLength(1);
      expect(parts.filter(({ kind }) => kind === "picture" || kind === "map").length).toBeGreaterThan(0);
      const html = parts.map((part) => (part.kind === "text" ? part.html : "")).join("");
      expect([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id)).toEqual(headings.map(({ id }) => id));
      const shown = [data.post.image, ...data.post.related.map(({ image }) => image)].map(({ name }) => name);
      expect(parts.filter((part) => part.kind === "picture" && shown.includes(part.image.name))).toEqual([]);
    }
  });

  test("an article about a place with a fare offers the ride to it", () => {
    const ride = { from: "airport", to: "gümüşlük", vehicleType: "vip-vito" } as const;
    const data = loadPage("post", language, { slug: "gumusluk-ve-myndos" });
    expect(data).toMatchObject({
      post: {
        passages: expect.arrayContaining([
          expect.arrayContaining([
            { kind: "ride", fare: expect.objectContaining({ ...ride, euro: findFare(FARES, ride) }) },
          ]),
        ]),
      },
    });
    expect(loadPage("post", language, { slug: "kumpir" })).toMatchObject({
      post: { passages: expect.arrayContaining([expect.arrayContaining([{ kind: "ride" }])]) },
    });
  });

  test("the excerpt opens the article, with the name of the place in bold", () => {
    const data = loadPage("post", language, { slug: "bodrum-yel-degirmenleri" });
    expect(data).toHaveProperty(
      "post.intro",
      expect.stringMatching(/^<p>.*<strong>(?:Bodrum|Бодрум\S*)<\/strong>.*<\/p>$/),
    );
  });

  test("a service of a place has its road on a map", () => {
    const euro = findFare(FARES, { from: "airport", to: "yalıkavak", vehicleType: "vip-vito" });
    const minutes = DRIVES.find(({ to }) => to === "yalıkavak")?.minutes;
    const data = loadPage("service", language, { slug: "vip-yalikavak-transfer" });
    expect(data).toMatchObject({
      service: {
        fares: [{ from: "airport", to: "yalıkavak", euro, minutes }],
        map: { places: [{ id: "airport" }, { id: "yalıkavak" }, { id: "bodrum" }] },
      },
    });
  });

  test.each([
    ["private-vip-car", ["bodrum", "izmiradnanmenderesairport", "izmir"]],
    // Its first ride, to any place of the peninsula, has no road of its own.
    ["vip-sprinter-transfer", ["bodrum", "marmaris", "izmir", "dalaman", "çeşme"]],
    ["bodrum-vip-transfer", ["airport", "dalaman", "fethiye", "izmir", "antalya", "bodrum"]],
  ])("the roads of %s are on a map of the coast, and each end is in its window", (slug, ids) => {
    const data = loadPage("service", language, { slug });
    const map = "service" in data ? data.service.map : undefined;
    expect(map?.places.map(({ id }) => id)).toEqual(ids);
    expect(map?.sheet.large.ground).toBe("/maps/coast-large.svg");
    for (const { large, small } of Object.values(map?.sheet.places ?? {})) {
      for (const at of [large?.at, small?.at]) {
        expect(Math.min(...(at ?? []))).toBeGreaterThan(2);
        expect(Math.max(...(at ?? []))).toBeLessThan(98);
      }
    }
  });

  test("a service of rides within the peninsula shows all of it, without a road", () => {
    const data = loadPage("service", language, { slug: "vip-bodrum-transfer" });
    const { sheet, places } = ("service" in data && data.service.map) || {};
    expect(places?.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(LABELS.region.large)
        .filter((id) => id !== "airport" && id !== "sixsenseskaplankaya")
        .toSorted(),
    );
    expect(sheet?.large).toMatchObject({ ground: "/maps/region-large.svg" });
    expect(sheet?.large.route).toBe("");
  });

  test("a service without a price has no map", () => {
    expect(loadPage("service", language, { slug: "vip-car-rental" })).not.toHaveProperty("service.map");
  });
});

test("each order of the articles is complete, and hardly two are equal", () => {
  const orders = Array.from({ length: ORDERS }, (_, order) => slugsInOrder(order));
  for (const order of orders) expect(order.toSorted()).toEqual(slugsOf("blog").toSorted());
  expect(new Set(orders.map((order) => order.join())).size).toBe(ORDERS);
  expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(ORDERS / 2);
});

test("an order is deterministic", () => {
  expect(slugsInOrder(5)).toEqual(slugsInOrder(5));
  expect(slugsInOrder(5)).not.toEqual(slugsInOrder(0));
});

function slugsInOrder(order: number): string[] {
  return loadPage("blog", "tr", { order }).posts.map(({ slug }) => slug);
}
