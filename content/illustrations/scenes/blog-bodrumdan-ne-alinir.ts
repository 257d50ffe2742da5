import { cameraOf, metreAt, type Place, type Standing } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { sandals } from "../parts/things/sandal.ts";
import { preserve, sponge } from "../parts/things/souvenirs.ts";

const HORIZON = 470;
/** The eye is 0.36 m above the bench, whose top is the ground of this camera. */
const EYE = cameraOf({ horizon: HORIZON, centre: 760, eye: 0.36, focal: 1500 });
/** How far the bench reaches towards us and away, and where the wall's inner and outer faces are. */
const BENCH = { near: 0.78, far: 1.56 } as const;
const WALL = { inner: 1.6, outer: 1.9 } as const;
/** The window: its right edge and its post, in metres, and the height of its sill. */
const WINDOW = { right: 0.3, post: -0.47, sill: 0.07 } as const;
/** Where the sun's light goes: how far to the right and towards us for each metre that it falls. */
const FALL = { right: 0.85, near: 0.62 } as const;
/** Unit vector towards the sun. */
const SUN = [-0.58, 0.43, 0.69] as const;

/** A sandal maker's bench at a window on Bodrum's harbour, in the morning: a new pair on a striped towel in the sun, tools beside it; jam on the sill lit through, sponges, the castle outside. */
export const SCENE: Scene = {
  name: "blog-bodrumdan-ne-alinir",
  seed: 229,
  mood: "morning",
  colours: { wallDeep: "#6b4466" },
  grain: 0.3,
  crops: { wide: 250, square: 350 },
  draw(sheet) {
    drawHarbour(sheet);
    drawWall(sheet);
    drawSill(sheet);
    drawBench(sheet);
    drawTowel(sheet);
    drawTools(sheet);
    drawPair(sheet);
    drawWares(sheet);
  },
};

function quad(...places: readonly Place[]): Path {
  return polygon(places.map(EYE));
}

/** The shadow on the bench of a point above it. */
function shadowOf([right, away, up]: Place): Place {
  return [right + up * FALL.right, away - up * FALL.near, 0];
}

/** The shadow on the bench of a flat piece between places. */
function cast(...places: readonly Place[]): Path {
  return polygon(places.map((point) => EYE(shadowOf(point))));
}

/** Outside: the bay with a gulet, the castle on its rock, hills behind. */
function drawHarbour(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 392, 150, 350, 330, 396, 520, 372, 700, 420, 860, 398, 1020, 430]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
    place(bodrumCastle(sheet, { shade: false }), 560, HORIZON + 14, 0.36),
    fill(lens(556, HORIZON + 18, 380, 9), "#5b93ad", 0.7),
    place(
      brokenImage({
        shapes: [{ outline: pointsOf([-250, 4, 250, 4, 200, 70, -200, 64]), colour: "#6b4a40" }],
        depth: 80,
      }),
      226,
      664,
      0.86,
    ),
    place(gulet(sheet, { sails: "furled" }), 226, 664, 0.86),
  );
}

/** The wall right of the window, in its own shade, the lit thickness of it, and the window's blue post. */
function drawWall(sheet: Sheet): void {
  const { right, post, sill } = WINDOW;
  const upright = (at: number, wide: number, away: number) =>
    quad([at, away, sill], [at + wide, away, sill], [at + wide, away, 1], [at, away, 1]);
  const pegs = [
    [0.47, 0.49, "#c98546", "#8f4e2a"],
    [0.71, 0.49, "#8a4a2c", "#d8a05a"],
  ] as const;
  const rail = [0.37, 1.12, 0.57] as const;
  sheet.add(
    // The reveal looks at the sun.
    fill(
      quad([right, WALL.inner, sill], [right, WALL.outer, sill], [right, WALL.outer, 1], [right, WALL.inner, 1]),
      "#fff3d6",
    ),
    fill(
      quad([right, WALL.inner, -0.3], [1.4, WALL.inner, -0.3], [1.4, WALL.inner, 1], [right, WALL.inner, 1]),
      sheet.linear(
        [
          [0, "#c9c4e0"],
          [1, "#9d97c8"],
        ],
        [1040, 500],
        [1600, 560],
      ),
    ),
    fill(upright(post, 0.06, WALL.outer - 0.06), "#1d5d86"),
    fill(upright(post, 0.016, WALL.outer - 0.06), "#6fb0cc"),
    fill(upright(right - 0.05, 0.05, WALL.outer - 0.06), "#1d5d86"),
    fill(upright(right - 0.05, 0.014, WALL.outer - 0.06), "#6fb0cc"),
    // The rail with finished pairs.
    fill(
      quad(
        [rail[0], WALL.inner, rail[2] + 0.035],
        [rail[1], WALL.inner, rail[2] + 0.035],
        [rail[1], WALL.inner, rail[2]],
        [rail[0], WALL.inner, rail[2]],
      ),
      "#7a4a4c",
    ),
    fill(
      quad(
        [rail[0], WALL.inner, rail[2] + 0.035],
        [rail[1], WALL.inner, rail[2] + 0.035],
        [rail[1], WALL.inner, rail[2] + 0.026],
        [rail[0], WALL.inner, rail[2] + 0.026],
      ),
      "#b98570",
    ),
    ...pegs.map(([at, up, leather, strap]) => {
      const [x, y] = EYE([at, WALL.inner - 0.03, up]);
      const [, top] = EYE([at, WALL.inner - 0.03, rail[2] + 0.01]);
      return (
        place(fill(disc(-26, 26, 46, 104) + disc(78, 26, 46, 104), "#837bb4", 0.8), x, y) +
        stroke(`M${x - 40} ${y - 66}L${x} ${top}L${x + 40} ${y - 66}`, "#5a3a44", 4) +
        place(sandals({ leather, strap }), x, y + 14, 0.98)
      );
    }),
  );
}

