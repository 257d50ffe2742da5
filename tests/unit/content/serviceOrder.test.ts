import { describe, expect, test } from "vitest";

import { SERVICES } from "#content/services.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { sortServices } from "#src/content/serviceOrder.ts";

const slugs = (services: readonly { slug: string }[]) => services.map(({ slug }) => slug);

describe("services in the order of their list", () => {
  test("contain every service once, group by group", () => {
    const ordered = sortServices(SERVICES);
    expect(slugs(ordered).toSorted()).toEqual(slugs(SERVICES).toSorted());
    const groups = ordered.map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(["places", "further", "cars"]);
  });

  test("are sorted by lowest fare, and then by number of fares", () => {
    expect(slugs(sortServices(SERVICES)).slice(0, 2)).toEqual(["bodrum-airport-transfer", "vip-torba-transfer"]);
  });

  test("have those on request at the end of each group", () => {
    const onRequest = SERVICES.map((service) =>
      service.slug === "vip-torba-transfer" ? { ...service, trips: [] } : service,
    );
    const places = sortServices(onRequest).filter(({ group }) => group === "places");
    expect(places.at(-1)?.slug).toBe("vip-torba-transfer");
  });

  test("are in this order on the page, in every language", () => {
    for (const language of ["tr", "en", "ru"] as const) {
      const published = SERVICES.filter(({ draft }) => !draft);
      expect(slugs(loadPage("services", language).services)).toEqual(slugs(sortServices(published)));
    }
  });
});
