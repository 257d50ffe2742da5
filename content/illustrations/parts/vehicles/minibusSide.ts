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
  "M1076-1352C1250-1590 1440-1850 1600-2060C1680-2156 1740-2190 1840-2196H2030Q2096-2196 2096-2130V-1438" +
  "Q2096-1372 2030-1372C1700-1366 1360-1366 1076-1352Z";

/** The cab's window dips to the mirror; it is clear. */
const CAB_PANES: Path =
  "M1216-1416L1392-1650V-1416ZM1462-1416V-1750C1540-1862 1610-1966 1668-2046C1730-2124 1790-2152 1860-2152H2020Q2052-2152 2052-2120V-1452Q2052-1416 2016-1416Z";

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
    fittings(paint) +
    // The skirt under the doors, lit from the sand, and the step at the sliding door.
    fill("M1424-332C2700-318 3900-318 4926-334V-226H1406Z", blend(paint.plastic, paint.ground, 0.22)) +
    stroke("M1430-334C2700-320 3900-320 4920-336", paint.chromeDim, 13, 0.9) +
    fill("M2130-262H3440L3420-206H2150Z", paint.horizon) +
    stroke("M2136-258H3434", paint.chrome, 14) +
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
      "M640-210C560-150 600-60 820 10C900 80 1500 96 2400 92H6300C6900 96 7300 70 7560 0C7680-50 7560-130 7240-170L6900-230Z",
      "#8a7080",
      0.72,
    ) +
    fill("M740-210C700-130 780-50 1080-26C1900 16 4800 16 5900-14C6500-36 6800-90 6860-230Z", paint.shadow, 0.85) +
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

/** A colour that thickens along the body from one measure to another. */
function faded(sheet: Sheet, colour: string, thick: number, [from, to]: readonly [number, number]): string {
  return sheet.linear(
    [
      [0, colour, 0],
      [1, colour, thick],
    ],
    [from, 0],
    [to, 0],
  );
}

