import { cameraOf, type Place, type Project, toWorld } from "../kit/camera.ts";
import { mixed, type Point, shares, within } from "../kit/geometry.ts";
import { type Path, polygon, polyline } from "../kit/path.ts";

/** y of the horizon. */
export const HORIZON = 620;
const TURN = Math.PI * 2;

const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 5.4, focal: 1800 });
/** Her place on the sea: the bow to the right and a little towards us. */
const STANDING = { right: -11.9, away: 52, heading: 122 };
const WORLD = toWorld(STANDING);

const LIGHT = [-0.9, -0.3, 0.3] as const;

/** Metres from her taffrail to the head of her stem. */
export const LONG = 24.2;
/** Mizzen and main mast: place along her, height over the water. */
export const MASTS = [
  [6.2, 13.6],
  [15, 17.3],
] as const;
/** The end of the bowsprit. */
export const SPRIT: Place = [28.6, 0, 4.75];
/** The deckhouse from aft to fore, half its width, its foot and its roof. */
export const HOUSE = { from: 8.6, to: 14, half: 1.8, foot: 1.1, roof: 2.75 } as const;

/** Her frame on a level sea. */
export const LEVEL: Project = (place) => EYE(WORLD(place));

/** How she lies at a moment: what her own places are on the sheet. */
export interface Lying {
  view: Project;
  /** The same, but nothing is lower than the water. */
  afloat: Project;
}

/** Her motion: the wind from port heels her towards us; she rolls and pitches twice and heaves once in a cycle. */
export function lyingAt(phase: number): Lying {
  const roll = ((7.5 + Math.sin(phase * 2 * TURN + 0.8)) / 360) * TURN;
  const pitch = ((0.7 + 0.85 * Math.sin(phase * 2 * TURN)) / 360) * TURN;
  const heave = 0.3 + 0.12 * Math.sin(phase * 2 * TURN + 1.2);
  const moved = ([along, across, up]: Place): Place => {
    const [out, high] = [across * Math.cos(roll) - up * Math.sin(roll), up * Math.cos(roll) + across * Math.sin(roll)];
    const from = along - LONG / 2;
    return [
      LONG / 2 + from * Math.cos(pitch) - high * Math.sin(pitch),
      out,
      high * Math.cos(pitch) + from * Math.sin(pitch) + heave,
    ];
  };
  return {
    view: (place) => LEVEL(moved(place)),
    afloat: (place) => {
      const [along, across, up] = moved(place);
      return LEVEL([along, across, Math.max(-0.04, up)]);
    },
  };
}

/** Half her beam at the rail: a round stern, the widest place amidships, a full bow. */
export function beam(along: number): number {
  const share = within(along / LONG);
  const round = Math.sqrt(1 - (1 - Math.min(1, (along + 0.02) / 2.6)) ** 2);
  return share < 0.42
    ? 3.1 * round * (1 - 0.16 * ((0.42 - share) / 0.42) ** 2)
    : 3.1 * within(1 - ((share - 0.42) / 0.58) ** 2.3) ** 0.82;
}

/** Height of the rail: it sweeps up to the bow, and a little to the stern. */
export function sheer(along: number): number {
  const share = along / LONG;
  return 1.8 + (share > 0.36 ? 2 * ((share - 0.36) / 0.64) ** 2.1 : 0.62 * ((0.36 - share) / 0.36) ** 2);
}

/** A place of her starboard side: `along` at the rail, and `girth` from the water (0) to the rail (1). */
export function side(along: number, girth: number): Place {
  const share = along / LONG;
  const low = 1 - girth;
  // The stem sweeps forward in a hollow curve, as on a clipper; the counter draws in below the stern.
  const rake = 3.7 * (1 - Math.max(0, girth) ** 1.7) * share ** 6;
  const counter = 2.6 * Math.max(0, low) ** 1.25 * (1 - share) ** 8;
  const narrow = share < 0.5 ? mixed(0.66, 0.9, within(share / 0.3)) : mixed(0.9, 0.34, ((share - 0.5) / 0.5) ** 1.2);
  return [along - rake + counter, -beam(along) * mixed(1, narrow, Math.max(0, low) ** 1.5), sheer(along) * girth];
}

/** Where her round stern turns out of sight, at a girth: aft of there her side would be drawn over itself. */
export function aftAt(girth: number): number {
  const places = shares(61).map((share) => 0.02 + share * 3);
  const left = places.map((along) => LEVEL(side(along, girth))[0]);
  return places[left.indexOf(Math.min(...left))] ?? 0;
}

/** A band of her starboard side between two girths, which may change along her; from the stern unless it says from where. */
export function strake(
  view: Project,
  low: number | ((share: number) => number),
  high: number | ((share: number) => number),
  [from, to]: readonly [from: number | undefined, to: number] = [undefined, LONG],
): Point[] {
  const on = (edge: typeof low, share: number): Point => {
    const girth = typeof edge === "number" ? edge : edge(share);
    return view(side(mixed(from ?? aftAt(girth), to, share), girth));
  };
  const [lowest, highest] = [low, high].map((edge) => (typeof edge === "number" ? edge : edge(0))) as [number, number];
  // Closer together aft, where she is round; and the two ends have the curve of the stern and of the stem.
  const places = shares(40).map((share) => share ** 1.7);
  const end = (share: number) => shares(9).map((each) => on(mixed(lowest, highest, each), share));
  return [
    ...places.map((share) => on(low, share)),
    ...(typeof high === "number" && typeof low === "number" ? end(1) : []),
    ...places.toReversed().map((share) => on(high, share)),
    ...end(0).toReversed(),
  ];
}

export function quad(view: Project, ...places: readonly Place[]): Path {
  return polygon(places.map((each) => view(each)));
}

export function line(view: Project, ...places: readonly Place[]): Path {
  return polyline(places.map((each) => view(each)));
}

/** A wall along her, and one across her; `[from, to]` and `[low, high]`. */
export function flank(view: Project, across: number, [from, to]: Point, [low, high]: Point): Path {
  return quad(view, [from, across, low], [to, across, low], [to, across, high], [from, across, high]);
}
export function athwart(view: Project, at: number, [right, left]: Point, [low, high]: Point): Path {
  return quad(view, [at, right, low], [at, left, low], [at, left, high], [at, right, high]);
}
export function level(view: Project, up: number, [from, to]: Point, half: number): Path {
  return quad(view, [from, -half, up], [to, -half, up], [to, half, up], [from, half, up]);
}

/** How long an upright metre is at a place. */
export function metreOf(view: Project, [along, across, up]: Place): number {
  return view([along, across, up])[1] - view([along, across, up + 1])[1];
}

/** The direction to the light in her own axes: it comes from the left, and what of it the sea throws back reaches the side that we see. */
export function lightAboard(): Place {
  const angle = (STANDING.heading / 180) * Math.PI;
  const [right, away, up] = LIGHT;
  return [right * Math.sin(angle) + away * Math.cos(angle), -right * Math.cos(angle) + away * Math.sin(angle), up];
}
