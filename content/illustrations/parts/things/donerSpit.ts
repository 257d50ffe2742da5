import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const TOP = -650;
const FOOT = -34;
/** Sag of the front of the cone below its sides, seen from slightly above. */
const SAG = 30;
/** Half the cone's width at heights from its top down: a round shoulder, then narrower to the foot, where most has been cut. */
const PROFILE: readonly Point[] = [
  [-650, 150],
  [-625, 186],
  [-590, 208],
  [-540, 218],
  [-460, 208],
  [-360, 184],
  [-260, 160],
  [-160, 134],
  [-90, 112],
  [-34, 98],
];
const halfAt = (y: number): number => heightAt(PROFILE, y);

/** A place on the cone's skin, `turn` degrees to the right of what looks at us. */
function onSkin(y: number, turn: number): Point {
  const angle = (turn / 180) * Math.PI;
  return [Math.sin(angle) * halfAt(y), y + Math.cos(angle) * SAG];
}

/** The dark and the light tone of a vegetable. */
type Tones = readonly [dark: string, light: string];

const VEGETABLES: readonly [Tones, ...Tones[]] = [
  ["#4f6f28", "#8fb040"],
  ["#a82a1a", "#e8573a"],
  ["#b9925e", "#f6e3b8"],
  ["#56762c", "#a3c050"],
  ["#a82a1a", "#f07a48"],
];

/**
 * A vertical spit: a cone of meat, browned by the fire on its left and shaved in long strips by the knife, with loose layers of peppers, tomatoes
 * and onions in it, on its dish. 700 high without the rod, 440 wide.
 */
export function donerSpit(sheet: Sheet): Drawing {
  const random = randomOf(29);
  const levels = shares(34).map((share) => mixed(TOP, FOOT, share));
  const side = (turn: number) =>
    levels.map((y, index): Point => {
      const [x, at] = onSkin(y, turn);
      return [x + Math.sign(turn) * (4 * Math.sin(index * 1.9) + random.between(-4, 5)), at];
    });
  const outline = curve(
    [...side(90), ...shares(9).map((share) => onSkin(FOOT, mixed(80, -80, share))), ...side(-90).toReversed()],
    true,
  );
  return (
    fill(disc(0, -6, 250, 46), "#2a1524", 0.55) +
    fill(box(-9, TOP - 180, 18, 190), "#c5cad6") +
    fill(box(1, TOP - 180, 8, 190), "#7d8296") +
    fill("M-222-30Q-218 10-160 16H160Q218 10 222-30Q0 24-222-30Z", "#8d93a6") +
    fill("M40 12Q160 8 222-30Q218 10 160 16H40Z", "#5a5a74") +
    fill(disc(0, -32, 222, 36), "#d8dce6") +
    fill(disc(6, -28, 196, 27), "#8a6a60") +
    sheet.clipped(
      outline,
      fill(box(-260, TOP - 40, 520, 720), "#8a3f22") +
        strips(random) +
        shreds(random) +
        [-585, -500, -408, -318, -232, -150, -82].map((y) => layer(y, random)).join("") +
        fill(shade(52), "#3f1420", 0.34) +
        fill(shade(72), "#2f0f1c", 0.4) +
        sheet.spray(box(-260, TOP - 40, 200, 720), "#ffb04a", { from: [-230, -380], to: [-110, -370], thick: 0.7 }),
    ) +
    top() +
    crown()
  );
}

/** What turns away from the fire, from a direction on. */
function shade(turn: number): Path {
  const levels = shares(10).map((share) => mixed(TOP, FOOT + 10, share));
  return polygon([
    ...levels.map((y, index): Point => [onSkin(y, turn)[0] + (index % 3) * 7, onSkin(y, turn)[1]]),
    [280, FOOT + 50],
    [280, TOP],
  ]);
}

