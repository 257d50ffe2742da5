import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { caique } from "../parts/boats/caique.ts";
import { guvercinada, guvercinadaImage } from "../parts/buildings/guvercinada.ts";
import { boulder } from "../parts/land/boulder.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 640;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 3.2, focal: 1400 });
const SUN: Point = [136, 508];
/** The foot of the causeway's wall, where it is on the sheet and how far away, from the gate to the right edge. */
const LINE: readonly Point[] = pointsOf([1020, 122, 1150, 92, 1290, 64, 1410, 45, 1520, 32, 1620, 23.5, 1740, 17]);
/** Heights over the water, in metres: its paving, the top of its wall. */
const [PAVING, WALL] = [1.1, 1.85];

/** Güvercinada at Kuşadası in the last sun, across the water: the castle against the light, the causeway curving to its gate with anglers on it, a fishing boat near by. */
export const SCENE: Scene = {
  name: "stop-kusadasi",
  seed: 91,
  mood: "gold",
  colours: {
    sky: ["#2f7396", "#7fb0b4", "#f3cf98", "#fbb077", "#f79a6c"],
    sea: ["#fbc48e", "#d99a8c", "#7a7f9c", "#2f5c80"],
    stone: "#ffdf9f",
    stoneWorn: "#d88f6a",
    stoneShade: "#83557a",
    stoneDeep: "#4b315c",
    leaf: "#5c5a4c",
    leafDark: "#3a3550",
    leafLight: "#d9a45c",
    far: "#c58c98",
    farShade: "#ad7590",
    sun: "#fff6d8",
  },
  grain: 0.28,
  crops: { wide: 160, square: 150 },
  draw(sheet) {
    drawSky(sheet);
    drawIsland(sheet);
    drawCauseway(sheet);
    drawBoat(sheet);
  },
};

/** The sun over the gulf, long clouds lit from below, Samos and the cape in the haze. */
function drawSky(sheet: Sheet): void {
  const { far, farShade, sun } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.22, reach: 0.4 }),
    sheet.glow(SUN, 620, "#fff0c0", 0.75),
    fill(disc(...SUN, 74), sun),
    fill(curveDownTo(pointsOf([-20, 606, 120, 592, 260, 580, 420, 600, 600, 622, 760, 642]), HORIZON + 4), far),
    fill(
      curveDownTo(pointsOf([900, 642, 1030, 612, 1150, 590, 1270, 548, 1380, 556, 1490, 520, 1640, 490]), HORIZON + 4),
      far,
    ),
    fill(
      "M1270 548L1296 586L1284 612L1310 644H1406L1392 606L1416 580L1380 556ZM1490 520L1528 566L1514 600L1540 644H1640V490Z",
      farShade,
    ),
    clouds(),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 0, foot: false }),
    swells(),
    lightPath(sheet),
    gullsOverBay(),
  );
}

/** Gulls on their way to the boat, wings in the shade. */
function gullsOverBay(): Drawing {
  return placesOf([846, 350, 1, 962, 372, 0.8, 1044, 440, 0.66, 792, 318, 0.6])
    .map(([x, y, size]) => place(fill("M-30-9Q-12-15 0 0Q10-20 30-19Q12-11 2 6Q-12-8-30-9Z", "#6a4668"), x, y, size))
    .join("");
}

/** Long low swells near by: their backs keep the colour of the sky. */
function swells(): Drawing {
  const random = randomOf(44);
  const long = counted(26).map((index) => {
    const near = index / 25;
    return lens(
      random.between(0, 1600),
      mixed(930, 1185, near),
      random.between(240, 560) * mixed(0.6, 1, near),
      mixed(5, 15, near),
    );
  });
  return (
    fill(long.filter((_, index) => index % 2).join(""), "#b58a9c", 0.4) +
    fill(long.filter((_, index) => index % 2 === 0).join(""), "#2a4d76", 0.35)
  );
}

