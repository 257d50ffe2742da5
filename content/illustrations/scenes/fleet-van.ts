import { cameraOf, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { sideWheel } from "../parts/vehicles/sideWheel.ts";

/** The same for all three vehicles, so that their pictures may stand side by side. */
const HORIZON = 506;
const FOCAL = 2700;
const EYE = 2;
/** Units in a millimetre at the minibus's near side. */
const SCALE = 0.168;
/** Where its near tyres stand. */
const GROUND = HORIZON + EYE * SCALE * 1000;
/** Where its front bumper is. */
const NOSE = 236;
/** Middle and width of each bush. */
const MAQUIS = [
  [24, 742, 46],
  [92, 752, 30],
  [1446, 716, 34],
  [1590, 712, 56],
] as const;

/** The high-roof minibus, 6.96 m long and 2.77 m high, square from its side: on the ridge with its windmills, a party's cases at its tail. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "morning",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawBeyond(sheet);
    drawRidge(sheet);
    sheet.add(place(minibus(sheet), NOSE, GROUND, SCALE));
    drawCases(sheet, camera);
    drawWall(sheet);
  },
};

function drawBeyond(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    sweptCloud(sheet, { x: 900, y: 190, length: 520, seed: 7 }),
    ridge(sheet, {
      crest: pointsOf([-20, 456, 160, 436, 340, 464, 560, 482, 760, 466, 960, 456, 1640, 476]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 5,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 690, dabs: 50, foot: false }),
    // The town comes down to the water in a cape, and goes on below the edge of the ridge.
    fill("M-40 536Q120 528 260 548T520 588Q700 616 860 620L1040 636V736H-40Z", "#b9b98c"),
    fill("M260 548Q400 560 520 588Q700 616 860 620L1040 636L1030 642Q760 636 600 614T260 548Z", "#e9d9ae"),
    village(sheet, {
      rows: 6,
      far: [-40, 250],
      near: [-40, 760],
      ground: (x, share) => 556 + share * 120 + x * 0.02,
      scale: [0.34, 0.64],
      gardens: 0.3,
      flowers: 0.08,
      seed: 8,
    }),
  );
}

/** The bare top of the ridge with its mills, and the track on which the minibus stands. */
function drawRidge(sheet: Sheet): void {
  sheet.add(
    fill("M-40 668Q120 640 300 650T640 668Q900 650 1180 640T1640 620V1040H-40Z", "#cdb583"),
    fill("M900 664Q1180 644 1420 628L1640 620V690Q1300 690 900 706Z", "#dcc79c"),
    place(mill(sheet, 8), 1508, 646, 0.66),
    place(mill(sheet, 24), 128, 716, 1.34),
    grass(sheet, { from: 20, to: 240, ground: () => 730, height: 20, count: 40, colour: "#a89a5e", seed: 4 }),
    // Low maquis on the dry slope.
    ...MAQUIS.map(
      ([x, y, width], index) =>
        fill(disc(x + width * 0.4, y + width * 0.3, width * 1.1, width * 0.16), "#a08a62", 0.6) +
        leafMass(sheet, { x, y, width, height: width * 0.5, seed: index + 3, count: 24, size: 15 }),
    ),
    // The track: its far edge, the worn middle, the ruts of those before.
    fill("M-40 776Q400 766 800 772T1640 768V1040H-40Z", "#e6d2a6"),
    fill("M-40 776Q400 766 800 772T1640 768V777Q1200 784 800 781T-40 786Z", "#c2a878"),
    fill("M-40 872Q500 878 900 874T1640 876V892Q1200 887 800 891T-40 886Z", "#d3ba8c"),
  );
}

/** What the corners of the near wall hold: middle, foot, half the width and the height of each plant. */
const THYME = [
  [60, 944, 110, 44],
  [196, 962, 70, 30],
  [1500, 946, 120, 46],
  [1352, 964, 66, 28],
] as const;

/** The dry wall that keeps the near edge of the track: two courses of field stones, cut by the sheet, with what grows in it. */
function drawWall(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const random = randomOf(31);
  const top = (x: number) => 938 + Math.sin(x / 210) * 4 + Math.sin(x / 67) * 2;
  const stones: Drawing[] = [];
  for (const [level, high] of [
    [66, 62],
    [34, 42],
    [0, 40],
  ] as const)
    for (let x = -30 - level; x < 1620;) {
      const wide = random.between(52, 118);
      const low = level ? random.between(-3, 3) : random.between(-9, 8);
      const [left, right] = [x + 2, x + wide - 2];
      const at = (along: number, down: number): Point => [
        mixed(left, right, along) + random.around(3),
        top(mixed(left, right, along)) + level + low + down * high + random.around(2),
      ];
      const [a, b, c, d, e, f, g] = [
        at(0, 0.3),
        at(0.12, 0.04),
        at(random.between(0.4, 0.7), 0),
        at(0.92, 0.06),
        at(1, 0.36),
        at(0.96, 0.92),
        at(0.04, 0.92),
      ];
      const tone = blend(stone, stoneWorn, random.between(0.5, 1.1));
      const under = (point: Point, by: number): Point => [point[0] + 2, point[1] + by];
      stones.push(
        fill(polygon([a, b, c, d, e, f, g]), tone) +
          fill(
            polygon([a, b, c, d, under(d, 7), under(c, 9), under(b, 8)]),
            blend(stone, wallBright, level ? 0.3 : 0.75),
          ) +
          fill(polygon([g, f, e, at(0.86, 0.5), at(0.82, 0.74), at(0.3, 0.8)]), blend(stoneWorn, stoneShade, 0.5)),
      );
      x += wide;
    }
  const foot = polyline(counted(33).map((index): Point => [index * 52 - 32, top(index * 52 - 32) + 8]));
  sheet.add(
    // What it keeps from the light of the track behind it.
    fill(`M-40 ${short(top(-40) - 8)}Q400 926 800 930T1640 926V1000H-40Z`, "#a98c68", 0.75),
    fill(`${foot}V1010H-40Z`, blend(stoneShade, "#3a3558", 0.45)),
    ...stones,
    ...THYME.map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 21, count: 44, size: 19 }),
    ),
    ...[
      [30, 918],
      [76, 904],
      [120, 926],
      [1466, 920],
      [1520, 904],
      [1574, 918],
    ].map(([x = 0, y = 0], index) =>
      leafMass(sheet, {
        x,
        y,
        width: 26,
        height: 15,
        seed: index + 41,
        count: 8,
        size: 13,
        leaf: "petal",
        colours: ["#8a5a96", "#b583b6", "#dcb2d2"],
      }),
    ),
    grass(sheet, { from: 230, to: 420, ground: (x) => top(x) + 6, height: 40, count: 34, colour: "#8f8a4c", seed: 14 }),
    grass(sheet, { from: 820, to: 960, ground: (x) => top(x) + 6, height: 34, count: 26, colour: "#8f8a4c", seed: 15 }),
  );
}

