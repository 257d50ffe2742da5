import { describe, expect, test } from "vitest";

import { DRIVES } from "#content/drives.ts";
import { FARES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { findFare, type Trip } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { ORDERS } from "#src/content/pageData/postOrder.ts";
import { sortServices } from "#src/content/pageData/serviceOrder.ts";
import { LANGUAGES } from "#src/domain/language.ts";

const { services, posts } = readLibrary();

/** The entry of the content that a test needs, whichever it is. */
function first<Entry>(what: string, entries: readonly Entry[], fits: (entry: Entry) => boolean): Entry {
  const found = entries.find(fits);
  if (!found) throw new Error(`the content has no ${what}`);
  return found;
}

const hasFare = (trip: Trip | undefined) => trip !== undefined && findFare(FARES, trip) !== null;

describe.each(LANGUAGES)("in %s", (language) => {
  const serviceOf = (slug: string) => {
    const data = loadPage("service", language, { slug });
    if ("missing" in data) throw new Error(`${slug} is missing`);
    return data.service;
  };
  const postOf = (slug: string) => {
    const data = loadPage("post", language, { slug });
    if ("missing" in data) throw new Error(`${slug} is missing`);
    return data.post;
  };

  test.each(["service", "tour", "post"] as const)(
    "a %s that does not exist loads the not-found page of its section",
    (page) => {
      const data = loadPage(page, language, { slug: "no-such-thing" });
      expect(data).toMatchObject({ missing: true, language, head: { section: null } });
    },
  );

  test.each(["home", "reservation"] as const)("the form of the page %s has an example of the price table", (page) => {
    expect(FARES).toContainEqual(loadPage(page, language).booking.example);
  });

  test("the home page has each of its tours as in the list of tours", () => {
    const { tours, toursTitle } = loadPage("home", language);
    const all = loadPage("tours", language);
    expect(tours.length).toBeGreaterThan(0);
    expect(toursTitle).toBe(all.title);
    for (const tour of tours) expect(all.tours).toContainEqual(expect.objectContaining(tour));
  });

  test("services are listed in their order, each with the fares of its own page", () => {
    const listed = loadPage("services", language).services;
    const published = SERVICES.filter(({ draft }) => !draft);
    expect(listed.map(({ slug }) => slug)).toEqual(sortServices(FARES, published).map(({ slug }) => slug));
    for (const { slug, fares } of listed) expect(serviceOf(slug).fares).toEqual(fares);
  });

  test("an article has three related ones, and its text between pictures, maps and one ride offer", () => {
    for (const { slug } of posts) {
      const { related, passages, headings, image } = postOf(slug);
      expect(related.map((other) => other.slug)).not.toContain(slug);
      expect(related).toHaveLength(3);
      const parts = passages.flat();
      expect(parts[0]).toMatchObject({ kind: "text", html: expect.stringMatching(/^<(?:p|ul)>/) });
      for (const [, ...rest] of passages) expect(rest.filter(({ kind }) => kind !== "text")).toEqual([]);
      expect(parts.filter(({ kind }) => kind === "ride")).toHaveLength(1);
      expect(parts.filter(({ kind }) => kind === "picture" || kind === "map").length).toBeGreaterThan(0);
      const html = parts.map((part) => (part.kind === "text" ? part.html : "")).join("");
      expect([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id)).toEqual(headings.map(({ id }) => id));
      const shown = [image, ...related.map((other) => other.image)].map(({ name }) => name);
      expect(parts.filter((part) => part.kind === "picture" && shown.includes(part.image.name))).toEqual([]);
    }
  });

  test("an article about a place with a fare offers the ride to it, another one a ride", () => {
    const rideOf = ({ slug }: { slug: string }) =>
      postOf(slug)
        .passages.flat()
        .find(({ kind }) => kind === "ride");
    const about = first("article with a ride", posts, ({ ride }) => ride !== undefined);
    expect(rideOf(about)).toMatchObject({ fare: { from: "airport", to: about.ride, vehicleType: "vip-vito" } });
    expect(rideOf(first("article without a ride", posts, ({ ride }) => ride === undefined))).toEqual({ kind: "ride" });
  });

  test("the excerpt opens the article, with the name of the place in bold", () => {
    const named = first("excerpt with the place's name", posts, ({ text }) =>
      /(?<!\p{L})(?:Bodrum|Бодрум)(?!\p{L})/u.test(text[language].excerpt),
    );
    expect(postOf(named.slug).intro).toMatch(/^<p>.*<strong>(?:Bodrum|Бодрум)<\/strong>.*<\/p>$/);
  });

  test("the name of the place is bold in the captions, maps and contents of every article", () => {
    const name = /(?<!\p{L})(?:Bodrum|Бодрум(?:ом|а|у|е)?(?!\p{L}))/u;
    const faults = posts.flatMap(({ slug }) => {
      const { passages, headings } = postOf(slug);
      const shown = passages.flat().flatMap((part) => {
        if (part.kind === "picture") return [part.captionHtml];
        if (part.kind !== "map") return [];
        const { sheet, places, emphasized = [] } = part.map;
        const { seas, streets } = sheet.large;
        const labels = [...places, ...seas, ...streets, ...sheet.small.seas].map((label) => label.name);
        return [part.captionHtml, ...labels.filter((label) => !emphasized.includes(label))];
      });
      const plain = [...shown, ...headings.map(({ html }) => html)].map((html) =>
        html.replaceAll(/<strong>[^<]*<\/strong>/g, ""),
      );
      return plain.filter((text) => name.test(text)).map((text) => `${slug}: ${text}`);
    });
    expect(faults).toEqual([]);
  });

  test("a service of a place has its road on a map", () => {
    const { slug, trips } = first("service of one place", services, ({ trips: [trip, ...others], vehicle }) =>
      Boolean(hasFare(trip) && trip?.from === "airport" && others.length === 0 && vehicle === undefined),
    );
    const [{ to } = { to: "other" }] = trips;
    const [fare] = serviceOf(slug).fares;
    expect(fare).toMatchObject({ ...trips[0], euro: findFare(FARES, trips[0] as Trip) });
    expect(fare?.minutes).toEqual(DRIVES.find((drive) => drive.to === to)?.minutes);
    const { sheet, places } = serviceOf(slug).map ?? {};
    expect(places?.map(({ id }) => id)).toEqual(expect.arrayContaining(["airport", to]));
    expect(sheet?.large.route).toMatch(/^M/);
    expect(sheet?.small.route).toMatch(/^M/);
  });

  test("each end of the roads of a service is in the window of its map", () => {
    for (const { slug } of services) {
      for (const { large, small } of Object.values(serviceOf(slug).map?.sheet.places ?? {})) {
        for (const at of [large?.at, small?.at]) {
          expect(Math.min(...(at ?? []))).toBeGreaterThan(2);
          expect(Math.max(...(at ?? []))).toBeLessThan(98);
        }
      }
    }
  });

  test("a service of rides within the region shows all of it, without a road", () => {
    const { slug } = first("service of typical rides", services, ({ rides }) => rides !== undefined);
    const { sheet, places = [] } = serviceOf(slug).map ?? {};
    expect(places.length).toBeGreaterThan(5);
    expect(places.map(({ id }) => id)).not.toContain("airport");
    expect(sheet?.large).toMatchObject({ ground: "/maps/region-large.svg", route: "" });
  });

  test("a service without trips and rides has no map", () => {
    const { slug } = first("service on request", services, ({ trips, rides }) => trips.length === 0 && !rides);
    expect(serviceOf(slug)).not.toHaveProperty("map");
  });
});

test("each order of the articles is complete, always the same, and hardly two are equal", () => {
  const slugsIn = (order: number) => loadPage("blog", "tr", { order }).posts.map(({ slug }) => slug);
  const orders = Array.from({ length: ORDERS }, (_, order) => slugsIn(order));
  for (const order of orders) expect(order.toSorted()).toEqual(posts.map(({ slug }) => slug).toSorted());
  expect(slugsIn(5)).toEqual(orders[5]);
  expect(new Set(orders.map((order) => order.join())).size).toBe(ORDERS);
});
