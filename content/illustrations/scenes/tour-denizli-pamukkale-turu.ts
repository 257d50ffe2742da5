import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { fields } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { poolNear, terracesOver, travertines } from "../parts/land/travertines.ts";
import { wading } from "../parts/people/bathers.ts";
import type { PersonOptions } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { balloon } from "../parts/sky/balloon.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunRays } from "../parts/sky/suns.ts";

const HORIZON = 540;

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
    drawWalkers(sheet);
    drawBalloons(sheet);
    drawNear(sheet);
  },
};

function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sunRays(sheet, { x: 170, y: 470, radius: 62, reach: 760, rays: 22, opacity: 0.16 }),
    cloudBank(sheet, { x: 420, y: 440, length: 420, seed: 5, strips: 3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 490, 110, 460, 240, 478, 380, 430, 520, 400, 640, 430, 800, 450, 960, 470, 1100, 480, 1640, 500,
      ]),
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
    sheet.spray(`M0 ${HORIZON}H1100V900H0Z`, "#fde3c4", { from: [0, HORIZON], to: [0, 900], thick: 0.95 }),
    ...counted(26).map((index) => {
      const random = randomOf(index + 70);
      const near = random.next();
      return place(poplar(), random.between(0, 780), mixed(570, 900, near), mixed(0.2, 0.8, near));
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

/** The first sun on travertine: rose in the light, violet away from it, the sky's own colours on the water. */
const INKS = {
  lip: "#fffaf2",
  wall: "#ffeee0",
  wallShade: "#d8b6d2",
  flute: "#f9dcd3",
  fluteShade: "#b795c0",
  shallow: "#fdeedd",
  water: "#b9dcdc",
  deep: "#7fbfd0",
  glint: "#ffe7cf",
};

const CAMERA = cameraOf({ horizon: HORIZON, centre: 420, eye: 21.4, focal: 1600 });

/** A white hill beside us: it falls to the left, towards the plain, and a little towards us. */
function slopeAt(right: number, away: number): number {
  return 21.6 - 0.27 * Math.hypot(right - 32, (away - 62) * 0.86);
}

/** Where the slope ends against the plain. */
function edgeAt(away: number): number {
  return -6.5 + (away - 20) * 0.36 + 1.1 * Math.sin(away * 0.6);
}

function onSlope(right: number, away: number): boolean {
  return right > edgeAt(away) && away < 70;
}

const POOLS = terracesOver({
  centre: [32, 62],
  squeeze: 0.86,
  reach: [64, 4],
  arc: [166, 292],
  height: (radius) => 21.6 - 0.27 * radius,
  depth: [2.2, 4.4],
  width: [3.6, 9.5],
  inside: onSlope,
  seed: 9,
});

/** The white slope climbs out of the plain on the right, basin above basin, up to the plateau of Hierapolis. */
function drawSlope(sheet: Sheet): void {
  const onGround = (right: number, away: number) => CAMERA([right, away, slopeAt(right, away)]);
  const edge = counted(20).map((index) => {
    const away = mixed(60, 14, index / 19);
    return onGround(edgeAt(away) + 0.6, away);
  });
  const body = polygon([...pointsOf([1640, 520, 1400, 522, 1220, 530, 1040, 548]), ...edge, [300, 1240], [1640, 1240]]);
  sheet.add(
    fill(body, "#fdeee2"),
    travertines(sheet, { camera: CAMERA, pools: POOLS, inks: INKS, seed: 31 }),
    place(plateau(), 0, 148),
  );
}

/** The plateau: cypresses and the walls of Hierapolis on the edge. */
function plateau(): Drawing {
  return (
    fill("M1040 404Q1220 380 1400 374T1640 366V384Q1400 384 1220 392T1040 404Z", "#a98f7d") +
    [1262, 1290, 1406, 1440, 1462, 1560]
      .map((x, index) => place(poplar(), x, 390 - (x - 1262) * 0.06, 0.5 + (index % 3) * 0.13))
      .join("") +
    fill(
      [1320, 1348, 1376, 1500, 1528]
        .map((x, index) => `M${x} ${388 - (x - 1320) * 0.05}v${-44 + (index % 2) * 12}h9v${44 - (index % 2) * 12}z`)
        .join("") + "M1316 346H1388V354H1316Z",
      "#f6d9ae",
    )
  );
}

/** The first visitors, barefoot in the basins while the sun comes up. */
function drawWalkers(sheet: Sheet): void {
  // Each stands in the wide pool nearest to a place of the sheet, as tall as it is far.
  const inWater = (x: number, y: number, aside: number, tall: number, options: PersonOptions) => {
    const pool = poolNear(POOLS, CAMERA, [x, y]);
    if (!pool) return "";
    const { right, away, half, up } = pool;
    return place(wading(sheet, 9, options), ...CAMERA([right + aside * half, away, up]), (16 * tall) / away);
  };
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    inWater(1380, 690, -0.1, 1.8, { wears: "shorts", top: "#c8643c", bottom: "#d9c9a8", behind: true }),
    inWater(960, 700, -0.2, 1.8, { wears: "shorts", top: "#3f6a8c", bottom: "#d9c9a8", behind: true }),
    inWater(960, 700, 0.24, 1.66, { ...long, wears: "skirt", top: "#fdf0dc", bottom: "#c2547c", behind: true }),
    inWater(560, 840, -0.2, 1.8, {
      pose: "pointing",
      mirrored: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#5a5a7c",
    }),
    inWater(560, 840, 0.24, 1.66, {
      ...long,
      pose: "standing",
      wears: "skirt",
      top: "#c8643c",
      bottom: "#c8643c",
      hat: "#ecd3a3",
    }),
    inWater(1180, 960, 0, 1.8, {
      pose: "walking",
      mirrored: true,
      wears: "shorts",
      top: "#e8a33a",
      bottom: "#4f5f86",
      carries: "bag",
      carriedColour: "#c2265f",
    }),
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
