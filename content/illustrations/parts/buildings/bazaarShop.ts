import { metreAt, type Place, type Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { mound, type Path, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { hangingCloth } from "#content/illustrations/parts/things/bazaarGoods.ts";

/** Metres from the middle of the lane to the walls and to the fronts of the counters. */
export const LANE = { wall: 2.6, counter: 1.55 } as const;
const [WALL, COUNTER] = [LANE.wall, LANE.counter];

export interface ShopOptions {
  /** Side of the lane: -1 is the left one, in shade, 1 the right one. */
  side: -1 | 1;
  /** Range along the lane. */
  from: number;
  to: number;
  /** Wares on a counter before it; without one it is open down to the lane. */
  counter?: boolean;
  /** Colour of an awning over its front. */
  awning?: string;
}

/** A shop of a lane that runs away from us: wall, upper floor, a dark opening, a counter with wares. */
export function bazaarShop(view: Project, { side, from, to, counter = true, awning }: ShopOptions): Drawing {
  const random = randomOf(Math.round(from * 10) + side);
  const lit = side > 0;
  const open = from > 7;
  const roof = from > 13 ? 3.5 : from > 9 ? 4.6 : 6.4;
  const [pier, inner] = [(to - from) * 0.1, WALL * side];
  const wares: Point[] = counted(7).map((index) => [
    from + pier * 2 + ((to - from - pier * 4) * (index + 0.5)) / 7,
    random.between(0.16, 0.34),
  ]);
  const palette = ["#e8a93a", "#c8643c", "#c2265f", "#2f8fa6", "#8a9a3c", "#f3e2bd", "#7a3d6e"] as const;
  const face = (right: number, low: number, high: number, near = from, far = to): Path =>
    quadOf(
      view,
      [right * side, near, low],
      [right * side, far, low],
      [right * side, far, high],
      [right * side, near, high],
    );
  const counterNear = quadOf(
    view,
    [COUNTER * side, from + pier * 2, 0],
    [inner, from + pier * 2, 0],
    [inner, from + pier * 2, 0.72],
    [COUNTER * side, from + pier * 2, 0.72],
  );
  return [
    fill(face(WALL, 0, roof), lit ? (open ? "#fff3d8" : "#f0d2b0") : open ? "#c3c6dc" : "#a49cc0"),
    fill(face(WALL, 0, 2.5, from + pier, to - pier), lit ? "#4a2a3c" : "#33233f"),
    fill(face(WALL, 2.5, 2.75, from + pier, to - pier), lit ? "#a4572f" : "#6b3a3c"),
    stroke(polyline([view([inner, from + pier, 1.6]), view([inner, to - pier, 1.6])]), "#8a5a4c", 6),
    ...jarsOf(view, side, from + pier * 2, to - pier * 2),
    ...(counter
      ? [
          fill(
            quadOf(
              view,
              [COUNTER * side, from + pier * 2, 0.72],
              [inner, from + pier * 2, 0.72],
              [inner, to - pier * 2, 0.72],
              [COUNTER * side, to - pier * 2, 0.72],
            ),
            "#8a5636",
          ),
          ...wares.toReversed().map(([away, height], index) => {
            const [x, y] = view([(COUNTER + 0.35) * side, away, 0.72]);
            const size = metreAt(view, [COUNTER, away, 0.72]);
            return fill(
              mound(x, y + size * 0.06, size * 0.62, size * height),
              palette[(index * 2 + Math.round(from)) % 7] ?? "#e8a93a",
            );
          }),
          fill(face(COUNTER, 0, 0.74, from + pier * 2, to - pier * 2), lit ? "#c07a48" : "#6b3f45"),
          fill(counterNear, lit ? "#7d4a3c" : "#8a5544"),
          fill(face(COUNTER, 0.68, 0.76, from + pier * 2, to - pier * 2), lit ? "#f3c98a" : "#b98a68"),
        ]
      : []),
    awning ? clothOver(view, side, from + pier * 0.4, to - pier * 0.4, awning) : "",
    !awning && from > 5 && from < 12 ? hungAt(view, side, from + pier, random.pick(palette)) : "",
  ].join("");
}

/** A shop's own awning, seen from below: striped cloth that slopes into the lane, its flap in scallops, its near end open. */
function clothOver(view: Project, side: -1 | 1, from: number, to: number, colour: string): Drawing {
  const [high, low, out] = [2.84, 2.62, WALL - 1.05];
  const under = blend(colour, "#3a2140", side > 0 ? 0.22 : 0.4);
  const pale = blend("#fff3d8", "#3a2140", side > 0 ? 0.12 : 0.32);
  const stripes = counted(7).map(
    (index) => [from + ((to - from) * index) / 7, from + ((to - from) * (index + 1)) / 7] as const,
  );
  const piece = ([near, far]: readonly [number, number]): Path =>
    quadOf(view, [WALL * side, near, high], [WALL * side, far, high], [out * side, far, low], [out * side, near, low]);
  const flap = ([near, far]: readonly [number, number]): Path =>
    polygon([
      view([out * side, near, low]),
      view([out * side, near, low - 0.16]),
      ...[0.25, 0.5, 0.75].map((share) =>
        view([out * side, near + (far - near) * share, low - 0.16 - 0.08 * Math.sin(share * Math.PI)]),
      ),
      view([out * side, far, low - 0.16]),
      view([out * side, far, low]),
    ]);
  const light = (index: number) => index % 2 === 0;
  return (
    fill(
      stripes
        .filter((_, index) => light(index))
        .map(piece)
        .join(""),
      under,
    ) +
    fill(
      stripes
        .filter((_, index) => !light(index))
        .map(piece)
        .join(""),
      pale,
    ) +
    fill(
      stripes
        .filter((_, index) => light(index))
        .map(flap)
        .join(""),
      side > 0 ? blend(colour, "#3a2140", 0.1) : blend(colour, "#3a2140", 0.3),
    ) +
    fill(
      stripes
        .filter((_, index) => !light(index))
        .map(flap)
        .join(""),
      side > 0 ? "#fff3d8" : "#d8c8cc",
    )
  );
}

/** Jars and lamps on the shelf of a shop, small and dark: it is deep in there. */
function jarsOf(view: Project, side: -1 | 1, from: number, to: number): Drawing[] {
  const tones = ["#8a4a3a", "#a8763a", "#5a4a6a", "#6b6a3a"];
  return counted(6).map((index) => {
    const at: Place = [WALL * side, from + ((to - from) * (index + 0.5)) / 6, 1.62];
    const [[x, y], size] = [view(at), metreAt(view, at)];
    return fill(
      `M${short(x - size * 0.07)} ${short(y)}v${short(-size * 0.2)}h${short(size * 0.14)}v${short(size * 0.2)}z`,
      tones[index % 4] ?? "#8a4a3a",
    );
  });
}

/** A cloth or a bag that hangs into the lane from the shop's corner. */
function hungAt(view: Project, side: -1 | 1, away: number, colour: string): Drawing {
  const [x, y] = view([side * 1.95, away, 2.5]);
  const size = metreAt(view, [0, away, 2.5]);
  return place(
    hangingCloth({
      width: 100,
      height: 170,
      ground: colour,
      bands: [
        [0.1, 0.06, "#fbf3df"],
        [0.7, 0.05, "#fbf3df"],
        [0.8, 0.1, "#fbf3df"],
      ],
    }),
    x,
    y,
    size * 0.0072,
  );
}

/** A flat piece between places of the world. */
export function quadOf(view: Project, ...places: readonly Place[]): Path {
  return polygon(places.map(view));
}
