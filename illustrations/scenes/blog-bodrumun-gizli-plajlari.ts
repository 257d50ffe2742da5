import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, splined, within } from "../kit/geometry.ts";
import { blot, box, chip, curve, curveDownTo, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { batherFromAbove, batherShadow } from "../parts/boats/bathersFromAbove.ts";
import { blocksAlong, drawnRock, rockMass, type RockMass } from "../parts/land/rockMass.ts";
import { rolling, type Terrain, terrain } from "../parts/land/terrain.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person } from "../parts/people/person.ts";
import { caper } from "../parts/plants/caper.ts";
import { sprayBush, twistedJuniper } from "../parts/plants/juniper.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 306;
/** The colours of the water, from the open sea to the edge of the pebbles. */
const WATER = {
  deep: "#125e97",
  blue: "#1f84b4",
  turquoise: "#3bb7c0",
  jade: "#8fdcc9",
  pale: "#c9efdc",
  foam: "#fdfdf4",
};
/** Leaves in the sun and in the shade of the cliff, from the darkest to the lightest. */
const MAQUIS = ["#2c534c", "#527a4c", "#8ea257", "#c3c476"] as const;
const DUSKY = ["#2b4a5c", "#3c6466", "#56806c", "#86a076"] as const;

/** A hidden cove in the morning, from the path that leads down to it: cliffs in sun and shade, a crescent of pebbles, a boat over its own shadow. */
export const SCENE: Scene = {
  name: "blog-bodrumun-gizli-plajlari",
  seed: 33,
  mood: "morning",
  colours: { sky: ["#58acca", "#a5d3d8", "#f1ead0", "#fdebc6"], zenith: "#2a7aa8" },
  grain: 0.16,
  crops: { wide: 250, square: 260 },
  draw(sheet) {
    drawSea(sheet);
    drawBottom(sheet);
    drawBeach(sheet);
    sheet.add(castShade(sheet));
    drawSunlitCliff(sheet);
    drawShadedCliff(sheet);
    drawBoat(sheet);
    drawBathers(sheet);
    drawSlope(sheet);
    sheet.add(caper(), twistedJuniper(sheet));
  },
};

/** The edge of the water along the pebbles, from the left cliff round to the right one. */
const WATERLINE = pointsOf([
  180, 690, 250, 790, 330, 862, 440, 916, 580, 950, 740, 956, 900, 934, 1050, 892, 1190, 836, 1320, 772, 1460, 690,
]);

/** The same edge further out, less so at its ends, and bent by a slow wave. */
function offshore(out: number, wave = 0): Point[] {
  return WATERLINE.map(([x, y], index): Point => {
    const share = index / (WATERLINE.length - 1);
    const swell = Math.sin(share * Math.PI);
    return [
      mixed(x, 770, out * (0.2 + 0.8 * swell) * 0.0011),
      y - out * (0.3 + 0.7 * swell) * 0.7 + Math.sin(share * 15 + out) * wave * swell,
    ];
  });
}

/** All that lies landward of the water's edge, and all that lies seaward of it. */
const SAND = `${curve(WATERLINE)}L1640 660V1160H-40V690Z`;
const SEA = `${curve(WATERLINE)}L1640 660V400H-40V690Z`;

const between = (outer: readonly Point[], inner: readonly Point[]): Path =>
  `${curve(outer)}${curve(inner.toReversed()).replace("M", "L")}Z`;

/** Sky, the islands on the horizon and the open sea. */
function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34 }),
    sheet.glow([300, 280], 620, "#fff6da", 0.85),
    fill(lens(740, 112, 420, 12) + lens(880, 138, 300, 7), "#fffaf0", 0.9),
    fill(curveDownTo(pointsOf([-20, 236, 180, 238, 290, 244, 370, 262, 430, 270, 500, 292, 560, 308]), 308), "#9fbfbd"),
    // Far Kos, with the folds of its mountains.
    fill(
      curveDownTo(
        pointsOf([
          480, 308, 560, 292, 640, 284, 706, 262, 760, 256, 812, 238, 868, 244, 930, 262, 1000, 264, 1070, 278, 1150,
          286, 1240, 308,
        ]),
        308,
      ),
      "#b4ced4",
    ),
    fill(
      "M812 238Q846 240 868 244Q930 262 1000 264Q960 276 930 290Q906 280 880 292Q850 268 812 238ZM706 262Q736 258 760 256Q770 274 800 286Q760 284 740 296Q730 276 706 262ZM1070 278Q1110 282 1150 286L1240 308H1100Q1096 292 1070 278Z",
      "#9cbdca",
    ),
    fill(
      box(-20, HORIZON, 1640, 920),
      sheet.downwards(
        ["#a4d2d8", "#4fa6c6", WATER.deep, "#156ba0", WATER.blue, WATER.turquoise, WATER.jade],
        HORIZON,
        960,
      ),
    ),
    // A low islet: broken to the west, a long back to the east.
    fill(
      "M634 318L642 306L656 300L664 290L684 284L704 286L722 278L744 281L770 290L800 296L834 304L872 310L890 318Z",
      "#dcc09c",
    ),
    fill(
      "M684 284L704 286L722 278L744 281L770 290L800 296L834 304L872 310L890 318H760L744 308L728 310L716 298L700 300Z",
      "#95a17c",
    ),
    fill("M722 278L744 281L770 290L800 296L834 304L872 310L890 318H790L776 306L758 304L744 292Z", "#7f8f92"),
    fill("M664 290L672 300L668 318H682L690 304L684 284ZM642 306L650 310L648 318H658L656 300Z", "#a68f98"),
    fill(lens(746, 318, 220, 3), "#e9f2ea", 0.9),
    fill(
      lens(640, 346, 220, 4) +
        lens(850, 364, 190, 4) +
        lens(730, 392, 260, 5) +
        lens(880, 424, 130, 5) +
        lens(690, 446, 120, 5),
      "#d3ecec",
      0.5,
    ),
  );
}

