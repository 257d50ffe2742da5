import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const TOP = -800;
const FOOT = -30;
/** Sag of the front of the cone below its sides, seen from slightly above at its foot and from below at its top. */
const sagAt = (y: number): number => mixed(-14, 46, (y - TOP) / (FOOT - TOP));
/** Half the cone's width at heights from its top down: a round shoulder, a bulge, then narrower to the foot, where most has been cut. */
const PROFILE: readonly Point[] = [
  [-800, 168],
  [-780, 200],
  [-730, 222],
  [-660, 232],
  [-560, 222],
  [-450, 204],
  [-330, 180],
  [-210, 154],
  [-110, 128],
  [-30, 104],
];
const halfAt = (y: number): number => heightAt(PROFILE, y);

/** A place on the cone's skin, `turn` degrees to the right of what looks at us. */
function onSkin(y: number, turn: number): Point {
  const angle = (turn / 180) * Math.PI;
  return [Math.sin(angle) * halfAt(y), y + Math.cos(angle) * sagAt(y)];
}

/** Browns of the roasted slices; where the knife has just passed they are paler. */
const ROASTED = ["#b9602b", "#a34f26", "#c97438", "#933f21", "#b4582a", "#d08543"] as const;
const FRESH = ["#d8935a", "#d08850", "#dc9c64", "#cb8049"] as const;
/** From this direction on the knife has come down. */
const CUT = 26;

/** The dark and the light tone of a vegetable. */
type Tones = readonly [dark: string, light: string];
const PEPPER: Tones = ["#4c6d27", "#93b543"];
const TOMATO: Tones = ["#a3261a", "#e9553a"];
const ONION: Tones = ["#c39a64", "#f8e8c2"];

/**
 * A vertical spit: a cone of stacked slices of meat with peppers, tomatoes and onions between them, browned by the fire on its left, cut fresh by
 * the knife on its right, on its dish. 800 high without the rod, 470 wide.
 */
export function donerSpit(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const levels = shares(40).map((share) => mixed(TOP, FOOT, share));
  const side = (turn: number) =>
    levels.map((y, index): Point => {
      const [x, at] = onSkin(y, turn);
      return [x + Math.sign(turn) * (3 * Math.sin(index * 1.9) + random.between(-4, 4)), at];
    });
  const outline = curve(
    [...side(90), ...shares(9).map((share) => onSkin(FOOT, mixed(80, -80, share))), ...side(-90).toReversed()],
    true,
  );
  // The fire's light on the side that looks at it, gone before the middle.
  const glow = sheet.linear(
    [
      [0, "#ffe08a", 0.95],
      [0.3, "#ffb440", 0.6],
      [1, "#ff962a", 0],
    ],
    [-232, 0],
    [20, 0],
  );
  return (
    dish() +
    fill(box(-9, TOP - 200, 18, 210), "#c5cad6") +
    fill(box(1, TOP - 200, 8, 210), "#7d8296") +
    sheet.clipped(
      outline,
      fill(box(-270, TOP - 60, 540, 900), "#7a331d") +
        slices(random) +
        gloss(randomOf(8)) +
        facets(random) +
        fill(shade(44), "#4a1534", 0.34) +
        fill(shade(64), "#331038", 0.5) +
        fill(box(-270, TOP - 60, 290, 900), glow),
    ) +
    crown(sheet)
  );
}

/** The steel dish under the cone, with fat and crumbs in it. */
function dish(): Drawing {
  return (
    fill("M-262-22Q-258 26-190 40Q0 66 190 40Q258 26 262-22Z", "#8d93a6") +
    fill("M60 56Q190 48 230 22Q258 8 262-22L150 0Z", "#54516c") +
    fill("M-262-22Q-258 26-190 40L-150 46Q-230 20-240-16Z", "#ffc88a") +
    fill(disc(0, -24, 262, 58), "#dfe2ea") +
    fill(disc(4, -20, 240, 48), "#a77a5e") +
    fill(disc(34, -14, 196, 38), "#6b4038")
  );
}

