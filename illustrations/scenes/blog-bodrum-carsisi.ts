import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mosque } from "../parts/buildings/town.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { leafAt } from "../parts/plants/mandarinHarvest.ts";
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

/** A street of Bodrum's bazaar that bends away under awnings: a shaft of sun falls on heaps of spice, their seller hands a bag to a woman; lanterns and peppers on a rail, bougainvillea overhead, two walkers, a minaret. */
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
    sheet.add(sail(7.6, 9, 3.3, ["#e9a53c", "#b9772c"]));
    drawShop(sheet);
    sheet.add(sail(5, 6.3, 3.25, ["#2f8fa6", "#1c6580"]), shaft(sheet));
    drawSeller(sheet);
    drawStall(sheet);
    drawRail(sheet);
    drawCustomer(sheet);
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
  // Each gap between the awnings lies on the stones aslant, nearer on the right, with the sag of the cloth in its edges.
  const pool = (near: number, far: number, from: number, to: number) => {
    const line = (away: number, sag: number) =>
      shares(9).map((share) => {
        const over = mixed(from, to, share);
        const z = away - over * 2.76 + sag * Math.sin(share * Math.PI);
        return EYE([across(over, z), z, 0]);
      });
    return polygon([...line(near, 0.12), ...line(far, -0.16).toReversed()]);
  };
  sheet.add(
    fill(strip(0, 1, 1.5, 22), "#a58bab"),
    fill(strip(0.16, 1, 9.4, 22), "#fbe8c2"),
    fill(strip(0, 0.16, 9.4, 22), "#c3a8b4"),
    fill(pool(4.25, 5.7, 0.14, 0.86) + pool(7.9, 9.2, 0.1, 0.9), "#ffe7b0"),
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

/** Sun that comes through the gap behind the nearest sail, from over the left houses down to the stall. */
function shaft(sheet: Sheet): Drawing {
  const [near, far] = [EYE([-2.2, 4.25, 3.5]), EYE([-2.2, 5.65, 3.5])];
  const corners = [near, EYE([1.9, 2.9, 1]), EYE([1.7, 1.9, 0.9]), EYE([1.08, 2.2, 0]), EYE([-0.6, 4.3, 0]), far];
  const paint = sheet.linear(
    [
      [0.06, "#fff4cf", 0],
      [0.42, "#ffecb8", 0.3],
      [1, "#ffe6ae", 0.04],
    ],
    near,
    EYE([1.4, 2.2, 0.6]),
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
      const tone = blend(random.pick(tones), "#6b2f40", 0.36);
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

/** The seller behind his boards hands a paper bag over them to a woman in the street. */
function drawSeller(sheet: Sheet): void {
  const shaded = sheet.tinted({ wall: "#e9cfc0" });
  sheet.add(
    standing(shaded, [2.02, 4.9, 0], 1.8, {
      pose: "pointing",
      mirrored: true,
      sleeves: "long",
      top: "#f6ead8",
      bottom: "#31507a",
      hair: "#33262a",
      shadow: false,
    }),
  );
}
function drawCustomer(sheet: Sheet): void {
  const bag = EYE([1.46, 4.95, 1.36]);
  sheet.add(
    fill(disc(...EYE([1.04, 5.06, 0]), 78, 11), "#6b4f80", 0.6),
    standing(sheet, [0.86, 5.1, 0], 1.68, {
      pose: "pointing",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#e2573a",
      bottom: "#fbeed0",
      hairstyle: "bun",
      hair: "#5a2f26",
      carries: "bag",
      carriedColour: "#2f8fa6",
      shadow: false,
    }),
    place(fill("M-13 0L-15-34Q0-40 15-34L13 0Z", "#e9cfa0") + fill("M3 0L4-37L15-34L13 0Z", "#b98d6a"), ...bag),
  );
}

/**
 * Where the heaps are, the furthest first: metres to the right, away and up, their radius, how steep they are, their colour. A heap is of
 * ground spice, or of leaves, pods or nuts; it lies in the shaft of sun or in the awning's shade.
 */
const HEAPS = [
  [1.72, 5.2, STALL.high, 0.2, 0.8, "#8a5a34", "spice", "shade"],
  [1.72, 4.6, STALL.high, 0.2, 0.9, "#d8391f", "spice", "shade"],
  [1.74, 3.98, STALL.high, 0.25, 0.5, "#7f9a3a", "leaves", "shade"],
  [1.7, 3.36, STALL.high, 0.2, 0.95, "#f0a422", "spice", "shade"],
  [1.74, 2.76, STALL.high, 0.25, 0.62, "#c2342a", "pods", "sun"],
  [1.7, 2.08, STALL.high, 0.25, 1.1, "#f0a01c", "spice", "sun"],
  [1.68, 1.48, STALL.high, 0.26, 0.6, "#e6ac66", "nuts", "shade"],
  [1.28, 5.15, STALL.low, 0.2, 1, "#f0b422", "spice", "shade"],
  [1.28, 4.56, STALL.low, 0.19, 0.6, "#a8325a", "spice", "shade"],
  [1.28, 3.92, STALL.low, 0.23, 0.6, "#d8a060", "nuts", "shade"],
  [1.28, 3.26, STALL.low, 0.21, 0.8, "#e8661c", "spice", "sun"],
  [1.26, 2.6, STALL.low, 0.26, 1.06, "#dc2f1c", "spice", "sun"],
  [1.28, 1.92, STALL.low, 0.24, 0.56, "#a3bb4e", "leaves", "shade"],
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
  // Where the shaft of sun lies: over the front, the lower board, the step and the upper board, nearer on the right.
  const lit = (left: number, right: number, foot: number, top: number, [near, far]: Point, [near2, far2]: Point) =>
    quad([left, near, foot], [left, far, foot], [right, far2, top], [right, near2, top]);
  sheet.add(
    // Its end that looks at us is in shade, the front takes the sun.
    fill(quad([step, from, high], [back, from, high], [back, to, high], [step, to, high]), "#8f5748"),
    fill(lit(step, back, high, high, [2.06, 3.36], [1.76, 3.06]), "#f2bd76"),
    fill(quad([step, from, low], [step, to, low], [step, to, high], [step, from, high]), "#9c624c"),
    fill(lit(step, step, low, high, [2.06, 3.46], [2.06, 3.36]), "#ffd596"),
    ...upper.map((heap, index) => heapAt(sheet, heap, index === 1)),
    fill(quad([front, from, low], [step, from, low], [step, to, low], [front, to, low]), "#9a604a"),
    fill(lit(front, step, low, low, [2.32, 3.72], [2.06, 3.46]), "#f7c680"),
    fill(quad([front, from, 0], [front, to, 0], [front, to, low], [front, from, low]), "#8a4e44"),
    fill(lit(front, front, 0, low, [2.24, 3.7], [2.32, 3.72]), "#f0b070"),
    stroke(planks.join(""), "#6d3c3c", 3),
    fill(quad([front, from, low - 0.07], [front, to, low - 0.07], [front, to, low], [front, from, low]), "#c08a6a"),
    fill(lit(front, front, low - 0.07, low, [2.32, 3.72], [2.32, 3.72]), "#fff0c4"),
    fill(quad([front, from, 0], [front, to, 0], [front, to, 0.07], [front, from, 0.07]), "#5f3844"),
    ...lower.map((heap, index) => heapAt(sheet, heap, index === 4)),
  );
}

/** A bowl heaped with wares, lit from the left: a soft, matt cone of spice that has slid a little, or a pile of leaves, pods or nuts; in some a scoop still stands. */
function heapAt(
  sheet: Sheet,
  [right, away, up, radius, steep, ware, kind, light]: (typeof HEAPS)[number],
  scoop: boolean,
): Drawing {
  const at: Place = [right, away, up];
  const [[x, y], metre] = [EYE(at), metreAt(EYE, at)];
  const [r, flat] = [radius * metre, (radius * metre * (1.6 - up - 0.1)) / away];
  const [rim, tall] = [r * 0.4, r * steep];
  // The awning keeps the sun from those that are not in the shaft.
  const inSun = light === "sun";
  const toned = (tone: string) => (inSun ? tone : blend(tone, "#5a2650", 0.32));
  const colour = toned(ware);
  const dark = blend(colour, "#4a1238", 0.52);
  const size: HeapSize = { r, rim, flat, tall, random: randomOf(Math.round(away * 100)) };
  const bowl = `M${-r} ${-rim}Q${-r * 0.92} ${flat * 0.6} ${-r * 0.5} ${flat * 0.8}Q0 ${flat * 1.1} ${r * 0.5} ${flat * 0.8}Q${r * 0.92} ${flat * 0.6} ${r} ${-rim}Z`;
  return place(
    fill(disc(r * (inSun ? 0.6 : 0.34), flat * 0.56, r * (inSun ? 1.3 : 1.05), flat * 0.7), "#4f2440", 0.6) +
      fill(bowl, toned("#c9743f")) +
      sheet.clipped(
        bowl,
        fill(disc(r * 0.62, 0, r * 0.66, r), toned("#7d3a34")) +
          fill(disc(-r * 0.8, -rim, r * 0.22, r), toned("#ffd09a")),
      ) +
      fill(disc(0, -rim, r, flat), toned("#f0b070")) +
      fill(disc(0, -rim, r * 0.95, flat * 0.93), dark) +
      (kind === "spice" ? cone(sheet, size, colour, inSun ? 0.42 : 0.16) : pile(size, kind, colour)) +
      (scoop ? place(turned(scoopIn(), 26), r * 0.2, -rim - tall * 0.62, r / 66) : ""),
    x,
    y,
  );
}

/** A heap over its bowl: the bowl's radius, how high its rim is and how deep it looks, the heap's height over the rim. */
interface HeapSize {
  r: number;
  rim: number;
  flat: number;
  tall: number;
  random: Random;
}

/** The upper edge of a heap, from the left foot over a rounded top, that leans a little, to the right foot; and all of it. */
function heapOf({ r, rim, flat, tall, random }: HeapSize): { ridge: Point[]; body: Path } {
  const lean = random.around(0.08);
  const ridge = shares(15).map((share): Point => {
    const rise = Math.sin(Math.PI * share) ** 1.35;
    const rough = share > 0.05 && share < 0.95 ? random.around(r * 0.022) : 0;
    return [r * (0.94 * (share * 2 - 1) + lean * rise), -rim - rise * tall + rough];
  });
  const base = shares(9).map((share): Point => [
    Math.cos(Math.PI * share) * r * 0.94,
    -rim + Math.sin(Math.PI * share) * flat,
  ]);
  return { ridge, body: curve([...ridge, ...base], true) };
}

/** Ground spice: a lit side as bright as `glow`, a shaded one, crumbs over the rim. */
function cone(sheet: Sheet, size: HeapSize, colour: string, glow: number): Drawing {
  const { r, rim, flat, tall, random } = size;
  const { ridge, body } = heapOf(size);
  const dark = blend(colour, "#4a1238", 0.52);
  const top = ridge[7] ?? [0, -rim - tall];
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
  const crumbs = counted(r > 50 ? 9 : 0).map(() =>
    disc(random.around(r * 1.1), -rim + flat * random.between(0.86, 1.02), r * 0.03, r * 0.02),
  );
  return (
    fill(body, colour) +
    fill(lit, blend(colour, "#fff0bc", glow), 0.9) +
    fill(shade, dark, 0.7) +
    (r > 66 ? sheet.spray(body, dark, { from: [r * 0.9, -rim], to: [-r * 0.3, -rim - tall * 0.3], thick: 0.62 }) : "") +
    fill(crumbs.join(""), colour)
  );
}

/** Leaves, pods or nuts that lie over a heap, the upper ones first: bright on the left of it, dark on the right. */
function pile(size: HeapSize, kind: "leaves" | "pods" | "nuts", colour: string): Drawing {
  const { r, rim, flat, tall, random } = size;
  const ground = fill(heapOf(size).body, blend(colour, "#4a1238", 0.52));
  const many = kind === "pods" ? 40 : 84;
  const pieces = counted(many).map((index) => {
    const down = (index / many) ** 0.7;
    const aside = random.around(1) * mixed(0.16, 0.84, down ** 0.7);
    const [x, y] = [aside * r, -rim - tall * (1 - down) + flat * 0.8 * Math.max(0, down - 0.3) - Math.abs(aside) * 4];
    const light = aside + random.around(0.35);
    const tone = blend(
      colour,
      light < -0.2 ? "#fff0bc" : "#4a1238",
      light < -0.2 ? (kind === "pods" ? 0.12 : 0.34) : light > 0.3 ? 0.5 : 0.12,
    );
    if (kind === "nuts")
      return (
        fill(disc(x, y, r * 0.13, r * 0.11), blend(tone, "#3a1230", 0.35)) +
        fill(disc(x - r * 0.02, y - r * 0.02, r * 0.1, r * 0.08), tone)
      );
    const long = r * (kind === "pods" ? 0.52 : 0.42);
    const turn = random.between(-0.5, 0.9) + (random.chance(0.5) ? Math.PI : 0);
    return fill(leafAt(x - (Math.cos(turn) * long) / 2, y, long, turn, kind === "pods" ? 0.18 : 0.34), tone);
  });
  return ground + pieces.join("");
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
  // How far along the rail, its colour, the length of its chain, how wide and how tall it is.
  const lanterns = [
    [5.3, "#e08a1e", 0.1, 0.9, 0.9],
    [4.66, "#1f7fb0", 0.26, 0.8, 1.1],
    [4.02, "#d1402f", 0.08, 1.15, 0.95],
    [2.86, "#2f9a72", 0.16, 0.86, 1.1],
    [1.96, "#a8325a", 0.1, 1.1, 1.04],
  ] as const;
  const post = (away: number) =>
    fill(quad([right, away, 0], [right + 0.07, away, 0], [right + 0.07, away, up], [right, away, up]), "#8a5236") +
    fill(quad([right, away, 0], [right + 0.025, away, 0], [right + 0.025, away, up], [right, away, up]), "#e0a870");
  sheet.add(
    post(to),
    fill(quad([right, from, up], [right, to, up], [right, to, up - 0.1], [right, from, up - 0.1]), "#6b3a30"),
    ...lanterns.map(([away, colour, chain, wide, tall]) => {
      const at: Place = [right, away, up - 0.12 - chain];
      const scale = metreAt(EYE, at) / 290;
      return (
        stroke(polyline([EYE([right, away, up]), EYE([right, away, at[2] - 0.06])]), "#6b4a2a", 2.4) +
        place(lantern(colour), ...EYE(at), scale * tall, scale * wide)
      );
    }),
    pepperString([right, 2.36, up], 0.6),
    pepperString([right, 2.25, up], 0.44),
    ...stripes,
  );
}

/** Dried peppers on a string, so many metres long: they hang close, each its own way, those on the left in the light. */
function pepperString(hook: Place, long: number): Drawing {
  const random = randomOf(Math.round(hook[1] * 50));
  const [[x, y], metre] = [EYE(hook), metreAt(EYE, hook)];
  const many = 30;
  const pods = counted(many).map((index) => {
    const share = index / many;
    const side = random.around(1);
    const turn = Math.PI / 2 - side * 0.9;
    const tone = blend(side < -0.1 ? "#d8402a" : "#9c2430", "#5a1c38", side > 0.5 ? 0.4 : 0);
    return fill(
      leafAt(
        x + side * metre * 0.025,
        y + metre * (0.14 + long * share),
        metre * random.between(0.13, 0.19),
        turn,
        0.22,
      ),
      tone,
    );
  });
  return stroke(polyline([[x, y], EYE([hook[0], hook[1], hook[2] - 0.2 - long])]), "#6b4a2a", 2.4) + pods.join("");
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
    stroke("M0 14V30", "#6b4a2a", 4) +
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

/** The bougainvillea's branches and its trunk: their way, half their thickness at the foot and at the end. */
const BRANCHES: readonly (readonly [way: readonly Place[], from: number, to: number])[] = [
  [
    [
      [-1.84, 3.1, 1.5],
      [-1.98, 3.1, 2],
      [-2.02, 3.1, 2.6],
      [-2.16, 3.1, 3.3],
    ],
    20,
    11,
  ],
  [
    [
      [-1.74, 3.1, 1.96],
      [-1.56, 3.1, 2.3],
      [-1.46, 3.1, 2.74],
      [-1.36, 3.1, 3.3],
    ],
    15,
    8,
  ],
  [
    [
      [-1.76, 3.1, 0.02],
      [-1.86, 3.1, 0.4],
      [-1.84, 3.1, 0.9],
      [-1.74, 3.1, 1.3],
      [-1.82, 3.1, 1.7],
      [-1.74, 3.1, 2.2],
      [-1.66, 3.1, 2.8],
      [-1.68, 3.1, 3.5],
    ],
    38,
    13,
  ],
];

/** Bougainvillea by the left wall: its trunk out of a bed in the paving, up to the wires, its flowers over the street. */
function drawClimber(sheet: Sheet): void {
  const random = randomOf(12);
  const [bedX, bedY] = EYE([-1.78, 3.08, 0.03]);
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
    fill(disc(bedX + 96, bedY + 14, 150, 28), "#7d6080", 0.6),
    fill(disc(bedX, bedY + 12, 112, 30), "#7f6a90"),
    fill(disc(bedX, bedY, 112, 29), "#e2d2d4"),
    fill(disc(bedX, bedY + 1, 92, 22), "#5a3a44"),
    ...BRANCHES.map(([way, from, to]) => limbOf(way, from, to)),
    ...petals,
    ...masses.map(([x, y, width, height, count], index) =>
      bougainvillea(sheet, { x, y, width, height, seed: 3 + index, count, size: 38 }),
    ),
  );
}
