import { cameraOf, type Place, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { bolster, type Light, modelled, type Pad, padOf, type Range, type Surface, type Tones } from "../kit/form.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { castleImage, guletImage } from "../parts/sea/harbourImage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { rim, turnedForm } from "../parts/things/turnedForm.ts";

const HORIZON = 340;
/** The eye, in the car's middle, looks straight back: metres before the hips of who sits in the rear, up from the floor. */
const EYE = { along: 1.78, up: 0.97 } as const;
const VIEW = { horizon: HORIZON, centre: 800, focal: 1060 } as const;
const camera = cameraOf({ ...VIEW, eye: EYE.up });
/** Metres to the right of the car's middle, forward (which is towards us), up from its floor. */
const at: Project = ([right, along, up]) => camera([right, EYE.along - along, up]);
const line = (...places: readonly Place[]): Path => polyline(places.map(at));

/** Half the width inside of the doors, their belt, the roof in its middle, half the width of its lining. */
const [DOOR, BELT, ROOF, LINING] = [0.75, 0.72, 1.13, 0.53] as const;
/** The side of the cabin: upright up to the belt, then rounding in, and drawn in towards the tail. */
const onDoor =
  (side: 1 | -1): Surface =>
  (along, up) => {
    const high = Math.max(0, up - BELT);
    return [side * (DOOR - high * 0.34 - high * high * 0.55 - (within(-along / 0.5) * high) / 5), along, up];
  };
/** The roof, which falls towards its sides and towards the tail. */
const onRoof: Surface = (right, along) => [
  right,
  along,
  ROOF - 0.04 * (Math.abs(right) / LINING) ** 3 - 0.05 * within((0.35 - along) / 0.8) ** 2,
];

/** A level surface by right and along; one that faces us by right and up. */
const level =
  (up: number): Surface =>
  (right, along) => [right, along, up];
const upright =
  (along: number): Surface =>
  (right, up) => [right, along, up];

/** A part of a surface, its edges as bent as the surface. */
function patch(surface: Surface, [u0, u1, v0, v1]: Range): Path {
  const across = (v: number): Point[] => shares(25).map((share) => at(surface(mixed(u0, u1, share), v)));
  const up = (u: number): Point[] => shares(25).map((share) => at(surface(u, mixed(v0, v1, share))));
  return polygon([...across(v0), ...up(u1), ...across(v1).toReversed(), ...up(u0).toReversed()]);
}

/** A line on a surface between two places of it. */
const seam = (surface: Surface, [u0, u1, v0, v1]: Range): Path =>
  polyline(shares(25).map((share) => at(surface(mixed(u0, u1, share), mixed(v0, v1, share)))));

/** A polygon on a surface, its corners rounded: u, v, and how far from it the edge begins to turn. */
function pane(surface: Surface, corners: readonly Place[]): Path {
  return polygon(
    corners.flatMap(([u, v, turn], index) => {
      const towards = (other: number): Point => {
        const [x, y] = corners[(index + other + corners.length) % corners.length] ?? [0, 0];
        const share = turn / Math.hypot(x - u, y - v);
        return [mixed(u, x, share), mixed(v, y, share)];
      };
      const [[x0, y0], [x1, y1]] = [towards(-1), towards(1)];
      return shares(9).map((t) =>
        at(surface(mixed(mixed(x0, u, t), mixed(u, x1, t), t), mixed(mixed(y0, v, t), mixed(v, y1, t), t))),
      );
    }),
  );
}
const plate = (surface: Surface, [u0, u1, v0, v1]: Range, turn: number): Path =>
  pane(surface, [
    [u0, v0, turn],
    [u1, v0, turn],
    [u1, v1, turn],
    [u0, v1, turn],
  ]);

/** The panes of a rear door: its window, which ends beside us, and the small light behind it. */
const DOOR_PANE: readonly Place[] = [
  [1.5, 0.735, 0.05],
  [1.5, 1.075, 0.05],
  [0.2, 1.075, 0.14],
  [0.04, 1.055, 0.05],
  [0.02, 0.735, 0.03],
];
const QUARTER_PANE: readonly Place[] = [
  [-0.015, 0.74, 0.03],
  [-0.005, 1.05, 0.04],
  [-0.18, 1.0, 0.1],
  [-0.4, 0.82, 0.06],
  [-0.42, 0.745, 0.03],
];

/** The armrest between the seats: half its width, its front and its rear, its top. */
const REST = { half: 0.115, front: 0.31, rear: -0.12, top: 0.57 } as const;
/** Towards the sun: to the left, before the car, low. */
const SUN: Place = [-0.76, 0.5, 0.36];
/** How far a place is inside of the sunlight that comes in through the window of the left door, in metres; less than 0 in the shade. */
function inSun([right, along, up]: Place): number {
  const way = (-0.72 - right) / SUN[0];
  const [y, z] = [along + way * SUN[1], up + way * SUN[2]];
  // What the armrest hides of the seat at its right: from where the ray is over its width and length, it must be over its top.
  const [enter, leave] = [
    Math.max((right - REST.half) / 0.76, (REST.rear - along) / 0.5),
    Math.min((right + REST.half) / 0.76, (REST.front - along) / 0.5, (REST.top - up) / 0.36),
  ];
  const rest = right > REST.half + 0.01 ? enter - leave : 1;
  return Math.min(z - 0.75, 1.07 - z, y + 0.4, 2.4 - y, rest);
}
const LIGHT: Light = {
  project: at,
  eye: [0, EYE.along, EYE.up],
  sun: SUN,
  bright: [-0.42, 0.5, 0.76],
  inSun,
};
/** A form of the cabin in the tones of its material. */
const shaded = (surface: Surface, range: Range, tones: Tones, outward: 1 | -1 = 1): Drawing =>
  modelled(LIGHT, { surface, range, outward, tones });

/** A level pad without flutes: its middle and half its width, where its rear begins, along and up, how long it is, the radius of its front edge. */
const slab = (across: Point, start: Point, long: number, radius: number, tail = 0): Surface =>
  padOf({ middle: across[0], half: () => across[1], start, slope: 2, long, radius, side: 1, bulge: () => 0, tail });

const SADDLE = { sunny: "#f6b265", plain: "#b5654a", dim: "#8b4a4c", deep: "#4d2947" };
const CREAM = { sunny: "#fff0cd", plain: "#d5b4ae", dim: "#a58499", deep: "#6b4f78" };
const PLUM = { sunny: "#c98a78", plain: "#5d4775", dim: "#453463", deep: "#2a1f47" };
const WOOD = { sunny: "#d98d4e", plain: "#7a4344", dim: "#5f343f", deep: "#3f2438" };
const [SEAM, STITCH, GLOW] = ["#5f2f3f", "#e9a878", "#ffe9b8"] as const;

/** The rear of the long saloon in the evening: two armchairs side by side, the low sun through the left door across both; outside the coast road, the bay at one side, oleanders at the other. */
export const SCENE: Scene = {
  name: "cabin-sedan",
  seed: 97,
  mood: "gold",
  colours: {
    sky: ["#5b7fa8", "#c7a9b0", "#f7c291", "#fbd9a0"],
    sea: ["#f3c79a", "#b99aa6", "#5d7fa4", "#2c4f82"],
  },
  crops: { wide: 170, square: 200 },
  grain: 0.34,
  draw(sheet) {
    drawBay(sheet);
    drawOleanders(sheet);
    drawRoad(sheet);
    drawShell(sheet);
    drawRoof(sheet);
    for (const side of [-1, 1] as const) drawDoor(sheet, side);
    drawFloor(sheet);
    drawBench(sheet);
    for (const middle of [-0.4, 0.4]) drawSeat(sheet, middle);
    drawArmrest(sheet);
    drawRug(sheet);
    // The foot-well is darker than what is under the windows.
    const dusk = sheet.linear(
      [
        [0, PLUM.deep, 0],
        [1, PLUM.deep, 0.5],
      ],
      [0, 800],
      [0, 1200],
    );
    sheet.add(fill(box(0, 800, 1600, 400), dusk));
  },
};

/** The far shores at one level in all windows: islands, the bay with a gulet, the castle on its headland, the town on the hill behind it. */
function drawBay(sheet: Sheet): void {
  const hill = "M684 347L706 342Q790 338 850 322T1010 306T1230 300T1420 272T1640 258V470H1000Q880 352 690 344Z";
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 300, 90, 276, 190, 306, 300, 296, 420, 318, 620, 312, 720, 326, 800, 316, 1640, 300]),
      foot: HORIZON + 3,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 60, foot: false }),
    fill(hill, "#b08a77"),
    fill("M850 322Q930 312 1010 306T1230 300T1420 272T1640 258V300Q1500 306 1400 322T1100 326T850 322Z", "#8f6f78"),
    groupedTown(sheet, {
      rows: 3,
      far: [880, 1640],
      near: [880, 1640],
      ground: (x, share) => 338 - (x - 780) * 0.05 + share * (x - 780) * 0.06,
      scale: [0.1, 0.24],
      seed: 4,
    }),
    // The evening on the gardens of the town.
    fill(hill, "#d98f78", 0.3),
    place(castleImage({ stone: "#efc79b", rock: "#a7859a" }), 752, 346, 0.125),
    place(bodrumCastle(sheet, { shade: false, flags: false }), 752, 346, 0.125),
    place(guletImage({ hull: "#6f4a5c", sail: "#f6dcb8" }), 284, 390, 0.21),
    place(gulet(sheet), 284, 390, 0.21),
    ripples(sheet, { x: 284, y: 394, width: 150, height: 14, count: 14 }),
  );
}

