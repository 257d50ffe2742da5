import { cameraOf, frameOf, ribbon, stepsAway } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { box, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { sailingYacht } from "../boats/boats.ts";
import { gulet } from "../boats/gulet.ts";
import { village } from "../buildings/house.ts";
import { windmill } from "../buildings/windmill.ts";
import { ridge } from "../land/ridge.ts";
import { agave } from "../plants/small.ts";
import { olive } from "../plants/trees.ts";
import { ripples, sea } from "../sea/sea.ts";
import { heapedCloud } from "../sky/clouds.ts";
import { sky } from "../sky/sky.ts";
import type { VehicleKind } from "./models.ts";
import { vehicle } from "./vehicle.ts";

const HORIZON = 560;
const SHORE = 636;

/** Where each stands, so that its middle is the sheet's: metres from the eye. */
const STANDS = {
  sedan: { right: -1.75, away: 9.4, heading: 50 },
  carrier: { right: -1.75, away: 9.6, heading: 50 },
  van: { right: -2.25, away: 11.2, heading: 50 },
};

/**
 * The shore on which the fleet stands: one camera, one horizon and one road for all, so that the pictures may touch; behind
 * each another view of the bay.
 */
export function fleetStage(sheet: Sheet, kind: VehicleKind): void {
  const { width, height } = sheet;
  const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.62, focal: 2150 });
  const view = frameOf(camera, STANDS[kind]);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along: stepsAway(-12, 60), across: [from, to] }));
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.5 }),
    ridge(sheet, {
      crest: [
        [-20, 486],
        [160, 462],
        [380, 488],
        [640, 506],
        [900, 490],
        [1120, 462],
        [1330, 478],
        [1620, 486],
      ],
      foot: HORIZON + 6,
      mist: 54,
      seed: 5,
    }),
    BACKDROPS[kind](sheet),
    sea(sheet, { top: HORIZON, bottom: SHORE, dabs: 60, foot: false }),
    ripples(sheet, { x: 800, y: 600, width: 1600, height: 34, count: 50 }),
    BOATS[kind](sheet),
    fill(box(0, SHORE, width, height - SHORE), sheet.downwards(["#f2e3c4", "#e4cfa6", "#cfae7c"], SHORE, height)),
    fill(box(0, SHORE - 4, width, 9), "#fffaf0"),
    fill(strip(-2.7, 2.9), "#b3a193"),
    fill(strip(2.7, 2.9) + strip(-2.7, -2.55), "#f6ecd6"),
    NEAR[kind](sheet),
    vehicle(sheet, { kind, view, mood: "morning" }),
  );
}

type Piece = (sheet: Sheet) => Drawing;

const BACKDROPS: Record<VehicleKind, Piece> = {
  sedan: (sheet) => heapedCloud(sheet, { x: 1210, y: 330, length: 420, seed: 4 }),
  carrier: (sheet) => heapedCloud(sheet, { x: 360, y: 300, length: 340, seed: 7 }) + town(sheet),
  van: (sheet) =>
    ridge(sheet, {
      crest: [
        [1010, 556],
        [1180, 500],
        [1360, 452],
        [1500, 436],
        [1620, 448],
      ],
      foot: HORIZON + 6,
      colour: "#d8c493",
      shade: "#a9a081",
      seed: 9,
    }) +
    place(windmill(sheet, { turn: 20 }), 1430, 452, 0.5) +
    place(windmill(sheet, { state: "bare", seed: 8 }), 1290, 482, 0.34),
};

const BOATS: Record<VehicleKind, Piece> = {
  sedan: (sheet) => place(sailingYacht(sheet), 330, 606, 0.62) + place(sailingYacht(sheet), 1370, 590, 0.4),
  carrier: (sheet) => place(gulet(sheet), 250, 606, 0.46),
  van: (sheet) => place(sailingYacht(sheet), 150, 600, 0.5),
};

const NEAR: Record<VehicleKind, Piece> = {
  sedan: (sheet) => place(agave(sheet, { seed: 2 }), 96, 800, 1.5) + place(agave(sheet, { seed: 5 }), 1500, 714, 0.9),
  carrier: (sheet) => place(olive(sheet, { seed: 3 }), 1500, 716, 1.15),
  van: (sheet) => place(agave(sheet, { seed: 4 }), 90, 770, 1.2) + place(agave(sheet, { seed: 8 }), 176, 750, 0.8),
};

function town(sheet: Sheet): Drawing {
  return village(sheet, {
    rows: 3,
    far: [1220, 1620],
    near: [1120, 1620],
    ground: (x, share) => 516 + share * 44 - (x - 1200) * 0.02,
    scale: [0.36, 0.5],
    seed: 5,
    flowers: 0.1,
  });
}
