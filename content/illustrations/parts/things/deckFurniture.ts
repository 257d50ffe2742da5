import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { mixed } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon } from "#content/illustrations/kit/path.ts";

const [CLOTH, FOLD, BLUE, SHADE] = ["#fffdf6", "#b3bcd6", "#2f7fa8", "#7a4f45"];

type Span = readonly [from: number, to: number];

/** A block in front of the camera: its top, its front, and its shadow to the right. In metres. */
function block(
  eye: Project,
  { across: [left, right], away: [from, to], up: [low, high] }: Record<"across" | "away" | "up", Span>,
) {
  const face = (places: readonly Place[]): Path => polygon(places.map(eye));
  return {
    top: face([
      [left, from, high],
      [right, from, high],
      [right, to, high],
      [left, to, high],
    ]),
    front: face([
      [left, from, low],
      [right, from, low],
      [right, from, high],
      [left, from, high],
    ]),
    shade: face([
      [left + 0.1, from, 0],
      [right + high * 0.9, from - 0.05, 0],
      [right + high * 0.9, to - 0.1, 0],
      [left + 0.1, to, 0],
    ]),
  };
}

/** A striped cushion to sit on, on the deck between two places across; its far edge is 4.5 metres away. */
export function cushion(eye: Project, across: Span): Drawing {
  const body = block(eye, { across, away: [3.75, 4.5], up: [0, 0.16] });
  const stripes = [0.2, 0.5, 0.8].map((share) => {
    const at = mixed(across[0], across[1], share);
    const { top, front } = block(eye, { across: [at - 0.05, at + 0.05], away: [3.75, 4.5], up: [0, 0.16] });
    return top + front;
  });
  return fill(body.shade, SHADE, 0.6) + fill(body.top, CLOTH) + fill(body.front, FOLD) + fill(stripes.join(""), BLUE);
}

/** A low teak table in a white cloth with a blue line at either end, .42 high, 3.45 to 4.9 metres away; what is on it is drawn after it. */
export function lowTable(eye: Project): Drawing {
  const cloth = block(eye, { across: [-0.86, 0.86], away: [3.45, 4.9], up: [0.3, 0.42] });
  const under = block(eye, { across: [-0.74, 0.74], away: [3.6, 4.7], up: [0, 0.42] });
  const leg = (at: number) => block(eye, { across: [at, at + 0.1], away: [3.6, 3.7], up: [0, 0.32] }).front;
  const line = (from: number, to: number) => block(eye, { across: [-0.86, 0.86], away: [from, to], up: [0, 0.42] }).top;
  return (
    fill(under.shade, SHADE, 0.65) +
    fill(leg(-0.74), "#7d4a2c") +
    fill(leg(0.64), "#5d3626") +
    fill(cloth.top, CLOTH) +
    fill(cloth.front, FOLD) +
    fill(line(3.62, 3.7) + line(4.72, 4.77), BLUE)
  );
}
