import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { brokenImage } from "./brokenImage.ts";

/** Colours of her wood: what is new or lit, what is worn, in shade, posts and stays; the inside of her bulwark, the gaps of her deck. */
export interface Wood {
  lit: string;
  worn: string;
  shade: string;
  spar: string;
  bulwark: string;
  gaps: string;
}

export interface Caique {
  /** Hull, its stripe under the rail and its bottom: each in light and in shade. */
  hull: readonly [lit: string, shade: string];
  stripe: readonly [lit: string, shade: string];
  bottom: readonly [lit: string, shade: string];
  /** Metres from stern to stem, and from the water to the masthead. */
  long?: number;
  mast?: number;
  /** Where her wheelhouse begins and ends, as shares of the length; none for an open boat. */
  house?: Point;
  /** Whether a sail is rolled on a boom. */
  boom?: boolean;
  /** Her wood, if other than in the sun. */
  wood?: Wood;
  /** Colours of a net that hangs over her rail to dry. */
  net?: readonly [lit: string, colour: string, shade: string];
}

const WOOD: Wood = {
  lit: "#f6dca4",
  worn: "#d9a468",
  shade: "#8f5f52",
  spar: "#6b4238",
  bulwark: "#e9d6b2",
  gaps: "#b27c50",
};
const HOUSE = { lit: "#fffaea", shade: "#b3b4cf", pane: "#2b5a7c", roof: "#f3e2bb", eave: "#8b86a8" };

/** Her measures at a share of the length: half the beam at the rail, the height of the rail. */
const beam = (share: number): number => 1.5 * Math.max(0, 1 - Math.abs(share * 2 - 1.01) ** 2.5) ** 0.72 + 0.05;
const sheer = (share: number): number =>
  share > 0.4 ? 0.95 + 1.05 * ((share - 0.4) / 0.6) ** 2 : 0.95 + 0.5 * ((0.4 - share) / 0.4) ** 2;

/**
 * A wooden caique of the fishermen, pointed at both ends, in a frame of the camera: metres from her stern to her bow, to port, and up
 * from the water. Her starboard side is towards us and in the light; her bow turns away from it.
 */
export function caique(sheet: Sheet, view: Project, options: Caique): Drawing {
  const { long = 9.5, mast = 6.2, house, boom = false, wood = WOOD } = options;
  return (
    post(view, long, 0, wood.shade) +
    inside(view, long, wood) +
    (house ? wheelhouse(view, long, house) : thwarts(view, long, wood)) +
    rigging(view, long, mast, boom, wood) +
    outside(sheet, view, long, options)
  );
}

/** A place of her side, by the share of her length and of her height from the water to the rail. */
function sideAt(long: number, share: number, girth: number, sign: 1 | -1 = -1): Place {
  // Above the rail, her side goes straight up.
  const rest = Math.max(0, 1 - girth);
  const out = (beam(share) - 0.05) * mixed(0.74, 1, girth ** 0.6) + 0.05;
  return [mixed(long * 0.05 * rest, long * (1 - 0.085 * rest ** 1.4), share), sign * out, sheer(share) * girth];
}

/** A strip of her side between two heights of the girth. */
function strip(view: Project, long: number, [low, high]: Point, [from, to]: Point = [0, 1]): Path {
  const steps = shares(26).map((share) => mixed(from, to, share));
  return polygon([
    ...steps.map((share) => view(sideAt(long, share, low))),
    ...steps.toReversed().map((share) => view(sideAt(long, share, high))),
  ]);
}

/** Where her side turns out of the light towards the bow; under the flare it does so earlier. */
function shaded(view: Project, long: number, [low, high]: Point): Path {
  const turn = shares(8).map((share) => mixed(low, high, share));
  const steps = shares(10);
  const from = (girth: number) => 0.66 + 0.17 * girth;
  return polygon([
    ...turn.map((girth) => view(sideAt(long, from(girth), girth))),
    ...steps.map((share) => view(sideAt(long, mixed(from(high), 1, share), high))),
    ...steps.toReversed().map((share) => view(sideAt(long, mixed(from(low), 1, share), low))),
  ]);
}

