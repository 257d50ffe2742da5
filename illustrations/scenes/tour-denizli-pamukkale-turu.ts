import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { type Basin, basinOutline, travertine } from "../parts/land/travertine.ts";
import { balancingChild, skirtWader } from "../parts/people/barefoot.ts";
import { wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 400;
const FOCAL = 1400;

/** We stand on a nose of the slope of Pamukkale and look over to the next; heights are in metres from the eye. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: 0, focal: FOCAL });

/** The travertines of Pamukkale at sunrise: pools along the contours of the slope, and in a near one a woman who wades with her sandals in her hand, a girl behind her. */
export const SCENE: Scene = {
  name: "tour-denizli-pamukkale-turu",
  seed: 61,
  mood: "morning",
  colours: {
    sky: ["#5f8fc4", "#a9c0d8", "#f8d3bd", "#fde3c0"],
    zenith: "#3f6aa8",
    far: "#c4a3b8",
    farShade: "#9f8fb8",
    mist: "#fde3cc",
    seaLight: "#fff3e2",
    seaDark: "#4f86a8",
  },
  grain: 0.26,
  crops: { wide: 150, square: 180 },
  draw(sheet) {
    drawFar(sheet);
    drawPlateau(sheet);
    drawTerraces(sheet);
    drawRuins(sheet);
    drawLight(sheet);
    drawPeople(sheet);
    drawNearBasins(sheet);
    drawGuests(sheet);
  },
};

/** Where the sun comes up, over the shoulder of the mountain. */
const SUNRISE: Point = [214, 300];

const CREST = pointsOf([
  -20, 330, 300, 318, 560, 330, 680, 312, 790, 276, 870, 290, 960, 256, 1070, 230, 1150, 248, 1240, 272, 1340, 298,
  1450, 320, 1640, 336,
]);

/** The mountains and the plain of the Lykos, under the mist of the morning. */
function drawFar(sheet: Sheet): void {
  const random = randomOf(12);
  const greens = ["#b3c08f", "#e0cd98", "#94ac88"] as const;
  const fields = greens.map((_, tone) =>
    counted(9)
      .map((index) => {
        const near = ((index * 3 + tone + 0.5) / 27) ** 1.5;
        return lens(random.between(500, 1640), HORIZON + 10 + near * 300, mixed(240, 560, near), mixed(4, 30, near));
      })
      .join(""),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    sheet.glow([SUNRISE[0], 380], 860, "#ffd49c", 0.8),
    dawnClouds(),
    sheet.glow(SUNRISE, 300, "#fff0b4", 0.95),
    sheet.glow(SUNRISE, 96, "#fffbe0", 1),
    fill(disc(...SUNRISE, 36), "#fffef2"),
    ridge(sheet, { crest: CREST, foot: HORIZON + 4, mist: 0, seed: 8, light: "#f2c6b4" }),
    swallows(),
    fill(box(0, HORIZON, 1600, 700), sheet.downwards(["#ecd9ba", "#c9cca6", "#a3b596", "#9fb3a8"], HORIZON, 880)),
    ...fields.map((path, tone) => fill(path, greens[tone] ?? greens[0])),
    ditches(),
    poplars(),
    village(),
    fill(
      placesOf([1330, 412, 700, 1500, 448, 520])
        .map(([x, y, long]) => lens(x, y, long, 13))
        .join(""),
      "#fdeedd",
      0.85,
    ),
    sheet.glow([1360, 800], 420, "#dfe0e6", 0.85),
    fill(
      box(0, HORIZON - 130, 1600, 210),
      sheet.linear(
        [
          [0, "#fdeedd", 0],
          [0.64, "#fdeedd", 1],
          [0.7, "#fdeedd", 0.9],
          [1, "#fdeedd", 0],
        ],
        [0, HORIZON - 130],
        [0, HORIZON + 80],
      ),
    ),
  );
}

/** Thin banks of cloud that the sun reaches from below: gold near it, rose and violet farther off. */
function dawnClouds(): Drawing {
  const random = randomOf(23);
  const banks = placesOf([300, 214, 620, 830, 182, 900, 1400, 140, 760, 560, 122, 520]);
  return banks
    .map(([x, y, long]) => {
      const far = within((x - SUNRISE[0]) / 1100, 0, 1);
      const strips = (count: number, thick: number) =>
        counted(count)
          .map((index) => {
            const share = (index + 0.5) / count - 0.5;
            return lens(
              x + random.around(long * 0.22) + share * long * 0.24,
              y - share * 22,
              long * random.between(0.34, 0.62),
              thick * random.between(0.7, 1.2),
            );
          })
          .join("");
      return (
        fill(strips(6, 13), blend("#f6c3a2", "#ab9fd0", far), 0.75) +
        place(fill(strips(3, 4), blend("#fff4c8", "#ffcdb6", far)), 0, 9)
      );
    })
    .join("");
}

/** Swallows, out early for the flies over the pools. */
function swallows(): Drawing {
  const wings = "M0 2Q-7-6-20-9Q-9-9-1-3Q6-10 21-17Q13-7 4-.4Q8 2 13 7L6.4 4Q7 8 8.6 12.6Q4 7 0 2Z";
  return placesOf([1216, 232, 1, 1290, 204, 0.8, 1350, 252, 0.66, 1420, 226, 0.58])
    .map(([x, y, size], index) => place(turned(fill(wings, "#3f3f74"), index * 29 - 20), x, y, size))
    .join("");
}

/** Roofs of a village among the trees. */
function village(): Drawing {
  const houses = placesOf([
    1062, 462, 8, 1088, 458, 9, 1112, 465, 9, 1138, 459, 8, 1082, 474, 10, 1150, 474, 10, 1172, 466, 8, 1116, 480, 11,
    1038, 472, 9,
  ]);
  const over = (corners: readonly number[]) =>
    houses
      .map(([x, y, size]) => polygon(pointsOf(corners).map(([right, down]) => [x + right * size, y + down * size])))
      .join("");
  return (
    fill(over([-1, 0, -1, -0.8, 0.5, -0.8, 0.5, 0]), "#fdf0dc") +
    fill(over([0.5, 0, 0.5, -0.8, 0.75, -1.2, 1, -0.8, 1, 0]), "#c2b0bd") +
    fill(over([-1.1, -0.76, -0.8, -1.3, 0.75, -1.3, 0.5, -0.76]), "#d58d6c") +
    fill(over([0.5, -0.76, 0.75, -1.3, 1.08, -0.76]), "#b07a74")
  );
}

/** Ditches and tracks between the fields under the slope, far below: they run together towards the village. */
function ditches(): Drawing {
  const lines = placesOf([1660, 560, 0, 1640, 690, 0]).map(([x, y]) => `M1090 474L${x} ${y}`);
  const across = "M1180 546Q1400 520 1640 540M1160 620Q1400 584 1640 612M1180 742Q1440 690 1640 724";
  return stroke(lines.join(""), "#7f9a86", 3, 0.5) + stroke(across, "#f0e2c0", 3, 0.6);
}

/** Poplars along the ditches of the plain, paler the farther off, their shadows to the right. */
function poplars(): Drawing {
  const random = randomOf(44);
  // Rows: where one begins, how far off, how many.
  const rows = placesOf([
    930, 446, 9, 1160, 440, 8, 1440, 444, 12, 1010, 488, 5, 1390, 480, 11, 1500, 514, 7, 1400, 548, 6, 1545, 592, 4,
    1330, 640, 5, 1470, 716, 6,
  ]);
  return rows
    .map(([from, y, count]) => {
      const trees = counted(count).map((index) => {
        const high = Math.min(y - HORIZON, 120) * random.between(0.2, 0.36) + 7;
        return [from + index * high * random.between(0.3, 0.72), y + index * 0.9 + random.around(2), high] as const;
      });
      const crowns = (left: number, right: number) =>
        trees
          .map(([x, foot, high]) => {
            const [low, top] = [short(foot), short(foot - high)];
            return `M${short(x)} ${top}C${short(x + right * high)} ${short(foot - high * 0.6)} ${short(x + right * high * 1.2)} ${short(foot - high * 0.15)} ${short(x + right * high * 0.3)} ${low}H${short(x - left * high * 0.3)}C${short(x - left * high * 1.2)} ${short(foot - high * 0.15)} ${short(x - left * high)} ${short(foot - high * 0.6)} ${short(x)} ${top}Z`;
          })
          .join("");
      const far = within(1 - (y - HORIZON) / 180, 0.16, 0.75);
      return (
        fill(trees.map(([x, foot, high]) => lens(x + high, foot, high * 2.2, high * 0.16)).join(""), "#7d8f80", 0.5) +
        fill(crowns(0.15, 0.15), blend("#a9ae78", "#d9cdb4", far)) +
        fill(crowns(0.02, 0.15), blend("#5b7a6a", "#c0bfae", far))
      );
    })
    .join("");
}

/** Lime in the first sun, from where it looks into it to where it is turned away. */
const LIME = ["#fffaf0", "#ffecda", "#f3d6d8", "#c3b3de", "#8f92d0"] as const;
/** The same in finer steps, so that a scallop turns out of the sun as a round thing does. */
const TONES = counted(13).map((step) => {
  const [from = LIME[0], to = LIME[4]] = LIME.slice(Math.min(3, Math.floor(step / 3)));
  return blend(from, to, step === 12 ? 1 : (step % 3) / 3);
});
/** Towards the sun, on the plan. */
const SUN: Point = [-0.87, 0.49];
/** Where shadows fall, on the plan, as the sun stands far off at the left: to the right and towards us; for a metre of height. */
const CAST: Point = [0.68, -1.42];

/** The middle of the brow's bend, in metres; the rims are drawn round it. */
const MIDDLE: Point = [-30, 90];
const TIERS = 11;
/** How much narrower the terraces on the right are. */
const STEEP = 0.56;
const STEPS = 1500;
/** Directions in which rims are drawn: 0 is to the right, -π/2 towards us. */
const angleOf = (step: number) => -Math.PI * 1.16 + (step / STEPS) * Math.PI * 1.5;

const SPARKS = sparks();

/** The sun in the pools: a broken track under it, wider the nearer. */
function sparks(): Path {
  const random = randomOf(17);
  return counted(110)
    .map((index) => {
      const share = (index / 110) ** 1.4;
      const wide = mixed(30, 150, share);
      return lens(
        SUNRISE[0] + random.around(wide * 0.8),
        548 + share * 652,
        wide * random.between(0.3, 1),
        mixed(2.4, 7, share) * random.between(0.6, 1.2),
      );
    })
    .join("");
}

/** A terrace: the height of its rim, in metres from the eye. */
interface Tier {
  up: number;
  /** Distances of the rim from the middle, step by step. */
  rim: number[];
  /** Where its pools begin and end, in steps. */
  lobes: Lobe[];
}
/** A pool between two cusps of a rim, and how far it bulges. */
interface Lobe {
  from: number;
  to: number;
  deep: number;
  kind: "clear" | "milky" | "deep" | "dry";
}

/** How far from the middle the slope is at a height, before water has shaped it: two noses and the bay between them. */
function slopeAt(step: number, down: number): number {
  const angle = angleOf(step);
  return 33 + down * (1 + 0.1 * Math.sin(angle * 3 + 2.2)) + 3 * Math.sin(angle * 3 + 0.4) + 1.6 * Math.sin(angle * 7);
}

/** Terraces from the brow down: scallops along a line of the slope; where one is shallow, its rim meets the one above, and the walls are one. */
function tiersOf(): Tier[] {
  const random = randomOf(7);
  const tiers: Tier[] = [{ up: -6.4, rim: counted(STEPS + 1).map((step) => slopeAt(step, 0)), lobes: [] }];
  let down = 0;
  for (const level of counted(TIERS)) {
    const above = tiers.at(-1);
    if (!above) break;
    const share = level / (TIERS - 1);
    const wide = mixed(4.4, 6.4, share);
    down += wide;
    const lobes = lobesOf(random, above.rim, mixed(9, 17, share));
    const rim = above.rim.map((far) => far + 0.28);
    for (const { from, to, deep } of lobes) {
      const scallops = random.whole(2, 4);
      const [phase, lean] = [random.between(0, 1), random.between(0.75, 1.35)];
      for (let step = Math.max(0, from); step < to && step <= STEPS; step += 1) {
        const along = ((step - from) / (to - from)) ** lean;
        const swell = Math.sin(Math.PI * along) ** 0.55;
        const scallop = Math.abs(Math.sin(Math.PI * (along * scallops + phase))) ** 0.8;
        const far = slopeAt(step, down) + wide * (deep * swell - 0.85) + 0.5 * scallop * swell;
        rim[step] = Math.max(rim[step] ?? 0, far);
      }
    }
    tiers.push({ up: above.up - mixed(0.66, 2.1, share), rim, lobes });
  }
  return tiers;
}

/** Pools along a rim, some wide, some small. */
function lobesOf(random: Random, rim: readonly number[], usual: number): Lobe[] {
  const lobes: Lobe[] = [];
  let from = -random.whole(0, 30);
  while (from < STEPS) {
    const metres = usual * (random.chance(0.3) ? random.between(0.32, 0.6) : random.between(0.75, 1.9));
    const perStep = ((rim[Math.max(0, from)] ?? 30) * Math.PI * 1.5) / STEPS;
    const to = from + Math.round(metres / perStep);
    lobes.push({
      from,
      to,
      deep: random.between(0.5, 1.12) * Math.min(1.15, (metres / usual) ** 0.4),
      kind: random.pick(["clear", "deep", "clear", "milky", "deep", "milky", "dry"]),
    });
    from = to;
  }
  return lobes;
}

/** On the right the slope is steep: its terraces lie close over one another there, before it falls to the plain. */
function narrowed(step: number, far: number): number {
  const share = within((angleOf(step) / Math.PI + 0.42) / 0.3, 0, 1);
  return Math.min(far, 33) + Math.max(0, far - 33) * mixed(1, STEEP, share * share * (3 - 2 * share));
}

const spot = (step: number, far: number, up: number): Place => [
  MIDDLE[0] + Math.cos(angleOf(step)) * narrowed(step, far),
  MIDDLE[1] + Math.sin(angleOf(step)) * narrowed(step, far),
  up,
];

function drawTerraces(sheet: Sheet): void {
  // From the lowest up, as each hides what lies behind and under it.
  for (const [index, tier] of [...TERRACES.entries()].toReversed()) {
    const [above, below] = [TERRACES[index - 1], TERRACES[index + 1]];
    sheet.add(wallOf(tier, below), above ? poolsOf(sheet, tier, above) : brow(sheet, tier));
  }
}

/** All of a terrace within its rim. */
function outline(rim: readonly number[], up: number): Path {
  return polygon(rim.map((far, step) => CAMERA(spot(step, Math.max(1, far), up))));
}

/** The white lip of a terrace, the water that deepens away from it, dry pools between, and what the terrace above lays on them. */
function poolsOf(sheet: Sheet, tier: Tier, above: Tier): Drawing {
  const inner = (by: number, { from, to }: Pick<Lobe, "from" | "to"> = { from: 0, to: STEPS }) =>
    polygon(
      [
        ...counted(to - from + 1).map((index): Point => [
          from + index,
          Math.max(
            (above.rim[from + index] ?? 0) - 0.5,
            (tier.rim[from + index] ?? 0) - by - (by > 1 ? 0.16 * by * Math.sin((from + index) * 0.13 + by) : 0),
          ),
        ]),
        ...counted(to - from + 1)
          .toReversed()
          .map((index): Point => [from + index, (above.rim[from + index] ?? 0) - 0.6]),
      ].map(([step, far]) => CAMERA(spot(step, far, tier.up))),
    );
  const water = sheet.linear(
    [
      [0, "#fbdcc6"],
      [0.2, "#c6e3e2"],
      [0.5, "#62c0d2"],
      [1, "#2391bd"],
    ],
    [560, 520],
    [680, 1220],
  );
  const over = (kind: Lobe["kind"], by: number) =>
    tier.lobes.map((lobe) => (lobe.kind === kind ? inner(by, lobe) : "")).join("");
  return (
    fill(outline(tier.rim, tier.up), LIME[0]) +
    fill(inner(0.24), "#d4f0ec") +
    fill(inner(0.55), water, 0.55) +
    fill(inner(1), water) +
    fill(over("milky", 0.5), "#d9f3ee", 0.5) +
    fill(over("deep", 1.5), "#1c7fb2", 0.36) +
    fill(over("dry", 0), LIME[0]) +
    fill(over("dry", 0.5), LIME[1]) +
    // What is dry keeps the ripples of the water that made it.
    [1.1, 1.5, 2.3, 2.6, 3.5, 3.9, 4.9]
      .map((by, index) => fill(over("dry", by), index % 2 ? LIME[1] : blend(LIME[1], LIME[2], 0.45)))
      .join("") +
    sheet.clipped(inner(0.24), imageOf(above, tier.up)) +
    sheet.clipped(outline(tier.rim, tier.up), fill(shadowOf(above, tier.up), "#5f78bd", 0.5)) +
    sheet.clipped(inner(0.6), fill(SPARKS, "#fff3c8", 0.9))
  );
}

/** The plateau over the highest rim, dry and warm. */
function brow(sheet: Sheet, tier: Tier): Drawing {
  const ground = outline(tier.rim, tier.up);
  const worn = placesOf([90, 528, 420, 560, 512, 360, 330, 546, 300, 720, 494, 240, 60, 492, 300, 440, 494, 200]).map(
    ([x, y, long]) => lens(x, y, long, 9),
  );
  return (
    fill(
      ground,
      sheet.linear(
        [
          [0, "#fff3df"],
          [1, "#e6c4bc"],
        ],
        [0, 470],
        [900, 540],
      ),
    ) + sheet.clipped(ground, fill(worn.join(""), "#dcb9b4", 0.5))
  );
}

/** What water at a height mirrors of the wall above it. */
function imageOf(tier: Tier, level: number): Drawing {
  const paths = TONES.map(() => "");
  const low = 2 * level - tier.up;
  for (const [step, far] of tier.rim.entries()) {
    const next = tier.rim[step + 1];
    if (next === undefined) break;
    const [from, to] = [spot(step, far, level), spot(step + 1.4, next, level)];
    const facing = facingOf(from, to);
    if (!facing) continue;
    paths[toneAt(facing.sun)] += polygon([
      CAMERA(from),
      CAMERA(to),
      CAMERA([to[0], to[1], low]),
      CAMERA([from[0], from[1], low]),
    ]);
  }
  return `<g opacity="0.32">${paths.map((path, tone) => fill(path, blend(TONES[tone] ?? LIME[0], "#8fd0dc", 0.4))).join("")}</g>`;
}

/** The shadow of a rim on the terrace below. */
function shadowOf(tier: Tier, level: number): Path {
  const high = tier.up - level;
  const pieces: Path[] = [];
  for (let step = 0; step + 4 < tier.rim.length; step += 4) {
    const [from, to] = [spot(step, tier.rim[step] ?? 0, level), spot(step + 4, tier.rim[step + 4] ?? 0, level)];
    const cast = ([x, z]: Place): Place => [x + CAST[0] * high, z + CAST[1] * high, level];
    const corners = [from, to, cast(to), cast(from)].map(CAMERA);
    const [[x0, y0], [x1, y1], [x2, y2]] = corners as [Point, Point, Point];
    const turn = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    pieces.push(polygon(turn < 0 ? corners.toReversed() : corners));
  }
  return pieces.join("");
}

/** Away from a piece of wall, and how far that is towards the sun; nothing for one that is turned away from us. */
function facingOf([x0, z0]: Place, [x1, z1]: Place): { out: Point; sun: number } | undefined {
  const long = Math.hypot(x1 - x0, z1 - z0);
  const out: Point = [(z1 - z0) / long, -(x1 - x0) / long];
  if (out[0] * x0 + out[1] * z0 > 0) return undefined;
  return { out, sun: out[0] * SUN[0] + out[1] * SUN[1] };
}

const toneAt = (facing: number, darker = 0) => within(Math.round(1.9 - facing * 7.6 + darker), 0, 12);

/** Where a wall ends below, swelled out by a tenth of its height. */
function footOf(tier: Tier, step: number, foot: number): Point {
  const [before, after] = [Math.max(0, step - 5), Math.min(STEPS, step + 5)];
  const [x0, z0] = spot(before, tier.rim[before] ?? 0, foot);
  const [x1, z1] = spot(after, tier.rim[after] ?? 0, foot);
  const share = ((tier.up - foot) * 0.1) / Math.hypot(x1 - x0, z1 - z0);
  const [x, z] = spot(step, tier.rim[step] ?? 0, foot);
  return CAMERA([x + (z1 - z0) * share, z - (x1 - x0) * share, foot - 0.03]);
}

/** The wall under a rim: a smooth brow, and curtains of lime under it that swell as they fall and end in rounded drips. */
function wallOf(tier: Tier, below: Tier | undefined): Drawing {
  const random = randomOf(Math.round(-tier.up * 97));
  const foot = below?.up ?? tier.up - 8;
  const high = tier.up - foot;
  const [hollow, hung, brows] = counted(3).map(() => TONES.map(() => "")) as [Path[], Path[], Path[]];
  let step = 0;
  while (step < STEPS) {
    const from = spot(step, tier.rim[step] ?? 0, tier.up);
    const metre = metreAt(CAMERA, from);
    const perStep = ((tier.rim[step] ?? 30) * Math.PI * 1.5) / STEPS;
    const wide = Math.max(random.between(0.2, 0.5) + random.next() ** 3 * 0.7, 8 / metre);
    const count = Math.min(STEPS - step, Math.max(1, Math.round(wide / perStep)));
    const end = step + count;
    // Drips are long and short in swags.
    const long = within(0.8 + 0.16 * Math.sin(step * 0.09 + tier.up * 5) + random.around(0.12), 0.5, 1);
    const edge = counted(end - step + 1).map((index) => spot(step + index, tier.rim[step + index] ?? 0, tier.up));
    const last = edge.at(-1);
    const facing = last && facingOf(from, last);
    step = end;
    if (!facing || !last) continue;
    const { out, sun } = facing;
    const at = ([x, z, up]: Place, share: number, swell: number): Point =>
      CAMERA([x + out[0] * swell * high, z + out[1] * swell * high, up - high * share]);
    const turn = Math.floor(edge.length / 2);
    const middle = edge[turn] ?? from;
    const round = within((wide * 0.5) / high, 0.05, 0.3);
    const beside = (outer: Place, share: number): Place => [
      mixed(outer[0], middle[0], share),
      mixed(outer[1], middle[1], share),
      tier.up,
    ];
    const hem = (one: Place, sink: number) => at(one, long - round * sink, 0.1 + 0.24 * long);
    const half = (parts: readonly Place[], outer: Place) =>
      polygon([
        ...parts.map((one) => at(one, -0.02, 0)),
        at(outer, 0.3, 0.16),
        hem(outer, 1),
        hem(beside(outer, 0.12), 0.55),
        hem(beside(outer, 0.4), 0.18),
        hem(beside(outer, 0.8), 0),
        hem(middle, 0),
      ]);
    const strip = (low: number) =>
      polygon([...edge.map((one) => at(one, -0.02, 0)), at(last, low, 0.1), at(from, low, 0.1)]);
    hollow[toneAt(sun, 3)] += polygon([
      ...edge.map((one) => at(one, -0.02, 0)),
      ...[end, end - count].map((one) => footOf(tier, one, foot)),
    ]);
    hung[toneAt(sun + 0.16)] += half(edge.slice(0, turn + 1).toReversed(), from);
    hung[toneAt(sun - 0.12)] += half(edge.slice(turn), last);
    brows[toneAt(sun + 0.2)] += strip(0.14 + random.next() * 0.1);
  }
  const filled = (group: readonly Path[]) => group.map((path, tone) => fill(path, TONES[tone] ?? LIME[0])).join("");
  return filled(hollow) + filled(hung) + filled(brows);
}

const TERRACES = tiersOf();

/** The surface that is seen at a point of the sheet, left of where the slope is steep, as the length of a metre there. */
function metreOn(x: number, y: number): number {
  for (const { up, rim } of TERRACES) {
    const metre = (y - HORIZON) / -up;
    const [right, away] = [(x - 800) / metre - MIDDLE[0], FOCAL / metre - MIDDLE[1]];
    const turn = Math.atan2(away, right);
    const step = Math.round(
      (((turn > Math.PI * 0.34 ? turn - Math.PI * 2 : turn) + Math.PI * 1.16) / (Math.PI * 1.5)) * STEPS,
    );
    if (Math.hypot(right, away) < (rim[step] ?? 0)) return metre;
  }
  return 30;
}

/** The shoulder of the mountain behind Hierapolis, with scrub on it. */
function drawPlateau(sheet: Sheet): void {
  const random = randomOf(5);
  // Trees stand in groups along the foot of the hill.
  const foot = counted(22).map((index) => {
    const group = placesOf([20, 468, 60, 190, 470, 34, 470, 468, 46, 640, 470, 60])[index % 4] ?? [0, 468, 40];
    return [group[0] + random.around(group[2]), group[1] + random.around(5), random.between(6, 14)] as const;
  });
  const scrub = [
    ...foot,
    ...counted(24).map(() => {
      const x = random.between(-10, 520);
      return [x, random.between(370 + Math.max(0, x - 250) * 0.26, 462), random.between(4, 9)] as const;
    }),
  ];
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([
        -20, 312, 60, 292, 110, 282, 190, 306, 240, 330, 286, 326, 350, 352, 420, 380, 474, 392, 560, 418, 640, 446,
        770, 474,
      ]),
      foot: 476,
      colour: "#ecccb6",
      shade: "#c0a3b2",
      light: "#fae3cb",
      rough: 2,
      seed: 3,
    }),
    fill(scrub.map(([x, y, size]) => disc(x, y, size * 1.5, size * 0.8)).join(""), "#8a8f78"),
    fill(scrub.map(([x, y, size]) => disc(x - size * 0.4, y - size * 0.2, size * 0.9, size * 0.5)).join(""), "#b0ac86"),
  );
}

