import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, lens, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { driver } from "./driver.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 1010;
const REAR_AXLE = 5335;
const LENGTH = 6960;
const TYRE = 356;
const ARCH = TYRE + 46;

/** Bumper, upright grille, short steep bonnet, tall screen, high level roof, upright tail; millimetres, as `minibusSide` draws it. */
export const MINIBUS_BODY: Path =
  "M260-226C150-228 84-254 58-326C30-410 10-500 10-600C10-740 18-880 40-990C52-1050 72-1092 112-1118" +
  "C156-1144 220-1166 290-1188C490-1250 700-1330 868-1424C1060-1640 1310-1960 1500-2206C1620-2356 1750-2490 1900-2570" +
  "C2060-2640 2300-2672 2700-2684C3800-2700 5400-2696 6300-2672C6560-2664 6700-2650 6780-2600" +
  "C6850-2550 6880-2450 6892-2300C6920-1900 6950-1300 6956-900C6958-700 6952-520 6930-420" +
  "C6910-320 6860-262 6790-240C6760-232 6720-230 6680-230Z";

/** The dark frame of the cab's glass. */
const CAB_FRAME: Path =
  "M1076-1352C1250-1590 1440-1850 1600-2060C1680-2150 1740-2180 1840-2186H2030Q2096-2186 2096-2120V-1404" +
  "C2064-1376 2040-1340 1960-1322C1700-1304 1360-1316 1076-1352Z";

/** The cab's window dips to the mirror; it is clear. */
const CAB_PANES: Path =
  "M1190-1362L1392-1650V-1340C1320-1344 1250-1352 1190-1362ZM1462-1336V-1750C1540-1862 1610-1966 1668-2046C1730-2120 1800-2142 2040-2146L2056-1390C2030-1362 2000-1350 1950-1346C1790-1336 1620-1332 1462-1336Z";

/** The panes of the saloon, each from its left end to its right, with pillars of the body between them; the last leans with the tail. */
const SALOON: readonly (readonly [left: number, right: number, lean: number])[] = [
  [2184, 3392, 0],
  [3560, 4610, 0],
  [4778, 5782, 6],
  [5950, 6700, 70],
];

/** A pane with round corners, `rim` wider than its glass. */
function pane([left, right, lean]: (typeof SALOON)[number], rim = 0): Path {
  const [x0, x1, top, foot] = [left - rim, right + rim, -2150 - rim, -1416 + rim];
  const round = 64 + rim * 0.6;
  return (
    `M${x0 + round} ${top}H${x1 - round}Q${x1} ${top} ${x1 + lean * 0.1} ${top + round}L${x1 + lean} ${foot - round}` +
    `Q${x1 + lean} ${foot} ${x1 + lean - round} ${foot}H${x0 + round}Q${x0} ${foot} ${x0} ${foot - round}V${top + round}Q${x0} ${top} ${x0 + round} ${top}Z`
  );
}

export interface MinibusSideOptions {
  mood: MoodName;
  paint?: Partial<VehiclePaint>;
}

/**
 * A high-roof minibus seen square from its left side, in millimetres: its front bumper at 0, the road at 0; 6960 long, 2770 high with the
 * cooling unit on its roof. Its light comes from the left, and its shadow falls right. No maker's marks.
 */
