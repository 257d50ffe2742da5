import { cameraOf, frameOf, metreAt, type Project, ribbon, stepsAway } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { bougainvillea } from "../plants/foliage.ts";
import { palm } from "../plants/trees.ts";
import { bollard } from "../things/quayside.ts";
import { HORIZON, harbourOf } from "./fleetHarbour.ts";
import type { Cast } from "./groundShadow.ts";
import type { VehicleKind } from "./models.ts";
import { vehicle } from "./vehicle.ts";

/** Where each stands, so that its middle is the sheet's: metres from the eye. */
const STANDS = {
  sedan: { right: -1.56, away: 11.7, heading: 41 },
  carrier: { right: -1.68, away: 12.3, heading: 41 },
  van: { right: -2.3, away: 15.9, heading: 41 },
};

/** The road, its kerb, the edge of the quay and the garden wall, in metres across; the sea lies to the right of who drives. */
const [GARDEN, KERB, QUAY] = [-3.4, 2.9, 7.7];
const MORNING: Cast = [0.72, 0.14];

/**
 * The harbour quay of Bodrum on which the fleet stands: one camera, one horizon and one road for all, so that the pictures may
 * touch; behind each another part of the bay.
 */
export function fleetStage(sheet: Sheet, kind: VehicleKind): void {
  const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.62, focal: 2900 });
  const view = frameOf(camera, STANDS[kind]);
  sheet.add(
    harbourOf(sheet, kind),
    quay(sheet, view),
    palms(sheet, view, kind),
    vehicle(sheet, { kind, view, mood: "morning", cast: MORNING, paint: { ground: "#b89a86", shadow: "#3a3558" } }),
    corner(sheet, kind),
  );
}

/** Asphalt with its line, kerb, slabs of pale stone, the coping over the water. */
function quay(sheet: Sheet, view: Project): Drawing {
  const { groundShade, wallBright, stoneShade, stoneWorn } = sheet.mood;
  const along = stepsAway(-13, 90, 34);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const joint = (at: number) => polyline([view([at, KERB + 0.3, 0.12]), view([at, QUAY - 0.5, 0.12])]);
  const rows = [3.9, 5.1, 6.2].map((across) => polyline(along.map((at): Point => view([at, across, 0.12]))));
  const posts = counted(9)
    .map((index): readonly [Point, number] => {
      const at = -7 + index * 6.5;
      return [view([at, QUAY - 0.45, 0.12]), metreAt(view, [at, QUAY - 0.45, 0])];
    })
    .filter(([[x]]) => x > -60 && x < 1660)
    .toReversed();
  return (
    fill(strip(QUAY, QUAY + 2.2), sheet.mood.seaDark, 0.5) +
    fill(
      polygon([
        ...along.map((at): Point => view([at, QUAY, 0.12])),
        ...along.toReversed().map((at): Point => view([at, QUAY, -0.75])),
      ]),
      stoneShade,
    ) +
    fill(strip(GARDEN - 9, QUAY), "#ecd8b4") +
    stroke(
      rows.join("") +
        counted(40)
          .map((index) => joint(-10 + index * 1.6))
          .join(""),
      stoneWorn,
      2.2,
      0.5,
    ) +
    fill(strip(QUAY - 0.6, QUAY), wallBright) +
    posts.map(([[x, y], metre]) => place(bollard(), x, y, metre / 150)).join("") +
    fill(strip(KERB, KERB + 0.28), wallBright) +
    fill(strip(KERB - 0.16, KERB), groundShade) +
    fill(strip(GARDEN, KERB - 0.16), "#a3959b") +
    fill(strip(KERB - 0.62, KERB - 0.5), "#f6ecd6") +
    pavement(sheet, view)
  );
}

/** Palms in a row along the quay, in their squares of soil; between them the bay is seen. */
function palms(sheet: Sheet, view: Project, kind: VehicleKind): Drawing {
  const places = { sedan: [16, 28], carrier: [18.5, 31], van: [21, 34] }[kind];
  return places
    .toReversed()
    .map((at, index) => {
      const [x, y] = view([at, 5.2, 0.12]);
      const metre = metreAt(view, [at, 5.2, 0]);
      const soil = [4.5, 5.9].flatMap((across, side): Point[] => {
        const ends = [view([at - 0.7, across, 0.12]), view([at + 0.7, across, 0.12])];
        return side ? ends.toReversed() : ends;
      });
      return (
        fill(polygon(soil), sheet.mood.groundShade) +
        place(palm(sheet, { seed: 4 + index * 3 + at, lean: index % 2 ? 18 : -10 }), x, y, metre / 46)
      );
    })
    .join("");
}

/** The near pavement in its slabs, a bush in flower in the corner, which the edge cuts, and the shade that it throws. */
function pavement(sheet: Sheet, view: Project): Drawing {
  const { groundShade, stoneWorn, wallBright } = sheet.mood;
  const along = stepsAway(-12, 60, 30);
  const line = (across: number) => polyline(along.map((at): Point => view([at, across, 0])));
  const joints = counted(26).map((index) =>
    polyline([view([-11 + index * 1.2, GARDEN - 0.2, 0]), view([-11 + index * 1.2, GARDEN - 6, 0])]),
  );
  return (
    stroke(line(GARDEN - 1.5) + line(GARDEN - 2.9) + line(GARDEN - 4.4) + joints.join(""), stoneWorn, 2.2, 0.5) +
    fill(polygon(ribbon(view, { along, across: [GARDEN - 0.26, GARDEN] })), wallBright) +
    fill(polygon(ribbon(view, { along, across: [GARDEN, GARDEN + 0.14] })), groundShade)
  );
}

/** A bush in flower in the near corner, cut by the edge. */
function corner(sheet: Sheet, kind: VehicleKind): Drawing {
  const { groundShade } = sheet.mood;
  const seed = { sedan: 8, carrier: 13, van: 21 }[kind];
  return (
    fill("M1180 1000Q1240 930 1400 900L1640 880V1020H1180Z", groundShade, 0.5) +
    bougainvillea(sheet, { x: 1546, y: 946, width: 176, height: 108, seed, count: 60, size: 36 }) +
    bougainvillea(sheet, { x: 1366, y: 1000, width: 96, height: 44, seed: seed + 1, count: 24, size: 32 })
  );
}
