import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, disc, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface WindmillOptions {
  /** A ruin has neither cap nor sails, as most of those above Gümbet. */
  state?: "sailing" | "bare" | "ruin";
  /** Rotation of the sails, in degrees. */
  turn?: number;
  seed?: number;
}

/** A windmill of the ridge between Bodrum and Gümbet: a squat whitewashed drum, a conical cap, eight spars. 215 units high. */
export function windmill(sheet: Sheet, { state = "sailing", turn = 12, seed = 5 }: WindmillOptions = {}): Drawing {
  const random = randomOf(seed * 89);
  const { wall, wallShade, wallDeep, door, window, roof, roofShade } = sheet.mood;
  const ruined = state === "ruin";
  const rim = ruined ? "L-52-128L-40-142L-22-134L-4-150L14-128L34-136L50-120" : "L-54-140Q0-148 54-140";
  const drum = `M-64 0${rim}L64 0Q0 11-64 0Z`;
  const patches = counted(24).map(
    () => `M${short(random.around(36))} ${short(-10 - random.next() * 112)}h${random.whole(6, 13)}`,
  );
  const body =
    fill(drum, wall) +
    sheet.spray(drum, wallShade, { from: [60, 0], to: [-16, 0], thick: 1 }) +
    sheet.spray(drum, wallDeep, { from: [66, 0], to: [34, 0], thick: 0.8 }) +
    stroke(patches.join(""), wallShade, 2.4, 0.7) +
    fill("M-14 5V-38Q0-54 14-38V6Z", door) +
    fill("M2 6V-48Q14-46 14-38V6Z", window) +
    fill(box(-8, -102, 15, 20), window);
  if (ruined) return body;
  const cap =
    fill("M-64-136Q0-152 64-136L5-204H-4Z", roof) +
    fill("M14-145Q44-143 64-136L5-204H1Z", roofShade) +
    fill("M-64-136Q0-152 64-136Q0-141-64-136Z", wallDeep);
  // The shaft comes out of the cap on the side of the wind, and the wheel turns at its end.
  const shaft = fill(
    polygon([
      [-4, -179],
      [-4, -170],
      [HUB[0], HUB[1] + 4],
      [HUB[0], HUB[1] - 4],
    ]),
    sheet.mood.trunk,
  );
  return body + cap + shaft + (state === "sailing" ? sails(sheet, turn) : spars(sheet, turn));
}

const HUB: Point = [-57, -170];
const REACH = 90;
/** The wheel is seen at an angle, so it is narrower than high. */
const NARROW = 0.72;

function rimAt(degrees: number, share: number): Point {
  const angle = (degrees / 180) * Math.PI;
  return [HUB[0] + Math.cos(angle) * REACH * NARROW * share, HUB[1] + Math.sin(angle) * REACH * share];
}

/** Eight spars, the rope from tip to tip, the hub. */
function spars(sheet: Sheet, turn: number): Drawing {
  const tips = counted(8).map((index) => rimAt(turn + index * 45, 1));
  return (
    stroke(polygon(tips), sheet.mood.trunk, 1.2) +
    stroke(tips.map((tip) => polyline([HUB, tip])).join(""), sheet.mood.trunk, 2.8) +
    fill(disc(HUB[0], HUB[1], 6.5, 7.5), sheet.mood.trunk)
  );
}

/** A three-cornered cloth to each spar, its free corner hauled towards the next; it bellies, darker along its own spar. */
function sails(sheet: Sheet, turn: number): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const cloth = (corner: number, belly: number) =>
    counted(8)
      .map((index) => {
        const degrees = turn + index * 45;
        const [foot, tip, free] = [rimAt(degrees, 0.2), rimAt(degrees, 0.97), rimAt(degrees + corner, 0.82)];
        const bellied = rimAt(degrees + belly, 0.42);
        return `${polyline([foot, tip, free])}Q${bellied.map(short).join(" ")} ${foot.map(short).join(" ")}Z`;
      })
      .join("");
  return fill(cloth(31, 24), wallBright) + fill(cloth(11, 8), wallShade) + spars(sheet, turn);
}
