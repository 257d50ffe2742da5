import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { babadagCape } from "../parts/land/babadagCape.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { limb } from "../parts/people/body.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;
/** From the path on the wooded hill west of the lagoon, 150 metres up. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 150, focal: 1400 });

/** The lagoon of Ölüdeniz in the morning, from the pines on the hill: the spit curls round it, Babadağ behind, a tandem wing comes in. */
export const SCENE: Scene = {
  name: "stop-oludeniz",
  seed: 94,
  mood: "morning",
  colours: {
    sky: ["#5fa6cc", "#a4cfd8", "#f3e6c8", "#fdeccb"],
    mist: "#f6ead0",
    seaLight: "#f2fbf2",
    leaf: "#3c7050",
    leafDark: "#173f3a",
    leafLight: "#93ac5e",
  },
  grain: 0.28,
  crops: { wide: 80, square: 320 },
  draw(sheet) {
    drawFar(sheet);
    drawWater(sheet);
    drawSpit(sheet);
    drawCraft(sheet);
    drawWings(sheet);
    drawNear(sheet);
  },
};

/** The two shores of the sand in metres on the ground: from the far end of the beach to the tip, and from the tip round the lagoon. */
const SEA_SIDE = pointsOf([
  1500, 2300, 1150, 2060, 800, 1850, 480, 1680, 210, 1490, 30, 1290, -40, 1110, -20, 950, 50, 815, 125, 715, 180, 640,
  205, 585, 196, 548,
]);
const LAGOON_SIDE = pointsOf([
  196, 548, 168, 532, 128, 556, 70, 630, -20, 705, -130, 780, -240, 850, -350, 930, -470, 980, -640, 990, -900, 960,
]);

/** The whole shore, in one line with the water on its right. */
const SHORE = [...SEA_SIDE, ...LAGOON_SIDE.slice(1)];

const ground = ([right, away]: Point): Point => EYE([right, away, 0]);

/** A line on the ground, moved sideways by so many metres; to the right of its course if positive. */
function moved(line: readonly Point[], by: number): Point[] {
  return line.map(([x, y], index) => {
    const [x0, y0] = line[Math.max(0, index - 1)] ?? [x, y];
    const [x1, y1] = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    return [x + ((y1 - y0) / long) * by, y - ((x1 - x0) / long) * by];
  });
}

/** What lies between a line on the ground and the same line moved. */
function band(line: readonly Point[], from: number, to: number): Path {
  return `${curve(moved(line, from).map(ground))}${curve(moved(line, to).map(ground).toReversed()).replace("M", "L")}Z`;
}

/** The morning sky, the open sea, Babadağ and its cape. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.42, reach: 0.5 }),
    sheet.glow([60, 420], 620, "#fff1cf", 0.8),
    fill(
      box(0, HORIZON, 1600, 700),
      sheet.downwards(["#8fc6d3", "#3d8fb8", "#1f6ea2", "#155a8c", "#155a8c"], HORIZON, 900),
    ),
    place(babadagCape(sheet), -60, -50, 1.13),
  );
}

/** The open sea and the lagoon: each paler towards the sand, and the lagoon's green where its mouth meets the blue. */
function drawWater(sheet: Sheet): void {
  const inner = LAGOON_SIDE.toReversed().map(ground);
  const mouth = (by: number) =>
    `${curve([...inner, [1340 + by, 950 + by * 0.3], [1430 + by * 1.5, 1040 + by * 0.5], [1560 + by * 2, 1240]])}H-60V700Z`;
  const deep = (grow: number) =>
    curve(
      pointsOf([
        -60, 900, 160, 852, 420, 868, 660, 920, 880, 990, 1040, 1070, 1100, 1160, 1060, 1280, 500, 1300, -60, 1300,
      ]).map(([x, y]): Point => [x * grow, 1300 + (y - 1300) * grow]),
      true,
    );
  const seaward = [...SEA_SIDE, [176, 500], [130, 440], [60, 360]] as const;
  sheet.add(
    fill(band(seaward, 0, -230), "#1c6fa6"),
    fill(band(seaward, 0, -150), "#2283b3"),
    fill(band(seaward, 0, -96), "#36a0c2"),
    fill(mouth(170), "#1c6fa6"),
    fill(mouth(84), "#2386b2"),
    fill(mouth(0), "#2aa5b8"),
    fill(deep(1), "#1e94ad"),
    fill(deep(0.8), "#17829f"),
    fill(
      placesOf([250, 1010, 200, 330, 1024, 110, 820, 1100, 260, 900, 1116, 130, 1130, 1040, 150])
        .map(([x, y, long]) => lens(x, y, long, 7))
        .join(""),
      "#7fd6d2",
      0.5,
    ),
    fill(band(SHORE, 0, -60), "#3fbfc5"),
    fill(band(SHORE, 0, -34), "#78d8cf"),
    fill(band(SHORE, 0, -14), "#bff0e0"),
  );
}

