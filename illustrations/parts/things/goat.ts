import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { curve, type Path } from "#illustrations/kit/path.ts";
import { type Girth, limb } from "../people/body.ts";

interface GoatOptions {
  pose: "up" | "drinking" | "lying";
  /** 1 to the right, -1 to the left; the light stays on the left. */
  faces: 1 | -1;
  coat: string;
  /** Whether it throws its usual shadow; a scene whose light stands elsewhere draws another. */
  shadow?: boolean;
}

/** A goat of the peninsula, a centimetre to a unit, 72 high at the shoulder: long coat, hanging ears, horns swept back. Stands on 0,0. */
export function goat({ pose, faces, coat, shadow = true }: GoatOptions): Drawing {
  const shade = blend(coat, "#2f2036", 0.5);
  const light = blend(coat, "#ffd79a", 0.38);
  const part = (...girths: readonly Girth[]): Path => limb(girths.map(([x, y, half]): Girth => [x * faces, y, half]));
  const line = (...points: readonly Point[]): Path => curve(points.map(([x, y]): Point => [x * faces, y]));
  const down = pose === "lying" ? 33 : 0;
  const [hx, hy] = pose === "drinking" ? [56, -66] : [48, -90 + down];
  const nose: Girth = pose === "drinking" ? [hx + 11, hy + 16, 3] : [hx + 17, hy + 8, 3.2];
  const trunk = part(
    [-36, -60 + down, 9],
    [-26, -60 + down, 14.5],
    [-4, -57 + down, 17],
    [18, -60 + down, 15],
    [31, -63 + down, 11],
  );
  const fleece = [-30, -18, -6, 6, 18, 28].map((x, index) =>
    part([x, -52 + down, 7], [x - 1, -42 + down, 4.6], [x - 3, -(index % 2 ? 33 : 36) + down, 1]),
  );
  const neck = part([26, -64 + down, 12], [38, (hy - 62 + down) / 2 - 2, 8], [hx - 3, hy + 2, 6]);
  const head = part([hx - 3, hy, 6.4], [hx + 7, (hy + nose[1]) / 2 - 2, 5], nose);
  const hindLeg = part([-31, -54, 9], [-35, -36, 5.4], [-40, -24, 3.2], [-36, -2, 2.6]);
  const foreLeg = part([25, -52, 7], [27, -26, 3.6], [26, -2, 2.6]);
  const folded = part([22, -14, 6], [36, -7, 4.4], [20, -3, 3]) + part([-34, -14, 8], [-18, -6, 5], [-32, -3, 3]);
  const far =
    part([-22, -50, 8], [-24, -34, 5], [-30, -22, 3], [-27, -3, 2.6]) +
    part([16, -50, 6], [19, -26, 3.6], [pose === "up" ? 22 : 14, -3, 2.6]);
  const horn = line([hx - 2, hy - 5], [hx - 7, hy - 18], [hx - 19, hy - 24], [hx - 27, hy - 19]);
  const hornFar = line([hx + 2, hy - 5], [hx - 1, hy - 17], [hx - 11, hy - 25]);
  const beard = part([hx + 10, hy + 8, 3], [hx + 8, hy + 19, 0.8]);
  const ear = part([hx - 5, hy - 1, 2.6], [hx - 11, hy + 7, 3], [hx - 14, hy + 14, 1.2]);
  const tail = part([-41, -64 + down, 4], [-48, -70 + down, 2.6], [-50, -75 + down, 1]);
  const onGround =
    pose === "lying" ? "M-44 2Q0 8 44 2L96-8Q60-14 20-8L-40-4Z" : "M-40 2H34L116-12L104-22Q60-24 30-16L-36-4Z";
  return (
    (shadow ? fill(onGround, "#7d4f48", 0.62) : "") +
    (pose === "lying" ? "" : fill(far, shade)) +
    stroke(hornFar, "#7a6258", 3) +
    fill(tail, shade) +
    fill(pose === "lying" ? "" : hindLeg, coat) +
    fill(pose === "lying" ? "" : foreLeg, coat) +
    fleece.map((lock) => fill(lock, shade)).join("") +
    fill(trunk, coat) +
    fill(neck, coat) +
    fill(head, coat) +
    // The sun lies along the back and on what faces left.
    fill(part([-34, -66 + down, 2.6], [-10, -71 + down, 3], [16, -71 + down, 2.6], [28, -71 + down, 1.6]), light) +
    fill(
      faces < 0
        ? part([hx + 4, hy - 2, 1.8], [nose[0] - 1, nose[1] - 2, 1.6])
        : part([24, -72 + down, 1.6], [hx - 8, hy - 2, 2]),
      light,
    ) +
    (pose === "lying"
      ? fill(folded, shade)
      : fill(part([-33, -44, 2], [-38, -26, 1.2]) + part([24, -44, 1.6], [25, -26, 1]), light, faces > 0 ? 1 : 0.5)) +
    fill(beard, shade) +
    fill(ear, shade) +
    stroke(horn, "#a08a78", 3.6)
  );
}
