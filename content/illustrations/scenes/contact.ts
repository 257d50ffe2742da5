import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { controlTower } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";
import { hull } from "../parts/vehicles/groundShadow.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 500;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.5, focal: 1560 });
/** How the hall stands to us: its glass front goes away to the right. */
const HALL = { right: 0, away: 17, heading: 60 } as const;
/** The hall's own frame, in metres: along its glass front, outwards from the glass, and up. */
const hall = frameOf(camera, HALL);
const [SIN, COS] = [Math.sin((HALL.heading / 180) * Math.PI), Math.cos((HALL.heading / 180) * Math.PI)];
const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => hall(at)));
/** A piece of the glass front. */
const onFront = (from: number, to: number, low: number, high: number, out = 0): Path =>
  quad([from, out, low], [to, out, low], [to, out, high], [from, out, high]);
const level = (along: readonly [number, number], out: readonly [number, number], up = 0): Path =>
  quad([along[0], out[0], up], [along[1], out[0], up], [along[1], out[1], up], [along[0], out[1], up]);
/** How far into the hall a line across it is seen before it passes us. */
const nearEnd = (along: number): number => (2.6 - HALL.away - along * COS) / SIN;

/** How far the front is seen, the height of its transom and of the ceiling. */
const FRONT = { from: -9, to: 24, lintel: 3, high: 6 } as const;
/** The mullions; the bay between the second and the third stands open. */
const MULLIONS = [-7.5, -1, 5.2, 11.6, 18.2] as const;
/** The low sun outside: for each metre up its light goes this far along the front, and this far into the hall. */
const SUN = { along: 0.5, into: 2 } as const;
/** The same in metres to the right of us and away from us. */
const CAST = [SUN.along * SIN + SUN.into * COS, SUN.along * COS - SUN.into * SIN] as const;
/** The oleanders on the island of the road: metres along it, half their width, their seed. */
const OLEANDERS = [
  [-9.2, 1.1, 3],
  [13.4, 0.7, 4],
  [9.6, 1.35, 9],
  [19.6, 0.8, 14],
  [24, 1.2, 7],
] as const;
/** What keeps the sun from the floor throws this on it. */
const SHADOW = "#9a6a8a";

/** The arrivals hall in low sun: far off before the open bay a driver holds up a name card, a guest with a case comes up to him; his car waits outside. */
export const SCENE: Scene = {
  name: "contact",
  seed: 27,
  mood: "morning",
  grain: 0.35,
  crops: { wide: 220, square: 100 },
  colours: {
    sky: ["#3d8fba", "#93c3cc", "#f8d9a4", "#fcb57e"],
    zenith: "#1f6f9f",
    far: "#8f86ae",
    farShade: "#6f6a99",
    wall: "#fff0d6",
    wallShade: "#b7a0bb",
  },
  draw(sheet) {
    drawOutside(sheet);
    drawGlass(sheet);
    drawFloor(sheet);
    drawCeiling(sheet);
    drawMullions(sheet);
    drawPeople(sheet);
    drawTrolley(sheet);
    drawTub(sheet);
  },
};