/** The sand and the pines that stand on its back, thinning out towards the tip; behind the beach the town and the foot of the mountain. */
function drawSpit(sheet: Sheet): void {
  const sand = `${curve(SHORE.map(ground))}L-100 600L1600 590Z`;
  const wood = `${curve(
    [
      ...moved(SEA_SIDE.slice(0, 9), 58),
      [70, 770] as Point,
      [112, 690] as Point,
      [70, 712] as Point,
      ...moved(LAGOON_SIDE, 34).slice(4),
    ].map(ground),
  )}L-100 380L1640 560Z`;
  const woods = (crest: number[], foot: number, size: readonly [number, number], haze: number, seed: number) =>
    pinewood(sheet, {
      crest: pointsOf(crest),
      foot,
      size,
      colours: ["#2c5f52", "#4d8260", "#9ab873"].map((tone) => blend(tone, "#a9c3b4", haze)) as [
        string,
        string,
        string,
      ],
      seed,
    });
  sheet.add(
    fill(sand, "#fdf1d2"),
    fill(band(SHORE, 5, 12), "#ecd7a6"),
    sheet.clipped(
      wood,
      fill(box(-20, 606, 1660, 600), "#5f9078") +
        woods(
          [
            -20, 440, 60, 426, 130, 440, 210, 478, 300, 492, 380, 520, 450, 560, 560, 578, 700, 584, 900, 588, 1100,
            586, 1300, 590, 1640, 592,
          ],
          640,
          [7, 9],
          0.68,
          3,
        ) +
        town() +
        woods(
          [
            -20, 560, 60, 540, 150, 536, 250, 566, 330, 576, 420, 604, 520, 628, 700, 634, 900, 644, 1060, 640, 1640,
            622,
          ],
          700,
          [8, 11],
          0.4,
          8,
        ) +
        woods(
          [-20, 640, 100, 624, 220, 650, 360, 664, 460, 682, 640, 692, 720, 714, 860, 770, 1100, 850],
          900,
          [11, 14],
          0.08,
          6,
        ),
    ),
    umbrellas(),
    // Single pines where the wood thins out, each with its shade on the sand.
    ...placesOf([1010, 846, 15, 1060, 852, 12, 1104, 866, 13, 1150, 872, 9, 968, 824, 14]).map(
      ([x, y, r]) =>
        fill(lens(x + r * 1.6, y + r * 0.4, r * 4, r * 0.9), "#cbb07c") +
        fill(disc(x, y - r * 0.2, r, r * 0.7), "#2c5f52") +
        fill(disc(x - r * 0.15, y - r * 0.4, r * 0.8, r * 0.46), "#4d8260") +
        fill(disc(x - r * 0.35, y - r * 0.55, r * 0.4, r * 0.2), "#9ab873"),
    ),
  );
}

/** The houses of the resort behind its long beach. */
function town(): Drawing {
  const random = randomOf(4);
  return counted(40)
    .map(() => {
      const x = random.between(640, 1480);
      const y = 632 - random.next() ** 1.4 * 30 + (x > 1100 ? -6 : 0);
      return [x, y, random.between(10, 20)] as const;
    })
    .toSorted(([, a], [, b]) => a - b)
    .map(
      ([x, y, wide]) =>
        fill(box(x, y - wide * 0.5, wide, wide * 0.5), "#fff8ea") +
        fill(box(x + wide * 0.64, y - wide * 0.5, wide * 0.36, wide * 0.5), "#b9c2d6") +
        fill(
          `M${x - 1} ${y - wide * 0.5}l${wide * 0.24} ${-wide * 0.24}h${wide * 0.6}l${wide * 0.2} ${wide * 0.24}z`,
          "#d08058",
        ),
    )
    .join("");
}

