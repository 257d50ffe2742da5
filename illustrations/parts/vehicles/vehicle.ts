import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import type { MoodName } from "#illustrations/kit/mood.ts";
import { hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { carrierFace, lampPlaces } from "./carrierFace.ts";
import { CAST, type Cast, groundShadow } from "./groundShadow.ts";
import { CARRIER, type SidePoint, type VehicleModel, measureAt } from "./models.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { roofFromAbove } from "./roofFromAbove.ts";
import { type Surface, surfaceOf } from "./surface.ts";
import { tailLamp } from "./tailLamp.ts";
import { wheel, wheelCircle } from "./wheels.ts";

export interface VehicleOptions {
  /** The vehicle's own frame, of `frameOf`: its front bumper at 0, driving against `along`. It shows its front and its left side. */
  view: Project;
  mood: MoodName;
  /** Headlamps on. */
  lamps?: boolean;
  /** Direction of its shadow, away from the scene's light; by default to the right. */
  cast?: Cast;
  paint?: Partial<VehiclePaint>;
  /** Seen from well above: its roof in full, with glass and rails. */
  fromAbove?: boolean;
}

/** The people carrier in three-quarter view, true in its measures and in the perspective of the road that it stands on. No maker's marks. */
export function vehicle(
  sheet: Sheet,
  { view, mood, lamps = false, cast = CAST, paint: own, fromAbove = false }: VehicleOptions,
): Drawing {
  const paint = { ...VEHICLE_PAINTS[mood], ...own };
  const surface = surfaceOf(CARRIER, view);
  const glow = lamps
    ? lampPlaces(surface)
        .map((at) =>
          sheet.glow([Math.round(at[0]), Math.round(at[1])], Math.round(420 * surface.millimetre), paint.lampDim, 0.9),
        )
        .join("")
    : "";
  return (
    groundShadow(surface, paint, view, cast) +
    (fromAbove ? roofFromAbove(sheet, surface, paint) : roof(surface, paint)) +
    flank(sheet, surface, paint) +
    sideGlass(sheet, surface, paint) +
    seams(surface, paint) +
    sheet.clipped(polygon(sideOutline(surface)), tailLamp(surface, paint)) +
    wheelsOf(sheet, surface, paint) +
    doorMirror(surface, paint, 1) +
    bow(sheet, surface, paint) +
    screen(sheet, surface, paint) +
    carrierFace(surface, paint) +
    doorMirror(surface, paint, -1) +
    glow
  );
}

/** The outline of the near side. */
export function sideOutline({ model, sideAt, frontAt }: Surface): Point[] {
  const foot = model.nose[0]?.[0] ?? 200;
  const top = model.eaves;
  const edge = shares(22).map((share) => frontAt([-1, mixed(foot, top, share)]));
  const front = measureAt(model.nose, top) + measureAt(model.sweep, top);
  const above = shares(12).map((share): SidePoint => [mixed(front, measureAt(model.tail, top), share), top]);
  const rear = shares(14).map((share): SidePoint => [
    measureAt(model.tail, mixed(top, foot, share)),
    mixed(top, foot, share),
  ]);
  const sill = shares(14).map((share): SidePoint => [
    mixed(measureAt(model.tail, foot), measureAt(model.nose, foot) + measureAt(model.sweep, foot), share),
    foot,
  ]);
  return [
    ...edge,
    ...above.map((point) => sideAt(point)),
    ...rear.map((point) => sideAt(point)),
    ...sill.map((point) => sideAt(point)),
  ];
}

/** The near side in three planes: a shoulder full of sky down to a crease, the door skins, and a sill that turns to the ground and is warmed by it. */
function flank(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { model, side, sideAt } = surface;
  const { belt, length, frontAxle, rearAxle } = model;
  const outline = polygon(sideOutline(surface));
  const reach = length + 300;
  const arch = model.tyre + ARCH;
  const crease = creaseOf(model);
  const foot = model.nose[0]?.[0] ?? 220;
  const hip = mixed(foot, belt, 0.3);
  const fold: SidePoint[] = [
    [60, hip - 60],
    [frontAxle + arch, hip - 16],
    [length * 0.5, hip],
    [rearAxle - arch, hip + 44],
    [reach, hip + 120],
  ];
  const shoulder = side([[60, belt + 60], ...crease, [reach, belt + 60]]);
  const sill = side([...fold, [reach, 100], [60, 100]]);
  const [near, far] = [sideAt([0, 900]), sideAt([length + 200, 900])];
  return (
    // The seams between the faces are closed from below.
    stroke(outline, paint.body, 16 * surface.millimetre) +
    fill(
      outline,
      sheet.linear(
        [
          [0, blend(paint.body, paint.bodyLight, 0.16)],
          [1, blend(paint.body, paint.bodyLight, 0.9)],
        ],
        ...downTheSide(surface, belt - 180, hip),
      ),
    ) +
    sheet.clipped(
      outline,
      fill(
        shoulder,
        sheet.linear(
          [
            [0, paint.sky],
            [1, paint.skyDim],
          ],
          ...downTheSide(surface, belt, belt - 190),
        ),
      ) +
        fill(
          sill,
          sheet.linear(
            [
              [0, blend(paint.body, paint.horizon, 0.36)],
              [1, blend(paint.body, paint.ground, 0.5)],
            ],
            ...downTheSide(surface, hip, foot),
          ),
        ) +
        wing(sheet, surface, paint) +
        fill(
          outline,
          sheet.linear(
            [
              [0, paint.horizon, 0],
              [1, paint.horizon, 0.42],
            ],
            [Math.round(mixed(near[0], far[0], 0.45)), 0],
            [Math.round(far[0]), 0],
          ),
        ) +
        upperBand(surface, paint) +
        fill(
          [frontAxle, rearAxle]
            .map((axle) => polygon(wheelCircle(surface, axle, -surface.halfAt(axle, 600), arch)))
            .join(""),
          paint.tyre,
        ),
    ) +
    stroke(
      [frontAxle, rearAxle].map((axle) => archLine(surface, axle, arch)).join(""),
      paint.skyDim,
      10 * surface.millimetre,
      0.7,
    )
  );
}

/** How far the arches stand off the tyres, in millimetres. */
const ARCH = 46;

/** The crease under the windows, from the lamp to the tail. */
function creaseOf({ belt, frontAxle, length }: VehicleModel): SidePoint[] {
  return [
    [60, belt - 290],
    [420, belt - 262],
    [frontAxle + 600, belt - 190],
    [length * 0.6, belt - 166],
    [length - 120, belt - 150],
    [length + 300, belt - 146],
  ];
}

/** A gradient's way between two heights of the near side, square to its lines, which slope on the sheet. */
export function downTheSide({ model, sideAt }: Surface, from: number, to: number): [Point, Point] {
  const middle = model.length * 0.5;
  const [start, end] = [sideAt([middle, from]), sideAt([middle, to])];
  const [front, rear] = [sideAt([model.frontAxle, (from + to) / 2]), sideAt([model.rearAxle, (from + to) / 2])];
  const long = Math.hypot(rear[0] - front[0], rear[1] - front[1]);
  const down: Point = [(front[1] - rear[1]) / long, (rear[0] - front[0]) / long];
  const tall = (end[0] - start[0]) * down[0] + (end[1] - start[1]) * down[1];
  return [rounded(start), rounded([start[0] + down[0] * tall, start[1] + down[1] * tall])];
}

/** Ahead of the wheel the flank turns into the lit front: without this it ends there like a plate. */
function wing(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { model, side, sideAt, frontAt } = surface;
  const { belt, frontAxle, tyre } = model;
  const lit = cornerLight(paint);
  const foot = model.nose[0]?.[0] ?? 220;
  const fold = mixed(foot, model.bonnet[0], 0.5);
  const turned = fill(
    side([
      [60, 180],
      [60, belt - 290],
      [420, belt - 262],
      [frontAxle + 300, belt - 224],
      [frontAxle + 300, 180],
    ]),
    sheet.linear(
      [
        [0, lit],
        [0.3, lit, 0.8],
        [1, lit, 0],
      ],
      rounded(frontAt([-1, 500])),
      rounded(sideAt([frontAxle + tyre * 0.6, 500])),
    ),
  );
  return (
    turned +
    fill(
      side([
        [60, fold],
        [frontAxle, fold - 40],
        [frontAxle, 100],
        [60, 100],
      ]),
      paint.body,
      0.2,
    )
  );
}

/** The near part of the front, which faces the light. */
function noseLight(paint: VehiclePaint): string {
  return blend(paint.bodyLight, paint.skyDim, 0.6);
}

/** Where the front turns into the flank. */
function cornerLight(paint: VehiclePaint): string {
  return blend(paint.bodyLight, noseLight(paint), 0.75);
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** The wall above the windows: a lit shoulder over a crease, then the darker wall. */
function upperBand(surface: Surface, paint: VehiclePaint): Drawing {
  const { glassTop, eaves, length } = surface.model;
  const crease = mixed(glassTop, eaves, 0.46);
  const band = (from: number, to: number) =>
    surface.side([
      [900, from],
      [900, to],
      [length, to],
      [length, from],
    ]);
  return (
    fill(band(glassTop + 20, crease), paint.bodyLight, 0.8) +
    fill(band(crease, eaves + 60), paint.skyDim, 0.75) +
    fill(band(crease - 12, crease + 12), blend(paint.skyDim, paint.sky, 0.5), 0.8)
  );
}

function archLine(surface: Surface, axle: number, radius: number): Path {
  const half = surface.halfAt(axle, 600);
  const points = shares(16).map((share) => {
    const angle = share * Math.PI;
    return surface.at(axle - Math.cos(angle) * radius, -half, surface.model.tyre + Math.sin(angle) * radius);
  });
  return polyline(points);
}

function sideGlass(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { model, side, sideLine } = surface;
  const panes = model.windows.map((pane) => side(pane)).join("");
  const shine = model.windows.map((pane) => {
    const [from, to] = [Math.min(...pane.map(([along]) => along)), Math.max(...pane.map(([along]) => along))];
    return side([
      [mixed(from, to, 0.1), model.belt],
      [mixed(from, to, 0.48), model.glassTop],
      [mixed(from, to, 0.7), model.glassTop],
      [mixed(from, to, 0.34), model.belt],
    ]);
  });
  const sill = model.daylight.slice(0, 1).concat(model.daylight.slice(-2).toReversed());
  const [first, last] = [sill[0] ?? [0, 0], model.daylight.at(-2) ?? [0, 0]];
  return (
    fill(side(model.daylight), paint.horizon) +
    fill(
      panes,
      sheet.linear(
        [
          [0, paint.glassLight],
          [0.5, paint.glassMiddle],
          [1, paint.glass],
        ],
        ...downTheSide(surface, model.glassTop, model.belt),
      ),
    ) +
    sheet.clipped(panes, fill(shine.join(""), paint.glassLight, 0.34)) +
    stroke(
      sideLine([
        [first[0], model.belt - 4],
        [(first[0] + last[0]) / 2, model.belt - 2],
        [last[0], model.belt - 4],
      ]),
      paint.chrome,
      16 * surface.millimetre,
      0.6,
    )
  );
}

function seams(surface: Surface, paint: VehiclePaint): Drawing {
  const { model, sideLine, millimetre } = surface;
  const { belt, frontAxle, doors, slidingRail } = model;
  const [arch, first = 0] = [model.tyre + ARCH, doors[0]];
  const doorFront = frontAxle + arch + 20;
  const cuts =
    sideLine([
      [doorFront, belt - 10],
      [doorFront - 20, belt - 300],
      [doorFront + 40, 290],
    ]) +
    doors
      .map((along) =>
        sideLine([
          [along, belt],
          [along - 20, 620],
          [along, 300],
        ]),
      )
      .join("");
  const handles = [first - 290, (doors[1] ?? first) - 300].filter(
    (along) => !slidingRail || along < first || along - first < 400,
  );
  const bars = (model.slidingRail ? [first - 290, first + 110] : handles)
    .map((along) =>
      surface.side([
        [along, belt - 214],
        [along, belt - 184],
        [along + 200, belt - 180],
        [along + 200, belt - 210],
      ]),
    )
    .join("");
  return (
    stroke(cuts, paint.horizon, 10 * millimetre) +
    stroke(sideLine(creaseOf(model).slice(1, -1)), paint.sky, 9 * millimetre, 0.6) +
    stroke(
      sideLine([
        [frontAxle + arch + 80, 300],
        [model.rearAxle - arch - 80, 300],
      ]),
      paint.chromeDim,
      12 * millimetre,
      0.7,
    ) +
    (slidingRail
      ? stroke(
          sideLine([
            [slidingRail[0], belt - 120],
            [slidingRail[1], belt - 128],
          ]),
          paint.horizon,
          22 * millimetre,
        )
      : "") +
    fill(bars, paint.chrome)
  );
}

function wheelsOf(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { rearAxle, frontAxle } = surface.model;
  return wheel(sheet, surface, rearAxle, paint) + wheel(sheet, surface, frontAxle, paint);
}

/** Front and bonnet. */
function bow(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { model, front, frontAt } = surface;
  const foot = model.nose[0]?.[0] ?? 200;
  const [lip, scuttle] = model.bonnet;
  const face = front([
    [-1, foot],
    [-1, lip],
    [1, lip],
    [1, foot],
  ]);
  const bonnet = front([
    [-1, lip],
    [-1, scuttle],
    [1, scuttle],
    [1, lip],
  ]);
  // The front faces the light: a clear step above the flank, darker where it turns under.
  const lit = blend(paint.skyDim, paint.sky, 0.22);
  const nearLit = noseLight(paint);
  const rib = (side: number) =>
    front([
      [side * 0.84, lip + 10],
      [side * 0.66, scuttle],
      [side * 0.56, scuttle],
      [side * 0.68, lip + 6],
    ]);
  return (
    stroke(face, cornerLight(paint), 12 * surface.millimetre) +
    stroke(bonnet, paint.skyDim, 12 * surface.millimetre) +
    fill(
      face,
      sheet.linear(
        [
          [0, lit],
          [0.75, nearLit],
          [1, cornerLight(paint)],
        ],
        frontAt([1, 600]),
        frontAt([-1, 600]),
      ),
    ) +
    sheet.clipped(
      face,
      fill(
        front([
          [-1, lip],
          [-1, lip - 60],
          [0, lip - 34],
          [1, lip - 60],
          [1, lip],
        ]),
        blend(paint.skyDim, paint.sky, 0.34),
      ) +
        // Under the lamps it turns a little to the ground.
        fill(
          front([
            [-1, foot],
            [-1, mixed(foot, lip, 0.5)],
            [-0.7, mixed(foot, lip, 0.4)],
            [0.7, mixed(foot, lip, 0.4)],
            [1, mixed(foot, lip, 0.5)],
            [1, foot],
          ]),
          paint.body,
          0.2,
        ) +
        fill(
          front([
            [-1, foot],
            [-1, foot + 96],
            [0, foot + 70],
            [1, foot + 96],
            [1, foot],
          ]),
          paint.body,
          0.72,
        ),
    ) +
    fill(
      bonnet,
      sheet.linear(
        [
          [0, paint.sky],
          [0.55, blend(paint.sky, paint.skyDim, 0.4)],
          [1, blend(paint.sky, paint.skyDim, 0.72)],
        ],
        frontAt([1, lip]),
        frontAt([-1, scuttle]),
      ),
    ) +
    fill(
      front([
        [-1, lip],
        [-1, scuttle],
        [-0.62, scuttle],
        [-0.8, lip],
      ]),
      blend(paint.skyDim, paint.sky, 0.22),
    ) +
    fill(rib(1) + rib(-1), paint.bodyLight, 0.4) +
    fill(
      front([
        [0.1, lip],
        [0.06, scuttle],
        [0.44, scuttle],
        [0.5, lip],
      ]),
      paint.sky,
      0.5,
    )
  );
}

function screen(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { model, front, frontAt, frontLine, millimetre } = surface;
  const [foot, top] = model.screen;
  const crown = model.eaves;
  const glass = front([
    [-0.93, foot],
    [-0.9, top],
    [0.9, top],
    [0.93, foot],
  ]);
  return (
    fill(
      front([
        [-1, foot - 26],
        [-1, crown],
        [1, crown],
        [1, foot - 26],
      ]),
      paint.horizon,
    ) +
    fill(
      glass,
      sheet.linear(
        [
          [0, paint.glassLight],
          [0.45, paint.glassMiddle],
          [1, paint.glass],
        ],
        frontAt([0.4, top]),
        frontAt([-0.2, foot]),
      ),
    ) +
    sheet.clipped(
      glass,
      fill(
        front([
          [0.2, foot],
          [0.5, top],
          [0.8, top],
          [0.5, foot],
        ]),
        paint.glassLight,
        0.42,
      ) +
        fill(
          front([
            [-0.3, foot],
            [0.06, top],
            [0.16, top],
            [-0.2, foot],
          ]),
          paint.glassLight,
          0.3,
        ) +
        fill(
          front([
            [-1, foot],
            [-1, foot + 50],
            [1, foot + 50],
            [1, foot],
          ]),
          paint.horizon,
          0.75,
        ),
    ) +
    stroke(
      frontLine([
        [-0.985, foot],
        [-0.985, crown],
      ]),
      paint.sky,
      16 * millimetre,
      0.8,
    ) +
    stroke(
      frontLine([
        [-0.6, foot + 20],
        [0.1, foot + 30],
      ]) +
        frontLine([
          [0, foot + 16],
          [0.66, foot + 26],
        ]),
      paint.horizon,
      16 * millimetre,
    )
  );
}

/** Visible part of the roof: a sliver, or all of it from above. */
export function roof(surface: Surface, paint: VehiclePaint): Drawing {
  const { model, at, frontAt } = surface;
  const line = roofRun(model);
  const near = line.map(([along, up]) => at(along, -surface.halfAt(along, up), up));
  const crest = line.map(([along, up]) => at(along, 0, up + 24));
  const far = line.map(([along, up]) => at(along, surface.halfAt(along, up) * 0.94, up));
  const brow = shares(9).map((share) => frontAt([1 - share * 2, model.eaves]));
  return (
    fill(hull([...brow, ...near, ...crest, ...far]), paint.skyDim) +
    fill(hull([...brow.slice(1, 6), ...crest.slice(0, -1)]), paint.sky, 0.55)
  );
}

function roofRun(model: VehicleModel): SidePoint[] {
  const front = measureAt(model.nose, model.eaves) + measureAt(model.sweep, model.eaves);
  const end = measureAt(model.tail, model.eaves) - 60;
  return shares(8).map((share): SidePoint => [
    mixed(front, end, share),
    mixed(model.eaves, model.height - 12, Math.sin(share * Math.PI) ** 0.5),
  ]);
}

/** The mirror on a door, the near one at -1: a housing with depth on a short arm, its top in the sky's light. The bonnet and the screen hide the foot of the far one. */
export function doorMirror({ model, at, halfAt }: Surface, paint: VehiclePaint, side: 1 | -1): Drawing {
  const { along, tall } = model.mirror;
  const up = model.belt + 30;
  const deep = 40 + tall * 0.36;
  const half = halfAt(along, up);
  // A face of the housing, drawn in towards the front, from one share of its height to another.
  const face = (back: number, drawn: number, from: number, to: number) =>
    [
      [half + 46 + drawn, from],
      [half + 196 - drawn, from],
      [half + 226 - drawn, mixed(from, to, 0.3)],
      [half + 224 - drawn, mixed(from, to, 0.74)],
      [half + 186 - drawn, to],
      [half + 84 + drawn, to * 0.98],
      [half + 42 + drawn, mixed(from, to, 0.7)],
    ].map(([across = 0, share = 0]): Point => at(along + back, side * across, up + tall * (0.06 + share * 0.94)));
  const housing = (from: number, to: number) => hull([...face(0, 34, from, to * 0.96), ...face(deep, 0, from, to)]);
  const arm = hull(
    [along + 40, along + deep].flatMap((place) => [
      at(place, side * (half - 60), up - 20),
      at(place, side * (half + 110), up + 4),
      at(place, side * (half + 110), up + 50),
      at(place, side * (half - 60), up + 40),
    ]),
  );
  return (
    fill(arm, paint.horizon) +
    fill(housing(0, 1), side < 0 ? paint.bodyLight : paint.body) +
    fill(housing(0.56, 1), paint.skyDim) +
    fill(hull(face(0, 40, 0.5, 0.9)), blend(paint.skyDim, paint.sky, side < 0 ? 0.35 : 0.1))
  );
}