/** The part of the cone that turns away from the fire, from a direction on. */
function shade(turn: number): Path {
  const levels = shares(14).map((share) => mixed(TOP, FOOT + 10, share));
  const edge = levels.map((y, index): Point => [onSkin(y, turn)[0] + (index % 3) * 7, onSkin(y, turn)[1]]);
  return polygon([...edge, [300, FOOT + 60], [300, TOP - 40]]);
}

/** How many slices are on the spit. */
const COUNT = 34;

/** The stack from its foot up: slice over slice, each with a ragged rim that overhangs the next, vegetables looking out between them. */
function slices(random: Random): Drawing {
  return counted(COUNT)
    .map((index) => {
      const y = mixed(FOOT - 12, TOP + 8, index / (COUNT - 1));
      const [tall, tilt] = [random.between(25, 34), random.around(5)];
      const rim = (down: number, rough: number) =>
        shares(25).map((share): Point => {
          const [x, at] = onSkin(y, mixed(-92, 92, share));
          return [x, at + down + tilt * (share * 2 - 1) + random.around(rough)];
        });
      const [upper, lower] = [rim(-tall, 2), rim(6, 5)];
      const shadow = lower.map(([x, at]): Point => [x, at + 5]);
      const from = random.whole(2, 9);
      return (
        vegetables(index, y, random) +
        fill(polygon([...upper, ...shadow.toReversed()]), "#4f1a18", 0.85) +
        fill(polygon([...upper, ...lower.toReversed()]), random.pick(ROASTED)) +
        stroke(crisp(lower, from, from + random.whole(3, 6)), "#f0a957", 4.5, 0.85) +
        stroke(crisp(lower, from + 8, from + 10), "#5c2217", 5, 0.7)
      );
    })
    .join("");
}

/** Fat that glistens on the side that looks at the fire. */
function gloss(random: Random): Drawing {
  const spots = counted(20).map((index) => {
    const [x, y] = onSkin(mixed(TOP + 50, FOOT - 40, index / 19), random.between(-74, -8));
    return lens(x, y, random.between(24, 58), random.between(5, 9));
  });
  return fill(spots.join(""), "#fff0b8", 0.8);
}

/** A piece of a rim, a little above it. */
function crisp(rim: readonly Point[], from: number, to: number): Path {
  const piece = rim.slice(from, to).map(([x, y]): Point => [x, y - 6]);
  return piece.length > 1 ? curve(piece) : "";
}

/** Long facets where the knife came down last: smooth and paler, the slices showing as thin bands in them. */
function facets(random: Random): Drawing {
  const cuts = [
    [CUT, CUT + 20, TOP + 70, -170],
    [CUT + 18, CUT + 36, TOP + 40, -110],
    [CUT + 34, CUT + 56, TOP + 90, -70],
  ] as const;
  return cuts
    .map(([from, to, high, low], cut) => {
      const levels = shares(31).map((share) => mixed(high, low, share) + random.between(-8, 8));
      const ragged = counted(31).map(() => random.between(-1.6, 1.6));
      const narrow = (share: number) => 9 * Math.abs(share * 2 - 1) ** 4 + (ragged[Math.round(share * 30)] ?? 0);
      const bands = levels.slice(1).map((y, index) => {
        const before = levels[index] ?? y;
        const [a, b] = [narrow(index / 30), narrow((index + 1) / 30)];
        const sag = random.around(4);
        const edge = [
          onSkin(before + sag, from + a),
          onSkin(before, to - a),
          onSkin(y + 2, to - b),
          onSkin(y + 2, from + b),
        ];
        return (
          fill(polygon(edge), inCut(index + cut * 3) ?? random.pick(FRESH)) +
          stroke(polyline([onSkin(y, from + b), onSkin(y, to - b)]), "#a0592f", 2.6)
        );
      });
      return (
        bands.join("") +
        fill(
          polygon([
            ...levels.map((y, index) => onSkin(y, to - 4 - narrow(index / 30))),
            ...levels.map((y, index) => onSkin(y, to - narrow(index / 30))).toReversed(),
          ]),
          "#7a331d",
          cut === 2 ? 0 : 0.55,
        )
      );
    })
    .join("");
}

