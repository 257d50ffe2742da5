import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mosque } from "../parts/buildings/town.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { sky } from "../parts/sky/sky.ts";

const EYE = cameraOf({ horizon: 600, centre: 640, eye: 1.6, focal: 820 });
/** The foot of each row of houses, metres to the right by metres away: the street bends to the left, so the right row closes it. */
const RIGHT: readonly Point[] = [
  [1.2, 2.3],
  [6.4, 2.3],
  [9.4, 1.9],
  [12.4, 0.9],
  [15.4, -0.7],
  [18.4, -3],
  [22, -7],
];
const LEFT: readonly Point[] = [
  [1.2, -2.3],
  [7.4, -2.4],
  [10.4, -3],
  [14, -4.6],
  [22, -10],
];
/** The stall: metres along the street, its front and its back, and the height of its lower and its upper board. */
const STALL = { from: 0.8, to: 5.5, front: 1.08, back: 1.95, low: 0.58, high: 0.86 } as const;
/** The rail that carries the lanterns and the stall's own awning. */
const RAIL = { right: 1.3, up: 2.62, from: 1, to: 5.9 } as const;

/** A street of Bodrum's bazaar that bends away under awnings: sun falls in shafts on heaps of spice, their seller behind them; lanterns on a rail, bougainvillea overhead, two walkers, a minaret. */
export const SCENE: Scene = {
  name: "blog-bodrum-carsisi",
  seed: 224,
  mood: "day",
  grain: 0.3,
  crops: { wide: 200, square: 310 },
  draw(sheet) {
    drawSky(sheet);
    drawPaving(sheet);
    drawRightRow(sheet);
    drawLeftRow(sheet);
    drawWalkers(sheet);
    sheet.add(sail(7.6, 9, 3.3, ["#e9a53c", "#b9772c"]), shaft(sheet, [6.4, 7.5], 0.34));
    drawShop(sheet);
    sheet.add(sail(5, 6.3, 3.25, ["#2f8fa6", "#1c6580"]), shaft(sheet, [3.4, 4.8], 0.4));
    drawSeller(sheet);
    drawStall(sheet);
    drawRail(sheet);
    // The nearest sail is cropped by the upper edge.
    sheet.add(sail(2.1, 3.3, 3.5, ["#e2703e", "#a8472c"]));
    drawClimber(sheet);
  },
};

function quad(...places: readonly Place[]): Path {
  return polygon(places.map(EYE));
}

/** Where the street is, from its left row at 0 to its right one at 1. */
function across(share: number, away: number): number {
  return mixed(heightAt(LEFT, away), heightAt(RIGHT, away), share);
}

function drawSky(sheet: Sheet): void {
  sheet.add(sky(sheet, { height: 560, zenith: 0.16 }), place(mosque(sheet), 506, 500, 1.3));
}

/** Worn slabs that follow the bend: in shade under the awnings, in full sun beyond them. */
function drawPaving(sheet: Sheet): void {
  const depths = [1.6, 2, 2.5, 3.1, 3.8, 4.6, 5.5, 6.5, 7.6, 8.8, 10.2, 12, 14, 16.5, 19, 22];
  const strip = (from: number, to: number, near: number, far: number) => {
    const line = shares(20).map((share) => mixed(near, far, share));
    return polygon([
      ...line.map((away) => EYE([across(from, away), away, 0])),
      ...line.map((away) => EYE([across(to, away), away, 0])).toReversed(),
    ]);
  };
  const joints = depths.map((away) => polyline([EYE([across(0, away), away, 0]), EYE([across(1, away), away, 0])]));
  const seams = depths.slice(0, -1).flatMap((away, row) =>
    counted(6).map((index) => {
      const at = (index + (row % 2 ? 0.35 : 0.8)) / 6;
      const next = depths[row + 1] ?? away;
      return polyline([EYE([across(at, away), away, 0]), EYE([across(at, next), next, 0])]);
    }),
  );
  // Each gap between the awnings lies on the stones aslant, with the sag of the cloth in its edges.
  const pool = (near: number, far: number, from: number, to: number) => {
    const line = (away: number, sag: number) =>
      shares(9).map((share) => {
        const z = away + share * 0.5 + sag * Math.sin(share * Math.PI);
        return EYE([across(mixed(from, to, share), z), z, 0]);
      });
    return polygon([...line(near, 0.16), ...line(far, -0.16).toReversed()]);
  };
  sheet.add(
    fill(strip(0, 1, 1.5, 22), "#b79aab"),
    fill(strip(0.16, 1, 9.4, 22), "#fbe8c2"),
    fill(strip(0, 0.16, 9.4, 22), "#c3a8b4"),
    fill(pool(3, 4.6, 0.3, 0.86) + pool(6.1, 7.3, 0.16, 1), "#fde6b8"),
    stroke(joints.join("") + seams.join(""), "#8d7088", 3, 0.42),
  );
}

