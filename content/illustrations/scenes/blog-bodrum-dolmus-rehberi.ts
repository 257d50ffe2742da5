import { cameraOf, frameOf, ribbon } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, chip, curveDownTo, disc, lens, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter } from "../parts/sky/suns.ts";
import { dolmus } from "../parts/vehicles/dolmus.ts";

const HORIZON = 590;
const EYE = cameraOf({ horizon: HORIZON, centre: 822, eye: 2.2, focal: 1600 });
const BUS = frameOf(EYE, { right: 2.75, away: 11, heading: -60 });

/** A dolmuş at its stop above the sea in the evening's gold, under a pine: a woman with a basket gets in, a boy waits behind her, a girl waves. */
export const SCENE: Scene = {
  name: "blog-bodrum-dolmus-rehberi",
  seed: 63,
  mood: "gold",
  grain: 0.4,
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.36 }),
      cumulus(sheet, { x: 560, y: 330, length: 330, seed: 3 }),
      gulls(sheet, { x: 830, y: 236, length: 200 }),
      ...coast(sheet),
      ...road(sheet),
      dolmus(sheet, BUS),
      ...stop(sheet),
      ...near(sheet),
    );
  },
};

function coast(sheet: Sheet): Drawing[] {
  return [
    ridge(sheet, {
      crest: pointsOf([
        380, 586, 500, 548, 640, 500, 780, 452, 900, 408, 1020, 392, 1160, 330, 1320, 268, 1460, 240, 1640, 262,
      ]),
      foot: HORIZON + 8,
      mist: 70,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    glitter(sheet, { x: 120, top: HORIZON, bottom: 780, width: 260, count: 70 }),
    fill(curveDownTo(pointsOf([760, 616, 900, 560, 1060, 500, 1240, 440, 1420, 404, 1640, 372]), 760), "#b5a36a"),
    fill(curveDownTo(pointsOf([980, 640, 1140, 560, 1300, 520, 1460, 500, 1640, 452]), 760), "#a08f5c"),
    groupedTown(sheet, {
      rows: 5,
      far: [1120, 1640],
      near: [1060, 1640],
      ground: (x, share) => 470 + share * 150 - (x - 1120) * 0.15 * (1 - share),
      scale: [0.24, 0.46],
      spacing: 1.15,
      seed: 6,
    }),
    fill(lens(190, 668, 230, 10), sheet.mood.seaDark, 0.4),
    place(gulet(sheet, { sails: "furled" }), 190, 664, 0.4),
    ripples(sheet, { x: 190, y: 672, width: 240, height: 24, count: 10 }),
  ];
}

/** The road above the shore, its wall towards the sea, a paved stop with its kerb. */
function road(sheet: Sheet): Drawing[] {
  const { stone, stoneWorn, stoneShade, wallBright, ground } = sheet.mood;
  const along = [-7, -4, 0, 4, 8, 14, 24, 40, 70];
  const strip = (from: number, to: number, up = 0) => polygon(ribbon(BUS, { along, across: [from, to], up }));
  const wall = polygon([
    ...along.map((at) => BUS([at, -6.4, 0])),
    ...along.map((at) => BUS([at, -6.4, 0.7])).toReversed(),
  ]);
  const dashes = counted(12).map((index) =>
    polygon(ribbon(BUS, { along: [index * 4 - 6, index * 4 - 4], across: [-2.5, -2.34] })),
  );
  const reach = along.filter((at) => at > -5);
  const beyond = (across: number) =>
    polygon([...reach.map((at) => BUS([at, across, 0])), [-100, 760], [-100, 1210], [1700, 1210], [1700, 1100]]);
  const slabs = counted(26).map((index) => {
    const at = -3 + index * 0.9;
    return (
      polyline([BUS([at, 1.8, 0]), BUS([at, 2.7, 0])]) + polyline([BUS([at + 0.45, 2.7, 0]), BUS([at + 0.45, 3.6, 0])])
    );
  });
  return [
    fill(
      polygon([
        BUS([70, -6.9, 0]),
        ...along.toReversed().map((at) => BUS([at, -6.9, 0])),
        [1700, 1210],
        [-100, 1210],
        [-100, HORIZON + 60],
      ]),
      ground,
    ),
    fill(strip(-6.4, 1.5), "#77627c"),
    fill(strip(-1.2, 1.5), "#6a5674"),
    fill(wall, blend(stoneWorn, stoneShade, 0.35)),
    fill(strip(-6.9, -6.4, 0.7), blend(stone, wallBright, 0.5)),
    bougainvillea(sheet, { x: 1390, y: 716, width: 150, height: 40, count: 50, size: 30 }),
    fill(dashes.join(""), wallBright, 0.85),
    fill(beyond(1.5), "#eccb98"),
    fill(strip(1.5, 1.56), stoneShade),
    fill(strip(1.56, 1.8), "#fff0d0"),
    stroke(
      slabs.join("") + polyline(reach.map((at) => BUS([at, 2.7, 0]))) + polyline(reach.map((at) => BUS([at, 1.8, 0]))),
      "#c99d74",
      2.6,
      0.8,
    ),
    fill(beyond(3.6), ground),
    fill(
      polygon([...reach.map((at) => BUS([at, 3.6, 0])), ...reach.toReversed().map((at) => BUS([at, 3.72, 0]))]),
      "#fff0d0",
      0.7,
    ),
  ];
}

/** Stands a figure of so many metres on the verge, in the bus's frame. */
function stand(along: number, across: number, tall: number, figure: Drawing): Drawing {
  const [x, y] = BUS([along, across, 0]);
  return place(figure, x, y, (y - BUS([along, across, tall])[1]) / 100);
}

/** The stop: sign and bench, those who wait and who get in. */
function stop(evening: Sheet): Drawing[] {
  // Their shadows fall on the road as the bus's does.
  const sheet = evening.tinted({ groundShade: "#3d3054" });
  return [
    sign(sheet, 6.3, 2),
    stand(
      5.55,
      2,
      1.66,
      person(sheet, {
        pose: "waving",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#f3c14a",
        bottom: "#f3c14a",
        hairstyle: "long",
        hair: "#5d2f22",
        behind: true,
        carries: "bag",
        carriedColour: "#1d5d86",
      }),
    ),
    stand(
      2.98,
      1.5,
      1.62,
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
      3.7,
      1.85,
      1.28,
      person(sheet, { child: true, behind: true, wears: "shorts", top: "#2f8fa6", bottom: "#c8643c", hair: "#2c2030" }),
    ),
    stand(
      1.5,
      2.3,
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
    bench(sheet),
  ];
}

/** The near edge: grass and flowers of the verge, and the pine whose crown stands over the stop. */
function near(sheet: Sheet): Drawing[] {
  return [
    fieldStones(sheet),
    fill("M1400 1150Q1500 1122 1640 1130V1180Q1470 1170 1410 1176Z", "#94695f", 0.6),
    place(needlePine(sheet, { tall: 1130, lean: -70, wide: 400, thick: 34, seed: 6 }), 1494, 1150),
    fill("M-20 1220V1056Q240 1050 520 1100T1040 1152T1640 1160V1220Z", "#b79a5a"),
    grass(sheet, {
      from: 190,
      to: 1000,
      ground: (x) => 1076 + (x - 190) * 0.092,
      count: 80,
      height: 44,
      colour: "#a99a50",
      seed: 11,
    }),
    fill("M-20 1220V1120Q200 1110 460 1150T960 1180T1640 1176V1220Z", "#8f7a48"),
    place(agave(sheet, { seed: 6 }), 640, 1180, 1.5),
    grass(sheet, { from: -10, to: 760, ground: () => 1184, count: 90, height: 66, colour: "#8c8a44", seed: 5 }),
    grass(sheet, { from: 760, to: 1620, ground: () => 1200, count: 70, height: 60, colour: "#8c7a44", seed: 8 }),
    bougainvillea(sheet, { x: 60, y: 1130, width: 190, height: 90, count: 60, size: 38 }),
  ];
}

/** Stones and tufts that the verge is full of. */
function fieldStones(sheet: Sheet): Drawing {
  const at = placesOf([620, 1090, 9, 700, 1104, 14, 1000, 1110, 10, 1180, 1100, 13, 1230, 1112, 8, 380, 1050, 9]);
  const tufts = placesOf([520, 1090, 0.8, 900, 1096, 0.7, 1090, 1120, 1, 310, 1040, 0.6, 760, 1120, 0.9]);
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
    polygon([
      BUS([4.1, across[0], up]),
      BUS([5.8, across[0], up]),
      BUS([5.8, across[1], up]),
      BUS([4.1, across[1], up]),
    ]);
  const legs = [4.25, 5.65].map(
    (along) =>
      polyline([BUS([along, 3.5, 0]), BUS([along, 3.5, 0.44])]) +
      polyline([BUS([along, 3.1, 0]), BUS([along, 3.1, 0.44])]),
  );
  return (
    fill(board([3.6, 2.7], 0), "#94695f", 0.6) +
    stroke(legs.join(""), trunk, 7) +
    fill(board([3.6, 3.04], 0.44), "#c98f5c") +
    stroke(polyline([BUS([4.1, 3.3, 0.44]), BUS([5.8, 3.3, 0.44])]), "#8f5f45", 2.4) +
    stand(
      5,
      3.5,
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
