import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, shares } from "#content/illustrations/kit/geometry.ts";
import { polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface JettyOptions {
  right: readonly [number, number];
  away: readonly [number, number];
  bays: number;
  /** It runs away from the eye, not across. */
  alongAway?: boolean;
}

/** A bathing jetty as at Türkbükü: a deck on posts over its own shade, white canopies on it in `bays`, a ladder. Through one camera, in metres. */
export function bathingJetty(
  sheet: Sheet,
  camera: Project,
  { right, away, bays, alongAway = false }: JettyOptions,
): Drawing {
  const { stone, stoneShade, trunk } = sheet.mood;
  const [[r0, r1], [a0, a1], top] = [right, away, 0.62];
  const quad = (...places: readonly Place[]) => polygon(places.map((at) => camera(at)));
  const posts = shares(alongAway ? 9 : 12).flatMap((share) => {
    const at: readonly [number, number][] = alongAway
      ? [
          [r0 + 0.1, mixed(a0, a1, share)],
          [r1 - 0.3, mixed(a0, a1, share)],
        ]
      : [[mixed(r0, r1 - 0.2, share), a0]];
    return at.map(([x, z]) => quad([x, z, -0.5], [x + 0.2, z, -0.5], [x + 0.2, z, top], [x, z, top]));
  });
  const planks = shares(alongAway ? 66 : 90).map((share) =>
    alongAway
      ? polyline([camera([r0, mixed(a0, a1, share), top]), camera([r1, mixed(a0, a1, share), top])])
      : polyline([camera([mixed(r0, r1, share), a0, top]), camera([mixed(r0, r1, share), a1, top])]),
  );
  const stand = shares(bays).map((share): readonly [number, number] =>
    alongAway ? [r0 + 0.55, mixed(a1 - 3.6, a0 + 1.6, share)] : [mixed(r0 + 0.8, r1 - 3.8, share), a0 + 0.5],
  );
  return (
    fill(
      quad([r0 + 0.3, a0, -0.1], [r1 + 0.4, a0, -0.1], [r1 + 0.4, a1, -0.1], [r0 + 0.3, a1, -0.1]),
      "#146a70",
      0.72,
    ) +
    fill(posts.join(""), trunk) +
    fill(quad([r0, a0, top], [r1, a0, top], [r1, a1, top], [r0, a1, top]), stone) +
    stroke(planks.join(""), stoneShade, 1.6, alongAway ? 0.55 : 0.3) +
    fill(quad([r0, a0, top], [r1, a0, top], [r1, a0, top - 0.22], [r0, a0, top - 0.22]), stoneShade) +
    (alongAway ? fill(quad([r0, a0, top], [r0, a1, top], [r0, a1, top - 0.22], [r0, a0, top - 0.22]), "#c9a878") : "") +
    (alongAway ? ladder(camera, r0, a0 + 4.2, top) : "") +
    stand.map(([x, z]) => canopy(sheet, camera, x, z, top)).join("")
  );
}

/** Four posts, a white cloth with its valance, curtains tied to the posts, two mattresses in its shade. */
function canopy(sheet: Sheet, camera: Project, x: number, z: number, deck: number): Drawing {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  const [wide, deep, high] = [3, 2.6, deck + 2.3];
  const quad = (...places: readonly Place[]) => polygon(places.map((at) => camera(at)));
  const level = (x0: number, x1: number, z0: number, z1: number, up: number) =>
    quad([x0, z0, up], [x1, z0, up], [x1, z1, up], [x0, z1, up]);
  const post = (px: number, pz: number) =>
    quad([px, pz, deck], [px + 0.1, pz, deck], [px + 0.1, pz, high], [px, pz, high]);
  const drape = (px: number, pz: number, by: number) =>
    quad(
      [px, pz, high],
      [px + by, pz, high],
      [px + by * 0.2, pz, deck + 1.1],
      [px + by * 0.4, pz, deck + 0.1],
      [px, pz, deck + 0.1],
    );
  const beds = [0.35, 1.65].map((by) => [x + by, x + by + 1] as const);
  const scallops = shares(7).map((share) => {
    const at = x - 0.1 + share * (wide + 0.2);
    return quad([at - 0.25, z, high], [at + 0.25, z, high], [at + 0.16, z, high - 0.3], [at - 0.16, z, high - 0.3]);
  });
  return (
    fill(level(x + 0.2, x + wide + 0.5, z + 0.1, z + deep, deck + 0.01), "#8d7468", 0.7) +
    fill(post(x, z + deep) + post(x + wide - 0.1, z + deep), wallShade) +
    fill(drape(x, z + deep, 0.6) + drape(x + wide, z + deep, -0.6), wallShade) +
    beds
      .map(
        ([from, to]) =>
          fill(level(from, to, z + 0.2, z + 2.1, deck + 0.32), wall) +
          fill(
            quad(
              [from, z + 0.2, deck + 0.32],
              [to, z + 0.2, deck + 0.32],
              [to, z + 0.2, deck + 0.06],
              [from, z + 0.2, deck + 0.06],
            ),
            wallDeep,
          ) +
          fill(level(from + 0.1, to - 0.1, z + 1.6, z + 2, deck + 0.42), "#ee9433"),
      )
      .join("") +
    fill(post(x, z) + post(x + wide - 0.1, z), wall) +
    fill(drape(x, z, 0.55), wallBright) +
    fill(drape(x + wide, z, -0.55), wallShade) +
    fill(level(x - 0.2, x + wide + 0.2, z - 0.1, z + deep + 0.1, high), wallBright) +
    fill(
      quad([x + wide * 0.5, z - 0.1, high], [x + wide + 0.2, z - 0.1, high], [x + wide + 0.2, z + deep + 0.1, high]),
      wall,
    ) +
    fill(scallops.join(""), wallShade)
  );
}

/** The bathing ladder: two rails over the edge, rungs down into the water. */
function ladder(camera: Project, x: number, z: number, deck: number): Drawing {
  const rail = (at: number) =>
    polyline([
      camera([x + 0.4, at, deck]),
      camera([x + 0.3, at, deck + 0.8]),
      camera([x - 0.15, at, deck + 0.8]),
      camera([x - 0.2, at, -0.8]),
    ]);
  const rungs = counted(4).map((index) =>
    polyline([camera([x - 0.2, z, 0.4 - index * 0.3]), camera([x - 0.2, z + 0.7, 0.4 - index * 0.3])]),
  );
  return stroke(rail(z + 0.7) + rungs.join("") + rail(z), "#f4fbf4", 6);
}
