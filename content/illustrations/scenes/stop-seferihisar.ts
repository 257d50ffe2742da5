import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { lyingDrum } from "../parts/buildings/ionicColumn.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { anemone } from "../parts/plants/anemone.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 720;

/** Teos by Seferihisar in the first light: the columns of the Temple of Dionysus that stand again, the first close before us; a woman sits on the steps, an old olive and anemones at the right, the sea behind. */
export const SCENE: Scene = {
  name: "stop-seferihisar",
  seed: 41,
  mood: "gold",
  colours: {
    sky: ["#4a8fb8", "#a3c8c8", "#f8e2b4", "#fbcb92"],
    cloud: "#fff4dc",
    cloudShade: "#e9c7b4",
    stone: "#fae3b8",
    stoneWorn: "#d9bd98",
    stoneShade: "#a894b4",
    stoneDeep: "#665b86",
    wallBright: "#fffaf0",
    sea: ["#c4dcd6", "#5aa6be", "#2a7aa6", "#1d6f9a"],
    ground: "#bdb566",
    groundShade: "#6d6c44",
  },
  grain: 0.28,
  crops: { wide: 130, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawGrove(sheet);
    drawTemple(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

const eye = cameraOf({ horizon: HORIZON, centre: 760, eye: 2.1, focal: 1180 });
/** The temple's long side goes away from the first column, which stands close before us; its floor is three steps up. */
const STANDING = { right: -2.1, away: 5, heading: 40 };
const view = frameOf(eye, STANDING);
const { at, flank, front, level } = facesOf(view);
const [RISE, TREAD] = [0.3, 0.42];
const FLOOR = RISE * 3;
/** Where the steps begin, left of the sheet, and where they end, along the temple. */
const [FROM, TO] = [-4, 16];

/** The bay, its far shore, the wooded cape of Sığacık, and clouds that the low sun reaches from the left. */
function drawFar(sheet: Sheet): void {
  const random = randomOf(5);
  const { far, farShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.45 }),
    sheet.glow([-40, 640], 860, "#fff1c8", 0.9),
    sweptCloud(sheet, { x: 1130, y: 200, length: 700, seed: 4 }),
    fill(
      curveDownTo(
        pointsOf([-20, 640, 150, 622, 340, 634, 520, 668, 700, 690, 900, 684, 1100, 700, 1300, HORIZON]),
        HORIZON + 4,
      ),
      far,
    ),
    fill("M340 634Q380 668 440 682T540 723H1300L1100 700L900 684L700 690L520 668Z", farShade),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 50, foot: false }),
    fill(lens(330, HORIZON + 2, 900, 8), "#fdf3d9", 0.9),
    fill(curveDownTo(pointsOf([880, 790, 1010, 736, 1160, 676, 1320, 634, 1480, 604, 1640, 590]), 860), "#93a878"),
    fill("M1320 634Q1360 676 1330 726T1260 840H1640V590L1480 604Z", "#71906c"),
    farCrowns(random, 60, [980, 1640], [730, 780], 20, "#66855c", "#8ea66c"),
    farCrowns(random, 46, [-20, 1000], [768, 786], 18, "#5f7d58", "#86a06a"),
    fill(curveDownTo(pointsOf([-20, 772, 300, 768, 700, 776, 1100, 766, 1640, 772]), 860), "#66825a"),
  );
}

/** The grove behind the temple: trees at uneven distances, every one with its shade to the right. */
function drawGrove(sheet: Sheet): void {
  const far = sheet.tinted({ leaf: "#6f8656", leafDark: "#49653f", leafLight: "#9cab74", trunk: "#5d4a40" });
  const { ground } = sheet.mood;
  const trees = placesOf([
    520, 806, 0.46, 720, 802, 0.38, 930, 806, 0.5, 1090, 800, 0.4, 1250, 806, 0.54, 90, 812, 0.6, 1020, 836, 0.86,
  ]);
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 788, 400, 784, 900, 790, 1640, 782]), 1210), "#98a05e"),
    fill(curveDownTo(pointsOf([-20, 826, 420, 816, 900, 822, 1640, 812]), 1210), "#b3ad66"),
    fill(curveDownTo(pointsOf([-20, 872, 420, 862, 1000, 868, 1640, 850]), 1210), ground),
    ...trees.map(
      ([x, y, size], index) =>
        fill(disc(x + 76 * size, y + 3, 128 * size, 8 * size), "#5d6b40", 0.75) +
        place(olive(y > 830 ? sheet : far, { seed: (index % 5) + 1 }), x, y, size),
    ),
  );
}

