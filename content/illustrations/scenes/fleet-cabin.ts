import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { strawHat, teaGlass } from "../parts/things/deckBreakfast.ts";
import { hull } from "../parts/vehicles/groundShadow.ts";

const HORIZON = 410;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.35, focal: 2100 });
/** The car's own frame: metres behind the front edge of its doorway, inwards from its side, and up. Its tail goes away to the right. */
const view = frameOf(camera, { right: -0.7, away: 3.56, heading: 66 });
const at = (along: number, inwards: number, up: number): Point => view([along, inwards, up]);

/** The doorway and the floor behind it, the lining of the roof, the far wall. */
const DOOR = { front: -0.16, rear: 1.5, sill: 0.42, top: 1.76 } as const;
const ROOM = { floor: 0.45, roof: 1.8, wall: 1.66, front: -0.7, rear: 3.2 } as const;
/** The door's leaf, slid back along the side on its rail. */
const LEAF = { from: 1.4, to: 2.86, inner: -0.03, outer: -0.1, foot: 0.33, top: 1.79 } as const;
const LEATHER = { bright: "#ffe3b6", lit: "#f3c58a", mid: "#c98a54", dim: "#9c5f48", deep: "#74433f", seam: "#8a5240" };
/** Blue paint as the evening has it: what looks up, the flank, what it mirrors of the land, its darkest. */
const PAINT = { sky: "#f3cfa4", high: "#7f9db4", body: "#1f5480", low: "#173f66", land: "#12304f", deep: "#0b1c33" };
const SILVER = "#fff0d8";

/** A shape in the plane of the car's side, so far inwards. */
const sideOf = (points: readonly Point[], inwards = 0): Path =>
  polygon(points.map(([along, up]) => at(along, inwards, up)));
/** What lies under a smooth line in that plane, down to a level. */
function underOf(line: readonly number[], low: number, inwards = 0): Path {
  const points = pointsOf([...line]);
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const seen = points.map(([along, up]) => at(along, inwards, up));
  return `${curve(seen)}${polyline([at(last, inwards, low), at(first, inwards, low)]).replace("M", "L")}Z`;
}
/** A gradient from left to right, as the low sun's light fades along the car. */
function rightwards(sheet: Sheet, colours: readonly string[], from: number, to: number): string {
  return sheet.linear(
    colours.map((colour, index) => [index / (colours.length - 1), colour]),
    [from, 0],
    [to, 0],
  );
}
/** A level rectangle. */
const levelOf = (up: number, [from, to]: readonly [number, number], [near, far]: readonly [number, number]): Path =>
  polygon([at(from, near, up), at(to, near, up), at(to, far, up), at(from, far, up)]);
/** An upright rectangle across the car. */
const acrossOf = (
  along: number,
  [near, far]: readonly [number, number],
  [low, high]: readonly [number, number],
): Path => polygon([at(along, near, low), at(along, far, low), at(along, far, high), at(along, near, high)]);

/** A rectangle with round corners in the plane of the side. */
function roundedOf(
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  round: number,
  inwards = 0,
): Path {
  const corners = [
    [to - round, high - round, 90],
    [to - round, low + round, 0],
    [from + round, low + round, -90],
    [from + round, high - round, -180],
  ] as const;
  return sideOf(
    corners.flatMap(([x, y, start]) =>
      counted(7).map((index) => {
        const angle = ((start - index * 15) / 180) * Math.PI;
        return [x + Math.cos(angle) * round, y + Math.sin(angle) * round] as const;
      }),
    ),
    inwards,
  );
}

/** The blue people carrier at the shore in the evening, seen obliquely through its open sliding door: leather armchairs that face each other, tea on the table between them, the bay in the far windows. */
export const SCENE: Scene = {
  name: "fleet-cabin",
  seed: 93,
  mood: "gold",
  crops: { wide: 150, square: 240 },
  grain: 0.36,
  draw(sheet) {
    const doorway = roundedOf([DOOR.front, DOOR.rear], [DOOR.sill, DOOR.top], 0.07);
    sheet.add(
      ground(sheet),
      flank(sheet),
      fill(roundedOf([DOOR.front - 0.03, DOOR.rear + 0.02], [DOOR.sill - 0.02, DOOR.top + 0.025], 0.08), PAINT.deep),
      sheet.clipped(doorway, cabin(sheet)),
      leaf(sheet),
      step(sheet),
      bougainvillea(sheet, { x: 40, y: 1170, width: 190, height: 100, count: 80, size: 40, seed: 6 }),
    );
  },
};

