import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { box, curve, disc, type Path, polygon } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

const TOP = -800;
const FOOT = -34;
/** How far the front of a layer lies below its sides: the eye is over the foot and under the top. */
const sagAt = (y: number): number => mixed(-38, 32, (y - TOP) / (FOOT - TOP));
/** Half the cone's width at heights from its top down: a round shoulder, then narrower and narrower to the foot, where most has been cut. */
const PROFILE: readonly Point[] = [
  [-800, 186],
  [-770, 210],
  [-720, 222],
  [-640, 221],
  [-520, 206],
  [-400, 187],
  [-280, 164],
  [-170, 141],
  [-90, 122],
  [-34, 106],
];

/** A place on the cone's skin, `turn` degrees to the right of what looks at us; `out` lifts it off the skin. */
function onSkin(turn: number, y: number, out = 1): Point {
  const angle = (within(turn, -94, 94) / 180) * Math.PI;
  return [Math.sin(angle) * heightAt(PROFILE, y) * out, y + Math.cos(angle) * sagAt(y)];
}

/** How much of the fire's light reaches a direction: all of it on the left, none far on the right. */
const lightAt = (turn: number): number => within((Math.cos(((turn + 62) / 180) * Math.PI) + 0.42) / 1.42);

/** From dark to light: the roasted meat, where it is crisp, where the knife has been. */
const MEAT = ["#4a1720", "#93401e", "#c8722f"] as const;
const CRUST = ["#2c0c18", "#5c2118", "#7d3319"] as const;
const LIP = ["#6d3428", "#b4713c", "#dca25c"] as const;
const CUT = ["#6d3330", "#bd7444", "#e6a868"] as const;
/** The dark and the light side of a vegetable, and its skin. */
const PEPPER = ["#2f5426", "#5f9436", "#93bf4c"] as const;
const CUT_PEPPER = ["#3f5f34", "#a3c064", "#e2eba4"] as const;
const TOMATO = ["#7d1a22", "#cc3a26", "#e8583a"] as const;
const AUBERGINE = ["#7d4f3a", "#d8ab6c", "#f4dca4"] as const;
const SKIN = ["#1c0f28", "#3d2048", "#7a4a86"] as const;

type Tones = readonly [string, string, string];

/** A tone in the light of a direction. */
function toned([dark, body, light]: Tones, share: number): string {
  return share < 0.5 ? blend(dark, body, share * 2) : blend(body, light, share * 2 - 1);
}

/**
 * A vertical spit: a cone of slices of meat in layers, with peppers, tomatoes and aubergine between them, roasted by a fire on its left, a
 * smooth swath down its front where the knife has been; on its dish. 800 high without the rod, 450 wide.
 */
export function donerSpit(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const edge = (turn: number) => shares(30).map((share) => onSkin(turn, mixed(TOP, FOOT, share), 1.01));
  const outline = polygon([...edge(-90), ...edge(90).toReversed()]);
  const glow = sheet.linear(
    [
      [0, "#ffe08a", 0.62],
      [0.2, "#ffb03a", 0.36],
      [1, "#ff962a", 0],
    ],
    [-226, 0],
    [-30, 0],
  );
  return (
    dish() +
    fill(box(-9, TOP - 200, 18, 230), "#b9a8b8") +
    fill(box(1, TOP - 200, 8, 230), "#6b5a78") +
    crown() +
    fill(outline, "#3f141a") +
    layers(random) +
    sheet.clipped(polygon([...edge(-94), ...edge(94).toReversed()]), fill(box(-270, TOP - 60, 250, 860), glow))
  );
}

/** How many layers are on the spit, and in which of them vegetables were laid. */
const COUNT = 19;
const isVegetables = (level: number): boolean => level > 1 && level % 3 === 2;

