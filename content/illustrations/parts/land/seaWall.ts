import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

/** The tones of a rock from its lit side to its darkest. */
export type RockColours = readonly [light: string, body: string, shade: string, deep: string];

export interface SeaWallOptions {
  /** Its upper edge and its foot, both from the near end to the far one, where they meet. */
  crest: readonly Point[];
  foot: readonly Point[];
  colours: RockColours;
  seed: number;
  /** Number of buttresses. */
  count?: number;
}

/**
 * A cliff that runs away from us, broken into buttresses: each with a lit and a shaded face, and a ledge or two; they narrow with distance.
 */
export function seaWall({ crest, foot, colours, seed, count = 11 }: SeaWallOptions): Drawing {
  const [light, body, shade, deep] = colours;
  const random = randomOf(seed * 29);
  const joints = shares(count + 1).map((share) => 1 - (1 - share) ** 1.25);
  const at = (along: number, down: number): Point => {
    const [top, low] = [alongLine(crest, along), alongLine(foot, along)];
    return [mixed(top[0], low[0], down), mixed(top[1], low[1], down)];
  };
  const faces: Drawing[] = [];
  for (const index of counted(count)) {
    const [from, to] = [joints[index] ?? 0, joints[index + 1] ?? 1];
    const edge = mixed(from, to, random.between(0.45, 0.7));
    const floors = [0, random.between(0.22, 0.4), random.between(0.55, 0.75), 1.02];
    for (const floor of counted(3)) {
      const [top, low] = [floors[floor] ?? 0, floors[floor + 1] ?? 1];
      const slip = random.between(-0.3, 0.3) * (to - from);
      const block = (a: number, b: number, tip: number): Path =>
        polygon([
          at(a + slip, top),
          at(b + slip * 0.6, top + 0.02),
          at(b + slip, mixed(top, low, 0.6)),
          at(mixed(a, b, tip), low),
          at(a, low - 0.05),
        ]);
      faces.push(
        fill(block(from, edge, 0.8), random.chance(0.6) ? light : body),
        fill(block(edge, to, 0.55), random.chance(0.65) ? shade : deep),
      );
      if (floor && random.chance(0.7))
        faces.push(
          fill(
            polygon([
              at(from + slip, top - 0.02),
              at(edge + slip, top - 0.035),
              at(to, top + 0.01),
              at(edge, top + 0.03),
            ]),
            light,
          ),
        );
    }
  }
  return fill(polygon([...crest, ...foot.toReversed()]), body) + faces.join("");
}

/** A place on a line by the share of its points, not of its length: points that face each other belong together. */
export function alongLine(line: readonly Point[], share: number): Point {
  const place = Math.max(0, Math.min(1, share)) * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(place));
  const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
  return [mixed(from[0], to[0], place - index), mixed(from[1], to[1], place - index)];
}

/**
 * A boulder that sits in the ground at x, y: lit head, shaded right flank, round foot, its shadow to the right. `shadow` is the ground's own
 * shade.
 */
export function boulder(
  x: number,
  y: number,
  size: number,
  colours: RockColours,
  seed: number,
  shadow = "#7b6a72",
): Drawing {
  const random = randomOf(seed * 71);
  const [light, body, shade] = colours;
  const [w, h] = [size * random.between(0.9, 1.2), size * random.between(0.62, 0.95)];
  const [peak, shoulder] = [random.between(-0.35, 0.1) * w, random.between(0.3, 0.6) * w];
  const foot: Point[] = shares(7).map((share) => {
    const angle = Math.PI * share;
    return [x + Math.cos(angle) * w, y + Math.sin(angle) * size * 0.2];
  });
  return (
    fill(disc(x + w * 0.55, y + size * 0.08, w * 0.98, size * 0.2), shadow, 0.5) +
    fill(
      polygon([[x - w, y], [x - w * 0.72, y - h * 0.62], [x + peak, y - h], [x + shoulder, y - h * 0.8], ...foot]),
      body,
    ) +
    fill(
      polygon([
        [x - w * 0.72, y - h * 0.62],
        [x + peak, y - h],
        [x + shoulder * 0.5, y - h * 0.5],
        [x - w * 0.3, y - h * 0.36],
      ]),
      light,
    ) +
    fill(
      polygon([[x + peak, y - h], [x + shoulder, y - h * 0.8], ...foot.slice(0, 4), [x + shoulder * 0.5, y - h * 0.5]]),
      shade,
    )
  );
}