/** The sky over the roof, the paved shore, the dark under the car and its shadow. */
function ground(sheet: Sheet): Drawing {
  const joints = counted(9).map((index) => polyline([at(-3 + index * 0.8, -2, 0), at(-3 + index * 0.8, 0.4, 0)]));
  const courses = [-0.32, -0.8].map((inwards) => polyline([at(-3, inwards, 0), at(6, inwards, 0)]));
  return (
    sky(sheet, { height: 600, zenith: 0.2 }) +
    fill(box(-10, 900, 1620, 310), rightwards(sheet, ["#ffd9a2", "#efbd8a", "#d79c80"], 0, 1600)) +
    stroke([...joints, ...courses].join(""), "#bd8667", 3, 0.8) +
    fill(levelOf(0, [-3, 6], [-0.06, 3]), "#2b1d38") +
    // The step's and the sill's shade on the stones.
    fill(
      polygon([
        at(-3, -0.07, 0),
        at(6, -0.07, 0),
        at(6, -0.2, 0),
        at(1.66, -0.2, 0),
        at(1.52, -0.46, 0),
        at(0.36, -0.46, 0),
        at(0.28, -0.2, 0),
        at(-3, -0.2, 0),
      ]),
      "#6b4560",
      0.75,
    )
  );
}

/** The side of the car about its doorway: bands of what it mirrors, one silver line under the glass, the front door with its pane, a wheel behind the leaf. */
function flank(sheet: Sheet): Drawing {
  const [from, to] = [-1.6, 4.4];
  const band = (low: number, high: number) => sideOf(pointsOf([from, low, to, low, to, high, from, high]));
  const pane = roundedOf([-1.6, -0.33], [1.19, 1.7], 0.07);
  return (
    // The roof turns away to the sky.
    fill(
      polygon([at(from, 0.02, 1.8), at(to, 0.02, 1.8), at(to, 0.16, 1.93), at(from, 0.16, 1.93)]),
      rightwards(sheet, ["#ffe9c6", PAINT.sky, PAINT.high], 0, 1600),
    ) +
    fill(band(0.22, 1.84), PAINT.body) +
    fill(band(1.78, 1.84), rightwards(sheet, [PAINT.sky, PAINT.high, PAINT.body], 0, 1600)) +
    fill(band(1.08, 1.78), PAINT.deep) +
    fill(band(0.98, 1.17), rightwards(sheet, ["#ffd9ac", "#d8a88c", PAINT.high], 0, 1600)) +
    // The land across the bay, drawn out along the door.
    fill(underOf([from, 0.72, -1.1, 0.8, -0.6, 0.77, -0.1, 0.85, 0.6, 0.8, to, 0.86], 0.4), PAINT.land) +
    fill(underOf([from, 0.56, -0.6, 0.5, -0.1, 0.47, to, 0.46], 0.3), "#b3846f") +
    fill(band(0.22, 0.33), PAINT.deep) +
    stroke(polyline([at(from, 0, 0.33), at(DOOR.front - 0.02, 0, 0.33)]), SILVER, 5) +
    // The front door's pane mirrors the sky over a dark hill.
    fill(pane, sheet.downwards(["#f6c89a", "#c48f8e", "#4d6784", "#20405f"], 90, 520)) +
    sheet.clipped(
      pane,
      fill(underOf([from, 1.42, -1.2, 1.44, -0.8, 1.34, -0.4, 1.38, 0, 1.33], 1.1), PAINT.land, 0.85) +
        fill(sideOf(pointsOf([-0.9, 1.1, -0.52, 1.8, -0.36, 1.8, -0.74, 1.1])), "#fff0d6", 0.28),
    ) +
    stroke(polyline([at(from, 0, 1.165), at(DOOR.front - 0.03, 0, 1.165)]), SILVER, 7) +
    stroke(polyline([at(-0.245, 0, 0.34), at(-0.245, 0, 1.74)]), PAINT.deep, 5) +
    handle(-0.58, 0) +
    wheel(2.32)
  );
}

