import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

/** Metres along the boat, across it (to its right) and up, seen from the sky at 45 degrees. */
type Spot = readonly [along: number, across: number, up: number];

const METRE = 42;
const HEADING = (24 / 180) * Math.PI;
const [COS, SIN] = [Math.cos(HEADING), Math.sin(HEADING)];

/** Where a place on the boat is on the sheet. */
export function boatAt([along, across, up]: Spot): Point {
  const right = along * COS + across * SIN;
  const away = along * SIN - across * COS;
  return [800 + right * METRE, 660 - (away * 0.72 + up * 0.69) * METRE];
}

/** Half the width of a deck at a place along it; the bow is at +11. */
function beam(along: number, wide: number, from: number, to: number): number {
  const share = (along - from) / (to - from);
  return (
    wide * Math.min(1, 0.82 + share * 0.9) * (share < 0.55 ? 1 : Math.max(0, 1 - ((share - 0.55) / 0.45) ** 2.1) ** 0.8)
  );
}

function deckPath(wide: number, from: number, to: number, up: (along: number) => number): Point[] {
  const places = shares(22).map((share) => from + (to - from) * share);
  const side = (sign: number) => places.map((along) => boatAt([along, sign * beam(along, wide, from, to), up(along)]));
  return [...side(-1), ...side(1).toReversed()];
}