export function minibusSide(sheet: Sheet, { mood, paint: own }: MinibusSideOptions): Drawing {
  const paint = { ...VEHICLE_PAINTS[mood], ...own };
  const arches = [FRONT_AXLE, REAR_AXLE];
  return (
    underside(paint) +
    // The cooling unit on the roof.
    fill("M3240-2680C3280-2740 3340-2766 3440-2768H4820C4940-2766 5020-2740 5080-2680Z", paint.body) +
    fill("M3270-2706C3310-2750 3360-2766 3440-2768H4500L4420-2730H3320Z", paint.skyDim) +
    coachwork(sheet, paint) +
    glass(sheet, paint) +
    stroke(
      "M1440-1330C1416-1150 1410-860 1424-350M2112-1376C2118-1000 2112-600 2100-300M262-1150C480-1210 760-1290 1060-1370M3476-1376V-290M3476-2200V-2360M6830-1394C6800-1100 6796-700 6800-330",
      paint.horizon,
      10,
    ) +
    stroke("M3520-1226C4600-1226 5700-1236 6740-1250", paint.horizon, 18) +
    stroke("M720-1190C1600-1236 3600-1262 6820-1290", paint.sky, 9, 0.5) +
    // The skirt under the doors, lit from the sand, and the step at the sliding door.
    fill("M1424-332C2700-318 3900-318 4926-334V-226H1406Z", blend(paint.plastic, paint.ground, 0.22)) +
    stroke("M1430-334C2700-320 3900-320 4920-336", paint.chromeDim, 13, 0.9) +
    fill("M2130-262H3440L3420-206H2150Z", paint.horizon) +
    stroke("M2136-258H3434", paint.chrome, 14) +
    fill(
      "M1830-1130C1890-1144 1980-1146 2040-1136V-1106C1980-1116 1890-1114 1830-1104ZM2190-1134C2250-1148 2340-1150 2400-1140V-1110C2340-1120 2250-1118 2190-1108Z",
      blend(paint.plastic, paint.horizon, 0.5),
    ) +
    lamps(sheet, paint) +
    mirror(paint) +
    stroke(
      arches.map((axle) => `M${axle - 396}-240A${ARCH + 10} ${ARCH + 10} 0 1 1 ${axle + 396}-240`).join(""),
      paint.bodyLight,
      26,
    ) +
    arches.map((axle) => sideWheel(paint, { axle, tyre: TYRE, rim: 252, design: "broad" })).join("")
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
  // What a pale body mirrors of the land is no more than its own shade.
  const land = blend(paint.body, paint.horizon, 0.28);
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
      [0, blend(paint.sky, paint.skyDim, 0.3)],
      [1, paint.bodyLight, 0],
    ],
    [0, -600],
    [720, -640],
  );
  const toRear = sheet.linear(
    [
      [0, land, 0],
      [1, land, 0.75],
    ],
    [5800, 0],
    [LENGTH, 0],
  );
  return (
    fill(
      MINIBUS_BODY,
      sheet.downwards([paint.skyDim, paint.bodyLight, paint.body, blend(paint.body, paint.ground, 0.26)], -1700, -220),
    ) +
    sheet.clipped(
      MINIBUS_BODY,
      // The wall over the windows, the crease, and the roof that turns to the sky.
      fill("M1400-2180C3000-2210 5400-2206 7000-2170V-2420C5400-2450 3000-2456 1500-2420Z", paint.bodyLight) +
        fill(
          "M1500-2420C3000-2456 5400-2450 7000-2420V-2800H1500Z",
          across(blend(paint.sky, paint.skyDim, 0.3), blend(paint.skyDim, paint.bodyLight, 0.5), 1700, 6800),
        ) +
        stroke("M1640-2416C3000-2444 5400-2440 6900-2410", paint.sky, 10, 0.6) +
        // What mirrors the sky under the windows, and the dark line of the land in the doors.
        fill(
          "M84-1060C130-1140 200-1146 262-1164C480-1228 700-1320 868-1424L1060-1384C2800-1372 5000-1378 6860-1394V-1260C5000-1230 2400-1200 1100-1120C760-1084 400-1066 84-1060Z",
          across(blend(paint.sky, paint.skyDim, 0.25), blend(paint.skyDim, paint.bodyLight, 0.6), 60, 6700),
        ) +
        fill(
          "M20-760C900-820 2200-850 3600-880C5000-900 6200-900 7000-900V-640C5600-600 3600-540 1900-560C1100-570 500-580 20-600Z",
          land,
          0.7,
        ) +
        // The rubbing strip along the doors.
        fill("M1436-604H4880V-530H1440ZM5796-604H6900V-530H5800Z", blend(paint.plastic, paint.ground, 0.16)) +
        stroke("M1436-602H4880M5796-602H6900", paint.skyDim, 10, 0.8) +
        fill("M1480-430C2700-410 3900-410 4860-432V-200H1480Z", blend(paint.body, paint.ground, 0.18)) +
        fill(MINIBUS_BODY, toFront) +
        fill(MINIBUS_BODY, toRear) +
        fill("M0-400C80-384 300-350 616-346V-200H0ZM5730-346C6300-372 6700-380 7000-410V-200H5760Z", paint.plastic) +
        fill([FRONT_AXLE, REAR_AXLE].map((axle) => disc(axle, -TYRE, ARCH)).join(""), paint.horizon),
    )
  );
}