/** The sill with jars of mandarin jam that the sun shines through, and a sponge. */
function drawSill(sheet: Sheet): void {
  const { right, sill } = WINDOW;
  const jar = (at: number, tall: number, cap: string): Drawing => {
    const [x, y] = EYE([at, 1.68, sill]);
    const size = (metreAt(EYE, [at, 1.68, sill]) * tall) / 200;
    const body = "M-60-118Q0-108 60-118V-20Q60-4 44-3Q0 2-44-3Q-60-4-60-20Z";
    // The light goes through the jam: it is brightest inside, and lies orange on the sill.
    const through = sheet.radial(
      [
        [0, "#ffe08a", 0.95],
        [0.55, "#ffb23a", 0.55],
        [1, "#f08a1c", 0],
      ],
      [-6, -56],
      74,
    );
    return place(
      fill("M-30 0L150 36Q190 44 196 30L60-8Z", "#ffb347", 0.75) +
        preserve(sheet, { colour: "#f0902a", cap, peel: true }) +
        fill(body, through),
      x,
      y,
      size,
    );
  };
  const [sx, sy] = EYE([0.2, 1.7, sill]);
  sheet.add(
    fill(
      quad([-1.3, WALL.outer, sill], [right, WALL.outer, sill], [right, WALL.inner, sill], [-1.3, WALL.inner, sill]),
      "#fff1d0",
    ),
    place(sponge(sheet, { seed: 3 }), sx, sy, 0.5),
    jar(-0.2, 0.17, "#c2265f"),
    jar(-0.05, 0.2, "#1d6dab"),
    jar(0.08, 0.15, "#c2265f"),
    fill(
      quad([-1.3, WALL.inner, sill], [right, WALL.inner, sill], [right, WALL.inner, -0.02], [-1.3, WALL.inner, -0.02]),
      "#bcb6da",
    ),
    fill(
      quad(
        [-1.3, WALL.inner, sill],
        [right, WALL.inner, sill],
        [right, WALL.inner, sill - 0.012],
        [-1.3, WALL.inner, sill - 0.012],
      ),
      "#fffaf0",
    ),
  );
}

/** The bench: thick worn boards, the window's light across them with the shadow of its post. */
function drawBench(sheet: Sheet): void {
  const { near, far } = BENCH;
  const top = quad([-1.2, near, 0], [1.4, near, 0], [1.4, far, 0], [-1.2, far, 0]);
  const [, edge] = EYE([0, near, 0]);
  const seams = [0.9, 1.06, 1.24, 1.41].map((away) => polyline([EYE([-1.2, away, 0]), EYE([1.4, away, 0])]));
  const grain = counted(16).map((index) => {
    const [away, from] = [0.82 + ((index * 0.137) % 0.72), -0.9 + ((index * 0.61) % 1.9)];
    return polyline([EYE([from, away, 0]), EYE([from + 0.16 + (index % 3) * 0.09, away, 0])]);
  });
  const through = (from: number, to: number) =>
    cast(
      [from, WALL.inner, WINDOW.sill],
      [to, WALL.inner, WINDOW.sill],
      [to, WALL.inner, 1.4],
      [from, WALL.inner, 1.4],
    );
  sheet.add(
    fill(top, "#8f5a58"),
    sheet.clipped(top, fill(through(-1.6, WINDOW.post) + through(WINDOW.post + 0.07, WINDOW.right), "#e5ab6c")),
    stroke(seams.join(""), "#6b3d44", 5, 0.75),
    stroke(grain.join(""), "#7d4a48", 3, 0.5),
    fill(box(-20, edge - 2, 1660, 80), "#5a3346"),
    fill(box(-20, edge - 2, 1660, 7), "#c98f68"),
  );
}

