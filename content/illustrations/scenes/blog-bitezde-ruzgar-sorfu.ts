import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type RigColours, windsurfer } from "../parts/boats/windsurfer.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { limb } from "../parts/people/body.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 560;
/** Height of the eye above the water: that of a swimmer on a wave's crest, so that the sail towers. */
const UP = 1.4;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: UP, focal: 1600 });
/** The board at the foot of its mast. It goes away to the left; `across` is to windward, which is towards us. */
const BOARD = frameOf(EYE, { right: -0.95, away: 7.5, heading: -48 });

/** Bitez in the meltem, from the water: a sail that the sheet cannot hold, its rider hung out over the sea, the shore with its groves behind. */
export const SCENE: Scene = {
  name: "blog-bitezde-ruzgar-sorfu",
  seed: 121,
  mood: "day",
  colours: {
    sky: ["#2f86b8", "#84c1d4", "#f4e3bd", "#fbd9a6"],
    seaDark: "#17679a",
  },
  grain: 0.3,
  crops: { wide: 120, square: 200 },
  draw(sheet) {
    drawShore(sheet);
    drawSea(sheet);
    sheet.add(glints());
    drawWake(sheet);
    drawHero(sheet);
    drawNear(sheet);
  },
};

/** The shore to windward: hills, the white houses of Bitez, mandarin groves, a strip of sand. */
function drawShore(sheet: Sheet): void {
  const foot = HORIZON + 10;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    sweptCloud(sheet, { x: 1300, y: 150, length: 520, seed: 7 }),
    ridge(sheet, {
      crest: pointsOf([-40, 356, 120, 330, 260, 372, 420, 400, 600, 420, 820, 408, 1000, 372, 1180, 402, 1640, 470]),
      foot,
      colour: "#8db4c4",
      shade: "#76a0b8",
      mist: 50,
    }),
    ridge(sheet, {
      crest: pointsOf([760, 560, 900, 532, 1040, 486, 1170, 440, 1290, 424, 1400, 380, 1500, 352, 1640, 300]),
      foot,
      colour: "#86a56c",
      light: "#b3c282",
      shade: "#5d8a72",
      rough: 3,
      seed: 9,
    }),
    ridge(sheet, {
      crest: pointsOf([-40, 420, 80, 428, 200, 462, 330, 488, 460, 524, 560, 556]),
      foot,
      colour: "#86a56c",
      light: "#b3c282",
      shade: "#5d8a72",
      rough: 3,
      seed: 4,
    }),
    groupedTown(sheet, {
      rows: 3,
      far: [1230, 1640],
      near: [1010, 1640],
      ground: (x, share) => 500 + share * 44 - (x - 1010) * 0.11 * (1 - share),
      scale: [0.2, 0.27],
      spacing: 1.1,
      seed: 12,
    }),
    groupedTown(sheet, {
      rows: 2,
      far: [-30, 240],
      near: [-30, 420],
      ground: (x, share) => 512 + share * 30 + x * 0.02,
      scale: [0.2, 0.25],
      seed: 3,
    }),
    grove(-20, 520, 562, 3),
    grove(900, 1640, 562, 8),
    fill(`M-20 560Q400 556 800 560T1640 558V${foot + 2}H-20Z`, "#f3ddac"),
    ...placesOf([60, 566, 0.15, 212, 566, 0.17, 300, 567, 0.15, 1088, 566, 0.16, 1210, 567, 0.15, 1342, 566, 0.17]).map(
      ([x, y, size], index) =>
        place(sunshade(sheet, ["#e0472f", "#1d7fa0", "#f2b23c"][index % 3] ?? "#e0472f"), x, y, size),
    ),
  );
}

/** Mandarin trees behind the beach: round heads that touch, no two of one size, each lit from the left, with a little fruit. */
function grove(from: number, to: number, foot: number, seed: number): Drawing {
  const random = randomOf(seed * 7);
  let [dark, light, ripe]: [Path, Path, Path] = ["", "", ""];
  for (let x = from; x < to; x += random.between(12, 30)) {
    const r = random.between(10, 19);
    const y = foot - r * 0.7;
    dark += disc(x, y, r, r * 0.9);
    light += disc(x - r * 0.26, y - r * 0.24, r * 0.6, r * 0.5);
    for (const _ of counted(3)) ripe += disc(x + random.around(r * 0.7), y + random.around(r * 0.5), 1.9);
  }
  return fill(dark, "#2f5f47") + fill(light, "#5a8f58") + fill(ripe, "#f6a03c");
}

