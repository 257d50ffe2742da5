import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { lens, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A gümbet: the round cistern of the peninsula, whitewashed, with its dome, its dark door and steps. 460 wide, 330 high. */
export function cistern(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep, stone, stoneWorn, stoneShade, near } = sheet.mood;
  const dome = "M-206-118Q-206-206-128-262Q-64-306 0-308Q64-306 128-262Q206-206 206-118Z";
  const drum = "M-230 0V-112Q-120-136 0-136T230-112V0Q120 18 0 18T-230 0Z";
  const random = randomOf(11);
  const stones = counted(24).map(() => {
    const [x, y] = [random.between(-222, 190), random.between(-86, 0)];
    return `M${short(x)} ${short(y)}h${short(random.between(14, 34))}`;
  });
  return (
    fill("M-220 14L250-6L470 20Q360 52 120 44T-220 14Z", "#43664a", 0.75) +
    fill(dome, wall) +
    // One shade down the whole of it: where the dome, its ring and the drum turn from the light.
    fill("M34-307Q118-232 112-118L206-118Q206-206 128-262Q90-288 34-307Z", wallShade) +
    fill("M96-281Q170-216 168-118H206Q206-206 128-262Q112-273 96-281Z", wallDeep, 0.55) +
    sheet.spray("M-30-308Q60-232 40-118H114Q120-232 36-307Z", wallShade, {
      from: [104, -190],
      to: [4, -206],
      thick: 1,
    }) +
    fill("M-196-130Q-190-206-124-254Q-150-190-150-128Z", wallBright) +
    fill("M-14-304L-10-326Q0-338 10-326L14-304Q0-298-14-304Z", wall) +
    fill("M2-332Q10-330 10-326L14-304Q8-302 2-302Z", wallDeep) +
    fill(drum, wall) +
    fill("M112-128Q180-122 230-112V0Q170 10 112 15Z", wallShade) +
    fill("M184-122Q210-118 230-112V0Q210 4 184 8Z", wallDeep, 0.5) +
    sheet.spray("M-10-136Q60-136 116-130V15Q50 18-10 18Z", wallShade, { from: [116, -50], to: [2, -56], thick: 1 }) +
    fill("M-236-120Q-120-146 0-146T236-120V-104Q120-126 0-126T-236-104Z", wallBright) +
    fill("M112-138Q180-132 236-120V-104Q180-116 112-122Z", blend(wallShade, wallBright, 0.5)) +
    fill("M-70-126Q118-124 230-102V-88Q100-116-70-126Z", wallDeep, 0.5) +
    stroke(stones.join(""), wallDeep, 3, 0.45) +
    // The door, its stone frame, and the steps down to the water.
    fill("M-112 16V-62Q-110-108-60-110Q-10-108-8-62V18Z", stoneWorn) +
    fill("M-34-104Q-10-96-8-62V18L-26 18V-62Q-28-84-34-104Z", stoneShade) +
    fill("M-94 16V-58Q-92-92-60-94Q-28-92-26-58V18Z", near) +
    fill("M-94 16V-10H-60V4H-40V18Z", "#3c5470") +
    fill(lens(-58, 14, 62, 10), "#8fb0c4") +
    // The trough beside it, full.
    fill("M30 40V-4H196V34Q110 48 30 40Z", stone) +
    fill("M120 42V-2H196V34Q160 40 120 42Z", stoneShade) +
    fill("M24-8H202V6H24Z", wallBright) +
    fill("M36-5H190V2H36Z", "#7fa4ba")
  );
}
