import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { box, curve, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "../land/pointsOf.ts";

/** Wood in light, fresh, worn, in shade and in deep shade. */
export const WOOD = {
  bright: "#f6d9a4",
  fresh: "#e3b06c",
  worn: "#c98a4c",
  shade: "#8a5234",
  deep: "#51302c",
} as const;

/** The height of the ground in the measures below. */
const GROUND = 1004;

/** The hull's upper edge and its profile below, both from stern to bow. */
const SHEER = pointsOf([
  250, 498, 340, 528, 450, 556, 600, 580, 750, 586, 900, 574, 1050, 544, 1180, 502, 1290, 452, 1340, 424,
]);
const PROFILE = pointsOf([
  250, 640, 290, 752, 350, 848, 430, 898, 600, 918, 800, 928, 1000, 930, 1100, 916, 1180, 868, 1240, 780, 1288, 640,
  1340, 424,
]);

/** A place on the near side: `up` is 0 at the keel's line and 1 at the sheer. */
function onHull(x: number, up: number): Point {
  return [x, mixed(heightAt(PROFILE, x), heightAt(SHEER, x), up)];
}

/**
 * The hull of a gulet on its stocks, half planked, its bow to the right: ribs above, shores against the side, a ladder. 1130
 * units wide, 610 high; its ground is at y 0, its shade falls right.
 */
export function hullOnStocks(sheet: Sheet): Drawing {
  const random = randomOf(5);
  const stations = counted(30).map((index) => 282 + index * 34.6);
  const rib = (x: number, wide: number, from: number, over: number): Path => {
    const lean = (x - 760) * 0.035;
    const [[, y0], [, y1]] = [onHull(x, from), onHull(x, 1)];
    return `M${short(x - wide)} ${short(y0)}Q${short(x - wide - 4)} ${short((y0 + y1) / 2)} ${short(x - wide + lean)} ${short(y1 - over)}h${short(wide * 2)}Q${short(x + wide - 4)} ${short((y0 + y1) / 2)} ${short(x + wide)} ${short(y0)}Z`;
  };
  const heads = stations.map(() => random.between(10, 44));
  const near = stations.map((x, index) => rib(x, 8, 0.02, heads[index] ?? 20));
  const shaded = stations.map((x, index) => rib(x + 5, 3, 0.02, heads[index] ?? 20));
  const far = stations.map((x) => rib(x + 17, 6, 0.3, 6));
  const pieces = [
    fill(
      polygon([
        [330, GROUND],
        [1230, GROUND],
        [1480, 1052],
        [1340, 1074],
        [420, 1060],
      ]),
      sheet.mood.groundShade,
      0.75,
    ),
    props(1),
    fill(far.join(""), WOOD.deep),
    stroke(curve(shares(14).map((share) => onHull(mixed(270, 1290, share), 0.74))), WOOD.deep, 10),
    fill(near.join(""), WOOD.fresh),
    fill(shaded.join(""), WOOD.shade),
    ...strakes(),
    fill(band(262, 1330, 0.9, 0.97), WOOD.bright) + fill(band(262, 1330, 0.885, 0.905), WOOD.shade),
    // Sternpost, keel and stem.
    fill(
      "M236 486L262 480L270 640Q300 770 372 862L420 908L1000 942V930H1010L1104 914Q1200 880 1246 776Q1294 650 1318 470L1310 424L1352 396L1372 408Q1346 520 1318 660Q1284 800 1226 868Q1160 940 1060 958H400L340 890Q250 780 240 640Z",
      WOOD.worn,
    ),
    fill(
      "M1352 396L1372 408Q1346 520 1318 660Q1284 800 1226 868Q1160 940 1060 958H400L386 944H1040Q1140 930 1206 858Q1262 790 1296 656Q1330 520 1352 396Z",
      WOOD.shade,
    ),
    props(-1),
    ladder(),
  ];
  return place(pieces.join(""), -780, -GROUND);
}

/** A strip of the side between two heights. */
function band(from: number, to: number, low: number, high: number): Path {
  const xs = shares(26).map((share) => mixed(from, to, share));
  return `${curve(xs.map((x) => onHull(x, low)))}${curve(xs.toReversed().map((x) => onHull(x, high))).replace("M", "L")}Z`;
}

/** The planks that are on: whole courses below, broken ones above, the lowest in the shade of the bilge. */
function strakes(): Drawing[] {
  const ends = [
    [300, 1300],
    [300, 1300],
    [296, 1300],
    [290, 1300],
    [286, 1300],
    [282, 1300],
    [300, 1180],
    [430, 1090],
    [560, 900],
  ] as const;
  const tones = [
    WOOD.worn,
    WOOD.fresh,
    "#d69c5a",
    WOOD.worn,
    WOOD.fresh,
    "#d69c5a",
    WOOD.fresh,
    "#eabd7c",
    WOOD.bright,
  ] as const;
  const step = 0.066;
  const planks = ends.map(([from, to], index) =>
    fill(band(from, to, index * step, (index + 1) * step), tones[index] ?? WOOD.fresh),
  );
  const seams = ends.map(([from, to], index) =>
    curve(shares(20).map((share) => onHull(mixed(from, to, share), (index + 1) * step))),
  );
  const butts = ends.flatMap(([from, to], index) =>
    counted(3).map((joint) => {
      const x = mixed(from, to, (joint + 0.4 + (index % 3) * 0.22) / 3.2);
      const [[, y0], [, y1]] = [onHull(x, index * step), onHull(x, (index + 1) * step)];
      return `M${short(x)} ${short(y0)}V${short(y1)}`;
    }),
  );
  return [
    ...planks,
    stroke(seams.join("") + butts.join(""), WOOD.shade, 2.4, 0.75),
    // The bilge turns down and the bow away from the light: flat shade, its edge as the stem rakes.
    fill(band(300, 1300, 0, 0.2), WOOD.deep, 0.4),
    fill(
      polygon([
        ...shares(9).map((share) => onHull(mixed(1050, 1176, share), share * 0.462)),
        onHull(1306, 0.462),
        ...shares(14).map((share) => onHull(mixed(1312, 1050, share), 0)),
      ]),
      WOOD.deep,
      0.32,
    ),
  ];
}

/** Shores against the side, the blocks under the keel: behind it for 1, before it for -1. */
function props(side: 1 | -1): Drawing {
  const places = side > 0 ? [470, 700, 930, 1130] : [400, 600, 820, 1040, 1190];
  const poles = places.map((x) => {
    const [px, py] = onHull(x, 0.42);
    const foot = x + (x - 780) * 0.12 - side * 34;
    return { whole: `M${short(foot)} ${GROUND + (side > 0 ? -14 : 26)}L${short(px)} ${short(py)}`, foot };
  });
  const blocks = counted(6).map(
    (index) => box(440 + index * 118, 956, 54, GROUND - 950) + box(424 + index * 118, GROUND - 6, 86, 16),
  );
  const paths = poles.map(({ whole }) => whole).join("");
  if (side > 0) return fill(blocks.join(""), WOOD.shade) + stroke(paths, WOOD.deep, 13);
  return (
    stroke(paths, WOOD.shade, 15) +
    stroke(paths, WOOD.fresh, 8) +
    fill(poles.map(({ foot }) => box(foot - 24, GROUND + 20, 48, 14)).join(""), WOOD.shade)
  );
}

function ladder(): Drawing {
  const rungs = counted(13).map(
    (index) => `M${short(690 - index * 1.6)} ${short(1030 - index * 37)}h${short(50 - index * 0.8)}`,
  );
  return (
    stroke(`M690 1050L668 540M742 1050L708 540${rungs.join("")}`, WOOD.deep, 8) +
    stroke(`M688 1050L666 540M740 1050L706 540`, WOOD.bright, 4)
  );
}