/** A handle that stands out from its door, lit above, with its shade. */
function handle(along: number, inwards: number): Drawing {
  const grip = (low: number, high: number) => roundedOf([along, along + 0.24], [low, high], 0.014, inwards - 0.03);
  return (
    fill(roundedOf([along + 0.02, along + 0.26], [0.99, 1.035], 0.018, inwards), PAINT.deep, 0.7) +
    fill(grip(1.015, 1.06), "#c79a7c") +
    fill(grip(1.03, 1.06), SILVER)
  );
}

/** The rear wheel under the leaf: tyre, rim, ten spokes. */
function wheel(axle: number): Drawing {
  const ring = (radius: number, inwards: number): Path =>
    sideOf(
      counted(40).map(
        (index) =>
          [axle + Math.cos((index / 20) * Math.PI) * radius, 0.35 + Math.sin((index / 20) * Math.PI) * radius] as const,
      ),
      inwards,
    );
  const spokes = counted(10).map((index) => {
    const angle = (index / 5) * Math.PI + 0.2;
    const spoke = (radius: number, turn: number) =>
      [axle + Math.cos(angle + turn) * radius, 0.35 + Math.sin(angle + turn) * radius] as const;
    return sideOf([spoke(0.05, -0.5), spoke(0.25, -0.09), spoke(0.25, 0.09), spoke(0.05, 0.5)], 0.06);
  });
  return (
    fill(ring(0.44, 0.01), "#070f1d") +
    fill(ring(0.35, 0.06), "#141726") +
    fill(ring(0.27, 0.06), "#59657a") +
    fill(ring(0.25, 0.06), "#151f30") +
    fill(spokes.join(""), "#d9d2cb") +
    fill(ring(0.05, 0.05), "#8793a4")
  );
}

/** What passes outside: a gulet on the evening bay, a white town at the foot of its hill. */
function bay(sheet: Sheet): Drawing {
  return [
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    ridge(sheet, {
      crest: pointsOf([360, 384, 460, 372, 560, 384, 640, 372, 720, 348, 800, 326, 900, 312, 1060, 300, 1240, 296]),
      foot: HORIZON + 3,
      mist: 24,
      seed: 4,
    }),
    groupedTown(sheet, {
      rows: 4,
      far: [740, 1160],
      near: [690, 1180],
      ground: (_, share) => 364 + share * 42,
      scale: [0.16, 0.26],
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 560, dabs: 30, foot: false }),
    place(gulet(sheet), 566, 446, 0.29),
    ripples(sheet, { x: 566, y: 449, width: 170, height: 12, count: 14 }),
  ].join("");
}

/** From the far wall to what is nearest: the shell, the far armchairs, the table, the near armchairs, the sill. */
function cabin(sheet: Sheet): Drawing {
  return (
    shell(sheet) +
    armchair(-1, 0.94) +
    armchair(1, 0.94) +
    table() +
    armchair(-1, 0.24) +
    hat() +
    armchair(1, 0.24) +
    sill(sheet)
  );
}

const PANES = [
  [-0.6, 0.36],
  [0.5, 1.56],
  [1.7, 2.7],
] as const;

