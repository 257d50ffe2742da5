import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { chip, curve, curveDownTo, disc, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { almondTree } from "../parts/plants/almondTree.ts";
import { anemone } from "../parts/plants/anemone.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;

/** From the terrace above that of the tree; the sea lies some forty metres lower still. */
const EYE = cameraOf({ horizon: HORIZON, centre: 860, eye: 3.2, focal: 1600 });

/** Where the terrace ends, in metres from the eye. */
const EDGE = 21;

/** February above Bodrum: an almond tree in blossom on a terrace, a path along a dry-stone wall, below it the bay and the castle. */
export const SCENE: Scene = {
  name: "blog-ay-ay-bodrum",
  seed: 44,
  mood: "morning",
  colours: {
    sky: ["#6aa6c6", "#a9cfd8", "#f2e4cc", "#fbe3cf"],
    ground: "#a3b765",
    groundShade: "#58724f",
    leafLight: "#b3b878",
    leaf: "#74884f",
    leafDark: "#445a40",
    stone: "#f1dcb4",
    stoneWorn: "#d3b48c",
    stoneShade: "#8f7d86",
  },
  grain: 0.3,
  crops: { wide: 150, square: 120 },
  draw(sheet) {
    drawFar(sheet);
    drawBay(sheet);
    drawSlope(sheet);
    drawTerrace(sheet);
    drawWall(sheet);
    drawWalker(sheet);
    drawAlmond(sheet);
    drawNear(sheet);
  },
};

/** Sky, the hills behind the town, Karaada on the horizon. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON + 4, zenith: 0.5, reach: 0.5 }),
    sweptCloud(sheet, { x: 1240, y: 250, length: 860, seed: 7 }),
    gulls(sheet, { x: 1270, y: 380, length: 150, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([1240, 544, 1300, 520, 1400, 494, 1480, 500, 1560, 512, 1640, 530]),
      foot: HORIZON + 4,
      colour: "#a9bdcf",
      shade: "#93aac2",
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([-20, 396, 160, 380, 330, 402, 500, 440, 640, 432, 800, 462, 960, 500, 1090, 528, 1170, 544]),
      foot: 600,
      colour: "#a9bcc0",
      shade: "#8ea9b4",
      mist: 60,
      seed: 8,
    }),
  );
}

/** The bay: the town about the harbour, the castle whole on its point, two gulets. */
function drawBay(sheet: Sheet): void {
  const { seaDark } = sheet.mood;
  const still = (x: number, y: number, width: number): Drawing =>
    ripples(sheet, { x, y, width, height: width * 0.12, count: 10, colour: seaDark, opacity: 0.5 });
  sheet.add(
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 70, foot: false }),
    fill(
      curveDownTo(pointsOf([-20, 500, 200, 510, 420, 540, 640, 566, 820, 596, 960, 624, 1010, 640]), 642),
      "#9db083",
    ),
    farCrowns(randomOf(5), 50, [-20, 700], [560, 634], 9, "#6d8a62", "#97ab74"),
    groupedTown(sheet, {
      rows: 5,
      far: [-30, 520],
      near: [-30, 830],
      ground: (x, share) => mixed(524, 636, share) + Math.max(0, x - 100) * mixed(0.11, 0, share),
      scale: [0.15, 0.2],
      seed: 6,
    }),
    fill(lens(1010, 644, 520, 14), seaDark, 0.45),
    place(bodrumCastle(sheet, { shade: false }), 800, 642, 0.42),
    fill("M-20 636H820L800 642H-20Z", "#f3e3c2"),
    still(880, 690, 120),
    place(gulet(sheet, { sails: "furled" }), 880, 686, 0.2),
    still(1350, 676, 110),
    place(gulet(sheet, { sails: "furled" }), 1330, 670, 0.18),
  );
}