/** The road under the car, by metres to the right of its middle, away from us, up from the asphalt; far behind it turns inland. */
const outside = cameraOf({ ...VIEW, eye: 1.35 });
const onRoad: Project = ([away, right, up]) => outside([right + Math.max(0, away - 36) ** 2 * 0.0014, away, up]);
const FAR = stepsAway(2, 150, 40);
const lane = (right: readonly [number, number], along: readonly number[] = FAR, up = 0): Path =>
  polygon(ribbon(onRoad, { along, across: right, up }));
/** A wall along the road, between two heights. */
const fence = (right: number, [low, high]: Point): Path =>
  polygon([
    ...FAR.map((away) => onRoad([away, right, low])),
    ...FAR.toReversed().map((away) => onRoad([away, right, high])),
  ]);

/** The coast road: its parapet along the water, whose shadow lies on our lane, the centre line, the wall under the gardens. */
function drawRoad(sheet: Sheet): void {
  const [parapet, wall, high] = [-2.5, 5.9, 0.82];
  const joints = (right: number, [low, top]: Point, step: number): Path =>
    counted(9)
      .map((index) => 2.6 + index * step)
      .map((away) => polyline([onRoad([away, right, low]), onRoad([away, right, top])]))
      .join("");
  const shade = "#6b5078";
  sheet.add(
    fill(lane([parapet - 0.45, wall]), "#c39a8c"),
    fill(lane([parapet, 5.3]), "#a57f88"),
    fill(lane([parapet, -0.6]), shade),
    ...counted(12).map((index) => fill(lane([1.7, 1.86], [16 + index * 9, 21 + index * 9]), "#fbe3bd")),
    fill(lane([5.0, 5.12]), "#f2d0ae"),
    // The parapet: its face in the shade, its coping in the light.
    fill(fence(parapet, [0, high]), "#7d5c7c"),
    stroke(joints(parapet, [0, high - 0.14], 1.15), shade, 3),
    fill(fence(parapet, [high - 0.14, high]), "#9a7288"),
    fill(lane([parapet - 0.45, parapet], FAR, high), "#f3c493"),
    stroke(joints(parapet, [high - 0.14, high], 1.6), shade, 3),
    // The wall looks at the sun.
    fill(fence(wall, [0, 0.95]), "#dfa57c"),
    fill(fence(wall, [0, 0.12]), "#a9777a"),
    stroke(joints(wall, [0.12, 0.48], 1.7) + joints(wall, [0.48, 0.84], 1.3), "#b98070", 3),
    stroke(polyline(FAR.map((away) => onRoad([away, wall, 0.48]))), "#b98070", 3),
    fill(fence(wall, [0.84, 0.95]), "#f7cf9c"),
  );
}

