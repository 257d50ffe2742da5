import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { box, curve, disc, lens } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { rim, type Ring, side, turnedForm } from "./turnedForm.ts";

/** A natural sponge, honey-coloured, lumpy, some 220 wide, on y 0: its pores narrow towards its edges; `grounded: false` leaves out its shadow. */
export function sponge(
  sheet: Sheet,
  { seed = 1, grounded = true }: { seed?: number; grounded?: boolean } = {},
): Drawing {
  const random = randomOf(seed * 19);
  const start = random.next() * 6;
  const reachAt = (angle: number) =>
    1 +
    0.09 * Math.sin(angle * 2 + start) +
    0.05 * Math.sin(angle * 3 + start * 2) +
    0.06 * Math.abs(Math.sin(angle * 5 + start)) +
    0.03 * Math.sin(angle * 13 + start * 3);
  const edge = (angle: number, share: number): Point => [
    Math.cos(angle) * 104 * share * reachAt(angle),
    -78 + Math.sin(angle) * 80 * share * reachAt(angle),
  ];
  const body = curve(
    counted(56).map((index) => edge((index / 56) * Math.PI * 2, 1)),
    true,
  );
  const count = 48;
  const pores = counted(count).map((index) => {
    const [angle, far] = [index * 2.4 + random.around(0.2), Math.sqrt((index + 0.4) / count) * 0.97];
    const large = index % 3 === 1 ? random.between(8.5, 12.5) : random.between(3.4, 6.4);
    const [x, y] = edge(angle, far);
    // A pore on the side is seen from the side.
    return {
      x,
      y,
      long: large,
      thin: large * Math.sqrt(Math.max(0.12, 1 - far * far)),
      turn: (angle * 180) / Math.PI + 90,
    };
  });
  const holes = (dx: number, grown: number, colour: string) =>
    pores
      .map(({ x, y, long, thin, turn }) =>
        place(turned(fill(disc(0, 0, long + grown, thin + grown), colour), turn), x + dx, y + dx),
      )
      .join("");
  return (
    (grounded ? fill(lens(46, -4, 250, 30), sheet.mood.wallDeep, 0.7) : "") +
    fill(body, "#e3b04a") +
    sheet.clipped(
      body,
      fill(disc(-34, -112, 84, 66), "#f3cd74") +
        fill("M40-180Q70-110 30-50Q-10-16-90-10V20H140V-180Z", "#bb8038") +
        fill("M84-150Q96-80 60-40Q20-6-40-2V20H140V-150Z", "#96602f") +
        holes(-1.4, 1.6, "#f8dc92") +
        holes(0, 0, "#a0672e"),
    )
  );
}

/** A sandal's sole from above, toe up, for a right foot; 200 long. */
const SOLE = pointsOf([
  -8, -100, 14, -96, 33, -79, 43, -52, 42, -24, 34, 8, 27, 40, 27, 68, 19, 91, 0, 100, -18, 91, -26, 68, -24, 40, -22,
  8, -30, -24, -37, -52, -35, -80, -24, -96,
]);

/** The straps of a sandal: from where to where, how far each arches towards the toe, its width. */
type Strap = readonly [from: Point, to: Point, arch: number, width: number];
const STRAPS: readonly (readonly Strap[])[] = [
  [
    [[-36, -40], [33, 6], 16, 17],
    [[41, -44], [-25, 2], 16, 17],
    [[-25, 44], [27, 44], 30, 13],
  ],
  [
    [[-37, -54], [43, -50], 22, 18],
    [[-29, -18], [40, -14], 24, 18],
    [[-25, 44], [27, 44], 30, 13],
  ],
  [
    [[-4, -66], [-24, 2], -6, 12],
    [[-4, -66], [33, 4], 6, 12],
    [[-24, 16], [30, 16], 26, 15],
  ],
];

/** A sandal from above: thick sole with its seam, worn insole, arching straps that go under it. */
function strapped(sheet: Sheet, foot: 1 | -1, design: number, leather: string): Drawing {
  const outline = (size: number, shift = 0) =>
    curve(
      SOLE.map(([x, y]): Point => [foot * x * size + shift, y * (1 - (1 - size) * 0.5) + shift]),
      true,
    );
  const arcs = (STRAPS[design] ?? []).map(([[x0, y0], [x1, y1], arch, width]) => ({
    path: curve([
      [foot * x0, y0],
      [foot * mixed(x0, x1, 0.25), mixed(y0, y1, 0.25) - arch * 0.75],
      [foot * mixed(x0, x1, 0.75), mixed(y0, y1, 0.75) - arch * 0.75],
      [foot * x1, y1],
    ]),
    width,
  }));
  const layer = (dx: number, dy: number, thinner: number, tone: string, opacity = 1) =>
    place(arcs.map(({ path, width }) => stroke(path, tone, width - thinner, opacity)).join(""), dx, dy);
  return (
    place(fill(outline(1), "#3f2338"), 5, 5) +
    fill(outline(1), "#7a4630") +
    fill(outline(0.95, -1.5), "#f0cf9c") +
    fill(outline(0.86, -1), "#dba468") +
    sheet.clipped(
      outline(1),
      fill(disc(foot * 3, -48, 25, 32) + disc(foot, 66, 15, 20), "#c98c52", 0.7) + layer(5, 8, 0, "#6b3a34", 0.6),
    ) +
    sheet.clipped(
      outline(1.07, 1),
      layer(1.5, 2.5, 0, blend(leather, "#3a1430", 0.5)) +
        layer(0, 0, 2.5, leather) +
        layer(-1, -4, 12, blend(leather, "#ffe6b4", 0.5)),
    )
  );
}

