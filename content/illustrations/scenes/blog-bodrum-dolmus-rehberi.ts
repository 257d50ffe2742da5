import { cameraOf, frameOf, ribbon } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, chip, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter } from "../parts/sky/suns.ts";
import { dolmus } from "../parts/vehicles/dolmus.ts";

const HORIZON = 560;
const EYE = cameraOf({ horizon: HORIZON, centre: 860, eye: 2.72, focal: 1560 });
const BUS = frameOf(EYE, { right: 3.5, away: 12.6, heading: -60 });

/** A dolmuş at its stop above the sea in the evening's gold: a woman with a basket gets in, a girl beyond an old olive waves. */
export const SCENE: Scene = {
  name: "blog-bodrum-dolmus-rehberi",
  seed: 63,
  mood: "gold",
  grain: 0.4,
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.5 }),
      flatCloud(sheet, { x: 1180, y: 190, length: 420 }),
      ...coast(sheet),
      ...road(sheet),
      dolmus(sheet, BUS),
      ...stop(sheet),
    );
  },
};

function coast(sheet: Sheet): Drawing[] {
  return [
    ridge(sheet, {
      crest: pointsOf([520, 548, 680, 516, 840, 470, 980, 442, 1120, 486, 1260, 470, 1420, 408, 1540, 380, 1640, 400]),
      foot: HORIZON + 8,
      mist: 50,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    glitter(sheet, { x: 300, top: HORIZON, bottom: 800, width: 300, count: 70 }),
    fill("M1060 652Q1180 626 1250 590T1420 536T1640 500V660H1060Z", "#b5a36a"),
    ...(
      [
        [1290, 590, 0.26, 1],
        [1400, 574, 0.3, 2],
        [1520, 556, 0.32, 5],
        [1350, 612, 0.3, 7],
        [1480, 606, 0.36, 4],
        [1600, 596, 0.36, 3],
      ] as const
    ).map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    fill(lens(560, 640, 210, 10), sheet.mood.seaDark, 0.4),
    place(gulet(sheet, { sails: "furled" }), 560, 636, 0.36),
    ripples(sheet, { x: 560, y: 644, width: 220, height: 24, count: 10 }),
  ];
}

/** The road above the shore, its wall towards the sea, the dusty verge where one waits. */
function road(sheet: Sheet): Drawing[] {
  const { stone, stoneWorn, wallBright, ground } = sheet.mood;
  const along = [-14, -8, -4, 0, 4, 8, 14, 24, 40, 70];
  const reach = along.filter((at) => at > -5.6);
  const wall = (from: number, to: number) =>
    polygon([
      ...along.filter((at) => at > -9).map((at) => BUS([at, -6.4, from])),
      ...along
        .filter((at) => at > -9)
        .map((at) => BUS([at, -6.4, to]))
        .toReversed(),
    ]);
  const top = polygon([
    ...along.filter((at) => at > -9).map((at) => BUS([at, -6.4, 0.7])),
    ...along
      .filter((at) => at > -9)
      .map((at) => BUS([at, -6.9, 0.7]))
      .toReversed(),
  ]);
  const dashes = counted(12).map((index) =>
    polygon(ribbon(BUS, { along: [index * 4 - 6, index * 4 - 4], across: [-2.5, -2.34] })),
  );
  return [
    fill(
      polygon([
        BUS([70, -6.4, 0]),
        ...reach.toReversed().map((at) => BUS([at, -6.4, 0])),
        [1700, 1210],
        [-100, 1210],
        [-100, HORIZON + 40],
      ]),
      ground,
    ),
    fill(polygon(ribbon(BUS, { along: along.filter((at) => at > -9), across: [-6.4, 1.5] })), "#77627c"),
    fill(wall(0, 0.7), stoneWorn),
    fill(top, stone),
    bougainvillea(sheet, { x: 1330, y: 690, width: 150, height: 46, count: 50, size: 30 }),
    bougainvillea(sheet, { x: 1560, y: 730, width: 110, height: 50, count: 40, size: 32 }),
    fill(dashes.join(""), wallBright, 0.85),
    fill(polygon([...reach.map((at) => BUS([at, 1.5, 0])), [-100, 1210], [1700, 1210]]), ground),
    stroke(polyline(reach.map((at) => BUS([at, 1.56, 0.02]))), "#f3dfb4", 9),
  ];
}

/** Stands a figure of so many metres on the verge, in the bus's frame. */
function stand(along: number, across: number, tall: number, figure: Drawing): Drawing {
  const [x, y] = BUS([along, across, 0]);
  return place(figure, x, y, (y - BUS([along, across, tall])[1]) / 100);
}

/** The stop: sign and bench beside an old olive, those who wait. */
function stop(sheet: Sheet): Drawing[] {
  return [
    stand(
      2.66,
      1.46,
      1.64,
      person(sheet, {
        pose: "climbing",
        slender: true,
        wears: "skirt",
        sleeves: "long",
        top: "#b5304a",
        bottom: "#4a5d8a",
        hairstyle: "scarf",
        hair: "#f7ead0",
        carries: "basket",
        carriedColour: "#b98148",
      }),
    ),
    stand(
      0.9,
      2.6,
      1.8,
      person(sheet, {
        pose: "walking",
        mirrored: true,
        sleeves: "long",
        top: "#fdf8ee",
        bottom: "#31507a",
        carries: "case",
        carriedColour: "#c8643c",
      }),
    ),
    sign(sheet, 6.9, 2.2),
    bench(sheet),
    stand(
      6.3,
      3.1,
      1.7,
      person(sheet, {
        pose: "waving",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#f3c14a",
        bottom: "#f3c14a",
        hairstyle: "long",
        behind: true,
        carries: "bag",
        carriedColour: "#1d5d86",
      }),
    ),
    fill(leafShade(sheet), "#a5775f", 0.55),
    fieldStones(sheet),
    place(olive(sheet, { seed: 4 }), 20, 1100, 3.5),
    bougainvillea(sheet, { x: 1540, y: 1150, width: 170, height: 84, count: 56, size: 38 }),
    grass(sheet, { from: 0, to: 420, ground: () => 1196, count: 60, height: 64, colour: "#8c7a44", seed: 5 }),
    grass(sheet, { from: 1020, to: 1400, ground: () => 1202, count: 40, height: 70, colour: "#8c7a44", seed: 8 }),
  ];
}

/** What the olive throws on the verge: its trunk, then leaf beside leaf, thinner towards the edge. */
function leafShade(sheet: Sheet): Path {
  const leaves = counted(170).map(() => {
    const [across, down] = [sheet.random.around(400), sheet.random.around(54)];
    return lens(500 + across, 1120 + down, sheet.random.between(30, 100), sheet.random.between(9, 22));
  });
  return `M40 1090Q200 1080 330 1112L310 1130Q180 1106 40 1112Z${leaves.join("")}`;
}

/** Stones and tufts that the verge is full of. */
function fieldStones(sheet: Sheet): Drawing {
  const at = placesOf([
    700, 870, 10, 760, 884, 6, 980, 990, 15, 1030, 1004, 9, 1190, 1010, 10, 1340, 940, 12, 1400, 960, 8, 870, 1060, 8,
    560, 930, 9, 1100, 1100, 14, 1160, 1116, 8, 640, 1010, 7, 60, 960, 13, 30, 985, 8,
  ]);
  const tufts = placesOf([
    440, 860, 0.4, 960, 1010, 0.8, 1250, 1020, 0.7, 1090, 1110, 1, 400, 930, 0.5, 860, 1070, 0.8, 520, 1010, 0.7,
  ]);
  const tuft = (x: number, y: number, size: number) =>
    counted(7)
      .map((index) => {
        const lean = (index - 3) * 8 * size;
        return `M${x + (index - 3) * 4} ${y}q${lean * 0.3}-${26 * size} ${lean}-${(44 - Math.abs(index - 3) * 6) * size}`;
      })
      .join("");
  return (
    fill(
      at.map(([x, y, size]) => chip(sheet.random, x + size * 0.6, y + size * 0.3, size * 1.5, size * 0.6)).join(""),
      "#94695f",
      0.6,
    ) +
    fill(at.map(([x, y, size]) => chip(sheet.random, x, y - size * 0.2, size * 1.3, size * 0.8)).join(""), "#f0d9b4") +
    stroke(tufts.map(([x, y, size]) => tuft(x, y, size)).join(""), "#8a8448", 3.4)
  );
}

/** A bench along the road, an old man on it with a hat. */
function bench(sheet: Sheet): Drawing {
  const { trunk } = sheet.mood;
  const board = (across: readonly [number, number], up: number) =>
    polygon([BUS([3.1, across[0], up]), BUS([5, across[0], up]), BUS([5, across[1], up]), BUS([3.1, across[1], up])]);
  const legs = [3.3, 4.8].map(
    (along) =>
      polyline([BUS([along, 4.3, 0]), BUS([along, 4.3, 0.44])]) +
      polyline([BUS([along, 3.9, 0]), BUS([along, 3.9, 0.44])]),
  );
  return (
    fill(board([4.4, 3.3], 0), "#94695f", 0.6) +
    stroke(legs.join(""), trunk, 7) +
    fill(board([4.4, 3.84], 0.44), "#c98f5c") +
    stroke(polyline([BUS([3.1, 4.1, 0.44]), BUS([5, 4.1, 0.44])]), "#8f5f45", 2.4) +
    stand(
      3.9,
      4.3,
      1.74,
      person(sheet, {
        pose: "sitting",
        top: "#d9d2c4",
        bottom: "#4b4a5e",
        hat: "#e8d3a4",
        hair: "#d8d2cc",
        sleeves: "long",
        shadow: false,
      }),
    )
  );
}

/** A blue plate with a bus on it, without a word. */
function sign(sheet: Sheet, along: number, across: number): Drawing {
  const [x, y] = BUS([along, across, 0]);
  const { wallBright, wallShade } = sheet.mood;
  return place(
    fill("M0 0L150-16L156-8L8 10Z", "#94695f", 0.7) +
      fill(box(-4, -330, 8, 332), wallShade) +
      fill(box(-36, -390, 72, 80), "#1d5d9c") +
      fill(box(-24, -374, 48, 38) + box(-20, -338, 9, 9) + box(11, -338, 9, 9), wallBright) +
      fill(box(-18, -368, 36, 16), "#1d5d9c") +
      fill(disc(-16, -344, 3.4) + disc(16, -344, 3.4), "#1d5d9c"),
    x,
    y,
    (y - BUS([along, across, 2.5])[1]) / 390,
  );
}
