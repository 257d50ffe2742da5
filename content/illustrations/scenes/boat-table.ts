import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { fruitBowl, strawHat } from "../parts/things/deckBreakfast.ts";
import {
  BREAM_BODY,
  breadBasket,
  fishGarnish,
  oliveBowl,
  seaBream,
  shepherdSalad,
  tumbler,
  waterCarafe,
} from "../parts/things/deckLunch.ts";
import { plate } from "../parts/things/table.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 540;
/** From the place at the head of the table, in metres over the deck; a short focal length for a near plate and a long table. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.15, focal: 950 });
/** Along the table and the boat towards the stern, to port, up. Everything on deck is in this frame. */
const DECK = frameOf(EYE, { right: 0.25, away: 0.5, heading: -14 });
const TABLE = { half: 0.52, high: 0.75, end: 6 };
/** Half the deck's breadth at the rail, its height, and where the stern is. */
const RAIL = { half: 1.42, high: 0.86, stern: 7.1 };
/** Where what lies along the deck begins: still before the eye, already beyond the sheet's edge. */
const NEAREST = 0.22;

/** Lunch under the awning, from the head of a long table: the bream before us, salad, bread and cold water; the others sit at its far end, the flag astern, a gulet in a pine cove. */
export const SCENE: Scene = {
  name: "boat-table",
  seed: 111,
  mood: "day",
  colours: {
    sky: ["#4fa6cc", "#a3d6e0", "#f4f3e2"],
    sea: ["#8fd6d6", "#34a5be", "#1f86ae", "#1b6f9c"],
    wallDeep: "#8ea3c6",
    groundShade: "#8799bd",
  },
  grain: 0.3,
  crops: { wide: 300, square: 400 },
  draw(sheet) {
    drawCove(sheet);
    drawDeck(sheet);
    drawStern(sheet);
    drawBench(sheet, 1);
    drawBench(sheet, -1);
    drawHat(sheet);
    drawAwning(sheet);
    const company = drawCompany(sheet);
    sheet.add(company.below);
    drawTable(sheet);
    drawFarFare(sheet);
    sheet.add(company.above);
    drawLunch(sheet);
  },
};

/** A pine cove to starboard with a gulet at anchor, capes in the haze to port. */
function drawCove(sheet: Sheet): void {
  const random = randomOf(4);
  const near = pointsOf([1010, 552, 1080, 520, 1160, 470, 1260, 400, 1370, 352, 1490, 318, 1640, 300]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 90, 440, 200, 474, 340, 462, 500, 500, 700, 492, 900, 470, 1100, 490, 1640, 480]),
      foot: HORIZON + 4,
      seed: 3,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
    fill(lens(1400, 566, 1000, 50), "#7fd6cc", 0.9),
    fill(curveDownTo(near, 562), "#7f9a5f"),
    farCrowns(random, 30, [1400, 1640], [350, 420], 32, "#64854f", "#8fab62"),
    farCrowns(random, 34, [1240, 1640], [410, 480], 32, "#5d7e4c", "#8aa85f"),
    farCrowns(random, 44, [1120, 1640], [490, 540], 30, "#55764a", "#86a45c"),
    fill("M990 562Q1030 544 1100 550T1300 544T1640 540V570Q1400 574 1200 568T990 562Z", "#efd9a6"),
    fill(lens(1330, 582, 620, 22), "#4f9aa0", 0.5),
    fill(lens(1034, 598, 290, 14), "#12608c", 0.7),
    place(gulet(sheet, { sails: "furled", hull: "#f6efe2", hullShade: "#9fb0c8" }), 1030, 596, 0.43),
    ripples(sheet, { x: 1034, y: 602, width: 230, height: 14, count: 12 }),
  );
}

function face(corners: readonly Place[]): Path {
  return polygon(corners.map((corner) => DECK(corner)));
}

/** A level strip along the deck. */
function strip([from, to]: Point, [inner, outer]: Point, up: number): Path {
  return face([
    [from, inner, up],
    [to, inner, up],
    [to, outer, up],
    [from, outer, up],
  ]);
}

/** An upright strip along the deck, at a distance from its middle. */
function side([from, to]: Point, across: number, [low, high]: Point): Path {
  return face([
    [from, across, low],
    [to, across, low],
    [to, across, high],
    [from, across, high],
  ]);
}

