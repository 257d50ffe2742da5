import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { column } from "./stonework.ts";

/**
 * The façade of the Library of Celsus at Ephesus: two storeys of paired columns, the upper set over the gaps of the lower, three
 * doors, four niches with figures, pediments round, pointed, round. 940 units wide, 690 high; its step is at y 0, its middle at x 0.
 */
export function celsusLibrary(sheet: Sheet): Drawing {
  const { stoneWorn, stoneShade, stoneDeep, stone, wallBright } = sheet.mood;
  const back = "M-470 0V-560L-440-580H440L470-560V0Z";
  const doors = [
    [-236, 96, 206],
    [0, 124, 244],
    [236, 96, 206],
  ] as const;
  const niches = [-352, -118, 118, 352] as const;
  const lower = [
    [-410, -294],
    [-176, -60],
    [60, 176],
    [294, 410],
  ] as const;
  const upper = [
    [-294, -176],
    [-60, 60],
    [176, 294],
  ] as const;
  const figures = niches.map((x) =>
    place(
      fill("M-9 0Q-17-70-11-96Q-16-108-8-116Q0-132 8-116Q16-108 11-96Q17-60 9 0Z", stone) +
        fill("M3 0Q8-60 4-118Q16-108 11-96Q17-60 9 0Z", stoneShade),
      x,
      -46,
    ),
  );
  const castShadows = [
    ...lower.map(([, b]) =>
      polygon([
        [b + 17, -292],
        [b + 64, -254],
        [b + 64, 0],
        [b + 17, 0],
      ]),
    ),
    ...upper.map(([, b]) =>
      polygon([
        [b + 14, -548],
        [b + 54, -516],
        [b + 54, -372],
        [b + 14, -372],
      ]),
    ),
  ];
  return (
    fill(back, stoneWorn) +
    sheet.spray(box(-458, -578, 916, 578), stoneShade, { from: [470, 0], to: [-300, -500], thick: 0.95, thin: 0.08 }) +
    doors.map(([x, w, h]) => doorway(sheet, x, w, h)).join("") +
    fill([-236, 0, 236].map((x) => box(x - 34, -344, 68, 60)).join(""), stoneDeep) +
    fill(niches.map((x) => `M${x - 27} -40V-196Q${x - 27} -228 ${x} -228T${x + 27} -196V-40Z`).join(""), stoneDeep) +
    figures.join("") +
    fill(castShadows.join(""), stoneDeep, 0.5) +
    fill(box(-470, -352, 940, 34), stoneWorn) +
    fill(box(-470, -340, 940, 5), stoneShade) +
    lower.map(([a, b]) => aedicula(sheet, a, b, 0, 34, 250)).join("") +
    [-410, 410].map((x) => pillar(sheet, x)).join("") +
    fill(upper.map(([a, b]) => box((a + b) / 2 - 30, -520, 60, 112)).join(""), stoneDeep) +
    upper.map(([a, b]) => aedicula(sheet, a, b, -352, 27, 206)).join("") +
    fill("M-100-606L0-668L100-606Z", stone) +
    fill("M-66-612L0-652L66-612Z", stoneShade) +
    fill("M-108-604L-4-676H4L0-666L-92-604Z", wallBright) +
    [-235, 235].map((x) => roundPediment(sheet, x)).join("") +
    steps(sheet, 500, 7)
  );
}

function doorway(sheet: Sheet, x: number, w: number, h: number): Drawing {
  const { stone, stoneShade, stoneDeep, wallBright, near } = sheet.mood;
  return (
    fill(box(x - w / 2 - 16, -h - 20, w + 32, h + 20), stone) +
    fill(box(x + w / 2, -h - 20, 16, h + 20), stoneShade) +
    fill(box(x - w / 2, -h, w, h), stoneDeep) +
    fill(box(x - w / 2, -h, w * 0.3, h), near, 0.55) +
    fill(box(x - w / 2 - 26, -h - 30, w + 52, 12), wallBright) +
    fill(box(x - w / 2 - 26, -h - 18, w + 52, 5), stoneShade)
  );
}

/** A pair of columns on a plinth under their own entablature. */
function aedicula(sheet: Sheet, a: number, b: number, foot: number, width: number, height: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const [w, top] = [b - a, foot - 40 - height];
  const dentils = counted(Math.floor((w + 60) / 14))
    .map((index) => box(a - 26 + index * 14, top + 24, 7, 7))
    .join("");
  return (
    fill(box(a - 26, foot - 40, w + 52, 40), stone) +
    fill(box(b + 26, foot - 40, 14, 40), stoneShade) +
    fill(box(a - 26, foot - 40, w + 52, 7), wallBright) +
    place(column(sheet, { height: height - 8, width, capital: "corinthian" }), a, foot - 40) +
    place(column(sheet, { height: height - 8, width, capital: "corinthian" }), b, foot - 40) +
    fill(box(a - 32, top, w + 64, 42), stone) +
    fill(box(a - 32, top, w + 64, 12), wallBright) +
    fill(box(b + 32, top, 14, 42), stoneShade) +
    fill(box(a - 32, top + 14, w + 64, 3) + dentils, stoneShade)
  );
}

function pillar(sheet: Sheet, x: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  return (
    fill(box(x - 24, -374, 48, 24), stone) +
    place(column(sheet, { height: 186, width: 27, capital: "corinthian" }), x, -374) +
    fill(box(x - 28, -592, 56, 34), stone) +
    fill(box(x - 28, -592, 56, 10), wallBright) +
    fill(box(x + 28, -592, 12, 34), stoneShade)
  );
}

function roundPediment(sheet: Sheet, x: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  return (
    fill(`M${x - 92} -606Q${x} -682 ${x + 92} -606Z`, stone) +
    fill(`M${x - 60} -608Q${x} -656 ${x + 60} -608Z`, stoneShade) +
    fill(`M${x - 96} -604Q${x} -694 ${x + 96} -604H${x + 84}Q${x} -676 ${x - 84} -604Z`, wallBright) +
    fill(`M${x + 8} -648Q${x + 60} -640 ${x + 96} -604H${x + 84}Q${x + 50} -632 ${x + 8} -640Z`, stoneShade)
  );
}

/** A flight of broad steps in front of `half` units to both sides; it goes down from y 0. */
export function steps(sheet: Sheet, half: number, count: number): Drawing {
  const { stone, stoneWorn, stoneShade } = sheet.mood;
  return counted(count)
    .map((index) => {
      const wide = half + index * 12;
      return (
        fill(box(-wide, index * 13, wide * 2, 13), index % 2 ? stone : stoneWorn) +
        fill(box(-wide, index * 13 + 9, wide * 2, 4), stoneShade, 0.6)
      );
    })
    .join("");
}

/** A column drum, fallen: 140 units wide, lit on its top and left. */
export function fallenDrum(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const flutes: Path = [-46, -22, 2, 28, 50].map((x) => box(x, -92, 7, 96)).join("");
  return (
    fill("M60 10L70-50L160-14Q130 22 20 20Z", groundShade, 0.6) +
    fill("M-70 0V-96H70V0Q0 26-70 0Z", stone) +
    fill("M12 12V-96H70V0Q46 10 12 12Z", stoneShade) +
    fill(flutes, stoneDeep, 0.35) +
    fill("M-70-96Q0-124 70-96Q0-70-70-96Z", wallBright) +
    fill(disc(0, -97, 20, 8), stoneWorn)
  );
}
