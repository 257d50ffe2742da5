import { describe, expect, test } from "vitest";

import { loadPage } from "#src/pages/loadPage.ts";
import { neighboursOf } from "#src/content/neighbours.ts";

// In the order of the content, as the page of a service has them: it decides between those that cost the same.
const { services } = loadPage("reservation", "en");

describe("the neighbours of a service", () => {
  test.each(services)("are four others: $slug", (service) => {
    const neighbours = neighboursOf(service, services);
    expect(new Set(neighbours.map(({ slug }) => slug)).size).toBe(4);
    expect(neighbours).not.toContainEqual(service);
  });

  test("of a place are places that cost about as much", () => {
    expect(neighboursOf(serviceOf("vip-yalikavak-transfer"), services).map(({ slug }) => slug)).toEqual([
      "vip-turgutreis-transfer",
      "vip-turkbuku-transfer",
      "vip-gumusluk-transfer",
      "vip-icmeler-transfer",
    ]);
  });

  test("come from other groups where its own is small", () => {
    const [first, ...others] = neighboursOf(serviceOf("vip-bodrum-transfer"), services);
    expect(first?.slug).toBe("bodrum-vip-transfer");
    expect(others.map(({ group }) => group)).not.toContain("further");
  });

  test("are found for a service on request", () => {
    const onRequest = { ...serviceOf("private-vip-car"), fares: [] };
    expect(neighboursOf(onRequest, services).every(({ group }) => group === "cars")).toBe(true);
  });
});

function serviceOf(slug: string) {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}.`);
  return service;
}
