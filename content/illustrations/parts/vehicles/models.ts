import { counted, mixed } from "#content/illustrations/kit/geometry.ts";

/** A table from a height above the road to a measure, both in millimetres, lowest first. */
export type ByHeight = readonly (readonly [height: number, value: number])[];

/** A point of a body's side: millimetres behind the front bumper, and above the road. */
export type SidePoint = readonly [along: number, up: number];

const VEHICLE_KINDS = ["sedan", "carrier", "van"] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** A body in millimetres. The front is at 0; measures are those of its class, the shapes belong to no maker. */
export interface VehicleModel {
  length: number;
  height: number;
  frontAxle: number;
  rearAxle: number;
  tyre: number;
  rim: number;
  spokes: number;
  /** Distance of the middle of the front behind the bumper, at each height. */
  nose: ByHeight;
  /** Distance by which its corners sweep back from there. */
  sweep: ByHeight;
  halfWidth: ByHeight;
  tail: ByHeight;
  /** The line under the windows, and the upper edge of their glass. */
  belt: number;
  glassTop: number;
  /** Height at which the roof begins. */
  eaves: number;
  bonnet: readonly [front: number, rear: number];
  screen: readonly [foot: number, top: number];
  /** Shapes of the side windows, and the dark band around them. */
  windows: readonly (readonly SidePoint[])[];
  daylight: readonly SidePoint[];
  /** Positions of the doors' rear edges. */
  doors: readonly number[];
  slidingRail?: readonly [from: number, to: number];
  /** The line of a falling roof, from the foot of the screen to the boot; a box has none. */
  roofLine?: readonly SidePoint[];
  mirror: { along: number; tall: number };
}

/** The same line, bent softly through its points (Catmull-Rom), five steps between each two. */
function bent(points: readonly SidePoint[]): SidePoint[] {
  const last = points.length - 1;
  return points.flatMap((from, index) => {
    if (index === last) return [from];
    const to = points[index + 1] ?? from;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return counted(5).map((step): SidePoint => {
      const share = step / 5;
      const along = (axis: 0 | 1) =>
        from[axis] +
        0.5 *
          share *
          (to[axis] -
            before[axis] +
            share *
              (2 * before[axis] -
                5 * from[axis] +
                4 * to[axis] -
                after[axis] +
                share * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])));
      return [along(0), along(1)];
    });
  });
}

const SEDAN: VehicleModel = {
  length: 5260,
  height: 1503,
  frontAxle: 880,
  rearAxle: 4096,
  tyre: 362,
  rim: 262,
  spokes: 10,
  nose: [
    [200, 150],
    [300, 60],
    [430, 18],
    [560, 10],
    [660, 22],
    [750, 60],
    [800, 130],
    [840, 260],
    [880, 480],
    [925, 760],
    [970, 1070],
    [1005, 1370],
    [1040, 1620],
    [1140, 1790],
    [1240, 1960],
    [1330, 2130],
    [1400, 2290],
    [1450, 2480],
    [1503, 2900],
  ],
  sweep: [
    [200, 380],
    [560, 340],
    [700, 330],
    [800, 300],
    [900, 230],
    [1000, 150],
    [1040, 110],
    [1240, 90],
    [1420, 70],
    [1503, 40],
  ],
  halfWidth: [
    [200, 850],
    [380, 925],
    [560, 960],
    [760, 960],
    [920, 942],
    [1040, 890],
    [1240, 762],
    [1400, 640],
    [1503, 520],
  ],
  tail: [
    [200, 5130],
    [420, 5225],
    [700, 5245],
    [880, 5230],
    [1010, 5170],
    [1060, 5060],
  ],
  belt: 1030,
  glassTop: 1405,
  eaves: 1400,
  bonnet: [806, 1030],
  screen: [1050, 1412],
  windows: [
    [
      ...bent([
        [2010, 1052],
        [2200, 1190],
        [2420, 1330],
        [2610, 1398],
        [2910, 1424],
      ]),
      [2930, 1066],
    ],
    [
      [3010, 1068],
      ...bent([
        [2995, 1426],
        [3300, 1412],
        [3560, 1338],
        [3740, 1226],
      ]),
      [3720, 1108],
    ],
    [
      [3800, 1116],
      [3820, 1190],
      [3980, 1136],
      [4000, 1126],
    ],
  ],
  daylight: [
    ...bent([
      [1790, 1042],
      [2080, 1222],
      [2380, 1370],
      [2620, 1432],
      [2950, 1452],
      [3300, 1438],
      [3600, 1352],
      [3860, 1218],
      [4060, 1130],
    ]),
    [4010, 1102],
    [3000, 1054],
  ],
  doors: [2965, 3770],
  roofLine: bent([
    [1620, 1040],
    [1960, 1250],
    [2330, 1412],
    [2620, 1486],
    [2900, 1500],
    [3300, 1490],
    [3660, 1402],
    [4010, 1262],
    [4400, 1128],
    [4760, 1092],
    [5120, 1062],
  ]),
  mirror: { along: 1960, tall: 150 },
};

