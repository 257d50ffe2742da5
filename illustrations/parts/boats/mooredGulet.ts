import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";

/** A colour in the light and in the shade. */
type Pair = readonly [lit: string, shade: string];

export interface MooredGulet {
  /** Direction of her bow: the heading of her frame. */
  heading: number;
  /** Metres from her stern to her stem, and her widest beam. */
  long: number;
  wide: number;
  hull: Pair;
  trim: Pair;
  house: Pair;
  /** Panes and portholes: dark by day, bright when the cabins are lit. */
  pane: string;
  /** Awning over the after deck; without it the deck is open. */
  awning?: Pair;
  /** Colour of its underside, for an eye that looks up at it. */
  lining?: string;
  /** Masts from the stern: share of the length, and height above the water. */
  masts: readonly Point[];
  /** Colour of the sails rolled on the booms. */
  cloth?: Pair;
  /** Where her portholes are, as shares of the length: none where her bow turns away from us. */
  ports?: readonly number[];
  /** Her transom: flat, if not given; a round one bulges aft over a counter and turns into her sides, with five windows. */
  stern?: "flat" | "round";
  /** A gap in the rail of a round stern, where a gangway is hooked in: from one share of her half beam to another, to port. */
  gate?: Point;
  /** Her deck and spars: pine in daylight, if not given. */
  wood?: Pair;
  /** Direction of the light, in degrees: 238 is from the left and a little behind us, 270 straight from the left. */
  light?: number;
}

/** Where the deckhouse begins and ends, as shares of the length. */
const HOUSE = [0.24, 0.6] as const;
const PORTS = [0.2, 0.29, 0.38, 0.47, 0.56, 0.65];
const PINE: Pair = ["#e0ad6c", "#8f5f4c"];

/**
 * A gulet at her moorings in a frame of the camera (along from her stern, to port, up from the water), at any heading: round hull with
 * a transom and a clipper bow, deckhouse, awning, masts with rolled sails.
 */
export function mooredGulet(view: Project, options: MooredGulet): Drawing {
  const isBowAway = view([options.long, 0, 0])[1] < view([0, 0, 0])[1];
  const stern = awningOf(view, options);
  const [after, fore] = [options.masts.slice(0, -1), options.masts.slice(-1)].map((masts) =>
    masts.map((mast) => mastOf(view, options, mast)).join(""),
  );
  const middle = houseOf(view, options);
  const sprit = bowsprit(view, options);
  return (
    deckOf(view, options) +
    (isBowAway ? sprit : "") +
    (isBowAway ? `${fore}${middle}${after}${stern}` : `${stern}${after}${middle}${fore}`) +
    (isBowAway ? "" : sprit) +
    nearSide(view, options)
  );
}

/** Half her beam and the height of her rail, at a share of the length from the stern. */
function beamAt(wide: number, share: number): number {
  const full = share < 0.42 ? 1 - 0.28 * ((0.42 - share) / 0.42) ** 2 : 1 - ((share - 0.42) / 0.58) ** 2.6;
  return (wide / 2) * Math.max(0, full) ** 0.8;
}
function railAt(long: number, share: number): number {
  const low = long * 0.075;
  return share > 0.4 ? low + long * 0.075 * ((share - 0.4) / 0.6) ** 2 : low + long * 0.03 * ((0.4 - share) / 0.4) ** 2;
}

/** A place of her side, by the share of her length and of her height; `girth` may pass 1, for what stands over the rail. */
function sideAt({ long, wide, stern }: MooredGulet, share: number, girth: number, sign: number): Place {
  const rest = Math.max(0, 1 - girth);
  const out = beamAt(wide, share) * mixed(share > 0.5 ? 0.5 : 0.72, 1, Math.min(1, girth) ** 0.6);
  const counter = stern === "round" ? 0.08 : 0.05;
  return [
    mixed(long * counter * rest, long * (1 - 0.16 * rest ** 1.5), share),
    sign * out,
    railAt(long, share) * girth,
  ];
}

/** Whether a face that looks in a direction (degrees from the bow) is in the light. */
function isLit({ heading, light = 238 }: MooredGulet, turn: number): boolean {
  return Math.cos(((heading + turn - light) / 180) * Math.PI) > 0.12;
}

/** Whether the outline runs clockwise on the sheet, as those of faces do that are turned to us. */
function faces(points: readonly Point[]): boolean {
  return (
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) > 0
  );
}

function strip(
  view: Project,
  options: MooredGulet,
  sign: number,
  [low, high]: Point,
  [from, to]: Point = [0, 1],
): Point[] {
  const steps = shares(24).map((share) => mixed(from, to, share));
  const points = [
    ...steps.map((share) => view(sideAt(options, share, low, sign))),
    ...steps.toReversed().map((share) => view(sideAt(options, share, high, sign))),
  ];
  return sign > 0 ? points : points.toReversed();
}

