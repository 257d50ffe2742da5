import { type Path, short } from "./path.ts";
import type { Point } from "./geometry.ts";

/** An SVG fragment. Fragments are concatenated by `+`; later ones are painted on top. */
export type Drawing = string;

/** A path filled with a colour, or with a gradient of the sheet. */
export function fill(path: Path, paint: string, opacity = 1): Drawing {
  return path && `<path d="${path}" fill="${paint}"${opacityOf(opacity)}/>`;
}

/** A stroked path. By the style of the pictures strokes are for rigging, spars, gaps and scratches, never for outlines. */
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

/** Translates and scales a drawing whose origin is its foot. A negative `scaleX` mirrors it, and with it its light. */
export function place(drawing: Drawing, x: number, y: number, scale = 1, scaleX = scale): Drawing {
  const size = scale === 1 && scaleX === 1 ? "" : ` scale(${precise(scaleX)} ${precise(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${drawing}</g>`;
}

/** Rotates a drawing about its origin, in degrees, clockwise. */
export function turned(drawing: Drawing, degrees: number): Drawing {
  return `<g transform="rotate(${short(degrees)})">${drawing}</g>`;
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${precise(opacity)}"`;
}

function precise(value: number): number {
  return Math.round(value * 1000) / 1000;
}
