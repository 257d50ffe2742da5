import type { Place, Project } from "#illustrations/kit/camera.ts";
import { metreAt } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A house in metres. It stands on the middle of its front's foot; a positive `turn`, in degrees, turns that front to the left. */
export interface SlopeHouse {
  right: number;
  away: number;
  up: number;
  turn: number;
  width: number;
  depth: number;
  /** Height of its eaves. */
  high: number;
}

export interface SlopeHouseLook {
  /** Colours of its plaster and of its tiles; by default the mood's. */
  wall?: string;
  roof?: string;
  /** Strength of the haze in front of it, from 0 to 1. */
  haze?: number;
  /** Houses that may cast a shadow on it. */
  shadedBy?: readonly SlopeHouse[];
  /** Height of its bare stone; 2.5 by default. */
  stone?: number;
  /** Position of the middle of its door, as a share of the front; 0 for no door. */
  door?: number;
}

/** Towards the sun: to the left, before the house, high. */
const SUN: Place = [-0.7, -0.42, 0.58];
const EAVES = 0.62;

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function minus(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** A direction of the house (along its front, back from it, up) as one of the world. */
function turnedBy({ turn }: SlopeHouse, [u, v, w]: Place): Place {
  const angle = (turn / 180) * Math.PI;
  return [u * Math.cos(angle) + v * Math.sin(angle), v * Math.cos(angle) - u * Math.sin(angle), w];
}

function placeIn(house: SlopeHouse, place: Place): Place {
  const [right, away, up] = turnedBy(house, place);
  return [house.right + right, house.away + away, house.up + up];
}

/** A wall or a side of the roof: its corners in the house's own metres, to the right along its foot first, and its normal. */
interface Face {
  corners: readonly Place[];
  normal: Place;
}

function wallsOf({ width: w, depth: d, high }: SlopeHouse): Face[] {
  const wall = (from: Point, to: Point, normal: Place): Face => ({
    corners: [
      [...from, 0],
      [...to, 0],
      [...to, high],
      [...from, high],
    ],
    normal,
  });
  return [
    wall([w / 2, 0], [w / 2, d], [1, 0, 0]),
    wall([-w / 2, d], [-w / 2, 0], [-1, 0, 0]),
    wall([-w / 2, 0], [w / 2, 0], [0, -1, 0]),
  ];
}

/** The corners of the eaves from the front's left one on, against the clock, and the two ends of the ridge. */
function roofOf({ width: w, depth: d, high }: SlopeHouse) {
  const [x, near, far] = [w / 2 + EAVES, -EAVES, d + EAVES];
  const half = Math.min(w, d) / 2 + EAVES;
  const top = high + half * 0.5;
  const eaves: readonly [Place, Place, Place, Place] = [
    [-x, near, high],
    [x, near, high],
    [x, far, high],
    [-x, far, high],
  ];
  const ridge: readonly [Place, Place] =
    w >= d
      ? [
          [-x + half, d / 2, top],
          [x - half, d / 2, top],
        ]
      : [
          [0, near + half, top],
          [0, far - half, top],
        ];
  const [a, b, c, e] = eaves;
  const [r, s] = ridge;
  const long = w >= d;
  const sides: Face[] = [
    { corners: long ? [c, e, r, s] : [c, e, s], normal: [0, 0.45, 0.89] },
    { corners: long ? [e, a, r] : [e, a, r, s], normal: [-0.45, 0, 0.89] },
    { corners: long ? [b, c, s] : [b, c, s, r], normal: [0.45, 0, 0.89] },
    { corners: long ? [a, b, s, r] : [a, b, r], normal: [0, -0.45, 0.89] },
  ];
  return { eaves, ridge, sides };
}

function isSeen(points: readonly Point[]): boolean {
  return (
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) < 0
  );
}