/** The far wall about its windows, the lining of the roof with two lines of light, the floor with the rails of the seats. */
function shell(sheet: Sheet): Drawing {
  const { floor, roof, wall, front, rear } = ROOM;
  const onWall = (low: number, high: number) =>
    sideOf(
      [
        [front, low],
        [rear, low],
        [rear, high],
        [front, high],
      ],
      wall,
    );
  const windows = PANES.map((pane) => roundedOf(pane, [1.02, 1.68], 0.08, wall)).join("");
  const frames = PANES.map(([from, to]) => roundedOf([from - 0.035, to + 0.035], [0.985, 1.715], 0.1, wall)).join("");
  const rail = (inwards: number) =>
    fill(levelOf(floor, [front, rear], [inwards - 0.035, inwards + 0.035]), "#3b2836") +
    fill(levelOf(floor + 0.012, [front, rear], [inwards - 0.018, inwards + 0.018]), "#d9c3b4");
  const lamp = (inwards: number) =>
    fill(levelOf(roof, [front, rear], [inwards - 0.07, inwards + 0.07]), "#ffd694", 0.45) +
    fill(levelOf(roof, [front, rear], [inwards - 0.022, inwards + 0.022]), "#fff6dc");
  return (
    fill(onWall(floor, roof), rightwards(sheet, ["#e2bd98", "#f3dcbc", "#d8b095"], 400, 1150)) +
    fill(onWall(1.72, roof), "#c99f8a", 0.7) +
    fill(frames, "#4a2f42") +
    sheet.clipped(windows, bay(sheet)) +
    // The belt's strap on each pillar, the sill with its line of light, leather below it.
    stroke(
      [0.43, 1.63].map((along) => polyline([at(along, wall - 0.02, 1.66), at(along, wall - 0.02, 0.8)])).join(""),
      "#7d5a62",
      7,
    ) +
    fill(onWall(floor, 0.95), sheet.downwards(["#a56f58", "#7a4a4c"], 560, 760)) +
    fill(onWall(0.92, 0.96), "#fff0d6") +
    stroke(polyline([at(front, wall - 0.01, 0.9), at(rear, wall - 0.01, 0.9)]), "#ffcf8a", 4) +
    stroke(polyline([at(front, wall - 0.01, 0.72), at(rear, wall - 0.01, 0.72)]), "#63393f", 3) +
    fill(levelOf(roof, [front, rear], [0, wall]), sheet.downwards(["#a27a74", "#ead0b0"], 100, 250)) +
    lamp(1.36) +
    lamp(0.5) +
    fill(levelOf(floor, [front, rear], [0, wall]), rightwards(sheet, ["#a8705a", "#96625a", "#5f3d4c"], 400, 1150)) +
    stroke(
      counted(10)
        .map((index) => polyline([at(front, 0.08 + index * 0.17, floor), at(rear, 0.08 + index * 0.17, floor)]))
        .join(""),
      "#744a4c",
      2.4,
      0.7,
    ) +
    // The low sun comes in at the door and lies on the floor up to the armchairs.
    fill(
      polygon([
        at(0.12, 0.1, floor),
        at(0.86, 0.1, floor),
        at(1.4, 0.9, floor),
        at(1.5, 1.25, floor),
        at(0.9, 1.25, floor),
      ]),
      "#ffd194",
      0.75,
    ) +
    [0.32, 0.66, 1.02, 1.36].map(rail).join("")
  );
}

/** Profiles of an armchair's parts in metres: along from the foot of the backrest to the knees, and up. */
const CHAIR = {
  back: [
    0, 0.84, -0.01, 0.98, -0.045, 1.18, -0.075, 1.33, -0.1, 1.4, -0.15, 1.41, -0.185, 1.34, -0.18, 1.14, -0.15, 0.86,
    -0.12, 0.77, -0.04, 0.77,
  ],
  head: [-0.075, 1.45, -0.06, 1.51, -0.07, 1.6, -0.11, 1.645, -0.16, 1.63, -0.185, 1.56, -0.18, 1.47, -0.13, 1.44],
  seat: [-0.08, 0.78, -0.06, 0.9, 0.1, 0.915, 0.3, 0.925, 0.385, 0.9, 0.4, 0.83, 0.32, 0.775, 0.1, 0.77],
  arm: [-0.1, 1.075, -0.08, 1.1, 0.06, 1.112, 0.22, 1.114, 0.26, 1.09, 0.22, 1.056, 0.06, 1.05, -0.08, 1.048],
};

/** Where the feet of the backrests are: the front pair looks back, `way` 1, the rear pair forward, -1. */
const BACKS = { 1: 0.2, [-1]: 1.42 } as const;

/** Places of an armchair's profile as they are seen, so far inwards. */
type Seen = (profile: readonly number[], inwards: number) => Point[];
/** What runs across an armchair along a part of its profile. */
const acrossChair = (seen: Seen, profile: readonly number[], near: number, far: number): Path =>
  polygon([...seen(profile, near), ...seen(profile, far).toReversed()]);

