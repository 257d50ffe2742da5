import { cameraOf, metreAt, type Project } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { motorYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bollard } from "../parts/things/quayside.ts";
import { saloonSide } from "../parts/vehicles/saloonSide.ts";

/** The same for all three vehicles, so that their pictures may stand side by side. */
const HORIZON = 470;
const FOCAL = 2700;
const EYE = 1.3;
/** Units in a millimetre at the car's near side, and how far from the eye that is, in metres. */
const SCALE = 0.222;
const NEAR = FOCAL / (SCALE * 1000);
/** The edge of the quay, in metres from the eye. */
const EDGE = NEAR + 4.6;

/** The sedan, 5.24 m long and 1.50 m high, square from its side: on the quay of a marina in the morning, boats beyond its bonnet. */
export const SCENE: Scene = {
  name: "fleet-sedan",
  seed: 11,
  mood: "morning",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawMarina(sheet);
    drawQuay(sheet, camera);
    sheet.add(
      place(
        saloonSide(sheet, { mood: "morning", paint: { ground: "#b89a86", shadow: "#3a3558" } }),
        176,
        HORIZON + EYE * SCALE * 1000,
        SCALE,
      ),
      bougainvillea(sheet, { x: 1560, y: 960, width: 150, height: 90, seed: 8, count: 54, size: 36 }),
      bougainvillea(sheet, { x: 1400, y: 1004, width: 90, height: 40, seed: 9, count: 22, size: 32 }),
    );
  },
};

/** No mast stands behind the cabin or the boot: they lie before the bonnet and clear of the tail. */
function drawMarina(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    sweptCloud(sheet, { x: 1010, y: 190, length: 520, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 360, 140, 330, 330, 352, 560, 396, 800, 420, 1000, 412, 1300, 380, 1620, 340]),
      foot: HORIZON + 4,
      colour: "#a8b38e",
      shade: "#8a9c86",
      light: "#c3c39a",
      mist: 60,
      seed: 9,
      rough: 5,
    }),
    village(sheet, {
      rows: 4,
      far: [-40, 1640],
      near: [-40, 1640],
      ground: (x, share) => 424 + share * 44 - Math.max(0, 500 - x) * 0.06 * (1 - share),
      scale: [0.36, 0.5],
      gardens: 0.22,
      flowers: 0.08,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 60, foot: false }),
    place(motorYacht(sheet), 1484, 534, 0.5),
    place(gulet(sheet, { sails: "furled" }), 236, 540, 0.62),
    ripples(sheet, { x: 800, y: 556, width: 1600, height: 30, count: 60, colour: sheet.mood.seaDark, opacity: 0.5 }),
  );
}

/** Slabs of pale stone up to the coping over the water, with its bollards. */
function drawQuay(sheet: Sheet, camera: Project): void {
  const { groundShade, stoneWorn, wallBright } = sheet.mood;
  const level = (away: number) => camera([0, away, 0])[1];
  const [coping, inner] = [level(EDGE), level(EDGE - 0.6)];
  const rows = counted(9).map((index) => EDGE - 0.6 - index * 1.4);
  const joints = counted(17).map((index): Point[] => [
    camera([(index - 8) * 1.5, EDGE - 0.6, 0]),
    camera([(index - 8) * 1.5, 4, 0]),
  ]);
  const metre = metreAt(camera, [0, EDGE - 0.4, 0]);
  sheet.add(
    fill(`M0 ${Math.round(coping)}H1600V1000H0Z`, "#ecd8b4"),
    sheet.spray("M0 700H1600V1000H0Z", groundShade, { from: [900, 1040], to: [760, 760], thick: 0.2 }),
    stroke(
      rows
        .map((away) =>
          polyline([
            [0, level(away)],
            [1600, level(away)],
          ]),
        )
        .join("") + joints.map((line) => polyline(line)).join(""),
      stoneWorn,
      2.2,
      0.5,
    ),
    fill(`M0 ${Math.round(coping)}H1600V${Math.round(inner)}H0Z`, wallBright),
    ...[-3.2, 3.35].map((right) =>
      place(bollard(), camera([right * 1.4, EDGE - 0.4, 0])[0], level(EDGE - 0.4), metre / 150),
    ),
  );
}
