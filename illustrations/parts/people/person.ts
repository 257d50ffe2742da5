import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { along, type Girth, limb, trunkOf } from "./body.ts";
import { type Carried, carriedThing } from "./carried.ts";
import { type Tone, toneOf } from "./light.ts";
import { type Limb, mirroredPose, type Pose, type PoseName, POSES } from "./poses.ts";

export interface PersonOptions {
  pose?: PoseName;
  /** Mirrored: it faces left. The light still comes from the left. */
  mirrored?: boolean;
  /** Seen from behind: hair instead of a face. */
  behind?: boolean;
  /** Clothes below the waist; with `swimming` it wears only trunks or a bathing suit. */
  wears?: "trousers" | "shorts" | "skirt" | "swimming";
  /** Arms are covered to the wrist, to the elbow, or not at all. */
  sleeves?: "long" | "short" | "none";
  /** Colours without light; the scene's light is applied to them. */
  top?: string;
  bottom?: string;
  shoes?: string;
  skin?: string;
  hair?: string;
  hairstyle?: "short" | "long" | "bun" | "scarf";
  /** Colour of a straw hat. */
  hat?: string;
  /** White shirt front and a tie under an open jacket. */
  suit?: boolean;
  /** Narrower shoulders and waist. */
  slender?: boolean;
  /** Proportions of a child of about six. Its height is still 100. */
  child?: boolean;
  carries?: Carried;
  carriedColour?: string;
  /** Whether it casts a shadow on the ground to the right; not on water or behind a rail. */
  shadow?: boolean;
}

interface Tones {
  skin: Tone;
  top: Tone;
  bottom: Tone;
  shoes: Tone;
  hair: Tone;
}

/** A child's joints lie lower in the body, under a larger head. */
const CHILD = { body: 0.9, head: 1.36 };

/**
 * A person some way off, without a face, 100 high and standing on 0,0: two tones a form, lit from the left. Take it at 4 to 14 %
 * of the picture's height.
 */
export function person(sheet: Sheet, options: PersonOptions = {}): Drawing {
  const { pose = "standing", mirrored = false, carries, carriedColour = "#c8643c", shadow = true } = options;
  const posed: Pose = mirrored ? mirroredPose(POSES[pose]) : POSES[pose];
  const body = options.child ? childOf(posed) : posed;
  const bathingSuit = options.wears === "swimming" && options.slender;
  const tones: Tones = {
    skin: toneOf(sheet, options.skin ?? "#c98a5e"),
    top: toneOf(sheet, options.top ?? "#fdf8ee"),
    bottom: toneOf(sheet, bathingSuit ? (options.top ?? "#c2265f") : (options.bottom ?? "#31507a")),
    shoes: toneOf(sheet, options.shoes ?? "#3a2f3a"),
    hair: toneOf(sheet, options.hair ?? "#3f2a2a"),
  };
  // A skirt lies over the legs, all else is pulled on over the trunk.
  const legs = leg(body, "far", options, tones) + leg(body, "near", options, tones);
  const figure =
    (body.holds ? "" : arm(body, "far", options, tones)) +
    (options.hairstyle === "long" && !options.behind ? longHair(body, tones.hair) : "") +
    (options.wears === "skirt" ? legs : "") +
    trunk(sheet, body, options, tones) +
    (options.wears === "skirt" ? "" : legs) +
    (body.holds ? arm(body, "far", options, tones) : "") +
    head(sheet, body, options, tones) +
    arm(body, "near", options, tones);
  const thing = carries ? carriedThing(sheet, carries, handFor(body, carries), mirrored ? 1 : -1, carriedColour) : "";
  const shade = shadow ? groundShade(body, sheet.mood.groundShade) : "";
  // A sign is held before the body, what is drawn along or hangs lies on the hand.
  return shade + figure + thing;
}

function childOf(pose: Pose): Pose {
  const low = ([x, y]: Point): Point => [x, y * CHILD.body];
  const both = ({ far, near }: { far: Point; near: Point }) => ({ far: low(far), near: low(near) });
  const limbOf = ([bend, end]: Limb): Limb => [low(bend), low(end)];
  return {
    ...pose,
    head: [pose.head[0], pose.head[1] * CHILD.body - 1.4],
    shoulders: both(pose.shoulders),
    hips: both(pose.hips),
    arms: { far: limbOf(pose.arms.far), near: limbOf(pose.arms.near) },
    legs: { far: limbOf(pose.legs.far), near: limbOf(pose.legs.near) },
  };
}

function handFor(body: Pose, thing: Carried): Point {
  const [far, near] = [body.arms.far[1], body.arms.near[1]];
  if (thing === "sign") return [(far[0] + near[0]) / 2, (far[1] + near[1]) / 2];
  return thing === "tray" || thing === "iceCream" ? far : near;
}

