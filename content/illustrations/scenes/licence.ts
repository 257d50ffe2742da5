import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";

/**
 * A frame on a sunny wall over a console: a mount, a bordered sheet with blank lines and a seal of plain rays: no text, no number, no crest. It waits for
 * the owner's own document and must never look like one. Few and large shapes, as it is shown small.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.2,
  draw(sheet) {
    const { width } = sheet;
    sheet.add(
      fill(box(0, 0, width, 1340), sheet.linear(WALL, [200, 100], [1600, 1300])),
      fill(panes(), "#fffaf0", 0.75),
      // The frame's shadow, away from the window; it begins at the frame's own edges.
      fill(polygon(pointsOf([214, 1050, 1366, 196, 1430, 262, 1430, 1130, 280, 1130])), "#b9a7ab"),
      frame(sheet),
      sheet.clipped(box(1366, 0, 234, 1334), place(plantShadow(), 1446, 1404)),
      console(width),
      fill("M180 1362H520L640 1376H250Z", "#6f4736", 0.5),
      modelBoat(sheet),
      fill("M1330 1366H1600V1400H1290Z", "#6f4736", 0.55),
      place(plant(), 1330, 1372),
    );
  },
};

const WALL = [
  [0, "#f6e6c8"],
  [0.55, "#eddcc2"],
  [1, "#d3c5bb"],
] as const;

/** The morning sun through a window: two panes, aslant on the wall. */
function panes(): string {
  const pane = (x: number, y: number) => polygon(pointsOf([x, y, x + 560, y + 200, x + 560, y + 640, x, y + 440]));
  return pane(-60, 40) + pane(540, 254) + pane(-60, 530) + pane(540, 744);
}

/** Painted wood in four mitred bars, the left and the upper one in the light; a gilt slip, a pale mount, the sheet under glass. */
function frame(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const glass = "M304 286H1276V974H304Z";
  return (
    fill("M214 196H1366L1290 272H290Z", "#4f7ba3") +
    fill("M214 196L290 272V988L214 1064Z", "#7ba5c4") +
    fill("M1366 196V1064L1290 988V272Z", "#16293f") +
    fill("M214 1064L290 988H1290L1366 1064Z", "#1f3854") +
    fill("M214 196H1366L1352 210H228V1050L214 1064Z", "#b4cfdd") +
    fill("M276 258H1304L1290 272H290V988L276 1002Z", "#a87a38") +
    fill("M1304 258V1002H276L290 988H1290V272Z", "#f2cf86") +
    fill(box(290, 272, 1000, 716), "#e6e2d5") +
    fill("M290 272H1290V296H314V988H290Z", "#b1ada9") +
    fill("M398 380H1182L1166 396H414V864L398 880Z", "#b9b4aa") +
    fill("M1182 380V880H398L414 864H1166V396Z", wallBright) +
    fill(box(414, 396, 752, 468), "#fffdf6") +
    waiting() +
    place(seal(), 1020, 700) +
    // The window's light on the glass.
    sheet.clipped(glass, fill("M304 560L640 286H800L304 690ZM304 740L860 286H900L304 772Z", "#ffffff", 0.4))
  );
}

/** What is ready for a document and is none: a fine double border, a bar for its title over a rule, blank lines in an order of their own. */
function waiting(): Drawing {
  const lines = [
    [560, 566, 460, 12],
    [506, 620, 568, 9],
    [506, 650, 568, 9],
    [506, 680, 420, 9],
  ] as const;
  const corner = (x: number, y: number, right: number, down: number) =>
    `M${x} ${y + down * 46}V${y}H${x + right * 46}` +
    `M${x + right * 14} ${y + down * 34}V${y + down * 14}H${x + right * 34}`;
  return (
    stroke(box(436, 418, 708, 424), "#c9a25e", 5) +
    stroke(box(450, 432, 680, 396), "#dcc594", 2.5) +
    stroke(
      corner(466, 448, 1, 1) + corner(1114, 448, -1, 1) + corner(466, 812, 1, -1) + corner(1114, 812, -1, -1),
      "#b98a3f",
      5,
    ) +
    fill(box(640, 470, 300, 36), "#2f5f88") +
    fill(box(570, 524, 440, 5), "#c9a25e") +
    fill(
      polygon([
        [778, 526],
        [790, 516],
        [802, 526],
        [790, 537],
      ]),
      "#b98a3f",
    ) +
    fill(lines.map(([x, y, length, high]) => box(x, y, length, high)).join(""), "#a9b4bd") +
    // Two places to sign, each over its short line.
    fill(box(506, 782, 200, 4) + box(736, 782, 150, 4), "#5b6b78") +
    fill(box(546, 796, 120, 8) + box(766, 796, 90, 8), "#c3cbd0")
  );
}

