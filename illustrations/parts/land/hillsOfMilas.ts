import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { box, curve, curveDownTo, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Hills in the haze over the plain of Milas, x 0 to 1640, their foot at 588; to the right only a ridge, as over a wall. */
export function hillsOfMilas(sheet: Sheet): Drawing {
  const { far, farShade } = sheet.mood;
  const crest = [-20, 454, 90, 420, 190, 436, 330, 392, 430, 360, 520, 404, 640, 446, 760, 462, 760, 588, -20, 588];
  const hollows = [
    [430, 360, 470, 436, 452, 504, 500, 588, 700, 588, 640, 446, 520, 404],
    [90, 420, 120, 484, 110, 588, 260, 588, 240, 484, 190, 436],
  ];
  const slopes = [
    [430, 360, 330, 392, 300, 454, 340, 544, 400, 484],
    [90, 420, -20, 454, -20, 524, 50, 504],
  ];
  const folds = [
    [150, 507, 210, 518, 300, 544, 360, 582, 240, 584, 200, 550],
    [430, 550, 520, 554, 600, 566, 640, 586, 500, 586, 470, 568],
  ];
  // The ridge that shows over the end wall.
  const ridge = [
    640, 402, 760, 360, 860, 374, 960, 322, 1030, 346, 1130, 376, 1230, 340, 1300, 360, 1420, 326, 1640, 370, 1640, 450,
    640, 450,
  ];
  const clefts = [
    [960, 322, 1030, 346, 1130, 376, 1190, 450, 1060, 450, 1010, 396],
    [1230, 340, 1300, 360, 1350, 450, 1290, 450, 1250, 390],
    [760, 360, 860, 374, 900, 450, 800, 450],
  ];
  const shapes = (lists: readonly (readonly number[])[]) => lists.map((list) => polygon(pointsOf(list))).join("");
  const haze = (most: number, top: number, foot: number): string =>
    sheet.linear(
      [
        [0, "#fdeac6", 0],
        [1, "#fdeac6", most],
      ],
      [0, top],
      [0, foot],
    );
  return [
    fill(shapes([crest]), far),
    fill(shapes(slopes), "#b3c2d8"),
    fill(shapes(hollows), farShade),
    fill(curveDownTo(pointsOf([-20, 524, 120, 504, 260, 520, 420, 544, 600, 556, 760, 550]), 588), "#86a99c"),
    // Folds of the near hills, under maquis.
    fill(folds.map((fold) => curve(pointsOf(fold), true)).join(""), "#63907f"),
    fill(shapes([ridge]), "#8fb0d0"),
    fill(shapes(clefts), "#7295c0"),
    fill(box(640, 322, 960, 100), haze(0.6, 330, 420)),
    fill(box(0, 414, 700, 176), haze(0.52, 414, 590)),
  ].join("");
}