/** An upright strip across the deck. */
function cross(along: number, [from, to]: Point, [low, high]: Point): Path {
  return face([
    [along, from, low],
    [along, to, low],
    [along, to, high],
    [along, from, high],
  ]);
}

/** Teak whose seams run astern; the shade of table and port bench lies on it. */
function drawDeck(sheet: Sheet): void {
  const seams = counted(27).map((index) => {
    const across = -1.4 + index * 0.108;
    return polyline([DECK([NEAREST, across, 0]), DECK([RAIL.stern, across, 0])]);
  });
  sheet.add(
    fill(strip([NEAREST, RAIL.stern], [-RAIL.half, RAIL.half], 0), "#d3995e"),
    stroke(seams.join(""), "#9a6644", 2),
    fill(strip([NEAREST, RAIL.stern], [-0.75, 0.86], 0), "#6b4258", 0.5),
  );
}

/** The stern's rail on its turned posts, the bench before it, the flag on its staff. */
function drawStern(sheet: Sheet): void {
  const { stern, half, high } = RAIL;
  const posts = counted(9).map((index) => mixed(-half, half, index / 8));
  const [x, y] = DECK([stern, -0.55, high]);
  sheet.add(
    fill(posts.map((across) => cross(stern, [across - 0.03, across + 0.03], [0.3, high])).join(""), "#8a4a2c"),
    fill(cross(stern, [-half, half], [high - 0.1, high]), "#b9683a"),
    fill(cross(stern, [-half, half], [high - 0.03, high + 0.02]), "#e5a066"),
    fill(cross(stern - 0.2, [-half, half], [0, 0.7]), "#2a6b9c"),
    fill(cross(stern - 0.2, [-half, half], [0.62, 0.7]), "#6fb0d2"),
    stroke(`M${x} ${y}V${y - 128}`, "#8a4a2c", 6),
    fill(disc(x, y - 130, 6), "#e5a066"),
    place(turkishFlag({ height: 62 }), x + 3, y - 122),
  );
}

/** The bench along one side, 1 to port: rail on posts, cushions at the back and on the seat; what faces left is in the sun. */
function drawBench(sheet: Sheet, port: 1 | -1): void {
  const { half, high, stern } = RAIL;
  const lit = port < 0;
  const reach: Point = [NEAREST, stern];
  const [inner, back] = [0.86 * port, 1.28 * port];
  const cushions = counted(9).map((index): Point => [Math.max(NEAREST, index * 0.82 - 0.4), index * 0.82 + 0.36]);
  const [top, edge, backFront] = lit ? ["#7cbad8", "#3f8bb8", "#5aa3c8"] : ["#4f97c2", "#1b4f7c", "#2a6a9a"];
  sheet.add(
    ...counted(13).map((index) => {
      const along = 0.2 + index * 0.56;
      return fill(side([along, along + 0.07], half * port, [0.3, high]), lit ? "#b9683a" : "#7a3b24");
    }),
    fill(side(reach, (half - 0.05) * port, [high - 0.09, high]), lit ? "#c9793f" : "#8a4a2c"),
    fill(strip(reach, [(half - 0.06) * port, (half + 0.07) * port], high), "#eab072"),
    fill(side(reach, back, [0.42, 0.77]) + strip(reach, [back, (Math.abs(back) + 0.08) * port], 0.77), "#123a5c"),
    ...cushions.map(([from, to]) => fill(side([from, to], back, [0.42, 0.79]), backFront)),
    ...cushions.map(([from, to]) =>
      fill(strip([from, to], [back, (Math.abs(back) + 0.08) * port], 0.79), lit ? "#a4d2e4" : "#78b4d4"),
    ),
    fill(side(reach, inner, [0, 0.36]), lit ? "#c68a55" : "#542f42"),
    fill(strip(reach, [inner, back], 0.36), "#123a5c"),
    ...cushions.map(
      ([from, to]) =>
        fill(side([from, to], inner, [0.33, 0.45]), edge) + fill(strip([from, to], [inner, back], 0.45), top),
    ),
    // The back's shade on the port seat, and the piping of the cushions.
    lit ? "" : fill(strip(reach, [0.98, back], 0.452), "#1b4f7c", 0.45),
    stroke(
      cushions.map(([from, to]) => polyline([DECK([from, inner, 0.45]), DECK([to, inner, 0.45])])).join(""),
      "#fdf8ee",
      2.6,
    ),
  );
}

