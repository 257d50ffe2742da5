import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, shares } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A canopy on the jetty: where it begins, which of its curtains are drawn along the front, and the colour of its cushions. */
export interface Canopy {
  along: number;
  curtains: "tied" | "left" | "right";
  cushions: string;
}

export interface JettyOptions {
  /** Its length and width in the coordinates of `view`, in metres; the water is at height 0. */
  along: readonly [number, number];
  across: readonly [number, number];
  canopies: readonly Canopy[];
}

const DECK = 0.7;
const [WIDE, DEEP, HIGH] = [3.4, 2.7, DECK + 2.35] as const;

/**
 * A bathing jetty as at Türkbükü: a deck on posts over its own shade, white canopies with curtains and mattresses on it, a ladder at its
 * end. In a frame that looks along it to the right, so that its near side and the left ends of the canopies are seen.
 */
export function bathingJetty(sheet: Sheet, view: Project, { along, across, canopies }: JettyOptions): Drawing {
  const { stone, stoneShade, trunk } = sheet.mood;
  const [[from, to], [near, far]] = [along, across];
  const quad = quadsOf(view);
  const posts = shares(Math.round((to - from) / 2.6)).map((share) => {
    const at = mixed(from + 0.3, to - 0.3, share);
    return quad(
      [at, near + 0.15, -0.4],
      [at + 0.22, near + 0.15, -0.4],
      [at + 0.22, near + 0.15, DECK],
      [at, near + 0.15, DECK],
    );
  });
  const planks = shares(Math.round((to - from) * 3.4)).map((share) =>
    polyline([view([mixed(from, to, share), near, DECK]), view([mixed(from, to, share), far, DECK])]),
  );
  return (
    fill(quad([from, near - 0.5, 0], [to + 0.9, near - 0.5, 0], [to + 0.9, far, 0], [from, far, 0]), "#146a70", 0.62) +
    fill(posts.join(""), trunk) +
    fill(quad([from, near, DECK], [to, near, DECK], [to, far, DECK], [from, far, DECK]), stone) +
    stroke(planks.join(""), stoneShade, 1.8, 0.36) +
    fill(quad([from, near, DECK], [to, near, DECK], [to, near, DECK - 0.26], [from, near, DECK - 0.26]), stoneShade) +
    ladder(view, to - 1.2, near) +
    canopies
      .toSorted((one, other) => other.along - one.along)
      .map((each) => canopy(sheet, view, each, near + 0.75))
      .join("")
  );
}

function quadsOf(view: Project): (...places: readonly Place[]) => Path {
  return (...places) => polygon(places.map((at) => view(at)));
}

