import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rockLedge } from "../parts/land/rockLedge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;
/** Line of the shore of the cove, and of the headland before it, which is nearer. */
const [BAY, HEAD] = [552, 578];
const EYE = cameraOf({ horizon: HORIZON, centre: 760, eye: 4.5, focal: 1150 });
const LEVEL = frameOf(EYE, { right: 0.75, away: 0, heading: 6 });
/** She leans to the right, away from the wind. */
const HEEL = (5 / 180) * Math.PI;
const BOAT: Project = ([along, across, up]) =>
  LEVEL([along, across * Math.cos(HEEL) - up * Math.sin(HEEL), up * Math.cos(HEEL) + across * Math.sin(HEEL)]);

/** Where her stem is, in metres before us, and the end of her bowsprit. */
const [STEM, SPRIT] = [10, 14.4];
/** Where the jib is made fast: on the end of the bowsprit. */
const TACK: Place = [SPRIT, 0, 3.7];
/** Half her beam on deck, and the height of the deck over the water. */
const beam = (along: number) => 2.5 * Math.max(0, 1 - (along / STEM) ** 2.3) ** 0.74;
const deckAt = (along: number) => 2 + 0.55 * (along / STEM) ** 2;
const BULWARK = 0.46;
const ALONG = shares(36).map((share) => mixed(1.4, STEM, share));

const WOOD = { lit: "#e7b57c", plank: "#c08a58", shade: "#a86a52", cap: "#c9743c", capShade: "#8a4636" };

/** The Blue Voyage from her own foredeck: the filled jib in the late sun, one at the forestay, one on the cushions, a pine cove ahead. */
export const SCENE: Scene = {
  name: "blog-mavi-yolculuk",
  seed: 118,
  mood: "day",
  colours: {
    sky: ["#3f93bd", "#8cc6d4", "#f4e2bd", "#fbdcae"],
    zenith: "#1f6a9c",
    wall: "#fff4de",
    wallBright: "#fffaf0",
    wallShade: "#b2accd",
    groundShade: "#8a5550",
  },
  grain: 0.3,
  crops: { wide: 220, square: 330 },
  draw(sheet) {
    drawBay(sheet);
    drawWater(sheet);
    drawHeadland(sheet);
    drawJib(sheet);
    drawDeck(sheet);
    drawAboard(sheet);
  },
};

/** Hills of the gulf in the haze, the bay's end with its strip of sand. */
function drawBay(sheet: Sheet): void {
  const back = pointsOf([420, 560, 560, 512, 700, 486, 840, 452, 980, 470, 1120, 430, 1290, 402, 1460, 420, 1640, 380]);
  const far = pointsOf([180, 540, 380, 448, 520, 392, 640, 408, 780, 344, 930, 380, 1060, 340, 1240, 370, 1640, 300]);
  const slopes =
    curve(pointsOf([640, 408, 780, 344, 820, 400, 850, 470, 900, 552, 700, 552, 690, 470]), true) +
    curve(pointsOf([380, 448, 520, 392, 550, 440, 560, 500, 590, 552, 420, 552]), true);
  const haze = sheet.linear(
    [
      [0, "#fbe6c2", 0],
      [1, "#fbe6c2", 0.8],
    ],
    [0, BAY - 120],
    [0, BAY],
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.4 }),
    fill(curveDownTo(far, HORIZON + 12), "#a5c3d0"),
    fill(slopes, "#c9d6d0", 0.8),
    fill(box(0, BAY - 120, 1600, 122), haze),
    pinewood(sheet, { crest: back, foot: BAY, size: [12, 19], colours: ["#4f8a78", "#76a57f", "#b4c48a"], seed: 4 }),
    fill("M560 553Q760 538 900 543T1160 548L1640 540V566H560Z", "#f7e3b6"),
  );
}

/** The near headland, dark where it turns from the sun, and its image in the water at its foot. */
function drawHeadland(sheet: Sheet): void {
  const crest = pointsOf([-40, 176, 60, 172, 150, 218, 240, 252, 330, 334, 420, 398, 500, 460, 570, 528, 650, 574]);
  const random = randomOf(8);
  // Where the image ends, the small sea pulls it into strips.
  const torn = counted(9)
    .map((index) =>
      blot(random, 590 - index * 66 + random.around(40), 640 + index * 9, random.between(50, 110), 5 + index * 0.6),
    )
    .join("");
  // Two valleys run down to the water: their far sides have lost the sun.
  const folds =
    curve(pointsOf([60, 172, 130, 300, 118, 420, 150, 590, 330, 590, 290, 470, 226, 350, 150, 218]), true) +
    curve(pointsOf([240, 252, 330, 400, 372, 500, 400, 590, 660, 590, 560, 516, 430, 408, 330, 334]), true);
  sheet.add(
    fill("M-40 584Q300 592 690 580Q560 640 430 660Q250 700-40 706Z" + torn, "#137a86", 0.65),
    fill("M-40 584Q300 590 560 584Q420 616 300 628Q120 648-40 648Z", "#1b5c60", 0.6),
    sheet.clipped(
      box(0, 0, 800, HEAD),
      pinewood(sheet, { crest, foot: HEAD, size: [15, 29], colours: ["#2a5d50", "#437c58", "#93b068"], seed: 6 }),
    ),
    sheet.clipped(curveDownTo(crest, HEAD + 4), fill(folds, "#123a4c", 0.56)),
    rockLedge(HEAD, [-40, 680], ["#f7d9a6", "#a8796a", "#2c7f86"], 5),
  );
}