/** A straw hat that somebody has left on the port cushion. */
function drawHat(sheet: Sheet): void {
  const [x, y] = DECK([1.5, 1.08, 0.46]);
  sheet.add(place(strawHat(), x, y, 0.62));
}

/** The awning over us: stripes that run astern, a lath and a valance along each edge, on posts from the rail. */
function drawAwning(sheet: Sheet): void {
  const { wallBright, wallShade } = sheet.mood;
  const [high, half, end] = [2.2, 1.5, RAIL.stern + 0.1];
  const stripes = counted(10).map((index): Point => [-half + index * 0.3, -half + (index + 1) * 0.3]);
  const posts = [1, -1].flatMap((port) =>
    [2.1, 4.6, 7.05].map((along) => {
      const [[x, foot], [, head]] = [DECK([along, 1.42 * port, 0.86]), DECK([along, 1.42 * port, high])];
      const wide = 60 / (along + 0.5);
      return (
        fill(box(x - wide / 2, head, wide, foot - head), "#eef2f2") +
        fill(box(x, head, wide / 2, foot - head), wallShade)
      );
    }),
  );
  const scallops = (
    at: (share: number, up: number) => Point,
    count: number,
    tones: readonly [string, string],
  ): Drawing =>
    counted(count)
      .map((index) => {
        const [from, to] = [index / count, (index + 1) / count];
        const hem = shares(7).map((share) => at(mixed(from, to, share), high - 0.1 - 0.12 * Math.sin(share * Math.PI)));
        return fill(polygon([at(from, high), ...hem, at(to, high)]), tones[index % 2] ?? "");
      })
      .join("");
  const along = (port: number) => (share: number, up: number) => DECK([mixed(0.4, end, share), half * port, up]);
  sheet.add(
    scallops((share, up) => DECK([end, mixed(half, -half, share), up]), 10, ["#2f86b4", wallBright]),
    ...posts,
    ...stripes.map((across, index) => fill(strip([-0.2, end], across, high), index % 2 ? "#8fa2c8" : "#1d5d8a")),
    scallops(along(1), 22, ["#1f6c9a", wallShade]),
    scallops(along(-1), 22, ["#3b93c0", wallBright]),
    ...[1.9, 3.7, 5.4].map((at) => fill(strip([at, at + 0.06], [-half, half], high - 0.01), "#6b3422")),
  );
}

interface Guest extends PersonOptions {
  along: number;
  /** 1 on the port bench. */
  port: 1 | -1;
  tall: number;
}

const GUESTS: readonly Guest[] = [
  {
    along: 5.75,
    port: -1,
    tall: 1.7,
    pose: "dining",
    top: "#e0703e",
    bottom: "#f1e8d8",
    slender: true,
    hairstyle: "bun",
  },
  {
    along: 4.9,
    port: 1,
    tall: 1.68,
    pose: "dining",
    top: "#c2265f",
    bottom: "#c2265f",
    slender: true,
    hairstyle: "long",
    sleeves: "none",
  },
  { along: 4.7, port: -1, tall: 1.8, pose: "dining", top: "#2f7f8f", bottom: "#e6d2a8", hair: "#33262a" },
];

/** Those at the far end, by pairs across the table: what is below its top, and what is over it. */
function drawCompany(sheet: Sheet): { below: Drawing; above: Drawing } {
  const figures = GUESTS.map(({ along, port, tall, ...options }) => {
    const [x, y] = DECK([along, 0.84 * port, 0]);
    const metre = y - DECK([along, 0.84 * port, 1])[1];
    const figure = person(sheet, { ...options, mirrored: port < 0, shadow: false });
    const above = sheet.clipped(box(-70, -130, 140, 130 - 40.5), figure);
    const put = (drawing: Drawing) => place(drawing, x, y, (tall * metre) / 100);
    return { below: put(figure), above: put(above) };
  });
  return { below: figures.map(({ below }) => below).join(""), above: figures.map(({ above }) => above).join("") };
}