/** One armchair, extruded from its profiles; its near side is so far inwards. The sun from the left lies on the fronts of those that look forward and on the backs of the others. */
function armchair(way: 1 | -1, near: number): Drawing {
  const far = near + 0.48;
  const seen: Seen = (profile, inwards) =>
    pointsOf([...profile]).map(([along, up]) => at(BACKS[way] + way * along, inwards, up));
  const solid = (profile: readonly number[], from: number, to: number, front: string, side: string) =>
    fill(hull([...seen(profile, from), ...seen(profile, to)]), front) + fill(curve(seen(profile, from), true), side);
  const stay = [-0.11, 1.36, -0.13, 1.5];
  return (
    foot(way, near, far) +
    fill(
      acrossChair(seen, stay, near + 0.14, near + 0.17) + acrossChair(seen, stay, far - 0.17, far - 0.14),
      "#5a4550",
    ) +
    // The far arm behind the cushions.
    solid(CHAIR.arm, far - 0.07, far, LEATHER.mid, LEATHER.dim) +
    solid(CHAIR.head, near + 0.09, far - 0.09, LEATHER.lit, LEATHER.mid) +
    solid(CHAIR.back, near, far, LEATHER.lit, LEATHER.mid) +
    (way < 0 ? backFront(seen, near, far) : backRear(seen, near, far)) +
    stroke(curve(seen([-0.13, 0.84, -0.155, 1.14, -0.155, 1.34], near)), LEATHER.seam, 2.4, 0.75) +
    cushion(seen, near, far) +
    // The shade of the near arm on the cushion, the arm on its post.
    fill(acrossChair(seen, [0.0, 0.911, 0.1, 0.918, 0.27, 0.925], near + 0.01, near + 0.09), LEATHER.dim, 0.55) +
    fill(polygon(seen([-0.1, 0.9, -0.02, 0.9, -0.02, 1.07, -0.1, 1.07], near - 0.01)), LEATHER.deep) +
    solid(CHAIR.arm, near - 0.01, near + 0.075, LEATHER.bright, LEATHER.dim)
  );
}

/** The seat's cushion: its bright top with a piped middle, the hollow that the backrest shades, its side that turns under. */
function cushion(seen: Seen, near: number, far: number): Drawing {
  const middle = [0.04, 0.914, 0.1, 0.918, 0.3, 0.927, 0.34, 0.922];
  return (
    fill(hull([...seen(CHAIR.seat, near), ...seen(CHAIR.seat, far)]), LEATHER.lit) +
    fill(curve(seen(CHAIR.seat, near), true), LEATHER.mid) +
    fill(
      curve(seen([-0.08, 0.78, 0.1, 0.77, 0.32, 0.775, 0.39, 0.83, 0.3, 0.82, 0.1, 0.815, -0.07, 0.82], near), true),
      LEATHER.dim,
    ) +
    fill(acrossChair(seen, [-0.06, 0.905, 0.1, 0.918, 0.3, 0.927, 0.37, 0.912], near + 0.01, far), LEATHER.bright) +
    fill(acrossChair(seen, middle, near + 0.1, far - 0.1), LEATHER.lit) +
    stroke(`${acrossChair(seen, middle, near + 0.1, far - 0.1)}`, LEATHER.seam, 2, 0.5) +
    fill(acrossChair(seen, [-0.05, 0.906, 0, 0.911, 0.06, 0.916], near + 0.01, far), LEATHER.dim, 0.7) +
    stroke(curve(seen([-0.05, 0.872, 0.18, 0.887, 0.38, 0.868], near)), LEATHER.seam, 2.4, 0.8)
  );
}

/** The lit front of a backrest: its quilted middle between two bolsters, of which the right one turns from the light, and the headrest's shade. */
function backFront(seen: Seen, near: number, far: number): Drawing {
  const front = [0, 0.93, -0.01, 0.98, -0.045, 1.18, -0.075, 1.33];
  const quilts = [0.98, 1.09, 1.2].map((up, index) => {
    const along = -0.008 - index * 0.021;
    return polyline([...seen([along, up], near + 0.11), ...seen([along, up], far - 0.11)]);
  });
  return (
    fill(acrossChair(seen, [0, 0.9, ...front.slice(2), -0.098, 1.395], near, near + 0.08), LEATHER.mid, 0.75) +
    fill(acrossChair(seen, front, near + 0.11, far - 0.11), LEATHER.bright) +
    fill(acrossChair(seen, [-0.067, 1.29, -0.075, 1.33, -0.098, 1.395], near + 0.03, far - 0.12), LEATHER.dim, 0.6) +
    stroke(quilts.join(""), LEATHER.seam, 2.4, 0.7) +
    fill(acrossChair(seen, [-0.064, 1.49, -0.061, 1.53, -0.069, 1.59], near + 0.16, far - 0.13), LEATHER.bright) +
    fill(acrossChair(seen, [-0.066, 1.47, -0.061, 1.53, -0.075, 1.61], near + 0.09, near + 0.14), LEATHER.mid, 0.75)
  );
}

