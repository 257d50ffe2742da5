import { metreAt, type Place, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { onDrum, type RuinedMill, ruinedMill, ruinedMillShade } from "./ruinedMill.ts";

/** A stone mill in metres, 10 m high. */
export interface ThatchedMill {
  camera: Project;
  right: number;
  away: number;
  /** Turn from which the sun shines: 0 is towards us, -90 to the left. */
  sun: number;
}

const DRUM = {
  radius: 3.1,
  taper: 0.08,
  tops: [
    [-180, 6.2],
    [180, 6.2],
  ],
  door: { turn: 14, half: 10, high: 2.1 },
  seed: 6,
} as const;
const drumOf = (mill: ThatchedMill): RuinedMill => ({ ...DRUM, ...mill });
/** How thick a line is where the mill stands, of one that is a unit thick at 50 units a metre. */
const unitOf = ({ camera, right, away }: ThatchedMill): number => metreAt(camera, [right, away, 0]) / 50;

/** What its drum keeps from the sun on the ground, for each metre of height `long` metres. */
export function thatchedMillShade(mill: ThatchedMill, long: number): Path {
  return ruinedMillShade(drumOf(mill), long);
}

/** Where its wheel is: before the drum, its axle to the left and towards us. */
const WHEEL = { faces: -36, out: 4, up: 6.9, reach: 4.7, spin: 8, count: 10 } as const;
/** The spars whose cloth is set; on the others it is rolled up. */
const CLOTHS = [0, 1, 2, 4, 5, 6, 8, 9] as const;

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** A place in the plane of the wheel, by angle and share of a spar. */
function wheelPlace({ right, away }: ThatchedMill, angle: number, share: number, out: number = WHEEL.out): Place {
  const turn = radians(WHEEL.faces);
  const [across, up] = [Math.cos(radians(angle)), Math.sin(radians(angle))].map((part) => part * WHEEL.reach * share);
  return [
    right + Math.sin(turn) * out + Math.cos(turn) * (across ?? 0),
    away - Math.cos(turn) * out + Math.sin(turn) * (across ?? 0),
    WHEEL.up + (up ?? 0),
  ];
}

const sparAngle = (index: number): number => WHEEL.spin + (index * 360) / WHEEL.count;

/** A cloth between its spar and the next: its edges sag inwards. */
function clothPlaces(mill: ThatchedMill, index: number): Place[] {
  const angle = sparAngle(index);
  const spar = [0.16, 0.4, 0.7, 0.97].map((share) => wheelPlace(mill, angle, share));
  const leech = [0.25, 0.5, 0.75, 1].map((share) =>
    wheelPlace(mill, angle + 30 * share, mixed(0.97, 0.82, share) - Math.sin(share * Math.PI) * 0.04),
  );
  const foot = [0.66, 0.5, 0.36, 0.24].map((share, step) =>
    wheelPlace(mill, angle + ([28, 25, 20, 12][step] ?? 0), share),
  );
  return [...spar, ...leech, ...foot];
}

/** The hollow of a cloth along its spar, which is turned from the light. */
function hollowPlaces(mill: ThatchedMill, index: number): Place[] {
  const angle = sparAngle(index);
  const belly = shares(9).map((share) =>
    wheelPlace(mill, angle + Math.sin(share * Math.PI) * 11, mixed(0.97, 0.16, share)),
  );
  return [wheelPlace(mill, angle, 0.16), wheelPlace(mill, angle, 0.97), ...belly];
}

/** Where the shadow of a place falls on the lit side of the drum. */
function shadowOnDrum(mill: ThatchedMill, [right, away, up]: Place): Point {
  const [dx, dz] = [-Math.sin(radians(mill.sun)), Math.cos(radians(mill.sun))];
  const [px, pz] = [right - mill.right, away - mill.away];
  const along = px * dx + pz * dz;
  const girth = DRUM.radius - DRUM.taper * 4.5;
  const way = -along - Math.sqrt(Math.max(0, along ** 2 - (px ** 2 + pz ** 2 - girth ** 2)));
  return onDrum(drumOf(mill), (Math.atan2(px + dx * way, -(pz + dz * way)) / Math.PI) * 180, up - way * 0.5);
}

/** A mill of field stone under a cone of straw, ten spars to its wheel, eight of them under sail; its door on the side of the shade, a lamp behind its window. */
export function thatchedMill(sheet: Sheet, mill: ThatchedMill): Drawing {
  const turns = shares(31).map((share) => mixed(-78, 104, share));
  const face = polygon([
    ...turns.map((turn) => onDrum(drumOf(mill), turn, 0)),
    ...turns.toReversed().map((turn) => onDrum(drumOf(mill), turn, 6.2)),
  ]);
  const lit = polygon([
    ...[0, 2, 4, 6.3].map((up) => onDrum(drumOf(mill), -100, up)),
    ...[6.3, 4, 2, 0].map((up) => onDrum(drumOf(mill), mill.sun + 88, up)),
  ]);
  const cast = CLOTHS.map((index) => polygon(clothPlaces(mill, index).map((spot) => shadowOnDrum(mill, spot))));
  const eaves = polygon([
    ...turns.map((turn) => onDrum(drumOf(mill), turn, 6.3)),
    ...turns.toReversed().map((turn) => onDrum(drumOf(mill), turn, 5.7)),
  ]);
  const window = (grow: number) =>
    polygon(
      [
        [20 - grow, 3.9 - grow * 0.05],
        [29 + grow, 3.9 - grow * 0.05],
        [29 + grow, 4.8 + grow * 0.05],
        [20 - grow, 4.8 + grow * 0.05],
      ].map(([turn = 0, up = 0]) => onDrum(drumOf(mill), turn, up)),
    );
  return (
    ruinedMill(sheet, drumOf(mill)) +
    sheet.clipped(face, sheet.clipped(lit, fill(cast.join(""), "#8a4f68", 0.62)) + fill(eaves, "#4a2e58", 0.6)) +
    doorBoards(mill) +
    fill(window(3), "#9a7890") +
    fill(window(0), "#ffce7c") +
    stroke(
      polyline([onDrum(drumOf(mill), 24.5, 3.9), onDrum(drumOf(mill), 24.5, 4.8)]) +
        polyline([onDrum(drumOf(mill), 20, 4.4), onDrum(drumOf(mill), 29, 4.4)]),
      "#6a4068",
      2.4 * unitOf(mill),
    ) +
    thatch(mill) +
    wheel(mill)
  );
}

/** The leaf of its door, set back in the arch. */
function doorBoards(mill: ThatchedMill): Drawing {
  const unit = unitOf(mill);
  const { turn, half } = DRUM.door;
  const at = (share: number, up: number) => onDrum(drumOf(mill), turn + half * share, up);
  const leaf = polygon([
    at(-0.94, 0),
    ...shares(9).map((share) => at(-0.94 + share * 1.5, 1.5 + Math.sin(share * Math.PI * 0.82) * 0.44)),
    at(0.56, 0),
  ]);
  const joints = [-0.6, -0.2, 0.2].map((share) => polyline([at(share, 0), at(share, 1.84)]));
  return (
    fill(leaf, "#3f5f92") +
    stroke(joints.join(""), "#2b3f6e", 2 * unit) +
    fill(disc(...at(0.36, 0.95), 2.6 * unit), "#ffd98f")
  );
}

/** A cone of straw in three layers, their ragged ends over one another. */
function thatch(mill: ThatchedMill): Drawing {
  const unit = unitOf(mill);
  const random = randomOf(5);
  const apex = 9.5;
  const ring = (turn: number, share: number): Point => {
    const reach = mixed(3.25, 0.12, share);
    return onDrum(
      drumOf(mill),
      turn,
      mixed(6, apex, share),
      reach - (DRUM.radius - DRUM.taper * mixed(6, apex, share)),
    );
  };
  const edge = mill.sun + 96;
  const parts = [
    [-104, -64, "#f2b878"],
    [-64, edge - 34, "#e2a068"],
    [edge - 34, edge, "#c98258"],
    [edge, edge + 44, "#85506a"],
    [edge + 44, 100, "#6a4068"],
  ] as const;
  const layers = [0, 0.36, 0.68].map((low, layer) =>
    parts
      .map(([from, to, colour]) => {
        const turns = shares(13).map((share) => mixed(from, to, share));
        return fill(
          polygon([
            ...turns.map((turn) => ring(turn, 1)),
            ...turns.toReversed().map((turn) => ring(turn, low - random.between(0, 0.035))),
          ]),
          layer % 2 ? blend(colour, "#ffe0b0", 0.1) : colour,
        );
      })
      .join(""),
  );
  const strawsOf = (inShade: boolean) =>
    counted(60)
      .map(() => {
        const [turn, low] = [inShade ? random.between(edge, 84) : random.between(-60, edge), random.between(0, 0.86)];
        return polyline([ring(turn, low), ring(turn, low + random.between(0.05, 0.14))]);
      })
      .join("");
  const under = [0.36, 0.68].map((low) => polyline(shares(30).map((share) => ring(mixed(-66, 90, share), low - 0.03))));
  return (
    fill(polygon(shares(30).map((share) => ring(share * 360, 0.01))), "#3f2850") +
    layers[0] +
    stroke(under[0] ?? "", "#5a3450", 4 * unit, 0.6) +
    layers[1] +
    stroke(under[1] ?? "", "#5a3450", 3 * unit, 0.6) +
    layers[2] +
    stroke(strawsOf(false), "#a8643f", 1.8 * unit, 0.8) +
    stroke(strawsOf(true), "#4a2c52", 1.8 * unit, 0.8)
  );
}

/** Cloths, spars, the ropes between their tips and from the bowsprit, the axle and its hub. */
function wheel(mill: ThatchedMill): Drawing {
  const unit = unitOf(mill);
  const at = (angle: number, share: number, out?: number) => mill.camera(wheelPlace(mill, angle, share, out));
  const [hub, nose, socket] = [at(0, 0), at(0, 0, WHEEL.out + 2), at(0, 0, 2.2)];
  const tips = counted(WHEEL.count).map((index) => at(sparAngle(index), 0.97));
  const cloths = CLOTHS.map((index) => {
    const low = Math.sin(radians(sparAngle(index) + 16)) < -0.3;
    return (
      fill(polygon(clothPlaces(mill, index).map(mill.camera)), low ? "#f2cba4" : "#fff1d6") +
      fill(polygon(hollowPlaces(mill, index).map(mill.camera)), low ? "#b98f9e" : "#e6bfae")
    );
  });
  const spars = tips.map((_, index) => timber(hub, at(sparAngle(index), 1), 7 * unit));
  const rolls = counted(WHEEL.count)
    .filter((index) => !CLOTHS.some((set) => set === index))
    .map((index) => {
      const angle = sparAngle(index);
      const outline = [
        [2, 0.2],
        [5, 0.36],
        [2.6, 0.92],
        [-2, 0.92],
        [-4, 0.36],
      ].map(([aside = 0, share = 0]) => at(angle + aside, share));
      const ties = [0.36, 0.54, 0.74].map((share) =>
        polyline([at(angle - 2 / share, share), at(angle + 2 / share, share)]),
      );
      return fill(polygon(outline), "#f6d9b6") + stroke(ties.join(""), "#7a4a54", 3 * unit);
    });
  return (
    timber(socket, hub, 22 * unit) +
    stroke(polygon(tips), "#54334c", 1.6 * unit) +
    cloths.join("") +
    spars.join("") +
    rolls.join("") +
    stroke(tips.map((tip) => polyline([nose, tip])).join(""), "#6a4658", 1.1 * unit) +
    timber(hub, nose, 9 * unit) +
    fill(disc(hub[0], hub[1], 17 * unit), "#54334c") +
    fill(disc(hub[0] - 3 * unit, hub[1] - 3 * unit, 11 * unit), "#c98a5a")
  );
}

/** A round timber, its upper side in the light. */
function timber(from: Point, to: Point, thick: number): Drawing {
  const lit = [from, to].map(([x, y]): Point => [x - thick * 0.12, y - thick * 0.22]);
  return stroke(polyline([from, to]), "#54334c", thick) + stroke(polyline(lit), "#c98a5a", thick * 0.33);
}