/** A white cloth with a blue stripe along each edge, its far corners square; the awning's shade cools its port side. */
function drawTable(sheet: Sheet): void {
  const { wall, wallDeep, wallShade } = sheet.mood;
  const { half, high, end } = TABLE;
  const reach: Point = [-0.2, end];
  sheet.add(
    fill(cross(end, [-half, half], [high - 0.2, high]), wallShade),
    fill(strip(reach, [-half, half], high), wall),
    fill(strip(reach, [0.36, 0.4], high) + strip(reach, [-0.4, -0.36], high), "#2f86b4"),
    fill(strip(reach, [0.42, 0.436], high) + strip(reach, [-0.436, -0.42], high), "#2f86b4"),
    sheet.spray("M1150 800H1620V1220H1000Z", wallDeep, { from: [1700, 1260], to: [1240, 960], thick: 0.34 }),
    fill(strip(reach, [half - 0.012, half], high) + strip(reach, [-half, -half + 0.012], high), wallShade),
  );
}

/** A place on the table: metres along it, and to port. */
function on([along, across]: Point): Point {
  return DECK([along, across, TABLE.high]);
}

/** A round dish in perspective with what is on it, for the places farther down the table. */
function dish(spot: Point, radius: number, tones: readonly [string, string]): Drawing {
  const ring = (grow: number, shift = 0): Path =>
    curve(
      counted(18).map((index) => {
        const angle = (index / 18) * Math.PI * 2;
        return on([spot[0] + Math.sin(angle) * radius * grow, spot[1] - shift + Math.cos(angle) * radius * grow]);
      }),
      true,
    );
  return (
    fill(ring(1.04, radius * 0.22), "#8799bd", 0.6) +
    fill(ring(1), "#fffdf6") +
    fill(ring(0.8), tones[0]) +
    fill(ring(0.5, radius * -0.1), tones[1])
  );
}

/** A thing on the table, by the metres that it is wide and the units in which it is drawn. */
function set(drawing: Drawing, spot: Point, metres: number, units: number): Drawing {
  const [x, y] = on(spot);
  const metre = on([spot[0], spot[1] - 0.5])[0] - on([spot[0], spot[1] + 0.5])[0];
  return place(drawing, x, y, (metres * metre) / units);
}

/** Dishes and water before those at the far end, and fruit in the middle of the table. */
function drawFarFare(sheet: Sheet): void {
  sheet.add(
    dish([5.5, 0.3], 0.13, ["#f1e8d8", "#cf9450"]),
    dish([5.3, -0.28], 0.13, ["#f1e8d8", "#cf9450"]),
    set(tumbler(sheet), [5.2, 0.12], 0.09, 84),
    dish([4.5, 0.3], 0.13, ["#f1e8d8", "#d9643c"]),
    dish([4.2, -0.28], 0.13, ["#f1e8d8", "#cf9450"]),
    set(waterCarafe(sheet), [4.2, 0], 0.14, 150),
    set(tumbler(sheet), [3.7, 0.2], 0.09, 84),
    set(tumbler(sheet), [3.5, -0.14], 0.09, 84),
  );
}

/** The bream lies on its side, turned on its plate: its upper side seen aslant, and under it the round of the belly. */
function bream(sheet: Sheet): Drawing {
  const lying = (drawing: Drawing, lift: number, long = 1.27) =>
    `<g transform="translate(0 ${-lift}) scale(${long} .66)">${turned(drawing, -12)}</g>`;
  return (
    place(lying(fill(BREAM_BODY, "#5f6f9c", 0.6), 0), 26, 14) +
    lying(fill(BREAM_BODY, "#8a5630"), 0, 1.2) +
    lying(fill(BREAM_BODY, "#b98350"), 5, 1.22) +
    lying(fill(BREAM_BODY, "#d9ad6c"), 10, 1.24) +
    lying(seaBream(sheet), 15)
  );
}

