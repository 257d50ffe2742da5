import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, type Path, polygonDownTo, short } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletAhead, guletAheadImage } from "../parts/boats/guletAhead.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { roughened } from "../parts/land/ridge.ts";
import { lightColumns } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky, stars } from "../parts/sky/sky.ts";

const HORIZON = 500;
/** Line of the cove's shore, which is nearer than the horizon. */
const SHORE = 556;
/** From the rocks of the near shore, some way above the water. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 7.5, focal: 1700 });
const GULET = frameOf(EYE, { right: -10.4, away: 43, heading: 138 });

/** A private gulet alone in a wooded cove after sunset, seen from the shore: dinner by lanterns on her deck, the last light behind the hills. */
export const SCENE: Scene = {
  name: "tour-ozel-yat-turu",
  seed: 91,
  mood: "dusk",
  colours: {
    sky: ["#2c2558", "#56407e", "#a8587e", "#ec8a66", "#fbd08e"],
    sea: ["#f2a877", "#b9667c", "#5d4278", "#2a2450", "#191636"],
    cloud: "#f7a878",
    cloudShade: "#c2607a",
  },
  grain: 0.36,
  crops: { wide: 160, square: 220 },
  draw(sheet) {
    drawSky(sheet);
    drawWater(sheet);
    drawHills(sheet);
    drawGulet(sheet);
    drawNear(sheet);
  },
};

function drawSky(sheet: Sheet): void {
  const far = pointsOf([-40, 470, 90, 440, 210, 452, 330, 420, 450, 440, 560, 410, 690, 452, 820, 480, 960, 500]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    stars(sheet, { height: 200, count: 34 }),
    sheet.glow([330, 480], 520, "#ffe0a0", 0.75),
    flatCloud(sheet, { x: 250, y: 322, length: 460 }),
    flatCloud(sheet, { x: 470, y: 262, length: 260 }),
    fill(curveDownTo(far, SHORE), "#c2667a"),
    fill(
      "M-40 556V470Q40 450 90 440Q120 500 170 556ZM230 556Q250 480 330 420Q350 480 400 556ZM470 556Q490 460 560 410Q600 470 640 556Z",
      "#e08a7c",
      0.8,
    ),
  );
}

/** The big hill on the right and the low one on the left: one dark mass each, its spurs edged by the afterglow. */
function drawHills(sheet: Sheet): void {
  const random = randomOf(5);
  const wooded = (crest: readonly number[]) => roughened(pointsOf(crest), 5, random);
  const right = polygonDownTo(
    wooded([760, 556, 860, 500, 960, 424, 1060, 372, 1160, 300, 1270, 262, 1380, 196, 1500, 168, 1640, 120]),
    SHORE,
  );
  const left = polygonDownTo(wooded([-40, 452, 60, 460, 150, 492, 240, 512, 330, 540, 400, 556]), SHORE);
  const spurs: readonly (readonly number[])[] = [
    [840, 510, 960, 424, 1060, 372, 1160, 300, 1130, 380, 1060, 440, 1040, 500, 960, 540, 900, 566, 720, 566],
    [
      1230, 274, 1270, 262, 1380, 196, 1500, 168, 1440, 270, 1350, 330, 1330, 400, 1250, 470, 1220, 570, 1060, 570,
      1110, 470, 1180, 400,
    ],
    [1560, 150, 1640, 120, 1640, 300, 1590, 360, 1560, 450, 1500, 570, 1430, 570, 1490, 430, 1520, 300],
  ];
  sheet.add(
    fill(left, "#5a3560"),
    fill(right, "#35234f"),
    sheet.clipped(right, fill(spurs.map((spur) => curve(pointsOf(spur), true)).join(""), "#5e3459")),
    // The stones of the shore take the light of the sky.
    fill("M-40 550Q200 546 424 561L-40 562ZM730 562Q1000 546 1640 546V564Z", "#d88a72"),
    pinesOfShore(random),
    fill("M-40 559Q200 560 440 562Q200 568-40 568ZM716 563Q1000 560 1640 560V571Q1000 568 716 563Z", "#33204a"),
  );
}

