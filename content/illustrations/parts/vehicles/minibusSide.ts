import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, lens, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 1010;
const REAR_AXLE = 5335;
const LENGTH = 6960;
const TYRE = 356;
const ARCH = TYRE + 46;

/** Bumper, nearly upright nose, short steep bonnet, screen, high level roof, upright tail; millimetres, as `minibusSide` draws it. */
export const MINIBUS_BODY: Path =
  "M190-230C110-236 60-270 40-350C20-440 10-560 12-690C14-860 26-1010 66-1096C104-1166 190-1206 310-1240" +
  "C500-1290 700-1340 880-1404C1060-1600 1300-1920 1480-2180C1600-2340 1740-2490 1900-2570" +
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
      blend(paint.plastic, paint.horizon, 0.5),
    ) +
    lamps(sheet, paint) +
    mirror(paint) +
    stroke(
      arches.map((axle) => `M${axle - ARCH - 8}-${TYRE}a${ARCH + 8} ${ARCH + 8} 0 0 1 ${ARCH * 2 + 16} 0`).join(""),
      paint.skyDim,
      16,
      0.75,
    ) +
    arches.map((axle) => sideWheel(paint, { axle, tyre: TYRE, rim: 240, design: "closed" })).join("")
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
      [0, blend(paint.bodyLight, paint.skyDim, 0.85)],
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
          "M60-960C240-1100 500-1190 880-1390L1060-1384C2800-1372 5000-1378 6860-1394V-1260C5000-1230 2400-1200 900-1130C560-1100 300-1060 40-900Z",
          across(blend(paint.sky, paint.skyDim, 0.25), blend(paint.skyDim, paint.bodyLight, 0.6), 60, 6700),
        ) +
        fill(
          "M20-760C900-820 2200-850 3600-880C5000-900 6200-900 7000-900V-640C5600-600 3600-540 1900-560C1100-570 500-580 20-600Z",
          land,
          0.7,
        ) +
        fill("M1480-430C2700-410 3900-410 4860-432V-200H1480Z", blend(paint.body, paint.ground, 0.18)) +
        fill(MINIBUS_BODY, toFront) +
        fill(MINIBUS_BODY, toRear) +
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
    sheet.clipped(
      MINIBUS_BODY,
      fill(
        "M880-1404C1060-1610 1300-1920 1480-2180C1560-2290 1650-2400 1740-2476L1800-2440C1640-2280 1380-1880 1076-1384Z",
        paint.glass,
      ) +
        fill(
          "M960-1396C1130-1600 1360-1920 1530-2170C1590-2256 1660-2340 1730-2410L1750-2398C1600-2230 1360-1890 1040-1392Z",
          paint.glassLight,
          0.6,
        ),
    ) +
    fill(BAND, paint.horizon) +
    fill(PANES, sheet.downwards([paint.glassLight, paint.glassMiddle, paint.glass], -2190, -1400)) +
    sheet.clipped(PANES, fill(shine, paint.glassLight, 0.32)) +
    stroke("M1040-1376C2800-1362 5000-1368 6850-1384", paint.chrome, 15)
  );
}

/** The tall mirror of a bus, carried on two arms out before the screen. */
function mirror(paint: VehiclePaint): Drawing {
  return (
    stroke("M1330-1560L1010-1590M1420-1900L1040-1850", paint.plastic, 40) +
    fill(
      "M900-1560C888-1660 896-1800 920-1870C950-1906 1030-1908 1062-1876C1084-1780 1080-1640 1064-1552C1020-1530 940-1534 900-1560Z",
      paint.plastic,
    ) +
    fill("M904-1620C896-1700 904-1810 926-1866C950-1894 990-1900 1020-1896C970-1850 930-1760 904-1620Z", paint.skyDim)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  return sheet.clipped(
    MINIBUS_BODY,
    fill(
      "M60-800C50-920 60-1030 104-1112C200-1180 340-1226 470-1252C520-1190 500-1060 430-960C330-860 190-812 60-800Z",
      paint.horizon,
    ) +
      fill(
        "M104-850C98-940 108-1020 146-1084C230-1140 350-1182 446-1200C474-1150 456-1050 394-970C310-890 200-860 104-850Z",
        paint.lampDim,
      ) +
      fill(disc(240, -976, 92), blend(paint.lampDim, paint.horizon, 0.35)) +
      fill(disc(234, -982, 72), paint.lamp) +
      fill("M340-1000L372-1140L432-1160C440-1100 424-1050 380-990Z", blend(paint.lamp, paint.lampDim, 0.4)) +
      stroke("M84-826C76-930 88-1030 130-1100C220-1162 346-1206 452-1226", paint.lamp, 26) +
      // The grille: a dark upright face between bumper and lamps.
      fill("M0-520H96C84-620 70-720 62-820L40-900H0Z", paint.horizon) +
      stroke("M0-570L86-566M0-650L80-644M0-730L74-722", paint.chromeDim, 26) +
      fill("M40-430C180-460 330-470 520-460C440-410 260-390 60-384Z", paint.horizon) +
      stroke("M60-384C240-392 420-420 520-460", paint.chromeDim, 14) +
      fill("M6850-1560H6960V-900H6876C6864-1100 6856-1340 6850-1560Z", paint.tailDim) +
      fill("M6852-1540H6960V-1160H6866C6860-1290 6856-1420 6852-1540Z", paint.tail) +
      stroke("M5780-384C6300-384 6700-396 6930-430", paint.chromeDim, 13),
  );
}