/** What is seen through the front: hills and the tower, palms on their island, the kerb and the car that waits at it. */
function drawOutside(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  const strip = (from: number, to: number) => level([-24, 70], [from, to]);
  const hills = (crest: readonly number[], colour: string) => fill(curveDownTo(pointsOf(crest), HORIZON + 20), colour);
  const palms = [
    { along: -8.2, out: 11, lean: -14 },
    { along: 10.4, out: 11, lean: 14 },
    { along: 27, out: 11, lean: 8 },
  ] as const;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    sheet.glow([60, 360], 700, "#fff0c0", 0.8),
    hills([-20, 416, 160, 378, 330, 390, 560, 366, 800, 396, 1000, 372, 1640, 390], far),
    hills([620, 500, 780, 452, 940, 386, 1080, 360, 1240, 386, 1420, 412, 1640, 400], farShade),
    hills([-20, 450, 120, 436, 300, 456, 480, 478, 660, 500, 780, 504], farShade),
    fill(`M0 ${HORIZON}H1600V1200H0Z`, "#e6bf7c"),
    fill(lens(700, HORIZON + 10, 1700, 16), "#8f9a5e"),
    place(controlTower(sheet), 1260, HORIZON + 6, 0.44),
    fill(strip(9.6, 13), "#98a05a"),
    fill(strip(9.4, 9.6), "#fff0d2"),
    // A clipped hedge along the island, its face to us in shade.
    fill(level([-24, 70], [10.9, 12.4], 0.62), "#8d9c57"),
    fill(onFront(-24, 70, 0, 0.62, 10.9), "#566a4a"),
    fill(strip(1.5, 9.4), "#a88f9c"),
    fill(strip(1.3, 1.5), "#fff4dc"),
    fill(strip(0, 1.3), "#f6d3a0"),
    ...OLEANDERS.map(([along, half, seed]) => {
      const [[x, y], [, top]] = [hall([along, 11, 0]), hall([along, 11, half])];
      const size = y - top;
      return (
        fill(lens(x + size * 0.9, y, size * 3, 10), "#7d7a4e", 0.6) + oleander(sheet, x, y - size * 0.66, size, seed)
      );
    }),
    ...palms.map(({ along, out, lean }, index) => {
      const [x, y] = hall([along, out, 0]);
      const [, top] = hall([along, out, 6.4]);
      return place(palm(sheet, { seed: 5 + index, lean }), x, y, (y - top) / 250);
    }),
    waitingCar(sheet),
  );
}

/** The car at the kerb, which has the direction of the hall's front. */
function waitingCar(sheet: Sheet): Drawing {
  const [along, out] = [-6.5, 2.4];
  return vehicle(sheet, {
    kind: "carrier",
    view: frameOf(camera, {
      right: HALL.right + along * SIN - out * COS,
      away: HALL.away + along * COS + out * SIN,
      heading: HALL.heading,
    }),
    mood: "gold",
    cast: CAST,
    paint: { body: "#173f66", bodyLight: "#2d6590", horizon: "#0e2440", ground: "#d09a70", shadow: "#4a3358" },
  });
}

/** The panes: a breath of sky in the glass, long gleams. */
function drawGlass(sheet: Sheet): void {
  const { from, to, lintel, high } = FRONT;
  const gleam = (at: number, wide: number, lean: number) =>
    quad([at, 0, 0.1], [at + wide, 0, 0.1], [at + wide + lean, 0, lintel], [at + lean, 0, lintel]);
  sheet.add(
    fill(
      onFront(from, MULLIONS[1], 0, lintel) + onFront(MULLIONS[2], to, 0, lintel) + onFront(from, to, lintel, high),
      "#dff0ee",
      0.13,
    ),
    fill(gleam(-2.9, 0.3, 0.9) + gleam(8.2, 0.5, 1.1), "#fffdf4", 0.3),
  );
}

/** Where the shade of any place in the hall falls. */
const fallenFrom = ([along, out, up]: Place): Place => [along + up * SUN.along, out - up * SUN.into, 0];

/** Where the sun past a place of the front at a height meets the floor. */
const fallen = (along: number, up: number): Place => fallenFrom([along, 0, up]);

/** Polished stone: the sun throws every pane of the front on it, and the bright panes stand on their heads in it. */
function drawFloor(sheet: Sheet): void {
  const { lintel, high } = FRONT;
  const floor = polygon([hall([-12, 0, 0]), hall([30, 0, 0]), [1700, 1240], [-100, 1240]]);
  const bays = [-13.6, ...MULLIONS, 26].flatMap((from, index, all) => {
    const to = all[index + 1];
    return to === undefined ? [] : [[from + 0.2, to] as const];
  });
  const thrown = ([from, to]: readonly [number, number], low: number, top: number) =>
    quad(fallen(from, low), fallen(to, low), fallen(to, top), fallen(from, top));
  const lit = bays.map((bay) => thrown(bay, 0, lintel) + thrown(bay, lintel + 0.3, high - 0.4));
  const images = bays.map(([from, to]) => onFront(from, to, -0.16, -lintel));
  const fading = sheet.linear(
    [
      [0, "#fff8e4", 0.5],
      [1, "#fff8e4", 0],
    ],
    [0, 690],
    [0, 1010],
  );
  sheet.add(
    fill(floor, sheet.downwards(["#c294a0", "#a8748e", "#7f5378"], 690, 1200)),
    sheet.clipped(
      floor,
      fill(lit.join(""), sheet.downwards(["#fff0d6", "#ffe2bd", "#f4b48f"], 690, 1150)) + fill(images.join(""), fading),
    ),
  );
}