/** Our end of the table: the bream, its cutlery and napkin, bread, salad, olives, lemon water. */
function drawLunch(sheet: Sheet): void {
  const [x, y] = on([0.42, -0.02]);
  sheet.add(
    set(fruitBowl(), [1.85, -0.2], 0.3, 230),
    set(waterCarafe(sheet), [1.3, 0.08], 0.14, 150),
    set(breadBasket(sheet), [1.22, 0.31], 0.32, 320),
    set(shepherdSalad(sheet), [1.04, -0.29], 0.38, 400),
    set(tumbler(sheet), [0.84, 0.03], 0.085, 84),
    set(oliveBowl(), [0.68, -0.43], 0.16, 210),
    napkin([0.25, 0.36]),
    place(plate(sheet, { radius: 300, rim: "#1d6d9a" }), x, y),
    place(bream(sheet), x - 26, y - 8, 0.84),
    place(fishGarnish(sheet), x - 4, y - 2, 0.86),
    fork([0.27, 0.335]),
    knife([0.27, 0.292]),
    set(melon(), [0.13, -0.25], 0.2, 260),
  );
}

/** Two slices of watermelon on a small plate, 260 wide. */
function melon(): Drawing {
  const slice = (x: number, y: number, turn: number): Drawing => {
    const seeds = pointsOf([-34, -22, -8, -38, 22, -24, 0, -66, -20, -52, 36, -8, 18, -52]);
    return place(
      turned(
        fill("M-92-4Q0 46 92-4L84-26Q0 14-84-26Z", "#3f7034") +
          fill("M-88-12Q0 34 88-12L80-28Q0 8-80-28Z", "#dcecb4") +
          fill("M-82-22Q0 18 82-22L6-118Q0-124-6-118Z", "#e2483f") +
          fill("M82-22Q44-4 8-2L4-120L6-118Z", "#b92f36") +
          fill(seeds.map(([a, b]) => disc(a, b, 3.4, 5)).join(""), "#3a2030"),
        turn,
      ),
      x,
      y,
    );
  };
  return (
    fill(disc(24, 10, 134, 54), "#8799bd", 0.6) +
    fill(disc(0, 4, 130, 52), "#aebbd4") +
    fill(disc(0, 0, 130, 52), "#fffdf6") +
    stroke(disc(0, 0, 117, 46), "#1d6d9a", 6) +
    fill(disc(14, 8, 92, 26), "#aebbd4", 0.8) +
    slice(20, -14, 9) +
    slice(-24, 0, -12)
  );
}

/** A knife that lies along the table, its handle towards us. */
function knife([along, across]: Point): Drawing {
  const blade = (shift: number): Path =>
    polygon([
      on([along + 0.1, across - shift]),
      on([along + 0.2, across - shift]),
      on([along + 0.22, across - 0.012 - shift]),
      on([along + 0.1, across - 0.016 - shift]),
    ]);
  const handle = (shift: number): Path =>
    polyline([on([along, across - 0.008 - shift]), on([along + 0.1, across - 0.008 - shift])]);
  return (
    fill(blade(0.005), "#6f7fae", 0.6) +
    stroke(handle(0.005), "#6f7fae", 11, 0.6) +
    fill(blade(0), "#c3d0e0") +
    stroke(handle(0), "#8698bd", 11)
  );
}

/** A napkin folded to a strip, its near corner at the place. */
function napkin([along, across]: Point): Drawing {
  const cloth = (shift: number, from: number, to: number): Path =>
    polygon([
      on([along - shift, across - from - shift]),
      on([along + 0.2 - shift, across - from - shift]),
      on([along + 0.2 - shift, across - to - shift]),
      on([along - shift, across - to - shift]),
    ]);
  return (
    fill(cloth(0.006, 0, 0.1), "#6f7fae", 0.55) +
    fill(cloth(0, 0, 0.1), "#d9643c") +
    fill(cloth(0, 0.06, 0.1), "#ee8a55")
  );
}

/** A fork that lies along the table, four tines away from us. */
function fork([along, across]: Point): Drawing {
  const line = (from: number, to: number, off: number): Path =>
    polyline([on([along + from, across - off]), on([along + to, across - off])]);
  const tines = [-0.011, -0.004, 0.004, 0.011].map((off) => line(0.135, 0.175, off)).join("");
  return (
    stroke(line(0, 0.12, 0.004), "#6f7fae", 10, 0.6) +
    stroke(line(0, 0.12, 0), "#dfe7f1", 9) +
    stroke(line(0.12, 0.13, 0), "#dfe7f1", 22) +
    stroke(tines, "#dfe7f1", 4)
  );
}