/** Where the shadow of a house falls on a plane, given by one of its places and its normal. */
function shadowOn(camera: Project, house: SlopeHouse, origin: Place, normal: Place): Path {
  const { eaves, ridge } = roofOf(house);
  const foot = eaves.map(([u, v]): Place => [u * 0.86, v, 0]);
  const fall = dot(SUN, normal);
  const spots = [...eaves, ...ridge, ...foot].flatMap((corner): Point[] => {
    const place = placeIn(house, corner);
    const far = dot(minus(place, origin), normal) / fall;
    const [right, away, up] = minus(place, [SUN[0] * far, SUN[1] * far, SUN[2] * far]);
    return far > -0.2 && away > 4 ? [camera([right, away, up])] : [];
  });
  return spots.length > 2 ? hull(spots) : "";
}

/** The shadow of a house on the ground; `rise` is the slope of the ground away from the camera, per metre. */
export function slopeHouseShadow(camera: Project, house: SlopeHouse, rise = 0): Path {
  return shadowOn(camera, house, [house.right, house.away, house.up], [0, -rise, 1]);
}

/**
 * A house of a hill village such as Şirince in the perspective of its picture: bare stone below, plaster above with a row of tall
 * windows in brown wood, wide eaves under a low hipped roof. Those that are over 40 units a metre have shutters, bars and tiles.
 */
