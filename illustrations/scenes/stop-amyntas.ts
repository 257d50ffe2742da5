import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { disc, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { houseTomb, onFace, templeTomb } from "../parts/buildings/lycianTombs.ts";
import { type SlopeHouse, slopeHouse } from "../parts/buildings/slopeHouse.ts";
import { boulder } from "../parts/land/boulder.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 610;
const EYE = cameraOf({ horizon: HORIZON, centre: 820, eye: 3.6, focal: 1500 });
/** Along the rock face to the right and towards us, into the rock, up from the sill of the tomb. */
const FACE = frameOf(EYE, { right: 4.9, away: 23, heading: 112 });

/** The Tomb of Amyntas in the evening sun: a temple front cut into the cliff, seen along the rock with the steps that climb to it; Fethiye and its bay below. */
export const SCENE: Scene = {
  name: "stop-amyntas",
  seed: 96,
  mood: "gold",
  grain: 0.38,
  crops: { wide: 110, square: 330 },
  draw(sheet) {
    drawBay(sheet);
    drawTown(sheet);
    drawCliff(sheet);
    sheet.add(
      houseTomb(sheet, FACE, [-6, 0.5], 0.74, 2),
      houseTomb(sheet, FACE, [-6.1, 3.9], 0.52, 1),
      templeTomb(sheet, FACE),
    );
    drawSteps(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    cloudBank(sheet, { x: 250, y: 330, length: 420, seed: 6, strips: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 540, 60, 500, 160, 530, 260, 480, 380, 520, 480, 546, 700, 560]),
      foot: HORIZON + 4,
      mist: 40,
      rough: 4,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 40, foot: false }),
    ridge(sheet, {
      crest: pointsOf([120, 640, 190, 620, 250, 600, 310, 606, 390, 630, 450, 642]),
      foot: 646,
      colour: "#7d7a6c",
      shade: "#5f5a66",
      rough: 3,
      seed: 5,
    }),
    ...(
      [
        [150, 700, 0.13],
        [330, 664, 0.07],
      ] as const
    ).map(
      ([x, y, size]) =>
        fill(
          `M${x - 60 * size * 5} ${y}q${300 * size} ${40 * size} ${640 * size} 0q${-200 * size} ${190 * size} ${-330 * size} ${150 * size}Z`,
          "#1d5a7c",
          0.45,
        ) + place(gulet(sheet), x, y, size),
    ),
  );
}

/** Houses that each stand and turn in their own way, their roofs in the haze towards the shore. */
function drawTown(sheet: Sheet): void {
  const random = randomOf(31);
  sheet.add(fill("M-20 806Q90 786 200 800T430 796Q560 792 700 804V1240H-20Z", "#a99a6c"));
  const houses = counted(120)
    .map((): SlopeHouse => {
      const away = mixed(104, 300, random.between(0, 1) ** 0.8);
      return {
        right: ((random.between(-40, 640) - 820) / 1500) * away,
        away,
        up: -31 - (away - 104) * 0.03,
        turn: random.between(-42, 30),
        width: random.between(6, 15),
        depth: random.between(6, 11),
        high: random.pick([3, 3.4, 5.6, 6, 8.4]),
      };
    })
    .toSorted((a, b) => b.away - a.away);
  for (const house of houses) {
    const haze = ((house.away - 104) / 200) * 0.5;
    const [x, y] = EYE([house.right + 5, house.away - 4, house.up]);
    sheet.add(
      slopeHouse(sheet, EYE, house, {
        haze,
        stone: 0.01,
        roof: random.pick(["#cf6c40", "#bb5a3c", "#d98552", "#c8643c"]),
      }),
      random.chance(0.7)
        ? fill(treeAt(x, y, (1500 / house.away) * random.between(2.4, 5)), blend("#5a663c", sheet.mood.mist, haze))
        : "",
    );
  }
}

function treeAt(x: number, y: number, size: number): string {
  return `M${x - size} ${y}Q${x - size * 1.3} ${y - size * 1.2} ${x - size * 0.3} ${y - size * 1.5}Q${x + size} ${y - size * 1.7} ${x + size * 1.1} ${y - size * 0.5}Q${x + size * 1.1} ${y} ${x + size * 0.6} ${y}Z`;
}

