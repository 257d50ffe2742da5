import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Towards the low sun, in degrees on the ground: 90 is towards us, 180 is left. */
const SUN = 168;
const RADIANS = Math.PI / 180;

/** One side of an octagon: where it looks in degrees, and its places by metres right of its middle and up. */
interface Side {
  looks: number;
  at(aside: number, up: number, lean?: number): Point;
}

/** An octagonal storey: how far its sides are from its axis at the foot and at the top, and from where to where it stands, in metres. */
interface Storey {
  foot: number;
  top: number;
  low: number;
  high: number;
}

/** How far a side of an octagon goes right of its middle, as a share of its distance from the axis. */
const HALF = Math.tan(22.5 * RADIANS);

/** The sides that one sees of an octagon about a place of the view; `turn` is where its first side looks. */
function sidesOf(view: Project, [x, y]: Point, turn: number, { foot, top, low, high }: Storey): readonly Side[] {
  return counted(8)
    .map((index): Side => {
      const looks = turn + index * 45;
      const [cos, sin] = [Math.cos(looks * RADIANS), Math.sin(looks * RADIANS)];
      return {
        looks,
        at: (aside, up, lean = 0) => {
          const out = mixed(foot, top, (up - low) / (high - low)) + lean;
          return view([x + out * cos + aside * sin, y - out * sin + aside * cos, up]);
        },
      };
    })
    .filter(({ at }) => {
      const middle = (low + high) / 2;
      return at(foot * HALF, middle)[0] > at(-foot * HALF, middle)[0] + 0.5;
    });
}

/** How a side that looks there takes the light: 0 in the sun to 3 in deep shade. */
function toneOf(looks: number): 0 | 1 | 2 | 3 {
  const lit = Math.cos((looks - SUN) * RADIANS);
  if (lit > 0.8) return 0;
  if (lit > 0.35) return 1;
  return lit > -0.3 ? 2 : 3;
}

/** Marble from the sun to deep shade. */
function marble(sheet: Sheet): readonly [string, string, string, string] {
  const { wallBright, stone, stoneShade } = sheet.mood;
  return [wallBright, stone, "#c98f8c", stoneShade];
}

/** A storey with a moulding of that lip on top; `onSide` draws on each side that is seen. */
function storey(
  sheet: Sheet,
  view: Project,
  axis: Point,
  turn: number,
  { lip, ...form }: Storey & { lip: number },
  onSide: (side: Side) => Drawing = () => "",
): Drawing {
  const tones = marble(sheet);
  const darker = (tone: number) => tones[Math.min(3, tone + 1)] ?? tones[3];
  const band = (from: number, to: number, low: number, high: number, colour: (tone: 0 | 1 | 2 | 3) => string) =>
    sidesOf(view, axis, turn, { foot: from, top: to, low, high })
      .map(({ looks, at }) =>
        fill(
          polygon([at(-from * HALF, low), at(from * HALF, low), at(to * HALF, high), at(-to * HALF, high)]),
          colour(toneOf(looks)),
        ),
      )
      .join("");
  const { top, high } = form;
  return (
    band(form.foot, top, form.low, high, (tone) => tones[tone]) +
    sidesOf(view, axis, turn, form).map(onSide).join("") +
    // What the moulding keeps from the light, its hollow, its edge.
    band(top + 0.02, top + 0.02, high - lip * 0.7, high, darker) +
    band(top, top + lip, high, high + lip * 0.6, darker) +
    band(top + lip, top + lip, high + lip * 0.6, high + lip * 1.1, (tone) => tones[tone])
  );
}

/** A horseshoe arch on a side, around `middle`, `wide` at its widest. */
function horseshoe({ at }: Side, middle: number, foot: number, wide: number, high: number, lean = 0): Path {
  const radius = wide / 2;
  const heart = foot + high - radius;
  const round = counted(15).map((index) => {
    const angle = (-40 + (index / 14) * 260) * RADIANS;
    return at(middle + Math.cos(angle) * radius, heart + Math.sin(angle) * radius, lean);
  });
  return polygon([at(middle + radius * 0.77, foot, lean), ...round, at(middle - radius * 0.77, foot, lean)]);
}