/** The driver behind a clear pane, the saloon behind its own; the screen edge on before them. */
function glass(sheet: Sheet, paint: VehiclePaint): Drawing {
  return (
    sheet.clipped(
      MINIBUS_BODY,
      // The screen comes round to the pillar; its light is the morning's.
      fill(
        "M840-1424C1060-1640 1310-1960 1500-2206C1620-2356 1700-2440 1780-2500L1850-2430C1740-2340 1640-2230 1560-2126C1390-1900 1200-1640 1046-1390Z",
        paint.glass,
      ) +
        fill(
          "M920-1408C1120-1640 1350-1940 1540-2186C1620-2290 1700-2376 1764-2430L1800-2398C1700-2310 1620-2220 1540-2112C1380-1890 1190-1640 1024-1394Z",
          paint.glassLight,
          0.62,
        ) +
        fill("M1180-1640L1400-1920L1450-1950L1220-1640Z", paint.sky, 0.5) +
        stroke("M1058-1372C1240-1640 1410-1870 1574-2090C1660-2200 1760-2310 1890-2404", paint.bodyLight, 52) +
        stroke("M1036-1390C1220-1650 1390-1880 1554-2100C1640-2210 1740-2320 1870-2420", paint.sky, 12, 0.8),
    ) +
    fill(CAB_FRAME + SALOON.map((one) => pane(one, 42)).join(""), paint.horizon) +
    fill(CAB_PANES, sheet.downwards([paint.glassLight, paint.glassMiddle, paint.glass], -2190, -1340)) +
    sheet.clipped(
      CAB_PANES,
      driver(paint, { x: 1790, seat: 1230 }) + fill("M1500-1340L1820-2180H1900L1580-1340Z", paint.glassLight, 0.26),
    ) +
    SALOON.map((one, index) => saloonPane(sheet, paint, one, index)).join("") +
    stroke("M2120-1364C2800-1362 5000-1368 6850-1384", paint.chrome, 15)
  );
}

/** A pane of the saloon: through it the far window and the morning in that, armchairs and who sits in them; a curtain, the sky's reflection. */
function saloonPane(sheet: Sheet, paint: VehiclePaint, one: (typeof SALOON)[number], index: number): Drawing {
  const [left, right] = one;
  const shape = pane(one);
  const room = blend(paint.glass, paint.glassMiddle, 0.4);
  const leather = blend("#b07a52", room, 0.3);
  const count = index < 2 ? 2 : 1 + (index % 2 ? 0 : 1);
  const chairs = counted(count).map((seat) => left + (right - left) * ((seat + 0.62) / count));
  const far = `M${left + 90} -2010H${right - 60}V-1610H${left + 90}Z`;
  const morning = sheet.downwards(
    [blend("#fbe6c2", room, 0.22), blend("#d9dfcf", room, 0.26), blend("#6fa3b6", room, 0.3)],
    -2010,
    -1610,
  );
  const guest = (x: number, hair: string, top: string) =>
    fill(
      `M${x - 250}-1380C${x - 262}-1560 ${x - 220}-1660 ${x - 130}-1676H${x - 70}C${x - 10}-1650 ${x + 10}-1540 ${x + 10}-1380Z`,
      blend(top, room, 0.22),
    ) +
    fill(`M${x - 150}-1650V-1760H${x - 60}V-1650Q${x - 110}-1620 ${x - 150}-1650Z`, blend("#9a6248", room, 0.2)) +
    fill(disc(x - 122, -1812, 74, 92), blend("#b57a56", room, 0.16)) +
    fill(
      `M${x - 196}-1846C${x - 180}-1930 ${x - 80}-1946 ${x - 36}-1880C${x - 10}-1830 ${x - 20}-1760 ${x - 64}-1740C${x - 76}-1790 ${x - 90}-1840 ${x - 196}-1846Z`,
      blend(hair, room, 0.15),
    );
  return (
    fill(shape, sheet.downwards([blend(paint.glassMiddle, room, 0.4), room], -2150, -1416)) +
    sheet.clipped(
      shape,
      fill(far, morning) +
        chairs
          .map((x, seat) => {
            const sits = (index + seat) % 2 === 0;
            return (
              // Its back leans away from us to the right; the wings of the head-rest stand out from it.
              fill(
                `M${x - 130}-1380C${x - 120}-1540 ${x - 96}-1670 ${x - 56}-1730C${x - 84}-1800 ${x - 74}-1900 ${x - 24}-1926Q${x + 50}-1950 ${x + 110}-1916C${x + 140}-1860 ${x + 130}-1780 ${x + 112}-1740C${x + 160}-1680 ${x + 186}-1540 ${x + 196}-1380Z`,
                leather,
              ) +
              fill(
                `M${x + 64}-1940Q${x + 90}-1930 ${x + 110}-1916C${x + 140}-1860 ${x + 130}-1780 ${x + 112}-1740C${x + 160}-1680 ${x + 186}-1540 ${x + 196}-1380H${x + 120}C${x + 120}-1540 ${x + 100}-1680 ${x + 50}-1740C${x + 76}-1790 ${x + 82}-1880 ${x + 64}-1940Z`,
                blend(leather, room, 0.5),
              ) +
              stroke(`M${x - 50}-1730Q${x + 20}-1746 ${x + 104}-1736`, blend(leather, room, 0.6), 12) +
              (sits ? guest(x + 60, seat ? "#6b3a26" : "#33262a", seat ? "#c2465f" : "#fdf8ee") : "")
            );
          })
          .join("") +
        // The curtain at the pillar behind, the tint at the top, and what the pane mirrors.
        fill(
          `M${right - 96}-2170H${right + 90}V-1400H${right - 70}Q${right - 30}-1780 ${right - 96}-2170Z`,
          blend("#efe0c4", room, 0.34),
        ) +
        fill(
          `M${right - 30}-2170H${right + 90}V-1400H${right - 10}Q${right + 14}-1780 ${right - 30}-2170Z`,
          blend("#b79c86", room, 0.4),
        ) +
        fill(`M${left - 40}-2200H${right + 90}V-2060H${left - 40}Z`, room, 0.6) +
        fill(
          `M${left + 120}-1380L${left + 450}-2200H${left + 640}L${left + 310}-1380Z`,
          paint.sky,
          index === 2 ? 0.1 : 0.2,
        ),
    )
  );
}

