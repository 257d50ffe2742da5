import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, disc, lens, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "../plants/foliage.ts";
import { pointsOf } from "./pointsOf.ts";

/** A closed soft shape. */
const closed = (points: readonly Point[]) => curve(points, true);

/**
 * The lagoon of Ölüdeniz from the height of Babadağ, for a whole sheet: the tongue of sand from the right, the open sea on its
 * left, the lagoon behind it, each band of water paler towards the sand.
 */
export function oludenizLagoon(sheet: Sheet): Drawing {
  // The shore of the open sea, from the beach in front up to the tip of the tongue.
  const outer: Point[] = pointsOf([
    470, 1240, 560, 1120, 690, 1010, 820, 920, 900, 850, 900, 800, 820, 770, 700, 752, 590, 738, 500, 716, 452, 684,
  ]);
  // The shore of the lagoon, from the tip back along the tongue.
  const inner: Point[] = pointsOf([
    446, 668, 480, 656, 560, 672, 680, 694, 800, 706, 900, 706, 980, 720, 1040, 760, 1090, 800, 1180, 800, 1270, 760,
    1360, 700, 1402, 650, 1420, 596, 1480, 570,
  ]);
  const shifted = (points: readonly Point[], dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy]);
  const sand = `${curve([...outer, ...inner])}L1640 560V1240Z`;
  const seaBand = (dx: number, dy: number) =>
    `${curve(shifted(outer, dx, dy))}L${short(560 + dx)} ${short(650 + dy)}L1300 800L1000 1240Z`;
  const lagoon = closed(
    pointsOf([
      430, 640, 470, 600, 640, 600, 840, 616, 1010, 624, 1190, 602, 1330, 604, 1402, 650, 1362, 702, 1272, 762, 1180,
      802, 1090, 802, 1040, 762, 980, 722, 900, 708, 800, 708, 680, 696, 560, 674,
    ]),
  );
  return [
    fill(seaBand(-150, 44), "#1f86b0", 0.75),
    fill(seaBand(-96, 30), "#2f9fc0", 0.85),
    fill(seaBand(-54, 18), "#4fb9cb"),
    fill(seaBand(-24, 9), "#93dad6"),
    fill(lagoon, "#2fa9bd"),
    fill(
      closed(
        pointsOf([
          520, 630, 700, 622, 900, 640, 1080, 640, 1240, 626, 1330, 646, 1290, 700, 1180, 748, 1100, 740, 1040, 700,
          940, 674, 760, 668, 600, 652,
        ]),
      ),
      "#1c8fae",
    ),
    fill(
      closed(pointsOf([700, 638, 880, 648, 1060, 652, 1180, 650, 1220, 680, 1150, 710, 1080, 690, 960, 664])),
      "#147a9e",
    ),
    fill(sand, "#fdf6e4"),
    fill(`${curve([...shifted(outer, 16, -2), ...shifted(inner, 8, 9)])}L1640 566V1240Z`, "#efd9ae"),
    stroke(curve(shifted(inner.slice(1, -1), 0, -6)), "#aee6dc", 12),
    inland(sheet),
    // Pines along the middle of the tongue, parasols along the beach, boats on the lagoon.
    ...(
      [
        [600, 706, 18],
        [660, 716, 24],
        [724, 724, 26],
        [790, 732, 30],
        [850, 738, 32],
        [910, 752, 36],
        [960, 790, 40],
        [1000, 830, 46],
        [980, 890, 50],
        [1060, 880, 56],
        [930, 960, 40],
      ] as const
    ).map(
      ([x, y, size], index) =>
        fill(disc(x + size * 0.3, y + size * 0.24, size, size * 0.5), "#b99a6c", 0.7) +
        leafMass(sheet, {
          x,
          y,
          width: size,
          height: size * 0.56,
          seed: index + 4,
          count: 12,
          size: 15,
          colours: ["#2f5240", "#4f7a4c", "#86a45c"],
        }),
    ),
    fill(
      counted(34)
        .map((index) => {
          const share = index / 34;
          const at = outer[Math.min(3, Math.floor(share * 4))] ?? [0, 0];
          const next = outer[Math.min(4, Math.floor(share * 4) + 1)] ?? at;
          const part = (share * 4) % 1;
          return disc(
            at[0] + (next[0] - at[0]) * part + 52 + (index % 2) * 26,
            at[1] + (next[1] - at[1]) * part + (index % 2) * 18,
            8.5 - share * 3,
            5.4 - share * 2,
          );
        })
        .join(""),
      "#1d6d9a",
    ),
    ...(
      [
        [1110, 660, 1],
        [1210, 690, 1.2],
        [960, 650, 0.8],
        [300, 820, 1.5],
        [420, 960, 1.9],
        [240, 560, 0.9],
      ] as const
    ).map(([x, y, size]) =>
      place(
        fill("M-16 0Q-6-5 16-4Q20-1 14 3Q-4 7-16 0Z", "#fffdf6") +
          fill("M-6-1L2-3L8-1L0 1Z", "#b98345") +
          fill(lens(6, 7, 36, 4), "#0f5a7c", 0.5),
        x,
        y,
        size,
      ),
    ),
    stroke("M268 844Q200 880 120 950", "#e8f7f3", 3, 0.7),
  ].join("");
}

/** Behind the beach: gardens and the red roofs of the village among pines. */
function inland(sheet: Sheet): Drawing {
  const { roof, roofShade, wall } = sheet.mood;
  const random = randomOf(23);
  const park: Point[] = pointsOf([
    760, 1240, 820, 1130, 900, 1040, 980, 960, 1060, 890, 1130, 848, 1220, 836, 1320, 790, 1420, 722, 1470, 660, 1440,
    610, 1480, 560, 1640, 520,
  ]);
  const places = counted(150)
    .map(() => {
      const x = random.between(840, 1600);
      const line = park.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best));
      return [x, line[1] + 34 + random.next() * 330] as const;
    })
    .filter(([x, y]) => y > 600 && y < 1150 && x < 1600)
    .toSorted(([, a], [, b]) => a - b);
  return (
    fill(`${curve(park)}V1240Z`, "#7f9a5c") +
    sheet.spray(`${curve(park)}V1240Z`, "#3f6a48", { from: [1640, 900], to: [1000, 860], thick: 0.8 }) +
    places
      .map(([x, y], index) => {
        const size = 11 + (y - 560) * 0.016;
        if (index % 7 === 1)
          return place(
            fill("M-14 0V-9H14V0Z", wall) + fill("M-17-9L-8-20H12L18-9Z", roof) + fill("M6-9L12-20L18-9Z", roofShade),
            x,
            y,
            size / 11,
          );
        return (
          fill(disc(x + size * 0.4, y + size * 0.2, size, size * 0.6), "#2f5240") +
          fill(disc(x, y, size, size * 0.72), index % 3 ? "#4f7a4c" : "#67914f") +
          fill(disc(x - size * 0.3, y - size * 0.22, size * 0.5, size * 0.34), "#8fae64")
        );
      })
      .join("")
  );
}