/** Four posts, a cloth stretched over them, its valance, a curtain behind, two in front, and a wide mattress in its shade. */
function canopy(sheet: Sheet, view: Project, { along: x, curtains, cushions }: Canopy, z: number): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  const quad = quadsOf(view);
  const [right, back] = [x + WIDE, z + DEEP];
  const level = (x0: number, x1: number, z0: number, z1: number, up: number) =>
    quad([x0, z0, up], [x1, z0, up], [x1, z1, up], [x0, z1, up]);
  const post = (px: number, pz: number) =>
    quad([px, pz, DECK], [px + 0.1, pz, DECK], [px + 0.1, pz, HIGH], [px, pz, HIGH]);
  // A curtain of the front from one post inwards: tied at two fifths of its height, or hanging.
  const front = (px: number, by: number, hangs: boolean) =>
    hangs
      ? quad([px, z, HIGH], [px + by * 1.5, z, HIGH], [px + by * 1.35, z, DECK + 0.08], [px, z, DECK + 0.08])
      : quad(
          [px, z, HIGH],
          [px + by, z, HIGH],
          [px + by * 0.62, z, DECK + 1.6],
          [px + by * 0.2, z, DECK + 1.12],
          [px + by * 0.2, z, DECK + 1],
          [px + by * 0.36, z, DECK + 0.5],
          [px + by * 0.42, z, DECK + 0.06],
          [px, z, DECK + 0.06],
        );
  const folds = (px: number, by: number) =>
    counted(3)
      .map((index) => {
        const at = px + by * (0.3 + index * 0.42);
        return quad(
          [at, z, HIGH],
          [at + by * 0.14, z, HIGH],
          [at + by * 0.1, z, DECK + 0.1],
          [at - by * 0.04, z, DECK + 0.1],
        );
      })
      .join("");
  const valance = (from: Place, end: Place, count: number) =>
    polygon([
      view(from),
      view(end),
      ...counted(count * 2 + 1).map((index) => {
        const share = 1 - index / (count * 2);
        return view([mixed(from[0], end[0], share), mixed(from[1], end[1], share), HIGH - (index % 2 ? 0.16 : 0.34)]);
      }),
    ]);
  const bed = [x + 0.35, right - 0.35, z + 0.4, back - 0.35] as const;
  return (
    fill(level(x + 0.1, right + 1.3, z + 0.1, back, DECK), "#8d7468", 0.72) +
    // The curtain behind, in shade, and the mattress before it.
    fill(
      quad([x, back, HIGH], [right, back, HIGH], [right, back, DECK + 0.05], [x, back, DECK + 0.05]),
      blend(wallShade, wallDeep, 0.45),
    ) +
    fill(
      quad([x + 0.2, back, HIGH], [x + 1.1, back, HIGH], [x + 0.9, back, DECK + 0.1], [x + 0.2, back, DECK + 0.1]),
      wallDeep,
      0.4,
    ) +
    fill(quad([right, z, HIGH], [right, back, HIGH], [right, back, DECK], [right, z, DECK]), wallDeep, 0.55) +
    fill(level(bed[0], bed[1], bed[2], bed[3], DECK + 0.42), wall) +
    fill(
      quad(
        [bed[0], bed[2], DECK + 0.42],
        [bed[1], bed[2], DECK + 0.42],
        [bed[1], bed[2], DECK],
        [bed[0], bed[2], DECK],
      ),
      wallShade,
    ) +
    fill(
      quad(
        [bed[0], bed[2], DECK + 0.42],
        [bed[0], bed[3], DECK + 0.42],
        [bed[0], bed[3], DECK],
        [bed[0], bed[2], DECK],
      ),
      wallBright,
    ) +
    [0.1, 1.42]
      .map((by) => {
        const at = bed[0] + by;
        return fill(
          quad(
            [at, bed[3] - 0.5, DECK + 0.42],
            [at + 1.1, bed[3] - 0.5, DECK + 0.42],
            [at + 1.1, bed[3] - 0.1, DECK + 0.95],
            [at, bed[3] - 0.1, DECK + 0.95],
          ),
          cushions,
        );
      })
      .join("") +
    fill(post(x, z) + post(right - 0.1, z) + post(x, back), wall) +
    // The left end, which the light meets: a curtain tied to the post behind.
    fill(
      quad(
        [x, mixed(z, back, 0.5), HIGH],
        [x, back, HIGH],
        [x, back, DECK + 0.06],
        [x, mixed(z, back, 0.74), DECK + 0.06],
        [x, mixed(z, back, 0.84), DECK + 1.05],
        [x, mixed(z, back, 0.68), DECK + 1.6],
      ),
      wallBright,
    ) +
    fill(front(x, 0.7, curtains === "left"), wallBright) +
    fill(front(right, -0.7, curtains === "right"), wall) +
    (curtains === "tied" ? "" : fill(curtains === "left" ? folds(x, 0.7) : folds(right, -0.7), wallShade, 0.8)) +
    fill(valance([x - 0.12, z - 0.08, HIGH], [right + 0.12, z - 0.08, HIGH], 7), wallShade) +
    fill(valance([x - 0.12, back + 0.08, HIGH], [x - 0.12, z - 0.08, HIGH], 5), wall) +
    fill(level(x - 0.12, right + 0.12, z - 0.08, back + 0.08, HIGH), wallBright) +
    stroke(polyline([view([x - 0.12, z - 0.08, HIGH]), view([right + 0.12, z - 0.08, HIGH])]), wall, 3)
  );
}

/** The bathing ladder: two rails over the edge, rungs down into the water. */
function ladder(view: Project, x: number, near: number): Drawing {
  const rail = (at: number) =>
    polyline([
      view([at, near + 0.4, DECK]),
      view([at, near + 0.3, DECK + 0.85]),
      view([at, near - 0.12, DECK + 0.85]),
      view([at, near - 0.16, -0.5]),
    ]);
  const rungs = counted(4).map((index) =>
    polyline([view([x, near - 0.15, 0.5 - index * 0.28]), view([x + 0.6, near - 0.15, 0.5 - index * 0.28])]),
  );
  return stroke(rail(x + 0.6) + rungs.join("") + rail(x), "#f4fbf4", 5);
}