/** Rows of umbrellas along both shores, each with its shade. */
function umbrellas(): Drawing {
  const rows = ([SEA_SIDE, LAGOON_SIDE] as const).flatMap((line, side) =>
    [18, 30].flatMap((inland) =>
      moved(line, inland)
        .slice(side ? 3 : 4, side ? 8 : 10)
        .flatMap((from, index, all): Point[] => {
          const to = all[index + 1];
          if (!to) return [];
          const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 17);
          return counted(count).map((step) => [
            mixed(from[0], to[0], step / count),
            mixed(from[1], to[1], step / count),
          ]);
        }),
    ),
  );
  return rows
    .map((spot, index) => {
      const [x, y] = ground(spot);
      const r = 2900 / spot[1];
      return (
        fill(lens(x + r, y + r * 0.5, r * 3.4, r), "#c9ad78") +
        fill(disc(x, y - r * 0.5, r, r * 0.56), index % 3 ? "#fffaf0" : "#e2613c")
      );
    })
    .join("");
}

/** Small boats: a gulet that leaves, yachts at anchor, pedal boats on the lagoon; their size tells how high we stand. */
function drawCraft(sheet: Sheet): void {
  const hull = (x: number, y: number, long: number, colour: string) =>
    fill(lens(x + long * 0.2, y + long * 0.1, long * 1.5, long * 0.14), "#0f4d78", 0.45) +
    fill(
      `M${x - long / 2} ${y - long * 0.1}H${x + long * 0.56}Q${x + long * 0.4} ${y + long * 0.08} ${x + long * 0.2} ${y + long * 0.08}H${x - long * 0.42}Z`,
      colour,
    );
  const wake = (x: number, y: number, long: number) =>
    fill(
      `M${x} ${y}Q${x - long * 0.6} ${y + 1} ${x - long} ${y + long * 0.1}Q${x - long * 0.5} ${y + 5} ${x} ${y + 2}Z`,
      "#eafaf4",
      0.9,
    );
  const yacht = (x: number, y: number, long: number) =>
    hull(x, y, long, "#fffaf0") +
    stroke(`M${x} ${y - long * 0.1}V${y - long * 1.3}`, "#fffaf0", 1.6) +
    stroke(`M${x} ${y - long * 1.3}L${x + long * 0.5} ${y - long * 0.1}`, "#dcecf0", 0.8);
  const pedal = placesOf([452, 928, 20, 566, 1008, 25, 330, 876, 17, 900, 1016, 24]);
  sheet.add(
    wake(1440, 716, 150),
    hull(1450, 716, 44, "#fffaf0"),
    fill(box(1436, 704, 22, 8), "#2f7fae"),
    yacht(1540, 660, 20),
    yacht(1330, 664, 18),
    yacht(1240, 694, 22),
    ...pedal.map(
      ([x, y, long], index) =>
        wake(x - long * 0.4, y, long * 3) +
        hull(x, y, long, index % 2 ? "#f2b53b" : "#e2512f") +
        fill(
          disc(x - long * 0.1, y - long * 0.28, long * 0.1, long * 0.2) +
            disc(x + long * 0.16, y - long * 0.28, long * 0.1, long * 0.2),
          "#5a3a30",
        ),
    ),
  );
}

/** A wing of the given colours in the air: where it is in metres, which way it flies, how far it banks. */
interface Flight {
  at: Place;
  heading: number;
  bank: number;
  colours: readonly [main: string, second: string, tip: string];
}