/** The hillside below the terrace: houses, olives, cypresses. */
function drawSlope(sheet: Sheet): void {
  const shore = pointsOf([-20, 716, 180, 708, 400, 716, 640, 728, 860, 722, 1100, 712, 1340, 726, 1640, 700]);
  const low = shore.map(([x, y]): Point => [x, y + 5]);
  sheet.add(
    fill(curveDownTo(shore, 900), "#f6ead0"),
    fill(curveDownTo(low, 900), "#8ba06a"),
    groupedTown(sheet, {
      rows: 3,
      far: [-30, 1640],
      near: [-30, 1640],
      ground: (_x, share) => mixed(738, 806, share),
      scale: [0.3, 0.44],
      spacing: 1.3,
      seed: 9,
    }),
    farCrowns(randomOf(7), 50, [-20, 1640], [746, 812], 17, "#5f7a50", "#94a566"),
    ...placesOf([640, 838, 0.66, 742, 832, 0.5, 1290, 836, 0.6]).map(([x, y, size], index) =>
      place(cypress(sheet, { seed: index + 3 }), x, y, size),
    ),
    ...placesOf([60, 850, 0.8, 540, 838, 0.62, 860, 842, 0.54, 1420, 850, 0.8, 1560, 856, 1]).map(
      ([x, y, size], index) => place(olive(sheet, { seed: index + 2 }), x, y, size),
    ),
  );
}

/** How far right of the eye the wall runs, in metres, at a distance. */
function wallAt(away: number): number {
  return 2.5 + (away - 7) * 0.075 + Math.sin(away * 0.42) * 0.12;
}

/** The terrace: spring grass in waves of two tones, and the path beside the wall. */
function drawTerrace(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const random = randomOf(21);
  const rim = counted(24).map((index): Point => {
    const right = -14 + index * 1.2;
    return EYE([right, EDGE + Math.sin(index * 1.7) * 0.5, Math.sin(index * 2.3) * 0.08]);
  });
  const edgeOf = (out: (away: number) => number) =>
    counted(16).map((index): Point => {
      const away = 6.8 + (index / 15) ** 1.4 * (EDGE - 6.6);
      return EYE([wallAt(away) - out(away), away, 0]);
    });
  const path = polygon([
    ...edgeOf((away) => 0.24 + Math.sin(away * 2) * 0.05),
    ...edgeOf((away) => 1.7 + Math.sin(away * 0.6 + 1) * 0.16 + Math.sin(away * 3.1) * 0.05).toReversed(),
  ]);
  const strokes = (count: number, low: number, high: number): Path =>
    counted(count)
      .map(() => {
        const away = mixed(low, high, random.next() ** 1.6);
        const [x, y] = EYE([random.between(-7, 2.4), away, 0]);
        const unit = metreAt(EYE, [0, away, 0]);
        return lens(x, y, unit * random.between(0.4, 1.3), unit * 0.06);
      })
      .join("");
  sheet.add(
    fill(`${curve(rim)}L1660 1240H-60L-60 760Z`, sheet.downwards([ground, "#91aa56", "#6e8d49"], 784, 1200)),
    fill(strokes(70, 7.6, 20), "#c2cc7c", 0.8),
    fill(strokes(60, 7.6, 19), "#6f8d4c", 0.6),
    fill(path, sheet.downwards(["#f3e0bb", "#e9d0a4", "#d6b78d"], 790, 1200)),
    sheet.clipped(
      path,
      fill(
        counted(40)
          .map(() => {
            const away = mixed(7.6, 20, random.next() ** 1.5);
            const unit = metreAt(EYE, [0, away, 0]);
            const [x, y] = EYE([wallAt(away) - random.between(0.3, 1.8), away, 0]);
            return lens(x, y, unit * random.between(0.2, 0.7), unit * 0.05);
          })
          .join(""),
        "#b9966f",
        0.5,
      ),
    ),
    tufts(),
    fallow(),
    treeShade(random, groundShade),
    fieldStones(random),
    ...counted(22).map((index) => {
      const [x, y] = EYE([-11 + index * 1.04 + random.around(0.3), EDGE - 0.3, 0]);
      return grass(sheet, {
        from: x - 22,
        to: x + 22,
        ground: () => y + 5,
        height: random.between(12, 24),
        count: 8,
        colour: index % 2 ? "#7f9a4c" : "#5f7f45",
        seed: index + 40,
      });
    }),
  );
}

