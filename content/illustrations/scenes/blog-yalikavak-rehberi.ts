import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, mastForest, motorYacht } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { reflection, ripples, sea } from "../parts/sea/sea.ts";
import { mackerelSky } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { basketOfSponges, bollard, fishingNet } from "../parts/things/quayside.ts";
import { basket } from "../parts/things/table.ts";
import { chair } from "../parts/things/terrace.ts";

const HORIZON = 560;

/** The fishermen's side of Yalıkavak in the morning: sponge boats at the quay, nets, poplars; the marina far off in the mist. */
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
    wall: "#eef0e4",
    wallBright: "#f8f6ea",
    wallShade: "#b9cdd2",
    wallDeep: "#a3bcc6",
    window: "#93b0b9",
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45, reach: 0.5 }),
    mackerelSky(sheet, { x: 900, y: 60, length: 1500, height: 300, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([620, 552, 760, 520, 900, 498, 1060, 516, 1200, 486, 1380, 470, 1500, 492, 1620, 470]),
      foot: HORIZON + 3,
      colour: "#c2d2cc",
      shade: "#b0c6c6",
      mist: 60,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 70, foot: false }),
    fill("M1010 575Q1060 545 1130 550T1210 575Z", "#a3bfc4"),
    fill("M1300 590H1640V600H1300Z", "#c9cfc4"),
    place(mastForest(pale, { width: 300, count: 13, height: 120, seed: 4 }), 1310, 606),
    place(motorYacht(pale), 1240, 612, 0.3),
    place(motorYacht(pale), 1420, 618, 0.36),
    ripples(sheet, { x: 1400, y: 618, width: 420, height: 30, count: 20, colour: "#a3c2c4" }),
    sheet.spray(box(900, 540, 720, 110), sheet.mood.mist, { from: [1200, 560], to: [1200, 650], thick: 0.55 }),
  );
}

/** Hills with the mill on their saddle, white cubes, the mosque, and the poplars that gave the place its name. */
function drawVillage(sheet: Sheet): void {
  const hill = pointsOf([
    -20, 350, 50, 300, 130, 352, 190, 340, 262, 306, 340, 388, 440, 404, 520, 452, 570, 440, 650, 510, 780, 566,
  ]);
  const shore = pointsOf([-20, 628, 200, 632, 460, 626, 660, 616, 836, 606]);
  sheet.add(
    ridge(sheet, {
      crest: hill,
      foot: 604,
      colour: "#b7a979",
      shade: "#7f9488",
      light: "#dcc48c",
      mist: 110,
      seed: 9,
      rough: 7,
    }),
    place(windmill(sheet, { turn: 20 }), 402, 410, 0.36),
    fill(
      curveDownTo(
        [
          [-20, 560],
          [200, 566],
          [440, 574],
          [640, 584],
          [760, 592],
          [830, 602],
        ],
        616,
      ),
      "#8f9a72",
    ),
    village(sheet, {
      rows: 4,
      far: [-30, 560],
      near: [-30, 700],
      ground: (x, share) => 530 + share * 78 + x * 0.03 * (1 - share) - (x > 520 ? (x - 520) * 0.08 * share : 0),
      scale: [0.44, 0.8],
      seed: 7,
      gardens: 0.22,
      flowers: 0.1,
    }),
    place(mosque(sheet), 300, 600, 0.72),
    fill(
      `M-20 616L${shore.map(([x, y]) => `${x} ${y - 14}`).join("L")}V600L${shore
        .toReversed()
        .map(([x, y]) => `${x} ${y}`)
        .join("L")}Z`,
      "#e4cfa0",
    ),
    fill(
      `M${shore.map(([x, y]) => `${x} ${y - 3}`).join("L")}L${shore
        .toReversed()
        .map(([x, y]) => `${x} ${y + 9}`)
        .join("L")}Z`,
      "#8f8a7c",
    ),
    poplar(sheet, 72, 620, 232, 3),
    poplar(sheet, 134, 622, 280, 5),
    poplar(sheet, 196, 620, 214, 6),
    ripples(sheet, { x: 330, y: 640, width: 760, height: 40, count: 40, colour: "#8fb3ac", opacity: 0.6 }),
  );
}

