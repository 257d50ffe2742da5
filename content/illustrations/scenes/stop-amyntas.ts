import { fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curve, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { houseTomb, templeTomb } from "../parts/buildings/lycianTombs.ts";
import { tiledTown } from "../parts/buildings/tiledTown.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";

const HORIZON = 560;

/** The Tomb of Amyntas at sunset: a temple front with two Ionic columns cut into the cliff; below it Fethiye's red roofs and the bay; some climb the steps. */
export const SCENE: Scene = {
  name: "stop-amyntas",
  seed: 96,
  mood: "gold",
  grain: 0.38,
  crops: { wide: 110, square: 330 },
  draw(sheet) {
    drawBay(sheet);
    drawCliff(sheet);
    sheet.add(place(templeTomb(sheet), 1010, 836, 0.86));
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    plainSun(sheet, { x: 120, y: 430, radius: 52 }),
    cloudBank(sheet, { x: 330, y: 330, length: 360, seed: 6, strips: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 520, 60, 500, 160, 516, 260, 490, 360, 506, 480, 530, 600, 540]),
      foot: HORIZON + 4,
      mist: 30,
      rough: 4,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    ridge(sheet, {
      crest: pointsOf([190, 590, 250, 572, 320, 566, 390, 580, 450, 592]),
      foot: 596,
      colour: "#7d7a6c",
      shade: "#5f5a66",
      rough: 3,
      seed: 5,
    }),
    ripples(sheet, { x: 130, y: 580, width: 240, height: 160, count: 40, colour: "#fff4d8" }),
    place(mastForest(sheet, { width: 240, count: 9, height: 70, seed: 3 }), 150, 742),
    fill("M-20 760Q160 742 340 748T640 730V1240H-20Z", "#a98f62"),
    tiledTown(sheet, {
      rows: 6,
      far: [-20, 560],
      near: [-60, 640],
      ground: (x, share) => 776 + share * 210 + x * 0.02,
      scale: [0.42, 0.94],
      gardens: 0.24,
      seed: 8,
    }),
  );
}

/** The face of rock in planes: lit to the left, plum where it turns away, streaked by rain. */
function drawCliff(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const random = randomOf(21);
  const outline = pointsOf([
    470, 1240, 500, 1100, 452, 980, 486, 860, 520, 760, 500, 640, 540, 520, 590, 420, 600, 320, 660, 240, 740, 190, 800,
    120, 900, 84, 1010, 50, 1130, 64, 1250, 30, 1380, 60, 1500, 30, 1640, 70, 1640, 1240,
  ]);
  const body = polygon(outline);
  const streaks: Path = counted(18)
    .map(() => {
      const [x, y, long, wide] = [
        random.between(600, 1600),
        random.between(60, 420),
        random.between(70, 300),
        random.between(5, 20),
      ];
      return `M${short(x)} ${short(y)}q${short(wide)} 4 ${short(wide)} ${short(long * 0.3)}q${short(-wide * 0.2)} ${short(long * 0.4)} ${short(-wide * 0.5)} ${short(long * 0.7)}q${short(-wide * 0.6)} ${short(-long * 0.5)} ${short(-wide * 0.5)} ${short(-long)}z`;
    })
    .join("");
  const shaded = sheet.tinted({ stone: "#c8978a", stoneWorn: "#b58488", wallBright: "#dcb3a4", wall: "#c8978a" });
  // Three planes: the edge towards the bay has the sun, the face that holds the tomb is in half light, the right turns away.
  const lit = pointsOf([
    470, 1240, 500, 1100, 452, 980, 486, 860, 520, 760, 500, 640, 540, 520, 590, 420, 600, 320, 660, 240, 740, 190, 800,
    120, 856, 100, 800, 200, 752, 270, 706, 380, 690, 520, 640, 650, 648, 780, 606, 900, 622, 1040, 590, 1240,
  ]);
  const away = pointsOf([
    1380, 60, 1340, 170, 1368, 300, 1344, 460, 1386, 620, 1362, 780, 1404, 940, 1390, 1240, 1640, 1240, 1640, 70, 1500,
    30,
  ]);
  const deep = pointsOf([
    1560, 48, 1532, 220, 1572, 400, 1548, 560, 1590, 740, 1566, 960, 1600, 1240, 1640, 1240, 1640, 70,
  ]);
  const ledges = placesOf([
    700, 300, 60, 900, 180, 210, 1060, 130, 260, 1210, 190, 220, 560, 700, 90, 1250, 420, 110, 1260, 640, 90,
  ]).map(
    ([x, y, long]) =>
      `M${short(x - long / 2)} ${short(y)}q${short(long * 0.4)} -12 ${short(long)} -4q${short(-long * 0.5)} 4 ${short(-long)} 4z`,
  );
  sheet.add(
    sheet.clipped(
      body,
      fill(body, stoneWorn) +
        fill(polygon(lit), stone) +
        fill(polygon(away), stoneShade) +
        fill(polygon(deep), stoneDeep, 0.5) +
        fill(streaks, stoneDeep, 0.24) +
        fill(ledges.join(""), stoneShade, 0.7),
    ),
    ...(
      [
        [612, 812, 0.6, 2],
        [606, 560, 0.34, 1],
        [1440, 850, 0.68, 2],
        [1446, 560, 0.42, 1],
        [1556, 590, 0.34, 1],
        [1570, 850, 0.44, 1],
      ] as const
    ).map(([x, y, s, kind]) => place(houseTomb(x > 1400 ? shaded : sheet, kind), x, y, s)),
    ...placesOf([700, 214, 44, 860, 96, 50, 1080, 52, 60, 1330, 40, 54, 1570, 48, 60, 548, 516, 30]).map(
      ([x, y, size], index) =>
        leafMass(sheet, { x, y, width: size, height: size * 0.5, seed: index + 9, count: 14, size: 20 }),
    ),
  );
}

/** The steps that climb to it, cypresses, agaves in the corner. */
function drawNear(sheet: Sheet): void {
  const { stone, stoneShade, near } = sheet.mood;
  const stair = counted(11).map((step) => {
    const close = step / 10;
    const [y, wide, high] = [mixed(898, 1210, close ** 1.25), mixed(250, 520, close), mixed(15, 52, close)];
    const x = mixed(1010, 960, close);
    return (
      fill(
        polygon([
          [x - wide / 2 - 16, y],
          [x - wide / 2, y],
          [x - wide / 2, y + high * 1.3],
          [x - wide / 2 - 16 - close * 10, y + high * 1.3],
        ]),
        stone,
      ) +
      fill(box(x - wide / 2, y, wide, high * 1.2), stoneShade) +
      fill(box(x - wide / 2, y, wide, high * 0.52), step % 2 ? stone : "#f6dcae") +
      fill(
        polygon([
          [x + wide / 2, y],
          [x + wide / 2 + 16, y],
          [x + wide / 2 + 16 + close * 10, y + high * 1.3],
          [x + wide / 2, y + high * 1.3],
        ]),
        "#6a4a6a",
      )
    );
  });
  const ground = `${curve(pointsOf([440, 1240, 470, 1060, 560, 980, 700, 930, 850, 900, 1010, 890, 1200, 898, 1380, 930, 1500, 980, 1640, 970]))}V1240Z`;
  sheet.add(
    fill(ground, "#c99f6c"),
    sheet.clipped(ground, fill("M1386 900L1640 890V1240H1500Q1450 1060 1386 900Z", "#7d5868", 0.75)),
    ...stair,
    place(
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
      984,
      914,
      0.74,
    ),
    place(person(sheet, { pose: "pointing", behind: true, top: "#3f8fb5", bottom: "#efe0c4" }), 1028, 916, 0.78),
    place(person(sheet, { pose: "climbing", top: "#fdf8ee", bottom: "#3a4a66", hat: "#e8cf9a" }), 908, 1082, 1.1),
    place(cypress(sheet, { seed: 4 }), 560, 1070, 1.4),
    place(cypress(sheet, { seed: 7 }), 504, 1096, 1.05),
    place(cypress(sheet, { seed: 9 }), 1500, 1060, 1.3),
    fill("M-20 1240V1120Q180 1080 380 1140T640 1240Z", near),
    place(agave(sheet, { seed: 3 }), 120, 1160, 1.9),
    place(agave(sheet, { seed: 6 }), 320, 1190, 1.3),
    leafMass(sheet, { x: 1570, y: 1160, width: 130, height: 66, seed: 6, count: 36, size: 34 }),
  );
}
