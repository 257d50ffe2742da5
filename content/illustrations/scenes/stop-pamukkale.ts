import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, type Path, polygon, polygonDownTo } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { poolNear, terracesOver, travertines } from "../parts/land/travertines.ts";
import { wading } from "../parts/people/bathers.ts";
import type { PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";

const HORIZON = 480;

/** The travertines of Pamukkale: white pools of blue water step down from the columns of Hierapolis; the plain lies far below. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "day",
  colours: { sky: ["#2f86b8", "#7fbcd4", "#e3efe6"] },
  grain: 0.26,
  crops: { wide: 210, square: 240 },
  draw(sheet) {
    drawPlain(sheet);
    // The terrace of the city: dry ground behind the brow.
    sheet.add(fill("M930 556Q1110 512 1290 496T1640 470V600H1010Z", "#e3cfa8"), place(hierapolis(), 0, 120));
    drawSlope(sheet);
    drawBathers(sheet);
    drawNear(sheet);
  },
};

/** The plain of the Lykos with its fields and poplars, mountains with the last snow behind it. */
function drawPlain(sheet: Sheet): void {
  const away = (x: number, y: number): Point => [470 + (x - 470) * ((y - HORIZON) / 420), y];
  const patches = counted(5).flatMap((row) => {
    const [top, low] = [HORIZON + 8 + row ** 1.7 * 26, HORIZON + 8 + (row + 1) ** 1.7 * 26];
    return counted(7).map((column): Drawing => {
      const [x, wide] = [-900 + column * 270 + row * 96, 190 + ((column * 5 + row * 3) % 4) * 22];
      const colour = ["#c3c98e", "#a9bd88", "#dccf9a", "#94b084"][(column * 3 + row * 2) % 4] ?? "#a9bd88";
      return fill(polygon([away(x, top), away(x + wide, top), away(x + wide + 30, low), away(x + 30, low)]), colour);
    });
  });
  const random = randomOf(31);
  const poplars = placesOf([
    40, 610, 14, 120, 560, 9, 250, 548, 8, 60, 700, 22, 190, 640, 15, 330, 530, 6, -6, 540, 8,
  ]).map(([x, y, size]): Path =>
    counted(7)
      .map((index) =>
        disc(x + index * size * 0.9, y - size + random.around(2), size * 0.34, size * random.between(0.9, 1.2)),
      )
      .join(""),
  );
  const shade = placesOf([
    40, 610, 14, 120, 560, 9, 250, 548, 8, 60, 700, 22, 190, 640, 15, 330, 530, 6, -6, 540, 8,
  ]).map(([x, y, size]): Path =>
    counted(7)
      .map((index) => disc(x + (index + 0.9) * size * 0.9, y, size * 0.7, size * 0.14))
      .join(""),
  );
  const range = pointsOf([
    -20, 430, 70, 398, 150, 376, 230, 336, 292, 318, 340, 330, 402, 296, 450, 312, 530, 304, 590, 346, 680, 372, 760,
    410, 900, 436, 1100, 452, 1640, 460,
  ]);
  const body = polygonDownTo(range, HORIZON + 4);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    place(summerCloud(sheet, "tall"), 1010, 236, 1.15),
    fill(body, "#9fbfd0"),
    sheet.clipped(
      body,
      fill(
        polygon(pointsOf([402, 296, 424, 350, 410, 400, 450, 490, 560, 490, 520, 420, 490, 370, 450, 312])) +
          polygon(pointsOf([530, 304, 552, 360, 540, 420, 590, 490, 830, 490, 760, 410, 680, 372, 590, 346])) +
          polygon(pointsOf([292, 318, 310, 370, 290, 420, 320, 490, 400, 490, 372, 420, 360, 370, 340, 330])) +
          polygon(pointsOf([150, 376, 170, 420, 150, 490, 250, 490, 220, 430, 230, 336])),
        "#86abc1",
      ) +
        fill(
          polygon(
            pointsOf([
              360, 318, 402, 296, 450, 312, 530, 304, 572, 334, 548, 330, 532, 350, 512, 328, 470, 338, 446, 326, 424,
              352, 404, 324, 384, 334,
            ]),
          ) + polygon(pointsOf([262, 326, 292, 318, 322, 326, 310, 334, 296, 346, 284, 332])),
          "#fdfbf4",
        ),
    ),
    fill(box(0, HORIZON, 1600, 720), sheet.downwards(["#d9e2c4", "#b7c894", "#9db585"], HORIZON, 860)),
    ...patches,
    fill(shade.join(""), "#6f8f6c", 0.7) + fill(poplars.join(""), "#54805c"),
    fill(
      box(0, HORIZON - 20, 1600, 90),
      sheet.linear(
        [
          [0, "#eef2e4", 0],
          [0.25, "#eef2e4", 0.8],
          [1, "#eef2e4", 0],
        ],
        [0, HORIZON - 20],
        [0, HORIZON + 70],
      ),
    ),
  );
}

const INKS = {
  lip: "#fffdf6",
  wall: "#fbf6ee",
  wallShade: "#c3cbe2",
  flute: "#e3e4ef",
  fluteShade: "#a3b0d2",
  shallow: "#e2f6ef",
  water: "#8ed6dc",
  deep: "#4fb6cf",
  glint: "#f4fffa",
};