/** Columns by where they stand along the temple, how far behind its edge, how many metres of them stand; the furthest first. */
const COLUMNS = placesOf([
  13, -6.4, 1.1, 10, -6.4, 2.2, 6.9, -6.4, 1, 4, -6.4, 3.2, 12.6, -0.75, 1.5, 9.4, -0.75, 5.4, 6.3, -0.75, 2.1, 3.2,
  -0.75, 5.4, 0, -0.75, 5.4,
]);

/** Where the sun throws the shadow of a metre of height, in metres to the right and away from us. */
const CAST: Point = [0.72, 0.16];

/** The shadow of a column on a level of the temple or on the ground before it. */
function shadeOf(along: number, back: number, tall: number, up: number): Path {
  const [right, away] = [
    STANDING.right + along * Math.sin(TURN) + back * Math.cos(TURN),
    STANDING.away + along * Math.cos(TURN) - back * Math.sin(TURN),
  ];
  const spot = (high: number, aside: number) =>
    eye([right + CAST[0] * high - CAST[1] * aside, away + CAST[1] * high + CAST[0] * aside, up]);
  const [low, high] = [FLOOR - up, FLOOR - up + tall];
  return polygon([spot(low, -0.5), spot(high, -0.44), spot(high + 0.3, 0), spot(high, 0.44), spot(low, 0.5)]);
}

/** Three steps of marble, the floor with what is left of its slabs, and the columns; their shadows fall down the steps to the right. */
function drawTemple(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const row = COLUMNS.filter(([, back]) => back > -1);
  const shades = (up: number) => row.map(([along, back, tall]) => shadeOf(along, back, tall, up)).join("");
  const steps = counted(3).map((step) => {
    const [low, out] = [step * RISE, (2 - step) * TREAD];
    const joints = counted(11).map((index) => FROM + 0.6 + index * 2 + (step % 2) * 0.9);
    const tread = level(FROM, TO, out - TREAD, out, low + RISE);
    return (
      fill(front(FROM, TO, low, low + RISE, out), blend(stoneShade, stone, 0.16 + step * 0.07)) +
      fill(front(FROM, TO, low, low + 0.05, out), stoneDeep, 0.55) +
      stroke(
        joints.map((along) => polyline([at(along, out, low), at(along, out, low + RISE)])).join(""),
        stoneDeep,
        3,
        0.6,
      ) +
      fill(tread, wallBright) +
      sheet.clipped(tread, fill(shades(low + RISE), stoneShade, 0.9))
    );
  });
  const slabs = counted(10).flatMap((column) =>
    counted(4).map((line) => [FROM + column * 2.3 + (line % 2) * 0.8, -line * 2.1] as const),
  );
  const slabsOf = (chosen: (index: number) => boolean) =>
    slabs
      .filter((_, index) => chosen(index))
      .map(([along, back]) => level(along, along + 2.2, back - 2, back, FLOOR))
      .join("");
  const floor = level(FROM, TO, -8.4, 0, FLOOR);
  sheet.add(
    // The ground keeps the shade of the steps and the long ones of the columns.
    fill(level(FROM, TO + 0.6, 0, 1.5, 0), groundShade, 0.75),
    fill(shades(0), groundShade, 0.75),
    ...steps,
    fill(floor, blend(stone, stoneWorn, 0.55)),
    sheet.clipped(
      floor,
      fill(
        slabsOf((index) => index % 3 !== 1),
        stone,
      ) +
        fill(
          slabsOf((index) => index % 7 === 2),
          blend(stone, wallBright, 0.5),
        ) +
        fill(COLUMNS.map(([along, back, tall]) => shadeOf(along, back, tall, FLOOR)).join(""), stoneShade, 0.85),
    ),
    stroke(polyline([at(FROM, -0.02, FLOOR), at(TO, -0.02, FLOOR)]), wallBright, 4),
    ...COLUMNS.map(([along, back, tall]) => marbleColumn(sheet, along, back, tall)),
    place(lyingDrum(sheet), 1020, 1120, 1.5),
  );
}

