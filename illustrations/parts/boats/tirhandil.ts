import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface TirhandilOptions {
  hull?: string;
  hullShade?: string;
  /** The broad strake under the rail. */
  band?: string;
  /** A lamp hung from the boom. */
  lamp?: boolean;
}

/**
 * A tirhandil, the old sponge and fishing boat of Bodrum: pointed at both ends, high stems, one mast with its sail furled on
 * the yard, a low house aft. Bow to the right, 290 units long, 260 high; its waterline is at y 0.
 */
export function tirhandil(sheet: Sheet, options: TirhandilOptions = {}): Drawing {
  const { hull = "#1d5d86", hullShade = "#173b5e", band = sheet.mood.wallBright, lamp = false } = options;
  const { wall, wallShade, window, trunk, stone, stoneShade } = sheet.mood;
  return (
    fill("M-140-74L-132-78Q-128-46-120-36L-132-34ZM142-92L134-96Q128-60 118-42L132-40Z", trunk) +
    fill("M-136-50Q-126-8-84 2Q0 12 82 2Q124-8 138-64Q90-32 0-30Q-90-30-136-50Z", hull) +
    fill("M-120-16Q-106-4-84 2Q0 12 82 2Q106-4 118-20Q60-2 0-2Q-70-2-120-16Z", hullShade) +
    fill("M-136-50Q-90-30 0-30Q90-32 138-64L135-52Q88-21 0-19Q-92-20-133-39Z", band) +
    fill("M20-26Q90-28 135-60L138-64Q90-32 0-30Z", stone) +
    fill("M-92-34V-66H-20V-30Q-60-30-92-34Z", wall) +
    fill("M-42-66H-20V-30H-42Z", wallShade) +
    fill("M-82-58H-64V-44H-82ZM-58-58H-46V-44H-58Z", lamp ? "#ffd98a" : window) +
    fill("M-98-66H-14V-73H-98Z", trunk) +
    fill("M18-28L21-258H25L28-28Z", trunk) +
    // The sail rolled up under its yard, lashed to it.
    fill("M-94-121L92-211Q90-192 40-164Q-30-122-86-108Q-98-110-94-121Z", stone) +
    fill("M-90-111Q-20-128 42-168Q78-194 92-211Q90-192 40-164Q-30-122-86-108Z", stoneShade) +
    stroke("M-98-122L96-214", trunk, 5) +
    stroke("M-66-137l8 22M-26-156l8 26M14-175l8 24M52-193l6 20", trunk, 1.6) +
    stroke("M23-256L136-80M23-256L-134-72M23-236L70-32M86-66V-84M56-36V-58M56-56L134-80", trunk, 1.8) +
    (lamp ? sheet.glow([-104, -96], 90, "#ffc35e", 0.7) + fill("M-110-108H-98V-88H-110Z", "#fff0bf") : "")
  );
}
