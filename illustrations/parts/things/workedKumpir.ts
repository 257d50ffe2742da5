import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { blot, curve, type Path, polygon } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A big potato split along its length and worked with a fork: wrinkled skin, mash drawn up to a peak, butter; 532 wide, its foot on 0,0. */
export function workedKumpir(sheet: Sheet): Drawing {
  const random = randomOf(41);
  const xs = shares(41).map((share) => mixed(-CUT, CUT, share));
  const outline = curve(
    [
      [-HALF, -74],
      [-258, -112],
      [-228, -144],
      [-180, -160],
      [-104, -184],
      [0, -194],
      [104, -186],
      [184, -166],
      [240, -142],
      [HALF, -92],
      [248, -42],
      [176, -6],
      [60, 7],
      [-70, 5],
      [-186, -10],
      [-246, -38],
    ],
    true,
  );
  const level = (x: number, share: number): Point => [x, mixed(lip(x), 2 - 76 * (x / HALF) ** 2, share)];
  const wrinkles = counted(26)
    .map((index) => {
      const [from, share, long] = [random.between(-220, 170), 0.24 + ((index * 0.37) % 0.72), random.between(24, 60)];
      return curve(
        [0, 0.33, 0.66, 1].map((step) => level(from + long * step, share + 0.05 * Math.sin(step * 5 + index))),
      );
    })
    .join("");
  const open = polygon([
    ...xs.map((x): Point => [x, farLip(x) + 3]),
    ...xs.toReversed().map((x): Point => [x, lip(x)]),
  ]);
  const folds = counted(11).map((index) => {
    const x = mixed(-150, 152, ((index * 4) % 11) / 10);
    const y = mixed(farLip(x) + 20, lip(x) - 12, within(0.25 + ((index * 0.37) % 0.75)));
    return {
      y,
      drawing: fold(
        [
          [x, y],
          [mixed(x, -30, 0.4), y - 12 - 10 * gape(x)],
          [mixed(x, -30, 0.72), y - 26 - 28 * gape(x)],
        ],
        random.between(24, 32),
      ),
    };
  });
  const crumbs = (count: number, line: (x: number) => number, size: number) =>
    counted(count).map((index): readonly [number, number, number] => {
      const x = mixed(-160, 160, (index + random.between(0.1, 0.9)) / count);
      return [x, line(x) + random.around(4), size * random.between(0.75, 1.25)];
    });
  const curl = (x: number) =>
    (7 + 5 * Math.sin(x / 19) + 9 * Math.exp(-(((x + 96) / 40) ** 2)) + 10 * Math.exp(-(((x - 70) / 46) ** 2))) *
    gape(x) ** 0.6;
  const rolled = (share: number, up = 0) =>
    polygon([
      ...xs.map((x): Point => [x, lip(x) - 4 + up]),
      ...xs.toReversed().map((x): Point => [x, lip(x) - 2 + curl(x) * share * 1.5]),
    ]);
  return (
    fill("M-200-10Q0 26 190 10Q300-8 380-40Q290-60 190-44Z", "#6b4468", 0.62) +
    fill(outline, "#8e5836") +
    sheet.clipped(
      outline,
      fill("M-260-210H260V-130Q120-66 20-48Q-120-32-260-20Z", "#ab7145") +
        fill("M-262-160Q-220-70-124-40Q-20-24 40-32Q-40-8-156-16Q-240-44-262-80Z", "#c98f5b") +
        fill("M264-160C210-74 136-20 20 0L-60 12H270Z", "#673c2b") +
        fill("M264-104C220-40 156-8 60 6L264 20Z", "#4d2c2b") +
        stroke(wrinkles, "#5e331f", 2.6, 0.75) +
        place(stroke(wrinkles, "#e2ac72", 1.8, 0.4), -1, 4) +
        fill(
          counted(9)
            .map((index) => {
              const [x, y] = level(-200 + index * 50, 0.4 + ((index * 0.41) % 0.5));
              return blot(random, x, y, 4 + (index % 3) * 4, 3 + (index % 3));
            })
            .join(""),
          "#2c181b",
          0.75,
        ) +
        // The closed ends: the light on their crowns, the tears in which the cut runs out.
        fill(
          "M-254-108C-240-138-206-150-170-152Q-154-142-170-132C-204-128-232-116-248-92Q-258-98-254-108Z",
          "#dba870",
        ) +
        fill("M176-160Q224-146 244-122Q220-118 190-128Q170-140 176-160Z", "#9c6340") +
        fill("M-170-118Q-204-130-232-126Q-206-116-196-108Q-216-98-222-80Q-196-104-168-114Z", "#54301f") +
        fill("M170-120Q204-132 230-124Q206-116 196-108Q212-96 216-80Q192-104 168-114Z", "#54301f"),
    ) +
    fill(open, "#cf9240") +
    // The far half's skin shows as a thin edge.
    stroke(curve(xs.map((x): Point => [x, farLip(x)])), "#7d482b", 8) +
    stroke(curve(xs.map((x): Point => [x, farLip(x) - 2])), "#d9a468", 4) +
    lumps(
      random,
      crumbs(16, (x) => farLip(x) + 12, 21),
    ) +
    lumps(
      random,
      crumbs(12, (x) => farLip(x) + 20 - 24 * Math.exp(-(((x + 30) / 70) ** 2)), 26),
    ) +
    folds
      .toSorted((one, other) => one.y - other.y)
      .map((each) => each.drawing)
      .join("") +
    lumps(
      random,
      crumbs(15, (x) => lip(x) - 11, 18),
    ) +
    butter() +
    fill(rolled(1, 12), "#2c181b", 0.45) +
    fill(rolled(1), "#7d482b") +
    fill(rolled(0.7), "#b97f4e") +
    fill(rolled(0.34), "#ecc088") +
    // In two places the mash has come over the edge.
    lumps(random, [
      [-92, lip(-92) - 2, 22],
      [-66, lip(-66) + 2, 24],
      [-76, lip(-76) + 14, 17],
      [34, lip(34) + 1, 20],
      [58, lip(58) + 4, 17],
    ])
  );
}