/** Direction to the sun over the ground, right and away: what CAST throws lies opposite. */
const SUN: Point = [-0.97, -0.24];
const TURN = (STANDING.heading / 180) * Math.PI;

/** How much an upright face looks into the sun, from -1 to 1, by its angle in the temple: 0 is along it, a quarter turn is towards us. */
function sunOn(angle: number): number {
  const right = Math.cos(angle) * Math.sin(TURN) + Math.sin(angle) * Math.cos(TURN);
  const away = Math.cos(angle) * Math.cos(TURN) - Math.sin(angle) * Math.sin(TURN);
  return right * SUN[0] + away * SUN[1];
}

/** A level circle about a place of the temple. */
function ringAt(along: number, back: number, up: number, radius: number): Point[] {
  return counted(36).map((index) => {
    const angle = (index / 36) * Math.PI * 2;
    return at(along + Math.cos(angle) * radius, back + Math.sin(angle) * radius, up);
  });
}

/** A band of a round form between two angles and two heights, or nothing where it looks away from us. */
function band(along: number, back: number, turn: readonly [number, number], low: Point, high: Point): Path {
  const corner = (angle: number, [up, radius]: Point) =>
    at(along + Math.cos(angle) * radius, back + Math.sin(angle) * radius, up);
  const [a, b, c, d] = [corner(turn[0], low), corner(turn[1], low), corner(turn[1], high), corner(turn[0], high)];
  const seen = (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0]) > 0;
  return seen ? polygon([a, b, c, d]) : "";
}

/** Marble by how much sun it has, from 0 to 6. */
function marbleOf({ mood: { wallBright, stone, stoneShade, stoneDeep } }: Sheet): string[] {
  return [
    wallBright,
    blend(wallBright, stone, 0.6),
    stone,
    blend(stone, stoneShade, 0.45),
    blend(stone, stoneShade, 0.8),
    stoneShade,
    blend(stoneShade, stoneDeep, 0.4),
  ];
}

/** A column of the temple in the round: base of two rolls, drums with their flutes, and an Ionic capital if it is whole. `up` is where it stands. */
function marbleColumn(sheet: Sheet, along: number, back: number, tall: number): Drawing {
  const tones = marbleOf(sheet);
  const faces = tones.map(() => "");
  const whole = tall > 5;
  const foot = FLOOR + 0.42;
  const top = FLOOR + tall - (whole ? 0.5 : 0);
  const radius = (up: number) => 0.42 - 0.06 * ((up - foot) / 5);
  const add = (light: number, path: Path) => {
    const tone = within(Math.round(2.6 - light * 3.4), 0, 6);
    faces[tone] = (faces[tone] ?? "") + path;
  };
  const step = (Math.PI * 2) / 24;
  for (const index of counted(24)) {
    const from = index * step;
    const light = sunOn(from + step / 2);
    const [low, high]: [Point, Point] = [
      [foot, radius(foot)],
      [top, radius(top)],
    ];
    // Each flute: its edge, the hollow turned from the sun, the hollow turned to it.
    const rising = sunOn(from + step) > sunOn(from) ? 1 : -1;
    add(light + 0.12, band(along, back, [from, from + step * 0.2], low, high));
    add(light + rising * 0.32, band(along, back, [from + step * 0.2, from + step * 0.6], low, high));
    add(light - rising * 0.32, band(along, back, [from + step * 0.6, from + step * 1.04], low, high));
  }
  const metre = at(along, back, foot)[1] - at(along, back, foot + 1)[1];
  const joints = counted(Math.max(1, Math.round(tall / 1.15)) - 1).map((index) => {
    const up = mixed(foot, top, (index + 1) / Math.max(1, Math.round(tall / 1.15)));
    return frontOf(ringAt(along, back, up, radius(up) + 0.004), up > 2.1);
  });
  return (
    columnBase(sheet, along, back) +
    // Seen from below, the shaft hides what of the capital lies behind it.
    (whole ? capital(sheet, along, back, top) : "") +
    faces.map((path, tone) => fill(path, tones[tone] ?? "")).join("") +
    stroke(joints.join(""), sheet.mood.stoneDeep, Math.max(1.6, metre * 0.014), 0.6) +
    (whole ? "" : fill(polygon(ringAt(along, back, top, radius(top))), tones[0] ?? ""))
  );
}