/** The part of a side that has turned out of the light towards the bow; under the flare it does so earlier. */
function bowOf(view: Project, options: MooredGulet, sign: number, [low, high]: Point): Point[] {
  const from = (girth: number) => 0.6 + 0.22 * girth;
  return [
    ...shares(8).map((each) => {
      const girth = mixed(low, high, each);
      return view(sideAt(options, from(girth), girth, sign));
    }),
    ...shares(10).map((each) => view(sideAt(options, mixed(from(high), 1, each), high, sign))),
    ...shares(10).map((each) => view(sideAt(options, mixed(1, from(low), each), low, sign))),
  ];
}

/** One side with its boot top, rubbing strake, portholes and rail; where it turns to the bow it loses the light. */
function sideOf(view: Project, options: MooredGulet, sign: number): Drawing {
  const { hull, trim, pane, long } = options;
  const tone = ([lit, shade]: Pair) => (isLit(options, sign > 0 ? -90 : 90) ? lit : shade);
  const side = sign > 0 ? -90 : 90;
  const turns = isLit(options, side) && !isLit(options, side / 9);
  const bow = (span: Point, colour: string) => (turns ? fill(polygon(bowOf(view, options, sign, span)), colour) : "");
  const metre = Math.abs(view([long * 0.5, 0, 1])[1] - view([long * 0.5, 0, 0])[1]);
  const portholes = (options.ports ?? PORTS).map((share) => {
    const [x, y] = view(sideAt(options, share, 0.5, sign));
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return (
    fill(polygon(strip(view, options, sign, [0, 0.2])), tone(trim)) +
    fill(polygon(strip(view, options, sign, [0.18, 1])), tone(hull)) +
    bow([0.18, 1], hull[1]) +
    fill(polygon(strip(view, options, sign, [0.74, 0.8])), tone(trim)) +
    fill(polygon(strip(view, options, sign, [0.96, 1.06])), tone(trim)) +
    bow([0.74, 0.8], trim[1]) +
    stroke(portholes.join(""), pane, Math.max(2.4, metre * 0.26))
  );
}

/** What is turned to us: her transom, one side, or both if we see her from ahead. */
function nearSide(view: Project, options: MooredGulet): Drawing {
  const signs = [1, -1].filter((sign) => faces(strip(view, options, sign, [0, 1])));
  const stern = options.stern === "round" ? roundStern(view, options) : transom(view, options);
  return stern + signs.map((sign) => sideOf(view, options, sign)).join("");
}

/** The flat stern with its cabin windows. */
function transom(view: Project, options: MooredGulet): Drawing {
  const { hull, trim, pane } = options;
  const lit = isLit(options, 180);
  const across = (low: number, high: number, from = -1, to = 1): Point[] => {
    const at = (share: number, girth: number): Point => {
      const [along, out, up] = sideAt(options, 0, girth, 1);
      return view([along, out * share, up]);
    };
    const steps = shares(8);
    return [
      ...steps.map((each) => at(from, mixed(high, low, each))),
      ...steps.map((each) => at(to, mixed(low, high, each))),
    ];
  };
  const outline = across(0, 1);
  if (!faces(outline)) return "";
  const windows = [-0.66, -0.22, 0.22, 0.66].map((at) => polygon(across(0.46, 0.68, at - 0.13, at + 0.13)));
  return (
    fill(polygon(outline), lit ? hull[0] : hull[1]) +
    fill(polygon(across(0, 0.2)), lit ? trim[0] : trim[1]) +
    fill(polygon(across(0.76, 0.82)), lit ? trim[0] : trim[1]) +
    fill(polygon(across(0.96, 1.06)), lit ? trim[0] : trim[1]) +
    fill(windows.join(""), pane)
  );
}

/** A patch of the round stern between two heights, from one share of her half beam to another: 1 is her port corner. */
function sternPatch(view: Project, options: MooredGulet, [low, high]: Point, [from, to]: Point = [-1, 1]): Point[] {
  const at = (share: number, girth: number): Point => {
    const [along, out, up] = sideAt(options, 0, girth, 1);
    return view([along - options.wide * 0.17 * (1 - share * share), out * share, up]);
  };
  const across = shares(12).map((each) => mixed(to, from, each));
  const rise = shares(6).map((each) => mixed(low, high, each));
  return [
    ...across.map((share) => at(share, high)),
    ...rise.toReversed().map((girth) => at(from, girth)),
    ...across.toReversed().map((share) => at(share, low)),
    ...rise.map((girth) => at(to, girth)),
  ];
}

/** The round stern: its bands go on from those of her sides, and the light fades about its corner. */
function roundStern(view: Project, options: MooredGulet): Drawing {
  const { hull, trim, pane, gate, wood = PINE } = options;
  const patch = (span: Point, reach?: Point) => polygon(sternPatch(view, options, span, reach));
  // From her port quarter, which has the tone of her side, in steps into the tone of the stern.
  const turned = isLit(options, -90) && !isLit(options, 180) ? [0.9, 0.72, 0.45] : [];
  const band = (span: Point, [lit, shade]: Pair) =>
    fill(patch(span), isLit(options, 180) ? lit : shade) +
    turned
      .toReversed()
      .map((from, index) => fill(patch(span, [from, 1]), blend(shade, lit, (index + 1) * 0.24)))
      .join("");
  const windows = [-0.66, -0.33, 0, 0.33, 0.66];
  const glazed = (half: number, span: Point) => windows.map((at) => patch(span, [at - half, at + half])).join("");
  return (
    band([0, 1], hull) +
    band([0, 0.2], trim) +
    band([0.74, 0.8], trim) +
    band([0.96, 1.06], trim) +
    fill(glazed(0.115, [0.4, 0.66]), trim[1]) +
    fill(glazed(0.088, [0.43, 0.63]), pane) +
    (gate
      ? fill(patch([0.8, 1.06], gate), pane) +
        fill(patch([0.8, 0.86], gate), wood[0]) +
        fill(gate.map((at) => patch([0.78, 1.1], [at - 0.035, at + 0.035])).join(""), wood[1])
      : "")
  );
}

function deckOf(view: Project, options: MooredGulet): Drawing {
  const { long, wide, wood = PINE } = options;
  const line = (sign: number, down: number) =>
    shares(24)
      .map((each) => each * 0.97)
      .map((share) => view([long * share, sign * beamAt(wide, share) * 0.97, railAt(long, share) - down]));
  return (
    fill(polygon([...line(1, 0), ...line(-1, 0).toReversed()]), wood[1]) +
    fill(polygon([...line(1, long * 0.022), ...line(-1, long * 0.022).toReversed()]), wood[0])
  );
}

/** A box on deck: whichever of its walls are turned to us, and its roof. */
function boxOf(
  view: Project,
  options: MooredGulet,
  [from, to]: Point,
  half: number,
  [low, high]: Point,
  tones: Pair,
  roof: string,
): Drawing {
  const wall = (a: Point, b: Point, turn: number) => {
    const points = [view([...a, high]), view([...b, high]), view([...b, low]), view([...a, low])];
    return faces(points) ? fill(polygon(points), isLit(options, turn) ? tones[0] : tones[1]) : "";
  };
  return (
    wall([from, half], [from, -half], 180) +
    wall([to, -half], [to, half], 0) +
    wall([to, half], [from, half], -90) +
    wall([from, -half], [to, -half], 90) +
    fill(
      polygon([view([from, half, high]), view([to, half, high]), view([to, -half, high]), view([from, -half, high])]),
      roof,
    )
  );
}

/** The deckhouse with its panes, its roof a hand wider, mats on it. */
function houseOf(view: Project, options: MooredGulet): Drawing {
  const { long, wide, house, pane } = options;
  const [from, to, half] = [long * HOUSE[0], long * HOUSE[1], wide * 0.3];
  const low = railAt(long, 0.4) - long * 0.022;
  const high = low + long * 0.062;
  const panes = [1, -1].flatMap((sign) =>
    [0.05, 0.29, 0.53, 0.77].map((share): Path => {
      const [a, b] = [mixed(from, to, share), mixed(from, to, share + 0.18)];
      const points = [
        view([b, sign * half, high - 0.2]),
        view([a, sign * half, high - 0.2]),
        view([a, sign * half, mixed(low, high, 0.4)]),
        view([b, sign * half, mixed(low, high, 0.4)]),
      ];
      return faces(sign > 0 ? points : points.toReversed()) ? polygon(points) : "";
    }),
  );
  const ends = [from, to].map((at, index): Path => {
    const points = [-0.8, 0.8, 0.8, -0.8].map((side, corner) =>
      view([at, (index ? side : -side) * half, corner < 2 ? high - 0.2 : mixed(low, high, 0.4)]),
    );
    return faces(points) ? polygon(points) : "";
  });
  return (
    boxOf(view, options, [from, to], half, [low, high], house, house[0]) +
    fill(panes.join("") + ends.join(""), pane) +
    boxOf(view, options, [from - 0.4, to + 0.3], half + 0.2, [high, high + 0.14], house, house[0])
  );
}

/** The awning over the after deck, on four posts. */
function awningOf(view: Project, options: MooredGulet): Drawing {
  const { long, wide, awning, lining, wood = PINE } = options;
  if (!awning) return "";
  const [from, to, half] = [long * 0.02, long * 0.22, wide * 0.36];
  const low = railAt(long, 0.1);
  const high = low + 2.1;
  const posts = [from + 0.2, to - 0.2].flatMap((at) =>
    [half - 0.1, 0.1 - half].map((side) => polyline([view([at, side, low - 0.3]), view([at, side, high])])),
  );
  const metre = Math.abs(view([from, 0, 1])[1] - view([from, 0, 0])[1]);
  const corners = [
    view([from, half, high]),
    view([to, half, high]),
    view([to, -half, high]),
    view([from, -half, high]),
  ];
  return (
    (lining ? fill(polygon(corners), lining) : "") +
    stroke(posts.join(""), wood[1], Math.max(2, metre * 0.07)) +
    boxOf(view, options, [from, to], half, [high, high + 0.24], awning, awning[0])
  );
}

/** A mast with its shrouds and stays; the boom aft of it with the sail rolled up. */
function mastOf(view: Project, { long, wide, cloth, wood = PINE }: MooredGulet, [share, high]: Point): Drawing {
  const along = long * share;
  // One that passes through the deckhouse is seen from its roof up.
  const step = share > HOUSE[0] && share < HOUSE[1] ? railAt(long, 0.4) + long * 0.046 : railAt(long, share);
  const [foot, head] = [view([along, 0, step]), view([along, 0, high])];
  const metre = Math.abs(foot[1] - head[1]) / (high - step);
  const spar = (from: number, to: number, thick: number) =>
    polygon([
      [foot[0] + from * thick * metre, foot[1]],
      [head[0] + from * thick * metre * 0.6, head[1]],
      [head[0] + to * thick * metre * 0.6, head[1]],
      [foot[0] + to * thick * metre, foot[1]],
    ]);
  const shrouds = [-1, 1].flatMap((sign) =>
    [-0.03, 0.03].map((shift) =>
      polyline([
        view([along + long * shift, sign * beamAt(wide, share) * 0.98, railAt(long, share)]),
        view([along, 0, high * 0.94]),
      ]),
    ),
  );
  const [goose, end] = [
    view([along - 0.3, 0, railAt(long, share) + 2.5]),
    view([along - long * 0.27, 0, railAt(long, share) + 2.8]),
  ];
  return (
    stroke(shrouds.join("") + polyline([head, end]), wood[1], Math.max(1.1, metre * 0.03)) +
    fill(spar(-1, 1, 0.13), wood[0]) +
    fill(spar(0.1, 1, 0.13), wood[1]) +
    stroke(polyline([goose, end]), wood[1], metre * 0.14) +
    (cloth
      ? stroke(polyline([goose, end].map(([x, y]): Point => [x, y - metre * 0.2])), cloth[0], metre * 0.34) +
        stroke(polyline([goose, end].map(([x, y]): Point => [x, y - metre * 0.08])), cloth[1], metre * 0.13)
      : "")
  );
}

/** The bowsprit and the stays down to it. */
function bowsprit(view: Project, { long, masts, wood = PINE }: MooredGulet): Drawing {
  const [tip, root] = [view([long * 1.15, 0, railAt(long, 1) + long * 0.045]), view([long * 0.95, 0, railAt(long, 1)])];
  const metre = Math.abs(view([long, 0, 1])[1] - view([long, 0, 0])[1]);
  const stays = masts
    .slice(-1)
    .flatMap(([share, high]) => [
      polyline([view([long * share, 0, high]), tip]),
      polyline([view([long * share, 0, high * 0.8]), view([long * 1.02, 0, railAt(long, 1) + 0.3])]),
    ]);
  return (
    stroke(stays.join(""), wood[1], Math.max(1.1, metre * 0.03)) + stroke(polyline([root, tip]), wood[0], metre * 0.2)
  );
}

/** Her side turned to us, upside down in the water: outlines for `brokenImage`. */
export function guletImageOf(view: Project, options: MooredGulet): { outline: Point[]; colour: string }[] {
  const under: Project = ([along, across, up]) => view([along, across, -up]);
  const signs = [1, -1].filter((sign) => faces(strip(view, options, sign, [0, 1])));
  const stern =
    options.stern === "round" ? [{ outline: sternPatch(under, options, [0, 1]), colour: options.hull[1] }] : [];
  const sides = signs.flatMap((sign) => {
    const lit = isLit(options, sign > 0 ? -90 : 90) ? 0 : 1;
    return [
      { outline: strip(under, options, sign, [0, 1]), colour: options.hull[lit] },
      { outline: strip(under, options, sign, [0, 0.2]), colour: options.trim[1] },
    ];
  });
  return [...stern, ...sides];
}
