import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { box, lens, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Wood of the yard, from new planks in the sun to what lies in deep shade. */
export const WOOD = {
  bright: "#fbe0ab",
  fresh: "#ecb973",
  worn: "#cf8f52",
  shade: "#94583d",
  deep: "#573439",
} as const;

const LONG = 24;
const KEEL = 0.8;
/** Where her ribs stand, as shares of the length. */
const STATIONS = counted(28).map((index) => 0.012 + index * 0.0352);
/** How far up the ribs the planks have come. */
const PLANKED = 0.66;

/**
 * The hull of a gulet on its stocks, half planked: ways, blocks, ribs, planks, props and its shade. In a frame of the camera: metres
 * from her stern to her bow (24), to port, and above the ground; `heading` is that of the frame. We see her starboard side.
 */
export function hullOnStocks(sheet: Sheet, view: Project, heading: number): Drawing {
  return (
    shadeAndWays(sheet, view, heading) +
    keelBlocks(view) +
    farRibs(view) +
    nearRibs(view) +
    planking(sheet, view) +
    stem(view) +
    props(sheet, view)
  );
}

/** Her sheer above the ground, at a share of her length from the stern. */
function sheerAt(share: number): number {
  return share > 0.42 ? 4.2 + 2.2 * ((share - 0.42) / 0.58) ** 2 : 4.2 + 0.9 * ((0.42 - share) / 0.42) ** 2;
}

/** A place of her side: a share of the length between stern and stem, and of the girth from keel to sheer. */
function sideAt(share: number, girth: number, port = false): Place {
  // Above the sheer, the side goes straight up.
  const rest = Math.max(0, 1 - girth);
  const along = mixed(2.6 * rest, LONG - 5.4 * rest ** 1.7, share);
  const breadth = share > 0.45 ? 3.2 * (1 - ((share - 0.45) / 0.55) ** 2.7) : 3.2 - 1.2 * ((0.45 - share) / 0.45) ** 2;
  const round = 1 - rest ** 2.3;
  const sharp = Math.min(1, girth) ** (share > 0.5 ? 1.15 : 1.7);
  const fullness = within(1 - Math.abs(share - 0.48) / 0.5) ** 0.7;
  const half = 0.14 + breadth * mixed(sharp, round, fullness);
  return [along, port ? half : -half, mixed(KEEL, sheerAt(share), girth ** mixed(1, 1.45, fullness))];
}

/** A strip of her side between two heights of the girth. */
function strake(view: Project, low: number, high: number, from = 0, to = 1): Point[] {
  const steps = shares(22).map((each) => mixed(from, to, each));
  return [...steps.map((at) => view(sideAt(at, low))), ...steps.toReversed().map((at) => view(sideAt(at, high)))];
}

/** The line of a rib, from one height of the girth to another. */
function ribLine(view: Project, share: number, from: number, to: number, port = false): Point[] {
  return shares(9).map((each) => view(sideAt(share, mixed(from, to, each), port)));
}

/** Her shade on the ground, and the ways that she will slide down. */
function shadeAndWays(sheet: Sheet, view: Project, heading: number): Drawing {
  const { groundShade } = sheet.mood;
  const shade = [
    ...shares(12).map((at) => view([at * 19.4, 0.4, 0])),
    ...shares(14)
      .toReversed()
      .map((at) => cast(view, heading, sideAt(at, 1, true))),
  ];
  const way = (across: number) =>
    fill(
      polygon([
        view([-14, across, 0.1]),
        view([23, across, 0.22]),
        view([23, across - 0.42, 0.22]),
        view([-14, across - 0.42, 0.1]),
      ]),
      WOOD.worn,
    ) +
    fill(
      polygon([
        view([-14, across - 0.42, 0.1]),
        view([23, across - 0.42, 0.22]),
        view([23, across - 0.42, 0]),
        view([-14, across - 0.42, 0]),
      ]),
      WOOD.fresh,
    ) +
    fill(
      polygon([
        view([23, across, 0.22]),
        view([23, across - 0.42, 0.22]),
        view([23, across - 0.42, 0]),
        view([23, across, 0]),
      ]),
      WOOD.deep,
    );
  return (
    fill(polygon(shade), groundShade, 0.86) +
    fill(polygon([...strakeFoot(view, -3.4), ...strakeFoot(view, 0.2).toReversed()]), groundShade, 0.5) +
    way(1.3) +
    way(-0.9)
  );
}

/** Where the shadow of a place of the hull falls. */
function cast(view: Project, heading: number, [along, across, up]: Place): Point {
  // The sun is at the left, somewhat behind us.
  const [right, away] = [up * 0.8, up * 0.32];
  const [sin, cos] = [Math.sin((heading / 180) * Math.PI), Math.cos((heading / 180) * Math.PI)];
  return view([along + right * sin + away * cos, across - right * cos + away * sin, 0]);
}

/** A line on the ground beside the keel, bowed like the bilge above it. */
function strakeFoot(view: Project, across: number): Point[] {
  return shares(10).map((at) => view([1 + at * 19, across * Math.sin(Math.PI * mixed(0.12, 0.94, at)), 0]));
}

/** The keel, and the stacks of blocks that carry it. */
function keelBlocks(view: Project): Drawing {
  const block = (along: number, low: number, high: number, wide: number) =>
    fill(
      polygon([
        view([along, -wide, low]),
        view([along + 0.5, -wide, low]),
        view([along + 0.5, -wide, high]),
        view([along, -wide, high]),
      ]),
      WOOD.worn,
    ) +
    fill(
      polygon([
        view([along + 0.5, -wide, low]),
        view([along + 0.5, wide, low]),
        view([along + 0.5, wide, high]),
        view([along + 0.5, -wide, high]),
      ]),
      WOOD.deep,
    );
  return (
    [3.4, 6.9, 10.2, 13.8, 17.4].map((at) => block(at, 0, 0.26, 0.62) + block(at + 0.05, 0.26, 0.48, 0.46)).join("") +
    fill(
      polygon([
        view([2.2, -0.14, 0.48]),
        view([18.2, -0.14, 0.48]),
        view([18.2, -0.14, KEEL + 0.1]),
        view([2.2, -0.14, KEEL + 0.1]),
      ]),
      WOOD.worn,
    )
  );
}

/** The ribs of the other side, seen between those of ours, and the first beams of the deck. */
function farRibs(view: Project): Drawing {
  const far = STATIONS.slice(0, -1).map((share) => polyline(ribLine(view, share, 0.5, 1.02, true)));
  const beams = STATIONS.filter((_, index) => index > 6 && index < 26 && index % 3 === 0).map((share) => {
    const [along, across, up] = sideAt(share, 0.88);
    const [, , low] = sideAt(share, 0.84);
    return polygon([
      view([along, across, up]),
      view([along, -across, up]),
      view([along, -across, low]),
      view([along, across, low]),
    ]);
  });
  return [
    stroke(far.slice(0, 14).join(""), "#a97055", 5) + stroke(far.slice(14).join(""), "#a97055", 9),
    fill(
      polygon([
        ...shares(24).map((at) => view(sideAt(at, 1, true))),
        ...shares(24)
          .toReversed()
          .map((at) => view(sideAt(at, 0.94, true))),
      ]),
      "#a97055",
    ),
    fill(beams.join(""), WOOD.shade),
  ].join("");
}

/** The ribs of our side that still stand free, their heads of uneven height. */
function nearRibs(view: Project): Drawing {
  const random = randomOf(5);
  const ribs = STATIONS.map((share) => {
    const [along, across] = sideAt(share, 1);
    const wide = Math.max(4.5, Math.abs(view([along + 0.26, across, 3])[0] - view([along, across, 3])[0]));
    const line = ribLine(view, share, 0.4, 1 + random.between(0.005, 0.085));
    return (
      stroke(polyline(line.map(([x, y]): Point => [x + wide * 0.5, y])), WOOD.shade, wide * 0.8) +
      stroke(polyline(line), WOOD.fresh, wide * 0.72)
    );
  });
  return [fill(polygon(strake(view, 0, PLANKED * 0.8)), WOOD.deep), ...ribs].join("");
}

/** Strakes that follow her sheer, each of two or three planks; bright where the side faces the sun, dark under the bilge. */
function planking(sheet: Sheet, view: Project): Drawing {
  const random = randomOf(14);
  const count = 13;
  const planks = counted(count).map((index) => {
    const [low, high] = [(index / count) * PLANKED, ((index + 1) / count) * PLANKED];
    const light = within((high - 0.06) / 0.5);
    const joints = [0, random.between(0.16, 0.36), random.between(0.44, 0.62), random.between(0.72, 0.88), 1];
    // The highest strakes are not yet closed towards the stern.
    const start = index === count - 1 ? (joints[2] ?? 0) : index === count - 2 ? (joints[1] ?? 0) : 0;
    return joints
      .slice(1)
      .map((to, piece) => {
        const from = Math.max(start, joints[piece] ?? 0);
        if (from >= to) return "";
        const tone = within(light + random.around(0.24) + 0.02);
        const colour =
          tone < 0.5 ? blend(WOOD.shade, WOOD.worn, tone * 2) : blend(WOOD.worn, "#f4c987", (tone - 0.5) * 2);
        return (
          fill(polygon(strake(view, Math.max(0, low - 0.005), low + 0.002, from, to)), WOOD.shade) +
          fill(polygon(strake(view, low + 0.002, high, from, to - 0.0015)), colour)
        );
      })
      .join("");
  });
  const whole = polygon(strake(view, 0, PLANKED));
  return [
    ...planks,
    sheet.spray(whole, WOOD.deep, { from: [700, 900], to: [640, 560], thick: 0.42 }),
    fill(polygon(strake(view, 0, 0.16)), WOOD.deep, 0.4),
    fill(polygon(strake(view, 0, 0.07)), WOOD.deep, 0.5),
    batten(view, 0.8, 0.02, 0.995, 0.018),
    batten(view, 0.955, 0, 1, 0.034),
  ].join("");
}

/** A long strip of wood bent about the ribs, its shade under it. */
function batten(view: Project, girth: number, from: number, to: number, wide: number): Drawing {
  return (
    fill(polygon(strake(view, girth, girth + wide, from, to)), WOOD.bright) +
    fill(polygon(strake(view, girth - 0.01, girth, from, to)), WOOD.shade)
  );
}

/** The stem: one great curved timber that the planks run into, scarfed to the keel. */
function stem(view: Project): Drawing {
  const line = (out: number, across: number, from: number, to: number): Point[] =>
    shares(18).map((each) => {
      const girth = mixed(from, to, each);
      const [[along, , up], [ahead, , above]] = [sideAt(1, girth), sideAt(1, girth + 0.01)];
      const run = Math.hypot(ahead - along, above - up);
      return view([along + (out * (above - up)) / run, across, up - (out * (ahead - along)) / run]);
    });
  const piece = (from: number, to: number, colour: string, out = -0.08) =>
    fill(polygon([...line(out, -0.2, from, to), ...line(0.26, -0.11, from, to).toReversed()]), colour);
  const heel = (across: number, low: number): Point => view([17.2, across, low]);
  return [
    fill(
      polygon([heel(-0.11, 0.48), ...line(0.26, -0.11, 0, 1.045), ...line(0.26, 0.11, 0, 1.045).toReversed()]),
      WOOD.deep,
    ),
    fill(
      polygon([
        heel(-0.14, KEEL - 0.02),
        ...line(-0.08, -0.2, 0, 0.2),
        ...line(0.26, -0.11, 0, 0.24).toReversed(),
        heel(-0.14, 0.48),
      ]),
      WOOD.worn,
    ),
    piece(0.2, 1.045, "#f2c988"),
    piece(0.22, 1.045, WOOD.bright, 0.14),
    stroke(polyline(line(-0.08, -0.2, 0.02, 1)), WOOD.shade, 3),
  ].join("");
}

/** Props against the side, each with its foot on a board, and a ladder. */
function props(sheet: Sheet, view: Project): Drawing {
  const spar = (foot: Point, head: Point, wide: number) => {
    const [[x0, y0], [x1, y1]] = [foot, head];
    const at = (shift: number, half: number) =>
      polygon([
        [x0 + shift - half, y0],
        [x0 + shift + half, y0],
        [x1 + shift * 0.8 + half * 0.8, y1],
        [x1 + shift * 0.8 - half * 0.8, y1],
      ]);
    return fill(at(wide * 0.25, wide * 0.5), WOOD.shade) + fill(at(-wide * 0.12, wide * 0.3), WOOD.bright);
  };
  const all = [0.08, 0.21, 0.33, 0.72, 0.88].map((share, index) => {
    const [along, across, up] = sideAt(share, [0.52, 0.55, 0.5, 0.54, 0.5][index] ?? 0.5);
    const ground: Place = [along + ([0.5, -0.3, 0.4, 0.2, 1.1][index] ?? 0), across - 1.1, 0];
    const foot = view(ground);
    const wide = (foot[1] - view([ground[0], ground[1], 1])[1]) * 0.17;
    return (
      fill(lens(foot[0] + wide * 2.6, foot[1] + 1, wide * 7, wide * 0.7), sheet.mood.groundShade, 0.8) +
      fill(box(foot[0] - wide * 1.5, foot[1] - wide * 0.35, wide * 3, wide * 0.6), WOOD.shade) +
      spar(foot, view([along, across, up]), wide)
    );
  });
  return all.join("");
}