/** Where the mill's short shaft carries its wheel, how far the spars reach, and how broad the wheel is seen, which looks left past us. */
const HUB: Point = [-14, -172];
const REACH = 92;
const NARROW = 0.86;

/** A whitewashed mill of the ridge, its wheel close before the cap: eight spars, a cloth on each. 262 high. */
function mill(sheet: Sheet, turn: number): Drawing {
  const { wall, wallBright, wallShade, wallDeep, door, window, roof, roofShade, trunk } = sheet.mood;
  const drum = "M-66 0L-54-140Q0-148 54-140L66 0Q0 12-66 0Z";
  const spar = (degrees: number, share: number): Point => {
    const angle = (degrees / 180) * Math.PI;
    return [HUB[0] + Math.cos(angle) * REACH * NARROW * share, HUB[1] + Math.sin(angle) * REACH * share];
  };
  const turns = counted(8).map((index) => turn + index * 45);
  const tips = turns.map((degrees) => spar(degrees, 1));
  const cloth = (free: number, belly: number) =>
    turns
      .map((degrees) => {
        const bellied = spar(degrees + belly, 0.44);
        const foot = spar(degrees, 0.2);
        return `${polyline([foot, spar(degrees, 0.95), spar(degrees + free, 0.84)])}Q${bellied.map(short).join(" ")} ${foot.map(short).join(" ")}Z`;
      })
      .join("");
  const wheel = `${polyline(tips)}Z`;
  return (
    fill("M-60 4Q0 14 66 0L190 8Q236 12 190 17Q60 22-60 4Z", "#a48a66", 0.7) +
    fill(drum, wall) +
    sheet.spray(drum, wallShade, { from: [60, 0], to: [-16, 0], thick: 1 }) +
    sheet.spray(drum, wallDeep, { from: [66, 0], to: [34, 0], thick: 0.8 }) +
    fill("M-16 7V-40Q0-58 16-40V7Z", door) +
    fill("M4 7V-50Q16-48 16-40V7Z", window) +
    fill(box(24, -104, 14, 20), window) +
    fill("M-66-136Q0-152 66-136L5-206H-4Z", roof) +
    fill("M14-145Q44-143 66-136L5-206H1Z", roofShade) +
    fill("M-66-136Q0-152 66-136Q0-141-66-136Z", wallDeep) +
    // What the wheel keeps from the light of cap and drum.
    sheet.clipped(`${drum}M-66-136Q0-152 66-136L5-206H-4Z`, place(fill(cloth(31, 22), wallDeep, 0.5), 16, 9)) +
    stroke(polyline([[4, -174], HUB]), trunk, 8) +
    fill(cloth(31, 24), wallBright) +
    fill(cloth(12, 8), blend(wall, wallShade, 0.8)) +
    stroke(wheel, trunk, 1.3) +
    stroke(tips.map((tip) => polyline([HUB, tip])).join(""), trunk, 3) +
    fill(disc(HUB[0], HUB[1], 7, 8), trunk)
  );
}

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 1010;
const REAR_AXLE = 5335;
const LENGTH = 6960;
const TYRE = 356;
const ARCH = TYRE + 46;

