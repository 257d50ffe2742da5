import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { type Caique, caique, caiqueImage } from "../parts/boats/caique.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { palm } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { mooringPost } from "../parts/things/quayGear.ts";

const HORIZON = 560;
/** The far shore's waterline: it lies a little nearer than the horizon. */
const TOWN = 574;
/** From the deck of the boat that comes in, five metres over the water. */
const EYE = cameraOf({ horizon: HORIZON, centre: 620, eye: 5, focal: 1500 });
/** The quay's height, which is the castle's ground. */
const QUAY = 0.9;
/** Along the sea wall: from its joint with the bastion away to the harbour's mouth, its face on the side of the sea. */
const WALL = frameOf(EYE, { right: 5, away: 33.5, heading: -23.5 });

/** Kos from the boat that comes in: fishing boats under the round bastion of the Knights' castle, its wall running away; beyond it a catamaran, the town and Dikeos. */
export const SCENE: Scene = {
  name: "blog-bodrumdan-kosa-gunubirlik",
  seed: 52,
  mood: "gold",
  grain: 0.35,
  crops: { wide: 20, square: 380 },
  colours: {
    sky: ["#3f8db8", "#8ec1cf", "#f3dcae", "#f8c08c"],
    sea: ["#a9d3cc", "#4fa9bf", "#2383ab", "#15608f"],
    stoneShade: "#93607c",
  },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.45 }),
      gulls(sheet, { x: 560, y: 250, length: 300, seed: 3 }),
      ...mountain(sheet),
      sea(sheet, { top: HORIZON + 8, bottom: 1200, dabs: 80, foot: false }),
      ...town(sheet),
      images(),
      quay(sheet),
      ...innerWard(sheet),
      seaWall(sheet),
      ...catamaran(sheet),
      bastion(sheet),
      ...arrivals(sheet),
      ...nearBoat(sheet),
      ...openBoat(sheet),
    );
  },
};

/** Dikeos: high on the left, its long back falls behind the castle. */
function mountain(sheet: Sheet): Drawing[] {
  return [
    ridge(sheet, {
      crest: pointsOf([
        -20, 452, 80, 420, 170, 392, 260, 338, 330, 306, 400, 318, 470, 300, 560, 348, 680, 398, 820, 440, 980, 470,
        1200, 500, 1640, 530,
      ]),
      foot: HORIZON + 12,
      mist: 50,
      rough: 7,
      light: "#c9a3ac",
      seed: 16,
    }),
    ridge(sheet, {
      crest: pointsOf([-20, 520, 130, 500, 300, 508, 420, 494, 560, 512, 760, 520, 1000, 540, 1640, 556]),
      foot: HORIZON + 14,
      colour: "#a9a276",
      shade: "#84806c",
      light: "#c9b87e",
      rough: 4,
      seed: 4,
    }),
  ];
}

/** White houses along the water, palms and round trees before them. */
function town(sheet: Sheet): Drawing[] {
  const houses: readonly (readonly [number, number, number, number])[] = [
    [70, 548, 0.24, 1],
    [190, 544, 0.22, 2],
    [320, 548, 0.2, 4],
    [-10, 566, 0.32, 7],
    [130, 568, 0.3, 5],
    [262, 568, 0.26, 3],
    [372, 566, 0.2, 10],
  ];
  return [
    fill(`M-20 ${TOWN + 4}V548Q200 532 480 552V${TOWN + 2}Z`, "#bcae82"),
    ...houses.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    ...pointsOf([60, 572, 200, 572, 236, 572, 330, 572, 420, 572]).map(([x, y], index) =>
      roundTree(sheet, index % 4, 0.2)(x, y, 0.4),
    ),
    ...[20, 96, 290].map((x, index) => place(palm(sheet, { seed: index + 1 }), x, TOWN + 2, 0.2)),
    stroke(`M-20 ${TOWN + 3}H470`, "#f0d8a6", 6),
  ];
}

