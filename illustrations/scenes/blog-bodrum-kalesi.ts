import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { peacock } from "../parts/things/peacock.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 716;
const EYE = cameraOf({ horizon: HORIZON, centre: 826, eye: 1.7, focal: 1150 });
/** The castle's own axes, from the near corner of the gatehouse: metres in through the gate, to the left along its front, up. */
const YARD = frameOf(EYE, { right: 3.95, away: 12.4, heading: 30 });
/** How a shadow moves for each metre of height: in through the gate and to the right. */
const CAST = { along: 1.45, across: -1.55 };

/** The gatehouse: its front runs from 0 to `wide`, its side in shade goes back by `deep`. */
const GATEHOUSE = { wide: 7.8, deep: 5.6, high: 7.1 };
const GATE = { middle: 4.1, half: 1.3, sill: 1.92, spring: 3.55, top: 5.2, through: 2.5 };
const STAIR = { left: 5.9, right: 2.3, steps: 12, run: 0.62 };
const PARAPET = { inner: 7.4, outer: 8, high: 0.98, from: -11.5 };

const LIT = { body: "#f3cd93", pale: "#fbe3b6", worn: "#e2b177", green: "#b9b488", joint: "#c58f63" };
const SHADE = { body: "#7e6b97", pale: "#8f7ea6", worn: "#6d5b8a", green: "#627c8c", joint: "#57477a" };
const DEEP = "#3f3366";

/** A gate inside Bodrum Castle early in the day: the stair, the knights' arms in relief, a peacock on the parapet over the sea. */
export const SCENE: Scene = {
  name: "blog-bodrum-kalesi",
  seed: 14,
  mood: "morning",
  colours: {
    sky: ["#3f8fb4", "#8fc3cf", "#f2dfb6", "#fbcb94"],
    sea: ["#8cc7cf", "#3d98b4", "#1d7399", "#175b86"],
    stone: LIT.body,
    stoneWorn: LIT.worn,
    stoneShade: SHADE.body,
    stoneDeep: DEEP,
    groundShade: "#7b5f80",
    far: "#9db6cb",
    farShade: "#86a2bf",
  },
  grain: 0.25,
  crops: { wide: 90, square: 60 },
  draw(sheet) {
    drawFar(sheet);
    drawBehind(sheet);
    drawCourt(sheet);
    sheet.add(parapet(sheet), gatehouse(sheet));
    drawGate(sheet);
    sheet.add(shot(), visitors(sheet), stair(), climber(sheet), cheek(sheet));
    drawNear(sheet);
  },
};

/** The sea in the gap beside the gatehouse, with Kos on the horizon. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    sweptCloud(sheet, { x: 250, y: 330, length: 620, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 668, 90, 650, 190, 662, 300, 640, 400, 668, 520, 694, 640, 710]),
      foot: HORIZON + 2,
      seed: 4,
    }),
    fill(box(0, HORIZON, 700, 130), sheet.downwards(sheet.mood.sea, HORIZON, HORIZON + 110)),
    fill(lens(120, 738, 300, 5) + lens(420, 730, 220, 3) + lens(330, 756, 340, 6), sheet.mood.seaLight, 0.6),
    place(sailingYacht(sheet), 229, 734, 0.22),
  );
}

type Tones = typeof LIT;
/** A wall as a plane: metres along it and up. */
type Face = (along: number, up: number) => Point;
type Range = readonly [from: number, to: number];

function area(view: Project, ...places: readonly Place[]): Path {
  return polygon(places.map((each) => view(each)));
}

function panel(face: Face, [from, to]: Range, [low, high]: Range): Path {
  return polygon([face(from, low), face(to, low), face(to, high), face(from, high)]);
}

/**
 * Squared blocks in courses of uneven height: most are of one tone and only their joints show; some are paler or worn; the
 * green lava of the Mausoleum came by the cartload, so its blocks lie in nests.
 */
