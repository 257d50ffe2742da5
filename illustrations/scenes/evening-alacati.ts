import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { chauffeur } from "../parts/people/chauffeur.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";
import { tabby } from "../parts/things/tabby.ts";
import { BODY } from "../parts/vehicles/carrierBody.ts";
import { lampPlaces } from "../parts/vehicles/carrierFace.ts";
import { LAMPLIT_NAVY, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import { slidDoor } from "../parts/vehicles/slidDoor.ts";
import { type Surface, surfaceOf } from "../parts/vehicles/surface.ts";

const HORIZON = 630;
/** The lane runs straight away from us, so that everything in it vanishes at one point. */
const EYE = cameraOf({ horizon: HORIZON, centre: 880, eye: 1.62, focal: 950 });
/** The walls on both sides of the lane, where its houses end at the square, and the houses across the square. */
const LANE = { left: -3.2, right: 3.4, end: 12.5, across: 24 } as const;
/** The carrier on the square, its door turned to us. */
const VAN = frameOf(EYE, { right: -3, away: 14.3, heading: 57 });
const LAMPLIGHT = "#ffd183";

/** Part of a wall, along it or up it, in metres. */
type Span = readonly [from: number, to: number];
/** A wall: what is along it and up it, on the sheet; `deep` is how far a thing stands back in it. */
type Wall = (along: number, up: number, deep?: number) => Point;

/** What a wall is made of as the blue hour shows it. */
interface Stone {
  wall: string;
  seam: string;
  dressed: string;
}
/** The left side looks away from the afterglow, the right side into it; the house at the left corner has warmer stone. */
const LEFT_STONE: Stone = { wall: "#665b86", seam: "#4c4473", dressed: "#8377a0" };
const RIGHT_STONE: Stone = { wall: "#a08a92", seam: "#7b6a83", dressed: "#c4aaa6" };
const LEFT_PLASTER: Stone = { wall: "#7d6484", seam: "#634f78", dressed: "#9a7f98" };

const leftWall: Wall = (along, up, deep = 0) => EYE([LANE.left - deep, along, up]);
const rightWall: Wall = (along, up, deep = 0) => EYE([LANE.right + deep, along, up]);
const facingAt =
  (away: number): Wall =>
  (along, up, deep = 0) =>
    EYE([along, away + deep, up]);

/** A navy carrier in the blue hour, lamplight from the ground. */
const NAVY: VehiclePaint = {
  ...LAMPLIT_NAVY,
  shadow: "#1b1a40",
};

/** Blue hour in Alaçatı: a lane of stone houses under a string of lamps, bougainvillea over a blue gate, a café with two guests, and on the square at its end the carrier with its door open; a windmill over the roofs. */
export const SCENE: Scene = {
  name: "evening-alacati",
  seed: 67,
  mood: "night",
  colours: {
    sky: ["#182a66", "#2f4a8f", "#6b6cab", "#c08bab", "#f2ab92", "#fbcf9f"],
    zenith: "#101d4c",
    cloud: "#e59f9d",
    wall: "#f7d4a8",
    wallBright: "#ffe7c0",
    wallShade: "#8a6f94",
    wallDeep: "#574a7c",
    trunk: "#4a3648",
    leafLight: "#6d8270",
    leaf: "#3d5a5c",
    leafDark: "#233a52",
    flowerLight: "#ec6aa0",
    flower: "#bb3480",
    flowerDark: "#70205f",
    roof: "#a85a54",
    roofShade: "#6b3a58",
    groundShade: "#35305f",
    near: "#1c1d42",
  },
  crops: { wide: 170, square: 300 },
  grain: 0.3,
  draw(sheet) {
    drawSky(sheet);
    drawSquare(sheet);
    drawPaving(sheet);
    drawCarrier(sheet);
    drawLeftSide(sheet);
    drawRightSide(sheet);
    drawBougainvillea(sheet);
    drawCafe(sheet);
    drawLamps(sheet);
    drawNear(sheet);
  },
};

/** A piece of a wall. */
function patch(on: Wall, [from, to]: Span, [low, high]: Span, deep = 0): Path {
  return polygon([on(from, low, deep), on(to, low, deep), on(to, high, deep), on(from, high, deep)]);
}

/** Units of a metre of height at a place. */
function metreOf(at: Place): number {
  return metreAt(EYE, at);
}

/** The afterglow behind the hill, the first stars, the hill with a few lamps and its windmill. */
function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 560, zenith: 0.2 }),
    stars(sheet, { height: 250, count: 26 }),
    fill(lens(1010, 352, 300, 7) + lens(900, 392, 220, 6), sheet.mood.cloud, 0.75),
    fill(
      curve([
        [440, 470],
        [560, 432],
        [690, 408],
        [770, 412],
        [880, 446],
        [1010, 470],
        [1180, 462],
      ]) + "V640H440Z",
      "#5a5590",
    ),
    fill(
      curve([
        [440, 520],
        [600, 486],
        [760, 474],
        [900, 492],
        [1180, 512],
      ]) + "V640H440Z",
      "#474580",
    ),
    windmill(sheet, 726, 414),
  );
}

/** A mill of the hill in the light of a lamp at its foot: a drum of stone, a cone of a roof, bare spars. 104 high over its foot. */
function windmill(sheet: Sheet, x: number, y: number): Drawing {
  const hub: Point = [x - 17, y - 62];
  const spars = counted(8).map((index) => {
    const angle = ((index + 0.35) / 8) * Math.PI * 2;
    return polyline([hub, [hub[0] + Math.cos(angle) * 36, hub[1] + Math.sin(angle) * 40]]);
  });
  const rim = counted(8).map((index): Point => {
    const angle = ((index + 0.35) / 8) * Math.PI * 2;
    return [hub[0] + Math.cos(angle) * 34, hub[1] + Math.sin(angle) * 38];
  });
  const drum = `M${x - 27} ${y + 3}L${x - 21} ${y - 60}H${x + 21}L${x + 27} ${y + 3}Q${x} ${y + 8} ${x - 27} ${y + 3}Z`;
  return (
    sheet.glow([x - 4, y - 14], 96, "#ffb96e", 0.42) +
    fill(drum, "#e9b27c") +
    sheet.clipped(
      drum,
      fill(`M${x + 6} ${y + 8}Q${x + 10} ${y - 30} ${x + 5} ${y - 64}H${x + 30}V${y + 8}Z`, "#a97384") +
        fill(box(x - 30, y - 62, 60, 10), "#7d5c7e", 0.5),
    ) +
    fill(`M${x - 6} ${y + 5}v-17q6-6 12 0v17z` + box(x - 4, y - 46, 8, 10), "#4a3a66") +
    fill(`M${x - 26} ${y - 58}L${x} ${y - 92}L${x + 26} ${y - 58}Q${x} ${y - 53} ${x - 26} ${y - 58}Z`, "#8a4f62") +
    fill(`M${x} ${y - 92}L${x + 26} ${y - 58}Q${x + 14} ${y - 55} ${x + 6} ${y - 55}Z`, "#5f3a5a") +
    stroke(polyline([[x - 2, y - 68], hub]), "#38305c", 4) +
    stroke(spars.join(""), "#38305c", 2) +
    stroke(polygon(rim), "#38305c", 1)
  );
}

