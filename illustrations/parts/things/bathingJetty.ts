import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Length and width of a jetty in the coordinates of its frame, in metres; the water is at height 0. */
export interface JettyOptions {
  along: readonly [number, number];
  across: readonly [number, number];
}

const DECK = 0.7;
const [SHADE, REED, REED_DARK, POLE] = ["#8a6f66", "#e2c27f", "#b48a55", "#a97a52"] as const;

/**
 * A bathing jetty as at Türkbükü: a deck on posts over its own shade, a pergola under reed with white curtains in the wind, low loungers,
 * two parasols, a ladder at its end. In a frame that looks along it to the right, so that its near side is seen.
 */
export function bathingJetty(sheet: Sheet, view: Project, { along, across }: JettyOptions): Drawing {
  return (
    deck(sheet, view, { along, across }) +
    ladder(view, along[1] - 1.2, across[0]) +
    parasolShade(view, 16.9, 2.9) +
    parasolShade(view, 3.1, 3.3) +
    parasolOver(view, 16.9, 2.9, ["#fffdf4", "#c3d0d8", "#e8ece4"]) +
    lounger(view, 15.4, 1.3, "#f2b25a") +
    lounger(view, 14.1, 1.5, "#fffdf4") +
    pergola(sheet, view) +
    lounger(view, 4, 1.7, "#fffdf4") +
    parasolOver(view, 3.1, 3.3, ["#e5683f", "#a93f36", "#d2552f"]) +
    lounger(view, 1.9, 1.3, "#d9557f")
  );
}

/** The planks on their posts, the shade on the water under them. */
function deck(sheet: Sheet, view: Project, { along: [from, to], across: [near, far] }: JettyOptions): Drawing {
  const { stone, stoneShade, trunk } = sheet.mood;
  const quad = quadsOf(view);
  const random = randomOf(21);
  const posts = shares(Math.round((to - from) / 2.6)).map((share) => {
    const at = mixed(from + 0.3, to - 0.3, share);
    return quad(
      [at, near + 0.15, -0.4],
      [at + 0.22, near + 0.15, -0.4],
      [at + 0.22, near + 0.15, DECK],
      [at, near + 0.15, DECK],
    );
  });
  const count = Math.round((to - from) * 3.4);
  const board = (index: number): Path => {
    const [left, right] = [mixed(from, to, index / count), mixed(from, to, (index + 1) / count)];
    return quad([left, near, DECK], [right, near, DECK], [right, far, DECK], [left, far, DECK]);
  };
  const planks = shares(count).map((share) =>
    polyline([view([mixed(from, to, share), near, DECK]), view([mixed(from, to, share), far, DECK])]),
  );
  const chosen = (share: number) =>
    counted(count)
      .map((index) => (random.chance(share) ? board(index) : ""))
      .join("");
  return (
    fill(quad([from, near - 0.5, 0], [to + 0.9, near - 0.5, 0], [to + 0.9, far, 0], [from, far, 0]), "#146a70", 0.62) +
    fill(posts.join(""), trunk) +
    fill(quad([from, near, DECK], [to, near, DECK], [to, far, DECK], [from, far, DECK]), stone) +
    fill(chosen(0.24), "#f6e4bf") +
    fill(chosen(0.2), "#d8bb8a") +
    stroke(planks.join(""), stoneShade, 1.8, 0.5) +
    fill(quad([from, near, DECK], [to, near, DECK], [to, near, DECK - 0.26], [from, near, DECK - 0.26]), stoneShade)
  );
}

function quadsOf(view: Project): (...places: readonly (readonly [number, number, number])[]) => Path {
  return (...places) => polygon(places.map((at) => view(at)));
}