/** What is left of Hierapolis at the brow: arches of the baths, columns of the street with a stretch of their beam, and cypresses. */
function drawRuins(sheet: Sheet): void {
  const cypress = (x: number, foot: number, tall: number) =>
    fill(`M${x} ${foot - 3}L${x + tall} ${foot + 10}L${x} ${foot + 4}Z`, "#a98aa4", 0.6) +
    fill(
      `M${x} ${foot - tall}q${-tall * 0.16} ${tall * 0.7} ${-tall * 0.08} ${tall}h${tall * 0.16}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#71835f",
    ) +
    fill(
      `M${x} ${foot - tall}q${tall * 0.02} ${tall * 0.6} 0 ${tall}h${tall * 0.08}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#435a58",
    );
  sheet.add(
    cypress(566, 488, 66),
    cypress(592, 492, 88),
    baths(),
    ...[322, 372, 422].map((x) => ruinedColumn(x, 508, 84)),
    beam(),
    ruinedColumn(484, 510, 50),
  );
}

const MARBLE = ["#fff8ea", "#f3d9c2", "#b68c9c"] as const;

/** A column of thick drums on its base; a high one still has its capital. */
function ruinedColumn(x: number, foot: number, tall: number): Drawing {
  const whole = tall > 60;
  const top = foot - tall;
  const joints = counted(Math.floor(tall / 19)).map((index) => box(x - 9, foot - 20 - index * 19, 18, 1.6));
  const broken = whole ? "" : `L${x - 3} ${top - 4}L${x + 3} ${top + 5}`;
  return (
    fill(`M${x - 8} ${foot - 1}L${x + 8} ${foot - 1}L${x + 76} ${foot + 17}L${x + 52} ${foot + 17}Z`, "#b493a8", 0.6) +
    fill(`M${x - 10} ${foot}L${x - 8.4} ${top}${broken}L${x + 8.4} ${top + 1}L${x + 10} ${foot}Z`, MARBLE[0]) +
    fill(
      `M${x + 1} ${foot}L${x + 1} ${top + 3}L${x + 4} ${top + 4}L${x + 8.4} ${top + 1}L${x + 10} ${foot}Z`,
      MARBLE[2],
    ) +
    fill(joints.join(""), "#8f6f92", 0.45) +
    fill(box(x - 13, foot - 5, 26, 7), MARBLE[0]) +
    fill(box(x + 2, foot - 5, 11, 7), MARBLE[2]) +
    (whole
      ? fill(`M${x - 9} ${top + 8}L${x - 14} ${top}V${top - 5}H${x + 14}V${top}L${x + 9} ${top + 8}Z`, MARBLE[0]) +
        fill(`M${x + 1} ${top + 8}V${top - 5}H${x + 14}V${top}L${x + 9} ${top + 8}Z`, MARBLE[2])
      : "")
  );
}