const RED: RigColours = ["#d83a3a", "#fbd0c2", "#8a1f35"];
const YELLOW: RigColours = ["#f9c03c", "#e0472f", "#a8501c"];
const PINK: RigColours = ["#d6336c", "#fbd0c2", "#7a1a4a"];

/** A windsurfer as large as the water at `y` makes him. */
function surfer(sheet: Sheet, x: number, y: number, colours: RigColours, rake: number): Drawing {
  return place(windsurfer(sheet, { colours, rake, suit: "#12324f" }), x, y, ((y - HORIZON) / UP / 84) * 1.75);
}

/** One sea: a crest whose edge lets the light through, and the dark hollow in front of it. */
function wave(sheet: Sheet, crest: readonly number[], [lit, dark]: readonly [string, string], deep: number): Drawing {
  const line = pointsOf(crest);
  const top = Math.min(...line.map(([, y]) => y));
  return fill(curveDownTo(line, 1240), sheet.downwards([lit, dark], top, top + deep));
}

/** A crest that breaks: thin at both ends, its foam spilling down the face in folds of uneven width, blue in their shade. */
function whitecap(seed: number, x: number, y: number, long: number, high: number): Drawing {
  const random = randomOf(seed * 17);
  const peak = random.between(0.36, 0.64);
  const swell = (share: number) => Math.max(0, 1 - (Math.abs(share - peak) / (share < peak ? peak : 1 - peak)) ** 1.4);
  const edge = (count: number, down: () => number) =>
    shares(count).map((share, index): Point => [
      x + (share - 0.5) * long + (index % (count - 1) ? random.around(long * 0.03) : 0),
      y + (share - 0.5) * high * 0.4 + swell(share) * high * down(),
    ]);
  const upper = edge(9, () => random.between(-0.6, -0.5));
  const white = edge(7, () => random.between(-0.1, 0.34));
  const shade = edge(6, () => random.between(0.3, 0.62));
  const between = (above: readonly Point[], below: readonly Point[]) =>
    `${curve(above)}${curve(below.toReversed()).replace("M", "L")}Z`;
  const trail = counted(3).map(() =>
    lens(
      x + random.around(long * 0.4),
      y + high * random.between(0.9, 1.8),
      long * random.between(0.2, 0.5),
      high * 0.14,
    ),
  );
  return (
    fill(between(upper, shade), "#a5d3e3") +
    fill(between(upper, white), "#fffdf4") +
    fill(trail.join(""), "#bfe3e8", 0.7)
  );
}

/** The seas that the wind drives through the bay, one behind the other, and those who sail between them. */
function drawSea(sheet: Sheet): void {
  const random = randomOf(6);
  const chop = counted(70).map(() => {
    const near = random.next() ** 1.4;
    return lens(random.between(-20, 1620), mixed(578, 660, near), mixed(16, 90, near), mixed(1.6, 5, near));
  });
  sheet.add(
    fill(box(0, HORIZON + 9, 1600, 700), sheet.downwards(["#7fd0cb", "#2f98be", "#2384b3", "#176a9e"], 566, 760)),
    fill(chop.join(""), "#a9dfe0", 0.55),
    surfer(sheet, 1500, 586, PINK, 12),
    surfer(sheet, 128, 592, YELLOW, 8),
    wave(sheet, [-40, 626, 220, 620, 470, 628, 760, 616, 1010, 626, 1300, 615, 1640, 624], ["#4aaec9", "#2481b2"], 60),
    whitecap(2, 330, 624, 84, 5),
    whitecap(3, 1010, 625, 60, 4),
    whitecap(4, 1580, 622, 90, 5),
    surfer(sheet, 1330, 618, RED, 18),
    wave(
      sheet,
      [-40, 690, 160, 702, 390, 682, 640, 700, 930, 706, 1180, 690, 1400, 704, 1640, 692],
      ["#3fa9c8", "#1d77ab"],
      90,
    ),
    whitecap(5, 120, 700, 150, 11),
    whitecap(6, 1190, 692, 180, 10),
    wave(
      sheet,
      [-40, 806, 130, 790, 330, 808, 600, 830, 900, 812, 1160, 826, 1420, 800, 1640, 812],
      ["#3aa6c6", "#176a9f"],
      130,
    ),
    whitecap(7, 1440, 800, 260, 19),
    whitecap(8, 60, 800, 140, 12),
  );
}