/** An opening in a front across the square: its middle, its foot, its width and height; a lit one; one under an arch. */
interface Opening {
  at: number;
  foot: number;
  wide: number;
  high: number;
  lit?: boolean;
  arch?: boolean;
}

/** A front across the square: its ends, how high its wall is, what covers it, what opens in it. */
interface Front {
  right: Span;
  high: number;
  wall: string;
  roof: "hip" | "gable" | "terrace";
  openings: readonly Opening[];
}

const FRONTS: readonly Front[] = [
  {
    right: [-12, -4.5],
    high: 5.7,
    wall: "#6d608c",
    roof: "hip",
    openings: [
      { at: -5.35, foot: 3.5, wide: 0.9, high: 1.4, lit: true },
      { at: -5.35, foot: 1.2, wide: 0.9, high: 1.4 },
    ],
  },
  {
    right: [-4.5, -1.1],
    high: 3.7,
    wall: "#84708f",
    roof: "gable",
    openings: [
      { at: -2.8, foot: 0, wide: 1.5, high: 2.9, lit: true, arch: true },
      { at: -2.8, foot: 3.55, wide: 0.55, high: 0.75, arch: true },
    ],
  },
  {
    right: [-1.1, 2.5],
    high: 6.1,
    wall: "#75658f",
    roof: "terrace",
    openings: [
      { at: -0.2, foot: 3.6, wide: 0.8, high: 1.6, arch: true },
      { at: 1.45, foot: 3.15, wide: 0.95, high: 2.2, lit: true, arch: true },
      { at: -0.2, foot: 1.1, wide: 0.8, high: 1.5, lit: true },
    ],
  },
  {
    right: [5.1, 10],
    high: 4.4,
    wall: "#86738f",
    roof: "hip",
    openings: [
      { at: 5.9, foot: 1.2, wide: 0.9, high: 1.4, lit: true },
      { at: 7.6, foot: 1.2, wide: 0.9, high: 1.4 },
    ],
  },
];

/** The far side of the square: four fronts, no two alike, and a mulberry behind a garden's wall between them. */
function drawSquare(sheet: Sheet): void {
  const on = facingAt(LANE.across);
  sheet.add(squareGarden(sheet, on), ...FRONTS.map((front) => squareFront(on, front)));
}

/** One front: its wall, what covers it, its openings in frames of dressed stone. */
function squareFront(on: Wall, { right, high, wall, roof, openings }: Front): Drawing {
  const [left, end] = right;
  const middle = (left + end) / 2;
  const dressed = blend(wall, "#c4aaa6", 0.4);
  const hole = ({ at, foot, wide, high: tall, arch }: Opening, more: number): Path =>
    polygon([
      on(at - wide / 2 - more, foot),
      ...shares(7).map((share) =>
        on(
          mixed(at - wide / 2 - more, at + wide / 2 + more, share),
          foot + tall + more - (arch ? (1 - Math.sin(Math.PI * share)) * wide * 0.3 : 0),
        ),
      ),
      on(at + wide / 2 + more, foot),
    ]);
  const covers = {
    hip:
      fill(
        polygon([
          on(left - 0.2, high),
          on(end + 0.2, high),
          on(end - 0.9, high + 1.1, 2),
          on(left + 0.9, high + 1.1, 2),
        ]),
        "#8a5068",
      ) + fill(patch(on, [left - 0.2, end + 0.2], [high - 0.12, high]), "#4a3a66"),
    gable:
      fill(polygon([on(left, high), on(middle, high + 1.2), on(end, high)]), wall) +
      fill(
        polygon([
          on(left - 0.25, high - 0.1),
          on(middle, high + 1.22),
          on(end + 0.25, high - 0.1),
          on(end + 0.25, high + 0.14),
          on(middle, high + 1.5),
          on(left - 0.25, high + 0.14),
        ]),
        "#8a5068",
      ),
    terrace:
      fill(patch(on, [left - 0.12, end + 0.12], [high - 0.12, high + 0.08]), dressed) +
      fill(patch(on, [left + 0.5, left + 1], [high, high + 0.8]), "#625683") +
      fill(patch(on, [left + 0.42, left + 1.08], [high + 0.8, high + 0.92]), dressed),
  };
  const balcony =
    roof === "terrace"
      ? fill(patch(on, [0.7, 2.2], [3, 3.15]), dressed) +
        stroke(
          counted(9)
            .map((index) => polyline([on(0.75 + index * 0.175, 3.15), on(0.75 + index * 0.175, 3.95)]))
            .join("") + polyline([on(0.7, 3.95), on(2.2, 3.95)]),
          "#2a2a5c",
          1.4,
        )
      : "";
  const shown = (lit: boolean) => openings.filter((opening) => (opening.lit ?? false) === lit);
  return (
    fill(patch(on, right, [0, high]), wall) +
    fill(patch(on, right, [0, 0.7]), "#51487a", 0.6) +
    covers[roof] +
    fill(openings.map((opening) => hole(opening, 0.16)).join(""), dressed) +
    fill(
      shown(false)
        .map((opening) => hole(opening, 0))
        .join(""),
      "#333a72",
    ) +
    fill(
      shown(true)
        .map((opening) => hole(opening, 0))
        .join(""),
      "#ffc878",
    ) +
    balcony
  );
}

