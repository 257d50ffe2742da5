import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, mound, type Path, polygon, polygonDownTo } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { BASINS_BY_DAY, basinsOn, slopeEdge, stackedBasins } from "../parts/land/stackedBasins.ts";
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
    sheet.add(fill("M1104 536Q1180 510 1300 496T1640 470V520L1180 540Z", "#e3cfa8"), place(hierapolis(), 0, 120));
    drawSlope(sheet);
    drawBathers(sheet);
    drawNear(sheet);
  },
};

/** The plain of the Lykos with its fields and poplars, mountains with the last snow behind it. */
function drawPlain(sheet: Sheet): void {
  const away = (x: number, y: number): Point => [470 + (x - 470) * ((y - HORIZON) / 420), y];
  const patches = counted(7).flatMap((row) => {
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
    place(summerCloud(sheet, "tall"), 1010, 204, 1.04),
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

/** The steps of the slope, from the terrace of the city down to us; it turns about the hill towards the plain on the left. */
const ROWS = basinsOn({
  steps: [
    [1100, 536, 80],
    [1010, 560, 104],
    [916, 590, 134],
    [812, 630, 172],
    [700, 682, 222],
    [572, 750, 284],
    [430, 838, 360],
    [270, 950, 450],
    [90, 1092, 560],
    [-60, 1270, 640],
  ],
  horizon: HORIZON,
  right: 1640,
  seed: 12,
});

/** The slope: basins like stacked bowls, row below row. */
function drawSlope(sheet: Sheet): void {
  const edge = slopeEdge(ROWS);
  const body = `M1640 496L1460 500L1290 508${curve([[1240, 505], [1110, 531], ...edge]).replace("M", "L")}L1640 1240Z`;
  const scrub = (right: number, size: number) =>
    edge
      .slice(3)
      .map(([x, y], index) =>
        mound(x - right * y * 0.03, y + 8, (12 + y * 0.04 + (index % 3) * 10) * size, y * 0.022 * size),
      )
      .join("");
  sheet.add(
    fill(scrub(1, 1), "#8fae74") + fill(scrub(0.2, 1.1), "#64855c") + fill(scrub(1.6, 0.6), "#7a9a66"),
    fill(body, "#f4efe8"),
    stackedBasins(sheet, { rows: ROWS, inks: BASINS_BY_DAY, seed: 23 }),
  );
}

/** Barefoot in the warm water, trousers rolled up, shoes in a bag: a handful of visitors, the farther the smaller. */
function drawBathers(sheet: Sheet): void {
  const inWater = (x: number, y: number, tall: number, options: PersonOptions) =>
    place(wading(sheet, 9, options), x, y, tall / 100);
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    inWater(1280, 637, 42, { top: "#c8643c", wears: "shorts", behind: true }),
    inWater(1306, 637, 39, { ...long, wears: "skirt", top: "#fdf8ee", bottom: "#1d5d86", behind: true }),
    inWater(806, 766, 64, { pose: "pointing", mirrored: true, wears: "shorts", top: "#31507a", bottom: "#d9c9a8" }),
    inWater(852, 768, 60, { ...long, wears: "skirt", top: "#c2265f", bottom: "#c2265f", behind: true }),
    inWater(1172, 921, 90, {
      pose: "walking",
      mirrored: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#3f6a8c",
      carries: "bag",
      carriedColour: "#c8643c",
    }),
    inWater(1232, 923, 64, {
      pose: "walking",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#ee9433",
      bottom: "#1d5d86",
    }),
    inWater(640, 990, 92, {
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