/** Tufts of longer grass, a lit and a shaded blade in each. */
function tufts(): Drawing {
  const random = randomOf(77);
  const blades = { lit: "", dark: "" };
  for (const _ of counted(150)) {
    const away = mixed(7.2, 19, random.next() ** 1.3);
    const [x, y] = EYE([random.between(-7, wallAt(away) - 2), away, 0]);
    const unit = metreAt(EYE, [0, away, 0]);
    const [tall, wide] = [unit * random.between(0.08, 0.16), unit * 0.05];
    blades.dark += polygon([
      [x, y],
      [x + wide * 1.6, y - tall * 0.8],
      [x + wide * 0.8, y],
    ]);
    blades.lit += polygon([
      [x - wide * 0.3, y],
      [x - wide, y - tall],
      [x + wide * 0.5, y],
    ]);
  }
  return fill(blades.dark, "#547540") + fill(blades.lit, "#c3cf7e");
}

/** Behind the wall: rows of broad beans on turned red earth. */
function fallow(): Drawing {
  const random = randomOf(61);
  const at = (right: number, away: number) => EYE([right, away, 0]);
  const earth = polygon([at(4, 5.6), at(4.4, EDGE - 0.6), at(13, EDGE - 0.4), at(13, 5.6)]);
  const row = (right: number): Path =>
    counted(26)
      .map((index) => {
        const away = 7 + index * 0.53;
        const [x, y] = at(right + random.around(0.06), away);
        const unit = metreAt(EYE, [0, away, 0]);
        return disc(x, y - unit * 0.1, unit * random.between(0.11, 0.22), unit * random.between(0.1, 0.2));
      })
      .join("");
  const rows = counted(10).map((index) => 3.9 + index * 0.85);
  return (
    fill(earth, "#b98b66") +
    rows
      .map(
        (right) =>
          fill(row(right + 0.14), "#5c6a45") + fill(row(right), "#86a05a") + fill(row(right - 0.1), "#a9bd70", 0.6),
      )
      .join("")
  );
}

/** Stones that the plough has brought up, each with its shade on the right. */
function fieldStones(random: Random): Drawing {
  return counted(16)
    .map(() => {
      const away = mixed(8, 18, random.next());
      const [x, y] = EYE([random.between(-6, wallAt(away) - 2.2), away, 0]);
      const unit = metreAt(EYE, [0, away, 0]);
      const [wide, tall] = [unit * random.between(0.08, 0.2), unit * random.between(0.05, 0.1)];
      return (
        fill(lens(x + wide * 0.6, y + tall * 0.5, wide * 3.2, tall * 0.9), "#4f6a45", 0.6) +
        fill(chip(random, x, y - tall * 0.3, wide, tall), "#a08d84") +
        fill(chip(random, x - wide * 0.18, y - tall * 0.55, wide * 0.72, tall * 0.66), "#efe0c2")
      );
    })
    .join("");
}

/** What the tree throws to its right, over grass and path: one mass with holes of light. */
function treeShade(random: Random, colour: string): Drawing {
  const blots = counted(110).map(() => {
    const angle = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next());
    const away = 10.4 + Math.sin(angle) * far * 1.5;
    const [x, y] = EYE([-0.6 + Math.cos(angle) * far * 3, away, 0]);
    const unit = metreAt(EYE, [0, away, 0]);
    return disc(x, y, unit * random.between(0.14, 0.42), unit * random.between(0.04, 0.09));
  });
  return (
    fill(blots.join(""), colour, 0.5) + fill("M330 1016Q480 1010 660 1026L740 1048Q520 1044 340 1040Z", colour, 0.55)
  );
}

