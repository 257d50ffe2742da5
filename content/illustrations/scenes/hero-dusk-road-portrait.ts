import { cameraOf, frameOf, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bandedSun, glitter } from "../parts/sky/suns.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 590;

/**
 * The home page's view for phones, composed anew: few, large things. The upper third is quiet sky for the heading, the
 * lowest fifth is road, which the booking ticket covers; castle, gulet and car stand between.
 */
export const SCENE: Scene = {
  name: "hero-dusk-road-portrait",
  seed: 4,
  mood: "dusk",
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON, zenith: 0.7 }),
      flatCloud(sheet, { x: 1080, y: 440, length: 620 }),
      bandedSun(sheet, { x: 250, y: 520, radius: 84 }),
      ridge(sheet, {
        crest: [
          [-20, 540],
          [160, 512],
          [380, 548],
          [640, 566],
          [900, 540],
          [1120, 496],
          [1340, 470],
          [1620, 430],
        ],
        foot: HORIZON + 4,
        mist: 60,
        seed: 6,
        rough: 5,
      }),
      sea(sheet, { top: HORIZON, bottom: 1200, dabs: 80 }),
      glitter(sheet, { x: 260, top: HORIZON, bottom: 900, width: 110, count: 80 }),
      place(bodrumCastle(sheet, { shade: false }), 690, 640, 0.62),
      ripples(sheet, { x: 1000, y: 644, width: 660, height: 40, count: 30, colour: "#4b2a55", opacity: 0.6 }),
    );
    drawGulet(sheet);
    drawRoad(sheet);
  },
};

function drawGulet(sheet: Sheet): void {
  const boat = sheet.tinted({ wall: "#f8dcb4", wallShade: "#b5688a", trunk: "#2f1c38" });
  sheet.add(
    place(
      gulet(boat, { hull: "#6b2f3a", hullShade: "#3a1d38", sail: "#fde7c2", sailShade: "#cb7f83" }),
      270,
      838,
      0.78,
    ),
    ripples(sheet, { x: 280, y: 811, width: 410, height: 50, count: 30, colour: "#3a2450", opacity: 0.75 }),
  );
}

function drawRoad(sheet: Sheet): void {
  const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 2.1, focal: 1900 });
  const view = frameOf(camera, { right: 0.3, away: 10.9, heading: 52 });
  const along = stepsAway(-9, 40);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const dashes = counted(9).map((index) =>
    polygon(ribbon(view, { along: [-8 + index * 3, -6.6 + index * 3], across: [-1.98, -1.82] })),
  );
  sheet.add(
    fill(strip(-12, 3.6), "#8d566a"),
    fill(strip(2, 3.4), "#b97a66"),
    fill(strip(-6.2, 2.2), "#5a3a62"),
    fill(strip(1.84, 2.02) + dashes.join(""), "#f3c9a0"),
    sheet.spray(strip(-6.2, 2.2), sheet.mood.zenith, { from: [200, 1200], to: [900, 850], thick: 0.75 }),
    vehicle(sheet, { kind: "carrier", view, mood: "dusk", lamps: true }),
    bougainvillea(sheet, { x: 1570, y: 930, width: 100, height: 90, seed: 8, count: 34, size: 40 }),
  );
}