/** A towel spread under the pair: metres along its width and its length from its upper left corner, a little askew. */
function onTowel(wide: number, long: number): Point {
  return EYE([-0.28 + wide * 0.99 + long * 0.1, 1.26 - long * 0.99 + wide * 0.09, 0.003]);
}

/** The blue peştemal with white bands, its fringe over the edge of the bench. */
function drawTowel(sheet: Sheet): void {
  const [wide, long] = [0.74, 0.42];
  const band = (from: number, to: number) =>
    polygon([onTowel(0, from), onTowel(wide, from), onTowel(wide, to), onTowel(0, to)]);
  const fringe = counted(37).map((index) => {
    const at = (index / 36) * wide;
    return polyline([onTowel(at, long), onTowel(at + ((index % 3) - 1) * 0.004, long + 0.035)]);
  });
  const bands = [0.03, 0.055, 0.08, 0.3, 0.345, 0.39].map((from) => band(from, from + (from > 0.2 ? 0.026 : 0.012)));
  const fold = polygon([onTowel(0.5, 0), onTowel(0.56, 0), onTowel(0.6, long), onTowel(0.5, long)]);
  sheet.add(
    place(fill(band(0, long), "#5a2f50", 0.6), 12, 9),
    stroke(fringe.join(""), "#fdf0d4", 3),
    fill(band(0, long), "#2479a6"),
    fill(bands.join(""), "#fdf0d4"),
    fill(fold, "#123f6a", 0.25),
  );
}

/** A point of a sandal: along it from its heel, across to its left, and up from its sole, all in metres. */
type OnSandal = (along: number, across: number, up: number) => Place;

/** Where a sandal stands: the middle of its heel, and its direction. */
function sandalAt({ right, away, heading }: Standing): OnSandal {
  const view = (heading / 180) * Math.PI;
  return (along, across, up) => [
    right + along * Math.sin(view) - across * Math.cos(view),
    away + along * Math.cos(view) + across * Math.sin(view),
    up + 0.004,
  ];
}

const LONG = 0.38;
/** Half the width of a sole is given for a length of 0.29 m. */
const BROAD = LONG / 0.29;
/** Half the sole's width on its inner and on its outer side, in metres, at shares of its length from the heel. */
const INNER: readonly Point[] = [
  [0, 0.004],
  [0.02, 0.02],
  [0.06, 0.03],
  [0.14, 0.036],
  [0.3, 0.032],
  [0.48, 0.031],
  [0.66, 0.043],
  [0.8, 0.051],
  [0.9, 0.047],
  [0.97, 0.032],
  [1, 0.012],
];
const OUTER: readonly Point[] = [
  [0, 0.004],
  [0.02, 0.02],
  [0.06, 0.03],
  [0.14, 0.036],
  [0.3, 0.037],
  [0.48, 0.041],
  [0.66, 0.048],
  [0.8, 0.044],
  [0.9, 0.032],
  [0.97, 0.014],
  [1, -0.008],
];

/** The outline of a sole at a height; `inset` draws it in. A left foot has its inner side on its right. */
function soleOf(on: OnSandal, left: boolean, up: number, inset = 0): Place[] {
  const steps = shares(26).map((share) => 0.5 - Math.cos(share * Math.PI) / 2);
  const side = (line: readonly Point[], sign: number) =>
    steps.map((share) =>
      on(mixed(inset, LONG - inset, share), sign * Math.max(0.002, heightAt(line, share) * BROAD - inset), up),
    );
  return [...side(INNER, left ? -1 : 1), ...side(OUTER, left ? 1 : -1).toReversed()];
}

const THICK = 0.027;
const LEATHER = { lit: "#f0bd74", body: "#d3924a", dark: "#7d4426", layer: "#b9764a" };