/** Stone pines along the cove's shore, and the one house between them, its window lit. */
function pinesOfShore(random: Random): Drawing {
  const groves = [960, 990, 1020, 1046, 1072, 1150, 1176, 1206, 1226, 1348, 1372, 1400, 1424, 1452, 1540, 1566, 1596];
  const pines = groves.map((x) => ({ x, high: random.between(16, 44), wide: random.between(20, 32) }));
  const trunks = pines.map(({ x, high }) => `M${x} 552L${short(x + 3)} ${short(552 - high)}`);
  const crowns = pines.flatMap(({ x, high, wide }) => [
    blot(random, x + 3, 550 - high, wide, wide * 0.42),
    blot(random, x - wide * 0.3, 544 - high, wide * 0.6, wide * 0.3),
  ]);
  const tops = pines.map(({ x, high, wide }) => blot(random, x - wide * 0.4, 541 - high, wide * 0.44, wide * 0.13));
  return (
    stroke(trunks.join(""), "#1f1438", 3.4) +
    fill(crowns.join(""), "#1f1438") +
    fill(tops.join(""), "#5e3459") +
    fill(box(1262, 522, 40, 28), "#8a6088") +
    fill(box(1302, 522, 16, 28), "#4c3462") +
    fill(box(1258, 518, 62, 5), "#b98498") +
    fill(box(1269, 531, 8, 9) + box(1286, 530, 9, 20), "#ffd58a")
  );
}

/** A hill's image in level bands, whole at the shore, torn at its edge and farther and farther apart; `edge` is where it begins at a share of its depth. */
function hillImage(
  random: Random,
  { depth, edge, to }: { depth: number; edge: (share: number) => number; to: number },
): Path {
  const way = Math.sign(to - edge(0));
  const bands: Path[] = [];
  for (let y = SHORE + 6; y < SHORE + depth;) {
    const share = (y - SHORE) / depth;
    const from = edge(share) + random.around(18 + 190 * share);
    const half = mixed(5, 9, share) * random.between(0.7, 1.2) * (1 - 0.6 * share ** 4);
    const [tip, full] = [from + way * 30, from + way * 110].map((x) => Math.round(x));
    bands.push(
      `M${short(from)} ${short(y)}Q${tip} ${short(y - half)} ${full} ${short(y - half)}H${to}V${short(y + half)}H${full}Q${tip} ${short(y + half)} ${short(from)} ${short(y)}Z`,
    );
    y += mixed(6, 15, share);
  }
  return bands.join("");
}

/** Still water: the afterglow on the left, the image of the dark hill on the right, night towards us. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(14);
  const glow = counted(46).map(() => {
    const near = random.next() ** 1.5;
    const [x, y] = [270 + random.around(230 - near * 90), SHORE + 14 + near * 400];
    return blot(random, x, y, mixed(30, 80, near) * random.between(0.5, 1.3), mixed(1.4, 4.6, near));
  });
  const right = hillImage(random, { depth: 420, edge: (share) => 735 + 640 * share ** 1.25, to: 1640 });
  const left = hillImage(random, { depth: 110, edge: (share) => 440 - 380 * share, to: -40 });
  sheet.add(
    fill(box(0, HORIZON, 1600, 1200 - HORIZON), sheet.downwards(sheet.mood.sea, SHORE, 1200)),
    fill(right, sheet.downwards(["#352252", "#33234f", "#2e2451", "#2b2450"], SHORE, SHORE + 420)),
    fill(left, sheet.downwards(["#6b3d68", "#86507a"], SHORE, SHORE + 110)),
    fill(glow.join(""), "#ffb884", 0.55),
    lightColumns(sheet, { at: [1286], y: SHORE + 22, length: 74, width: 17, colour: "#e8a870" }),
  );
}

function drawGulet(sheet: Sheet): void {
  sheet.add(guletAheadImage(GULET), guletAhead(sheet, GULET));
}

/** The rocks we stand on, in the right corner: dark, their left edges touched by the last light. */
function drawNear(sheet: Sheet): void {
  const rocks = "M1110 1220Q1150 1150 1230 1140L1290 1090L1390 1078L1440 1020L1540 996L1640 930V1220Z";
  const planes =
    "M1110 1220Q1150 1150 1230 1140L1290 1090L1330 1096L1296 1150L1240 1172L1200 1220ZM1390 1078L1440 1020L1490 1030L1450 1084L1430 1140L1380 1220H1330L1370 1130ZM1540 996L1640 930V968L1580 1016L1560 1090L1520 1160L1510 1080Z";
  sheet.add(fill(rocks, sheet.mood.near), fill(planes, "#5b3458"));
}
