import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat } from "../parts/boats/boats.ts";
import { house } from "../parts/buildings/house.ts";
import { jetty } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, grass, leafMass } from "../parts/plants/foliage.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { reflection, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
/** Where the headland meets the water. */
const SHORE = 640;

/** Torba in the morning: mist on a calm inlet, small wooden boats, a headland under pines; the road comes through the trees. */
export const SCENE: Scene = {
  name: "service-vip-torba-transfer",
  seed: 36,
  mood: "morning",
  colours: {
    sky: ["#8fbcc0", "#c9dcca", "#f6e6bd", "#fbe3b0"],
    zenith: "#5f9aa8",
    sea: ["#f4e4bd", "#b9d3c4", "#6fa9ad", "#2f6f82"],
    seaLight: "#fbf1d2",
    seaDark: "#5b98a2",
    leafLight: "#a9b06a",
    leaf: "#5d7d55",
    leafDark: "#2f5648",
    far: "#bcd0c8",
    farShade: "#a8c2bf",
    near: "#17352f",
  },
  crops: { wide: 240, square: 190 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 520, eye: 2.6, focal: 1600 });
    drawInlet(sheet);
    drawBoats(sheet);
    drawRoad(sheet, camera);
    drawPines(sheet);
  },
};

function drawInlet(sheet: Sheet): void {
  const headland =
    pinewood(sheet, {
      crest: pointsOf([700, 636, 800, 596, 900, 560, 1010, 500, 1120, 444, 1240, 404, 1360, 372, 1500, 340, 1640, 330]),
      foot: SHORE,
      size: [20, 34],
      colours: ["#3f6f62", "#5f8c6c", "#9db47c"],
      seed: 4,
    }) +
    fill(`M690 ${SHORE}L760 ${SHORE - 14}L900 ${SHORE - 8}H1640V${SHORE + 4}H690Z`, "#e3c79a") +
    place(house(sheet, { width: 96, height: 58, columns: 3, floors: 1, seed: 3 }), 1010, SHORE - 8) +
    place(house(sheet, { width: 70, height: 70, columns: 2, floors: 2, seed: 5 }), 1130, SHORE - 10) +
    place(house(sheet, { width: 104, height: 54, columns: 3, floors: 1, seed: 7 }), 1330, SHORE - 8);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.42 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 160, 440, 320, 456, 500, 486, 700, 470, 900, 440, 1100, 452, 1400, 430, 1640, 450]),
      foot: HORIZON + 4,
      mist: 110,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 50, foot: false }),
    pinewood(sheet, {
      crest: pointsOf([-20, 430, 90, 444, 210, 470, 330, 512, 430, 548, 500, 572]),
      foot: 584,
      size: [13, 18],
      colours: ["#86ab9c", "#9cbca4", "#c3cfa8"],
      seed: 7,
    }),
    haze(sheet, 500, 640, 0.85),
    headland,
    reflection(sheet, { drawing: headland, y: SHORE + 3, opacity: 0.5 }),
    haze(sheet, 590, 700, 0.6),
  );
}

/** A bank of mist between two heights, thickest in the middle. */
function haze(sheet: Sheet, top: number, bottom: number, thick: number): Drawing {
  const { mist } = sheet.mood;
  return fill(
    box(0, top, 1600, bottom - top),
    sheet.linear(
      [
        [0, mist, 0],
        [0.55, mist, thick],
        [1, mist, 0],
      ],
      [0, top],
      [0, bottom],
    ),
  );
}

function drawBoats(sheet: Sheet): void {
  const wood = sheet.tinted({ wall: "#f3e2bd", wallShade: "#b9a58f", trunk: "#5a3f35", stone: "#d9a66c" });
  const moored = (part: Drawing, x: number, y: number, scale: number) => {
    const boat = place(part, x, y, scale);
    return (
      reflection(sheet, { drawing: boat, y: y + 4, opacity: 0.5 }) +
      boat +
      ripples(sheet, { x, y: y + 6, width: 190 * scale, height: 14 * scale, count: 8, colour: "#4f8890", opacity: 0.6 })
    );
  };
  sheet.add(
    moored(fishingBoat(wood, { colour: "#a9653c", shade: "#6e3d2c" }), 800, 700, 0.74),
    moored(dinghy(wood, { colour: "#c7834e" }), 680, 690, 0.6),
    place(jetty(wood, { length: 420, rise: 46 }), 1180, 836, 1.15),
    moored(fishingBoat(wood, { colour: "#2f7f8c", shade: "#1f5565" }), 1056, 800, 1.3),
    moored(dinghy(wood, { colour: "#a9653c" }), 880, 768, 0.9),
    moored(fishingBoat(wood, { colour: "#b4533a", shade: "#74312c" }), 1276, 950, 1.6),
  );
}

