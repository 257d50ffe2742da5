import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within, splined } from "#illustrations/kit/geometry.ts";
import { blot, curve, lens, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** A place, as along a trunk, and half its width there. */
type Girth = readonly [x: number, y: number, half: number];

/** Its trunk on the sheet, from the roots up through the leader: places and half the width there. */
const TRUNK: readonly Girth[] = placesOf([
  1330, 1096, 96, 1326, 1050, 76, 1312, 980, 64, 1290, 870, 58, 1274, 750, 55, 1262, 640, 55, 1240, 540, 47, 1196, 430,
  38, 1130, 330, 29, 1056, 236, 20, 984, 142, 10,
]);
/** Its second stem, which leaves the first low down, and its boughs; those behind first. */
const LIMBS: readonly (readonly Girth[])[] = [
  placesOf([1404, 420, 20, 1452, 370, 16, 1530, 320, 11, 1612, 282, 8, 1690, 262, 5]),
  placesOf([1436, 350, 14, 1404, 290, 14, 1372, 210, 11, 1326, 120, 7]),
  placesOf([1270, 720, 30, 1288, 620, 42, 1330, 520, 38, 1392, 420, 32, 1446, 310, 24, 1478, 200, 16, 1484, 150, 9]),
  placesOf([1150, 356, 16, 1160, 270, 15, 1190, 180, 10, 1198, 140, 7]),
  placesOf([1040, 226, 10, 1080, 150, 8, 1096, 70, 3]),
  placesOf([900, 288, 9, 800, 236, 8, 740, 170, 5, 712, 110, 3]),
  placesOf([1222, 500, 20, 1160, 420, 26, 1060, 346, 21, 930, 296, 16, 790, 262, 12, 640, 214, 8, 480, 158, 4]),
];

/**
 * An old stone pine that roofs the upper right of a sheet 1600 wide, seen from under its crown: limbs like ribs, heads of needles, cones on
 * the sand between its roots, which are at 1284, 1090. Its shadow is the scene's; `ground` and `deep` are the sand's colours there.
 */
export function roofingPine(sheet: Sheet, [ground, deep]: readonly [string, string]): Drawing {
  const random = randomOf(19);
  const behind = [
    placesOf([1346, 1040, 44, 1420, 1084, 24, 1490, 1104, 12, 1550, 1112, 4]),
    placesOf([1304, 1040, 44, 1230, 1084, 24, 1164, 1100, 12, 1110, 1108, 4]),
  ];
  const before = [
    placesOf([1296, 920, 4, 1286, 1000, 18, 1266, 1062, 30, 1222, 1104, 20, 1166, 1122, 11, 1110, 1132, 4]),
    placesOf([1336, 960, 4, 1350, 1020, 18, 1376, 1074, 30, 1424, 1112, 20, 1480, 1132, 10, 1530, 1142, 4]),
  ];
  return [
    crownBehind(sheet, random),
    ...LIMBS.map((each) => barked(sheet, each, each.length > 6 ? 4 : 3, random)),
    litter(deep),
    ...behind.map((each) => barked(sheet, each, 5, random)),
    barked(sheet, TRUNK, 7, random),
    ...before.map((each) => barked(sheet, each, 5, random)),
    drifts(random, ground),
    crownBefore(sheet, random),
  ].join("");
}

/** Wood under bark: the round of the limb in soft bands, long plates of uneven length on it that fade upwards, reddish where the sun is. */
function barked(sheet: Sheet, girths: readonly Girth[], columns: number, random: Random): Drawing {
  const spot = (index: number): Girth => girths[within(index, 0, girths.length - 1)] ?? [0, 0, 0];
  const bend = (axis: 0 | 1 | 2, index: number, share: number) =>
    splined([spot(index - 1)[axis], spot(index)[axis], spot(index + 1)[axis], spot(index + 2)[axis]], share);
  const along = (up: number): Girth => {
    const at = within(up, 0, 0.9999) * (girths.length - 1);
    return [0, 1, 2].map((axis) => bend(axis as 0 | 1 | 2, Math.floor(at), at % 1)) as unknown as Girth;
  };
  const square = (up: number): Point => {
    const [[x0, y0], [x1, y1]] = [along(up - 0.02), along(up + 0.02)];
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    return [-(y1 - y0) / long, (x1 - x0) / long];
  };
  const on = (up: number, across: number): Point => {
    const [[x, y, half], [nx, ny]] = [along(up), square(up)];
    const out = half * Math.sin(within(across, -1, 1) * 1.57);
    return [x + nx * out, y + ny * out];
  };
  const length = girths
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - spot(index)[0], y - spot(index)[1]), 0);
  // Which edge faces the light, and how squarely.
  const facing = (up: number, across: number) => {
    const [nx, ny] = square(up);
    return (-nx * 0.86 - ny * 0.5) * Math.sin(across * 1.57);
  };
  const tones = ["", "", ""];
  for (const column of counted(columns)) {
    const across = mixed(-1, 1, (column + 0.5) / columns);
    for (let up = random.next() * 0.06; up < 0.94;) {
      const half = along(up)[2];
      const tall = (half * random.between(1.2, 3.4) + 20) / length;
      const wide = random.between(0.6, 1.15) / columns;
      const shift = across + random.around(0.5) / columns;
      const light = facing(up, shift);
      // Old bark breaks up at the foot; higher up it is thin and almost smooth.
      if (half > 9 && random.chance(mixed(0.92, 0.3, within(up * 1.7)))) {
        tones[light > 0.3 ? 0 : light > -0.3 ? 1 : 2] += curve(
          pointsOf([
            -0.2, 0, 0.5, 0.1, 0.9, 0.34, 0.6, 0.62, 0.72, 0.84, 0.1, 1, -0.5, 0.86, -0.94, 0.58, -0.6, 0.3,
          ]).map(([dx, dy]) => on(up + (dy + random.around(0.03)) * tall, shift + (dx + random.around(0.24)) * wide)),
          true,
        );
      }
      up += tall * random.between(0.66, 1.05);
    }
  }
  const strip = (from: number, to: number) =>
    polygon([
      ...shares(30).map((up) => on(up, from + Math.sin(up * 31 + from * 5) * 0.04)),
      ...shares(30)
        .toReversed()
        .map((up) => on(up, within(to + Math.sin(up * 23 + to * 3) * 0.05, -1, 1))),
    ]);
  const [lit = "", body = "", shade = ""] = tones;
  const whole = strip(-1, 1);
  // The crown's own shade, in two steps, into which all limbs run.
  const dim = sheet.clipped(whole, fill(roofed(-6), "#2f2a38", 0.3) + fill(roofed(-84), "#203a34", 0.42));
  const sun = facing(0.5, 1) > 0 ? 1 : -1;
  return (
    fill(
      polygon(
        shares(40)
          .map((up) => on(up, -1))
          .concat(
            shares(40)
              .toReversed()
              .map((up) => on(up, 1)),
          ),
      ),
      "#8f5d4a",
    ) +
    fill(strip(sun * 0.3, sun), "#b57a56") +
    fill(strip(sun * 0.74, sun), "#cb9267") +
    fill(strip(-sun * 0.34, -sun), "#704a46") +
    fill(lit, "#dfac7e", 0.85) +
    fill(body, "#b57d5c", 0.85) +
    fill(shade, "#8d5d50", 0.85) +
    dim
  );
}

