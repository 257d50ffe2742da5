import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, dots, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { toneOf } from "../people/light.ts";
import { type ByHeight, measureAt } from "./models.ts";

/** Its body in metres: at each height, where the middle of the front is behind the bumper, and half its width. */
const NOSE: ByHeight = [
  [0.34, 0.16],
  [0.44, 0.04],
  [0.6, 0],
  [0.86, 0],
  [1.02, 0.04],
  [1.14, 0.14],
  [1.22, 0.3],
  [1.32, 0.56],
  [1.42, 0.82],
  [1.5, 0.96],
  [2, 1.28],
  [2.4, 1.56],
  [2.58, 1.72],
  [2.74, 1.98],
  [2.84, 2.36],
  [2.88, 2.9],
];
const HALF: ByHeight = [
  [0.34, 0.98],
  [0.5, 1.05],
  [1.4, 1.07],
  [1.6, 1.05],
  [2.4, 0.97],
  [2.62, 0.92],
  [2.76, 0.82],
  [2.84, 0.68],
  [2.88, 0.5],
];
/** Its rear, from the roof down. */
const REAR: readonly Point[] = [
  [6.3, 2.88],
  [6.74, 2.85],
  [6.98, 2.74],
  [7.1, 2.5],
  [7.14, 1.4],
  [7.14, 0.6],
  [7.06, 0.42],
  [6.9, 0.34],
];
const WHEELS = [1.2, 5.56] as const;
const TYRE = 0.38;
const DOOR = [2.3, 3.42] as const;
const [SILL, HEAD] = [1.46, 2.4];
const GLASS = { deep: "#14283f", middle: "#2c5470", light: "#e3b58f" };
const DARK = "#2b2340";

/** The body as the camera sees it: points of the boarded side and of the front, -1 its far edge and 1 the near one. */
interface Body {
  view: Project;
  sideAt(along: number, up: number, out?: number): Point;
  side(points: readonly Point[], out?: number): Path;
  rect(from: number, to: number, low: number, high: number, out?: number): Path;
  frontAt(across: number, up: number): Point;
  front(points: readonly Point[]): Path;
  frontLine(points: readonly Point[]): Path;
}

function bodyOf(view: Project): Body {
  const sideAt = (along: number, up: number, out = 0): Point => view([along, measureAt(HALF, up) + out, up]);
  const frontAt = (across: number, up: number): Point =>
    view([measureAt(NOSE, up) + 0.26 * Math.abs(across) ** 2.6, across * measureAt(HALF, up), up]);
  // Beyond its far silhouette the front turns away.
  const seen = (across: number, up: number): number =>
    Math.max(
      across,
      shares(21).reduce((best, share) => (frontAt(-share, up)[0] > frontAt(best, up)[0] ? -share : best), 0),
    );
  const finer = (points: readonly Point[], closed: boolean): Point[] =>
    points.flatMap((from, index) => {
      const to = points[index + 1] ?? (closed ? points[0] : undefined);
      if (!to) return [from];
      const count = Math.max(1, Math.round(Math.abs(from[0] - to[0]) * 8 + Math.abs(from[1] - to[1]) * 14));
      return counted(count).map((step): Point => [
        mixed(from[0], to[0], step / count),
        mixed(from[1], to[1], step / count),
      ]);
    });
  const onSide = (points: readonly Point[], out: number) =>
    finer(points, true).map(([along, up]) => sideAt(along, up, out));
  const onFront = (points: readonly Point[], closed: boolean) =>
    finer(points, closed).map(([across, up]) => frontAt(seen(across, up), up));
  return {
    view,
    sideAt,
    side: (points, out = 0) => polygon(onSide(points, out)),
    rect: (from, to, low, high, out = 0) =>
      polygon(
        onSide(
          [
            [from, low],
            [to, low],
            [to, high],
            [from, high],
          ],
          out,
        ),
      ),
    frontAt,
    front: (points) => polygon(onFront(points, true)),
    frontLine: (points) => polyline(onFront(points, false)),
  };
}