/** Two blocks of the beam over the columns, broken off behind the last. */
function beam(): Drawing {
  return (
    fill("M306 420V403H398V420ZM400 420V403H424L432 409L440 412L436 420Z", MARBLE[0]) +
    fill("M306 420V413H398V420ZM400 420V413H438L436 420Z", MARBLE[2]) +
    fill(box(398, 403, 2, 17), "#8f6f92", 0.6)
  );
}

/** A wall of the baths: two arches that stand, and the springing of a third. */
function baths(): Drawing {
  const wall =
    "M74 508V432L88 428L92 414L122 410L130 400L168 402L176 394L206 398L212 410L232 414L236 428L252 434L246 452L254 470L248 508Z";
  const arch = (x: number, wide: number, high: number) =>
    `M${x} 510V${508 - high}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${508 - high}V510Z`;
  const arches = [arch(98, 44, 38), arch(168, 48, 42)];
  const voussoirs = [arch(91, 58, 38), arch(161, 62, 42)];
  const courses = placesOf([
    78, 446, 16, 80, 462, 12, 76, 480, 14, 148, 426, 16, 152, 448, 8, 150, 466, 10, 152, 486, 8, 120, 420, 12, 226, 426,
    8, 224, 450, 14, 226, 468, 16, 222, 486, 18, 190, 410, 14, 136, 410, 16,
  ]).map(([x, y, long]) => box(x, y, long, 2));
  return (
    fill("M80 506H250L330 526H150Z", "#b493a8", 0.55) +
    fill(wall, MARBLE[1]) +
    fill(
      "M74 508V432L88 428L92 414L122 410L130 400L168 402L176 394L190 396L178 402L134 408L126 417L98 420L94 433L82 436V508Z",
      MARBLE[0],
    ) +
    fill(voussoirs.join(""), MARBLE[0]) +
    // Through the arches one sees the hill; the inner sides that look away from the sun are dark.
    fill(arches.join(""), "#d9b3a8") +
    fill(
      "M98 508V470A22 22 0 0 1 120 448A22 22 0 0 0 109 470V508ZM168 508V466A24 24 0 0 1 192 442A24 24 0 0 0 180 466V508Z",
      MARBLE[2],
    ) +
    fill(courses.join(""), "#c9a090") +
    fill("M236 428L252 434L246 452L254 470L248 508H238L242 470L234 452Z", MARBLE[2])
  );
}

