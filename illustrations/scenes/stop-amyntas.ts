import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { polygon } from "../kit/path.ts";
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
const FACE = frameOf(EYE, { right: 4.5, away: 23, heading: 126 });

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
      houseTomb(sheet, FACE, [-7.2, 0.6], 0.9, 2),
      houseTomb(sheet, FACE, [-9.6, 3.2], 0.62, 1),
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

/** The rock by its faces: what looks towards the bay has the sun, what turns to us is violet; each buttress stands before the next. */
function drawCliff(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, mist } = sheet.mood;
  const face = (points: readonly number[]) => onFace(FACE, pointsOf(points));
  const rock = blend(stone, stoneWorn, 0.55);
  const turning = blend(stoneWorn, stoneShade, 0.45);
  sheet.add(
    // The furthest buttress, in haze, and its side in shade.
    fill(
      face([
        -16.8, -30, -16.2, -7, -16.8, -2, -15.4, 1, -15.7, 4.4, -14.4, 6, -14.3, 8, -13.2, 8.8, -12.9, 10.2, -12, 10.8,
        -11.2, 9.6, -9, 10.2, -8, -30,
      ]),
      blend(stone, mist, 0.3),
    ),
    fill(
      face([
        -14.6, -30, -15, -4, -14.1, 0.4, -14.5, 3.4, -13.4, 5.6, -13.5, 8, -12.5, 9.2, -12, 10.8, -11.2, 9.6, -9, 10.2,
        -8, -30,
      ]),
      blend(stoneShade, mist, 0.22),
    ),
    // The one that holds the tomb.
    fill(
      face([
        -13, -30, -12.4, -8, -12.9, -3, -11.6, 0.6, -12, 3, -10.9, 5, -11, 7.2, -9.7, 8.4, -9.5, 10.6, -8, 11.6, -7.5,
        14, -6.2, 14.6, -5.6, 17, -3, 19, 12, 20, 12, -30,
      ]),
      rock,
    ),
    // Its edge towards the bay, full in the sun.
    fill(
      face([
        -13, -30, -12.4, -8, -12.9, -3, -11.6, 0.6, -12, 3, -10.9, 5, -11, 7.2, -9.7, 8.4, -9.5, 10.6, -8, 11.6, -7.5,
        14, -6.2, 14.6, -5.6, 17, -5.2, 14, -6.6, 12, -6.5, 10.4, -8.1, 9.4, -8.6, 7.4, -10, 5.6, -9.8, 3.2, -10.6, 1.4,
        -10.3, -2, -11.2, -5, -10.8, -30,
      ]),
      blend(stone, "#fff0cc", 0.45),
    ),
    ...facets(face, stone, turning, stoneShade),
    // The nearest buttress: it comes forward to the right, and its near side lies in shade.
    fill(
      face([5.6, -30, 5.8, -2, 5.4, 1.4, 6, 4, 5.6, 7, 6.2, 9, 5.8, 11.8, 6.4, 13.4, 6, 20, 20, 20, 20, -30]),
      turning,
    ),
    fill(
      face([
        5.6, -30, 5.8, -2, 5.4, 1.4, 6, 4, 5.6, 7, 6.2, 9, 5.8, 11.8, 6.1, 11.6, 6.5, 8.9, 6, 7, 6.4, 3.8, 5.8, 1.4,
        6.2, -2, 6, -30,
      ]),
      stone,
    ),
    fill(
      face([6.9, -30, 6.7, -2, 7.3, 1, 6.8, 4.4, 7.5, 7, 6.9, 9.6, 7.6, 12.6, 7.2, 20, 20, 20, 20, -30]),
      stoneShade,
    ) + fill(face([8.1, -30, 8.3, 0, 7.9, 3, 8.6, 6, 8.2, 10, 8.8, 20, 20, 20, 20, -30]), stoneDeep),
  );
}

