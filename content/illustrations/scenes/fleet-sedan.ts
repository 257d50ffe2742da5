import { cameraOf, frameOf, metreAt, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest, motorYacht, sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bollard } from "../parts/things/quayside.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

/** The same for all three vehicles, so that their pictures may stand side by side. */
const HORIZON = 470;
/** The edge of the quay, in metres beyond the car; yachts lie along it. */
const EDGE = 4.4;

/** The sedan, 5.26 m long and 1.50 m high, from low down: on the quay of a marina in the morning, yachts behind it. */
export const SCENE: Scene = {
  name: "fleet-sedan",
  seed: 11,
  mood: "morning",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.3, focal: 2700 });
    const view = frameOf(camera, { right: -2.45, away: 11.9, heading: 63 });
    drawMarina(sheet);
    drawQuay(sheet, view);
    sheet.add(
      vehicle(sheet, {
        kind: "sedan",
        view,
        mood: "morning",
        cast: [0.72, 0.14],
        paint: { ground: "#b89a86", shadow: "#3a3558" },
      }),
      bougainvillea(sheet, { x: 1560, y: 960, width: 150, height: 90, seed: 8, count: 54, size: 36 }),
      bougainvillea(sheet, { x: 1400, y: 1004, width: 90, height: 40, seed: 9, count: 22, size: 32 }),
    );
  },
};

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
    place(mastForest(sheet, { width: 1500, count: 22, height: 250, seed: 6 }), 800, 512),
    place(sailingYacht(sheet), 70, 560, 0.9),
    place(motorYacht(sheet), 420, 566, 1.15),
    place(gulet(sheet, { sails: "furled" }), 1250, 578, 0.92),
    ripples(sheet, { x: 800, y: 574, width: 1600, height: 26, count: 60, colour: sheet.mood.seaDark, opacity: 0.5 }),
  );
}

/** Slabs of pale stone up to the coping over the water, with its bollards. */
function drawQuay(sheet: Sheet, view: Project): void {
  const { groundShade, stoneShade, stoneWorn, wallBright } = sheet.mood;
  const along = stepsAway(-12, 70, 34);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const rows = counted(10).map((index) => polyline(along.map((at): Point => view([at, EDGE - 0.6 - index * 1.25, 0]))));
  const joints = counted(40).map((index) => {
    const at = -10 + index * 1.5;
    return polyline([view([at, EDGE - 0.6, 0]), view([at, -8, 0])]);
  });
  const posts = counted(7)
    .map((index): readonly [Point, number] => {
      const at = -9 + index * 4.4;
      return [view([at, EDGE - 0.4, 0]), metreAt(view, [at, EDGE - 0.4, 0])];
    })
    .filter(([[x]]) => x > -60 && x < 1660)
    .toReversed();
  sheet.add(
    fill(
      polygon([
        ...along.map((at): Point => view([at, EDGE, 0])),
        ...along.toReversed().map((at): Point => view([at, EDGE, -0.7])),
      ]),
      stoneShade,
    ),
    fill(strip(-30, EDGE), "#ecd8b4"),
    sheet.spray(strip(-30, EDGE), groundShade, { from: [900, 1040], to: [760, 760], thick: 0.2 }),
    stroke(rows.join("") + joints.join(""), stoneWorn, 2.2, 0.5),
    fill(strip(EDGE - 0.6, EDGE), wallBright),
    ...posts.map(([[x, y], metre]) => place(bollard(), x, y, metre / 150)),
  );
}
