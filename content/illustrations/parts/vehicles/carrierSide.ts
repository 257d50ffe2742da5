import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { sideShadow, sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 895;
const REAR_AXLE = 4095;
const LENGTH = 5140;
const TYRE = 350;
const RIM = 254;
const ARCH = TYRE + 40;

/** Bumper, short bonnet, raked screen, long level roof, tailgate, in one line over the sill; millimetres, as `carrierSide` draws it. */
export const CARRIER_BODY: Path =
  "M190-210C110-214 62-250 44-330C26-410 16-520 18-620C20-760 34-860 78-934C112-984 180-1012 280-1038" +
  "C500-1092 740-1138 960-1180C1180-1300 1400-1468 1610-1640C1720-1730 1800-1786 1930-1826" +
  "C2100-1878 2400-1908 2760-1916C3300-1928 4100-1920 4560-1898C4700-1890 4800-1878 4850-1850" +
  "C4900-1820 4930-1760 4950-1690C4998-1520 5046-1330 5072-1190C5092-1080 5112-940 5118-800" +
  "C5124-640 5122-480 5104-390C5088-300 5050-240 4990-220C4960-210 4920-208 4880-208Z";

/** The dark band of glass from the foot of the screen pillar to the tail. */
const BAND: Path =
  "M1250-1176C1420-1326 1600-1480 1740-1594C1830-1668 1920-1716 2040-1742C2300-1786 2600-1796 2900-1800" +
  "C3500-1806 4200-1800 4600-1784C4700-1780 4744-1756 4768-1700C4830-1540 4868-1400 4892-1290" +
  "C4900-1246 4884-1228 4840-1226C3700-1196 2400-1172 1250-1176Z";

const ROOF: Path =
  "M1610-1640C1720-1730 1800-1786 1930-1826C2100-1878 2400-1908 2760-1916C3300-1928 4100-1920 4560-1898" +
  "C4700-1890 4800-1878 4850-1850C4100-1870 3300-1876 2760-1868C2420-1862 2160-1836 1990-1790C1860-1750 1740-1680 1640-1600Z";

/** From the belt down to the crease: what mirrors the sky. */
const SHOULDER: Path =
  "M78-934C112-984 180-1012 280-1038C500-1092 740-1138 960-1180L1250-1176C2400-1172 3700-1196 4840-1226L5080-1150" +
  "C4600-1112 3800-1074 3000-1052C2000-1026 900-1000 40-830Z";

/** The dark line of the land, mirrored in the doors. */
const MIRRORED_LAND: Path =
  "M20-650C600-640 1100-700 1700-736C2700-780 4000-800 5200-800V-560C4200-520 3000-452 1700-480C1000-496 500-500 20-520Z";

export interface CarrierSideOptions {
  mood: MoodName;
  paint?: Partial<VehiclePaint>;
}

/**
 * A long people carrier seen square from its left side, in millimetres: its front bumper at 0, the road at 0; 5140 long, 1920 high.
 * Its light comes from the left, and its shadow falls right. No maker's marks.
 */
export function carrierSide(sheet: Sheet, { mood, paint: own }: CarrierSideOptions): Drawing {
  const paint = { ...VEHICLE_PAINTS[mood], ...own };
  return (
    sideShadow(paint, { front: FRONT_AXLE, rear: REAR_AXLE, length: LENGTH, far: -250 }) +
    coachwork(sheet, paint) +
    windows(sheet, paint) +
    seams(paint) +
    lamps(sheet, paint) +
    mirror(paint) +
    sideWheel(paint, { axle: FRONT_AXLE, tyre: TYRE, rim: RIM, design: "forked" }) +
    sideWheel(paint, { axle: REAR_AXLE, tyre: TYRE, rim: RIM, design: "forked" })
  );
}

function coachwork(sheet: Sheet, paint: VehiclePaint): Drawing {
  const toFront = sheet.linear(
    [
      [0, blend(paint.bodyLight, paint.skyDim, 0.8)],
      [0.5, blend(paint.bodyLight, paint.skyDim, 0.45), 0.6],
      [1, paint.bodyLight, 0],
    ],
    [0, -560],
    [620, -600],
  );
  const toRear = sheet.linear(
    [
      [0, paint.horizon, 0],
      [1, paint.horizon, 0.6],
    ],
    [4400, 0],
    [LENGTH, 0],
  );
  const sides = sheet.downwards(
    [paint.skyDim, paint.bodyLight, paint.body, blend(paint.body, paint.ground, 0.26)],
    -1400,
    -200,
  );
  const shoulder = sheet.linear(
    [
      [0, paint.sky],
      [0.22, blend(paint.sky, paint.skyDim, 0.4)],
      [0.6, paint.skyDim],
      [1, blend(paint.skyDim, paint.bodyLight, 0.7)],
    ],
    [60, 0],
    [5000, 0],
  );
  const arches = [FRONT_AXLE, REAR_AXLE];
  return (
    fill(CARRIER_BODY, sides) +
    sheet.clipped(
      CARRIER_BODY,
      fill(ROOF, blend(paint.sky, paint.skyDim, 0.4)) +
        fill(SHOULDER, shoulder) +
        fill(MIRRORED_LAND, paint.horizon, 0.7) +
        fill("M1290-410C2200-388 3000-388 3700-412V-200H1290Z", blend(paint.body, paint.ground, 0.18)) +
        fill(CARRIER_BODY, toFront) +
        fill(CARRIER_BODY, toRear) +
        fill("M0-350C60-338 260-320 520-320V-190H0ZM4480-320C4800-322 5000-330 5200-360V-190H4480Z", paint.plastic) +
        fill(arches.map((axle) => disc(axle, -TYRE, ARCH)).join(""), paint.horizon),
    ) +
    stroke(
      arches.map((axle) => `M${axle - ARCH - 8}-${TYRE}a${ARCH + 8} ${ARCH + 8} 0 0 1 ${ARCH * 2 + 16} 0`).join(""),
      paint.skyDim,
      14,
      0.75,
    )
  );
}

/** The band, its panes between dark pillars, the screen seen edge on before it. */
function windows(sheet: Sheet, paint: VehiclePaint): Drawing {
  const pane = sheet.downwards([paint.glassLight, paint.glassMiddle, paint.glass], -1830, -1190);
  const panes =
    "M1760-1206V-1560C1840-1630 1930-1690 2050-1712C2180-1734 2260-1742 2330-1746L2350-1206Z" +
    "M2440-1204L2424-1752C2800-1768 3200-1770 3560-1768L3576-1214C3200-1206 2800-1202 2440-1204Z" +
    "M3660-1216L3648-1768C4000-1768 4360-1762 4590-1752C4670-1748 4706-1730 4726-1686C4780-1540 4818-1410 4838-1306C4844-1270 4834-1256 4800-1254C4400-1240 4000-1226 3660-1216Z" +
    "M1330-1206C1460-1320 1580-1420 1690-1508V-1206Z";
  const shine =
    "M1900-1180L2100-1760H2210L2020-1180ZM2600-1180L2860-1800H3070L2820-1180ZM2900-1180L3150-1800H3190L2950-1180ZM3860-1180L4080-1800H4230L4020-1180Z";
  return (
    fill("M1010-1176C1220-1300 1440-1474 1640-1640L1690-1610C1520-1470 1320-1300 1150-1170Z", paint.glass) +
    fill("M1090-1180C1280-1310 1470-1468 1640-1606L1662-1592C1500-1460 1310-1300 1160-1180Z", paint.glassLight, 0.6) +
    fill(BAND, paint.horizon) +
    fill(panes, pane) +
    sheet.clipped(panes, fill(shine, paint.glassLight, 0.34)) +
    stroke("M1250-1164C2400-1160 3700-1184 4850-1214", paint.chrome, 14)
  );
}

function seams(paint: VehiclePaint): Drawing {
  const handle = (x: number, y: number) =>
    `M${x} ${y}C${x + 60} ${y - 14} ${x + 150} ${y - 16} ${x + 210} ${y - 6}V${y + 22}C${x + 150} ${y + 12} ${x + 60} ${y + 14} ${x} ${y + 24}Z`;
  return (
    stroke(
      "M1380-1160C1352-960 1340-640 1364-270M2396-1170C2402-860 2398-520 2386-270M3612-1190C3620-960 3612-700 3604-560C3600-440 3596-360 3596-272" +
        "M520-1066C740-1112 900-1144 1150-1166M5060-1180C4960-1160 4900-1140 4860-1060C4840-860 4830-560 4826-340",
      paint.horizon,
      9,
    ) +
    // The rail of the sliding door.
    stroke("M3640-1090C4000-1098 4400-1112 4800-1130", paint.horizon, 16) +
    stroke("M560-900C1400-990 2400-1026 3400-1046C4000-1060 4500-1080 4840-1100", paint.sky, 9, 0.55) +
    stroke("M1340-274C2000-258 3000-258 3660-276", paint.chromeDim, 14, 0.9) +
    fill(handle(2110, -930) + handle(2470, -936), paint.chrome)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  const head =
    "M84-740C74-830 84-910 124-974C240-1016 380-1044 500-1062C540-1010 520-920 450-850C350-780 210-744 84-740Z";
  const tail = "M4920-1210L5070-1230L5112-1120C5128-980 5130-860 5126-780L4980-766C4946-900 4926-1060 4920-1210Z";
  return sheet.clipped(
    CARRIER_BODY,
    fill(head, paint.lampDim) +
      fill(
        "M150-790C146-850 156-910 186-950C280-980 380-1004 470-1016C486-980 464-920 410-868C330-814 240-792 150-790Z",
        blend(paint.lampDim, paint.horizon, 0.62),
      ) +
      fill(
        "M186-816L206-904L262-922L248-812ZM284-816L300-936L356-952L342-840ZM378-862L392-964L436-978C440-940 428-900 406-874Z",
        paint.lamp,
      ) +
      stroke("M112-756C102-840 112-910 142-962C250-1000 380-1030 488-1044", paint.lamp, 22) +
      // The grille: broad bars, seen edge on, from the bumper up to the lamp.
      fill("M0-520L70-500C70-580 72-660 84-740L60-840H0Z", paint.horizon) +
      stroke("M0-570L66-562M0-650L72-640M0-730L78-720", paint.chrome, 24) +
      fill("M30-380C140-402 260-410 400-402C340-366 220-350 46-340Z", paint.horizon) +
      stroke("M46-340C180-348 310-364 400-402", paint.chromeDim, 12) +
      fill(tail, paint.tailDim) +
      fill(
        "M4926-1196L5076-1216L5112-1120C5118-1060 5124-1000 5126-960L4948-980C4934-1060 4928-1130 4926-1196Z",
        paint.tail,
      ) +
      stroke("M4500-330C4780-330 4980-344 5110-372", paint.chromeDim, 12),
  );
}

function mirror(paint: VehiclePaint): Drawing {
  return (
    fill("M1400-1180L1500-1180L1530-1206L1420-1214Z", paint.horizon) +
    fill(
      "M1330-1190C1320-1290 1380-1366 1480-1370C1550-1372 1580-1330 1576-1200C1500-1180 1400-1178 1330-1190Z",
      paint.bodyLight,
    ) +
    fill(
      "M1330-1230C1330-1306 1390-1366 1480-1370C1524-1372 1552-1356 1566-1320C1480-1330 1390-1296 1330-1230Z",
      paint.sky,
    )
  );
}