/**
 * A dolmuş at its stop, its sliding door open: front and right side in the frame of the camera, front at 0, driving against `along`,
 * 7.1 m long. The side that is boarded faces the light. It has no maker's mark, and its boards no words.
 */
export function dolmus(sheet: Sheet, view: Project, band = "#1f8a9c"): Drawing {
  const body = bodyOf(view);
  return (
    groundShade(sheet, view) +
    wheels(view, -0.9) +
    flank(sheet, body, band) +
    windows(sheet, body) +
    doorway(sheet, body) +
    openDoor(sheet, body, band) +
    trim(sheet, body) +
    wheels(view, 1.03) +
    front(sheet, body, band) +
    mirror(body)
  );
}

/** The light stands low on the left: the shadow falls right and a little away from us. */
function groundShade(sheet: Sheet, view: Project): Drawing {
  const foot = [
    [0.3, 1],
    [7, 1],
    [7, -1],
    [0.3, -1],
  ] as const;
  const corners = foot.map(([along, across]) => view([along, across, 0]));
  const cast = foot.map(([along, across]) => view([along - 1.5, across - 1.5, 0]));
  return fill(hull([...corners, ...cast]), sheet.mood.near, 0.5) + fill(polygon(corners), sheet.mood.near, 0.6);
}

/** The side: whitewash with a light along the waist and under the roof, the warm ground in its foot, a band that rises to the rear. */
function flank(sheet: Sheet, body: Body, band: string): Drawing {
  const { wall, wallBright, wallShade, ground } = sheet.mood;
  const [colour, colourShade] = toneOf(sheet, band);
  const edge = shares(30).map((share): Point => {
    const up = mixed(0.34, 2.88, share);
    return [measureAt(NOSE, up) + 0.26, up];
  });
  const outline = body.side([...edge, ...REAR]);
  return (
    fill(outline, wall) +
    sheet.clipped(
      outline,
      fill(body.rect(0, 7.3, 0.3, 0.66), blend(wallShade, ground, 0.35)) +
        fill(body.rect(0, 7.3, 0.66, 0.84), blend(wall, ground, 0.4)) +
        fill(
          body.side([
            [0, 0.9],
            [3.4, 0.92],
            [4.6, 0.98],
            [5.6, 1.2],
            [6.1, 1.39],
            [7.3, 1.39],
            [7.3, 0.9],
          ]),
          colour,
        ) +
        fill(
          body.side([
            [0, 0.9],
            [7.3, 0.9],
            [7.3, 1],
            [5, 0.99],
            [3.4, 0.96],
            [0, 0.96],
          ]),
          colourShade,
        ) +
        fill(
          body.side([
            [0, 1.1],
            [3.2, 1.12],
            [4.5, 1.16],
            [5.3, 1.28],
            [5.6, 1.39],
            [5.9, 1.39],
            [5.4, 1.22],
            [4.5, 1.08],
            [3.2, 1.04],
            [0, 1.03],
          ]),
          "#ee9433",
        ) +
        fill(body.rect(0, 7.3, 1.3, 1.38), wallBright, 0.9) +
        fill(body.rect(0, 7.3, 2.5, 2.64), wallBright) +
        fill(body.rect(0, 7.3, 2.72, 2.9), blend(wall, wallShade, 0.5)) +
        fill(
          body.side([
            [6.9, 0.3],
            [6.94, 2.6],
            [7.3, 2.9],
            [7.3, 0.3],
          ]),
          wallShade,
          0.55,
        ),
    )
  );
}

/** Who rides: where, how tall, hair, clothes, and whether they look out to us. */
const RIDERS = [
  { along: 1.74, tall: 0.06, hair: "#1d1520", top: "#c9c3cf", cap: false },
  { along: 4.84, tall: 0, hair: "#8d8791", top: "#6d4a5e", cap: false },
  { along: 5.42, tall: -0.1, hair: "#c9804a", top: "#b5304a", cap: true },
  { along: 6.24, tall: 0.04, hair: "#2a1a20", top: "#4a6a8a", cap: false },
] as const;