/** A house's front between two corners: a share of it from the near one, out into the street, and up. */
function frontOf([nearAway, nearRight]: Point, [farAway, farRight]: Point, side: 1 | -1) {
  const [dx, dz] = [farRight - nearRight, farAway - nearAway];
  const long = Math.hypot(dx, dz);
  return (share: number, out: number, up: number): Point =>
    EYE([nearRight + dx * share - (side * out * dz) / long, nearAway + dz * share + (side * out * dx) / long, up]);
}
type Front = ReturnType<typeof frontOf>;

function pieceOf(front: Front, from: number, to: number, low: number, high: number, out = 0): Path {
  return polygon([front(from, out, low), front(to, out, low), front(to, out, high), front(from, out, high)]);
}

/** A shop awning in stripes from the wall out over its goods, its flap in scallops. */
function shopAwning(front: Front, [from, to]: readonly [number, number], colour: string): Drawing {
  const stripe = (index: number, flap: boolean) => {
    const [a, b] = [mixed(from, to, index / 7), mixed(from, to, (index + 1) / 7)];
    return flap
      ? polygon([front(a, 1, 2.5), front(b, 1, 2.5), front(b, 1, 2.3), front((a + b) / 2, 1, 2.2), front(a, 1, 2.3)])
      : polygon([front(a, 0, 3), front(b, 0, 3), front(b, 1, 2.5), front(a, 1, 2.5)]);
  };
  return counted(7)
    .map((index) => {
      const tone = index % 2 ? "#fff3d8" : colour;
      return fill(stripe(index, false), blend(tone, "#4a2450", 0.3)) + fill(stripe(index, true), tone);
    })
    .join("");
}

/** One house of the right row, which the sun looks at: a lit wall, a shop with its goods in the light, a window with shutters above. */
function house(front: Front, high: number, wall: string, awning: string, shutter: string): Drawing {
  const goods = counted(6).map((index) => {
    const [from, to] = [0.2 + index * 0.1, 0.2 + index * 0.1 + 0.085];
    const colour = ["#e9a53c", "#c8452f", "#2f8fa6", "#f3e2bd", "#8a9a3c", "#c2465f"][index] ?? "#e9a53c";
    return fill(pieceOf(front, from, to, 0.8, 1.05 + (index % 3) * 0.1, 0.3), colour);
  });
  return (
    fill(pieceOf(front, 0, 1, 0, high), wall) +
    fill(pieceOf(front, 0, 1, high - 0.25, high), "#fffaf0") +
    fill(pieceOf(front, 0.12, 0.88, 0, 2.5), "#8a4a3c") +
    fill(pieceOf(front, 0.12, 0.88, 1.4, 2.5), "#5f3040") +
    goods.join("") +
    fill(pieceOf(front, 0.16, 0.84, 0, 0.8, 0.4), "#c98a52") +
    fill(pieceOf(front, 0.16, 0.84, 0.74, 0.82, 0.4), "#f3cf96") +
    shopAwning(front, [0.06, 0.94], awning) +
    fill(pieceOf(front, 0.36, 0.62, 3.45, high - 0.6), "#2b4f70") +
    fill(pieceOf(front, 0.24, 0.36, 3.45, high - 0.6) + pieceOf(front, 0.62, 0.74, 3.45, high - 0.6), shutter) +
    fill(pieceOf(front, 0.34, 0.36, 3.45, high - 0.6) + pieceOf(front, 0.72, 0.74, 3.45, high - 0.6), "#1c4468")
  );
}