/** A band over the foot: where it begins at the left edge of the sole and ends at its right one, how high it arches, how broad it is. */
interface Band {
  from: readonly [along: number, across: number];
  to: readonly [along: number, across: number];
  high: number;
  broad: number;
  /** A band about the heel leans back. */
  lean?: number;
}

/** The points along a band's middle, with its two edges. */
function edgesOf(on: OnSandal, { from, to, high, broad, lean = 0 }: Band): (readonly [Place, Place])[] {
  return shares(19).map((share) => {
    const rise = Math.sin(share * Math.PI) ** 0.75;
    const across = mixed(from[1], to[1], (1 - Math.cos(share * Math.PI)) / 2);
    const along = mixed(from[0], to[0], share) - lean * rise;
    return [on(along - broad / 2, across, THICK + high * rise), on(along + broad / 2, across, THICK + high * rise)];
  });
}

/** How bright a small piece of leather is in the sun, from 0 to 1, and whether it turns its inside to us. */
function lightOn([a, b, c]: readonly [Place, Place, Place]): { light: number; inside: boolean } {
  const [u, v] = [b, c].map((point) => [point[0] - a[0], point[1] - a[1], point[2] - a[2]] as const) as [Place, Place];
  const normal: Place = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const size = Math.hypot(...normal) || 1;
  const toEye: Place = [-a[0], -a[1], 0.36 - a[2]];
  const inside = normal[0] * toEye[0] + normal[1] * toEye[1] + normal[2] * toEye[2] < 0;
  const sun = (normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]) / size;
  return { light: within(inside ? -sun : sun), inside };
}

/** A band in small pieces, the furthest first, each in its own light; its edge is a paler line. */
function bandOf(on: OnSandal, band: Band, colour: string): Drawing {
  const edges = edgesOf(on, band);
  const pieces = edges.slice(1).map((next, index) => {
    const before = edges[index] ?? next;
    const { light, inside } = lightOn([before[0], next[0], before[1]]);
    const tone = inside
      ? blend("#5f2a2c", "#c08a58", light)
      : blend(blend(colour, "#6b2434", 0.34), blend(colour, "#ffe0a8", 0.5), light ** 0.7);
    const path = polygon([before[0], before[1], next[1], next[0]].map(EYE));
    // A hair of its own colour closes the seam to the next piece.
    return { away: (before[0][1] + next[1][1]) / 2, drawing: fill(path, tone) + stroke(path, tone, 1) };
  });
  return pieces
    .toSorted((one, other) => other.away - one.away)
    .map(({ drawing }) => drawing)
    .join("");
}

/** The bands of a sandal: two that cross over the toes, one over the instep, one about the heel. */
function bandsOf(left: boolean): readonly Band[] {
  const side = left ? 1 : -1;
  const at = (share: number, sign: number): readonly [number, number] => {
    const line = sign * side > 0 ? OUTER : INNER;
    return [share * LONG, sign * (heightAt(line, share) * BROAD - 0.005)];
  };
  return [
    { from: at(0.22, 1), to: at(0.22, -1), high: 0.092, broad: 0.02, lean: 0.066 },
    { from: at(0.46, 1), to: at(0.46, -1), high: 0.082, broad: 0.036 },
    { from: at(0.6, 1), to: at(0.82, -1), high: 0.056, broad: 0.032 },
    { from: at(0.82, 1), to: at(0.62, -1), high: 0.061, broad: 0.032 },
  ];
}

/** A sandal of thick leather: the layers of its sole, the stitching, its bands. */
function sandal(sheet: Sheet, on: OnSandal, left: boolean): Drawing {
  const [low, high] = [soleOf(on, left, 0), soleOf(on, left, THICK)];
  const count = low.length;
  const wall = (from: number, to: number) =>
    counted(count).map((index) => {
      const next = (index + 1) % count;
      const at = (point: number, share: number): Point => {
        const [a, b] = [EYE(low[point] ?? [0, 1, 0]), EYE(high[point] ?? [0, 1, 0])];
        return [mixed(a[0], b[0], share), mixed(a[1], b[1], share)];
      };
      return polygon([at(index, from), at(next, from), at(next, to), at(index, to)]);
    });
  const stitches = soleOf(on, left, THICK, 0.007).map(EYE);
  const seam = stitches.flatMap((point, index) => {
    const next = stitches[index + 1];
    return next && index % 2 === 0 ? [polyline([point, next])] : [];
  });
  const bands = bandsOf(left);
  const shadows = bands.map((band) => {
    const edges = edgesOf(on, band);
    const down = ([right, away, up]: Place): Place => {
      const above = Math.max(0, up - THICK);
      return [right + above * FALL.right, away - above * FALL.near, THICK];
    };
    return polygon([...edges.map(([a]) => EYE(down(a))), ...edges.map(([, b]) => EYE(down(b))).toReversed()]);
  });
  const top = polygon(high.map(EYE));
  return (
    fill(wall(0, 1).join(""), LEATHER.dark) +
    fill(wall(0.45, 0.6).join(""), LEATHER.layer) +
    fill(top, LEATHER.body) +
    fill(polygon(soleOf(on, left, THICK, 0.012).map(EYE)), LEATHER.lit) +
    stroke(seam.join(""), "#fff0d0", 3, 0.9) +
    sheet.clipped(top, shadows.map((path) => fill(path, "#7d4030", 0.6)).join("")) +
    bands.map((band) => bandOf(on, band, "#cf7838")).join("") +
    buckleOf(on, left)
  );
}