/** Bumper, short sloping bonnet, screen, high level roof, upright tail. */
const BODY: Path =
  "M190-230C110-236 64-270 46-350C24-440 16-560 26-680C36-800 60-900 110-990C150-1060 230-1100 330-1130" +
  "C520-1190 700-1290 880-1390C1060-1600 1300-1920 1480-2180C1600-2340 1740-2490 1900-2570" +
  "C2060-2640 2300-2672 2700-2684C3800-2700 5400-2696 6300-2672C6560-2664 6700-2650 6780-2600" +
  "C6850-2550 6880-2450 6892-2300C6920-1900 6950-1300 6956-900C6958-700 6952-520 6930-420" +
  "C6910-320 6860-262 6790-240C6760-232 6720-230 6680-230Z";

/** The dark band of glass from the screen to the tail. */
const BAND: Path =
  "M1060-1384C1200-1560 1360-1800 1500-1990C1590-2110 1680-2172 1800-2184C3200-2202 5200-2198 6560-2176" +
  "C6690-2172 6750-2124 6770-2040C6806-1840 6836-1640 6848-1480C6852-1420 6830-1396 6780-1394C5000-1378 2800-1372 1060-1384Z";

const PANES: Path =
  "M1210-1414L1410-1716V-1414ZM1490-1414V-1838C1560-1950 1640-2070 1720-2112C1780-2136 1900-2142 2040-2146L2056-1414Z" +
  "M2176-1414V-2148C2600-2156 3000-2158 3412-2158L3420-1414ZM3540-1414L3532-2158H4632L4640-1414Z" +
  "M4754-1414L4744-2158C5100-2158 5440-2156 5790-2152L5798-1416Z" +
  "M5914-1418L5904-2150C6140-2148 6380-2142 6560-2134C6644-2128 6694-2100 6708-2030C6748-1850 6774-1660 6786-1500C6790-1450 6774-1430 6734-1428Z";

/** The high-roof minibus square from its left side, in millimetres: its front bumper at 0, the road at 0. No maker's marks. */
function minibus(sheet: Sheet): Drawing {
  const paint: VehiclePaint = { ...VEHICLE_PAINTS.morning, ground: "#b89a80", shadow: "#3a3558" };
  const arches = [FRONT_AXLE, REAR_AXLE];
  return (
    underside(paint) +
    // The cooling unit on the roof.
    fill("M3240-2680C3280-2740 3340-2766 3440-2768H4820C4940-2766 5020-2740 5080-2680Z", paint.body) +
    fill("M3270-2706C3310-2750 3360-2766 3440-2768H4500L4420-2730H3320Z", paint.skyDim) +
    coachwork(sheet, paint) +
    glass(sheet, paint) +
    stroke(
      "M1440-1384C1412-1150 1400-760 1424-300M2112-1376C2118-1000 2112-600 2100-300M3476-1376V-290M3476-2200V-2360M6830-1394C6800-1100 6796-700 6800-330",
      paint.horizon,
      10,
    ) +
    stroke("M3520-1226C4600-1226 5700-1236 6740-1250", paint.horizon, 18) +
    stroke("M720-1190C1600-1236 3600-1262 6820-1290", paint.sky, 9, 0.5) +
    // The skirt under the doors, lit from the sand, and the step at the sliding door.
    fill("M1480-332C2700-318 3900-318 4860-334V-226H1480Z", blend(paint.plastic, paint.ground, 0.22)) +
    stroke("M1480-334C2700-320 3900-320 4860-336", paint.chromeDim, 13, 0.9) +
    fill("M2130-262H3440L3420-206H2150Z", paint.horizon) +
    stroke("M2136-258H3434", paint.chrome, 14) +
    fill(
      "M1830-1130C1890-1144 1980-1146 2040-1136V-1106C1980-1116 1890-1114 1830-1104ZM2190-1134C2250-1148 2340-1150 2400-1140V-1110C2340-1120 2250-1118 2190-1108Z",
      paint.chrome,
    ) +
    lamps(sheet, paint) +
    // The mirror, on its arm before the quarter light.
    fill("M1190-1400L1270-1400L1250-1480L1200-1480Z", paint.horizon) +
    fill(
      "M1080-1440C1064-1560 1074-1720 1110-1780C1150-1810 1230-1800 1262-1760C1280-1650 1274-1520 1254-1446C1200-1424 1130-1424 1080-1440Z",
      paint.body,
    ) +
    fill(
      "M1080-1500C1070-1610 1080-1730 1110-1780C1150-1810 1210-1804 1244-1780C1180-1770 1120-1690 1080-1500Z",
      paint.skyDim,
    ) +
    stroke(
      arches.map((axle) => `M${axle - ARCH - 8}-${TYRE}a${ARCH + 8} ${ARCH + 8} 0 0 1 ${ARCH * 2 + 16} 0`).join(""),
      paint.skyDim,
      16,
      0.75,
    ) +
    arches.map((axle) => sideWheel(paint, { axle, tyre: TYRE, rim: 240 })).join("")
  );
}

