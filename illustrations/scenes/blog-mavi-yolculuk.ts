import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { umbrellaPine } from "../parts/plants/umbrellaPine.ts";
import { sky } from "../parts/sky/sky.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 600;
/** From a low bluff over the bay: one looks just over her rail. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 6.2, focal: 1600 });
/** She sails into the bay, to the left and away from us; places are along her from the stern, to port, up. */
const LEVEL = frameOf(EYE, { right: 7, away: 38, heading: -64 });
/** She leans to starboard, away from the wind and from us. */
const HEEL = (4 / 180) * Math.PI;
const VIEW: Project = ([along, across, up]) =>
  LEVEL([along, across * Math.cos(HEEL) - up * Math.sin(HEEL), up * Math.cos(HEEL) + across * Math.sin(HEEL)]);

/** Metres from the taffrail to the head of the stem, and half her beam. */
const LONG = 24;
const HALF = 3.1;
const TONE = {
  hull: "#cc7440",
  low: "#a5563a",
  shade: "#824440",
  bulwark: "#e08d54",
  bottom: "#7d3038",
  strake: "#fff4dc",
  strakeShade: "#c2a4a4",
  deck: "#e8bd84",
  spar: "#c98d58",
  sparShade: "#6a3d38",
  rope: "#7b5a58",
} as const;

/** A sail by its corners; `belly` in metres. */
interface Sail {
  tack: Place;
  head: Place;
  clew: Place;
  belly: number;
  /** How far the leech stands out beyond the line from head to clew. */
  roach: number;
}

const MAIN: Sail = { tack: [13.6, 0, 4.2], head: [13.7, 0, 19.6], clew: [6.3, -2, 4.6], belly: 1, roach: 1 };
const MIZZEN: Sail = { tack: [5.4, 0, 4.6], head: [5.5, 0, 14.6], clew: [-0.9, -1.4, 5], belly: 0.7, roach: 0.7 };
const STAYSAIL: Sail = { tack: [24, 0, 4.6], head: [14.7, 0, 15.5], clew: [15, -1.6, 4.7], belly: 0.9, roach: -0.3 };
const JIB: Sail = { tack: [27.8, 0, 5.1], head: [14.6, 0, 19.2], clew: [18.2, -2, 5.3], belly: 1.4, roach: -0.5 };

/** The Blue Voyage from a bluff under a stone pine: a gulet under all her sails stands into a bay, two astern under the awning, one in the bow. */
export const SCENE: Scene = {
  name: "blog-mavi-yolculuk",
  seed: 118,
  mood: "day",
  colours: {
    sky: ["#2f86b8", "#6db6d2", "#bfe0da", "#f9e6be"],
    zenith: "#1a629a",
    wall: "#fff4de",
    wallBright: "#fffaf0",
    wallShade: "#b2accd",
    leafDark: "#17424a",
    leaf: "#2f6d50",
    leafLight: "#86a552",
  },
  grain: 0.3,
  crops: { wide: 90, square: 190 },
  draw(sheet) {
    drawBay(sheet);
    drawWater(sheet);
    drawHeadland(sheet);
    drawSeas(sheet);
    drawImage(sheet);
    drawGulet(sheet);
    drawBluff(sheet);
  },
};

/** The mountains of the gulf in the haze, in two planes each: the flanks towards the sun, and those that have turned from it. */
function drawBay(sheet: Sheet): void {
  const far = pointsOf([
    -40, 520, 160, 486, 330, 520, 480, 452, 640, 410, 760, 452, 900, 392, 1040, 446, 1180, 420, 1340, 470, 1480, 440,
    1640, 470,
  ]);
  const cape = pointsOf([980, 604, 1080, 560, 1200, 528, 1310, 536, 1430, 488, 1540, 470, 1640, 440]);
  const turned =
    curve(pointsOf([640, 410, 690, 470, 700, 540, 760, 610, 930, 610, 850, 520, 760, 452]), true) +
    curve(pointsOf([900, 392, 950, 452, 970, 520, 1040, 610, 1240, 610, 1140, 520, 1040, 446]), true);
  sheet.add(
    sky(sheet, { height: HORIZON + 6, zenith: 0.25, reach: 0.4 }),
    sheet.glow([-40, 500], 760, "#fff2cc", 0.85),
    fill(curveDownTo(far, HORIZON + 6), "#a9c9d6"),
    fill(turned, "#8fb4c9"),
    fill(curveDownTo(cape, HORIZON + 4), "#78a8a6"),
    fill("M1200 528Q1250 560 1276 606H1400Q1370 566 1310 536ZM1540 470Q1560 540 1600 606H1660V440Z", "#5b8da0"),
    fill("M940 605Q1120 597 1320 600L1640 596V610H940Z", "#f3dfb6"),
  );
}