/** One dark band of glass with round ends, those who ride behind it, and what it shows of the evening sky. */
function windows(sheet: Sheet, body: Body): Drawing {
  const { wallShade } = sheet.mood;
  const cab = body.side([
    [1.26, SILL],
    [2.14, SILL],
    [2.14, HEAD],
    [1.9, HEAD],
    [1.72, 2.24],
    [1.4, 1.76],
  ]);
  const panes =
    body.rect(3.52, 4.62, SILL, HEAD) +
    body.rect(4.7, 5.78, SILL, HEAD) +
    body.side([
      [5.86, SILL],
      [6.82, SILL],
      [6.9, 1.56],
      [6.9, 2.3],
      [6.8, HEAD],
      [5.86, HEAD],
    ]);
  const [skin] = toneOf(sheet, "#8a5a48");
  const rider = ({ along, tall, hair, top, cap }: (typeof RIDERS)[number]) => {
    const foot = 1.4;
    const neck = 1.74 + tall;
    const oval = (dx: number, dy: number, wide: number, high: number) =>
      body.side(
        shares(15).map((share): Point => {
          const angle = share * Math.PI * 1.87;
          return [along + dx + Math.cos(angle) * wide, neck + dy + Math.sin(angle) * high];
        }),
      );
    return (
      fill(
        body.side([
          [along - 0.24, foot],
          [along - 0.23, neck - 0.16],
          [along - 0.1, neck - 0.06],
          [along + 0.1, neck - 0.06],
          [along + 0.24, neck - 0.18],
          [along + 0.26, foot],
        ]),
        blend(top, GLASS.deep, 0.45),
      ) +
      fill(oval(0.03, 0.15, 0.115, 0.15), blend(hair, GLASS.deep, 0.3)) +
      fill(oval(-0.03, 0.1, 0.085, 0.125), blend(skin, GLASS.deep, 0.2)) +
      (cap ? fill(oval(0.01, 0.22, 0.12, 0.06), blend("#f1e8d8", GLASS.deep, 0.35)) : "")
    );
  };
  const [top, foot] = [body.sideAt(4.6, HEAD), body.sideAt(4.6, SILL)];
  const glare = (from: number, wide: number) =>
    body.side([
      [from + 0.5, HEAD],
      [from + 0.5 + wide, HEAD],
      [from + wide, SILL],
      [from, SILL],
    ]);
  return (
    fill(
      body.side([
        [1.18, SILL - 0.07],
        [6.9, SILL - 0.07],
        [6.98, 1.54],
        [6.98, 2.34],
        [6.86, HEAD + 0.07],
        [1.86, HEAD + 0.07],
        [1.64, 2.26],
      ]),
      DARK,
    ) +
    fill(
      cab + panes,
      sheet.linear(
        [
          [0, GLASS.middle],
          [1, GLASS.deep],
        ],
        [0, Math.round(top[1])],
        [0, Math.round(foot[1])],
      ),
    ) +
    sheet.clipped(
      cab + panes,
      RIDERS.map(rider).join("") +
        fill(glare(3.6, 0.34) + glare(4.9, 0.5) + glare(5.56, 0.12) + glare(6.2, 0.3), GLASS.light, 0.28) +
        fill(glare(1.46, 0.16), GLASS.light, 0.3) +
        fill(body.rect(1.2, 7, 2.3, 2.42), GLASS.light, 0.4),
    ) +
    stroke(polyline([body.sideAt(1.2, SILL - 0.07), body.sideAt(6.96, SILL - 0.07)]), wallShade, 2.4)
  );
}