/** The hollows of the seas that come in from the left, the nearer the broader. */
const SEAS = [
  [-60, 1030, 130, 1002, 320, 1000, 420, 1020, 280, 1044, 120, 1052, -60, 1082],
  [-60, 1150, 80, 1116, 230, 1110, 300, 1130, 150, 1164, -60, 1220],
  [60, 926, 200, 908, 380, 906, 470, 920, 330, 936, 180, 944],
  [300, 830, 430, 818, 600, 818, 660, 828, 520, 838, 400, 840],
  [-60, 850, 40, 838, 160, 840, 200, 850, 60, 864, -60, 872],
] as const;

/** A long uneven patch of the sea's surface: flat far off, ever broader near by. */
function patches(count: number, seed: number, [top, bottom]: Point, thick: number): Path {
  const random = randomOf(seed);
  return counted(count)
    .map(() => {
      const near = random.next() ** 1.5;
      const [x, y] = [random.between(-60, 1300), mixed(top, bottom, near)];
      return blot(random, x, y, mixed(34, 190, near) * random.between(0.5, 1.3), mixed(1.2, thick, near));
    })
    .join("");
}

/** Turquoise over the sand of the bay, blue where we are; one boat already lies in it. */
function drawWater(sheet: Sheet): void {
  const water = `M0 556Q800 546 1600 556V1200H0Z`;
  sheet.add(
    fill(water, sheet.downwards(["#a6e2d4", "#4fc0c2", "#2399b8", "#1676a8", "#115a90"], HORIZON, 1200)),
    fill("M600 560Q800 552 1200 556L1640 558V600Q1200 640 900 622T600 560Z", "#c4f0dc", 0.6),
    fill(patches(26, 7, [600, 720], 4), "#8fdcd6", 0.55),
    fill(SEAS.map((sea) => curve(pointsOf(sea), true)).join(""), "#0e659c", 0.5),
    fill(patches(12, 11, [690, 960], 8), "#0f6aa0", 0.5),
    fill(patches(12, 23, [650, 1000], 5), "#8fdbe2", 0.6),
    fill(
      "M-40 1003Q120 976 300 992Q180 988-40 1020ZM80 910Q190 890 330 899Q220 898 80 910ZM-40 1118Q60 1092 190 1098Q90 1104-40 1140ZM330 815Q420 802 540 808Q440 809 330 815Z",
      "#9fe0e4",
      0.75,
    ),
    place(gulet(sheet, { sails: "furled", hull: "#f6ead6", hullShade: "#b49a94" }), 800, 572, 0.17),
  );
}

/** The jib, filled to the right: its seams bend with the cloth, which turns out of the sun towards its leech. */
function drawJib(sheet: Sheet): void {
  const [head, clew]: [Place, Place] = [
    [3.2, 0, 17],
    [4, -2.7, 5.6],
  ];
  /** A place of the cloth: `up` the luff, `out` to the leech. It bellies most at a third of its width. */
  const cloth = (up: number, out: number): Point => {
    const luff = TACK.map((value, axis) => mixed(value, head[axis] ?? 0, up));
    const leech = clew.map((value, axis) => mixed(value, head[axis] ?? 0, up));
    const [along = 0, across = 0, high = 0] = luff.map((value, axis) => mixed(value, leech[axis] ?? 0, out));
    const belly = 1.9 * Math.sin(Math.PI * out ** 0.75) * (1 - up) ** 0.5;
    // The foot hangs in a curve below the line from tack to clew.
    const roach = 0.5 * Math.sin(Math.PI * out) * Math.max(0, 1 - up / 0.2);
    return BOAT([along, across - belly, high - roach]);
  };
  const band = (low: number, high: number): Path =>
    polygon([...shares(24).map((each) => cloth(low, each)), ...shares(24).map((each) => cloth(high, 1 - each))]);
  /** The cloth beyond a line that begins at a share of the foot and runs up towards the leech: it has turned out of the sun. */
  const turning = (from: number, lean: number): Path =>
    polygon([
      ...shares(24).map((each) => cloth(each * 0.8, Math.min(1, from + lean * Math.sin(each * 2.2)))),
      ...shares(24).map((each) => cloth(mixed(0.8, 0, each), 1)),
      ...shares(12).map((each) => cloth(0, mixed(1, from, each))),
    ]);
  const seams = [0.07, 0.15, 0.24, 0.34, 0.45].map((up) => curve(shares(20).map((each) => cloth(up, each))));
  sheet.add(
    fill(band(0, 0.8), "#fff3d6"),
    fill(turning(0.3, 0.34), "#fbe3ba"),
    fill(turning(0.52, 0.3), "#f4cc9c"),
    fill(turning(0.72, 0.24), "#e3ac88"),
    fill(band(0, 0.014), "#d9a07c"),
    stroke(seams.join(""), "#d3a07a", 2.4, 0.7),
    stroke(polyline([BOAT(TACK), BOAT([6.5, 0, 12.4])]), "#6a3d38", 5),
  );
}