/** A garden between two fronts: its wall, its door under a small lamp, the crown of a mulberry that looks over it. */
function squareGarden(sheet: Sheet, on: Wall): Drawing {
  const random = randomOf(44);
  const crown = (lobes: readonly (readonly [right: number, up: number, radius: number])[]): Path =>
    lobes.map(([right, up, radius]) => blot(random, ...on(right, up), radius, radius * 0.8)).join("");
  const [x, y] = on(3.8, 2.75);
  return (
    stroke(polyline([on(4.6, 1.8), on(4.15, 4)]), sheet.mood.trunk, 6) +
    fill(
      crown([
        [3, 3.6, 24],
        [3.1, 4.5, 28],
        [3.9, 4, 34],
        [3.8, 5.2, 30],
        [4.5, 4.7, 26],
        [4.7, 3.7, 24],
      ]),
      "#2c3562",
    ) +
    fill(
      crown([
        [2.95, 4.6, 19],
        [3.6, 5.3, 21],
        [3.5, 4.5, 19],
        [4.3, 4.9, 15],
      ]),
      "#374270",
    ) +
    fill(patch(on, [2.5, 5.1], [0, 2.3]), "#665a86") +
    fill(patch(on, [2.5, 5.1], [2.3, 2.45]), "#91809c") +
    fill(patch(on, [3.3, 4.3], [0, 2.05]), "#2f74a8") +
    sheet.glow([Math.round(x), Math.round(y)], 40, "#ffc070", 0.6) +
    stroke(polyline([on(3.8, 2.4), [x, y]]), "#2a2a5c", 2) +
    fill(disc(x, y, 3.4, 4.4), "#fff0c4")
  );
}

/** Pools of light under what shines, each with the place of its lamp: lanterns, candle, the open carrier. */
const POOLS: readonly (readonly [right: number, away: number, strength: number, reach: number])[] = [
  [-2.75, 7.5, 1.1, 1],
  [-2.8, 10.6, 0.95, 1],
  [2.95, 5.5, 0.9, 1],
  [2.95, 11.9, 0.95, 0.9],
  [2.28, 7.6, 0.6, 1],
  [-0.7, 14, 0.85, 1.5],
];

/** What throws light out of the café's wall: from where to where along it, where on the ground it begins and ends, how much. */
const BEAMS: readonly { along: Span; out: Span; strength: number }[] = [
  { along: [8.4, 9.5], out: [0, 3.1], strength: 1.1 },
  { along: [6.35, 7.35], out: [0.5, 2.3], strength: 0.6 },
  { along: [3.9, 4.8], out: [0.5, 2.3], strength: 0.6 },
];

/** How much lamplight a place on the ground has, from 0 to 1. */
function lamplightAt(right: number, away: number): number {
  const pools = POOLS.map(([x, z, strength, reach]) => {
    const far = Math.hypot(right - x, (away - z) * 0.8) / reach;
    return strength / (1 + far * far * 1.4);
  });
  const beams = BEAMS.map(({ along, out, strength }) => {
    const far = LANE.right - right;
    const inside = far > out[0] && far < out[1] && away > along[0] - far * 0.3 && away < along[1] + far * 0.3;
    return inside ? strength * (1 - 0.75 * (far / out[1])) : 0;
  });
  return within([...pools, ...beams].reduce((sum, each) => sum + each, 0.13));
}

/** Tones of a stone from the blue of the sky to full lamplight. */
const SETTS = ["#4a4883", "#5b5389", "#735f8c", "#94708a", "#b98886", "#dca884", "#f3c88c"] as const;

/** Stones in rows across the lane, each in the light that reaches it; a gutter of long slabs leads down its middle. */
function drawPaving(sheet: Sheet): void {
  const random = randomOf(31);
  const byTone: Path[][] = SETTS.map(() => []);
  const gloss: Path[] = [];
  const sett = (right: Span, away: Span, slab: boolean): void => {
    const gap = 0.018;
    const [a, b, c, d] = [right[0] + gap, right[1] - gap, away[0] + gap, away[1] - gap];
    const cut = Math.min(b - a, d - c) * (slab ? 0.06 : random.between(0.12, 0.26));
    const worn = (x: number, z: number): Point =>
      EYE([x + random.around(slab ? 0 : 0.016), z + random.around(0.014), 0]);
    const light = lamplightAt((a + b) / 2, (c + d) / 2) + random.around(0.06);
    const tone = within(Math.round(light * (SETTS.length - 1)), 0, SETTS.length - 1);
    byTone[tone]?.push(
      polygon([
        worn(a + cut, c),
        worn(b - cut, c),
        worn(b, c + cut),
        worn(b, d - cut),
        worn(b - cut, d),
        worn(a + cut, d),
        worn(a, d - cut),
        worn(a, c + cut),
      ]),
    );
    // Worn stones catch the light on their far edge.
    if (!slab && light > 0.3 && random.chance(0.4))
      gloss.push(
        polygon([
          EYE([a + cut, d - cut, 0]),
          EYE([b - cut, d - cut, 0]),
          EYE([b - cut * 1.4, d - cut * 0.3, 0]),
          EYE([a + cut * 1.4, d - cut * 0.3, 0]),
        ]),
      );
  };
  for (let away = 2.4; away < 22;) {
    const deep = away < 12 ? 0.3 : 0.6;
    const edges: readonly Span[] =
      away < LANE.end
        ? [
            [LANE.left, -0.3],
            [0.3, LANE.right],
          ]
        : [
            [-9, -0.3],
            [0.3, 9],
          ];
    for (const [from, to] of edges)
      for (let right = from; right < to;) {
        const reach = right + random.between(0.3, 0.52) * (away < 12 ? 1 : 2);
        const next = to - reach < 0.26 ? to : reach;
        sett([right, next], [away, away + deep], false);
        right = next;
      }
    away += deep;
  }
  for (let away = 2.4; away < 22; away += 0.9) sett([-0.3, 0.3], [away, Math.min(22, away + 0.9)], true);
  sheet.add(
    fill(box(0, 690, 1600, 520), "#403c72"),
    ...SETTS.map((tone, index) => fill((byTone[index] ?? []).join(""), tone)),
    fill(gloss.join(""), "#ffe2b0", 0.4),
    fill(
      box(0, 900, 1600, 300),
      sheet.linear(
        [
          [0, "#25265a", 0],
          [1, "#25265a", 0.62],
        ],
        [0, 900],
        [0, 1200],
      ),
    ),
  );
}