/** The open doorway: two steps, a seat in the warm light from within, the bar that one holds on to. */
function doorway(sheet: Sheet, body: Body): Drawing {
  const { view, rect } = body;
  const [from, to] = DOOR;
  const hole = rect(from, to, 0.42, HEAD + 0.02);
  const level = (low: number, near: number, far: number) =>
    polygon([view([from, near, low]), view([to, near, low]), view([to, far, low]), view([from, far, low])]);
  const upright = (a: number, b: number, across: number, low: number, high: number) =>
    polygon([view([a, across, low]), view([b, across, low]), view([b, across, high]), view([a, across, high])]);
  const seat = (a: number, across: number) =>
    fill(upright(a, a + 0.5, across, 1.2, 1.86), "#a8483f") +
    fill(upright(a + 0.34, a + 0.5, across, 1.2, 1.86), "#76304a") +
    fill(upright(a, a + 0.52, across + 0.02, 0.98, 1.22), "#8c3a44");
  return (
    fill(rect(from - 0.05, to + 0.05, 0.38, HEAD + 0.08), sheet.mood.wallShade) +
    fill(hole, "#3a2a4c") +
    sheet.clipped(
      hole,
      fill(upright(from, to, -0.9, 1.44, 2.3), "#d99a63") +
        fill(upright(from - 1, to + 2, -0.9, 0.4, 1.44), "#5a3a5a") +
        seat(3.2, -0.5) +
        seat(3.86, -0.5) +
        fill(level(0.78, 0.62, -1), "#6d5470") +
        fill(upright(from, to, 0.62, 0.44, 0.78), "#4d3a58") +
        fill(level(0.44, 1.06, 0.62), "#a08a94") +
        fill(upright(from, to, 0.62, 0.73, 0.78), "#f0c14a") +
        stroke(polyline([view([from + 0.16, 0.6, 0.78]), view([from + 0.16, 0.6, 2.4])]), "#f0c14a", 6),
    ) +
    fill(rect(from, to, 0.38, 0.44), "#d9cdd0")
  );
}

/** The door stands slid back along the side, a hand's breadth out. */
function openDoor(sheet: Sheet, body: Body, band: string): Drawing {
  const { wall, wallShade, wallBright } = sheet.mood;
  const [colour, colourShade] = toneOf(sheet, band);
  const [from, to] = [DOOR[1] + 0.1, DOOR[1] + 1.26];
  const OUT = 0.1;
  const pane = body.rect(from + 0.16, to - 0.14, SILL + 0.02, HEAD - 0.06, OUT);
  return (
    fill(body.rect(to - 0.02, to + 0.14, 0.46, HEAD), sheet.mood.near, 0.4) +
    fill(body.rect(from, to, 0.44, HEAD + 0.08, OUT), wall) +
    fill(body.rect(from, to, 0.44, 0.66, OUT), blend(wallShade, sheet.mood.ground, 0.3)) +
    fill(body.rect(from, to, 0.9, 1.02, OUT), colour) +
    fill(body.rect(from, to, 0.9, 0.95, OUT), colourShade) +
    fill(body.rect(from, to, 1.06, 1.14, OUT), "#ee9433") +
    fill(body.rect(from, to, HEAD - 0.02, HEAD + 0.08, OUT), wallBright) +
    fill(body.rect(from, from + 0.05, 0.44, HEAD + 0.08, OUT), wallShade) +
    fill(pane, GLASS.middle) +
    sheet.clipped(
      pane,
      fill(
        body.side(
          [
            [from + 0.62, HEAD],
            [from + 0.9, HEAD],
            [from + 0.56, SILL],
            [from + 0.28, SILL],
          ],
          OUT,
        ),
        GLASS.light,
        0.4,
      ),
    ) +
    fill(body.rect(from + 0.14, from + 0.32, 1.24, 1.3, OUT + 0.02), DARK)
  );
}

