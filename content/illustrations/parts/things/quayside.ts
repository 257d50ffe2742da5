import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, disc, lens, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "../land/pointsOf.ts";

/** A fishing net let down in a heap, 620 units wide and 150 high: three lazy folds, each lit from the left, and its line of corks thrown over them. */
export function fishingNet(
  sheet: Sheet,
  [light, colour, shade]: readonly [light: string, colour: string, shade: string],
): Drawing {
  const heap =
    "M-304 14C-312-40-250-84-190-92C-150-140-70-158-10-138C50-160 130-142 162-98C230-96 300-50 306 14C180 34-180 34-304 14Z";
  const folds =
    "M-120 40C-150-20-90-60-60-100C-40-126-20-132-10-138C20-130 30-90 0-50C-20-20-30 10-10 40ZM110 40C90 0 130-40 150-70C160-84 162-92 162-98C240-110 330-50 320 40Z";
  const lit =
    "M-320 30C-320-60-240-96-190-92C-170-86-200-60-230-40C-270-10-280 10-270 40ZM-200 20C-190-60-140-150-30-142C-40-120-90-90-120-50C-140-20-150 10-140 40ZM30 30C20-40 60-90 90-140C120-130 160-110 158-98C130-70 90-30 90 30Z";
  const mesh = counted(22).map((index) => {
    const x = -330 + index * 32;
    return `M${x} 30C${x + 20} -30 ${x + 60} -90 ${x + 120} -150M${x + 100} 30C${x + 70} -30 ${x + 30} -90 ${x - 40} -150`;
  });
  const line = pointsOf([
    -310, 30, -240, 38, -170, 40, -110, 28, -70, 2, -34, -34, 6, -66, 56, -84, 110, -78, 152, -50, 186, -16, 230, 14,
    310, 32,
  ]);
  const corks = line.flatMap((from, index): Point[] => {
    const to = line[index + 1];
    return to ? [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : [from];
  });
  return (
    fill("M-290 18C-100 44 240 46 410 24C390 6 330 2 300 0Z", "#a08a72", 0.75) +
    fill(heap, colour) +
    sheet.clipped(heap, fill(folds, shade) + fill(lit, light) + stroke(mesh.join(""), "#5a2a38", 1.8, 0.5)) +
    stroke(curve(line), "#f0d6a4", 3.4) +
    fill(corks.map(([x, y]) => disc(x, y, 11, 8.4)).join(""), "#a85a2c") +
    fill(corks.map(([x, y]) => disc(x - 2, y - 2.4, 7.6, 5.4)).join(""), "#f3c070")
  );
}

/** Sponges on top of a basket, and its rim before them; goes over `basket`. */
export function basketOfSponges(): Drawing {
  const sponges = counted(9).map((index) => [-62 + index * 16, -84 - ((index * 19) % 28)] as const);
  return (
    fill(sponges.map(([x, y]) => disc(x, y, 19, 16)).join(""), "#b5773f") +
    fill(sponges.map(([x, y]) => disc(x - 4, y - 4, 13, 10)).join(""), "#efc277") +
    fill("M-90-80H90L84-66H-84Z", "#e4c08a")
  );
}

/** An iron bollard with a turn of rope, 70 units high. */
export function bollard(): Drawing {
  return (
    fill(lens(40, 2, 140, 18), "#5d5a5c", 0.7) +
    fill("M-24 0L-20-52H20L24 0Q0 10-24 0Z", "#33576a") +
    fill("M6 5L4-52H20L24 0Q14 5 6 5Z", "#1c3f58") +
    fill("M-34-52Q0-80 34-52Q0-38-34-52Z", "#4f7a8a") +
    stroke("M-26-26Q0-12 26-26M-26-16Q0-2 26-16", "#f0d6a4", 7) +
    fill(
      polygon([
        [-40, -2],
        [40, -2],
        [40, 3],
        [-40, 3],
      ]),
      "#1c3f58",
      0.3,
    )
  );
}
