import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, disc, mound, type Path, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** What the ripples leave between the lines of light on the sand: round cells of all sizes, paler and nearer to one another with the distance. */
export function lightNet(bed: (right: number, away: number) => Point): Drawing {
  const random = randomOf(23);
  const [columns, rows] = [30, 20];
  const middles = counted(rows).map((row) =>
    counted(columns).map((column): Point => {
      const [right, away] = [(column - columns / 2 + (row % 2) * 0.5) * 1.5, 24.4 + row * 1.4];
      return [right + random.around(1.05), away + random.around(1.1)];
    }),
  );
  return middles
    .map((row, index) => {
      const aside = index % 2;
      const cells = (reach: number) =>
        row.map(([right, away], column) => {
          const ring = [
            [0, 1],
            [1, aside],
            [1, aside - 1],
            [0, -1],
            [-1, aside - 1],
            [-1, aside],
          ].map(([down = 0, across = 0]) => middles[index + down]?.[column + across]);
          if (ring.some((one) => !one)) return "";
          const corners = ring.map((one, side): Point => {
            const [a, b] = [one ?? [0, 0], ring[(side + 1) % 6] ?? [0, 0]];
            return bed(
              mixed(right, (right + a[0] + b[0]) / 3, reach),
              mixed(away, (away + a[1] + b[1]) / 3, reach * 0.97),
            );
          });
          return curve(corners, true);
        });
      // Three rings in one another: the light fades from the line into the cell.
      return [0.96, 0.82, 0.62]
        .map((reach) => fill(cells(reach).join(""), "#3aa0aa", mixed(0.17, 0.06, index / rows)))
        .join("");
    })
    .join("");
}

/** A field of seagrass round a place of the sand, its blades bent by one swell; the lit ones stand among the dark. */
export function seagrass(
  [middle, deep]: Point,
  long: number,
  tall: number,
  [dark, lit]: readonly [string, string],
  seed: number,
): Drawing {
  const random = randomOf(seed);
  const rows = counted(6).map((row) => {
    const blades = counted(Math.round(long / 7)).map((index) => {
      const aside = random.around(0.47);
      const x = middle + aside * long;
      const y = deep + (row - 2.5) * long * 0.03 * (1 - 4 * aside ** 2) + random.around(4);
      const [high, bend] = [tall * random.between(0.6, 1.4) * (1 - aside ** 2), tall * random.between(0.2, 0.6)];
      return { path: blade(x, y, high, bend, tall * 0.1), lit: (index + row) % 4 === 0 };
    });
    return (
      fill(
        blades
          .filter((one) => !one.lit)
          .map(({ path }) => path)
          .join(""),
        dark,
      ) +
      fill(
        blades
          .filter((one) => one.lit)
          .map(({ path }) => path)
          .join(""),
        lit,
      )
    );
  });
  return (
    fill(
      disc(middle, deep, long * 0.5, long * 0.075) +
        disc(middle + long * 0.16, deep + long * 0.04, long * 0.44, long * 0.06),
      dark,
      0.55,
    ) + rows.join("")
  );
}

/** Seagrass close to us and dark, at the foot of a picture, its long straps bent by the same slow swell. */
export function strapGrass(from: number, count: number, low: number, slope: number, seed: number): Drawing {
  const random = randomOf(seed);
  const blades = counted(count).map((index) => {
    const x = from + index * 5.4 + random.around(12);
    const y = low + index * slope + random.around(14);
    return blade(x, y + 60, random.between(120, 250) + index * 2.4, random.between(30, 110), random.between(10, 17));
  });
  return (
    fill(mound(from + count * 4, 1260, count * 11, 150), "#0d4a66") +
    fill(blades.filter((_, index) => index % 3).join(""), "#0d4a66") +
    fill(blades.filter((_, index) => index % 3 === 0).join(""), "#1f7a86")
  );
}

/** One blade, bent to the right. */
function blade(x: number, y: number, tall: number, bend: number, wide: number): Path {
  return `M${short(x - wide / 2)} ${short(y)}Q${short(x - wide * 0.6)} ${short(y - tall * 0.6)} ${short(x + bend)} ${short(y - tall)}Q${short(x + wide)} ${short(y - tall * 0.5)} ${short(x + wide / 2)} ${short(y)}Z`;
}