/** What the knife has laid open between the slices of meat: the edge of a tomato, of a pepper. */
function inCut(level: number): string | undefined {
  return { 5: "#d5492f", 12: "#86a83c", 18: "#b9622f", 25: "#d5492f", 30: "#86a83c" }[level];
}

/** A slice of a vegetable between two slices of meat, seen by its edge: soft, hanging a little over, in shade on the right. */
function vegetables(index: number, height: number, random: Random): Drawing {
  if (index === 0) return "";
  // Every level begins elsewhere, so that no two pieces lie over each other.
  const start = -88 + ((index * 23) % 58);
  return counted(3)
    .map((step) => {
      const turn = start + step * 58 + random.around(12);
      const wide = random.between(18, 40);
      const [dark, light] = random.pick([PEPPER, TOMATO, PEPPER, TOMATO, ONION]);
      const [hang, tilt] = [random.between(17, 29), random.around(6)];
      if (turn + wide > CUT + 8 ? random.chance(0.75) : random.chance(0.18)) return "";
      const at = (along: number, down: number): Point => {
        const [x, on] = onSkin(height, within(turn + wide * along, -90, 90));
        return [x * 1.012, on + down + tilt * (along - 0.5)];
      };
      const body = [
        at(0, -12),
        at(1, -12),
        at(1, hang * 0.5),
        at(0.84, hang),
        at(0.5, hang + 4),
        at(0.14, hang - 1),
        at(-0.02, hang * 0.4),
      ];
      const face = [at(0.06, -8), at(0.94, -8), at(0.88, hang - 8), at(0.5, hang - 5), at(0.12, hang - 8)];
      return (
        fill(
          curve(
            body.map(([x, y]): Point => [x + 4, y + 6]),
            true,
          ),
          "#3f1317",
          0.6,
        ) +
        fill(curve(body, true), dark) +
        fill(curve(face, true), light) +
        fill(curve([at(0.62, -8), at(0.74, -8), at(0.7, hang - 3), at(0.6, hang - 2)], true), "#4a1a1a", 0.45)
      );
    })
    .join("");
}

/** What is stuck on top of the cone: two peppers, a tomato between them. */
function crown(sheet: Sheet): Drawing {
  const y = TOP + 2;
  return (
    fill(disc(0, y, 170, 17), "#5c2217") +
    fill(disc(-14, y - 4, 150, 12), "#b4582a") +
    fill(`M-128 ${y + 2}Q-146 ${y - 58}-84 ${y - 66}Q-22 ${y - 62}-14 ${y + 4}Z`, "#8fb040") +
    fill(`M-72 ${y - 65}Q-22 ${y - 60}-14 ${y + 4}H-52Q-46 ${y - 40}-72 ${y - 65}Z`, "#4c6b28") +
    fill(`M10 ${y + 4}Q14 ${y - 62} 78 ${y - 62}Q138 ${y - 54} 126 ${y + 2}Z`, "#6f9434") +
    fill(`M84 ${y - 62}Q138 ${y - 54} 126 ${y + 2}H90Q102 ${y - 34} 84 ${y - 62}Z`, "#3b5420") +
    fill(disc(0, y - 52, 66, 58), "#a3261a") +
    fill(disc(-7, y - 57, 57, 49), "#e04a30") +
    sheet.spray(disc(0, y - 52, 66, 58), "#7a1420", { from: [66, y - 20], to: [-6, y - 60], thick: 0.8 }) +
    fill(disc(-28, y - 76, 20, 12), "#ffb48c") +
    fill(box(-8, TOP - 200, 16, 106), "#c5cad6") +
    fill(box(2, TOP - 200, 6, 106), "#7d8296") +
    fill(`M-15 ${y - 108}H15L10 ${y - 92}H-10Z`, "#8d93a6")
  );
}