const CARRIER: VehicleModel = {
  length: 5140,
  height: 1910,
  frontAxle: 895,
  rearAxle: 4095,
  tyre: 350,
  rim: 250,
  spokes: 10,
  nose: [
    [220, 140],
    [300, 70],
    [460, 34],
    [640, 22],
    [780, 36],
    [890, 80],
    [980, 180],
    [1060, 360],
    [1130, 590],
    [1200, 820],
    [1330, 1000],
    [1500, 1240],
    [1700, 1530],
    [1790, 1690],
    [1850, 1850],
    [1890, 2130],
    [1910, 2700],
  ],
  sweep: [
    [220, 340],
    [600, 310],
    [900, 300],
    [1060, 230],
    [1200, 180],
    [1500, 160],
    [1790, 130],
    [1910, 60],
  ],
  halfWidth: [
    [220, 870],
    [400, 940],
    [600, 964],
    [800, 968],
    [1000, 962],
    [1190, 948],
    [1500, 900],
    [1750, 846],
    [1850, 795],
    [1910, 640],
  ],
  tail: [
    [220, 5040],
    [400, 5110],
    [700, 5130],
    [1150, 5105],
    [1500, 5062],
    [1800, 4975],
    [1860, 4880],
    [1900, 4740],
  ],
  belt: 1180,
  glassTop: 1765,
  eaves: 1850,
  bonnet: [985, 1190],
  screen: [1210, 1805],
  windows: [
    [
      [1430, 1200],
      [1660, 1640],
      [1790, 1745],
      [2120, 1775],
      [2140, 1195],
    ],
    [
      [2250, 1195],
      [2230, 1778],
      [3480, 1778],
      [3495, 1200],
    ],
    [
      [3610, 1205],
      [3595, 1778],
      [4680, 1762],
      [4800, 1690],
      [4890, 1300],
      [4850, 1235],
    ],
    [
      [970, 1200],
      [1395, 1560],
      [1325, 1200],
    ],
  ],
  daylight: [
    [900, 1180],
    [1480, 1640],
    [1760, 1785],
    [4700, 1790],
    [4850, 1700],
    [4935, 1300],
    [4890, 1215],
    [3000, 1180],
  ],
  doors: [2195, 3550],
  slidingRail: [3600, 4890],
  mirror: { along: 1180, tall: 190 },
};

const VAN: VehicleModel = {
  length: 6960,
  height: 2766,
  frontAxle: 1010,
  rearAxle: 5335,
  tyre: 356,
  rim: 236,
  spokes: 6,
  nose: [
    [310, 130],
    [390, 66],
    [560, 34],
    [760, 52],
    [900, 92],
    [980, 130],
    [1040, 172],
    [1090, 226],
    [1130, 290],
    [1170, 372],
    [1210, 468],
    [1260, 590],
    [1320, 716],
    [1400, 850],
    [1600, 1010],
    [1800, 1150],
    [2180, 1420],
    [2400, 1590],
    [2560, 1800],
    [2680, 2060],
    [2740, 2360],
    [2766, 3000],
  ],
  sweep: [
    [310, 450],
    [700, 430],
    [1100, 330],
    [1400, 210],
    [2180, 160],
    [2560, 150],
    [2766, 60],
  ],
  halfWidth: [
    [310, 930],
    [420, 980],
    [700, 1005],
    [1100, 1010],
    [1400, 1000],
    [2160, 935],
    [2500, 885],
    [2700, 780],
    [2766, 600],
  ],
  tail: [
    [310, 6900],
    [500, 6960],
    [1500, 6955],
    [2300, 6930],
    [2640, 6880],
    [2740, 6760],
  ],
  belt: 1390,
  glassTop: 2150,
  eaves: 2690,
  bonnet: [1090, 1395],
  screen: [1420, 2180],
  windows: [
    [
      [1390, 1410],
      [1540, 2070],
      [1620, 2135],
      [2030, 2148],
      [2050, 1410],
    ],
    [
      [2180, 1410],
      [2160, 2150],
      [3410, 2150],
      [3420, 1410],
    ],
    [
      [3540, 1410],
      [3530, 2150],
      [4630, 2150],
      [4640, 1410],
    ],
    [
      [4750, 1410],
      [4740, 2150],
      [5790, 2150],
      [5800, 1410],
    ],
    [
      [5910, 1410],
      [5900, 2150],
      [6680, 2150],
      [6810, 2080],
      [6850, 1500],
      [6780, 1410],
    ],
    [
      [1066, 1410],
      [1330, 1800],
      [1310, 1410],
    ],
  ],
  daylight: [
    [1030, 1390],
    [1370, 1860],
    [1570, 2160],
    [6700, 2172],
    [6860, 2090],
    [6890, 1490],
    [6820, 1392],
  ],
  doors: [2110, 3475],
  slidingRail: [3520, 6700],
  mirror: { along: 1190, tall: 340 },
};

/** The three vehicles with their measures. */
export const VEHICLE_MODELS: Record<VehicleKind, VehicleModel> = { sedan: SEDAN, carrier: CARRIER, van: VAN };

/** The measure at a height; level beyond the table's ends. */
export function measureAt(table: ByHeight, height: number): number {
  const index = table.findIndex(([at]) => at >= height);
  const [at1, value1] = table[index === -1 ? table.length - 1 : index] ?? [0, 0];
  const before = table[index - 1];
  if (index <= 0 || !before) return value1;
  return mixed(before[1], value1, (height - before[0]) / (at1 - before[0]));
}