function masonry(face: Face, along: Range, up: Range, tones: Tones, seed: number): Drawing {
  const random = randomOf(seed * 17);
  const size = (along[1] - along[0]) * (up[1] - up[0]);
  const nests = counted(Math.round(size / 26)).map((): Point => [random.between(...along), random.between(...up)]);
  const blocks = { pale: "", worn: "", green: "" };
  let joints = "";
  for (let low = up[0]; low < up[1] - 0.05;) {
    const high = Math.min(up[1], low + random.between(0.32, 0.54));
    for (let from = along[0] - random.between(0, 0.8); from < along[1];) {
      const to = from + random.between(0.55, 1.35);
      const [a, b] = [Math.max(along[0], from), Math.min(along[1], to)];
      const lot = random.next();
      const reused = nests.some(
        ([at, height]) => Math.abs(from + 0.4 - at) < 1.1 && Math.abs(low + 0.2 - height) < 0.55,
      );
      const kind = reused && lot > 0.35 ? "green" : lot < 0.16 ? "pale" : lot < 0.32 ? "worn" : undefined;
      if (kind && b > a) blocks[kind] += panel(face, [a + 0.02, b - 0.02], [low + 0.02, high - 0.02]);
      if (b < along[1]) joints += polyline([face(b, low), face(b, high)]);
      from = to;
    }
    if (high < up[1]) joints += polyline([face(along[0], high), face(along[1], high)]);
    low = high;
  }
  return (
    fill(panel(face, along, up), tones.body) +
    fill(blocks.pale, tones.pale) +
    fill(blocks.worn, tones.worn) +
    fill(blocks.green, tones.green) +
    stroke(joints, tones.joint, 1.8, 0.55)
  );
}

/** A block of stone in a frame: its front, its right side in shade, and its top where that is below the eye. */
function solid(view: Project, along: Range, across: Range, up: Range): Drawing {
  const [[near, far], [right, left], [low, high]] = [along, across, up];
  return (
    fill(area(view, [near, right, low], [far, right, low], [far, right, high], [near, right, high]), SHADE.body) +
    fill(area(view, [near, right, low], [near, left, low], [near, left, high], [near, right, high]), LIT.body) +
    (high < 1.7
      ? fill(area(view, [near, right, high], [near, left, high], [far, left, high], [far, right, high]), LIT.pale)
      : "")
  );
}

/** How merlons have worn: the height of their heads from the left edge to the right one. */
const HEADS: readonly (readonly Point[])[] = [
  [
    [0, 0.98],
    [0.3, 1],
    [0.36, 0.92],
    [0.62, 0.9],
    [0.68, 1],
    [1, 1],
  ],
  [
    [0, 0.34],
    [0.16, 0.5],
    [0.3, 0.48],
    [0.52, 0.72],
    [0.74, 0.7],
    [0.82, 0.62],
    [1, 0.64],
  ],
  [
    [0, 0.86],
    [0.12, 1.02],
    [0.7, 1.02],
    [0.76, 0.9],
    [0.9, 0.86],
    [1, 0.74],
  ],
  [
    [0, 1.08],
    [0.56, 1.08],
    [0.6, 1.02],
    [1, 1.04],
  ],
  [
    [0, 0.8],
    [0.1, 0.78],
    [0.2, 0.94],
    [0.78, 0.95],
    [1, 0.96],
  ],
  [
    [0, 0.96],
    [0.4, 0.97],
    [0.48, 0.82],
    [0.7, 0.78],
    [0.76, 0.6],
    [1, 0.56],
  ],
];

