import { type Project, type Standing, toWorld } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { hull, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Cast } from "./groundShadow.ts";
import { minibusDoor } from "./minibusDoor.ts";
import { minibusFront } from "./minibusFront.ts";
import { measureAt, type SidePoint, VAN, type VehicleModel } from "./models.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { type Surface, surfaceOf } from "./surface.ts";
import { wheel, wheelCircle } from "./wheels.ts";

/** The measures of the long van on the wheels of a heavy one: 6.96 m long, 2.64 m high. */
const MINIBUS: VehicleModel = {
  ...VAN,
  tyre: 374,
  rim: 250,
  spokes: 10,
  belt: 1330,
  // Its brow is rounder, as one sees it large.
  nose: [
    ...VAN.nose.filter(([up]) => up < 2300),
    [2300, 1558],
    [2380, 1626],
    [2440, 1694],
    [2500, 1786],
    [2545, 1888],
    [2580, 2000],
    [2610, 2140],
    [2630, 2340],
    [2640, 2700],
  ],
};

/** Its colours in a low sun from the left: the front warm, the flank in the blue of the evening. */
const MINIBUS_PAINT: VehiclePaint = {
  ...VEHICLE_PAINTS.gold,
  sky: "#ffcb98",
  skyDim: "#a07f9c",
  body: "#13284c",
  bodyLight: "#2d568a",
  horizon: "#0c1730",
  ground: "#a5606c",
  glass: "#122748",
  glassMiddle: "#3f6f90",
  glassLight: "#ffd9a4",
  chrome: "#fff1d6",
  chromeDim: "#a59bb2",
  plastic: "#1b2440",
  tyre: "#10152a",
  tyreLight: "#333a56",
  rim: "#e3d8d6",
  rimDim: "#70779a",
  rimDeep: "#20264a",
  lamp: "#fffbe6",
  lampDim: "#ffe2a4",
  tail: "#e2382f",
  tailDim: "#7c1730",
};

/** The windows behind the driver's: where each begins and ends. */
const PANES = [
  [2230, 3510],
  [3580, 4730],
  [4800, 5850],
  [5920, 6740],
] as const;
const [SILL, HEAD] = [1350, 2070];
const ARCH = 70;

/**
 * A long minibus with a high roof in three-quarter view, drawn for a picture whose subject it is: front and left side, mirrors on their arms,
 * its sliding door open or `"closed"`. `view` is its own frame: metres behind the bumper, to its far side, above the road. It casts no shadow.
 */
export function minibus(sheet: Sheet, view: Project, door: "open" | "closed" = "open"): Drawing {
  const paint = MINIBUS_PAINT;
  const surface = surfaceOf(MINIBUS, view);
  return (
    underside(surface, paint) +
    roof(sheet, surface, paint) +
    flank(sheet, surface, paint) +
    sideGlass(sheet, surface, paint) +
    seams(surface, paint) +
    (door === "open" ? minibusDoor(sheet, surface, paint) : "") +
    wheel(sheet, surface, MINIBUS.rearAxle, paint) +
    wheel(sheet, surface, MINIBUS.frontAxle, paint) +
    minibusFront(sheet, surface, paint)
  );
}

/** The far wheels and the dark under the floor. */
function underside(surface: Surface, paint: VehiclePaint): Drawing {
  const { at, model } = surface;
  const far = [model.frontAxle, model.rearAxle]
    .map((axle) => hull([600, 860].flatMap((side) => wheelCircle(surface, axle, side, model.tyre))))
    .join("");
  // The tread of the near wheels, up to where the body hides it.
  const near = [model.frontAxle, model.rearAxle]
    .map((axle) => hull([-720, -930].flatMap((side) => wheelCircle(surface, axle, side, model.tyre))))
    .join("");
  const floor = polygon([at(300, 860, 300), at(300, -800, 250), at(6300, -900, 420), at(6300, 860, 440)]);
  return fill(far + near + floor, paint.tyre);
}

