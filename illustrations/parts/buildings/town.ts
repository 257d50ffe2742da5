import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { box, disc, polygon, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A small mosque: a cube, a drum with a lead dome, one slender minaret. 130 units wide, 210 high. */
export function mosque(sheet: Sheet): Drawing {
  const { wall, wallShade, wallDeep, stone, stoneShade, window } = sheet.mood;
  const arches = [-38, 0].map((x) => `M${x - 9} 0V-26q9-16 18 0V0z`).join("");
  return (
    fill(box(-60, -62, 88, 62), wall) +
    fill("M28 0L54-8V-68L28-62Z", wallShade) +
    fill(box(-63, -66, 94, 6), stone) +
    fill("M31-60L57-67V-73L31-66Z", stoneShade) +
    fill(box(-44, -78, 56, 14), wall) +
    fill(box(-6, -78, 18, 14), wallShade) +
    fill("M-48-78Q-46-122-16-126Q16-122 18-78Z", "#8fa3b5") +
    fill("M-14-126Q16-122 18-78H-2Q0-110-14-126Z", wallDeep) +
    stroke("M-16-126V-142", stoneShade, 2.4) +
    fill(arches, window) +
    fill(box(62, -172, 13, 172), wall) +
    fill(box(69, -172, 6, 172), wallShade) +
    fill(box(57, -126, 23, 6) + box(58, -120, 21, 4), stone) +
    fill("M60-172H77L68.5-214Z", wallDeep)
  );
}

/** A quay seen from the water: lit top, shaded face with fenders, bollards. Its upper edge is at y 0. */
export function quay(sheet: Sheet, { width, height = 26 }: { width: number; height?: number }): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  const count = Math.round(width / 110);
  return (
    fill(box(0, 0, width, height), wallShade) +
    fill(box(0, -6, width, 8), wallBright) +
    fill(box(0, height - 5, width, 5), wallDeep) +
    fill(
      counted(count)
        .map((index) => box(40 + index * 110, -14, 9, 10) + box(37 + index * 110, -17, 15, 5))
        .join(""),
      wallDeep,
    ) +
    fill(
      counted(count)
        .map((index) => disc(90 + index * 110, height * 0.5, 5, height * 0.28))
        .join(""),
      wall,
    )
  );
}

/** A wooden jetty that runs away to the right and up; 300 units long. */
export function jetty(sheet: Sheet, { length = 300, rise = 40 }: { length?: number; rise?: number } = {}): Drawing {
  const { trunk, stone, stoneShade } = sheet.mood;
  const legs = counted(6).map((index) => {
    const share = index / 5;
    return box(length * share * 0.96, -rise * share, mixed(8, 4, share), mixed(46, 16, share));
  });
  const gaps = counted(24).map(
    (index) => `M${short((length * index) / 24)} ${short((-rise * index) / 24)}l${short(10)} -12`,
  );
  return (
    fill(legs.join(""), trunk) +
    fill(
      polygon([
        [0, 0],
        [length, -rise],
        [length + 4, -rise - 8],
        [16, -16],
      ]),
      stone,
    ) +
    stroke(gaps.join(""), stoneShade, 1.6, 0.7) +
    fill(
      polygon([
        [0, 0],
        [length, -rise],
        [length, -rise + 5],
        [0, 9],
      ]),
      stoneShade,
    )
  );
}

/** An airport's control tower, 330 units high. */
export function controlTower(sheet: Sheet): Drawing {
  const { wall, wallShade, wallDeep } = sheet.mood;
  return (
    fill("M-24 0L-15-240H15L24 0Z", wall) +
    fill("M4 0L3-240H15L24 0Z", wallShade) +
    fill("M-34-238L-48-270H48L34-238Z", wallShade) +
    fill("M-34-238L-48-270H4L2-238Z", wall) +
    fill("M-52-270L-62-312H62L52-270Z", "#ffd98a") +
    stroke("M-38-271L-45-311M-14-271L-16-311M10-271L12-311M34-271L40-311", wallDeep, 3.2) +
    fill("M-68-312H68L56-326H-56Z", wallDeep) +
    stroke("M0-326V-376M-22-326V-348", wallDeep, 2.8) +
    fill(disc(0, -378, 4), "#ff6a4d")
  );
}

/** An airliner on the ground, its nose to the left, 1290 units long; the tail stands 420 high. Wheels at y 0. */
export function airliner(
  sheet: Sheet,
  { tail = "#0f2540", stripe = "#c2265f" }: { tail?: string; stripe?: string } = {},
): Drawing {
  const { wall, wallShade, wallDeep, window } = sheet.mood;
  const panes = counted(27)
    .map((index) => box(-826 + index * 27, -122, 11, 14))
    .join("");
  return place(
    fill("M-806-30h11v28h-11zM-320-38h11v36h-11z", wallDeep) +
      fill(disc(-801, 0, 13) + disc(-316, 0, 16) + disc(-292, 0, 16), "#15122a") +
      fill(
        "M-980-78Q-960-122-880-146Q-800-160-640-158Q-120-158 330-196Q346-190 330-176Q200-90-40-56Q-300-26-820-26Q-960-36-980-78Z",
        wall,
      ) +
      fill(
        "M-978-70Q-700-66-420-74T-40-100Q200-132 338-186Q340-180 330-176Q200-90-40-56Q-300-26-820-26Q-960-36-978-70Z",
        wallShade,
      ) +
      fill("M-940-110Q-910-136-880-140L-872-122Z", window) +
      fill("M-20-150L190-420Q206-436 230-436H282Q296-436 292-420L300-178Q180-152 60-149Z", tail) +
      fill("M120-330L190-420Q206-436 230-436H282Q296-436 292-420L294-372Q230-330 120-330Z", stripe) +
      fill("M92-294Q220-300 295-340L296-318Q220-276 74-272Z", "#c79a4b") +
      fill("M110-128L330-96L398-100L250-158Q170-150 110-128Z", wallShade) +
      fill("M110-128L330-96L398-100L392-108Q240-116 110-128Z", wallDeep) +
      fill(panes, window) +
      fill(box(-860, -132, 26, 52) + box(-70, -132, 26, 52), wallShade, 0.7) +
      fill("M-520-70L-250 10H-190L-330-72Z", wallDeep) +
      fill("M-520-48Q-530-18-500-14H-410Q-390-24-404-48Z", tail) +
      fill("M-520-48Q-534-30-514-16Q-500-30-506-48Z", wall),
    0,
    -12,
  );
}
