import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Half the height at the near corner, above and below the horizon, which is 330 above its foot. */
const [EYE, LEFT, RIGHT] = [-330, -2600, 900];

/** A place on the front (`along` from -250 at its far end to 0) or on the side (0 to 140); `up` in units at the near corner. */
function at(along: number, up: number): Point {
  const share = along < 0 ? along / LEFT : along / RIGHT;
  return [along, EYE + (-up - EYE) * (1 - share)];
}

function face(from: number, to: number, low: number, high: number): Path {
  return polygon([at(from, low), at(to, low), at(to, high), at(from, high)]);
}

/**
 * A house of Alaçatı: cut stone, two storeys, blue shutters, a closed wooden bay on brackets over the door, a low roof of tiles.
 * Its near corner stands on 0,0: its lit front to the left (250), its shaded side to the right (140); 440 high.
 */
export function alacatiHouse(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const random = randomOf(8);
  const [blue, deep] = ["#3f86a8", "#265a80"];
  const blocks = counted(34).map(() => {
    const [along, row] = [random.between(-244, -26), random.whole(0, 17) * 21 + 6];
    return face(along, along + random.between(12, 22), row, row + 13);
  });
  const opening = (along: number, low: number, wide: number, high: number): Drawing =>
    fill(face(along - 6, along + wide + 6, low - 7, low + high + 7), wallBright) +
    fill(face(along, along + wide, low, low + high), "#22344e") +
    fill(
      face(along - 13, along + 2, low, low + high) + face(along + wide - 2, along + wide + 13, low, low + high),
      blue,
    ) +
    fill(face(along + wide + 5, along + wide + 13, low, low + high), deep);
  const sideWindow = (low: number) =>
    fill(face(52, 88, low - 6, low + 84), stone) + fill(face(57, 83, low, low + 78), "#22344e");
  const roof = { left: at(-250, 384), near: at(0, 384), right: at(140, 384) };
  return (
    fill("M-10 6L140-34L420-30L380 16L40 20Z", groundShade, 0.6) +
    fill(face(-250, 0, 0, 384), stone) +
    fill(blocks.filter((_, index) => index % 3).join(""), stoneWorn, 0.75) +
    fill(blocks.filter((_, index) => index % 3 === 0).join(""), wallBright, 0.55) +
    fill(face(0, 140, 0, 384), stoneShade) +
    fill(face(0, 140, 0, 26), stoneDeep, 0.5) +
    fill(face(-250, 0, 188, 198), wallBright) +
    fill(face(0, 140, 188, 198), stoneDeep, 0.45) +
    sideWindow(62) +
    sideWindow(246) +
    opening(-222, 58, 38, 92) +
    opening(-66, 58, 38, 92) +
    opening(-222, 240, 38, 92) +
    opening(-58, 240, 34, 92) +
    // The door under the bay.
    fill(face(-152, -92, 0, 152), wallBright) +
    fill(face(-145, -99, 0, 142), blue) +
    fill(face(-122, -99, 0, 142), deep) +
    fill(face(-160, -84, -2, 8), wallBright) +
    bay(sheet, blue, deep) +
    // The roof: eaves in shade, the front's slope lit, the side's not.
    fill(
      polygon([
        [roof.left[0] - 16, roof.left[1] + 4],
        [6, roof.near[1] + 6],
        [6, roof.near[1] - 8],
        [roof.left[0] - 16, roof.left[1] - 8],
      ]),
      "#7d4a44",
    ) +
    fill(
      polygon([
        [roof.left[0] - 18, roof.left[1] - 6],
        [8, roof.near[1] - 6],
        [-50, roof.near[1] - 64],
        [roof.left[0] + 46, roof.left[1] - 58],
      ]),
      "#cf7046",
    ) +
    fill(
      polygon([
        [8, roof.near[1] - 6],
        [roof.right[0] + 14, roof.right[1] - 2],
        [66, roof.near[1] - 62],
        [-50, roof.near[1] - 64],
      ]),
      "#8b4746",
    ) +
    stroke("M-214-388L-178-438M-170-389L-142-440M-126-390L-108-442M-82-391L-76-444M-38-392L-58-446", "#a5533c", 3)
  );
}

/** The bay: a box of painted wood on two brackets, three windows to the front, one to the left. */
function bay(sheet: Sheet, blue: string, deep: string): Drawing {
  const { wallBright } = sheet.mood;
  const out = (along: number, up: number): Point => {
    const [x, y] = at(along, up);
    return [x - 12, y + 8];
  };
  const front = (from: number, to: number, low: number, high: number) =>
    polygon([out(from, low), out(to, low), out(to, high), out(from, high)]);
  const panes = [-158, -134, -110].map((along) => front(along, along + 17, 262, 322));
  return (
    fill(polygon([at(-162, 208), at(-82, 208), at(-96, 176), at(-148, 176)]), deep) +
    fill(polygon([out(-84, 208), at(-70, 212), at(-70, 344), out(-84, 348)]), deep) +
    fill(front(-164, -84, 208, 346), "#5fa0b8") +
    fill(front(-164, -84, 208, 218) + front(-164, -84, 336, 350), wallBright) +
    fill(panes.join(""), "#22344e") +
    fill(front(-160, -88, 226, 252), blue) +
    fill(polygon([out(-172, 346), out(-78, 346), at(-66, 362), at(-152, 366)]), "#b5633f")
  );
}