/** The sheer rock by its faces: what looks towards the bay has the sun, what turns to us is darker; each buttress stands before the next. */
function drawCliff(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, mist } = sheet.mood;
  const face = (points: readonly number[]) => onFace(FACE, pointsOf(points));
  const rock = blend(stone, stoneWorn, 0.55);
  const turning = blend(stoneWorn, stoneShade, 0.45);
  sheet.add(
    // The furthest buttress, in haze, and its side in shade.
    fill(
      face([-11.6, -30, -11, -6, -11.3, 0, -10.5, 3.6, -10.7, 6.4, -9.8, 8, -9.6, 9.4, -8.9, 10.4, -7.4, 11, -6, -30]),
      blend(stone, mist, 0.3),
    ),
    fill(
      face([-10, -30, -9.6, -6, -10, 0, -9.3, 3.6, -9.6, 6.4, -8.8, 8.4, -8.9, 10.4, -7.4, 11, -6, -30]),
      blend(stoneShade, mist, 0.22),
    ),
    // The one that holds the tomb, and its edge towards the bay, full in the sun.
    fill(
      face([
        -8.8, -30, -8.4, -6, -8.6, -1, -8, 3, -8.1, 6.4, -7.3, 8.6, -7.2, 11.4, -6.3, 13.2, -6.1, 15.4, -4.9, 17.4,
        -4.3, 21, 14, 21, 14, -30,
      ]),
      rock,
    ),
    fill(
      face([
        -8.8, -30, -8.4, -6, -8.6, -1, -8, 3, -8.1, 6.4, -7.3, 8.6, -7.2, 11.4, -6.3, 13.2, -6.1, 15.4, -4.9, 17.4,
        -4.3, 21, -3.2, 21, -3.7, 17, -5, 14.8, -5.2, 12.4, -6.2, 10.8, -6.4, 8, -7.2, 6, -7, 2.8, -7.8, -1, -7.4, -6,
        -7.6, -30,
      ]),
      blend(stone, "#fff0cc", 0.5),
    ),
    ...weathered(face, { lit: blend(stone, "#fff0cc", 0.3), stain: turning, cleft: stoneShade }),
    // The nearest buttress: it comes forward to the right, and its near side lies in shade.
    fill(face([5.55, -30, 5.75, -1, 5.35, 5, 5.95, 11, 5.55, 21, 20, 21, 20, -30]), turning),
    fill(
      face([5.55, -30, 5.75, -1, 5.35, 5, 5.95, 11, 5.55, 21, 5.95, 21, 6.35, 11, 5.85, 5, 6.15, -1, 5.95, -30]),
      blend(stone, "#fff0cc", 0.3),
    ),
    fill(face([7.15, -30, 7.35, 0, 6.95, 6, 7.55, 12, 7.15, 21, 20, 21, 20, -30]), stoneShade) +
      fill(face([8.25, -30, 8.55, 1, 8.05, 7, 8.65, 13, 8.25, 21, 20, 21, 20, -30]), stoneDeep),
    ...shrubs(sheet),
  );
}

