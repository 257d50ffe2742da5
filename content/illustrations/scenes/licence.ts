import { cameraOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 640;
/** The eye is 0.4 m above the desk, whose top is the ground of this camera. */
const EYE = cameraOf({ horizon: HORIZON, centre: 420, eye: 0.4, focal: 1600 });
/** The wall's inner and outer faces, the desk's far and near edges, in metres away. */
const [WALL, OUTSIDE, FAR, NEAR] = [2, 2.3, 1.72, 0.72];
/** The arched window: its middle, half its width, its sill, where its arch begins. */
const ARCH = { middle: -0.03, half: 0.41, sill: 0.04, spring: 0.62 } as const;
/** Where the frame's lower corners stand on the desk, how high it is, how far its top leans back. */
const FRAME = { left: [0.21, 1.32], right: [0.69, 1.08], high: 0.66, lean: 0.13 } as const;

/**
 * A frame on a desk at a harbour window, and the document for it, still rolled up and sealed. The sheet in the frame is empty: it waits for the
 * owner's own and must never look like one. Few and large shapes, as it is shown small.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.2,
  draw(sheet) {
    drawView(sheet);
    drawWall(sheet);
    drawDesk(sheet);
    drawFrame(sheet);
    sheet.add(place(turned(scroll(), -7), 150, 1438, 1.62));
  },
};

function quad(...places: readonly Place[]): Path {
  return polygon(places.map(EYE));
}

/** Through the window: the bay in the morning, a gulet under sail. */
function drawView(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    ridge(sheet, {
      crest: pointsOf([40, 560, 200, 500, 340, 548, 500, 520, 640, 566, 780, 550]),
      foot: HORIZON + 4,
      mist: 0,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 960, dabs: 24, foot: false }),
    place(
      brokenImage({
        shapes: [{ outline: pointsOf([-150, 4, 150, 4, 110, 150, -90, 120]), colour: "#e9e4d2" }],
        depth: 136,
      }),
      336,
      760,
      0.8,
    ),
    place(guletUnderSail(sheet), 328, 760, 0.72),
    bougainvillea(sheet, { x: 190, y: 268, width: 96, height: 84, seed: 4, count: 40, size: 54 }),
    bougainvillea(sheet, { x: 320, y: 206, width: 110, height: 44, seed: 6, count: 28, size: 48 }),
    bougainvillea(sheet, { x: 142, y: 400, width: 40, height: 80, seed: 8, count: 18, size: 44 }),
  );
}

/** The outline of the window at a distance: from its left foot over the arch to its right one. */
function archAt(away: number): Point[] {
  const { middle, half, sill, spring } = ARCH;
  const round = shares(17).map((share) =>
    EYE([middle - half * Math.cos(share * Math.PI), away, spring + half * Math.sin(share * Math.PI)]),
  );
  return [EYE([middle - half, away, sill]), ...round, EYE([middle + half, away, sill])];
}

/** A path round the sheet with a hole. */
function around(hole: readonly Point[]): Path {
  return `M-20-20H1640V1640H-20Z${polygon(hole.toReversed())}`;
}

