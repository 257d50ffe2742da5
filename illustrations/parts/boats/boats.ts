import { PIGMENT } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { box, disc, lens, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

/** A fishing boat with a wheelhouse, bow to the right, 170 units long; its waterline is at y 0. */
export function fishingBoat(
  sheet: Sheet,
  { colour = PIGMENT.sea, shade = PIGMENT.deep }: { colour?: string; shade?: string } = {},
): Drawing {
  const { wall, wallShade, window, trunk } = sheet.mood;
  return (
    fill("M-84-30Q-20-14 40-22T98-46Q88-14 66 2Q0 10-66 2Q-80-12-84-30Z", colour) +
    fill("M-78-8Q-72-2-66 2Q0 10 66 2Q76-6 82-14Q0 2-78-8Z", shade) +
    fill("M-84-30Q-20-14 40-22T98-46L95-38Q40-14-20-12T-82-23Z", wall) +
    fill("M-30-22L-28-58H10L16-22Z", wall) +
    fill("M10-58L16-22H26L22-54Z", wallShade) +
    fill("M-22-52H4V-38H-22Z", window) +
    fill("M-36-58H26V-64H-36Z", colour) +
    stroke("M-60-24V-96M-60-94L-34-50M-60-94L-80-30M44-26V-46M68-34V-50M44-42L92-58", trunk, 2) +
    fill("M-60-98L-80-92L-60-86Z", PIGMENT.flag) +
    fill(disc(-50, -14, 5) + disc(-32, -10, 5), PIGMENT.mandarin)
  );
}

/** A sailing yacht heeling a little, bow to the right, 190 units long, 270 high. */
export function sailingYacht(
  sheet: Sheet,
  {
    sail = sheet.mood.wallBright,
    sailShade = sheet.mood.wallShade,
    spinnaker,
  }: { sail?: string; sailShade?: string; spinnaker?: string } = {},
): Drawing {
  const { wall, wallShade, wallDeep, window } = sheet.mood;
  return (
    fill("M-94-20L-86 2Q10 10 66 0Q92-12 112-32Q20-22-94-20Z", wall) +
    fill("M-90-8L-86 2Q10 10 66 0Q80-6 92-14Q0-4-90-8Z", wallShade) +
    stroke("M-90-12Q10-10 98-22", PIGMENT.sea, 2.4) +
    fill("M-40-21Q-34-32-22-33H28Q42-30 50-25Z", wall) +
    fill("M-26-29H24Q32-27 36-25L-30-24Z", window) +
    fill("M8-26L12-268H15L14-26Z", wallDeep) +
    fill("M6-38L10-258Q-34-150-82-44Q-40-36 6-38Z", sail) +
    fill("M6-38L10-258Q0-150-22-37Z", sailShade) +
    (spinnaker
      ? fill("M17-250Q120-210 118-96Q70-70 26-44Q60-130 17-250Z", spinnaker) +
        fill("M17-250Q74-190 66-66Q44-54 26-44Q60-130 17-250Z", sheet.mood.near, 0.22)
      : fill("M17-238Q58-130 106-38Q60-40 22-34Q30-140 17-238Z", sail) +
        fill("M17-238Q40-130 58-38Q40-38 22-34Q30-140 17-238Z", sailShade)) +
    stroke("M-88-42H8M14-266L-92-22M14-266L110-32", wallDeep, 1.2)
  );
}

/** A motor yacht of three decks, bow to the right, 500 units long, 230 high. */
export function motorYacht(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, wallDeep, window } = sheet.mood;
  const portholes = counted(10)
    .map((index) => `M${-150 + index * 28} ${short(-28 - Math.max(0, index - 7) * 2)}h14`)
    .join("");
  return (
    fill("M-220-46L-208 4Q20 11 176 0Q232-24 286-82Q170-58 60-54T-220-50Z", wall) +
    fill("M-211-14Q20-2 202-14L176 0Q20 11-208 4Z", wallShade) +
    fill("M-213-21Q20-11 214-23L206-16Q20-4-212-14Z", PIGMENT.ink) +
    stroke(portholes, window, 5) +
    fill("M-194-50L-188-84H98Q146-74 174-56Q60-52-194-50Z", wallShade) +
    fill("M-182-78H94Q130-69 152-58L-182-54Z", window) +
    fill("M-182-78H-52L-90-55L-182-54Z", wallDeep, 0.4) +
    fill("M-220-84H112Q126-88 116-94H-210Z", wallBright) +
    fill("M-220-84H112Q124-87 120-88H-217Z", wallDeep) +
    fill("M-150-94L-142-122H50Q86-110 104-94Z", wall) +
    fill("M-138-117H46Q72-107 88-98H-138Z", window) +
    fill("M-138-117H-40L-66-98H-138Z", wallDeep, 0.4) +
    fill("M-182-122H60Q68-128 56-131H-174Z", wallBright) +
    fill("M-182-122H60L62-125H-179Z", wallDeep) +
    fill("M-92-131L-84-150H4Q28-142 40-131Z", wall) +
    fill("M-56-147H4Q22-140 30-134H-56Z", window) +
    fill("M-66-150L-84-186H-56L-34-150Z", wall) +
    fill("M-44-150L-64-178L-56-186L-34-150Z", wallShade) +
    fill(disc(-78, -194, 9) + disc(-52, -194, 6), wallBright) +
    stroke("M-64-186V-222M-74-210H-54", wallDeep, 2.2) +
    stroke("M178-72L268-88M192-64V-80M228-68V-84M262-80V-92", wallDeep, 1.6) +
    stroke("M-212-50L-224-112", wallDeep, 3) +
    place(turkishFlag({ height: 28, fly: "left" }), -223, -110)
  );
}