/** The water of the bay, from its pale edge to the blue under us. */
function drawWater(sheet: Sheet): void {
  sheet.add(
    fill(
      `M0 ${HORIZON}H1600V1200H0Z`,
      sheet.downwards(["#a9ded2", "#52bcc4", "#2299b8", "#1674a6", "#115a8e"], HORIZON, 1200),
    ),
    fill("M760 612Q1000 602 1640 608V624Q1300 640 1060 634T760 612Z", "#c4f0dc", 0.6),
  );
}

/** The headland on the left: a flank in the sun, a ravine and a spur; its pale rock, and all of it in the water below. */
function drawHeadland(sheet: Sheet): void {
  const foot = 632;
  const body = curveDownTo(
    pointsOf([-40, 372, 20, 366, 70, 384, 112, 430, 150, 462, 184, 520, 208, 566, 226, 606]),
    foot,
  );
  const turned = curve(
    pointsOf([
      26, 366, 70, 384, 112, 430, 150, 462, 184, 520, 214, 566, 260, 640, 128, 640, 108, 570, 72, 510, 64, 440,
    ]),
    true,
  );
  const spur = curve(
    pointsOf([112, 430, 158, 456, 196, 516, 226, 560, 290, 600, 290, 640, 152, 640, 150, 580, 122, 510]),
    true,
  );
  const random = randomOf(14);
  let image = "M-40 630H250Q248 650 228 664Q250 676 216 690Q196 720 150 742Q110 770 40 782L-40 790Z";
  for (const [y, end] of pointsOf([668, 250, 700, 232, 734, 176, 768, 118, 800, 70])) {
    image += lens(end - 40 + random.around(20), y, random.between(120, 190), 9);
  }
  const drawings = [
    fill(image, "#217b86", 0.78),
    fill(body, "#8fae6c"),
    sheet.clipped(body, fill(turned, "#2f706c") + fill(spur, "#5c9068")),
    fill("M-40 596Q10 582 58 598L104 590Q140 604 176 596L212 590Q236 596 246 622L252 634H-40Z", "#f4dab0"),
    fill(
      "M58 598L104 590Q112 612 136 634H76Q60 616 58 598ZM212 590Q236 596 246 622L252 634H222Q212 612 212 590Z",
      "#c79a86",
    ),
    fill(lens(110, 638, 350, 6) + lens(226, 648, 120, 5), "#ecdfba", 0.7),
    fill(lens(40, 660, 150, 6) + lens(170, 670, 90, 5), "#ddcda4", 0.45),
  ];
  // Clear of her bowsprit, so that its tip stands against the water.
  sheet.add(place(drawings.join(""), -52, 0));
}

/** The backs of a small sea that comes in from the left, and the hollows behind them: few and uneven, the broader the nearer. */
function drawSeas(sheet: Sheet): void {
  const seas = [
    [1180, 700, 150, 5],
    [330, 706, 120, 5],
    [-60, 838, 270, 11],
    [1190, 930, 240, 12],
    [130, 1006, 330, 15],
    [-120, 1112, 430, 19],
  ] as const;
  let [hollows, backs] = ["", ""];
  for (const [index, [x, y, long, high]] of seas.entries()) {
    const peak = 0.24 + (index % 3) * 0.1;
    const crest = (share: number, up: number) => [x + long * share, y + up * high] as const;
    backs += curve(
      [crest(0, 0), crest(peak, -0.8), crest(0.6, -0.45), crest(1, 0.3), crest(0.6, 0.1), crest(peak, -0.1)],
      true,
    );
    hollows += curve(
      [crest(0.1, 0.5), crest(peak + 0.1, 0.3), crest(0.8, 0.8), crest(1.1, 1.1), crest(0.6, 1.6), crest(0.2, 1.2)],
      true,
    );
  }
  sheet.add(fill(hollows, "#0e5a90", 0.42), fill(backs, "#5fbccb", 0.55));
}