/** Gaps, the cab's door, the rail that the sliding door runs on, a lamp at the rear. */
function trim(sheet: Sheet, body: Body): Drawing {
  const { wallShade } = sheet.mood;
  const line = (...points: readonly Point[]) => polyline(points.map(([along, up]) => body.sideAt(along, up)));
  return (
    stroke(
      line([1.36, SILL - 0.06], [1.42, 1.1], [1.72, 0.96]) +
        line([2.2, HEAD], [2.2, 0.5]) +
        line([1.74, 0.5], [2.2, 0.5]),
      wallShade,
      2.6,
    ) +
    stroke(line([4.74, 1.24], [6.5, 1.24]), DARK, 3.4, 0.55) +
    fill(body.rect(1.94, 2.12, 1.24, 1.3), DARK) +
    fill(body.rect(6.98, 7.12, 0.94, 1.5), "#c8343c") +
    fill(body.rect(6.98, 7.12, 1.24, 1.34), "#f0a14a") +
    sheet.clipped(
      body.rect(0, 7.2, 0.36, 1.4),
      fill(WHEELS.map((axle) => ring(body.view, axle, 1.062, TYRE + 0.13)).join(""), wallShade) +
        fill(WHEELS.map((axle) => ring(body.view, axle, 1.064, TYRE + 0.08)).join(""), DARK),
    )
  );
}

/** A ring of a wheel at a side. */
function ring(view: Project, axle: number, across: number, radius: number): Path {
  return polygon(
    shares(33).map((share): Point =>
      view([axle + Math.cos(share * Math.PI * 2) * radius, across, TYRE + Math.sin(share * Math.PI * 2) * radius]),
    ),
  );
}

function wheels(view: Project, across: number): Drawing {
  return WHEELS.map((axle) => {
    const holes = counted(8).map((index) => {
      const angle = (index / 8) * Math.PI * 2;
      const spot = (turn: number, radius: number) =>
        view([axle + Math.cos(angle + turn) * radius, across + 0.02, TYRE + Math.sin(angle + turn) * radius]);
      return polygon([spot(-0.2, 0.13), spot(0.2, 0.13), spot(0.16, 0.2), spot(-0.16, 0.2)]);
    });
    return (
      fill(ring(view, axle, across - 0.16, TYRE), "#100f1c") +
      fill(ring(view, axle, across, TYRE), "#24202f") +
      fill(ring(view, axle, across + 0.01, TYRE * 0.92), "#171626") +
      fill(ring(view, axle, across + 0.02, TYRE * 0.64), "#8a8597") +
      fill(ring(view, axle + 0.015, across + 0.02, TYRE * 0.58), "#d9d0cc") +
      fill(holes.join(""), "#4a4458") +
      fill(ring(view, axle, across + 0.03, TYRE * 0.22), "#f6eee2")
    );
  }).join("");
}