/** The dry-stone wall: its face to the path is lit; each stone has its own tone, the top is a row of larger ones. */
function drawWall(sheet: Sheet): void {
  const random = randomOf(31);
  const high = 0.92;
  const tones = ["#f3e0ba", "#e2c79c", "#d0b08a", "#b99c8a", "#c9b6a0"] as const;
  const face = counted(20).map((index) => 6.2 + (index / 19) ** 1.3 * (EDGE - 6));
  const low = face.map((away) => EYE([wallAt(away), away, 0]));
  const back = face.map((away) => EYE([wallAt(away) + 0.5, away, high - 0.02]));
  const stones = new Map<string, Path>();
  const edges: Path[] = [];
  const courses = [0, 0.24, 0.4, 0.6, 0.74, high];
  for (const [row, foot] of courses.slice(0, -1).entries()) {
    const head = courses[row + 1] ?? high;
    for (let away = 6.3 + random.between(0, 0.3); away < EDGE;) {
      const long = random.between(0.2, 0.8);
      const tone = random.pick(tones);
      const at = (share: number, up: number): Point => {
        const far = away + long * share;
        return EYE([wallAt(far), far, up]);
      };
      const [a, b] = [random.between(0, 0.03), random.between(0, 0.03)];
      const shape = polygon([
        at(0.03, foot + 0.02 + b),
        at(0.02, head - 0.03 - a),
        at(0.1, head - 0.008),
        at(0.86, head - 0.008 - b),
        at(0.97, head - 0.04),
        at(0.96, foot + 0.02 + a),
        at(0.6, foot + 0.006),
      ]);
      stones.set(tone, (stones.get(tone) ?? "") + shape);
      edges.push(
        polygon([
          at(0.03, foot + 0.06),
          at(0.8, foot + 0.05),
          at(0.97, head - 0.05),
          at(0.96, foot + 0.02 + a),
          at(0.6, foot + 0.006),
          at(0.03, foot + 0.02 + b),
        ]),
      );
      away += long;
    }
  }
  const caps: Drawing[] = [];
  for (let away = 6.3; away < EDGE;) {
    const long = random.between(0.3, 0.75);
    const rise = high + random.between(0.03, 0.13);
    const [tilt, out] = [random.around(0.03), random.between(0.4, 0.52)];
    const at = (share: number, across: number, up: number) =>
      EYE([wallAt(away + share * long) + across, away + share * long, up]);
    const [near, far] = [at(0.03, -0.05, rise), at(0.94, -0.05, rise + tilt)];
    caps.push(
      fill(
        polygon([at(0, -0.05, high - 0.05), near, at(0.5, -0.08, rise + 0.02), far, at(0.99, -0.05, high - 0.03)]),
        random.pick(tones),
      ) +
        fill(
          polygon([
            at(0.03, -0.05, rise),
            at(0, 0.14, high - 0.08),
            at(0.03, out, high - 0.08),
            at(0.06, out - 0.06, rise),
          ]),
          "#a98a80",
        ) +
        fill(
          polygon([
            near,
            at(0.5, -0.08, rise + 0.02),
            far,
            at(0.98, out * 0.5, rise + tilt + 0.02),
            at(0.9, out, rise + tilt),
            at(0.3, out + 0.03, rise),
            at(0.06, out - 0.06, rise),
          ]),
          random.pick(["#fdf3dc", "#f6e6c6", "#ecd9ba"]),
        ),
    );
    away += long;
  }
  sheet.add(
    fill(polygon([...low, ...back.toReversed()]), "#7a6a6c"),
    ...[...stones].map(([tone, path]) => fill(path, tone)),
    fill(edges.join(""), "#96796f", 0.55),
    ...caps.toReversed(),
    ...counted(16).map((index) => {
      const away = 7.4 + index * 0.85;
      const [x, y] = EYE([wallAt(away) - 0.08, away, 0]);
      const unit = metreAt(EYE, [0, away, 0]);
      return grass(sheet, {
        from: x - unit * 0.26,
        to: x + unit * 0.16,
        ground: () => y + 3,
        height: unit * 0.2,
        count: 7,
        colour: index % 2 ? "#6f8d4c" : "#54733f",
        seed: index,
      });
    }),
  );
}

