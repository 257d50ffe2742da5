import { cameraOf, frameOf } from "../kit/camera.ts";
import { fill } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, type Path, polygonDownTo } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletAhead, guletAheadImage } from "../parts/boats/guletAhead.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
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
    fill("M-40 559Q200 560 440 562Q200 568-40 568ZM716 563Q1000 560 1640 560V571Q1000 568 716 563Z", "#33204a"),
  );
}

/** Strips of irregular length that carry a hill's image out over the water, ever farther apart. */
function torn(seed: number, count: number, edge: (share: number) => Point, long: number): Path {
  const random = randomOf(seed);
  return counted(count)
    .map((index) => {
      const share = (index + random.between(0, 0.9)) / count;
      const [x, y] = edge(share);
      return blot(random, x, y, long * random.between(0.4, 1.1) * (0.6 + share), 3 + share * 7);
    })
    .join("");
}

/** Still water: the afterglow on the left, the image of the dark hill on the right, night towards us. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(14);
  const glow = counted(46).map(() => {
    const near = random.next() ** 1.5;
    const [x, y] = [300 + random.around(200 - near * 60) - near * 60, SHORE + 14 + near * 430];
    return blot(random, x, y, mixed(30, 96, near) * random.between(0.5, 1.3), mixed(1.4, 5, near));
  });
  sheet.add(
    fill(box(0, HORIZON, 1600, 1200 - HORIZON), sheet.downwards(sheet.mood.sea, SHORE, 1200)),
    fill(
      `M1640 560H740Q860 620 1000 690T1240 830T1640 960Z${torn(3, 22, (share) => [770 + share * 560, 590 + share * 330], 120)}`,
      "#2c1f4a",
      0.78,
    ),
    fill(
      `M-40 560H430Q300 590 130 600T-40 606Z${torn(9, 8, (share) => [330 - share * 300, 584 + share * 40], 80)}`,
      "#6b3d68",
      0.6,
    ),
    fill(glow.join(""), "#ffc78c", 0.72),
  );
}

function drawGulet(sheet: Sheet): void {
  const lamps = [1.6, 4.2].map((along) => GULET([along, 0, -3.6]));
  sheet.add(
    guletAheadImage(GULET),
    ...lamps.map(([x, y]) => lightColumns(sheet, { at: [x], y: y - 40, length: 190, width: 40, colour: "#ffd08a" })),
    guletAhead(sheet, GULET),
  );
}

/** The rocks we stand on, in the right corner: dark, their left edges touched by the last light. */
function drawNear(sheet: Sheet): void {
  const rocks = "M1110 1220Q1150 1150 1230 1140L1290 1090L1390 1078L1440 1020L1540 996L1640 930V1220Z";
  const planes =
    "M1110 1220Q1150 1150 1230 1140L1290 1090L1330 1096L1296 1150L1240 1172L1200 1220ZM1390 1078L1440 1020L1490 1030L1450 1084L1430 1140L1380 1220H1330L1370 1130ZM1540 996L1640 930V968L1580 1016L1560 1090L1520 1160L1510 1080Z";
  sheet.add(fill(rocks, sheet.mood.near), fill(planes, "#5b3458"));
}