/** Sand that has drifted about the foot: it buries the ends of the roots under soft edges. */
function drifts(random: Random, ground: string): Drawing {
  const places = placesOf([
    1560, 1114, 76, 1510, 1122, 66, 1090, 1110, 76, 1140, 1116, 66, 1206, 1118, 44, 1270, 1116, 54, 1330, 1112, 66,
    1390, 1118, 46, 1450, 1126, 54,
  ]);
  return fill(
    places.map(([x, y, wide]) => blot(random, x, y + 6, wide, 17) + lens(x, y + 14, wide * 2.8, 26)).join(""),
    ground,
  );
}

/** A brush of long needles that opens upwards from 0, 0; about 80 wide. */
function brush(sheet: Sheet, colour: string, variant: number) {
  return sheet.stamp(`stone pine brush ${colour} ${variant}`, () => {
    const random = randomOf(variant * 71 + 5);
    const needles = counted(11).map((index) => {
      const angle = ((mixed(-172, -8, index / 10) + random.around(6)) / 180) * Math.PI;
      const long = random.between(30, 42);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${short(-sin * 4)} ${short(cos * 4)}L${short(cos * long)} ${short(sin * long)}L${short(sin * 4)} ${short(-cos * 4)}Z`;
    });
    return fill(`${needles.join("")}M-14 2Q0-20 14 2Q0 10-14 2Z`, colour);
  });
}

/** A head of the crown: a broad soft mass in three tones, each a low cushion whose rim dissolves into short needles that reach up and out. */
function head(sheet: Sheet, random: Random, [x, y, half]: Girth, tones: readonly string[], light: number): Drawing {
  const cushion = (colour: string, cx: number, cy: number, wide: number, high: number, size: number): Drawing => {
    const needles = counted(Math.round(wide / (size * 13) + 6)).map(() => {
      const turn = random.next() * Math.PI * 2;
      const out = random.between(0.72, 1);
      const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out];
      return place(
        turned(brush(sheet, colour, random.whole(0, 2))(0, 0), dx * (dy > 0.3 ? 125 : 70)),
        cx + dx * wide * 0.9,
        cy + dy * high * 0.62 + 6 * size,
        size * random.between(0.7, 1.2),
      );
    });
    return (
      fill(
        blot(random, cx, cy, wide * 0.9, high * 0.62) +
          blot(random, cx - wide * 0.3, cy - high * 0.2, wide * 0.5, high * 0.5),
        colour,
      ) + needles.join("")
    );
  };
  const [dark = "", middle = "", bright = ""] = tones;
  const far = half * 0.42;
  return (
    cushion(dark, x, y, half * 0.92, half * 0.56, 0.6) +
    cushion(middle, x - half * 0.12, y - half * 0.14, half * 0.68, half * 0.3, 0.5) +
    (light > 0.2
      ? cushion(bright, x - half * 0.3, y - half * 0.24, far * (0.5 + light * 0.4), half * 0.12, 0.4) +
        cushion(bright, x + half * 0.14, y - half * 0.3, far * 0.4, half * 0.07, 0.36)
      : "")
  );
}

/** The underside's edge, where the crown ends over the bay. */
const HEM = pointsOf([
  60, 40, 150, 96, 260, 138, 400, 158, 560, 176, 720, 204, 880, 232, 1040, 250, 1200, 262, 1360, 286, 1500, 318, 1660,
  352,
]);

/** What lies over a line beside that edge: its border is ragged, as the shade of needles is. */
function roofed(down: number): Path {
  const steps = counted(110).map((index): Point => {
    const x = 40 + index * 15;
    return [x, heightAt(HEM, x) + down + (index % 2 ? 9 : -9) + Math.sin(index * 1.7) * 10];
  });
  return `${polygon(steps).replace("Z", "")}V-20H40Z`;
}

/** The far rim of the crown against the sky, and its shaded roof. */
function crownBehind(sheet: Sheet, random: Random): Drawing {
  const { leafDark, leaf, leafLight } = sheet.mood;
  const rim = counted(15).map((index): Girth => {
    const x = mixed(110, 1640, (index + random.around(0.2)) / 14);
    return [x, heightAt(HEM, x) - 12 + random.around(20), random.between(96, 132)];
  });
  const inner = counted(12).map((index): Girth => {
    const x = mixed(230, 1640, (index + random.around(0.2)) / 11);
    return [x, heightAt(HEM, x) - 96 + random.around(22), random.between(116, 150)];
  });
  return (
    fill(`${curve(HEM.map(([x, y]): Point => [x + 60, y - 46]))}V-20H40Z`, "#18413a") +
    rim.map((each) => head(sheet, random, each, [leafDark, leaf, leafLight], within(1.1 - each[0] / 2200))).join("") +
    inner.map((each) => head(sheet, random, each, ["#18413a", "#255a42", "#55873f"], 0.1)).join("")
  );
}

/** Heads before the limbs, at the upper edge of the sheet, and cones that hang on the twigs. */
function crownBefore(sheet: Sheet, random: Random): Drawing {
  const heads = pointsOf([
    236, 34, 400, 118, 470, 26, 620, 76, 700, 10, 800, 60, 900, 14, 1064, 60, 1226, 36, 1384, 74, 1460, 10, 1566, 108,
    726, 214, 1630, 262,
    // Where the limbs run out into needles.
    984, 150, 1198, 166, 1340, 150, 1484, 184, 712, 140, 490, 166, 1080, 136,
  ]);
  const cones = placesOf([540, 186, 13, 1006, 246, 14, 1028, 240, 12, 1182, 262, 13, 1474, 314, 14]);
  return (
    cones.map(([x, y, size]) => place(cone(), x, y, size / 20)).join("") +
    heads
      .map(([x, y], index) =>
        head(
          sheet,
          random,
          [x, y, index > 14 ? 70 : index > 11 ? 84 : 128],
          ["#265843", "#437a46", "#86aa55"],
          within(1.05 - x / 2600 - (index % 3) * 0.12),
        ),
      )
      .join("")
  );
}

/** A cone of the stone pine, 42 high: broad, its blunt scales in rows, the left ones in the sun. */
function cone(): Drawing {
  const scales = [-15, -8, 0, 8, 15].flatMap((y, row) =>
    counted(row % 2 ? 4 : 3).map((index) => {
      const wide = 15.5 * Math.sqrt(1 - (y / 22) ** 2);
      const x = ((index + 0.5) / (row % 2 ? 4 : 3)) * 2 - 1;
      const half = wide / (row % 2 ? 4.4 : 3.4);
      const outline = polygon([
        [x * wide - half, y],
        [x * wide, y - 5.4],
        [x * wide + half, y],
        [x * wide, y + 4.6],
      ]);
      return fill(outline, x < -0.2 ? "#d09a62" : x < 0.4 ? "#a86f48" : "#7f4e3c");
    }),
  );
  return fill("M0-22C14-22 20-4 15 10Q9 21 0 21Q-9 21-15 10C-20-4-14-22 0-22Z", "#55312c") + scales.join("");
}

/** Under the tree: fallen cones with their shade, brown needles in drifts about the roots. */
function litter(deep: string): Drawing {
  const random = randomOf(29);
  const needles = counted(70).map(() => {
    const [x, y] = [1290 + random.around(300), 1120 + random.around(60)];
    const turn = random.between(-0.4, 0.4);
    return `M${short(x)} ${short(y)}l${short(22 * Math.cos(turn))} ${short(9 * Math.sin(turn))}`;
  });
  const cones = placesOf([1120, 1158, 24, 1068, 1168, 20, 1480, 1166, 24]);
  return (
    stroke(needles.join(""), "#96684e", 2, 0.7) +
    cones
      .map(
        ([x, y, size]) =>
          fill(lens(x + size * 0.7, y + size * 0.5, size * 3, size * 0.5), deep) +
          place(turned(cone(), 72), x, y, size / 20),
      )
      .join("")
  );
}
