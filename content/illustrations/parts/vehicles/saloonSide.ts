import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { sideShadow, sideWheel } from "./sideWheel.ts";

/** Millimetres behind the front bumper. */
const FRONT_AXLE = 885;
const REAR_AXLE = 4100;
const LENGTH = 5243;
const TYRE = 366;
const RIM = 280;
const ARCH = TYRE + 30;

/** Bumper, bonnet, screen, roof, rear window, boot and tail, in one line over the sill; millimetres, as `saloonSide` draws it. */
export const SALOON_BODY: Path =
  "M170-200C96-204 66-232 54-290C36-380 12-480 12-580C12-664 30-728 66-770C96-806 160-832 240-852" +
  "C480-912 900-986 1300-1024C1420-1035 1520-1046 1600-1062C1780-1150 2010-1312 2250-1410" +
  "C2450-1484 2680-1503 2890-1503C3180-1503 3450-1466 3690-1378C3900-1300 4090-1198 4260-1134" +
  "C4330-1112 4420-1104 4520-1098C4720-1088 4920-1078 5070-1082C5116-1082 5130-1066 5136-1034" +
  "C5162-940 5214-790 5234-660C5246-570 5246-490 5232-420C5216-340 5186-262 5140-228C5108-206 5060-200 5000-200Z";

/** The glass of the doors, from the foot of the screen to the rear pillar. */
const GLASS: Path =
  "M1800-1072C1920-1148 2130-1304 2330-1384C2500-1436 2700-1450 2890-1450C3150-1450 3400-1416 3630-1332" +
  "C3790-1272 3930-1200 4040-1136C4052-1122 4040-1112 4020-1110C3640-1092 2600-1066 1800-1072Z";

/** What of the roof is seen over the glass. */
const ROOF: Path =
  "M1600-1062C1780-1150 2010-1312 2250-1410C2450-1484 2680-1503 2890-1503C3180-1503 3450-1466 3690-1378" +
  "C3900-1300 4090-1198 4260-1134C4060-1190 3880-1290 3680-1350C3450-1430 3180-1474 2890-1474" +
  "C2690-1474 2480-1460 2280-1384C2060-1290 1860-1156 1700-1064Z";

/** From the belt down to the crease: what mirrors the sky. */
const SHOULDER: Path =
  "M240-852C480-912 900-986 1300-1024C1420-1035 1520-1046 1600-1062C2400-1062 3600-1082 4260-1134" +
  "C4330-1112 4420-1104 4520-1098C4720-1088 4920-1078 5070-1082L5136-1040C4800-1010 4200-986 3400-972" +
  "C2400-956 1200-930 240-800Z";

/** The dark line of the land, mirrored in the doors and wings. */
const MIRRORED_LAND: Path =
  "M60-640C500-640 900-680 1500-706C2500-742 3900-760 5300-740V-520C4300-500 3000-440 1500-470C900-484 400-500 40-520Z";

export interface SaloonOptions {
  mood: MoodName;
  paint?: Partial<VehiclePaint>;
}

