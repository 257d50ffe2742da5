import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { curve, hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { ARCH, BODY, FOOT, softFront, whole } from "./carrierBody.ts";
import { archOf, carrierWheel } from "./carrierWheel.ts";
import { measureAt, type SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import { panes, rail, trim } from "./peopleCarrier.ts";
import { type FrontPoint, type Surface, surfaceOf } from "./surface.ts";
import { downTheSide, roof } from "./vehicle.ts";
import { wheelCircle } from "./wheels.ts";

export interface LoadedCarrier {
  /** Its frame, of `frameOf`: the middle of its tail on the ground at 0, along it the way that it is headed, away from us and to the right. */
  tail: Project;
  paint: VehiclePaint;
  /** Where the shadow of a point one metre up falls in that frame: ahead of it, and to its left. */
  cast: readonly [ahead: number, left: number];
  shadow: string;
  /** What its side windows mirror. */
  mirrored: (surface: Surface) => Drawing;
  /** What is seen through the glass of the raised gate: the same far things as beside it. */
  beyond: Drawing;
  /** What stands in the hold, between its floor and its ceiling. */
  load: (surface: Surface) => Drawing;
}

const { frontAxle: FRONT, rearAxle: REAR, tyre: TYRE, length: LENGTH, eaves: EAVES } = BODY;

/** The hold in millimetres: its floor and its ceiling over the road, how far behind the front bumper it begins and ends, half its width. */
export const HOLD = { floor: 640, ceiling: 1770, from: 3980, to: 5060, half: 790 } as const;

/** How far the rear sweeps forward to its corners. */
const ROUND = 150;
/** How far the tailgate is turned up about its hinge, and the height of its lower edge when it is shut. */
const [RAISED, GATE_END] = [(106 / 180) * Math.PI, 780];
const HINGE = 1868;

/** The tail behind the front bumper at a height: upright, then leaning forward into the roof. */
function tailAlong(up: number): number {
  return 5130 - 205 * within((up - 1080) / 780, 0, 1.1) ** 2.2 - 90 * within((700 - up) / 480) ** 2;
}

/** The people carrier seen from behind, its tailgate up over a hold full of cases; the sun is behind us at the left. It shows its rear and its right side. */
export function loadedCarrier(sheet: Sheet, options: LoadedCarrier): Drawing {
  const { tail, paint, mirrored, beyond, load } = options;
  // Its right side is the near one.
  const surface = surfaceOf(BODY, ([along, across, up]) => tail([LENGTH / 1000 - along, across, up]));
  return (
    groundShade(surface, options) +
    roof(surface, paint) +
    flank(sheet, surface, paint) +
    panes(sheet, surface, paint, mirrored(surface)) +
    trim(surface, paint) +
    rail(surface, paint) +
    mirror(surface, paint) +
    carrierWheel(sheet, surface, FRONT, paint) +
    carrierWheel(sheet, surface, REAR, paint) +
    rear(sheet, surface, paint, load(surface)) +
    tailgate(sheet, surface, paint, beyond)
  );
}

/** What the body and the raised gate keep from the sun, the dark under the floor, the far wheels in it. */
function groundShade({ at, halfAt }: Surface, { tail, cast, shadow, paint }: LoadedCarrier): Drawing {
  const fallen = (along: number, across: number, up: number): Point =>
    tail([(LENGTH - along + up * cast[0]) / 1000, (across + up * cast[1]) / 1000, 0]);
  const body = [FOOT, 600, 1100, 1500, 1760, 1850, 1900].flatMap((up) =>
    shares(12).flatMap((share) => {
      const along = mixed(measureAt(BODY.nose, up) + 100, tailAlong(up), share);
      const round = share === 0 || share === 1 ? 0.76 : 1;
      return [-1, 1].map((side) => fallen(along, side * halfAt(along, up) * round, up));
    }),
  );
  const wheels = (sides: readonly number[]) =>
    [FRONT, REAR]
      .map((axle) => hull(sides.flatMap((across) => wheelCircle({ at, model: BODY } as Surface, axle, across, TYRE))))
      .join("");
  const under = [
    at(420, -880, 0),
    at(REAR, -900, 0),
    at(4800, -760, 0),
    at(4740, 240, 0),
    at(REAR + 330, 520, 0),
    at(REAR + 200, 900, 0),
    at(REAR - 160, 960, 0),
    at(700, 760, 0),
  ];
  // The sun lies on the backs of the rear tyres.
  const backs = [
    [570, 870],
    [-700, -900],
  ].map(([inner = 0, outer = 0]) => {
    const row = (across: number) =>
      shares(8).map((share) => {
        const angle = mixed(-1.15, -0.2, share);
        return at(REAR + Math.cos(angle) * TYRE, across, TYRE + Math.sin(angle) * TYRE);
      });
    return polygon([...row(inner), ...row(outer).toReversed()]);
  });
  const floor = [
    at(600, -860, 250),
    at(4900, -820, 250),
    at(4960, 0, 240),
    at(4900, 820, 250),
    at(4700, 700, 150),
    at(4700, -700, 150),
    at(700, -700, 160),
  ];
  return (
    fill(hull(body), shadow, 0.66) +
    fill(polygon(under), paint.tyre, 0.78) +
    fill(wheels([560, 880]), paint.tyre) +
    fill(backs[0] ?? "", paint.tyreLight) +
    fill(hull(floor), paint.tyre)
  );
}

/** The side in its own shade: a shoulder that mirrors the sky, skins with the far shore in them, a sill that the sunny ground warms. */
function flank(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { side, sideAt, sideLine, cornerAt, millimetre } = surface;
  const ends = shares(20).map((share) => mixed(FOOT, EAVES, share));
  const outline = polygon([
    ...ends.map((up) => sideAt([cornerAt(up), up])),
    ...shares(8).map((share) => sideAt([mixed(cornerAt(EAVES), tailAlong(EAVES) - ROUND, share), EAVES])),
    ...ends.toReversed().map((up) => rearAt(surface, [-1, up])),
  ]);
  const shoulder: readonly SidePoint[] = [
    [400, 1000],
    [900, 1062],
    [1700, 1090],
    [3200, 1100],
    [5200, 1090],
  ];
  const land: readonly SidePoint[] = [
    [300, 760],
    [1100, 800],
    [1700, 840],
    [2300, 900],
    [2900, 850],
    [3600, 800],
    [4300, 860],
    [5200, 890],
  ];
  const fold: readonly SidePoint[] = [
    [300, 480],
    [1280, 458],
    [2400, 470],
    [3560, 520],
    [4560, 590],
    [5200, 620],
  ];
  const below = (line: readonly SidePoint[], foot = 100) => side([...line, [5200, foot], [line[0]?.[0] ?? 0, foot]]);
  const above = (line: readonly SidePoint[], high: number) =>
    side([...line, ...line.toReversed().map(([along, up]): SidePoint => [along, up + high])]);
  const arches = [FRONT, REAR].map((axle) => archOf(surface, axle, TYRE + ARCH));
  const archEdge = (axle: number) =>
    polyline(
      counted(25).map((step) => {
        const angle = (-0.06 + (step / 24) * 1.12) * Math.PI;
        const radius = TYRE + ARCH + 8;
        return surface.at(axle - Math.cos(angle) * radius, -surface.halfAt(axle, 600), TYRE + Math.sin(angle) * radius);
      }),
    );
  return (
    fill(
      outline,
      sheet.linear(
        [
          [0, blend(paint.bodyLight, paint.skyDim, 0.3)],
          [0.45, paint.bodyLight],
          [1, paint.body],
        ],
        ...downTheSide(surface, 1090, 560),
      ),
    ) +
    sheet.clipped(
      outline,
      fill(above(shoulder, 900), blend(paint.skyDim, paint.bodyLight, 0.45)) +
        fill(above(shoulder, 40), paint.sky, 0.75) +
        fill(below(land), blend(paint.body, paint.horizon, 0.5), 0.85) +
        fill(
          below(fold),
          sheet.linear(
            [
              [0, blend(paint.body, paint.bodyLight, 0.5)],
              [1, blend(paint.body, paint.ground, 0.72)],
            ],
            ...downTheSide(surface, 540, 240),
          ),
        ) +
        roofEdge(surface, paint) +
        // The side turns to the sun about its rear corner.
        fill(
          outline,
          sheet.linear(
            [
              [0, blend(paint.skyDim, paint.sky, 0.25), 0.95],
              [0.35, paint.skyDim, 0.5],
              [1, paint.skyDim, 0],
            ],
            whole(rearAt(surface, [-1, 700])),
            [whole(sideAt([REAR + 300, 700]))[0], whole(rearAt(surface, [-1, 700]))[1]],
          ),
        ) +
        // The end of the head lamp in its dark frame, the gap and the lip of the front bumper.
        fill(
          side([
            [280, 1036],
            [830, 1040],
            [700, 912],
            [280, 830],
          ]),
          paint.horizon,
        ) +
        fill(
          side([
            [300, 1010],
            [760, 1030],
            [640, 940],
            [300, 860],
          ]),
          blend(paint.chromeDim, paint.bodyLight, 0.25),
        ) +
        fill(
          side([
            [300, 1010],
            [760, 1030],
            [600, 985],
            [300, 950],
          ]),
          paint.chrome,
          0.8,
        ) +
        fill(
          side([
            [200, 180],
            [200, 300],
            [FRONT, 300],
            [FRONT, 180],
          ]),
          paint.plastic,
        ) +
        // The bumper comes round with it.
        fill(
          side([
            [REAR + 260, 180],
            [REAR + 330, 400],
            [5200, 405],
            [5200, 180],
          ]),
          paint.plastic,
        ) +
        fill(
          side([
            [REAR + 330, 380],
            [REAR + 338, 404],
            [5200, 404],
            [5200, 378],
          ]),
          paint.tyre,
        ) +
        fill(
          side([
            [REAR + 370, 482],
            [REAR + 374, 492],
            [5200, 495],
            [5200, 481],
          ]),
          paint.sky,
          0.5,
        ) +
        fill(
          side([
            [REAR + 400, 596],
            [REAR + 400, 616],
            [5200, 640],
            [5200, 600],
          ]),
          paint.sky,
          0.7,
        ) +
        fill(arches.join(""), paint.horizon) +
        stroke([FRONT, REAR].map(archEdge).join(""), blend(paint.skyDim, paint.bodyLight, 0.3), 13 * millimetre, 0.85),
    ) +
    stroke(
      sideLine([
        [1240, 872],
        [2000, 902],
        [3200, 940],
        [4400, 968],
        [4900, 977],
      ]),
      paint.skyDim,
      9 * millimetre,
      0.8,
    ) +
    stroke(sideLine(fold.slice(1, -1)), paint.skyDim, 8 * millimetre, 0.5)
  );
}

/** The roof's rounded edge over the windows. */
function roofEdge({ side }: Surface, paint: VehiclePaint): Drawing {
  const band = (low: number, high: number) =>
    side([
      [1400, low],
      [1400, high],
      [LENGTH, high - 10],
      [LENGTH, low - 10],
    ]);
  return (
    fill(band(1780, 1990), paint.body) +
    fill(band(1806, 1990), blend(paint.skyDim, paint.bodyLight, 0.3)) +
    fill(band(1816, 1830), paint.sky, 0.75)
  );
}

/** The near mirror as it stands off the door, its glass to us. */
function mirror({ at }: Surface, paint: VehiclePaint): Drawing {
  const face = (along: number, inset: number) => [
    at(along, -990 - inset, 1200 + inset),
    at(along, -1150 + inset, 1206 + inset),
    at(along, -1176 + inset, 1260),
    at(along, -1170 + inset, 1360 - inset),
    at(along, -1120 + inset, 1396 - inset),
    at(along, -1010 - inset, 1390 - inset),
    at(along, -986 - inset, 1340),
  ];
  return (
    fill(
      hull([at(1250, -900, 1190), at(1250, -1040, 1210), at(1250, -1040, 1250), at(1250, -900, 1240)]),
      paint.horizon,
    ) +
    fill(curve(face(1180, 22), true) + curve(face(1235, 8), true) + curve(face(1290, 0), true), paint.bodyLight) +
    fill(curve(face(1294, 20), true), paint.glass) +
    fill(curve(face(1294, 24).slice(1, 5), true), paint.glassLight, 0.7)
  );
}

/** A point of the rear, whose corners sweep round to the sides: -1 is its right edge, 1 its left one; millimetres above the road. */
function rearAt({ at, halfAt }: Surface, [across, up]: FrontPoint, out = 0): Point {
  const along = tailAlong(up) - ROUND * Math.abs(across) ** 5;
  return at(along + out, across * halfAt(along, up), up);
}

/** A shape on the rear, its corners rounded. */
function onRear(surface: Surface, points: readonly FrontPoint[], radius = 0): Path {
  const all = radius ? softFront(points, radius) : points;
  return polygon(
    all.flatMap(([across, up], index) => {
      const [next, high] = all[(index + 1) % all.length] ?? [across, up];
      const steps = within(Math.round(Math.abs(next - across) * 14 + Math.abs(high - up) / 90), 1, 28);
      return counted(steps).map((step) =>
        rearAt(surface, [mixed(across, next, step / steps), mixed(up, high, step / steps)]),
      );
    }),
  );
}

function bandOf(surface: Surface, low: number, high: number, from = -1, to = 1, radius = 0): Path {
  return onRear(
    surface,
    [
      [from, low],
      [from, high],
      [to, high],
      [to, low],
    ],
    radius,
  );
}

/** The rear in the sun: painted pillars with their lamps about the open hold, the seal round it, the bumper under it. */
function rear(sheet: Sheet, surface: Surface, paint: VehiclePaint, load: Drawing): Drawing {
  const { millimetre } = surface;
  const band = (low: number, high: number, from?: number, to?: number, radius?: number) =>
    bandOf(surface, low, high, from, to, radius);
  const lit = blend(paint.skyDim, paint.bodyLight, 0.3);
  const across = (stops: readonly (readonly [number, string])[]) =>
    sheet.linear(stops, [whole(rearAt(surface, [1, 900]))[0], 0], [whole(rearAt(surface, [-1, 900]))[0], 0]);
  const body = across([
    [0, paint.bodyLight],
    [0.05, paint.skyDim],
    [0.1, blend(paint.skyDim, paint.sky, 0.55)],
    [0.2, lit],
    [0.85, blend(lit, paint.bodyLight, 0.35)],
    [1, blend(paint.skyDim, paint.sky, 0.25)],
  ]);
  const opening = band(640, 1800, -0.83, 0.83, 90);
  const corners = (low: number, high: number) =>
    polyline(shares(14).map((share) => rearAt(surface, [-1, mixed(low, high, share)])));
  const corner = (low: number, high: number) =>
    stroke(corners(low, high), blend(paint.skyDim, paint.sky, 0.25), 10 * millimetre);
  return (
    fill(band(FOOT, 1890), body) +
    fill(band(1846, 1892), paint.sky, 0.8) +
    // The frame that the gate shuts on, and its seal.
    fill(band(618, 1822, -0.875, 0.875, 110), blend(paint.body, paint.bodyLight, 0.35)) +
    fill(band(630, 1810, -0.85, 0.85, 100), paint.horizon) +
    fill(opening, "#3a2738") +
    sheet.clipped(opening, load) +
    lamp(sheet, surface, paint, 1) +
    lamp(sheet, surface, paint, -1) +
    bumper(surface, paint, body) +
    // No light comes through between the rear and the side.
    corner(1412, 1850) +
    corner(412, 592) +
    corner(648, 796) +
    stroke(corners(FOOT + 8, 356), paint.plastic, 24 * millimetre)
  );
}

/** A lamp in its pillar, upright; the right one comes round onto the side. Red lenses about a clear one, a bright line down the outer edge. */
function lamp(sheet: Sheet, surface: Surface, paint: VehiclePaint, way: 1 | -1): Drawing {
  const { sideAt } = surface;
  const outer = (up: number, reach: number): Point => {
    const corner = tailAlong(up) - ROUND;
    return way < 0 ? sideAt([corner - reach, up]) : rearAt(surface, [1, up]);
  };
  // How far it reaches round the corner at a height: least at its ends.
  const reachAt = (up: number) => 60 + 80 * Math.sin(within((up - 810) / 590) * Math.PI) ** 0.6;
  const part = (low: number, high: number, inset = 0, full = 1): Path =>
    polygon([
      ...shares(9).map((share) => rearAt(surface, [way * (0.895 + inset / 900), mixed(low, high, share)])),
      ...shares(5).map((share) => rearAt(surface, [way * mixed(0.895 + inset / 900, 1, share), high])),
      ...shares(9).map((share) => {
        const up = mixed(high, low, share);
        return outer(up, (reachAt(up) - inset) * full);
      }),
      ...shares(5).map((share) => rearAt(surface, [way * mixed(1, 0.895 + inset / 900, share), low])),
    ]);
  const [x0, x1] = [whole(rearAt(surface, [way * 0.89, 1100]))[0], whole(outer(1100, 140))[0]];
  const red = sheet.linear(
    way < 0
      ? [
          [0, "#e8443f"],
          [0.5, paint.tail],
          [1, paint.tailDim],
        ]
      : [
          [0, paint.tail],
          [1, "#e8443f"],
        ],
    [x0, 0],
    [x1, 0],
  );
  const line = polyline(shares(14).map((share) => rearAt(surface, [way * 0.972, mixed(860, 1360, share)])));
  return (
    fill(part(800, 1410), paint.tailDim) +
    fill(part(820, 968, 10) + part(1084, 1390, 10), red) +
    fill(part(980, 1072, 10), blend("#f9e4d2", paint.tail, way < 0 ? 0.16 : 0.04)) +
    fill(part(1216, 1228, 10) + part(890, 900, 10), paint.tailDim, 0.7) +
    stroke(line, "#ffd0bd", 15 * surface.millimetre, 0.85)
  );
}

/** The bumper: its bright ledge with the tread plate, the painted bow, the gap, the dark apron with two reflectors. */
function bumper(surface: Surface, paint: VehiclePaint, body: string): Drawing {
  const band = (low: number, high: number, from?: number, to?: number, radius?: number) =>
    bandOf(surface, low, high, from, to, radius);
  // It stands out behind the sill of the hold, so that its top is seen.
  const ledge = polygon([
    ...shares(21).map((share) => rearAt(surface, [1 - share * 2, 634])),
    ...shares(21).map((share) => rearAt(surface, [share * 2 - 1, 596], 36 * (1 - Math.abs(share * 2 - 1) ** 6))),
  ]);
  const plate = polygon([
    ...shares(13).map((share) => rearAt(surface, [0.62 - share * 1.24, 630], 4)),
    ...shares(13).map((share) => rearAt(surface, [share * 1.24 - 0.62, 606], 30)),
  ]);
  const sensors = [0.66, 0.24, -0.24, -0.66].map((at) => band(508, 530, at - 0.012, at + 0.012));
  return (
    fill(band(398, 600), body) +
    fill(band(398, 486), paint.body, 0.3) +
    fill(band(480, 494), paint.sky, 0.55) +
    fill(ledge, blend(paint.sky, "#fff6e4", 0.45)) +
    fill(plate, paint.plastic, 0.85) +
    fill(sensors.join(""), paint.body, 0.7) +
    fill(band(FOOT, 400), paint.plastic) +
    fill(band(376, 400), paint.tyre) +
    fill(band(360, 376, -0.99, 0.99), blend(paint.plastic, paint.skyDim, 0.45)) +
    fill(band(FOOT, 262, -0.5, 0.5), paint.tyre, 0.7) +
    fill(band(300, 336, -0.9, -0.62, 16) + band(300, 336, 0.62, 0.9, 16), paint.tail) +
    fill(band(320, 332, -0.89, -0.63) + band(320, 332, 0.63, 0.89), "#f0837a", 0.7)
  );
}

/** A place of the raised tailgate by where it is when shut: across and up on the rear, how far inside its skin. */
function gateAt({ at, halfAt }: Surface, across: number, up: number, inside = 0): Point {
  const shut = tailAlong(up) - inside - ROUND * 0.8 * Math.abs(across) ** 5;
  const [dx, dy] = [shut - tailAlong(HINGE), up - HINGE];
  const [sin, cos] = [Math.sin(RAISED), Math.cos(RAISED)];
  // Its sides do not draw in towards the roof as much as the body's.
  const half = mixed(
    halfAt(tailAlong(up), within(up, 900, 1700)) * 0.92,
    halfAt(tailAlong(HINGE), HINGE) * 0.93,
    within((up - 1560) / (HINGE - 1560)) ** 2,
  );
  return at(tailAlong(HINGE) + dx * cos - dy * sin, across * half, HINGE + dx * sin + dy * cos);
}

/** The tailgate over the hold, seen from below: its lining, the tinted window, its bright lower edge, both struts. */
function tailgate(sheet: Sheet, surface: Surface, paint: VehiclePaint, beyond: Drawing): Drawing {
  const { millimetre } = surface;
  const gate = (across: number, up: number, inside = 0) => gateAt(surface, across, up, inside);
  const ups = shares(18).map((share) => mixed(HINGE, GATE_END, share));
  const edge = (across: number, inside: number) => ups.map((up) => gate(across, up, inside));
  const end = (inside: number, up = GATE_END) => shares(17).map((share) => gate(-1 + 2 * share, up, inside));
  const leaf = (inside: number) => [...edge(-1, inside), ...end(inside), ...edge(1, inside).toReversed()];
  const shape = (points: readonly FrontPoint[], radius: number, inside = 84) =>
    polygon(softFront(points, radius).map(([across, up]) => gate(across, up, inside)));
  const panel = (low: number, high: number, half: number, radius: number, narrower = half) =>
    shape(
      [
        [-half, low],
        [-narrower, high],
        [narrower, high],
        [half, low],
      ],
      radius,
    );
  const strut = (way: 1 | -1) => {
    const [from, to] = [rearAt(surface, [way * 0.845, 1330]), gate(way * 0.86, 1330, 84)];
    const middle: Point = [mixed(from[0], to[0], 0.56), mixed(from[1], to[1], 0.56)];
    return (
      stroke(polyline([from, to]), "#dfe6ea", 22 * millimetre) +
      stroke(polyline([from, middle]), paint.tyre, 40 * millimetre)
    );
  };
  return (
    strut(1) +
    fill(polygon(leaf(0)), paint.body) +
    fill(polygon(leaf(60)), blend(paint.body, "#3b2e52", 0.75)) +
    // Bright ground below throws its light up into the lining.
    fill(panel(850, 1800, 0.9, 90), "#564263") +
    fill(panel(850, 1090, 0.86, 60), "#7a5a6c") +
    fill(panel(920, 1010, 0.3, 40), "#46344f") +
    fill(panel(1150, 1780, 0.8, 80, 0.74), paint.horizon) +
    sheet.clipped(panel(1170, 1762, 0.775, 70, 0.715), beyond) +
    strut(-1) +
    fill(polygon([...edge(-1, 0), ...edge(-1, 76).toReversed()]), blend(paint.body, paint.bodyLight, 0.6)) +
    fill(polygon([...end(0), ...end(76).toReversed()]), blend(paint.skyDim, paint.bodyLight, 0.15)) +
    stroke(polyline(end(0)), paint.sky, 20 * millimetre) +
    stroke(polyline([gate(-0.1, GATE_END, 60), gate(0.1, GATE_END, 60)]), paint.tyre, 26 * millimetre)
  );
}

/** Where a place over the floor of the hold is on the sheet, in millimetres: from its left wall, from its mouth, up. */
export function inHold({ at }: Surface, [right, deep, up]: Place): Point {
  return at(HOLD.to - deep, HOLD.half - right, HOLD.floor + up);
}