/** The lit back of one that looks back: a pocket under its bright hem. */
function backRear(seen: Seen, near: number, far: number): Drawing {
  const hem = [-0.172, 1.08];
  return (
    fill(acrossChair(seen, [-0.184, 1.3, -0.18, 1.14, -0.152, 0.88], near, near + 0.07), LEATHER.mid, 0.7) +
    fill(acrossChair(seen, [...hem, -0.152, 0.88], near + 0.09, far - 0.07), LEATHER.mid, 0.55) +
    stroke(polyline([...seen(hem, near + 0.09), ...seen(hem, far - 0.07)]), LEATHER.bright, 3)
  );
}

/** The pedestal on two shoes that sit on the rails. */
function foot(way: 1 | -1, near: number, far: number): Drawing {
  const { floor } = ROOM;
  const seen = (along: number, inwards: number, up: number) => at(BACKS[way] + way * along, inwards, up);
  const rails = [near + 0.08, far - 0.06] as const;
  const shoe = (inwards: number) => {
    const side = (offset: number) => [
      seen(-0.06, offset, floor + 0.012),
      seen(0.36, offset, floor + 0.012),
      seen(0.33, offset, floor + 0.06),
      seen(-0.03, offset, floor + 0.06),
    ];
    return (
      fill(hull([...side(inwards - 0.035), ...side(inwards + 0.035)]), "#8f6b66") +
      fill(polygon(side(inwards - 0.035)), "#4a2f3c")
    );
  };
  const leg = (low: readonly [number, number], high: readonly [number, number], inwards: number) => [
    seen(low[0], inwards, floor + 0.06),
    seen(low[1], inwards, floor + 0.06),
    seen(high[1], inwards, 0.78),
    seen(high[0], inwards, 0.78),
  ];
  const [n, f] = [leg([0.02, 0.28], [0, 0.32], near + 0.06), leg([0.02, 0.28], [0, 0.32], far - 0.06)];
  return (
    // What the armchair keeps from the light falls to the right of it.
    fill(
      levelOf(
        floor,
        [BACKS[way] + (way > 0 ? 0 : -0.36), BACKS[way] + (way > 0 ? 0.62 : 0.4)],
        [near - 0.02, far + 0.1],
      ),
      "#4a2c3e",
      0.55,
    ) +
    shoe(rails[1]) +
    fill(hull([...n, ...f]), "#9a6a58") +
    fill(polygon(n), "#54343f") +
    shoe(rails[0])
  );
}

/** A straw hat on the near armchair that looks forward. */
function hat(): Drawing {
  const seat: Point = at(1.22, 0.5, 0.93);
  return place(strawHat(), ...seat, 0.44);
}