/** The right row beyond the near shop, the furthest house first: it swings across the street and closes it. */
function drawRightRow(sheet: Sheet): void {
  const houses = [
    [5, 4.6, "#fff3dc", "#2f8fa6", "#3f7fa6"],
    [4, 5.2, "#fbf0d8", "#c8643c", "#3f7fa6"],
    [3, 4.7, "#f7d9ae", "#2f8fa6", "#3f7fa6"],
    [2, 5.4, "#fff3dc", "#e9a53c", "#2a6a98"],
    [1, 4.9, "#f6cfa0", "#c2465f", "#2a6a98"],
  ] as const;
  for (const [index, high, wall, awning, shutter] of houses) {
    const [near, far] = [RIGHT[index], RIGHT[index + 1]];
    if (near && far) sheet.add(house(frontOf(near, far, 1), high, wall, awning, shutter));
  }
}

/** The left row, in its own shade: white walls gone blue, a door, towels on a rail before the next shop. */
function drawLeftRow(sheet: Sheet): void {
  const corner = (away: number): Point => [away, heightAt(LEFT, away)];
  const far = frontOf(corner(7.4), corner(10.4), -1);
  const near = frontOf(corner(1.2), corner(7.4), -1);
  const at = (away: number) => (away - 1.2) / 6.2;
  const arch = polygon([
    near(at(3.75), 0, 0),
    near(at(3.75), 0, 1.75),
    ...shares(9).map((share) =>
      near(at(4.3 - 0.55 * Math.cos(share * Math.PI)), 0, 1.75 + 0.5 * Math.sin(share * Math.PI)),
    ),
    near(at(4.85), 0, 0),
  ]);
  sheet.add(
    fill(pieceOf(far, 0, 1, 0, 4.6), "#b4b4d4"),
    fill(pieceOf(far, 0.1, 0.9, 0, 2.4), "#4a3a5c"),
    shopAwning(far, [0.05, 0.95], "#b8573c"),
    fill(pieceOf(near, 0, 1, 0, 5), "#a9abd2"),
    fill(pieceOf(near, 0, 1, 0, 0.7), "#8587b8"),
    fill(pieceOf(near, 0, 1, 4.75, 5), "#d8d6ea"),
    fill(arch, "#1f5a86"),
    stroke(polyline([near(at(4.3), 0, 0), near(at(4.3), 0, 2.24)]), "#123f64", 5),
    towels(),
  );
}

/** Towels over a rail that stands out from the left wall: each hangs in two folds, bands at its ends, the lower hem in the light. */
function towels(): Drawing {
  const cloths = [
    [6.9, -1.5, "#2f8fa6"],
    [6.3, -1.55, "#fdf0d4"],
    [5.7, -1.6, "#c2465f"],
  ] as const;
  return cloths
    .map(([away, right, colour]) => {
      const [left, top, low] = [right - 0.66, 2.15, 0.62];
      const at = (share: number, down: number): Point =>
        EYE([mixed(left, right, share), away, mixed(top, low, down) - 0.03 * Math.sin(share * 9)]);
      const part = (from: number, to: number, high: number, foot: number) =>
        polygon([
          ...shares(7).map((share) => at(mixed(from, to, share), high)),
          ...shares(7)
            .map((share) => at(mixed(from, to, share), foot))
            .toReversed(),
        ]);
      const band = colour === "#fdf0d4" ? "#2f6f96" : "#fdf0d4";
      const shade = blend(colour, "#3a2450", 0.38);
      return (
        fill(part(0, 1, 0, 1), blend(colour, "#3a2450", 0.14)) +
        fill(part(0.36, 0.52, 0, 1) + part(0.84, 1, 0, 1), shade) +
        fill(part(0, 1, 0.78, 0.81) + part(0, 1, 0.84, 0.9), band, 0.85) +
        fill(part(0, 1, 0.1, 0.13), band, 0.7) +
        stroke(polyline([EYE([left - 0.2, away, top + 0.02]), EYE([right + 0.06, away, top + 0.02])]), "#5f3d48", 6)
      );
    })
    .join("");
}