/** The deck from side to side, with its planks, bulwarks and cap; windlass, chain and bowsprit. */
function drawDeck(sheet: Sheet): void {
  const side = (sign: number, out: number, up: number) =>
    ALONG.map((along) => BOAT([along, sign * (beam(along) + out), deckAt(along) + up]));
  const strip = (from: readonly Point[], to: readonly Point[]) => polygon([...from, ...to.toReversed()]);
  const planks = counted(25).map((index) => {
    const across = (index - 12) * 0.21;
    const inside = ALONG.filter((along) => beam(along) > Math.abs(across) + 0.04);
    return inside.length > 1 ? polyline(inside.map((along) => BOAT([along, across, deckAt(along)]))) : "";
  });
  const shadow = ALONG.map((along) => BOAT([along, Math.max(beam(along) - 0.62, -beam(along)), deckAt(along)]));
  const spar = (from: number, to: number) =>
    polygon([
      BOAT([STEM - 0.9, from * 0.2, 2.96]),
      BOAT([STEM - 0.9, to * 0.2, 2.96]),
      BOAT([SPRIT, to * 0.1, TACK[2]]),
      BOAT([SPRIT, from * 0.1, TACK[2]]),
    ]);
  // Chains from the end of the bowsprit to both bows hold it sideways.
  const whiskers = [1, -1].map((sign) =>
    polyline([BOAT([8.4, sign * (beam(8.4) + 0.1), deckAt(8.4) + BULWARK]), BOAT(TACK)]),
  );
  const stay = polyline([BOAT([STEM - 0.5, 0, 3]), BOAT([7, 0, 8.6])]);
  // The frames of the bulwarks, each with a lit and a shaded side.
  const frames = (sign: number, wide: number) =>
    counted(11)
      .map((index) => 3.6 + index * 0.58)
      .map((along) =>
        polygon(
          [
            [along, 0],
            [along + wide, 0],
            [along + wide, BULWARK],
            [along, BULWARK],
          ].map(([at = 0, up = 0]) => BOAT([at, sign * (beam(at) - 0.03), deckAt(at) + up])),
        ),
      )
      .join("");
  sheet.add(
    fill(strip(side(1, 0, 0), side(-1, 0, 0)), WOOD.lit),
    stroke(planks.join(""), WOOD.plank, 2.6),
    fill(strip(side(1, 0, 0), shadow), WOOD.shade, 0.75),
    // Inside, the left bulwark is in its own shade and the right one in the sun.
    fill(strip(side(1, 0, 0), side(1, 0, BULWARK)), "#9c94bd"),
    fill(strip(side(-1, 0, 0), side(-1, 0, BULWARK)), "#fff0d4"),
    fill(frames(1, 0.13), "#b9b0d2") + fill(frames(-1, 0.17), "#cdb4bd") + fill(frames(-1, 0.1), "#fffaf0"),
    stroke(whiskers.join(""), "#6a3d38", 3.4),
    fill(spar(1, -1), WOOD.cap),
    fill(spar(-0.1, -1), WOOD.capShade),
    fill(strip(side(1, -0.06, BULWARK), side(1, 0.2, BULWARK)), "#eba262"),
    fill(strip(side(-1, -0.06, BULWARK), side(-1, 0.2, BULWARK)), "#eba262"),
    fill(strip(side(1, -0.06, BULWARK), side(1, -0.06, BULWARK - 0.09)), WOOD.capShade),
    fill(strip(side(-1, -0.06, BULWARK), side(-1, -0.06, BULWARK - 0.09)), WOOD.cap),
    stroke(stay, "#5d3a44", 4),
  );
}

/** Somebody who stands or sits on deck; `tall` in metres. */
function aboard(sheet: Sheet, [along, across, up]: Place, tall: number, options: PersonOptions): Drawing {
  const spot: Place = [along, across, deckAt(along) + up];
  const [x, y] = BOAT(spot);
  const metre = y - BOAT([spot[0], spot[1], spot[2] + 1])[1];
  return place(person(sheet, { shadow: false, ...options }), x, y, (metre * tall) / 100);
}

