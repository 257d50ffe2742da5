import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
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

/** Lunch under the awning, from the head of a long table: the bream before us in the sun that comes in under it, two at the stern who wave to it, the flag, a gulet in a pine cove. */
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
    drawPair(sheet);
    drawBench(sheet, 1);
    drawBench(sheet, -1);
    drawHat(sheet);
    drawAwning(sheet);
    drawTable(sheet);
    drawFarFare(sheet);
    drawLunch(sheet);
  },
};

/** A pine cove to starboard with a gulet at anchor, capes in the haze to port. */
function drawCove(sheet: Sheet): void {
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
    sheet.clipped(
      box(900, 200, 740, 362),
      pineHill(sheet, {
        crest: near,
        foot: 560,
        // A spur comes down to the beach on the left: its ridge parts the sun from the shade.
        lit: [
          pointsOf([1080, 520, 1160, 470, 1260, 400, 1230, 450, 1190, 500, 1170, 570, 1010, 570]),
          pointsOf([1370, 352, 1490, 318, 1450, 380, 1420, 440, 1370, 500, 1350, 570, 1270, 570, 1290, 500, 1340, 430]),
        ],
        shaded: [
          pointsOf([1260, 400, 1320, 376, 1300, 430, 1262, 480, 1270, 570, 1170, 570, 1190, 500, 1230, 450]),
          pointsOf([1490, 318, 1560, 360, 1610, 380, 1660, 430, 1660, 570, 1350, 570, 1370, 500, 1420, 440, 1450, 380]),
        ],
        groves: pointsOf([1110, 540, 1320, 520, 1520, 440]),
        size: [8, 14],
        colours: ["#356a62", "#6a9a5e", "#a9be70"],
        seed: 6,
      }),
    ),
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

/** The stern's rail on its turned posts, the flag on its staff. */
function drawStern(sheet: Sheet): void {
  const { stern, half, high } = RAIL;
  const posts = counted(9).map((index) => mixed(-half, half, index / 8));
  const [x, y] = DECK([stern, -0.62, high]);
  sheet.add(
    fill(posts.map((across) => cross(stern, [across - 0.03, across + 0.03], [0.3, high])).join(""), "#8a4a2c"),
    fill(cross(stern, [-half, half], [high - 0.1, high]), "#b9683a"),
    fill(cross(stern, [-half, half], [high - 0.03, high + 0.02]), "#e5a066"),
    stroke(`M${x} ${y}V${y - 128}`, "#8a4a2c", 6),
    fill(disc(x, y - 130, 6), "#e5a066"),
    place(turkishFlag({ height: 62 }), x + 3, y - 122),
  );
}

/** The bench along one side, 1 to port: rail on posts, cushions at the back and on the seat. The starboard one lies under the awning's shade. */
function drawBench(sheet: Sheet, port: 1 | -1): void {
  const { half, high, stern } = RAIL;
  const lit = port < 0;
  const reach: Point = [NEAREST, stern];
  const [inner, back] = [0.86 * port, 1.28 * port];
  const cushions = counted(9).map((index): Point => [Math.max(NEAREST, index * 0.82 - 0.4), index * 0.82 + 0.39]);
  const [top, edge, backFront] = lit ? ["#5b8fc0", "#2f5f98", "#4576ac"] : ["#4f97c2", "#1b4f7c", "#2a6a9a"];
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
      fill(strip([from, to], [back, (Math.abs(back) + 0.08) * port], 0.79), lit ? "#7fa6d0" : "#78b4d4"),
    ),
    fill(side(reach, inner, [0, 0.36]), lit ? "#8f5c56" : "#542f42"),
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

/** Two who stand at the stern's rail, seen from behind, and wave to the gulet: lunch can wait. */
function drawPair(sheet: Sheet): void {
  const at = (along: number, across: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = DECK([along, across, 0]);
    const metre = y - DECK([along, across, 1])[1];
    return place(person(sheet, { ...options, behind: true, shadow: false }), x, y, (tall * metre) / 100);
  };
  sheet.add(
    at(6.7, 0.68, 1.66, {
      pose: "leaning",
      top: "#d8476f",
      bottom: "#a8325a",
      slender: true,
      sleeves: "none",
      hairstyle: "bun",
    }),
    at(6.65, 0.26, 1.8, { pose: "waving", top: "#fdf8ee", bottom: "#2f6f9a", hair: "#33262a" }),
  );
}

/** A white cloth with a blue stripe along each edge, its far corners square; the awning's shade cools its port side. */
function drawTable(sheet: Sheet): void {
  const { wall, wallShade } = sheet.mood;
  const { half, high, end } = TABLE;
  const reach: Point = [-0.2, end];
  sheet.add(
    fill(cross(end, [-half, half], [high - 0.2, high]), wallShade),
    fill(strip(reach, [-half, half], high), wall),
    fill(strip(reach, [0.36, 0.4], high) + strip(reach, [-0.4, -0.36], high), "#2f86b4"),
    fill(strip(reach, [0.42, 0.436], high) + strip(reach, [-0.436, -0.42], high), "#2f86b4"),
    fill(awningShade(), "#7f8cc0", 0.55),
    fill(strip(reach, [half - 0.012, half], high) + strip(reach, [-half, -half + 0.012], high), wallShade),
  );
}

/** Where the awning keeps the sun from the table: the scallops of its port edge, and two of its posts, lie over the cloth. */
function awningShade(): Path {
  const [edge, { half, high, end }] = [-0.06, TABLE];
  const hem = shares(181).map((share): Point => {
    const along = mixed(end, -0.1, share ** 0.7);
    return DECK([along, edge + 0.12 * Math.abs(Math.sin(along * Math.PI * 1.9)), high]);
  });
  const posts = [1.62, 4.1].map((along) =>
    face([
      [along, half, high],
      [along + 0.07, half, high],
      [along - 0.16, edge, high],
      [along - 0.23, edge, high],
    ]),
  );
  return polygon([...hem, DECK([-0.1, -half, high]), DECK([end, -half, high])]) + posts.join("");
}

/** A place on the table: metres along it, and to port. */
function on([along, across]: Point): Point {
  return DECK([along, across, TABLE.high]);
}

/** A circle that lies on the table, or a little over it: its middle, its radius in metres, and how much higher than the cloth. */
function ring([along, across]: Point, radius: number, up = 0): Path {
  return curve(
    counted(28).map((index) => {
      const angle = (index / 28) * Math.PI * 2;
      return DECK([along + Math.sin(angle) * radius, across + Math.cos(angle) * radius, TABLE.high + up]);
    }),
    true,
  );
}

/** A round dish with what is on it, for the places farther down the table. */
function dish(spot: Point, radius: number, tones: readonly [string, string]): Drawing {
  return (
    fill(ring([spot[0], spot[1] - radius * 0.22], radius * 1.04), "#8799bd", 0.6) +
    fill(ring(spot, radius), "#fffdf6") +
    fill(ring(spot, radius * 0.8), tones[0]) +
    fill(ring([spot[0], spot[1] + radius * 0.1], radius * 0.5), tones[1])
  );
}

/** A plate before us: its foot on the cloth, its rim a little over it with a blue line, its well in the rim's shade. */
function platter(spot: Point, radius: number): Drawing {
  const line = radius * 0.045;
  return (
    fill(ring([spot[0] - radius * 0.03, spot[1] - radius * 0.16], radius * 0.98), "#6f7fae", 0.6) +
    fill(ring(spot, radius * 0.9, 0.004), "#9aa8c8") +
    fill(ring(spot, radius, 0.016), "#c3cde0") +
    fill(ring(spot, radius * 0.985, 0.02), "#fffdf6") +
    fill(ring(spot, radius * 0.93, 0.02), "#1d6d9a") +
    fill(ring(spot, radius * 0.93 - line, 0.02), "#fffdf6") +
    fill(ring(spot, radius * 0.7, 0.018), "#c9d3e6") +
    fill(ring([spot[0] - radius * 0.02, spot[1] - radius * 0.03], radius * 0.66, 0.012), "#f6f1e4")
  );
}

/** A thing on the table, by the metres that it is wide and the units in which it is drawn. */
function set(drawing: Drawing, spot: Point, metres: number, units: number): Drawing {
  const [x, y] = on(spot);
  const metre = on([spot[0], spot[1] - 0.5])[0] - on([spot[0], spot[1] + 0.5])[0];
  return place(drawing, x, y, (metres * metre) / units);
}

/** Dishes and water at the far places. */
function drawFarFare(sheet: Sheet): void {
  sheet.add(
    dish([5.3, -0.28], 0.13, ["#f1e8d8", "#cf9450"]),
    dish([5.1, 0.3], 0.13, ["#f1e8d8", "#7da048"]),
    set(tumbler(sheet), [4.7, 0.16], 0.09, 84),
    set(waterCarafe(sheet), [4.2, -0.06], 0.14, 150),
    dish([3.7, 0.3], 0.13, ["#f1e8d8", "#d9643c"]),
    set(tumbler(sheet), [3.4, 0.1], 0.09, 84),
    dish([3.3, -0.3], 0.13, ["#f1e8d8", "#cf9450"]),
    dish([2.5, 0.3], 0.14, ["#f1e8d8", "#c8452e"]),
    set(tumbler(sheet), [2.3, 0.06], 0.09, 84),
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

/** Our end of the table: the bream, its cutlery and napkin, bread, salad, olives, lemon water, watermelon. */
function drawLunch(sheet: Sheet): void {
  const [x, y] = on([0.45, 0]);
  sheet.add(
    set(fruitBowl(), [1.85, -0.2], 0.3, 230),
    set(waterCarafe(sheet), [1.3, 0.08], 0.14, 150),
    set(breadBasket(sheet), [1.22, 0.31], 0.32, 320),
    set(shepherdSalad(sheet), [1.1, -0.3], 0.36, 400),
    set(tumbler(sheet), [0.88, 0.05], 0.085, 84),
    set(oliveBowl(), [0.76, -0.42], 0.15, 210),
    napkin([0.34, 0.4]),
    platter([0.45, 0], 0.23),
    place(bream(sheet), x - 14, y - 14, 0.78),
    place(fishGarnish(sheet), x + 4, y - 6, 0.8),
    fork([0.36, 0.375]),
    knife([0.36, 0.33]),
    melon([0.4, -0.38]),
  );
}

/** Two slices of watermelon on a small plate. */
function melon(spot: Point): Drawing {
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
    platter(spot, 0.105) +
    set(fill(disc(10, 6, 92, 26), "#8f9cc0", 0.7) + slice(20, -18, 9) + slice(-24, 0, -12), spot, 0.185, 260)
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
