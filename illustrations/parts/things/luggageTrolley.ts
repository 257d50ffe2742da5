import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { disc, polygon, polyline } from "#illustrations/kit/path.ts";

type Span = readonly [from: number, to: number];

/** A block in the light from the left behind it: its face to us in shade, its left side and its top in the sun. */
export function litBlock(
  view: Project,
  along: Span,
  back: Span,
  up: Span,
  [lit, top, dim]: readonly [string, string, string],
): Drawing {
  const [[a, b], [c, d], [e, f]] = [along, back, up];
  return (
    fill(polygon([view([a, c, e]), view([a, d, e]), view([a, d, f]), view([a, c, f])]), lit) +
    fill(polygon([view([a, c, f]), view([b, c, f]), view([b, d, f]), view([a, d, f])]), top) +
    fill(polygon([view([a, c, e]), view([b, c, e]), view([b, c, f]), view([a, c, f])]), dim)
  );
}

/** A case as a block with two straps and a grip on its top. */
export function strappedCase(
  view: Project,
  along: Span,
  back: Span,
  up: Span,
  [lit, top, dim, strap]: readonly [string, string, string, string],
): Drawing {
  const [[a, b], [c, d], [e, f]] = [along, back, up];
  const [wide, middle] = [b - a, (a + b) / 2];
  const depth = (c + d) / 2;
  // A strap runs up the face and over the top.
  const band = (share: number) => {
    const [x0, x1] = [a + wide * share, a + wide * (share + 0.1)];
    return (
      fill(polygon([view([x0, c, f]), view([x1, c, f]), view([x1, d, f]), view([x0, d, f])]), dim) +
      fill(polygon([view([x0, c, e]), view([x1, c, e]), view([x1, c, f]), view([x0, c, f])]), strap)
    );
  };
  return (
    litBlock(view, [middle - 0.09, middle + 0.09], [depth - 0.02, depth + 0.02], [f, f + 0.07], [strap, strap, strap]) +
    litBlock(view, along, back, up, [lit, top, dim]) +
    band(0.18) +
    band(0.72)
  );
}

/** A luggage trolley in a frame, three cases piled on it, its wheels 14 metres off; its bar is at the far end. No shadow. */
export function luggageTrolley(view: Project): Drawing {
  const steel = ["#e9ecea", "#fdf8ec", "#8d9aac"] as const;
  const wheelAt = (along: number, back: number) => {
    const [x, y] = view([along, back, 0.08]);
    return fill(disc(x, y, 8), "#2a2238") + fill(disc(x - 1, y, 3), "#9aa3ae");
  };
  return (
    wheelAt(0.12, 0.28) +
    wheelAt(0.95, 0.28) +
    stroke(polyline([view([1.03, 0.28, 0.18]), view([1.05, 0.28, 1])]), steel[2], 4) +
    litBlock(view, [0, 1.05], [-0.3, 0.3], [0.16, 0.22], steel) +
    strappedCase(view, [0.6, 0.98], [-0.24, 0.24], [0.22, 0.92], ["#ffdc94", "#ffe9b8", "#e09a48", "#8a4a24"]) +
    strappedCase(view, [0.04, 0.58], [-0.26, 0.26], [0.22, 0.56], ["#7fcac2", "#b5e4da", "#1f8088", "#124a58"]) +
    strappedCase(view, [0.1, 0.52], [-0.22, 0.22], [0.56, 0.8], ["#f2a384", "#fcc5a6", "#b8504a", "#6e2a38"]) +
    stroke(polyline([view([1.03, -0.28, 0.18]), view([1.05, -0.28, 1])]), steel[2], 5) +
    stroke(polyline([view([1.05, -0.3, 1]), view([1.05, 0.3, 1])]), "#b0384a", 7) +
    wheelAt(0.12, -0.3) +
    wheelAt(0.95, -0.3)
  );
}