/** A mattress of the foredeck between two places along and across: white with blue ends. */
function mattress([from, to]: Point, [left, right]: Point): Drawing {
  const thick = 0.17;
  const top = (a: number, b: number) =>
    polygon([
      BOAT([a, left, deckAt(a) + thick]),
      BOAT([b, left, deckAt(b) + thick]),
      BOAT([b, right, deckAt(b) + thick]),
      BOAT([a, right, deckAt(a) + thick]),
    ]);
  const ground = (along: number, across: number, up = 0) => BOAT([along, across, deckAt(along) + up]);
  return (
    fill(
      polygon([ground(from, left), ground(to, left), ground(to, right - 0.3), ground(from, right - 0.3)]),
      "#8a5550",
      0.7,
    ) +
    fill(
      polygon([ground(from, left, thick), ground(from, right, thick), ground(from, right), ground(from, left)]),
      "#b9b3d2",
    ) +
    fill(top(from, to), "#fff6e2") +
    fill(
      top(from, mixed(from, to, 0.13)) +
        top(mixed(from, to, 0.28), mixed(from, to, 0.34)) +
        top(mixed(from, to, 0.8), to),
      "#2b86b4",
    )
  );
}

function drawAboard(sheet: Sheet): void {
  const cast = (path: Path) => fill(path, "#8a5550", 0.6);
  const on = (along: number, across: number, up = 0) => BOAT([along, across, deckAt(along) + up]);
  sheet.add(
    windlass(),
    rope(),
    mattress([4.55, 6.6], [1.05, -1.2]),
    cast(
      curve(
        [
          on(5.2, 0.1, 0.18),
          on(5.16, -0.5, 0.18),
          on(5.3, -1, 0.18),
          on(5.5, -1.12, 0.18),
          on(5.56, -0.6, 0.18),
          on(5.44, 0, 0.18),
        ],
        true,
      ),
    ),
    cast(curve([on(8.88, -0.5), on(8.92, -0.9), on(9.04, -1.05), on(9.08, -0.65)], true)),
    aboard(sheet, [5.2, 0.02, 0.17], 1.62, {
      pose: "resting",
      mirrored: true,
      slender: true,
      wears: "shorts",
      sleeves: "none",
      top: "#d8476f",
      bottom: "#fdf4e0",
      hairstyle: "bun",
      hat: "#f2d28a",
      shoes: "#c98a5e",
    }),
    aboard(sheet, [8.95, -0.56, 0], 1.74, {
      pose: "waving",
      mirrored: true,
      behind: true,
      top: "#2f6f9a",
      bottom: "#fdf4e0",
      wears: "shorts",
    }),
  );
}

/** The windlass of the anchor on its bed, and its chain to the stem. */
function windlass(): Drawing {
  const [x, y] = BOAT([7.9, 0, deckAt(7.9)]);
  const [bowX, bowY] = BOAT([STEM - 0.6, 0.1, deckAt(9.4) + 0.1]);
  return (
    stroke(`M${x} ${y - 20}L${bowX} ${bowY}`, "#5a5f7c", 7) +
    place(
      fill("M20 4Q60 0 96 6Q70 16 20 12Z", "#8a5550", 0.6) +
        fill("M-30 6V-18H30V6Q0 16-30 6Z", "#dfe3ec") +
        fill("M6 10V-18H30V6Q18 10 6 10Z", "#8f97ba") +
        fill(disc(0, -18, 30, 8), "#f6f6f4") +
        fill("M-15-20V-42H15V-20Q0-14-15-20Z", "#c6cbdc") +
        fill("M3-17V-42H15V-20Z", "#7f87ac") +
        fill(disc(0, -42, 20, 6), "#fbf7ee"),
      x,
      y,
    )
  );
}

/** A rope laid down in a coil on the right, where the light comes over the bulwark. */
function rope(): Drawing {
  const rings = counted(5).map((index) => {
    const [across, up] = [-1.72 + (index % 2) * 0.03, 0.05 + index * 0.055];
    const half = 0.3 - index * 0.012;
    return curve(
      shares(17)
        .slice(1)
        .map((share) => {
          const angle = share * Math.PI * 2;
          return BOAT([5.5 + Math.sin(angle) * half, across + Math.cos(angle) * half, deckAt(5.5) + up]);
        }),
      true,
    );
  });
  const [x, y] = BOAT([5.46, -1.9, deckAt(5.5)]);
  return (
    fill(disc(x, y, 92, 26), "#8a5550", 0.6) +
    rings.map((ring) => stroke(ring, "#9a7a6a", 15) + stroke(ring, "#f2dfb8", 10)).join("")
  );
}