/** A brass buckle on the outer side of the band over the instep. */
function buckleOf(on: OnSandal, left: boolean): Drawing {
  const across = (left ? 1 : -1) * heightAt(OUTER, 0.46) * BROAD;
  const at = (along: number, up: number) => EYE(on(0.46 * LONG + along, across, THICK + up));
  const frame = (half: number, low: number, high: number) =>
    polygon([at(-half, low), at(half, low), at(half, high), at(-half, high)]);
  return fill(frame(0.022, 0.014, 0.044), "#f2d07a") + fill(frame(0.013, 0.021, 0.037), "#8a4a2c");
}

/** The shadow of a sandal on the towel. */
function castOf(on: OnSandal, left: boolean): Drawing {
  const sole = cast(...soleOf(on, left, THICK)) + cast(...soleOf(on, left, 0));
  const bands = bandsOf(left).map((band) => {
    const edges = edgesOf(on, band);
    return cast(...edges.map(([a]) => a), ...edges.map(([, b]) => b).toReversed());
  });
  return [sole, ...bands].map((path) => fill(path, "#0f2f5c")).join("");
}

/** The new pair, toes towards us. */
function drawPair(sheet: Sheet): void {
  const first = sandalAt({ right: 0.2, away: 1.22, heading: 236 });
  const second = sandalAt({ right: 0.31, away: 1.05, heading: 249 });
  sheet.add(
    `<g opacity="0.55">${castOf(first, false) + castOf(second, true)}</g>`,
    sandal(sheet, first, false),
    sandal(sheet, second, true),
  );
}

/** The maker's tools at the left: a wooden last, a hammer, the half-moon knife, in the shade and the light. */
function drawTools(sheet: Sheet): void {
  const [lx, ly] = EYE([-0.44, 1.3, 0]);
  const [hx, hy] = EYE([-0.43, 1.13, 0]);
  const [kx, ky] = EYE([-0.34, 0.9, 0]);
  sheet.add(
    place(last(), lx, ly),
    place(turned(hammer(), 7), hx, hy, 0.74),
    place(turned(moonKnife(), -12), kx, ky, 0.9),
    thread(),
  );
}

/** A wooden last on its side, toe to the right: 300 long. */
function last(): Drawing {
  return (
    fill("M-130 8Q60 34 250 16Q300 2 220-10L-100-20Z", "#4a2440", 0.6) +
    fill(
      "M-140-8Q-160-70-128-112Q-110-130-78-122Q-40-112-20-86Q50-66 110-52Q166-38 164-14Q160 6 110 6H-110Q-134 6-140-8Z",
      "#c98a52",
    ) +
    fill(
      "M-140-8Q-160-70-128-112Q-120-122-108-124Q-124-60-104-26Q-20-10 164-14Q160 6 110 6H-110Q-134 6-140-8Z",
      "#8a5036",
    ) +
    fill("M-128-112Q-110-130-78-122Q-60-118-48-110Q-84-100-122-104Z", "#f0c690") +
    fill(disc(-84, -112, 14, 5), "#5a3030")
  );
}

