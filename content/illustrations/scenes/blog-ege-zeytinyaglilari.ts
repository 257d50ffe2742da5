import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { trainedVine } from "../parts/plants/trainedVine.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { artichokes, greenBeans, lemonHalf, vineLeaves } from "../parts/things/oliveOilDishes.ts";

const SHADOW = "#4d3560";
const BLUE = "#1d5d9a";
const HORIZON = 540;
/** The top of the table is the ground of this camera. */
const EYE = cameraOf({ horizon: HORIZON, centre: 760, eye: 0.4, focal: 1050 });
/** How far the table reaches, in metres. */
const BACK = 3.6;
/** Where the oil falls: the mouth of the bottle, and the artichoke below it. */
const MOUTH: Point = [706, 400];
const LANDS: Point = [676, 948];

/** On a terrace by the sea: oil poured from a glass cruet over artichokes, behind them stuffed vine leaves and green beans, the bay with a gulet. */
export const SCENE: Scene = {
  name: "blog-ege-zeytinyaglilari",
  seed: 206,
  mood: "day",
  colours: { wall: "#fbf4e4", wallShade: "#c9d0dc" },
  grain: 0.24,
  crops: { wide: 170, square: 150 },
  draw(sheet) {
    drawBay(sheet);
    drawTable(sheet);
    sheet.add(
      dishAt(greenBeans, sheet, 316, 742),
      dishAt(vineLeaves, sheet, 1170, 790),
      dishAt(artichokes, sheet, 668, 964),
    );
    drawStream(sheet);
    drawBottle(sheet);
    drawNear(sheet);
  },
};

/** A dish on the table, its size and slant by its distance. */
function dishAt(dish: (sheet: Sheet, tilt: number) => Drawing, sheet: Sheet, x: number, y: number): Drawing {
  const down = y - HORIZON;
  return place(dish(sheet, down / 1050), x, y, (down * 1.06) / 400);
}

/** The bay in the morning, islands, a gulet at anchor. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 160, 430, 330, 468, 520, 496, 700, 486, 900, 512, 1000, HORIZON]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([860, HORIZON, 1040, 504, 1220, 470, 1400, 486, 1640, 440]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 700, dabs: 40, foot: false }),
    place(
      brokenImage({
        shapes: [{ outline: pointsOf([-250, 4, 250, 4, 200, 70, -200, 64]), colour: "#3d3a5a" }],
        depth: 80,
      }),
      330,
      580,
      0.36,
    ),
    place(gulet(sheet, { sails: "furled" }), 330, 580, 0.36),
  );
}

/** A wooden table, over it a runner of cream linen with blue stripes, on both the shade of the vine. */
function drawTable(sheet: Sheet): void {
  const at = (right: number, away: number): Point => EYE([right, away, 0]);
  const strip = (from: number, to: number): Path => polygon([at(from, 0.5), at(to, 0.5), at(to, BACK), at(from, BACK)]);
  const [, back] = at(0, BACK);
  const joints = counted(13).map((index) => polyline([at(-3.6 + index * 0.6, 0.5), at(-3.6 + index * 0.6, BACK)]));
  const stripes = [-0.9, -0.78, -0.7, 0.68, 0.76, 0.88].map((from, index) =>
    strip(from, from + (index % 3 === 1 ? 0.035 : 0.075)),
  );
  sheet.add(
    fill(box(-20, back, 1640, 1220 - back), sheet.downwards(["#e0ad6c", "#c98a50"], back, 1200)),
    stroke(joints.join(""), "#9a6240", 4, 0.7),
    fill(box(-20, back - 3, 1640, 8), "#ffe2a8"),
    fill(strip(-0.97, 1.02), SHADOW, 0.4),
    fill(strip(-1, 0.98), sheet.mood.wall),
    fill(stripes.join(""), BLUE),
    vineShade(),
  );
}

/** The outline of a vine leaf, its stalk at 0,0. */
const LEAF = pointsOf([
  0, 0, -30, 4, -44, -16, -34, -25, -52, -46, -40, -72, -22, -62, -18, -90, 4, -100, 22, -86, 22, -60, 46, -66, 50, -42,
  34, -24, 44, -10, 26, 6,
]);

/** What the leaves overhead leave dark on the table: branches of them, drawn out to the right, in one tone. */
function vineShade(): Drawing {
  const random = randomOf(17);
  const branch = (x: number, y: number, size: number, count: number): Path =>
    counted(count)
      .map((index) => {
        const angle = random.between(0.4, 2.6);
        const [dx, dy] = [random.between(-1, 1) * 120 * size, (index / count - 0.5) * 110 * size];
        const grown = size * random.between(0.8, 1.3);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return curve(
          LEAF.map(([a, b]): Point => [
            x + dx + (a * cos - b * sin) * grown * 1.25,
            y + dy + (a * sin + b * cos) * grown * 0.5,
          ]),
          true,
        );
      })
      .join("");
  return fill(
    branch(40, 1010, 1.9, 9) + branch(1500, 960, 1.5, 9) + branch(1560, 1160, 1.8, 6) + branch(480, 1190, 1.4, 4),
    SHADOW,
    0.36,
  );
}

