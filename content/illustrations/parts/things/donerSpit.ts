import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const TOP = -640;
const FOOT = -34;
/** How far the front of a slice hangs below its sides, for an eye a little above. */
const SAG = 26;
/** Half the cone's width at a height. */
const halfAt = (y: number): number => mixed(108, 214, ((-y - 20) / 600) ** 0.9 || 0);
/** Where the long knife has been: from this height down, between two directions (0 is towards us, 90 right). */
const CUT = { top: TOP + 84, from: 4, to: 56 };

/** A place on the cone's skin, `turn` degrees to the right of what looks at us. */
function onSkin(y: number, turn: number): Point {
  const angle = (turn / 180) * Math.PI;
  return [Math.sin(angle) * halfAt(y), y + Math.cos(angle) * SAG];
}

interface Slice {
  top: number;
  foot: number;
  /** Vegetables between two slices of meat. */
  green: boolean;
  colour: string;
  /** How far it stands out of the cone. */
  out: number;
}

/** The dark and the light tone of a vegetable. */
type Tones = readonly [dark: string, light: string];

const VEGETABLES: readonly [Tones, ...Tones[]] = [
  ["#4f6f28", "#86a93a"],
  ["#a82a1a", "#e2553a"],
  ["#56762c", "#9cba48"],
  ["#c9a06a", "#f6e3b8"],
  ["#a82a1a", "#ef6f42"],
];

/**
 * A vertical spit of meat in slices with layers of peppers, tomatoes and onions between them, on its dish: 700 high without
 * the rod, 430 wide. The fire is on its left; the knife has taken a flat face off its front.
 */
export function donerSpit(sheet: Sheet): Drawing {
  const random = randomOf(29);
  const meats = ["#a04e28", "#8a3f22", "#b05a2c", "#954626"] as const;
  const slices: Slice[] = [];
  for (let [top, index] = [TOP, 0]; top < FOOT - 8; index += 1) {
    const green = index % 4 === 3;
    const foot = Math.min(FOOT, top + (green ? 24 : random.between(22, 40)));
    slices.push({ top, foot, green, colour: random.pick(meats), out: green ? -3 : random.between(0, 9) });
    top = foot;
  }
  const outline = polygon([
    ...slices.flatMap(({ top, foot, out }) =>
      [onSkin(top + 3, 90), onSkin(foot - 3, 90)].map(([x, y]): Point => [x + out, y]),
    ),
    ...shares(9).map((share) => onSkin(FOOT, mixed(90, -90, share))),
    ...slices
      .toReversed()
      .flatMap(({ top, foot, out }) =>
        [onSkin(foot - 3, -90), onSkin(top + 3, -90)].map(([x, y]): Point => [x - out, y]),
      ),
  ]);
  const skin = slices.map((slice) => (slice.green ? greens(slice, random) : meat(slice, random))).join("");
  const shaded = polygon([...slices.map(({ top }) => onSkin(top, 62)), onSkin(FOOT, 62), [260, FOOT + 40], [260, TOP]]);
  return (
    fill(disc(0, -6, 236, 44), "#3a1d24", 0.55) +
    fill(box(-9, TOP - 190, 18, 190), "#aeb4c0") +
    fill(box(1, TOP - 190, 8, 190), "#6f6f86") +
    fill("M-210-30Q-206 8-150 14H150Q206 8 210-30Q0 22-210-30Z", "#8d93a6") +
    fill("M40 10Q150 6 210-30Q206 8 150 14H40Z", "#5a5a74") +
    fill(disc(0, -32, 210, 34), "#c5cad6") +
    fill(disc(6, -28, 186, 26), "#7d5a52") +
    sheet.clipped(
      outline,
      fill(box(-260, TOP - 40, 520, 700), "#5f2a1c") +
        skin +
        fill(shaded, "#3f1420", 0.42) +
        sheet.spray(box(-260, TOP - 40, 220, 700), "#ffa743", { from: [-226, -360], to: [-96, -350], thick: 0.5 }),
    ) +
    fill(disc(0, TOP, 213, 24), "#7d3a22") +
    fill(disc(-8, TOP - 3, 200, 20), "#b5622f") +
    face(sheet, slices, random) +
    crown()
  );
}