/** Limbs in two tones: the lit form, and the shade along its right side. */
function rounded(places: readonly Girth[], [lit, shaded]: Tone, allShade = false): Drawing {
  if (allShade) return fill(limb(places), shaded);
  const shade = places.map(([x, y, half]): Girth => [x + half * 0.6, y, half * 0.52]);
  return fill(limb(places), lit) + fill(limb(shade), shaded);
}

function arm(body: Pose, side: "far" | "near", { sleeves = "short", child }: PersonOptions, tones: Tones): Drawing {
  const shoulder = body.shoulders[side];
  const [elbow, hand] = body.arms[side];
  const shaded = side === "far" && body.looks === 1 && !body.holds;
  const thick = child ? 1.12 : 1;
  const skin = rounded(
    [
      [shoulder[0], shoulder[1] + 1, 3.3 * thick],
      [elbow[0], elbow[1], 2.6 * thick],
      along(elbow, hand, 0.82, 1.9 * thick),
      [hand[0], hand[1], 2.4 * thick],
    ],
    tones.skin,
    shaded,
  );
  if (sleeves === "none") return skin;
  const cloth: Girth[] =
    sleeves === "long"
      ? [[shoulder[0], shoulder[1] + 1, 4], [elbow[0], elbow[1], 3.4], along(elbow, hand, 0.84, 2.7)]
      : [[shoulder[0], shoulder[1] + 1, 4], along(shoulder, elbow, 0.66, 4)];
  return skin + rounded(cloth, tones.top, shaded);
}

function leg(body: Pose, side: "far" | "near", { wears = "trousers", child }: PersonOptions, tones: Tones): Drawing {
  const hip = body.hips[side];
  const [knee, ankle] = body.legs[side];
  const [toeX, toeY] = body.toes[side];
  const shaded = side === "far" && body.looks === 1;
  const thick = child ? 1.1 : 1;
  const bare = wears === "swimming";
  const foot = rounded(
    [
      [ankle[0] - Math.sign(toeX) * 0.8, ankle[1] + 1.6, 2.4],
      [ankle[0] + toeX * 0.55, ankle[1] + toeY * 0.62, 2.1],
      [ankle[0] + toeX, ankle[1] + toeY * 0.9, 1.5],
    ],
    bare ? tones.skin : tones.shoes,
    shaded,
  );
  if (wears === "trousers") {
    const cloth: Girth[] = [
      [hip[0], hip[1], 5.8],
      along(hip, knee, 0.5, 5.4),
      [knee[0], knee[1], 4.5],
      [ankle[0], ankle[1] + 1.4, 3.7],
    ];
    return foot + rounded(cloth, tones.bottom, shaded);
  }
  const skin: Girth[] = [
    [hip[0], hip[1], 5.3 * thick],
    along(hip, knee, 0.5, 4.8 * thick),
    [knee[0], knee[1], 3.3 * thick],
    along(knee, ankle, 0.36, 3.4 * thick),
    along(knee, ankle, 0.9, 2 * thick),
    [ankle[0], ankle[1], 2.1 * thick],
  ];
  const reach = bare ? 0.34 : 0.78;
  const shorts: Girth[] = [[hip[0], hip[1], 6], along(hip, knee, reach * 0.5, 6), along(hip, knee, reach, 5.7)];
  return foot + rounded(skin, tones.skin, shaded) + (wears === "skirt" ? "" : rounded(shorts, tones.bottom, shaded));
}

function trunk(sheet: Sheet, body: Pose, options: PersonOptions, tones: Tones): Drawing {
  const { wears = "trousers", slender = false, child = false, suit = false, sleeves = "short" } = options;
  const shape = trunkOf(
    [body.shoulders.far, body.shoulders.near],
    [body.hips.far, body.hips.near],
    slender ? 0.74 : child ? 1 : 0.94,
  );
  const [x] = middleOf(body.shoulders);
  const [hipX, hipY] = middleOf(body.hips);
  // A man in trunks is bare above them; a slender figure wears a bathing suit.
  const tone = wears === "swimming" && !slender && sleeves === "none" ? tones.skin : tones.top;
  const neck = limb([
    [body.head[0] - body.looks * 0.4, body.head[1] + 4, 2.6],
    [x, middleOf(body.shoulders)[1] - 1.6, 3],
  ]);
  const front = suit
    ? fill(`M${short(x - 3)} ${short(body.shoulders.near[1] - 3)}h6l-2.6 19z`, toneOf(sheet, "#fdf8ee")[0]) +
      fill(`M${short(x - 1)} ${short(body.shoulders.near[1] - 2)}h2l.4 11l-1.4 3l-1.4-3z`, toneOf(sheet, "#5d2438")[0])
    : "";
  const shade = shadeOf(sheet, shape, tone[1], x * 0.5 + hipX * 0.5);
  return (
    (wears === "skirt" ? skirt(sheet, body, tones.bottom) : "") +
    fill(shape, tone[0]) +
    shade +
    (wears === "skirt" || wears === "swimming" ? "" : belt(sheet, shape, hipY, tones.bottom)) +
    (wears === "swimming" && !slender ? belt(sheet, shape, hipY, tones.bottom) : "") +
    (suit ? sheet.clipped(shape, front) : "") +
    fill(neck, tones.skin[body.looks === 1 ? 0 : 1])
  );
}