/** What centuries of rain did to the wall: stains that hang down it, and upright clefts whose one edge has the sun. */
function weathered(
  face: (points: readonly number[]) => string,
  { lit, stain, cleft }: Record<"lit" | "stain" | "cleft", string>,
): Drawing[] {
  const hanging = placesOf([
    -3.6, 19, 11.4, -2.7, 19, 13.2, -1.7, 19, 11.9, -0.4, 19, 12.8, 0.7, 19, 11.3, 1.8, 19, 12.4, 3, 19, 10.6, 4.1, 19,
    12, 5.2, 19, 9.4,
  ]);
  const drop = (wide: number) => (all: readonly (readonly [number, number, number])[]) =>
    all
      .map(([x, top, low], index) => {
        const half = wide * (0.7 + 0.5 * Math.abs(Math.sin(index * 2.3)));
        const at = (share: number) => mixed(top, low, share);
        return face([
          x - half,
          top,
          x + half,
          top,
          x + half * 0.8,
          at(0.5),
          x + half * 0.9,
          at(0.74),
          x + half * 0.2,
          low,
          x - half * 0.3,
          at(0.8),
          x - half * 0.8,
          at(0.5),
        ]);
      })
      .join("");
  const clefts = placesOf([-6.7, 8, 3.2, -5.2, 16.4, 9, -6.9, 1.6, -3.2, -4.2, 13.6, 9.4, 5.8, 15, 8.6]);
  return [
    fill(drop(0.3)(hanging), stain, 0.62),
    fill(
      clefts
        .map(([x, top, low]) =>
          face([
            x,
            top,
            x + 0.34,
            mixed(top, low, 0.34),
            x + 0.22,
            mixed(top, low, 0.62),
            x + 0.38,
            low,
            x - 0.02,
            mixed(top, low, 0.7),
            x + 0.06,
            mixed(top, low, 0.36),
          ]),
        )
        .join(""),
      cleft,
    ),
    fill(
      clefts
        .map(([x, top, low]) =>
          face([
            x,
            top,
            x + 0.34,
            mixed(top, low, 0.34),
            x + 0.22,
            mixed(top, low, 0.62),
            x + 0.38,
            low,
            x + 0.62,
            mixed(top, low, 0.8),
            x + 0.44,
            mixed(top, low, 0.6),
            x + 0.6,
            mixed(top, low, 0.34),
          ]),
        )
        .join(""),
      lit,
    ),
  ];
}

/** Bushes that have found a hold in the wall. */
function shrubs(sheet: Sheet): Drawing[] {
  const { leaf, leafDark, leafLight } = sheet.mood;
  const random = randomOf(9);
  const holds = placesOf([
    -7.3, 8.5, 0.26, -7, 8.7, 0.2, -6.2, 13.1, 0.3, -5.8, 13, 0.2, -8.9, 10.2, 0.22, -4.8, 17.3, 0.3,
  ]);
  return holds.map(([along, up, size]) => {
    const [x, y] = FACE([along, 0, up]);
    const radius = size * metre(FACE, along, 0, up);
    const tuft = (rise: number, share: number) =>
      counted(6)
        .map((index) =>
          disc(
            x + (index - 2.6 - rise) * radius * 0.36,
            y - radius * (random.between(0, 1.1) + rise * 0.6),
            radius * share * random.between(0.5, 0.8),
          ),
        )
        .join("");
    return fill(tuft(0, 1), leafDark) + fill(tuft(0.4, 0.72), leaf) + fill(tuft(0.8, 0.4), leafLight);
  });
}