/** Timber slats that run out to the glass, lit at its side. */
function drawCeiling(sheet: Sheet): void {
  const { high } = FRONT;
  const strip = (from: number, to: number) =>
    quad([from, 0, high], [to, 0, high], [to, nearEnd(to), high], [from, nearEnd(from), high]);
  const slats = counted(30).map((index) => strip(index * 1.3 - 14, index * 1.3 - 13.2));
  sheet.add(
    fill(polygon([hall([-14, 0, high]), hall([30, 0, high]), [1700, -60], [-100, -60]]), "#6d4048"),
    fill(slats.join(""), sheet.downwards(["#8f5644", "#c98450", "#eab878"], -160, 260)),
    fill(onFront(-14, 30, high - 0.4, high), "#17476e"),
    fill(onFront(-14, 30, high - 0.48, high - 0.4), "#f6c890"),
  );
}

/** The frames of the front: a sill, the transom, each mullion with its depth, whose left side has the sun. */
function drawMullions(sheet: Sheet): void {
  const { from, to, lintel, high } = FRONT;
  const [face, lit, deep] = ["#17476e", "#f0bf8c", "#0e2f50"];
  const post = (along: number, wide: number, depth: number, top: number) => {
    const side = hall([along, 0, 1])[0] > hall([along, -depth, 1])[0] ? along + wide : along;
    return (
      fill(quad([side, 0, 0], [side, -depth, 0], [side, -depth, top], [side, 0, top]), side === along ? lit : deep) +
      fill(onFront(along, along + wide, 0, top, -depth), face)
    );
  };
  sheet.add(
    fill(onFront(from, MULLIONS[1], 0, 0.16) + onFront(MULLIONS[2], to, 0, 0.16), face),
    fill(level([from, MULLIONS[1]], [-0.1, 0], 0.16) + level([MULLIONS[2], to], [-0.1, 0], 0.16), lit),
    fill(onFront(MULLIONS[1], MULLIONS[2], lintel - 0.12, lintel), deep),
    fill(onFront(from, to, lintel, lintel + 0.3), face),
    fill(onFront(from, to, lintel + 0.23, lintel + 0.3), "#4f87ab"),
    ...MULLIONS.toReversed().map((along) => post(along, 0.2, 0.3, high)),
  );
}

/** Outlines of what the figures throw on the floor: shares of the height aside and up. */
const SHADES = {
  driver: [
    -8, 0, -7, 50, -10, 62, -9, 80, -3, 84, -5, 92, 0, 99, 5, 92, 3, 84, 9, 80, 17, 74, 18, 62, 8, 56, 8, 0, 3, 0, 0,
    44, -3, 0,
  ],
  guest: [
    -14, 0, -9, 28, -13, 30, -6, 56, -8, 78, -3, 83, -10, 90, -4, 99, 4, 99, 10, 90, 3, 83, 8, 78, 14, 60, 24, 34, 28,
    2, 12, 0, 11, 28, 6, 28, 9, 0, -8, 0,
  ],
} as const;