/** Under the water: sand in steps, weed, rocks that have fallen from the cliffs, the net of light on the shallows. */
function drawBottom(sheet: Sheet): void {
  const random = randomOf(8);
  const cove = polygon([...offshore(560), ...WATERLINE.toReversed()]);
  const weed = pointsOf([650, 560, 740, 585, 832, 566, 900, 606, 610, 640, 980, 640]).map(([x, y]) =>
    blot(random, x, y, random.between(44, 80), random.between(12, 20)),
  );
  const net = counted(9).flatMap((row) =>
    counted(10).map((index) => {
      const [share, out] = [(index + 0.5 + random.around(0.5)) / 10, 16 + row * 15 + random.around(6)];
      const line = offshore(out);
      const at = within(share) * (line.length - 1);
      const [[x0, y0], [x1, y1]] = [line[Math.floor(at)] ?? [0, 0], line[Math.ceil(at)] ?? [0, 0]];
      const [x, y] = [mixed(x0, x1, at % 1), mixed(y0, y1, at % 1)];
      const wide = random.between(16, 52);
      return `M${short(x - wide)} ${short(y)}q${short(wide * 0.5)} ${short(-random.between(2, 7))} ${short(wide)} ${short(random.around(3))}t${short(wide)} ${short(random.around(5))}`;
    }),
  );
  sheet.add(
    fill(between(offshore(430, 10), WATERLINE), WATER.blue, 0.5),
    fill(between(offshore(345, 16), WATERLINE), "#2b9bbd", 0.65),
    fill(weed.join(""), "#0f5288", 0.5),
    fill(between(offshore(262, 14), WATERLINE), WATER.turquoise, 0.8),
    fill(between(offshore(150, 12), WATERLINE), "#62cbc4", 0.8),
    fill(between(offshore(78, 8), WATERLINE), WATER.jade, 0.9),
    fill(between(offshore(34, 5), WATERLINE), WATER.pale, 0.9),
    sheet.clipped(cove, stroke(net.join(""), "#effff4", 2, 0.4)),
    // Drowned rocks: the deeper, the bluer.
    ...placesOf([
      560, 610, 30, 612, 634, 20, 530, 664, 36, 474, 706, 30, 436, 742, 38, 500, 740, 20, 396, 790, 30, 350, 812, 18,
      560, 700, 16, 1010, 600, 30, 962, 612, 20, 1060, 650, 34, 1128, 690, 30, 1076, 694, 18, 1190, 728, 34, 1140, 752,
      20, 1256, 764, 26, 1010, 660, 16, 1218, 790, 14, 600, 864, 13, 626, 872, 8, 880, 850, 12, 446, 842, 16,
    ]).map(([x, y, size]) => {
      const shallow = within((y - 600) / 260);
      const [dark, light] = shallow > 0.5 ? ["#2f95a2", "#69bcae"] : ["#105a8c", "#2b86a6"];
      return (
        fill(blot(random, x + size * 0.5, y + size * 0.3, size * 1.15, size * 0.46), dark, 0.5) +
        fill(chip(random, x, y, size, size * 0.6), dark, 0.85) +
        fill(chip(random, x - size * 0.16, y - size * 0.16, size * 0.66, size * 0.34), light, 0.8)
      );
    }),
  );
}

