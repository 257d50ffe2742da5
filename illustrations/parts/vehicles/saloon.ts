import type { Project, Standing } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { hull } from "#illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";
import { saloonFront } from "./saloonFront.ts";
import {
  circle,
  edgeAt,
  FRONT_AXLE,
  LENGTH,
  onBonnet,
  onBoot,
  onCabin,
  onRoof,
  onScreen,
  onSide,
  railAt,
  REAR_AXLE,
  Sight,
  skin,
  type Spot,
  TYRE,
  type Workshop,
} from "./saloonShape.ts";
import { saloonWheel } from "./saloonWheel.ts";

export interface Saloon {
  camera: Project;
  /** Its front bumper; it drives against `along`, and shows its front and its left side. */
  standing: Standing;
  /** Height of the camera, in metres. */
  eye: number;
  paint: VehiclePaint;
  /** What is seen in a direction (right, away, up), for all that the paint mirrors; `along` is the place on the car, from 0 at its nose to 1. */
  world: (direction: Spot, along: number) => string;
  /** As its image on wet ground. */
  upside?: boolean;
}

/** A long saloon seen from near: a body bent in three directions, whose paint mirrors what stands about it. No maker's marks. */
export function saloon(sheet: Sheet, { camera, standing, eye, paint, world, upside = false }: Saloon): Drawing {
  const sight = new Sight(camera, standing, eye, upside);
  const painted: Workshop["painted"] = (pieces, spot, flip = 1) =>
    sight.face(
      pieces,
      spot,
      (mirrored, [right, away, up], facing, [along]) => {
        const strength = within(0.3 + 0.7 * (1 - facing) ** 1.7);
        // The sun lies on what is turned to the left of the sheet.
        const sun = within(-right * 0.85 - away * 0.1 + up * 0.3) ** 1.5;
        const lit = blend(paint.body, paint.ground, sun * 0.9);
        return stepped(blend(lit, world(mirrored, along / LENGTH), strength));
      },
      flip,
    );
  const shop: Workshop = { sheet, sight, paint, painted };
  const roof = (flip: 1 | -1) =>
    painted([16, 60], (column, row) => onRoof(mixed(1, -1, column), mixed(2360, 4470, row)), flip);
  return (
    underneath(shop) +
    farMirror(shop) +
    painted([24, 24], (column, row) => onBoot(mixed(1, -1, column), row), upside ? 1 : -1) +
    // The sun along its far edge parts it from what lies behind.
    (upside ? "" : stroke(sight.line(lid(-0.9, 0.05, 0.98)), paint.sky, 7 * sight.scale([5000, 0, 1000]), 0.9)) +
    // First from within, so that the far part closes its outline, then what turns to the eye.
    roof(1) +
    (upside ? "" : roof(-1)) +
    painted([70, 12], (column, row) => {
      const along = mixed(1640, 4462, column);
      return onCabin(along, mixed(edgeAt(along) - 6, railAt(along), row));
    }) +
    glasshouse(shop) +
    painted(upside ? [80, 36] : [220, 150], (column, row) =>
      skin(column < 0.45 ? mixed(-1, 1, column / 0.45) : mixed(1, 2.6, (column - 0.45) / 0.55), row),
    ) +
    painted([44, 40], (column, row) => onBonnet(mixed(-1, 1, column), row)) +
    arches(shop) +
    saloonWheel(shop, REAR_AXLE) +
    saloonWheel(shop, FRONT_AXLE) +
    sideLines(shop) +
    tailLamp(shop) +
    saloonFront(shop) +
    nearMirror(shop)
  );
}

/** Fewer tones, so that pieces of one tone are one path. */
function stepped(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((start) =>
    Math.min(255, Math.round(Number.parseInt(colour.slice(start, start + 2), 16) / 5) * 5),
  );
  return `#${[r, g, b].map((value) => (value ?? 0).toString(16).padStart(2, "0")).join("")}`;
}