/** The body: the roof turned to the sky, the flank, the sun on the nose, the tail turned away from it, the dark skirts and arches. */
function coachwork(sheet: Sheet, paint: VehiclePaint): Drawing {
  const [bright, pale] = [blend(paint.sky, paint.skyDim, 0.2), blend(paint.skyDim, paint.bodyLight, 0.5)];
  const shade = blend(paint.body, paint.horizon, 0.14);
  return (
    fill(MINIBUS_BODY, pale) +
    sheet.clipped(
      MINIBUS_BODY,
      // The roof that turns to the sky, and under its crease the wall over the windows.
      fill("M1240-2420C3000-2462 5400-2456 7000-2420V-2800H1240Z", bright) +
        fill(
          "M1240-2420C3000-2462 5400-2456 7000-2420V-2180H1240Z",
          sheet.downwards([shade, blend(pale, shade, 0.3)], -2440, -2220),
        ) +
        flank(sheet, paint) +
        fill("M-40-1440H1700V-200H-40Z", faded(sheet, paint.sky, 0.7, [1600, 60])) +
        fill(MINIBUS_BODY, faded(sheet, blend(paint.body, paint.horizon, 0.5), 0.9, [5700, LENGTH])) +
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

/**
 * The flank from the windows down: a shoulder in the light that ends in a crease; the hollow under it, in shade, that swells out into the sky
 * again; along the swell the mirrored hills of the land; the warm road; below the strip all of it tucks under.
 */
function flank(sheet: Sheet, paint: VehiclePaint): Drawing {
  const pale = blend(paint.skyDim, paint.bodyLight, 0.4);
  const hollow = blend(paint.body, paint.horizon, 0.3);
  const sand = blend(paint.bodyLight, paint.ground, 0.72);
  const under = blend(paint.body, paint.horizon, 0.52);
  return (
    fill("M-40-1440H7000V-200H-40Z", sheet.downwards([hollow, blend(paint.body, pale, 0.35), pale], -1180, -830)) +
    fill(
      "M60-1060C300-1216 620-1300 868-1424L1060-1384C2800-1372 5000-1372 6980-1380V-1176C5000-1192 3000-1196 1900-1184C1300-1176 820-1130 500-1010C380-1000 200-1020 60-1060Z",
      sheet.downwards([blend(paint.sky, paint.skyDim, 0.34), blend(paint.sky, paint.skyDim, 0.06)], -1380, -1190),
    ) +
    // Land and its trees, mirrored as long low swells; they bend down to the bumper where the body turns to the nose.
    fill(
      "M-40-470C180-590 520-740 1010-770C1400-800 1700-868 2080-862C2440-856 2600-806 2960-812C3400-820 3660-910 4180-902C4640-894 4800-826 5300-832C5800-838 6100-902 7000-880V-700H1010C520-690 180-520-40-420Z",
      blend(paint.body, paint.horizon, 0.46),
    ) +
    fill(
      "M-40-440C180-560 520-700 1010-752C1700-768 2300-776 7000-764V-200H-40Z",
      sheet.downwards([blend(sand, paint.sky, 0.3), sand, blend(sand, hollow, 0.5)], -764, -500),
    ) +
    fill("M1380-452H7000V-200H1380Z", sheet.downwards([under, blend(under, paint.ground, 0.3)], -452, -320)) +
    // The rubbing strip along the doors.
    fill("M1390-520H4962V-452H1390ZM5706-520H6900V-452H5706Z", blend(paint.plastic, paint.horizon, 0.3)) +
    stroke("M1400-518H4950M5720-518H6900", paint.skyDim, 12, 0.9)
  );
}

/** The fuel flap behind the rear wheel. */
const FLAP: Path =
  "M5970-1096Q5970-1150 6024-1150H6180Q6234-1150 6234-1096V-964Q6234-910 6180-910H6024Q5970-910 5970-964Z";

/** What is let into the flank: gaps of the doors with their lit edges, the rail of the sliding door, handles in their hollows, the fuel flap. */
function fittings(paint: VehiclePaint): Drawing {
  const dark = blend(paint.plastic, paint.horizon, 0.5);
  const hollow = blend(paint.body, paint.horizon, 0.36);
  const handle = (left: number) =>
    fill(
      `M${left + 30}-1130H${left + 236}Q${left + 236}-1060 ${left + 160}-1060H${left + 106}Q${left + 30}-1060 ${left + 30}-1130Z`,
      hollow,
      0.55,
    ) +
    fill(`M${left}-1136Q${left + 130}-1164 ${left + 270}-1136V-1098Q${left + 130}-1112 ${left}-1098Z`, dark) +
    fill(`M${left}-1136Q${left + 130}-1164 ${left + 270}-1136V-1124Q${left + 130}-1148 ${left}-1124Z`, paint.chrome);
  return (
    stroke(
      "M1440-1330C1416-1150 1410-860 1424-350M2112-1376C2118-1000 2112-600 2100-300M262-1150C480-1210 760-1290 1060-1370M3476-1376V-290M6830-1394C6800-1100 6796-700 6800-330",
      paint.horizon,
      13,
    ) +
    // The edges of doors and panels that look to the light.
    stroke(
      "M1453-1320C1429-1150 1423-860 1437-350M2125-1370C2131-1000 2125-600 2113-300M3489-1370V-296M4938-1370V-560M6843-1388C6813-1100 6809-700 6813-340",
      paint.sky,
      8,
      0.75,
    ) +
    stroke("M4924-1376V-560", paint.horizon, 9) +
    // The rail: a slot with its lower lip in the light, the runner of the door at its front end.
    fill("M3520-1296H6740V-1252H3520Z", dark) +
    fill("M3520-1252H6740V-1238H3520Z", paint.chrome) +
    fill("M3496-1316H3640V-1230H3496Z", paint.plastic) +
    fill("M3496-1316H3640V-1300H3496Z", paint.skyDim) +
    handle(1800) +
    handle(2200) +
    // The flap: its gap, its face a little lighter than the flank, a finger's hollow.
    stroke(FLAP, paint.horizon, 11, 0.7) +
    fill(FLAP, paint.skyDim, 0.22) +
    stroke("M5984-926V-1100Q5984-1136 6020-1136H6190", paint.sky, 8, 0.8) +
    fill("M6206-1070Q6176-1030 6206-990Z", hollow)
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
    stroke("M1090-1350C1400-1362 2000-1362 6850-1362", paint.chrome, 13)
  );
}

/** The saloon behind its glass: through the far windows, one level band, the bay; the guests in their armchairs; over all what the panes mirror. */
function saloon(sheet: Sheet, paint: VehiclePaint): Drawing {
  const room = blend(paint.glass, paint.glassMiddle, 0.5);
  const seen = (colour: string, share = 0.3) => blend(colour, room, share);
  return (
    fill("M2100-2200H6900V-1380H2100Z", room) +
    fill("M2100-2060H6900V-1570H2100Z", sheet.downwards([seen("#cfe3e2"), seen("#fbe6c2", 0.24)], -2040, -1730)) +
    fill("M2100-1742C2900-1790 3700-1826 4300-1800C5100-1766 6000-1784 6900-1752V-1570H2100Z", seen("#7f9fae")) +
    fill("M2100-1716H6900V-1570H2100Z", seen("#5d9bb0")) +
    minibusGuests(room) +
    // The tint along the top; one broad streak of light and a narrow one.
    fill("M2100-2200H6900V-2090H2100Z", paint.glass, 0.66) +
    fill("M3500-1380L3950-2200H4250L3800-1380ZM3870-1380L4320-2200H4390L3940-1380Z", paint.sky, 0.14)
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
    headlamp(paint) +
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

/**
 * The headlamp, wrapped round the corner of the wing: rounded at its front, drawn up and back to a point; behind its clear glass the bright
 * bowl, the dark bezel with the lens of the low beam, an amber turn signal in the point, a light guide that runs along the foot and up the front.
 */
function headlamp(paint: VehiclePaint): Drawing {
  const GLASS: Path =
    "M50-884C56-980 74-1062 116-1112C250-1154 420-1206 560-1262C610-1282 650-1294 690-1300C672-1216 620-1130 548-1064C486-1008 400-956 300-924C214-898 130-886 50-884Z";
  return (
    fill(GLASS, paint.horizon) +
    fill(
      "M92-922C98-990 112-1046 142-1084C250-1118 380-1158 500-1204C492-1140 456-1080 404-1036C330-978 210-934 92-922Z",
      paint.lampDim,
    ) +
    // The bezel throws the low beam's lens into relief.
    fill(disc(300, -1046, 92, 82), paint.horizon) +
    fill(disc(292, -1046, 70, 66), paint.chromeDim) +
    fill(disc(290, -1046, 52, 52), paint.glass) +
    fill(disc(272, -1066, 26, 22), paint.lamp) +
    fill(disc(160, -996, 40, 48), paint.horizon, 0.8) +
    fill(disc(156, -998, 26, 34), paint.lamp) +
    fill("M520-1196C570-1218 620-1250 660-1276C640-1206 596-1134 530-1082C500-1110 506-1156 520-1196Z", "#f2a04a") +
    stroke(
      "M80-908C210-924 330-962 420-1022C520-1090 596-1180 640-1264M80-908C88-986 104-1052 134-1094",
      paint.lamp,
      22,
    ) +
    fill("M150-1092C280-1132 430-1180 560-1230L540-1204C420-1158 280-1114 158-1076Z", paint.sky, 0.85)
  );
}