/** The front, turned from the light: bumper, grille and lamps, the bonnet in the sky's light, the screen with its driver, the lit board. */
function front(sheet: Sheet, { front: face, frontLine, frontAt }: Body, band: string): Drawing {
  const { wall, wallShade, wallDeep } = sheet.mood;
  const [, colourShade] = toneOf(sheet, band);
  const strip = (low: number, high: number, from = -1, to = 1): Path =>
    face([
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ]);
  const lamp = (side: number) =>
    fill(
      face([
        [side * 0.6, 0.86],
        [side * 0.58, 1],
        [side * 0.78, 1.13],
        [side, 1.2],
        [side, 0.96],
        [side * 0.84, 0.85],
      ]),
      "#fff0cf",
    ) +
    fill(
      face([
        [side * 0.6, 0.86],
        [side * 0.6, 0.91],
        [side * 0.86, 0.92],
        [side, 1.02],
        [side, 0.96],
        [side * 0.84, 0.85],
      ]),
      "#c9a183",
    ) +
    fill(
      face([
        [side * 0.72, 0.95],
        [side * 0.72, 1.05],
        [side * 0.86, 1.1],
        [side * 0.86, 0.98],
      ]),
      "#fffaf0",
    );
  const screen = strip(1.5, 2.38, -0.92, 0.92);
  const driver =
    fill(
      face([
        [-0.62, 1.5],
        [-0.6, 1.68],
        [-0.46, 1.76],
        [-0.3, 1.76],
        [-0.16, 1.66],
        [-0.14, 1.5],
      ]),
      "#a8b4c4",
    ) +
    fill(
      face([
        [-0.48, 1.78],
        [-0.49, 1.96],
        [-0.38, 2.04],
        [-0.27, 1.96],
        [-0.28, 1.78],
        [-0.38, 1.72],
      ]),
      "#8a5f4c",
    ) +
    fill(
      face([
        [-0.5, 1.94],
        [-0.49, 2.04],
        [-0.38, 2.1],
        [-0.26, 2.04],
        [-0.25, 1.94],
        [-0.3, 1.99],
        [-0.46, 1.99],
      ]),
      "#1d1520",
    );
  const lights = counted(13).map((index) => (index - 6) / 6);
  return (
    fill(strip(0.34, 2.86), wallShade) +
    // The edge towards the side still has some of its light.
    fill(strip(0.34, 1.3, 0.86, 1), blend(wallShade, wall, 0.45)) +
    fill(strip(0.34, 0.68), wallDeep) +
    fill(strip(0.34, 0.46), blend(wallDeep, DARK, 0.5)) +
    fill(strip(0.42, 0.52, -0.5, 0.5), DARK) +
    fill(strip(0.66, 0.7), blend(wallShade, wall, 0.3)) +
    fill(strip(0.76, 0.86), colourShade) +
    fill(
      face([
        [-0.5, 0.8],
        [-0.54, 1.04],
        [0.54, 1.04],
        [0.5, 0.8],
      ]),
      DARK,
    ) +
    stroke(
      [0.86, 0.92, 0.98]
        .map((up) =>
          frontLine([
            [-0.5, up],
            [0.5, up],
          ]),
        )
        .join(""),
      wallShade,
      2.6,
    ) +
    lamp(-1) +
    lamp(1) +
    fill(strip(0.54, 0.65, -0.24, 0.24), "#f4ead8") +
    fill(strip(0.54, 0.65, 0.2, 0.24), "#2a5f9e") +
    // The bonnet faces the sky.
    fill(strip(1.14, 1.46), blend(wallShade, wall, 0.6)) +
    fill(
      face([
        [-0.5, 1.12],
        [-0.42, 1.46],
        [0.42, 1.46],
        [0.5, 1.12],
      ]),
      blend(wallShade, wall, 0.85),
    ) +
    fill(strip(1.44, 2.44, -0.97, 0.97), DARK) +
    fill(screen, GLASS.deep) +
    sheet.clipped(
      screen,
      driver +
        fill(
          face([
            [-0.9, 1.5],
            [-0.5, 2.4],
            [0.05, 2.4],
            [-0.35, 1.5],
          ]),
          GLASS.middle,
          0.55,
        ) +
        fill(
          face([
            [0.3, 1.5],
            [0.62, 2.4],
            [0.86, 2.4],
            [0.54, 1.5],
          ]),
          GLASS.light,
          0.3,
        ) +
        fill(strip(2.26, 2.4), GLASS.light, 0.3) +
        fill(strip(1.5, 1.56), "#0c1826", 0.8),
    ) +
    stroke(
      frontLine([
        [0.1, 1.48],
        [0.62, 1.66],
      ]) +
        frontLine([
          [-0.6, 1.48],
          [-0.08, 1.62],
        ]),
      "#0c1826",
      3.4,
    ) +
    fill(strip(2.44, 2.5), blend(wallShade, wallDeep, 0.5)) +
    fill(strip(2.5, 2.7, -0.66, 0.66), "#1a1830") +
    dots(
      lights.map((share) => frontAt(share * 0.56, 2.6)),
      3.2,
      "#ffb347",
    ) +
    fill(strip(2.74, 2.88), blend(wallShade, wall, 0.5))
  );
}

/** The near outside mirror on its arm; the far one is hidden. */
function mirror({ view }: Body): Drawing {
  const housing = (low: number, high: number) =>
    hull(
      [0.94, 1.04].flatMap((along) => [
        view([along, 1.2, low + 0.02]),
        view([along, 1.2, high]),
        view([along, 1.4, low]),
        view([along, 1.4, high - 0.02]),
      ]),
    );
  return (
    stroke(polyline([view([1.24, 1.02, 1.5]), view([1, 1.26, 1.62])]), DARK, 6) +
    fill(housing(1.58, 1.94), DARK) +
    fill(housing(1.74, 1.94), "#4d4360")
  );
}
