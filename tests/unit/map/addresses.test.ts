import { expect, test } from "vitest";

import { directionsAddress, streetMapAddress } from "#src/features/map/addresses.ts";
import { securityHeaders } from "#relay/http/securityHeaders.ts";

const BODRUM = { latitude: 37.0344, longitude: 27.4305 };

test("the street map is centred on the place, with a marker", () => {
  const { origin, pathname, searchParams } = new URL(streetMapAddress(BODRUM));
  expect(origin + pathname).toBe("https://www.openstreetmap.org/export/embed.html");
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: "27.3705,37.0044,27.4905,37.0644",
    layer: "mapnik",
    marker: "37.0344,27.4305",
  });
});

test("its host is the only one that the Content Security Policy allows for frames and requests besides the site's own", () => {
  const policy = securityHeaders("https://example.com").defaultHeaders["Content-Security-Policy"];
  const { origin } = new URL(streetMapAddress(BODRUM));
  expect(policy?.split("; ").filter((rule) => /^(connect|frame)-src/.test(rule))).toEqual([
    `connect-src 'self' ${origin}`,
    `frame-src ${origin}`,
  ]);
});

test("the directions lead to the place", () => {
  expect(new URL(directionsAddress(BODRUM)).searchParams.get("destination")).toBe("37.0344,27.4305");
});
