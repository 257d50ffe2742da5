import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, turned } from "../kit/drawing.ts";
import { counted, mixed, within } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, polygonDownTo, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { balloon } from "../parts/sky/balloon.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { sandals } from "../parts/things/sandal.ts";

const HORIZON = 500;

/** We stand in a pool of Pamukkale, the eye 4 m above its water; heights are in metres from the eye. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 600, eye: 0, focal: 1500 });

/** Pamukkale just after sunrise, from within: a brim-full pool mirrors the balloons, white walls climb on the left, the misty plain lies on the right. */
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
  crops: { wide: 90, square: 260 },
  draw(sheet) {
    drawPlain(sheet);
    drawTerraces(sheet);
    drawBalloons(sheet);
    drawBathers(sheet);
    drawNear(sheet);
  },
};

const CREST = pointsOf([
  -20, 420, 300, 400, 560, 420, 680, 404, 790, 372, 870, 388, 960, 356, 1070, 330, 1150, 348, 1240, 372, 1340, 398,
  1450, 420, 1640, 436,
]);

/** The mountains and the plain of the Lykos, under the mist of the morning. */
function drawPlain(sheet: Sheet): void {
  const random = randomOf(12);
  const greens = ["#b9c29a", "#d8cca0", "#9fb092"] as const;
  const fields = greens.map((_, tone) =>
    counted(9)
      .map((index) => {
        const near = ((index * 3 + tone + 0.5) / 27) ** 1.5;
        return lens(random.between(500, 1640), HORIZON + 10 + near * 400, mixed(240, 560, near), mixed(4, 34, near));
      })
      .join(""),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    ridge(sheet, {
      crest: CREST,
      foot: HORIZON + 4,
      mist: 80,
      seed: 8,
      light: "#f2c6b4",
    }),
    fill(box(0, HORIZON, 1600, 700), sheet.downwards(["#ecd9ba", "#bfc79d", "#8fab86"], HORIZON, 960)),
    ...fields.map((path, tone) => fill(path, greens[tone] ?? greens[0])),
    poplars(),
    village(),
    ...[
      [1330, 512, 700, 16],
      [1480, 548, 520, 13],
      [1150, 566, 420, 12],
    ].map(([x = 0, y = 0, long = 0, thick = 0]) => fill(lens(x, y, long, thick), "#fdeedd", 0.85)),
    fill(
      box(0, HORIZON - 30, 1600, 120),
      sheet.linear(
        [
          [0, "#fdeedd", 0],
          [0.3, "#fdeedd", 0.9],
          [1, "#fdeedd", 0],
        ],
        [0, HORIZON - 30],
        [0, HORIZON + 90],
      ),
    ),
  );
}