/** A shoemaker's hammer that lies, its handle to the right: 330 long. */
function hammer(): Drawing {
  return (
    fill("M-70 24Q100 40 260 22L250 8L-60 6Z", "#4a2440", 0.55) +
    fill("M-20-14Q120-22 244-8Q256 0 244 10Q120 16-20 8Z", "#b9743f") +
    fill("M-20 2Q120 6 250 2Q252 8 244 10Q120 16-20 8Z", "#7a4434") +
    fill("M-64-50Q-40-58-22-46L-16 30Q-40 44-68 34Q-58-4-64-50Z", "#6d7a94") +
    fill("M-64-50Q-54-54-46-53L-46 38Q-58 38-68 34Q-58-4-64-50Z", "#c9d4e2") +
    fill("M-28-50L-22-46L-16 30L-26 35Z", "#3f4a6a")
  );
}

/** The half-moon knife for leather, its blade towards us: 170 wide. */
function moonKnife(): Drawing {
  return (
    fill("M-78 12Q10 66 110 10L96 0L-60 0Z", "#4a2440", 0.5) +
    fill("M-14-94Q0-102 14-94L10-26H-10Z", "#8a4a34") +
    fill("M-14-94Q-8-99 0-99L0-26H-10Z", "#d08a5a") +
    fill("M-86-24Q-40-34 0-34Q40-34 86-24Q60 34 0 38Q-60 34-86-24Z", "#aab6cc") +
    fill("M-86-24Q-60 34 0 38Q60 34 86-24Q50 16 0 18Q-50 16-86-24Z", "#f3f1ea") +
    fill("M-12-36H12V-24H-12Z", "#d8a94a")
  );
}

/** A reel of waxed thread by the towel, its end across the boards. */
function thread(): Drawing {
  const [x, y] = EYE([-0.2, 1.4, 0]);
  return place(
    fill("M-30 4Q40 20 110 4L40-14Z", "#4a2440", 0.55) +
      fill(disc(0, 0, 38, 13), "#8a5036") +
      fill("M-30-60H30V0Q0 12-30 0Z", "#f3dcae") +
      fill("M8-60H30V0Q20 6 8 7Z", "#b98a78") +
      stroke("M-30-46Q0-36 30-46M-30-32Q0-22 30-32M-30-18Q0-8 30-18", "#c9a276", 4) +
      fill(disc(0, -60, 38, 13), "#c98a52") +
      fill(disc(0, -61, 12, 4), "#5a3030"),
    x,
    y,
  );
}

/** At the right: towels in a pile with sponges on them. */
function drawWares(sheet: Sheet): void {
  const warm = sheet.tinted({ wallDeep: "#7a3f4a" });
  const [from, to, near, far, thick] = [0.48, 0.69, 1.26, 1.44, 0.034];
  const colours = ["#c2265f", "#fdf0d4", "#2f9a94", "#f0a838"];
  const top = colours.length * thick;
  const shade = cast([from, near, 0], [from, near, top], [to, near, top], [to, far, top], [to, far, 0]);
  const pile = colours.map((colour, index) => {
    const [low, high] = [index * thick, (index + 1) * thick - 0.003];
    const face = (a: number, b: number) => quad([a, near, low], [b, near, low], [b, near, high], [a, near, high]);
    const side = quad([from, near, low], [from, far, low], [from, far, high], [from, near, high]);
    const lid = quad([from, near, high], [to, near, high], [to, far, high], [from, far, high]);
    const stripe = (a: number) => quad([a, near, high], [a + 0.02, near, high], [a + 0.02, far, high], [a, far, high]);
    const mark = colour === "#fdf0d4" ? "#2f6f96" : "#fdf0d4";
    return (
      fill(side, blend(colour, "#fff0c8", 0.24)) +
      fill(face(from, to), blend(colour, "#4a1f50", 0.3)) +
      fill(face(from + 0.05, from + 0.07) + face(from + 0.09, from + 0.11), blend(mark, "#4a1f50", 0.3)) +
      fill(
        quad([from, near, low], [to, near, low], [to, near, low + 0.008], [from, near, low + 0.008]),
        blend(colour, "#2c1038", 0.6),
      ) +
      fill(lid, blend(colour, "#fff6dc", 0.12)) +
      fill(stripe(from + 0.05) + stripe(from + 0.09), mark)
    );
  });
  const spongeAt = (right: number, away: number, size: number, seed: number) => {
    const [x, y] = EYE([right, away, top]);
    return place(sponge(warm, { seed }), x, y, size);
  };
  sheet.add(
    fill(shade, "#5a2f50", 0.6),
    ...pile,
    spongeAt(0.55, 1.39, 0.56, 2),
    spongeAt(0.655, 1.37, 0.62, 5),
    spongeAt(0.595, 1.31, 0.54, 4),
  );
}