/** The crescent of pebbles: dry, wet where the water has just been, one line of foam. */
function drawBeach(sheet: Sheet): void {
  const random = randomOf(12);
  const stones = (count: number, [from, to]: readonly [number, number], size: number) =>
    counted(count).map(() => {
      const [share, deep] = [random.between(0.03, 0.97), random.next()];
      const line = offshore(-mixed(from, to, deep));
      const at = share * (line.length - 1);
      const [[x0, y0], [x1, y1]] = [line[Math.floor(at)] ?? [0, 0], line[Math.ceil(at)] ?? [0, 0]];
      const big = size * random.between(0.6, 1.3) * (0.75 + deep * 0.6);
      return { x: mixed(x0, x1, at % 1), y: mixed(y0, y1, at % 1), big };
    });
  const pebbles = (places: ReturnType<typeof stones>, colours: readonly [string, string, string]) =>
    places
      .map(
        ({ x, y, big }, index) =>
          fill(lens(x + big * 0.5, y + big * 0.4, big * 3, big * 0.6), "#a98a86", 0.7) +
          fill(disc(x, y, big, big * 0.62), colours[index % 3] ?? "") +
          fill(disc(x - big * 0.2, y - big * 0.18, big * 0.5, big * 0.25), "#fffaf0", 0.6),
      )
      .join("");
  sheet.add(
    fill(SAND, "#f3dcb6"),
    fill(between(offshore(-88, 4), offshore(-140, 6)), "#fbebcb"),
    fill(between(WATERLINE, offshore(-34, 4)), "#d2b191"),
    fill(between(offshore(-34, 4), offshore(-46, 5)), "#e5c8a0"),
    fill(between(offshore(9, 3), offshore(-4, 2)), WATER.foam),
    fill(between(offshore(24, 4), offshore(20, 5)), WATER.foam, 0.6),
    pebbles(stones(56, [8, 40], 4.2), ["#b99c8c", "#c9b4a0", "#9c8d96"]),
    pebbles(stones(150, [46, 190], 5), ["#d9bf9a", "#cdb2a0", "#fdf3dc"]),
  );
}

/** Bushes of the maquis: places and half widths. Each stands in its shade, and has its light above on the left. */
function bushes(sheet: Sheet, seed: number, numbers: readonly number[]): Drawing {
  const random = randomOf(seed);
  return placesOf(numbers)
    .map(
      ([x, y, size]) =>
        fill(lens(x + size * 0.6, y + size * 0.42, size * 2.6, size * 0.4), MAQUIS[0], 0.6) +
        place(
          sprayBush(sheet, random, [0, 0, 96], MAQUIS),
          x,
          y,
          (size / 100) * random.between(0.8, 1.35),
          (size / 100) * random.between(0.95, 1.3),
        ),
    )
    .join("");
}