/** Roofs of a village among the trees. */
function village(): Drawing {
  const houses = placesOf([
    1262, 574, 9, 1288, 570, 10, 1312, 577, 10, 1338, 571, 9, 1282, 586, 11, 1350, 586, 11, 1372, 578, 9, 1316, 592, 12,
    1238, 584, 10,
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

/** Poplars and round trees on the plain, in groups, paler the farther off. */
function poplars(): Drawing {
  const random = randomOf(44);
  const groups = pointsOf([1240, 548, 1420, 540, 1560, 572, 1330, 590, 1480, 618, 1600, 640, 1390, 650]);
  return groups
    .map(([x, y], group) => {
      const size = (y - HORIZON) * 0.075 + 3;
      const crowns = counted(6 + (group % 4)).map((): Path => {
        const [left, tall] = [x + random.around(size * 7), size * random.between(1.4, 4)];
        const foot = y + random.around(size * 0.6);
        return `M${short(left)} ${short(foot)}q${short(-size)} ${short(-tall * 0.6)} 0 ${short(-tall)}q${short(size)} ${short(tall * 0.4)} 0 ${short(tall)}z`;
      });
      return fill(lens(x + size * 3, y + 1, size * 20, size * 0.8), "#7d8f80", 0.5) + fill(crowns.join(""), "#6f8a78");
    })
    .join("");
}

/** The first sun on travertine, from where it falls to where a wall turns away: cream, rose, the blue of the sky. */
const WALLS = ["#f8e2ca", "#f1d6cd", "#d9c8dc", "#b9b7da", "#9aa2cf"] as const;
const DRIPS = ["#fff8ea", "#fff0e2", "#f0e2e8", "#d3cfe8", "#b1b5db"] as const;
const LIP = "#fffaf0";

/** A terrace that follows the bay of the slope: how far right of us its rim is near by, its height, what its wall stands in, where its scallops meet. */
interface Terrace {
  right: number;
  up: number;
  foot: number;
  cusps: readonly number[];
  /** How far a scallop of 5 m swings out, in metres. */
  swing: number;
}

/** Where rims begin and end, and where the headland is, in metres. */
const [NEAR, TURN, FAR] = [6, 38, 52];

function terraceOf([right = 0, up = 0, foot = 0, size = 5, swing = 1, first = 0]: readonly number[]): Terrace {
  const random = randomOf(Math.round(right * 7 + 900));
  const cusps = [NEAR - first];
  for (let away = NEAR - first; away < FAR;) {
    away += size * random.pick([0.6, 0.8, 1, 1.3, 1.6]);
    cusps.push(away);
  }
  return { right, up, foot, cusps, swing };
}

/** Metres from the middle to a rim at a distance: the slope curves towards us as a bay, and turns away behind the headland. */
function rimOf({ right, cusps, swing }: Terrace, away: number): number {
  const index = cusps.findIndex((cusp) => cusp > away);
  const [from, to] = [cusps[index - 1] ?? NEAR, cusps[index] ?? FAR];
  const bulge = Math.sin(Math.PI * within((away - from) / (to - from))) ** 0.75;
  return right + 0.0085 * (away - 8) ** 2 - 0.075 * Math.max(0, away - TURN) ** 2 + swing * ((to - from) / 5) * bulge;
}

/** On the left above our pool, from the top: right, up, foot, length and swing of its scallops, where the first begins. */
const UPPER = [
  [-23, 6.6, 4.7, 6, 1.6, 1],
  [-20, 4.7, 2.9, 5, 1.5, 2],
  [-17, 2.9, 1, 7, 1.8, 0],
  [-13.6, 1, -0.9, 5, 1.5, 2.4],
  [-10, -0.9, -2.6, 7, 1.9, 1],
  [-6, -2.6, -4, 6, 1.6, 4.6],
].map(terraceOf);
/** Those of them below the eye, from the lowest. */
const DOWNHILL = UPPER.filter(({ up }) => up < 0).toReversed();
const POOL = terraceOf([7, -4, -6, 9, 1.3, 2]);
/** On the right below it, from the lowest. */
const LOWER = [
  [37, -15, -17.4, 11, 2, 0],
  [27, -11.5, -14, 10, 1.8, 3],
  [19, -8.5, -11, 9, 1.7, 1],
  [12.4, -6, -8, 9, 1.5, 5],
].map(terraceOf);

/** Distances along a rim, closer together near by. */
const PLACES = counted(361).map((index) => NEAR * (FAR / NEAR) ** (index / 360));

function drawTerraces(sheet: Sheet): void {
  const pools = [...LOWER, POOL];
  sheet.add(
    ...pools.map((terrace, index) => {
      const above = pools[index + 1] ?? UPPER.at(-1);
      return (
        wall(terrace) + water(sheet, terrace, above) + (above === UPPER.at(-1) ? mirrored(sheet) : "") + lip(terrace)
      );
    }),
    hierapolis(),
    // Where we look down, what is higher hides what is lower; above the eye it is the reverse.
    ...DOWNHILL.map(
      (terrace) => wall(terrace) + water(sheet, terrace, UPPER[UPPER.indexOf(terrace) - 1]) + lip(terrace),
    ),
    ...UPPER.filter(({ up }) => up > 0).map(wall),
  );
}

/** Outline of the water of a terrace, from its rim to the wall above. */
function pool(terrace: Terrace, above: Terrace | undefined): Path {
  const rim = PLACES.map((away) => CAMERA([rimOf(terrace, away), away, terrace.up]));
  const back = PLACES.map((away) => CAMERA([above ? rimOf(above, away) : rimOf(terrace, away) - 30, away, terrace.up]));
  return polygon([...rim, ...back.toReversed()]);
}

function water(sheet: Sheet, terrace: Terrace, above: Terrace | undefined): Drawing {
  const [top, low] = [FAR, NEAR + 2.5].map((away) => Math.round(CAMERA([0, away, terrace.up])[1]));
  const paint = sheet.downwards(["#fbdcc6", "#dbe0da", "#8fced6", "#4fb0c6", "#3a97b5"], top ?? 0, low ?? 0);
  return fill(pool(terrace, above), paint);
}

/** What the still water of our pool mirrors: the slope, the mountains, the balloons; broken by long ripples. */
function mirrored(sheet: Sheet): Drawing {
  const random = randomOf(77);
  const ripples = counted(26).map((index): Path => {
    const away = mixed(12, 32, (index / 26) ** 1.4);
    const [x, y] = CAMERA([random.between(-6, 9), away, POOL.up]);
    return lens(x, y, random.between(1.2, 3) * metreAt(CAMERA, [0, away, 0]), 1 + 26 / away);
  });
  const slope = UPPER.map((terrace) =>
    faces(terrace, (up) => 2 * POOL.up - up).map((path, tone) => fill(path, WALLS[tone] ?? LIP)),
  );
  return sheet.clipped(
    pool(POOL, UPPER.at(-1)),
    fill(
      polygonDownTo(
        CREST.map(([x, y]) => [x, 2 * HORIZON - y]),
        HORIZON,
      ),
      sheet.mood.farShade,
      0.3,
    ) +
      fill(polygon(inside(POOL, 0.3, 1.5)), "#d6f0e6", 0.5) +
      fill("M1660 1000C1480 996 1350 1030 1250 1088S1080 1180 960 1230H1660Z", "#b5e4e0", 0.5) +
      `<g opacity="0.4">${slope.flat().join("")}</g>` +
      `<g opacity="0.5">${BALLOONS.slice(0, 2)
        .map(([x, y, scale, colours]) => place(balloon(colours), x, 2 * HORIZON - y, -scale, scale))
        .join("")}</g>` +
      fill(ripples.filter((_, index) => index % 3).join(""), "#8fd0d6", 0.6) +
      fill(ripples.filter((_, index) => index % 3 === 0).join(""), "#fff3e2", 0.55),
  );
}

/** The wall below a rim, one path for each tone by the way that it faces. `height` moves its points. */
function faces(terrace: Terrace, height: (up: number) => number): Path[] {
  const paths = WALLS.map(() => "");
  forFaces(terrace, (at, tone) => {
    paths[tone] += strip(at, terrace.up, terrace.foot, height);
  });
  return paths;
}

/** A strip of a wall between two heights, a little wider than it is, so that no gap shows. */
function strip(at: On, top: number, low: number, height = (up: number) => up): Path {
  const corners = [at(-0.2, top), at(1.2, top), at(1.2, low), at(-0.2, low)];
  return polygon(corners.map(([right, away, up]) => CAMERA([right, away, height(up)])));
}

type On = (share: number, up: number) => readonly [right: number, away: number, up: number];

/** Calls back for each strip of a wall that is seen, from near to far, with its tone and its places. */
function forFaces(terrace: Terrace, then: (at: On, tone: number, index: number) => void): void {
  let edge = Number.NEGATIVE_INFINITY;
  for (const index of counted(PLACES.length - 1)) {
    const [from, to] = [PLACES[index] ?? NEAR, PLACES[index + 1] ?? FAR];
    const [x0, x1] = [rimOf(terrace, from), rimOf(terrace, to)];
    const turn = (x1 - x0) / (to - from);
    // Above the eye a scallop hides all that lies behind its right edge; below it, only what looks away is hidden.
    if (terrace.up < 0 ? turn < x0 / from : x1 / to <= edge) continue;
    edge = x1 / to;
    const tone = [0.75, 0.38, 0.08, -0.2].filter((limit) => turn < limit).length;
    then((share, up) => [mixed(x0, x1, share) + (terrace.up - up) * 0.24, mixed(from, to, share), up], tone, index);
  }
}

/** The wall below a rim, and the curtain of lime before it: scallop by scallop, the nearer ones before the farther. */
function wall(terrace: Terrace): Drawing {
  const random = randomOf(Math.round(terrace.right * 3 + 400));
  const { up, foot, cusps } = terrace;
  const scallops = cusps.map(() => ({ walls: WALLS.map(() => ""), drips: DRIPS.map(() => ""), rim: "" }));
  forFaces(terrace, (at, tone, index) => {
    const scallop = scallops[cusps.findIndex((cusp) => cusp > (PLACES[index] ?? NEAR))];
    if (!scallop) return;
    scallop.walls[tone] += strip(at, up + 0.03, foot);
    if (up > 0) scallop.rim += strip(at, up + 0.06, up - 0.1);
    if (index % 4 > 1) return;
    const low = mixed(up, foot, within(0.46 + random.around(0.5), 0.12, 0.95));
    const tip = mixed(up, low, 0.9);
    scallop.drips[tone] += polygon([at(-1, up), at(1.6, up), at(1, tip), at(0.4, low), at(-0.2, tip)].map(CAMERA));
  });
  return scallops
    .toReversed()
    .map(
      ({ walls, drips, rim }) =>
        walls.map((path, tone) => fill(path, WALLS[tone] ?? LIP)).join("") +
        drips.map((path, tone) => fill(path, DRIPS[tone] ?? LIP)).join("") +
        fill(rim, LIP),
    )
    .join("");
}

/** A strip of a terrace's water, between two distances from its rim. */
function inside(terrace: Terrace, from: number, to: number) {
  const edge = (inner: number) => PLACES.map((away) => CAMERA([rimOf(terrace, away) - inner, away, terrace.up]));
  return [...edge(from), ...edge(to).toReversed()];
}

/** The rounded rim over which the water runs. */
function lip(terrace: Terrace): Drawing {
  return fill(polygon(inside(terrace, -0.14, 0.3)), LIP);
}

/** What stands of the city on the brow: columns under their beam, cypresses. */
function hierapolis(): Drawing {
  const brow = 262;
  const column = (x: number, tall: number) =>
    fill(box(x - 7, brow - tall, 14, tall), "#fbe3bd") +
    fill(box(x + 1, brow - tall, 6, tall), "#c39a94") +
    fill(box(x - 10, brow - tall - 7, 20, 8), "#fdeccd");
  const scrub = (size: number) =>
    placesOf([
      268, 288, 13, 300, 306, 16, 318, 334, 12, 352, 340, 17, 384, 372, 14, 372, 398, 12, 414, 390, 12, 436, 418, 17,
      470, 436, 13, 462, 462, 15, 506, 452, 14, 540, 472, 12, 330, 372, 12, 420, 444, 11,
    ])
      .map(([x, y, half]) =>
        disc(x - (1 - size) * half, y - (1 - size) * half * 0.5, half * size * 1.2, half * size * 0.8),
      )
      .join("");
  const cypress = (x: number, tall: number) =>
    fill(
      `M${x} ${brow - tall}q${-tall * 0.16} ${tall * 0.7} ${-tall * 0.08} ${tall}h${tall * 0.16}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#6d7f5c",
    ) +
    fill(
      `M${x} ${brow - tall}q${tall * 0.02} ${tall * 0.6} 0 ${tall}h${tall * 0.08}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#435a52",
    );
  return (
    fill("M-20 250Q150 246 250 268T400 366T560 462L620 500H-20Z", "#d8c09c") +
    fill("M196 252Q236 256 250 268T400 366T560 462L620 500H380Q330 400 270 350T196 252Z", "#b39c94") +
    fill(scrub(1), "#7c8a72") +
    fill(scrub(0.66), "#9ca682") +
    fill(lens(520, 500, 620, 22), "#fdeedd") +
    cypress(206, 96) +
    cypress(240, 70) +
    [46, 82, 118, 158].map((x, index) => column(x, index === 3 ? 44 : 84)).join("") +
    fill(box(32, brow - 104, 100, 13), "#fbe3bd") +
    fill(box(32, brow - 95, 100, 4), "#c39a94")
  );
}

const BALLOONS = [
  [930, 236, 1.36, ["#c8643c", "#fbe3bd", "#93412d"]],
  [1258, 156, 0.8, ["#c2265f", "#fbe6d0", "#8d1b4c"]],
  [770, 400, 0.44, ["#ee9433", "#fff0d0", "#b8603c"]],
  [500, 232, 0.56, ["#2f7fae", "#fbe9c6", "#1d4f7c"]],
  [1450, 330, 0.34, ["#6d5a8c", "#f3d3c0", "#473a6b"]],
] as const;

function drawBalloons(sheet: Sheet): void {
  sheet.add(...BALLOONS.map(([x, y, scale, colours]) => place(balloon(colours), x, y, scale)));
}

/** The first visitors, barefoot, each with an image in the water. */
function drawBathers(sheet: Sheet): void {
  const inWater = (right: number, away: number, tall: number, options: PersonOptions) => {
    const [x, y] = CAMERA([right, away, POOL.up]);
    const size = (metreAt(CAMERA, [right, away, POOL.up]) * tall) / 100;
    const image = place(person(sheet, { ...options, shadow: false }), x, y - 9 * size, -size * 0.86, size);
    return `<g opacity="0.3">${image}</g>` + place(wading(sheet, 9, options), x, y, size);
  };
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    inWater(11, 32, 1.75, { wears: "shorts", top: "#6d8a5c", bottom: "#d9c9a8", behind: true }),
    inWater(11.9, 31.6, 1.62, { ...long, wears: "skirt", top: "#fdf0dc", bottom: "#c8643c", behind: true }),
    inWater(0.5, 19, 1.66, { ...long, wears: "skirt", top: "#c2265f", bottom: "#c2265f", hat: "#ecd3a3" }),
    inWater(1.5, 18.4, 1.16, { child: true, pose: "pointing", wears: "shorts", top: "#f3c14a", bottom: "#fdf0dc" }),
    inWater(5.2, 16, 1.78, {
      pose: "walking",
      mirrored: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#4f5f86",
      carries: "bag",
      carriedColour: "#c8643c",
    }),
  );
}

/** The dry rim on which we have left our things. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M1640 1046C1500 1040 1400 1062 1310 1112S1200 1196 1120 1220H1640Z", WALLS[3]),
    fill("M1640 1034C1500 1030 1400 1050 1306 1098S1190 1184 1100 1220H1640Z", LIP),
    fill("M1640 1064C1520 1062 1430 1082 1350 1124S1260 1190 1210 1220H1640Z", WALLS[1]),
    place(turned(sandals(), 24), 1366, 1156, 0.16, 0.24),
    place(turned(sandals({ leather: "#e8b25a", strap: "#c2265f" }), -10), 1436, 1172, 0.14, 0.2),
    oleander(sheet, 1590, 1140, 100, 61),
    place(beachBag(sheet), 1496, 1150, 0.48),
  );
}