/**
 * Under the minibus: its shadow, which falls right and a little towards us; the dark that deepens to the middle of its floor; tank, exhaust and
 * flaps that hang below the sill; what each tyre presses on the ground.
 */
function underside(paint: VehiclePaint): Drawing {
  const tyres = [FRONT_AXLE, REAR_AXLE];
  return (
    fill(
      "M420-210C300-150 330-60 560 10C900 80 1500 96 2400 92H6300C6900 96 7300 70 7560 0C7680-50 7560-130 7240-170L6900-230Z",
      "#8a7080",
      0.72,
    ) +
    fill("M560-210C520-130 640-50 980-26C1900 16 4800 16 5900-14C6500-36 6800-90 6860-230Z", paint.shadow, 0.85) +
    fill("M700-240C760-140 980-110 1600-96C3000-76 4600-80 5700-104C6300-120 6560-160 6640-240Z", paint.tyre, 0.9) +
    // The tank between the axles, the exhaust behind it, seen against the dark.
    fill("M2560-260H3620L3580-150Q3560-128 3520-128H2660Q2620-128 2604-150Z", blend(paint.plastic, paint.tyre, 0.3)) +
    fill("M2590-196H3600L3590-172H2600Z", paint.skyDim, 0.35) +
    fill(
      "M4100-250H4620Q4680-244 4680-206T4620-160H4100Q4040-164 4040-206T4100-250Z",
      blend(paint.plastic, paint.horizon, 0.5),
    ) +
    stroke("M4110-222H4610", paint.skyDim, 12, 0.4) +
    tyres.map((axle) => fill(flap(axle + TYRE + 30), paint.tyre)).join("") +
    fill(tyres.map((axle) => lens(axle + 60, -4, 560, 46)).join(""), paint.tyre)
  );
}

/** A flap behind a wheel, from under the body nearly to the ground. */
function flap(behind: number): Path {
  return `M${behind}-300H${behind + 44}L${behind + 52}-104H${behind + 12}Z`;
}