/** A slice of meat: its browned edge, lighter where it bulges, charred here and there. */
function meat({ top, foot, colour }: Slice, random: Random): Drawing {
  const turns = shares(13).map((share) => mixed(-92, 92, share));
  const band = (from: number, to: number): Path =>
    polygon([...turns.map((turn) => onSkin(from, turn)), ...turns.toReversed().map((turn) => onSkin(to, turn))]);
  const high = foot - top;
  const marks = counted(3).map(() => {
    const [turn, y] = [random.between(-70, 70), top + high * random.between(0.45, 0.75)];
    return curve([onSkin(y, turn), onSkin(y, turn + 7), onSkin(y, turn + 14)]);
  });
  return (
    fill(band(top, foot - 3), colour) +
    fill(band(top + 2, top + high * 0.34), blend(colour, "#f3b06a", 0.4)) +
    fill(band(foot - 8, foot - 3), blend(colour, "#3a1018", 0.35)) +
    stroke(marks.join(""), "#4f1f18", 5, 0.7)
  );
}

/** A layer of slices of pepper, tomato and onion, side by side round the cone, narrower towards its sides. */
function greens({ top, foot }: Slice, random: Random): Drawing {
  const pieces: Drawing[] = [];
  for (let turn = -88; turn < 84;) {
    const wide = random.between(12, 21);
    const [dark, light] = random.pick(VEGETABLES);
    const hang = random.between(-1, 5);
    const at = (y: number, share: number) => onSkin(y, turn + wide * share);
    pieces.push(
      fill(
        curve(
          [
            at(top + 1, 0.02),
            at(top, 0.5),
            at(top + 1, 0.98),
            at(foot - 4 + hang, 0.9),
            at(foot + hang, 0.5),
            at(foot - 4 + hang, 0.1),
          ],
          true,
        ),
        dark,
      ),
      fill(
        curve(
          [
            at(top + 2, 0.08),
            at(top + 1, 0.5),
            at(top + 2, 0.86),
            at(foot - 9 + hang, 0.78),
            at(foot - 7 + hang, 0.5),
            at(foot - 9 + hang, 0.16),
          ],
          true,
        ),
        light,
      ),
    );
    turn += wide;
  }
  return pieces.join("");
}

/** The face that the knife has laid bare: the same layers, cut straight through, set back from the browned skin. */
function face(sheet: Sheet, slices: readonly Slice[], random: Random): Drawing {
  const below = slices.filter(({ foot }) => foot > CUT.top);
  // The knife bites in slowly: at its top the cut is narrow.
  const bite = (y: number) => Math.min(1, ((y - CUT.top) / 120) ** 0.5 || 0);
  const middle = (CUT.from + CUT.to) / 2;
  const left = (y: number) => onSkin(Math.max(y, CUT.top), mixed(middle, CUT.from, bite(y)));
  const right = (y: number) => onSkin(Math.max(y, CUT.top), mixed(middle, CUT.to, bite(y)));
  const levels = shares(28).map((share) => mixed(CUT.top, FOOT, share));
  const ragged = (at: (y: number) => Point, by: number) =>
    levels.map((y, index): Point => [at(y)[0] + ((index * 7) % 5) * by - by * 2, at(y)[1]]);
  const [lefts, rights] = [ragged(left, 1.6), ragged(right, 1.3)];
  const outline = polygon([...lefts, ...rights.toReversed()]);
  const strip = (top: number, foot: number, from: number, to: number): Path => {
    const at = (y: number, share: number): Point => {
      const [[x0, y0], [x1, y1]] = [left(y), right(y)];
      return [mixed(x0, x1, share), mixed(y0, y1, share)];
    };
    return polygon([at(top, from), at(top, to), at(foot, to), at(foot, from)]);
  };
  const layers = below.map(({ top, foot, green }) => {
    if (!green) {
      const colour = random.pick(["#d39a62", "#c98a54", "#dba670"]);
      const grain = top + (foot - top) * random.between(0.4, 0.65);
      return (
        fill(strip(top, foot + 1, -0.2, 1.2), colour) +
        fill(strip(grain, grain + 4, random.between(-0.1, 0.3), random.between(0.6, 1.1)), "#a86a3c", 0.7) +
        fill(strip(foot - 3, foot + 1, -0.2, 1.2), "#8f5230")
      );
    }
    const cuts = [-0.1, random.between(0.16, 0.3), random.between(0.42, 0.56), random.between(0.68, 0.84), 1.1];
    const start = random.whole(0, 4);
    return cuts
      .slice(1)
      .map((to, index) => {
        const [dark, light] = VEGETABLES[(start + index) % VEGETABLES.length] ?? VEGETABLES[0];
        const from = cuts[index] ?? 0;
        return (
          fill(strip(top, foot + 1, from, to), dark) + fill(strip(top + 3, foot - 5, from + 0.02, to - 0.02), light)
        );
      })
      .join("");
  });
  const wall = polygon([
    ...lefts,
    ...lefts.toReversed().map(([x, y], index): Point => [x + 15 * bite(levels[levels.length - 1 - index] ?? 0), y + 2]),
  ]);
  const lip = polygon([...rights, ...rights.toReversed().map(([x, y]): Point => [x + 6, y - 1])]);
  return sheet.clipped(outline, layers.join("") + fill(wall, "#45161c", 0.8)) + fill(lip, "#f0a860", 0.85);
}

