import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { type Rider, riders } from "./riders.ts";
import { sideShadow, sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 895;
const REAR_AXLE = 4095;
const LENGTH = 5140;
const TYRE = 350;
const RIM = 254;
const ARCH = TYRE + 40;

/** Bumper, upright grille, short bonnet that falls to it, raked screen, long level roof, tailgate; millimetres, as `carrierSide` draws it. */
export const CARRIER_BODY: Path =
  "M236-206C150-208 82-230 58-296C36-366 14-440 10-520C8-620 22-716 46-800C60-860 76-912 108-952" +
  "C134-984 176-1004 232-1024C470-1098 700-1152 884-1204C1116-1346 1392-1534 1604-1676C1706-1742 1800-1794 1930-1830" +
  "C2100-1878 2400-1908 2760-1916C3300-1928 4100-1920 4560-1898C4700-1890 4800-1878 4850-1850" +
  "C4900-1820 4930-1760 4950-1690C4998-1520 5046-1330 5072-1190C5092-1080 5112-940 5118-800" +
  "C5124-640 5122-480 5104-390C5088-300 5050-240 4990-220C4960-210 4920-208 4880-208Z";

/** The dark band of glass from the foot of the screen pillar to the tail. */
const BAND: Path =
  "M1130-1182C1340-1336 1560-1496 1716-1604C1816-1668 1920-1716 2040-1742C2300-1786 2600-1796 2900-1800" +
  "C3500-1806 4200-1800 4600-1784C4700-1780 4744-1756 4768-1700C4830-1540 4868-1400 4892-1290" +
  "C4900-1246 4884-1228 4840-1226C3700-1196 2400-1172 1130-1182Z";

const ROOF: Path =
  "M1610-1640C1720-1730 1800-1786 1930-1826C2100-1878 2400-1908 2760-1916C3300-1928 4100-1920 4560-1898" +
  "C4700-1890 4800-1878 4850-1850C4100-1870 3300-1876 2760-1868C2420-1862 2160-1836 1990-1790C1860-1750 1740-1680 1640-1600Z";

/** From the belt down to the crease: what mirrors the sky. */
const SHOULDER: Path =
  "M84-926C112-984 180-1012 232-1024C470-1098 700-1152 884-1204L1130-1182C2400-1172 3700-1196 4840-1226L5080-1150" +
  "C4600-1112 3800-1074 3000-1052C2200-1030 1500-1012 1000-990C700-974 480-960 300-960C200-960 140-950 84-926Z";

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
    "M1216-1208C1370-1322 1540-1446 1690-1550V-1206Z";
  const shine =
    "M1900-1180L2100-1760H2210L2020-1180ZM2600-1180L2860-1800H3070L2820-1180ZM2900-1180L3150-1800H3190L2950-1180ZM3860-1180L4080-1800H4230L4020-1180Z";
  return (
    // The screen edge on, and the pillar that carries it.
    fill(
      "M884-1204C1116-1346 1392-1534 1604-1676C1660-1712 1710-1742 1764-1768L1726-1700C1500-1540 1280-1384 1040-1194Z",
      paint.glass,
    ) +
    fill("M940-1206C1160-1346 1400-1508 1606-1648L1640-1650C1440-1506 1200-1340 1004-1196Z", paint.glassLight, 0.7) +
    stroke("M1052-1192C1290-1376 1530-1548 1722-1682C1812-1740 1900-1776 2040-1800", paint.bodyLight, 34) +
    fill(BAND, paint.horizon) +
    fill(panes, pane) +
    sheet.clipped(panes, seats(paint) + riders(paint, PARTY)) +
    sheet.clipped(panes, fill(shine, paint.glassLight, 0.34)) +
    stroke("M1130-1172C2400-1160 3700-1184 4850-1214", paint.chrome, 14)
  );
}

/** The driver in white, and two whom he drives. */
const PARTY: readonly Rider[] = [
  { x: 2010, up: 1330, top: "#fdf8ee", hair: "#33262a" },
  { x: 3170, up: 1310, top: "#f3c24a", hair: "#5a3324", long: true, hat: true },
  { x: 4050, up: 1330, top: "#e0704c", hair: "#33262a" },
];

/** Its seats behind the glass: what their backs and headrests keep from the light of the far windows. */
function seats(paint: VehiclePaint): Drawing {
  return fill(
    [1990, 2760, 3150, 4020, 4420]
      .map(
        (x) =>
          `M${x}-1180C${x + 36}-1320 ${x + 74}-1460 ${x + 112}-1600C${x + 124}-1660 ${x + 160}-1690 ${x + 214}-1676` +
          `C${x + 254}-1664 ${x + 256}-1616 ${x + 244}-1566C${x + 236}-1520 ${x + 246}-1490 ${x + 252}-1440C${x + 250}-1350 ${x + 240}-1260 ${x + 230}-1180Z`,
      )
      .join(""),
    paint.horizon,
    0.5,
  );
}