/** Half her beam at a share of her length: round astern, full amidships, fine in the bow. */
function beamAt(share: number): number {
  if (share < 0.1) return HALF * 0.86 * Math.sqrt(Math.max(0, 1 - ((0.1 - share) / 0.1) ** 2));
  return share < 0.45
    ? HALF * (1 - 0.14 * ((0.45 - share) / 0.35) ** 2)
    : HALF * Math.max(0, 1 - ((share - 0.45) / 0.55) ** 2.3) ** 0.8;
}

/** The height of her rail: her sheer sweeps up to the stern and, higher, to the bow. */
function sheerAt(share: number): number {
  return share > 0.36 ? 1.7 + 2.1 * ((share - 0.36) / 0.64) ** 1.9 : 1.7 + 0.95 * ((0.36 - share) / 0.36) ** 1.8;
}

/** A place of her side on the sheet, by the share of her length and of her height; `girth` 0 lies in the water, which does not lean. */
function hullAt(share: number, girth: number, sign = 1): Point {
  const rest = Math.max(0, 1 - girth);
  // The stem leans out over the water, the counter aft.
  const along = mixed(LONG * 0.07 * rest ** 1.2, LONG * (1 - 0.15 * rest ** 0.8), share);
  const out = sign * beamAt(share) * mixed(1, mixed(0.8, 0.34, Math.max(0, share - 0.4) / 0.6), rest ** 1.4);
  return (girth > 0 ? VIEW : LEVEL)([along, out, sheerAt(share) * girth]);
}

/** A strip of one side between two lines of her height; both may change along her. */
function planks(
  low: (share: number) => number,
  high: (share: number) => number,
  [from, to]: Point = [0, 1],
  sign = 1,
): Path {
  const steps = shares(46).map((share) => mixed(from, to, share ** 1.5));
  return polygon([
    ...steps.map((share) => hullAt(share, low(share), sign)),
    ...shares(8).map((each) => hullAt(to, mixed(low(to), high(to), each), sign)),
    ...steps.toReversed().map((share) => hullAt(share, high(share), sign)),
    ...shares(8).map((each) => hullAt(from, mixed(high(from), low(from), each), sign)),
  ]);
}

/** Her port side and the round of her stern, which has turned from the sun. */
function hull(): Drawing {
  const at = (value: number) => () => value;
  const turns = (low: number, high: number) => {
    const line = shares(10).map((each) => mixed(low, high, each));
    const edge = (girth: number) => 0.03 + 0.035 * Math.min(1, girth);
    return polygon([
      ...line.map((girth) => hullAt(edge(girth), girth)),
      ...shares(10).map((each) => hullAt(mixed(edge(high), 0, each), high)),
      ...line.toReversed().map((girth) => hullAt(0, girth)),
    ]);
  };
  // The far quarter as far as it is seen; the near one lies over it.
  const astern = (low: number, high: number) => planks(at(low), at(high), [0, 0.14], -1);
  const ports = [0.17, 0.235, 0.33, 0.42, 0.52, 0.6].map((share) => {
    const [x, y] = hullAt(share, 0.53);
    return `M${short(x)} ${short(y)}h.1`;
  });
  const trim = (part: (low: number, high: number) => Path) => part(0.13, 0.19) + part(0.7, 0.755) + part(0.97, 1.05);
  return (
    fill(astern(0, 1), TONE.shade) +
    fill(trim(astern), TONE.strakeShade) +
    fill(planks(at(0), at(0.16)), TONE.bottom) +
    fill(planks(at(0.14), at(1)), TONE.hull) +
    // Under the flare of the bow and the turn of the bilge the planks lose the light.
    fill(
      planks(at(0.14), (share) => 0.34 + 0.26 * share ** 2),
      TONE.low,
    ) +
    fill(planks(at(0.72), at(1)), TONE.bulwark) +
    fill(planks(at(0.13), at(0.19)) + planks(at(0.7), at(0.755)), TONE.strake) +
    stroke(ports.join(""), "#ffe3b4", 10) +
    stroke(ports.join(""), "#234a6c", 7) +
    fill(planks(at(0.97), at(1.05)), "#ffe6bc") +
    fill(turns(0, 0.15), "#5f2436") +
    fill(turns(0.15, 1), TONE.shade) +
    fill(trim(turns), TONE.strakeShade)
  );
}