/** The joints of the rock: slabs that have come away leave an edge in the sun, a face that turns away and a cleft. */
function facets(face: (points: readonly number[]) => string, lit: string, turning: string, deep: string): Drawing[] {
  return [
    fill(
      face([
        -5.2, 14, -4.4, 12, -4.7, 9.8, -5.6, 8.4, -5.3, 6.4, -6, 4.6, -5.6, 1.6, -6, 0, -6, -3, -4.6, -3, -4.7, 7.6,
        -3.4, 8.6, -3.6, 10.6, -2.6, 12.4, -3.2, 15, -2.6, 19, -3, 19, -5.6, 17,
      ]),
      turning,
    ) +
      fill(face([-1, 11.6, 1, 11, 2.8, 9.8, 4.6, 9.2, 5, 12, 3.4, 13.4, 3.8, 19, 1.2, 19, 1.5, 15, 0, 13.6]), turning),
    fill(
      face([-4.7, 9.8, -4.1, 10.4, -4, 12.2, -4.7, 14.4, -5.2, 14, -4.4, 12]) +
        face([-5.6, 8.4, -5.3, 6.4, -4.9, 7.6, -5, 8.8]) +
        face([1.2, 19, 1.5, 15, 0, 13.6, -1, 11.6, 0.5, 13.2, 2, 14.8, 1.8, 19]),
      lit,
    ),
    fill(
      face([-8.1, 9.4, -8.6, 7.4, -8.2, 5.8, -8.5, 4.4, -7.9, 6, -8.1, 7.5, -7.5, 9.2]) +
        face([-6, 4.6, -5.6, 1.6, -6, 0, -5.2, 1.4, -5.3, 4.4, -5, 6.2]) +
        face([-2.6, 12.4, -3.2, 15, -2.6, 19, -2.2, 19, -2.5, 15.2, -1.9, 13, -2.4, 10.9]) +
        face([2.8, 9.8, 3.4, 11.2, 3.2, 12.4, 3.4, 13.4, 5, 12, 4.2, 11.6, 4.1, 10.4]) +
        face([-9.8, 3.2, -10.6, 1.4, -10.3, -2, -9.7, 1, -9.2, 2]),
      deep,
    ),
  ];
}

/** The terrace before the tomb and the steps that climb to it, in the perspective of the rock. */
function drawSteps(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const ground = (points: readonly number[], up: number) =>
    polygon(pointsOf(points).map(([along, out]) => FACE([along, -out, up])));
  const steps = counted(22).map((index): Drawing => {
    const [out, up] = [3.4 + index * 0.5, -0.9 - index * 0.26];
    const [left, right] = [-1.7, 1.7];
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
    return [FACE([1.7, -out, up]), FACE([1.7, -out - 0.5, up])];
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
      bank([-15, 0, -6, -8.6, 0, -2, -5.4, 0, -0.9, 5.6, 0, -0.9, 9, 0, -1, 9, 14, -8, -4, 14, -8, -12, 10, -9]),
      slope,
    ),
    fill(
      bank([
        -8.6, 0, -2, -6.2, 0, -1.1, -5.4, 2.6, -0.9, -1.7, 3.4, -0.9, -1.7, 14.4, -6.6, -3.4, 14, -7.6, -3.6, 8, -4,
        -6.4, 4.4, -2.6,
      ]),
      blend(stone, "#fff0cc", 0.25),
    ),
    fill(ground([-5.2, -0.6, 5.6, -0.6, 5.2, 2.4, 1.7, 3.4, -1.7, 3.4, -5.4, 2.6], -0.9), stone),
    fill(
      bank([1.7, 3.4, -0.9, 5.2, 2.4, -0.9, 9, 0, -1, 12, 14, -8, 1.7, 14.4, -9]),
      blend(stoneWorn, stoneShade, 0.5),
    ),
    fill(bank([1.7, 3.4, -0.9, 2.7, 3.2, -1, 3.1, 6, -3, 3.3, 9, -5, 3.4, 14, -8, 1.7, 14.4, -9]), stoneDeep, 0.75),
    ...(
      [
        [596, 984, 30, 4],
        [664, 944, 15, 7],
        [1390, 984, 24, 5],
        [1330, 1010, 46, 9],
      ] as const
    ).map(([x, y, size, seed]) => boulder(x, y, size, [stone, stoneWorn, stoneShade, stoneDeep], seed)),
    fill(polygon([...side, FACE([1.7, -14.4, -12]), FACE([1.7, -3.4, -4])]), stoneDeep),
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
