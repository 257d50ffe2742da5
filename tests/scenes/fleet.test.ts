import { expect, test } from "vitest";

import { drawScene } from "#content/illustrations/draw.ts";
import { CARRIER_BODY } from "#content/illustrations/parts/vehicles/carrierSide.ts";
import { MINIBUS_BODY } from "#content/illustrations/parts/vehicles/minibusSide.ts";
import { SALOON_BODY } from "#content/illustrations/parts/vehicles/saloonSide.ts";
import { loadScene } from "#content/illustrations/scenes.ts";

const SIZE = { width: 1600, height: 1000 };

/** Length and height of each vehicle in millimetres, from manufacturers' data of such classes; the minibus without its cooling unit. */
const FLEET = [
  { name: "fleet-sedan", body: SALOON_BODY, length: 5289, height: 1503 },
  { name: "fleet-mpv", body: CARRIER_BODY, length: 5140, height: 1915 },
  { name: "fleet-van", body: MINIBUS_BODY, length: 6960, height: 2700 },
] as const;

/** Extent of an outline of cubic curves: length from the front bumper, height above the road. */
function extentOf(path: string): { length: number; height: number } {
  const [, ...curves] = path.split("C");
  let [x, y] = (path.match(/-?\d+/g) ?? []).slice(0, 2).map(Number) as [number, number];
  const points: [number, number][] = [[x, y]];
  for (const curve of curves) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (curve.match(/-?\d+/g) ?? []).map(Number);
    for (let step = 1; step <= 20; step++) {
      const t = step / 20;
      const at = (p: number, q: number, r: number, s: number) =>
        (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
      points.push([at(x, a, c, e), at(y, b, d, f)]);
    }
    [x, y] = [e, f];
  }
  return { length: Math.max(...points.map(([far]) => far)), height: -Math.min(...points.map(([, up]) => up)) };
}

/** Position of a scene's vehicle, and its scale in units per millimetre. */
async function placeOf({ name, body }: (typeof FLEET)[number]) {
  const svg = drawScene(await loadScene(name), SIZE);
  const before = svg.slice(0, svg.indexOf(`<path d="${body}" fill`));
  expect(before.length).toBeLessThan(svg.length - 1);
  const [, x, y, scale] =
    [...before.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\((\S+) \S+\)">/g)].at(-1) ?? [];
  return { x: Number(x), y: Number(y), scale: Number(scale) };
}

test("the vehicles of the fleet have the same scale and stand on the same line", async () => {
  const places = await Promise.all(FLEET.map(placeOf));
  expect(new Set(places.map(({ scale }) => scale)).size).toBe(1);
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
  expect(places.every(({ scale, y }) => scale > 0 && y > 0)).toBe(true);
});

test.each(FLEET)("$name has the length and height of the real vehicle, and fits on its sheet", async (vehicle) => {
  const reach = extentOf(vehicle.body);
  expect(Math.abs(reach.length / vehicle.length - 1)).toBeLessThan(0.01);
  expect(Math.abs(reach.height / vehicle.height - 1)).toBeLessThan(0.01);
  const { x, y, scale } = await placeOf(vehicle);
  expect(x).toBeGreaterThan(0);
  expect(x + reach.length * scale).toBeLessThan(SIZE.width);
  expect(y - reach.height * scale).toBeGreaterThan(0);
});