function seams(paint: VehiclePaint): Drawing {
  const handle = (x: number, y: number) =>
    `M${x} ${y}C${x + 60} ${y - 14} ${x + 150} ${y - 16} ${x + 210} ${y - 6}V${y + 22}C${x + 150} ${y + 12} ${x + 60} ${y + 14} ${x} ${y + 24}Z`;
  return (
    stroke(
      "M1380-1160C1352-960 1340-640 1364-270M2396-1170C2402-860 2398-520 2386-270M3612-1190C3620-960 3612-700 3604-560C3600-440 3596-360 3596-272" +
        "M300-1016C560-1080 860-1130 1120-1172M5060-1180C4960-1160 4900-1140 4860-1060C4840-860 4830-560 4826-340",
      paint.horizon,
      9,
    ) +
    // The rail of the sliding door.
    stroke("M3640-1090C4000-1098 4400-1112 4800-1130", paint.horizon, 16) +
    stroke("M560-900C1400-990 2400-1026 3400-1046C4000-1060 4500-1080 4840-1100", paint.sky, 9, 0.55) +
    stroke("M1400-470C2200-500 3000-560 3580-690", paint.skyDim, 9, 0.35) +
    stroke("M1340-274C2000-258 3000-258 3660-276", paint.chromeDim, 14, 0.9) +
    fill(handle(2110, -930) + handle(2470, -936), paint.chrome)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  // From the grille a narrow wedge of glass runs back along the wing to a point.
  const head =
    "M62-796C72-846 92-900 122-936C210-966 330-992 470-1016C540-1028 600-1034 640-1034C600-990 540-944 450-906C340-860 200-812 62-796Z";
  const tail = "M4934-1200L5070-1236L5112-1120C5128-980 5130-860 5126-780L5010-766C4982-900 4952-1060 4934-1200Z";
  return sheet.clipped(
    CARRIER_BODY,
    fill(head, paint.horizon) +
      fill(
        "M120-836C128-872 140-898 158-916C230-940 330-960 430-978C400-944 350-910 290-884C230-860 170-844 120-836Z",
        paint.lampDim,
      ) +
      fill("M226-866C232-896 240-914 252-928L312-944C306-916 296-896 284-880Z", paint.lamp) +
      // The blade of light under its brow.
      stroke("M84-812C94-862 108-904 134-926C230-958 400-992 606-1022", paint.lamp, 17) +
      fill("M62-796C200-812 340-860 450-906L470-886C350-836 210-790 60-776Z", paint.skyDim, 0.5) +
      // The grille, nearly edge on: the frame's bright edge and the dark behind it.
      fill("M-20-520L44-512C46-610 56-700 74-780L106-900L-20-860Z", paint.horizon) +
      stroke("M48-512C48-610 58-700 78-784C86-830 96-866 112-908", paint.chrome, 13) +
      stroke("M0-600H44M0-680H50M0-760H64", paint.chromeDim, 9) +
      // The crease of the bumper over the air intake.
      stroke("M20-470C140-506 300-520 500-500", paint.skyDim, 12, 0.7) +
      fill("M40-420C150-440 280-446 404-424C380-372 300-330 190-318L62-312Z", paint.horizon) +
      stroke("M56-326C180-324 300-340 392-400", paint.chrome, 12) +
      fill(tail, paint.tailDim) +
      fill(
        "M4940-1190L5076-1222L5112-1120C5118-1060 5124-1000 5126-960L4978-980C4960-1060 4948-1130 4940-1190Z",
        paint.tail,
      ) +
      stroke("M4956-1130L5110-1146M4976-1010L5130-1010", blend(paint.tail, paint.lamp, 0.5), 12) +
      stroke("M4500-330C4780-330 4980-344 5110-372", paint.chromeDim, 12),
  );
}

function mirror(paint: VehiclePaint): Drawing {
  return (
    fill("M1390-1170L1520-1170L1500-1214L1410-1220Z", paint.horizon) +
    fill(
      "M1318-1216C1322-1290 1362-1352 1440-1366C1500-1374 1556-1370 1566-1350C1580-1310 1578-1250 1566-1204C1490-1190 1390-1192 1318-1216Z",
      paint.bodyLight,
    ) +
    fill(
      "M1318-1226C1322-1294 1362-1352 1440-1366C1500-1374 1556-1370 1566-1350C1570-1340 1572-1326 1573-1312C1480-1318 1390-1290 1318-1226Z",
      paint.sky,
      0.85,
    ) +
    fill("M1330-1210C1400-1196 1490-1192 1566-1204L1570-1226C1490-1216 1400-1216 1322-1230Z", paint.horizon)
  );
}