/** The inner face of her far bulwark, the planks of the deck, a hatch. */
function inside(view: Project, long: number, wood: Wood): Drawing {
  const line = (sign: number, inset: number, down: number) =>
    shares(24).map((share): Point => {
      const at = mixed(0.02, 0.92, share);
      return view([long * at, sign * beam(at) * inset, sheer(at) - down]);
    });
  const deck = (across: number) =>
    polyline(
      shares(12).map((share): Point => {
        const at = mixed(0.08, 0.94, share);
        return view([long * at, across * beam(at), sheer(at) - 0.32]);
      }),
    );
  const hatch = (up: number) =>
    [-1, 1, 1, -1].map((side, index): Point =>
      view([long * (index < 2 ? 0.74 : 0.84), side * 0.45, sheer(0.78) - 0.32 + up]),
    );
  return (
    fill(polygon([...line(1, 1, 0), ...line(-1, 1, 0).toReversed()]), wood.shade) +
    fill(polygon([...line(1, 1, 0), ...line(1, 0.96, 0.34).toReversed()]), wood.bulwark) +
    fill(polygon([...line(1, 0.96, 0.32), ...line(-1, 0.96, 0.32).toReversed()]), wood.worn) +
    stroke([-0.6, -0.3, 0, 0.3, 0.6].map(deck).join(""), wood.gaps, 2, 0.7) +
    fill(polygon(hatch(0)), wood.shade) +
    fill(polygon(hatch(0.22)), wood.lit)
  );
}

/** Her wheelhouse abaft the middle: its side in the light, its front in shade, a roof that stands over. */
function wheelhouse(view: Project, long: number, [from, to]: Point): Drawing {
  const [aft, fore, half, low, high] = [long * from, long * to, 0.78, 0.6, 2.3] as const;
  const side = (a0: number, a1: number, u0: number, u1: number) =>
    polygon([view([a0, -half, u0]), view([a1, -half, u0]), view([a1, -half, u1]), view([a0, -half, u1])]);
  const front = (c0: number, c1: number, u0: number, u1: number) =>
    polygon([view([fore, c0, u0]), view([fore, c1, u0]), view([fore, c1, u1]), view([fore, c0, u1])]);
  const [back, ahead, wide] = [aft - 0.5, fore + 0.22, half + 0.16];
  const slab = (up: number): Point[] => [
    view([back, -wide, up]),
    view([ahead, -wide, up]),
    view([ahead, wide, up]),
    view([back, wide, up]),
  ];
  const panes = [0.08, 0.4, 0.72].map((share) =>
    side(mixed(aft, fore, share), mixed(aft, fore, share + 0.22), 1.5, 2.05),
  );
  return (
    fill(side(aft, fore, low, high), HOUSE.lit) +
    fill(front(-half, half, low, high), HOUSE.shade) +
    fill(panes.join(""), HOUSE.pane) +
    fill(front(-0.62, -0.06, 1.5, 2.05) + front(0.06, 0.62, 1.5, 2.05), "#1d3f5f") +
    fill(side(aft, fore, high - 0.14, high), "#d9c7b0") +
    fill(polygon(slab(high + 0.1)), HOUSE.roof) +
    fill(
      polygon([
        view([back, -wide, high]),
        view([ahead, -wide, high]),
        view([ahead, -wide, high + 0.1]),
        view([back, -wide, high + 0.1]),
      ]),
      HOUSE.lit,
    ) +
    fill(
      polygon([
        view([ahead, -wide, high]),
        view([ahead, wide, high]),
        view([ahead, wide, high + 0.1]),
        view([ahead, -wide, high + 0.1]),
      ]),
      HOUSE.eave,
    )
  );
}

/** The benches of an open boat, and the box over her engine. */
function thwarts(view: Project, long: number, wood: Wood): Drawing {
  const bench = (from: number, to: number, up: number, colour: string) =>
    fill(
      polygon([
        view([long * from, -beam(from) * 0.9, up]),
        view([long * to, -beam(to) * 0.9, up]),
        view([long * to, beam(to) * 0.9, up]),
        view([long * from, beam(from) * 0.9, up]),
      ]),
      colour,
    );
  const box = (up: number, colour: string) =>
    fill(
      polygon(
        [0.34, 0.54].flatMap((at, index) => [-0.5, 0.5].map((side) => view([long * at, index ? -side : side, up]))),
      ),
      colour,
    );
  return bench(0.14, 0.2, 0.95, wood.lit) + box(0.7, wood.shade) + box(1.05, wood.lit) + bench(0.66, 0.7, 1, wood.lit);
}

