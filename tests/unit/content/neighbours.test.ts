import { describe, expect, test } from "vitest";

import { loadPage } from "#src/pages/loadPage.ts";
import { neighboursOf } from "#src/content/neighbours.ts";

// In the order of the content, as on the page of a service: it decides between services with equal fares.
const { services } = loadPage("reservation", "en");

describe("the similar services of a service", () => {
  test.each(services)("are four others: $slug", (service) => {
    const neighbours = neighboursOf(service, services);
    expect(new Set(neighbours.map(({ slug }) => slug)).size).toBe(4);
    expect(neighbours).not.toContainEqual(service);
  });

  test("of a place are places with a similar fare", () => {
    expect(neighboursOf(serviceOf("vip-yalikavak-transfer"), services).map(({ slug }) => slug)).toEqual([
      "vip-turgutreis-transfer",
      "vip-turkbuku-transfer",
      "vip-gumusluk-transfer",
      "vip-icmeler-transfer",
    ]);
  });

  test("come from other groups if its own is small", () => {
    const [first, ...others] = neighboursOf(serviceOf("vip-bodrum-transfer"), services);
    expect(first?.slug).toBe("bodrum-vip-transfer");
    expect(others.map(({ group }) => group)).not.toContain("further");
  });

  test("exist for a service on request", () => {
    const onRequest = { ...serviceOf("private-vip-car"), fares: [] };
    expect(neighboursOf(onRequest, services).every(({ group }) => group === "cars")).toBe(true);
  });
});

function serviceOf(slug: string) {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}.`);
  return service;
}
