import { cameraOf, frameOf, ribbon } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { mastForest, motorYacht } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { cafeChair } from "../parts/things/cafeChair.ts";
import { basketOfSponges, bollard, fishingNet } from "../parts/things/quayside.ts";
import { basket } from "../parts/things/table.ts";

const HORIZON = 560;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.3, focal: 1600 });
/** Along the quay's edge, to the right and a little away; across, towards the water. */
const quay = frameOf(eye, { right: 0, away: 7.7, heading: 86 });

/** The fishermen's side of Yalıkavak in the morning: sponge boats off the quay, a net and a chair on it, poplars, the mill on its hill; the marina far off in the mist. */
export const SCENE: Scene = {
  name: "blog-yalikavak-rehberi",
  seed: 24,
  mood: "morning",
  colours: {
    sky: ["#7fb6c4", "#b3d0cc", "#f3e1b8", "#fbd9a4"],
    zenith: "#4f97b4",
    cloud: "#fdf0d6",
    sea: ["#f6e2b8", "#b3d2c8", "#5fa5b4", "#1f6684"],
    seaLight: "#fdf3d8",
    seaDark: "#3f8aa0",
    far: "#a9c1c4",
    farShade: "#93b0b9",
    near: "#1c3f58",
  },
  grain: 0.36,
  crops: { wide: 250, square: 190 },
  draw(sheet) {
    drawBay(sheet);
    drawVillage(sheet);
    drawBoats(sheet);
    drawQuay(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const pale = sheet.tinted({
    wall: "#f4f1e2",
    wallBright: "#faf7ea",
    wallShade: "#bfcfd0",
    wallDeep: "#a9bfc6",
    window: "#93b0b9",
  });
  const mist = sheet.linear(
    [
      [0, sheet.mood.mist, 0],
      [1, sheet.mood.mist, 0.85],
    ],
    [0, 480],
    [0, HORIZON],
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.5 }),
    fill(
      "M820 214Q900 190 990 198Q1060 160 1170 176Q1270 166 1350 200Q1430 196 1490 216Q1390 214 1310 226Q1190 208 1080 226Q950 212 820 214Z",
      "#fdf0d6",
    ),
    fill(
      "M1150 300Q1240 282 1330 290Q1400 276 1480 288Q1560 286 1640 298V312Q1500 300 1400 306Q1270 296 1150 300Z",
      "#fdf0d6",
      0.9,
    ),
    fill("M420 118Q510 100 600 108Q680 96 760 110Q690 110 620 120Q520 112 420 118Z", "#fdf0d6", 0.85),
    fill(
      curveDownTo(
        pointsOf([560, 560, 700, 528, 860, 496, 1000, 510, 1140, 474, 1300, 452, 1440, 476, 1640, 440]),
        HORIZON + 3,
      ),
      "#b9ccca",
    ),
    fill(box(0, 480, 1600, 82), mist),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 60, foot: false }),
    fill("M1180 606H1640V614H1210Z", "#cdbf9f"),
    place(mastForest(pale, { width: 330, count: 12, height: 130, seed: 4 }), 1300, 606),
    place(motorYacht(pale), 1262, 614, 0.34),
    place(motorYacht(pale), 1490, 622, 0.42),
    ripples(sheet, { x: 1420, y: 622, width: 420, height: 26, count: 16, colour: "#a3c2c4" }),
  );
}