/** The points of a wing: by its arc from tip to tip (-1 to 1) and its chord from the leading edge (0) to the trailing one (1). */
function wingOf({
  at: [right, away, up],
  heading,
  bank,
}: Flight): (arc: number, chord: number, radius?: number) => Point {
  const turn = (bank / 180) * Math.PI;
  const level = frameOf(EYE, { right, away, heading });
  return (arc, chord, radius = 6.6) => {
    const angle = arc * 1.02 + turn;
    const long = 3.3 * Math.sqrt(Math.max(0.06, 1 - arc * arc * 0.9));
    return level([
      1.1 - 0.35 * arc * arc - chord * long,
      -Math.sin(angle) * radius,
      up + Math.cos(angle) * radius - chord * 0.95,
    ]);
  };
}

/** A wing of cells and the lines that meet over the seat; only a near one has its finer lines. */
function wing(flight: Flight, fine: boolean): Drawing {
  const at = wingOf(flight);
  const [main, second, tip] = flight.colours;
  const cells = 26;
  const cell = (index: number): Path => {
    const [from, to] = [index / cells, (index + 1) / cells].map((share) => share * 2 - 1) as [number, number];
    return polygon([...shares(5).map((share) => at(from, share)), ...shares(5).map((share) => at(to, 1 - share))]);
  };
  const tone = (index: number): string => {
    const out = Math.abs(index / (cells - 1) - 0.5) * 2;
    const colour = out > 0.8 ? tip : out > 0.34 ? main : second;
    // The right half of the arch turns from the sun.
    return index > cells * 0.62 ? blend(colour, "#2c2a52", 0.3) : colour;
  };
  const seats = [-0.45, 0.45].map((arc) => at(arc, 0.45, 0.5));
  const lines = counted(fine ? 12 : 6).flatMap((index) => {
    const arc = (index / (fine ? 11 : 5)) * 1.84 - 0.92;
    const seat = seats[arc < 0 ? 0 : 1] ?? [0, 0];
    return fine ? [polyline([at(arc, 0.16), seat]), polyline([at(arc, 0.72), seat])] : [polyline([at(arc, 0.3), seat])];
  });
  return (
    stroke(lines.join(""), "#22405c", fine ? 1.2 : 0.8, fine ? 0.6 : 0.5) +
    counted(cells)
      .map((index) => {
        const path = cell(index);
        return fill(path, tone(index)) + stroke(path, tone(index), 0.8);
      })
      .join("") +
    (fine
      ? stroke(
          counted(cells - 1)
            .map((index) => polyline(shares(5).map((share) => at(((index + 1) / cells) * 2 - 1, share))))
            .join(""),
          "#22304e",
          1.1,
          0.28,
        )
      : "")
  );
}

const HERO: Flight = { at: [7.1, 26.5, 147.6], heading: 15, bank: -7, colours: ["#e2512f", "#f6bb45", "#b5343c"] };

/** Three wings far off, and the one that comes in over the bay. */
function drawWings(sheet: Sheet): void {
  const far: Flight[] = [
    { at: [-26, 112, 172], heading: 24, bank: 10, colours: ["#f2b53b", "#fff4dc", "#d98a2a"] },
    { at: [62, 175, 199], heading: -24, bank: -10, colours: ["#2f7fae", "#fff4dc", "#1d5d86"] },
    { at: [-14, 230, 214], heading: 14, bank: 6, colours: ["#c2265f", "#fff4dc", "#8d1b4c"] },
  ];
  const seat = (flight: Flight) => wingOf(flight)(0, 0.45, 0.3);
  sheet.add(
    ...far.map((flight) => {
      const [x, y] = seat(flight);
      return wing(flight, false) + fill(disc(x, y + 3, 420 / flight.at[1], 620 / flight.at[1]), "#22344e");
    }),
    wing(HERO, true),
    place(pair(), ...seat(HERO), 0.54),
  );
}

