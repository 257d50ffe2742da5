import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { balloon } from "../parts/sky/balloon.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 400;
const FOCAL = 1400;

/** We float before the slope of Pamukkale, above its brow; heights are in metres from the eye. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: 0, focal: FOCAL });

/** The travertines of Pamukkale from the air, just after sunrise: pools along the contours of the slope, two in the basket of a balloon beside ours. */
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
  crops: { wide: 62, square: 260 },
  draw(sheet) {
    drawFar(sheet);
    drawPlateau(sheet);
    drawTerraces(sheet);
    drawRuins(sheet);
    drawLight(sheet);
    drawBalloons(sheet);
    drawPeople(sheet);
  },
};

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
    sheet.glow([-40, 380], 900, "#fff0cf", 0.9),
    ridge(sheet, { crest: CREST, foot: HORIZON + 4, mist: 0, seed: 8, light: "#f2c6b4" }),
    fill(box(0, HORIZON, 1600, 700), sheet.downwards(["#ecd9ba", "#c3c99f", "#93ad88"], HORIZON, 760)),
    ...fields.map((path, tone) => fill(path, greens[tone] ?? greens[0])),
    poplars(),
    village(),
    fill(
      placesOf([1330, 412, 700, 1500, 448, 520])
        .map(([x, y, long]) => lens(x, y, long, 13))
        .join(""),
      "#fdeedd",
      0.85,
    ),
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