/** Mast, stays, and the boom with its sail rolled on it. */
function rigging(view: Project, long: number, high: number, boom: boolean, wood: Wood): Drawing {
  const [foot, head] = [view([long * 0.6, 0, 0.75]), view([long * 0.6, 0, high])];
  const metre = (foot[1] - head[1]) / (high - 0.75);
  const [goose, end] = [view([long * 0.59, 0, 2.9]), view([long * 0.12, 0, 3.5])];
  return (
    stroke(
      polyline([view([long, 0, sheer(1)]), head, view([0.1, 0, sheer(0)])]) +
        polyline([view([long * 0.52, -1.4, 1]), head]) +
        (boom ? polyline([head, end]) : ""),
      wood.spar,
      1.8,
    ) +
    fill(
      polygon([
        [foot[0] - metre * 0.085, foot[1]],
        [head[0] - metre * 0.05, head[1]],
        [head[0] + metre * 0.05, head[1]],
        [foot[0] + metre * 0.085, foot[1]],
      ]),
      wood.worn,
    ) +
    fill(
      polygon([
        [foot[0] + metre * 0.01, foot[1]],
        [head[0] + metre * 0.01, head[1]],
        [head[0] + metre * 0.05, head[1]],
        [foot[0] + metre * 0.085, foot[1]],
      ]),
      wood.shade,
    ) +
    (boom ? sailOnBoom(goose, end, metre) : "")
  );
}

/** A sail rolled on its boom: the spar, the cloth, the shade under it. */
function sailOnBoom(goose: Point, end: Point, metre: number): Drawing {
  return (
    stroke(polyline([goose, end]), WOOD.shade, metre * 0.1) +
    stroke(
      polyline([
        [goose[0] - 4, goose[1] - metre * 0.14],
        [end[0] + metre * 0.3, end[1] - metre * 0.1],
      ]),
      "#fff3d6",
      metre * 0.17,
    ) +
    stroke(
      polyline([
        [goose[0] - 4, goose[1] - metre * 0.06],
        [end[0] + metre * 0.3, end[1] - metre * 0.03],
      ]),
      "#cdb7b4",
      metre * 0.07,
    )
  );
}

/** Her side with bottom, stripe, rubbing strake and rail; stem and sternpost; the net. */
function outside(
  sheet: Sheet,
  view: Project,
  long: number,
  { hull, stripe, bottom, net, wood = WOOD }: Caique,
): Drawing {
  const band = (span: Point, [lit, shade]: readonly [string, string]) =>
    fill(strip(view, long, span), lit) + fill(shaded(view, long, span), shade);
  return (
    band([0, 0.24], bottom) +
    band([0.2, 0.78], hull) +
    band([0.76, 0.97], stripe) +
    fill(strip(view, long, [0.73, 0.78]), wood.worn) +
    fill(strip(view, long, [0.96, 1.03]), wood.lit) +
    post(view, long, 1, wood.spar) +
    (net ? dryingNet(sheet, view, long, net) : "")
  );
}

/** Her stem or her sternpost, which stand over the rail. */
function post(view: Project, long: number, share: 0 | 1, colour: string): Drawing {
  const metre = Math.abs(view([long * share, 0, 1])[1] - view([long * share, 0, 0])[1]);
  return stroke(
    polyline(shares(8).map((each) => view(sideAt(long, share, mixed(0, 1.16, each))))),
    colour,
    metre * 0.15,
  );
}

