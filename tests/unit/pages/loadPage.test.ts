import { describe, expect, test } from "vitest";

import { loadPage } from "#src/pages/loadPage.ts";
import { ORDERS } from "#src/content/postOrder.ts";
import { slugsOf } from "#src/content/slugs.ts";
import { LANGUAGES } from "#src/domain/language.ts";

test("there are the fifteen services, the seven tours and the twenty-one articles that the site was ordered with", () => {
  // What the owner adds follows.
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
    "a %s that does not exist gives its section's not-found page",
    (page) => {
      const data = loadPage(page, language, { slug: "no-such-thing" });
      expect(data).toMatchObject({ missing: true, language, head: { section: null } });
    },
  );

  test("an article comes with three others, and its text in pieces that begin with its headings", () => {
    for (const slug of slugsOf("blog")) {
      const data = loadPage("post", language, { slug });
      if ("missing" in data) throw new Error(`${slug} is missing`);
      expect(data.post.related.map((other) => other.slug)).not.toContain(slug);
      expect(data.post.related).toHaveLength(3);
      expect(data.post.html.slice(1).every((piece) => piece.startsWith("<h2>"))).toBe(true);
      // The opening, a part before the offer of a ride, and parts after it.
      expect(data.post.html.length).toBeGreaterThan(3);
      expect(data.post.html[0]).toMatch(/^<p>/);
    }
  });

  test("an article about a place with a fare offers the ride there", () => {
    const data = loadPage("post", language, { slug: "gumusluk-ve-myndos" });
    expect(data).toMatchObject({
      post: { ride: { from: "airport", to: "gümüşlük", vehicleType: "vip-vito", euro: 75, bookable: true } },
    });
    expect(loadPage("post", language, { slug: "kumpir" })).not.toHaveProperty("post.ride");
  });

  test("the excerpt opens the article, with the name of the place in bold", () => {
    const data = loadPage("post", language, { slug: "bodrum-yel-degirmenleri" });
    expect(data).toHaveProperty(
      "post.intro",
      expect.stringMatching(/^<p>.*<strong>(?:Bodrum|Бодрум\S*)<\/strong>.*<\/p>$/),
    );
  });

  test("a service of a place shows its road on a map", () => {
    const data = loadPage("service", language, { slug: "vip-yalikavak-transfer" });
    expect(data).toMatchObject({
      service: {
        fares: [{ from: "airport", to: "yalıkavak", euro: 75, minutes: 50 }],
        map: { places: [{ id: "airport" }, { id: "yalıkavak" }, { id: "bodrum" }] },
      },
    });
  });
});

test("each order of the articles has all of them, and hardly two are alike", () => {
  const orders = Array.from({ length: ORDERS }, (_, order) => slugsInOrder(order));
  for (const order of orders) expect(order.toSorted()).toEqual(slugsOf("blog").toSorted());
  expect(new Set(orders.map((order) => order.join())).size).toBe(ORDERS);
  expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(ORDERS / 2);
});

test("an order is the same every time", () => {
  expect(slugsInOrder(5)).toEqual(slugsInOrder(5));
  expect(slugsInOrder(5)).not.toEqual(slugsInOrder(0));
});

function slugsInOrder(order: number): string[] {
  return loadPage("blog", "tr", { order }).posts.map(({ slug }) => slug);
}
