import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, lens, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { strawHat } from "../parts/things/deckBreakfast.ts";
import { luggage } from "../parts/things/luggage.ts";

const HORIZON = 610;
const camera = cameraOf({ horizon: HORIZON, centre: 820, eye: 1.75, focal: 1760 });
/** The people carrier's own frame: 0 at its rear bumper, along towards its nose, across to its left, in metres. */
const CAR = frameOf(camera, { right: 0.35, away: 8.7, heading: -40 });
/** Where the terrace ends over the sea. */
const EDGE = 19;

/** A departure: the people carrier with its boot open, cases in it; the driver takes up the next one, a woman and a child look at the sea. */
export const SCENE: Scene = {
  name: "fleet-boot",
  seed: 95,
  mood: "day",
  crops: { wide: 240, square: 250 },
  grain: 0.4,
  draw(sheet) {
    drawBay(sheet);
    drawTerrace(sheet);
    drawHouse(sheet);
    drawGuests(sheet);
    sheet.add(carrier(sheet), hold(sheet), tailgate(sheet));
    drawDriver(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    sweptCloud(sheet, { x: 1090, y: 170, length: 620, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([300, 590, 520, 560, 760, 532, 940, 552, 1160, 510, 1380, 480, 1640, 510]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 60, foot: false }),
    place(sailingYacht(sheet), 1440, 664, 0.5),
    ripples(sheet, { x: 1440, y: 668, width: 150, height: 14, count: 12 }),
  );
}

/** The forecourt: a low wall over the sea with an olive before it, flags that run away to one point, some of them darker. */
function drawTerrace(sheet: Sheet): void {
  const { wallBright, wall, wallShade, stone, stoneWorn, groundShade } = sheet.mood;
  const level = (away: number, up = 0) => camera([0, away, up])[1];
  const foot = level(EDGE);
  const rows = counted(16)
    .map((index) => 3.4 * 1.12 ** index)
    .filter((away) => away < EDGE);
  const quad = (x0: number, x1: number, a0: number, a1: number) =>
    polygon([camera([x0, a0, 0]), camera([x1, a0, 0]), camera([x1, a1, 0]), camera([x0, a1, 0])]);
  const worn = counted(26).map(() => {
    const row = sheet.random.whole(0, rows.length - 2);
    const x = sheet.random.whole(-9, 8);
    return quad(x, x + 1, rows[row] ?? 4, rows[row + 1] ?? 5);
  });
  sheet.add(
    place(cypress(sheet, { seed: 3 }), 500, foot, 1.3),
    fill(box(-10, level(EDGE, 0.75), 1620, 90), wall),
    fill(box(-10, level(EDGE, 0.8), 1620, 12), wallBright),
    fill(box(-10, level(EDGE, 0.16), 1620, 20), wallShade, 0.6),
    fill(box(-10, foot, 1620, 1220 - foot), sheet.downwards([stone, "#efd9b0", "#d3b083"], foot, 1200)),
    fill(worn.join(""), "#d6b487", 0.45),
    stroke(
      rows.map((away) => polyline([camera([-12, away, 0]), camera([12, away, 0])])).join("") +
        counted(23)
          .map((index) => polyline([camera([index - 11, 3, 0]), camera([index - 11, EDGE, 0])]))
          .join(""),
      stoneWorn,
      2.4,
      0.7,
    ),
    // The olive stands in a round bed of the terrace.
    fill(curve(ring(5.6, 15.4, 1.25), true), wallShade),
    fill(curve(ring(5.6, 15.4, 1.12), true), "#8f6f52"),
    place(olive(sheet, { seed: 6 }), ...camera([5.6, 15.4, 0]), 1.9),
    fill(curve(ring(7.2, 15, 1.6), true), groundShade, 0.35),
  );
}

/** A circle on the ground. */
function ring(right: number, away: number, radius: number): Point[] {
  return counted(12).map((index) => {
    const angle = (index / 12) * Math.PI * 2;
    return camera([right + Math.cos(angle) * radius, away + Math.sin(angle) * radius, 0]);
  });
}

/** The white house at the left, in the terrace's perspective: its front along the terrace in the sun, an arched door, shutters, a balcony. */
function drawHouse(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep, door, window, groundShade } = sheet.mood;
  const [face, end, high] = [13.4, -3.5, 5.6] as const;
  const on = (x0: number, x1: number, u0: number, u1: number) =>
    polygon([camera([x0, face, u0]), camera([x1, face, u0]), camera([x1, face, u1]), camera([x0, face, u1])]);
  const flank = (a0: number, a1: number, u0: number, u1: number) =>
    polygon([camera([end, a0, u0]), camera([end, a1, u0]), camera([end, a1, u1]), camera([end, a0, u1])]);
  const pane = (x: number, up: number) =>
    fill(on(x - 0.44, x + 0.44, up, up + 1.3), window) +
    fill(on(x - 0.02, x + 0.02, up, up + 1.3), "#7fa9c9") +
    fill(on(x - 0.92, x - 0.46, up, up + 1.3) + on(x + 0.46, x + 0.92, up, up + 1.3), "#2f7fae") +
    fill(
      counted(9)
        .flatMap((slat) =>
          [-0.87, 0.51].map((left) => on(x + left, x + left + 0.36, up + 0.1 + slat * 0.13, up + 0.15 + slat * 0.13)),
        )
        .join(""),
      door,
    ) +
    fill(on(x - 1, x + 1, up - 0.12, up - 0.02), wallShade);
  const arch = (x: number, half: number, spring: number) =>
    polygon([
      camera([x - half, face, 0]),
      ...shares(13).map((share) => {
        const angle = Math.PI * (1 - share);
        return camera([x + Math.cos(angle) * half, face, spring + Math.sin(angle) * half]);
      }),
      camera([x + half, face, 0]),
    ]);
  sheet.add(
    fill(
      polygon([
        camera([end, face, 0]),
        camera([end + 2.6, face + 0.4, 0]),
        camera([end + 2.2, 18.6, 0]),
        camera([end, 18.6, 0]),
      ]),
      groundShade,
      0.42,
    ),
    fill(flank(face, 18.4, 0, high), wallShade),
    fill(flank(face, 18.4, high - 0.2, high), wallDeep, 0.5),
    fill(flank(15, 16, 3.4, 4.6) + flank(15, 16, 1, 2.2), window),
    fill(on(-12, end, 0, high), wall),
    fill(on(-12, end + 0.04, high, high + 0.22), wallBright),
    fill(on(-12, end, high - 0.14, high), wallShade),
    fill(on(-12, end, 0, 0.45), "#ead9bb"),
    pane(-4.8, 3.4),
    pane(-7.4, 3.4),
    pane(-4.8, 1.05),
    fill(arch(-7.2, 0.86, 1.7), wallShade),
    fill(arch(-7.12, 0.72, 1.7), door),
    fill(arch(-6.84, 0.42, 1.7), window, 0.6),
    place(hangingBougainvillea(sheet, { length: 400, drop: 150, seed: 4 }), -10, camera([0, face, high])[1] + 26),
    place(pottedBush(sheet, { seed: 2 }), ...camera([-3.7, face - 0.5, 0]), 1.15),
    place(pottedBush(sheet, { seed: 7 }), ...camera([-5.9, face - 0.5, 0]), 1.15),
  );
}

/** The side's outline from the rear bumper over the roof to the nose: along and up, in metres. */
const SIDE: readonly (readonly [along: number, up: number])[] = [
  [0.05, 0.3],
  [0.004, 0.5],
  [0.016, 0.8],
  [0.074, 1.24],
  [0.19, 1.7],
  [0.3, 1.86],
  [0.62, 1.904],
  [1.4, 1.916],
  [2.36, 1.912],
  [2.9, 1.886],
  [3.2, 1.84],
  [3.51, 1.7],
  [3.84, 1.44],
  [4.13, 1.215],
  [4.2, 1.186],
  [4.5, 1.12],
  [4.8, 1.04],
  [5.02, 0.94],
  [5.09, 0.82],
  [5.118, 0.54],
  [5.08, 0.32],
  [4.96, 0.24],
  [2.6, 0.24],
  [0.3, 0.24],
];
/** Half the body's width at a height: it leans in above the windows' foot. */
const half = (up: number) => (up < 1.05 ? 0.96 : 0.96 - (up - 1.05) * 0.17);
/** The left side, which turns in to the nose. */
const side = (along: number, up: number): Point => CAR([along, half(up) - Math.max(0, along - 4.3) ** 2 * 0.14, up]);
const sidePath = (points: readonly (readonly [number, number])[]) =>
  polygon(points.map(([along, up]) => side(along, up)));
const quad = (...places: readonly Place[]) => polygon(places.map((at) => CAR(at)));

/** Its shadow, its roof, its lit left side with windows, lamps and wheels. */
function carrier(sheet: Sheet): Drawing {
  const body = curve(
    SIDE.map(([along, up]) => side(along, up)),
    true,
  );
  const [top, foot] = [side(1, 1.9)[1], side(1, 0.3)[1]];
  const glass = (from: number, to: number) =>
    sidePath([
      [from, 1.22],
      [from + (from < 1 ? 0.12 : 0.03), 1.74],
      [to - 0.02, 1.75],
      [to, 1.21],
    ]);
  const cab = sidePath([
    [2.84, 1.2],
    [2.86, 1.74],
    [3.1, 1.72],
    [3.34, 1.6],
    [3.34, 1.2],
  ]);
  const quarter = sidePath([
    [3.42, 1.2],
    [3.42, 1.55],
    [3.84, 1.24],
    [3.84, 1.2],
  ]);
  const panes = glass(0.34, 1.46) + glass(1.56, 2.72) + cab + quarter;
  return (
    fill(quad([0.4, 0.7, 0], [4.9, 0.7, 0], [5.2, -1.9, 0], [0.1, -2.3, 0]), "#3a3558", 0.5) +
    fill(
      curve(
        [
          [0.3, 0.86],
          [2.6, 0.88],
          [4.9, 0.8],
          [5, -0.8],
          [2.6, -0.95],
          [0.3, -0.95],
        ].map(([along = 0, across = 0]) => CAR([along, across, 0])),
        true,
      ),
      "#1c2036",
      0.92,
    ) +
    // The backs of the rear tyres, seen under the bumper.
    fill(
      quad([0.71, 0.9, 0], [0.71, 0.68, 0], [0.71, 0.68, 0.42], [0.71, 0.9, 0.42]) +
        quad([0.66, -0.64, 0], [0.66, -0.88, 0], [0.66, -0.88, 0.42], [0.66, -0.64, 0.42]),
      "#0b1119",
    ) +
    // The bonnet beyond the side's edge, seen from above.
    fill(quad([4.1, 0.8, 1.215], [4.72, 0.72, 1.07], [4.9, -0.4, 1.1], [4.1, -0.7, 1.24]), "#8fc0e4") +
    wheel(4.245, false) +
    fill(body, sheet.downwards(["#6aa6d8", "#3f86c8", "#2668ae", "#12407e"], top, foot)) +
    sheet.clipped(
      body,
      fill(
        sidePath([
          [-0.1, 0.86],
          [5.3, 0.8],
          [5.3, 0.2],
          [-0.1, 0.2],
        ]),
        "#12407e",
        0.75,
      ) +
        fill(
          sidePath([
            [-0.1, 1.06],
            [5.3, 1],
            [5.3, 0.93],
            [-0.1, 0.97],
          ]),
          "#a9d2ec",
          0.8,
        ) +
        fill(
          sidePath([
            [0.16, 1.16],
            [0.32, 1.8],
            [2.5, 1.82],
            [3.12, 1.78],
            [3.4, 1.62],
            [3.98, 1.2],
            [3.98, 1.15],
          ]),
          "#0a2148",
        ) +
        fill(panes, sheet.downwards(["#6f9db6", "#2a587e", "#142f50"], side(2, 1.74)[1], side(2, 1.2)[1])) +
        sheet.clipped(
          panes,
          fill(
            [0.6, 1.7, 2.2]
              .map((from) =>
                sidePath([
                  [from, 1.1],
                  [from + 0.3, 1.76],
                  [from + 0.5, 1.76],
                  [from + 0.2, 1.1],
                ]),
              )
              .join(""),
            "#e6f5f0",
            0.3,
          ),
        ) +
        fill(archOf(1.045) + archOf(4.245), "#0b1630"),
    ) +
    stroke(
      polyline([1.16, 0.9, 0.5].map((up) => side(1.52, up))) +
        polyline([1.16, 0.9, 0.3].map((up) => side(2.78, up))) +
        polyline([1.14, 0.9, 0.62].map((up) => side(3.74, up))),
      "#0a2148",
      3,
    ) +
    stroke(polyline([side(2.44, 0.9), side(2.66, 0.9)]) + polyline([side(2.86, 0.9), side(3.06, 0.9)]), "#dcebf2", 6) +
    stroke(polyline([side(0.3, 1.1), side(1.5, 1.1)]), "#0a2148", 4) +
    // A lamp drawn back along the wing, the mirror on the door.
    fill(
      sidePath([
        [4.98, 0.94],
        [4.6, 1.04],
        [4.5, 1.05],
        [4.62, 0.96],
        [4.92, 0.84],
      ]),
      "#dcebf2",
    ) +
    fill(quad([3.6, 0.95, 1.18], [3.54, 1.16, 1.18], [3.54, 1.16, 1.36], [3.6, 0.97, 1.36]), "#12407e") +
    fill(quad([3.54, 1.16, 1.18], [3.66, 1.14, 1.18], [3.66, 1.14, 1.36], [3.54, 1.16, 1.36]), "#6aa6d8") +
    wheel(1.045, true) +
    wheel(4.245, true)
  );
}

function circle(along: number, radius: number, across: number): Point[] {
  return counted(16).map((index) => {
    const angle = (index / 16) * Math.PI * 2;
    return CAR([along + Math.cos(angle) * radius, across, 0.34 + Math.sin(angle) * radius]);
  });
}

function archOf(along: number): string {
  return curve(circle(along, 0.43, 0.96), true);
}

/** A wheel on the left side, with five double spokes; without `whole` only its tyre. */
function wheel(along: number, whole: boolean): Drawing {
  const tyre = curve(circle(along, 0.345, 0.9), true);
  if (!whole) return fill(tyre, "#0b1119");
  const hub = CAR([along, 0.92, 0.34]);
  const spokes = counted(10).map((index) => {
    const angle = ((index >> 1) / 5) * Math.PI * 2 + (index % 2 ? 0.16 : -0.16);
    return polyline([hub, CAR([along + Math.cos(angle) * 0.22, 0.92, 0.34 + Math.sin(angle) * 0.22])]);
  });
  return (
    fill(tyre, "#10151f") +
    fill(curve(circle(along, 0.25, 0.92), true), "#cfd9e0") +
    fill(curve(circle(along, 0.22, 0.92), true), "#4a5668") +
    stroke(spokes.join(""), "#e6ecee", 5) +
    fill(curve(circle(along, 0.05, 0.93), true), "#cfd9e0")
  );
}

/** The rear: its frame about the open hold, lamps, bumper, plate; what lies in the hold. */
function hold(sheet: Sheet): Drawing {
  const at = (across: number, up: number): Place => [up > 0.62 ? (up - 0.62) * 0.17 : 0, across * half(up), up];
  const rear = (points: readonly (readonly [number, number])[]) => polygon(points.map(([x, up]) => CAR(at(x, up))));
  const opening = rear([
    [-0.86, 0.66],
    [-0.86, 1.2],
    [-0.8, 1.74],
    [0.8, 1.74],
    [0.86, 1.2],
    [0.86, 0.66],
  ]);
  const deep = 1.15;
  const lamp = (from: number, to: number) =>
    rear([
      [from, 0.86],
      [from, 1.34],
      [to, 1.34],
      [to, 0.86],
    ]);
  const seat = (x: number) =>
    fill(
      quad([deep, x + 0.27, 0.66], [deep, x + 0.25, 1.32], [deep, x - 0.25, 1.32], [deep, x - 0.27, 0.66]),
      "#c08a5c",
    ) +
    fill(
      quad([deep, x - 0.1, 0.66], [deep, x - 0.1, 1.32], [deep, x - 0.25, 1.32], [deep, x - 0.27, 0.66]),
      "#8a5a44",
    ) +
    fill(
      quad([deep, x + 0.13, 1.36], [deep, x + 0.12, 1.58], [deep, x - 0.12, 1.58], [deep, x - 0.13, 1.36]),
      "#c08a5c",
    );
  return (
    fill(
      rear([
        [1, 0.34],
        [1, 1.1],
        [1, 1.88],
        [-1, 1.88],
        [-1, 1.1],
        [-1, 0.34],
      ]),
      sheet.linear(
        [
          [0, "#4f90cc"],
          [0.25, "#1f5a9c"],
          [1, "#0f2f5e"],
        ],
        [Math.round(CAR([0, 0.96, 1])[0]), 0],
        [Math.round(CAR([0, -0.96, 1])[0]), 0],
      ),
    ) +
    fill(opening, "#4a3040") +
    sheet.clipped(
      opening,
      fill(quad([0, -0.86, 0.66], [deep, -0.86, 0.66], [deep, -0.8, 1.8], [0, -0.8, 1.8]), "#6b4650") +
        fill(quad([deep, 0.9, 0.66], [deep, 0.9, 1.8], [deep, -0.9, 1.8], [deep, -0.9, 0.66]), "#5a3a48") +
        fill(quad([0, 0.86, 0.66], [deep, 0.86, 0.66], [deep, -0.86, 0.66], [0, -0.86, 0.66]), "#8d6a62") +
        seat(0.56) +
        seat(0) +
        seat(-0.56) +
        fill(quad([0, 0.86, 0.66], [deep, 0.86, 0.66], [deep, 0.8, 1.8], [0, 0.8, 1.8]), "#2f2038") +
        fill(quad([0.1, 0.8, 1.74], [deep, 0.7, 1.74], [deep, -0.7, 1.74], [0.1, -0.8, 1.74]), "#fff0c8", 0.8) +
        shellCase([0.42, 0.2, 0.66], [0.3, 0.5, 0.62], ["#f3c24a", "#a8742a", "#fff0c0"]) +
        shellCase([0.12, 0.72, 0.66], [0.34, 0.44, 0.72], ["#e0487c", "#8d1b4c", "#f9a8c0"]) +
        shellCase([0.2, -0.1, 0.66], [0.4, 0.56, 0.3], ["#2f9aa0", "#1d6070", "#a5dede"]) +
        shellCase([0.24, -0.16, 0.97], [0.32, 0.44, 0.24], ["#d98a3c", "#8f5430", "#f6cf9a"]),
    ) +
    stroke(opening, "#0a2148", 6) +
    fill(lamp(1, 0.87) + lamp(-0.87, -1), "#c22a34") +
    fill(
      rear([
        [1, 1.02],
        [1, 1.14],
        [0.87, 1.14],
        [0.87, 1.02],
      ]) +
        rear([
          [-0.87, 1.02],
          [-0.87, 1.14],
          [-1, 1.14],
          [-1, 1.02],
        ]),
      "#f7d9d2",
    ) +
    fill(
      rear([
        [1.01, 0.32],
        [1.01, 0.56],
        [-1.01, 0.56],
        [-1.01, 0.32],
      ]),
      "#1b2530",
    ) +
    fill(
      rear([
        [1.01, 0.56],
        [1.01, 0.64],
        [-1.01, 0.64],
        [-1.01, 0.56],
      ]),
      "#7fb0d6",
    ) +
    fill(
      rear([
        [0.26, 0.4],
        [0.26, 0.51],
        [-0.26, 0.51],
        [-0.26, 0.4],
      ]),
      "#e6ecee",
    ) +
    fill(
      rear([
        [0.94, 0.44],
        [0.94, 0.5],
        [0.7, 0.5],
        [0.7, 0.44],
      ]) +
        rear([
          [-0.7, 0.44],
          [-0.7, 0.5],
          [-0.94, 0.5],
          [-0.94, 0.44],
        ]),
      "#8a1a28",
    )
  );
}

/** A shell case that stands in the car's frame: its nearest left lower corner, its depth, breadth and height; lit, shaded, its bright edge. */
function shellCase(
  [along, across, up]: Place,
  [deep, wide, high]: readonly [number, number, number],
  [lit, dim, edge]: readonly [string, string, string],
): Drawing {
  const rear = (from: number, to: number, low = 0, top = high) =>
    quad(
      [along, across - from * wide, up + low],
      [along, across - to * wide, up + low],
      [along, across - to * wide, up + top],
      [along, across - from * wide, up + top],
    );
  const left = quad(
    [along, across, up],
    [along + deep, across, up],
    [along + deep, across, up + high],
    [along, across, up + high],
  );
  const lid = quad(
    [along, across, up + high],
    [along, across - wide, up + high],
    [along + deep, across - wide, up + high],
    [along + deep, across, up + high],
  );
  return (
    fill(left, edge) +
    fill(lid, edge) +
    fill(rear(0, 1), lit) +
    fill(rear(0.66, 1), dim) +
    stroke(
      [0.25, 0.5, 0.75]
        .map((share) =>
          polyline([
            CAR([along, across - share * wide, up + high * 0.1]),
            CAR([along, across - share * wide, up + high * 0.9]),
          ]),
        )
        .join(""),
      dim,
      2.4,
      0.8,
    )
  );
}

/** The tailgate up over the hold: struts, the lining with its window, the painted edge. */
function tailgate(sheet: Sheet): Drawing {
  const [hinge, tip] = [
    [0.24, 1.86],
    [-0.92, 2.16],
  ] as const;
  const on = (share: number, across: number, lift = 0): Place => [
    hinge[0] + (tip[0] - hinge[0]) * share,
    across,
    hinge[1] + (tip[1] - hinge[1]) * share + lift,
  ];
  return (
    stroke(polyline([CAR([0.14, 0.8, 1.3]), CAR(on(0.5, 0.8))]), "#cbd5da", 6) +
    stroke(polyline([CAR([0.14, -0.8, 1.3]), CAR(on(0.5, -0.8))]), "#7d8fa0", 6) +
    // Its outer side, which is seen edge on at the left, then the lining from below.
    fill(quad(on(0, 0.84), on(1, 0.9), on(1, 0.9, 0.1), on(0, 0.84, 0.1)), "#6aa6d8") +
    fill(quad(on(0, 0.84), on(0, -0.84), on(1, -0.9), on(1, 0.9)), "#232a44") +
    fill(
      quad(on(0.12, 0.72), on(0.12, -0.72), on(0.62, -0.76), on(0.62, 0.76)),
      sheet.downwards(["#7fb4cc", "#cfe8ea"], 300, 520),
    ) +
    fill(quad(on(0.12, 0.3), on(0.12, -0.05), on(0.62, 0.2), on(0.62, 0.5)), "#f4fbf4", 0.55) +
    fill(quad(on(0.76, 0.2), on(0.76, -0.2), on(0.86, -0.2), on(0.86, 0.2)), "#4a5572") +
    fill(
      quad(on(1, 0.9), on(1, -0.9), [tip[0] - 0.05, -0.88, tip[1] - 0.14], [tip[0] - 0.05, 0.88, tip[1] - 0.14]),
      "#2668ae",
    ) +
    fill(
      quad(on(1, 0.9), on(1, 0.2), [tip[0] - 0.05, 0.2, tip[1] - 0.14], [tip[0] - 0.05, 0.88, tip[1] - 0.14]),
      "#6aa6d8",
    ) +
    fill(quad(on(1, 0.9, 0.1), on(1, -0.9, 0.1), on(1, -0.9), on(1, 0.9)), "#93c0e4")
  );
}

/** Someone of a height in metres, who stands on the terrace. */
function standing(sheet: Sheet, right: number, away: number, tall: number, options: PersonOptions): Drawing {
  const at: Place = [right, away, 0];
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * tall) / 100);
}