/** Bream, from 1480, 690 to 880, 770, on their way round a shade: one body that swells, thins out and turns, silver where it takes the light. */
export function breamShoal(): Drawing {
  const random = randomOf(41);
  const way = (share: number): Point => [
    mixed(1480, 880, share) + Math.sin(share * 5) * 24,
    690 + Math.sin(share * 4.6 - 0.7) * 70 + share * 50,
  ];
  const fish = counted(92).map((index) => {
    const share = (index + random.around(0.5)) / 92;
    const [x, y] = way(share);
    const [ahead, below] = way(share + 0.02);
    const spread = 12 + 84 * Math.sin(Math.PI * share ** 1.3) ** 1.5;
    return {
      at: [x + random.around(14), y + random.around(spread)] as Point,
      size: mixed(15, 33, share) * random.between(0.85, 1.15),
      turn: (Math.atan2(below - y, ahead - x) * 180) / Math.PI + random.around(9),
    };
  });
  const body = fill(
    "M.5 0Q.36 -.24 .04 -.26Q-.26 -.24 -.42 -.05L-.66 -.24Q-.58 0 -.66 .24L-.42 .05Q-.24 .22 .06 .22Q.36 .2 .5 0Z",
    "#12587f",
  );
  // They swim to the left, so their own left side is below: the light lies along what is the upper flank on the sheet.
  const flank = fill("M.44 .02Q.3 .16 .02 .16Q-.26 .14 -.42 .04Q-.1 -.08 .44 .02Z", "#c4efe6");
  return fish.map(({ at, size, turn }) => place(turned(body + flank, turn), ...at, size)).join("");
}

/** An amphora that lies half in the sand, its mouth to the left: 0,0 is where its belly enters the ground. */
export function amphora(sheet: Sheet): Drawing {
  const body =
    "M-96 -40Q-88 -62 -70 -60L-52 -54Q-34 -78 4 -80Q58 -80 96 -40Q116 -18 120 20H-60Q-70 0 -74 -14L-90 -16Q-100 -26 -96 -40Z";
  const handle = (path: Path, tone: string) => stroke(path, tone, 9);
  return (
    fill("M-70 8Q20 -20 120 -6Q190 4 210 16Q120 40 -20 30Z", "#4fa2a4", 0.75) +
    handle("M-74 -56Q-70 -88 -44 -88Q-24 -88 -16 -72", "#a65a48") +
    fill(body, "#c9785a") +
    sheet.clipped(
      body,
      fill("M-94 -20L-62 -26Q-36 -14 20 -22Q80 -32 92 -60L140 -20V40H-80Z", "#9c585a") +
        fill("M-80 -6Q-30 12 40 -2Q90 -12 112 -36L140 40H-80Z", "#7c4456") +
        fill("M-66 -52L-52 -50Q-30 -72 6 -72Q-24 -60 -44 -34L-70 -36Z", "#eaa883") +
        stroke("M-40 -62Q-28 -30 -42 6M48 -74Q70 -30 52 10M60 -70Q82 -30 64 10", "#8c5058", 2.4, 0.8) +
        fill(disc(16, -52, 9, 5) + disc(34, -46, 5, 3) + disc(70, -22, 7, 4), "#bfe0cc", 0.9),
    ) +
    fill(disc(-93, -38, 8, 23), "#eaa883") +
    fill(disc(-93, -38, 4.6, 16), "#4c2f48") +
    handle("M-74 -24Q-70 2 -44 2Q-34 0 -32 -12", "#b56a50") +
    fill("M-118 30Q-84 4 -52 8Q-20 -4 20 6Q60 -8 96 0Q124 -6 142 22Q60 40 -10 34Q-70 38 -118 30Z", "#aedccb") +
    fill(
      "M-118 30Q-84 4 -52 8Q-66 16 -74 31ZM-20 2Q0 -2 20 6Q6 14 -2 26Q-20 20 -20 2ZM60 -2Q80 -6 96 0Q84 12 86 24Q62 20 60 -2Z",
      "#c8ead4",
    )
  );
}