/** Something on the board's way through the water, in metres behind the mast and to windward, with uneven edges. */
function track(
  random: Random,
  from: number,
  to: number,
  edge: (far: number) => readonly [number, number],
  rough: number,
): Path {
  const steps = shares(18).map((share) => mixed(from, to, share));
  const side = (which: 0 | 1) =>
    steps.map((along): Point => {
      const far = (along - from) / (to - from);
      return BOARD([along, edge(far)[which] + random.around(rough) * (0.3 + far), 0]);
    });
  return `${curve(side(0))}${curve(side(1).toReversed()).replace("M", "L")}Z`;
}

/** What the board leaves behind it: a road of foam towards us with blue holes in it, and the plume that the tail throws up. */
function drawWake(sheet: Sheet): void {
  const random = randomOf(11);
  const holes = counted(15).map((index) => {
    const along = mixed(-2.3, -6.1, index / 14);
    const [x, y] = BOARD([along, random.around(0.3), 0]);
    const size = (y - HORIZON) * random.between(0.08, 0.2);
    return lens(x, y, size * 4, size * random.between(0.5, 0.9));
  });
  sheet.add(
    fill(
      track(random, 0.2, -7, (far) => [-0.3 - far * 1.3, 0.4 + far * 1.2], 0.2),
      "#7fcbd6",
      0.7,
    ),
    fill(
      track(random, -0.2, -7, (far) => [-0.24 - far * 0.8, 0.3 + far * 0.62], 0.22),
      "#c9e8ec",
    ),
    fill(
      track(random, -0.2, -7, (far) => [-0.18 - far * 0.6, 0.24 + far * 0.3], 0.2),
      "#fffdf4",
    ),
    fill(holes.join(""), "#8fcbdc"),
  );
}

/** The mast above the board: leant to windward, its top bent aft. */
const mastAt = (up: number): Place => [-0.1 * up - 0.4 * (up / 4.8) ** 3, 0.4 * up, 0.14 + up];

/** The battens: where each begins on the mast, where it ends at the leech in metres aft and up, and how far the wind opens it. */
const BATTENS = placesOf([
  0.1, 1.86, 1.02, 0.9, 1.98, 1.22, 1.7, 1.96, 1.92, 2.5, 1.76, 2.7, 3.3, 1.4, 3.46, 4.1, 0.9, 4.18, 4.76, 0.3, 4.72,
]);

/** A point of the sail on batten `row` (which may lie between two), `share` of the way aft; the wind bellies it to leeward. */
function clothAt(row: number, share: number): Point {
  const [low, high] = [Math.floor(row), Math.min(BATTENS.length - 1, Math.ceil(row))];
  const [a = [0, 0, 0], b = [0, 0, 0]] = [BATTENS[low], BATTENS[high]];
  const [luff, aft, up] = [0, 1, 2].map((at) => mixed(a[at] ?? 0, b[at] ?? 0, row - low)) as [number, number, number];
  const angle = (mixed(6, 24, row / 6) / 180) * Math.PI;
  const [from, mast] = [mastAt(luff), mastAt(up)];
  const end: Place = [mast[0] - Math.cos(angle) * aft, mast[1] - Math.sin(angle) * aft, mast[2]];
  const belly = Math.sin(Math.PI * share ** 0.7) * aft * 0.1;
  return BOARD([mixed(from[0], end[0], share), mixed(from[1], end[1], share) - belly, mixed(from[2], end[2], share)]);
}