/** Merlons on the front of a wall: courses of stone with heads that are chipped, broken off or gone, no two alike. */
function merlons(
  sheet: Sheet,
  view: Project,
  front: number,
  across: Range,
  foot: number,
  seed: number,
  tones: Tones = LIT,
): Drawing {
  const random = randomOf(seed);
  const count = Math.round((across[1] - across[0]) / 1.5);
  const wide = (across[1] - across[0]) / (count - 0.4);
  return counted(count)
    .map((index) => {
      const left = across[1] - index * wide + (index ? random.around(0.1) : 0);
      const long = wide * random.between(0.54, 0.64);
      const right = index === count - 1 ? across[0] : left - long;
      const head = (HEADS[(index + seed) % HEADS.length] ?? []).map(([share, up]): Point => [
        mixed(left, right, share),
        foot + up * 1.16,
      ]);
      const [, end] = head.at(-1) ?? [0, foot];
      const face: Face = (at, up) => view([front, at, up]);
      const outline = polygon([face(left, foot), ...head.map(([at, up]) => face(at, up)), face(right, foot)]);
      const side = area(
        view,
        [front, right, foot],
        [front + 0.7, right, foot],
        [front + 0.7, right, end + 0.06],
        [front + 0.3, right, end + 0.1],
        [front, right, end],
      );
      return (
        fill(side, SHADE.body) +
        sheet.clipped(outline, masonry(face, [right, left], [foot, foot + 1.4], tones, seed * 9 + index)) +
        // The sun on the broken head.
        stroke(polyline(head.map(([at, up]) => face(at, up - 0.03))), tones.pale, 5, 0.9)
      );
    })
    .join("");
}

/** The highest tower, turned a little against the gate, and the curtain wall in the shade of the gatehouse. */
function drawBehind(sheet: Sheet): void {
  const french = frameOf(EYE, { right: 12.2, away: 27, heading: 57 });
  const front: Face = (across, up) => french([0, across, up]);
  const side: Face = (along, up) => french([along, 0, up]);
  const wall: Face = (across, up) => YARD([GATEHOUSE.deep, -across, up]);
  const staff = french([3, 3, 15.4]);
  sheet.add(
    fill(box(staff[0] - 2, staff[1] - 96, 4, 100), "#4a3a5c"),
    place(turkishFlag({ height: 40 }), staff[0] + 2, staff[1] - 94),
    masonry(side, [0, 6.4], [4, 13.6], { ...SHADE, body: "#9a86ac", pale: "#a794b6", worn: "#8d789f" }, 4),
    masonry(front, [0, 6.4], [4, 13.6], { ...LIT, body: "#f7d8a2" }, 3),
    ...counted(4)
      .map((index) => solid(french, [index * 1.75, index * 1.75 + 1], [0, 0.7], [13.6, 14.7]))
      .toReversed(),
    ...counted(4)
      .map((index) => solid(french, [0, 0.7], [index * 1.75, index * 1.75 + 1], [13.6, 14.7]))
      .toReversed(),
    fill(panel(front, [2.6, 2.9], [9.4, 10.8]) + panel(side, [3.2, 3.6], [9.6, 11]), DEEP),
    place(cypress(sheet, { seed: 4 }), 1486, 560, 1.5),
    place(cypress(sheet, { seed: 6 }), 1584, 560, 1.2),
    merlons(sheet, YARD, GATEHOUSE.deep, [-9, -1.7], 4.3, 8),
    // The gatehouse's shadow climbs the wall and takes in the first merlon.
    merlons(sheet, YARD, GATEHOUSE.deep, [-1, 0], 4.3, 3, SHADE),
    masonry(wall, [0, 9], [-0.1, 4.3], SHADE, 6),
    fill(panel(wall, [0, 9], [4.12, 4.3]), SHADE.pale),
    sheet.clipped(
      polygon([wall(4.2, 4.3), wall(9, 4.3), wall(9, -0.1), wall(6.1, -0.1), wall(6.1, 3.1)]),
      masonry(wall, [0, 9], [-0.1, 4.3], LIT, 6),
    ),
  );
}