const CAMERA = cameraOf({ horizon: HORIZON, centre: 620, eye: 21, focal: 1600 });

/** The slope bulges: it falls towards us and towards the plain on the left. */
function slopeAt(right: number, away: number): number {
  return 21.5 - 0.28 * Math.hypot(right - 27, away - 63);
}

/** Where the slope ends against the plain, and where the terrace of the city begins. */
function edgeAt(away: number): number {
  return -12.5 + (away - 20) * 0.36 + 1.2 * Math.sin(away * 0.55);
}

function onSlope(right: number, away: number): boolean {
  return right > edgeAt(away) && away < 70;
}

const POOLS = terracesOver({
  centre: [27, 63],
  reach: [62, 8],
  arc: [168, 300],
  height: (radius) => 21.5 - 0.28 * radius,
  depth: [2.1, 4],
  width: [3.4, 9],
  inside: onSlope,
  seed: 12,
});

/** The slope: terraces of pools, ring below ring, fanned down from the terrace of the city. */
function drawSlope(sheet: Sheet): void {
  const onGround = (right: number, away: number) => CAMERA([right, away, slopeAt(right, away)]);
  const brow = pointsOf([1640, 496, 1460, 504, 1290, 512, 1130, 524, 1010, 542]);
  const edge = counted(20).map((index) => {
    const away = mixed(58, 14, index / 19);
    return onGround(edgeAt(away) + 0.6, away);
  });
  const body = polygon([...brow, ...edge, [-40, 1240], [1640, 1240]]);
  sheet.add(fill(body, "#f5f1ec"), travertines(sheet, { camera: CAMERA, pools: POOLS, inks: INKS, seed: 23 }));
}

/** Barefoot in the warm water, trousers rolled up, shoes in a bag: a handful of visitors, as tall as their pools are far. */
function drawBathers(sheet: Sheet): void {
  const inWater = (x: number, y: number, aside: number, tall: number, options: PersonOptions) => {
    const pool = poolNear(POOLS, CAMERA, [x, y]);
    if (!pool) return "";
    const at = CAMERA([pool.right + aside, pool.away, pool.up]);
    return place(wading(sheet, 9, options), ...at, (16 * tall) / pool.away);
  };
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    inWater(1290, 640, -0.5, 1.8, { top: "#c8643c", wears: "shorts", behind: true }),
    inWater(1290, 640, 0.6, 1.68, { ...long, wears: "skirt", top: "#fdf8ee", bottom: "#1d5d86", behind: true }),
    inWater(1060, 790, 0, 1.8, { pose: "pointing", wears: "shorts", top: "#31507a", bottom: "#d9c9a8" }),
    inWater(660, 880, -0.6, 1.8, {
      pose: "walking",
      wears: "shorts",
      top: "#e8a33a",
      bottom: "#5a6a86",
      hat: "#ecd3a3",
    }),
    inWater(660, 880, 0.6, 1.68, {
      ...long,
      pose: "walking",
      mirrored: true,
      wears: "skirt",
      top: "#c2265f",
      bottom: "#c2265f",
    }),
    inWater(1160, 1000, -0.3, 1.8, {
      pose: "walking",
      mirrored: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#3f6a8c",
      carries: "bag",
      carriedColour: "#c8643c",
    }),
    inWater(1160, 1000, 0.5, 1.25, {
      pose: "walking",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#ee9433",
      bottom: "#1d5d86",
    }),
    inWater(730, 1030, 0, 1.68, {
      ...long,
      wears: "skirt",
      top: "#f3c14a",
      bottom: "#f3c14a",
      sleeves: "none",
      hat: "#ecd3a3",
    }),
  );
}

/** Oleanders at the foot of the slope, dark against the plain. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M-20 1220V1080Q60 1050 120 1090T230 1220Z", "#3d5f4a"),
    oleander(sheet, 26, 1110, 130, 61),
    oleander(sheet, 150, 1190, 84, 62),
  );
}

/** What stands of the city on its terrace above: a gate's pier, a row of columns, cypresses. */
function hierapolis(): Drawing {
  const column = (x: number, y: number, tall: number) =>
    fill(box(x - 8, y - tall, 16, tall + 40), "#f3d9a6") +
    fill(box(x + 1, y - tall, 7, tall + 40), "#c49a80") +
    fill(box(x - 12, y - tall - 8, 24, 10), "#f8e6bf");
  const cypress = (x: number, y: number, tall: number) =>
    fill(
      `M${x} ${y - tall}Q${x - tall * 0.16} ${y - tall * 0.3} ${x - tall * 0.09} ${y + 40}H${x + tall * 0.09}Q${x + tall * 0.16} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#5d7a4c",
    ) +
    fill(
      `M${x} ${y - tall}Q${x + tall * 0.02} ${y - tall * 0.4} ${x} ${y + 40}H${x + tall * 0.09}Q${x + tall * 0.16} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#3f5c44",
    );
  return (
    cypress(1330, 380, 120) +
    cypress(1376, 380, 90) +
    [1420, 1462, 1504, 1546].map((x, index) => column(x, 372 - index * 4, [96, 98, 100, 62][index] ?? 90)).join("") +
    fill(box(1404, 264, 118, 14), "#f3d9a6") +
    fill(box(1404, 274, 118, 5), "#c49a80")
  );
}