/** Oleanders in flower behind the wall, one after the other: masses of several shoots, the sun on their left. */
function drawOleanders(sheet: Sheet): void {
  const random = randomOf(12);
  const places = counted(24).map((index) => 66 * 0.908 ** index);
  sheet.add(
    ...places.map((away, index) => {
      const metre = VIEW.focal / away;
      const [middle, foot] = onRoad([away, 6.5, 0.9]);
      const shoots = counted(4).map((shoot): Point => [
        middle + (shoot - 1.5) * metre * 0.34,
        foot - metre * random.between(0.12, 0.62),
      ]);
      const crowns = shoots.map(([x, y]) => blot(random, x, y, metre * 0.36, metre * 0.42)).join("");
      // The leaves of each shoot spread like a fan.
      const leaves = (count: number, [from, to]: Point, long: number): Path =>
        shoots
          .flatMap(([x, y]) =>
            shares(count).map((share) => {
              const angle = ((mixed(from, to, share) + random.around(9)) / 180) * Math.PI;
              const reach = metre * long * random.between(0.8, 1.1);
              return polyline([
                [x + Math.sin(angle) * reach * 0.3, y + metre * 0.02 - Math.cos(angle) * reach * 0.3],
                [x + Math.sin(angle) * reach, y + metre * 0.02 - Math.cos(angle) * reach],
              ]);
            }),
          )
          .join("");
      const flowers = (count: number): Point[] =>
        shoots.flatMap(([x, y]) =>
          counted(count).map((): Point => [
            x + metre * (random.around(0.2) - 0.06),
            y - metre * random.between(0, 0.34),
          ]),
        );
      const pink = index % 5 !== 2;
      return (
        fill(shoots.map(([x, y]) => box(x - metre * 0.3, y, metre * 0.6, foot - y + 4)).join(""), "#454760") +
        fill(crowns, "#454760") +
        stroke(leaves(13, [-120, 105], 0.42), "#5f6a60", metre * 0.05) +
        stroke(leaves(6, [-95, 0], 0.36), "#8f8f66", metre * 0.036) +
        dots(flowers(2), metre * 0.05, pink ? "#b9567c" : "#d9b8b4") +
        dots(flowers(2), metre * 0.042, pink ? "#f59aa0" : "#fff0d8")
      );
    }),
  );
}