/** A piece of the sail between two battens and two shares of their length. */
function panel(low: number, high: number, from = 0, to = 1): Path {
  const rows = shares(9).map((share) => mixed(low, high, share));
  const cols = shares(9).map((share) => mixed(from, to, share));
  return polygon([
    ...cols.map((share) => clothAt(low, share)),
    ...rows.map((row) => clothAt(row, to)),
    ...cols.map((share) => clothAt(high, share)).toReversed(),
    ...rows.map((row) => clothAt(row, from)).toReversed(),
  ]);
}

/** The boom on our side of the sail, `aft` metres from the mast. */
function boomAt(aft: number): Place {
  const share = aft / 2;
  return [
    mixed(-0.14, -2.1, share),
    mixed(0.54, 0.22, share) + Math.sin(share * Math.PI) * 0.16,
    mixed(1.42, 1.16, share),
  ];
}

/** A joint of the rider, in metres, and half the thickness of the limb there. */
type Joint = readonly [along: number, across: number, up: number, half: number];

/** A limb through joints, as the camera sees it; `shift` moves it to the right, in half thicknesses, and makes it thinner: for its shade. */
function limbOf(joints: readonly Joint[], shift = 0): Path {
  return limb(
    joints.map(([along, across, up, half]) => {
      const [x, y] = BOARD([along, across, up]);
      const size = half * (BOARD([along, across, up])[1] - BOARD([along, across, up + 1])[1]);
      return [x + size * shift * 0.5, y + size * shift * 0.12, size * (1 - shift * 0.5)];
    }),
  );
}

/** A hand on the boom. */
function handAt(aft: number, up: number, half: number): Joint {
  const [along, across] = boomAt(aft);
  return [along, across, up, half];
}

/** The rider, hung out to windward: hips low and far from the board, arms long, legs braced, head turned to where he goes. */
const RIDER: Record<"frontLeg" | "backLeg" | "frontArm" | "backArm", readonly Joint[]> = {
  frontLeg: [
    [-0.74, 0.98, 0.66, 0.1],
    [-0.6, 0.76, 0.58, 0.088],
    [-0.5, 0.56, 0.5, 0.064],
    [-0.46, 0.38, 0.34, 0.06],
    [-0.42, 0.2, 0.18, 0.036],
  ],
  backLeg: [
    [-0.86, 0.98, 0.64, 0.105],
    [-0.98, 0.8, 0.54, 0.09],
    [-1.08, 0.62, 0.46, 0.066],
    [-1.1, 0.42, 0.3, 0.062],
    [-1.1, 0.22, 0.16, 0.038],
  ],
  frontArm: [[-0.58, 1.06, 1.14, 0.06], [-0.57, 0.84, 1.2, 0.048], handAt(0.42, 1.35, 0.038)],
  backArm: [[-0.9, 1.07, 1.12, 0.062], [-0.96, 0.86, 1.1, 0.05], handAt(0.95, 1.28, 0.04)],
};

/** His back from the front shoulder round by the hips, and the part of it that turns from the light. */
const BACK: readonly Place[] = [
  [-0.55, 1.08, 1.17],
  [-0.72, 1.1, 1.24],
  [-0.93, 1.1, 1.15],
  [-0.95, 1.06, 1],
  [-0.9, 1.02, 0.84],
  [-0.95, 0.94, 0.62],
  [-0.84, 0.94, 0.52],
  [-0.66, 0.98, 0.56],
  [-0.63, 1.07, 0.74],
  [-0.64, 1.12, 0.9],
  [-0.56, 1.12, 1.04],
];
const LEE: readonly Place[] = [
  [-0.8, 1.1, 1.3],
  [-0.78, 1.1, 1.06],
  [-0.84, 1.04, 0.84],
  [-0.82, 1, 0.5],
  [-1.3, 0.9, 0.4],
  [-1.3, 1.1, 1.3],
];
const back = (): Path => curve(BACK.map(BOARD), true);

const SUIT = ["#1f4f86", "#102c52"] as const;
const SKIN = ["#cf8f62", "#8f5642"] as const;

/** The upper part of an arm, covered. */
const sleeve = ([a = [0, 0, 0, 0], b = [0, 0, 0, 0]]: readonly Joint[]): Joint[] => [
  [a[0], a[1], a[2], a[3] * 1.16],
  [mixed(a[0], b[0], 0.75), mixed(a[1], b[1], 0.75), mixed(a[2], b[2], 0.75), b[3] * 1.3],
];