/** An opening: its frame, the reveal on its lit side, the dark in it. */
function opening(sheet: Sheet, side: Side, middle: number, foot: number, wide: number, high: number): Drawing {
  const { stoneDeep } = sheet.mood;
  const tone = toneOf(side.looks);
  const [frame, reveal] = [
    ["#fff3d8", "#fff0d0", "#dda896", "#a9749a"][tone],
    ["#d99f84", "#c58478", "#8d5a80", "#6b4278"][tone],
  ];
  return (
    fill(horseshoe(side, middle, foot, wide * 1.3, high + wide * 0.16), frame ?? "#fff3d8") +
    fill(horseshoe(side, middle, foot, wide, high), reveal ?? stoneDeep) +
    fill(horseshoe(side, middle - wide * 0.06, foot, wide * 0.84, high * 0.96), stoneDeep)
  );
}

/** A fountain at a corner of the foot: an octagon with arches under a small dome. */
function fountain(sheet: Sheet, view: Project, axis: Point): Drawing {
  const basin = storey(sheet, view, axis, 75, { foot: 1.25, top: 1.15, low: 1.05, high: 1.8, lip: 0.14 });
  const walls = storey(sheet, view, axis, 75, { foot: 0.98, top: 0.98, low: 1.95, high: 4.5, lip: 0.22 }, (side) =>
    opening(sheet, side, 0, 1.95, 0.56, 2.1),
  );
  return (
    basin +
    walls +
    dome(sheet, view, axis, pointsOf([0.98, 4.75, 1.02, 5.1, 0.78, 5.65, 0.36, 6, 0.05, 6.2, 0.04, 6.7]))
  );
}

/** A dome by its outline, as distances from its axis and heights: in the light, turning from it, in shade. */
function dome(sheet: Sheet, view: Project, [x, y]: Point, outline: readonly Point[]): Drawing {
  const { wallBright, stoneWorn, stoneShade } = sheet.mood;
  const line = (share: number) => outline.map(([out, up]) => view([x + out * share, y, up]));
  const part = (from: number, to: number) => polygon([...line(from), ...line(to).toReversed()]);
  return fill(part(-1, 1), stoneWorn) + fill(part(-1, -0.3), wallBright) + fill(part(0.36, 1), stoneShade);
}

/** What its clock shows, in hours: ten to nine, when the sun has just gone on a summer evening in İzmir. */
const TIME = 20 + 50 / 60;

/** A clock, flat on its side of the tower. */
function clock(sheet: Sheet, side: Side, up: number, radius: number): Drawing {
  const { stoneDeep } = sheet.mood;
  const lit = toneOf(side.looks) < 3;
  const on = (reach: number, turns: number) =>
    side.at(Math.sin(turns * Math.PI * 2) * reach * radius, up + Math.cos(turns * Math.PI * 2) * reach * radius, 0.03);
  const round = (reach: number) => polygon(counted(28).map((index) => on(reach, index / 28)));
  const marks = counted(12).map((index) => polyline([on(0.74, index / 12), on(0.9, index / 12)]));
  return (
    fill(round(1.26), lit ? "#c98a78" : "#5d3a70") +
    fill(round(1.02), lit ? "#fff6dc" : "#c79aa6") +
    stroke(marks.join(""), stoneDeep, 2.6) +
    stroke(polyline([on(0, 0), on(0.5, TIME / 12)]), stoneDeep, 4.6) +
    stroke(polyline([on(0, 0), on(0.8, TIME)]), stoneDeep, 3)
  );
}

/** Where the sides of the tower look; every second one has a clock. */
const TURN = 75;