/** What the bastion, the wall and the catamaran leave on the moving water, each below itself. */
function images(): Drawing {
  return (
    brokenImage({
      shapes: [
        {
          outline: pointsOf([236, 652, 560, 752, 760, 820, 1000, 900, 900, 1010, 560, 900, 330, 760]),
          colour: "#c8bb8c",
        },
        { outline: pointsOf([640, 850, 960, 880, 1640, 1040, 1640, 1200, 800, 1200, 740, 1040]), colour: "#b9b394" },
        { outline: pointsOf([1150, 960, 1640, 1040, 1640, 1200, 1180, 1200]), colour: "#8a6a7c" },
      ],
      depth: 360,
      band: 17,
      seed: 6,
    }) +
    brokenImage({
      shapes: [{ outline: pointsOf([-60, 676, 70, 708, 180, 700, 170, 752, -30, 752]), colour: "#f6e6cc" }],
      depth: 110,
      band: 9,
      seed: 3,
    })
  );
}

/** A flat face between four corners. */
function face(view: typeof EYE, corners: readonly Place[]): Path {
  return polygon(corners.map((corner) => view(corner)));
}

/** The fast boat from Bodrum, her bows towards the quay: two hulls, a long cabin, passengers on the open deck above. */
function catamaran(sheet: Sheet): Drawing[] {
  const { wall, wallBright, wallShade, window } = sheet.mood;
  const frame = frameOf(EYE, { right: -27.8, away: 68, heading: 132 });
  // Drawn as a ship of 26 m, she is one of 16.
  const view: typeof EYE = ([along, across, up]) => frame([along * 0.62, across * 0.62, up * 0.62]);
  const hull = (across: number, tone: string, front: string): Drawing => {
    const [out, inn] = [across - 1, across + 1];
    return (
      fill(
        face(view, [
          [0, out, 0],
          [23, out, 0],
          [26.5, across, 2.6],
          [0, out, 2.4],
        ]),
        tone,
      ) +
      fill(
        face(view, [
          [23, out, 0],
          [24.4, inn - 0.6, 0],
          [26.5, across, 2.6],
          [21, out, 2.5],
        ]),
        front,
      ) +
      fill(
        face(view, [
          [0, out, 0],
          [23, out, 0],
          [23.7, out, 0.7],
          [0, out, 0.7],
        ]),
        "#1d5d86",
      )
    );
  };
  const slab = (
    along: Point,
    across: number,
    [low, high]: Point,
    rake: number,
    tones: readonly [string, string, string],
  ): Drawing => {
    const [from, to] = along;
    return (
      fill(
        face(view, [
          [from, -across, high],
          [to - rake, -across, high],
          [to - rake, across, high],
          [from, across, high],
        ]),
        tones[2],
      ) +
      fill(
        face(view, [
          [from, -across, low],
          [to, -across, low],
          [to - rake, -across, high],
          [from, -across, high],
        ]),
        tones[0],
      ) +
      fill(
        face(view, [
          [to, -across, low],
          [to, across, low],
          [to - rake, across, high],
          [to - rake, -across, high],
        ]),
        tones[1],
      )
    );
  };
  const white = [wall, wallShade, wallBright] as const;
  const glass = [window, "#223a60", wall] as const;
  const [bowX, bowY] = view([25, -3, 0]);
  const people = [3, 5, 8.4].map((along, index) => {
    const spot: Place = [along, -2.6, 5.2];
    const [x, y] = view(spot);
    return place(
      person(sheet, {
        pose: "standing",
        mirrored: index === 1,
        top: ["#e0703e", "#fdf8ee", "#2f7f8f"][index] ?? "",
        shadow: false,
      }),
      x,
      y + 6,
      (metreAt(EYE, [0, 64, 0]) * 1.75) / 100,
    );
  });
  return [
    hull(3.6, wallShade, "#8d79a6"),
    fill(
      face(view, [
        [2, -3, 1.2],
        [23, -3, 1.4],
        [23, 3, 1.4],
        [2, 3, 1.2],
      ]),
      "#5f5580",
    ),
    hull(-3.6, wall, wallShade),
    slab([0.5, 23], 4.6, [2.3, 2.9], 0.6, white),
    slab([1, 20.6], 4.3, [2.9, 4.4], 1.6, glass),
    slab([0.5, 19.6], 4.6, [4.4, 5], 0.4, white),
    ...people,
    stroke(polyline(shares(8).map((share) => view([mixed(0.8, 11, share), -4.4, 6]))), wallBright, 2.4),
    stroke(
      counted(7)
        .map((index) => polyline([view([0.8 + index * 1.7, -4.4, 5]), view([0.8 + index * 1.7, -4.4, 6])]))
        .join(""),
      wallBright,
      1.8,
    ),
    slab([11, 16.6], 3, [5, 5.7], 0.4, white),
    slab([11, 16.2], 2.8, [5.7, 6.9], 1, glass),
    slab([10.4, 15.6], 3.1, [6.9, 7.3], 0.2, white),
    stroke(polyline([view([11.4, 0, 7.3]), view([11, 0, 10])]), wallShade, 4),
    fill(lens(bowX - 14, bowY + 3, 90, 12) + lens(bowX - 110, bowY - 10, 170, 7), "#fffaf0", 0.9),
  ];
}