/** Long thin clouds over the gulf, each of a few streaks, their undersides in the light. */
function clouds(): Drawing {
  const random = randomOf(21);
  const long = placesOf([1240, 262, 760, 1480, 330, 460, 1060, 388, 380, 330, 196, 420]);
  const streaks = { body: "", under: "" };
  for (const [x, y, wide] of long)
    for (const index of counted(5)) {
      const [left, length] = [x + random.around(wide * 0.3), wide * random.between(0.34, 0.8) * (index ? 0.8 : 1.1)];
      streaks.body += lens(left, y - index * 6, length, random.between(10, 19));
      if (index < 3) streaks.under += lens(left - length * 0.06, y - index * 6 + 6, length * 0.72, 7);
    }
  return fill(streaks.body, "#ee9f82", 0.8) + fill(streaks.under, "#ffe3b2", 0.9);
}

/** The sun's path on the water: close and level far away, broken and wide near by. */
function lightPath(sheet: Sheet): Drawing {
  const random = randomOf(12);
  let [bright, warm] = ["", ""];
  for (let y = HORIZON + 5; y < 1190;) {
    const near = (y - HORIZON) / 560;
    for (const _ of counted(random.whole(1, near > 0.4 ? 4 : 3))) {
      const x = SUN[0] + random.around(mixed(60, 230, near));
      const path = lens(x, y + random.around(6 * near), random.between(40, 190) * (0.4 + near * 0.7), 3 + near * 9);
      if (random.chance(0.6)) bright += path;
      else warm += path;
    }
    y += 5 + near * 22;
  }
  return fill(warm, "#fbc48e", 0.9) + fill(bright, sheet.mood.sun, 0.92);
}

function drawIsland(sheet: Sheet): void {
  sheet.add(
    place(guvercinadaImage(sheet), 176, 676),
    place(guvercinada(sheet), 176, 676),
    fill(lens(600, 681, 860, 5), "#fde0b0", 0.8),
  );
}