/** The low sun warms the left of the slope; the right is still blue. */
function drawLight(sheet: Sheet): void {
  const blue = sheet.linear(
    [
      [0, "#4a58b0", 0],
      [1, "#4a58b0", 0.3],
    ],
    [860, 700],
    [1700, 1200],
  );
  const slope = TERRACES.map(({ rim, up }) => outline(rim, up)).join("");
  const glints = placesOf([230, 872, 150, 330, 894, 220, 120, 906, 120, 610, 836, 110]).map(([x, y, long]) =>
    lens(x, y, long, 3 + long / 60),
  );
  sheet.add(
    sheet.clipped(slope, fill(box(0, HORIZON, 1600, 800), blue)),
    sheet.clipped(slope, fill(glints.join(""), "#fff6e4", 0.6)),
    sheet.glow([SUNRISE[0] - 80, 520], 900, "#ffcf96", 0.5),
  );
}

/** The basins of our own nose: where the guests wade, the dry shelf they come from, and the steps below and behind, down to the next terrace. */
const THEIRS: Basin = {
  right: 1.9,
  away: 14.5,
  up: -6,
  wide: 4.6,
  deep: 3.1,
  seed: 14,
  films: [
    [1.08, 1.17],
    [1.52, 1.58],
  ],
};
const SHELF: Basin = { right: 7.9, away: 14.6, up: -5.9, wide: 4, deep: 2.3, seed: 21 };
const LOWER: readonly Basin[] = [
  { right: -4.2, away: 16.1, up: -6.9, wide: 3.2, deep: 2.2, seed: 52, films: [[1.36, 1.43]] },
  { right: -3.9, away: 13, up: -7.7, wide: 3.6, deep: 1.9, seed: 33 },
  { right: 5.6, away: 11.6, up: -6.7, wide: 3.4, deep: 1.5, seed: 35 },
  { right: 8.2, away: 20.2, up: -6.8, wide: 3.9, deep: 2.9, seed: 41 },
];