/** The oil that falls from the mouth of the cruet on to the artichoke, spreads over it and runs down its side into the dish. */
function drawStream(sheet: Sheet): void {
  const [[x, y], [to, foot]] = [MOUTH, LANDS];
  const gold = sheet.downwards(["#f9d24a", "#f2b21e", "#fbd85a"], y, foot);
  const at = (dx: number, dy: number) => `${to + dx} ${foot + dy}`;
  sheet.add(
    fill(
      `M${at(-84, 16)}Q${at(-60, -16)} ${at(-4, -18)}Q${at(62, -16)} ${at(80, 18)}Q${at(84, 40)} ${at(68, 44)}Q${at(52, 42)} ${at(44, 26)}Q${at(30, 40)} ${at(22, 62)}Q${at(20, 104)} ${at(14, 146)}Q${at(2, 156)} ${at(-6, 144)}Q${at(-10, 100)} ${at(-14, 52)}Q${at(-26, 26)} ${at(-40, 34)}Q${at(-50, 62)} ${at(-66, 60)}Q${at(-74, 34)} ${at(-84, 16)}Z`,
      "#f2b01c",
      0.78,
    ),
    fill(
      `M${at(-66, 14)}Q${at(-44, -8)} ${at(-2, -10)}Q${at(46, -8)} ${at(58, 10)}Q${at(10, 4)} ${at(-22, 12)}Q${at(-46, 12)} ${at(-66, 14)}ZM${at(0, 50)}Q${at(-2, 96)} ${at(2, 134)}Q${at(8, 96)} ${at(8, 52)}Z`,
      "#fff2b0",
      0.9,
    ),
    fill(
      `M${x - 16} ${y - 4}Q${to - 16} ${y + 70} ${to - 9} ${y + 220}Q${to - 7} ${foot - 120} ${to - 16} ${foot + 2}Q${to} ${foot + 12} ${to + 18} ${foot + 2}Q${to + 6} ${foot - 120} ${to + 9} ${y + 220}Q${to + 14} ${y + 80} ${x + 16} ${y + 8}Z`,
      gold,
    ),
    fill(
      `M${x - 12} ${y + 14}Q${to - 8} ${y + 90} ${to - 5} ${y + 240}Q${to - 4} ${foot - 160} ${to - 6} ${foot - 10}H${to - 1}Q${to + 1} ${foot - 200} ${to} ${y + 240}Q${to - 1} ${y + 100} ${x - 12} ${y + 14}Z`,
      "#fffbe0",
    ),
  );
}

/** The cruet, tilted, the oil level in it, and the hand that holds it from above. */
function drawBottle(sheet: Sheet): void {
  const glass =
    "M-330-26Q-318-30-300-22H-150Q-96-26-56-72Q-20-108 60-110H330Q356-108 356-80V80Q356 108 330 110H60Q-20 108-56 72Q-96 26-150 22H-300Q-318 30-330 26Z";
  const inner =
    "M-318-16H-146Q-86-18-44-62Q-10-96 60-98H330Q344-96 344-78V78Q344 96 330 98H60Q-10 96-44 62Q-86 18-146 16H-318Z";
  // The surface of the oil is level, whatever the tilt of the bottle.
  const level = "M-340-40L-150-40L360 182V200H-340Z";
  const drawing =
    fill(glass, "#bfe0dc", 0.62) +
    sheet.clipped(
      inner,
      fill(
        level,
        sheet.linear(
          [
            [0, "#ffd94e"],
            [0.5, "#eeb022"],
            [1, "#b9780f"],
          ],
          [-300, 0],
          [260, 120],
        ),
      ) +
        fill("M-150-40L360 182L350 192L-160-24Z", "#fff0a4") +
        fill("M-60 110Q40 60 240 130V110Z", "#8f5a10", 0.5),
    ) +
    fill("M-60-66Q-16-98 60-100H320V-86H66Q-4-84-42-54Z", "#ffffff", 0.85) +
    fill("M-300-18H-150Q-120-19-100-28L-104-20Q-120-10-150-10H-300Z", "#ffffff", 0.8) +
    fill("M330-104Q352-102 352-80V80Q352 104 330 106L322 98Q336 90 336 72V-72Q336-92 322-98Z", "#7fb0b4", 0.8);
  sheet.add(place(turned(drawing + hand(), -24), 994, 276, 0.98));
}

