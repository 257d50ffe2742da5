import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, lens, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { fields } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { balloon } from "../parts/sky/balloon.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunRays } from "../parts/sky/suns.ts";

const HORIZON = 610;

/** Pamukkale at sunrise: the white slope with its steps of pools glows pink above the misty plain, balloons rise beside it. */
export const SCENE: Scene = {
  name: "tour-denizli-pamukkale-turu",
  seed: 61,
  mood: "morning",
  colours: {
    sky: ["#6f8fc0", "#c9a9c0", "#f6bfa6", "#fde0b4"],
    zenith: "#4a64a0",
    far: "#b79bbb",
    farShade: "#9d86b0",
    mist: "#fde3c4",
    cloud: "#fff0dc",
    cloudShade: "#eab5ae",
    halo: "#ffe9bd",
  },
  grain: 0.3,
  crops: { wide: 90, square: 215 },
  draw(sheet) {
    drawPlain(sheet);
    drawSlope(sheet);
    drawBalloons(sheet);
    drawNear(sheet);
  },
};

function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sunRays(sheet, { x: 170, y: 540, radius: 62, reach: 760, rays: 22, opacity: 0.16 }),
    cloudBank(sheet, { x: 420, y: 520, length: 420, seed: 5, strips: 3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 110, 530, 240, 548, 380, 500, 520, 470, 640, 500, 800, 520, 960, 560, 1100, 590]),
      foot: HORIZON + 6,
      mist: 70,
      seed: 8,
    }),
    fields(sheet, {
      top: HORIZON,
      bottom: 1210,
      vanish: 300,
      colours: ["#d3b98e", "#bdb184", "#a8a882", "#dcc294", "#c6b083"],
      seed: 6,
    }),
    sheet.spray(`M0 ${HORIZON}H1100V960H0Z`, "#fde3c4", { from: [0, HORIZON], to: [0, 960], thick: 0.95 }),
    ...counted(26).map((index) => {
      const random = randomOf(index + 70);
      const near = random.next();
      return place(poplar(), random.between(0, 780), mixed(640, 960, near), mixed(0.2, 0.8, near));
    }),
  );
}

function poplar(): Drawing {
  return (
    fill(lens(26, 0, 90, 7), "#8a7f6a", 0.6) +
    fill("M0 0Q-15-40-8-84Q-4-108 2-116Q12-96 14-66Q16-24 4 0Z", "#8a9062") +
    fill("M2 0Q8-60 2-116Q12-96 14-66Q16-24 4 0Z", "#566450")
  );
}

/** The edge of each step from the plain up to the plateau: they hang like curtains from the right of the sheet. */
function drawSlope(sheet: Sheet): void {
  const random = randomOf(17);
  const profile = counted(15).flatMap((step): Point[] => {
    // Down from the plateau in steps that grow: each a lip that juts out, then a fall.
    const near = step / 14;
    const [x, y] = [mixed(1050, 300, near ** 0.82), mixed(420, 1190, near ** 1.1)];
    return [
      [x + 22 + 30 * near, y - 3],
      [x, y],
      [x - 6, y + 10 + 20 * near],
    ];
  });
  const body = `${polyline([[1640, 376], [1400, 380], [1220, 394], ...profile])}L240 1240H1640Z`;
  const basins = TERRACES.flatMap(([y, from, smallest, largest, pooled], row): Drawing[] => {
    const near = (y - 400) / 780;
    const found: Drawing[] = [];
    let x = from + random.between(-20, 20);
    while (x < 1650) {
      const wide = random.between(smallest, largest);
      const lift = random.between(-0.5, 0.5) * mixed(16, 60, near);
      found.push(
        basin(sheet, {
          x,
          y: y + lift,
          wide,
          deep: mixed(7, 34, near) * (0.6 + wide / largest / 2),
          drop: mixed(60, 170, near) * random.between(0.8, 1.2),
          pool: random.chance(pooled),
          seed: row * 31 + found.length,
        }),
      );
      x += wide * random.between(0.9, 1);
    }
    return found;
  });
  sheet.add(
    fill("M200 1240Q400 1060 540 900L700 900L800 1240Z", "#a99a90", 0.6),
    sheet.clipped(
      body,
      fill(body, "#fdeadd") +
        fill(
          curve(pointsOf([980, 470, 1100, 440, 1300, 430, 1640, 436, 1640, 470, 1300, 462, 1120, 472]), true),
          "#e3b4bd",
          0.7,
        ) +
        basins.join("") +
        sheet.spray(body, "#a87aa4", { from: [1680, 1140], to: [1180, 620], thick: 0.62 }),
    ),
    // Plateau: cypresses and the walls of Hierapolis on the edge.
    fill("M1120 428Q1260 384 1400 372T1640 362V390Q1400 386 1240 404Z", "#a98f7d"),
    ...[1262, 1290, 1406, 1440, 1462, 1560].map((x, index) =>
      place(poplar(), x, 396 - (x - 1262) * 0.07, 0.5 + (index % 3) * 0.13),
    ),
    ...[1320, 1348, 1376, 1500, 1528].map((x, index) =>
      fill(`M${x} ${392 - (x - 1320) * 0.05}v${-44 + (index % 2) * 12}h9v${44 - (index % 2) * 12}z`, "#f6d9ae"),
    ),
    fill("M1316 350H1388V358H1316Z", "#f6d9ae"),
  );
}