/** The carrier, lamps and cabin lit, what they throw on the square, and the driver beside its door. */
function drawCarrier(sheet: Sheet): void {
  const surface = surfaceOf(BODY, VAN);
  const mirrored = ({ side, sideAt }: Surface): Drawing =>
    fill(
      side([
        [900, 1150],
        [900, 1820],
        [5100, 1820],
        [5100, 1150],
      ]),
      sheet.downwards(
        ["#1a2c5a", "#3a548a", "#a08fae", "#e3ab97"],
        Math.round(sideAt([2900, 1790])[1]),
        Math.round(sideAt([2900, 1190])[1]),
      ),
    );
  const spill = (from: number, to: number, out: number) =>
    polygon([
      surface.at(2260, -1000, 0),
      surface.at(3430, -1000, 0),
      surface.at(to, -out, 0),
      surface.at(from, -out, 0),
    ]);
  const [x, y] = surface.at(3560, -1330, 0);
  const scale = (metreOf([1, 15, 0]) * 1) / 100;
  const [doorX, doorY] = surface.at(2840, -1000, 900);
  sheet.add(
    peopleCarrier(sheet, { view: VAN, paint: NAVY, mirrored, cast: [0.4, 0.04] }),
    fill(spill(1500, 3900, 3000), LAMPLIGHT, 0.34),
    fill(spill(1960, 3620, 2200), LAMPLIGHT, 0.5),
    slidDoor(sheet, surface, NAVY),
    sheet.glow([Math.round(doorX), Math.round(doorY)], 120, "#ffc274", 0.4),
    ...lampPlaces(surface).map(([lx, ly]) => sheet.glow([Math.round(lx), Math.round(ly)], 44, "#fff0c8", 0.8)),
    fill(
      polygon([
        [x - 8, y],
        [x + 14, y],
        [x + 70, y + 22],
        [x + 44, y + 26],
      ]),
      "#25244f",
      0.6,
    ),
    place(chauffeur(sheet), x, y, scale),
  );
}

/** Courses of cut stone with a paler or darker one here and there. */
function masonry(on: Wall, along: Span, height: number, { wall, seam, dressed }: Stone, seed: number): Drawing {
  const random = randomOf(seed);
  const course = 0.45;
  const [lines, paler, darker]: [Path[], Path[], Path[]] = [[], [], []];
  for (let up = 0; up < height; up += course) {
    const top = Math.min(height, up + course);
    lines.push(polyline([on(along[0], up), on(along[1], up)]));
    for (let at = along[0] + random.between(0.3, 0.9); at < along[1];) {
      const next = Math.min(along[1], at + random.between(0.6, 1.2));
      lines.push(polyline([on(at, up), on(at, top)]));
      if (random.chance(0.2)) (random.chance(0.5) ? paler : darker).push(patch(on, [at, next], [up, top]));
      at = next;
    }
  }
  return (
    fill(patch(on, along, [0, height]), wall) +
    fill(paler.join(""), blend(wall, dressed, 0.35)) +
    fill(darker.join(""), blend(wall, seam, 0.35)) +
    stroke(lines.join(""), seam, 1.6, 0.7)
  );
}

/** A window of a house: where it begins along the wall, how wide it is, its lower edge, the colour of its shutters. */
interface Window {
  from: number;
  bottom: number;
  wide?: number;
  high?: number;
  lit?: boolean;
  shutters?: string;
}

/** A window set back in a frame of dressed stone, its shutters folded back; when lit, a curtain shows. */
function windowOn(
  sheet: Sheet,
  on: Wall,
  { from, bottom, wide = 0.86, high = 1.5, lit, shutters }: Window,
  stone: Stone,
): Drawing {
  const [to, top] = [from + wide, bottom + high];
  const opening = patch(on, [from, to], [bottom, top]);
  const bar = (along: Span, up: Span) => patch(on, along, up, 0.14);
  const middle = (from + to) / 2;
  const glass = lit
    ? fill(bar([from - 0.3, to + 0.3], [bottom, top]), "#ffc470") +
      fill(
        bar([from - 0.3, from + wide * 0.26], [bottom, top]) + bar([to - wide * 0.2, to + 0.3], [bottom, top]),
        "#ffe2a6",
      )
    : fill(bar([from - 0.3, to + 0.3], [bottom, top]), "#2c3a72") +
      fill(bar([from - 0.3, to + 0.3], [bottom + high * 0.45, top]), "#47568f");
  const frame = fill(
    bar([middle - 0.03, middle + 0.03], [bottom, top]) +
      bar([from - 0.3, to + 0.3], [bottom + high * 0.6, bottom + high * 0.6 + 0.06]),
    lit ? "#7a4c46" : "#232c5e",
  );
  const leaves: readonly Span[] = [
    [from - 0.56, from - 0.1],
    [to + 0.1, to + 0.56],
  ];
  const slats = leaves.flatMap(([a, b]) =>
    counted(6).map((index) =>
      polyline([
        on(a + 0.06, bottom + (high * (index + 0.75)) / 6.5, -0.05),
        on(b - 0.06, bottom + (high * (index + 0.75)) / 6.5, -0.05),
      ]),
    ),
  );
  return (
    fill(patch(on, [from - 0.14, to + 0.14], [bottom - 0.02, top + 0.2]), stone.dressed) +
    fill(opening, lit ? "#d18f62" : stone.seam) +
    sheet.clipped(opening, glass + frame) +
    fill(patch(on, [from - 0.2, to + 0.2], [bottom - 0.16, bottom], -0.08), blend(stone.dressed, "#ffffff", 0.12)) +
    (shutters
      ? fill(leaves.map((leaf) => patch(on, leaf, [bottom, top], -0.05)).join(""), shutters) +
        stroke(slats.join(""), blend(shutters, "#1b1f4c", 0.4), 1.6)
      : "")
  );
}

/** An opening under a low arch, from the ground up. */
function archOn(on: Wall, [from, to]: Span, height: number, rise: number, deep = 0): Path {
  const bow = shares(11).map((share): Point =>
    on(mixed(from, to, share), height - rise + Math.sin(Math.PI * share) * rise, deep),
  );
  return polygon([on(from, 0, deep), ...bow, on(to, 0, deep)]);
}