/** Someone of a height in metres on the stones of the street. */
function standing(sheet: Sheet, at: Place, tall: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...EYE(at), (metreAt(EYE, at) * tall) / 100);
}

/** Two who stroll towards the bend, in talk. */
function drawWalkers(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [-0.75, 9.6, 0], 1.78, {
      pose: "walking",
      mirrored: true,
      behind: true,
      top: "#fdf8ee",
      bottom: "#31507a",
      hat: "#f0d08a",
    }),
    standing(sheet, [-0.05, 9.3, 0], 1.66, {
      pose: "walking",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c2265f",
      bottom: "#f3e0b4",
      hairstyle: "long",
      carries: "bag",
      carriedColour: "#2f8fa6",
    }),
  );
}

/** A cloth stretched over the street from wall to wall, seen from below and lit through: it narrows to its ropes and sags. */
function sail(near: number, far: number, up: number, [colour, shade]: readonly [string, string]): Drawing {
  const middle = (near + far) / 2;
  const at = (share: number, side: number, drop = 0): Point => {
    const swell = Math.sin(share * Math.PI);
    const away = middle + (side - 0.5) * (far - near) * mixed(0.35, 1, swell ** 0.6);
    return EYE([across(mixed(0.04, 0.96, share), middle), away, up - 0.34 * swell - drop]);
  };
  const line = shares(21);
  const panel = (from: number, to: number) =>
    polygon([
      ...line.map((share) => at(mixed(from, to, share), 0)),
      ...line.map((share) => at(mixed(from, to, share), 1)).toReversed(),
    ]);
  const hem = polygon([
    ...line.map((share) => at(share, 1)),
    ...line.map((share) => at(share, 1, 0.08 * Math.sin(share * Math.PI) ** 0.5)).toReversed(),
  ]);
  return (
    stroke(
      polyline([EYE([across(0, middle), middle, up + 0.1]), at(0, 0.5)]) +
        polyline([at(1, 0.5), EYE([across(1, middle), middle, up + 0.1])]),
      "#6b4a3a",
      4,
    ) +
    fill(panel(0, 1), colour) +
    fill(panel(0.12, 0.24) + panel(0.4, 0.52) + panel(0.68, 0.8), "#fff3d2", 0.5) +
    fill(panel(0.7, 1), shade, 0.4) +
    fill(hem, shade)
  );
}

/** Sun that comes through a gap between two sails, from over the left houses down to the stones at the stall. */
function shaft(sheet: Sheet, [near, far]: readonly [number, number], strength: number): Drawing {
  const corners = [EYE([-2.3, far, 3.5]), EYE([1.6, far, 0]), EYE([0.1, near, 0]), EYE([-2.3, near, 3.3])] as const;
  const paint = sheet.linear(
    [
      [0, "#fff4cf", strength],
      [0.55, "#ffecb8", strength * 0.5],
      [1, "#ffe6ae", 0.06],
    ],
    [corners[0][0], corners[0][1]],
    [corners[2][0], corners[1][1]],
  );
  return fill(polygon(corners), paint);
}

