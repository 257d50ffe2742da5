import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed } from "#illustrations/kit/geometry.ts";
import { blot, curveDownTo } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { rocks } from "./cliff.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { ridge } from "./ridge.ts";

const CREST = pointsOf([
  -265, 0, -219, -28, -165, -72, -105, -126, -45, -164, 15, -180, 75, -166, 135, -128, 185, -78, 225, -32, 265, 0,
]);

export interface IslandColours {
  body: string;
  shade: string;
  light: string;
  scrub: string;
  /** Colour of the spray on the slope that faces the light. */
  glow: string;
  /** Colour of the remains of the walls of Myndos. */
  wall: string;
}

/**
 * Rabbit Island off Gümüşlük: one hump of rock and scrub with the rest of a wall on its back. 530 units wide, 180 high, on the water at 0,0.
 */
export function rabbitIsland(sheet: Sheet, colours: IslandColours): Drawing {
  const { random } = sheet;
  const { body, shade, light, scrub, glow, wall } = colours;
  const bushes = counted(40).map(() => {
    const x = random.between(-225, 225);
    const y = mixed(heightAt(CREST, x) + 14, -18, random.next());
    return blot(random, x, y, random.between(12, 24), random.between(6, 10));
  });
  const stone = sheet.tinted({ stone: wall, stoneWorn: light, stoneShade: shade });
  return (
    `<g transform="translate(0 -2000)">${ridge(sheet, { crest: CREST.map(([x, y]) => [x, y + 2000] as const), foot: 2000, colour: body, shade, light, seed: 12, rough: 5 })}</g>` +
    fill(bushes.join(""), scrub, 0.8) +
    sheet.spray(curveDownTo(CREST, -2), glow, { from: [-235, -54], to: [35, -74], thick: 0.6 }) +
    fill(
      "M-87-130L-83-150H-69V-144H-53L-45-160H-29V-152L-45-136ZM43-166V-182H59V-176H79V-160L115-132H95L71-150Z",
      wall,
    ) +
    fill("M59-166V-176H79V-160L115-132H105L71-156Z", body) +
    place(rocks(stone, { spread: 520, count: 20, size: 22, seed: 5 }), 0, 4)
  );
}
