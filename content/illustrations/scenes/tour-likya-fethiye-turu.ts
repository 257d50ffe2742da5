import { type Drawing, fill, place, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { oludenizLagoon } from "../parts/land/oludeniz.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { paraglidingWing } from "../parts/sky/paraglidingWing.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 330;

/** Ölüdeniz from Babadağ: the tongue of sand curls between the turquoise lagoon and the deep sea, a paraglider's wing above. */
export const SCENE: Scene = {
  name: "tour-likya-fethiye-turu",
  seed: 71,
  mood: "day",
  grain: 0.4,
  crops: { wide: 110, square: 180 },
  draw(sheet) {
    drawFar(sheet);
    drawHills(sheet);
    sheet.add(oludenizLagoon(sheet));
    drawSlopes(sheet);
    sheet.add(place(turned(paraglidingWing(sheet), -9), 500, 190));
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55 }),
    heapedCloud(sheet, { x: 1180, y: 250, length: 380, seed: 7 }),
    heapedCloud(sheet, { x: 1470, y: 296, length: 260, seed: 2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 318, 90, 304, 200, 316, 330, 322, 460, 330]),
      foot: HORIZON + 3,
      rough: 3,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([560, 330, 680, 300, 800, 282, 920, 262, 1040, 274, 1180, 240, 1330, 226, 1480, 250, 1640, 216]),
      foot: HORIZON + 6,
      mist: 40,
      rough: 4,
      seed: 6,
    }),
    fill(
      "M0 330H1600V1200H0Z",
      sheet.downwards(["#8cc6d6", "#3f93b8", "#1f6f9e", "#14517c", "#103f66"], HORIZON, 1200),
    ),
    fill(
      counted(60)
        .map((index) => {
          const random = randomOf(index + 200);
          const near = random.next() ** 1.4;
          return lens(random.between(0, 900), HORIZON + 8 + near * 800, 20 + near * 90, 1 + near * 4);
        })
        .join(""),
      "#bfe3e6",
      0.35,
    ),
  );
}

/** The wooded headland that closes the lagoon towards the sea, and the hills behind it. */
function drawHills(sheet: Sheet): void {
  const back: Point[] = pointsOf([
    860, 430, 900, 386, 1010, 352, 1120, 318, 1250, 330, 1390, 290, 1520, 306, 1640, 280,
  ]);
  const headland: Point[] = pointsOf([
    470, 560, 540, 520, 600, 470, 690, 440, 780, 424, 880, 440, 980, 410, 1090, 420, 1220, 440, 1360, 470, 1500, 500,
    1640, 510,
  ]);
  sheet.add(
    fill(`${curve(back)}V640H820Z`, "#6f9a86"),
    wooded(sheet, back, 0.34, 300, ["#5c8a7a", "#6f9a86", "#8db394"]),
    sheet.spray(`${curve(back)}V560H820Z`, "#dcebe2", { from: [0, 560], to: [0, 400], thick: 0.55 }),
    // Pale rock at the water's edge, then pines.
    fill(`${curve(headland)}V580L1440 606L1300 596L1180 610Q1000 640 840 622T640 606T470 572Z`, "#d9c39a"),
    fill(
      `${curve(headland.map(([x, y]): Point => [x, y - 2]))}V566L1440 588L1300 576L1180 590Q1000 616 840 600T640 582T490 560Z`,
      "#4f7a5a",
    ),
    wooded(sheet, headland.slice(1), 0.5, 120, ["#38604c", "#55805a", "#84a468"]),
    fill("M780 424Q880 440 980 410Q1010 470 1090 600Q960 620 900 612Q860 520 780 424Z", "#2f5648", 0.45),
  );
}

/** Rows of tree tops below a crest: `size` of one, `depth` of the field. */
function wooded(
  sheet: Sheet,
  crest: readonly Point[],
  size: number,
  depth: number,
  [dark, middle, light]: readonly [string, string, string],
): Drawing {
  const random = randomOf(Math.round(depth + size * 100));
  let [shade, body, lit]: [Path, Path, Path] = ["", "", ""];
  const [first, last] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]];
  for (const index of counted(Math.round((last[0] - first[0]) / (size * 5)))) {
    const x = random.between(first[0], last[0]);
    const nearest = crest.reduce(
      (best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best),
      first,
    );
    const y =
      nearest[1] +
      16 * size +
      random.next() * depth * (0.35 + 0.65 * Math.sin(((x - first[0]) / (last[0] - first[0])) * Math.PI));
    const r = 22 * size * random.between(0.7, 1.2);
    shade += disc(x + r * 0.35, y + r * 0.3, r, r * 0.72);
    body += disc(x, y, r, r * 0.72);
    if (index % 2) lit += disc(x - r * 0.3, y - r * 0.22, r * 0.5, r * 0.34);
  }
  return sheet.clipped(
    `${curve(crest)}L${last[0]} ${last[1] + depth + 30}L${first[0]} ${first[1] + depth + 30}Z`,
    fill(shade, dark) + fill(body, middle) + fill(lit, light),
  );
}

/** The slope of Babadağ below us: pine tops in the corners, a bare shoulder of rock. */
function drawSlopes(sheet: Sheet): void {
  const right: Point[] = pointsOf([
    1640, 600, 1560, 690, 1480, 760, 1400, 850, 1300, 900, 1230, 990, 1130, 1060, 1080, 1150, 1040, 1240,
  ]);
  const random = randomOf(44);
  const tops = counted(44)
    .map(() => {
      const down = random.next();
      return [1640 - random.next() ** 0.8 * (150 + down * 420), 740 + down * 470, 34 + down * 50] as const;
    })
    .filter(([x, y]) => x > 1640 - (y - 640) * 0.98 + 20)
    .toSorted(([, a], [, b]) => a - b);
  sheet.add(
    fill(`${curve(right)}L1640 1240Z`, "#587a4e"),
    fill("M1400 850Q1330 880 1300 900L1230 990L1290 1010L1390 940L1460 880Z", "#d8bf94"),
    fill("M1390 940L1460 880L1480 930L1420 990L1290 1010Z", "#a98a78"),
    ...tops.map(([x, y, size], index) =>
      leafMass(sheet, {
        x,
        y,
        width: size,
        height: size * 0.72,
        seed: index + 2,
        count: 13,
        size: size * 0.42,
        colours: ["#24432f", "#40663f", "#7c9a52"],
      }),
    ),
    leafMass(sheet, {
      x: 60,
      y: 1180,
      width: 190,
      height: 92,
      seed: 90,
      count: 40,
      size: 44,
      colours: ["#14304c", "#1f4646", "#3d6a4c"],
    }),
    leafMass(sheet, {
      x: 290,
      y: 1216,
      width: 110,
      height: 46,
      seed: 91,
      count: 26,
      size: 38,
      colours: ["#14304c", "#1f4646", "#3d6a4c"],
    }),
  );
}