/** Limestone that comes through the grass: places and half widths. */
function outcrops(random: Random, numbers: readonly number[]): Drawing {
  return placesOf(numbers)
    .map(
      ([x, y, size]) =>
        fill(lens(x + size * 0.7, y + size * 0.4, size * 3, size * 0.4), "#7f7c4c", 0.7) +
        fill(chip(random, x, y, size, size * 0.56), INKS.right[1] ?? "") +
        fill(chip(random, x - size * 0.2, y - size * 0.12, size * 0.72, size * 0.4), INKS.sun[1] ?? ""),
    )
    .join("");
}

const EYE = 18;
const VIEW = { horizon: HORIZON, centre: 760, eye: EYE, focal: 1300, steps: 1300, cell: 1.7 };
/** Towards the sun, on the left, over the sea. */
const SUN = [-0.7, 0.25, 0.67] as const;
const cove = rolling(9);

/** Where the cliffs of either side stand at a distance from us, and how high their rims are. */
const LEFT_FOOT = pointsOf([
  0, -26, 34, -23, 40, -20, 46, -19, 54, -17.6, 64, -17, 74, -14.6, 86, -13.6, 98, -9.6, 103, -12, 108, -19, 116, -38,
]);
const RIGHT_FOOT = pointsOf([
  0, 33, 36, 26, 46, 25.6, 54, 24.4, 64, 23, 74, 22.4, 84, 21, 96, 17.6, 110, 13, 116, 12, 121, 20, 130, 50,
]);
const leftHigh = (away: number) => mixed(21, 8, within((away - 44) / 54));
const rightHigh = (away: number) => mixed(22, 9, within((away - 52) / 64));
const leftSlope = (right: number, away: number) => {
  const inland = heightAt(LEFT_FOOT, away) - right;
  return Math.min(leftHigh(away) - 1 + inland * 0.34 + cove(right / 13, away / 13) * 2.4, (inland - 4) * 3);
};
const rightSlope = (right: number, away: number) => {
  const inland = right - heightAt(RIGHT_FOOT, away);
  return Math.min(rightHigh(away) - 1 + inland * 0.42 + cove(right / 13, away / 13) * 2.4, (inland - 4) * 3);
};
const LEFT = rockMass(
  [...blocksAlong(LEFT_FOOT, [38, 108], -1, leftHigh, 5), -13.6, 55, 1.7, 1.9, -12.2, 58.6, 1, 0.9, -11, 68, 1.5, 1.3],
  3,
  leftSlope,
);
const RIGHT = rockMass(
  [...blocksAlong(RIGHT_FOOT, [36, 114], 1, rightHigh, 8), 21.6, 47, 1.5, 1.7, 20.2, 50.4, 0.8, 0.8, 19, 61, 1.5, 1.4],
  5,
  rightSlope,
);
/** Limestone in the sun, in the shade, wet; the scrub on it. The shade on the right has the warmth of what is lit around it. */
const INKS = {
  sun: ["#fff3d6", "#fbe0b2", "#f3cd9a", "#dfae88"],
  left: ["#c3afc6", "#a295bd", "#8b7fb0", "#736a9f", "#58548c", "#9c7f7c", "#4b4a80"],
  right: ["#d3b4b8", "#b89bb0", "#a086a8", "#876e9c", "#61508a", "#a5837a", "#5a4a80"],
  scrub: ["#c9c178", "#adb065", "#718763", "#5f7a62"],
};

