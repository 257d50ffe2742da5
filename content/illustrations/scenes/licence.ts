import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";

/**
 * A frame on a sunny wall over a console. Its sheet is empty but for a dashed line and the corners that hold it: it waits for the owner's own
 * and must never look like one. Few and large shapes, as it is shown small.
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
    // The window's light on the glass.
    sheet.clipped(glass, fill("M304 560L640 286H800L304 690ZM304 740L860 286H900L304 772Z", "#ffffff", 0.4))
  );
}

/** A place that is kept free: a blank sheet in four corners, with a dashed line where a document will lie. */
function waiting(): Drawing {
  const [left, top, right, foot] = [468, 450, 1112, 810];
  const dashes =
    counted(11)
      .flatMap((index) => [top, foot].map((y) => `M${left + 2 + index * 60} ${y}h38`))
      .join("") +
    counted(6)
      .flatMap((index) => [left, right].map((x) => `M${x} ${top + 12 + index * 61}v36`))
      .join("");
  return (
    fill(box(left - 28, top - 30, right - left + 56, foot - top + 60), "#d5c7b0", 0.5) +
    fill(box(left - 34, top - 36, right - left + 56, foot - top + 60), "#fffdf6") +
    stroke(dashes, "#7ba5c4", 10) +
    // The corners that will hold it.
    fill(
      `M${left - 40} ${top - 42}h84L${left - 40} ${top + 42}ZM${right + 30} ${top - 42}v84L${right - 54} ${top - 42}ZM${left - 40} ${foot + 32}v-84L${left + 44} ${foot + 32}ZM${right + 30} ${foot + 32}h-84L${right + 30} ${foot - 52}Z`,
      "#c8643c",
    )
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

/** The plant's shadow on the wall: its outline in one tone. */
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
