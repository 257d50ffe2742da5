import { cameraOf, frameOf, metreAt, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

/** The same for all three vehicles, so that their pictures may stand side by side. */
const HORIZON = 470;

/** The people carrier, 5.14 m long and 1.91 m high, coming towards us: on the road above the bays, among olives. */
export const SCENE: Scene = {
  name: "fleet-mpv",
  seed: 12,
  mood: "morning",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.3, focal: 2300 });
    const view = frameOf(camera, { right: -1.3, away: 10.3, heading: 35 });
    drawBays(sheet);
    drawSlope(sheet, view);
    sheet.add(
      vehicle(sheet, {
        kind: "carrier",
        view,
        mood: "morning",
        cast: [0.72, 0.14],
        paint: { ground: "#b8a284", shadow: "#3a3558" },
      }),
      place(olive(sheet, { seed: 6 }), 96, 884, 1.75),
    );
  },
};

/** How far the road has turned round the hill. */
const bend = (along: number) => (along < 6 ? 0 : ((along - 6) / 10) ** 1.8 * 1.1);

/** Seen from above: water up to the horizon, capes and an island in it. */
function drawBays(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 1180, 170, 0.62),
    ridge(sheet, {
      crest: pointsOf([-20, 452, 180, 440, 330, 428, 470, 436, 640, 456, 760, 468, 1640, 468]),
      foot: HORIZON + 3,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    // A green hill that comes down to the water in two capes, each lit on its left.
    fill("M620 530Q800 476 960 440T1230 372Q1420 336 1640 322V560H700Z", "#9aa985"),
    fill("M620 530Q800 476 960 440T1230 372Q1110 420 1060 470T1010 560H700Z", "#b9bf95"),
    fill("M1230 372Q1420 336 1640 322V372Q1480 392 1390 452T1310 560H1150Q1180 440 1230 372Z", "#adb68d"),
    fill("M520 566Q640 526 800 520T1120 500Q1330 470 1640 470V660H1120Q900 600 660 584Z", "#8f9f77"),
    fill("M520 566Q640 526 800 520T1120 500Q960 530 900 586H660Z", "#b4b98a"),
    fill("M520 566L660 584Q900 600 1120 660L1090 664Q880 610 650 592Z", "#e9d9ae"),
    place(sailingYacht(sheet), 250, 566, 0.5),
    place(sailingYacht(sheet), 470, 516, 0.28),
  );
}

/** The road in the vehicle's own frame, the slope below and above it, stones along its edge, olives. */
function drawSlope(sheet: Sheet, view: Project): void {
  const along = stepsAway(-9, 60, 44);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to], bend }));
  const dashes = counted(16).map((index) =>
    polygon(
      ribbon(view, { along: [-8.4 + index * 3, -7.7 + index * 3, -7 + index * 3], across: [-1.98, -1.82], bend }),
    ),
  );
  const stones = counted(18)
    .map((index) => -7 + index * 2.4)
    .map((at): readonly [number, number, number] => {
      const [x, y] = view([at, 2.9 + bend(at), 0]);
      return [x, y, Math.max(0.12, metreAt(view, [at, 2.9 + bend(at), 0]) / 95)] as const;
    })
    .filter(([x]) => x > 220 && x < 1580)
    .toReversed();
  const verge = along.map((at): Point => view([at, 4.3 + bend(at), 0]));
  const bank = along.map((at): Point => view([at, -6.2 + bend(at), 0]));
  sheet.add(
    // Below the road the ground falls away to the water, above it the hill goes on.
    fill(polygon([...verge, [1640, 520], [1640, 1040], [-40, 1040], [-40, 720]]), "#c9b98a"),
    fill(strip(3.3, 4.3), "#a9a06c"),
    fill(polygon([...bank, [1660, 380], [1660, 1040]]), "#c7b37c"),
    fill(strip(2.2, 3.4), "#dcc79c"),
    fill(strip(-6.2, -5.2), "#dcc79c"),
    fill(strip(-5.3, 2.2), "#9d93a2"),
    fill(strip(-5.2, -3.2), "#92889a", 0.8),
    fill(strip(1.9, 2.05) + strip(-5.1, -4.95) + dashes.join(""), "#f6ecd6"),
    stroke(polyline(along.map((at): Point => view([at, -6.2 + bend(at), 0]))), "#8a7a5c", 3),
    guardStones(sheet, stones),
    place(olive(sheet, { seed: 5 }), 1392, 500, 0.66),
    place(olive(sheet, { seed: 2 }), 1530, 512, 0.95),
  );
}