/** A hand that holds the bottle from above: the back of the hand over it, four fingers down its near side, the sleeve turned up. */
function hand(): Drawing {
  const [lit, body, dark] = ["#f3bd8a", "#d18c5e", "#8a4a4c"];
  const finger = (x: number, top: number, low: number, lean: number): Drawing => {
    const shape = (left: number, right: number) =>
      `M${x + left} ${top}Q${x + left - 6} ${(top + low) / 2} ${x + left + lean} ${low - 18}Q${x + left + lean + 4} ${low + 6} ${x + (left + right) / 2 + lean} ${low + 6}Q${x + right + lean} ${low + 4} ${x + right + lean} ${low - 20}Q${x + right + 2} ${(top + low) / 2} ${x + right} ${top}Z`;
    return (
      place(fill(shape(-28, 30), "#7a4a18", 0.6), 10, 8) +
      fill(shape(-28, 30), body) +
      fill(shape(-27, -4), lit) +
      fill(
        `M${x - 20 + lean} ${low - 20}Q${x - 18 + lean} ${low + 2} ${x + lean} ${low + 2}Q${x + 14 + lean} ${low} ${x + 12 + lean} ${low - 22}Q${x + lean} ${low - 30} ${x - 20 + lean} ${low - 20}Z`,
        "#ffdcc0",
      )
    );
  };
  return (
    // The arm comes down from the right.
    fill("M250-150Q330-210 420-230L760-330V-120L470-60Q400-50 330-70Z", body) +
    fill("M250-150Q330-210 420-230L760-330V-280L430-180Q350-160 290-120Z", lit) +
    fill("M330-70Q400-50 470-60L760-120V-180L470-110Q400-96 320-100Z", dark) +
    finger(270, -60, 36, -14) +
    finger(208, -80, 62, -12) +
    finger(146, -90, 70, -8) +
    finger(84, -90, 56, -2) +
    fill(
      "M52-70Q46-120 90-136Q150-166 230-160Q300-170 350-130Q360-80 330-52Q300-36 292-60Q280-36 240-46Q232-66 226-60Q214-44 178-54Q168-70 162-62Q150-50 116-58Q106-74 100-64Q70-46 52-70Z",
      body,
    ) +
    fill("M52-70Q46-120 90-136Q150-166 230-160Q290-168 330-140Q250-132 190-120Q110-110 84-60Q60-54 52-70Z", lit) +
    fill("M470-262L520-40Q600-30 760-70V-380L560-310Q500-296 470-262Z", "#f4efe4") +
    fill("M500-120L520-40Q600-30 760-70V-190Q620-110 500-120Z", "#a9a4cc") +
    fill("M470-262L520-40L556-46L508-280Z", "#fffdf6") +
    fill("M505-106L520-40L556-46L542-112Z", "#bdb6d6")
  );
}

/** Near us: lemon on the left, torn bread and its crumbs on the right; over the corner a vine with grapes. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill(lens(190, 1150, 330, 50), SHADOW, 0.5),
    place(turned(lemonHalf(), 8), 130, 1090, 0.95),
    place(bread(sheet), 1250, 1120),
    stroke("M-20 36Q140 70 300 30T540-20", "#5f4632", 17),
    stroke("M-20 30Q140 62 300 22T540-26", "#94694a", 6),
    stroke("M330 20Q420 60 404 104T444 128", "#6f7f3c", 5),
    trainedVine(sheet, { x: 150, y: 60, width: 250, height: 90, count: 34, size: 1.25, seed: 4 }),
  );
}

/** A loaf torn open: the crust in the light, the crumb with its holes, crumbs about it. */
function bread(sheet: Sheet): Drawing {
  const random = randomOf(9);
  const crumb = curve(pointsOf([-150, -20, -130, -84, -60, -120, 20, -116, 70, -70, 78, -10, 30, 30, -70, 34]), true);
  const holes = counted(12).map(() =>
    disc(random.between(-120, 40), random.between(-90, 10), random.between(5, 13), random.between(4, 8)),
  );
  const specks = counted(12).map(() =>
    disc(random.between(-260, -150), random.between(10, 60), random.between(4, 8), random.between(3, 5)),
  );
  return (
    fill(disc(90, 34, 250, 40), SHADOW, 0.5) +
    fill("M-140-40Q-120-130 20-140Q240-150 400-60V80Q200 70 40 44Z", "#b8692e") +
    fill("M-100-100Q-20-146 120-138Q300-126 400-60V-30Q240-100 60-96Z", "#e39a4e") +
    fill("M40 44Q120 0 400 20V90Q200 70 40 44Z", "#713c30") +
    fill(crumb, "#d9a868") +
    place(fill(crumb, "#fbe8be"), -4, -3, 0.94) +
    sheet.clipped(crumb, fill(holes.join(""), "#d8b27a")) +
    fill(specks.join(""), "#e8bf82")
  );
}