/** The near shop: its lit wall and window, the room open to the street, shelves of stock at its far end in the light. */
function drawShop(sheet: Sheet): void {
  const wall = (near: number, far: number, low: number, high: number, right = 2.3) =>
    quad([right, near, low], [right, far, low], [right, far, high], [right, near, high]);
  const end = (from: number, to: number, low: number, high: number, away = 5.95) =>
    quad([from, away, low], [to, away, low], [to, away, high], [from, away, high]);
  const inner = 3.15;
  const opening = wall(1.2, 5.95, 0, 2.75);
  const board = (up: number) =>
    fill(wall(1.2, 5.95, up - 0.07, up, inner - 0.3), "#d99a5c") + fill(end(2.3, inner, up - 0.07, up, 5.8), "#e8b070");
  sheet.add(
    fill(wall(1.2, 6.4, 0, 5.4), "#fde6bd"),
    fill(wall(1.2, 6.4, 5.1, 5.4), "#fffaf0"),
    // What the stall's awning keeps from the sun.
    fill(wall(1.2, 6.4, 2.2, 3.05), "#d3a083"),
    fill(wall(3.7, 4.6, 3.5, 4.75), "#2b4f70"),
    fill(wall(3.25, 3.68, 3.5, 4.75, 2.26) + wall(4.62, 5.05, 3.5, 4.75, 2.26), "#2f7fae"),
    fill(wall(3.25, 3.3, 3.5, 4.75, 2.26) + wall(4.62, 4.67, 3.5, 4.75, 2.26), "#1c5880"),
    fill(opening, "#a85f40"),
    sheet.clipped(
      opening,
      fill(
        wall(1.2, 5.95, 0, 2.75, inner),
        sheet.linear(
          [
            [0, "#d48a54"],
            [1, "#8a4638"],
          ],
          [1060, 600],
          [1600, 640],
        ),
      ) +
        fill(end(2.3, inner, 0, 2.75), "#eab472") +
        [0.95, 1.45, 1.95].map((up, row) => board(up) + jarsOn(up, inner - 0.16, row)).join("") +
        fill(quad([2.3, 5.95, 2.75], [inner, 5.95, 2.75], [inner, 1.2, 2.75], [2.3, 1.2, 2.75]), "#5a2c3c"),
    ),
    fill(wall(5.95, 6.4, 0, 2.2), "#fde6bd"),
    fill(wall(5.95, 6.4, 2.2, 2.75), "#d3a083"),
  );
}

/** Jars on a shelf of the long wall, the furthest first: each of its own height, with a lit left side and a shaded right one. */
function jarsOn(up: number, right: number, row: number): Drawing {
  const random = randomOf(40 + row);
  const tones = ["#e0982f", "#b8432c", "#f0d29a", "#7f8f38", "#cf7a2c", "#2f7f92", "#a04456"] as const;
  return counted(11)
    .map((index) => {
      const away = 5.5 - index * 0.36 + random.around(0.06);
      const [[x, y], metre] = [EYE([right, away, up]), metreAt(EYE, [right, away, up])];
      const [half, tall] = [random.between(0.09, 0.13) * metre, random.between(0.24, 0.37) * metre];
      if (random.chance(0.12)) return "";
      const tone = random.pick(tones);
      const body = (from: number, to: number) =>
        `M${x + half * from} ${y}V${y - tall * 0.8}Q${x + half * from} ${y - tall} ${x + half * from * 0.7} ${y - tall}H${x + half * to * 0.7}Q${x + half * to} ${y - tall} ${x + half * to} ${y - tall * 0.8}V${y}Z`;
      return (
        fill(body(-1, 1), tone) +
        fill(body(0.3, 1), blend(tone, "#4a1f3a", 0.45)) +
        fill(body(-1, -0.7), blend(tone, "#fff2c8", 0.4)) +
        fill(box(x - half * 0.8, y - tall * 1.16, half * 1.6, tall * 0.17), "#8a4a34")
      );
    })
    .join("");
}

/** The seller behind his boards: he fills a scoop from the heap before him. */
function drawSeller(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [2.1, 4.55, 0], 1.76, {
      pose: "lifting",
      mirrored: true,
      sleeves: "short",
      top: "#fdf8ee",
      bottom: "#31507a",
      hair: "#33262a",
      shadow: false,
    }),
  );
}

/** Where the heaps are, the furthest first: metres to the right, away and up, their radius, how steep they are, their spice. */
const HEAPS = [
  [1.72, 5.2, STALL.high, 0.2, 0.8, "#8a5a34"],
  [1.72, 4.6, STALL.high, 0.22, 1, "#d8391f"],
  [1.72, 3.98, STALL.high, 0.22, 0.72, "#8f9a3a"],
  [1.72, 3.36, STALL.high, 0.23, 0.95, "#f0a422"],
  [1.72, 2.72, STALL.high, 0.24, 0.78, "#7a2f4a"],
  [1.7, 2.08, STALL.high, 0.25, 1, "#c8702c"],
  [1.66, 1.5, STALL.high, 0.24, 0.82, "#f0b422"],
  [1.28, 5.15, STALL.low, 0.2, 1, "#f0b422"],
  [1.28, 4.56, STALL.low, 0.21, 0.76, "#a8325a"],
  [1.28, 3.9, STALL.low, 0.23, 0.92, "#e8762a"],
  [1.28, 3.24, STALL.low, 0.23, 0.74, "#f4c13a"],
  [1.28, 2.56, STALL.low, 0.24, 0.96, "#cf3420"],
  [1.28, 1.9, STALL.low, 0.24, 0.78, "#6f8438"],
] as const;