/** A net over the rail: it hangs in soft folds and ends in an uneven hem; a heap of it on deck, corks along the rail. */
function dryingNet(
  sheet: Sheet,
  view: Project,
  long: number,
  [lit, colour, shade]: readonly [string, string, string],
): Drawing {
  const random = randomOf(17);
  const [from, to] = [0.45, 0.75];
  const at = (share: number, girth: number): Point => view(sideAt(long, mixed(from, to, share), girth));
  const hem = (share: number) => 0.2 + 0.1 * Math.cos(share * 6.6) - 0.04 * share + 0.035 * Math.sin(share * 21);
  const steps = shares(25);
  const cloth = curve(
    [...steps.map((share) => at(share, hem(share))), at(1.01, 1.05), at(0.5, 1.08), at(-0.01, 1.05)],
    true,
  );
  // A fold starts narrow at the rail and opens towards the hem.
  const fold = (share: number, lean: number, wide: number) =>
    curve(
      [
        at(share, 1.02),
        at(share + lean * 0.4 - wide * 0.3, 0.6),
        at(share + lean - wide, 0),
        at(share + lean + wide, 0),
        at(share + lean * 0.4 + wide * 0.6, 0.6),
        at(share + 0.014, 1.02),
      ],
      true,
    );
  const mesh = [-1, 1].flatMap((way) =>
    counted(30).map((index) =>
      polyline(shares(5).map((down) => at((index - 2) / 26 + way * 0.09 * (down - 0.5), 1.05 - down))),
    ),
  );
  const heap = shares(13).map((share): Point => {
    const place = mixed(from - 0.01, to + 0.02, share);
    const high = 0.08 + 0.3 * Math.sin(share * Math.PI) ** 0.7 + random.around(0.03);
    return view([long * place, -beam(place) + 0.3, sheer(place) + high]);
  });
  const rail = steps.toReversed().map((share) => at(share, 1));
  const corks = counted(11).map((index) => at((index + 0.3 + random.around(0.2)) / 11, 1.05 + random.around(0.015)));
  const metre = Math.abs(view([long * 0.6, -1, 1])[1] - view([long * 0.6, -1, 0])[1]);
  const dot = (by: number) => corks.map(([x, y]) => `M${short(x - by * metre)} ${short(y - by * metre)}h0`).join("");
  return (
    fill(curve([...heap, ...rail], true), lit) +
    fill(cloth, colour) +
    sheet.clipped(
      cloth,
      fill(
        [fold(0.16, 0.04, 0.05), fold(0.42, 0.03, 0.055), fold(0.68, 0.06, 0.05), fold(0.94, 0.03, 0.04)].join(""),
        shade,
      ) +
        fill(
          [fold(0.03, 0.03, 0.045), fold(0.31, 0, 0.04), fold(0.58, 0.02, 0.045), fold(0.83, 0.03, 0.036)].join(""),
          lit,
        ) +
        stroke(mesh.join(""), shade, 1.2, 0.5),
    ) +
    stroke(dot(0), "#a8602f", metre * 0.1) +
    stroke(dot(0.012), "#f6cf86", metre * 0.062)
  );
}

/** What the boat leaves on the water under her: her side, stripe, wheelhouse and net, upside down and broken. */
export function caiqueImage(
  view: Project,
  { long = 9.5, hull, stripe, bottom, house, net }: Caique,
  seed = 3,
): Drawing {
  const under = ([a, c, up]: Place): Point => view([a, c, -up]);
  const outline = ([low, high]: Point, [from, to]: Point = [0, 1]): Point[] => {
    const steps = shares(20).map((share) => mixed(from, to, share));
    return [
      ...steps.map((share) => under(sideAt(long, share, low))),
      ...steps.toReversed().map((share) => under(sideAt(long, share, high))),
    ];
  };
  const metre = Math.abs(view([long * 0.5, -1, 1])[1] - view([long * 0.5, -1, 0])[1]);
  const walls = [
    under([long * 0.2, -0.78, 0.9]),
    under([long * 0.43, -0.78, 0.9]),
    under([long * 0.43, -0.78, 2.35]),
    under([long * 0.2, -0.78, 2.35]),
  ];
  return (
    fill(polygon(outline([0, 1])), hull[1], 0.5) +
    brokenImage({
      shapes: [
        ...(house ? [{ outline: walls, colour: HOUSE.roof }] : []),
        { outline: outline([0.2, 0.78]), colour: hull[0] },
        { outline: outline([0.76, 1]), colour: stripe[1] },
        ...(net ? [{ outline: outline([0.2, 1.05], [0.47, 0.74]), colour: net[1] }] : []),
        { outline: outline([0, 0.24]), colour: bottom[1] },
      ],
      depth: metre * 3.2,
      band: metre * 0.075,
      seed,
    })
  );
}
