import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

export interface TripBoat {
  /** Direction of its bow: the heading of its frame. */
  heading: number;
  hull: string;
  hullShade: string;
  trim: string;
  /** Awning of the upper deck, in light and in shade, and its stripes. */
  awning: readonly [light: string, shade: string, stripe?: string];
  mats: readonly [string, string];
  /** Front ends of the saloon and of the awning, in metres from the boat's middle. */
  saloon?: number;
  cover?: number;
  mast?: number;
  flag?: boolean;
}

const [STERN, BOW] = [-9.6, 10.6];

/** Half the width of the deck, and the height of the rail, at a position along the boat. */
function half(along: number): number {
  const share = (along - STERN) / (BOW - STERN);
  return (
    2.75 * Math.min(1, 0.84 + share) * (share < 0.5 ? 1 : Math.sqrt(Math.max(0, 1 - ((share - 0.5) / 0.5) ** 2.2)))
  );
}

/** A place on the hull: the stem rakes in towards the water, the broad stern hardly. */
function spot(along: number, across: number, up: number): Place {
  return [along * (1 - (1.6 - up) * (along > 0 ? 0.05 : 0.016)), across, up];
}

function rail(along: number): number {
  return 1.55 + Math.max(0, along - 1) ** 2 * 0.016 + Math.max(0, -along - 5) * 0.05;
}

/**
 * A wooden excursion boat, 20 metres long, in a frame of the camera (along, to its left, up from the water) and so in any
 * direction: round hull cut at the water, saloon, sun deck with its awning, mast, flag, a ladder down into the water.
 */