/** The terrace before the tomb and the steps that climb to it, in the perspective of the rock. */
function drawSteps(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const ground = (points: readonly number[], up: number) =>
    polygon(pointsOf(points).map(([along, out]) => FACE([along, -out, up])));
  const steps = counted(22).map((index): Drawing => {
    const [out, up] = [3.4 + index * 0.5, -0.9 - index * 0.26];
    const [left, right] = [-2.3, 2.3];
    return (
      fill(ground([left, out, right, out, right, out + 0.5, left, out + 0.5], up), index % 3 ? wallBright : "#fbe6bd") +
      fill(
        polygon([
          FACE([left, -out - 0.5, up]),
          FACE([right, -out - 0.5, up]),
          FACE([right, -out - 0.5, up - 0.26]),
          FACE([left, -out - 0.5, up - 0.26]),
        ]),
        index % 4 ? stoneWorn : blend(stoneWorn, stoneShade, 0.25),
      )
    );
  });
  const side = counted(22).flatMap((index) => {
    const [out, up] = [3.4 + index * 0.5, -0.9 - index * 0.26];
    return [FACE([2.3, -out, up]), FACE([2.3, -out - 0.5, up])];
  });
  const bank = (points: readonly number[]) =>
    polygon(
      counted(points.length / 3).map((index) => {
        const [along = 0, out = 0, up = 0] = points.slice(index * 3, index * 3 + 3);
        return FACE([along, -out, up]);
      }),
    );
  const slope = blend(stone, stoneWorn, 0.75);
  sheet.add(
    // The slope on both sides; the rock throws no shade on the left, the steps do on the right.
    fill(
      bank([-11, 0, -6, -7.4, 0, -2, -5.4, 0, -0.9, 5.6, 0, -0.9, 9, 0, -1, 9, 14, -8, -4, 14, -8, -9, 10, -9]),
      slope,
    ),
    fill(
      bank([
        -7.4, 0, -2, -6, 0, -1.1, -5.4, 2.6, -0.9, -2.3, 3.4, -0.9, -2.3, 14.4, -6.6, -3.4, 14, -7.6, -3.6, 8, -4, -6.4,
        4.4, -2.6,
      ]),
      blend(stone, "#fff0cc", 0.25),
    ),
    fill(ground([-5.2, -0.6, 5.6, -0.6, 5.2, 2.4, 2.3, 3.4, -2.3, 3.4, -5.4, 2.6], -0.9), stone),
    fill(
      bank([1.7, 3.4, -0.9, 5.2, 2.4, -0.9, 9, 0, -1, 12, 14, -8, 1.7, 14.4, -9]),
      blend(stoneWorn, stoneShade, 0.5),
    ),
    fill(bank([2.3, 3.4, -0.9, 3.2, 3.2, -1, 3.6, 6, -3, 3.8, 9, -5, 3.9, 14, -8, 2.3, 14.4, -9]), stoneDeep, 0.75),
    ...(
      [
        [596, 984, 30, 4],
        [664, 944, 15, 7],
        [1390, 984, 24, 5],
        [1330, 1010, 46, 9],
      ] as const
    ).map(([x, y, size, seed]) => boulder(x, y, size, [stone, stoneWorn, stoneShade, stoneDeep], seed)),
    fill(polygon([...side, FACE([2.3, -14.4, -12]), FACE([2.3, -3.4, -4])]), stoneDeep),
    ...steps,
  );
}

/** People on the steps, cypresses, agaves in the dark corner. */
function drawNear(sheet: Sheet): void {
  const stand = (figure: Drawing, along: number, out: number, up: number, tall = 1.7) => {
    const [x, y] = FACE([along, -out, up]);
    const size = metre(FACE, along, out, up) * tall * 0.01;
    return (
      fill(
        `M${x - 8} ${y - 3}Q${x + 40 * size} ${y - 10 * size} ${x + 84 * size} ${y + 6 * size}Q${x + 40 * size} ${y + 12 * size} ${x - 8} ${y + 4}Z`,
        "#6a4a6a",
        0.6,
      ) + place(figure, x, y, size)
    );
  };
  sheet.add(
    stand(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#c2465f",
        bottom: "#f3dfb0",
        hairstyle: "long",
      }),
      -0.5,
      2.6,
      -0.9,
      1.65,
    ),
    stand(person(sheet, { pose: "pointing", behind: true, top: "#3f8fb5", bottom: "#efe0c4" }), 0.5, 2.2, -0.9, 1.75),
    stand(person(sheet, { pose: "climbing", top: "#fdf8ee", bottom: "#3a4a66", hat: "#e8cf9a" }), 0.2, 7.2, -2.75),
    place(cypress(sheet, { seed: 4 }), 300, 1130, 1.7),
    place(cypress(sheet, { seed: 7 }), 226, 1150, 1.2),
    fill("M-20 1240V1090Q120 1080 250 1130T470 1240Z", sheet.mood.near),
    fill("M1240 1240Q1330 1150 1450 1130T1640 1080V1240Z", sheet.mood.near),
    place(agave(sheet, { seed: 3 }), 90, 1130, 1.9),
    bougainvillea(sheet, { x: 1580, y: 1180, width: 150, height: 76, count: 44, size: 34 }),
  );
}

/** Length of an upright metre at a place before the rock, in units. */
function metre(on: Project, along: number, out: number, up: number): number {
  return on([along, -out, up])[1] - on([along, -out, up + 1])[1];
}
