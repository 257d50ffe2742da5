import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { MOODS } from "#illustrations/kit/mood.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { box, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A local colour as it is seen in the scene's light, and in its shade. */
export type Tone = readonly [lit: string, shaded: string];

/**
 * What a local colour becomes in the light of a sheet. Skin, cloth and straw take the same light as whitewash does, so that a figure
 * stands in its scene at noon and by night.
 */
export function toneOf(sheet: Sheet, colour: string): Tone {
  const lit = under(colour, sheet.mood.wall, MOODS.day.wall);
  return [lit, under(lit, sheet.mood.wallShade, sheet.mood.wall)];
}

/**
 * Sun from the left on the edge of a form, to be clipped to that form: all but the form itself, moved away from the sun, so that within the
 * form only its edge is left. For forms in centimetres, at most 90 from 0,0 to either side and 200 up.
 */
export function sunEdge(shape: Path, colour: string, [right, down]: Point): Drawing {
  return `<g fill-rule="evenodd">${place(fill(box(-90, -200, 180, 230) + shape, colour), right, down)}</g>`;
}

/** `colour` times what the light makes of `white`. Black cloth keeps some of its colour: a flat black is a hole. */
function under(colour: string, seen: string, white: string): string {
  const share = (at: number) => channel(seen, at) / Math.max(1, channel(white, at));
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(Math.min(255, channel(colour, at) * share(at) ** 0.92))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