function drawNearBasins(sheet: Sheet): void {
  const ring = (inner: number) => basinOutline(CAMERA, SHELF, inner);
  // What is dry keeps the marks of the water that made it.
  const marks = placesOf([
    1330, 940, 210, 1470, 960, 190, 1300, 968, 150, 1500, 1000, 220, 1360, 1010, 190, 1420, 984, 130,
  ]);
  sheet.add(
    travertine(sheet, {
      camera: CAMERA,
      basins: [...LOWER, THEIRS, SHELF],
      sun: SUN,
      slant: 2,
      drop: 2.4,
      mirror: 0.4,
      piece: 2,
      ragged: true,
      tones: LIME,
      water: ["#fbe3cc", "#8fd8dc", "#2f9fc4", "#dcf4ec"],
      depths: [
        [420, 860],
        [1200, 1260],
      ],
      shade: "#5f78bd",
      haze: "#f6dfd2",
    }),
    ...LOWER.map((basin) => sheet.clipped(basinOutline(CAMERA, basin, 0.7), fill(SPARKS, "#fff3c8", 0.9))),
    fill(ring(0.1), LIME[0]) + fill(ring(0.34), LIME[1]),
    sheet.clipped(
      ring(0.34),
      fill(marks.map(([x, y, long]) => lens(x, y, long, 9)).join(""), blend(LIME[1], LIME[2], 0.6)),
    ),
  );
}

