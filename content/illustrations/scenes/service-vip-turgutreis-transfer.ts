import { cameraOf, metreAt, type Place, type Project, stepsAway } from "../kit/camera.ts";
import { type Drawing, dots, fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat, mastForest, sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { rocks } from "../parts/land/cliff.ts";
import { ridge } from "../parts/land/ridge.ts";
import { agave } from "../parts/plants/small.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, sunRays } from "../parts/sky/suns.ts";
import { suitcase } from "../parts/things/terrace.ts";

const HORIZON = 580;
const SUN = 610;

/** Turgutreis at sunset: the sun goes down behind the twin peaks of Çatalada, Kos to its left; palms, the marina's mole. */
export const SCENE: Scene = {
  name: "service-vip-turgutreis-transfer",
  seed: 34,
  mood: "gold",
  colours: {
    sky: ["#3d6f96", "#86a7b0", "#eac790", "#f6ae66", "#ffd98f"],
    sea: ["#ffdf9c", "#f0b070", "#8f8f93", "#275372"],
    sun: "#fffbe6",
    halo: "#ffe39a",
  },
  crops: { wide: 260, square: 280 },
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 1190, eye: 1.75, focal: 1500 });
    drawIslands(sheet);
    drawMarina(sheet);
    drawPromenade(sheet, camera);
    drawPalms(sheet, camera);
  },
};

function drawIslands(sheet: Sheet): void {
  const isle = { foot: HORIZON + 3, colour: "#7d5f7e", shade: "#634a70", rough: 4 };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sunRays(sheet, { x: SUN, y: 530, radius: 66, reach: 900, rays: 22, opacity: 0.16 }),
    cloudBank(sheet, { x: 1010, y: 430, length: 460, seed: 5, strips: 4 }),
    // Kos, far in the south-west, and Kalymnos in the north-west.
    ridge(sheet, {
      crest: pointsOf([-20, 520, 80, 478, 170, 452, 240, 470, 330, 496, 430, 540, 500, 580]),
      foot: HORIZON + 3,
      colour: "#c48f85",
      shade: "#ad7a80",
      mist: 40,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([820, 582, 900, 556, 1010, 538, 1120, 548, 1300, 560]),
      foot: HORIZON + 3,
      colour: "#cf9a84",
      shade: "#b78482",
      seed: 8,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
    glitter(sheet, { x: SUN, top: HORIZON, bottom: 1130, width: 170, count: 150 }),
    ridge(sheet, {
      ...isle,
      crest: pointsOf([
        470, 584, 520, 552, 556, 516, 590, 534, 622, 556, 660, 530, 700, 506, 744, 532, 790, 566, 830, 584,
      ]),
      seed: 5,
    }),
    ridge(sheet, {
      ...isle,
      crest: pointsOf([300, 584, 340, 566, 384, 560, 440, 584]),
      seed: 6,
      rough: 2,
    }),
    ridge(sheet, {
      ...isle,
      crest: pointsOf([880, 584, 910, 572, 960, 570, 1000, 584]),
      seed: 7,
      rough: 2,
    }),
    ripples(sheet, { x: 640, y: 588, width: 420, height: 26, count: 30, colour: "#634a70", opacity: 0.6 }),
  );
}

/** The breakwater with its light, masts behind it, the town's end. */
function drawMarina(sheet: Sheet): void {
  const boats = sheet.tinted({ wallBright: "#fff0d0", wallDeep: "#7a5a78", window: "#2f4a72" });
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([1180, 584, 1300, 548, 1420, 512, 1520, 470, 1640, 452]),
      foot: 620,
      colour: "#9a7280",
      shade: "#7b5874",
      mist: 40,
      seed: 11,
    }),
    village(sheet.tinted({ wall: "#f7d9ae", wallShade: "#a27c94", door: "#7b5874" }), {
      rows: 3,
      far: [1330, 1640],
      near: [1250, 1640],
      ground: (x, share) => 568 + share * 34 - Math.max(0, x - 1300) * 0.06 * (1 - share),
      scale: [0.34, 0.46],
      gardens: 0.2,
      flowers: 0,
      seed: 3,
    }),
    place(mastForest(boats, { width: 520, count: 22, height: 150, seed: 7 }), 960, 612),
    fill("M830 628Q850 612 900 610H1640V640H830Z", "#7b5b6c"),
    place(
      rocks(sheet.tinted({ stone: "#e2ad82", stoneWorn: "#b07f76", stoneShade: "#6d4f6a" }), {
        spread: 800,
        count: 34,
        size: 22,
        seed: 4,
      }),
      1232,
      634,
    ),
    fill("M868 622V560H884V622Z", "#fff0d6") +
      fill("M877 622V560H884V622Z", "#a5839a") +
      fill("M864 560L876 546L888 560Z", "#c4252f"),
    ripples(sheet, { x: 1100, y: 640, width: 620, height: 40, count: 30, colour: "#5d5a76", opacity: 0.55 }),
    place(
      sailingYacht(sheet.tinted({ wallBright: "#fff3d8", wallShade: "#c98f84", wall: "#6a4f6e", wallDeep: "#3d3050" })),
      330,
      668,
      0.62,
    ),
    ripples(sheet, { x: 330, y: 672, width: 160, height: 40, count: 16, colour: "#5d4a6c", opacity: 0.6 }),
    place(fishingBoat(sheet, { colour: "#23587e", shade: "#173350" }), 300, 912, 1.3),
    ripples(sheet, { x: 300, y: 918, width: 280, height: 34, count: 22, colour: "#173350", opacity: 0.7 }),
  );
}