/** The half of a level circle that is turned to us: its lower half, or above the eye the upper one. */
function frontOf(ring: readonly Point[], above: boolean): Path {
  const [left, right] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
  const [high, low] = [Math.min(...ring.map(([, y]) => y)), Math.max(...ring.map(([, y]) => y))];
  const [middle, half] = [(high + low) / 2, (low - high) / 2];
  return curve(
    shares(9).map((share): Point => {
      const turn = Math.PI * (1 - share);
      return [
        (left + right) / 2 + (Math.cos(turn) * (right - left)) / 2,
        middle + (above ? -1 : 1) * Math.sin(turn) * half,
      ];
    }),
  );
}

/** A square plinth, a roll, a hollow, a smaller roll. */
function columnBase(sheet: Sheet, along: number, back: number): Drawing {
  const tones = marbleOf(sheet);
  const roll = (low: number, high: number, wide: number, swell: number) => {
    const faces = tones.map(() => "");
    const slices = 6;
    for (const slice of counted(slices)) {
      const at0 = slice / slices;
      const at1 = (slice + 1) / slices;
      const out = (share: number) => wide + swell * Math.sin(share * Math.PI);
      for (const index of counted(36)) {
        const from = (index / 36) * Math.PI * 2;
        const path = band(
          along,
          back,
          [from, from + 0.185],
          [FLOOR + mixed(low, high, at0), out(at0)],
          [FLOOR + mixed(low, high, at1) + 0.004, out(at1)],
        );
        const turned = slice < 2 ? 1.4 : slice > 4 ? -1.2 : 0;
        const tone = within(Math.round(2.6 - sunOn(from + 0.09) * 3.2 + turned * Math.sign(swell)), 0, 6);
        faces[tone] = (faces[tone] ?? "") + path;
      }
    }
    return (
      faces.map((path, tone) => fill(path, tones[tone] ?? "")).join("") +
      fill(polygon(ringAt(along, back, FLOOR + high, wide)), tones[2] ?? "")
    );
  };
  const half = 0.62;
  return (
    fill(flank(along - half, back - half, back + half, FLOOR, FLOOR + 0.1), tones[1] ?? "") +
    fill(front(along - half, along + half, FLOOR, FLOOR + 0.1, back + half), tones[5] ?? "") +
    fill(level(along - half, along + half, back - half, back + half, FLOOR + 0.1), tones[0] ?? "") +
    roll(0.1, 0.23, 0.54, 0.06) +
    roll(0.23, 0.31, 0.5, -0.03) +
    roll(0.31, 0.42, 0.45, 0.045)
  );
}