/** A woman and a child at the wall over the sea. */
function drawGuests(sheet: Sheet): void {
  sheet.add(
    standing(sheet, 2.7, 17.6, 1.68, {
      behind: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2465f",
      hairstyle: "long",
      hat: "#f0d08a",
      sleeves: "none",
      slender: true,
    }),
    standing(sheet, 3.5, 17.6, 1.16, {
      pose: "pointing",
      behind: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
  );
}

/** The driver comes with the last case; two more wait on the flags. */
function drawDriver(sheet: Sheet): void {
  sheet.add(
    standing(sheet, 3.3, 10.8, 1.8, {
      pose: "walking",
      mirrored: true,
      sleeves: "long",
      top: "#fdf8ee",
      bottom: "#22324e",
      hair: "#33262a",
      carries: "case",
      carriedColour: "#1d7fa0",
    }),
  );
}

/** Leaves in bunches along three boughs, laid on the ground from the left edge. */
function leafShade(sheet: Sheet): string {
  const boughs = [
    [-60, 1010, 520, 1090],
    [-60, 1090, 700, 1190],
    [-60, 1170, 400, 1210],
  ] as const;
  return boughs
    .flatMap(([x0, y0, x1, y1]) =>
      counted(64).map((index) => {
        const share = index / 64;
        const spread = 26 + 26 * (1 - share);
        return lens(
          x0 + (x1 - x0) * share + sheet.random.around(20),
          y0 + (y1 - y0) * share + sheet.random.around(spread),
          sheet.random.between(40, 100) * (1.1 - share * 0.5),
          sheet.random.between(12, 24),
        );
      }),
    )
    .join("");
}

/** Cases that are still to be stowed, flowers that the sheet cuts. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    // What an olive at our back throws on the flags.
    fill(leafShade(sheet), "#94706a", 0.34),
    luggage(sheet, {
      camera,
      right: 1.5,
      away: 8.2,
      turn: 18,
      size: [0.5, 0.24, 0.44],
      colours: ["#c8643c", "#8f3a35", "#4a2a30"],
      cast: [0.6, 0.04],
    }),
    luggage(sheet, {
      camera,
      right: 2.06,
      away: 7.9,
      turn: 12,
      size: [0.36, 0.22, 0.62],
      colours: ["#7d8a48", "#4d5a30", "#33301f"],
      cast: [0.6, 0.04],
    }),
    place(strawHat(), ...camera([1.78, 8.08, 0.45]), 0.3),
    bougainvillea(sheet, { x: 1560, y: 1170, width: 170, height: 90, count: 56, size: 40, seed: 5 }),
    bougainvillea(sheet, { x: 10, y: 1190, width: 130, height: 70, count: 40, size: 38, seed: 9 }),
  );
}