/** The boat, its anchor line and its shadow on the sand. It lies around 800,660; `boatAt` tells where its places are on the sheet. */
export function excursionBoatFromAbove(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep, window, trunk, stone, stoneShade } = sheet.mood;
  const sheer = (along: number) => 1.5 + Math.max(0, along - 2) ** 2 * 0.018;
  const bottom = deckPath(2.5, -10, 10, () => 0);
  const deck = deckPath(2.95, -10.4, 11.6, sheer);
  const inner = deckPath(2.6, -10, 10.8, sheer);
  const upper = deckPath(2.75, -9, 5.4, () => 3.9);
  const planks = counted(9).map((index) =>
    polyline([boatAt([-9, (index - 4) * 0.6, 3.94]), boatAt([4, (index - 4) * 0.56, 3.94])]),
  );
  const cabin: Spot[] = [
    [-7, 2, 0],
    [4.6, 2, 0],
  ];
  const [a = [0, 0, 0], b = [0, 0, 0]] = cabin;
  const side = (low: number, high: number, from: number, to: number) =>
    polygon([boatAt([from, 2, low]), boatAt([to, 2, low]), boatAt([to, 2, high]), boatAt([from, 2, high])]);
  const awning = (low: number): Point[] => [
    boatAt([-8.2, -2.5, low]),
    boatAt([-1.4, -2.5, low]),
    boatAt([-1.4, 2.5, low]),
    boatAt([-8.2, 2.5, low]),
  ];
  const posts = counted(5).map((index) => -8.6 + index * 3.2);
  const mats = counted(8).map((index): Drawing => {
    const [along, across] = [-0.6 + Math.floor(index / 4) * 2.3, -1.8 + (index % 4) * 1.2];
    const mat = (from: number, to: number) =>
      polygon([
        boatAt([from, across - 0.4, 4]),
        boatAt([to, across - 0.4, 4]),
        boatAt([to, across + 0.4, 4]),
        boatAt([from, across + 0.4, 4]),
      ]);
    return (
      fill(mat(along, along + 1.9), index % 2 ? "#f7d9a0" : "#e0724a") + fill(mat(along + 1.5, along + 1.9), wallBright)
    );
  });
  const foredeck = counted(4).map((index): Drawing => {
    const across = -1.35 + index * 0.9;
    const pad = polygon([
      boatAt([6.1, across - 0.38, 1.9]),
      boatAt([8.1, across - 0.34, 2]),
      boatAt([8.1, across + 0.34, 2]),
      boatAt([6.1, across + 0.38, 1.9]),
    ]);
    return fill(pad, index % 2 ? "#1d6d9a" : wallBright);
  });
  const shadow = (points: readonly Point[]): Path =>
    curve(
      points.map(([x, y]): Point => [x + 104, y + 168]),
      true,
    );
  const ladder = [-0.3, 0.3]
    .map((across) => polyline([boatAt([-10.5, across + 1, 1.6]), boatAt([-11.6, across + 1, -0.8])]))
    .join("");
  const rungs = counted(5)
    .map((index) =>
      polyline([
        boatAt([-10.6 - index * 0.22, 0.7, 1.3 - index * 0.45]),
        boatAt([-10.6 - index * 0.22, 1.3, 1.3 - index * 0.45]),
      ]),
    )
    .join("");
  const [anchor, bowEye] = [boatAt([19.5, -1.4, -3]), boatAt([11, 0, 2.2])];
  return [
    fill(shadow(deckPath(3, -10, 11, () => 0)), "#17849c", 0.7),
    stroke(
      `M${bowEye.join(" ")}Q${(bowEye[0] + anchor[0]) / 2 + 20} ${(bowEye[1] + anchor[1]) / 2 + 46} ${anchor.join(" ")}`,
      wallBright,
      3,
      0.85,
    ),
    fill(
      curve(
        bottom.map(([x, y]): Point => [x, y + 10]),
        true,
      ),
      "#e8fbf3",
      0.7,
    ),
    fill(polygon([...bottom]), "#7a3a26"),
    // The near side of the hull, from the water up to the rail.
    fill(polygon([...bottom.slice(22), ...deck.slice(22).toReversed()]), "#8a4a2c"),
    fill(
      polygon([
        ...bottom.slice(22),
        ...bottom
          .slice(22)
          .map(([x, y]): Point => [x, y - 16])
          .toReversed(),
      ]),
      "#54291f",
    ),
    fill(polygon([bottom[0] ?? [0, 0], bottom.at(-1) ?? [0, 0], deck.at(-1) ?? [0, 0], deck[0] ?? [0, 0]]), "#6b3422"),
    fill(polygon(deck), wall),
    fill(polygon(inner), "#d9a566"),
    stroke(
      counted(7)
        .map((index) => polyline([boatAt([4, (index - 3) * 0.7, 1.6]), boatAt([10, (index - 3) * 0.42, 2.2])]))
        .join(""),
      "#b98345",
      2,
    ),
    ...foredeck,
    // The saloon under the upper deck.
    fill(side(1.5, 3.9, a[0], b[0]), wall),
    fill(side(2.2, 3.4, a[0] + 0.5, b[0] - 0.5), window),
    stroke(
      counted(6)
        .map((index) => polyline([boatAt([-5 + index * 1.8, 2, 2.2]), boatAt([-5 + index * 1.8, 2, 3.4])]))
        .join(""),
      wall,
      7,
    ),
    fill(
      polygon([boatAt([4.6, -1.9, 1.7]), boatAt([4.6, 2, 1.7]), boatAt([4.6, 2, 3.9]), boatAt([4.6, -1.9, 3.9])]),
      wallShade,
    ),
    stroke(posts.map((along) => polyline([boatAt([along, 2.7, 1.7]), boatAt([along, 2.7, 3.9])])).join(""), trunk, 5),
    fill(polygon(upper.map(([x, y]): Point => [x, y + 9])), wallShade),
    fill(polygon(upper), "#e8bd82"),
    stroke(planks.join(""), "#c99a5c", 1.8),
    sheet.clipped(polygon(upper), fill(polygon(awning(4).map(([x, y]): Point => [x + 46, y + 40])), stoneShade, 0.6)),
    ...mats,
    stroke(
      [-8, -1.6]
        .flatMap((along) =>
          [-2.4, 2.4].map((across) => polyline([boatAt([along, across, 3.9]), boatAt([along, across, 6.2])])),
        )
        .join(""),
      trunk,
      5,
    ),
    fill(polygon(awning(6.1)), wallDeep),
    fill(polygon(awning(6.3)), wallBright),
    fill(
      counted(5)
        .map((index) =>
          polygon([
            boatAt([-8.2 + index * 1.36, -2.5, 6.31]),
            boatAt([-7.52 + index * 1.36, -2.5, 6.31]),
            boatAt([-7.52 + index * 1.36, 2.5, 6.31]),
            boatAt([-8.2 + index * 1.36, 2.5, 6.31]),
          ]),
        )
        .join(""),
      "#1d6d9a",
    ),
    stroke(
      polyline(upper.slice(22, -1).map(([x, y]): Point => [x, y - 26])) +
        upper
          .slice(22, -1)
          .filter((_, index) => index % 2 === 0)
          .map(([x, y]) => `M${short(x)} ${short(y)}v-26`)
          .join(""),
      wall,
      2.6,
    ),
    // Mast, stay and flags.
    stroke(polyline([boatAt([3.4, 0, 4]), boatAt([3.4, 0, 11.4])]), trunk, 9),
    stroke(
      polyline([boatAt([3.4, 0, 11.2]), boatAt([13.4, 0, 3.2])]) +
        polyline([boatAt([3.4, 0, 11.2]), boatAt([-10, 0, 4.2])]),
      trunk,
      2.2,
    ),
    stroke(polyline([boatAt([11, 0, 2.4]), boatAt([14.2, 0, 3.5])]), trunk, 9),
    stroke(ladder + rungs, stone, 4),
    stroke(polyline([boatAt([-10.2, -0.6, 1.5]), boatAt([-10.8, -0.6, 4.4])]), trunk, 4),
    place(turkishFlag({ height: 40, fly: "left" }), ...boatAt([-10.8, -0.6, 4.4])),
  ].join("");
}