/** A pair of Bodrum sandals from above, toes up and a little apart, 190 wide; three designs. `cast` moves its shadow. */
export function sandalPair(sheet: Sheet, design: number, leather: string, cast: Point = [12, 8]): Drawing {
  const sole = (foot: 1 | -1) =>
    curve(
      SOLE.map(([x, y]): Point => [foot * x, y]),
      true,
    );
  const each = (draw: (foot: 1 | -1) => Drawing) =>
    place(turned(draw(-1), -5), -48, 0) + place(turned(draw(1), 5), 48, 0);
  return (
    place(
      each((foot) => fill(sole(foot), "#3f2a5c", 0.5)),
      ...cast,
    ) + each((foot) => strapped(sheet, foot, design, leather))
  );
}

/** A camera for what is round and stands far to a side: it is seen as if straight ahead, so that its rings do not lean. */
function straight(eye: Project, [right, away]: Point): Project {
  return ([x, z, up]) => [
    eye([right, away, up])[0] + eye([x - right, z, up])[0] - eye([0, z, up])[0],
    eye([x, z, up])[1],
  ];
}

const CONTENTS = {
  jam: ["#ffc45a", "#ee8a24", "#b84e22"],
  honey: ["#c8722c", "#8a4020", "#54242c"],
  oil: ["#c9c25a", "#8f9a3c", "#5a6a34"],
} as const;

/** A jar of jam, honey or oil, 18 centimetres tall, with a brass lid and a blank label: its place in metres and the height it stands at. */
export function jar(eye: Project, at: Point, up: number, contents: keyof typeof CONTENTS, size = 1): Drawing {
  const view = straight(eye, at);
  const ring = (radius: number, high: number): Ring => [radius * size, up + high * size];
  const band = (radius: number, low: number, high: number) => [ring(radius, low), ring(radius, high)];
  const glass = [ring(0.05, 0), ring(0.055, 0.015), ring(0.055, 0.125), ring(0.048, 0.15), ring(0.045, 0.156)];
  const shoulder = [ring(0.055, 0.126), ring(0.048, 0.15), ring(0.045, 0.156)];
  return (
    turnedForm(view, at, glass, CONTENTS[contents]) +
    fill(side(view, at, shoulder), "#e9f2ee", 0.5) +
    fill(side(view, at, band(0.056, 0.034, 0.094), -0.7, 0.7), "#fff3d8") +
    fill(side(view, at, band(0.056, 0.034, 0.094), 0.3, 0.7), "#d8bfae") +
    fill(side(view, at, band(0.055, 0.098, 0.122), -0.66, -0.5), "#fffdf0", 0.9) +
    turnedForm(view, at, band(0.05, 0.15, 0.18), ["#ffe49a", "#d8a048", "#94603c"]) +
    fill(rim(view, at, ring(0.05, 0.18)), "#f6d27c")
  );
}