/** The far bulwark, whose inner side the sun reaches, and the deck before it. */
function inside(): Drawing {
  const line = (sign: number, down: number) =>
    shares(40).map((each) => {
      const share = mixed(0.05, 0.985, each ** 1.4);
      return VIEW([LONG * share, sign * beamAt(share) * 0.98, sheerAt(share) - down * Math.min(1, (1 - share) * 8)]);
    });
  return (
    fill(polygon([...line(-1, 0.75), ...line(1, 0.4).toReversed()]), TONE.deck) +
    fill(polygon([...line(-1, 0.75), ...line(-1, 0).toReversed()]), "#b9744c") +
    fill(polygon([...line(-1, 0.08), ...line(-1, -0.06).toReversed()]), "#ffe0b0")
  );
}

function quad(...places: readonly Place[]): Path {
  return polygon(places.map((each) => VIEW(each)));
}

/** The low deckhouse: its roof cambered, its fore end slanting like a windscreen, panes of unlike length. */
function deckhouse(): Drawing {
  const [low, high] = [1.1, 2.62];
  const panes = [
    [8.1, 9.3],
    [9.65, 11],
    [11.35, 12.2],
    [12.5, 13.9],
  ].map(([from = 0, to = 0]) => {
    const rake = to > 13 ? 0.55 : 0.06;
    return quad([from, 1.9, 1.72], [to + rake * 0.4, 1.9, 1.72], [to - rake, 1.9, 2.4], [from - 0.05, 1.9, 2.4]);
  });
  const camber = (at: number, up: number) =>
    shares(10).map((each) => VIEW([at, mixed(2.1, -2.1, each), up + 0.1 * Math.sin(Math.PI * each)]));
  return (
    fill(quad([7.6, -1.9, low], [7.6, 1.9, low], [7.6, 1.9, high], [7.6, -1.9, high]), "#a3838c") +
    fill(quad([7.6, 1.9, low], [14.9, 1.9, low], [13.9, 1.9, high], [7.6, 1.9, high]), "#fbecd0") +
    fill(quad([7.6, 1.9, low], [14.9, 1.9, low], [14.5, 1.9, 1.6], [7.6, 1.9, 1.6]), "#c77f4c") +
    fill(panes.join(""), "#2a5676") +
    fill(quad([7.6, 0.9, low], [7.6, 0.1, low], [7.6, 0.1, 2.4], [7.6, 0.9, 2.4]), "#5a3c4c") +
    fill(polygon([...camber(7.2, high), ...camber(14.3, high).toReversed()]), "#fff6e0") +
    fill(quad([7.2, 2.1, high - 0.14], [14.3, 2.1, high - 0.14], [14.3, 2.1, high], [7.2, 2.1, high]), "#d3b3a4") +
    fill(polygon([...camber(7.2, high), ...camber(7.2, high - 0.14).toReversed()]), "#a98f98") +
    fill(
      quad([8.4, 1.2, 2.86], [12, 1.2, 2.86], [12, 0.2, 2.94], [8.4, 0.2, 2.94]) +
        quad([8.4, 1.2, 2.66], [12, 1.2, 2.66], [12, 1.2, 2.86], [8.4, 1.2, 2.86]),
      "#e2695c",
    )
  );
}