/** The stall: two long boards in steps, heaps of spice in copper bowls on them, its front in the sun. */
function drawStall(sheet: Sheet): void {
  const { from, to, front, back, low, high } = STALL;
  const step = 1.5;
  const upper = HEAPS.filter(([, , up]) => up === high);
  const lower = HEAPS.filter(([, , up]) => up === low);
  const planks = counted(9).map((index) => {
    const away = mixed(from, to, (index + 0.5) / 9);
    return polyline([EYE([front, away, 0]), EYE([front, away, low - 0.06])]);
  });
  sheet.add(
    // Its end that looks at us is in shade, the front takes the sun.
    fill(quad([step, from, high], [back, from, high], [back, to, high], [step, to, high]), "#b9784a"),
    fill(quad([step, from, low], [step, to, low], [step, to, high], [step, from, high]), "#d99a5e"),
    ...upper.map((heap, index) => heapAt(sheet, heap, index === 1)),
    fill(quad([front, from, low], [step, from, low], [step, to, low], [front, to, low]), "#c98a52"),
    fill(quad([front, from, 0], [front, to, 0], [front, to, low], [front, from, low]), "#b06c48"),
    fill(quad([front, 3.3, 0], [front, 4.9, 0], [front, 4.7, low], [front, 3.1, low]), "#e6a868"),
    stroke(planks.join(""), "#8f5636", 3),
    fill(quad([front, from, low - 0.07], [front, to, low - 0.07], [front, to, low], [front, from, low]), "#f7cf92"),
    fill(quad([front, from, 0], [front, to, 0], [front, to, 0.07], [front, from, 0.07]), "#7d4a44"),
    ...lower.map((heap, index) => heapAt(sheet, heap, index === 3)),
  );
}

/** A bowl heaped with spice: a soft, matt cone that has slid a little, lit from the left; in some a scoop still stands. */
function heapAt(
  sheet: Sheet,
  [right, away, up, radius, steep, colour]: (typeof HEAPS)[number],
  scoop: boolean,
): Drawing {
  const at: Place = [right, away, up];
  const [[x, y], metre] = [EYE(at), metreAt(EYE, at)];
  const [r, flat] = [radius * metre, (radius * metre * (1.6 - up - 0.1)) / away];
  const [rim, tall] = [r * 0.4, r * steep];
  const random = randomOf(Math.round(away * 100));
  // From the left foot over a rounded top, that leans a little, to the right foot.
  const lean = random.around(0.08);
  const side = (share: number): Point => {
    const rise = Math.sin(Math.PI * share) ** 1.35;
    const rough = share > 0.05 && share < 0.95 ? random.around(r * 0.022) : 0;
    return [r * (0.94 * (share * 2 - 1) + lean * rise), -rim - rise * tall + rough];
  };
  const ridge = shares(15).map(side);
  const base = shares(9).map((share): Point => [
    Math.cos(Math.PI * share) * r * 0.94,
    -rim + Math.sin(Math.PI * share) * flat,
  ]);
  const body = curve([...ridge, ...base], true);
  const dark = blend(colour, "#4a1238", 0.48);
  const [top] = [ridge[7] ?? [0, -rim - tall]];
  // The shade begins at the top and runs down the side that is turned from the sun, as sand slides.
  const shade = curve(
    [
      ...ridge.slice(7),
      [r * 0.66, -rim + flat * 0.7],
      [r * 0.3, -rim + flat * 0.5],
      [r * 0.36, -rim - tall * 0.22],
      [top[0] + r * 0.08, top[1] + tall * 0.3],
    ],
    true,
  );
  const lit = curve(
    [
      ...ridge.slice(2, 8),
      [top[0] - r * 0.12, top[1] + tall * 0.34],
      [-r * 0.36, -rim - tall * 0.16],
      [-r * 0.7, -rim + flat * 0.12],
    ],
    true,
  );
  const bowl = `M${-r} ${-rim}Q${-r * 0.92} ${flat * 0.6} ${-r * 0.5} ${flat * 0.8}Q0 ${flat * 1.1} ${r * 0.5} ${flat * 0.8}Q${r * 0.92} ${flat * 0.6} ${r} ${-rim}Z`;
  const crumbs = counted(r > 50 ? 9 : 0).map(() =>
    disc(random.around(r * 1.1), -rim + flat * random.between(0.86, 1.02), r * 0.03, r * 0.02),
  );
  return place(
    fill(disc(r * 0.34, flat * 0.56, r * 1.05, flat * 0.7), "#6b3a40", 0.55) +
      fill(bowl, "#c9743f") +
      sheet.clipped(
        bowl,
        fill(disc(r * 0.62, 0, r * 0.66, r), "#7d3a34") + fill(disc(-r * 0.8, -rim, r * 0.22, r), "#f3b880"),
      ) +
      fill(disc(0, -rim, r, flat), "#f0b070") +
      fill(disc(0, -rim, r * 0.95, flat * 0.93), dark) +
      fill(body, colour) +
      fill(lit, blend(colour, "#fff0bc", 0.3), 0.85) +
      fill(shade, dark, 0.7) +
      (r > 66
        ? sheet.spray(body, dark, { from: [r * 0.9, -rim], to: [-r * 0.3, -rim - tall * 0.3], thick: 0.62 })
        : "") +
      fill(crumbs.join(""), colour) +
      (scoop ? place(turned(scoopIn(), 26), r * 0.2, -rim - tall * 0.62, r / 66) : ""),
    x,
    y,
  );
}