export function tripBoat(sheet: Sheet, view: Project, options: TripBoat): Drawing {
  const { heading, hull, hullShade, trim, awning, mats, saloon = 4.2, cover = -1.2, mast = 9.5, flag = true } = options;
  const { trunk, window, wall, wallBright, wallShade } = sheet.mood;
  const facing = (points: readonly Point[]) =>
    points.reduce((sum, [x, y], index) => {
      const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) > 0;
  /** Draws a face only if it faces the camera: then its corners run clockwise on the sheet. */
  const face = (places: readonly Place[], paint: string, opacity = 1): Drawing => {
    const points = places.map((at) => view(at));
    return facing(points) ? fill(polygon(points), paint, opacity) : "";
  };
  const steps = shares(24);
  const side = (
    sign: number,
    low: (along: number) => readonly [number, number],
    high: (along: number) => readonly [number, number],
    paint: string,
  ) => {
    const line = (at: (along: number) => readonly [number, number]) =>
      steps.map((share): Place => {
        const along = mixed(STERN, BOW, share);
        const [out, up] = at(along);
        return spot(along, sign * out, up);
      });
    const [a, b] = [line(low), line(high).toReversed()];
    return face(sign > 0 ? [...a, ...b] : [...a, ...b].toReversed(), paint);
  };
  /** The light comes from the left and a little from behind us. */
  const isLit = (turn: number) => Math.cos(((heading + turn + 125) / 180) * Math.PI) > -0.05;
  const lit = { left: isLit(-90), right: isLit(90), bow: isLit(0), stern: isLit(180) };
  const litSide = (sign: number) => (sign > 0 ? lit.left : lit.right);
  const skin = (sign: number) =>
    side(
      sign,
      (along) => [half(along) * 0.86, 0],
      (along) => [half(along), rail(along)],
      litSide(sign) ? hull : hullShade,
    ) +
    side(
      sign,
      (along) => [half(along) * 0.86, 0],
      (along) => [half(along) * 0.885, 0.28],
      "#4a2a2a",
    ) +
    side(
      sign,
      (along) => [half(along) * 0.99, rail(along) - 0.42],
      (along) => [half(along), rail(along)],
      litSide(sign) ? trim : wallShade,
    );
  const transom = (low: number, high: number, wide: (up: number) => number, colour: string) =>
    face(
      [
        spot(STERN, -wide(low), low),
        spot(STERN, wide(low), low),
        spot(STERN, wide(high), high),
        spot(STERN, -wide(high), high),
      ],
      colour,
    );
  const sternWide = (up: number) => half(STERN) * mixed(0.86, 1, up / rail(STERN));
  const deck = [
    ...steps.map((share) => [1, share] as const),
    ...steps.toReversed().map((share) => [-1, share] as const),
  ].map(([sign, share]) => {
    const along = mixed(STERN, BOW, share);
    return view(spot(along, sign * half(along) * 0.97, rail(along) - 0.12));
  });
  const box = (
    [from, to]: Point,
    wide: number,
    [low, high]: Point,
    tones: readonly [string, string, string],
  ): Drawing => {
    const wallOf = (a: Point, b: Point, tone: string) =>
      face(
        [
          [...a, low],
          [...b, low],
          [...b, high],
          [...a, high],
        ],
        tone,
      );
    const tone = (isBright: boolean) => (isBright ? tones[0] : tones[1]);
    return (
      wallOf([from, -wide], [from, wide], tone(lit.stern)) +
      wallOf([to, wide], [to, -wide], tone(lit.bow)) +
      wallOf([from, wide], [to, wide], tone(lit.left)) +
      wallOf([to, -wide], [from, -wide], tone(lit.right)) +
      fill(
        polygon(
          [
            [from, -wide],
            [to, -wide],
            [to, wide],
            [from, wide],
          ].map(([a = 0, b = 0]) => view([a, b, high])),
        ),
        tones[2],
      )
    );
  };
  const glazing = (sign: number) =>
    counted(5).map((index) => {
      const [a, b] = [mixed(-6, saloon, (index + 0.16) / 5), mixed(-6, saloon, (index + 0.84) / 5)];
      const corners: Place[] = [
        [a, sign * 1.92, 2.3],
        [b, sign * 1.92, 2.3],
        [b, sign * 1.92, 3.3],
        [a, sign * 1.92, 3.3],
      ];
      return face(sign > 0 ? corners : corners.toReversed(), window);
    });
  const post = (along: number, across: number, low: number, high: number, wide = 3.4) =>
    stroke(polyline([view([along, across, low]), view([along, across, high])]), trunk, wide);
  const quad = ([a, b]: Point, [c, d]: Point, up: number): Path =>
    polygon([view([a, c, up]), view([b, c, up]), view([b, d, up]), view([a, d, up])]);
  const loungers = counted(6).map((index) => {
    const [along, across] = [cover + 0.8 + Math.floor(index / 3) * 2.4, -1.9 + (index % 3) * 1.4];
    return along + 1.8 < saloon + 0.6
      ? fill(quad([along, along + 1.8], [across, across + 1], 3.98), mats[index % 2] ?? mats[0])
      : "";
  });
  const stripes = awning[2]
    ? counted(4).map((index) => {
        const from = mixed(-8.6, cover, (index + 0.25) / 4);
        return fill(quad([from, from + (cover + 8.6) * 0.12], [-2.5, 2.5], 6.02), awning[2] ?? "");
      })
    : [];
  const [flagX, flagY] = view([STERN - 0.7, 0, 4.3]);
  const metre = Math.abs(view([0, 0, 1])[1] - view([0, 0, 0])[1]);
  // The house hides the foot of a mast that stands behind it.
  const isBowAway = view([BOW, 0, 0])[1] < view([STERN, 0, 0])[1];
  const mastOf = stroke(polyline([view([saloon + 1.2, 0, 1.6]), view([saloon + 1.2, 0, mast])]), trunk, metre * 0.2);
  const rungs = counted(5).map(
    (index) => [mixed(1.7, 0.05, index / 4), mixed(STERN - 0.25, STERN - 0.6, index / 4)] as const,
  );
  const ladder = [0.9, 1.5]
    .map((across) =>
      polyline([view([STERN + 0.2, across, 2.1]), view([STERN - 0.25, across, 1.8]), view([STERN - 0.6, across, 0])]),
    )
    .join("");
  const sunk = [0.9, 1.5]
    .map((across) => polyline([view([STERN - 0.6, across, 0]), view([STERN - 0.75, across, -0.7])]))
    .join("");
  return (
    stroke(
      sunk + polyline([view([STERN - 0.7, 0.9, -0.4]), view([STERN - 0.7, 1.5, -0.4])]),
      "#d5f3ea",
      metre * 0.09,
      0.6,
    ) +
    skin(1) +
    skin(-1) +
    transom(0, rail(STERN), sternWide, lit.stern ? hull : hullShade) +
    transom(0, 0.28, sternWide, "#4a2a2a") +
    transom(rail(STERN) - 0.42, rail(STERN), sternWide, lit.stern ? trim : wallShade) +
    fill(polygon(deck), "#d9a566") +
    (isBowAway ? mastOf : "") +
    box([-6, saloon], 1.9, [1.3, 3.7], [wall, wallShade, wall]) +
    glazing(1).join("") +
    glazing(-1).join("") +
    [-9, -6.4].map((along) => post(along, -2.3, 1.4, 3.8) + post(along, 2.3, 1.4, 3.8)).join("") +
    box([-9.3, saloon + 0.8], 2.55, [3.72, 3.94], [wallBright, wallShade, "#ecc692"]) +
    loungers.join("") +
    [-8.4, cover - 0.2].map((along) => post(along, 2.35, 3.9, 6, 2.8)).join("") +
    (isBowAway ? "" : mastOf) +
    stroke(
      polyline([view([saloon + 1.2, 0, mast]), view([BOW + 3, 0, 3.84])]) +
        polyline([view([saloon + 1.2, 0, mast]), view([-8.6, 0, 6.1])]),
      trunk,
      1.6,
    ) +
    stroke(polyline([view(spot(BOW, 0, rail(BOW) - 0.1)), view([BOW + 3.2, 0, 3.9])]), trunk, metre * 0.18) +
    box([-8.6, cover], 2.5, [5.86, 6.02], [awning[0], awning[1], awning[0]]) +
    stripes.join("") +
    [-8.4, cover - 0.2].map((along) => post(along, -2.35, 3.9, 5.9, 2.8)).join("") +
    stroke(ladder, wallBright, metre * 0.09) +
    stroke(
      rungs.map(([up, along]) => polyline([view([along, 0.9, up]), view([along, 1.5, up])])).join(""),
      wallBright,
      metre * 0.08,
    ) +
    (flag
      ? stroke(polyline([view([STERN - 0.1, 0, 1.6]), [flagX, flagY]]), trunk, 3) +
        place(turkishFlag({ height: metre * 0.95 }), flagX, flagY)
      : "")
  );
}