/** The awning over the after deck, whose edge sags between its posts. */
function awning(): Drawing {
  const [from, to, half, up] = [1, 4.9, 2.25, 4];
  const sag = (each: number) => 0.16 * Math.abs(Math.sin(Math.PI * each * 2));
  const edge = (across: number, down: number) =>
    shares(24).map((each) => VIEW([mixed(from, to, each), across, up - down - sag(each)]));
  const ridge = [VIEW([to - 0.1, 0, up + 0.5]), VIEW([from + 0.1, 0, up + 0.5])];
  const posts = (across: number) =>
    [from + 0.5, (from + to) / 2, to - 0.1].map((at) => polyline([VIEW([at, across, 1.9]), VIEW([at, across, up])]));
  return (
    stroke(posts(-half + 0.2).join(""), TONE.sparShade, 3) +
    fill(polygon([...edge(-half, 0), ...ridge]), "#2b6f9a") +
    fill(polygon([...edge(half, 0), ...ridge]), "#4a9cc0") +
    fill(polygon([...edge(half, 0), ...edge(half, 0.3).toReversed()]), "#fdf3dd") +
    fill(
      polygon([VIEW([from, half, up]), VIEW([from + 0.1, 0, up + 0.5]), VIEW([from, -half, up]), VIEW([from, 0, up])]),
      "#245e86",
    ) +
    fill(quad([from, half, up], [from, -half, up], [from, -half, up - 0.3], [from, half, up - 0.3]), "#c9b0ae") +
    stroke(posts(half).join(""), TONE.spar, 3.6)
  );
}

/** A place of a sail's cloth: `up` its luff, `out` to the leech. */
function cloth({ tack, head, clew, belly, roach }: Sail, up: number, out: number): Place {
  const luff = tack.map((value, axis) => mixed(value, head[axis] ?? 0, up));
  const leech = clew.map((value, axis) => mixed(value, head[axis] ?? 0, up));
  const [along = 0, across = 0, high = 0] = luff.map((value, axis) => mixed(value, leech[axis] ?? 0, out));
  const full = Math.sin(Math.PI * out ** 0.8) * Math.sin(Math.PI * Math.min(1, 0.3 + up * 0.7)) * belly;
  const stands = roach * out * Math.sin(Math.PI * up);
  // The foot of a sail hangs in a curve.
  const sag = 0.45 * Math.sin(Math.PI * out) * Math.max(0, 1 - up / 0.2);
  return [along - stands, across - full, high - sag];
}

/** The part of a sail between two lines from its foot to its head. */
function panel(sail: Sail, from: (up: number) => number, to: (up: number) => number, view = VIEW): Point[] {
  return [
    ...shares(20).map((up) => view(cloth(sail, up, from(up)))),
    ...shares(20).map((share) => view(cloth(sail, 1 - share, to(1 - share)))),
    ...shares(12).map((share) => view(cloth(sail, 0, mixed(to(0), from(0), share)))),
  ];
}

/** A sail: bright towards its leech, which faces the sun; the hollow along its luff lies in its own shade. */
function drawSail(sail: Sail, [bright, half, shade]: readonly [string, string, string], dark: number): Drawing {
  const seams = [0.12, 0.25, 0.39, 0.54, 0.7].map((up) => curve(shares(12).map((out) => VIEW(cloth(sail, up, out)))));
  const luff = () => 0;
  const hollow = (share: number) => (up: number) => share * (dark * (1 - up) + 0.16 * Math.sin(Math.PI * up ** 0.8));
  return (
    fill(polygon(panel(sail, luff, () => 1)), bright) +
    fill(polygon(panel(sail, luff, hollow(1.35))), half) +
    fill(polygon(panel(sail, luff, hollow(0.8))), shade) +
    stroke(seams.join(""), "#c99a7a", 1.6, 0.55)
  );
}