/** A wooden scoop that stands in a heap, its bowl half sunk. */
function scoopIn(): Drawing {
  return (
    fill("M-7-10L-5-92Q0-100 6-92L8-10Z", "#8a5030") +
    fill("M-7-10L-5-92Q-2-98 0-96L0-10Z", "#d99a62") +
    fill("M-24 14Q-28-16 0-20Q28-16 24 14Q0 4-24 14Z", "#a8683c") +
    fill("M-24 14Q-28-16 0-20Q-10-4-8 8Q-16 10-24 14Z", "#e0a870")
  );
}

/** The rail before the shop with the stall's striped awning on it, and lanterns of coloured glass from its hooks. */
function drawRail(sheet: Sheet): void {
  const { right, up, from, to } = RAIL;
  const stripes = counted(12).map((index) => {
    const [a, b] = [mixed(from, to, index / 12), mixed(from, to, (index + 1) / 12)];
    const cloth = index % 2 ? "#fff1d2" : "#c2465f";
    const drop = [0, 0.5, 1].map((share): Point =>
      EYE([right, mixed(b, a, share), up - 0.2 - 0.07 * Math.sin(share * Math.PI)]),
    );
    return (
      fill(quad([2.3, a, 3.05], [2.3, b, 3.05], [right, b, up], [right, a, up]), blend(cloth, "#5a2448", 0.26)) +
      fill(polygon([EYE([right, a, up]), EYE([right, b, up]), ...drop]), cloth)
    );
  });
  const lanterns = [
    [5.2, "#e08a1e"],
    [4.45, "#1f7fb0"],
    [3.75, "#d1402f"],
    [3.1, "#2f9a72"],
    [2.5, "#e0a21e"],
    [1.98, "#a8325a"],
  ] as const;
  const post = (away: number) =>
    fill(quad([right, away, 0], [right + 0.07, away, 0], [right + 0.07, away, up], [right, away, up]), "#8a5236") +
    fill(quad([right, away, 0], [right + 0.025, away, 0], [right + 0.025, away, up], [right, away, up]), "#e0a870");
  sheet.add(
    post(to),
    fill(quad([right, from, up], [right, to, up], [right, to, up - 0.1], [right, from, up - 0.1]), "#6b3a30"),
    ...lanterns.map(([away, colour]) => {
      const at: Place = [right, away, up - 0.22];
      return place(lantern(colour), ...EYE(at), metreAt(EYE, at) / 290);
    }),
    ...stripes,
  );
}