/** Somebody on the path, who looks out over the bay. */
function drawWalker(sheet: Sheet): void {
  const away = 15.6;
  const [x, y] = EYE([wallAt(away) - 1, away, 0]);
  sheet.add(
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        slender: true,
        sleeves: "long",
        top: "#c9453f",
        bottom: "#34506e",
        hair: "#4a2f2a",
        hairstyle: "bun",
        carries: "bag",
        carriedColour: "#e2b45c",
      }),
      x,
      y,
      (metreAt(EYE, [0, away, 0]) * 1.66) / 100,
    ),
  );
}

/** The almond, and its petals: on the air, carried to the right, and on the ground. */
function drawAlmond(sheet: Sheet): void {
  const random = randomOf(18);
  sheet.add(
    place(almondTree(sheet), 330, 1040),
    fill(
      counted(34)
        .map(() => lens(random.between(420, 1060), random.between(560, 1010), random.between(8, 14), 6))
        .join("") +
        counted(60)
          .map(() => lens(random.between(180, 900), random.between(960, 1120), random.between(8, 15), 4))
          .join(""),
      "#fdeaee",
    ),
  );
}

/** Where anemones stand together: right and away in metres, how wide, how many, and of which colour most. */
const DRIFTS: readonly (readonly [right: number, away: number, wide: number, count: number, kind: number])[] = [
  [-2.1, 7.9, 0.7, 26, 0],
  [-0.6, 8.6, 0.5, 14, 1],
  [-3.2, 8.3, 0.5, 12, 2],
  [-1.2, 10.6, 0.8, 18, 0],
  [-2.6, 12.6, 0.9, 16, 1],
  [-0.4, 13.6, 0.7, 12, 3],
  [-5.6, 12, 1, 16, 0],
  [-4, 15.5, 1.4, 16, 2],
  [0, 16.5, 0.8, 8, 1],
];

/** Anemones in the grass, larger towards us; a dark tussock in the left corner. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(52);
  const colours = [
    ["#8e5bb0", "#6a3d8e"],
    ["#c93a4a", "#8f2440"],
    ["#f6e9f2", "#cdb4d2"],
    ["#b06bc0", "#7d4796"],
  ] as const;
  const flowers = DRIFTS.flatMap(([right, away, wide, count, kind]) =>
    counted(count).map(() => ({
      right: right + random.around(wide),
      away: away + random.around(wide * 0.8),
      kind: random.chance(0.75) ? kind : random.whole(0, 3),
    })),
  )
    .filter(({ right, away }) => away > 6.9 && right < wallAt(away) - 2.1)
    .toSorted((a, b) => b.away - a.away)
    .map(({ right, away, kind }) => {
      const [x, y] = EYE([right, away, 0]);
      const unit = metreAt(EYE, [0, away, 0]);
      const [lit, shade] = colours[kind] ?? colours[0];
      return place(anemone(lit, shade), x, y, unit / 125);
    });
  sheet.add(
    grass(sheet, {
      from: -20,
      to: 760,
      ground: (x) => 1212 - Math.max(0, 200 - x) * 0.3,
      height: 90,
      count: 90,
      colour: "#4c6b3c",
      seed: 5,
    }),
    ...flowers,
    grass(sheet, { from: -20, to: 700, ground: () => 1216, height: 64, count: 60, colour: "#7f9a4c", seed: 6 }),
    leafMass(sheet, {
      x: 1570,
      y: 1190,
      width: 150,
      height: 90,
      seed: 8,
      count: 34,
      size: 34,
      leaf: "round",
      colours: ["#3c5238", "#5f7a48", "#93a45c"],
    }),
  );
}
