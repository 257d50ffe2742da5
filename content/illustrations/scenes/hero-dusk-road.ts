import { cameraOf, frameOf, metreAt, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { house, village } from "../parts/buildings/house.ts";
import { ridge } from "../parts/land/ridge.ts";
import { slope } from "../parts/land/fields.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank, flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bandedSun, glitter } from "../parts/sky/suns.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 540;

/** The coast road at sunset: a people carrier comes towards us round the bay, Bodrum Castle and a gulet in the light behind it. */
export const SCENE: Scene = {
  name: "hero-dusk-road",
  seed: 3,
  mood: "dusk",
  crops: { wide: 238, square: 240 },
  draw(sheet) {
    const { near } = sheet.mood;
    const camera = cameraOf({ horizon: HORIZON, centre: 700, eye: 3.1, focal: 1900 });
    const view = frameOf(camera, { right: 0.9, away: 11.2, heading: 44 });
    drawBay(sheet);
    drawShore(sheet);
    drawRoad(sheet, view);
    sheet.add(
      vehicle(sheet, { kind: "carrier", view, mood: "dusk", lamps: true }),
      fill("M-20 1220V1150Q220 1108 470 1160T980 1196V1220Z", near),
      grass(sheet, {
        from: 0,
        to: 640,
        ground: (x) => 1156 + Math.sin(x / 130) * 14,
        count: 44,
        height: 56,
        colour: near,
        seed: 4,
      }),
      bougainvillea(sheet, { x: 1545, y: 1140, width: 150, height: 84, seed: 8, count: 44, size: 34 }),
      bougainvillea(sheet, { x: 1390, y: 1188, width: 100, height: 44, seed: 9, count: 26, size: 30 }),
    );
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    flatCloud(sheet, { x: 1190, y: 262, length: 640 }),
    flatCloud(sheet, { x: 700, y: 356, length: 420 }),
    bandedSun(sheet, { x: 350, y: 448, radius: 92, bars: 5 }),
    cloudBank(sheet, { x: 1000, y: 470, length: 420, seed: 2, strips: 3 }),
    ridge(sheet, {
      crest: [
        [-20, 486],
        [120, 462],
        [260, 478],
        [400, 498],
        [620, 512],
        [800, 496],
        [960, 452],
        [1120, 470],
        [1300, 418],
        [1460, 396],
        [1620, 420],
      ],
      foot: HORIZON + 4,
      mist: 70,
      seed: 4,
      rough: 5,
    }),
    ridge(sheet, {
      crest: [
        [760, 540],
        [900, 506],
        [1040, 486],
        [1180, 448],
        [1320, 404],
        [1460, 372],
        [1620, 330],
      ],
      foot: HORIZON + 10,
      colour: "#8a4a70",
      shade: "#6d3a63",
      light: "#b4607a",
      mist: 60,
      seed: 8,
      rough: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
    glitter(sheet, { x: 350, top: HORIZON, bottom: 1010, width: 130, count: 120 }),
  );
}

/** Castle, town and the gulet. */
function drawShore(sheet: Sheet): void {
  const town = sheet.tinted({
    wall: "#f0b795",
    wallBright: "#fbd0a4",
    wallShade: "#8a5578",
    wallDeep: "#6d3a63",
    door: "#6d3a63",
  });
  sheet.add(
    fill("M820 556Q1000 534 1200 530T1640 500V600H820Z", "#6a375f"),
    village(town, {
      rows: 4,
      far: [1060, 1640],
      near: [930, 1640],
      ground: (x, share) => 512 + share * 56 - (x - 1000) * 0.05,
      scale: [0.34, 0.5],
      seed: 5,
      gardens: 0.2,
      flowers: 0.06,
    }),
    fill("M800 576Q1000 566 1200 568T1640 556V604H800Z", "#512b55"),
    place(bodrumCastle(sheet, { shade: false }), 520, 586, 0.5),
    ripples(sheet, { x: 760, y: 592, width: 620, height: 40, count: 34 }),
    ripples(sheet, { x: 780, y: 590, width: 560, height: 46, count: 22, colour: "#4b2a55", opacity: 0.55 }),
    place(
      gulet(sheet.tinted({ wall: "#f8dcb4", wallShade: "#b5688a", trunk: "#2f1c38" }), {
        hull: "#6b2f3a",
        hullShade: "#3a1d38",
        sail: "#fde7c2",
        sailShade: "#cb7f83",
      }),
      300,
      800,
      0.66,
    ),
    ripples(sheet, { x: 300, y: 806, width: 420, height: 56, count: 34, colour: "#3a2450", opacity: 0.75 }),
    ripples(sheet, { x: 300, y: 802, width: 380, height: 30, count: 14 }),
  );
}

/** The road in the vehicle's own frame: it drives on its right, by the sea, and the bay bends away behind it. */
function drawRoad(sheet: Sheet, view: Project): void {
  const { mood } = sheet;
  const bend = (along: number) => (along < 7 ? 0 : ((along - 7) / 10) ** 2 * 0.55);
  const along = stepsAway(-8.4, 60, 40);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to], bend }));
  const dashes = counted(14).map((index) =>
    polygon(ribbon(view, { along: [-8 + index * 3, -6.6 + index * 3], across: [-1.98, -1.82], bend })),
  );
  const stones = counted(16)
    .map((index) => -7.5 + index * 2.5)
    .map((at): readonly [number, number, number] => {
      const [x, y] = view([at, 2.9 + bend(at), 0]);
      return [x, y, Math.max(0.16, metreAt(view, [at, 2.9 + bend(at), 0]) / 95)] as const;
    })
    .filter(([x]) => x > 60 && x < 1500)
    .toReversed();
  const hill: Point[] = [
    [1220, 640],
    [1330, 560],
    [1420, 500],
    [1520, 430],
    [1640, 372],
  ];
  sheet.add(
    slope(sheet, { crest: hill, foot: 1000, colour: "#6a3763", shade: "#3b2145" }),
    fill(strip(-12, 4.4), "#4a2748"),
    fill(strip(2, 4.2), "#b97a66"),
    fill(strip(-5.7, 2.2), "#5a3a62"),
    fill(strip(1.85, 2.02) + strip(-5.5, -5.3) + dashes.join(""), "#f3c9a0"),
    sheet.spray(strip(-5.7, 2.2), mood.zenith, { from: [300, 1200], to: [900, 760], thick: 0.8 }),
    guardStones(sheet, stones),
    place(cypress(sheet, { seed: 2 }), 1478, 760, 1.05),
    place(cypress(sheet, { seed: 3 }), 1534, 776, 1.35),
    place(house(sheet, { width: 190, height: 118, depth: 40, columns: 3, floors: 1, lit: true, seed: 4 }), 1470, 858),
    place(olive(sheet, { seed: 6 }), 1420, 900, 0.62),
    bougainvillea(sheet, { x: 1520, y: 758, width: 60, height: 36, seed: 2, count: 18 }),
    bougainvillea(sheet, { x: 1588, y: 856, width: 70, height: 36, seed: 3, count: 20 }),
  );
}