export function slopeHouse(sheet: Sheet, camera: Project, house: SlopeHouse, look: SlopeHouseLook = {}): Drawing {
  const { wallShade, wallDeep, stone, stoneShade, window, mist, mood } = { ...sheet.mood, mood: sheet.mood };
  const { wall = mood.wall, roof = mood.roof, haze = 0, shadedBy = [], stone: base = 2.5, door = 0.5 } = look;
  const aired = (colour: string) => blend(colour, mist, haze);
  const on = (place: Place) => camera(placeIn(house, place));
  const isNear = metreAt(camera, [house.right, house.away, house.up]) > 40;
  const shaded = (face: Face, colour: string): Drawing =>
    sheet.clipped(
      polygon(face.corners.map(on)),
      shadedBy
        .map((other) =>
          fill(
            shadowOn(camera, other, placeIn(house, face.corners[0] ?? [0, 0, 0]), turnedBy(house, face.normal)),
            colour,
          ),
        )
        .join(""),
    );
  const walls = wallsOf(house)
    .filter(({ corners }) => isSeen(corners.map(on)))
    .map((face) => {
      const bright = dot(SUN, turnedBy(house, face.normal));
      const [plaster, rubble, wood, pane] =
        bright > 0.22
          ? [wall, stone, "#8a5636", window]
          : [
              bright > -0.2 ? blend(wallShade, wall, 0.3) : wallShade,
              blend(stoneShade, wallShade, 0.25),
              "#5f3d40",
              wallDeep,
            ];
      const [from, to] = [face.corners[0] ?? [0, 0, 0], face.corners[1] ?? [0, 0, 0]];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      /** A piece of the wall, in metres from its left end and from its foot. */
      const piece = (left: number, foot: number, wide: number, tall: number): Path => {
        const at = (along: number, up: number) =>
          on([mixed(from[0], to[0], along / length), mixed(from[1], to[1], along / length), up]);
        return polygon([at(left, foot), at(left + wide, foot), at(left + wide, foot + tall), at(left, foot + tall)]);
      };
      const isFront = face.normal[1] < 0;
      const count = Math.max(2, Math.round(length / (isNear ? 2 : 1.75)));
      const places = counted(count).map((index) => (length * (index + 0.5)) / count);
      const [wide, tall, sill] = [isNear ? 0.82 : 0.78, Math.min(1.7, (house.high - base) * 0.5), base + 0.62];
      const doorAt = length * door;
      const low = isFront
        ? places.filter((at) => Math.abs(at - doorAt) > 1.3 && door)
        : places.filter((_, index) => index % 2);
      return (
        fill(piece(0, 0, length, house.high), aired(plaster)) +
        fill(piece(0, 0, length, base), aired(rubble)) +
        (isNear ? rubbleOf(piece, length, base, bright > 0.22 ? mood : null, blend(stoneShade, wallShade, 0.6)) : "") +
        fill(piece(0, base - 0.08, length, 0.18), aired(wood)) +
        fill(
          places.map((at) => piece(at - wide / 2 - 0.13, sill - 0.13, wide + 0.26, tall + 0.26)).join(""),
          aired(wood),
        ) +
        fill(places.map((at) => piece(at - wide / 2, sill, wide, tall)).join(""), aired(pane)) +
        fill(
          places.map((at) => piece(at - wide / 2, sill + tall * 0.4, wide * 0.5, tall * 0.6)).join(""),
          aired(bright > 0.22 ? "#7f9ab4" : "#6b6c94"),
        ) +
        (isNear ? shuttersOf(piece, places, { wide, tall, sill, bright }) : "") +
        (isNear
          ? fill(low.map((at) => piece(at - 0.46, base * 0.42 - 0.16, 0.92, 1.2)).join(""), aired(plaster)) +
            fill(low.map((at) => piece(at - 0.36, base * 0.42 - 0.04, 0.72, 0.93)).join(""), aired(wood))
          : "") +
        fill(low.map((at) => piece(at - 0.32, base * 0.42, 0.64, 0.85)).join(""), aired(pane)) +
        (isNear
          ? fill(
              low.flatMap((at) => [-0.14, 0.08].map((bar) => piece(at + bar, base * 0.42, 0.05, 0.85))).join(""),
              aired(wood),
            )
          : "") +
        (isFront && door
          ? fill(piece(doorAt - 0.72, 0, 1.44, 2.25), aired("#c9955f")) +
            fill(piece(doorAt - 0.54, 0, 1.08, 2.08), aired("#5d3a34")) +
            fill(
              [-0.44, 0.06].flatMap((at) => [0.2, 1.15].map((up) => piece(doorAt + at, up, 0.38, 0.75))).join(""),
              aired("#7b4f3e"),
            )
          : "") +
        (bright > 0.22 ? shaded(face, aired(blend(wallShade, wall, 0.12))) : "") +
        // Under the eaves.
        fill(
          piece(0, house.high - (bright > 0.22 ? 0.5 : 0.3), length, 0.5),
          aired(bright > 0.22 ? wallShade : wallDeep),
        )
      );
    });
  const { eaves, sides } = roofOf(house);
  const roofs = sides
    .filter(({ corners }) => isSeen(corners.map(on)))
    .map((face) => {
      const bright = dot(SUN, turnedBy(house, face.normal));
      const tile =
        bright > 0.7 ? blend(roof, "#f2a777", 0.22) : bright > 0.42 ? roof : blend(roof, mood.roofShade, 0.8);
      return (
        fill(polygon(face.corners.map(on)), aired(tile)) +
        (isNear ? tilesOf(sheet, on, face, aired(blend(tile, "#6a2c34", 0.3))) : "") +
        (bright > 0.42 ? shaded(face, aired(mood.roofShade)) : "") +
        (isNear ? stroke(polyline(face.corners.slice(0, 2).map(on)), aired(blend(tile, "#6a2c34", 0.45)), 7) : "")
      );
    });
  return (
    walls.join("") +
    fill(polygon(eaves.map(on)), aired("#6b4238")) +
    roofs.join("") +
    chimney(on, roofOf(house).ridge, [aired(wall), aired(wallShade), aired(roof)])
  );
}