/** A low lounger with its head to the land, its back raised, a towel over it. */
function lounger(view: Project, x: number, z: number, towel: string): Drawing {
  const quad = quadsOf(view);
  const [right, bend, head] = [x + 0.74, z + 1.25, z + 1.85];
  const [low, seat, high] = [DECK + 0.2, DECK + 0.36, DECK + 0.86];
  const leg = (at: number, deep: number) => polyline([view([at, deep, DECK]), view([at, deep, low])]);
  return (
    fill(
      quad([x + 0.1, z, DECK], [right + 0.5, z + 0.1, DECK], [right + 1, head, DECK], [x + 0.3, head, DECK]),
      SHADE,
      0.6,
    ) +
    stroke(leg(x + 0.08, z + 0.1) + leg(right - 0.08, z + 0.1) + leg(right - 0.06, bend), POLE, 4) +
    fill(quad([x, z, seat], [right, z, seat], [right, bend, seat], [x, bend, seat]), towel) +
    fill(quad([x, bend, seat], [right, bend, seat], [right, head, high], [x, head, high]), "#fdf3de") +
    fill(
      quad(
        [x + 0.12, bend + 0.3, seat + 0.26],
        [right - 0.12, bend + 0.3, seat + 0.26],
        [right - 0.12, head - 0.04, high - 0.03],
        [x + 0.12, head - 0.04, high - 0.03],
      ),
      towel,
    ) +
    fill(quad([x, z, low], [right, z, low], [right, z, seat], [x, z, seat]), "#a9bfc6") +
    fill(quad([right, z, low], [right, bend, low], [right, bend, seat], [right, z, seat]), "#8fa6b4")
  );
}

/** A parasol of eight gores, seen from above its rim. */
function parasolOver(
  view: Project,
  x: number,
  z: number,
  [light, dark, middle]: readonly [string, string, string],
): Drawing {
  const rim = (index: number, up = DECK + 2.2): Point => rimAt(view, x, z, index, up);
  const top = view([x, z, DECK + 2.85]);
  const gores = counted(8).map((index) => {
    // Gores that look to the left and to us are lit.
    const side = Math.cos((Math.PI * (index + 0.5)) / 4 + 0.3 - 3.6);
    return {
      path: polygon([top, rim(index), rim(index + 1)]),
      colour: side > 0.35 ? light : side > -0.4 ? middle : dark,
      side,
    };
  });
  return (
    stroke(polyline([view([x, z, DECK]), view([x, z, DECK + 2.3])]), "#f4ead2", 6) +
    fill(polygon(counted(8).map((index) => rim(index, DECK + 2.06))), dark) +
    gores
      .toSorted((one, other) => one.side - other.side)
      .map(({ path, colour }) => fill(path, colour))
      .join("")
  );
}

/** A corner of a parasol's rim, or of its shade. */
function rimAt(view: Project, x: number, z: number, index: number, up: number): Point {
  const angle = (Math.PI * index) / 4 + 0.3;
  return view([x + Math.cos(angle) * 1.4, z + Math.sin(angle) * 1.4, up]);
}

function parasolShade(view: Project, x: number, z: number): Drawing {
  return fill(polygon(counted(8).map((index) => rimAt(view, x + 1.5, z - 0.3, index, DECK))), SHADE, 0.62);
}

