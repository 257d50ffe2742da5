import { type Drawing, fill, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";

/** From its left to its right edge, from its upper to its lower one. */
type Sides = readonly [left: number, top: number, right: number, bottom: number];
const FRAME: Sides = [130, 60, 1440, 1520];
/** How wide the bars are, the mount within them, the band of guilloche on the paper. */
const [BAR, MOUNT, BAND] = [96, 34, 120] as const;
const WOOD = { lit: "#2f6f9c", plain: "#17476e", dim: "#103659", deep: "#0b2744" } as const;
const GOLD = { light: "#fbe3a4", plain: "#dba748", dim: "#a8742f" } as const;
const PAPER = { plain: "#fffaec", dim: "#f0e2c8", fold: "#f7edd8" } as const;
const INK = { band: "#cfe3e4", wave: "#2f8499", words: "#5b7f9c", title: "#17476e" } as const;
const RED = { light: "#e0524a", plain: "#c02a3a", dim: "#8a1a38" } as const;

const inset = ([left, top, right, bottom]: Sides, by: number): Sides => [left + by, top + by, right - by, bottom - by];
const rectangle = ([left, top, right, bottom]: Sides): Path => box(left, top, right - left, bottom - top);
const PAGE = inset(FRAME, BAR + MOUNT);
const FIELD = inset(PAGE, BAND);
const MIDDLE = (FRAME[0] + FRAME[2]) / 2;

/**
 * A certificate in a blue frame on a white wall, in the sun from the left: guilloche round the paper, bars for words, a seal on its ribbon. It claims nothing,
 * as the owner's document goes here. Few and large shapes, because it is shown no larger than a stamp.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.2,
  draw(sheet) {
    drawWall(sheet);
    drawFrame(sheet);
    drawPaper(sheet);
    drawGlass(sheet);
    drawSeal(sheet);
  },
};

/** Whitewash, the sun a little stronger at the left, and what the frame throws on it. */
function drawWall(sheet: Sheet): void {
  const [left, top, right, bottom] = FRAME;
  sheet.add(
    fill(
      box(0, 0, 1600, 1600),
      sheet.linear(
        [
          [0, "#fdf3df"],
          [1, "#e9d3c6"],
        ],
        [0, 0],
        [1600, 1600],
      ),
    ),
    fill(
      polygon([
        [right, top + 20],
        [right + 92, top + 104],
        [right + 92, bottom + 78],
        [left + 92, bottom + 78],
        [left + 10, bottom],
        [right, bottom],
      ]),
      "#a793bb",
    ),
  );
}

/** Four mitred bars, each as the sun finds it, and a gilt edge within them. */
function drawFrame(sheet: Sheet): void {
  const bars = (outer: Sides, inner: Sides, [l, t, r, b]: readonly [string, string, string, string]): Drawing => {
    const corners = ([x0, y0, x1, y1]: Sides): readonly [Point, Point, Point, Point] => [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    const [o, i] = [corners(outer), corners(inner)];
    return (
      fill(polygon([o[0], o[1], i[1], i[0]]), t) +
      fill(polygon([o[1], o[2], i[2], i[1]]), r) +
      fill(polygon([o[2], o[3], i[3], i[2]]), b) +
      fill(polygon([o[3], o[0], i[0], i[3]]), l)
    );
  };
  sheet.add(
    bars(FRAME, inset(FRAME, 26), ["#6fa9c8", "#5896ba", WOOD.dim, WOOD.deep]),
    bars(inset(FRAME, 26), inset(FRAME, BAR - 22), [WOOD.lit, WOOD.plain, WOOD.plain, WOOD.dim]),
    bars(inset(FRAME, BAR - 22), inset(FRAME, BAR), [GOLD.dim, GOLD.dim, GOLD.light, GOLD.plain]),
  );
}

/** A band of guilloche: waves that cross, and a plain line on each side of them. */
function guilloche(sheet: Sheet): Drawing {
  const [left, top, right, bottom] = inset(PAGE, BAND / 2);
  const half = BAND * 0.26;
  const run = ([x0, y0]: Point, [x1, y1]: Point, waves: number, shift: number): Path =>
    curve(
      shares(waves * 8 + 1).map((share): Point => {
        const swing = Math.sin(share * waves * Math.PI * 2 + shift) * half;
        return y0 === y1 ? [x0 + (x1 - x0) * share, y0 + swing] : [x0 + swing, y0 + (y1 - y0) * share];
      }),
    );
  const sides: readonly (readonly [Point, Point, number])[] = [
    [[left, top], [right, top], 10],
    [[left, bottom], [right, bottom], 10],
    [[left, top], [left, bottom], 12],
    [[right, top], [right, bottom], 12],
  ];
  const waves = [0, Math.PI].map((shift) => sides.map(([from, to, count]) => run(from, to, count, shift)).join(""));
  const corners = [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
  return (
    `<path d="${rectangle(inset(PAGE, 14))}${rectangle(FIELD)}" fill="${INK.band}" fill-rule="evenodd"/>` +
    sheet.clipped(rectangle(inset(PAGE, 14)), stroke(waves.join(""), INK.wave, 9)) +
    stroke(rectangle(inset(PAGE, 18)) + rectangle(FIELD), INK.wave, 9) +
    // A rosette in each corner.
    fill(corners.map(([x, y]) => disc(x, y, BAND * 0.4)).join(""), INK.wave) +
    fill(corners.map(([x, y]) => disc(x, y, BAND * 0.28)).join(""), PAPER.plain) +
    fill(corners.map(([x, y]) => disc(x, y, BAND * 0.17)).join(""), GOLD.plain)
  );
}

/** Mount, paper with its border, a sail for an emblem, bars in place of words. */
function drawPaper(sheet: Sheet): void {
  const [left, top, right] = FIELD;
  const line = (y: number, half: number, tall: number): Path => box(MIDDLE - half, y - tall / 2, half * 2, tall);
  sheet.add(
    fill(rectangle(inset(FRAME, BAR)), "#d6c6b6"),
    fill(rectangle(PAGE), PAPER.plain),
    guilloche(sheet),
    // The bars of the frame shade the upper and left edge of what lies in it.
    fill(
      polygon([
        [FRAME[0] + BAR, FRAME[1] + BAR],
        [FRAME[2] - BAR, FRAME[1] + BAR],
        [FRAME[2] - BAR, FRAME[1] + BAR + 26],
        [FRAME[0] + BAR + 34, FRAME[1] + BAR + 26],
        [FRAME[0] + BAR + 34, FRAME[3] - BAR],
        [FRAME[0] + BAR, FRAME[3] - BAR],
      ]),
      "#6d5580",
      0.45,
    ),
    // Two sails over a wave.
    fill(`M${MIDDLE - 8} ${top + 58}V${top + 190}H${MIDDLE - 94}Z`, INK.title) +
      fill(`M${MIDDLE + 10} ${top + 84}L${MIDDLE + 88} ${top + 190}H${MIDDLE + 10}Z`, INK.wave) +
      fill(`M${MIDDLE - 108} ${top + 206}H${MIDDLE + 108}L${MIDDLE + 70} ${top + 236}H${MIDDLE - 70}Z`, INK.title),
    fill(line(top + 330, (right - left) * 0.4, 62), INK.title),
    fill([450, 530, 610].map((y) => line(top + y, (right - left) * (y > 600 ? 0.28 : 0.4), 30)).join(""), INK.words),
    fill(
      [FIELD[3] - 178, FIELD[3] - 106].map((y, index) => box(left + 74, y, index === 0 ? 300 : 210, 26)).join(""),
      INK.wave,
    ),
  );
}

/** A pane's gleam. */
function drawGlass(sheet: Sheet): void {
  const [left, top, right, bottom] = inset(FRAME, BAR);
  sheet.add(
    sheet.clipped(
      rectangle([left, top, right, bottom]),
      fill(
        polygon([
          [right - 420, top],
          [right - 180, top],
          [left + 120, bottom],
          [left - 120, bottom],
        ]),
        "#ffffff",
        0.3,
      ),
    ),
  );
}

/** A red seal with a notched edge, its two ribbons below. */
function drawSeal(sheet: Sheet): void {
  const [x, y, radius] = [FIELD[2] - 186, FIELD[3] - 196, 150] as const;
  const edge = polygon(
    counted(40).map((index): Point => {
      const reach = radius * (index % 2 === 0 ? 1 : 0.88);
      const angle = (index / 40) * Math.PI * 2;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
  sheet.add(
    fill(
      `M${x - 84} ${y + 60}L${x - 118} ${y + 292}L${x - 62} ${y + 248}L${x - 22} ${y + 296}L${x + 6} ${y + 70}Z`,
      RED.plain,
    ),
    fill(
      `M${x + 84} ${y + 60}L${x + 118} ${y + 292}L${x + 62} ${y + 248}L${x + 22} ${y + 296}L${x - 6} ${y + 70}Z`,
      RED.dim,
    ),
    fill(disc(x + 12, y + 14, radius), "#6d4a52", 0.35),
    fill(edge, GOLD.plain),
    sheet.clipped(edge, fill(`M${x} ${y - 150}L${x + 150} ${y - 90}V${y + 150}H${x - 60}Z`, GOLD.dim)),
    fill(disc(x, y, radius * 0.74), RED.plain),
    sheet.clipped(
      disc(x, y, radius * 0.74),
      fill(disc(x + 34, y + 40, radius * 0.74), RED.dim) +
        fill(disc(x - 6, y - 6, radius * 0.62), RED.plain) +
        fill(disc(x - 30, y - 36, 26), RED.light),
    ),
    stroke(disc(x, y, radius * 0.56), GOLD.light, 9),
    fill(
      polygon(
        counted(10).map((index): Point => {
          const reach = radius * (index % 2 === 0 ? 0.42 : 0.18);
          const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
          return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
        }),
      ),
      GOLD.light,
    ),
  );
}