/** A figure on the floor, in metres from us: the shade that the sun throws from the feet, and itself. */
function standing(
  sheet: Sheet,
  [right, away]: readonly [number, number],
  tall: number,
  shade: keyof typeof SHADES,
  options: PersonOptions,
): Drawing {
  const [x, y] = camera([right, away, 0]);
  const size = (y - camera([right, away, tall])[1]) / 100;
  const outline = pointsOf(SHADES[shade]).map(([aside, up]) => {
    const [side, high] = [(aside * tall) / 100, (up * tall) / 100];
    // Across the light, as a figure is about as deep as it is wide.
    return camera([right + side * 0.72 + high * CAST[0], away + side * 0.69 + high * CAST[1], 0]);
  });
  const figure = person(sheet, { ...options, shadow: false });
  return (
    fill(polygon(outline), SHADOW, 0.85) +
    fill(lens(x + 6, y + 1, size * 34, size * 5), "#5a3a5c", 0.7) +
    // Its image in the polished stone, which fades out before the head.
    sheet.clipped(
      box(x - size * 60, y, size * 120, size * 64),
      `<g opacity="0.15">${place(figure, x, y, -size, size)}</g>`,
    ) +
    place(figure, x, y, size)
  );
}

/** The driver, his card up, and the guest who comes up to him with her back half to us. */
function drawPeople(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [0.36, 13.9], 1.8, "driver", {
      pose: "presenting",
      suit: true,
      sleeves: "long",
      top: "#27406f",
      bottom: "#22345c",
      carries: "sign",
      carriedColour: "#1d6f96",
    }),
    standing(sheet, [1.62, 11.5], 1.7, "guest", {
      pose: "walking",
      mirrored: true,
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#e2553f",
      bottom: "#e2553f",
      hat: "#f3d592",
      hairstyle: "long",
      carries: "case",
      carriedColour: "#1f8f8c",
    }),
  );
}

type Span = readonly [from: number, to: number];

/** A block in the light from the left behind it: its face to us in shade, its left side and its top in the sun. */
function block(
  view: Project,
  along: Span,
  back: Span,
  up: Span,
  [lit, top, dim]: readonly [string, string, string],
): Drawing {
  const [[a, b], [c, d], [e, f]] = [along, back, up];
  return (
    fill(polygon([view([a, c, e]), view([a, d, e]), view([a, d, f]), view([a, c, f])]), lit) +
    fill(polygon([view([a, c, f]), view([b, c, f]), view([b, d, f]), view([a, d, f])]), top) +
    fill(polygon([view([a, c, e]), view([b, c, e]), view([b, c, f]), view([a, c, f])]), dim)
  );
}

/** A case as a block with two straps and a grip on its narrow top, or in its face if it lies. */
function caseOn(
  view: Project,
  along: Span,
  back: Span,
  up: Span,
  [lit, top, dim, strap]: readonly [string, string, string, string],
): Drawing {
  const [[a, b], [c, d], [e, f]] = [along, back, up];
  const upright = f - e > b - a;
  const straps = [0.2, 0.72].map((share) => {
    const [from, to] = [a + (b - a) * share, a + (b - a) * (share + 0.09)];
    return polygon([view([from, c, e]), view([to, c, e]), view([to, c, f]), view([from, c, f])]);
  });
  const over = [0.2, 0.72].map((share) => {
    const [from, to] = [a + (b - a) * share, a + (b - a) * (share + 0.09)];
    return polygon([view([from, c, f]), view([to, c, f]), view([to, d, f]), view([from, d, f])]);
  });
  const middle = (a + b) / 2;
  const grip = upright
    ? [
        view([middle - 0.1, (c + d) / 2, f]),
        view([middle - 0.1, (c + d) / 2, f + 0.07]),
        view([middle + 0.1, (c + d) / 2, f + 0.07]),
        view([middle + 0.1, (c + d) / 2, f]),
      ]
    : [view([middle - 0.1, c, (e + f) / 2]), view([middle + 0.1, c, (e + f) / 2])];
  return (
    block(view, along, back, up, [lit, top, dim]) +
    fill(straps.join(""), strap) +
    fill(over.join(""), dim) +
    stroke(polyline(grip), strap, 9) +
    // It keeps the light from what it stands on.
    fill(polygon([view([a, c, e]), view([b, c, e]), view([b, c, e + 0.03]), view([a, c, e + 0.03])]), "#2a1f3c", 0.5)
  );
}

