import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { blot, box, curveDownTo, disc, lens, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { limb } from "../parts/people/body.ts";

/** The Bronze Age wreck as it was found: a diver's lamp brings out the copper of the ingots, which lie in rows like roof tiles down a slope of the sea bed. */
export const SCENE: Scene = {
  name: "blog-bodrum-sualti-arkeoloji-muzesi",
  seed: 19,
  mood: "day",
  crops: { wide: 210, square: 230 },
  grain: 0.3,
  draw(sheet) {
    drawWater(sheet);
    drawBed(sheet);
    drawCargo(sheet);
    drawDivers(sheet);
    drawNear(sheet);
  },
};

const LEVEL = cameraOf({ horizon: 300, centre: 760, eye: 4, focal: 1150 });
/** The sea bed rises to the right by a fifth; heights are above it. */
const EYE: Project = ([right, away, up]) => LEVEL([right, away, up + right * 0.2]);
/** The cargo's rows run away from the near right, down into the deep. */
const STOWED = { right: 2.3, away: 5.7, heading: -34 };
const rows = frameOf(EYE, STOWED);
const WATER = "#1a6a94";
const LAMP = "#ffdc96";
/** Where the lamp's light falls, in metres along the rows and across them. */
const LIT: Point = [4.1, 2.1];

/** A colour under so many metres of water. */
function under(colour: string, away: number): string {
  return blend(colour, WATER, within((away - 5) / 22, 0, 0.88));
}

/** How much of the lamp's light reaches a place on the rows. */
function lampAt(along: number, across: number): number {
  return within(1.18 - Math.hypot((along - LIT[0]) / 2.1, (across - LIT[1]) / 1.7));
}

function awayOf(along: number, across: number): number {
  const turn = (STOWED.heading / 180) * Math.PI;
  return STOWED.away + along * Math.cos(turn) + across * Math.sin(turn);
}

/** The surface far above with the boat on it, the blue depth, a headland under water. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(3);
  const glints = counted(80).map(() => {
    const deep = random.next() ** 1.7;
    const x = random.between(-60, 1500);
    return lens(x, 4 + deep * 120, random.between(50, 210) * (1 - deep * 0.6), 8 * (1 - deep * 0.7));
  });
  sheet.add(
    fill(box(0, 0, 1600, 1200), sheet.downwards(["#8fdcd6", "#3fa9c2", "#1f7fa8", "#125b8a", "#0c426e"], 0, 760)),
    sheet.glow([330, -40], 900, "#d8fbe8", 0.75),
    fill(glints.join(""), "#e8fcf2", 0.7),
    fill(
      curveDownTo(pointsOf([820, 640, 960, 470, 1060, 420, 1130, 300, 1240, 262, 1330, 150, 1450, 96, 1620, 20]), 700),
      "#1f76a0",
    ),
    fill("M1130 300Q1150 380 1120 450T1180 700H1640V20L1450 96L1330 150Q1300 190 1320 260T1240 262Z", "#17628f"),
    fill("M1450 96Q1410 200 1450 330T1420 560H1640V20Z", "#115380"),
    boatAbove(),
  );
}

/** The divers' boat from below, dark against the light, and the line that leads down to the wreck. */
function boatAbove(): Drawing {
  const [x, y] = EYE(rowsPlace(6.4, 4.6));
  return (
    stroke(`M762 66Q720 360 ${Math.round(x)} ${Math.round(y)}`, "#0f4a78", 3.4) +
    fill(lens(730, 62, 380, 34), "#e8fcf2", 0.8) +
    fill("M560 52Q640 92 742 94Q850 92 918 44Q830 60 736 62Q640 62 560 52Z", "#0e4572") +
    fill("M640 74Q700 92 748 92Q810 90 860 72Q800 104 748 106Q690 102 640 74Z", "#0a355c")
  );
}

/** A place on the rows in metres from the eye. */
function rowsPlace(along: number, across: number): Place {
  const turn = (STOWED.heading / 180) * Math.PI;
  return [STOWED.right + along * Math.sin(turn) - across * Math.cos(turn), awayOf(along, across), 0];
}

/** The slope: sand that pales where the shafts of light reach it, and falls off into the blue on the left. */
function drawBed(sheet: Sheet): void {
  const random = randomOf(8);
  const crest = counted(17).map((index): Point => {
    const right = mixed(-19, 19, index / 16);
    const [x, y] = EYE([right, 22, Math.sin(index * 1.7) * 0.3]);
    return [x, y + random.around(5)];
  });
  const sand = curveDownTo(crest, 1220);
  const ripples = counted(90).map(() => {
    const away = mixed(5, 18, random.next() ** 1.3);
    const [x, y] = EYE([random.between(-0.8, 0.8) * away, away, 0]);
    const size = metreAt(EYE, [0, away, 0]);
    return place(turned(fill(lens(0, 0, size * random.between(0.7, 1.9), size * 0.055), "#a9dccb", 0.5), -11), x, y);
  });
  sheet.add(
    fill(sand, sheet.downwards(["#1c6c96", "#2f88a6", "#55a6ae", "#7dbfb4", "#6db2ae"], 400, 1160)),
    sheet.clipped(
      sand,
      ripples.join("") +
        sheet.spray(sand, "#0e4875", { from: [1640, 800], to: [1000, 640], thick: 0.62 }) +
        boulders(sheet),
    ),
  );
}

/** Rocks about the wreck, lit on their left, furthest first. */
function boulders(sheet: Sheet): Drawing {
  const random = randomOf(17);
  return placesOf([
    6, 19, 1.5, 9.4, 18, 2.6, 12.4, 16.4, 2.8, -9.4, 15.4, 1.1, 6.4, 14.8, 1.1, 8.6, 13, 1.6, 9.8, 11.4, 1.2, -7.6, 12,
    0.6,
  ])
    .map(([right, away, size]) => {
      const [x, y] = EYE([right, away, 0]);
      const r = metreAt(EYE, [right, away, 0]) * size;
      const [a, b] = [random.between(-0.2, 0.1), random.between(0.05, 0.3)];
      const shape = polygon(
        (
          [
            [-1, 0.06],
            [-0.92, -0.4],
            [-0.5, -0.86 + a],
            [0.12, -0.94],
            [0.66, -0.72 + b],
            [1, -0.2],
            [1.02, 0.14],
            [0.2, 0.26],
          ] as const
        ).map(([dx, dy]): Point => [x + dx * r, y + dy * r]),
      );
      const facet = (points: readonly number[]) =>
        polygon(pointsOf(points).map(([dx, dy]): Point => [x + dx * r, y + dy * r]));
      return (
        fill(lens(x + r * 0.8, y + r * 0.2, r * 3.2, r * 0.5), under("#164f72", away), 0.8) +
        fill(shape, under("#3c8290", away)) +
        sheet.clipped(
          shape,
          fill(facet([0.12, -1, -0.1, -0.5, 0.2, -0.1, 0.04, 0.4, 1.4, 0.4, 1.4, -1]), under("#184f72", away)) +
            fill(facet([-1, -0.4, -0.5, -1, 0.12, -0.96, -0.1, -0.56, -0.6, -0.42]), under("#8ac2b2", away)),
        )
      );
    })
    .join("");
}

/** A hide stretched flat, in metres: long hollow sides, and a lug drawn out at each corner. */
const QUARTER = pointsOf([0, 0.185, 0.22, 0.205, 0.29, 0.27, 0.4, 0.235, 0.405, 0.16, 0.32, 0.12, 0.28, 0]);
const HIDE: readonly Point[] = [
  ...QUARTER,
  ...QUARTER.toReversed().map(([x, y]): Point => [x, -y]),
  ...QUARTER.map(([x, y]): Point => [-x, -y]),
  ...QUARTER.toReversed().map(([x, y]): Point => [-x, y]),
];

interface Laid {
  along: number;
  across: number;
  up: number;
  /** Its turn on the pile, in degrees, and how much its far side is raised. */
  turn: number;
  raised: number;
  kind: number;
}

/** A copper ingot on the rows: its near edge in the dark, its face by how much of the lamp reaches it, the rim that the mould left. */
function ingot({ along, across, up, turn, raised, kind }: Laid): Drawing {
  const [sin, cos] = [Math.sin((turn / 180) * Math.PI), Math.cos((turn / 180) * Math.PI)];
  const at = (size: number, low: number, out = 0, beyond = 0): Point[] =>
    HIDE.map(([side, far]) => {
      const [v, u] = [(side * cos - far * sin) * size + out, (side * sin + far * cos) * size];
      return rows([along + u + beyond, across + v, up + raised * u - low]);
    });
  const away = awayOf(along, across);
  const glow = lampAt(along, across);
  const old = ["#3f8a88", "#4d9a90", "#357c84"][kind % 3] ?? "#3f8a88";
  const copper = ["#f0904a", "#e27f42", "#fbaa60"][kind % 3] ?? "#e08a4c";
  const face = blend(under(old, away), copper, glow * 0.92);
  const rim = blend(under("#9ad6c0", away), "#ffe0a4", glow);
  const [top, bottom] = [at(1, 0), at(1, 0.06)];
  const sides = top.map((_, index) => {
    const next = (index + 1) % top.length;
    return polygon([top[index], top[next], bottom[next], bottom[index]] as Point[]);
  });
  return (
    // Its shadow on the sand to the right, and on the ingot that it overlaps.
    fill(polygon(at(1.02, 0.07, -0.07)), "#0b3454", 0.55) +
    fill(polygon(at(1, 0, 0, 0.07)), blend("#0d3a5c", "#5a2c3c", glow), 0.5) +
    fill(sides.join("") + polygon(bottom), blend(under("#12405e", away), "#6d3440", glow * 0.8)) +
    fill(polygon(top), rim) +
    fill(polygon(at(0.9, 0, -0.012)), face)
  );
}

/** The rows of ingots, the frame of tubes over them that the draughtsmen measure by, jars beside them. */
function drawCargo(sheet: Sheet): void {
  const random = randomOf(5);
  const laid = counted(4).flatMap((row) =>
    counted(21).map((index): Laid => {
      const along = -1 + index * 0.385 + random.around(0.05);
      return {
        along,
        across: row * 0.96 + Math.sin(along * 0.5 + row) * 0.12 + random.around(0.05),
        up: 0.12 + Math.sin((index / 21) * Math.PI) * 0.14,
        turn: random.around(9),
        raised: 0.17,
        kind: random.whole(0, 2),
      };
    }),
  );
  const stray = placesOf([4.5, 4.2, 24, 5.7, 4.15, -30, 3, -1, 50, 5.6, -1.2, -30]).map(
    ([along, across, turn], kind): Laid => ({ along, across, up: 0.07, turn, raised: 0, kind }),
  );
  const ground = polygon(
    [
      [-1.2, -0.6],
      [7.3, -0.7],
      [7.2, 3.2],
      [-1.2, 3.35],
    ].map(([along = 0, across = 0]) => rows([along, across, 0])),
  );
  const [x, y] = rows([LIT[0], LIT[1], 0]);
  sheet.add(
    fill(ground, "#124a70", 0.45),
    place(sheet.glow([0, 0], 420, LAMP, 0.55), x, y, 0.5, 1),
    ...[...laid, ...stray]
      .filter(({ along, across }) => !(along > 5.5 && across < 0.3 && along < 6))
      .toSorted((one, other) => awayOf(other.along, other.across) - awayOf(one.along, one.across))
      .map(ingot),
    place(sheet.glow([0, 0], 330, LAMP, 0.4), x, y - 20, 0.55, 1),
    measuringFrame(),
    jars(),
  );
}

/** A frame of tubes on feet, divided into squares of a metre. */
function measuringFrame(): Drawing {
  const [from, to, right, left, high] = [2.9, 5.9, 0.5, 3.5, 0.42];
  const bar = (a: Place, b: Place, thick = 0.036) => {
    const [p, q] = [rows(a), rows(b)];
    const width = (away: number) => (1150 / away) * thick;
    return stroke(polyline([p, q]), "#e9f3dc", width((awayOf(a[0], a[1]) + awayOf(b[0], b[1])) / 2));
  };
  const feet = [
    [from, right],
    [from, left],
    [to, right],
    [to, left],
  ].map(([along = 0, across = 0]) => bar([along, across, 0], [along, across, high + 0.06], 0.045));
  const lines = counted(4).flatMap((index) => [
    bar([from, right + index, high], [to, right + index, high]),
    bar([from + index, right, high], [from + index, left, high]),
  ]);
  return `<g opacity=".92">${feet.join("")}${lines.join("")}</g>`;
}

/** A Canaanite jar, 100 long, mouth up: pointed foot, sharp shoulder, two ring handles. */
function jar(lit: string, shade: string, deep: string): Drawing {
  return (
    stroke("M-25-68q-14 2-9 16M25-68q14 2 9 16", shade, 7) +
    fill("M-4 0Q-20-24-29-56Q-34-74-10-80V-92H10V-80Q34-74 29-56Q20-24 4 0Z", lit) +
    fill("M4 0Q2-30 12-58Q16-72 2-80V-92H10V-80Q34-74 29-56Q20-24 4 0Z", shade) +
    fill(disc(0, -93, 13, 5), lit) +
    fill(disc(1, -93, 8, 3), deep)
  );
}

/** Jars that rolled down from the cargo, some of them half in the sand; the furthest first. */
function jars(): Drawing {
  const random = randomOf(29);
  return placesOf([
    -5.7, 14, 70, 2.9, 12.8, -76, 3.6, 12.5, 16, 2.5, 12.1, 62, 4.4, 12, -70, 3.2, 11.5, -14, 2.5, 11, 74, 4, 11, 20,
    4.7, 10.8, -66, 3, 10.2, -80, 3.7, 9.9, 12, 4.4, 9.7, 72, 3.4, 9, 66, 4.1, 8.6, -10, -5.6, 9.4, 76, -5, 9.2, -24,
  ])
    .map(([right, away, turn]) => {
      const [x, y] = EYE([right, away, 0]);
      const size = (metreAt(EYE, [right, away, 0]) * 0.62) / 100;
      const upright = Math.abs(turn) < 50;
      const tone = random.pick(["#d08a66", "#bf7a5e", "#dc9a70"]);
      const body = jar(under(tone, away), under("#5b4a68", away), under("#122f50", away));
      const sand = blend("#7dbfb4", "#1c6c96", within((away - 6) / 14));
      return (
        fill(lens(x + 46 * size, y + 4 * size, 190 * size, 34 * size), "#0f466c", 0.6) +
        place(
          turned(body, turn),
          x - (upright ? 0 : Math.sign(turn) * 40 * size),
          y + (upright ? 26 : -10) * size,
          size,
        ) +
        (upright
          ? fill(
              lens(x - 4 * size, y + 10 * size, 96 * size, 30 * size),
              right > 2 ? blend(sand, "#1f6a8e", 0.5) : sand,
            )
          : "")
      );
    })
    .join("");
}

/** A diver who swims to the right and down, 100 from crown to heel: suit, bottle, mask, fins; the lamp is at 82, 34. */
function diver(suit: string, light: string, bottle: string): Drawing {
  return (
    // The far leg and its fin.
    fill(
      limb([
        [-4, 0, 6],
        [-26, -8, 5],
        [-46, -2, 3.4],
      ]),
      suit,
    ) +
    fill("M-44-6L-50 2Q-66 16-84 14Q-70 0-52-8Z", suit) +
    // The near leg, bent, its fin up behind.
    fill(
      limb([
        [-4, -2, 6.4],
        [-24, 2, 5.4],
        [-40, -16, 3.6],
      ]),
      suit,
    ) +
    fill("M-36-20L-44-12Q-64-18-76-36Q-58-36-40-26Z", blend(suit, light, 0.3)) +
    // Trunk and head, the bottle on the back.
    fill(
      limb([
        [-6, -1, 7],
        [12, -1, 8.4],
        [28, 4, 8.6],
        [35, 8, 5],
      ]),
      suit,
    ) +
    fill("M-4-8Q14-12 33-3Q20-4 8-4Z", light) +
    fill(
      limb([
        [0, -12, 4.8],
        [26, -7, 4.8],
      ]),
      bottle,
    ) +
    fill(
      limb([
        [1, -14.4, 1.4],
        [24, -9.6, 1.4],
      ]),
      blend(bottle, "#ffffff", 0.5),
    ) +
    fill(disc(43, 9, 6.6), suit) +
    fill("M38 4Q42 0 48 4Q44 3 38 4Z", light) +
    fill("M45 7L50.4 9.4L48 15.4L42.6 13Z", "#f4d79a") +
    stroke("M30-4Q42-8 46 16", "#0a2748", 2) +
    // One arm back with the slate, the other holds the lamp out.
    fill(
      limb([
        [30, 8, 4],
        [44, 24, 3.2],
        [60, 25, 2.6],
        [65, 28, 3],
      ]),
      suit,
    ) +
    fill("M62 24L73 28L71 34L60 30Z", "#f4d79a") +
    fill(
      limb([
        [26, 6, 3.8],
        [22, 22, 3.2],
        [36, 29, 2.8],
      ]),
      blend(suit, "#000a20", 0.3),
    ) +
    fill("M30 27L43 23L47 33L34 37Z", "#f3f4e4")
  );
}

/** Bubbles that rise from a mask and grow. */
function bubbles(x: number, y: number, high: number, size: number, seed: number): Drawing {
  const random = randomOf(seed);
  const path = counted(26).map((index) => {
    const share = index / 26;
    const r = size * mixed(0.4, 1.2, share) * random.between(0.5, 1.2);
    return disc(x + random.around(6 + share * 16) * size * 0.22 + share * 8, y - share ** 1.2 * high, r, r * 0.72);
  });
  return fill(path.join(""), "#dff8ee", 0.8);
}

/** One diver lights the ingots and draws them on a slate, another comes down the line; shafts of light fall between them. */
function drawDivers(sheet: Sheet): void {
  const spot: Place = [-3.25, 11, 2.2];
  const [x, y] = EYE(spot);
  const size = (metreAt(EYE, spot) * 1.72) / 100;
  const lamp: Point = [x + 70 * size, y + 32 * size];
  const [litX, litY] = rows([LIT[0], LIT[1], 0.2]);
  const beam = polygon([lamp, [litX + 178, litY - 44], [litX + 120, litY + 60], [litX - 120, litY + 54]]);
  const shaft = sheet.linear(
    [
      [0, "#eafbe6", 0.42],
      [0.55, "#bfeede", 0.16],
      [1, "#bfeede", 0],
    ],
    [260, 0],
    [700, 900],
  );
  const shafts = [
    [60, 60, 250, 190],
    [210, 110, 520, 300],
    [380, 46, 860, 130],
    [500, 80, 1060, 200],
  ];
  const [farX, farY] = [724, 300];
  sheet.add(
    place(diver("#145079", "#3f8fae", "#7a9c8c"), farX, farY, 0.56),
    bubbles(farX + 26, farY - 4, 150, 3, 4),
    fill(
      shafts
        .map(([from = 0, wide = 0, to = 0, spread = 0]) =>
          polygon([
            [from, -10],
            [from + wide, -10],
            [to + spread, 940],
            [to, 940],
          ]),
        )
        .join(""),
      shaft,
    ),
    school(),
    fill(
      beam,
      sheet.linear(
        [
          [0, LAMP, 0.7],
          [1, LAMP, 0.06],
        ],
        [lamp[0], lamp[1]],
        [litX, litY],
      ),
    ),
    place(diver("#0c2f55", "#4fa3b4", "#f0b548"), x, y, size),
    sheet.glow([Math.round(lamp[0]), Math.round(lamp[1])], 46, "#fff3cf", 0.95),
    bubbles(x + 46 * size, y, 330, 4.6, 9),
  );
}

/** A few bream, a span long, that keep away from the light. */
function school(): Drawing {
  const random = randomOf(21);
  return counted(17)
    .map((index) => {
      const [x, y] = [150 + (index % 6) * 34 + random.around(20), 470 + Math.floor(index / 6) * 24 + random.around(12)];
      const body = fill("M-11 0Q-2-6 9-1L15-5L13 0L15 5L9 1.5Q-2 6-11 0Z", "#d3efe4");
      return place(turned(body, 8 + random.around(9)), x, y, random.between(0.8, 1.15));
    })
    .join("");
}

/** Near: a great storage jar on its side in the corner, its mouth towards the deep, and the rock that it came to rest on. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(11);
  const rock = polygon(
    pointsOf([1080, 1220, 1150, 1160, 1250, 1140, 1330, 1086, 1460, 1096, 1560, 1050, 1640, 1060, 1640, 1220]),
  );
  // It tapers to its neck on the left; the lip stands out beyond the neck.
  const body =
    "M1322 938Q1340 916 1352 886Q1400 800 1510 776Q1590 760 1660 776V1176Q1560 1180 1470 1148Q1396 1120 1370 1060Q1356 1030 1334 1020Z";
  sheet.add(
    fill(lens(1420, 1160, 760, 90), "#0b3255", 0.7),
    fill(body, "#83545c"),
    sheet.clipped(
      body,
      fill("M1300 1000Q1400 986 1470 1010Q1560 1030 1660 1000V1220H1300Z", "#3a3358") +
        fill("M1300 1060Q1420 1080 1500 1090Q1580 1096 1660 1080V1220H1300Z", "#1f2a4e") +
        fill("M1340 906Q1380 846 1480 818Q1570 796 1660 812V770H1340Z", "#c4866a") +
        stroke("M1448 780Q1398 950 1452 1150M1474 774Q1424 950 1478 1156", "#2c2c50", 5, 0.7),
    ),
    place(
      turned(
        fill(disc(12, 2, 28, 66), "#4a3a58") +
          fill(disc(0, 0, 30, 70), "#d79a76") +
          fill(disc(4, 2, 21, 56), "#0a2444") +
          fill("M-20 30Q-8 60 4 58Q18 52 23 18Q24 66 6 70Q-12 66-20 30Z", "#8a5560"),
        -8,
      ),
      1322,
      980,
    ),
    fill(rock, "#0b3054"),
    fill(polygon(pointsOf([1150, 1160, 1250, 1140, 1330, 1086, 1380, 1092, 1300, 1150, 1230, 1190])), "#1d5879"),
    fill(polygon(pointsOf([1460, 1096, 1560, 1050, 1600, 1054, 1520, 1110])), "#1d5879"),
    fill(blot(random, 1120, 1206, 56, 26), "#0a2a4c"),
  );
}