/** A chimney near the ridge: its lit front, its shaded side, its cap of tiles. */
function chimney(
  on: (place: Place) => Point,
  [one, other]: readonly [Place, Place],
  [lit, shade, cap]: readonly [string, string, string],
): Drawing {
  const at = (share: number, up: number) =>
    on([mixed(one[0], other[0], share), mixed(one[1], other[1], share), one[2] + up]);
  const [x, foot] = at(0.3, -0.4);
  const top = at(0.3, 0.6)[1];
  const unit = (foot - top) / 1.15;
  return (
    fill(box(x - unit * 0.35, top, unit * 0.7, foot - top), lit) +
    fill(box(x + unit * 0.1, top, unit * 0.25, foot - top), shade) +
    fill(
      polygon([
        [x - unit * 0.5, top + unit * 0.06],
        [x, top - unit * 0.24],
        [x + unit * 0.5, top + unit * 0.06],
      ]),
      cap,
    )
  );
}

type Piece = (left: number, foot: number, wide: number, tall: number) => Path;

/** Open leaves of wood at both sides of each window, and its bars. */
function shuttersOf(
  piece: Piece,
  places: readonly number[],
  { wide, tall, sill, bright }: { wide: number; tall: number; sill: number; bright: number },
): Drawing {
  const lit = bright > 0.22;
  const leaf = wide * 0.46;
  const leaves = places.flatMap((at) => [at - wide / 2 - leaf - 0.04, at + wide / 2 + 0.04]);
  return (
    fill(leaves.map((at) => piece(at, sill - 0.06, leaf, tall + 0.12)).join(""), lit ? "#a5683e" : "#68433f") +
    fill(
      leaves
        .flatMap((at) => [0.14, 0.56].map((up) => piece(at + 0.08, sill + tall * up, leaf - 0.16, tall * 0.3)))
        .join(""),
      lit ? "#81492f" : "#533539",
    ) +
    fill(
      places
        .flatMap((at) => [piece(at - 0.04, sill, 0.08, tall), piece(at - wide / 2, sill + tall * 0.62, wide, 0.07)])
        .join(""),
      lit ? "#a5683e" : "#68433f",
    )
  );
}

/** Courses of uneven stones on the foot of a wall. */
function rubbleOf(
  piece: Piece,
  length: number,
  base: number,
  lit: { stoneWorn: string; wallBright: string } | null,
  shade: string,
): Drawing {
  const rows = 6;
  const blocks = counted(rows).flatMap((row) =>
    counted(Math.ceil(length / 1.05)).map((index) => {
      const chance = (row * 7 + index * 11) % 5;
      const left = index * 1.05 + (row % 2) * 0.4 + chance * 0.06;
      const wide = Math.min(0.5 + chance * 0.09, length - left);
      return { path: wide > 0.2 ? piece(left, (row * base) / rows + 0.04, wide, base / rows - 0.1) : "", chance };
    }),
  );
  const of = (kinds: readonly number[]) =>
    blocks
      .filter(({ chance }) => kinds.includes(chance))
      .map(({ path }) => path)
      .join("");
  return lit
    ? fill(of([0, 2, 3]), lit.stoneWorn, 0.6) + fill(of([4]), lit.wallBright, 0.45)
    : fill(of([0, 3]), shade, 0.7);
}

/** Rows of tiles that run straight down one side of a roof, given by its corners: the eaves first, and its normal. */
function tilesOf(sheet: Sheet, on: (place: Place) => Point, { corners, normal }: Face, colour: string): Drawing {
  const [a = [0, 0, 0], b = a, c = b] = corners;
  const reach = Math.abs((c[0] - a[0]) * normal[0] + (c[1] - a[1]) * normal[1]) / 0.45;
  const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.42);
  const rows = counted(count).map((index) => {
    const [u, v] = [mixed(a[0], b[0], index / count), mixed(a[1], b[1], index / count)];
    const top: Place = [u - (normal[0] / 0.45) * reach, v - (normal[1] / 0.45) * reach, c[2]];
    return polyline([on([u, v, a[2]]), on(top)]);
  });
  return sheet.clipped(polygon(corners.map(on)), stroke(rows.join(""), colour, 3, 0.6));
}