/** The eaves over a wall: their dark underside, a row of tiles along their edge, and their end, which faces us. */
function eaves(on: Wall, along: Span, height: number, lit: boolean): Drawing {
  const out = -0.42;
  const tiles = counted(Math.floor((along[1] - along[0]) / 0.28)).map((index) =>
    patch(on, [along[0] + index * 0.28, along[0] + index * 0.28 + 0.16], [height + 0.02, height + 0.22], out),
  );
  const quad = (up: number) =>
    polygon([on(along[0], up), on(along[1], up), on(along[1], up, out), on(along[0], up, out)]);
  return (
    fill(patch(on, along, [height - 0.32, height]), "#3a3462", 0.45) +
    fill(quad(height), "#3a2f58") +
    fill(patch(on, along, [height, height + 0.22], out), lit ? "#a1606a" : "#704766") +
    fill(tiles.join(""), lit ? "#c07a74" : "#855470") +
    fill(
      polygon([
        on(along[0], height),
        on(along[0], height, out),
        on(along[0], height + 0.22, out),
        on(along[0], height + 0.22),
      ]),
      "#5a3c60",
    )
  );
}

/** The houses at the left, along the lane: the one with the gate, and the lower one at the corner of the square. */
const GATE_HOUSE = { along: [1.9, 8.6], high: 4.8 } as const;
const CORNER_HOUSE = { along: [8.6, LANE.end], high: 4.2 } as const;

/** Two houses in one line along the lane, each under its own eaves. */
function drawLeftSide(sheet: Sheet): void {
  const window = (from: number, bottom: number, lit: boolean, stone: Stone, shutters: string): Drawing =>
    windowOn(sheet, leftWall, { from, bottom, high: bottom > 2 ? 1.15 : 1.35, lit, shutters }, stone);
  sheet.add(
    masonry(leftWall, CORNER_HOUSE.along, CORNER_HOUSE.high, LEFT_PLASTER, 9),
    window(9.3, 0.9, true, LEFT_PLASTER, "#6c8f8a"),
    window(10.2, 2.75, true, LEFT_PLASTER, "#6c8f8a"),
    eaves(leftWall, CORNER_HOUSE.along, CORNER_HOUSE.high, false),
    masonry(leftWall, GATE_HOUSE.along, GATE_HOUSE.high, LEFT_STONE, 12),
    cornerStones(),
    window(4.3, 3.25, true, LEFT_STONE, "#4a7d96"),
    window(6.8, 3.25, false, LEFT_STONE, "#4a7d96"),
    eaves(leftWall, GATE_HOUSE.along, GATE_HOUSE.high, false),
    gate(sheet),
  );
}

/** Dressed stones, long and short by turns, that end the wall of the gate's house. */
function cornerStones(): Drawing {
  const end = GATE_HOUSE.along[1];
  return fill(
    counted(10)
      .map((index) =>
        patch(leftWall, [end - (index % 2 ? 0.3 : 0.55), end], [index * 0.45 + 0.02, index * 0.45 + 0.43]),
      )
      .join(""),
    LEFT_STONE.dressed,
    0.8,
  );
}

const GATE: Span = [4.3, 6.1];

/** The blue gate of the house under a low arch, a step before it. */
function gate(sheet: Sheet): Drawing {
  const opening = archOn(leftWall, GATE, 2.4, 0.36);
  const [from, to] = GATE;
  const half = (from + to) / 2;
  const leaf = (a: number, b: number) => patch(leftWall, [a, b], [0.1, 2.5], 0.2);
  const boards = counted(8).map((index) => {
    const at = mixed(from, to, (index + 0.5) / 8);
    return polyline([leftWall(at, 0.1, 0.2), leftWall(at, 2.4, 0.2)]);
  });
  const rails = [0.5, 1.3, 2].map((up) => patch(leftWall, [from, to], [up, up + 0.12], 0.17));
  return (
    fill(archOn(leftWall, [from - 0.26, to + 0.26], 2.66, 0.42), LEFT_STONE.dressed) +
    fill(opening, "#3b3566") +
    sheet.clipped(
      opening,
      fill(leaf(from, to), "#2f74ad") +
        stroke(boards.join(""), "#1f4f8a", 2.4) +
        fill(rails.join(""), "#4f93c4") +
        fill(leaf(half - 0.03, half + 0.03), "#173a70") +
        fill(disc(...leftWall(half + 0.14, 1.12, 0.14), 6, 8), "#e6b765"),
    ) +
    doorstep()
  );
}

/** The step before the gate: its tread, the side along the lane, the end that faces us. */
function doorstep(): Drawing {
  const [near, far] = [GATE[0] - 0.1, GATE[1] + 0.1];
  const [back, front] = [LANE.left, LANE.left + 0.4];
  const high = 0.12;
  return (
    fill(
      polygon([EYE([back, near, high]), EYE([front, near, high]), EYE([front, far, high]), EYE([back, far, high])]),
      "#a38ba0",
    ) +
    fill(
      polygon([EYE([front, near, high]), EYE([front, far, high]), EYE([front, far, 0]), EYE([front, near, 0])]),
      "#6d5f88",
    ) +
    fill(
      polygon([EYE([back, near, high]), EYE([front, near, high]), EYE([front, near, 0]), EYE([back, near, 0])]),
      "#4d4575",
    )
  );
}

