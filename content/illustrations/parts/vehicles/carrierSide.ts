import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { carrierGuests } from "./carrierGuests.ts";
import { driver } from "./driver.ts";
import { sideShadow, sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 895;
const REAR_AXLE = 4095;
const LENGTH = 5140;
const TYRE = 354;
const RIM = 264;
const ARCH = TYRE + 32;

/** Upright front, short bonnet, steep screen, long level roof, tailgate; millimetres, as `carrierSide` draws it. */
export const CARRIER_BODY: Path =
  "M240-206C150-206 84-226 62-290C38-360 22-450 22-540C22-640 30-740 50-830C62-886 80-926 116-950" +
  "C200-1000 330-1044 470-1082C640-1126 800-1160 946-1184C970-1188 990-1198 1010-1214C1210-1372 1430-1556 1630-1706" +
  "C1720-1772 1830-1822 1990-1858C2180-1896 2440-1912 2780-1916C3340-1922 4100-1916 4540-1904C4680-1900 4790-1892 4850-1866" +
  "C4902-1842 4930-1790 4950-1720C4996-1560 5040-1380 5066-1240C5090-1100 5110-960 5124-800" +
  "C5138-680 5140-580 5136-480C5130-390 5108-290 5050-246C5010-214 4960-208 4900-208Z";

/** The dark band of glass from the foot of the screen pillar to the tail. */
const BAND: Path =
  "M1210-1196C1380-1330 1560-1476 1716-1594C1800-1656 1900-1704 2020-1734C2280-1780 2600-1796 2900-1800" +
  "C3500-1808 4200-1802 4620-1788C4720-1784 4760-1762 4784-1704C4838-1560 4872-1430 4898-1316" +
  "C4906-1274 4890-1256 4848-1254C3700-1226 2400-1196 1210-1196Z";

const ROOF: Path =
  "M1590-1676C1720-1772 1830-1822 1990-1858C2180-1896 2440-1912 2780-1916C3340-1922 4100-1916 4540-1904" +
  "C4680-1900 4790-1892 4850-1866L4880-1840C4700-1850 4300-1860 3600-1864C3000-1866 2500-1850 2160-1802C1960-1770 1780-1700 1650-1610Z";

/** From the belt down to the line that runs from lamp to lamp: what mirrors the sky. */
const SHOULDER: Path =
  "M60-880C140-960 330-1044 470-1082C640-1126 800-1160 946-1184L1210-1196C2400-1196 3700-1226 4848-1254L5080-1190L5098-1060" +
  "C4600-1070 3800-1040 3000-1012C2200-984 1500-960 1000-934C700-916 400-890 60-880Z";

/** The panes of the sliding door and the boot. */
const DARK_PANES: Path =
  "M2470-1212L2452-1758C2800-1772 3200-1774 3560-1772L3580-1232C3200-1224 2840-1218 2470-1212Z" +
  "M3664-1234L3650-1772C4000-1772 4360-1768 4600-1758C4690-1754 4722-1736 4742-1690C4790-1556 4824-1430 4846-1326C4852-1296 4840-1284 4806-1282C4420-1264 4040-1248 3664-1234Z";
const CLEAR_PANES: Path =
  "M1780-1206V-1570C1850-1630 1940-1684 2060-1708C2180-1732 2270-1744 2348-1750L2368-1210Z" +
  "M1300-1206C1430-1308 1560-1412 1700-1516V-1206Z";

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

/** Clean bands of what the side mirrors: the sky on roof and shoulder, the hill across the doors, under their crease the sunny road. */
function coachwork(sheet: Sheet, paint: VehiclePaint): Drawing {
  const [bright, pale] = [blend(paint.sky, paint.skyDim, 0.2), blend(paint.skyDim, paint.bodyLight, 0.5)];
  const land = blend(paint.body, paint.horizon, 0.3);
  const road = blend(blend(paint.bodyLight, paint.skyDim, 0.3), paint.ground, 0.32);
  const across = (from: string, to: string, start = 60) =>
    sheet.linear(
      [
        [0, from],
        [0.5, blend(from, to, 0.55)],
        [1, to],
      ],
      [start, 0],
      [LENGTH, 0],
    );
  const toRear = sheet.linear(
    [
      [0, land, 0],
      [1, paint.horizon, 0.8],
    ],
    [4420, 0],
    [LENGTH, 0],
  );
  const arches = [FRONT_AXLE, REAR_AXLE];
  const flare = (axle: number) =>
    `M${axle - 424}-402C${axle - 440}-640 ${axle - 240}-806 ${axle}-806C${axle + 220}-806 ${axle + 400}-680 ${axle + 452}-470` +
    `C${axle + 350}-690 ${axle + 190}-760 ${axle}-752C${axle - 210}-744 ${axle - 390}-600 ${axle - 412}-402Z`;
  return (
    fill(CARRIER_BODY, across(blend(paint.bodyLight, paint.skyDim, 0.25), blend(paint.bodyLight, paint.body, 0.3))) +
    sheet.clipped(
      CARRIER_BODY,
      // Over the glass the wall leans to the sky.
      fill("M1000-1930H5200V-1250H4800V-1500H1660L1130-1180H1000Z", across(paint.skyDim, paint.bodyLight, 1700)) +
        fill(ROOF, across(paint.sky, paint.skyDim, 1700)) +
        fill(SHOULDER, across(bright, pale)) +
        // Under the shoulder's edge the side falls back, the more the nearer the tail.
        fill(
          "M60-880C400-890 700-916 1000-934C1500-960 2200-984 3000-1012C3800-1040 4600-1070 5200-1060V-960C4600-960 3800-950 3000-936C2200-924 1500-916 1000-908C700-896 400-884 60-880Z",
          land,
        ) +
        // The hill of the bay, drawn out to a point towards the nose, and its darker foot.
        fill(
          "M1206-668C1560-690 1860-764 2200-774C2560-784 2760-834 3100-838C3420-842 3600-800 3900-806C4300-816 4500-870 5200-880V-200H1310C1346-420 1310-570 1206-668Z",
          land,
        ) +
        fill(
          "M1206-668C1700-668 2400-630 3000-654C3500-672 3900-640 5200-700V-200H1310C1346-420 1310-570 1206-668Z",
          blend(land, paint.horizon, 0.5),
        ) +
        // The crease that climbs from the sill to the rear wheel, and under it the doors, which turn to the road.
        fill(
          "M1240-318C1900-352 2700-440 3300-580C3420-610 3520-638 3620-668C3606-500 3604-360 3604-190H1240Z",
          across(road, blend(road, paint.body, 0.75)),
        ) +
        fill(
          "M1240-318C2000-352 2900-404 3606-462L3604-190H1240Z",
          across(blend(road, paint.ground, 0.3), blend(road, paint.body, 0.4)),
        ) +
        fill("M1230-280C2000-256 2900-252 3740-274V-190H1230Z", paint.plastic) +
        // The wing turns into the lit nose.
        fill("M0-850C170-880 350-856 450-800C520-756 480-710 372-680C250-648 110-600 0-490Z", bright, 0.9) +
        fill(flare(FRONT_AXLE), bright) +
        fill(flare(REAR_AXLE), pale) +
        fill(CARRIER_BODY, toRear) +
        // The bonnet nearly edge on.
        fill(
          "M116-950C200-1000 330-1044 470-1082C640-1126 800-1160 946-1184L1040-1180C800-1136 560-1076 300-1000Z",
          paint.sky,
        ) +
        fill("M0-320C60-308 240-292 520-292V-190H0ZM4480-300C4800-300 5000-310 5200-340V-190H4480Z", paint.plastic) +
        fill(arches.map((axle) => disc(axle, -TYRE, ARCH)).join(""), paint.horizon),
    )
  );
}

/** The screen edge on; behind the panes the driver, his guests and the bay beyond them; over all what the glass mirrors. */
function windows(sheet: Sheet, paint: VehiclePaint): Drawing {
  const panes = CLEAR_PANES + DARK_PANES;
  return (
    // The screen edge on, and the pillar that carries it.
    fill(
      "M1010-1214C1210-1372 1430-1556 1630-1706C1680-1742 1730-1770 1790-1794L1740-1712C1540-1570 1320-1400 1100-1204Z",
      paint.glass,
    ) +
    fill("M1050-1216C1250-1376 1450-1546 1640-1682L1672-1684C1480-1540 1270-1372 1076-1210Z", paint.glassLight, 0.75) +
    stroke("M1124-1200C1340-1384 1560-1556 1730-1676", paint.bodyLight, 40) +
    stroke("M1104-1206C1320-1390 1540-1562 1700-1676", blend(paint.sky, paint.skyDim, 0.3), 10, 0.8) +
    fill(BAND, paint.horizon) +
    sheet.clipped(panes, cabin(sheet, paint)) +
    stroke("M1196-1184C2400-1184 3700-1214 4856-1242", paint.chrome, 14)
  );
}

/** The room behind the panes, against the far windows and the bay in them. */
function cabin(sheet: Sheet, paint: VehiclePaint): Drawing {
  const room = blend(paint.glass, paint.glassMiddle, 0.5);
  const seen = (colour: string) => blend(colour, room, 0.24);
  const far =
    "M1200-1100L1640-1640Q1720-1716 1880-1716H2300V-1290H1200ZM2470-1716H3500V-1306H2470ZM3720-1716H4560Q4640-1716 4660-1640L4740-1310H3720Z";
  return (
    fill("M1100-1820H4950V-1180H1100Z", sheet.downwards([blend(room, paint.glassMiddle, 0.6), room], -1780, -1220)) +
    sheet.clipped(
      far,
      fill("M1100-1800H4900V-1200H1100Z", seen("#cfe6e6")) +
        fill("M1100-1668C1700-1690 2100-1676 2600-1660C3000-1650 3400-1650 4900-1650V-1600H1100Z", seen("#7fa6bd")) +
        fill("M1100-1640H4900V-1200H1100Z", sheet.downwards([seen("#6fb6c4"), seen("#2f86a6")], -1640, -1300)) +
        fill("M3440-1400C3640-1470 3800-1620 4100-1700L4900-1800V-1200H3560Q3540-1340 3440-1400Z", seen("#b3b88a")) +
        fill("M3600-1200C3800-1430 4100-1530 4380-1550L4900-1600V-1200Z", seen("#8f9f72")),
    ) +
    driver(paint, { x: 2150, seat: 906 }) +
    carrierGuests(room) +
    // The tint along the top, and streaks of light that run on from pane to pane.
    fill("M1700-1820H4900V-1724C4200-1738 3000-1740 2300-1716C2060-1700 1900-1640 1780-1560Z", paint.glass, 0.66) +
    fill(
      "M2860-1180L3160-1800H3420L3120-1180ZM3170-1180L3470-1800H3530L3230-1180ZM4180-1180L4480-1800H4590L4290-1180ZM1860-1180L2100-1760H2170L1930-1180Z",
      paint.sky,
      0.17,
    )
  );
}

function seams(paint: VehiclePaint): Drawing {
  const handle = (x: number, y: number) =>
    `M${x} ${y}C${x + 60} ${y - 14} ${x + 150} ${y - 16} ${x + 210} ${y - 6}V${y + 22}C${x + 150} ${y + 12} ${x + 60} ${y + 14} ${x} ${y + 24}Z`;
  return (
    stroke(
      "M1440-1184C1408-980 1396-660 1412-276M2410-1196C2420-860 2416-520 2404-272M3622-1214C3630-960 3624-700 3614-560C3610-440 3604-360 3604-274" +
        "M330-1024C560-1090 800-1136 1010-1164M5066-1210C4960-1190 4900-1170 4866-1090C4846-880 4836-560 4830-320",
      paint.horizon,
      9,
    ) +
    // The rail of the sliding door.
    stroke("M3660-1120C4000-1130 4400-1144 4800-1160", paint.horizon, 16) +
    stroke("M600-902C1400-956 2400-986 3400-1024C4000-1046 4500-1060 4850-1064", paint.sky, 10, 0.7) +
    stroke("M1420-328C1960-362 2700-440 3300-580C3420-610 3520-638 3614-666", paint.skyDim, 10, 0.9) +
    stroke("M1300-284C2000-262 3000-260 3680-280", paint.chrome, 12, 0.9) +
    fill(handle(2140, -890) + handle(2480, -902), paint.chrome)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  // From the grille a wedge of glass runs back along the wing to a point.
  const head =
    "M52-770C56-840 76-906 116-942C200-974 320-1006 460-1036C530-1050 590-1058 640-1058C590-1006 520-952 440-912C320-856 180-800 52-770Z";
  const tail = "M4936-1226L5062-1250L5104-1120C5120-980 5130-860 5132-760L5016-750C4986-900 4956-1080 4936-1226Z";
  return sheet.clipped(
    CARRIER_BODY,
    fill(head, paint.horizon) +
      fill(
        "M102-822C110-866 128-896 152-916C240-944 340-966 450-988C410-946 360-914 300-888C230-858 160-838 102-822Z",
        paint.lampDim,
      ) +
      fill("M220-870C226-900 236-920 250-936L320-952C312-922 300-902 284-888Z", paint.lamp) +
      // The blade of light under its brow.
      stroke("M74-794C84-850 102-900 132-930C230-966 420-1008 602-1042", paint.lamp, 15) +
      // The upright grille, nearly edge on: the frame's bright edge and the dark behind it.
      fill("M-20-500L60-494C46-600 50-720 70-830L104-930L-20-900Z", paint.horizon) +
      stroke("M62-494C48-600 52-720 72-830C80-868 90-900 104-930", paint.chrome, 14) +
      stroke("M0-560H54M0-630H52M0-700H54M0-770H60M0-840H72", paint.chromeDim, 10) +
      // The crease of the bumper over the air intake.
      stroke("M30-470C160-500 320-510 500-486", paint.skyDim, 12, 0.8) +
      fill("M50-408C160-430 290-436 420-412C390-362 310-322 200-312L70-306Z", paint.horizon) +
      stroke("M62-318C190-318 310-334 406-390", paint.chrome, 12) +
      fill(tail, paint.tailDim) +
      fill(
        "M4944-1214L5068-1238L5104-1120C5112-1060 5118-1010 5122-960L4982-976C4966-1060 4954-1140 4944-1214Z",
        paint.tail,
      ) +
      stroke("M4960-1140L5102-1154M4982-1010L5124-1006", blend(paint.tail, paint.lamp, 0.5), 12) +
      stroke("M4500-312C4780-310 4980-320 5110-350", paint.chromeDim, 12),
  );
}

function mirror(paint: VehiclePaint): Drawing {
  return (
    fill("M1450-1190L1580-1190L1560-1234L1470-1240Z", paint.horizon) +
    fill(
      "M1386-1232C1390-1304 1430-1364 1506-1378C1566-1386 1616-1382 1626-1362C1640-1322 1638-1266 1626-1220C1550-1206 1456-1208 1386-1232Z",
      paint.body,
    ) +
    fill(
      "M1386-1242C1390-1308 1430-1364 1506-1378C1566-1386 1616-1382 1626-1362C1630-1352 1632-1338 1633-1324C1540-1332 1456-1304 1386-1242Z",
      blend(paint.sky, paint.skyDim, 0.15),
    )
  );
}
