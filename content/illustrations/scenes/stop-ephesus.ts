import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, shares } from "../kit/geometry.ts";
import { curve, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { celsusAslant } from "../parts/buildings/celsusAslant.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

/** The Library of Celsus at Ephesus, seen aslant: two storeys of columns, the upper over the gaps of the lower, four statues, the agora's gate. */
export const SCENE: Scene = {
  name: "stop-ephesus",
  seed: 97,
  mood: "day",
  colours: {
    stone: "#f6e2b8",
    stoneWorn: "#e0be88",
    stoneShade: "#a98a94",
    stoneDeep: "#62567c",
    wallBright: "#fffaea",
  },
  grain: 0.36,
  crops: { wide: 70, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawSquare(sheet);
    drawGate(sheet);
    sheet.add(celsusAslant(sheet, view));
    drawNear(sheet);
  },
};

const HORIZON = 760;
const eye = cameraOf({ horizon: HORIZON, centre: 860, eye: 2.6, focal: 1340 });
const view = frameOf(eye, { right: -14.6, away: 29, heading: 64 });
const { at, front, flank, level } = facesOf(view);
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.62, reach: 0.7 }),
    cumulus(sheet, { x: 1130, y: 330, length: 470, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 640, 120, 600, 300, 630, 900, 660, 1100, 610, 1260, 560, 1400, 500, 1520, 470, 1640, 480]),
      foot: HORIZON + 20,
      colour: "#a9b894",
      shade: "#86a088",
      light: "#c6c89c",
      mist: 60,
      seed: 6,
    }),
    ...placesOf([40, 790, 1.2, 100, 780, 1.6, 1490, 780, 1.5, 1548, 790, 1.1, 1440, 790, 0.9]).map(([x, y, s], index) =>
      place(cypress(sheet, { seed: index + 2 }), x, y, s),
    ),
  );
}

/** The square in front, paved with marble; the sun stands high on the left. */
function drawSquare(sheet: Sheet): void {
  const random = randomOf(5);
  let [light, blue]: [Path, Path] = ["", ""];
  for (const row of counted(16)) {
    const [near, far] = [1.4 + row * 1.5, 2.9 + row * 1.5];
    let u = -34 + random.between(0, 2);
    while (u < 34) {
      const wide = random.between(1.4, 2.8);
      const slab = level(u + 0.04, u + wide - 0.04, near + 3.05, far + 3, 0);
      const lies = [at(u, far + 3, 0), at(u + wide, far + 3, 0)].every(([, y]) => y < 1500);
      if (lies && random.chance(0.34)) light += slab;
      else if (lies && random.chance(0.3)) blue += slab;
      u += wide;
    }
  }
  const ground = `M0 ${HORIZON + 14}H1600V1200H0Z`;
  sheet.add(
    fill(ground, "#e9d2a2"),
    fill(light, "#f9edcf"),
    fill(blue, "#d9c3a8"),
    sheet.spray(ground, "#9a7f86", { from: [1600, 1240], to: [900, 900], thick: 0.7 }),
  );
}

/** The gate of the agora at its side: three arches under an attic, facing the light. */
function drawGate(sheet: Sheet): void {
  const { stone, stoneShade, stoneDeep, wallBright, stoneWorn } = sheet.mood;
  const side = (d0: number, d1: number, h0: number, h1: number): Path => flank(23, d0, d1, h0, h1);
  const opening = (d: number, half: number, top: number, u = 23): Path =>
    polygon([
      at(u, d - half, 0),
      ...shares(11).map((share) =>
        at(u, d - half * Math.cos(share * Math.PI), top - half + half * Math.sin(share * Math.PI)),
      ),
      at(u, d + half, 0),
    ]);
  const arches = placesOf([3.4, 1.5, 6.2, 8.2, 1.9, 6.6, 13, 1.5, 6.2]);
  sheet.add(
    fill(front(23, 27, 0, 11.4, 16.2), stoneShade),
    fill(side(0.4, 16.2, 0, 11.4), stone),
    ...arches.map(
      ([d, half, top]) =>
        fill(opening(d, half + 0.34, top + 0.34), wallBright) +
        fill(opening(d, half, top), stoneDeep) +
        sheet.clipped(opening(d, half, top), fill(opening(d, half, top, 25.5), "#f3e3bd")),
    ),
    fill(side(0.4, 16.5, 8, 8.4) + side(0.4, 16.6, 11.1, 11.6), wallBright),
    fill(side(0.4, 16.5, 7.6, 8) + side(0.4, 16.4, 10.7, 11.1), stoneWorn),
    fill([1.2, 5.8, 10.6, 15.2].map((d) => side(d - 0.28, d + 0.28, 0, 7.6)).join(""), stoneWorn),
    fill(
      counted(30)
        .map((index) => side(0.8 + index * 0.52, 1 + index * 0.52, 10.8, 11.05))
        .join(""),
      stoneShade,
    ),
  );
}

function drawNear(sheet: Sheet): void {
  const poppies = ["#5a3a2c", "#cf3f36", "#f4845c"] as const;
  sheet.add(
    fill(`${curve(pointsOf([-20, 1120, 120, 1104, 260, 1140, 420, 1190, 520, 1240]))}L-20 1240Z`, "#8f8a52"),
    leafMass(sheet, { x: 70, y: 1130, width: 150, height: 70, seed: 31, count: 40, size: 34 }),
    leafMass(sheet, {
      x: 80,
      y: 1092,
      width: 110,
      height: 46,
      seed: 32,
      count: 15,
      size: 22,
      leaf: "petal",
      colours: poppies,
    }),
    grass(sheet, { from: 150, to: 470, ground: () => 1206, height: 80, count: 34, colour: "#5f6a3c", seed: 4 }),
    place(cat(), 1180, 1040, 0.9),
    leafMass(sheet, { x: 1560, y: 1170, width: 120, height: 56, seed: 41, count: 34, size: 34 }),
  );
}

/** One of the cats that live here, sitting in the sun. */
function cat(): Drawing {
  return (
    fill("M10 0Q70-8 150 6Q90 14 20 8Z", "#9a7f86", 0.7) +
    fill(
      "M0 0Q-4-30 7-50Q0-58 3-70L8-84L17-74H25L34-84L38-69Q39-57 31-49Q50-34 50-6Q62-4 68-16Q75-28 83-20Q78 4 50 4Z",
      "#e08a3c",
    ) +
    fill("M24 0Q34-26 27-48L31-49Q50-34 50-6Q62-4 68-16Q75-28 83-20Q78 4 50 4H24Z", "#a8562c") +
    fill("M0 0Q-2-24 8-44Q20-36 16 0Z", "#fff3dc")
  );
}