/** The near side's outline, from the lower front corner up the front, along the eaves, down the rear. */
function outlineOf({ model, sideAt, frontAt }: Surface): Point[] {
  const top = model.eaves;
  const front = measureAt(model.nose, top) + measureAt(model.sweep, top);
  const lower: readonly SidePoint[] = [
    [6880, 430],
    [5900, 400],
    [5335, 360],
    [4800, 340],
    [1500, 330],
    [1000, 320],
    [520, 262],
  ];
  return [
    ...shares(22).map((share) => frontAt([-1, mixed(262, top, share)])),
    ...shares(12).map((share) => sideAt([mixed(front, measureAt(model.tail, top), share), top])),
    ...shares(14).map((share) => sideAt([measureAt(model.tail, mixed(top, 430, share)), mixed(top, 430, share)])),
    ...lower.map((point) => sideAt(point)),
  ];
}

/** The roof over the eaves. */
function roof(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { model, at, frontAt, halfAt } = surface;
  const front = measureAt(model.nose, model.eaves) + measureAt(model.sweep, model.eaves);
  const line = shares(10).map((share): SidePoint => [
    mixed(front, measureAt(model.tail, model.eaves) - 40, share),
    mixed(model.eaves, model.height - 16, Math.sin(share * Math.PI) ** 0.4),
  ]);
  const brow = shares(9).map((share) => frontAt([1 - share * 2, model.eaves]));
  const crest = line.map(([along, up]) => at(along, 0, up + 26));
  return fill(
    hull([...brow, ...line.map(([along, up]) => at(along, -halfAt(along, up), up)), ...crest]),
    sheet.linear(
      [
        [0, paint.sky],
        [0.3, "#b98f9e"],
        [1, "#66719b"],
      ],
      rounded(frontAt([0.6, model.eaves])),
      rounded(at(6800, -700, 2600)),
    ),
  );
}

/** The near side in shade: it mirrors the glow over its shoulder, the dark shore, and the stones below. */
function flank(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { side, sideAt, frontAt } = surface;
  const outline = polygon(outlineOf(surface));
  const band = (points: readonly SidePoint[], foot: number) =>
    side([...points, [7200, foot], [60, foot]] as readonly SidePoint[]);
  const line = (front: number, middle: number, rear: number): SidePoint[] => [
    [60, front],
    [1500, mixed(front, middle, 0.6)],
    [3600, middle],
    [7200, rear],
  ];
  // The hard edge of the mirrored shore, which rises and falls as hills do.
  const shore: readonly SidePoint[] = [
    [60, 800],
    [1700, 872],
    [2500, 900],
    [3100, 884],
    [3700, 944],
    [4300, 930],
    [5000, 972],
    [5700, 940],
    [6300, 966],
    [7200, 950],
  ];
  const turned = fill(
    side([
      [60, 200],
      [60, 1120],
      [1180, 1330],
      [1500, 1330],
      [1500, 200],
    ]),
    sheet.linear(
      [
        [0, "#7d6f96"],
        [0.35, "#55598a", 0.9],
        [1, paint.bodyLight, 0],
      ],
      rounded(frontAt([-1, 700])),
      rounded(sideAt([1420, 700])),
    ),
  );
  return (
    stroke(outline, paint.body, 14 * surface.millimetre) +
    fill(outline, "#41689a") +
    sheet.clipped(
      outline,
      fill(
        band(line(1330, 1340, 1345), 200),
        sheet.linear(
          [
            [0, "#f3b692"],
            [0.55, "#a9849c"],
            [1, "#55709c"],
          ],
          ...across(surface, 1345, 1120),
        ),
      ) +
        fill(
          band(line(1075, 1122, 1150), 200),
          sheet.linear(
            [
              [0, "#3c6a9c"],
              [1, "#244a7c"],
            ],
            ...across(surface, 1122, 880),
          ),
        ) +
        fill(band(shore, 200), "#152c54") +
        turned +
        // Where it turns under, the warm stones.
        fill(
          side([[1010, 582], ...line(560, 600, 640).slice(1), [7200, 200], [1010, 200]]),
          sheet.linear(
            [
              [0, "#24264f"],
              [1, "#6d4260"],
            ],
            ...across(surface, 610, 340),
          ),
        ) +
        fill(side([[1010, 610], ...line(596, 642, 684).slice(1), [7200, 636], [3600, 600], [1010, 566]]), "#0e1b38") +
        stroke(
          surface.sideLine([[1400, 622], ...line(598, 644, 686).slice(2)]),
          "#6f86b4",
          7 * surface.millimetre,
          0.9,
        ) +
        // The bumper goes on round the corner to the wheel, over its dark lip.
        fill(
          side([
            [60, 200],
            [60, 400],
            [480, 396],
            [1010, 380],
            [1010, 200],
          ]),
          paint.plastic,
        ) +
        stroke(
          surface.sideLine([
            [440, 800],
            [560, 808],
            [640, 730],
          ]),
          "#2c2f5e",
          8 * surface.millimetre,
          0.9,
        ) +
        fill(
          side([
            [900, 2090],
            [900, 2350],
            [7000, 2340],
            [7000, 2090],
          ]),
          sheet.linear(
            [
              [0, "#2a5488"],
              [1, "#3c679a"],
            ],
            ...across(surface, 2090, 2350),
          ),
        ) +
        fill(
          side([
            [1500, 2350],
            [1500, 2640],
            [7000, 2640],
            [7000, 2340],
          ]),
          sheet.linear(
            [
              [0, "#5674a4"],
              [1, "#9c8fac"],
            ],
            ...across(surface, 2340, 2566),
          ),
        ) +
        // The body grows darker towards its rear.
        fill(
          outline,
          sheet.linear(
            [
              [0, paint.horizon, 0],
              [1, paint.horizon, 0.4],
            ],
            rounded(sideAt([3600, 1200])),
            rounded(sideAt([6950, 1200])),
          ),
        ) +
        arches(surface, paint) +
        tail(surface, paint),
    ) +
    stroke(
      surface.sideLine(
        line(1078, 1124, 1152)
          .slice(0, -1)
          .concat([[6900, 1150]]),
      ),
      "#ffd2a6",
      9 * surface.millimetre,
      0.85,
    ) +
    stroke(
      surface.sideLine([
        [1860, 2346],
        [4000, 2346],
        [6880, 2338],
      ]),
      "#ffd9b0",
      9 * surface.millimetre,
      0.8,
    )
  );
}