/** Long strips where the knife has come down, one beside the other: each of its own tone, ragged at its edges. */
function strips(random: Random): Drawing {
  const tones = ["#c8672f", "#b4572a", "#cf7a3c", "#a34a26", "#bd6a36", "#94401f", "#a9542c"] as const;
  return counted(13)
    .map((index) => {
      const from = -88 + index * 13.5;
      const [high, low] = [random.between(TOP + 20, TOP + 130), random.between(-170, FOOT)];
      const levels = shares(12).map((share) => mixed(high, low, share));
      const edge = (turn: number, close: number) =>
        levels.map((y, step): Point =>
          onSkin(y, turn + close * Math.cos((step / 12) * Math.PI * 2) * 3 + random.around(2.4)),
        );
      return fill(
        polygon([...edge(from, 1), ...edge(from + 17, -1).toReversed()]),
        tones[index % tones.length] ?? tones[0],
      );
    })
    .join("");
}

/** Shreds of meat across the strips: crisp dark ones, caramel ones that the fire has caught, pale fat. */
function shreds(random: Random): Drawing {
  const kinds = [
    ["#5f2617", 70, [24, 62], [5, 10]],
    ["#dd9250", 84, [16, 54], [5, 11]],
    ["#f3c98a", 26, [10, 26], [3, 6]],
    ["#3f1714", 34, [12, 40], [3, 6]],
  ] as const;
  return kinds
    .map(([colour, count, [short, long], [thin, thick]]) => {
      const pieces = counted(count).map((): Path => {
        const y = random.between(TOP + 6, FOOT + 4);
        const turn = random.between(-84, colour === "#dd9250" || colour === "#f3c98a" ? 46 : 84);
        const wide = (random.between(short, long) / halfAt(y)) * 57;
        const half = random.between(thin, thick) / 2;
        const tilt = random.around(5);
        const [a, b, c] = [onSkin(y - tilt, turn), onSkin(y, turn + wide / 2), onSkin(y + tilt, turn + wide)];
        return curve([a, [b[0], b[1] - half], c, [b[0], b[1] + half]], true);
      });
      return fill(pieces.join(""), colour, colour === "#3f1714" ? 0.7 : 0.9);
    })
    .join("");
}

/** A layer of slices of pepper, tomato and onion round the cone: loose, some hidden by meat, some hanging out. */
function layer(height: number, random: Random): Drawing {
  const pieces: Drawing[] = [];
  for (let turn = -86; turn < 80;) {
    const wide = (random.between(28, 50) / halfAt(height)) * 57;
    const [dark, light] = random.pick(VEGETABLES);
    const y = height + random.around(7) + 4 * Math.sin(turn / 13);
    const [thick, tilt] = [random.between(13, 21), random.around(4)];
    const at = (share: number, down: number): Point => {
      const [x, on] = onSkin(y, turn + wide * share);
      return [x, on + down + tilt * (share - 0.5) * 2];
    };
    if (!random.chance(0.2))
      pieces.push(
        fill(
          curve(
            [at(0, 2), at(0.3, -2), at(0.75, -1), at(1, 3), at(0.92, thick), at(0.5, thick + 4), at(0.1, thick - 1)],
            true,
          ),
          dark,
        ),
        fill(
          curve(
            [
              at(0.08, 2),
              at(0.35, 0),
              at(0.75, 1),
              at(0.92, 4),
              at(0.84, thick - 7),
              at(0.45, thick - 4),
              at(0.14, thick - 7),
            ],
            true,
          ),
          light,
        ),
      );
    turn += wide * random.between(0.92, 1.12);
  }
  return pieces.join("");
}

/** The uppermost slice, seen from above: its browned edge, the paler meat within. */
function top(): Drawing {
  return (
    fill(disc(0, TOP + 6, 158, 24), "#6b2d1b") +
    fill(disc(-8, TOP + 2, 146, 19), "#b5622f") +
    stroke(`M-120 ${TOP + 4}Q-40 ${TOP + 16} 60 ${TOP + 10}`, "#e0a060", 5, 0.8)
  );
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