/** The dark under the floor, and the far wheels in it. */
function underneath({ sight, paint }: Workshop): Drawing {
  // Of its image only the far front wheel comes out from under the body.
  const far = (sight.upside ? [FRONT_AXLE] : [FRONT_AXLE, REAR_AXLE])
    .map((axle) => hull([620, 900].flatMap((across) => circle(axle, across, TYRE).map((spot) => sight.at(spot)))))
    .join("");
  const near = [FRONT_AXLE, REAR_AXLE]
    .map((axle) => hull([-900, -660].flatMap((across) => circle(axle, across, TYRE).map((spot) => sight.at(spot)))))
    .join("");
  const floor = [200, 330].flatMap((up) =>
    [-1, 1].flatMap((side) => [330, 4760].map((along): Point => sight.at([along, side * 780, up]))),
  );
  return fill(far + near + hull(floor), paint.tyre);
}

/** Dark openings over the wheels, their edges rolled outwards into the light. */
function arches({ sight, paint }: Workshop): Drawing {
  const edge = (axle: number, radius: number, from: number, to: number) =>
    counted(33).map((step): Spot => {
      const angle = mixed(from, to, step / 32);
      const [along, up] = [axle - Math.cos(angle) * radius, TYRE + Math.sin(angle) * radius];
      return onSide(along, Math.max(up, 206), 2);
    });
  const scale = sight.scale([2500, -900, 600]);
  const axles = [FRONT_AXLE, REAR_AXLE];
  return (
    fill(axles.map((axle) => sight.path(edge(axle, TYRE + 38, -0.42, Math.PI + 0.42))).join(""), paint.horizon) +
    stroke(
      axles.map((axle) => sight.line(edge(axle, TYRE + 48, -0.36, Math.PI + 0.36))).join(""),
      blend(paint.body, paint.skyDim, 0.75),
      17 * scale,
    ) +
    stroke(
      axles.map((axle) => sight.line(edge(axle, TYRE + 54, 0.9, Math.PI - 0.7))).join(""),
      paint.sky,
      6 * scale,
      0.8,
    )
  );
}

/** A pane of the near or far side, from its front to its rear edge. */
function pane(from: number, to: number, side: -1 | 1 = -1, rake = 26): Spot[] {
  const low = (along: number) => edgeAt(along) + 24;
  const high = (along: number) => Math.max(low(along), railAt(along) - 50);
  return [
    ...counted(15)
      .map((step) => mixed(from, to, step / 14))
      .map((along) => onCabin(along, low(along), side)),
    ...counted(25)
      .map((step) => mixed(to + rake, from + rake * (from > 2000 ? 1 : 0), step / 24))
      .map((along) => onCabin(along, high(along), side)),
  ];
}

function panes(side: -1 | 1): readonly (readonly Spot[])[] {
  const quarter = [
    ...counted(7)
      .map((step) => mixed(3940, 4150, step / 6))
      .map((along) => onCabin(along, edgeAt(along) + 26, side)),
    onCabin(4184, 1050, side),
    onCabin(4188, 1076, side),
    onCabin(4130, 1160, side),
    ...counted(7)
      .map((step) => mixed(4076, 3962, step / 6))
      .map((along) => onCabin(along, railAt(along) - 50, side)),
  ];
  return [pane(1786, 2790, side), pane(2880, 3866, side), quarter];
}

/** The bright line about the side windows, which closes before the broad rear pillar. */
function windowLine(low: number, high: number): Spot[] {
  return [
    ...counted(40)
      .map((step) => mixed(1724, 4170, step / 39))
      .map((along) => onCabin(along, edgeAt(along) + low)),
    onCabin(4206, 1046),
    onCabin(4216, 1072),
    onCabin(4156, 1164),
    ...counted(50)
      .map((step) => mixed(4092, 1740, step / 49))
      .map((along) => onCabin(along, railAt(along) - high)),
  ];
}