/** The mirror on the cab's door, low on the pillar: a tall housing on its arm, dark, its back to the light. */
function mirror(paint: VehiclePaint): Drawing {
  return (
    fill("M1180-1340L1330-1330L1320-1420L1200-1430Z", paint.plastic) +
    fill(
      "M1096-1420C1090-1560 1110-1690 1148-1760C1180-1796 1300-1800 1326-1766C1346-1660 1346-1500 1330-1412C1270-1390 1150-1392 1096-1420Z",
      paint.plastic,
    ) +
    fill(
      "M1098-1470C1096-1580 1114-1694 1148-1760C1172-1788 1230-1794 1274-1788C1200-1740 1150-1620 1136-1410C1120-1412 1106-1416 1096-1420Z",
      blend(paint.plastic, paint.skyDim, 0.55),
    ) +
    fill(
      "M1128-1730L1148-1760C1172-1788 1230-1794 1274-1788C1306-1786 1322-1778 1328-1752L1330-1730Q1220-1756 1128-1730Z",
      paint.skyDim,
      0.8,
    )
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  return sheet.clipped(
    MINIBUS_BODY,
    // A wedge of dark glass drawn back along the wing, a blade of light along its foot and up its front.
    fill(
      "M48-880C54-970 70-1056 110-1104C230-1146 370-1190 500-1236C550-1254 600-1272 630-1284C590-1206 530-1120 440-1050C330-970 200-910 48-880Z",
      paint.horizon,
    ) +
      fill(
        "M100-932C108-1000 126-1050 150-1080C240-1112 340-1144 440-1178C404-1120 350-1070 296-1034C230-990 170-956 100-932Z",
        paint.lampDim,
      ) +
      fill("M206-990C210-1036 224-1070 240-1094L322-1122C320-1088 304-1058 282-1036Z", paint.lamp) +
      stroke(
        "M74-900C82-980 98-1050 124-1088M74-896C210-930 330-986 424-1058C500-1114 552-1176 588-1242",
        paint.lamp,
        17,
      ) +
      // The grille, nearly edge on, its bars ending in the frame.
      fill("M-20-560L46-552C50-700 66-840 96-980L116-1060L-20-1040Z", paint.horizon) +
      stroke("M50-556C54-700 70-840 98-976", paint.chrome, 15) +
      stroke("M0-650H48M0-740H56M0-830H70", paint.chromeDim, 11) +
      stroke("M20-520C180-556 380-566 600-540", paint.skyDim, 13, 0.8) +
      fill("M44-440C180-470 330-480 520-456C470-400 340-370 200-362L62-352Z", paint.horizon) +
      stroke("M56-362C220-372 400-390 500-434", paint.chromeDim, 14) +
      fill("M6850-1560H6960V-900H6876C6864-1100 6856-1340 6850-1560Z", paint.tailDim) +
      fill("M6852-1540H6960V-1160H6866C6860-1290 6856-1420 6852-1540Z", paint.tail) +
      stroke("M5780-384C6300-384 6700-396 6930-430", paint.chromeDim, 13),
  );
}
