import { cameraOf } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The eye of who stands on it; a sheet with this deck has its horizon at 520. */
const eye = cameraOf({ horizon: 520, centre: 800, eye: 2.1, focal: 1300 });

/** Half the width of the deck at a distance; the stem is at 9 metres. */
const beam = (away: number) => 2.5 * Math.max(0, 1 - ((away - 1.5) / 7.5) ** 2) ** 0.6;

/** The foredeck of a small wooden boat by lamplight, seen by who stands aft: planks to the pointed bow, bulwark with its broad cap, stem post. Over the lower half of the sheet. */
export function lamplitDeck(sheet: Sheet): Drawing {
  const depths = shares(28).map((share) => 2.2 + 6.75 * share);
  const outline = (out: number, up: number): Point[] => [
    ...depths.map((away) => eye([-beam(away) - out, away, up])),
    ...depths.toReversed().map((away) => eye([beam(away) + out, away, up])),
  ];
  const side = (sign: -1 | 1, low: number, high: number, out = 0): Path =>
    polygon([
      ...depths.map((away) => eye([sign * (beam(away) + out), away, low + away * 0.03])),
      ...depths.toReversed().map((away) => eye([sign * (beam(away) + out), away, high + away * 0.03])),
    ]);
  const cap = (sign: -1 | 1): Path =>
    polygon([
      ...depths.map((away) => eye([sign * (beam(away) - 0.06), away, 0.66 + away * 0.03])),
      ...depths.toReversed().map((away) => eye([sign * (beam(away) + 0.2), away, 0.66 + away * 0.03])),
    ]);
  const planks = counted(19).map((index) => {
    const across = (index - 9) * 0.26;
    const inside = depths.filter((away) => beam(away) > Math.abs(across) + 0.08);
    return inside.length > 1 ? polyline(inside.map((away) => eye([across, away, 0]))) : "";
  });
  const frames = [3, 3.8, 4.7, 5.7, 6.8, 7.8].flatMap((away) =>
    [-1, 1].map((sign) =>
      polyline([eye([sign * beam(away), away, 0]), eye([sign * beam(away), away, 0.66 + away * 0.03])]),
    ),
  );
  const deck = polygon(outline(0, 0));
  return [
    fill(side(1, -0.4, 0.7, 0.2), "#0d2c54"),
    fill(deck, "#6b5a62"),
    fill(
      deck,
      sheet.radial(
        [
          [0, "#f0b468", 0.95],
          [0.4, "#c07f52", 0.75],
          [1, "#6b5a62", 0],
        ],
        eye([0.5, 3.6, 0]),
        760,
      ),
    ),
    stroke(planks.join(""), "#3a3048", 3.4, 0.8),
    fill(side(-1, 0, 0.7), "#2c3e66"),
    fill(side(1, 0, 0.7), "#3b4a70"),
    fill(
      side(1, 0, 0.7),
      sheet.radial(
        [
          [0, "#e0985a", 0.6],
          [1, "#3b4a70", 0],
        ],
        eye([1.6, 4.2, 0.4]),
        420,
      ),
    ),
    fill(
      side(-1, 0, 0.7),
      sheet.radial(
        [
          [0, "#e0985a", 0.5],
          [1, "#2c3e66", 0],
        ],
        eye([-2, 4.2, 0.2]),
        420,
      ),
    ),
    stroke(frames.join(""), "#1a2a4c", 9),
    fill(cap(-1) + cap(1), "#d8c6ac"),
    fill(side(-1, 0.6, 0.67) + side(1, 0.6, 0.67), "#6a6680"),
    fill(polygon([eye([-0.16, 8.9, 0]), eye([0.16, 8.9, 0]), eye([0.12, 9, 1.5]), eye([-0.12, 9, 1.5])]), "#54395a"),
    fill(polygon([eye([0.02, 8.9, 0]), eye([0.16, 8.9, 0]), eye([0.12, 9, 1.5]), eye([0.02, 9, 1.5])]), "#2c2444"),
    sheet.spray(deck, sheet.mood.near, { from: [800, 1220], to: [800, 1010], thick: 0.85 }),
  ].join("");
}