/** The court: slabs that run with the castle's axes, and what the parapet and the gatehouse throw on them. */
function drawCourt(sheet: Sheet): void {
  const random = randomOf(9);
  const court = area(YARD, [-13, 14, 0], [-13, -5, 0], [5.6, -12, 0], [5.6, 14, 0]);
  const near = `M-20 ${HORIZON + 118}H1620V1220H-20Z`;
  const slabs = { pale: "", worn: "" };
  let joints = "";
  for (let along = -12.6; along < 5.6; along += random.between(0.9, 1.4)) {
    joints += polyline([YARD([along, 7.4, 0]), YARD([along, -9, 0])]);
    for (let across = -9 + random.next(); across < 7.2; across += random.between(1, 2.2)) {
      if (along < -11.4 && across > 0) continue;
      joints += polyline([YARD([along, across, 0]), YARD([along + 1, across, 0])]);
      if (random.chance(0.32))
        slabs[random.chance(0.5) ? "pale" : "worn"] += area(
          YARD,
          [along + 0.04, across, 0],
          [along + 0.04, across + 1, 0],
          [along + 0.96, across + 1, 0],
          [along + 0.96, across, 0],
        );
    }
  }
  sheet.add(
    fill(near, "#ecc48c"),
    sheet.clipped(
      near,
      fill(court, "#ecc48c") +
        fill(slabs.pale, "#f6d9a8") +
        fill(slabs.worn, "#ddb07a") +
        stroke(joints, "#b98a66", 2, 0.5),
    ),
    fill(yardShadow() + pineShadow(), SHADE.body, 0.82),
  );
}

/** An umbrella pine that stands outside on the left, laid along the ground: its trunk forks into the lobes of the crown. */
function pineShadow(): Path {
  const random = randomOf(17);
  const ground = (right: number, away: number): Point => EYE([right, away, 0]);
  const lobes = placesOf([
    -2.9, 4.86, 0.5, -2.3, 5.3, 0.62, -1.5, 5.46, 0.5, -2.1, 4.5, 0.42, -1.05, 5.1, 0.56, -1.3, 4.62, 0.5, -0.45, 4.8,
    0.36, -0.4, 5.4, 0.3,
  ]);
  const crown = lobes.map(([right, away, wide]) =>
    curve(
      counted(22).map((index): Point => {
        const angle = (index / 22) * Math.PI * 2;
        const reach = wide * (index % 2 ? random.between(0.78, 0.9) : random.between(0.98, 1.14));
        return ground(right + Math.cos(angle) * reach, away + Math.sin(angle) * reach * 0.4);
      }),
      true,
    ),
  );
  const limb = (points: readonly Point[], half: number) =>
    polygon([
      ...points.map(([right, away]) => ground(right, away - half)),
      ...points.toReversed().map(([right, away]) => ground(right, away + half * 0.8)),
    ]);
  return [
    ...crown,
    limb(
      [
        [-6, 4.2],
        [-4, 4.64],
        [-2.6, 4.96],
        [-1.4, 5.2],
      ],
      0.05,
    ),
    limb(
      [
        [-4.3, 4.56],
        [-3, 4.56],
        [-1.2, 4.66],
      ],
      0.035,
    ),
  ].join("");
}

/** The gatehouse's shadow on the court beside it. */
function yardShadow(): Path {
  const reach = 6.2;
  return area(YARD, [0, 0, 0], [GATEHOUSE.deep, -reach, 0], [GATEHOUSE.deep, 0, 0]);
}

/** The breast wall over the sea, with low merlons; its face to the court is in shade, sun on all tops. */
function parapet(sheet: Sheet): Drawing {
  const { inner, outer, high, from } = PARAPET;
  const face: Face = (along, up) => YARD([along, inner, up]);
  const teeth = [-7.7, -5.5, -3.2, -1.2].map((along, index): Range => [along, along + [1.15, 1.2, 1.1, 0.9][index]!]);
  const shadow = (along: Range, up: number): Path =>
    area(
      YARD,
      [along[0], inner, 0],
      [along[1], inner, 0],
      [along[1] + CAST.along * up, inner + CAST.across * up, 0],
      [along[0] + CAST.along * up, inner + CAST.across * up, 0],
    );
  return (
    sheet.clipped(
      area(YARD, [from, inner, 0], [0, inner, 0], [0, -1, 0], [from, -1, 0]),
      fill(shadow([from - 2, -high * CAST.along], high), SHADE.body, 0.82) +
        fill(teeth.map((along) => shadow(along, 1.62)).join(""), SHADE.body, 0.82),
    ) +
    fill(area(YARD, [from, inner, high], [0, inner, high], [0, outer, high], [from, outer, high]), LIT.pale) +
    teeth
      .toReversed()
      .map((along, index) => tooth(sheet, along, 3 - index))
      .join("") +
    masonry(face, [from, 0], [0, high], SHADE, 21) +
    fill(panel(face, [from, 0], [high - 0.08, high]), "#b09cb4")
  );
}