/** The hill with its mill and the path up to it, white cubes at its foot, the mosque, and the poplars by the water. */
function drawVillage(sheet: Sheet): void {
  const back = curveDownTo(
    pointsOf([-40, 330, 60, 300, 170, 322, 300, 392, 440, 430, 560, 470, 680, 520, 800, 572]),
    606,
  );
  const knoll = curveDownTo(
    pointsOf([-40, 470, 80, 440, 190, 404, 262, 392, 340, 402, 440, 450, 560, 520, 680, 566, 790, 604]),
    620,
  );
  const shore = pointsOf([-20, 628, 200, 632, 460, 626, 660, 616, 836, 606]);
  sheet.add(
    fill(back, "#8ea39a"),
    sheet.clipped(back, fill("M-60 620V280H60C110 330 150 370 190 430C220 480 260 540 300 620Z", "#c2b890")),
    fill(knoll, "#7f8a5c"),
    sheet.clipped(
      knoll,
      fill("M-60 640V380H262C300 410 330 450 372 480C420 516 470 560 500 640Z", "#b9b074") +
        // The path winds up from the houses, narrower with its height.
        fill(
          "M118 560C150 530 236 528 262 506C284 486 212 474 206 450C202 430 240 416 258 404L272 406C256 418 222 434 224 450C228 468 306 482 288 512C268 540 190 548 160 572Z",
          "#ead9a8",
        ),
    ),
    // The mill's round terrace: a dry wall, its right end in shade.
    fill("M202 416Q204 400 224 397H318Q338 400 342 416Q270 430 202 416Z", "#dcc596"),
    fill("M280 397H318Q338 400 342 416Q316 422 290 423Z", "#a3917c"),
    fill("M212 400Q270 390 332 400Q270 410 212 400Z", "#efe0b6"),
    place(windmill(sheet, { turn: 20 }), 270, 402, 0.64),
    village(sheet, {
      rows: 3,
      far: [-30, 540],
      near: [-30, 700],
      ground: (x, share) => 548 + share * 62 + x * 0.03 * (1 - share) - (x > 520 ? (x - 520) * 0.08 * share : 0),
      scale: [0.44, 0.8],
      seed: 7,
      gardens: 0.14,
      flowers: 0.1,
    }),
    place(mosque(sheet), 440, 604, 0.72),
    fill(polygon([...shore.map(([x, y]): Point => [x, y - 14]), ...shore.toReversed()]), "#ead6a8"),
    fill(
      polygon([...shore.map(([x, y]): Point => [x, y - 3]), ...shore.toReversed().map(([x, y]): Point => [x, y + 9])]),
      "#8f8a7c",
    ),
    poplar(62, 624, 250, 3),
    poplar(116, 626, 306, 5),
    poplar(166, 624, 226, 8),
    ripples(sheet, { x: 330, y: 642, width: 760, height: 36, count: 26, colour: "#8fb3ac", opacity: 0.6 }),
  );
}

/** A Lombardy poplar as one flame: its left side in the light, its edge uneven where twigs stand out. */
function poplar(x: number, y: number, height: number, seed: number): Drawing {
  const random = randomOf(seed * 17);
  const half = (up: number) => height * 0.105 * Math.sin((0.12 + up * 0.86) * Math.PI) ** 0.8 + 1;
  const side = (sign: -1 | 1, breadth: number, shift: number, top: number) =>
    shares(12).map((share): Point => {
      const up = share * top;
      return [
        x + shift * half(up) + sign * half(up) * breadth * random.between(0.84, 1.12),
        y - height * (0.12 + up * 0.88),
      ];
    });
  const flame = (breadth: number, shift: number, top = 1) =>
    curve([...side(-1, breadth, shift, top), ...side(1, breadth, shift, top).toReversed()], true);
  return (
    fill(
      polygon([
        [x - 5, y],
        [x - 3, y - height * 0.3],
        [x + 3, y - height * 0.3],
        [x + 5, y],
      ]),
      "#6b4a3a",
    ) +
    fill(flame(1, 0), "#4b6344") +
    fill(flame(0.5, -0.34, 0.95), "#8a9a55")
  );
}

function drawBoats(sheet: Sheet): void {
  const warm = sheet.tinted({ stone: "#f3dcae", stoneShade: "#c09f8a", trunk: "#5d4038" });
  const [blue, red] = [
    { x: 640, y: 880, scale: 1.9 },
    { x: 1170, y: 756, scale: 1.16 },
  ] as const;
  sheet.add(
    imageOf(red, ["#a8503c", "#6a2c3a"], 4),
    place(
      person(sheet, {
        pose: "standing",
        sleeves: "long",
        top: "#f3e6cf",
        bottom: "#3a4a66",
        hat: "#e8d3a4",
        shadow: false,
      }),
      red.x + 74 * red.scale,
      red.y - 34 * red.scale,
      0.86 * red.scale,
    ),
    place(tirhandil(warm, { hull: "#bd4f33", hullShade: "#762f38", band: "#fdf3dc" }), red.x, red.y, red.scale),
    imageOf(blue, ["#1c5f86", "#143a58"], 9),
    place(
      person(sheet, {
        pose: "pointing",
        sleeves: "long",
        top: "#c8563c",
        bottom: "#3a4a66",
        hair: "#33262a",
        shadow: false,
      }),
      blue.x + 62 * blue.scale,
      blue.y - 30 * blue.scale,
      0.86 * blue.scale,
    ),
    place(
      tirhandil(warm, { hull: "#1f6f98", hullShade: "#173f62", band: "#fdf3dc" }) + garland(),
      blue.x,
      blue.y,
      blue.scale,
    ),
    fill(
      [red, blue]
        .map(
          ({ x, y, scale }) =>
            lens(x, y + 3, 220 * scale, 4.5 * scale) + lens(x - 70 * scale, y + 12 * scale, 90 * scale, 3 * scale),
        )
        .join(""),
      "#fdf3d8",
      0.75,
    ),
  );
}

