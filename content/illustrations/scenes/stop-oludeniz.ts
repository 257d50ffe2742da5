import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dayBoat } from "../parts/boats/dayBoat.ts";
import { placesOf } from "../parts/land/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { paraglider } from "../parts/sky/paraglider.ts";
import { sky } from "../parts/sky/sky.ts";

/** The far shore, which hides the horizon. */
const SHORE = 628;

/** The lagoon of Ölüdeniz at water level in the morning: still turquoise, white boats, pines, Babadağ steep behind, wings in its sky. */
export const SCENE: Scene = {
  name: "stop-oludeniz",
  seed: 94,
  mood: "morning",
  colours: {
    sky: ["#7fb6cf", "#b9d6d6", "#f6e2c0", "#fdeccb"],
    far: "#a9b7cf",
    farShade: "#8296ba",
    mist: "#fdeed2",
  },
  grain: 0.36,
  crops: { wide: 120, square: 240 },
  draw(sheet) {
    drawMountain(sheet);
    drawLagoon(sheet);
    drawBoats(sheet);
    drawNear(sheet);
  },
};

const BABADAG = pointsOf([
  180, 560, 330, 500, 470, 420, 580, 330, 680, 262, 770, 214, 850, 168, 930, 190, 1010, 176, 1100, 240, 1200, 300, 1300,
  390, 1420, 450, 1640, 520,
]);
const SPURS = [
  pointsOf([930, 194, 946, 290, 906, 420, 884, 520, 850, 470, 876, 340]),
  pointsOf([1014, 184, 1046, 300, 1030, 400, 1060, 520, 990, 520, 984, 380, 1004, 290]),
  pointsOf([1104, 250, 1146, 360, 1140, 440, 1190, 560, 1110, 540, 1096, 420, 1110, 350]),
  pointsOf([1206, 312, 1256, 400, 1266, 470, 1330, 560, 1236, 550, 1216, 460, 1220, 390]),
];
const HEADLAND = pointsOf([-40, 372, 80, 384, 180, 420, 290, 448, 390, 500, 480, 540, 560, 590, 620, 624]);
const SPIT = pointsOf([1040, 624, 1120, 588, 1210, 566, 1320, 540, 1430, 512, 1540, 500, 1640, 480]);

function drawMountain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.5, reach: 0.5 }),
    sheet.glow([180, 420], 560, "#fff1cf", 0.6),
    cloudBank(sheet, { x: 1330, y: 330, length: 380, seed: 3, strips: 3 }),
    ridge(sheet, { crest: BABADAG, foot: SHORE + 6, light: "#cfcbd2", rough: 9, seed: 14 }),
    // Spurs of its shaded flank that catch some light.
    sheet.clipped(
      polygon(BABADAG),
      fill(SPURS.map(polygon).join(""), "#a3b2cd") +
        fill(
          SPURS.map((spur) =>
            polygon(spur.slice(0, 3).map(([x, y], index): Point => [x + 46 + index * 26, y + 14 + index * 10])),
          ).join(""),
          "#6f86b0",
        ),
    ),
    sheet.spray(polygon([...BABADAG, [1640, SHORE], [180, SHORE]]), sheet.mood.mist, {
      from: [0, SHORE - 10],
      to: [0, 380],
      thick: 0.95,
    }),
    ridge(sheet, {
      crest: pointsOf([420, 590, 560, 560, 700, 572, 830, 540, 980, 556, 1120, 520, 1280, 540, 1420, 500, 1640, 520]),
      foot: SHORE + 6,
      colour: "#8fae9f",
      shade: "#729689",
      mist: 50,
      rough: 5,
      seed: 9,
    }),
    wooded(sheet, HEADLAND, ["#2f5a4e", "#4b7f5c", "#9db56c"], 21),
    wooded(sheet, SPIT, ["#3d6a5a", "#5f8f68", "#a9bb74"], 17),
    fill(lens(800, SHORE + 4, 520, 14), "#fff3d6"),
    ...placesOf([470, 196, 1, 600, 130, 0.72, 352, 262, 0.6, 1180, 168, 0.62]).map(([x, y, s], index) =>
      place(paraglider(["#c8442f", "#ee9433", "#1d5d86", "#c2265f"][index] ?? "#c8442f"), x, y, s),
    ),
  );
}

/** A slope under pines: round tops in three tones, packed, over a strip of pale rock. */
function wooded(
  sheet: Sheet,
  crest: readonly Point[],
  colours: readonly [string, string, string],
  size: number,
): Drawing {
  const [dark, middle, light] = colours;
  const random = randomOf(size * 13);
  const [from, to] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const tops = counted(Math.round((to - from) / 2.2))
    .map(() => {
      const x = random.between(from, to);
      return [
        x,
        mixed(heightAt(crest, x) + 4, SHORE - 22, random.next() ** 0.9),
        size * random.between(0.7, 1.25),
      ] as const;
    })
    .filter(([x, y]) => y > heightAt(crest, x))
    .toSorted(([, a], [, b]) => a - b);
  const body = `${curve(crest)}L${to} ${SHORE}H${from}Z`;
  const drawn = tops.map(
    ([x, y, r], index) =>
      fill(disc(x + r * 0.3, y + r * 0.3, r, r * 0.74), dark) +
      fill(disc(x, y, r, r * 0.72), middle) +
      (index % 3 ? fill(disc(x - r * 0.28, y - r * 0.24, r * 0.56, r * 0.36), light) : ""),
  );
  return (
    fill(body, dark) +
    drawn.join("") +
    sheet.spray(body, "#24453f", { from: [to, SHORE], to: [mixed(from, to, 0.3), SHORE - 160], thick: 0.5 }) +
    fill(box(from, SHORE - 12, to - from, 16), "#f0dcb0") +
    fill(box(from, SHORE - 2, to - from, 6), "#b59a7c")
  );
}