/** The table folded out of the far wall on its one leg: two glasses of tea, a bowl of mandarins. */
function table(): Drawing {
  const [from, to, near, far, up] = [0.64, 1.02, 0.86, ROOM.wall, 1.02];
  const metre = metreAt(view, [0.8, 1.1, up]);
  const [x, y] = at(0.86, 1.36, up);
  const bowl = metre * 0.12;
  const fruit = (dx: number, dy: number, lit = "#ee9433") =>
    fill(disc(x + dx * bowl, y - dy * bowl, bowl * 0.36), lit) +
    fill(disc(x + (dx + 0.1) * bowl, y - (dy - 0.12) * bowl, bowl * 0.2), "#cf6f26");
  return (
    fill(levelOf(ROOM.floor, [0.62, 1.1], [1.0, 1.4]), "#4a2c3e", 0.5) +
    fill(
      hull([at(0.7, 1.1, ROOM.floor), at(0.88, 1.1, ROOM.floor), at(0.88, 1.3, ROOM.floor), at(0.7, 1.3, ROOM.floor)]),
      "#3b2434",
    ) +
    fill(
      sideOf(
        [
          [0.75, ROOM.floor],
          [0.83, ROOM.floor],
          [0.83, up],
          [0.75, up],
        ],
        1.16,
      ),
      "#4a2c3c",
    ) +
    fill(acrossOf(0.75, [1.16, 1.24], [ROOM.floor, up]), "#a87a64") +
    fill(levelOf(up, [from, to], [near, far]), "#d99a5c") +
    fill(levelOf(up, [from, from + 0.02], [near, far]), "#ffdba4") +
    fill(
      sideOf(
        [
          [from, up - 0.035],
          [to, up - 0.035],
          [to, up],
          [from, up],
        ],
        near,
      ),
      "#8a4f38",
    ) +
    fill(acrossOf(from, [near, far], [up - 0.035, up]), "#f3be80") +
    fruit(-0.4, 0.62) +
    fruit(0.4, 0.62) +
    fruit(0, 0.74, "#f6ac4c") +
    fill(disc(x + bowl * 0.4, y + 2, bowl, bowl * 0.2), "#7d4838", 0.5) +
    fill(
      `M${x - bowl} ${y - bowl * 0.56}H${x + bowl}Q${x + bowl * 0.7} ${y} ${x + bowl * 0.4} ${y}H${x - bowl * 0.4}Q${x - bowl * 0.7} ${y} ${x - bowl} ${y - bowl * 0.56}Z`,
      "#2a6d9a",
    ) +
    fill(
      `M${x - bowl} ${y - bowl * 0.56}H${x}Q${x - bowl * 0.2} ${y - bowl * 0.2} ${x - bowl * 0.2} ${y}H${x - bowl * 0.4}Q${x - bowl * 0.7} ${y} ${x - bowl} ${y - bowl * 0.56}Z`,
      "#5aa3c4",
    ) +
    place(teaGlass(), ...at(0.95, 1.12, up), metre / 1000) +
    place(teaGlass(), ...at(0.72, 1.0, up), metre / 960)
  );
}

/** The edge of the floor and the sill let in below it, a ribbed plate of metal; the rear jamb, whose face has the sun. */
function sill(sheet: Sheet): Drawing {
  const { front, rear, sill: low, top } = DOOR;
  const ribs = counted(4).map((index) =>
    polyline([at(front, 0.025 + index * 0.022, low), at(rear, 0.025 + index * 0.022, low)]),
  );
  return (
    fill(
      sideOf(
        [
          [front, low],
          [rear, low],
          [rear, ROOM.floor + 0.005],
          [front, ROOM.floor + 0.005],
        ],
        0.11,
      ),
      "#5a3640",
    ) +
    fill(levelOf(ROOM.floor + 0.005, [front, rear], [0.11, 0.15]), "#ffe0ae") +
    fill(levelOf(low, [front, rear], [0, 0.11]), rightwards(sheet, ["#fff3da", "#e6cdb6", "#a88f96"], 400, 1150)) +
    stroke(ribs.join(""), "#9a7f80", 2) +
    fill(acrossOf(rear - 0.03, [0, 0.16], [low, top]), "#e2a878") +
    fill(acrossOf(rear - 0.03, [0.11, 0.16], [low, top]), "#5a3640")
  );
}