/** A stretch of masonry in the frame of the wall: single stones of another tone, in rows. */
function masonry(
  at: (share: number, up: number) => Point,
  [low, high]: Point,
  count: number,
  long: number,
  seed: number,
): Path {
  const random = randomOf(seed);
  return counted(count)
    .map(() => {
      const [share, row] = [
        random.between(0, 1 - long),
        low + Math.floor(random.between(0, high - 0.5 - low) / 0.55) * 0.55,
      ];
      const wide = long * random.between(0.5, 1);
      return polygon([at(share, row), at(share + wide, row), at(share + wide, row + 0.46), at(share, row + 0.46)]);
    })
    .join("");
}

/** A wall with merlons along the frame of the sea wall: its lit face, the merlons' thickness, single stones. */
function merlonWall(
  {
    from,
    to,
    inside,
    high,
    merlons,
    seed,
  }: { from: number; to: number; inside: number; high: number; merlons: number; seed: number },
  [lit, worn, shade]: readonly [string, string, string],
): Drawing {
  const wash = blend(lit, "#fff1cf", 0.6);
  const at = (share: number, up: number, deep = 0): Point => WALL([mixed(from, to, share), -inside - deep, up]);
  const teeth = counted(merlons).map((index) => [index / merlons, (index + 0.62) / merlons] as const);
  const ends = teeth.map(([start]) =>
    polygon([at(start, high), at(start, high + 1.5), at(start, high + 1.5, 1.1), at(start, high, 1.1)]),
  );
  const fronts = teeth.map(([start, end]) =>
    polygon([at(start, high), at(end, high), at(end, high + 1.5), at(start, high + 1.5)]),
  );
  return (
    fill(ends.join(""), shade) +
    fill(polygon([at(0, QUAY), at(1, QUAY), at(1, high + 0.05), at(0, high + 0.05)]) + fronts.join(""), lit) +
    fill(masonry(at, [QUAY, high], 150, 0.03, seed), worn, 0.5) +
    fill(masonry(at, [QUAY, high], 70, 0.022, seed + 1), wash, 0.5) +
    fill(polygon([at(0, high - 0.5), at(1, high - 0.5), at(1, high - 0.2), at(0, high - 0.2)]), worn)
  );
}