/** What is worn below begins at the waist. */
function belt(sheet: Sheet, shape: Path, hipY: number, [lit, shaded]: Tone): Drawing {
  const below = (from: number) => `M${short(from)} ${short(hipY - 5.4)}H60V${short(hipY + 16)}H${short(from)}Z`;
  return sheet.clipped(shape, fill(below(-60), lit) + fill(below(1.4), shaded));
}

/** The right part of a form in shade, along a soft line. */
function shadeOf(sheet: Sheet, shape: Path, ink: string, x: number): Drawing {
  const edge = `M${short(x + 3.4)} -110Q${short(x + 0.6)} -74 ${short(x + 3)} -62T${short(x + 2)} 4H70V-110Z`;
  return sheet.clipped(shape, fill(edge, ink));
}

/** A skirt to below the knee, as wide as the step. */
function skirt(sheet: Sheet, body: Pose, [lit, shaded]: Tone): Drawing {
  const [left, right] = [body.hips.far, body.hips.near].toSorted(([a], [b]) => a - b) as [Point, Point];
  const hem = [body.legs.far, body.legs.near].map(([knee, ankle]): Point => [
    mixed(knee[0], ankle[0], 0.36),
    mixed(knee[1], ankle[1], 0.36),
  ]);
  const [hemLeft, hemRight] = hem.toSorted(([a], [b]) => a - b) as [Point, Point];
  const shape = curve(
    [
      [left[0] - 2.6, left[1] - 8],
      [left[0] - 5, left[1]],
      [mixed(left[0], hemLeft[0], 0.6) - 6, mixed(left[1], hemLeft[1], 0.6)],
      [hemLeft[0] - 5.6, hemLeft[1] - 0.6],
      [(hemLeft[0] + hemRight[0]) / 2, Math.max(hemLeft[1], hemRight[1]) + 1.6],
      [hemRight[0] + 5.6, hemRight[1] - 0.6],
      [mixed(right[0], hemRight[0], 0.6) + 6, mixed(right[1], hemRight[1], 0.6)],
      [right[0] + 5, right[1]],
      [right[0] + 2.6, right[1] - 8],
    ],
    true,
  );
  return fill(shape, lit) + shadeOf(sheet, shape, shaded, (hemLeft[0] + hemRight[0]) / 2);
}

function head(sheet: Sheet, body: Pose, options: PersonOptions, { skin, hair }: Tones): Drawing {
  const { behind = false, hairstyle = "short", hat, child = false, mirrored = false } = options;
  const size = child ? CHILD.head : 1;
  const looks = body.looks * (mirrored ? -1 : 1);
  const [x, y] = body.head;
  const round = (dx: number, dy: number, wide: number, high = wide) =>
    disc(x + dx * size, y + dy * size, wide * size, high * size);
  const face =
    fill(round(looks * 0.9, 1.2, 4.5, 5.7), skin[0]) +
    fill(
      `M${short(x + (looks * 0.9 + 1.4) * size)} ${short(y - 4 * size)}q${short(3.2 * size)} ${short(1.4 * size)} ${short(3 * size)} ${short(5.4 * size)}q${short(-0.4 * size)} ${short(4.6 * size)} ${short(-3.6 * size)} ${short(5.4 * size)}q${short(2.4 * size)} ${short(-5 * size)} ${short(0.6 * size)} ${short(-10.8 * size)}z`,
      skin[1],
    );
  const crown = fill(round(-looks * 0.9, -1.4, 5.4, 5.4), hair[0]);
  // The hair's edge over the forehead, and down to the ear on the side that it turns to us.
  const fringe = fill(
    `M${short(x - 5.2 * size)} ${short(y + 0.4 * size)}Q${short(x - 5.4 * size)} ${short(y - 7.4 * size)} ${short(x + looks * size)} ${short(y - 6.8 * size)}Q${short(x + 5.4 * size)} ${short(y - 7 * size)} ${short(x + 5.2 * size)} ${short(y + 0.4 * size)}Q${short(x + (looks * 1.6 + 3.4) * size)} ${short(y - 3 * size)} ${short(x + looks * 2.4 * size)} ${short(y - 2.6 * size)}Q${short(x + (looks * 1.6 - 3.4) * size)} ${short(y - 3 * size)} ${short(x - 5.2 * size)} ${short(y + 0.4 * size)}Z`,
    hair[0],
  );
  const back = looks ? fill(round(-looks * 3.2, 0.2, 2.8, 4.4), hair[0]) : "";
  const style =
    hairstyle === "bun"
      ? fill(round(looks ? -looks * 5.4 : 0, looks ? -2.6 : -7.2, 2.7), hair[0])
      : hairstyle === "scarf"
        ? fill(
            `M${short(x - 5)} ${short(y - 2)}Q${short(x - looks * 4 - 7)} ${short(y + 9)} ${short(x - looks * 6 - 5)} ${short(y + 13)}H${short(x - looks * 3 + 4)}Q${short(x + 4)} ${short(y + 8)} ${short(x + 3)} ${short(y - 2)}Z`,
            hair[1],
          ) + fill(round(-looks * 1.6, -0.8, 6, 6.8), hair[0])
        : "";
  const top = hat ? strawHat(sheet, [x, y], size, looks, hat) : "";
  if (behind) {
    const long = hairstyle === "long" ? longHair(body, hair) : "";
    return long + fill(round(0, 0.2, 5.3, 6.4), hair[0]) + fill(round(2, 0.6, 3, 5.4), hair[1]) + style + top;
  }
  return hairstyle === "scarf" ? style + face + fringe + top : crown + style + face + back + fringe + top;
}