/** The rear window: from the end of the roof it falls far back, and is wider at its foot. */
const onRear: Surface = (right, up) => [right, -1.02 + (up - 0.85) * 2.9 - right * right * 0.2, up];
const REAR = pane(onRear, [
  [-0.63, 0.85, 0.05],
  [0.63, 0.85, 0.05],
  [0.42, 1.055, 0.09],
  [-0.42, 1.055, 0.09],
]);

/** The shell about the panes: pillars in the lining's tones, dark seals. */
function drawShell(sheet: Sheet): void {
  const sides = ([1, -1] as const).map((side) => pane(onDoor(side), DOOR_PANE) + pane(onDoor(side), QUARTER_PANE));
  const panes = sides.join("") + REAR;
  const lining = sheet.linear(
    [
      [0, "#4a3a68"],
      [0.3, "#5d4775"],
      [0.62, "#8a6480"],
      [1, "#b07a7c"],
    ],
    [0, 300],
    [1600, 340],
  );
  sheet.add(
    `<path d="M-20-20H1620V1220H-20Z${panes}" fill="${lining}" fill-rule="evenodd"/>`,
    stroke(panes, PLUM.deep, 11),
  );
}

/** The roof: its lining about a pane of sky, a line of light along its edge. */
function drawRoof(sheet: Sheet): void {
  const edge = ([-1, 1] as const).map((side) =>
    shares(24).map((share) => onRoof(side * (LINING - 0.1 * share ** 5), mixed(1.5, -0.4, share))),
  );
  const [left = [], right = []] = edge;
  const header = shares(12).map((share) => onRoof(mixed(-LINING + 0.1, LINING - 0.1, share), -0.4));
  const outline = [...left, ...header, ...right.toReversed()];
  const hole = plate(onRoof, [-0.29, 0.29, 0.34, 1.5], 0.08);
  const lining = sheet.linear(
    [
      [0, "#6b5078"],
      [1, "#c39088"],
    ],
    [300, 100],
    [1300, 60],
  );
  sheet.add(
    fill(`${polyline(outline.map(at))}Z`, lining),
    stroke(line(...outline), PLUM.deep, 7, 0.5),
    stroke(line(...left) + line(...right), "#ffb45e", 18, 0.35),
    stroke(line(...left) + line(...right), GLOW, 5),
    fill([-0.27, 0.27].map((x) => disc(...at(onRoof(x, 0.06)), 26, 6)).join(""), GLOW),
    fill(plate(onRoof, [-0.315, 0.315, 0.3, 1.5], 0.1), PLUM.plain),
    fill(hole, PLUM.deep),
    sheet.clipped(
      hole,
      fill(
        plate((x, y) => [x, y, ROOF + 0.04], [-0.285, 0.285, 0.37, 1.5], 0.07),
        sheet.downwards(["#4f74a4", "#8f9fbd", "#d9b3b4"], 0, 216),
      ) +
        fill(lens(830, 150, 360, 14) + lens(690, 112, 280, 16) + lens(960, 74, 420, 20), "#f6cdb0", 0.8) +
        fill("M700-20H760L700 220H640ZM790-20H815L755 220H730Z", "#ffffff", 0.14),
    ),
  );
}