/** Behind, the older and higher ward with a square tower and the flag, paler by the distance. */
function innerWard(sheet: Sheet): Drawing[] {
  const { stone, stoneWorn, stoneShade, mist } = sheet.mood;
  const pale = (colour: string) => blend(colour, mist, 0.28);
  const tones = [pale(stone), pale(stoneWorn), pale(stoneShade)] as const;
  const tower = (along: number, inside: number, side: number, high: number): Drawing => {
    const at = (a: number, d: number, up: number) => WALL([along + a, -inside - d, up]);
    return (
      fill(polygon([at(0, 0, 3), at(0, 0, high), at(0, side, high), at(0, side, 3)]), tones[2]) +
      fill(polygon([at(0, 0, 3), at(side, 0, 3), at(side, 0, high), at(0, 0, high)]), tones[0]) +
      fill(
        [0, 0.4, 0.8]
          .map((s) =>
            polygon([
              at(s * side, 0, high),
              at((s + 0.22) * side, 0, high),
              at((s + 0.22) * side, 0, high + 1.6),
              at(s * side, 0, high + 1.6),
            ]),
          )
          .join(""),
        tones[0],
      ) +
      fill(
        [0, 0.4, 0.8]
          .map((s) =>
            polygon([
              at(0, s * side, high),
              at(0, (s + 0.22) * side, high),
              at(0, (s + 0.22) * side, high + 1.6),
              at(0, s * side, high + 1.6),
            ]),
          )
          .join(""),
        tones[2],
      )
    );
  };
  const [x, y] = WALL([30, -18, 22]);
  const [treeX, treeY] = WALL([12, -9, 9]);
  return [
    place(greekFlag(), x, y - 60, 1.5),
    tower(66, 14, 8, 17),
    merlonWall({ from: 8, to: 78, inside: 15, high: 14, merlons: 20, seed: 8 }, tones),
    tower(26, 13, 9, 20),
    roundTree(sheet, 1, 0)(treeX - 30, treeY, 1),
    place(palm(sheet, { seed: 3 }), treeX + 60, treeY + 40, 0.62),
  ];
}

/** The flag of Greece on its staff, 34 wide: nine stripes, a cross in the corner. */
function greekFlag(): Drawing {
  const stripes = [1, 3, 5, 7].map((row) => box(0, row * 2.4, 34, 2.4)).join("");
  return (
    stroke("M0-2V54", "#5f3f3c", 2.2) +
    fill(box(0, 0, 34, 21.6), "#1d63b0") +
    fill(stripes, "#ffffff") +
    fill(box(0, 0, 12, 12), "#1d63b0") +
    fill(box(4.8, 0, 2.4, 12) + box(0, 4.8, 12, 2.4), "#ffffff")
  );
}

/** The low outer wall at the quay, with a small round tower at its far end. */
function seaWall(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade } = sheet.mood;
  return (
    drum(sheet, { centre: [-29, 112], radius: 6, high: 10.5, merlons: 14, seed: 5 }) +
    merlonWall({ from: -2, to: 84, inside: 0, high: 8.6, merlons: 30, seed: 4 }, [stone, stoneWorn, stoneShade]) +
    // The distance takes the warmth from its far end.
    fill(
      polygon([WALL([84, 0, QUAY]), WALL([-2, 0, QUAY]), WALL([-2, 0, 8.6]), WALL([84, 0, 8.6])]),
      sheet.linear(
        [
          [0, "#b79aa8", 0.5],
          [0.45, "#d9b9a0", 0.2],
          [1, "#fff0c8", 0.3],
        ],
        WALL([84, 0, 5]),
        WALL([4, 0, 5]),
      ),
    ) +
    seaGate(sheet)
  );
}

/** The gate from the quay: an arch of dressed stones, its passage dark but for the jamb that we see. */
function seaGate(sheet: Sheet): Drawing {
  const { stone, wallBright, stoneShade, stoneDeep } = sheet.mood;
  const arch = (grow: number, deep = 0): Path => {
    const [middle, half] = [9.4, 1.3 + grow];
    const vault = shares(12).map((share): Point => {
      const angle = share * Math.PI;
      return WALL([middle - Math.cos(angle) * half, -deep, 3 + Math.sin(angle) * half]);
    });
    return polygon([WALL([middle - half, -deep, QUAY]), ...vault, WALL([middle + half, -deep, QUAY])]);
  };
  return (
    fill(arch(0.45), blend(stone, wallBright, 0.45)) +
    fill(arch(0), stoneShade) +
    sheet.clipped(arch(0), fill(arch(0, 0.55), stoneDeep))
  );
}

/** The bastion at the corner, near enough to be cut by the edge. */
function bastion(sheet: Sheet): Drawing {
  return drum(sheet, { centre: [12.4, 31], radius: 8, high: 11.5, merlons: 16, seed: 12, panel: true });
}