/** The café's house with its bay window, and the house beyond it at the corner of the square. */
function drawRightSide(sheet: Sheet): void {
  const cafe: Span = [3, 9.9];
  const door = archOn(rightWall, [8.4, 9.5], 2.5, 0.3);
  sheet.add(
    masonry(rightWall, [9.9, LANE.end], 4.9, { ...RIGHT_STONE, wall: "#8f7f94" }, 6),
    windowOn(sheet, rightWall, { from: 10.8, bottom: 1.1, lit: true, shutters: "#a8637e" }, RIGHT_STONE),
    windowOn(sheet, rightWall, { from: 10.8, bottom: 3.1, high: 1.2, shutters: "#a8637e" }, RIGHT_STONE),
    eaves(rightWall, [9.9, LANE.end], 4.9, true),
    masonry(rightWall, cafe, 6.2, RIGHT_STONE, 3),
    fill(patch(rightWall, [BAY.near, BAY.far + 0.5], [BAY.low - 0.7, BAY.low]), "#564c7c", 0.4),
    fill(archOn(rightWall, [8.16, 9.74], 2.74, 0.34), RIGHT_STONE.dressed),
    fill(door, "#ffd08a"),
    sheet.clipped(
      door,
      fill(patch(rightWall, [8.4, 8.66], [0, 2.6]) + patch(rightWall, [9.22, 9.5], [0, 2.6]), "#e9a466") +
        fill(patch(rightWall, [8.66, 9.22], [1, 2.2]), "#fff0c4"),
    ),
    windowOn(
      sheet,
      rightWall,
      { from: 6.35, bottom: 1, wide: 1, high: 1.5, lit: true, shutters: "#3f86b0" },
      RIGHT_STONE,
    ),
    windowOn(
      sheet,
      rightWall,
      { from: 3.9, bottom: 1, wide: 0.9, high: 1.5, lit: true, shutters: "#3f86b0" },
      RIGHT_STONE,
    ),
    eaves(rightWall, cafe, 6.2, true),
    bayWindow(),
  );
}

/** The bay window: its ends along the lane, how far it stands out, its foot and its top. */
const BAY = { near: 6.2, far: 8.8, out: 0.95, low: 3.1, high: 5.35 } as const;

/** A wooden bay window over the café, lit from within: its front, the cheek that faces us, its cornice, two brackets that carry it. */
function bayWindow(): Drawing {
  const { near, far, out, low, high } = BAY;
  const front = LANE.right - out;
  const face: Wall = (along, up, deep = 0) => EYE([front + deep, along, up]);
  const cheek: Wall = (along, up, deep = 0) => EYE([along, near + deep, up]);
  const across: Span = [front, LANE.right];
  const [wood, shade, dark, pale] = ["#2f74a8", "#245a8c", "#1c2f63", "#7fb0c8"];
  const third = (far - near) / 3;
  const panes = (on: Wall, spans: readonly Span[], up: Span) => spans.map((span) => patch(on, span, up)).join("");
  const lights = counted(3).map((index): Span => [near + third * index + 0.1, near + third * (index + 1) - 0.1]);
  const bracket = (at: number): Drawing => {
    const sweep = shares(8).map((share): Point =>
      EYE([
        LANE.right - out * 0.9 * (1 - Math.cos((Math.PI / 2) * share)),
        at,
        low - 0.95 + Math.sin((Math.PI / 2) * share) * 0.9,
      ]),
    );
    return fill(
      polygon([EYE([LANE.right, at, low]), EYE([LANE.right, at, low - 0.95]), ...sweep, EYE([front + 0.06, at, low])]),
      shade,
    );
  };
  const underside = polygon([
    EYE([front, near, low]),
    EYE([LANE.right, near, low]),
    EYE([LANE.right, far, low]),
    EYE([front, far, low]),
  ]);
  const lip = out + 0.12;
  const soffit = polygon([
    EYE([LANE.right - lip, near - 0.12, high]),
    EYE([LANE.right, near - 0.12, high]),
    EYE([LANE.right, far + 0.1, high]),
    EYE([LANE.right - lip, far + 0.1, high]),
  ]);
  return (
    fill(underside, dark) +
    bracket(far - 0.2) +
    bracket(near + 0.14) +
    fill(soffit, dark) +
    fill(patch(face, [near, far], [low, high]), wood) +
    fill(panes(face, lights, [low + 0.95, high - 0.2]), "#ffc878") +
    fill(
      panes(
        face,
        lights.map(([a, b]): Span => [a, mixed(a, b, 0.34)]),
        [low + 0.95, high - 0.2],
      ),
      "#ffe4ac",
    ) +
    fill(panes(face, lights, [high - 0.78, high - 0.72]), wood) +
    fill(panes(face, lights, [low + 0.2, low + 0.72]), shade) +
    fill(patch(face, [near, far], [low + 0.82, low + 0.92]) + patch(face, [near, far], [low, low + 0.1]), pale) +
    fill(patch(cheek, across, [low, high]), shade) +
    fill(patch(cheek, [front + 0.16, LANE.right - 0.14], [low + 0.95, high - 0.2]), "#f3b76c") +
    fill(patch(cheek, [front + 0.16, front + 0.38], [low + 0.95, high - 0.2]), "#ffdc9c") +
    fill(patch(cheek, [front + 0.16, LANE.right - 0.14], [high - 0.78, high - 0.72]), shade) +
    fill(patch(cheek, [front + 0.16, LANE.right - 0.14], [low + 0.2, low + 0.72]), dark) +
    fill(patch(cheek, across, [low + 0.82, low + 0.92]) + patch(cheek, across, [low, low + 0.1]), "#5d8eb0") +
    fill(
      patch((along, up) => EYE([LANE.right - lip, along, up]), [near - 0.12, far + 0.1], [high, high + 0.24]),
      pale,
    ) +
    fill(
      patch((along, up) => EYE([along, near - 0.12, up]), [LANE.right - lip, LANE.right], [high, high + 0.24]),
      "#5d8eb0",
    )
  );
}

/** The canopy over the gate: its ends along the wall, how far it stands out, how high it is. */
const CANOPY = { near: 3.75, far: 6.95, out: 0.78, up: 2.86 } as const;

/** A mass of flowers: where it is, how wide and high by metres. */
type Mass = readonly [out: number, away: number, up: number, wide: number, high: number];

/** What lies on the canopy, and what hangs over its edge. */
const LYING: readonly Mass[] = [
  [0.4, 6.7, 3, 0.34, 0.14],
  [0.3, 6.2, 3.06, 0.44, 0.2],
  [0.5, 5.7, 3.06, 0.44, 0.2],
  [0.2, 5.3, 3.08, 0.44, 0.2],
  [0.6, 5.1, 3.06, 0.42, 0.22],
  [0.2, 4.6, 3.08, 0.44, 0.2],
  [0.6, 4.5, 3.06, 0.42, 0.2],
  [0.25, 4.1, 3.04, 0.34, 0.16],
  [0.62, 4.05, 3, 0.3, 0.15],
];
const HANGING: readonly Mass[] = [
  [0.78, 6.7, 2.86, 0.2, 0.13],
  [0.8, 6.3, 2.84, 0.24, 0.18],
  [0.82, 6.15, 2.58, 0.12, 0.24],
  [0.78, 5.85, 2.92, 0.26, 0.15],
  [0.8, 5.5, 2.88, 0.24, 0.18],
  [0.8, 5.1, 2.84, 0.22, 0.22],
  [0.84, 5.02, 2.54, 0.13, 0.26],
  [0.86, 4.98, 2.3, 0.07, 0.16],
  [0.8, 4.72, 2.92, 0.24, 0.14],
  [0.8, 4.35, 2.88, 0.22, 0.16],
  [0.82, 4.25, 2.68, 0.11, 0.2],
  [0.76, 3.95, 2.9, 0.2, 0.13],
  [0.28, 3.76, 2.92, 0.2, 0.1],
  [0.2, 3.74, 2.74, 0.08, 0.16],
];