/** What is stuck on top of the cone: peppers, a tomato, an onion. */
function crown(): Drawing {
  const y = TOP - 6;
  return (
    fill(`M-112 ${y + 8}Q-128 ${y - 46}-70 ${y - 52}Q-20 ${y - 50}-12 ${y + 6}Z`, "#7c9c38") +
    fill(`M-60 ${y - 50}Q-20 ${y - 46}-12 ${y + 6}H-44Q-40 ${y - 30}-60 ${y - 50}Z`, "#4c6b28") +
    fill(`M14 ${y + 6}Q16 ${y - 56} 74 ${y - 56}Q130 ${y - 48} 118 ${y + 10}Z`, "#6f9434") +
    fill(`M80 ${y - 56}Q130 ${y - 48} 118 ${y + 10}H86Q98 ${y - 30} 80 ${y - 56}Z`, "#40591f") +
    fill(disc(0, y - 36, 56, 48), "#b32f1c") +
    fill(disc(-5, y - 40, 50, 42), "#dd4a30") +
    fill(disc(-20, y - 56, 18, 11), "#f59a76") +
    fill(`M-34 ${y - 78}Q-30 ${y - 116} 0 ${y - 120}Q32 ${y - 116} 34 ${y - 78}Q0 ${y - 64}-34 ${y - 78}Z`, "#f3e2c4") +
    fill(`M6 ${y - 119}Q32 ${y - 114} 34 ${y - 78}Q20 ${y - 72} 6 ${y - 71}Q20 ${y - 96} 6 ${y - 119}Z`, "#c99a86")
  );
}

/** The upright grill behind a spit: four burners, one over the other, glowing through their mesh. 210 wide, 720 high. */
export function uprightGrill(sheet: Sheet): Drawing {
  const burner = (y: number): Drawing => {
    const mesh = counted(10).map((index) => `M-76 ${y + 8 + index * 14}H76`);
    const bars = counted(11).map((index) => `M${-76 + index * 15.2} ${y + 4}V${y + 138}`);
    return (
      fill(box(-84, y, 168, 142), "#5a1a1a") +
      fill(
        box(-78, y + 5, 156, 132),
        sheet.radial(
          [
            [0, "#fff0a8"],
            [0.4, "#ffb03a"],
            [0.8, "#ea5a1f"],
            [1, "#b5321a"],
          ],
          [-6, y + 70],
          104,
        ),
      ) +
      stroke(mesh.join("") + bars.join(""), "#9c2f16", 2.6, 0.75)
    );
  };
  return (
    // Its right side, and the hood over the burners: it stands a little turned to the spit.
    fill("M104-720L160-700V-26L104 0Z", "#4a4864") +
    fill("M118-640L150-630V-590L118-598ZM118-560L150-552V-512L118-518ZM118-480L150-473V-433L118-438Z", "#2c2438") +
    fill("M-128-752H124L184-728V-700L124-718H-128Z", "#7d8296") +
    fill("M-128-752H124V-718H-128Z", "#c5cad6") +
    fill("M-70-752V-800Q-70-812-56-812H36Q50-812 50-800V-752Z", "#9aa0b2") +
    fill("M10-812H36Q50-812 50-800V-752H10Z", "#5f5f7a") +
    fill(box(-104, -720, 208, 720), "#9aa0b2") +
    fill(box(84, -720, 20, 720), "#6d6d88") +
    fill(box(-104, -720, 208, 14), "#d8dce6") +
    [-698, -536, -374, -212].map(burner).join("") +
    fill("M112-52L170-74V-24L112 0Z", "#3f3d58") +
    fill(box(-112, -52, 224, 52), "#7d8296") +
    fill(box(-112, -52, 224, 9), "#c5cad6") +
    counted(4)
      .map((index) => fill(disc(-72 + index * 48, -24, 11), "#2c2438"))
      .join("") +
    sheet.glow([60, -380], 560, "#ff9a3a", 0.5)
  );
}