/** How far the knife has been at a place, from 0 to 1: its swath runs down the front, a little to the right, and wanders. */
function cutAt(turn: number, y: number): number {
  const far = Math.abs(turn - 16 - 7 * Math.sin(y / 90)) / 26;
  return y > TOP + 90 && y < FOOT - 50 ? within((1 - far) * 2.5) : 0;
}

/** A tone of a piece: in the fire's light, or on the far side in the last light of the sky. */
function lit(tones: Tones, turn: number, stray: number): string {
  return blend(toned(tones, within(lightAt(turn) + stray)), "#8a68b4", within((turn - 60) / 34) * 0.3);
}

/** The stack from its foot up: every slice hangs a little over those below it. */
function layers(random: Random): Drawing {
  return counted(COUNT)
    .map((level) => {
      const y = mixed(FOOT - 4, TOP + 20, level / (COUNT - 1));
      const pieces: { turn: number; drawing: Drawing }[] = [];
      for (let turn = -108 + random.between(0, 24); turn < 92;) {
        const vegetable = isVegetables(level) ? random.chance(0.7) : random.chance(0.05);
        const wide = vegetable ? random.between(18, 38) : random.between(26, 50);
        const middle = turn + wide / 2;
        const height = y + random.around(vegetable ? 4 : 5);
        // At the very edge it would only be a splinter of colour.
        const shown = vegetable && Math.abs(middle) < 84;
        pieces.push({
          turn: Math.abs(middle) - (shown ? 60 : 0),
          drawing: shown
            ? vegetableAt(random, middle, wide, height, kindOf(random))
            : sliceAt(random, middle, wide, height),
        });
        turn += wide * (vegetable ? 0.96 : 0.72);
      }
      // The piece that looks at us lies over its neighbours, a vegetable over the meat.
      return pieces
        .toSorted((one, other) => other.turn - one.turn)
        .map((piece) => piece.drawing)
        .join("");
    })
    .join("");
}

/** The end of a slice of meat: a limp tongue, thick in its middle, its lip shining, crisp and dark below; flat and pale where the knife has been. */
function sliceAt(random: Random, middle: number, wide: number, y: number): Drawing {
  const cut = cutAt(middle, y);
  const stray = random.around(0.09);
  const [tall, tilt] = [random.between(40, 54), random.around(9)];
  const waves = counted(7).map(() => random.around(6 - cut * 2.6));
  const line = (down: number, out = 1): Point[] =>
    counted(7).map((index) => {
      const along = index / 3 - 1;
      const [x, at] = onSkin(middle + wide * along * 0.58, y, out);
      // Both edges run together at the ends.
      const full = 1 - Math.abs(along) ** 2.6 * 0.8;
      return [x, at - 11 + (down + 11) * full + tilt * along * 0.5 + (waves[index] ?? 0) * (down > -20 ? 1 : 0.4)];
    });
  const shape = (low: number, out: number): Path => curve([...line(-tall), ...line(low, out).toReversed()], true);
  const out = mixed(1.02, 1, cut);
  const body = blend(lit(MEAT, middle, stray), lit(CUT, middle, stray), cut * 0.8);
  const crust = blend(lit(CRUST, middle, stray), lit(MEAT, middle, stray), cut * 0.7);
  const lip = line(-tall * 0.5, out);
  const from = random.whole(1, 2);
  return (
    fill(shape(18 - cut * 7, 1), "#220914", 0.9) +
    fill(shape(9, out), crust) +
    fill(shape(mixed(-5, 0, cut), out), body) +
    stroke(curve(lip.slice(from, from + random.whole(3, 4))), lit(LIP, middle, stray - 0.15 - cut * 0.2), 5 - cut * 2)
  );
}

type Vegetable = "pepper" | "tomato" | "aubergine";

const kindOf = (random: Random): Vegetable =>
  random.pick(["pepper", "tomato", "aubergine", "pepper", "tomato", "pepper"]);