/** A round tower on a spreading foot with a moulding, merlons and their thickness. The sun stands on the left, a little on our side. */
function drum(
  sheet: Sheet,
  {
    centre: [right, away],
    radius,
    high,
    merlons,
    seed,
    panel = false,
  }: {
    centre: readonly [number, number];
    radius: number;
    high: number;
    merlons: number;
    seed: number;
    panel?: boolean;
  },
): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const towards = Math.atan2(-away, -right);
  const reach = Math.acos(radius / Math.hypot(right, away));
  const on = (angle: number, up: number, out = 0): Point =>
    EYE([right + (radius + out) * Math.cos(angle), away + (radius + out) * Math.sin(angle), up]);
  const round = (share: number, up: number, out = 0) => on(towards + (share * 2 - 1) * reach, up, out);
  const ring = (from: number, to: number, up: number, out = 0) =>
    shares(24).map((share) => round(mixed(from, to, share), up, out));
  const skirt = (from: number, to: number): Path =>
    polygon([...ring(from, to, QUAY, 1.1), ...ring(from, to, 4.6).toReversed()]);
  const shell = (from: number, to: number, low: number, top: number, out = 0): Path =>
    polygon([...ring(from, to, low, out), ...ring(from, to, top, out).toReversed()]);
  /** Where the light leaves the round. */
  const turn = (Math.PI * (-92 / 180) - towards) / reach / 2 + 0.5;
  const step = (Math.PI * 2) / merlons;
  const teeth = counted(merlons)
    .map((index) => towards - Math.PI + index * step)
    .filter((angle) => Math.abs(angle + step * 0.3 - towards) < reach);
  const tooth = (angle: number): Path => {
    const arc = shares(5).map((share) => angle + share * step * 0.62);
    return polygon([...arc.map((at) => on(at, high - 0.05)), ...arc.map((at) => on(at, high + 1.6)).toReversed()]);
  };
  const jamb = (angle: number): Path =>
    polygon([on(angle, high), on(angle, high + 1.6), on(angle, high + 1.6, -1.3), on(angle, high, -1.3)]);
  /** Where its shadow goes on the ground, to the right and a little away from the sun. */
  const castShade: Point[] = [
    EYE([right + radius * 3.2, away - radius * 0.9, QUAY]),
    EYE([right + radius * 2.2, away - radius * 1.25, QUAY]),
  ];
  const half = blend(stone, stoneShade, 0.5);
  /** From one tone to the next, which begins at `to`. */
  const sprayed = (from: number, to: number, ink: string): Drawing =>
    sheet.spray(shell(from, to, 5, high - 1), ink, {
      from: [round(to, 8)[0], 0],
      to: [round(from, 8)[0], 0],
      thick: 0.7,
    });
  /** The tone of a merlon, by where its middle stands to the sun. */
  const toneAt = (angle: number) => {
    const degrees = ((angle + step * 0.3) * 180) / Math.PI;
    if (degrees < -108) return stone;
    return degrees < -86 ? half : stoneShade;
  };
  return (
    fill(teeth.map((angle) => jamb(angle) + jamb(angle + step * 0.62)).join(""), stoneDeep) +
    fill(polygon([round(turn, QUAY, 1.1), ...ring(turn, 1, QUAY, 1.1), ...castShade]), stoneShade, 0.55) +
    fill(skirt(0, 1), stone) +
    fill(shell(0, 1, 4.5, high), stone) +
    fill(
      masonry(
        (share, up) => round(share * 0.62, up, up < 4.6 ? 1.1 * (1 - (up - QUAY) / 3.7) : 0),
        [QUAY + 0.4, high - 1.4],
        150,
        0.1,
        seed,
      ),
      stoneWorn,
      0.5,
    ) +
    fill(
      masonry((share, up) => round(share * 0.46, up), [4.8, high - 1.4], 40, 0.07, seed + 1),
      wallBright,
      0.3,
    ) +
    fill(shell(turn - 0.09, 1, 4.5, high) + skirt(turn - 0.06, 1), half) +
    (panel ? sprayed(turn - 0.36, turn - 0.09, half) + sprayed(turn - 0.09, turn + 0.03, stoneShade) : "") +
    fill(shell(turn + 0.03, 1, 4.5, high) + skirt(turn + 0.05, 1), stoneShade) +
    fill(
      masonry((share, up) => round(turn + 0.05 + share * (0.95 - turn), up), [4.8, high - 1.4], 46, 0.14, seed + 3),
      blend(stoneShade, stoneDeep, 0.35),
      0.8,
    ) +
    fill(shell(0, turn - 0.09, 4.4, 5, 0.28), blend(stone, wallBright, 0.5)) +
    fill(shell(turn - 0.09, turn + 0.03, 4.4, 5, 0.28), blend(half, wallBright, 0.25)) +
    fill(shell(turn + 0.03, 1, 4.4, 5, 0.28), blend(stoneShade, stone, 0.25)) +
    fill(shell(0, 1, 4.1, 4.4, 0.05), stoneDeep, 0.45) +
    fill(shell(0, turn - 0.09, high - 1, high - 0.65, 0.15), blend(stone, wallBright, 0.5)) +
    fill(shell(turn - 0.09, turn + 0.03, high - 1, high - 0.65, 0.15), blend(half, wallBright, 0.25)) +
    fill(shell(turn + 0.03, 1, high - 1, high - 0.65, 0.15), stoneDeep, 0.6) +
    teeth.map((angle) => fill(tooth(angle), toneAt(angle))).join("") +
    (panel ? marblePanel(round, sheet) : "")
  );
}