function poplar(sheet: Sheet, x: number, y: number, height: number, seed: number): Drawing {
  const masses = counted(7).map((index) => {
    const share = index / 6;
    const wide = height * 0.13 * Math.sin((0.2 + share * 0.72) * Math.PI) + 6;
    return leafMass(sheet, {
      x,
      y: y - height * mixed(0.2, 0.96, share),
      width: wide,
      height: height * 0.13,
      seed: seed * 9 + index,
      count: 12,
      size: 17,
    });
  });
  return fill(`M${x - 4} ${y}V${y - height * 0.4}H${x + 4}V${y}Z`, sheet.mood.trunk) + masses.join("");
}

function drawBoats(sheet: Sheet): void {
  const warm = sheet.tinted({ stone: "#f3dcae", stoneShade: "#b0948c", trunk: "#5d4038" });
  const red = tirhandil(warm, { hull: "#b5482f", hullShade: "#6a2c3a", band: "#fdf3dc" });
  const blue = tirhandil(warm, { hull: "#1f6f98", hullShade: "#173f62", band: "#fdf3dc" });
  const boats =
    place(red, 1096, 776, 1.34) +
    place(garland(), 1096, 776, 1.34) +
    place(blue, 560, 872, 1.86) +
    place(garland(), 560, 872, 1.86);
  sheet.add(
    reflection(sheet, { drawing: place(red, 1096, 776, 1.34), y: 778, opacity: 0.45 }),
    place(red, 1096, 776, 1.34),
    reflection(sheet, { drawing: place(blue, 560, 872, 1.86), y: 876, opacity: 0.5 }),
    boats,
    ripples(sheet, { x: 1100, y: 782, width: 460, height: 50, count: 26, colour: "#fdf3d8" }),
    ripples(sheet, { x: 580, y: 882, width: 620, height: 70, count: 34, colour: "#fdf3d8" }),
    place(dinghy(sheet, { colour: "#e8b04c" }), 1400, 860, 1.5),
    ripples(sheet, { x: 1410, y: 866, width: 180, height: 26, count: 10, colour: "#2f7890" }),
  );
}

/** Sponges strung to dry from the masthead to the stern. */
function garland(): Drawing {
  const sponges = counted(20).map((index): readonly [number, number, number] => {
    const share = (index + 1) / 21;
    return [
      mixed(23, -134, share),
      mixed(-250, -74, share) + Math.sin(share * Math.PI) * 14,
      3.2 + ((index * 7) % 4) * 0.8,
    ];
  });
  const each = (dx: number, by: number) => sponges.map(([x, y, r]) => disc(x + dx, y + dx, r * by)).join("");
  return fill(each(0, 1), "#9a6238") + fill(each(-1, 0.62), "#dba965");
}

function drawQuay(sheet: Sheet): void {
  const top = "M-20 1034L1620 962V1220H-20Z";
  const joints = counted(9).map((index) => `M${short(-60 + index * 230)} 1034L${short(-420 + index * 300)} 1220`);
  const heap = "M-290 16Q-300-50-220-80Q-170-150-80-130Q0-190 90-136Q190-140 220-70Q300-50 300 16Q0 40-290 16Z";
  const red = counted(11).map((index): Point => [-300 + index * 58, 14 + Math.sin(index * 1.3) * 12]);
  const green = counted(7).map((index): Point => [-230 + index * 66, -4 + Math.sin(index * 1.7) * 14]);
  sheet.add(
    fill("M-20 1034L1620 962V1010L-20 1082Z", "#7d8a8c"),
    fill(top, "#dcc8a0"),
    fill("M-20 1034L1620 962V974L-20 1047Z", "#f8e9c6"),
    stroke(`${joints.join("")}M-20 1128L1620 1058`, "#a3937f", 4, 0.8),
    sheet.spray(top, "#6a6f78", { from: [1620, 1220], to: [620, 1040], thick: 0.95 }),
    stroke("M820 1040Q868 880 823 712", "#5d4038", 5),
    place(bollard(), 820, 1060),
    place(fishingNet(sheet, heap, "#c2603f", "#6f3340", 4, red), 330, 1150, 1.02),
    place(fishingNet(sheet, heap, "#4f938c", "#1f5668", 6, green), 1270, 1130, 0.74),
    place(chair(sheet, { colour: "#1f6f98" }), 1440, 1122, 2),
    stroke("M1400 1034Q1380 1090 1330 1116M1424 1036Q1400 1110 1370 1130", "#4f938c", 6),
    place(basket(sheet), 700, 1170, 0.9),
    place(basketOfSponges(), 700, 1170, 0.9),
  );
}