/** Poplars along the ditches of the plain, paler the farther off, their shadows to the right. */
function poplars(): Drawing {
  const random = randomOf(44);
  // Rows: where one begins, how far off, how many.
  const rows = placesOf([
    930, 446, 9, 1160, 440, 8, 1440, 444, 12, 1010, 488, 5, 1390, 480, 11, 1500, 514, 7, 1400, 548, 6, 1545, 592, 4,
  ]);
  return rows
    .map(([from, y, count]) => {
      const trees = counted(count).map((index) => {
        const high = (y - HORIZON) * random.between(0.2, 0.36) + 7;
        return [from + index * high * random.between(0.3, 0.72), y + index * 0.9 + random.around(2), high] as const;
      });
      const crowns = (left: number, right: number) =>
        trees
          .map(([x, foot, high]) => {
            const [low, top] = [short(foot), short(foot - high)];
            return `M${short(x)} ${top}C${short(x + right * high)} ${short(foot - high * 0.6)} ${short(x + right * high * 1.2)} ${short(foot - high * 0.15)} ${short(x + right * high * 0.3)} ${low}H${short(x - left * high * 0.3)}C${short(x - left * high * 1.2)} ${short(foot - high * 0.15)} ${short(x - left * high)} ${short(foot - high * 0.6)} ${short(x)} ${top}Z`;
          })
          .join("");
      const far = within(1 - (y - HORIZON) / 180, 0, 0.75);
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
const SUN: Point = [-0.93, -0.36];

/** The middle of the brow's bend, in metres; the rims are drawn round it. */
const MIDDLE: Point = [-30, 90];
const TIERS = 11;
const STEPS = 1500;
/** Directions in which rims are drawn: 0 is to the right, -π/2 towards us. */
const angleOf = (step: number) => -Math.PI * 1.16 + (step / STEPS) * Math.PI * 1.5;

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

const spot = (step: number, far: number, up: number): Place => [
  MIDDLE[0] + Math.cos(angleOf(step)) * far,
  MIDDLE[1] + Math.sin(angleOf(step)) * far,
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
    sheet.clipped(outline(tier.rim, tier.up), fill(shadowOf(above, tier.up), "#5f78bd", 0.5))
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
  const far = (tier.up - level) * 2.2;
  const pieces: Path[] = [];
  for (let step = 0; step + 4 < tier.rim.length; step += 4) {
    const [from, to] = [spot(step, tier.rim[step] ?? 0, level), spot(step + 4, tier.rim[step + 4] ?? 0, level)];
    const cast = ([x, z]: Place): Place => [x - SUN[0] * far, z - SUN[1] * far, level];
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

const toneAt = (facing: number, darker = 0) => within(Math.round(5.4 - facing * 7.6 + darker), 0, 12);

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

/** The surface that is seen at a point of the sheet, as the length of a metre there. */
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

/** Columns of Hierapolis and cypresses, at the brow. */
function drawRuins(sheet: Sheet): void {
  const column = (x: number, foot: number, tall: number) =>
    fill(`M${x} ${foot - 2}L${x + 70} ${foot + 3}L${x + 70} ${foot + 6}L${x} ${foot + 3}Z`, "#b493a8", 0.6) +
    fill(box(x - 6, foot - tall, 12, tall + 3), "#fff6e6") +
    fill(box(x + 1, foot - tall, 5, tall + 3), "#b893a0") +
    fill(box(x - 9, foot - tall - 6, 18, 7), "#fffaf0") +
    fill(box(x - 8, foot - 2, 16, 5), "#fff6e6");
  const cypress = (x: number, foot: number, tall: number) =>
    fill(`M${x} ${foot - 3}L${x + tall} ${foot + 2}L${x} ${foot + 4}Z`, "#a98aa4", 0.6) +
    fill(
      `M${x} ${foot - tall}q${-tall * 0.16} ${tall * 0.7} ${-tall * 0.08} ${tall}h${tall * 0.16}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#71835f",
    ) +
    fill(
      `M${x} ${foot - tall}q${tall * 0.02} ${tall * 0.6} 0 ${tall}h${tall * 0.08}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#435a58",
    );
  sheet.add(
    cypress(506, 488, 70),
    cypress(534, 492, 92),
    ...[250, 290, 330, 370].map((x) => column(x, 506, 78)),
    fill(box(238, 422, 104, 12), "#fff6e6"),
    fill(box(238, 430, 104, 4), "#c39a94"),
    column(426, 504, 40),
  );
}

const BALLOONS = [
  [800, 150, 0.62, ["#c2265f", "#fbe6d0", "#8d1b4c"]],
  [560, 262, 0.32, ["#2f7fae", "#fbe9c6", "#1d4f7c"]],
] as const;

function drawBalloons(sheet: Sheet): void {
  sheet.add(...BALLOONS.map(([x, y, scale, colours]) => place(balloon(colours), x, y, scale)), nearBalloon(sheet));
}

/** The balloon beside ours: the lower part of its envelope, cut by the edge, and two in its basket who look at the slope. */
function nearBalloon(sheet: Sheet): Drawing {
  const [x, mouth, rim] = [1296, 226, 462];
  const sides = counted(10).map((index) => Math.sin((index / 9 - 0.5) * Math.PI));
  const seam = (side: number, back = false) =>
    back
      ? `L${short(x + side * 340)} -60Q${short(x + side * 232)} 90 ${short(x + side * 62)} ${mouth}`
      : `M${short(x + side * 62)} ${mouth}Q${short(x + side * 232)} 90 ${short(x + side * 340)} -60`;
  const inks = ["#e98a4a", "#fff0d2", "#dd7440", "#fdeacb", "#cf6238", "#f6dcc0", "#bf5336", "#e3bfb0", "#9c4038"];
  const gores = sides
    .slice(1)
    .map((side, index) => fill(`${seam(sides[index] ?? side)}${seam(side, true)}Z`, inks[index] ?? "#c8643c"));
  const ropes = pointsOf([-50, -47, -18, -42, 22, 43, 52, 48]).map(
    ([top, low]) => `M${x + top} ${mouth + 24}L${x + low} ${rim - 66}V${rim}`,
  );
  const shade = sheet.linear(
    [
      [0, "#6d2636", 0.5],
      [1, "#6d2636", 0],
    ],
    [x + 340, 60],
    [x + 60, 40],
  );
  const rider = (right: number, options: PersonOptions) =>
    place(person(sheet, { behind: true, shadow: false, ...options }), x + right, rim + 32, 0.78);
  return (
    gores.join("") +
    fill(`${seam(0)}${seam(1, true)}Z`, shade) +
    // The mouth is above us: we see into it.
    fill(
      `M${x - 55} ${mouth + 26}Q${x} ${mouth + 10} ${x + 55} ${mouth + 26}Q${x} ${mouth + 42} ${x - 55} ${mouth + 26}Z`,
      "#f2a04c",
    ) +
    fill(
      `M${x - 63} ${mouth + 1}Q${x} ${mouth - 15} ${x + 63} ${mouth + 1}L${x + 55} ${mouth + 26}Q${x} ${mouth + 12} ${x - 55} ${mouth + 26}Z`,
      "#b4472f",
    ) +
    fill(
      `M${x + 20} ${mouth - 6}Q${x + 42} ${mouth - 4} ${x + 63} ${mouth + 1}L${x + 55} ${mouth + 26}Q${x + 38} ${mouth + 21} ${x + 18} ${mouth + 20}Z`,
      "#74283a",
    ) +
    stroke(ropes.join(""), "#5a4250", 2.2) +
    sheet.glow([x, rim - 150], 130, "#fff0b8", 0.75) +
    fill(
      `M${x - 7} ${rim - 80}C${x - 15} ${rim - 120} ${x - 8} ${rim - 160} ${x + 2} ${mouth + 28}C${x + 8} ${rim - 160} ${x + 15} ${rim - 120} ${x + 7} ${rim - 80}Z`,
      "#fcc65c",
      0.92,
    ) +
    fill(
      `M${x - 4} ${rim - 80}C${x - 8} ${rim - 110} ${x - 4} ${rim - 140} ${x + 1} ${rim - 176}C${x + 5} ${rim - 140} ${x + 8} ${rim - 110} ${x + 4} ${rim - 80}Z`,
      "#fff8e0",
    ) +
    fill(box(x - 48, rim - 72, 97, 5) + box(x - 11, rim - 84, 22, 14), "#4a3a48") +
    rider(-20, { pose: "pointing", mirrored: true, top: "#fdf0dc", bottom: "#31507a", sleeves: "long" }) +
    rider(18, { slender: true, hairstyle: "long", top: "#c2265f", bottom: "#31507a" }) +
    fill(`M${x - 52} ${rim}H${x + 52}L${x + 45} ${rim + 66}H${x - 45}Z`, "#a8713f") +
    fill(`M${x + 20} ${rim}H${x + 52}L${x + 45} ${rim + 66}H${x + 17}Z`, "#744a3c") +
    // Wicker: stakes, and the rods that pass before and behind them.
    stroke(
      counted(9)
        .flatMap((row) =>
          counted(9).map((stake) => `M${x - 44 + stake * 10 + (row % 2) * 5} ${rim + 11 + row * 5.7}h4`),
        )
        .join(""),
      "#5c3a38",
      2,
      0.4,
    ) +
    fill(`M${x - 56} ${rim - 4}H${x + 56}V${rim + 6}H${x - 56}Z`, "#5c3a38") +
    fill(`M${x - 56} ${rim - 4}H${x + 18}V${rim + 1}H${x - 56}Z`, "#8a5a44") +
    fill(`M${x - 46} ${rim + 60}H${x + 46}L${x + 45} ${rim + 68}H${x - 45}Z`, "#5c3a38")
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
  const glints = placesOf([
    230, 872, 150, 330, 894, 220, 120, 906, 120, 610, 836, 110, 1000, 892, 170, 1110, 914, 110, 1190, 720, 130, 1520,
    860, 150, 1500, 1056, 120, 820, 790, 110, 960, 664, 110, 200, 1010, 170, 90, 1024, 90,
  ]).map(([x, y, long]) => lens(x, y, long, 3 + long / 60));
  sheet.add(
    sheet.clipped(slope, fill(box(0, HORIZON, 1600, 800), blue)),
    fill(glints.join(""), "#fff6e4", 0.6),
    sheet.glow([-120, 560], 900, "#ffd9a4", 0.4),
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
    stand(1128, 852, 1.66, { ...long, pose: "walking", mirrored: true, top: "#fdf0dc", bottom: "#c8643c" }),
    stand(1172, 858, 1.12, { child: true, pose: "pointing", wears: "shorts", top: "#f3c14a", bottom: "#31507a" }),
    stand(462, 856, 1.66, { ...long, pose: "walking", top: "#c2265f", bottom: "#c2265f", hat: "#ecd3a3" }),
  );
}
