import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
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
/** Of somebody who has just risen from the head of the table, in metres over the deck: high enough to see the deck on both sides of it. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.46, focal: 950 });
/** Along the table and the boat towards the stern, to the left, up. Everything on deck is in this frame. The eye is a little to the left of the table's edge, so that its side is seen. */
const DECK = frameOf(EYE, { right: 0.584, away: 0.792, heading: -16 });
const TABLE = { half: 0.57, high: 0.72, end: 4.1, drop: 0.24 };
/** Each side of the deck: where its bench begins, its back and the rail stand. The table does not stand in the middle: whoever serves goes on the right. */
const LEFT = { inner: 1.42, back: 1.9, rail: 2.06, sign: 1 };
const RIGHT = { inner: -2.26, back: -2.74, rail: -2.9, sign: -1 };
type Flank = typeof LEFT;
/** The rail's height, where the benches end, and where the stern is. */
const RAIL = { high: 0.86, benches: 5.4, stern: 7.1 };
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
  crops: { wide: 300, square: 310 },
  draw(sheet) {
    drawCove(sheet);
    drawDeck(sheet);
    drawStern(sheet);
    drawBench(sheet, LEFT);
    drawBench(sheet, RIGHT);
    drawPair(sheet);
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

/** Teak whose seams run astern, no two planks quite alike. Sun lies in the left aisle; the table keeps it from the right one. */
function drawDeck(sheet: Sheet): void {
  const random = randomOf(17);
  const [from, to]: Point = [NEAREST, RAIL.stern];
  const planks = counted(44).map((index) => RIGHT.rail + index * 0.112);
  const butts = planks.map((across, index): Path => {
    const along = 0.6 + ((index * 1.37) % 2.4) + (index % 3) * 1.6;
    return polyline([DECK([along, across, 0]), DECK([along, across + 0.112, 0])]);
  });
  const tones = ["#d8a067", "#cf9459", "#dca973", "#d49a60"] as const;
  sheet.add(
    fill(strip([from, to], [RIGHT.rail, LEFT.rail], 0), "#d49a60"),
    ...planks.map((across) => fill(strip([from, to], [across, across + 0.112], 0), random.pick(tones))),
    stroke(planks.map((across) => polyline([DECK([from, across, 0]), DECK([to, across, 0])])).join(""), "#8f5a3e", 2.2),
    stroke(butts.join(""), "#8f5a3e", 2.2),
    // The shade of the table and of the awning over the right aisle; of the left bench, of the awning's posts.
    fill(strip([from, 4.35], [0.5, -1.28], 0), "#4f3050", 0.5),
    fill(strip([from, 5.9], [-0.5, RIGHT.inner], 0), "#6b4258", 0.36),
    fill(strip([from, RAIL.benches + 0.1], [LEFT.inner, LEFT.inner - 0.24], 0), "#6b4258", 0.5),
    ...[1.7, 3.7].map((along) =>
      fill(
        face([
          [along, LEFT.inner, 0],
          [along + 0.08, LEFT.inner, 0],
          [along - 0.26, 0.3, 0],
          [along - 0.34, 0.3, 0],
        ]),
        "#6b4258",
        0.42,
      ),
    ),
  );
}

/** The bulwark about the stern, its rail on turned posts, the flag on its staff. */
function drawStern(sheet: Sheet): void {
  const { stern, high, benches } = RAIL;
  const posts = counted(13).map((index) => mixed(RIGHT.rail, LEFT.rail, index / 12));
  const [x, y] = DECK([stern, -1.05, high]);
  const whole: Point = [RIGHT.rail, LEFT.rail];
  sheet.add(
    fill(posts.map((across) => cross(stern, [across - 0.03, across + 0.03], [0.3, high])).join(""), "#8a4a2c"),
    fill(cross(stern, whole, [0, 0.34]), "#c9cfe0"),
    fill(cross(stern, whole, [0, 0.06]), "#8a6a86"),
    fill(cross(stern, whole, [0.31, 0.37]), "#c9793f"),
    fill(cross(stern, whole, [high - 0.1, high]), "#b9683a"),
    fill(cross(stern, whole, [high - 0.03, high + 0.02]), "#e5a066"),
    fill(side([benches - 0.2, stern], LEFT.rail, [0, 0.34]), "#8fa2c8"),
    fill(side([benches - 0.2, stern], RIGHT.rail, [0, 0.34]), "#f4efe2"),
    stroke(`M${x} ${y}V${y - 128}`, "#8a4a2c", 6),
    fill(disc(x, y - 130, 6), "#e5a066"),
    place(turkishFlag({ height: 62 }), x + 3, y - 122),
  );
}

/** The bench along one side: rail on posts, cushions at the back and on the seat, a plinth set back under the seat's edge. The right one has the sun on its back. */
function drawBench(sheet: Sheet, { inner, back, rail, sign }: Flank): void {
  const { high, stern, benches } = RAIL;
  const lit = sign < 0;
  const reach: Point = [NEAREST, benches];
  const behind = back + 0.1 * sign;
  const cushions = counted(7).map((index): Point => [
    Math.max(NEAREST, index * 0.82 - 0.4),
    Math.min(benches, index * 0.82 + 0.39),
  ]);
  const [top, edge, backFront] = lit ? ["#5b8fc0", "#3a6ea6", "#4576ac"] : ["#4f97c2", "#1b4f7c", "#2a6a9a"];
  sheet.add(
    ...counted(13).map((index) => {
      const along = 0.2 + index * 0.56;
      return fill(side([along, along + 0.07], rail, [0.3, high]), lit ? "#b9683a" : "#7a3b24");
    }),
    fill(side([NEAREST, stern], rail - 0.05 * sign, [high - 0.09, high]), lit ? "#c9793f" : "#8a4a2c"),
    fill(strip([NEAREST, stern], [rail - 0.06 * sign, rail + 0.07 * sign], high), "#eab072"),
    fill(side(reach, back, [0.42, 0.77]) + strip(reach, [back, behind], 0.77), "#123a5c"),
    ...cushions.map(([from, to]) => fill(side([from, to], back, [0.42, 0.79]), backFront)),
    ...cushions.map(([from, to]) => fill(strip([from, to], [back, behind], 0.79), lit ? "#86add6" : "#78b4d4")),
    // The shade that the seat's cushions and the table throw along the foot of the back.
    fill(side(reach, back, [0.42, 0.53]), lit ? "#2f5f98" : "#1b4f7c", 0.6),
    fill(side(reach, inner, [0, 0.36]), lit ? "#c08a62" : "#7d4c50"),
    fill(side(reach, inner, [0, 0.07]) + side(reach, inner, [0.27, 0.36]), lit ? "#8a5650" : "#542f42"),
    ...counted(10).map((index) =>
      fill(side([0.5 + index * 0.55, 0.52 + index * 0.55], inner, [0.07, 0.27]), lit ? "#8a5650" : "#542f42"),
    ),
    fill(strip(reach, [inner, back], 0.36), "#123a5c"),
    ...cushions.map(
      ([from, to]) =>
        fill(side([from, to], inner, [0.33, 0.45]), edge) + fill(strip([from, to], [inner, back], 0.45), top),
    ),
    // The back's shade on the left seat; on the right one its cushions' light edge.
    fill(strip(reach, lit ? [back + 0.12, back] : [inner + 0.14, back], 0.452), "#1b4f7c", 0.45),
    stroke(
      cushions.map(([from, to]) => polyline([DECK([from, inner, 0.45]), DECK([to, inner, 0.45])])).join(""),
      "#fdf8ee",
      2.6,
    ),
    stroke(
      cushions
        .map(([from]) =>
          polyline([
            DECK([from, inner, 0.33]),
            DECK([from, inner, 0.45]),
            DECK([from, back, 0.45]),
            DECK([from, back, 0.79]),
          ]),
        )
        .join(""),
      "#123a5c",
      3,
    ),
  );
}

/** A straw hat that somebody has left on the left bench. */
function drawHat(sheet: Sheet): void {
  const [x, y] = DECK([2.2, 1.62, 0.46]);
  sheet.add(place(strawHat(), x, y, 0.62));
}

/** The awning over us: stripes that run astern, laths, along each edge a valance of bound scallops, on posts from the rail. */
function drawAwning(sheet: Sheet): void {
  const { wallBright, wallShade } = sheet.mood;
  const [high, right, left, end] = [2.78, -2.84, 1.96, RAIL.stern + 0.1];
  const stripes = counted(10).map((index): Point => [
    mixed(right, left, index / 10),
    mixed(right, left, (index + 1) / 10),
  ]);
  const posts = [LEFT.rail, RIGHT.rail].flatMap((across) =>
    [1.9, 4.4, 7.05].map((along) => {
      const [[x, foot], [, head]] = [DECK([along, across, 0.88]), DECK([along, across, high])];
      const wide = 62 / (along + 0.6);
      return (
        fill(box(x - wide / 2, head, wide, foot - head), "#eef2f2") +
        fill(box(x, head, wide / 2, foot - head), wallShade)
      );
    }),
  );
  const valance = (
    at: (share: number, up: number) => Point,
    count: number,
    tones: readonly (readonly [cloth: string, shade: string, hem: string])[],
  ): Drawing =>
    counted(count)
      .map((index) => {
        const [from, to] = [index / count, (index + 1) / count];
        // The air moves them: no two hang equally deep, and their lowest point is not in the middle.
        const [deep, lean] = [0.15 + 0.02 * Math.sin(index * 2.3), 0.09 * Math.sin(index * 1.7)];
        const drop = (share: number, by = 1) => high - 0.09 - deep * by * Math.sin(share * Math.PI) ** 0.8;
        const line = (by: number, begin = 0) =>
          shares(14).map((step) => {
            const share = mixed(begin, 1, step);
            return at(mixed(from, to, share + lean * Math.sin(share * Math.PI)), drop(share, by));
          });
        const [cloth, shade, hem] = tones[index % 2] ?? ["", "", ""];
        return (
          fill(polygon([at(from, high), ...line(1), at(to, high)]), cloth) +
          fill(polygon([at(mixed(from, to, 0.66), high), ...line(1, 0.58), at(to, high)]), shade) +
          fill(polygon([...line(1), ...line(0.8).toReversed()]), hem)
        );
      })
      .join("");
  const along = (across: number) => (share: number, up: number) => DECK([mixed(0.3, end, share), across, up]);
  const band = (across: number) => side([-0.2, end], across, [high - 0.05, high]);
  const blue = ["#3b93c0", "#2a7eae", "#e9edf0"] as const;
  const white = [wallBright, "#d9deec", "#3b93c0"] as const;
  sheet.add(
    valance((share, up) => DECK([end, mixed(left, right, share), up]), 12, [["#2f86b4", "#2672a0", "#dfe7ee"], white]),
    ...posts,
    ...stripes.map((across, index) => fill(strip([-0.2, end], across, high), index % 2 ? "#8fa2c8" : "#1d5d8a")),
    // Each breadth of cloth sags between the laths, so it takes less light towards its right seam.
    ...stripes.map(([from, to]) => fill(strip([-0.2, end], [from, mixed(from, to, 0.3)], high), "#1b2f62", 0.16)),
    // Behind each lath the cloth bellies down, out of the light.
    ...[-0.2, 1.9, 3.7, 5.4].flatMap((at) =>
      [0.22, 0.55].map((belly) => fill(strip([at + 0.06, at + belly], [right, left], high), "#1b2f62", 0.13)),
    ),
    valance(along(left), 20, [
      ["#1f6c9a", "#185a84", "#a9b6d4"],
      [wallShade, "#9aa8c8", "#1f6c9a"],
    ]),
    valance((share, up) => along(right)(1 - share, up), 20, [blue, white]),
    fill(band(left), "#8f9cc0") + fill(band(right), "#f6f1e4"),
    ...[1.9, 3.7, 5.4].map((at) => fill(strip([at, at + 0.06], [right, left], high - 0.01), "#6b3422")),
  );
}

/** Two who stand at the stern's rail, seen from behind, and wave to the gulet: lunch can wait. */
function drawPair(sheet: Sheet): void {
  const at = (along: number, across: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = DECK([along, across, 0]);
    const metre = y - DECK([along, across, 1])[1];
    return place(person(sheet, { ...options, behind: true, shadow: false }), x, y, (tall * metre) / 100);
  };
  // Their shadows lie over the planks to the right: legs, then the trunk, the far end softer.
  const shadow = (along: number, across: number): Drawing => {
    const blade = (wide: number, long: number) =>
      curve(
        [0.1, -0.5, -1, -1, -0.5, 0.1].map((far, index) =>
          DECK([
            along + (index < 3 ? -wide : wide) * (index % 3 === 1 ? 1.3 : 0.9) + Math.min(0, far) * long * 0.6,
            across + far * long,
            0,
          ]),
        ),
        true,
      );
    return fill(blade(0.15, 1.2), "#6b4258", 0.5) + fill(blade(0.12, 0.26), "#4f3050", 0.45);
  };
  sheet.add(
    shadow(6.6, 1.42),
    shadow(6.5, 0.98),
    at(6.6, 1.42, 1.66, {
      pose: "leaning",
      top: "#d8476f",
      bottom: "#a8325a",
      slender: true,
      sleeves: "none",
      hairstyle: "bun",
    }),
    at(6.5, 0.98, 1.8, { pose: "waving", top: "#fdf8ee", bottom: "#2f6f9a", hair: "#33262a" }),
  );
}

/** The table on its trestles: a white cloth with a blue stripe along each edge, that hangs over in folds; the awning's shade cools its right side. */
function drawTable(sheet: Sheet): void {
  const { wall, wallShade } = sheet.mood;
  const { half, high, end, drop } = TABLE;
  const reach: Point = [-0.2, end];
  const hang = (along: number, up: number): Point =>
    DECK([
      along,
      half + up * (0.03 + 0.014 * Math.sin(along * 9)),
      high - drop * up * (1 + 0.05 * Math.sin(along * 5)),
    ]);
  const steps = shares(70).map((share) => mixed(end, -0.2, share));
  const flank = (from: number, to: number, within = steps): Path =>
    polygon([...within.map((along) => hang(along, from)), ...within.map((along) => hang(along, to)).toReversed()]);
  const folds = counted(15).map((index) => {
    const along = 0.1 + index * 0.279 + 0.05 * Math.sin(index * 3);
    return polygon([hang(along, 0.06), hang(along - 0.05, 1), hang(along + 0.06, 1)]);
  });
  sheet.add(
    ...[3.75, 1.5].map((along) => trestle(along)),
    fill(side([1.5, 3.75], 0.5, [0.16, 0.23]), "#8a4f34"),
    fill(cross(end, [-half, half], [high - drop, high]), wallShade),
    fill(flank(0, 1), "#e3e3ee"),
    fill(folds.join(""), "#b4bdd8"),
    fill(flank(0.72, 0.86), "#2f86b4"),
    fill(strip(reach, [-half, half], high), wall),
    fill(strip(reach, [0.42, 0.465], high) + strip(reach, [-0.465, -0.42], high), "#2f86b4"),
    fill(strip(reach, [0.485, 0.502], high) + strip(reach, [-0.502, -0.485], high), "#2f86b4"),
    // The creases of a cloth that was folded in the cupboard.
    ...[0.36, 1.5, 2.64].map((along) => fill(strip([along, along + 0.016], [-half, half], high), "#cfd3e4", 0.7)),
    fill(strip(reach, [0.006, -0.006], high), "#cfd3e4", 0.7),
    fill(awningShade(), "#7f8cc0", 0.55),
    fill(strip(reach, [-half, -half + 0.014], high), "#8f9cc8"),
    fill(strip(reach, [half - 0.012, half], high), "#fffdf6"),
  );
}

/** One pair of the table's splayed legs, a lit face and a shaded one, and its foot's shade on the planks. */
function trestle(along: number): Drawing {
  const leg = (foot: number, head: number, wide: number, shift = 0): Path =>
    face([
      [along + shift, foot, 0],
      [along + shift, foot - wide, 0],
      [along + shift, head - wide, 0.7],
      [along + shift, head, 0.7],
    ]);
  const flat = (foot: number): Path => strip([along - 0.1, along + 0.12], [foot + 0.02, foot - 0.4], 0);
  return (
    fill(flat(0.66), "#3f2440", 0.55) +
    fill(leg(-0.3, -0.2, 0.07), "#5a3030") +
    fill(leg(0.66, 0.46, 0.08, 0.07), "#e0a266") +
    fill(leg(0.66, 0.46, 0.08), "#a8633c") +
    fill(leg(0.66, 0.46, 0.026), "#d8935a")
  );
}

/** Where the awning keeps the sun from the table: the scallops of its left edge, and two of its posts, lie over the cloth. */
function awningShade(): Path {
  const [edge, { half, high, end }] = [-0.06, TABLE];
  const hem = shares(181).map((share): Point => {
    const along = mixed(end, -0.1, share ** 0.7);
    return DECK([along, edge + 0.12 * Math.abs(Math.sin(along * Math.PI * 1.9)), high]);
  });
  const posts = [1.15, 3.1].map((along) =>
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

/** A glass: the dark line where it touches the cloth, its cool shade and the light that it gathers in it. */
function stand(drawing: Drawing, spot: Point, metres: number, units: number): Drawing {
  const foot = units * 0.45;
  return set(
    fill(disc(foot * 1.9, foot * 0.1, foot * 2.1, foot * 0.42), "#6f7fae", 0.5) +
      fill(disc(foot * 2.1, foot * 0.1, foot * 1, foot * 0.16), "#dff3f4", 0.75) +
      fill(disc(foot * 0.1, foot * 0.06, foot * 1.06, foot * 0.36), "#4f5f94", 0.75) +
      drawing,
    spot,
    metres,
    units,
  );
}

/** Dishes and water at the far places. */
function drawFarFare(sheet: Sheet): void {
  sheet.add(
    dish([3.85, -0.3], 0.15, ["#f1e8d8", "#cf9450"]),
    dish([3.75, 0.28], 0.15, ["#f1e8d8", "#7da048"]),
    stand(tumbler(sheet), [3.6, 0.02], 0.1, 84),
    stand(waterCarafe(sheet), [3.3, -0.16], 0.17, 150),
    dish([3.05, 0.34], 0.16, ["#f1e8d8", "#d9643c"]),
    stand(tumbler(sheet), [2.85, 0.1], 0.11, 84),
    dish([2.75, -0.38], 0.16, ["#f1e8d8", "#c8452e"]),
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
  const fish: Point = [0.85, 0];
  const [x, y] = on(fish);
  sheet.add(
    set(fruitBowl(), [2.4, -0.26], 0.4, 230),
    stand(waterCarafe(sheet), [2.0, 0.04], 0.19, 150),
    set(breadBasket(sheet), [1.86, 0.32], 0.42, 320),
    set(shepherdSalad(sheet), [1.78, -0.3], 0.44, 400),
    stand(tumbler(sheet), [1.42, 0.03], 0.115, 84),
    set(oliveBowl(), [1.34, -0.4], 0.17, 210),
    stand(tumbler(sheet), [1.02, 0.4], 0.115, 84),
    napkin([0.56, 0.49]),
    platter(fish, 0.34),
    place(fishGarnish(sheet), x + 24, y + 6, 0.64),
    place(bream(sheet), x - 4, y - 24, 0.71),
    fork([0.6, 0.455]),
    knife([0.6, 0.405]),
    melon([0.69, -0.455]),
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
    platter(spot, 0.112) +
    set(fill(disc(10, 6, 92, 26), "#8f9cc0", 0.7) + slice(20, -18, 9) + slice(-24, 0, -12), spot, 0.2, 260)
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