/** The inner side of a rear door under its window: the ledge, walnut over a line of light, padded leather, the armrest with its switches, a loudspeaker. */
function drawDoor(sheet: Sheet, side: 1 | -1): void {
  const door = onDoor(side);
  const strip = (low: number, high: number, tones: Tones, from = -0.5, to = 1.5): Drawing =>
    shaded(door, [from, to, low, high], side === 1 ? tones : { ...tones, deep: tones.dim }, side === 1 ? -1 : 1);
  const elbow: Surface = (along, turn) => [
    side * (DOOR - 0.045 - Math.cos(turn) * 0.055),
    along,
    0.485 + Math.sin(turn) * 0.035,
  ];
  const lit = side === 1;
  // The loudspeaker.
  const onRing = (radius: number, turn: number): Point =>
    at(door(0.42 + Math.cos(turn) * radius, 0.18 + Math.sin(turn) * radius));
  const ringOf = (radius: number): Path => polygon(counted(40).map((index) => onRing(radius, (index / 20) * Math.PI)));
  sheet.add(
    strip(0, 0.36, PLUM),
    strip(0.36, 0.585, SADDLE),
    ...counted(22).map((index) =>
      stroke(seam(door, [index * 0.09 - 0.48, index * 0.09 - 0.48, 0.36, 0.57]), SEAM, 3, 0.8),
    ),
    strip(0.585, 0.69, WOOD),
    stroke(seam(door, [-0.5, 1.5, 0.64, 0.66]), WOOD.sunny, 3, 0.5),
    stroke(seam(door, [-0.5, 1.5, 0.582, 0.582]), "#ffb45e", 16, 0.35),
    stroke(seam(door, [-0.5, 1.5, 0.582, 0.582]), GLOW, 4),
    strip(0.69, 0.735, PLUM),
    stroke(seam(door, [-0.36, 1.5, 0.73, 0.73]), lit ? "#d9a08a" : "#7a608c", 5),
    shaded(elbow, [-0.2, 1.5, -1.5, 2.6], SADDLE, lit ? -1 : 1),
    ...[0.34, 0.42, 0.5].map((y) => stroke(seam(elbow, [y, y + 0.05, 1.5, 1.5]), "#dccbd0", 6)),
    stroke(seam(door, [0.42, 0.58, 0.625, 0.625]), PLUM.deep, 17),
    stroke(seam(door, [0.43, 0.57, 0.63, 0.63]), "#d9cdd8", 7),
    fill(ringOf(0.115), lit ? "#9a7590" : "#6b5580"),
    fill(ringOf(0.107), PLUM.deep),
    dots(
      [0.018, 0.042, 0.066, 0.09].flatMap((radius) =>
        counted(Math.round(radius * 300)).map((index) =>
          onRing(radius, (index / Math.round(radius * 300)) * 2 * Math.PI),
        ),
      ),
      2.4,
      lit ? "#9a7590" : "#6b5580",
    ),
    stroke(seam(door, [-0.3, 1.5, 0.03, 0.03]), lit ? "#c98a78" : "#6b5580", 5),
  );
}

/** The floor: deep carpet, a mat before each seat. */
function drawFloor(sheet: Sheet): void {
  const floor = level(0);
  sheet.add(
    fill(patch(floor, [-DOOR, DOOR, -0.3, 1.4]), "#33264f"),
    ...[-0.44, 0.44].map((x) => {
      const mat = plate(floor, [x - 0.24, x + 0.24, 0.38, 1.1], 0.05);
      const [from, to] = [at([x + 0.3, 0.9, 0]), at([x - 0.2, 0.4, 0])];
      return (
        fill(mat, x < 0 ? "#5d4778" : "#6d5180") +
        sheet.spray(mat, PLUM.deep, { from, to, thick: 0.55 }) +
        stroke(mat, SADDLE.plain, 7)
      );
    }),
  );
}

/** What joins the two seats: the padding at the doors, the belts before it, the niche of the armrest, the middle cushion. */
function drawBench(sheet: Sheet): void {
  const wall = upright(-0.32);
  const tunnel: Surface = (turn, along) => [Math.sin(turn) * 0.17, along, Math.cos(turn) * 0.06];
  const cushion = slab([0, 0.16], [-0.2, 0.38], 0.56, 0.08, 0.06);
  sheet.add(
    fill(patch(wall, [-0.6, 0.6, 0, 0.82]), SADDLE.deep),
    ...([-1, 1] as const).map((side) =>
      shaded(
        (u, v) => [side * (0.61 + u * 0.15), -0.2 - u * 0.02 - v * 0.2, 0.3 + v * 0.5 - u * u * 0.08],
        [0, 1, 0, 1],
        PLUM,
        side === 1 ? -1 : 1,
      ),
    ),
    ...[-1, 1].map((side) => {
      const belt = (from: number, to: number): Path =>
        line(
          ...[from, to].map((t): Place => [side * mixed(0.645, 0.7, t), mixed(-0.32, -0.16, t), mixed(0.93, 0.36, t)]),
        );
      return stroke(belt(0, 1), "#3b2d5a", 16) + stroke(belt(0.56, 0.6), "#cbb9c9", 14);
    }),
    fill(patch(upright(0.3), [-0.7, 0.7, 0, 0.34]), PLUM.deep),
    shaded(cushion, [-1, 1, 0, 1], SADDLE),
    stroke(seam(cushion, [-0.9, 0.9, 0.74, 0.74]), SEAM, 3),
    recess(sheet),
    ...[-0.45, 0.45].map((u) => stroke(seam(cushion, [u, u, 0.74, 0.95]), SEAM, 2.5)),
    // The outlets for air over the end of the tunnel.
    fill(plate(upright(0.48), [-0.13, 0.13, 0, 0.23], 0.03), PLUM.dim),
    fill(plate(upright(0.48), [-0.11, 0.11, 0.12, 0.205], 0.02), PLUM.deep),
    stroke([0.14, 0.1625, 0.185].map((z) => line([-0.1, 0.48, z], [0.1, 0.48, z])).join(""), "#8a7398", 4),
    stroke(line([0, 0.48, 0.125], [0, 0.48, 0.2]), PLUM.deep, 8),
    shaded(tunnel, [-1.57, 1.57, 0.48, 1.3], PLUM),
  );
}