/** The door's leaf, slid back along the side: its thickness in the sun, its pane, the silver line that runs on, its handle. */
function leaf(sheet: Sheet): Drawing {
  const { from, to, inner, outer, foot: low, top } = LEAF;
  const face: readonly Point[] = [
    [from, low + 0.03],
    [from + 0.03, low],
    [to, low],
    [to, top - 0.03],
    [from + 0.03, top],
    [from, top - 0.03],
  ];
  const skin = sideOf(face, outer);
  const pane = roundedOf([from + 0.09, to - 0.06], [1.22, 1.71], 0.08, outer);
  const on = (points: readonly Point[]) => sideOf(points, outer);
  return (
    // Its shade on the side behind it.
    fill(
      sideOf(
        [
          [from + 0.04, low - 0.05],
          [to + 0.2, low - 0.05],
          [to + 0.2, top - 0.04],
          [from + 0.04, top - 0.04],
        ],
        0,
      ),
      PAINT.deep,
      0.6,
    ) +
    fill(hull([...face.map(([a, u]) => at(a, inner, u)), ...face.map(([a, u]) => at(a, outer, u))]), "#ffd2a0") +
    fill(acrossOf(from + 0.004, [inner, inner - 0.02], [low + 0.04, top - 0.04]), "#b9765c") +
    fill(skin, PAINT.body) +
    sheet.clipped(
      skin,
      fill(
        on(pointsOf([from, 1.74, to, 1.74, to, 2, from, 2])),
        rightwards(sheet, [PAINT.sky, PAINT.high], 1080, 1500),
      ) +
        fill(on(pointsOf([from, 1.17, to, 1.17, to, 1.74, from, 1.74])), PAINT.deep) +
        fill(
          on(pointsOf([from, 1, to, 1.02, to, 1.17, from, 1.17])),
          rightwards(sheet, ["#f6cba2", PAINT.high], 1080, 1560),
        ) +
        fill(underOf([from, 0.76, 1.8, 0.85, 2.2, 0.79, 2.6, 0.88, to, 0.84], 0.4, outer), PAINT.land) +
        fill(underOf([from, 0.6, 1.9, 0.52, to, 0.5], 0.2, outer), "#b3846f") +
        fill(underOf([from, 0.46, 2.1, 0.41, to, 0.4], 0.2, outer), PAINT.low),
    ) +
    fill(pane, sheet.downwards(["#f6c89a", "#b98b90", "#47607e", "#1d3a58"], 130, 500)) +
    sheet.clipped(
      pane,
      fill(underOf([from, 1.4, 1.7, 1.37, 2.1, 1.44, 2.5, 1.36, to, 1.4], 1.1, outer), PAINT.land, 0.85) +
        fill(
          on(pointsOf([1.74, 1.1, 2.08, 1.8, 2.28, 1.8, 1.94, 1.1])) +
            on(pointsOf([2.02, 1.1, 2.36, 1.8, 2.41, 1.8, 2.07, 1.1])),
          "#fff0d6",
          0.26,
        ),
    ) +
    stroke(polyline([at(from + 0.01, outer, 1.165), at(to, outer, 1.165)]), SILVER, 6) +
    handle(from + 0.1, outer)
  );
}

/** The board of the step on its two arms, which come out from under the sill. */
function step(sheet: Sheet): Drawing {
  const [from, to, near, far, up, thick] = [0.16, 1.34, -0.34, -0.08, 0.2, 0.035];
  // An arm in the plane across the car, from the sill's underside down to the board and along its end.
  const arm = (along: number, wide: number) => {
    const profile = [
      0.05,
      0.34,
      -0.02,
      0.34,
      -0.07,
      0.235,
      near + 0.02,
      up + 0.012,
      near + 0.02,
      up - 0.036,
      -0.06,
      0.145,
      0.05,
      0.2,
    ];
    const side = (offset: number) => pointsOf(profile).map(([inwards, high]) => at(along + offset, inwards, high));
    return fill(polygon(side(wide)), "#2b2038") + fill(polygon(side(0)), "#cf9f82");
  };
  const ribs = counted(5).map((index) =>
    polyline([
      at(from + 0.04, mixed(near + 0.04, far - 0.03, index / 4), up),
      at(to - 0.04, mixed(near + 0.04, far - 0.03, index / 4), up),
    ]),
  );
  return (
    arm(to, 0.03) +
    fill(levelOf(up, [from, to], [near, far]), rightwards(sheet, ["#fff0d2", "#e3c3a8", "#b3969a"], 420, 1100)) +
    stroke(ribs.join(""), "#8f7276", 3) +
    fill(
      sideOf(
        [
          [from, up - thick],
          [to, up - thick],
          [to, up],
          [from, up],
        ],
        near,
      ),
      "#3b2a44",
    ) +
    stroke(polyline([at(from, near, up - 0.004), at(to, near, up - 0.004)]), "#fff6e2", 4) +
    fill(acrossOf(from, [near, far], [up - thick, up]), "#d9a989") +
    arm(from - 0.012, 0.012)
  );
}