/** The four storeys of the shaft, each with its own arches. */
function shaft(sheet: Sheet, view: Project): Drawing {
  const axis: Point = [0, 0];
  return (
    // Lamps burn in the hall at its foot.
    storey(
      sheet,
      view,
      axis,
      TURN,
      { foot: 2.75, top: 2.65, low: 1.05, high: 7.9, lip: 0.42 },
      (side) =>
        opening(sheet, side, 0, 1.05, 1.2, 5) +
        fill(horseshoe(side, 0.06, 1.05, 0.72, 4), "#ffb866", 0.92) +
        fill(horseshoe(side, 0.14, 1.05, 0.4, 3), "#a2505c"),
    ) +
    storey(sheet, view, axis, TURN, { foot: 2.2, top: 2.1, low: 8.4, high: 13.1, lip: 0.38 }, (side) =>
      [-0.42, 0.42].map((middle) => opening(sheet, side, middle, 8.9, 0.54, 3.4)).join(""),
    ) +
    storey(sheet, view, axis, TURN, { foot: 1.9, top: 1.84, low: 13.6, high: 16.9, lip: 0.36 }, (side) =>
      (side.looks - TURN) % 90 === 0 ? opening(sheet, side, 0, 14, 0.5, 2.2) : clock(sheet, side, 15.2, 0.62),
    ) +
    storey(sheet, view, axis, TURN, { foot: 1.3, top: 1.26, low: 17.3, high: 20.2, lip: 0.28 }, (side) =>
      opening(sheet, side, 0, 17.5, 0.56, 2.1),
    )
  );
}

/** The three octagonal steps that it stands on. */
function steps(sheet: Sheet, view: Project): Drawing {
  return [0, 1, 2]
    .map((index) => {
      const [out, low, high] = [6.3 - index * 0.55, index * 0.35, index * 0.35 + 0.35];
      const corners = counted(8).map((corner): Point => {
        const angle = (TURN + 22.5 + corner * 45) * RADIANS;
        const far = out / Math.cos(22.5 * RADIANS);
        return view([Math.cos(angle) * far, -Math.sin(angle) * far, high]);
      });
      return (
        storey(sheet, view, [0, 0], TURN, { foot: out, top: out, low, high, lip: 0 }) +
        fill(polygon(corners), ["#f3c6a0", "#f8d3a9", "#fde0b8"][index] ?? "#fde0b8")
      );
    })
    .join("");
}

/** The clock tower of Konak in a frame of the camera, in metres about its axis: steps, four fountains, four octagonal storeys, an onion dome; 25 m high. */
export function konakClockTower(sheet: Sheet, view: Project): Drawing {
  const corners = [65, 155, 245, 335].map((angle): Point => {
    const far = 4.3;
    return [Math.cos(angle * RADIANS) * far, -Math.sin(angle * RADIANS) * far];
  });
  const [behind, before] = [corners.filter(([, y]) => y > 0), corners.filter(([, y]) => y <= 0)];
  const fountains = (places: readonly Point[]) =>
    places
      .toSorted(([, a], [, b]) => b - a)
      .map((axis) => fountain(sheet, view, axis))
      .join("");
  const onion = pointsOf([
    1.24, 20.5, 1.5, 21, 1.56, 21.5, 1.3, 22.1, 0.74, 22.6, 0.3, 23, 0.12, 23.4, 0.06, 24, 0.04, 25,
  ]);
  return (
    steps(sheet, view) +
    fountains(behind) +
    shaft(sheet, view) +
    dome(sheet, view, [0, 0], onion) +
    fill(disc(...view([0, 0, 24]), 7), sheet.mood.wallBright) +
    fountains(before)
  );
}

/** What the windows of the mosque are in: pointed, on a sill. */
function pointed(x: number, foot: number, wide: number, high: number): Path {
  const [half, spring] = [wide / 2, foot - high * 0.56];
  const top = foot - high;
  return `M${short(x - half)} ${short(foot)}V${short(spring)}Q${short(x - half)} ${short(top + high * 0.16)} ${short(x)} ${short(top)}Q${short(x + half)} ${short(top + high * 0.16)} ${short(x + half)} ${short(spring)}V${short(foot)}Z`;
}