/** The wheel houses, each with its flared lip in two tones. */
function arches(surface: Surface, paint: VehiclePaint): Drawing {
  const { model, at } = surface;
  const arc = (axle: number, radius: number, from = -0.1, to = 1.1) =>
    shares(22).map((share) => {
      const angle = mixed(from, to, share) * Math.PI;
      return at(axle - Math.cos(angle) * radius, -surface.halfAt(axle, 600), model.tyre + Math.sin(angle) * radius);
    });
  return [model.frontAxle, model.rearAxle]
    .map((axle) => {
      const flare = polygon([...arc(axle, model.tyre + ARCH + 74), ...arc(axle, model.tyre + ARCH).toReversed()]);
      return (
        fill(flare, "#1f3f70") +
        fill(polygon(arc(axle, model.tyre + ARCH)), paint.horizon) +
        stroke(polyline(arc(axle, model.tyre + ARCH + 74, 0.04, 0.8)), "#7f93bd", 7 * surface.millimetre, 0.8) +
        stroke(polyline(arc(axle, model.tyre + ARCH, 0.02, 0.98)), "#57719f", 9 * surface.millimetre)
      );
    })
    .join("");
}

/** The tall lamp round the rear corner. */
function tail(surface: Surface, paint: VehiclePaint): Drawing {
  const block = (from: number, to: number, low: number, high: number) =>
    surface.side([
      [from, low],
      [from + 10, high],
      [to, high],
      [to, low],
    ]);
  return (
    fill(block(6800, 7100, 990, 1560), paint.horizon) +
    fill(block(6822, 7100, 1010, 1540), paint.tailDim) +
    fill(block(6836, 7100, 1180, 1520), paint.tail) +
    fill(block(6836, 7100, 1250, 1300), "#ffb27a")
  );
}