/** A lantern of cut glass that is not alight, hung at 0,0: a brass cap, a globe with facets, the sun on its left. 90 wide, 150 high. */
function lantern(colour: string): Drawing {
  const facets = [-1, 0, 1].flatMap((row) =>
    counted(5).map((index) => {
      const [x, y] = [(index - 2) * 16 * (row ? 0.86 : 1), 84 + row * 24];
      return fill(
        polygon([
          [x - 6, y],
          [x, y - 9],
          [x + 6, y],
          [x, y + 9],
        ]),
        blend(colour, "#fff6d8", index < 2 ? 0.7 : 0.28),
      );
    }),
  );
  return (
    stroke("M0-50V30", "#6b4a2a", 4) +
    fill("M-20 44Q-16 26 0 24Q16 26 20 44Z", "#d8a94a") +
    fill("M4 24Q16 26 20 44H8Z", "#8a5f2c") +
    fill(disc(0, 84, 45), blend(colour, "#1c1438", 0.42)) +
    fill(disc(-5, 82, 39), colour) +
    facets.join("") +
    fill(disc(-22, 64, 9, 6), "#fffbe8", 0.9) +
    fill("M-12 127H12L5 140H-5Z", "#d8a94a") +
    stroke("M0 140V158", "#8a5f2c", 5)
  );
}

/** A limb through places of the world that grows thinner, half so wide at either end: its lit left side, its shaded right one. */
function limbOf(way: readonly Place[], from: number, to: number): Drawing {
  const points = way.map(EYE);
  const half = (index: number) => mixed(from, to, index / (points.length - 1));
  const edge = (share: number) => points.map(([x, y], index): Point => [x + half(index) * share, y]);
  const strip = (left: number, right: number) => curve([...edge(left), ...edge(right).toReversed()], true);
  return fill(strip(-1, 1), "#5a3540") + fill(strip(-1, 0.1), "#8f5f54") + fill(strip(-1, -0.55), "#c99478");
}

/** Bougainvillea by the left wall: its trunk out of a bed in the paving, up to the wires, its flowers over the street. */
function drawClimber(sheet: Sheet): void {
  const random = randomOf(12);
  const ring = (reach: number, up: number) =>
    curve(
      shares(13)
        .slice(1)
        .map((share): Point =>
          EYE([-1.8 + 0.4 * reach * Math.cos(share * 6.283), 3.1 + 0.34 * reach * Math.sin(share * 6.283), up]),
        ),
      true,
    );
  const masses = [
    [-40, 150, 190, 130, 60],
    [170, 80, 190, 110, 62],
    [350, 24, 150, 74, 46],
    [30, 300, 110, 90, 40],
    [520, -6, 130, 50, 34],
    [250, 172, 84, 62, 30],
  ] as const;
  const petals = counted(26).map(() => {
    const at = EYE([random.between(-1.9, -0.5), random.between(2.3, 4.2), 0]);
    return place(
      turned(fill("M-9 0Q-4-8 8-3Q6 6-9 0Z", random.chance(0.5) ? "#e0487c" : "#b8265f"), random.between(0, 180)),
      ...at,
    );
  });
  sheet.add(
    fill(disc(...EYE([-1.44, 3.08, 0]), 130, 26), "#7d6080", 0.6),
    fill(ring(1, 0), "#8f7a94"),
    fill(ring(1, 0.07), "#e2d2d4"),
    fill(ring(0.8, 0.07), "#5a3a44"),
    limbOf(
      [
        [-1.8, 3.1, 0.04],
        [-1.9, 3.1, 0.7],
        [-1.8, 3.1, 1.4],
        [-1.88, 3.1, 2.1],
        [-1.8, 3.1, 2.9],
        [-1.7, 3.1, 3.5],
      ],
      22,
      12,
    ),
    limbOf(
      [
        [-1.81, 3.1, 1.36],
        [-1.66, 3.1, 1.9],
        [-1.62, 3.1, 2.5],
        [-1.42, 3.1, 3.2],
      ],
      12,
      7,
    ),
    ...petals,
    ...masses.map(([x, y, width, height, count], index) =>
      bougainvillea(sheet, { x, y, width, height, seed: 3 + index, count, size: 38 }),
    ),
  );
}