/** A slice of a vegetable that looks out from under the meat above it: the tomato thick, the pepper thin with a pale cut edge, the aubergine with its dark skin. */
function vegetableAt(random: Random, middle: number, wide: number, y: number, kind: Vegetable): Drawing {
  const stray = random.around(0.08);
  const cut = cutAt(middle, y);
  const tilt = random.around(6);
  const hang = { pepper: 13, tomato: 21, aubergine: 15 }[kind] * mixed(1, 0.5, cut) + random.around(2.4);
  // A tomato is round at its ends, the others are cut.
  const corner = () => (kind === "tomato" ? random.between(-0.7, 0) : random.between(0.1, 0.9));
  const [left, right, dip] = [corner(), corner(), random.around(3)];
  const at = (along: number, down: number): Point => {
    const [x, on] = onSkin(middle + wide * (along - 0.5), y, mixed(1.025, 1, cut));
    return [x, on + down + tilt * (along - 0.5)];
  };
  const rim = (low: number): Point[] => [
    at(0.99, low * right - 5),
    at(0.9, low * right + 1),
    at(0.68, low + dip),
    at(0.36, low - dip),
    at(0.11, low * left + 1),
    at(0.01, low * left - 5),
  ];
  const body = (low: number): Path => curve([at(0.03, -40), at(0.5, -42), at(0.97, -40), ...rim(low)], true);
  const tones = { pepper: PEPPER, tomato: TOMATO, aubergine: AUBERGINE }[kind];
  const face = lit(tones, middle, stray);
  const skin = {
    pepper: lit(CUT_PEPPER, middle, stray),
    tomato: blend(face, tones[0], 0.66),
    aubergine: lit(SKIN, middle, stray),
  }[kind];
  return (
    fill(body(hang + 8), "#220914", 0.9) +
    fill(body(hang), skin) +
    fill(body(hang - { pepper: 6, tomato: 6, aubergine: 11 }[kind]), face)
  );
}

/** The steel dish under the cone, with fat and crumbs in it. */
function dish(): Drawing {
  return (
    fill("M-236-20Q-230 26-170 42Q0 66 170 42Q230 26 236-20Z", "#8d7f96") +
    fill("M60 56Q180 46 206 24Q232 8 236-20L150 0Z", "#4c3d5c") +
    fill("M-236-20Q-230 26-170 42L-134 48Q-206 22-214-14Z", "#ffc88a") +
    fill(disc(0, -20, 236, 60), "#e8cdb4") +
    fill(disc(2, -17, 220, 53), "#8a5a4c") +
    fill(disc(30, -10, 180, 40), "#4f2630") +
    fill("M-196-10Q-170 22-90 32Q-150 10-160-14Z", "#ffb866", 0.9)
  );
}

/** What is stuck on top of the cone, behind its shoulder: peppers on both sides of a tomato. */
function crown(): Drawing {
  const y = TOP - 26;
  return (
    fill(`M-150 ${y + 30}Q-164 ${y - 42}-104 ${y - 54}Q-40 ${y - 52}-20 ${y + 30}Z`, "#3f6424") +
    fill(`M-150 ${y + 30}Q-164 ${y - 42}-104 ${y - 54}Q-72 ${y - 50}-66 ${y + 30}Z`, "#8fb040") +
    fill(`M-140 ${y + 4}Q-142 ${y - 34}-112 ${y - 42}Q-128 ${y - 26}-124 ${y + 10}Z`, "#e2ea9a") +
    fill(`M18 ${y + 30}Q24 ${y - 50} 88 ${y - 52}Q150 ${y - 42} 140 ${y + 30}Z`, "#2f4a24") +
    fill(`M18 ${y + 30}Q24 ${y - 50} 88 ${y - 52}Q70 ${y - 20} 76 ${y + 30}Z`, "#66892f") +
    stroke(`M-110 ${y - 50}Q-116 ${y - 66}-132 ${y - 70}`, "#6b7a34", 10) +
    stroke(`M92 ${y - 50}Q98 ${y - 66} 114 ${y - 70}`, "#4c5a2c", 10) +
    fill(disc(0, y - 30, 68, 62), "#8f1f1c") +
    fill(disc(-9, y - 34, 57, 54), "#d8432a") +
    fill(disc(-22, y - 42, 36, 36), "#f26a40") +
    fill(disc(-32, y - 58, 15, 11), "#ffd0a0") +
    fill(box(-8, TOP - 200, 16, 92), "#b9a8b8") +
    fill(box(2, TOP - 200, 6, 92), "#6b5a78")
  );
}