/** A seal of gilt foil: a scalloped edge, a beaded ring, a star of plain rays in relief, two tails of ribbon; no letter and no crest on it. */
function seal(): Drawing {
  const round = (radius: number, index: number, count: number): Point => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  const edge = counted(48).map((index) => round(index % 2 ? 80 : 90, index, 48));
  const rays = (side: number) =>
    counted(12)
      .map((index) => polygon([[0, 0], round(40, index, 12), round(16, index + side * 0.5, 12)]))
      .join("");
  const beads = counted(28).map((index) => {
    const [x, y] = round(59, index, 28);
    return disc(x, y, 3.6);
  });
  return (
    fill("M-50 48L-66 150L-34 128L-8 158L-4 58Z", "#c2265f") +
    fill("M50 48L66 150L34 128L8 158L4 58Z", "#8d1b4c") +
    fill("M-36 60L-50 138L-43 133L-26 62Z", "#e2618d") +
    fill(polygon(edge), "#d9a441") +
    fill("M0-78A78 78 0 0 1 0 78Z", "#b47f2c", 0.6) +
    fill(disc(0, 0, 68), "#a3702a") +
    fill(disc(-1.5, -1.5, 65), "#e9bf66") +
    fill(beads.join(""), "#a3702a") +
    fill(disc(0, 0, 50), "#a3702a") +
    fill(disc(1.5, 1.5, 47), "#f6dc9c") +
    fill(rays(-1), "#e3b45a") +
    fill(rays(1), "#b8842f") +
    fill(disc(0, 0, 8), "#f6dc9c")
  );
}

/** The model of a gulet on its stand, as offices by this sea have one. */
function modelBoat(sheet: Sheet): Drawing {
  return (
    place(gulet(sheet, { sails: "furled" }), 340, 1328, 0.56) +
    fill("M196 1356H490V1370H196Z", "#6f4736") +
    fill("M490 1356V1370H196V1364H480V1356Z", "#4f3230") +
    fill("M250 1320H274L282 1358H242ZM402 1320H426L434 1358H394Z", "#8a5f48")
  );
}

/** A console of light wood: its top, its front in shade. */
function console(width: number): Drawing {
  return (
    fill(box(0, 1340, width, 260), "#c98f5c") +
    fill(box(0, 1334, width, 62), "#f0c892") +
    fill(box(0, 1396, width, 10), "#8a5f48", 0.7)
  );
}

const LEAVES = [
  [0, -520, -4, 190],
  [-10, -430, -62, 210],
  [14, -450, 52, 200],
  [-4, -340, -96, 190],
  [10, -340, 88, 190],
  [-6, -270, -48, 190],
  [8, -280, 40, 180],
] as const;

/** A rubber plant: large leaves on a stem, each with a lit and a shaded half, in a white pot. 700 high. */
function plant(): Drawing {
  return (
    stroke(STEM, "#4f5b38", 14) +
    LEAVES.map(([x, y, turn, long]) =>
      leafAt(
        [x, y, turn],
        fill(leaf(long), "#6d8a4c") +
          fill(`M0 0Q${turn > 0 ? 78 : 60}-${long * 0.5} 0-${long}Z`, "#3d5b3c") +
          stroke(`M0-6V-${long - 16}`, "#a9bd7c", 5),
      ),
    ).join("") +
    fill(POT, "#fbf4e6") +
    fill("M34-200H112L86 0H24Z", "#b9b6c4") +
    fill(box(-112, -200, 224, 20), "#d8d2cc")
  );
}

const STEM = "M0-180Q-8-360 0-540";
const POT = "M-112-200H112L86 0H-86Z";

/** What it keeps from the wall behind: itself in one tone. */
function plantShadow(): Drawing {
  const tone = "#b9a7ab";
  return (
    stroke(STEM, tone, 14) +
    LEAVES.map(([x, y, turn, long]) => leafAt([x, y, turn], fill(leaf(long), tone))).join("") +
    fill(POT, tone)
  );
}

function leaf(long: number): Path {
  return `M0 0Q-78-${long * 0.5} 0-${long}Q78-${long * 0.5} 0 0Z`;
}

function leafAt([x, y, turn]: readonly [number, number, number], drawing: Drawing): Drawing {
  return place(turned(drawing, turn), x, y);
}
