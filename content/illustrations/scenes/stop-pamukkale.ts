import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, type Path, polygon, polygonDownTo } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { travertines } from "../parts/land/travertines.ts";
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
    sheet.add(place(hierapolis(), 0, 74));
    drawSlope(sheet);
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
  lip: "#fffdf4",
  wall: "#fbf3e6",
  wallShade: "#bcc3de",
  flute: "#dcdbea",
  fluteShade: "#98a5cc",
  shallow: "#e0f6ee",
  water: "#a4dfe0",
  deep: "#66c1d3",
  glint: "#f4fffa",
};

/** Shelves from the brow to our feet: height, how wide their pools are, how far their walls fall, where they begin, how much they wind. */
const SHELVES = [
  [502, 64, 14, 640, 3],
  [530, 84, 19, 566, 5],
  [568, 112, 26, 486, 7],
  [620, 152, 36, 400, 11],
  [692, 206, 50, 300, 16],
  [790, 284, 70, 176, 24],
  [924, 396, 98, 10, 34],
  [1106, 560, 136, -150, 46],
] as const;

/** The slope: shelf below shelf, wider towards us, higher towards the right. */
function drawSlope(sheet: Sheet): void {
  const shelves = SHELVES.map(([y, pool, drop, from, winds], index) => ({
    lip: (x: number) =>
      y -
      ((x - 800) / 800) * winds * 0.9 +
      winds * (0.7 * Math.sin(x / (pool * 2.4) + index * 2.1) + 0.3 * Math.sin(x / (pool * 0.9) + index)),
    from,
    pool,
    drop,
  }));
  // Against the plain the slope shows its shelves from the side: each a lip, and a fall that draws in.
  const steps = shelves.flatMap(({ lip, from, drop }): Point[] => [
    [from + drop * 0.5, lip(from) - drop * 0.12],
    [from, lip(from)],
    [from + drop * 0.06, lip(from) + drop * 0.35],
    [from - drop * 0.1, lip(from) + drop * 1.1],
  ]);
  const brow = pointsOf([1640, 436, 1240, 452, 980, 474, 760, 488]);
  const body = polygonDownTo([...brow, ...steps].toReversed(), 1240);
  sheet.add(
    fill(body, "#f4f1ea"),
    sheet.spray(body, "#c3cae0", { from: [1500, 1200], to: [700, 620], thick: 0.3 }),
    travertines({ shelves, to: 1640, inks: INKS, seed: 23 }),
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