/** Bushes of the maquis on the slopes and ledges of a cliff, in clumps, where nothing hides their feet. */
function maquis(sheet: Sheet, mass: RockMass, [from, to]: Point, clumps: number, seed: number): Drawing {
  const random = randomOf(seed);
  const project = cameraOf(VIEW);
  const clump = () => {
    const [right, away] = [random.between(from, to), random.between(38, 112)];
    return counted(random.whole(1, 6)).map(() => [right + random.around(3.4), away + random.around(3.4)] as const);
  };
  const places = counted(clumps)
    .flatMap(clump)
    .flatMap(([x, z]): (readonly [Place, number])[] => {
      const { high, kind, rim } = mass.spot(x, z);
      const big = kind === "ledge" ? random.between(0.3, 0.6) : random.between(0.5, 1.4);
      // Low tops near the beach stay bare.
      const bare = kind === "side" || (kind === "top" && (rim < 0.2 || (high < 13 && z < 60)));
      if (high < 3 || bare) return [];
      const hidden = counted(60).some((step) => {
        const share = mixed(0.55, 0.985, step / 59);
        return mass.high(x * share, z * share) > mixed(EYE, high + big * 0.5, share);
      });
      return hidden ? [] : [[[x, z, high], big]];
    });
  return places
    .toSorted(([[, a]], [[, b]]) => b - a)
    .map(([at, big]) => {
      const [x, y] = project(at);
      const size = (big * VIEW.focal) / at[1];
      const tones = mass.shades(at[0], at[1], at[2] + 0.8, SUN) ? DUSKY : MAQUIS;
      return (
        fill(lens(x + size * 0.5, y + size * 0.1, size * 2.6, size * 0.36), tones[0], 0.6) +
        place(
          sprayBush(sheet, random, [0, 0, 96], tones),
          x,
          y - size * 0.3,
          (size / 96) * random.between(0.9, 1.3),
          (size / 96) * random.between(0.9, 1.2),
        )
      );
    })
    .join("");
}

/** Under the waterline of a cliff: its drowned foot, and foam where the water touches it. */
function waterline(mass: RockMass, window: Terrain["window"]): Drawing {
  const swash = rolling(31);
  const level = (reach: number, ink: string, opacity: number) =>
    `<g opacity="${opacity}">${terrain({
      ...VIEW,
      window,
      reach: [36, 128],
      steps: 700,
      ground: () => 0,
      tone: (right, away) =>
        mass.high(right, away) > Math.max(-8.5, -reach * (1 + swash(right / 1.6, away / 1.6) * 0.8)) ? 0 : -1,
      inks: [ink],
    })}</g>`;
  return level(6.5, "#0d4a80", 0.45) + level(1.3, WATER.foam, 0.85);
}

/** The shade of the cliffs, on water and pebbles: its edge softens where it falls from high up. */
function castShade(sheet: Sheet): Drawing {
  const shades = [0, 0.05].map((lift) =>
    terrain({
      ...VIEW,
      window: [-10, 400, 1610, 1120],
      reach: [28, 130],
      cell: 2.8,
      steps: 400,
      ground: () => 0,
      tone: (right, away) => {
        const sun = [SUN[0], SUN[1], SUN[2] + lift] as const;
        // Neither reaches further.
        const shaded =
          (right < 9 && LEFT.shades(right, away, 0, sun)) || (right > 9 && RIGHT.shades(right, away, 0, sun));
        return shaded ? 0 : -1;
      },
      inks: ["shade"],
    }),
  );
  const both = (ink: string, opacity: number) =>
    shades.map((shade) => `<g opacity="${opacity}">${shade.replaceAll('"shade"', `"${ink}"`)}</g>`).join("");
  return sheet.clipped(SAND, both("#7a6aa2", 0.44)) + sheet.clipped(SEA, both("#0f4f86", 0.32));
}

/** What the water keeps of the sunlit cliff. */
function glints(): Path {
  const random = randomOf(41);
  const project = cameraOf(VIEW);
  return counted(46)
    .map(() => {
      const away = random.between(56, 112);
      const out = random.next() ** 1.6;
      const [x, y] = project([heightAt(RIGHT_FOOT, away) - 0.8 - out * 6, away, 0]);
      return lens(x, y, (random.between(1.2, 3.4) * (1.1 - out) * VIEW.focal) / away, 2.4);
    })
    .join("");
}

/** The cliff on the right, which faces the sun, and the hill above it. */
function drawSunlitCliff(sheet: Sheet): void {
  sheet.add(
    sheet.clipped(SEA, waterline(RIGHT, [840, 440, 1610, 900])),
    fill(glints(), "#f6d6a4", 0.4),
    drawnRock(RIGHT, SUN, [...INKS.sun, ...INKS.right, ...INKS.scrub], {
      ...VIEW,
      window: [840, 40, 1610, 1000],
      reach: [33, 135],
    }),
    maquis(sheet, RIGHT, [14, 58], 110, 12),
  );
}