/** The middle of the backrest, and the recess in it out of which the armrest folds. */
function recess(sheet: Sheet): Drawing {
  const back =
    (deep: number): Surface =>
    (right, up) => [right, -0.09 - (up - 0.36) * 0.466 - deep, up];
  const [half, low, high] = [REST.half, 0.4, 0.82] as const;
  const hole = plate(back(0), [-half, half, low, high], 0.025);
  const side = [back(0)(half, low), back(0)(half, high), back(0.1)(half - 0.012, high), back(0.1)(half - 0.012, low)];
  return (
    shaded(back(0), [-0.2, 0.2, 0.36, 0.87], SADDLE, -1) +
    stroke(seam(back(0), [-0.2, 0.2, 0.87, 0.87]), STITCH, 4, 0.8) +
    fill(hole, SADDLE.deep) +
    sheet.clipped(
      hole,
      fill(polygon(side.map(at)), SADDLE.dim) +
        fill(patch(back(0.1), [-half + 0.012, half - 0.012, low, high - 0.03]), "#6a3a4a"),
    ) +
    stroke(hole, SEAM, 4)
  );
}

/** The flutes of a seat: how its leather rises between seams, across the middle of the pad and along a part of it. */
const flutes =
  (count: number, from: number, to: number): Pad["bulge"] =>
  (u, v) =>
    Math.abs(Math.sin(((u / 0.6 + 1) / 2) * Math.PI * count)) ** 0.8 *
    0.013 *
    within((v - from) / 0.05) *
    within((to - v) / 0.05) *
    (Math.abs(u) < 0.6 ? 1 : 0);

/** How far a pad rolls down into the fold where back and cushion meet: over which part of it, how deep. */
const fold = (v: number, part: number, deep: number): number => deep * (1 - Math.sqrt(1 - (1 - within(v / part)) ** 2));