/** Hair down to the shoulder blades. */
function longHair(body: Pose, hair: Tone): Drawing {
  const [x, y] = body.head;
  const fall = curve(
    [
      [x - 5, y - 3],
      [x - 6.4, y + 7],
      [x - 5, y + 16],
      [x + 1, y + 18],
      [x + 5.4, y + 14],
      [x + 5.6, y + 5],
      [x + 4.6, y - 3],
    ],
    true,
  );
  return (
    fill(fall, hair[1]) +
    fill(
      limb([
        [x - 3, y, 2.6],
        [x - 3.4, y + 8, 2.8],
        [x - 2.4, y + 14, 2],
      ]),
      hair[0],
    )
  );
}

function strawHat(sheet: Sheet, [x, y]: Point, size: number, looks: number, colour: string): Drawing {
  const [lit, shaded] = toneOf(sheet, colour);
  const [band] = toneOf(sheet, "#5d3a4a");
  const brim = y - 3.4 * size;
  return (
    fill(disc(x + looks, brim, 9.6 * size, 2.7 * size), lit) +
    fill(
      `M${short(x - 9 * size)} ${short(brim + 0.6)}q${short(9 * size)} ${short(3.4 * size)} ${short(18.6 * size)} 0q${short(-9 * size)} ${short(1.4 * size)} ${short(-18.6 * size)} 0z`,
      shaded,
    ) +
    fill(
      `M${short(x - 5.2 * size)} ${short(brim)}q0 ${short(-7 * size)} ${short(5.2 * size)} ${short(-7 * size)}t${short(5.2 * size)} ${short(7 * size)}q${short(-5.2 * size)} ${short(2 * size)} ${short(-10.4 * size)} 0z`,
      lit,
    ) +
    fill(
      `M${short(x + 1.4 * size)} ${short(brim + 0.8 * size)}q${short(1.6 * size)} ${short(-5 * size)} ${short(-1 * size)} ${short(-7.7 * size)}q${short(4.8 * size)} ${short(0.8 * size)} ${short(4.8 * size)} ${short(6.9 * size)}z`,
      shaded,
    ) +
    fill(
      `M${short(x - 5.2 * size)} ${short(brim)}v${short(-1.9 * size)}q${short(5.2 * size)} ${short(2 * size)} ${short(10.4 * size)} 0v${short(1.9 * size)}q${short(-5.2 * size)} ${short(2 * size)} ${short(-10.4 * size)} 0z`,
      band,
    )
  );
}

/** Its shadow: the body laid down to the right and a little away from us. */
function groundShade(body: Pose, ink: string): Drawing {
  const laid = ([x, y]: Point, half: number): Girth => [x - y * 0.86, y * 0.13, half * 0.5];
  const { far, near } = body.legs;
  const trunkLine = limb([laid(middleOf(body.hips), 8), laid(middleOf(body.shoulders), 9), laid(body.head, 6)]);
  const legs = [
    limb([laid(body.hips.far, 6), laid(far[0], 5), laid(far[1], 4), [far[1][0], 0, 1.6]]),
    limb([laid(body.hips.near, 6), laid(near[0], 5), laid(near[1], 4), [near[1][0], 0, 1.6]]),
  ];
  return `<g opacity=".5">${fill(trunkLine + legs.join(""), ink)}</g>`;
}

function middleOf({ far, near }: { far: Point; near: Point }): Point {
  return [(far[0] + near[0]) / 2, (far[1] + near[1]) / 2];
}