/** The marble panel of the Order in the bastion's face, and two gun ports. */
function marblePanel(round: (share: number, up: number, out?: number) => Point, sheet: Sheet): Drawing {
  const { wall, wallBright, stoneDeep } = sheet.mood;
  const plate = (from: number, to: number, low: number, top: number): Path =>
    polygon([
      round(from, low),
      round((from + to) / 2, low),
      round(to, low),
      round(to, top),
      round((from + to) / 2, top),
      round(from, top),
    ]);
  /** A shield with a pointed foot, and the same a little smaller in the light. */
  const arms = (grow: number): Path =>
    curve(
      [
        round(0.315, 7.55 - grow),
        round(0.297 - grow * 0.04, 8.1),
        round(0.296 - grow * 0.04, 8.8 + grow),
        round(0.315, 8.75 + grow),
        round(0.334 + grow * 0.04, 8.8 + grow),
        round(0.333 + grow * 0.04, 8.1),
      ],
      true,
    );
  const [shield, relief] = [arms(0.05), arms(-0.06)];
  return (
    fill(plate(0.277, 0.367, 7.05, 9.15), stoneDeep, 0.7) +
    fill(plate(0.272, 0.358, 7.15, 9.2), wallBright) +
    fill(plate(0.282, 0.348, 7.35, 9), blend(wall, stoneDeep, 0.2)) +
    fill(shield, blend(wall, stoneDeep, 0.5)) +
    fill(relief, wall) +
    fill(plate(0.12, 0.15, 6.6, 7.7) + plate(0.562, 0.6, 6.4, 7.5), stoneDeep) +
    fill(plate(0.141, 0.15, 6.6, 7.7) + plate(0.59, 0.6, 6.4, 7.5), blend(wall, stoneDeep, 0.3))
  );
}

/** The quay along the wall: pale paving with joints, its edge and its face over the water, the bastion's shade on it. */
function quay(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const [near, far, edge] = [-26, 84, 6.4];
  const strip = (from: number, to: number, up: number, upTo = up): Path =>
    face(WALL, [
      [near, from, up],
      [far, from, up],
      [far, to, upTo],
      [near, to, upTo],
    ]);
  const joints = counted(12).map((index) =>
    polyline([WALL([near + 4 + index * 5, edge, QUAY]), WALL([near + 4 + index * 5, -9, QUAY])]),
  );
  return (
    fill(
      face(WALL, [
        [near, edge, QUAY],
        [far, edge, QUAY],
        [far, -30, QUAY],
        [near, -30, QUAY],
      ]),
      blend(stone, wallBright, 0.35),
    ) +
    stroke(joints.join(""), stoneWorn, 2) +
    stroke(polyline([WALL([near, 3, QUAY]), WALL([far, 3, QUAY])]), stoneWorn, 2.4) +
    fill(strip(edge, edge, QUAY, -0.05), stoneWorn) +
    fill(strip(edge, edge, 0.3, -0.05), stoneDeep, 0.7) +
    fill(strip(edge, edge - 0.6, QUAY), wallBright) +
    fill(strip(0.4, -0.1, QUAY), stoneShade, 0.5)
  );
}