function coachwork(sheet: Sheet, paint: VehiclePaint): Drawing {
  const across = (from: string, to: string, start: number, end: number) =>
    sheet.linear(
      [
        [0, from],
        [1, to],
      ],
      [start, 0],
      [end, 0],
    );
  const toFront = sheet.linear(
    [
      [0, blend(paint.bodyLight, paint.skyDim, 0.85)],
      [1, paint.bodyLight, 0],
    ],
    [0, -600],
    [720, -640],
  );
  const toRear = sheet.linear(
    [
      [0, paint.horizon, 0],
      [1, paint.horizon, 0.6],
    ],
    [5800, 0],
    [LENGTH, 0],
  );
  return (
    fill(
      BODY,
      sheet.downwards([paint.skyDim, paint.bodyLight, paint.body, blend(paint.body, paint.ground, 0.26)], -1700, -220),
    ) +
    sheet.clipped(
      BODY,
      // The wall over the windows, the crease, and the roof that turns to the sky.
      fill("M1400-2180C3000-2210 5400-2206 7000-2170V-2420C5400-2450 3000-2456 1500-2420Z", paint.bodyLight) +
        fill(
          "M1500-2420C3000-2456 5400-2450 7000-2420V-2800H1500Z",
          across(blend(paint.sky, paint.skyDim, 0.3), blend(paint.skyDim, paint.bodyLight, 0.5), 1700, 6800),
        ) +
        stroke("M1640-2416C3000-2444 5400-2440 6900-2410", paint.sky, 10, 0.6) +
        // What mirrors the sky under the windows, and the dark line of the land in the doors.
        fill(
          "M60-960C240-1100 500-1190 880-1390L1060-1384C2800-1372 5000-1378 6860-1394V-1260C5000-1230 2400-1200 900-1130C560-1100 300-1060 40-900Z",
          across(blend(paint.sky, paint.skyDim, 0.25), blend(paint.skyDim, paint.bodyLight, 0.6), 60, 6700),
        ) +
        fill(
          "M20-760C900-820 2200-850 3600-880C5000-900 6200-900 7000-900V-640C5600-600 3600-540 1900-560C1100-570 500-580 20-600Z",
          paint.horizon,
          0.65,
        ) +
        fill("M1480-430C2700-410 3900-410 4860-432V-200H1480Z", blend(paint.body, paint.ground, 0.18)) +
        fill(BODY, toFront) +
        fill(BODY, toRear) +
        fill("M0-400C80-390 300-370 620-370V-200H0ZM5760-370C6300-372 6700-380 7000-410V-200H5760Z", paint.plastic) +
        fill([FRONT_AXLE, REAR_AXLE].map((axle) => disc(axle, -TYRE, ARCH)).join(""), paint.horizon),
    )
  );
}

/** The band, its panes between dark pillars, the screen seen edge on before it. */
function glass(sheet: Sheet, paint: VehiclePaint): Drawing {
  const shine = [1560, 2420, 2860, 3780, 5000, 6080]
    .map((x, index) => `M${x}-1380L${x + 330}-2200H${x + (index % 2 ? 420 : 560)}L${x + (index % 2 ? 90 : 230)}-1380Z`)
    .join("");
  return (
    fill(
      "M880-1390C1060-1600 1300-1920 1480-2180C1560-2290 1650-2400 1740-2476L1800-2440C1640-2280 1380-1880 1076-1384Z",
      paint.glass,
    ) +
    fill(
      "M960-1396C1130-1600 1360-1920 1530-2170C1590-2256 1660-2340 1730-2410L1750-2398C1600-2230 1360-1890 1040-1392Z",
      paint.glassLight,
      0.6,
    ) +
    fill(BAND, paint.horizon) +
    fill(PANES, sheet.downwards([paint.glassLight, paint.glassMiddle, paint.glass], -2190, -1400)) +
    sheet.clipped(PANES, fill(shine, paint.glassLight, 0.32)) +
    stroke("M1040-1376C2800-1362 5000-1368 6850-1384", paint.chrome, 15)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  return sheet.clipped(
    BODY,
    fill("M96-1000C220-1060 400-1110 560-1136C580-1080 540-980 470-930C340-880 200-880 40-900Z", paint.lampDim) +
      fill("M160-1000C280-1050 420-1090 540-1114C548-1070 510-990 450-948C350-910 250-906 150-916Z", paint.lamp) +
      fill("M0-540L70-520C74-640 86-760 110-850L0-880Z", paint.horizon) +
      stroke("M0-590L76-582M0-670L82-660M0-750L92-740M0-820L104-812", paint.chrome, 18) +
      fill("M40-430C180-460 330-470 520-460C440-410 260-390 60-384Z", paint.horizon) +
      stroke("M60-384C240-392 420-420 520-460", paint.chromeDim, 14) +
      fill("M6850-1560H6960V-900H6876C6864-1100 6856-1340 6850-1560Z", paint.tailDim) +
      fill("M6852-1540H6960V-1160H6866C6860-1290 6856-1420 6852-1540Z", paint.tail) +
      stroke("M5780-384C6300-384 6700-396 6930-430", paint.chromeDim, 13),
  );
}

/** What a party of twelve brings along, put down at the tail to be stowed. */
function drawCases(sheet: Sheet, camera: Project): void {
  const cases = [
    { right: 3.75, away: 16.1, turn: 12, size: [0.42, 0.26, 0.7], colours: ["#2f7f9c", "#174f72", "#0f2540"] },
    { right: 4.26, away: 15.9, turn: 9, size: [0.36, 0.24, 0.54], colours: ["#b02a5a", "#701a4c", "#3f1a44"] },
    { right: 3.83, away: 15.2, turn: 10, size: [0.5, 0.24, 0.34], colours: ["#cf8a48", "#8a4a2c", "#5b3130"] },
  ] as const;
  sheet.add(...cases.map((each) => luggage(sheet, { camera, ...each, cast: [0.6, 0.06] })));
}