/** The capital turned as the temple is: a volute at each end of the face in the shade, the cushion that ends in the near one towards the light, a slab on top. */
function capital(sheet: Sheet, along: number, back: number, foot: number): Drawing {
  const tones = marbleOf(sheet);
  const tone = (index: number) => tones[index] ?? "";
  const [reach, deep, size] = [0.46, 0.42, 0.22];
  const eyeOf = foot + 0.2;
  const disk = (middle: number, out: number, radius: number): Point[] =>
    counted(28).map((index) => {
      const turn = (index / 28) * Math.PI * 2;
      return at(along + middle + Math.cos(turn) * radius, back + out, eyeOf + Math.sin(turn) * radius);
    });
  const spiral = (middle: number): Path =>
    curve(
      shares(26).map((share): Point => {
        const turn = Math.PI / 2 + Math.sign(middle) * share * Math.PI * 3.6;
        const far = size * mixed(0.8, 0.16, share);
        return at(along + middle + Math.cos(turn) * far, back + deep, eyeOf + Math.sin(turn) * far);
      }),
    );
  /** The cushion along its depth: narrow at its waist. */
  const cushion = (middle: number, ink: readonly [string, string]) =>
    shares(13)
      .map((share) => {
        const out = mixed(-deep, deep, share);
        const waist = size * (0.74 + 0.26 * Math.abs(share * 2 - 1) ** 1.6);
        return fill(
          polygon(disk(middle, out, waist)),
          blend(ink[0], ink[1], Math.abs(share - 0.5) < 0.08 ? 1 : share * 0.3),
        );
      })
      .join("");
  const metre = at(along, back, foot)[1] - at(along, back, foot + 1)[1];
  const slab = (low: number, high: number, half: number) =>
    fill(level(along - half, along + half, back - half, back + half, low), tone(6)) +
    fill(flank(along - half, back - half, back + half, low, high), tone(0)) +
    fill(front(along - half, along + half, low, high, back + half), tone(5));
  return (
    slab(foot + 0.38, foot + 0.48, 0.5) +
    cushion(reach, [tone(4), tone(5)]) +
    fill(level(along - reach, along + reach, back - deep, back + deep, foot + 0.06), tone(6)) +
    cushion(-reach, [tone(1), tone(3)]) +
    fill(front(along - reach, along + reach, foot + 0.14, foot + 0.42, back + deep), tone(4)) +
    fill(polygon(disk(-reach, deep, size)) + polygon(disk(reach, deep, size)), tone(4)) +
    stroke(spiral(-reach) + spiral(reach), tone(6), Math.max(2, metre * 0.03)) +
    fill(polygon(ringAt(along, back, foot + 0.06, 0.42)), tone(5)) +
    fill(polygon(ringAt(along, back, foot, 0.38)), tone(6))
  );
}

/** A woman who sits on the edge of the floor and looks over the field. */
function drawVisitors(sheet: Sheet): void {
  const stands = (along: number, out: number, up: number, tall: number, options: PersonOptions) => {
    const [x, y] = at(along, out, up);
    const metre = y - at(along, out, up + 1)[1];
    return place(person(sheet, options), x, y, (metre * tall) / 100);
  };
  sheet.add(
    stands(4.05, 0.3, RISE * 2, 1.6, {
      pose: "sitting",
      slender: true,
      wears: "skirt",
      top: "#c2465f",
      bottom: "#f3dfb0",
      hairstyle: "long",
      hat: "#e8cf9a",
    }),
  );
}

/** An old olive at the edge of the field, its shade to the right, and anemones in the grass of early spring. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(14);
  const colours = [
    ["#8e5bb0", "#6a3d8e"],
    ["#d24a5c", "#9a2f4a"],
    ["#fbf2ea", "#d8c4d6"],
  ] as const;
  const clumps = placesOf([1330, 1176, 150, 820, 1192, 110, 1110, 1190, 140]);
  sheet.add(
    fill(disc(1640, 1090, 400, 34), sheet.mood.groundShade, 0.75),
    ...placesOf([1290, 1120, 70, 1250, 1040, 40, 760, 1204, 80, 930, 1180, 60]).map(([x, y, wide], index) =>
      grass(sheet, {
        from: x - wide,
        to: x + wide,
        ground: () => y,
        height: wide * 0.7,
        count: 16,
        colour: index % 2 ? "#7f8a48" : "#8f9450",
        seed: index + 3,
      }),
    ),
    ...clumps.flatMap(([x, y, wide], group) =>
      counted(12)
        .map(() => [x + random.around(wide) * random.next(), y + random.around(wide * 0.24)] as const)
        .toSorted(([, one], [, other]) => one - other)
        .map(([left, foot]) => {
          const [lit, shade] = colours[random.chance(0.7) ? group % 3 : random.whole(0, 2)] ?? colours[0];
          return place(anemone(lit, shade), left, foot, random.between(1.8, 2.6));
        }),
    ),
    place(olive(sheet, { seed: 3 }), 1530, 1080, 3.3),
  );
}