/** A fishing boat of the island at the quay, her bow towards us. */
function nearBoat(sheet: Sheet): Drawing[] {
  const view = frameOf(EYE, { right: 3.9, away: 23, heading: 156.5 });
  const boat: Caique = {
    hull: ["#fdf1dc", "#b0a2c4"],
    stripe: ["#2a79b4", "#1d4f84"],
    bottom: ["#b8503c", "#7a2f3e"],
    house: [0.2, 0.43],
  };
  // Forward of her mast, at the line that goes ashore; the rail hides his feet.
  const [manX, manY] = view([6.3, 0.35, 0.94]);
  const metre = manY - view([6.3, 0.35, 1.94])[1];
  const fisherman = person(sheet, {
    pose: "kneeling",
    top: "#e0703e",
    bottom: "#31507a",
    hat: "#f3e2b4",
    shadow: false,
  });
  const [x, y] = WALL([-19.4, 5.2, QUAY]);
  const [bowX, bowY] = [1412, 862];
  return [
    boatShade(sheet),
    caiqueImage(view, boat, 3),
    caique(sheet, view, boat),
    place(sheet.clipped(box(-60, -130, 120, 124), fisherman), manX, manY, (1.74 * metre) / 100),
    stroke(`M${manX + 38} ${manY - 36}Q${(manX + bowX) / 2 + 20} ${bowY + 18} ${bowX} ${bowY}`, "#5f3f3c", 4),
    place(mooringPost(), x, y, 1.1),
    stroke(`M${bowX} ${bowY}Q${(bowX + x) / 2} ${y - 30} ${x - 6} ${y - 44}`, "#5f3f3c", 4),
  ];
}

/** What the boat at the quay throws on its paving, level to the right: her side, her wheelhouse, the long line of her mast. */
function boatShade(sheet: Sheet): Drawing {
  const on = (right: number, away: number) => EYE([right, away, QUAY]);
  const side = [
    on(4, 24),
    on(7.4, 23.6),
    on(9.4, 21.6),
    on(9.2, 19.6),
    on(8.2, 19),
    on(8.8, 17),
    on(9.6, 15.2),
    on(7, 15),
  ];
  const mast = [on(6, 17.9), on(15, 17.6), on(15, 17.45), on(6, 17.7)];
  return fill(polygon(side) + polygon(mast), sheet.mood.stoneShade, 0.6);
}

/** An open boat that lies near us on the left, cut by the edge, her nets in her. */
function openBoat(sheet: Sheet): Drawing[] {
  const view = frameOf(EYE, { right: -10.1, away: 14.6, heading: 100 });
  const boat: Caique = {
    hull: ["#3f7f9c", "#25506f"],
    stripe: ["#f6dca4", "#b58a72"],
    bottom: ["#a8483c", "#6a2a3c"],
    long: 8,
    mast: 4.4,
    net: ["#f0b45a", "#d98a3c", "#a8602f"],
  };
  return [caiqueImage(view, boat, 5), caique(sheet, view, boat)];
}

/** Those who have just landed: a couple with a case, and one who walks back along the wall. */
function arrivals(sheet: Sheet): Drawing[] {
  const stand = (along: number, across: number, tall: number, options: PersonOptions): Drawing => {
    const spot: Place = [along, across, QUAY];
    const [x, y] = WALL(spot);
    const metre = WALL([along, across, QUAY])[1] - WALL([along, across, QUAY + 1])[1];
    return place(person(sheet, options), x, y, (tall * metre) / 100);
  };
  return [
    stand(13, 2.6, 1.74, { pose: "walking", mirrored: true, behind: true, top: "#f1e8d8", bottom: "#2f7f8f" }),
    stand(2.8, 4.2, 1.78, {
      pose: "walking",
      carries: "case",
      top: "#2f7f8f",
      bottom: "#e6d2a8",
      carriedColour: "#c2265f",
    }),
    stand(2.2, 3.2, 1.66, {
      pose: "holding",
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hairstyle: "long",
      hat: "#f3e2b4",
    }),
  ];
}