/** What the small sea leaves of her image: her side close under her, then her sails, which narrow and break up towards us. */
function drawImage(sheet: Sheet): void {
  const side = shares(30).map((share) => mixed(0.02, 0.96, share));
  const hullImage = (depth: number) => [
    ...side.map((share) => LEVEL([LONG * 0.84 * share + 0.8, beamAt(share), 0.1])),
    ...side.toReversed().map((share) => LEVEL([LONG * 0.84 * share + 0.8, beamAt(share), -sheerAt(share) * depth])),
  ];
  const random = randomOf(9);
  // Each sail is one wavering shape, drawn out sideways by the ripples, and two flakes that have come off it.
  const sailImage = ({ tack, head, clew }: Sail) => {
    const top = VIEW([tack[0], 0, -tack[2]])[1] - 44;
    const ends = (share: number) => [tack, clew].map((corner) => VIEW([mixed(corner[0], head[0], share), 0, 0])[0]);
    const edge = (end: 0 | 1) =>
      shares(11).map((each, index): Point => {
        const x = ends(each * 0.8)[end] ?? 0;
        const out = (index % 2 ? random.between(16, 52) : -random.between(2, 20)) * (end ? 1 : -1);
        return [x + out + Math.sin(each * 9) * 12, top + each ** 1.2 * 220 + random.around(3)];
      });
    const [from = 0, to = 0] = ends(0.8);
    const flakes = lens(mixed(from, to, 0.2), top + 246, 96, 12) + lens(mixed(from, to, 0.9), top + 278, 62, 9);
    return curve([...edge(0), ...edge(1).toReversed()], true) + flakes;
  };
  const pale = sheet.linear(
    [
      [0, "#86cbd3", 0.5],
      [1, "#86cbd3", 0.12],
    ],
    [0, 920],
    [0, 1200],
  );
  sheet.add(
    fill(sailImage(MAIN) + sailImage(MIZZEN), pale),
    brokenImage({ shapes: [{ outline: hullImage(1.15), colour: "#3f5a72" }], depth: 118, band: 10, seed: 7 }),
    brokenImage({ shapes: [{ outline: hullImage(0.7), colour: "#8a5350" }], depth: 84, band: 10, seed: 3 }),
  );
}

/** Somebody on deck; `tall` in metres. */
function aboard(sheet: Sheet, [along, across, up]: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = VIEW([along, across, up]);
  const metre = y - VIEW([along, across, up + 1])[1];
  return place(person(sheet, { shadow: false, ...options }), x, y, (metre * tall) / 100);
}

/** The gulet with all that draws: mizzen, main, staysail and jib, each on its spar or stay. */
function drawGulet(sheet: Sheet): void {
  const spar = (from: Place, to: Place, wide: number) =>
    stroke(polyline([VIEW(from), VIEW(to)]), TONE.sparShade, wide) +
    stroke(polyline([VIEW(from), VIEW(to)].map(([x, y]): Point => [x - wide * 0.16, y])), TONE.spar, wide * 0.5);
  const cloths = ["#fff6de", "#f3d8b8", "#d6b0aa"] as const;
  const ropes = (side: number) =>
    [
      [13.6, 19],
      [5.4, 14],
    ].flatMap(([at = 0, up = 0]) =>
      [-0.9, 0.5].map((shift) =>
        polyline([
          VIEW([at + shift, side * beamAt((at + shift) / LONG), sheerAt((at + shift) / LONG)]),
          VIEW([at, 0, up]),
        ]),
      ),
    );
  const stays =
    polyline([VIEW(JIB.tack), VIEW([13.6, 0, 19.8])]) + polyline([VIEW(STAYSAIL.tack), VIEW([13.6, 0, 16])]);
  const [flagX, flagY] = VIEW([-1.1, 0, 4.6]);
  sheet.add(
    stroke(ropes(-1).join(""), TONE.rope, 1.5),
    inside(),
    crew(sheet),
    deckhouse(),
    spar([22.5, 0, 3.3], JIB.tack, 9),
    drawSail(JIB, cloths, 0.46),
    drawSail(STAYSAIL, ["#fbe7c2", "#e4bfa6", "#c9a0a2"], 0.56),
    stroke(stays, TONE.rope, 1.5),
    drawSail(MAIN, cloths, 0.48),
    drawSail(MIZZEN, cloths, 0.34),
    spar([13.6, 0, 2.8], [13.6, 0, 20.4], 9),
    spar(MAIN.tack, MAIN.clew, 7),
    awning(),
    spar([5.4, 0, 1.8], [5.4, 0, 15.2], 8),
    spar(MIZZEN.tack, MIZZEN.clew, 6),
    stroke(ropes(1).join(""), TONE.rope, 1.6),
    stroke(polyline([VIEW([0.1, 0, 2.6]), [flagX, flagY]]), TONE.sparShade, 4),
    place(turkishFlag({ height: 30 }), flagX, flagY),
    lookout(sheet),
    hull(),
    wash(),
  );
}

/** One stands in the bow and points ahead. */
function lookout(sheet: Sheet): Drawing {
  return aboard(sheet, [20.6, 0.5, 2.5], 1.75, {
    pose: "pointing",
    mirrored: true,
    top: "#fdf8ee",
    bottom: "#2f6f9a",
    wears: "shorts",
  });
}