function rounded(joints: readonly Joint[], [lit, shaded]: readonly [string, string]): Drawing {
  return fill(limbOf(joints), lit) + fill(limbOf(joints, 1), shaded);
}

/** Board, sail and rider. */
function drawHero(sheet: Sheet): void {
  sheet.add(board(sheet), sail(sheet), rider(sheet));
}

/** The board: its deck in the light, its near rail in colour, its nose off the water, foam along the part that is in it. */
function board(sheet: Sheet): Drawing {
  const lift = (along: number) => 0.14 + Math.max(0, along + 0.9) * 0.09 + Math.max(0, along - 0.3) ** 2 * 0.2;
  const half = (along: number) => {
    const share = (along + 1.5) / 2.6;
    return 0.3 * Math.max(0, Math.sin(Math.PI * mixed(0.2, 1, share))) ** 0.62;
  };
  const steps = shares(20).map((share) => mixed(-1.5, 1.1, share));
  const edge = (side: 1 | -1, down = 0) => steps.map((along) => BOARD([along, side * half(along), lift(along) - down]));
  const hull = steps.map((along) => BOARD([along, half(along) * 0.8, lift(along) - 0.13]));
  const deck = polygon([...edge(1), ...edge(-1).toReversed()]);
  const shadow = steps.map((along) => BOARD([along, -0.5 - half(along), 0]));
  return (
    fill(polygon([...shadow, ...steps.map((along) => BOARD([along, half(along), 0])).toReversed()]), "#0f4d7d", 0.75) +
    fill(polygon([...edge(1), ...hull.toReversed()]), "#b32f3a") +
    fill(polygon([...edge(1, 0.02), ...edge(1, 0.07).toReversed()]), "#e8603f") +
    fill(deck, "#fff6e2") +
    sheet.clipped(
      deck,
      fill(
        polygon([BOARD([0.35, 0.5, 0.2]), BOARD([1.3, 0.5, 0.4]), BOARD([1.3, -0.5, 0.4]), BOARD([0.5, -0.5, 0.2])]),
        "#f2962f",
      ) +
        fill(
          polygon([
            BOARD([0.24, 0.5, 0.2]),
            BOARD([0.31, 0.5, 0.2]),
            BOARD([0.46, -0.5, 0.2]),
            BOARD([0.39, -0.5, 0.2]),
          ]),
          "#1d7fa0",
        ) +
        fill(
          polygon([
            BOARD([-0.2, -0.02, 0.18]),
            BOARD([-1.6, 0.06, 0.1]),
            BOARD([-1.6, -0.5, 0.1]),
            BOARD([-0.2, -0.5, 0.18]),
          ]),
          "#b9c6da",
        ),
    ) +
    spray()
  );
}

/** A sheet of thrown water between two places along the board: fingers of uneven height that bend with the wind, a closed foot. */
function splash(random: Random, from: number, to: number, across: number, high: number, lean: number): Path {
  // Some fingers stand apart, some run into their neighbours: neither their widths nor their heights repeat.
  const places = [0, 0.05, 0.12, 0.17, 0.25, 0.31, 0.34, 0.39, 0.5, 0.56, 0.6, 0.64, 0.76, 0.82, 0.87, 0.92, 1];
  const crest = places.map((at, index): Point => {
    const share = at + (index % 16 ? random.around(0.02) : 0);
    const [x, y] = BOARD([mixed(from, to, share), across, 0]);
    const full = Math.max(0, Math.sin(Math.PI * Math.max(0, share) ** 1.1)) * high;
    const rise = full * (index % 2 ? random.between(0.56, 1.08) : random.between(0.42, 0.6));
    return [x + rise * (index % 2 ? lean * random.between(0.8, 1.3) : lean), y - rise];
  });
  const foot = shares(9).map((share): Point => {
    const [x, y] = BOARD([mixed(to, from, share), across + 0.08, 0]);
    return [x, y + 6 + Math.sin(share * Math.PI) * 10 + random.around(4)];
  });
  return `${curve(crest)}${curve(foot).replace("M", "L")}Z`;
}