/** A place of the causeway: how far along it from the gate, how far behind its wall's face, how high, in metres. */
function at(share: number, back: number, up: number): Point {
  const scaled = share * (LINE.length - 1);
  const index = Math.min(LINE.length - 2, Math.floor(scaled));
  const t = scaled - index;
  const point = (step: number) => LINE[Math.max(0, Math.min(LINE.length - 1, index + step))] ?? [0, 0];
  const axis = (n: 0 | 1) => {
    const [a, b, c, d] = [point(-1)[n], point(0)[n], point(1)[n], point(2)[n]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const away = axis(1);
  return EYE([((axis(0) - 800) * away) / 1400 + back * 0.95, away + back * 0.3, up]);
}

/** The surface between two lines along the causeway, each so far back and so high. */
function band(low: Point, high: Point): Path {
  const steps = shares(50);
  return polygon([
    ...steps.map((share) => at(share, ...low)),
    ...steps.map((share) => at(share, ...high)).toReversed(),
  ]);
}

function drawCauseway(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const random = randomOf(37);
  const boulders = counted(150)
    .map(() => {
      const [share, down] = [random.next() ** 0.9, random.next()];
      const [x, y] = at(share, mixed(-0.2, -3.2, down), mixed(1, 0.1, down));
      const metre = (y - HORIZON) / mixed(2.2, 3.1, down);
      return { x, y, r: metre * random.between(0.34, 0.74), down };
    })
    .toSorted((one, other) => one.y - other.y);
  sheet.add(
    brokenImage({
      shapes: [
        {
          outline: [
            ...shares(24).map((share) => at(share, -3.4, 0.1)),
            [1640, 1060],
            [1640, 1010],
            ...shares(24)
              .map((share) => at(share, -3.4, -2.4))
              .toReversed(),
          ],
          colour: "#6b4a78",
        },
      ],
      depth: 320,
      band: 9,
      seed: 6,
    }),
    fill(band([5.4, PAVING], [5.4, WALL]), stone),
    fill(band([0.4, PAVING], [5.4, PAVING]), blend(stone, wallBright, 0.3)),
    fill(band([0.4, PAVING], [3, PAVING]), stoneWorn),
    people(sheet),
    fill(band([-3.6, 0], [0, 1.15]), stoneShade),
    ...boulders.map(({ x, y, r, down }, index) =>
      boulder(
        x,
        y + r * 0.4,
        r * 1.15,
        [
          blend(stone, stoneWorn, mixed(0.3, 0.8, down)),
          blend(stoneWorn, stoneShade, mixed(0.3, 0.7, down)),
          stoneShade,
          stoneDeep,
        ],
        index + 1,
      ),
    ),
    fill(band([0, 0.9], [0, WALL]), blend(stone, stoneWorn, 0.25)),
    fill(band([0, WALL], [0.5, WALL]), wallBright),
    rods(),
  );
}

const PLUM = "#45406a";
/** The anglers: how far along, how far their rods reach, in metres, and who they are. */
const ANGLERS: readonly (readonly [share: number, reach: number, options: PersonOptions])[] = [
  [0.36, 3, { pose: "standing", top: "#c9573c", bottom: PLUM }],
  [0.5, 2.5, { pose: "holding", top: "#3f6f86", bottom: PLUM, hat: "#f0d6a0" }],
  [0.66, 3.2, { pose: "lifting", top: "#d8643c", bottom: PLUM, sleeves: "long" }],
];

/** Length of a metre where something stands on the causeway, in units. */
function metreOn(share: number, back: number): number {
  return at(share, back, 0)[1] - at(share, back, 1)[1];
}

/** Anglers behind the wall and those who stroll, from the gate to the near end. */
function people(sheet: Sheet): Drawing {
  const spot = (share: number, back: number, options: PersonOptions): Drawing =>
    place(person(sheet, { shadow: false, ...options }), ...at(share, back, PAVING), metreOn(share, back) * 0.0176);
  const woman = { slender: true, wears: "skirt", hairstyle: "long", top: "#b83a5c", bottom: "#b83a5c" } as const;
  return [
    spot(0.2, 2.6, { pose: "walking", top: "#fdf0d8", bottom: PLUM }),
    spot(0.385, 3.2, { pose: "walking", mirrored: true, ...woman }),
    ...ANGLERS.map(([share, , options]) => spot(share, 0.9, { mirrored: true, ...options })),
  ].join("");
}

/** Their rods, and the lines that hang down to the water beyond the rocks. */
function rods(): Drawing {
  return ANGLERS.map(([share, reach]) => {
    const [x, y] = at(share, 0.9, PAVING + 1.2);
    const metre = metreOn(share, 0.9);
    const [tipX, tipY]: Point = [x - metre * reach, y - metre * 1.7];
    const [floatX, floatY] = at(Math.max(0.1, share - 0.04), -5.4, 0);
    return (
      stroke(
        `M${tipX} ${tipY}Q${tipX - metre * 0.1} ${mixed(tipY, floatY, 0.6)} ${Math.min(floatX, tipX)} ${floatY}`,
        "#fff3d8",
        1.3,
        0.75,
      ) +
      stroke(
        `M${x} ${y}Q${x - metre * reach * 0.7} ${y - metre * 1.5} ${tipX} ${tipY}`,
        "#3a2545",
        Math.max(2, metre * 0.05),
      )
    );
  }).join("");
}

/** The bow of a fishing boat at her mooring, dark against the light, cropped by the edge. */
function drawBoat(sheet: Sheet): void {
  const view = frameOf(EYE, { right: 11.3, away: 8.5, heading: 286 });
  const options = {
    hull: ["#3d3763", "#332b56"],
    stripe: ["#c4543c", "#8a3448"],
    bottom: ["#5a2f4c", "#46264a"],
    net: ["#e89a5c", "#a8503f", "#5f2f48"],
    wood: { lit: "#fbc983", worn: "#b0705a", shade: "#5a3a56", spar: "#3f2a4a", bulwark: "#6b4a6a", gaps: "#7a4a52" },
  } as const;
  const image = (points: readonly number[], colour: string) => ({ outline: pointsOf(points), colour });
  sheet.add(
    brokenImage({
      shapes: [
        image([1184, 1046, 1660, 1040, 1660, 1420, 1060, 1420], "#2c2650"),
        image([1420, 1128, 1660, 1118, 1660, 1300, 1400, 1300], "#8a4450"),
      ],
      depth: 210,
      band: 13,
      seed: 4,
    }),
    fill(lens(1450, 1050, 620, 36), "#2c2650"),
    caique(sheet, view, options),
    place(
      sittingCat(sheet, { light: "#ffdf9f", coat: "#a8603f", shade: "#5a3a52", stripe: "#8a4a3a" }),
      1204,
      824,
      0.25,
    ),
  );
}