/** The warm wall with the sun of another window on it, and the thickness of the arch: bright where it looks at the sun. */
function drawWall(sheet: Sheet): void {
  const [inner, outer] = [archAt(WALL), archAt(OUTSIDE)];
  const wall = `<g fill-rule="evenodd">`;
  const { middle: at, half, sill } = ARCH;
  sheet.add(
    `${wall}${fill(around(outer), "#8d86b4")}</g>`,
    // The further a stone of the reveal is turned to the left, the more sun it has.
    ...outer.slice(1).map((point, index) => {
      const [before, near, nearBefore] = [outer[index] ?? point, inner[index + 1] ?? point, inner[index] ?? point];
      const tone = blend("#8d86b4", "#fff6e0", within((index - 3) / 11));
      return fill(polygon([before, point, near, nearBefore]), tone) + stroke(polyline([point, near]), tone, 1.5);
    }),
    fill(
      quad([at - half, OUTSIDE, sill], [at + half, OUTSIDE, sill], [at + half, WALL, sill], [at - half, WALL, sill]),
      "#fffaf0",
    ),
    `${wall}${fill(
      around(inner),
      sheet.linear(
        [
          [0, "#dd9c72"],
          [0.5, "#eeb888"],
          [1, "#e0a07a"],
        ],
        [0, 300],
        [1600, 700],
      ),
    )}</g>`,
    // Two panes of sun, aslant on the wall.
    fill(polygon(pointsOf([860, 60, 1150, 150, 1150, 620, 860, 530])), "#ffdfae"),
    fill(polygon(pointsOf([1190, 162, 1480, 252, 1480, 722, 1190, 632])), "#ffdfae"),
    fill(quad([-0.6, WALL, sill], [0.5, WALL, sill], [0.5, WALL, sill - 0.04], [-0.6, WALL, sill - 0.04]), "#fff3da"),
    fill(
      quad([-0.6, WALL, sill - 0.04], [0.5, WALL, sill - 0.04], [0.54, WALL, sill - 0.075], [-0.6, WALL, sill - 0.075]),
      "#b06f5c",
    ),
  );
}

/** The desk: a broad dark top, its light from the left, its edge. */
function drawDesk(sheet: Sheet): void {
  const [, edge] = EYE([0, NEAR, 0]);
  const [, back] = EYE([0, FAR, 0]);
  sheet.add(
    fill(
      box(-20, back, 1660, edge - back),
      sheet.linear(
        [
          [0, "#b9653f"],
          [1, "#7a3d38"],
        ],
        [200, 1000],
        [1500, 1500],
      ),
    ),
    fill(box(-20, back - 7, 1660, 8), "#f0b27c"),
    fill(quad([-0.5, 1.2, 0], [0.5, 1.6, 0], [1.2, 1.25, 0], [0.4, 0.78, 0], [-0.3, 0.78, 0]), "#d98a54", 0.75),
    fill(box(-20, edge, 1660, 140), "#43202f"),
    fill(box(-20, edge - 3, 1660, 12), "#e8a06c"),
  );
}

/** A place in the plane of the frame: a share across from its left edge, a share up from its foot. */
function onFrame(across: number, up: number): Point {
  const { left, right, high, lean } = FRAME;
  // It leans away from us, square to its own width.
  const [dx, dz] = [right[0] - left[0], right[1] - left[1]];
  const long = Math.hypot(dx, dz);
  return EYE([
    mixed(left[0], right[0], across) - (dz / long) * lean * up,
    mixed(left[1], right[1], across) + (dx / long) * lean * up,
    high * up,
  ]);
}

function pane(inX: number, inY: number): Point[] {
  return [onFrame(inX, inY), onFrame(1 - inX, inY), onFrame(1 - inX, 1 - inY), onFrame(inX, 1 - inY)];
}

/** Four mitred bars between two rectangles: the lower, the right, the upper and the left one. */
function bars(
  outer: readonly Point[],
  inner: readonly Point[],
  tones: readonly [string, string, string, string],
): Drawing {
  return tones
    .map((tone, index) => {
      const next = (index + 1) % 4;
      const corners = [outer[index], outer[next], inner[next], inner[index]].filter((corner) => corner !== undefined);
      return fill(polygon(corners), tone);
    })
    .join("");
}