/** A luggage trolley that stands ready in the near corner, two cases and a bag on it. */
function drawTrolley(sheet: Sheet): void {
  const stand = { right: 2.45, away: 9.2, heading: 97 } as const;
  const view = frameOf(camera, stand);
  const steel = ["#c9d4d6", "#f2efe2", "#6f7f92"] as const;
  const bars = (places: readonly Place[], colour: string, wide: number) =>
    stroke(polyline(places.map((at) => view(at))), colour, wide);
  const wheelAt = (along: number, back: number) => {
    const [x, y] = view([along, back, 0.09]);
    return fill(disc(x, y, 17), "#2a2238") + fill(disc(x - 2, y - 1, 7), "#9aa3ae");
  };
  const shade = hull(
    (
      [
        [0, 0],
        [1.5, 0],
        [1.5, 0.7],
        [0, 0.7],
      ] as const
    ).flatMap(([along, back]) =>
      [0, 0.86].map((up) => {
        const [x, away] = [stand.right + along - 0.1 * back, stand.away - 0.1 * along + back];
        return camera([x + up * CAST[0], away + up * CAST[1], 0]);
      }),
    ),
  );
  sheet.add(
    fill(shade, SHADOW, 0.85),
    wheelAt(0.12, 0.6) + wheelAt(1.4, 0.6),
    block(view, [0, 1.5], [0, 0.7], [0.2, 0.27], steel),
    caseOn(view, [0.05, 0.64], [0.1, 0.6], [0.27, 0.98], ["#f2b45c", "#ffdc94", "#c9772f", "#8a4a24"]),
    caseOn(view, [0.68, 1.44], [0.08, 0.62], [0.27, 0.6], ["#5fb7b2", "#9bd9cf", "#1c6f78", "#124a58"]),
    caseOn(view, [0.74, 1.32], [0.12, 0.56], [0.6, 0.86], ["#e98a6c", "#fbb793", "#a8403f", "#6e2a38"]),
    bars(
      [
        [1.5, 0.04, 0.2],
        [1.6, 0.04, 1.06],
      ],
      steel[2],
      11,
    ) +
      bars(
        [
          [1.5, 0.66, 0.2],
          [1.6, 0.66, 1.06],
        ],
        steel[0],
        9,
      ),
    bars(
      [
        [1.6, 0.04, 1.06],
        [1.6, 0.66, 1.06],
      ],
      "#b0384a",
      15,
    ),
    wheelAt(0.16, 0.02) + wheelAt(1.38, 0.02),
  );
}

/** A tub of bougainvillea in the near corner, cut by the sheet, its shade on the floor. */
function drawTub(sheet: Sheet): void {
  const view = frameOf(camera, { right: -4.6, away: 6.3, heading: 90 });
  const [long, deep, high] = [2.1, 0.8, 0.62];
  const shade = hull(
    [
      [0, 0],
      [long, 0],
      [long, deep],
      [0, deep],
    ].flatMap(([right = 0, back = 0]) =>
      [0, high + 0.5].map((up) => camera([-4.6 + right + up * CAST[0], 6.3 + back + up * CAST[1], 0])),
    ),
  );
  sheet.add(
    fill(shade, SHADOW, 0.85),
    fill(
      polygon([view([long, 0, 0]), view([long, deep, 0]), view([long, deep, high]), view([long, 0, high])]),
      "#123d60",
    ),
    fill(polygon([view([0, 0, 0]), view([long, 0, 0]), view([long, 0, high]), view([0, 0, high])]), "#1d5d86"),
    fill(
      polygon([view([0, 0, high - 0.08]), view([long, 0, high - 0.08]), view([long, 0, high]), view([0, 0, high])]),
      "#4f93b4",
    ),
    bougainvillea(sheet, { x: 60, y: 936, width: 190, height: 104, seed: 9, count: 96, size: 40 }),
  );
}