/** What the rail peels off and the tail throws up, blue in its shade, and the drops that the wind blows off it. */
function spray(): Drawing {
  const random = randomOf(23);
  const drops = counted(70).map(() => {
    const far = random.next();
    const [x, y] = BOARD([mixed(-1.2, -3.4, far), 0.1, 0]);
    const lift = mixed(70, 250, random.next() ** 1.5) * Math.sin(Math.PI * mixed(0.25, 0.95, far));
    const size = random.between(1.5, 5);
    return disc(x + lift * 0.7 + random.around(30), y - lift, size * 1.4, size);
  });
  // Furrows that the board draws through its own foam: they give the white its form.
  const furrows = placesOf([
    -0.9, -2.2, 0.42, -1.5, -3.4, 0.32, -1.9, -3, 0.14, -2.6, -4.6, 0.3, -2.4, -4, -0.02, -3.4, -5.4, 0.12, -3.1, -4.4,
    -0.2, -1.3, -2, 0.2,
  ]).map(([from, to, across]) =>
    track(
      random,
      from,
      to,
      (far) => {
        const half = Math.sin(Math.PI * far) * 0.035;
        return [across - far * 0.1 - half, across - far * 0.1 + half];
      },
      0.012,
    ),
  );
  return (
    fill(splash(random, -0.9, -3.4, 0.04, 180, 0.62), "#8fc6da") +
    fill(splash(random, -0.75, -3.3, 0.26, 128, 0.58), "#c9e6ee") +
    fill(splash(random, -0.3, -3.5, 0.44, 82, 0.5), "#fffdf4") +
    fill(furrows.join(""), "#a9d4e4") +
    fill(drops.join(""), "#fffdf4")
  );
}

/** The sail from windward: shade where it turns behind the mast, light towards the leech, the rider's shadow on it. */
function sail(sheet: Sheet): Drawing {
  const colours = ["#d8402c", "#fff3dc", "#f5922b", "#f5922b", "#f9bd45", "#d8402c"];
  const whole = panel(0, 6);
  const seams = BATTENS.map((_, row) => polyline(shares(9).map((share) => clothAt(row, share))));
  const shadow =
    back() +
    Object.values(RIDER)
      .map((joints) => limbOf(joints))
      .join("");
  const [headX, headY] = BOARD([-0.72, 1.1, 1.36]);
  const mast = shares(24).map((share) => BOARD(mastAt(share * 4.86)));
  const boom = shares(14).map((share) => BOARD(boomAt(share * 2.06)));
  return (
    colours.map((colour, row) => fill(panel(row, row + 1), colour)).join("") +
    fill(panel(1, 2, 0.3, 0.86), "#bfe0e6") +
    sheet.clipped(
      whole,
      colours.map((colour, row) => fill(panel(row, row + 1, 0, 0.26), blend(colour, "#7a2348", 0.4))).join("") +
        fill(panel(1, 2, 0.3, 0.36) + panel(1, 2, 0.5, 0.53), "#f1fbf8", 0.7) +
        fill(panel(0, 6, 0.8, 1), "#fff3c8", 0.24) +
        `<g opacity=".5">${place(fill(shadow + disc(headX, headY, 28), "#6a2450"), 96, 14)}</g>`,
    ) +
    stroke(seams.slice(1, -1).join(""), "#8a2f30", 3.4, 0.7) +
    stroke(seams[0] ?? "", "#8a2f30", 5) +
    stroke(polyline(mast), "#17324f", 13) +
    stroke(polyline(mast.map(([x, y]): Point => [x - 3, y])), "#4d7396", 4) +
    stroke(polyline(boom), "#12283f", 12) +
    stroke(polyline(boom.map(([x, y]): Point => [x, y - 3])), "#56708c", 3.6)
  );
}

