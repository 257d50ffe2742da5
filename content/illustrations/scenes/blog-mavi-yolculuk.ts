import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rockLedge } from "../parts/land/rockLedge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 440;
/** Line of the shore under the headland. */
const SHORE = 478;
/** From a bluff over the bay: one looks down on her deck. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 11, focal: 1600 });
/** She sails into the bay, to the left and away from us, so that her sunny side and a little of her stern are seen. */
const GULET: MooredGulet = {
  heading: -64,
  long: 24,
  wide: 6.4,
  hull: ["#c9703f", "#8a4a3c"],
  trim: ["#fff6e2", "#c9b0a8"],
  house: ["#fdf3e0", "#a99cb6"],
  pane: "#234a6c",
  masts: [
    [0.24, 15],
    [0.58, 20.5],
  ],
  flag: true,
  light: 262,
};
const LEVEL = frameOf(EYE, { right: 9.2, away: 37, heading: GULET.heading });
/** She leans to starboard, away from the wind and from us. */
const HEEL = (4 / 180) * Math.PI;
const VIEW: Project = ([along, across, up]) =>
  LEVEL([along, across * Math.cos(HEEL) - up * Math.sin(HEEL), up * Math.cos(HEEL) + across * Math.sin(HEEL)]);

/** A sail by its corners, along her from the stern, to port, up; `belly` in metres. */
interface Sail {
  tack: Place;
  head: Place;
  clew: Place;
  belly: number;
  /** How far the leech stands out beyond the line from head to clew. */
  roach: number;
}

const MAIN: Sail = { tack: [13.6, 0, 4.2], head: [13.7, 0, 20], clew: [6.3, -2, 4.5], belly: 1, roach: 0.9 };
const MIZZEN: Sail = { tack: [5.4, 0, 4], head: [5.5, 0, 14.6], clew: [-0.6, -1.4, 4.4], belly: 0.7, roach: 0.6 };
const STAYSAIL: Sail = { tack: [24, 0, 4.5], head: [14.7, 0, 15.5], clew: [15.2, -1.6, 4.6], belly: 0.9, roach: -0.3 };
const JIB: Sail = { tack: [27.4, 0, 4.95], head: [14.6, 0, 19.6], clew: [18.4, -2, 5.3], belly: 1.4, roach: -0.5 };

/** The Blue Voyage from a bluff under the pines: a gulet under all her sails stands into a bay in the late sun, two astern, one in the bow. */
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
  crops: { wide: 80, square: 200 },
  draw(sheet) {
    drawBay(sheet);
    drawWater(sheet);
    drawImage(sheet);
    drawGulet(sheet);
    drawBluff(sheet);
  },
};

/** Hills of the gulf in the haze; the headland on the left under its pines, which the sun leaves. */
function drawBay(sheet: Sheet): void {
  const far = pointsOf([420, 400, 560, 350, 700, 376, 860, 318, 1010, 352, 1160, 300, 1330, 330, 1480, 290, 1640, 250]);
  const cape = pointsOf([860, 440, 1000, 410, 1130, 384, 1260, 392, 1400, 352, 1520, 330, 1640, 300]);
  const turned =
    curve(pointsOf([860, 318, 910, 352, 930, 400, 1000, 446, 1130, 446, 1090, 390, 1010, 352]), true) +
    curve(pointsOf([1160, 300, 1200, 340, 1210, 400, 1260, 446, 1420, 446, 1390, 380, 1330, 330]), true);
  sheet.add(
    sky(sheet, { height: HORIZON + 6, zenith: 0.25, reach: 0.4 }),
    sheet.glow([-40, 380], 720, "#fff0c8", 0.85),
    fill(curveDownTo(far, HORIZON + 6), "#b4cbd2"),
    fill(turned, "#9db9c8"),
    fill(curveDownTo(cape, HORIZON + 4), "#7fa8a4"),
    fill(
      "M1130 384Q1180 410 1200 446H1330Q1310 410 1260 392ZM1400 352Q1450 390 1470 446H1600Q1560 380 1520 330Z",
      "#6792a0",
    ),
    fill("M820 445Q1000 438 1200 441L1640 438V450H820Z", "#f3deb4"),
  );
}