/** What a boat leaves on calm water: bands of its hull, of its white strake and house, and the mast as a bent line of dabs. */
function imageOf(
  { x, y, scale }: { x: number; y: number; scale: number },
  [hull, dark]: readonly [string, string],
  seed: number,
): Drawing {
  const random = randomOf(seed);
  const at = (points: readonly number[]) => pointsOf(points).map(([px, py]): Point => [x + px * scale, y + py * scale]);
  // A mast in water that moves: it winds, more so the nearer it comes.
  const mast = curve(
    counted(7).map((index): Point => [
      x + (23 + (index % 2 ? 1 : -1) * (0.8 + index * 0.8) + random.around(0.8)) * scale,
      y + (20 + index * 12) * scale,
    ]),
  );
  return (
    brokenImage({
      shapes: [
        { outline: at([-130, 22, 132, 22, 120, 40, -114, 40]), colour: "#f4ead0" },
        { outline: at([-94, 38, -18, 38, -22, 62, -90, 62]), colour: "#f4ead0" },
        { outline: at([-100, 2, 100, 2, 132, 26, 70, 32, -70, 32, -132, 26]), colour: hull },
        { outline: at([-100, -2, 100, -2, 112, 12, -112, 12]), colour: dark },
      ],
      depth: 62 * scale,
      band: 4.6 * scale,
      seed,
    }) + stroke(mast, "#5d4038", 3.6 * scale, 0.4)
  );
}

/** Sponges strung to dry from the masthead to the stern. */
function garland(): Drawing {
  const random = randomOf(3);
  const sponges = counted(17).map((index): readonly [number, number, number] => {
    const share = (index + 1.6) / 19;
    return [mixed(23, -134, share), mixed(-250, -74, share) + Math.sin(share * Math.PI) * 16, random.between(2.8, 5.6)];
  });
  const line = curve([[23, -254], ...sponges.map(([x, y]): Point => [x, y - 3]), [-134, -74]]);
  const each = (dx: number, by: number) =>
    sponges.map(([x, y, r]) => disc(x + dx, y + dx, r * by, r * by * 0.86)).join("");
  return stroke(line, "#5d4038", 1.2) + fill(each(0, 1), "#9a6238") + fill(each(-1, 0.62), "#dba965");
}

/** Slabs whose joints run with the quay's edge and across it; on them a net with its corks, a basket of sponges, a chair. */
function drawQuay(sheet: Sheet): void {
  const far = [-7, 7.5] as const;
  const along = counted(16).map((index) => mixed(far[0], far[1], index / 15));
  const strip = (across: readonly [number, number]): Path => polygon(ribbon(quay, { along, across }));
  const joints = counted(12).map((index) => {
    const at = -7.2 + index * 1.35;
    return polyline([quay([at, -0.42, 0]), quay([at + 0.1, -3.2, 0])]);
  });
  const chairAt = { right: 2.35, away: 6.5 } as const;
  sheet.add(
    fill(strip([0, -4]), "#dcc8a0"),
    fill(strip([0, -0.42]), "#f8e9c6"),
    stroke(joints.join("") + polyline([quay([-7, -1.35, 0]), quay([7.5, -1.35, 0])]), "#b09d80", 3, 0.8),
    stroke(polyline([quay([-7, -0.42, 0]), quay([7.5, -0.42, 0])]), "#b8a280", 3),
    fill(strip([0.03, -0.03]), "#8a7a66", 0.7),
    stroke("M1056 1004Q950 900 911 708", "#5d4038", 4),
    place(bollard(), 1056, 1040, 0.94),
    place(fishingNet(sheet, ["#d67a50", "#c2633f", "#a04d42"]), 300, 1150, 1),
    place(basket(sheet), 716, 1150, 0.8),
    place(basketOfSponges(), 716, 1150, 0.8),
    cafeChair(sheet, { camera: eye, ...chairAt, heading: 60, colour: "#1f6f98" }),
  );
}