/** From behind: he looks past the mast to the shore, so that we see hair, nape and back. */
function rider(sheet: Sheet): Drawing {
  const [x, y] = BOARD([-0.7, 1.12, 1.36]);
  const size = metreAt(EYE, [0, 7, 0]);
  const hook = BOARD([-0.76, 0.84, 0.8]);
  const band = (low: number, high: number, from = -0.4) =>
    polygon([
      BOARD([from, 1, low]),
      BOARD([-1.2, 1, low - 0.03]),
      BOARD([-1.2, 1, high - 0.03]),
      BOARD([from, 1, high]),
    ]);
  const foot = (along: number, across: number) =>
    limbOf([
      [along, across + 0.06, 0.16, 0.045],
      [along + 0.02, across - 0.14, 0.17, 0.035],
    ]);
  return (
    fill(foot(-0.42, 0.18) + foot(-1.1, 0.2), "#1a2436") +
    rounded(RIDER.frontLeg, SKIN) +
    rounded(RIDER.frontLeg.slice(0, 3), SUIT) +
    rounded(RIDER.frontArm, SKIN) +
    stroke(polyline([hook, BOARD(boomAt(0.58))]) + polyline([hook, BOARD(boomAt(0.82))]), "#12283f", 3.4) +
    rounded(RIDER.backLeg, SKIN) +
    rounded(RIDER.backLeg.slice(0, 3), SUIT) +
    fill(back(), SUIT[0]) +
    sheet.clipped(
      back(),
      fill(polygon(LEE.map(BOARD)), SUIT[1]) +
        fill(band(0.66, 0.8), "#f5b53a") +
        fill(band(0.66, 0.8, -0.8), "#c07a26"),
    ) +
    rounded(RIDER.backArm, SKIN) +
    rounded(sleeve(RIDER.frontArm), SUIT) +
    rounded(sleeve(RIDER.backArm), SUIT) +
    rounded(
      [
        [-0.73, 1.1, 1.2, 0.062],
        [-0.71, 1.12, 1.3, 0.056],
      ],
      SKIN,
    ) +
    fill(disc(x - size * 0.02, y, size * 0.1, size * 0.125), SKIN[0]) +
    fill(
      `M${x - size * 0.09} ${y - size * 0.05}Q${x - size * 0.06} ${y - size * 0.16} ${x + size * 0.03} ${y - size * 0.15}Q${x + size * 0.12} ${y - size * 0.13} ${x + size * 0.2} ${y - size * 0.06}Q${x + size * 0.15} ${y - size * 0.06} ${x + size * 0.22} ${y + size * 0.02}Q${x + size * 0.13} ${y} ${x + size * 0.15} ${y + size * 0.08}Q${x + size * 0.08} ${y + size * 0.1} ${x + size * 0.02} ${y + size * 0.08}Q${x - size * 0.03} ${y - size * 0.02} ${x - size * 0.09} ${y - size * 0.05}Z`,
      "#3a2428",
    )
  );
}

/** The sun on the backs of the seas: flakes that lie along their crests, most of them to the left. */
function glints(): Drawing {
  const random = randomOf(31);
  const flakes = counted(90).map(() => {
    const near = random.next() ** 1.2;
    return lens(
      mixed(-20, 760, random.next() ** 1.5),
      mixed(640, 1010, near),
      mixed(20, 90, near) * random.between(0.5, 1.2),
      mixed(2, 7, near),
    );
  });
  return fill(flakes.join(""), "#62c0d6", 0.6);
}

/** The nearest seas, dark, the last with light in its crest, which breaks out of the sheet at the left. */
function drawNear(sheet: Sheet): void {
  const streaks = placesOf([
    150, 1120, 300, 420, 1168, 260, 60, 1170, 220, 760, 1186, 200, 300, 1090, 150, 620, 1146, 130,
  ]).map(([x, y, long]) => lens(x, y, long, 9));
  sheet.add(
    wave(
      sheet,
      [-40, 1000, 90, 1004, 240, 1040, 420, 1092, 640, 1136, 860, 1176, 1100, 1240],
      ["#45b0c4", "#0d4474"],
      150,
    ),
    fill(
      curveDownTo(pointsOf([-40, 1052, 110, 1046, 260, 1082, 460, 1130, 700, 1172, 900, 1230]), 1240),
      sheet.downwards(["#1a6a9c", "#0b3a66"], 1050, 1200),
    ),
    fill(streaks.join(""), "#2f86b2", 0.6),
    whitecap(14, 90, 1006, 400, 34),
    whitecap(16, 510, 1114, 120, 10),
  );
}