/** Height, left end, sizes of the basins and how many of them hold water: bare cascades above, full basins below. */
const TERRACES = [
  [440, 1020, 60, 130, 0],
  [492, 960, 70, 190, 0.4],
  [548, 880, 80, 240, 0.75],
  [618, 800, 80, 200, 0.5],
  [700, 700, 120, 330, 0.9],
  [800, 590, 110, 260, 0.7],
  [912, 490, 170, 430, 0.95],
  [1046, 370, 160, 380, 0.9],
] as const;

/** One basin: water behind a white lip, and the curtain of stone that hangs from it, its right side in shade. */
function basin(
  sheet: Sheet,
  {
    x,
    y,
    wide,
    deep,
    drop,
    pool,
    seed,
  }: { x: number; y: number; wide: number; deep: number; drop: number; pool: boolean; seed: number },
): Drawing {
  const random = randomOf(seed + 5);
  const lobes = Math.max(2, Math.round(wide / 70));
  const rim = shares(lobes * 2 + 1).map((share, index): Point => [
    x + wide * share,
    y + deep * Math.sin(share * Math.PI) ** 0.6 * (index % 2 ? 1.12 : 0.86),
  ]);
  const foot = rim.map(([px, py], index): Point => [px + 4, py + drop * (index % 2 ? 1.1 : 0.8)]);
  const turn = Math.round(rim.length * 0.58);
  const curtain = `${curve(rim)}${curve(foot.toReversed()).replace("M", "L")}Z`;
  const dark = `${curve(rim.slice(turn))}${curve(foot.slice(turn).toReversed()).replace("M", "L")}Z`;
  const flutes = counted(lobes + 1).map((): string => {
    const share = random.between(0.08, 0.9);
    const [fx, fy] = [x + wide * share, y + deep * Math.sin(share * Math.PI) ** 0.6 + 2];
    const thick = random.between(7, 16) * (0.4 + drop / 160);
    return `M${short(fx)} ${short(fy)}q${short(thick)} 0 ${short(thick * 1.3)} 2Q${short(fx + thick)} ${short(fy + drop * 0.5)} ${short(fx + thick * 0.4)} ${short(fy + drop * random.between(0.6, 1))}Q${short(fx + thick * 0.1)} ${short(fy + drop * 0.4)} ${short(fx)} ${short(fy)}z`;
  });
  const water = `${curve(rim)}Q${short(x + wide * 0.72)} ${short(y - deep * 0.55)} ${short(x + wide * 0.45)} ${short(y - deep * 0.45)}T${short(x)} ${short(y)}Z`;
  return (
    fill(curtain, "#fff3e8") +
    fill(dark, "#e6bdc4") +
    fill(flutes.join(""), "#dba9b8") +
    (pool
      ? stroke(water, "#fffaf2", 4 + deep * 0.12) +
        fill(
          water,
          sheet.linear(
            [
              [0, "#f8d3bd"],
              [0.45, "#9fcbd2"],
              [1, "#5aa7c2"],
            ],
            [Math.round(x), 0],
            [Math.round(x + wide), 0],
          ),
        ) +
        fill(lens(x + wide * 0.3, y + deep * 0.22, wide * 0.34, deep * 0.14), "#fff6ea", 0.9)
      : stroke(curve(rim), "#fffaf2", 4))
  );
}

function drawBalloons(sheet: Sheet): void {
  const balloons = [
    [640, 300, 1.5, ["#c8643c", "#fbe3bd", "#93412d"]],
    [330, 240, 0.86, ["#c2265f", "#f6c7b0", "#8d1b4c"]],
    [880, 180, 0.66, ["#2f7fae", "#fbe9c6", "#1d4f7c"]],
    [470, 420, 0.5, ["#ee9433", "#fff0d0", "#b8603c"]],
    [1080, 290, 0.44, ["#6d5a8c", "#f3d3c0", "#473a6b"]],
    [210, 400, 0.36, ["#3f8fb5", "#fbe9c6", "#1d5d86"]],
    [760, 470, 0.34, ["#c2265f", "#fbe3bd", "#8d1b4c"]],
  ] as const;
  sheet.add(...balloons.map(([x, y, scale, colours]) => place(balloon(colours), x, y, scale)));
}

/** Oleander and dry grass in the near corner, against the plain. */
function drawNear(sheet: Sheet): void {
  const dark = ["#3a3550", "#57546a", "#7d7a70"] as const;
  sheet.add(
    fill("M-20 1220V1120Q140 1090 330 1150T620 1220Z", "#4b4058"),
    leafMass(sheet, { x: 70, y: 1120, width: 150, height: 90, seed: 3, count: 42, size: 36, colours: dark }),
    leafMass(sheet, { x: 290, y: 1180, width: 110, height: 48, seed: 4, count: 26, size: 32, colours: dark }),
    leafMass(sheet, {
      x: 60,
      y: 1080,
      width: 100,
      height: 60,
      seed: 5,
      count: 16,
      size: 24,
      leaf: "petal",
      colours: ["#57546a", "#c2547c", "#f0a0ac"],
    }),
    grass(sheet, { from: 340, to: 640, ground: () => 1210, height: 70, count: 34, colour: "#4b4058", seed: 5 }),
  );
}