/** A low merlon of the parapet; the nearest is whole, for a bird to stand on. */
function tooth(sheet: Sheet, [near, far]: Range, kind: number): Drawing {
  const { inner, outer, high } = PARAPET;
  const head = (HEADS[kind ? kind + 1 : 3] ?? []).map(([share, up]): Place => {
    return [mixed(near, far, share), inner, kind ? high + 0.68 * up : 1.6];
  });
  const start = head[0]?.[2] ?? high;
  const face = area(YARD, [near, inner, high], ...head, [far, inner, high]);
  return (
    fill(area(YARD, [near, inner, high], [near, outer, high], [near, outer, start], [near, inner, start]), LIT.body) +
    sheet.clipped(
      face,
      masonry((along, up) => YARD([along, inner, up]), [near, far], [high, 1.8], SHADE, 40 + kind),
    ) +
    stroke(polyline(head.map(YARD)), "#c9b2bb", 3)
  );
}

/** The gatehouse: front in the sun, side falling away in shade, a moulding under the merlons. */
function gatehouse(sheet: Sheet): Drawing {
  const { wide, deep, high } = GATEHOUSE;
  const front: Face = (across, up) => YARD([0, across, up]);
  const side: Face = (along, up) => YARD([along, 0, up]);
  const sideMerlons = [3.6, 1.6]
    .map((along) => solid(YARD, [along, along + 1], [0, 0.7], [high, high + 1.12]))
    .join("");
  return (
    sideMerlons +
    masonry(side, [0, deep], [-0.05, high], SHADE, 12) +
    merlons(sheet, YARD, 0, [0, wide], high, 5) +
    masonry(front, [0, wide], [-0.05, high], LIT, 14) +
    fill(panel(front, [0, wide], [high - 0.62, high - 0.44]), LIT.joint, 0.75) +
    solid(YARD, [-0.16, 0.2], [-0.14, wide], [high - 0.44, high - 0.16]) +
    fill(
      panel((across, up) => YARD([-0.16, across, up]), [-0.14, wide], [high - 0.24, high - 0.16]),
      "#fdeccb",
    ) +
    fill(panel(side, [0, deep], [high - 0.44, high - 0.16]), SHADE.pale)
  );
}

/** A pointed arch at a depth behind the front; `grow` widens it. */
function arch(along: number, grow = 0, sill: number = GATE.sill): Point[] {
  const { middle, half, spring, top } = GATE;
  const side = (sign: number) =>
    shares(9).map((share): Point => {
      const rise = Math.sin(share * 1.15) / Math.sin(1.15);
      const across = (half + grow) * (1 - share ** 1.75);
      return YARD([along, middle + sign * across, spring + (top + grow * 1.15 - spring) * rise]);
    });
  return [
    YARD([along, middle - half - grow, sill]),
    ...side(-1),
    ...side(1).toReversed(),
    YARD([along, middle + half + grow, sill]),
  ];
}