/** Screen and side windows: what is in the cabin and behind it, then what the glass mirrors. */
function glasshouse({ sheet, sight, paint }: Workshop): Drawing {
  const scale = sight.scale([2500, -700, 1200]);
  const near = panes(-1).map((one) => sight.path(one));
  const row = (from: number, to: number, high: number) =>
    counted(25).map((step) => onScreen(mixed(from, to, step / 24), high));
  const screen = sight.path([...row(-0.95, 0.95, 0.03), ...row(0.955, -0.955, 0.97)]);
  const frame = sight.path([...row(-1, 1, 0), ...row(1, -1, 1)]);
  const band = windowLine(4, 34);
  const [low, high] = [sight.at(onScreen(0, 0)), sight.at(onScreen(-0.4, 1))].map(([x, y]): Point => [
    Math.round(x),
    Math.round(y),
  ]);
  const beam = (from: number, wide: number) =>
    sight.path([
      onScreen(from, 0),
      onScreen(from - 0.42, 1),
      onScreen(from - 0.42 - wide, 1),
      onScreen(from - wide, 0),
    ]);
  const slash = (from: number, wide: number) =>
    sight.path([
      onCabin(from, edgeAt(from)),
      onCabin(from + wide, edgeAt(from)),
      onCabin(from + wide + 300, 1440),
      onCabin(from + 300, 1440),
    ]);
  const land = sight.path([
    ...counted(41).map((step): Spot => {
      const along = mixed(1700, 4240, step / 40);
      return onCabin(along, edgeAt(along) + 74 + 34 * Math.sin(along / 290) * Math.sin(along / 610 + 0.4));
    }),
    onCabin(4240, 960),
    onCabin(1700, 940),
  ]);
  return (
    fill(frame + sight.path(band), paint.horizon) +
    sheet.clipped(near.join("") + screen, inside({ sheet, sight, paint })) +
    sheet.clipped(
      screen,
      fill(
        frame,
        sheet.linear(
          [
            [0, paint.glassMiddle, 0],
            [0.4, paint.glassMiddle, 0.6],
            [1, paint.glassMiddle, 1],
          ],
          low ?? [0, 0],
          high ?? [0, 1],
        ),
      ) + fill(beam(0.34, 0.34) + beam(-0.12, 0.07), paint.glassLight, 0.42),
    ) +
    // The side windows keep the sky, and under it a dark line of land.
    sheet.clipped(
      near.join(""),
      fill(
        sight.path(band),
        sheet.linear(
          [
            [0, paint.glassMiddle, 0.95],
            [0.5, paint.glassMiddle, 0.5],
            [1, paint.glassLight, 0.75],
          ],
          whole(sight.at(onCabin(2900, 1430))),
          whole(sight.at(onCabin(2900, 1010))),
        ),
      ) +
        fill(land, paint.glass) +
        fill(slash(2180, 190) + slash(2440, 50) + slash(3160, 230), paint.glassLight, 0.24),
    ) +
    stroke(
      sight.line([onScreen(0.985, 0), onScreen(0.985, 0.5), onScreen(0.985, 1)]),
      blend(paint.skyDim, paint.sky, 0.35),
      30 * scale,
    ) +
    stroke(sight.line(windowLine(8, 34)), paint.chrome, 12 * scale) +
    // Wipers at rest along the foot of the screen.
    stroke(
      sight.line([onScreen(0.74, 0.03), onScreen(0.3, 0.06), onScreen(-0.12, 0.09)]) +
        sight.line([onScreen(0.02, 0.02), onScreen(-0.4, 0.05), onScreen(-0.76, 0.09)]),
      paint.tyre,
      15 * scale,
    )
  );
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** The dark of the cabin behind tinted glass: the dashboard and the wheel, and nobody yet. */
function inside({ sight, paint }: Omit<Workshop, "painted">): Drawing {
  const all = (spots: readonly Spot[]) => hull(spots.map((spot) => sight.at(spot)));
  const wheel = counted(36).map((step): Spot => {
    const angle = (step / 36) * Math.PI * 2;
    return [1960 + Math.sin(angle) * 80, -390 + Math.cos(angle) * 190, 960 + Math.sin(angle) * 150];
  });
  const scale = sight.scale([2000, -400, 1000]);
  const dash = all([
    [1500, -700, 940],
    [1500, 700, 940],
    [1800, -760, 1000],
    [1800, 760, 1000],
    [1900, -760, 900],
  ]);
  return (
    fill("M0 0H1600V1200H0Z", paint.glass) +
    fill(dash, paint.horizon) +
    stroke(sight.line([...wheel, ...wheel.slice(0, 1)]), paint.horizon, 34 * scale) +
    stroke(sight.line(wheel.slice(3, 17)), paint.glassMiddle, 8 * scale)
  );
}

/** Gaps of the doors, handles that lie in the skin, the bright strip over the sill. */
function sideLines({ sight, paint }: Workshop): Drawing {
  const scale = sight.scale([2500, -950, 700]);
  const gap = (spots: readonly (readonly [number, number])[]) =>
    counted(spots.length - 1)
      .flatMap((index) => {
        const [from, to] = [spots[index] ?? [0, 0], spots[index + 1] ?? [0, 0]];
        return counted(9).map((step) => onSide(mixed(from[0], to[0], step / 9), mixed(from[1], to[1], step / 9), 2));
      })
      .concat(spots.slice(-1).map(([along, up]) => onSide(along, up, 2)));
  const gaps = [
    gap([
      [1680, 956],
      [1626, 860],
      [1590, 700],
      [1580, 480],
      [1556, 300],
    ]),
    gap([
      [2836, 990],
      [2830, 700],
      [2800, 300],
    ]),
    gap([
      [3900, 1004],
      [3906, 900],
      [3850, 780],
      [3700, 660],
      [3620, 500],
      [3560, 300],
    ]),
    gap([
      [1400, 300],
      [2400, 296],
      [3640, 300],
    ]),
  ];
  const bar = (along: number, low: number, high: number, by: number) =>
    sight.path([
      onSide(along, low, by),
      onSide(along + 14, high, by),
      onSide(along + 240, high + 4, by),
      onSide(along + 254, low + 4, by),
    ]);
  const handles = [2550, 3580];
  const strip = counted(20).map((step) => mixed(1400, 3660, step / 19));
  return (
    stroke(gaps.map((one) => sight.line(one)).join(""), paint.horizon, 8 * scale) +
    stroke(
      gaps
        .slice(0, 3)
        .map((one) => sight.line(one.map(([along, across, up]): Spot => [along + 11, across, up])))
        .join(""),
      paint.skyDim,
      4 * scale,
      0.6,
    ) +
    // The light along the shoulder, and the fainter one along the crease over the sill.
    fill(
      sight.path([
        ...counted(60).map((step) => skin(mixed(0.985, 1.99, step / 59), 0.915)),
        ...counted(60).map((step) =>
          skin(mixed(1.99, 0.985, step / 59), 0.915 + 0.024 * Math.sin((Math.PI * step) / 59) ** 0.5),
        ),
      ]),
      paint.sky,
      0.85,
    ) +
    stroke(
      sight.line(counted(40).map((step) => skin(mixed(1.28, 1.68, step / 39), 0.24))),
      paint.skyDim,
      8 * scale,
      0.7,
    ) +
    // Handles flush with the skin: a shut line, and their bright lower edge.
    fill(handles.map((along) => bar(along - 7, 847, 889, 2)).join(""), paint.horizon, 0.8) +
    fill(handles.map((along) => bar(along, 854, 882, 3)).join(""), blend(paint.body, paint.skyDim, 0.8)) +
    fill(handles.map((along) => bar(along + 4, 856, 866, 4)).join(""), paint.chrome) +
    stroke(sight.line(strip.map((along) => onSide(along, 262, 4))), paint.chromeDim, 14 * scale) +
    stroke(sight.line(strip.map((along) => onSide(along, 267, 5))), paint.chrome, 6 * scale)
  );
}

/** A line along the boot lid. */
function lid(across: number, from: number, to: number): Spot[] {
  return counted(16).map((step) => onBoot(across, mixed(from, to, step / 15)));
}

/** The edge of the boot lid, and the lamp that wraps round the corner under it, its point towards the wheel. */
function tailLamp({ sight, paint }: Workshop): Drawing {
  const scale = sight.scale([5000, -900, 900]);
  const part = (low: number, high: number, from: number) =>
    sight.path([
      skin(from, mixed(low, high, 0.7)),
      ...counted(9).map((step) => skin(mixed(from + 0.02, 2.34, step / 8), high)),
      ...counted(9).map((step) => skin(mixed(2.34, from + 0.05, step / 8), low)),
    ]);
  return (
    (sight.upside ? "" : stroke(sight.line(lid(0.93, 0.02, 0.94)), paint.horizon, 7 * scale, 0.8)) +
    fill(part(0.72, 0.9, 1.86), paint.horizon) +
    fill(part(0.735, 0.89, 1.87), paint.tailDim) +
    fill(part(0.8, 0.878, 1.885), paint.tail) +
    fill(part(0.84, 0.862, 1.89), "#ffd9cc", 0.85) +
    stroke(
      sight.line(counted(9).map((step) => skin(mixed(1.87, 2.34, step / 8), 0.905))),
      paint.chrome,
      6 * scale,
      0.9,
    ) +
    // The bright strip of the sill goes on round the bumper.
    stroke(sight.line(counted(15).map((step) => skin(mixed(1.9, 2.4, step / 14), 0.1))), paint.chrome, 9 * scale)
  );
}

/** A mirror's housing on its foot, its front in the light. */
function mirrorAt({ sight, paint }: Workshop, side: -1 | 1): Drawing {
  const [, aside] = onSide(1790, 950);
  const across = (by: number) => side * (Math.abs(aside) - 60 + by);
  const shell = (grow: number, back: number): Spot[] =>
    counted(24).map((step) => {
      const angle = (step / 24) * Math.PI * 2;
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
      return [
        1770 + back,
        across(172 + round(Math.cos(angle)) * 122 * grow),
        1056 + round(Math.sin(angle)) * 70 * grow,
      ];
    });
  const points = (spots: readonly Spot[]) => spots.map((spot) => sight.at(spot));
  return (
    fill(
      hull(
        points([
          [1740, across(-30), 965],
          [1840, across(-30), 965],
          [1760, across(120), 1000],
          [1820, across(120), 1000],
        ]),
      ),
      paint.horizon,
    ) +
    fill(
      hull(points([...shell(0.74, -58), ...shell(1, 0), ...shell(0.96, 90)])),
      blend(paint.body, paint.bodyLight, 0.7),
    ) +
    fill(
      hull(points([...shell(0.74, -58), ...shell(0.95, -6)])),
      blend(paint.skyDim, paint.sky, side === 1 ? 0.5 : 0.3),
    ) +
    fill(hull(points(shell(0.66, -60).filter(([, , up]) => up > 1066))), paint.sky, 0.75) +
    stroke(
      sight.line([
        [1712, across(70), 1040],
        [1706, across(170), 1036],
        [1714, across(262), 1040],
      ]),
      paint.horizon,
      9 * sight.scale([1770, across(170), 1050]),
      0.8,
    )
  );
}

const nearMirror = (shop: Workshop) => mirrorAt(shop, -1);
const farMirror = (shop: Workshop) => mirrorAt(shop, 1);
