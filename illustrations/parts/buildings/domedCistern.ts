import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, lens, type Path, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Half the drum, its height and the dome's above it; how round their edges are seen. */
const [HALF, DRUM, DOME] = [330, 146, 316];
const [LOW, HIGH] = [58, 26];

/** A gümbet as one stands before it: a round cistern, whitewashed, 660 wide and 500 high over the middle of its foot; its door stands forward on the lit side. */
export function domedCistern(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  const soft = blend(wall, wallShade, 0.5);
  const body = `${polygon([...rim(HALF, 0, LOW), ...rim(HALF, -DRUM, HIGH).toReversed()])}`;
  const dome = polygon([...meridian(-90), ...meridian(90).toReversed(), ...rim(HALF - 12, -DRUM, HIGH).toReversed()]);
  return (
    fill(dome, wallBright) +
    fill(gore(-90, -66), wall) +
    sheet.spray(gore(2, 46), soft, { from: [215, -300], to: [10, -300], thick: 1 }) +
    fill(gore(46, 90), wallShade) +
    sheet.spray(gore(58, 82), wallDeep, { from: [330, -150], to: [200, -360], thick: 0.8 }) +
    finial(sheet) +
    fill(body, wallBright) +
    fill(stave(-90, -66), wall) +
    sheet.spray(stave(2, 46), soft, { from: [215, -60], to: [10, -60], thick: 1 }) +
    fill(stave(46, 90), wallShade) +
    sheet.spray(stave(58, 84), wallDeep, { from: [330, 0], to: [220, -60], thick: 0.8 }) +
    bareStones(sheet) +
    // The ledge on which the dome sits, and its shade on the drum.
    fill(hoop(HALF, -DRUM + 20, 14), blend(wallShade, wallDeep, 0.4), 0.5) +
    fill(hoop(HALF + 12, -DRUM + 6, 20), wallBright) +
    fill(hoop(HALF + 12, -DRUM + 6, 20, 20, 46), soft) +
    fill(hoop(HALF + 12, -DRUM + 6, 20, 46, 90), wallShade) +
    portal(sheet)
  );
}

/** Where a round of the building is nearest, from its left to its right end. */
function rim(half: number, y: number, round: number, from = -90, to = 90): Point[] {
  return shares(31).map((share) => {
    const turn = (mixed(from, to, share) / 180) * Math.PI;
    return [half * Math.sin(turn), y + round * Math.cos(turn)];
  });
}

/** The dome's edge as it is seen when turned by so many degrees from us, from its foot to its top. */
function meridian(turn: number): Point[] {
  const angle = (turn / 180) * Math.PI;
  return shares(25).map((share) => {
    const up = share * Math.PI * 0.5;
    const half = (HALF - 12) * Math.cos(up) ** 0.92;
    return [half * Math.sin(angle), -DRUM - DOME * Math.sin(up) + HIGH * (1 - share) * Math.cos(angle)];
  });
}

/** The dome between two meridians. */
function gore(from: number, to: number): Path {
  return polygon([...meridian(from), ...meridian(to).toReversed()]);
}

/** The drum between the same. */
function stave(from: number, to: number): Path {
  return polygon([...rim(HALF, 0, LOW, from, to), ...rim(HALF, -DRUM, HIGH, from, to).toReversed()]);
}

/** A band round the drum, `thick` units high from its lower edge up. */
function hoop(half: number, y: number, thick: number, from = -90, to = 90): Path {
  return polygon([...rim(half, y, HIGH + 3, from, to), ...rim(half, y - thick, HIGH, from, to).toReversed()]);
}

function finial(sheet: Sheet): Drawing {
  const { wall, wallShade } = sheet.mood;
  const top = -DRUM - DOME;
  return (
    fill(
      `M-20 ${top + 8}Q-18 ${top - 12}-8 ${top - 16}Q-12 ${top - 34} 0 ${top - 38}Q12 ${top - 34} 8 ${top - 16}Q18 ${top - 12} 20 ${top + 8}Q0 ${top + 14}-20 ${top + 8}Z`,
      wall,
    ) +
    fill(
      `M4 ${top - 37}Q12 ${top - 32} 8 ${top - 16}Q18 ${top - 12} 20 ${top + 8}Q12 ${top + 12} 4 ${top + 11}Z`,
      wallShade,
    )
  );
}

/** Where the plaster has gone at the foot the stones show; a crack runs through the whitewash. */
function bareStones(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, wallShade } = sheet.mood;
  return (
    fill("M40 56Q46 22 84 26Q104 6 148 14Q178 8 196 26L214 44Q130 60 40 56Z", stoneWorn) +
    fill("M52 54L56 34L92 32L96 54ZM102 53L106 24L146 20L150 50ZM157 49L154 24L188 26L200 44Z", stone) +
    fill("M80 33L92 32L96 54L84 54ZM134 21L146 20L150 50L138 51ZM178 26L188 26L200 44L186 46Z", stoneShade, 0.7) +
    stroke("M-226-22L-214-46L-220-64L-206-84", wallShade, 3, 0.8)
  );
}

/** The door's own little front: lit face, shaded flank, three steps that go down to the water. */
function portal(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep, stone, stoneWorn, near } = sheet.mood;
  const opening: Path = "M-186 72V-64Q-184-122-132-124Q-80-122-78-64V72Z";
  return (
    // Its shade lies on the drum beside it.
    fill("M-24 62L78 52V-60L10-146L-36-160Z", wallShade, 0.9) +
    // Its flank runs back to the drum, its vault into the dome's foot.
    fill("M-36 74L12 56V-168L-36-166Z", wallDeep) +
    fill("M-238-174Q-132-220-26-174L22-182Q-76-242-196-196Z", wallBright) +
    fill("M-70-192Q-46-186-26-174L22-182Q-6-200-36-206Z", blend(wall, wallShade, 0.45)) +
    fill("M-228 74V-166Q-132-206-36-166V74Q-132 82-228 74Z", wallBright) +
    fill("M-238-158Q-132-202-26-158V-176Q-132-220-238-176Z", wallBright) +
    fill("M-30-174L-26-176L22-182V-168L-30-158Z", wallDeep) +
    fill("M-228-150Q-132-192-36-150V-160Q-132-202-228-160Z", wallShade, 0.8) +
    fill("M-202 74V-64Q-200-136-132-138Q-64-136-62-64V74Z", stoneWorn) +
    fill("M-202 74V-64Q-200-136-132-138L-132-124Q-184-122-186-64V74Z", stone) +
    fill(opening, near) +
    sheet.clipped(
      opening,
      // The sun comes in from the left and lights the reveal on the right.
      fill("M-78 80V-64Q-80-100-100-114L-104-60V80Z", blend(wallShade, stone, 0.4)) +
        fill("M-190 80V58H-78V80Z", stone) +
        fill("M-190 58V40H-96L-104 58Z", stoneWorn) +
        fill("M-190 40V26H-104V40Z", blend(stoneWorn, near, 0.5)) +
        fill("M-190 26V6H-104V26Z", "#3f6a86") +
        fill(lens(-150, 16, 56, 5) + lens(-122, 22, 30, 3), "#a9cdd4"),
    ) +
    stroke(
      curve([
        [-100, -40],
        [-101, 0],
        [-100, 30],
      ]),
      wallDeep,
      2,
      0.4,
    )
  );
}
