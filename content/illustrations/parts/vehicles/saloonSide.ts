import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import type { Point } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { sideShadow, sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 880;
const REAR_AXLE = 4096;
const LENGTH = 5289;
const TYRE = 366;
const RIM = 284;
const ARCH = TYRE + 26;

/** Bumper, grille, long level bonnet, raked screen, roof, rear window, short boot and tail, in one line; millimetres, as `saloonSide` draws it. */
export const SALOON_BODY: Path =
  "M176-196C112-200 70-222 54-280C30-352 2-430 2-520C2-600 16-676 46-736C60-774 84-798 124-814" +
  "C236-862 420-902 640-934C920-972 1240-1000 1566-1026C1600-1030 1628-1044 1660-1062C1850-1176 2060-1300 2290-1396" +
  "C2500-1474 2740-1503 2990-1503C3290-1503 3560-1464 3790-1384C4010-1304 4200-1206 4400-1140" +
  "C4470-1118 4570-1110 4700-1106C4840-1102 4980-1100 5084-1104C5124-1104 5136-1088 5142-1056" +
  "C5158-962 5186-880 5222-776C5262-690 5289-610 5289-530C5289-430 5274-340 5236-270C5210-222 5166-200 5096-200Z";

/** The glass of the doors, from the foot of the screen to the point of the rear quarter light. */
const GLASS: Path =
  "M1850-1046C1990-1134 2150-1232 2330-1316C2520-1402 2740-1444 2990-1444C3260-1444 3500-1408 3710-1334" +
  "C3860-1278 3990-1212 4110-1146C4130-1132 4120-1116 4092-1114C3500-1092 2600-1056 1850-1046Z";

/** The roof over the glass, with the pillars before and behind it. */
const ROOF: Path =
  "M1640-1052C1850-1176 2060-1300 2290-1396C2500-1474 2740-1503 2990-1503C3290-1503 3560-1464 3790-1384" +
  "C4010-1304 4200-1206 4400-1140L4300-1118C4160-1142 3960-1256 3730-1352C3500-1430 3260-1464 2990-1464" +
  "C2740-1464 2520-1424 2320-1340C2110-1246 1950-1140 1800-1046Z";

/** From the belt down to the line that runs from lamp to lamp: what mirrors the sky. */
const SHOULDER: Path =
  "M60-760C236-862 420-902 640-934C920-972 1240-1000 1566-1026L1850-1046C2600-1056 3500-1092 4092-1114L4400-1140" +
  "C4470-1118 4570-1110 4700-1106L5120-1104L5160-1000C4900-986 4500-980 4000-972C3000-962 1800-934 900-880C560-856 300-820 60-760Z";

/** The hills of the far shore in the doors: one long low line from arch to arch, with light over and under it. */
const MIRRORED_LAND: Path =
  "M40-600C400-640 700-664 1100-690C1500-720 1800-690 2200-706C2700-730 3000-752 3500-744C4100-738 4700-760 5300-716" +
  "V-500C4700-520 4200-470 3500-470C2700-466 1900-430 1200-440C800-446 400-480 40-520Z";

export interface SaloonOptions {
  mood: MoodName;
  paint?: Partial<VehiclePaint>;
}

/**
 * A long saloon car seen square from its left side, in millimetres: its front bumper at 0, the road at 0; 5289 long, 1503 high.
 * Its light comes from the left, and its shadow falls right. No maker's marks.
 */
export function saloonSide(sheet: Sheet, { mood, paint: own }: SaloonOptions): Drawing {
  const paint = { ...VEHICLE_PAINTS[mood], ...own };
  return (
    sideShadow(paint, { front: FRONT_AXLE, rear: REAR_AXLE, length: LENGTH, far: -170 }) +
    coachwork(sheet, paint) +
    windows(sheet, paint) +
    seams(paint) +
    lamps(sheet, paint) +
    mirror(paint) +
    sideWheel(paint, { axle: FRONT_AXLE, tyre: TYRE, rim: RIM }) +
    sideWheel(paint, { axle: REAR_AXLE, tyre: TYRE, rim: RIM })
  );
}

function coachwork(sheet: Sheet, paint: VehiclePaint): Drawing {
  const fading = (colour: string, thick: number, from: Point, to: Point) =>
    sheet.linear(
      [
        [0, colour, thick],
        [1, colour, 0],
      ],
      from,
      to,
    );
  const shoulder = sheet.linear(
    [
      [0, paint.sky],
      [0.28, blend(paint.sky, paint.skyDim, 0.3)],
      [0.6, blend(paint.sky, paint.skyDim, 0.75)],
      [1, blend(paint.skyDim, paint.bodyLight, 0.4)],
    ],
    [60, 0],
    [5100, 0],
  );
  const arches = [FRONT_AXLE, REAR_AXLE];
  return (
    fill(
      SALOON_BODY,
      sheet.linear(
        [
          [0, paint.bodyLight],
          [0.4, paint.body],
          [1, blend(paint.body, paint.ground, 0.35)],
        ],
        [0, -1100],
        [0, -200],
      ),
    ) +
    sheet.clipped(
      SALOON_BODY,
      fill(
        ROOF,
        sheet.linear(
          [
            [0, paint.sky],
            [0.4, paint.skyDim],
            [1, paint.body],
          ],
          [1700, 0],
          [4300, 0],
        ),
      ) +
        fill(SHOULDER, shoulder) +
        // The side turns down under the shoulder, and its light goes out.
        fill(
          "M60-770C300-820 560-856 900-880C1800-934 3000-962 4000-972C4500-980 4900-986 5300-1000V-640H40Z",
          fading(blend(paint.sky, paint.skyDim, 0.5), 0.85, [0, -940], [0, -690]),
        ) +
        fill(MIRRORED_LAND, paint.horizon, 0.85) +
        // The ground before it, in the hollow of the doors over the sill.
        fill(
          "M1240-330C1900-372 2900-400 3740-420V-250C2900-236 2000-240 1240-262Z",
          fading(blend(paint.ground, paint.sky, 0.3), 0.75, [0, -260], [0, -440]),
        ) +
        fill("M1200-262C2000-240 2900-236 3780-258V-190H1200Z", paint.horizon, 0.9) +
        fill(SALOON_BODY, fading(paint.sky, 0.62, [0, -560], [420, -600])) +
        fill(SALOON_BODY, fading(paint.horizon, 0.7, [LENGTH, 0], [4460, 0])) +
        fill("M0-300C60-290 240-276 500-276V-190H0ZM4480-300C4800-290 5100-300 5300-326V-190H4480Z", paint.plastic) +
        fill(arches.map((axle) => disc(axle, -TYRE, ARCH)).join(""), paint.horizon),
    ) +
    stroke(
      arches
        .map((axle) => `M${axle - ARCH - 6}-${TYRE - 20}a${ARCH + 6} ${ARCH + 6} 0 0 1 ${ARCH * 2 + 12} 0`)
        .join(""),
      paint.skyDim,
      12,
      0.9,
    )
  );
}

/** Dark panes between slim pillars in a bright frame; the shore stands in them upside up, and the sky over it. */
function windows(sheet: Sheet, paint: VehiclePaint): Drawing {
  const pane = sheet.linear(
    [
      [0, blend(paint.glassLight, paint.glassMiddle, 0.35)],
      [0.5, paint.glassMiddle],
      [1, paint.glass],
    ],
    [0, -1450],
    [0, -1120],
  );
  const cabin =
    // The wheel's rim, the front seat and the two behind it, against the light of the far windows.
    "M2150-1030C2170-1120 2210-1180 2250-1206L2274-1196C2236-1160 2206-1100 2196-1030Z" +
    "M2580-1020C2590-1160 2620-1270 2660-1340C2680-1376 2740-1376 2752-1340C2764-1290 2740-1270 2748-1220C2760-1140 2770-1080 2780-1020Z" +
    "M3440-1020C3460-1140 3500-1230 3550-1300C3576-1336 3634-1330 3640-1294C3646-1250 3620-1230 3624-1190C3632-1130 3650-1080 3660-1020Z";
  const shine =
    "M2030-1030L2400-1450H2600L2270-1030ZM3080-1030L3330-1450H3520L3290-1030ZM3350-1030L3580-1450H3620L3400-1030Z";
  const pillars = "M2846-1480H2930L2950-1030H2850ZM3716-1420L3752-1420L3790-1030H3744Z";
  const frame =
    "M1850-1046C1990-1134 2150-1232 2330-1316C2520-1402 2740-1444 2990-1444C3260-1444 3500-1408 3710-1334C3860-1278 3990-1212 4110-1146";
  return (
    // The screen, seen nearly edge on, before its pillar.
    fill("M1640-1050C1850-1176 2060-1300 2290-1396L2330-1380C2110-1280 1910-1160 1740-1052Z", paint.glass) +
    fill("M1690-1058C1890-1176 2090-1290 2300-1386L2330-1380C2110-1280 1910-1160 1740-1052Z", paint.glassLight, 0.6) +
    fill(GLASS, pane) +
    sheet.clipped(
      GLASS,
      fill(cabin, paint.horizon, 0.6) + fill(shine, paint.glassLight, 0.34) + fill(pillars, paint.horizon),
    ) +
    stroke(GLASS, paint.horizon, 18) +
    stroke(frame, paint.chromeDim, 11, 0.9) +
    stroke("M1836-1036C2600-1046 3500-1082 4098-1104C4134-1108 4142-1130 4116-1146", paint.chrome, 15)
  );
}

function seams(paint: VehiclePaint): Drawing {
  // Handles that lie flush in the door.
  const handle = (x: number, y: number) => `M${x} ${y}q110-14 220-10v20q-110-2-220 8z`;
  return (
    stroke(
      "M1580-1020C1500-930 1474-760 1480-560C1484-450 1496-350 1514-262M2886-1066C2896-900 2894-500 2872-252" +
        "M3996-1110C3990-960 3926-830 3810-730C3730-650 3690-560 3684-440" +
        // The bonnet's edge; the boot's lid and the joint of the bumper.
        "M330-868C640-914 1100-962 1580-1000M4420-1132C4560-1090 4720-1072 4880-1066L5150-1050M4486-560C4740-590 5000-630 5262-676",
      paint.horizon,
      8,
    ) +
    // The light on the lip of the boot and along the line from lamp to lamp.
    stroke("M4470-1114C4700-1096 4960-1092 5096-1096", blend(paint.sky, paint.chrome, 0.4), 14, 0.9) +
    stroke("M480-866C1200-914 2200-944 3200-956C3900-964 4400-968 4800-974", paint.sky, 10, 0.8) +
    stroke("M1530-352C2200-388 3000-412 3660-430", paint.skyDim, 9, 0.8) +
    stroke("M1290-250C2000-232 2900-230 3700-246", paint.chrome, 13, 0.9) +
    fill(handle(2570, -872) + handle(3540, -898), paint.chrome)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  const head = "M58-722C80-760 110-790 150-806C270-846 380-872 486-886C470-846 420-808 350-778C260-744 150-716 52-700Z";
  const tail = "M4700-958C4850-980 5020-1000 5160-1008L5290-900L5240-810C5040-830 4850-886 4700-958Z";
  return sheet.clipped(
    SALOON_BODY,
    fill(head, paint.horizon) +
      fill(
        "M90-726C110-756 140-782 170-794C270-824 350-846 430-858C400-824 350-796 300-776C230-750 160-734 90-726Z",
        paint.lampDim,
      ) +
      stroke("M84-742C112-774 150-796 190-808C290-838 380-860 466-876", paint.lamp, 15) +
      // The grille stands upright before the lamp: dark between its bars, its frame seen edge on.
      fill("M-20-400L40-392C24-500 26-610 56-722L80-770H-20Z", paint.horizon) +
      stroke("M-10-450H34M-10-510H28M-10-570H28M-10-630H34M-10-690H48", paint.chromeDim, 12) +
      stroke("M44-396C26-500 28-610 58-716", paint.chrome, 18) +
      fill("M40-330C140-360 280-372 420-372C370-326 250-302 60-296Z", paint.horizon) +
      stroke("M60-300C200-306 330-330 420-370", paint.chrome, 11, 0.9) +
      fill(tail, paint.tailDim) +
      fill("M4760-962C4900-976 5040-990 5150-994L5260-910C5080-916 4910-932 4760-962Z", paint.tail) +
      stroke("M4530-306C4800-300 5060-308 5240-330", paint.chrome, 12, 0.9),
  );
}

function mirror(paint: VehiclePaint): Drawing {
  return (
    fill("M1900-1046L1990-1046L2020-1078L1930-1086Z", paint.horizon) +
    fill(
      "M1900-1078C1898-1140 1960-1176 2056-1174C2112-1172 2132-1128 2120-1088C2060-1064 1960-1062 1900-1078Z",
      paint.body,
    ) +
    fill(
      "M1900-1086C1904-1142 1960-1176 2056-1174C2086-1172 2108-1158 2118-1136C2040-1140 1960-1124 1900-1086Z",
      blend(paint.sky, paint.skyDim, 0.2),
    )
  );
}