/** An armchair from the front: fluted leather between bolsters, a head-rest with a soft cushion, the rest for the legs folded down under it. */
function drawSeat(sheet: Sheet, middle: number): void {
  const [wings, sides] = [bolster(0.04, 0.6), bolster(0.03, 0.6)];
  const [backFlutes, lowFlutes] = [flutes(7, 0.07, 0.68), flutes(7, 0.16, 0.8)];
  const back = padOf({
    middle,
    half: (v) =>
      0.265 -
      0.025 * within(v / 0.5) -
      0.12 * (1 - Math.sqrt(1 - within((v - 0.56) / 0.3) ** 2)) -
      0.03 * within((0.15 - v) / 0.15),
    start: [-0.06, 0.36],
    slope: 115,
    long: 0.54,
    radius: 0.07,
    side: -1,
    bulge: (u, v) => wings(u) * (1 - 0.7 * within((v - 0.5) / 0.3)) + backFlutes(u, v) - fold(v, 0.2, 0.05),
  });
  const cushion = padOf({
    middle,
    half: (v) => 0.265 - 0.02 * within((v - 0.5) / 0.3) ** 2,
    start: [-0.12, 0.366],
    slope: 7.5,
    long: 0.5,
    radius: 0.075,
    side: 1,
    bulge: (u, v) => sides(u) * (1 - 0.9 * within((v - 0.5) / 0.3)) + lowFlutes(u, v) - fold(v, 0.22, 0.05),
  });
  const calf = padOf({
    middle,
    half: (v) => 0.235 - 0.06 * (1 - Math.sqrt(1 - within((v - 0.72) / 0.28) ** 2)),
    start: [0.36, 0.3],
    slope: -86,
    long: 0.2,
    radius: 0.03,
    side: 1,
    bulge: (u, v) => -0.02 * within((Math.abs(u) - 0.85) / 0.15) ** 2 + flutes(7, 0.04, 0.8)(u, v),
    tail: 0,
  });
  // The fluted middle is sampled more finely across than along.
  const across =
    (surface: Surface): Surface =>
    (u, v) =>
      surface(v, u);
  const whole = (surface: Surface, end: number, outward: 1 | -1 = 1): Drawing =>
    shaded(surface, [-1, -0.6, 0, end], SADDLE, outward) +
    shaded(surface, [0.6, 1, 0, end], SADDLE, outward) +
    shaded(across(surface), [0, end, -0.6, 0.6], SADDLE, outward === 1 ? -1 : 1);
  const ridges = (surface: Surface, from: number, to: number): Drawing =>
    counted(8)
      .map((index) => seam(surface, [-0.6 + index * (1.2 / 7), -0.6 + index * (1.2 / 7), from, to]))
      .map((path) => stroke(path, SEAM, 2.4, 0.85))
      .join("");
  const piping = (surface: Surface, from: number, to: number): Drawing =>
    [-0.63, 0.63].map((u) => stroke(seam(surface, [u, u, from, to]), STITCH, 2, 0.8)).join("");
  sheet.add(
    whole(back, 0.92, -1),
    ridges(back, 0.03, 0.68),
    stroke(seam(back, [-0.6, 0.6, 0.69, 0.69]), SEAM, 3),
    piping(back, 0.065, 0.82),
    // The shade in the fold over the cushion.
    fill(patch(back, [-0.97, 0.97, 0, 0.04]), SADDLE.deep),
    fill(patch(back, [-0.97, 0.97, 0.04, 0.062]), SADDLE.dim),
    headRest(middle),
    whole(calf, 1),
    ridges(calf, 0, 0.78),
    stroke(seam(calf, [-0.6, 0.6, 0.785, 0.785]), SEAM, 4),
    fill(patch(calf, [-1, 1, 0, 0.3]), "#5f2c40", 0.7),
    fill(patch(cushion, [-0.97, 0.97, 0, 0.14]), SADDLE.deep),
    whole(cushion, 0.92),
    ridges(cushion, 0.1, 0.8),
    stroke(seam(cushion, [-0.6, 0.6, 0.81, 0.81]), SEAM, 3),
    piping(cushion, 0.12, 0.84),
  );
}

/** A head-rest: a rounded block of leather with a soft cream cushion before it. */
function headRest(middle: number): Drawing {
  const block =
    (wide: number, high: number, forward: number, [along, up]: Point): Surface =>
    (u, v) => {
      const round = Math.sqrt(Math.max(0, 1 - u ** 4) * Math.max(0, 1 - v ** 4));
      return [
        middle + v * wide * Math.sqrt(1 - 0.32 * u * u),
        along + forward * round - u * high * 0.36,
        up + u * high * Math.sqrt(1 - 0.32 * v * v),
      ];
    };
  const rods = [0.07, -0.07].map((u) => line([middle + u, -0.3, 0.86], [middle + u, -0.3, 0.96]));
  return (
    stroke(rods.join(""), PLUM.deep, 12) +
    stroke(rods.join(""), "#cbb9c9", 4) +
    shaded(block(0.15, 0.095, 0.05, [-0.3, 0.985]), [-1, 1, -1, 1], SADDLE) +
    shaded(block(0.135, 0.075, 0.05, [-0.24, 0.965]), [-1, 1, -1, 1], CREAM)
  );
}

