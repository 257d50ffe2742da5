import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A horseshoe arch around x, `wide` at its widest. */
function horseshoe(x: number, foot: number, wide: number, high: number): Path {
  const [half, radius] = [wide * 0.38, wide / 2];
  const spring = foot - high + radius * 1.65;
  return `M${short(x - half)} ${short(foot)}V${short(spring)}A${short(radius)} ${short(radius)} 0 1 1 ${short(x + half)} ${short(spring)}V${short(foot)}Z`;
}

/** Three faces of an octagon, the left in light, the right in shade, and the moulding on top of them. */
function tier(sheet: Sheet, half: number, foot: number, height: number, lip: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const face = (from: number, to: number) =>
    polygon([
      [half * from, foot],
      [half * to, foot],
      [half * to * 0.96, foot - height],
      [half * from * 0.96, foot - height],
    ]);
  const top = foot - height;
  const out = half + lip;
  const bracket = counted(Math.round(half / 6)).map((index) => box(-half + 3 + index * 12, top - 4, 6, 9));
  return (
    fill(face(-1, -0.42), wallBright) +
    fill(face(-0.42, 0.42), stone) +
    fill(face(0.42, 1), stoneShade) +
    fill(bracket.join(""), stoneWorn) +
    fill(
      polygon([
        [-out, top - 14],
        [out, top - 14],
        [half, top],
        [-half, top],
      ]),
      stoneWorn,
    ) +
    fill(
      polygon([
        [out * 0.42, top - 14],
        [out, top - 14],
        [half, top],
        [half * 0.42, top],
      ]),
      stoneDeep,
    ) +
    fill(box(-out, top - 22, out * 1.42, 9), wallBright) +
    fill(box(out * 0.42, top - 22, out * 0.58, 9), stoneShade)
  );
}

/** A fountain at a corner of the foot: three horseshoe arches on slim columns under a small dome; 110 wide, 250 high. */
function fountain(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  return (
    fill("M-62 0L-52-42H52L62 0Z", stone) +
    fill("M20 0L18-42H52L62 0Z", stoneShade) +
    fill(box(-58, -48, 116, 9), wallBright) +
    fill(box(-46, -172, 92, 124), stone) +
    fill(box(18, -172, 28, 124), stoneShade) +
    fill(horseshoe(-32, -48, 24, 92) + horseshoe(0, -48, 32, 104) + horseshoe(32, -48, 22, 92), stoneDeep) +
    fill(box(-20, -48, 5, 64 - 112) + box(15, -96, 5, 48) + box(-20, -96, 5, 48), wallBright) +
    fill(box(-54, -184, 108, 14), wallBright) +
    fill(box(18, -184, 36, 14), stoneShade) +
    fill("M-46-184Q-48-226 0-236Q48-226 46-184Z", stoneWorn) +
    fill("M6-236Q48-226 46-184H16Q26-214 6-236Z", stoneShade) +
    stroke("M0-236V-254", stoneWorn, 4)
  );
}

/** What its clock shows, in hours: ten to nine, when the sun has just gone on a summer evening in İzmir. */
const TIME = 20 + 50 / 60;

/** A clock's hand that has gone round `turns` times since twelve. */
function hand(x: number, y: number, long: number, turns: number): Path {
  const angle = turns * Math.PI * 2;
  return `M${x} ${y}L${short(x + Math.sin(angle) * long)} ${short(y - Math.cos(angle) * long)}`;
}

/** The clock tower of Konak close by: steps, fountains, four octagonal tiers, an onion dome. 500 wide, 880 high; its foot at 0,0. */
export function konakClockTower(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const step = (half: number, y: number) =>
    fill(
      polygon([
        [-half, y],
        [-half + 36, y - 14],
        [half - 36, y - 14],
        [half, y],
      ]),
      wallBright,
    ) +
    fill(box(-half, y, half * 2, 13), stoneWorn) +
    fill(box(half * 0.42, y, half * 0.58, 13), stoneShade);
  const face = (x: number, y: number, radius: number) =>
    fill(disc(x, y, radius + 6), stoneWorn) +
    fill(disc(x, y, radius), "#fff4d4") +
    stroke(
      counted(12)
        .map((index) => {
          const angle = (index / 12) * Math.PI * 2;
          return `M${short(x + Math.cos(angle) * radius * 0.76)} ${short(y + Math.sin(angle) * radius * 0.76)}L${short(x + Math.cos(angle) * radius * 0.92)} ${short(y + Math.sin(angle) * radius * 0.92)}`;
        })
        .join(""),
      stoneDeep,
      2.4,
    ) +
    stroke(hand(x, y, radius * 0.46, TIME / 12), stoneDeep, 4.4) +
    stroke(hand(x, y, radius * 0.78, TIME), stoneDeep, 2.8);
  return (
    fill("M200 0L300-30L860 30Q700 74 420 60Z", groundShade, 0.7) +
    step(262, 0) +
    step(226, -26) +
    place(fountain(sheet), -118, -66, 0.82) +
    place(fountain(sheet), 118, -66, 0.82) +
    step(192, -52) +
    tier(sheet, 96, -66, 232, 18) +
    fill(horseshoe(0, -66, 64, 176) + horseshoe(-68, -70, 30, 150) + horseshoe(68, -70, 30, 150), stoneDeep) +
    fill(horseshoe(4, -66, 46, 150), "#ffc070", 0.9) +
    fill(horseshoe(6, -66, 26, 118), "#8a3f55") +
    fill(box(-34, -276, 68, 16) + box(-86, -276, 40, 16), stoneWorn) +
    tier(sheet, 76, -318, 168, 16) +
    fill(
      [-15, 15].map((x) => horseshoe(x, -336, 22, 118)).join("") +
        [-54, 54].map((x) => horseshoe(x, -336, 17, 112)).join(""),
      stoneDeep,
    ) +
    fill(box(-3, -420, 6, 84), wallBright) +
    tier(sheet, 64, -506, 108, 14) +
    face(0, -562, 24) +
    fill(disc(-46, -562, 11, 22), stoneWorn) +
    fill(disc(-46, -562, 8, 19), "#fff4d4") +
    fill(disc(46, -562, 9, 20), stoneDeep) +
    tier(sheet, 44, -634, 92, 12) +
    fill(horseshoe(0, -640, 24, 70) + horseshoe(-31, -640, 13, 66) + horseshoe(31, -640, 13, 66), stoneDeep) +
    fill("M-44-746Q-58-784-20-806Q-2-816 0-840Q2-816 20-806Q58-784 44-746Z", stone) +
    fill("M4-830Q4-814 20-806Q58-784 44-746H14Q34-790 4-830Z", stoneShade) +
    stroke("M0-836V-872", stoneWorn, 5) +
    fill(disc(0, -852, 7), wallBright) +
    place(fountain(sheet), -190, -14) +
    place(fountain(sheet), 190, -14)
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