/** The Konak mosque: an octagon in courses of stone and brick, tiles about its windows, a ribbed dome, one minaret; 284 wide, 546 high, its foot at 0,0. */
export function konakMosque(sheet: Sheet): Drawing {
  const { wallBright, wallShade, wallDeep, stone, stoneWorn, stoneShade, stoneDeep, groundShade } = sheet.mood;
  const [tile, tileShade, light] = ["#3fa0ab", "#27607f", "#ffd98a"];
  const courses = [-32, -62, -92, -122];
  const side = (x: number, wide: number, dark: boolean) =>
    fill(box(x - wide / 2, -126, wide, 100), dark ? tileShade : tile) +
    fill(pointed(x, -34, wide * 0.58, 80), dark ? "#e0a566" : light);
  return (
    fill("M-90 6L150-10L420 22Q300 44 60 34Z", groundShade, 0.6) +
    minaret(sheet) +
    fill(box(-124, -10, 248, 12), wallBright) +
    fill(box(52, -10, 72, 12), stoneShade) +
    fill(box(-112, -160, 62, 150), wallBright) +
    fill(box(-50, -160, 102, 150), stone) +
    fill(box(52, -160, 60, 150), wallShade) +
    fill(courses.map((y) => box(-112, y, 164, 7)).join(""), stoneWorn, 0.75) +
    fill(courses.map((y) => box(52, y, 60, 7)).join(""), wallDeep, 0.8) +
    side(-81, 40, false) +
    side(82, 38, true) +
    // The door in its frame of tiles.
    fill(box(-38, -140, 78, 130), wallBright) +
    fill(box(-31, -134, 64, 124), tile) +
    fill(pointed(1, -10, 46, 112), light) +
    fill(pointed(1, -10, 27, 84), stoneDeep) +
    fill(box(-112, -160, 224, 9), tile) +
    fill(box(52, -160, 60, 9), tileShade) +
    fill("M-122-174H122L112-160H-112Z", wallBright) +
    fill("M56-174H122L112-160H52Z", stoneShade) +
    fill(box(-88, -202, 176, 28), stone) +
    fill(box(40, -202, 48, 28), wallShade) +
    fill([-68, -40, -6, 24].map((x) => pointed(x, -178, 11, 20)).join(""), light) +
    fill(pointed(56, -178, 10, 20) + pointed(76, -178, 7, 20), "#e0a566") +
    fill(box(-94, -208, 188, 8), wallBright) +
    fill(box(40, -208, 54, 8), stoneShade) +
    fill("M-88-208Q-90-270-40-290Q-14-300 0-308Q14-300 40-290Q90-270 88-208Z", "#b79bb6") +
    fill("M10-302Q20-298 40-290Q90-270 88-208H34Q52-262 10-302Z", wallDeep) +
    stroke("M-56-210Q-58-268-4-304M-16-210Q-16-268-1-306", "#8d6f98", 2.4, 0.7) +
    fill("M-78-214Q-76-258-44-276Q-66-254-66-214Z", wallBright, 0.7) +
    stroke("M0-306V-330", stone, 4) +
    fill(disc(0, -316, 5), stone)
  );
}

/** The minaret at the right of the mosque: a base, a slim shaft, a balcony with lamps on its corbels, a cone. */
function minaret(sheet: Sheet): Drawing {
  const { wallBright, wallDeep, stone, stoneShade } = sheet.mood;
  const [left, right] = [112, 152];
  const part = (x: number, y: number, wide: number, high: number) =>
    fill(box(x, y, wide, high), stone) +
    fill(box(x, y, wide * 0.22, high), wallBright) +
    fill(box(x + wide * 0.6, y, wide * 0.4, high), stoneShade);
  const flare = (top: number, foot: number, y: number, high: number) =>
    fill(`M${132 - top} ${y}H${132 + top}L${132 + foot} ${y + high}H${132 - foot}Z`, stone) +
    fill(`M${132 + top * 0.2} ${y}H${132 + top}L${132 + foot} ${y + high}H${132 + foot * 0.2}Z`, stoneShade);
  return (
    part(left, -150, right - left, 150) +
    flare(13, 20, -176, 26) +
    part(119, -370, 26, 194) +
    part(115, -190, 34, 6) +
    flare(24, 13, -396, 26) +
    part(106, -416, 52, 20) +
    fill([112, 122, 132, 142, 151].map((x) => box(x - 2.4, -412, 4.4, 13)).join(""), wallDeep) +
    fill(box(104, -420, 56, 5), wallBright) +
    part(122, -462, 20, 44) +
    fill("M128-420V-440Q132-448 136-440V-420Z", "#ffd98a") +
    part(118, -466, 28, 6) +
    fill("M119-466H145L132-530Z", "#a98aa6") +
    fill("M134-466H145L132-530Z", wallDeep) +
    stroke("M132-528V-546", stone, 3.4)
  );
}