/** Threads of cheese over a `workedKumpir`, thin in their middle, up to the lump that a fork has lifted at -34, -228. */
export function cheeseThreads(): Drawing {
  const lines: readonly (readonly [x: number, y: number, toX: number, toY: number, wide: number])[] = [
    [-56, -236, -128, -94, 9],
    [-50, -230, -88, -106, 12],
    [-40, -226, -52, -112, 14],
    [-30, -228, -10, -114, 15],
    [-22, -230, 30, -108, 11],
    [-14, -236, 80, -96, 9],
  ];
  const strand = (x: number, y: number, toX: number, toY: number, wide: number): Path => {
    const side = (sign: number) =>
      shares(13).map((share): Point => {
        const half = wide * (0.16 + 0.84 * Math.abs(share * 2 - 1) ** 2.6);
        const sag = Math.sin(share * Math.PI) * (x - toX) * -0.12;
        return [mixed(x, toX, share ** 0.85) - sag + sign * half, mixed(y, toY, share)];
      });
    return polygon([...side(-1), ...side(1).toReversed()]);
  };
  const random = randomOf(3);
  return (
    fill(lines.map(([x, y, toX, toY, wide]) => strand(x + 3, y, toX + 4, toY, wide)).join(""), "#c98530") +
    fill(lines.map((line) => strand(...line)).join(""), "#f6cd66") +
    fill(lines.map(([x, y, toX, toY, wide]) => strand(x - 1, y, toX - 2, toY, wide * 0.4)).join(""), "#fff0b4") +
    // The lump of mash that the tines have lifted.
    lumps(random, [
      [-58, -240, 20],
      [-14, -240, 19],
      [-36, -230, 24],
      [-50, -224, 15],
      [-22, -222, 15],
      [-38, -248, 16],
    ])
  );
}

/** Mash: lumps that overlap, dark below, pale where the bulbs reach them. */
function lumps(random: Random, places: readonly (readonly [x: number, y: number, size: number])[]): Drawing {
  return places
    .map(
      ([x, y, size]) =>
        fill(blot(random, x + 2, y + 4, size, size * 0.72), "#d9a24a") +
        fill(blot(random, x - 1, y - 1, size * 0.9, size * 0.6), "#f6d077") +
        fill(blot(random, x - size * 0.2, y - size * 0.22, size * 0.48, size * 0.24), "#fde9a8"),
    )
    .join("");
}

/** A fold of mash that the fork has drawn along a line. */
function fold(points: readonly Point[], wide: number): Drawing {
  const path = curve(points);
  return (
    place(stroke(path, "#dca850", wide), 1, wide * 0.24) +
    stroke(path, "#f4cb6e", wide) +
    place(stroke(path, "#fbe3a0", wide * 0.3), -wide * 0.1, -wide * 0.26)
  );
}

/** A lump of butter that melts in the mash. */
function butter(): Drawing {
  return place(
    fill("M-46 16Q-30-6 0-4T52 12Q40 26 6 24T-46 16Z", "#ffdf6a") +
      fill("M-26-16L14-22L32-8V10Q14 18-8 16L-26 4Z", "#e9b83e") +
      fill("M-26-16L-8-4V16L-26 4Z", "#f9d765") +
      fill("M-26-16L14-22L32-8L-8-4Z", "#fff3b8"),
    96,
    -134,
  );
}

/** Half of the potato's length, and of its cut's. */
const [HALF, CUT] = [266, 186];
/** How far its cut gapes, 0 to 1, at a place of its length: it ends before the potato does. */
const gape = (x: number) => within(1 - (x / CUT) ** 2) ** 0.62;
const lip = (x: number) => -122 + 40 * gape(x) + (4 * Math.sin(x / 23) + 3 * Math.sin(x / 9)) * gape(x);
const farLip = (x: number) => -128 - 50 * gape(x) + 3 * Math.sin(x / 31) + 2 * Math.sin(x / 11);