/** Through the arch the upper court in the sun; over it the arms of those who paid for the wall. */
function drawGate(sheet: Sheet): void {
  const { middle, half, sill, spring, through } = GATE;
  const opening = polygon(arch(0));
  const beyond = polygon(arch(through));
  const ring = polygon(arch(0, 0.42)) + polygon(arch(0).toReversed());
  const [inside, outside] = [arch(0), arch(0, 0.42)];
  const wedges = counted(inside.length).map((index) => polyline([inside[index] ?? [0, 0], outside[index] ?? [0, 0]]));
  const jamb = area(
    YARD,
    [0, middle + half, sill],
    [through, middle + half, sill],
    [through, middle + half, spring + 0.2],
    [0, middle + half, spring + 0.2],
  );
  const floor = area(
    YARD,
    [0, middle - half, sill],
    [0, middle + half, sill],
    [through, middle + half, sill],
    [through, middle - half, sill],
  );
  const level = (along: number, up: number) =>
    area(YARD, [along, 3, up], [along, 14, up], [along, 14, up + 0.2], [along, 3, up + 0.2]);
  const further = counted(6).map((index) =>
    fill(level(6 + index * 0.5, sill + index * 0.2), index % 2 ? "#e8b98a" : "#f6d6a2"),
  );
  sheet.add(
    fill(ring, "#f9dcae"),
    stroke(wedges.join(""), LIT.joint, 2.4, 0.8),
    fill(opening, DEEP),
    sheet.clipped(
      opening,
      fill(jamb, "#6d5c92") +
        // The sunlit court beyond warms the end of its inner wall.
        fill(
          area(
            YARD,
            [1.5, middle + half, sill],
            [through, middle + half, sill],
            [through, middle + half, spring + 0.2],
            [2.1, middle + half, spring + 0.2],
          ),
          "#a07c9a",
        ) +
        fill(floor, "#b98a80") +
        sheet.clipped(
          beyond,
          fill(box(500, 300, 600, 440), sheet.downwards(["#8fc3cf", "#f2dfb6", "#fbcb94"], 420, 660)) +
            fill(area(YARD, [11, 4, sill], [11, 18, sill], [11, 18, 5], [11, 4, 5]), "#f0c48e") +
            fill(area(YARD, [11, 4, 4.7], [11, 18, 4.7], [11, 18, 5], [11, 4, 5]), "#fdeccb") +
            further.join("") +
            place(cypress(sheet, { seed: 3 }), ...YARD([9, 8.7, sill + 1.2]), 0.5),
        ),
    ),
    relief(sheet, middle, 6.02, 1, 0),
    relief(sheet, middle + 1.75, 5.3, 0.82, 1),
    relief(sheet, middle - 1.75, 5.3, 0.82, 2),
  );
}

/** A marble panel let into the front, with a raised rim and a carved shield: lit on its left edges, shaded on its right ones. */
function relief(sheet: Sheet, middle: number, foot: number, size: number, kind: number): Drawing {
  const at = (x: number, y: number): Point => YARD([0, middle - x * size, foot - 0.55 + y * size]);
  const shape = (...points: readonly Point[]): Path => polygon(points.map(([x, y]) => at(x, y)));
  const square = (x: number, y: number, half: number, tall: number): Path =>
    shape([x - half, y], [x + half, y], [x + half, y + tall], [x - half, y + tall]);
  const shield = (shift: number): Path =>
    curve(
      [
        [-0.36, 0.98],
        [0, 0.98],
        [0.36, 0.98],
        [0.37, 0.7],
        [0.34, 0.45],
        [0.2, 0.26],
        [0, 0.13],
        [-0.2, 0.26],
        [-0.34, 0.45],
        [-0.37, 0.7],
      ].map(([x = 0, y = 0]): Point => at(x + shift, y - shift)),
      true,
    );
  const bearings = [
    square(0, 0.1, 0.09, 0.92) + square(0, 0.56, 0.4, 0.18),
    shape([-0.4, 0.98], [0, 0.98], [0, 0.56], [-0.4, 0.56]) + shape([0, 0.56], [0.4, 0.56], [0.3, 0.3], [0, 0.1]),
    shape([-0.4, 0.98], [-0.16, 0.98], [0.36, 0.5], [0.26, 0.3], [-0.4, 0.78]),
  ];
  return (
    fill(square(0.05, -0.05, 0.58, 1.16), LIT.joint, 0.85) +
    fill(square(0, 0, 0.58, 1.14), "#fff3d9") +
    fill(square(0.03, 0.05, 0.49, 1.04), "#b2889a") +
    fill(square(0.045, 0.05, 0.475, 1.01), "#e6c3a4") +
    fill(shield(0.04), "#8a6a90") +
    fill(shield(0), "#fdeac6") +
    sheet.clipped(
      shield(0),
      fill(bearings[kind] ?? "", "#a67a90") + fill(shape([0.24, 1], [0.5, 1], [0.4, 0.2], [0.1, 0.1]), "#c9a09c", 0.6),
    )
  );
}

