import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { mixed } from "../kit/geometry.ts";
import { box, lens } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { type Bowl, limeBowls } from "../parts/land/limeBowls.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 530;
/** At the foot of the slope, a man's height over the lowest pool: heights are in metres from the eye. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 760, eye: 0, focal: 1350 });

/** Pamukkale from below, in the evening: bowls of lime rise over one another to the right, dripstone under their rims, a wide pool before us. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "gold",
  colours: {
    sky: ["#2b79ab", "#79b7cb", "#f1dfb6", "#fbd3a0"],
    zenith: "#1b5a8c",
    far: "#a692b4",
    farShade: "#7f74a4",
    mist: "#fbdcb0",
  },
  grain: 0.26,
  crops: { wide: 240, square: 236 },
  draw(sheet) {
    drawFar(sheet);
    drawBrow(sheet);
    sheet.add(
      limeBowls(sheet, {
        camera: CAMERA,
        bowls: BOWLS,
        sun: [-0.93, -0.37],
        slant: 1.6,
        tones: ["#fffdf4", "#fff0d2", "#efc9a8", "#8fa6cc", "#456ca6", "#1f427a"],
        water: ["#dcf5e8", "#8adfd4", "#34b9c4", "#1185a8"],
        shade: "#245a90",
        haze: ["#fbdcb0", 30, 120],
        flare: 0.06,
        girth: 0.66,
        ragged: 1.3,
        hang: 0.8,
        floor: 3,
        drip: 12,
      }),
    );
    sheet.add(sheet.glow([120, 640], 760, "#ffd592", 0.3));
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

/** Steps of the slope: they rise to the right and away. */
const BOWLS: readonly Bowl[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((level) => {
  const random = randomOf(500 + level * 13);
  const bowls: Bowl[] = [];
  let along = -26 + random.between(0, 4);
  while (along < mixed(34, 6, level / 8)) {
    const wide = random.between(3.4, 6.4) * (level === 0 ? 1.5 : 1);
    const rise = level * 4.9 + random.around(0.8);
    along += wide * 0.76;
    bowls.push({
      right: -3 - 0.7 * along + 0.72 * rise,
      away: 12.5 + 0.72 * along + 0.7 * rise,
      up: -4.9 + level * 1.36 + random.around(0.16),
      wide: wide * 1.12,
      deep: random.between(4.6, 5.6),
      drop: 1.5,
      seed: 140 + bowls.length + level * 20,
    });
    along += wide * 0.76;
  }
  return bowls.filter(({ away }) => away > 8);
});

const RANGE = pointsOf([
  -20, 480, 110, 462, 220, 416, 300, 380, 372, 396, 450, 360, 540, 410, 640, 440, 760, 460, 900, 480, 1100, 492, 1640,
  500,
]);

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.45 }),
    sheet.glow([-60, 560], 900, "#fff0c0", 0.95),
    sweptCloud(sheet, { x: 420, y: 210, length: 760, seed: 4 }),
    ridge(sheet, { crest: RANGE, foot: HORIZON + 4, mist: 60, seed: 8, light: "#efc3ac" }),
    fill(box(0, HORIZON, 1600, 620), sheet.downwards(["#f0cb94", "#a9ad74", "#6f9470"], HORIZON, 800)),
    plain(),
  );
}

/** Fields of the plain in slivers, poplars along them. */
function plain(): Drawing {
  const fields = placesOf([120, 546, 520, 420, 556, 460, 40, 574, 560, 520, 582, 620, 200, 600, 640]);
  return fields.map(([x, y, long], index) => fill(lens(x, y, long, 14), index % 2 ? "#f4d79c" : "#7f9a6c")).join("");
}

/** The brow of the slope, dark with scrub against the sky, and its cypresses. */
function drawBrow(sheet: Sheet): void {
  sheet.add(
    ...placesOf([1452, 296, 0.62, 1500, 284, 0.86, 1546, 276, 0.7]).map(([x, y, size], index) =>
      place(cypress(sheet, { seed: index + 2 }), x, y, size),
    ),
    fill("M980 470Q1120 360 1240 330T1440 292T1640 250V520H980Z", "#8d7f57"),
    fill("M1180 350Q1260 318 1330 318T1470 286T1640 250V330Z", "#c2a76a"),
  );
}

/** Two visitors, barefoot on the path that runs by the lowest pool. */
function drawVisitors(sheet: Sheet): void {
  const path = "M-20 962Q120 930 270 946T460 1006Q480 1062 560 1100T600 1240H-20Z";
  const grown = (wide: number) => stroke(path, "#dcf5e8", wide);
  const stand = (x: number, y: number, tall: number, options: PersonOptions) =>
    place(person(sheet, { behind: true, shoes: "#c98a5e", ...options }), x, y, (y - HORIZON) * tall * 0.00204);
  sheet.add(
    stroke(path, "#8adfd4", 54) + grown(26),
    fill(path, "#fffdf4"),
    fill("M-20 978Q120 946 264 960T436 1012Q460 1074 534 1112T566 1240H-20Z", "#fff1da"),
    fill(
      placesOf([90, 1010, 120, 420, 1040, 70, 130, 1090, 170, 400, 1114, 130, 90, 1160, 190, 440, 1182, 120])
        .map(([x, y, long]) => lens(x, y, long, long * 0.09))
        .join(""),
      "#f0d2ae",
    ),
    stand(338, 1016, 1.76, { pose: "pointing", top: "#d9512f", bottom: "#2a4a78", wears: "shorts", sleeves: "short" }),
    stand(262, 1022, 1.66, {
      pose: "standing",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#2f7fae",
      hat: "#f0d49a",
    }),
  );
}

/** Oleander in flower in the corner. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M1240 1240Q1330 1150 1430 1150T1640 1060V1240Z", "#22405c"),
    oleander(sheet, 1580, 1110, 150, 61),
    oleander(sheet, 1572, 1216, 96, 63),
    oleander(sheet, 1440, 1204, 110, 62),
  );
}