/** The cliff on the left, which turns from the sun and shades the water at its foot. */
function drawShadedCliff(sheet: Sheet): void {
  sheet.add(
    sheet.clipped(SEA, waterline(LEFT, [-10, 440, 760, 1000])),
    drawnRock(LEFT, SUN, [...INKS.sun, ...INKS.left, ...INKS.scrub], {
      ...VIEW,
      window: [-10, 60, 720, 1060],
      reach: [28, 126],
    }),
    maquis(sheet, LEFT, [-52, -8], 90, 9),
  );
}

/** A place in the boat: along her from the stern, across to starboard and up, seen from the path. */
function aboard(along: number, across: number, up = 0): Point {
  const [cos, sin] = [Math.cos(0.4), Math.sin(0.4)];
  const [x, y] = [(along - 92) * 0.94, across * 0.94];
  return [756 + x * cos + y * sin, 770 + (y * cos - x * sin) * 0.62 - up * 0.86];
}

/** The outline of the boat at a height, drawn in by `inset` on all sides: transom, round flanks, a fine bow. */
function hull(up: number, inset = 0): Path {
  const form = pointsOf([0, 21, 30, 29, 66, 32, 104, 29, 136, 20, 160, 9]);
  const side = (sign: number) =>
    form.map(([along, half], index): Point =>
      aboard(along + (index ? -inset * 0.6 : inset), (half - inset) * sign, up),
    );
  const bow = aboard(176 - inset * 1.6, 0, up + 3);
  const [port, starboard] = [curve([...side(-1), bow]), curve([bow, ...side(1).toReversed()])];
  return `${port}${starboard.replace(/^M[^C]*/, "")}Z`;
}

/** A fisherman's small boat at rest; the water is so clear that her shadow lies apart from her, on the bottom. */
function drawBoat(sheet: Sheet): void {
  const bench = (at: number, half: number) =>
    polygon([aboard(at, -half, 12), aboard(at + 13, -half, 12), aboard(at + 13, half, 12), aboard(at, half, 12)]);
  const oar = (from: Point, to: Point) => stroke(polygon([from, to]), "#f6e3bd", 4);
  sheet.add(
    place(fill(hull(0), "#16778f"), 74, 54),
    fill(hull(-6, 1), "#2f9daa", 0.7),
    fill(hull(0, 6), "#1d5d86"),
    fill(hull(6, 2.6), "#cdd3e2") + fill(hull(12, 1), "#2f8fa6"),
    fill(hull(17), "#fffaf0"),
    fill(hull(17, 4.6), "#7c4f44"),
    sheet.clipped(hull(17, 4.6), place(fill(hull(11, 6), "#c98f60"), 7, 6)),
    fill(bench(34, 25) + bench(76, 27) + bench(118, 20), "#f3d6a4"),
    oar(aboard(20, -12, 16), aboard(128, -4, 16)) + oar(aboard(26, 10, 16), aboard(134, 3, 16)),
    stroke(`M${aboard(172, 0, 16).join(" ")}Q880 700 884 690`, "#e9dcc0", 2),
    fill(disc(886, 690, 7, 6), "#e0624a"),
  );
}

/** One bather in the water over a shadow, one on a towel on the pebbles. */
function drawBathers(sheet: Sheet): void {
  const bather = (x: number, y: number, drawing: Drawing) => place(drawing, x, y, 0.36, 0.44);
  sheet.add(
    bather(966, 800, batherShadow("crawling", 300, "#37a3aa")),
    bather(944, 782, batherFromAbove({ lies: "crawling", heading: 300, suit: "#1d5d86" })),
    place(
      fill("M6 6L72-12L100 8L34 27Z", "#b3937c") +
        fill("M0 0L66-18L94 2L28 20Z", "#e0624a") +
        fill("M10-2.7L18-4.9L46 15L38 17.3ZM48-13.1L56-15.3L84 4.7L76 6.9Z", "#fdf8ee"),
      936,
      982,
    ),
    bather(986, 982, batherShadow("prone", 70, "#8d3a44")),
    bather(983, 979, batherFromAbove({ lies: "prone", heading: 70, suit: "#fdf3dc" })),
  );
}