const SLICED = ["#b8622e", "#cf8446", "#a24e26", "#dc9c60", "#8f421f"] as const;

/** A shaving of meat: a limp, uneven leaf with one crisp edge, pale where the knife went; darker at a higher `shade`. */
function donerShaving(random: Random, x: number, y: number, length: number, shade = 0): Drawing {
  const [half, deep] = [length / 2, length * random.between(0.1, 0.16)];
  const [bow, twist] = [random.around(length * 0.2), random.between(0.5, 1.2)];
  const spine = shares(7).map((share): Point => [
    mixed(-half, half, share),
    bow * Math.sin(share * Math.PI) + random.around(3),
  ]);
  const girth = [random.between(0.4, 0.8), 0.9, 1, twist, 0.9, 0.8, random.between(0.4, 0.8)];
  const upper = spine.map(([px, py], index): Point => [px, py - deep * (girth[index] ?? 1) + random.around(2)]);
  const lower = spine.map(([px, py], index): Point => [px, py + deep * (girth[index] ?? 1)]);
  const inner = spine.map(([px, py], index): Point => [px, py + deep * 0.3 * (girth[index] ?? 1)]);
  const from = random.whole(1, 3);
  const tone = blend(random.pick(SLICED), "#4a1a2c", shade);
  return place(
    turned(
      place(fill(polygon([...upper, ...lower.toReversed()]), "#2e0e1c", 0.6), 3, 6) +
        fill(curve([...upper, ...lower.toReversed()], true), tone) +
        fill(curve([...inner, ...lower.toReversed()], true), blend("#5c2118", "#3a1220", shade)) +
        stroke(
          curve(upper.slice(from, from + 3).map(([px, py]): Point => [px, py + 4])),
          blend("#f3c084", "#7a3a34", shade),
          2.8,
        ),
      random.around(34),
    ),
    x,
    y,
  );
}

/** A heap of shavings with bits of vegetables among them, from its back to its front. */
export function shavedDoner(
  seed: number,
  [x, y]: Point,
  [wide, deep, tall]: readonly [number, number, number],
  count: number,
): Drawing {
  const random = randomOf(seed);
  const bits = counted(count).map((index) => {
    const share = index / (count - 1);
    const back = mixed(-1, 1, share);
    const reach = Math.sqrt(Math.max(0.05, 1 - back * back));
    const across = within(random.around(1), -1.1, 1.1) * reach * 0.86;
    const up = tall * Math.max(0, 1 - across * across - back * back * 0.8);
    const [px, py] = [x + across * wide, y + back * deep - up];
    const shade = Math.max(0, across * 0.4 + back * 0.1);
    if (index % 6 !== 3) return donerShaving(random, px, py, random.between(60, 112), shade);
    const [dark, light] = index % 12 === 3 ? ["#47692a", "#a3bf4c"] : ["#9c2419", "#f0603a"];
    return place(
      turned(
        fill("M-25 2Q-4-20 25 0Q4 14-25 2Z", dark ?? "") + fill("M-25 2Q-4-20 25 0Q2-6-25 2Z", light ?? ""),
        random.around(36),
      ),
      px,
      py - 4,
    );
  });
  return (
    fill(disc(x + 12, y + 4, wide * 1.02, deep), "#3f1826", 0.5) +
    fill(disc(x, y - tall * 0.3, wide * 0.74, deep * 0.7 + tall * 0.3), "#5c2418") +
    bits.join("")
  );
}