/** A rowing dinghy, 90 units long, with an oar or an outboard. */
export function dinghy(sheet: Sheet, { colour = sheet.mood.wall }: { colour?: string } = {}): Drawing {
  const { wallShade, trunk, stone } = sheet.mood;
  return (
    fill("M-44-16Q0-8 50-24Q44 0 28 4H-32Q-42-2-44-16Z", colour) +
    fill("M-42-6Q-40 2-32 4H28Q36 0 42-8Q0 2-42-6Z", wallShade) +
    fill("M-40-15Q0-7 46-22Q0-14-40-17Z", stone) +
    stroke("M-10-12L-44 8", trunk, 2.6)
  );
}

/**
 * A row of moored yachts seen end on: hulls of three kinds and sizes in the water, masts, rigging. From 0 to `width`, masts up to
 * `height`; the water is at y 4.
 */
export function mastForest(
  sheet: Sheet,
  {
    width,
    count = 10,
    height = 240,
    lights = false,
    seed = 1,
  }: { width: number; count?: number; height?: number; lights?: boolean; seed?: number },
): Drawing {
  const random = randomOf(seed * 103);
  const { wall, wallBright, wallShade, wallDeep, window, seaDark } = sheet.mood;
  const pieces = { masts: "", rigging: "", hulls: "", shades: "", covers: "", lamps: "", wet: "" };
  for (const index of counted(count)) {
    const x = mixed(0, width, (index + 0.5) / count) + random.around((width / count) * 0.3);
    const tall = height * random.between(0.66, 1.1);
    const wide = (width / count) * random.between(0.28, 0.47);
    pieces.masts += box(x - 1.5, -tall, 3, tall - 16);
    pieces.rigging += `M${short(x - tall * 0.1)} -16L${short(x)} ${short(-tall)}L${short(x + tall * 0.1)} -16M${short(x - tall * 0.05)} ${short(-tall * 0.55)}h${short(tall * 0.1)}M${short(x - tall * 0.036)} ${short(-tall * 0.78)}h${short(tall * 0.072)}`;
    const [deck, keel] = [-random.between(15, 24), random.between(0.62, 0.8)];
    pieces.hulls += `M${short(x - wide)} ${short(deck)}Q${short(x)} ${short(deck - 7)} ${short(x + wide)} ${short(deck)}Q${short(x + wide * 0.96)} -6 ${short(x + wide * keel)} 4H${short(x - wide * keel)}Q${short(x - wide * 0.96)} -6 ${short(x - wide)} ${short(deck)}z`;
    pieces.shades += `M${short(x + wide * 0.3)} ${short(deck - 4)}Q${short(x + wide)} ${short(deck - 2)} ${short(x + wide)} ${short(deck)}Q${short(x + wide * 0.96)} -6 ${short(x + wide * keel)} 4H${short(x + wide * 0.16)}z`;
    pieces.wet += lens(x + wide * 0.1, 5, wide * 2.3, 5) + box(x - wide * keel * 0.8, 7, wide * keel * 1.5, 2.4);
    pieces.covers += random.chance(0.4)
      ? `M${short(x - wide * 0.62)} ${short(deck - 3)}v-9h${short(wide * 1.1)}v9z`
      : `M${short(x - wide * 0.5)} ${short(deck - 4)}q${short(wide * 0.5)} -18 ${short(wide)} 0z`;
    pieces.lamps += disc(x, -tall - 3, 2.4);
  }
  return (
    stroke(pieces.rigging, wallDeep, 1, 0.8) +
    fill(pieces.masts, wallBright) +
    fill(pieces.wet, seaDark, 0.7) +
    fill(pieces.covers, window) +
    fill(pieces.hulls, wall) +
    fill(pieces.shades, wallShade) +
    (lights ? fill(pieces.lamps, "#ffe7a8") : "")
  );
}