/** The road comes down to the water between the trees, in stripes of light and shade. */
function drawRoad(sheet: Sheet, camera: Project): void {
  const view = frameOf(camera, { right: -1.5, away: 12.6, heading: 24 });
  const bend = (along: number) => (along < 2 ? 0 : ((along - 2) / 10) ** 2 * 4.2);
  const strip = (from: number, to: number) =>
    polygon(ribbon(view, { along: stepsAway(-9, 34, 40), across: [from, to], bend }));
  const bars = counted(9).map((index) => {
    const at = -8 + index * 1.9 + (index % 3) * 0.4;
    const wide = 0.22 + (index % 4) * 0.16;
    return polygon([
      view([at, -3.4, 0]),
      view([at + wide, -3.4, 0]),
      view([at + wide + 1.5, 2.2, 0]),
      view([at + 1.5, 2.2, 0]),
    ]);
  });
  const bank = "M-20 690Q200 664 360 668Q552 682 636 742Q776 836 916 938Q1070 1056 1270 1230H-20Z";
  sheet.add(
    fill("M-20 686Q200 660 362 664Q560 676 650 736Q790 830 930 930Q1090 1050 1300 1230H-20Z", "#f2dfb4"),
    fill(bank, "#b59a6c"),
    sheet.clipped(
      bank,
      sheet.spray(box(-20, 660, 1300, 560), "#3c5044", { from: [200, 1220], to: [420, 720], thick: 0.85 }) +
        fill(strip(-3.9, 2.7), "#cdb488") +
        fill(strip(-3.4, 2.2), "#7f7f80") +
        fill(bars.join(""), "#3f5358", 0.5) +
        fill(strip(-0.68, -0.56), "#f6ead0", 0.9),
    ),
    vehicle(sheet, { kind: "carrier", view, mood: "morning", lamps: true }),
    bougainvillea(sheet, { x: 832, y: 1010, width: 66, height: 40, seed: 4, count: 22, size: 22 }),
    bougainvillea(sheet, { x: 930, y: 1076, width: 84, height: 46, seed: 7, count: 26, size: 26 }),
  );
}

/** Trunks that frame the view, their crowns cut by the upper edge, and the light that falls through. */
function drawPines(sheet: Sheet): void {
  const { near } = sheet.mood;
  const trunk = (path: string, lit: string) => fill(path, "#4c3a34") + fill(lit, "#b0795a");
  const green = ["#1d4238", "#36604a", "#7f935a"] as const;
  const crowns = counted(22).map((index) => {
    const [x, upper] = [-30 + index * 80, index % 2];
    const sag = 62 * Math.cos(((x - 800) / 800) * Math.PI) * -1;
    return leafMass(sheet, {
      x,
      y: upper ? 8 + sag * 0.5 : 56 + sag + Math.sin(index * 2.3) * 16,
      width: upper ? 120 : 92,
      height: upper ? 66 : 44,
      seed: index + 60,
      count: 16,
      size: 32,
      colours: green,
    });
  });
  const beams = [
    [250, 470],
    [520, 640],
    [760, 800],
  ].map(([x = 0, foot = 0]) =>
    polygon([
      [x, 60],
      [x + 70, 60],
      [foot + x * 0.55 + 150, 1000],
      [foot + x * 0.55 - 60, 1000],
    ]),
  );
  sheet.add(
    fill(
      beams.join(""),
      sheet.linear(
        [
          [0, "#fff3cc", 0.5],
          [1, "#fff3cc", 0],
        ],
        [0, 60],
        [0, 960],
      ),
    ),
    trunk(
      "M1420 1230Q1450 980 1440 720Q1436 400 1390 -20H1466Q1500 380 1502 700Q1504 980 1556 1230Z",
      "M1420 1230Q1450 980 1440 720Q1436 400 1390 -20H1412Q1456 400 1460 720Q1470 980 1450 1230Z",
    ),
    trunk(
      "M30 1230Q90 900 96 640Q100 300 150 -20H226Q176 320 178 640Q180 940 210 1230Z",
      "M30 1230Q90 900 96 640Q100 300 150 -20H174Q124 320 120 640Q112 940 84 1230Z",
    ),
    trunk("M150 420Q250 300 300 60L326 66Q286 330 168 480Z", "M150 420Q250 300 300 60L308 62Q260 310 154 440Z"),
    trunk(
      "M1450 330Q1340 230 1290 40L1312 34Q1360 200 1458 290Z",
      "M1450 330Q1340 230 1290 40L1297 38Q1350 220 1452 316Z",
    ),
    crowns.join(""),
    fill(
      curveDownTo(pointsOf([-20, 1120, 160, 1130, 360, 1170, 560, 1220]), 1230) +
        curveDownTo(pointsOf([1180, 1230, 1320, 1160, 1480, 1120, 1640, 1100]), 1230),
      near,
    ),
    grass(sheet, {
      from: -10,
      to: 480,
      ground: (x) => 1128 + Math.max(0, x - 100) * 0.2,
      count: 50,
      height: 60,
      colour: near,
      seed: 3,
    }),
    grass(sheet, {
      from: 1230,
      to: 1610,
      ground: (x) => 1230 - (x - 1180) * 0.3,
      count: 46,
      height: 66,
      colour: near,
      seed: 5,
    }),
  );
}