const LENTISK = ["#234a46", "#43704c", "#86a052", "#bfc46c"] as const;
/** Where the slope we stand on runs out on the pebbles. */
const SLOPE = pointsOf([
  -20, 930, 90, 952, 170, 990, 280, 1016, 360, 1046, 470, 1054, 560, 1072, 640, 1068, 740, 1062, 830, 1066, 930, 1050,
  1040, 1046, 1120, 1010, 1230, 980, 1320, 920, 1440, 860, 1640, 760,
]);

/** The slope we stand on: dry grass, stones, bushes that crowd at both sides of the path. */
function drawSlope(sheet: Sheet): void {
  const random = randomOf(3);
  const hill = curveDownTo(SLOPE, 1220);
  /** A tuft of dry grass: blades from one foot, which the wind bends to the right. */
  const tuft = () => {
    const x = random.between(-20, 1240);
    const y = heightAt(SLOPE, x) + random.next() ** 1.5 * 140 - 2;
    const tall = within((y - 960) / 9, 8, 26);
    return counted(random.whole(4, 7))
      .map((index) => {
        const foot = x + (index - 2.5) * tall * 0.11;
        const [lean, rise] = [(index - 2) * tall * 0.2 + random.around(4), tall * random.between(0.7, 1.15)];
        return `M${short(foot - 1.6)} ${short(y)}Q${short(foot)} ${short(y - rise * 0.6)} ${short(foot + lean)} ${short(y - rise)}Q${short(foot + 2.4)} ${short(y - rise * 0.5)} ${short(foot + 1.6)} ${short(y)}Z`;
      })
      .join("");
  };
  sheet.add(
    fill(
      curveDownTo(
        SLOPE.map(([x, y]): Point => [x + 10, y - 9]),
        1220,
      ),
      "#cdb182",
    ),
    fill(hill, "#cdb96f"),
    // Its swells: each lit on the left, turned from the sun on the right.
    fill(
      "M-20 1020C100 1024 200 1070 330 1092S520 1116 560 1150S500 1240 480 1240H-20ZM880 1240C900 1180 960 1150 1010 1112C1080 1090 1140 1070 1210 1030S1440 930 1640 850V1240Z",
      "#a99a58",
    ),
    fill(
      "M470 1054Q560 1076 640 1068Q620 1092 560 1096Q500 1092 470 1054ZM930 1050Q1000 1046 1040 1046Q1010 1080 940 1090Q900 1080 930 1050Z",
      "#dcca84",
    ),
    // The shadow of the juniper.
    fill(
      "M60 1190C200 1150 380 1130 520 1150C560 1166 540 1184 480 1180C420 1186 400 1204 300 1220H60Z",
      "#6f6a52",
      0.6,
    ),
    sheet.clipped(
      curveDownTo(
        SLOPE.map(([x, y]): Point => [x, y - 14]),
        1220,
      ),
      fill(counted(64).map(tuft).join(""), "#8f8848") + fill(counted(40).map(tuft).join(""), "#efdf9c"),
    ),
  );
  drawPath(sheet);
  sheet.add(
    outcrops(
      random,
      [
        300, 1064, 30, 352, 1080, 18, 500, 1092, 16, 470, 1066, 8, 640, 1082, 9, 610, 1090, 14, 1000, 1096, 20, 1036,
        1108, 12, 950, 1070, 9, 540, 1134, 20, 30, 1060, 34, 76, 1078, 18, 1000, 1062, 7,
      ],
    ),
    bushes(
      sheet,
      21,
      [
        600, 1104, 14, 624, 1112, 18, 980, 1130, 20, 940, 1146, 26, 40, 980, 44, 270, 1020, 30, 1300, 950, 30, 1340,
        930, 46, 1420, 884, 34, 1470, 870, 60, 1560, 820, 54, 1240, 996, 24, 1180, 1020, 40, 1390, 960, 66, 1270, 1040,
        50, 1080, 1072, 24, 1530, 940, 90, 380, 1054, 24, 340, 1046, 34, 440, 1088, 20, 240, 1040, 50, 1120, 1096, 34,
        430, 1150, 30,
      ],
    ),
    ...placesOf([1560, 900, 110, 1400, 960, 96, 1640, 960, 120, 1290, 1030, 66, 300, 1110, 54, 222, 1150, 70]).map(
      (each) => sprayBush(sheet, random, each, LENTISK),
    ),
    // Somebody on the way down with a bag.
    fill(lens(858, 1131, 66, 8), "#6f6a52", 0.6),
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        wears: "shorts",
        sleeves: "short",
        top: "#e0624a",
        bottom: "#f3e6cc",
        hat: "#f6dfa6",
        carries: "bag",
        shadow: false,
      }),
      834,
      1132,
      0.84,
    ),
  );
}