/** It grows from the ground beside the gate, lies on a canopy of laths over it, and has let some flowers fall. */
function drawBougainvillea(sheet: Sheet): void {
  const random = randomOf(12);
  const petals = counted(46).map(() => {
    const [right, away] = [LANE.left + 0.45 + Math.abs(random.around(0.9)), random.between(3.6, 7)];
    return disc(...EYE([right, away, 0.01]), random.between(2.4, 5), random.between(1.2, 2.2));
  });
  const flowers = ([out, away, up, wide, high]: Mass, index: number): Drawing => {
    const spot: Place = [LANE.left + out, away, up];
    const metre = metreOf(spot);
    const [x, y] = EYE(spot);
    return bougainvillea(sheet, {
      x,
      y,
      width: wide * metre,
      height: high * metre,
      seed: index + 3,
      count: wide > 0.25 ? 22 : 15,
      size: metre * (wide > 0.25 ? 0.15 : 0.11),
    });
  };
  sheet.add(
    fill(patch(leftWall, [CANOPY.near, CANOPY.far], [CANOPY.up - 0.5, CANOPY.up]), "#2f2a5c", 0.35),
    ...LYING.map(flowers),
    struts(),
    bougainvilleaTrunk(sheet),
    canopy(),
    ...HANGING.map((mass, index) => flowers(mass, index + LYING.length)),
    fill(petals.join(""), "#c9488c", 0.9),
  );
}

/** Its two stems, which wind about each other from a bed in the paving up to the canopy. */
function bougainvilleaTrunk(sheet: Sheet): Drawing {
  const stem = (places: readonly Place[], from: number, to: number): Path => {
    const side = (which: -1 | 1): Point[] =>
      places.map((spot, index) => {
        const [x, y] = EYE(spot);
        return [x + which * metreOf(spot) * mixed(from, to, index / (places.length - 1)), y];
      });
    return curve([...side(-1), ...side(1).toReversed()], true);
  };
  const root: Place = [LANE.left + 0.2, 6.75, 0];
  const bed = (radius: number): Path =>
    polygon(
      shares(13).map((share) => {
        const angle = share * Math.PI * 2;
        return EYE([root[0] + Math.cos(angle) * radius * 0.8, root[1] + Math.sin(angle) * radius, 0.01]);
      }),
    );
  const main: readonly Place[] = [
    [LANE.left + 0.22, 6.84, 0],
    [LANE.left + 0.12, 6.8, 0.35],
    [LANE.left + 0.19, 6.76, 0.95],
    [LANE.left + 0.11, 6.72, 1.75],
    [LANE.left + 0.19, 6.62, 2.4],
    [LANE.left + 0.36, 6.5, 2.95],
  ];
  const second: readonly Place[] = [
    [LANE.left + 0.13, 6.84, 0.05],
    [LANE.left + 0.27, 6.8, 0.6],
    [LANE.left + 0.22, 6.74, 1],
    [LANE.left + 0.05, 6.66, 1.5],
    [LANE.left + 0.02, 6.45, 2.2],
    [LANE.left + 0.04, 6.15, 2.9],
  ];
  return (
    fill(bed(0.3), "#8d7a98") +
    fill(bed(0.21), "#332d58") +
    fill(stem(second, 0.05, 0.03), blend(sheet.mood.trunk, "#241f45", 0.35)) +
    fill(stem(main, 0.085, 0.05), "#6b4c56") +
    fill(
      stem(
        main.map(([right, away, up]): Place => [right + 0.04, away, up]),
        0.03,
        0.016,
      ),
      "#a87762",
    )
  );
}

/** Two iron struts that carry the canopy, each on a plate in the wall. */
function struts(): Drawing {
  const { near, far, out, up } = CANOPY;
  return [near + 0.06, far - 0.06]
    .map((at) => {
      const thick = metreOf([LANE.left, at, up]) * 0.04;
      return (
        fill(patch(leftWall, [at - 0.025, at + 0.025], [up - 0.66, up]), "#241f4a") +
        stroke(polyline([EYE([LANE.left, at, up - 0.58]), EYE([LANE.left + out - 0.08, at, up])]), "#241f4a", thick)
      );
    })
    .join("");
}

/** The canopy from below: a mat of leaves on laths, held by a rail along its edge and one at its near end. */
function canopy(): Drawing {
  const { near, far, out, up } = CANOPY;
  const [wall, front] = [LANE.left, LANE.left + out];
  const corner = (right: number, away: number): Point => EYE([right, away, up]);
  const rail = (a: Point, b: Point, thick: number): Path => polygon([a, b, [b[0], b[1] - thick], [a[0], a[1] - thick]]);
  const laths = counted(8).map((index) => {
    const at = mixed(near, far, (index + 1) / 8);
    return polyline([corner(wall, at), corner(front, at)]);
  });
  return (
    fill(polygon([corner(wall, near), corner(front, near), corner(front, far), corner(wall, far)]), "#2a2e55") +
    stroke(laths.join(""), "#5f4a74", 4) +
    fill(rail(corner(front, near), corner(front, far), 11), "#8b6a84") +
    fill(rail(corner(wall, near), corner(front + 0.1, near), 14), "#6f567c")
  );
}