/** Painted wood with a gilt slip, a mount and an empty sheet under glass, on its strut; its shadow to the right. */
function drawFrame(sheet: Sheet): void {
  const [rim, bevel, slip, mount, paper] = [
    pane(0, 0),
    pane(0.03, 0.024),
    pane(0.11, 0.09),
    pane(0.13, 0.106),
    pane(0.25, 0.215),
  ];
  const paperEdge = pane(0.262, 0.224);
  const glass = polygon(mount);
  const { left, right } = FRAME;
  sheet.add(
    fill(
      quad([left[0], left[1], 0], [right[0], right[1], 0], [1.3, 1.16, 0], [1.3, 1.5, 0], [0.6, 1.5, 0]),
      "#4f2438",
      0.75,
    ),
    bars(rim, bevel, ["#16304c", "#1a3858", "#7fb2d0", "#b9dcea"]),
    bars(bevel, slip, ["#1d4468", "#173a5c", "#3f80ae", "#5f9fc6"]),
    bars(slip, mount, ["#f6d890", "#e9c06a", "#a8762f", "#8a5c24"]),
    fill(glass, "#eee3cf"),
    bars(mount, pane(0.15, 0.122), ["#f8efdc", "#f3e8d2", "#bfae9e", "#c9b8a6"]),
    bars(paper, paperEdge, ["#fffaf0", "#fffaf0", "#b9a58e", "#c4b199"]),
    fill(polygon(paperEdge), "#fffdf6"),
    sheet.clipped(
      glass,
      fill(
        polygon([onFrame(0.1, 0.5), onFrame(0.62, 1), onFrame(0.84, 1), onFrame(0.1, 0.28)]) +
          polygon([onFrame(0.1, 0.2), onFrame(0.94, 1), onFrame(1, 1), onFrame(0.1, 0.13)]),
        "#cfe6ee",
        0.38,
      ),
    ),
    // The line on which it stands.
    stroke(`M${onFrame(0, 0).join(" ")}L${onFrame(1, 0).join(" ")}`, "#3a1826", 8),
  );
}

/** The document that the frame waits for, still rolled up, tied with a ribbon and sealed with wax: 430 long, lying on 0,0. */
function scroll(): Drawing {
  const seal = curve(
    shares(15)
      .slice(1)
      .map((share, index): Point => {
        const reach = index % 2 ? 46 : 40;
        return [286 + Math.cos(share * 6.283) * reach, 26 + Math.sin(share * 6.283) * reach * 0.62];
      }),
    true,
  );
  return (
    fill("M20 2H430L520 18Q400 46 90 26Z", "#4f2438", 0.7) +
    fill("M16-104H404Q430-104 430-52T404 0H16Z", "#fdf3dc") +
    fill("M16-46H429Q426 0 404 0H16Z", "#d9bfa0") +
    fill("M16-20H424Q418 0 404 0H16Z", "#a97f74") +
    fill("M16-104H404Q420-104 426-84H16Z", "#fffdf6") +
    fill(disc(18, -52, 24, 52), "#e9dabc") +
    fill(disc(19, -52, 15, 36), "#a98268") +
    fill(disc(22, -52, 10, 25), "#f6ead0") +
    fill(disc(23, -52, 5, 14), "#a98268") +
    fill("M192-106H248Q257-52 248 3H192Q201-52 192-106Z", "#d23a32") +
    fill("M197-40H253Q252-16 248 3H192Q197-20 197-40Z", "#8f2330") +
    fill("M220-100Q140-190 106-138T214-94ZM222-100Q300-196 340-140T228-94Z", "#e04a3c") +
    fill("M214-97Q160-112 120-122Q138-80 214-92ZM228-97Q280-116 326-126Q306-80 228-92Z", "#94202e") +
    fill("M214-94L166 6L196-4L210 20L236-88Z", "#d23a32") +
    fill("M226-92Q262-40 270 12L300 14Q288-50 240-94Z", "#a82a30") +
    fill(disc(222, -98, 20, 17), "#f06a54") +
    place(fill(seal, "#4f2438", 0.6), 10, 7) +
    fill(seal, "#a81f2c") +
    fill(disc(284, 23, 33, 20), "#d8382f") +
    fill(disc(286, 25, 24, 14), "#b3262c") +
    fill("M258 12Q272 2 290 4Q270 8 262 20Z", "#ff9a80")
  );
}
