import { type Drawing, dots, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, disc, lens, polygon, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A lantern with a candle, 96 units high, and its light. */
export function lantern(sheet: Sheet, { lit = true }: { lit?: boolean } = {}): Drawing {
  const { near } = sheet.mood;
  return (
    (lit ? sheet.glow([0, -40], 120, "#ffc35e", 0.5) : "") +
    fill("M-26 0H26V-8H-26ZM-20-74L0-96L20-74Z", near) +
    fill("M-20-8V-74H20V-8Z", lit ? "#ffcf73" : sheet.mood.window) +
    (lit ? fill("M-7-10Q-12-30 0-54Q12-30 7-10Z", "#fff6d6") : "") +
    stroke("M-20-8V-74M20-8V-74M0-8V-74M-20-42H20M-7-92a7 7 0 0 1 14 0", near, 3)
  );
}

/** Bulbs on a wire that sags between two places. */
export function stringLights(
  sheet: Sheet,
  { from, to, sag = 50, count = 14 }: { from: Point; to: Point; sag?: number; count?: number },
): Drawing {
  const at = (share: number): Point => [
    mixed(from[0], to[0], share),
    mixed(from[1], to[1], share) + sag * 4 * share * (1 - share),
  ];
  const bulbs = counted(count - 1).map((index): Point => {
    const [x, y] = at((index + 1) / count);
    return [x, y + 8];
  });
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return (
    stroke(`M${from.join(" ")}Q${middle.join(" ")} ${to.join(" ")}`, sheet.mood.near, 3) +
    dots(bulbs, 16, "#ffc35e", 0.24) +
    dots(bulbs, 5.5, "#fff0bf")
  );
}

/** A chair with a blue seat, 94 units high, looking to the right; mirror it for its partner. */
export function chair(sheet: Sheet, { colour = "#1d5d86" }: { colour?: string } = {}): Drawing {
  const { trunk, near } = sheet.mood;
  return (
    fill("M-34 0L-30-46H30L36 0H30L24-36H-22L-28 0Z", trunk) +
    fill("M-37-94Q-31-98-25-94L-19-46H-35Z", trunk) +
    fill("M-33-84H-23V-76H-32ZM-31-66H-21V-58H-30Z", near, 0.7) +
    fill("M-33-52H34V-43H-33Z", colour) +
    fill("M14-52H34V-43H14Z", near, 0.5)
  );
}

/** A round café table, 110 units wide, 64 high. */
export function cafeTable(sheet: Sheet): Drawing {
  const { wallBright, wallShade, trunk } = sheet.mood;
  return (
    fill("M-4-56H4V0H-4Z", trunk) +
    fill(lens(0, 1, 70, 8), trunk) +
    fill(disc(0, -58, 56, 8), wallShade) +
    fill(disc(0, -61, 56, 8), wallBright)
  );
}

/** An upright leather suitcase of the given size. */
export function suitcase(
  sheet: Sheet,
  {
    width = 150,
    height = 120,
    colour = "#c8643c",
    shade = "#7a3440",
    strap = "#4a2238",
  }: { width?: number; height?: number; colour?: string; shade?: string; strap?: string } = {},
): Drawing {
  const [w, h] = [width / 2, height];
  const body = `M${-w} 0V${-h + 9}Q${-w} ${-h} ${-w + 9} ${-h}H${w - 9}Q${w} ${-h} ${w} ${-h + 9}V0Z`;
  return (
    fill(
      polygon([
        [-w + 10, 4],
        [w + 66, 4],
        [w + 28, 16],
        [-w, 16],
      ]),
      sheet.mood.groundShade,
      0.6,
    ) +
    fill(body, colour) +
    sheet.spray(body, shade, { from: [w, 0], to: [-w * 0.2, -h], thick: 1 }) +
    fill(box(-w, -h * 0.62, w * 2, 5), shade) +
    fill(box(-w * 0.64, -h, w * 0.15, h) + box(w * 0.46, -h, w * 0.15, h), strap) +
    fill(box(-w * 0.62, -h * 0.66, w * 0.11, 12) + box(w * 0.48, -h * 0.66, w * 0.11, 12), "#fbdca6") +
    stroke(`M${short(-w * 0.3)} ${-h}Q${short(-w * 0.3)} ${-h - 20} 0 ${-h - 20}T${short(w * 0.3)} ${-h}`, strap, 7)
  );
}

/** White stones along the edge of a coast road, each in its perspective: `at` gives place and scale, the nearest last. */
export function guardStones(sheet: Sheet, at: readonly (readonly [x: number, y: number, scale: number])[]): Drawing {
  const { wall, wallShade, roof } = sheet.mood;
  const stone = sheet.stamp(
    "guard stone",
    () =>
      fill("M0 0v-30l4-5h24l4 5V0z", wall) +
      fill("M32 0v-30l11-4V-4z", wallShade) +
      fill("M0-16h32v6H0z", roof) +
      fill("M32-16l11-3v6l-11 3z", sheet.mood.roofShade),
  );
  return at.map(([x, y, scale]) => stone(x, y, scale)).join("");
}