/** The armrest folded down between the seats: a walnut top with two glasses of water and two mandarins. */
function drawArmrest(sheet: Sheet): void {
  const { half, front, rear, top } = REST;
  const tray = level(top);
  const pad = padOf({
    middle: 0,
    half: () => half,
    start: [rear - 0.2, top - 0.02],
    slope: 2,
    long: front - rear + 0.16,
    radius: 0.045,
    side: 1,
    bulge: (u) => -0.028 * Math.abs(u) ** 7,
    tail: 0.13,
  });
  const back: Project = ([x, y, z]) => at([x, -y, z]);
  sheet.add(
    fill(patch(level(0.4), [-half + 0.02, half + 0.05, rear, front + 0.012]), SADDLE.deep, 0.8),
    shaded(pad, [-1, 1, 0, 1], SADDLE),
    stroke(seam(pad, [-0.94, 0.94, 0.83, 0.83]), SEAM, 2.5),
    stroke(seam(pad, [-0.94, 0.94, 0.81, 0.81]), STITCH, 1.5, 0.7),
    // The strap by which it is pulled down.
    fill(patch(pad, [-0.16, 0.16, 0.8, 0.94]), SADDLE.dim),
    fill(patch(pad, [-0.16, 0.1, 0.8, 0.925]), SADDLE.plain),
    fill(plate(tray, [-0.092, 0.092, rear + 0.02, front - 0.025], 0.03), WOOD.deep),
    sheet.clipped(
      plate(tray, [-0.087, 0.087, rear + 0.03, front - 0.032], 0.03),
      shaded(tray, [-half, half, rear, front], { ...WOOD, sunny: "#b0623e" }) +
        [-0.06, -0.02, 0.015, 0.05]
          .map((x) => stroke(seam(tray, [x, x + 0.012, rear, front]), WOOD.sunny, 2.5, 0.5))
          .join(""),
    ),
    ...[-0.04, 0.045].map((x, index) => {
      const y = -0.06 + index * 0.03;
      const inner = turnedForm(
        back,
        [x, y],
        [
          [0.028, top],
          [0.032, top + 0.075],
        ],
        ["#cfe8ea", "#8fbcc9", "#5d8fae"],
      );
      return (
        fill(rim(back, [x + 0.03, y + 0.012], [0.03, top]), WOOD.dim, 0.7) +
        turnedForm(
          back,
          [x, y],
          [
            [0.029, top],
            [0.034, top + 0.11],
          ],
          ["#fff6e0", "#d9dfe4", "#a9b2c8"],
        ) +
        inner +
        fill(rim(back, [x, y], [0.032, top + 0.075]), "#e3f3f0") +
        stroke(rim(back, [x, y], [0.034, top + 0.11]), "#fff8e6", 2)
      );
    }),
    ...[0.03, -0.03].map((x, index) => fruit([x, 0.16 + index * 0.045, top])),
  );
}

/** A mandarin with a leaf, its shadow to the right. */
function fruit(spot: Place): Drawing {
  const [x, y] = at(spot);
  const size = (at([spot[0] + 0.034, spot[1], spot[2]])[0] - x) * 1;
  return (
    fill(disc(x + size * 0.7, y + size * 0.05, size * 1.1, size * 0.32), WOOD.dim, 0.8) +
    fill(disc(x, y - size * 0.8, size, size * 0.9), "#c95a2c") +
    fill(disc(x - size * 0.12, y - size * 0.9, size * 0.84, size * 0.76), "#f08a35") +
    fill(disc(x - size * 0.36, y - size * 1.1, size * 0.4, size * 0.34), "#ffbe66") +
    fill(lens(x + size * 0.5, y - size * 1.62, size * 1.2, size * 0.5), "#4f6b4a")
  );
}

/** A travel rug folded on the right seat: two layers with teal stripes, loose threads at their ends. */
function drawRug(sheet: Sheet): void {
  const [left, right, front, rear, thick] = [0.28, 0.56, 0.28, 0.02, 0.05];
  const TEAL = { sunny: "#2f9aa6", plain: "#27647f", dim: "#234f72", deep: "#2b2a55" };
  const layer = (index: number): Surface =>
    slab([(left + right) / 2, (right - left) / 2], [rear, 0.41 + thick * (index + 1)], front - rear, thick / 2, 0.02);
  const bands = pointsOf([-0.86, -0.8, -0.7, -0.42, -0.32, -0.26, 0.3, 0.36, 0.46, 0.74, 0.84, 0.9]);
  const end = (index: number): Path =>
    polygon(
      [...shares(40).map((share) => layer(index)(-1, share)), [left, rear, 0.41 + index * thick] as Place].map(at),
    );
  const random = randomOf(31);
  const fringe = (index: number): Path =>
    shares(46)
      .map((share): Place => [left, mixed(rear, front + 0.02, share), 0.44 + index * thick])
      .map(([x, y, z]) => {
        const [reach, sway] = [random.between(0.012, 0.034), random.around(0.008)];
        const thread: Place[] = [
          [x + 0.004, y, z + 0.008],
          [x - reach * 0.7, y + sway * 0.3, z - 0.004],
          [x - reach, y + sway, z - random.between(0.012, 0.03)],
        ];
        return curve(thread.map(at));
      })
      .join("");
  sheet.add(
    fill(patch(level(0.415), [left - 0.03, right + 0.05, rear, front + 0.026]), SADDLE.deep, 0.6),
    ...counted(2).flatMap((index) => [
      shaded(layer(index), [-1, 1, 0, 1], CREAM),
      ...bands.map(([from, to]) => shaded(layer(index), [from, to, 0, 1], TEAL)),
      fill(patch(layer(index), [-1, 1, 0.965, 1]), CREAM.deep, 0.5),
      fill(end(index), CREAM.dim),
      stroke(fringe(index), CREAM.deep, 1.6),
      stroke(fringe(index), CREAM.sunny, 1.1),
    ]),
  );
}