/** A gradient's way between two heights of the near side, square to its sloping lines. */
function across({ sideAt }: Surface, from: number, to: number): [Point, Point] {
  const [start, end] = [sideAt([3400, from]), sideAt([3400, to])];
  const [front, rear] = [sideAt([1000, (from + to) / 2]), sideAt([5300, (from + to) / 2])];
  const long = Math.hypot(rear[0] - front[0], rear[1] - front[1]);
  const down: Point = [(front[1] - rear[1]) / long, (rear[0] - front[0]) / long];
  const tall = (end[0] - start[0]) * down[0] + (end[1] - start[1]) * down[1];
  return [rounded(start), rounded([start[0] + down[0] * tall, start[1] + down[1] * tall])];
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** A pane with round corners. */
function pane(from: number, to: number): SidePoint[] {
  const radius = 66;
  const corner = (along: number, up: number, start: number) =>
    shares(4).map((share): SidePoint => {
      const angle = start + (share * Math.PI) / 2;
      return [along + Math.cos(angle) * radius, up + Math.sin(angle) * radius];
    });
  return [
    ...corner(to - radius, HEAD - radius, 0),
    ...corner(from + radius, HEAD - radius, Math.PI / 2),
    ...corner(from + radius, SILL + radius, Math.PI),
    ...corner(to - radius, SILL + radius, Math.PI * 1.5),
  ];
}

/** The driver's window and the small one before it. */
const DOOR_PANES: readonly (readonly SidePoint[])[] = [
  [
    [1545, 1310],
    [1668, 1940],
    [1700, 2010],
    [1760, 2046],
    [2050, 2060],
    [2096, 2040],
    [2110, 1990],
    [2120, 1410],
    [2096, 1352],
    [1960, 1330],
    [1760, 1300],
    [1600, 1290],
  ],
  [
    [1265, 1330],
    [1480, 1690],
    [1470, 1310],
    [1300, 1300],
  ],
];

/** One dark band of glass; in its panes the evening sky, the hills across the bay and the sea at their foot. */
function sideGlass(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { side, sideLine, millimetre } = surface;
  const panes = [...DOOR_PANES, ...PANES.map(([from, to]) => pane(from, to))].map((each) => side(each)).join("");
  const band = side([
    [1170, 1290],
    [1260, 1450],
    [1640, 2080],
    [1720, 2092],
    [6760, 2096],
    [6830, 2060],
    [6866, 1980],
    [6880, 1420],
    [6850, 1340],
    [6780, 1322],
    [2140, 1322],
    [1960, 1300],
    [1600, 1262],
    [1300, 1262],
  ]);
  const hills: readonly SidePoint[] = [
    [900, 1620],
    [1500, 1700],
    [1900, 1660],
    [2400, 1740],
    [2900, 1812],
    [3300, 1770],
    [3900, 1640],
    [4400, 1580],
    [4900, 1620],
    [5300, 1596],
    [5900, 1530],
    [6400, 1552],
    [7000, 1510],
  ];
  const glints = counted(15).map((index) => {
    const [along, up] = [1750 + index * 352 + (index % 3) * 60, 1372 + ((index * 29) % 52)];
    return sideLine([
      [along, up],
      [along + 110 + (index % 4) * 50, up],
    ]);
  });
  const sheen = (from: number) =>
    side([
      [from, 1300],
      [from + 520, 2100],
      [from + 760, 2100],
      [from + 240, 1300],
    ]);
  return (
    fill(band, paint.horizon) +
    sheet.clipped(
      panes,
      fill(
        band,
        sheet.linear(
          [
            [0, "#2a6a90"],
            [0.32, "#8fa5ae"],
            [0.62, "#f6c795"],
            [1, "#e8977c"],
          ],
          ...across(surface, HEAD, 1560),
        ),
      ) +
        fill(side([...hills, [7000, 1300], [900, 1300]]), "#3a3f70") +
        fill(
          side([
            [900, 1560],
            [1700, 1640],
            [2300, 1650],
            [2750, 1716],
            [3100, 1640],
            [3700, 1560],
            [4300, 1490],
            [7000, 1470],
            [7000, 1300],
            [900, 1300],
          ]),
          "#27315f",
        ) +
        fill(
          side([
            [900, 1440],
            [7000, 1440],
            [7000, 1300],
            [900, 1300],
          ]),
          "#2f6c90",
        ) +
        stroke(glints.join(""), "#ffd9a4", 9 * millimetre, 0.85) +
        fill(sheen(2500) + sheen(4950), "#ffe6bd", 0.2),
    ) +
    stroke(
      sideLine([
        [1300, 1254],
        [1600, 1254],
        [1960, 1292],
        [2140, 1314],
        [6800, 1314],
      ]),
      paint.chrome,
      10 * millimetre,
      0.75,
    )
  );
}

/** Gaps between doors and panels, handles, fuel flap, lamps along the sill. */
function seams(surface: Surface, paint: VehiclePaint): Drawing {
  const { side, sideLine, millimetre } = surface;
  const cuts: readonly (readonly SidePoint[])[] = [
    [
      [1490, 1262],
      [1462, 1100],
      [1470, 820],
      [1520, 560],
      [1540, 400],
    ],
    [
      [2175, 1320],
      [2170, 700],
      [2160, 400],
      [1540, 392],
    ],
    [
      [2175, 1320],
      [2165, 2092],
    ],
    [
      [3545, 1320],
      [3540, 420],
    ],
    [
      [6690, 1320],
      [6680, 1200],
      [6700, 700],
      [6690, 440],
    ],
    [
      [3560, 2092],
      [3560, 2340],
    ],
    [
      [5240, 2092],
      [5240, 2340],
    ],
    // Between bonnet and wing.
    [
      [620, 1108],
      [900, 1222],
      [1180, 1300],
    ],
  ];
  const quad = (along: number, up: number, long: number, tall: number) =>
    side([
      [along, up],
      [along, up + tall],
      [along + long, up + tall],
      [along + long, up],
    ]);
  const flap: readonly SidePoint[] = [
    [2290, 800],
    [2290, 1010],
    [2480, 1012],
    [2480, 802],
    [2290, 800],
  ];
  return (
    stroke(cuts.map((cut) => sideLine(cut)).join(""), paint.horizon, 9 * millimetre, 0.95) +
    stroke(
      cuts
        .slice(0, 5)
        .map((cut) => sideLine(cut.map(([along, up]): SidePoint => [along + 15, up])))
        .join(""),
      "#6f8bbb",
      4 * millimetre,
      0.55,
    ) +
    stroke(sideLine(flap), paint.horizon, 6 * millimetre, 0.8) +
    fill(quad(1890, 1164, 210, 66), paint.horizon, 0.75) +
    fill(quad(1900, 1192, 220, 34), paint.chrome) +
    fill(quad(1900, 1184, 220, 12), paint.rimDim) +
    fill([2700, 3900, 4700, 6000].map((along) => quad(along, 610, 66, 26)).join(""), "#ffab4d")
  );
}

/** What it keeps from a low sun on the stones, from tyre to tyre and out along `cast`; before it. It stands in the scene as in its view. */
export function minibusShadow(
  camera: Project,
  standing: Standing,
  cast: Cast,
  colour: string,
  opacity: number,
): Drawing {
  const world = toWorld(standing);
  const at = (along: number, aside: number, up: number): Point => {
    const [right, away] = world([along / 1000, aside / 1000, 0]);
    return camera([right + (up / 1000) * cast[0], away + (up / 1000) * cast[1], 0]);
  };
  const body = [300, 700, 1300, 2100, 2560].flatMap((up) =>
    [-1, 1].flatMap((side) => {
      const front = up < 1100 ? 20 : mixed(400, 2000, (up - 1100) / 1460);
      return [front, 6900].map((along) => at(along, side * (up > 2100 ? 780 : 940), up));
    }),
  );
  // Under the floor no light reaches the stones: the far wheels stand in the dark.
  const under = [at(420, 900, 0), at(220, 300, 0), at(260, -700, 0), at(6860, 900, 0), at(6860, -900, 0)];
  const wheels = [1010, 5335].flatMap((axle) => [at(axle - 180, -980, 0), at(axle + 180, -980, 0)]);
  return fill(hull([...body, ...wheels, ...under]), colour, opacity);
}