/** The stair to the gate between the court and the sill, worn in the middle, its right cheek in shade. */
function stair(): Drawing {
  const { left, right, steps, run } = STAIR;
  const rise = GATE.sill / steps;
  const random = randomOf(4);
  const foot = -steps * run;
  const treads = counted(steps)
    .toReversed()
    .map((index) => {
      const [along, up] = [foot + index * run, (index + 1) * rise];
      const riser = area(
        YARD,
        [along, right, up - rise],
        [along, left, up - rise],
        [along, left, up],
        [along, right, up],
      );
      const tread = area(
        YARD,
        [along, right, up],
        [along, left, up],
        [along + run, left, up],
        [along + run, right, up],
      );
      const joint = mixed(right + 0.5, left - 0.5, random.next());
      // Where the parapet's shadow ends on this step.
      const shaded = Math.max(right, left - (up < 1 ? 1.1 - up * 0.8 : 0));
      const [worn, wide] = [mixed(right, left, 0.5) + random.around(0.2), random.between(0.5, 0.8)];
      return (
        fill(riser, "#e3ad78") +
        fill(tread, "#fbe3b6") +
        fill(
          area(YARD, [along, shaded, up], [along, left, up], [along + run, left, up], [along + run, shaded - 0.1, up]) +
            area(YARD, [along, shaded, up - rise], [along, left, up - rise], [along, left, up], [along, shaded, up]),
          SHADE.pale,
          0.85,
        ) +
        fill(
          curve(
            [
              YARD([along, worn - wide, up]),
              YARD([along + 0.01, worn, up - 0.025]),
              YARD([along, worn + wide, up]),
              YARD([along + 0.02, worn, up + 0.01]),
            ],
            true,
          ),
          "#fff3d9",
          0.8,
        ) +
        stroke(polyline([YARD([along, joint, up - rise]), YARD([along, joint, up])]), LIT.joint, 2, 0.7)
      );
    });
  return treads.join("");
}

/** The wall on the right of the stair, its shadow on the court, its sloping top in the sun. */
function cheek(sheet: Sheet): Drawing {
  const { right, steps, run } = STAIR;
  const foot = -steps * run;
  const face: Point[] = [
    YARD([foot - 0.2, right, 0]),
    YARD([0, right, 0]),
    YARD([0, right, GATE.sill + 0.75]),
    YARD([foot + 0.6, right, 0.95]),
    YARD([foot - 0.2, right, 0.95]),
  ];
  const inner = right + 0.42;
  const cap = area(
    YARD,
    [foot - 0.2, right, 0.95],
    [foot + 0.6, right, 0.95],
    [0, right, GATE.sill + 0.75],
    [0, inner, GATE.sill + 0.75],
    [foot + 0.6, inner, 0.95],
    [foot - 0.2, inner, 0.95],
  );
  const shadow = area(YARD, [foot - 0.2, right, 0], [foot + 1.2, right - 1.5, 0], [0, right - 2.3, 0], [0, right, 0]);
  return (
    fill(shadow, SHADE.body, 0.82) +
    sheet.clipped(
      polygon(face),
      masonry((along, up) => YARD([along, right, up]), [foot - 0.2, 0], [0, GATE.sill + 0.8], SHADE, 31),
    ) +
    fill(
      area(YARD, [foot - 0.2, right, 0], [foot - 0.2, inner, 0], [foot - 0.2, inner, 0.95], [foot - 0.2, right, 0.95]),
      LIT.worn,
    ) +
    fill(cap, "#fdeccb")
  );
}

