import { frameOf, metreAt, type Place, type Project, type Standing } from "#illustrations/kit/camera.ts";
import { dots, type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Her length, and how far she leans on her bilge. */
const BOAT = { long: 5.8, heel: 0.17 };

/** A place of her planking: by the share of her length from the transom, up the girth from the keel to the rail, the side. */
function planking(share: number, girth: number, side: 1 | -1): Place {
  const half =
    0.98 *
    (share < 0.42 ? mixed(0.74, 1, Math.sin((share / 0.42) * 1.57)) : Math.cos(((share - 0.42) / 0.58) * 1.57) ** 0.72);
  const rail = 0.8 + 0.52 * within((share - 0.3) / 0.7) ** 2;
  const keel = 0.5 * within((share - 0.74) / 0.26) ** 2;
  const out = Math.max(0.03, half * Math.sin(girth * 1.57) ** mixed(0.62, 1.1, share)) * side;
  const up = mixed(keel, rail, girth ** 1.15);
  const [cos, sin] = [Math.cos(BOAT.heel), Math.sin(BOAT.heel)];
  return [BOAT.long * share + 0.42 * share ** 6 * girth, out * cos - up * sin * 0.6, up * cos + out * sin];
}

/**
 * An open fishing boat hauled up on rollers, in metres by camera: ribs, thwarts and oars in her, a line from her stem to a stake. Her frame
 * goes from the transom to the stem; seen at a heading of 110 to 145, with the light on her side.
 */
export function beachedBoat(camera: Project, standing: Standing, [shade, deep]: readonly [string, string]): Drawing {
  const view = frameOf(camera, standing);
  const at = (share: number, girth: number, side: 1 | -1) => view(planking(share, girth, side));
  const along = shares(22);
  const strip = (low: number, high: number, side: 1 | -1, from = 0, to = 1) =>
    polygon([
      ...along.map((share) => at(mixed(from, to, share), low, side)),
      ...along.toReversed().map((share) => at(mixed(from, to, share), high, side)),
    ]);
  const seam = (girth: number) => polyline(along.map((share) => at(share * 0.985, girth, -1)));
  const thwart = (share: number, girth = 0.72): Path =>
    polygon([at(share, girth, -1), at(share + 0.07, girth, -1), at(share + 0.07, girth, 1), at(share, girth, 1)]);
  const metre = metreAt(camera, [0, standing.away, 0]);
  // Her shade: the rail thrown on the sand to the right.
  const thrown = ([a, c, up]: Place): Point => {
    const [x, y] = view([a, c, 0]);
    return [x + up * metre * 0.62, y + up * metre * 0.1];
  };
  const cast = curve(
    [
      ...along.map((share) => thrown(planking(share, 0.9, -1))),
      ...along.toReversed().map((share) => thrown(planking(share, 1, 1))),
    ],
    true,
  );
  const keelLine = curve(along.map((share) => at(share, 0, -1)));
  const roller = (share: number): Drawing => {
    const [from, to] = [view([BOAT.long * share, -1.05, 0.07]), view([BOAT.long * share, 1, 0.07])];
    return (
      stroke(polyline([from, to]), "#6b4638", metre * 0.15) +
      stroke(
        polyline([
          [from[0], from[1] - 3],
          [to[0], to[1] - 3],
        ]),
        "#c08c5c",
        metre * 0.05,
      )
    );
  };
  const oar = (side: number): Drawing => {
    const [from, to] = [view([0.5, side, 0.86]), view([4.1, side * 0.8, 1])];
    const blade = view([4.7, side * 0.76, 1.04]);
    return (
      stroke(polyline([from, to]), "#e2b272", metre * 0.05) + stroke(polyline([to, blade]), "#e2b272", metre * 0.12)
    );
  };
  const [netX, netY] = view([1.3, 0.1, 0.66]);
  const heap = (shift: number, size: number): Path =>
    curve(
      pointsOf([-0.66, 0.16, -0.5, -0.14, -0.22, -0.24, 0, -0.2, 0.24, -0.27, 0.5, -0.12, 0.68, 0.16, 0, 0.24]).map(
        ([x, y]): Point => [netX + (x * size + shift) * metre, netY + (y * size + shift * 0.5) * metre],
      ),
      true,
    );
  const stem = along.map((share) => at(1, mixed(0, 1.12, share), -1));
  const stake = camera([standing.right + 5.9, standing.away - 1.7, 0]);
  const bow = at(1, 0.86, -1);
  const furrow = (across: number) => polyline(shares(10).map((share) => view([mixed(-1.1, 0.4, share), across, 0])));
  return [
    // The track of her keel, up from the water.
    stroke(furrow(-0.12), "#b9a07c", 5, 0.7) + stroke(furrow(0.12), "#c9ae84", 4, 0.7),
    fill(cast, shade),
    stroke(keelLine, deep, metre * 0.16),
    ...[1.04, 0.78, 0.42, 0.08].map(roller),
    fill(strip(0, 1, 1, 0.5, 1), "#8f97b4") + fill(strip(0, 0.36, 1, 0.5, 1), "#6b3a3c"),
    // Inside: the far planking in the sun, her bottom boards, ribs, thwarts.
    fill(
      polygon([...along.map((share) => at(share, 1, 1)), ...along.toReversed().map((share) => at(share, 1, -1))]),
      "#5d4a52",
    ),
    fill(strip(0.5, 1, 1), "#5fb3b4") + fill(strip(0.5, 0.72, 1), "#3f8a96"),
    stroke(
      along
        .slice(1, -2)
        .map((share) => polyline([at(share, 0.5, 1), at(share, 0.98, 1)]))
        .join(""),
      "#2f7484",
      2.4,
    ),
    fill(polygon([at(0.04, 0.5, 1), at(0.9, 0.5, 1), at(0.9, 0.5, -1), at(0.04, 0.5, -1)]), "#8a5f48"),
    // The inner face of her transom, turned from the sun.
    fill(polygon([at(0, 1, 1), at(0, 0.5, 1), at(0, 0.4, -1), at(0, 1, -1)]), "#2f7484"),
    // A net heaped abaft, its folds and its corks.
    fill(heap(0, 1), "#94483f") + fill(heap(-0.09, 0.78), "#c96a4c") + fill(heap(-0.17, 0.46), "#e6936a"),
    stroke(
      [-0.4, -0.2, 0.02, 0.22, 0.42]
        .map((x) => {
          const spot = (dx: number, dy: number) => `${short(netX + (x + dx) * metre)} ${short(netY + dy * metre)}`;
          return `M${spot(0.04, -0.16)}Q${spot(-0.08, -0.02)} ${spot(0.02, 0.16)}M${spot(-0.06, -0.1)}Q${spot(0.1, 0)} ${spot(0.12, 0.15)}`;
        })
        .join(""),
      "#7c3a3a",
      1.6,
      0.7,
    ),
    dots(
      [-0.46, -0.26, -0.02, 0.2, 0.4].map((x, index): Point => [
        netX + x * metre,
        netY - metre * (0.08 - (index % 2) * 0.12),
      ]),
      metre * 0.042,
      "#f6ecd6",
    ),
    fill(thwart(0.14) + thwart(0.42) + thwart(0.68, 0.76), "#e9c48c"),
    oar(0.42) + oar(0.2),
    // Foredeck.
    fill(polygon([at(0.84, 0.96, 1), at(1, 1, 1), at(0.84, 0.96, -1)]), "#d9a468"),
    // Her side in the light, darker where it turns under.
    fill(strip(0, 0.46, -1), "#b4503f") + fill(strip(0, 0.2, -1), "#7d3a3e"),
    fill(strip(0.44, 0.8, -1), "#fffaf0") + fill(strip(0.44, 0.54, -1), "#d3d3e2"),
    fill(strip(0.8, 1, -1), "#1d7fa8"),
    stroke(seam(0.62) + seam(0.72), "#c3c6da", 1.6),
    stroke(polyline(along.map((share) => at(share, 0.8, -1))), "#f2c25a", metre * 0.035),
    stroke(polyline(along.map((share) => at(share, 1.01, 1))), "#b98552", metre * 0.06),
    stroke(polyline(along.map((share) => at(share, 1.01, -1))), "#f0c88a", metre * 0.07),
    stroke(polyline([at(0, 1.01, 1), at(0, 1.01, -1)]), "#d9a468", metre * 0.07),
    stroke(polyline(stem), "#8a5a3c", metre * 0.1),
    // The line to the stake.
    stroke(
      `M${short(bow[0])} ${short(bow[1])}Q${short(mixed(bow[0], stake[0], 0.6))} ${short(stake[1] + 4)} ${short(stake[0])} ${short(stake[1] - 26)}`,
      "#8a6a4c",
      3,
    ),
    stroke(`M${short(stake[0] + 2)} ${short(stake[1])}l44 6`, shade, 8),
    stroke(`M${short(stake[0])} ${short(stake[1])}l4-46`, "#6b4638", 11) +
      stroke(`M${short(stake[0] - 2)} ${short(stake[1] - 4)}l3-40`, "#c08c5c", 4),
  ].join("");
}