/** A wide basket heaped with sponges: its back rim, the heap, its woven side. */
export function spongeBasket(sheet: Sheet, eye: Project, at: Point, top: number): Drawing {
  const view = straight(eye, at);
  const rings: Ring[] = [
    [0.19, top],
    [0.222, top + 0.06],
    [0.24, top + 0.13],
    [0.246, top + 0.17],
  ];
  const body = side(view, at, rings);
  const weave = (angle: number, up: number): Point => {
    const radius = mixed(0.19, 0.246, ((up - top) / 0.17) ** 0.7);
    return view([at[0] + Math.cos(angle) * radius, at[1] - Math.sin(angle) * radius, up]);
  };
  const rows = counted(7).map((row) => top + 0.012 + row * 0.0235);
  const stitches = rows.flatMap((up, row) =>
    counted(17).map((index) => {
      const angle = (Math.PI * (index + (row % 2) * 0.5)) / 17;
      return curve([weave(angle + 0.03, up), weave(angle + 0.09, up + 0.003), weave(angle + 0.15, up)]);
    }),
  );
  const heap: readonly (readonly [x: number, up: number, size: number])[] = [
    [-0.13, 0.16, 0.4],
    [0.14, 0.16, 0.42],
    [0.01, 0.19, 0.46],
    [-0.105, 0.25, 0.38],
    [0.1, 0.255, 0.4],
    [-0.01, 0.325, 0.43],
    [-0.155, 0.115, 0.36],
    [-0.05, 0.105, 0.42],
    [0.06, 0.11, 0.4],
    [0.16, 0.115, 0.35],
  ];
  const sponges = heap.map(([dx, up, size], index) => {
    const [x, y] = view([at[0] + dx, at[1] - (index > 5 ? 0.08 : 0), top + up]);
    return place(sponge(sheet, { seed: index + 2, grounded: false }), x, y, size);
  });
  return (
    fill(rim(view, at, [0.25, top + 0.17]), "#7a4a3c") +
    sponges.join("") +
    turnedForm(view, at, rings, ["#8f5a3a", "#8f5a3a", "#6f4038"]) +
    sheet.clipped(
      body,
      stroke(stitches.join(""), "#dba866", 10) +
        place(stroke(stitches.join(""), "#f6d69a", 3, 0.8), -1, -2) +
        fill(side(view, at, rings, 0.32, 1), "#5f2f4c", 0.46),
    ) +
    stroke(curve(shares(25).map((share) => weave(Math.PI * share, top + 0.17))), "#8f5a3c", 15) +
    stroke(curve(shares(25).map((share) => weave(Math.PI * share, top + 0.173))), "#e0b070", 9)
  );
}

/** A tall basket of four rolled rugs on 0,0, a metre long at most; `metre` in units. It casts no shadow. */
export function rugBasket(sheet: Sheet, metre: number): Drawing {
  const rugs = [
    [-0.09, 0.92, -5, "#c8472f", "#f3d9a4", "#2c4a78"],
    [0.07, 1.02, 3, "#8a3f2c", "#f0b040", "#fdeccb"],
    [-0.02, 0.86, -1, "#2f6a94", "#f7ead0", "#c8472f"],
    [0.12, 0.8, 7, "#e0a040", "#8a2f3c", "#fdf0d4"],
  ] as const;
  const roll = ([dx, high, lean, cloth, mark, small]: (typeof rugs)[number]) => {
    const [wide, tall] = [0.062 * metre, high * metre];
    const body = `M${-wide} 0V${-tall}Q0 ${-tall - 13} ${wide} ${-tall}V0Z`;
    const band = (from: number, deep: number) =>
      `M${-wide} ${-tall + from}q${wide} 12 ${wide * 2} 0v${deep}q${-wide} 12 ${-wide * 2} 0z`;
    return place(
      turned(
        fill(body, cloth) +
          fill(band(26, 22) + band(84, 22), mark) +
          fill(band(58, 9) + band(70, 5), small) +
          fill(box(wide * 0.3, -tall, wide * 0.7, tall), "#4b4aa0", 0.4) +
          fill(disc(0, -tall, wide, 7), blend(cloth, "#ffe9c0", 0.4)) +
          fill(disc(0, -tall, wide * 0.68, 4.8), blend(cloth, "#3a1e4a", 0.4)) +
          fill(disc(-1, -tall + 0.6, wide * 0.5, 3.4), blend(cloth, "#ffe9c0", 0.3)) +
          fill(disc(0, -tall, wide * 0.22, 1.6), blend(cloth, "#3a1e4a", 0.5)),
        lean,
      ),
      dx * metre,
      -8,
    );
  };
  const [half, edge] = [0.19 * metre, -0.46 * metre];
  const form = `M${-half} ${edge}Q0 ${edge + 20} ${half} ${edge}L${half * 0.84} -6Q0 14 ${-half * 0.84} -6Z`;
  const weave = counted(9).flatMap((row) =>
    counted(10).map((index) => {
      const x = (index - 4.5 + (row % 2) * 0.5) * half * 0.23;
      return `M${x - 5} ${edge + 20 + row * 17 - (x / half) ** 2 * 9}h11`;
    }),
  );
  return (
    rugs.map(roll).join("") +
    fill(form, "#b9773f") +
    sheet.clipped(
      form,
      stroke(weave.join(""), "#e3b06c", 8) +
        fill(box(-half, edge - 10, half * 0.32, 200), "#ffe3a8", 0.3) +
        fill(box(half * 0.3, edge - 10, half, 200), "#5f2f4c", 0.46),
    ) +
    stroke(`M${-half} ${edge}Q0 ${edge + 20} ${half} ${edge}`, "#e0b070", 9)
  );
}