/** Paving in courses that run to one point, the white parapet along the water, long shadows towards us. */
function drawPromenade(sheet: Sheet, camera: Project): void {
  const strip = (from: number, to: number, up = 0) =>
    polygon([...edge(camera, from, up), ...edge(camera, to, up).toReversed()]);
  const inner = polygon([...edge(camera, -1.9, 0), ...edge(camera, -1.9, 0.5).toReversed()]);
  const courses = counted(13).map((index) => {
    const away = 3 + index ** 1.7 * 0.42;
    return polygon([
      camera([-1.9, away, 0]),
      camera([9, away, 0]),
      camera([9, away + 0.16 + index * 0.03, 0]),
      camera([-1.9, away + 0.16 + index * 0.03, 0]),
    ]);
  });
  const shadows = TREES.map(([right, away]) =>
    polygon([
      camera([right - 0.16, away, 0]),
      camera([right + 0.2, away, 0]),
      camera([right + 2.6, Math.max(2.9, away - 4.6), 0]),
      camera([right + 2.1, Math.max(2.9, away - 4.6), 0]),
    ]),
  );
  sheet.add(
    fill(strip(-2.3, 14), sheet.downwards(["#f0c48e", "#dba878", "#a87a72"], 620, 1200)),
    fill(strip(4.4, 14), "#a98489", 0.55),
    fill(courses.join(""), "#f9dcae", 0.5),
    fill(strip(0.3, 0.5) + strip(2.6, 2.8), "#b98672", 0.6),
    fill(shadows.join(""), "#5d4468", 0.6),
    fill(inner, "#9c7890"),
    fill(strip(-2.3, -1.9, 0.5), "#fff3d6"),
  );
}

function edge(camera: Project, right: number, up: number) {
  return stepsAway(2.6, 110, 12).map((away) => camera([right, away, up]));
}

/** Palms along the promenade: right of the eye and away from it, in metres. */
const TREES: readonly (readonly [right: number, away: number])[] = pointsOf([
  1.2, 46, 1.2, 34, 1.2, 25, 1.2, 18, 1.2, 12.6,
]);

function drawPalms(sheet: Sheet, camera: Project): void {
  const dark = sheet.tinted({
    trunk: "#5a3d46",
    leafDark: "#2c3040",
    leaf: "#474a40",
    leafLight: "#9a8a4c",
    stoneShade: "#9a6a60",
  });
  sheet.add(
    ...TREES.map(([right, away], index) =>
      standing(camera, [right, away, 0], palm(dark, { seed: index + 3, lean: -12 + index * 9 }), 8.4 / 300),
    ),
    ...TREES.slice(1).map(([, away]) => lamp(sheet, camera, [-1.5, away + 3, 0])),
    place(suitcase(sheet, { width: 120, height: 150 }), 1016, 930, 0.66),
    place(
      suitcase(sheet, { width: 130, height: 96, colour: "#2a5f88", shade: "#1d2f52", strap: "#16243e" }),
      1096,
      938,
      0.66,
    ),
    fill("M1180 1230L1262 1128H1640V1230Z", "#f3d3a4") + fill("M1180 1230L1262 1128L1276 1144L1210 1230Z", "#8d6a80"),
    fill("M1290 1150H1640V1230H1236Z", "#5b4a4c"),
    place(agave(dark, { seed: 4 }), 1372, 1190, 1.9),
    place(agave(dark, { seed: 7 }), 1548, 1214, 2.5),
  );
}

/** Puts a part on the ground of the camera; `scale` is its metres per unit. */
function standing(camera: Project, at: Place, part: Drawing, scale: number): Drawing {
  const [x, y] = camera(at);
  const size = scale * metreAt(camera, at);
  return place(part, x, y, size, size * 0.84);
}

function lamp(sheet: Sheet, camera: Project, at: Place): Drawing {
  const [[x, y], metre] = [camera(at), metreAt(camera, at)];
  const top = y - metre * 3.4;
  return (
    fill(box(x - metre * 0.04, top, metre * 0.08, y - top), "#3d3050") +
    sheet.glow([Math.round(x), Math.round(top)], Math.round(metre * 0.9), "#ffe0a0", 0.7) +
    dots([[x, top]], metre * 0.16, "#fff3cf") +
    fill(
      curveDownTo(
        [
          [x - metre * 0.2, top - metre * 0.1],
          [x, top - metre * 0.26],
          [x + metre * 0.2, top - metre * 0.1],
        ],
        top - metre * 0.1,
      ),
      "#3d3050",
    )
  );
}