/** Two guests at a table under the bay, the waiter who brings their glasses, a free table nearer to us. */
function drawCafe(sheet: Sheet): void {
  const lamplit = sheet.tinted({
    wall: "#ffd9a8",
    wallShade: "#94688c",
    wallDeep: "#574a7c",
    trunk: "#5d3f4c",
    near: "#2b2650",
  });
  const figure = (right: number, away: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = EYE([right, away, 0]);
    return place(person(lamplit, { ...options, shadow: false }), x, y, (metreOf([right, away, 0]) * tall) / 100);
  };
  const [right, away] = [2.28, 7.6];
  const chair = (at: number, heading: number, z: number) =>
    cafeChair(lamplit, { camera: EYE, right: at, away: z, heading, colour: "#3f86b0" });
  sheet.add(
    figure(2.84, 9.3, 1.76, {
      pose: "walking",
      mirrored: true,
      carries: "tray",
      carriedColour: "#cfd0d8",
      top: "#fdf8ee",
      bottom: "#262748",
      sleeves: "long",
    }),
    fill(disc(...EYE([right, away, 0]), 150, 16), "#5b4a74", 0.45),
    chair(right - 0.72, 90, away),
    chair(right + 0.72, 270, away),
    figure(right - 0.74, away, 1.7, {
      pose: "dining",
      slender: true,
      wears: "skirt",
      top: "#d8556a",
      bottom: "#d8556a",
      hairstyle: "long",
    }),
    figure(right + 0.74, away, 1.76, {
      pose: "dining",
      mirrored: true,
      top: "#e9e2cf",
      bottom: "#31507a",
      sleeves: "long",
    }),
    roundTable(lamplit, { camera: EYE, right, away, radius: 0.4 }),
    candle(sheet, right, away),
  );
}

/** A candle in a glass and two glasses of tea on a table. */
function candle(sheet: Sheet, right: number, away: number): Drawing {
  const metre = metreOf([right, away, 0]);
  const [x, y] = EYE([right, away, 0.74]);
  const glass = (dx: number) =>
    fill(box(x + dx - metre * 0.03, y - metre * 0.11, metre * 0.06, metre * 0.11), "#b5523f") +
    fill(box(x + dx - metre * 0.03, y - metre * 0.13, metre * 0.06, metre * 0.03), "#ffe7c0");
  return (
    glass(-metre * 0.2) +
    glass(metre * 0.2) +
    fill(box(x - metre * 0.04, y - metre * 0.12, metre * 0.08, metre * 0.12), "#ffcf86") +
    fill(disc(x, y - metre * 0.12, metre * 0.025, metre * 0.06), "#fff6d8") +
    sheet.glow([Math.round(x), Math.round(y - metre * 0.1)], Math.round(metre * 0.7), "#ffc878", 0.6)
  );
}

/** Strings of lamps over the lane: from where to where, how far they hang down, how many lamps. */
const STRINGS: readonly { from: Place; to: Place; sag: number; lamps: number }[] = [
  { from: [LANE.left + 0.42, 8.3, 4.86], to: [LANE.right - BAY.out - 0.12, BAY.near - 0.1, 5.4], sag: 0.5, lamps: 15 },
  { from: [LANE.right - BAY.out - 0.12, BAY.near - 0.1, 5.4], to: [-3.4, 3.1, 4.9], sag: 0.75, lamps: 17 },
];

/** Lanterns on brackets at the walls: to which side, how far along, how high. */
const LANTERNS: readonly (readonly [side: -1 | 1, away: number, up: number])[] = [
  [-1, 7.5, 2],
  [-1, 10.6, 2.05],
  [1, 5.58, 2.35],
  [1, 11.9, 2.5],
];

/** What lights the lane: strings of lamps over it, lanterns at its walls, the glow of both on the stone. */
function drawLamps(sheet: Sheet): void {
  for (const { from, to, sag, lamps } of STRINGS) {
    const at = (share: number): Place => [
      mixed(from[0], to[0], share),
      mixed(from[1], to[1], share),
      mixed(from[2], to[2], share) - 4 * sag * share * (1 - share),
    ];
    const bulbs = counted(lamps).map((index) => at((index + 1.2) / (lamps + 1.4)));
    sheet.add(
      stroke(curve(shares(17).map((share) => EYE(at(share)))), "#1f2350", 2),
      ...bulbs.map((bulb) => {
        const [x, y] = EYE(bulb);
        const metre = metreOf(bulb);
        return (
          sheet.glow([Math.round(x), Math.round(y + metre * 0.1)], Math.round(metre * 0.3), "#ffc070", 0.55) +
          fill(box(x - metre * 0.02, y, metre * 0.04, metre * 0.05), "#1f2350") +
          fill(disc(x, y + metre * 0.1, metre * 0.045, metre * 0.06), "#fff0c4")
        );
      }),
    );
  }
  for (const [side, away, up] of LANTERNS) {
    const wall = side < 0 ? LANE.left : LANE.right;
    const spot: Place = [wall - side * 0.24, away, up];
    const [x, y] = EYE(spot);
    const metre = metreOf(spot);
    const size = metre * 0.01;
    sheet.add(
      place(sheet.glow([0, 0], 100, "#ffb35c", 0.62), x, y + metre * 0.1, metre * 0.014),
      stroke(
        polyline([EYE([wall, away, up + 0.34]), EYE([wall - side * 0.24, away, up + 0.34]), [x, y - metre * 0.2]]),
        "#1f2048",
        Math.max(1.6, metre * 0.025),
      ),
      place(
        fill("M-9 18L-12-12H12L9 18Z", "#ffdf9c") +
          fill("M-4 16L-5-12H5L4 16Z", "#fff6d8") +
          fill("M-15-11Q-8-22 0-24Q8-22 15-11ZM-10 16H10V21H-10Z", "#1f2048"),
        x,
        y,
        size,
      ),
    );
  }
}

/** A cat that watches the lane, and pots at the café's wall close to us. */
function drawNear(sheet: Sheet): void {
  const cat: Place = [-0.95, 5.5, 0];
  const pots = [
    { right: 2.95, away: 4.25, flowers: true, seed: 3 },
    { right: 3.05, away: 4.95, flowers: false, seed: 5 },
  ];
  sheet.add(
    place(tabby(sheet, "#35305f"), ...EYE(cat), metreOf(cat) / 100),
    ...pots.toReversed().map(({ right, away, flowers, seed }) => {
      const spot: Place = [right, away, 0];
      return place(pottedBush(sheet, { seed, flowers }), ...EYE(spot), metreOf(spot) / 135);
    }),
  );
}
