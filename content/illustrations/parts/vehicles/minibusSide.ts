import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, lens, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { driver } from "./driver.ts";
import { minibusGuests } from "./minibusGuests.ts";
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

/** The saloon's glass is one dark band along the body, its end leaning with the tail. */
const SALOON_BAND: Path =
  "M2226-2196H6600Q6700-2196 6716-2108L6796-1456Q6800-1372 6716-1372H2226Q2148-1372 2148-1450V-2118Q2148-2196 2226-2196Z";

/** The panes in the band. */
const SALOON_PANES: Path =
  "M2232-2152H3368V-1416H2232Q2192-1416 2192-1456V-2112Q2192-2152 2232-2152ZM3440-2152H4560V-1416H3440Z" +
  "M4632-2152H5700V-1416H4632ZM5772-2152H6590Q6664-2152 6674-2096L6748-1466Q6752-1416 6702-1416H5772Z";

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
      "M1440-1330C1416-1150 1410-860 1424-350M2112-1376C2118-1000 2112-600 2100-300M262-1150C480-1210 760-1290 1060-1370M3476-1376V-290M6830-1394C6800-1100 6796-700 6800-330",
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

/** Bands of what the body mirrors: the sky on the roof and the shoulder, the dark land across the doors, below it the sunny ground. */
function coachwork(sheet: Sheet, paint: VehiclePaint): Drawing {
  const [bright, pale] = [blend(paint.sky, paint.skyDim, 0.2), blend(paint.skyDim, paint.bodyLight, 0.4)];
  const land = blend(paint.body, paint.horizon, 0.36);
  const shade = blend(paint.body, paint.horizon, 0.14);
  const sand = blend(paint.bodyLight, paint.ground, 0.5);
  const across = (from: string, to: string) =>
    sheet.linear(
      [
        [0, from],
        [0.55, blend(from, to, 0.45)],
        [1, to],
      ],
      [60, 0],
      [LENGTH, 0],
    );
  const toRear = sheet.linear(
    [
      [0, land, 0],
      [1, land, 0.85],
    ],
    [6050, 0],
    [LENGTH, 0],
  );
  return (
    fill(MINIBUS_BODY, across(paint.bodyLight, blend(paint.bodyLight, paint.body, 0.6))) +
    sheet.clipped(
      MINIBUS_BODY,
      // The roof that turns to the sky, and under its crease the wall over the windows.
      fill("M1500-2420C3000-2462 5400-2456 7000-2420V-2800H1500Z", across(paint.sky, pale)) +
        fill("M1240-2420C3000-2462 5400-2456 7000-2420V-2360C5400-2396 3000-2400 1240-2366Z", shade, 0.55) +
        stroke("M1640-2420C3000-2454 5400-2450 6900-2414", paint.sky, 12, 0.85) +
        // The doors: the shoulder in the sky's light, its lower edge a clean line that falls towards the nose.
        fill("M0-1300H7000V-200H0Z", across(blend(paint.bodyLight, paint.body, 0.3), paint.body)) +
        fill(
          "M84-1060C130-1140 200-1146 262-1164C480-1228 700-1320 868-1424L1060-1384C2800-1372 5000-1378 6960-1394V-1236C5000-1196 2600-1150 1300-1084C820-1058 400-1040 84-1060Z",
          across(bright, pale),
        ) +
        // The land across the bay, as the curved doors draw it out: hills that end in a point towards the nose.
        fill(
          "M1240-800C1700-836 1900-872 2300-880C2700-890 2860-936 3240-950C3560-960 3700-914 4100-916C4560-920 4700-984 5200-1000C5700-1012 6100-960 6500-962L7000-966V-610C5600-584 3700-600 2500-660C2000-690 1560-744 1240-800Z",
          land,
        ) +
        fill(
          "M1240-800C1700-786 2100-746 2600-726C3800-680 5600-664 7000-700V-610C5600-584 3700-600 2500-660C2000-690 1560-744 1240-800Z",
          blend(land, paint.horizon, 0.4),
        ) +
        // The ground before it, in the sun.
        fill("M0-560C900-600 1800-640 2500-640C3700-590 5600-574 7000-600V-200H0Z", across(sand, shade)) +
        fill("M0-460C1600-470 5200-430 7000-440V-200H0Z", blend(sand, paint.horizon, 0.24)) +
        // The rubbing strip along the doors.
        fill("M1436-520H4880V-452H1440ZM5796-520H6900V-452H5800Z", blend(paint.plastic, paint.horizon, 0.3)) +
        stroke("M1436-518H4880M5796-518H6900", paint.skyDim, 11, 0.9) +
        // The wing turns into the lit nose: its own broad light, the flare over the wheel.
        fill("M0-1010C160-1040 420-1010 560-940C640-900 600-840 470-800C300-760 120-700 0-560Z", bright, 0.85) +
        fill(
          "M560-600C640-800 800-890 1010-890C1220-890 1380-800 1460-600L1410-560C1340-740 1200-830 1010-830C820-830 680-740 610-560Z",
          bright,
        ) +
        fill(MINIBUS_BODY, toRear) +
        // The bonnet seen nearly edge on: a streak of sky, the shade under its lip.
        fill(
          "M112-1118C156-1144 220-1166 290-1188C490-1250 700-1330 868-1424L900-1400C700-1296 480-1214 262-1150Z",
          paint.sky,
        ) +
        fill("M0-400C80-384 300-350 616-346V-200H0ZM5730-346C6300-372 6700-380 7000-410V-200H5760Z", paint.plastic) +
        fill("M0-404C80-388 300-354 616-350L610-316C300-320 100-340 0-362Z", blend(paint.plastic, paint.skyDim, 0.4)) +
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
    fill(CAB_FRAME + SALOON_BAND, paint.horizon) +
    fill(CAB_PANES, sheet.downwards([paint.glassLight, paint.glassMiddle, paint.glass], -2190, -1340)) +
    sheet.clipped(
      CAB_PANES,
      driver(paint, { x: 1790, seat: 1230 }) + fill("M1500-1340L1820-2180H1900L1580-1340Z", paint.glassLight, 0.26),
    ) +
    sheet.clipped(SALOON_PANES, saloon(sheet, paint)) +
    stroke("M2120-1364C2800-1362 5000-1368 6850-1384", paint.chrome, 15)
  );
}

/** The saloon behind its glass: the far windows with the morning in them, the guests in their armchairs, and over all what the panes mirror. */
function saloon(sheet: Sheet, paint: VehiclePaint): Drawing {
  const room = blend(paint.glass, paint.glassMiddle, 0.5);
  const morning = sheet.downwards(
    [blend("#cfe3e2", room, 0.3), blend("#fbe6c2", room, 0.26), blend("#fbe6c2", room, 0.3)],
    -2020,
    -1700,
  );
  const far =
    "M2300-2024H3420V-1560H2300ZM3520-2024H4640V-1560H3520ZM4740-2024H5760V-1560H4740ZM5860-2024H6540L6590-1560H5860Z";
  return (
    fill("M2100-2200H6900V-1380H2100Z", sheet.downwards([blend(room, paint.glassMiddle, 0.5), room], -2160, -1420)) +
    fill(far, morning) +
    sheet.clipped(
      far,
      fill(
        "M2100-1760C2500-1800 2900-1830 3300-1790C3700-1750 4300-1730 4800-1764C5300-1800 6100-1770 6900-1740V-1500H2100Z",
        blend("#7f9fae", room, 0.3),
      ) + fill("M2100-1700H6900V-1500H2100Z", blend("#5d9bb0", room, 0.34)),
    ) +
    minibusGuests(room) +
    // The tint along the top, the mill's hill along the foot, two streaks of light that run on from pane to pane.
    fill("M2100-2200H6900V-2080C5600-2098 3600-2098 2100-2080Z", paint.glass, 0.72) +
    fill("M2100-1470C2900-1500 3700-1456 4500-1490S6100-1470 6900-1500V-1380H2100Z", paint.glass, 0.6) +
    fill(
      "M3050-1380L3500-2200H3880L3430-1380ZM3500-1380L3950-2200H4030L3580-1380ZM5640-1380L6090-2200H6240L5790-1380Z",
      paint.sky,
      0.16,
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