/**
 * A long saloon car seen square from its left side, in millimetres: its front bumper at 0, the road at 0; 5243 long, 1503 high.
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
  const toFront = sheet.linear(
    [
      [0, blend(paint.bodyLight, paint.skyDim, 0.75)],
      [0.45, blend(paint.bodyLight, paint.skyDim, 0.4), 0.7],
      [1, paint.bodyLight, 0],
    ],
    [0, -520],
    [560, -560],
  );
  const toRear = sheet.linear(
    [
      [0, paint.horizon, 0],
      [1, paint.horizon, 0.62],
    ],
    [4300, 0],
    [LENGTH, 0],
  );
  const sides = sheet.linear(
    [
      [0, paint.skyDim],
      [0.42, paint.bodyLight],
      [0.62, paint.body],
      [1, blend(paint.body, paint.ground, 0.3)],
    ],
    [0, -1503],
    [0, -200],
  );
  const shoulder = sheet.linear(
    [
      [0, paint.sky],
      [0.3, blend(paint.sky, paint.skyDim, 0.45)],
      [0.62, paint.skyDim],
      [1, blend(paint.skyDim, paint.bodyLight, 0.6)],
    ],
    [240, 0],
    [5100, 0],
  );
  const arches = [FRONT_AXLE, REAR_AXLE];
  return (
    fill(SALOON_BODY, sides) +
    sheet.clipped(
      SALOON_BODY,
      // The roof: bright where it faces the light, over the dark frame of the glass.
      fill(ROOF, blend(paint.sky, paint.skyDim, 0.35)) +
        fill(SHOULDER, shoulder) +
        fill(MIRRORED_LAND, paint.horizon, 0.72) +
        fill("M1250-392C2200-372 3000-372 3760-396V-200H1250Z", blend(paint.body, paint.ground, 0.2)) +
        fill(SALOON_BODY, toFront) +
        fill(SALOON_BODY, toRear) +
        fill("M0-330C60-318 240-300 520-300V-190H0ZM4470-330C4800-322 5100-330 5300-356V-190H4470Z", paint.plastic) +
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

function windows(sheet: Sheet, paint: VehiclePaint): Drawing {
  const pane = sheet.linear(
    [
      [0, paint.glassLight],
      [0.42, paint.glassMiddle],
      [1, paint.glass],
    ],
    [0, -1450],
    [0, -1080],
  );
  const shine =
    "M2020-1040L2360-1470H2560L2260-1040ZM3120-1040L3340-1470H3470L3280-1040ZM3500-1040L3640-1470H3690L3560-1040Z";
  const pillars = "M2930-1480H3016L3030-1040H2936ZM3726-1420L3770-1420L3800-1040H3760Z";
  return (
    fill(GLASS, pane) +
    sheet.clipped(GLASS, fill(shine, paint.glassLight, 0.32) + fill(pillars, paint.horizon)) +
    stroke(GLASS, paint.horizon, 22) +
    stroke("M1800-1060C2600-1054 3640-1080 4022-1098C4052-1104 4066-1124 4046-1142", paint.chrome, 16)
  );
}

function seams(paint: VehiclePaint): Drawing {
  const handle = (x: number, y: number) =>
    `M${x} ${y}C${x + 60} ${y - 16} ${x + 150} ${y - 18} ${x + 210} ${y - 6}V${y + 14}C${x + 150} ${y + 4} ${x + 60} ${y + 8} ${x} ${y + 18}Z`;
  return (
    stroke(
      "M1466-1034C1440-860 1420-560 1446-266M2980-1078C2984-800 2976-500 2964-266" +
        "M3812-1094C3850-900 3800-720 3712-560C3668-470 3656-360 3660-266" +
        "M300-836C620-904 1040-962 1560-1034" +
        // The lid of the boot, the joint of the bumper.
        "M4470-1096C4560-1062 4690-1042 4860-1030L5140-1022M4492-520C4700-540 4960-556 5240-560",
      paint.horizon,
      9,
    ) +
    // The lip that the air leaves over, the edge of the bumper in the light.
    stroke("M4560-1086C4760-1078 4960-1070 5118-1072", blend(paint.sky, paint.chrome, 0.3), 16, 0.85) +
    stroke("M4510-498C4720-516 4960-530 5230-536", paint.sky, 12, 0.5) +
    stroke("M520-842C1200-924 2400-950 3400-964C4100-974 4700-990 5050-1006", paint.sky, 9, 0.6) +
    stroke("M1330-268C2000-250 3000-250 3650-272", paint.chromeDim, 14, 0.9) +
    fill(handle(2640, -846) + handle(3440, -862), paint.chrome)
  );
}

function lamps(sheet: Sheet, paint: VehiclePaint): Drawing {
  const head = "M74-744C180-790 340-816 540-830C520-804 460-776 370-760C260-744 160-730 70-716Z";
  const tail = "M4700-936C4830-976 5000-990 5140-984L5260-950V-850C5080-846 4860-866 4700-936Z";
  return sheet.clipped(
    SALOON_BODY,
    fill(head, paint.lampDim) +
      stroke("M100-744C210-780 360-806 516-818", paint.lamp, 17) +
      // The grille stands upright and tall before the lamp; its frame is seen edge on.
      fill("M0-420L52-400C58-520 64-640 76-762L20-790H0Z", paint.horizon) +
      stroke("M0-450L54-446M0-510L58-504M0-570L60-562M0-630L64-620M0-690L68-678", paint.chromeDim, 13) +
      stroke("M54-408C58-520 64-640 78-760", paint.chrome, 20) +
      fill("M40-350C140-372 260-380 380-372C330-340 220-326 60-316Z", paint.horizon) +
      stroke("M60-322C180-330 280-342 380-372", paint.chromeDim, 12) +
      fill(tail, paint.tailDim) +
      fill("M4780-934C4900-960 5050-968 5260-958V-922C5090-910 4900-912 4780-934Z", paint.tail) +
      stroke("M4510-330C4780-330 5060-340 5220-364", paint.chromeDim, 12),
  );
}

function mirror(paint: VehiclePaint): Drawing {
  return (
    fill("M1870-1064L1960-1064L2000-1092L1900-1100Z", paint.horizon) +
    fill(
      "M1880-1086C1880-1150 1950-1188 2060-1184C2112-1180 2126-1130 2114-1094C2050-1074 1940-1072 1880-1086Z",
      paint.bodyLight,
    ) +
    fill(
      "M1880-1100C1886-1152 1950-1188 2060-1184C2090-1182 2108-1164 2114-1142C2030-1146 1940-1130 1880-1100Z",
      paint.sky,
    )
  );
}