/** Poles and beams under a mat of reed, its striped shade, a wide mattress, curtains that the wind lifts. */
function pergola(sheet: Sheet, view: Project): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const quad = quadsOf(view);
  const random = randomOf(33);
  const [x0, x1, z0, z1, top] = [6.6, 12, 0.9, 3.9, DECK + 2.5];
  const stripes = counted(26).map((index) => {
    const at = mixed(x0 + 0.9, x1 + 1.2, index / 25);
    return quad([at, z0 + 0.3, DECK], [at + 0.07, z0 + 0.3, DECK], [at + 0.07, z1 + 0.3, DECK], [at, z1 + 0.3, DECK]);
  });
  const pole = (x: number, z: number) =>
    fill(quad([x, z, DECK], [x + 0.13, z, DECK], [x + 0.13, z, top], [x, z, top]), POLE) +
    fill(quad([x, z, DECK], [x + 0.05, z, DECK], [x + 0.05, z, top], [x, z, top]), "#d8ab78");
  const reeds = counted(74).map((index) => {
    const at = mixed(x0 - 0.4, x1 + 0.4, index / 73);
    const [front, back] = [z0 - random.between(0.25, 0.6), z1 + random.between(0.2, 0.45)];
    return stroke(
      polyline([view([at, front, top + 0.12]), view([at + 0.04, back, top + 0.12])]),
      random.pick([REED, "#efd59a", REED_DARK, "#d5b06c"]),
      7,
    );
  });
  const [left, right, front, back] = [7.6, 10.6, 1.6, 3.5];
  const seat = DECK + 0.4;
  return (
    fill(
      quad(
        [x0 + 0.9, z0 + 0.3, DECK],
        [x1 + 1.4, z0 + 0.3, DECK],
        [x1 + 1.4, z1 + 0.3, DECK],
        [x0 + 0.9, z1 + 0.3, DECK],
      ),
      SHADE,
      0.72,
    ) +
    fill(stripes.join(""), "#e6cb9a", 0.55) +
    pole(x0, z1) +
    pole(x1, z1) +
    curtain(view, [x1 - 0.1, z1], -1.1, [wallShade, "#8fa5c0"]) +
    curtain(view, [x0 + 0.1, z1], 1.3, [wallShade, "#8fa5c0"]) +
    fill(quad([left, front, seat], [right, front, seat], [right, back, seat], [left, back, seat]), "#f3ead9") +
    fill(quad([left, front, DECK], [right, front, DECK], [right, front, seat], [left, front, seat]), "#b9a896") +
    fill(
      quad(
        [left, back - 0.5, seat],
        [left + 1, back - 0.5, seat],
        [left + 1, back, seat + 0.5],
        [left, back, seat + 0.5],
      ),
      "#1d7f9a",
    ) +
    fill(
      quad(
        [left + 1.3, back - 0.45, seat],
        [left + 2.1, back - 0.45, seat],
        [left + 2.1, back, seat + 0.46],
        [left + 1.3, back, seat + 0.46],
      ),
      "#ee9433",
    ) +
    pole(x0, z0) +
    pole(x1, z0) +
    fill(
      quad(
        [x0 - 0.3, z0, top - 0.12],
        [x1 + 0.3, z0, top - 0.12],
        [x1 + 0.3, z0, top + 0.08],
        [x0 - 0.3, z0, top + 0.08],
      ),
      POLE,
    ) +
    curtain(view, [x0 + 0.1, z0], 1.15, [wallBright, wallShade]) +
    fill(
      quad(
        [x0 - 0.4, z0 - 0.3, top + 0.1],
        [x1 + 0.4, z0 - 0.3, top + 0.1],
        [x1 + 0.4, z1 + 0.3, top + 0.1],
        [x0 - 0.4, z1 + 0.3, top + 0.1],
      ),
      REED_DARK,
    ) +
    reeds.join("")
  );
}

/** A curtain from a pole inwards, bellied out by the wind, with two folds in shade. */
function curtain(
  view: Project,
  [x, z]: readonly [number, number],
  reach: number,
  [light, dark]: readonly [string, string],
): Drawing {
  const at = (share: number, up: number): Point => {
    const down = 1 - up / 2.4;
    const lift = Math.sin(Math.min(1, down) * Math.PI * 0.9) * 0.5 + down * 0.35;
    return view([
      x + reach * share * (1 + lift * 0.5) + down * 0.35 * share,
      z - lift * 0.3 * share,
      DECK + up + down * 0.35 * share,
    ]);
  };
  const edge = (share: number) => shares(8).map((each) => at(share, mixed(2.4, 0.1, each)));
  const strip = (from: number, to: number) => `${curve(edge(from))}${curve(edge(to).toReversed()).replace("M", "L")}Z`;
  return fill(strip(0, 1), light) + fill(strip(0.26, 0.33) + strip(0.52, 0.57) + strip(0.76, 0.84), dark, 0.8);
}

/** The bathing ladder: two rails over the edge, rungs down into the water. */
function ladder(view: Project, x: number, near: number): Drawing {
  const rail = (at: number) =>
    polyline([
      view([at, near + 0.4, DECK]),
      view([at, near + 0.3, DECK + 0.85]),
      view([at, near - 0.12, DECK + 0.85]),
      view([at, near - 0.16, -0.5]),
    ]);
  const rungs = counted(4).map((index) =>
    polyline([view([x, near - 0.15, 0.5 - index * 0.28]), view([x + 0.6, near - 0.15, 0.5 - index * 0.28])]),
  );
  return stroke(rail(x + 0.6) + rungs.join("") + rail(x), "#f4fbf4", 5);
}
