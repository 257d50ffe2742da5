import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";

/**
 * An empty frame on a sunny wall: a mount, a blank sheet with faint guide lines, nothing on it: no text, no
 * seal, no crest. It waits for the owner's own document and must never look like one. Few and large shapes, as it is shown small.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.2,
  draw(sheet) {
    const { width, height } = sheet;
    const wall = sheet.linear(
      [
        [0, "#f6e6c8"],
        [0.55, "#eddcc2"],
        [1, "#cfc3bd"],
      ],
      [200, 100],
      [1600, 1300],
    );
    sheet.add(
      fill(box(0, 0, width, height), wall),
      fill(panes(), "#fffaf0", 0.72),
      // The frame's shadow, away from the window.
      fill(polygon(pointsOf([300, 300, 1150, 290, 1208, 340, 1208, 1366, 352, 1366, 300, 1300])), "#b3a6ae"),
      stroke("M330 290L720 96L1110 290", "#6b4a3a", 9),
      stroke("M352 300L744 112L1132 300", "#8f83a0", 9, 0.35),
      fill("M706 96a16 16 0 1 0 32 0a16 16 0 1 0-32 0z", "#5a3f3a"),
      frame(sheet),
      fill(box(0, 1470, width, 130), "#c98f5c"),
      fill(box(0, 1462, width, 26), "#f7dcae"),
      fill("M1310 1484H1458L1600 1506V1516L1342 1496Z", "#8a5f48", 0.55),
      fill("M1330 1100Q1440 1040 1530 1150L1560 1468H1400L1380 1240Z", "#b3a6ae", 0.6),
      place(pot(sheet), 1384, 1490, 1.08),
    );
  },
};

/** The morning sun through a window: four panes, aslant on the wall. */
function panes(): string {
  const pane = (x: number, y: number) => polygon(pointsOf([x, y, x + 400, y + 150, x + 400, y + 580, x, y + 430]));
  return pane(60, 60) + pane(490, 221) + pane(60, 530) + pane(490, 691);
}

/** Painted wood in four mitred bars, the left and the upper one in the light; a pale mount with its bevel; the blank sheet. */
function frame(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  return (
    fill("M290 270H1150L1080 340H360Z", "#5f86a8") +
    fill("M290 270L360 340V1240L290 1310Z", "#7ba0bd") +
    fill("M290 270H1150L1138 282H302V1298L290 1310Z", "#a9c4d4") +
    fill("M1150 270V1310L1080 1240V340Z", "#182a42") +
    fill("M290 1310L360 1240H1080L1150 1310Z", "#203650") +
    fill("M346 326H1094L1080 340H360V1240L346 1254Z", "#a87a38") +
    fill("M1094 326V1254H346L360 1240H1080V340Z", "#f0cc84") +
    fill(box(360, 340, 720, 900), "#e3e2da") +
    fill("M360 340H1080V358H378V1240H360Z", "#a5abb6") +
    fill("M452 442H988L970 460H470V1120L452 1138Z", "#b3b6bd") +
    fill("M988 442V1138H452L470 1120H970V460Z", wallBright) +
    fill(box(470, 460, 500, 660), "#fffdf6") +
    fill("M470 460H970V474H484V1120H470Z", "#ded6c6") +
    waiting()
  );
}

/** What is ready for a document and is none: three faint guide lines. */
function waiting(): Drawing {
  const guides = counted(3).map((index) => box(540, 690 + index * 90, index === 2 ? 240 : 360, 12));
  return fill(guides.join(""), "#d3d9dc");
}

/** A clay pot, the bush on its own stems. */
function pot(sheet: Sheet): Drawing {
  return (
    stroke("M-4-190Q-14-270-54-330M4-190Q8-280 10-360M10-190Q30-270 66-318", "#6b4a3a", 13) +
    leafMass(sheet, { x: 6, y: -350, width: 120, height: 92, seed: 4, count: 30, size: 44 }) +
    bougainvillea(sheet, { x: -10, y: -376, width: 104, height: 66, seed: 6, count: 26, size: 46 }) +
    fill("M-74 0L-96-164H96L74 0Z", "#cf6f43") +
    fill("M20 0L30-164H96L74 0Z", "#93412d") +
    fill("M-108-200H108V-152H-108Z", "#dd8455") +
    fill("M34-200H108V-152H34Z", "#a34d34")
  );
}