/** A heap of stone balls for the castle's guns, at the foot of the gatehouse. */
function shot(): Drawing {
  const balls = [
    [-0.62, 1.72, 0.2],
    [-0.7, 1.24, 0.22],
    [-0.74, 0.78, 0.19],
    [-0.66, 1.5, 0.54],
    [-0.7, 1.02, 0.55],
  ] as const;
  return balls
    .map(([along, across, up], index) => {
      const spot: Place = [along, across, up];
      const radius = metre(spot) * (0.2 + (index % 3) * 0.012);
      const [x, y] = YARD(spot);
      const cast = YARD([along + 0.24, across - 0.3, 0.02]);
      return (
        (up < 0.3 ? fill(disc(cast[0], cast[1], radius * 1.5, radius * 0.4), SHADE.body, 0.82) : "") +
        fill(disc(x, y, radius), "#8b7299") +
        fill(disc(x - radius * 0.12, y - radius * 0.08, radius * 0.87), "#d3a077") +
        fill(disc(x - radius * 0.26, y - radius * 0.2, radius * 0.66), LIT.pale)
      );
    })
    .join("");
}

/** What stands in the yard, `high` metres tall; its drawing is so many units high. */
function standing(spot: Place, high: number, units: number, drawing: Drawing): Drawing {
  return place(drawing, ...YARD(spot), (metre(spot) * high) / units);
}

/** Somebody on the way up, behind the cheek. */
function climber(sheet: Sheet): Drawing {
  const look = {
    pose: "walking",
    behind: true,
    top: "#2f6f8a",
    bottom: "#e9dcc4",
    wears: "shorts",
    hat: "#ecd3a3",
    shadow: false,
  } as const;
  return standing([-2.2, 4, 1.28], 1.75, 100, person(sheet, look));
}

/** A mother at the parapet and her child, who points at the bird. */
function visitors(sheet: Sheet): Drawing {
  const mother = {
    pose: "leaning",
    mirrored: true,
    behind: true,
    slender: true,
    hairstyle: "long",
    wears: "skirt",
    top: "#fdf8ee",
    bottom: "#c8463f",
    shadow: false,
  } as const;
  const child = {
    pose: "pointing",
    mirrored: true,
    child: true,
    wears: "shorts",
    top: "#e9a23b",
    bottom: "#31507a",
    shadow: false,
  } as const;
  return (
    fill(disc(...YARD([-6.2, 6.55, 0]), 34, 6), DEEP, 0.45) +
    standing([-4.5, 7.05, 0], 1.66, 100, person(sheet, mother)) +
    standing([-6.25, 6.6, 0], 1.15, 100, person(sheet, child))
  );
}

/** Dry grass in the joints of the court, taller towards us. */
function courtGrass(sheet: Sheet): Drawing[] {
  return placesOf([
    640, 1000, 26, 700, 1012, 18, 1010, 1090, 44, 1080, 1110, 26, 330, 996, 18, 860, 930, 14, 120, 1180, 60, 40, 1196,
    44, 720, 1180, 36,
  ]).map(([x, y, size], index) =>
    grass(sheet, {
      from: x - size * 1.3,
      to: x + size * 1.3,
      ground: () => y,
      height: size,
      count: 12,
      colour: index % 3 ? "#8f8a4c" : "#b39a55",
      seed: index + 2,
    }),
  );
}

/** The peacock on its merlon, and oleander that leans into the picture from the right. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    standing([-7.3, 7.46, 1.6], 0.8, 140, peacock()),
    fill(lens(1560, 1190, 560, 60), SHADE.worn, 0.8),
    ...courtGrass(sheet),
    place(needlePine(sheet, { tall: 1120, lean: 60, wide: 360, seed: 3 }), -190, 1120),
    oleander(sheet, 1500, 1130, 190, 5),
    oleander(sheet, 1640, 1040, 150, 9),
  );
}

/** Units of a metre at a place of the yard. */
function metre(spot: Place): number {
  const [, low] = YARD(spot);
  const [, high] = YARD([spot[0], spot[1], spot[2] + 1]);
  return low - high;
}