/** The water of the bay, from its pale edge to the blue under us. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(8);
  const crest = pointsOf([
    -40, 176, 40, 170, 110, 190, 180, 232, 260, 262, 330, 318, 400, 344, 470, 396, 540, 430, 600, 474,
  ]);
  const { hollows, backs } = seas();
  const torn = counted(10)
    .map((index) => lens(560 - index * 56 + random.around(40), 520 + index * 19, random.between(120, 240), 4 + index))
    .join("");
  sheet.add(
    fill(
      `M0 ${HORIZON}H1600V1200H0Z`,
      sheet.downwards(["#bfe6d4", "#63c4c4", "#2ba0ba", "#1a7aa8", "#135f92"], HORIZON, 1200),
    ),
    fill("M620 452Q900 444 1640 450V474Q1300 500 980 488T620 452Z", "#c4f0dc", 0.6),
    fill("M-40 480H620Q540 520 430 556Q300 600 180 640Q60 690-40 720Z" + torn, "#1f7f86", 0.72),
    sheet.clipped(
      `M-60 0H800V${SHORE + 2}H-60Z`,
      pineHill(sheet, {
        crest,
        foot: SHORE,
        // A spur comes down towards us on the right: what lies before its ridge is in the sun.
        lit: [
          pointsOf([
            40, 170, 110, 190, 150, 256, 214, 316, 270, 360, 306, 420, 360, 480, 70, 480, 60, 400, 84, 330, 50, 250,
          ]),
          pointsOf([400, 344, 436, 380, 480, 424, 520, 480, 440, 480, 424, 430, 396, 390]),
        ],
        shaded: [
          pointsOf([
            110, 190, 180, 232, 260, 262, 330, 318, 400, 344, 396, 390, 424, 430, 440, 480, 360, 480, 306, 420, 270,
            360, 214, 316, 150, 256,
          ]),
          pointsOf([400, 344, 470, 396, 540, 430, 620, 480, 520, 480, 480, 424, 436, 380]),
          pointsOf([-60, 260, -10, 280, 20, 340, 10, 410, 30, 480, -60, 480]),
        ],
        groves: pointsOf([150, 330, 220, 440, 110, 420, 70, 230]),
        size: [10, 17],
        colours: ["#1f5458", "#4b8062", "#94b06a"],
        seed: 5,
      }),
    ),
    rockLedge(SHORE, [-40, 630], ["#f7d9a6", "#a8796a", "#2c7f86"], 5),
    fill(hollows, "#0e5f94", 0.5),
    fill(backs, "#6fc4cf", 0.6),
  );
}

/** The backs of a small sea that comes in from the left, and the hollows behind them: long and uneven, the broader the nearer. */
function seas(): { hollows: Path; backs: Path } {
  const random = randomOf(23);
  let [hollows, backs] = ["", ""];
  for (let y = 520, high = 2; y < 1230; y += high * 4, high *= 1.15) {
    const x = random.between(-200, 900);
    const long = high * random.between(18, 34);
    const crest = (share: number, up: number) => [x + long * share, y + up * high] as const;
    const back = [crest(0, 0), crest(0.25, -0.9), crest(0.55, -0.6), crest(1, 0.3), crest(0.5, 0.1), crest(0.22, -0.1)];
    const hollow = [
      crest(0.1, 0.5),
      crest(0.4, 0.3),
      crest(0.8, 0.9),
      crest(1.1, 1.2),
      crest(0.6, 1.8),
      crest(0.2, 1.4),
    ];
    backs += curve(back, true);
    hollows += curve(hollow, true);
  }
  return { hollows, backs };
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
function drawSail(sail: Sail, [bright, shade]: readonly [string, string], dark: number): Drawing {
  const seams = [0.12, 0.25, 0.39, 0.54, 0.7].map((up) => curve(shares(12).map((out) => VIEW(cloth(sail, up, out)))));
  const luff = () => 0;
  return (
    fill(polygon(panel(sail, luff, () => 1)), bright) +
    fill(polygon(panel(sail, luff, (up) => dark * (1 - up) + 0.16 * Math.sin(Math.PI * up ** 0.8))), shade) +
    stroke(seams.join(""), "#c99a7a", 1.8, 0.65)
  );
}

/** What the small sea leaves of her image: her hull in pieces close under her. */
function drawImage(sheet: Sheet): void {
  const shapes = guletImageOf(VIEW, GULET).map(({ outline }, index) => ({
    outline,
    colour: index % 2 ? "#b9cfc8" : "#6d5f68",
  }));
  sheet.add(brokenImage({ shapes, depth: 110, band: 6, seed: 7 }));
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
    stroke(polyline([VIEW(from), VIEW(to)]), "#6a3d38", wide) +
    stroke(polyline([VIEW(from), VIEW(to)]), "#c98d58", wide * 0.4);
  const cloths = ["#fff4da", "#e3bda6"] as const;
  sheet.add(
    wash(),
    mooredGulet(VIEW, { ...GULET, aboard: crew(sheet) }),
    drawSail(JIB, cloths, 0.46),
    drawSail(STAYSAIL, ["#fae3bd", "#cda7a2"], 0.56),
    drawSail(MAIN, cloths, 0.44),
    drawSail(MIZZEN, cloths, 0.44),
    lookout(sheet),
    spar(MAIN.tack, MAIN.clew, 7),
    spar(MIZZEN.tack, MIZZEN.clew, 6),
  );
}

/** One stands in the bow, a hand at the stay. */
function lookout(sheet: Sheet): Drawing {
  return aboard(sheet, [20.6, 0.7, 2.5], 1.75, {
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
    aboard(sheet, [2.2, 0.4, 2.2], 1.75, {
      pose: "standing",
      mirrored: true,
      top: "#2f6f9a",
      bottom: "#fdf4e0",
      wears: "shorts",
      hat: "#f2d28a",
    }) +
    aboard(sheet, [4, 1.2, 2.1], 1.68, {
      pose: "sitting",
      slender: true,
      top: "#d8476f",
      bottom: "#fdf4e0",
      hairstyle: "bun",
    })
  );
}

/** The foam that her stem throws and that runs along her side, and the wake that she draws after her. */
function wash(): Drawing {
  const at = (spots: readonly number[]) => pointsOf(spots).map(([along, across]) => LEVEL([along, across, 0]));
  const foam = at([
    21.4, 0.1, 20.2, 1.4, 18.6, 2.6, 17.4, 2.5, 16.2, 3.3, 14.4, 3.1, 12.8, 3.7, 10.4, 3.3, 8, 3.7, 5, 3.3, 2.4, 3.9,
    -1, 3.7, -3.4, 4.4, -2.4, 2.8, -5, 2.2, -2.6, 0.8, -5.6, -0.6, -2, -1.6, 2, 0,
  ]);
  const wake = at([
    2, 3.4, -4, 5, -12, 7.6, -20, 9, -13, 5, -7, 3.4, -16, 1.4, -24, 1, -15, -1, -8, -1.6, -16, -5, -6, -4, 0, -2,
  ]);
  const streaks = at([19, 3.4, 16.6, 4.4, 14, 4.6, 16.8, 3.9]);
  const flakes = at([11.6, 5, 8, 5.6, 4.4, 5.4, 8, 5.1]);
  return (
    fill(curve(wake, true), "#7cc6d0", 0.65) +
    fill(curve(streaks, true) + curve(flakes, true), "#d9f2e6", 0.8) +
    fill(curve(foam, true), "#f4fbee", 0.95)
  );
}

/** The edge of the bluff in the near corner, and a pine that leans out over the bay. */
function drawBluff(sheet: Sheet): void {
  sheet.add(
    fill("M1120 1210L1176 1164L1262 1150L1322 1098L1420 1088L1476 1050L1640 1030V1210Z", "#6b4148"),
    place(needlePine(sheet, { tall: 1150, lean: -80, wide: 300, seed: 3 }), 1572, 1130),
    fill("M1176 1164L1262 1150L1322 1098L1420 1088L1396 1120L1336 1130L1290 1172L1206 1180Z", "#d99a68"),
    fill("M1420 1088L1476 1050L1640 1030V1064L1520 1080L1460 1116L1396 1120Z", "#e8b07a"),
    fill("M1396 1120L1460 1116L1440 1160L1470 1210H1360L1336 1130Z", "#8f5650"),
    // The roots go into a cleft behind this stone.
    fill("M1460 1150L1508 1118L1580 1112L1640 1090V1210H1478Z", "#6b4148"),
    fill("M1460 1150L1508 1118L1580 1112L1560 1136L1500 1144Z", "#c98a60"),
  );
}