/** At the wheel, and on the bench beside it. */
function crew(sheet: Sheet): Drawing {
  return (
    aboard(sheet, [1.6, 0.2, 1.7], 1.75, {
      pose: "standing",
      mirrored: true,
      top: "#fdf8ee",
      bottom: "#2f6f9a",
      wears: "shorts",
      hat: "#f2d28a",
    }) +
    aboard(sheet, [3.4, 0.8, 1.7], 1.68, {
      pose: "sitting",
      slender: true,
      top: "#d8476f",
      bottom: "#fdf4e0",
      hairstyle: "bun",
    })
  );
}

/** A lens on the water between two places beside her, `wide` in metres across its middle. */
function fleck(from: Point, to: Point, wide: number): Path {
  const middle = (side: number) =>
    LEVEL([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + side * wide, 0])
      .map(short)
      .join(" ");
  const [start, end] = [LEVEL([...from, 0]), LEVEL([...to, 0])].map((point) => point.map(short).join(" "));
  return `M${start}Q${middle(1)} ${end}Q${middle(-1)} ${start}Z`;
}

/** The wave at her stem, the water that runs along her side, and her short wake. */
function wash(): Drawing {
  const at = (places: readonly Place[]) => places.map((each) => LEVEL(each));
  const wave = at([
    [20.9, 0, 0.1],
    [20.1, 0.7, 0.75],
    [18.8, 1.5, 0.6],
    [17.2, 2.2, 0.25],
    [15, 2.8, 0.05],
    [16.4, 3.3, 0],
    [18.2, 2.9, 0],
    [19.8, 1.8, 0],
  ]);
  const hollow = at([
    [20.4, 0.9, 0],
    [18.8, 2.4, 0],
    [16.6, 3.2, 0],
    [13, 3.4, 0],
    [15.6, 4.5, 0],
    [18.8, 3.7, 0],
    [20.4, 2, 0],
  ]);
  const foam =
    fleck([14, 2.75], [8.6, 3.1], 0.5) + fleck([8, 2.9], [2, 2.7], 0.55) + fleck([2.4, 2.3], [-1.4, 1.9], 0.7);
  const wake =
    fleck([0.6, 0.6], [-4.4, 1.4], 1.5) + fleck([-2.4, 3], [-6.4, 5.4], 1.1) + fleck([-4, -0.8], [-8.4, -0.4], 1.2);
  return (
    fill(curve(hollow, true), "#7fcdd2", 0.8) +
    fill(wake, "#d9f2e8", 0.9) +
    fill(fleck([-6, 1.8], [-9.4, 3], 0.9), "#9fdad9", 0.8) +
    fill(foam, "#f4fbee") +
    fill(curve(wave, true), "#fbfff6")
  );
}

/** The edge of the bluff in the near corner, and the stone pine whose boughs reach in over the bay. */
function drawBluff(sheet: Sheet): void {
  const bark = ["#a8684a", "#55363e", "#cf9468"] as const;
  sheet.add(
    umbrellaPine(sheet, { foot: [1800, 820], head: [1530, 430], wide: 170, rise: 92, thick: 17, seed: 5, bark }),
    umbrellaPine(sheet, { foot: [1850, 900], head: [1440, 150], wide: 390, rise: 200, thick: 34, seed: 3, bark }),
    fill("M1130 1210L1186 1166L1272 1152L1332 1104L1430 1094L1486 1056L1640 1036V1210Z", "#6b4148"),
    fill("M1186 1166L1272 1152L1332 1104L1430 1094L1406 1124L1346 1134L1300 1174L1216 1182Z", "#d99a68"),
    fill("M1430 1094L1486 1056L1640 1036V1068L1530 1084L1470 1120L1406 1124Z", "#e8b07a"),
    fill("M1406 1124L1470 1120L1450 1164L1480 1210H1370L1346 1134Z", "#8f5650"),
    fill("M1470 1120L1516 1096L1600 1150L1640 1210H1480L1450 1164Z", "#56353f"),
    oleander(sheet, 1572, 1096, 96, 7),
  );
}