/** Pilot and guest from behind, in centimetres: they sit in the harness whose straps begin at 0,0 and fly away to the right. */
function pair(): Drawing {
  const part = (points: readonly (readonly [number, number, number])[], lit: string, shade: string) =>
    fill(limb(points), lit) +
    fill(limb(points.map(([x, y, half]) => [x + half * 0.5, y, half * 0.56] as const)), shade);
  const boot = (x: number, y: number) =>
    part(
      [
        [x - 4, y, 7],
        [x + 14, y + 2, 6],
      ],
      "#4a3a44",
      "#2f2836",
    );
  return (
    stroke("M-20-8L-22 40M20-8L22 34", "#2a3550", 5) +
    // The guest in front: legs out, an arm stretched towards the lagoon.
    part(
      [
        [36, 78, 13],
        [80, 74, 11],
      ],
      "#4c77a8",
      "#335580",
    ) +
    part(
      [
        [80, 74, 10],
        [90, 118, 7],
      ],
      "#4c77a8",
      "#335580",
    ) +
    boot(92, 124) +
    part(
      [
        [34, 82, 17],
        [32, 50, 18],
        [32, 26, 15],
      ],
      "#f4b73f",
      "#c98328",
    ) +
    part(
      [
        [42, 32, 8],
        [70, 34, 7],
        [98, 20, 6],
      ],
      "#f4b73f",
      "#c98328",
    ) +
    part(
      [
        [98, 20, 5],
        [106, 16, 5],
      ],
      "#c98a5e",
      "#9a6246",
    ) +
    fill(disc(38, 2, 15, 16), "#fffaf0") +
    fill("M40-14Q54-10 53 4Q50 16 42 18Q48 2 40-14Z", "#b9c2d6") +
    // The pilot's legs, then the harness with the pack of the reserve on its back.
    part(
      [
        [0, 92, 12],
        [34, 100, 10],
      ],
      "#39445e",
      "#252d44",
    ) +
    part(
      [
        [34, 100, 10],
        [44, 140, 7],
      ],
      "#39445e",
      "#252d44",
    ) +
    boot(44, 147) +
    part(
      [
        [-8, 96, 22],
        [-14, 66, 29],
        [-10, 34, 22],
      ],
      "#37507c",
      "#1e2c4e",
    ) +
    fill("M-42 62Q-14 72 14 62L12 70Q-14 80-42 70Z", "#e2512f") +
    part(
      [
        [-26, 36, 9],
        [-44, 10, 8],
        [-30, -20, 6],
      ],
      "#d8402f",
      "#9c2c34",
    ) +
    part(
      [
        [8, 34, 9],
        [26, 8, 8],
        [20, -20, 6],
      ],
      "#d8402f",
      "#9c2c34",
    ) +
    fill(disc(-8, 10, 16, 17), "#e2512f") +
    fill("M-4-7Q9-4 8 12Q5 24-4 27Q3 10-4-7Z", "#a3353a")
  );
}

/** A crest of crowns: the same line in bumps of so many units. */
function bumpy(crest: readonly Point[], size: number, seed: number): Point[] {
  const random = randomOf(seed);
  const [from, to] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const steps = Math.round((to - from) / (size * 0.5));
  return shares(steps).map((share, index): Point => {
    const x = mixed(from, to, share);
    return [x, heightAt(crest, x) + (index % 3 ? 0 : size * random.between(0.3, 0.6))];
  });
}

/** Our own slope under pines, dark before the water, and the crown of one that stands beside the path. */
function drawNear(sheet: Sheet): void {
  const slope = (crest: number[], size: readonly [number, number], tones: [string, string, string], seed: number) =>
    pinewood(sheet, { crest: bumpy(pointsOf(crest), size[0], seed), foot: 1250, size, colours: tones, seed });
  sheet.add(
    slope(
      [-20, 930, 120, 960, 280, 1030, 430, 1100, 560, 1170, 640, 1240],
      [22, 34],
      ["#14403c", "#2d6650", "#7f9c5a"],
      5,
    ),
    slope([1180, 1240, 1300, 1180, 1420, 1120, 1640, 1030], [26, 36], ["#14403c", "#2d6650", "#7f9c5a"], 9),
    place(needlePine(sheet, { tall: 1180, lean: 150, wide: 330, thick: 30, seed: 7 }), -20, 1560),
    slope([-20, 1120, 140, 1140, 300, 1190, 380, 1240], [34, 46], ["#0f302f", "#1f4f42", "#547a48"], 12),
  );
}