/** The path from our feet to the pebbles: its middle and half its width. */
const PATH = placesOf([
  500, 1260, 150, 560, 1204, 112, 660, 1164, 82, 790, 1140, 62, 868, 1120, 47, 862, 1102, 36, 800, 1088, 28, 752, 1075,
  22, 740, 1062, 17, 752, 1048, 13, 776, 1036, 9,
]);

/** The path: trodden earth in bends, on it treads of limestone, each of which hides the riser behind it. */
function drawPath(sheet: Sheet): void {
  const random = randomOf(14);
  const bend = (axis: 0 | 1 | 2, at: number) => {
    const index = Math.floor(at);
    const on = (step: number) => PATH[within(step, 0, PATH.length - 1)]?.[axis] ?? 0;
    return splined([on(index - 1), on(index), on(index + 1), on(index + 2)], at - index);
  };
  const edge = (side: number, grow: number) =>
    counted(41).map((step): Point => {
      const at = (step / 40) * (PATH.length - 1.001);
      const half = bend(2, at) * grow * (1 + random.around(0.07));
      return [bend(0, at) + side * half, bend(1, at) + side * half * 0.12];
    });
  const ribbon = (grow: number) => polygon([...edge(-1, grow), ...edge(1, grow).toReversed()]);
  const treads: Drawing[] = [];
  for (let at = 8.4; at > 0.4; at -= 0.56) {
    const whole = bend(2, at);
    const [half, deep] = [whole * random.between(0.62, 0.84), whole * random.between(0.12, 0.15)];
    const [x, y] = [bend(0, at) + random.around(whole * 0.12), bend(1, at)];
    const jags = counted(18).map(() => random.around(0.12));
    const outline = (dy: number, grow: number): Path =>
      polygon(
        pointsOf([
          -1, 0.1, -0.84, -0.7, -0.3, -0.95, 0.35, -0.8, 0.86, -0.72, 1, 0, 0.8, 0.75, 0.2, 0.95, -0.6, 0.8,
        ]).map(([a, b], index): Point => [
          x + (a + (jags[index] ?? 0)) * half * grow,
          y + dy + (b + (jags[index + 9] ?? 0)) * deep * grow,
        ]),
      );
    treads.push(
      fill(outline(deep * 0.42, 1.03), "#8f7668") +
        fill(outline(0, 1), "#fff3d8") +
        fill(outline(deep * 0.16, 0.9), "#f3dab0") +
        stroke(
          `M${short(x - half * 0.4)} ${short(y - deep * 0.5)}l${short(half * 0.2)} ${short(deep * 0.6)}l${short(half * 0.24)} ${short(deep * 0.2)}`,
          "#c79f74",
          half > 40 ? 2 : 1,
        ),
    );
  }
  sheet.add(fill(ribbon(1.18), "#a98f5c", 0.7), fill(ribbon(1), "#d9bd88"), ...treads);
}
