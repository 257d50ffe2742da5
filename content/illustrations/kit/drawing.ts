import { type Path, short } from "./path.ts";
import type { Point } from "./geometry.ts";

/** A piece of SVG. Pieces are joined by `+`; what comes later lies on top. */
export type Drawing = string;

/** A path filled with a colour, or with a paint of the sheet. */
export function fill(path: Path, paint: string, opacity = 1): Drawing {
  return path && `<path d="${path}" fill="${paint}"${opacityOf(opacity)}/>`;
}

/** A line along a path. Lines are for rigging, spars, gaps and scratches, never for outlines. */
export function stroke(path: Path, paint: string, width: number, opacity = 1): Drawing {
  return (
    path &&
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`
  );
}

/** Round dots: lights, stars, berries. */
export function dots(points: readonly Point[], radius: number, colour: string, opacity = 1): Drawing {
  return stroke(points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join(""), colour, radius * 2, opacity);
}

/** Puts a part, which is drawn around its own foot, at a place of the sheet. A negative `scaleX` mirrors it, and its light. */
export function place(drawing: Drawing, x: number, y: number, scale = 1, scaleX = scale): Drawing {
  const size = scale === 1 && scaleX === 1 ? "" : ` scale(${precise(scaleX)} ${precise(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${drawing}</g>`;
}

/** Turns a part about its own foot, in degrees, clockwise. */
export function turned(drawing: Drawing, degrees: number): Drawing {
  return `<g transform="rotate(${short(degrees)})">${drawing}</g>`;
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${precise(opacity)}"`;
}

function precise(value: number): number {
  return Math.round(value * 1000) / 1000;
}