/** Somebody in the foreground: the drawing in centimetres, and where its feet are, in metres from the eye. */
interface Guest {
  figure: Drawing;
  right: number;
  away: number;
  up: number;
}

/** The shadow that the low sun lays on a plane at a height. */
function shadowOn(level: number, { figure, right, away, up }: Guest): Drawing {
  const at = (high: number) => CAMERA([right + CAST[0] * high, away + CAST[1] * high, level]);
  const [[x, y], [tipX, tipY]] = [at(up - level), at(up - level + 1)];
  const across = FOCAL / away / 100;
  // A metre of height falls from the foot to the tip; the breadth of the body lies a little across that.
  const fall = [-across * 0.1, across * 0.42, (x - tipX) / 100, (y - tipY) / 100, x, y].map((part) => part.toFixed(3));
  return `<g transform="matrix(${fall.join(" ")})">${figure}</g>`;
}

/** How deep the woman stands in the water, in centimetres. */
const DEEP = 7;

/** A woman with her sandals in her hand and a girl who steps in after her, with their long shadows over the water and the stone. */
function drawGuests(sheet: Sheet): void {
  const woman: Guest = { figure: skirtWader(sheet), right: 2.2, away: 14.8, up: THEIRS.up - DEEP / 100 };
  const girl: Guest = { figure: balancingChild(sheet), right: 4.06, away: 14.8, up: SHELF.up };
  const [pool, shelf] = [basinOutline(CAMERA, THEIRS, 0.1), basinOutline(CAMERA, SHELF)];
  const cast = (level: number, guest: Guest) => `<g filter="url(#cast)" opacity="0.5">${shadowOn(level, guest)}</g>`;
  sheet.add(
    `<filter id="cast"><feFlood flood-color="#6a6fb4"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
    sheet.clipped(pool, cast(THEIRS.up, woman)),
    sheet.clipped(shelf, cast(SHELF.up, girl)),
    inWater(sheet, woman),
    place(girl.figure, ...CAMERA([girl.right, girl.away, girl.up]), FOCAL / girl.away / 100),
  );
}

/** The woman in the pool, with her image, the ripples that break it, and rings about her feet. */
function inWater(sheet: Sheet, { figure, right, away }: Guest): Drawing {
  const [x, y] = CAMERA([right, away, THEIRS.up]);
  const size = FOCAL / away / 100;
  const standing = place(figure, x, y + DEEP * size, size);
  const image = place(figure, x, y - DEEP * size, -size * 0.86, size);
  const under = box(x - 120, y, 240, 200);
  const ripples = counted(6)
    .map((index) => lens(x + (index % 2 ? 16 : -14), y + 24 + index * 16, 92 + index * 4, 5 + index * 0.6))
    .join("");
  const rings = (at: number, down: number, wide: number) =>
    [1, 1.8, 2.7]
      .map((out) => stroke(disc(at, down, wide * out, wide * out * 0.34), "#f4fffb", 2.4 / out + 0.6, 0.75 / out))
      .join("");
  return (
    `<filter id="soft" x="-30%" y="-10%" width="160%" height="120%"><feGaussianBlur stdDeviation="3 1.4"/></filter>` +
    `<g opacity="0.42" filter="url(#soft)">${sheet.clipped(basinOutline(CAMERA, THEIRS, 0.5), sheet.clipped(under, image))}</g>` +
    fill(ripples, "#7fd2da", 0.4) +
    rings(x + 2, y + 2, 22) +
    rings(x - 32 * size, y + 6, 13) +
    `<g opacity="0.35">${sheet.clipped(under, standing)}</g>` +
    sheet.clipped(box(x - 120, y - 240, 240, 240), standing)
  );
}

/** The first visitors, barefoot. */
function drawPeople(sheet: Sheet): void {
  const stand = (x: number, y: number, tall: number, options: PersonOptions) => {
    const size = metreOn(x, y) * (tall / 100);
    const barefoot = { shoes: options.skin ?? "#c98a5e", behind: true, ...options };
    const image = place(person(sheet, { ...barefoot, shadow: false }), x, y - 9 * size, -size * 0.84, size);
    return (
      `<g opacity="0.4">${sheet.clipped(box(x - 90, y, 180, 90), image)}</g>` +
      place(wading(sheet, 9, barefoot), x, y, size)
    );
  };
  const long = { slender: true, hairstyle: "long", sleeves: "none", wears: "skirt" } as const;
  sheet.add(
    stand(520, 850, 1.75, { pose: "walking", wears: "shorts", top: "#fdf0dc", bottom: "#31507a" }),
    stand(462, 856, 1.66, { ...long, pose: "walking", top: "#c2265f", bottom: "#c2265f", hat: "#ecd3a3" }),
  );
}
