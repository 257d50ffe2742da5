import { mixed } from "#illustrations/kit/geometry.ts";

/** A table from a height above the road to a measure, both in millimetres, lowest first. */
export type ByHeight = readonly (readonly [height: number, value: number])[];

/** A point of a body's side: millimetres behind the front bumper, and above the road. */
export type SidePoint = readonly [along: number, up: number];

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
  mirror: { along: number; tall: number };
}

export const CARRIER: VehicleModel = {
  length: 5140,
  height: 1910,
  frontAxle: 895,
  rearAxle: 4095,
  tyre: 362,
  rim: 274,
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

export const VAN: VehicleModel = {
  length: 6960,
  height: 2640,
  frontAxle: 1010,
  rearAxle: 5335,
  tyre: 424,
  rim: 304,
  spokes: 6,
  nose: [
    [225, -20],
    [390, -90],
    [560, -120],
    [760, -104],
    [880, -62],
    [960, 6],
    [1010, 80],
    [1050, 160],
    [1090, 254],
    [1130, 362],
    [1170, 480],
    [1210, 606],
    [1260, 740],
    [1330, 860],
    [1500, 985],
    [1700, 1130],
    [2100, 1416],
    [2300, 1560],
    [2440, 1700],
    [2560, 1900],
    [2616, 2140],
    [2640, 2700],
  ],
  sweep: [
    [225, 470],
    [700, 490],
    [1000, 450],
    [1330, 320],
    [2100, 220],
    [2300, 270],
    [2440, 310],
    [2566, 310],
    [2640, 160],
  ],
  halfWidth: [
    [225, 930],
    [420, 980],
    [700, 1005],
    [1100, 1010],
    [1330, 1000],
    [2080, 935],
    [2400, 885],
    [2580, 780],
    [2640, 600],
  ],
  tail: [
    [225, 6880],
    [500, 6950],
    [1400, 6945],
    [2200, 6910],
    [2500, 6850],
    [2610, 6720],
  ],
  belt: 1320,
  glassTop: 2080,
  eaves: 2566,
  bonnet: [1040, 1325],
  screen: [1350, 2110],
  windows: [
    [
      [1490, 1340],
      [1620, 1990],
      [1700, 2064],
      [2030, 2078],
      [2050, 1340],
    ],
    [
      [2180, 1340],
      [2160, 2080],
      [3410, 2080],
      [3420, 1340],
    ],
    [
      [3540, 1340],
      [3530, 2080],
      [4630, 2080],
      [4640, 1340],
    ],
    [
      [4750, 1340],
      [4740, 2080],
      [5790, 2080],
      [5800, 1340],
    ],
    [
      [5910, 1340],
      [5900, 2080],
      [6680, 2080],
      [6800, 2010],
      [6840, 1430],
      [6770, 1340],
    ],
    [
      [1180, 1340],
      [1430, 1730],
      [1410, 1340],
    ],
  ],
  daylight: [
    [1140, 1320],
    [1460, 1790],
    [1660, 2090],
    [6690, 2102],
    [6850, 2020],
    [6880, 1420],
    [6810, 1322],
  ],
  doors: [2110, 3475],
  slidingRail: [3520, 6700],
  mirror: { along: 1290, tall: 320 },
};

/** The measure at a height; level beyond the table's ends. */
export function measureAt(table: ByHeight, height: number): number {
  const index = table.findIndex(([at]) => at >= height);
  const [at1, value1] = table[index === -1 ? table.length - 1 : index] ?? [0, 0];
  const before = table[index - 1];
  if (index <= 0 || !before) return value1;
  return mixed(before[1], value1, (height - before[0]) / (at1 - before[0]));
}
