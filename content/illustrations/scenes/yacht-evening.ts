import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { yachtAstern, yachtAsternImage } from "../parts/boats/yachtAstern.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { crescent, glitter } from "../parts/sky/suns.ts";

const HORIZON = 620;
const MOON = { x: 150, y: 214, radius: 50 };
/** From the deck of a boat astern of her, some 22 metres away. */
const EYE = cameraOf({ horizon: HORIZON, centre: 840, eye: 2.9, focal: 2100 });
const YACHT = frameOf(EYE, { right: -4.75, away: 22, heading: 42 });

/** A motor yacht at anchor by night: dinner under lit decks, two on the bathing platform over green light, a couple who watch the moon. */
export const SCENE: Scene = {
  name: "yacht-evening",
  seed: 131,
  mood: "night",
  colours: { sky: ["#081430", "#10285a", "#2a4c86", "#6a7fa8"], sea: ["#44709c", "#1d446e", "#102c52", "#07152e"] },
  grain: 0.3,
  crops: { wide: 110, square: 20 },
  draw(sheet) {
    drawSky(sheet);
    drawYacht(sheet);
  },
};

function drawSky(sheet: Sheet): void {
  const random = randomOf(6);
  const lamps = counted(90).map((): Point => [random.between(1180, 1600), HORIZON - 5 - random.next() ** 2 * 50]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sheet.glow([MOON.x, MOON.y], 460, "#a9c4ec", 0.34),
    // No star shines through the moon or touches it: the disc runs against the box and leaves a hole in it.
    sheet.clipped(
      box(0, 0, sheet.width, HORIZON) + disc(MOON.x, MOON.y, MOON.radius * 1.5),
      stars(sheet, { height: 500, count: 90 }),
    ),
    crescent(sheet, MOON),
    hills(sheet),
    fill(lamps.map(([x, y]) => disc(x, y, 2.6)).join(""), "#ffd98a"),
    fill(
      lamps
        .slice(0, 12)
        .map(([x, y]) => disc(x, y, 8))
        .join(""),
      "#ffd98a",
      0.2,
    ),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
    lightColumns(sheet, {
      at: [1420, 1452, 1490, 1530, 1566, 1592],
      y: HORIZON + 6,
      length: 74,
      width: 12,
    }),
    glitter(sheet, { x: MOON.x, top: HORIZON + 6, bottom: 1180, width: 120 }),
  );
}

/** The shores of the cove, the right one nearer: a moonlit slope to the left of each crest, haze at their feet. */
function hills(sheet: Sheet): Drawing {
  const foot = HORIZON + 4;
  const [left, right] = [
    curveDownTo(pointsOf([-20, 552, 110, 530, 250, 538, 400, 564, 560, 586, 700, 602]), foot),
    curveDownTo(pointsOf([820, 602, 940, 560, 1060, 506, 1180, 456, 1300, 448, 1420, 398, 1540, 352, 1640, 340]), foot),
  ];
  const haze = sheet.linear(
    [
      [0, sheet.mood.mist, 0],
      [1, sheet.mood.mist, 0.5],
    ],
    [0, HORIZON - 70],
    [0, HORIZON],
  );
  return (
    fill(left, "#1f3d66") +
    fill(right, "#1b3560") +
    sheet.clipped(
      right,
      fill(
        "M800 620L940 550L1180 440C1190 500 1210 520 1250 552C1280 576 1290 590 1300 620ZM1400 620C1390 570 1400 480 1420 398L1560 340C1570 400 1590 440 1610 500L1640 620Z",
        "#25477a",
      ),
    ) +
    sheet.clipped(left + right, fill(box(-20, HORIZON - 70, 1660, 74), haze))
  );
}

/** The yacht over her image in the water, lamps under the hull that light the water green. */
function drawYacht(sheet: Sheet): void {
  const [x, y] = YACHT([-0.6, 0, 0]);
  const flat = (drawing: Drawing) => `<g transform="translate(${short(x)} ${short(y)}) scale(1 .2)">${drawing}</g>`;
  const deck = YACHT([3, 0, 3]);
  sheet.add(
    sheet.glow([Math.round(deck[0]), Math.round(deck[1])], 520, "#ffc98a", 0.34),
    yachtAsternImage(YACHT),
    flat(sheet.glow([20, 40], 420, "#4fe0cf", 0.9) + sheet.glow([20, 30], 260, "#b4f7ea", 0.6)),
    lightColumns(sheet, {
      at: [300, 470, 600],
      y: y + 70,
      length: 250,
      width: 70,
      colour: "#f3c274",
    }),
    ripples(sheet, { x: 700, y: y + 30, width: 900, height: 190, count: 26, colour: "#0a2142", opacity: 0.7 }),
    yachtAstern(sheet, YACHT),
    ripples(sheet, { x: x + 60, y: y + 6, width: 420, height: 40, count: 20, colour: "#9beedb", opacity: 0.6 }),
  );
}
