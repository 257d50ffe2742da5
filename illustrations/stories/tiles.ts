import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { box } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { sea } from "#illustrations/parts/sea/sea.ts";
import { sky } from "#illustrations/parts/sky/sky.ts";
import type { PartTileProps } from "./PartTile.tsx";

type Draw = (sheet: Sheet) => Drawing;
type Mood = PartTileProps["mood"];

/** A part that positions itself on a tile. */
export function on(name: string, draw: Draw, mood: Mood = "day"): PartTileProps {
  return { name, draw: mood === "night" ? (sheet) => fill(box(0, 0, 480, 360), "#12305a") + draw(sheet) : draw, mood };
}

/** A part that is positioned at a point. */
export function at(name: string, draw: Draw, x: number, y: number, scale = 1, mood: Mood = "day"): PartTileProps {
  return on(name, (sheet) => place(draw(sheet), x, y, scale), mood);
}

/** A part in front of the sky. */
export function over(name: string, draw: Draw, mood: Mood = "day"): PartTileProps {
  return { name, draw: (sheet) => sky(sheet, { height: 360 }) + draw(sheet), mood };
}

/** A part on the sea. */
export function afloat(name: string, draw: Draw, x: number, y: number, scale = 1): PartTileProps {
  return {
    name,
    draw: (sheet) =>
      sky(sheet, { height: y - 30 }) +
      sea(sheet, { top: y - 30, bottom: 360, dabs: 30, foot: false }) +
      place(draw(sheet), x, y, scale),
  };
}
