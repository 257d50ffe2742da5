import { describe, expect, test } from "vitest";

import { SERVICES } from "#content/services.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { sortServices } from "#src/content/serviceOrder.ts";

const slugs = (services: readonly { slug: string }[]) => services.map(({ slug }) => slug);

describe("services in the order of their list", () => {
  test("are all there once, group after group", () => {
    const ordered = sortServices(SERVICES);
    expect(slugs(ordered).toSorted()).toEqual(slugs(SERVICES).toSorted());
    const groups = ordered.map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(["places", "further", "cars"]);
  });

  test("begin with what costs least, and of two that cost the same with the one that has more fares", () => {
    expect(slugs(sortServices(SERVICES)).slice(0, 2)).toEqual(["bodrum-airport-transfer", "vip-torba-transfer"]);
  });

  test("end each group with what is on request", () => {
    const onRequest = SERVICES.map((service) =>
      service.slug === "vip-torba-transfer" ? { ...service, trips: [] } : service,
    );
    const places = sortServices(onRequest).filter(({ group }) => group === "places");
    expect(places.at(-1)?.slug).toBe("vip-torba-transfer");
  });

  test("come so to the page, in every language", () => {
    for (const language of ["tr", "en", "ru"] as const) {
      const published = SERVICES.filter(({ draft }) => !draft);
      expect(slugs(loadPage("services", language).services)).toEqual(slugs(sortServices(published)));
    }
  });
});