function drawLagoon(sheet: Sheet): void {
  const water = sheet.downwards(["#dfe9d4", "#9fd6cf", "#4fb9c2", "#2c9db4", "#43b3bd", "#8fd9cf"], SHORE, 1200);
  const flipped = (points: readonly Point[], share: number) =>
    points.map(([x, y]): Point => [x, SHORE + (SHORE - y) * share]);
  const pines = `${curve(flipped(HEADLAND, 0.8))}L620 ${SHORE}H-40Z${curve(flipped(SPIT, 0.8))}L1640 ${SHORE}H1040Z`;
  const slits: Path = counted(34)
    .map((index) => {
      const near = index / 33;
      const random = randomOf(index + 3);
      return lens(
        random.between(0, 1600),
        SHORE + 10 + near ** 1.3 * 420,
        mixed(120, 420, random.next()) * (0.5 + near),
        3 + near * 7,
      );
    })
    .join("");
  sheet.add(
    fill(box(0, SHORE, 1600, 600), water),
    // The mountain stands on its head in the lagoon.
    sheet.clipped(
      box(0, SHORE, 1600, 600),
      fill(polygon(flipped(BABADAG, 0.86)), "#7fa9bd", 0.5) +
        fill(polygon(flipped(BABADAG.slice(6), 0.86)), "#5f8fb0", 0.32) +
        fill(pines, "#2f7a76", 0.72),
    ),
    fill(slits, "#a9e0d8", 0.6),
    fill(
      counted(10)
        .map((index) => lens(260 + index * 37, SHORE + 30 + index * 22, 190 - index * 6, 5))
        .join(""),
      "#fff6dc",
      0.6,
    ),
  );
}

function drawBoats(sheet: Sheet): void {
  const boats = [
    [720, 716, 0.8, "#1d5d86"],
    [1010, 690, 0.56, "#c8442f"],
    [1270, 800, 1.35, "#1d5d86"],
    [430, 680, 0.5, "#c79a4b"],
  ] as const;
  sheet.add(
    ...boats.map(([x, y, s, stripe]) =>
      place(
        dayBoat(stripe) +
          `<g transform="scale(1 -.7)" opacity=".45">${dayBoat(stripe)}</g>` +
          fill(lens(0, 4, 190, 6) + lens(20, 14, 120, 5), "#bfeae2", 0.8),
        x,
        y,
        s,
      ),
    ),
  );
}

/** The sand that runs out into the water, and a pine that leans into the picture. */
function drawNear(sheet: Sheet): void {
  const shore = pointsOf([-40, 1000, 160, 1030, 360, 1082, 600, 1118, 860, 1136, 1120, 1150, 1380, 1140, 1640, 1116]);
  const shifted = (by: number) => `${curve(shore.map(([x, y]): Point => [x, y + by]))}L1640 1240H-40Z`;
  const random = randomOf(9);
  const pebbles = (count: number): Path =>
    counted(count)
      .map(() => {
        const x = random.next() * 1600;
        const y = heightAt(shore, x) + random.between(34, 120);
        return disc(x, y, random.between(5, 16), random.between(3, 7));
      })
      .join("");
  const pine = ["#1d3f3c", "#3a6a50", "#86a45c"] as const;
  sheet.add(
    fill(shifted(-64), "#8fdccf", 0.7),
    fill(shifted(-34), "#b9eada", 0.8),
    fill(shifted(-10), "#e6f7e6"),
    fill(shifted(-2), "#fffdf6"),
    fill(shifted(8), "#e2c894"),
    fill(shifted(24), "#f2deb0"),
    fill(pebbles(60), "#c2a27a", 0.8),
    fill(pebbles(40), "#fff6e0"),
    sheet.spray(shifted(24), "#b08a6a", { from: [1600, 1240], to: [900, 1150], thick: 0.6 }),
    fill("M1640 250Q1540 290 1466 276Q1400 262 1330 300Q1400 284 1462 298Q1550 318 1640 300Z", "#5a3f3a"),
    ...placesOf([1560, 226, 110, 1430, 250, 84, 1330, 296, 62, 1600, 330, 80, 1490, 330, 60]).map(([x, y, w], index) =>
      leafMass(sheet, { x, y, width: w, height: w * 0.46, seed: index + 70, count: 30, size: 30, colours: pine }),
    ),
  );
}
