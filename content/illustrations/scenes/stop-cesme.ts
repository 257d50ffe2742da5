import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, lens, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { cesmeCastle, cesmeFoot } from "../parts/buildings/cesmeCastle.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { hasanPasha, PASHA_OUTLINE } from "../parts/people/hasanPasha.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";

const HORIZON = 716;
/** From the square, at the height of a standing man. */
const EYE = cameraOf({ horizon: HORIZON, centre: 600, eye: 1.75, focal: 1500 });
const ground = (right: number, away: number): Point => EYE([right, away, 0]);
/** Where the sun throws the shadow of a metre of height, in metres to the right and away from us. */
const CAST: Point = [1.35, -0.56];

/** The square of Çeşme as the sun goes down over Chios: Hasan Paşa and his lion in the raking light, the castle on its hill behind. */
export const SCENE: Scene = {
  name: "stop-cesme",
  seed: 71,
  mood: "gold",
  colours: {
    sky: ["#3f86ac", "#94bcc2", "#f6d7a2", "#fbb877"],
    stone: "#f8cf92",
    stoneWorn: "#dca263",
    stoneShade: "#96697c",
    ground: "#b5a05e",
    groundShade: "#77605a",
  },
  grain: 0.28,
  crops: { wide: 170, square: 130 },
  draw(sheet) {
    drawStrait(sheet);
    drawHarbour(sheet);
    drawHill(sheet);
    drawSquare(sheet);
    drawMonument(sheet);
    drawPeople(sheet);
    drawNear(sheet);
  },
};

/** The sun over Chios, the strait, the height behind the town. */
function drawStrait(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.4 }),
    sheet.glow([-80, 640], 900, "#fff0c0", 0.9),
    place(summerCloud(sheet, "broad"), 1150, 312, 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 650, 70, 634, 150, 640, 240, 622, 340, 628, 430, 648, 520, 660, 640, 690, 760, HORIZON]),
      foot: HORIZON + 4,
      mist: 36,
      seed: 6,
    }),
    ridge(sheet, {
      crest: pointsOf([560, 712, 760, 660, 940, 600, 1140, 520, 1320, 450, 1460, 410, 1620, 390]),
      foot: HORIZON + 20,
      colour: "#a98a8a",
      shade: "#8b6f80",
      light: "#c5a592",
      mist: 60,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 50, foot: false }),
    gulls(sheet, { x: 150, y: 330, length: 170, seed: 5 }),
  );
}

/** What floats, by its distance and how many units of its drawing are a metre. */
function afloat(right: number, away: number, drawing: Drawing, unitsPerMetre: number): Drawing {
  return place(drawing, ...ground(right, away), metreAt(EYE, [right, away, 0]) / unitsPerMetre);
}

/** The boats at the quay. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark } = sheet.mood;
  const still = (x: number, y: number, width: number): Drawing =>
    ripples(sheet, { x, y, width, height: width * 0.08, count: 12, colour: seaDark, opacity: 0.65 });
  sheet.add(
    afloat(-14, 150, sailingYacht(sheet), 20),
    afloat(-25, 62, gulet(sheet, { sails: "furled" }), 36),
    still(0, 762, 300),
    afloat(-11.6, 44, fishingBoat(sheet, { colour: "#b8413a", shade: "#7d2c3c" }), 26),
    still(205, 778, 170),
  );
}

/** The hill under the castle with the public garden, and the castle. */
function drawHill(sheet: Sheet): void {
  const { groundShade, leaf, leafDark, leafLight } = sheet.mood;
  const foot = cesmeFoot(EYE);
  const slope = `${polyline([[600, 740], [680, 726], ...foot, [1660, 440]])}L1660 900L560 800Z`;
  const dim = sheet.tinted({ leaf: "#6d6a3e", leafDark: "#44452f", leafLight: "#a39a58" });
  const palms = placesOf([7.4, 56, 2, 15.5, 42, 5, 20.6, 46, 7]);
  sheet.add(
    cesmeCastle(sheet, EYE),
    fill(slope, sheet.downwards(["#c2aa62", "#a8975a", groundShade], 480, 830)),
    fill(polygon([...foot.slice(0, 4), [1460, 590], [1180, 660], [900, 726], [760, 736]]), groundShade, 0.45),
    fill(lens(1330, 664, 260, 18) + lens(1560, 622, 220, 18), groundShade, 0.6),
    ...placesOf([
      1290, 652, 74, 1350, 664, 60, 1510, 604, 86, 1580, 616, 70, 800, 742, 30, 850, 738, 46, 920, 738, 40, 1180, 742,
      70, 1240, 736, 56, 1500, 742, 90, 1590, 736, 80,
    ]).map(([x, y, width], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height: width * 0.46,
        seed: index + 3,
        count: 15,
        size: 18,
        colours: [leafDark, leaf, leafLight],
      }),
    ),
    ...palms.map(([right, away, seed]) => {
      const up = (right - 6) * 0.12;
      const [x, y] = EYE([right, away, up]);
      return place(
        palm(dim, { seed, lean: seed % 2 ? 16 : -12 }),
        x,
        y,
        (metreAt(EYE, [right, away, up]) * (6 + (seed % 3))) / 300,
      );
    }),
  );
}

const QUAY: readonly Point[] = [
  [-40, 21],
  [-20, 26],
  [-11, 34],
  [-7.4, 46],
  [-5.8, 66],
  [-6.4, 112],
];
const BACK = pointsOf([-4, 66, 2, 48, 9, 38, 20, 33, 40, 30]);

/** Where the monument stands: its plinth along its front, across to its back, and up. */
const MONUMENT = { right: -2.5, away: 11.2, heading: 62 };
const PLINTH = frameOf(EYE, MONUMENT);
const HIGH = 2.5;
/** Where the Pasha stands along the plinth, and the metres of the monument to a centimetre of his drawing. */
const [AXIS, STATUE] = [1.1, 0.0086];

/** The square: paving that runs to the castle, the quay on its left, a low wall before the garden. */
function drawSquare(sheet: Sheet): void {
  const { stoneShade, stoneWorn } = sheet.mood;
  const edge = (across: number, up: number) => QUAY.map(([right, away]) => EYE([right + across, away, up]));
  const back = (up: number) => BACK.map(([right, away]) => EYE([right, away, up]));
  const paved = `${curve(edge(0, 0))}${polyline(back(0)).replace("M", "L")}L1660 1240H-60Z`;
  const pave = frameOf(EYE, { right: 0, away: 6, heading: MONUMENT.heading - 90 });
  // The joints run with the monument, so that both have the same vanishing points.
  const STEP = 2.2;
  const lines = counted(26).flatMap((index) => {
    const at = (index - 13) * STEP;
    return [polyline([pave([-14, at, 0]), pave([60, at, 0])]), polyline([pave([at, -26, 0]), pave([at, 30, 0])])];
  });
  const random = randomOf(17);
  const slabs = (count: number) =>
    counted(count)
      .map(() => {
        const [along, across] = [random.whole(0, 11) * STEP, random.whole(-8, 3) * STEP];
        return polygon([
          pave([along, across, 0]),
          pave([along + STEP, across, 0]),
          pave([along + STEP, across + STEP, 0]),
          pave([along, across + STEP, 0]),
        ]);
      })
      .join("");
  sheet.add(
    fill(paved, sheet.downwards(["#f6d9a4", "#efcb92", "#d9ab76"], 770, 1200)),
    sheet.clipped(
      paved,
      fill(slabs(14), "#fae2b2", 0.6) +
        fill(slabs(12), "#d4a675", 0.4) +
        stroke(lines.join(""), "#bd9068", 2.4, 0.6) +
        `<g opacity="0.72">${castShadows()}</g>`,
    ),
    fill(`${curve(edge(0, 0))}${curve(edge(0, -0.9).toReversed()).replace("M", "L")}Z`, stoneShade),
    fill(`${curve(edge(0, 0))}${curve(edge(0.8, 0).toReversed()).replace("M", "L")}Z`, "#fdf0d2"),
    fill(`${polyline(back(0))}${polyline(back(0.7).toReversed()).replace("M", "L")}Z`, stoneWorn),
    fill(`${polyline(back(0.7))}${polyline(back(0.9).toReversed()).replace("M", "L")}Z`, "#fdf0d2"),
  );
}

const SHADE = "#86607a";

/** The long shadow of the monument, and of a palm that stands left of the picture. */
function castShadows(): Drawing {
  const turn = (MONUMENT.heading / 180) * Math.PI;
  const world = (along: number, across: number, up: number): Point => {
    const [right, away] = [
      MONUMENT.right + along * Math.sin(turn) - across * Math.cos(turn),
      MONUMENT.away + along * Math.cos(turn) + across * Math.sin(turn),
    ];
    return ground(right + CAST[0] * up, away + CAST[1] * up);
  };
  const block = polygon([
    world(-0.4, -0.4, 0),
    world(0, 0, HIGH),
    world(3.6, 0, HIGH),
    world(3.6, 1.9, HIGH),
    world(4, 2.3, 0),
    world(-0.4, 2.3, 0),
  ]);
  const group = polygon(PASHA_OUTLINE.map(([x, y]) => world(AXIS + x * STATUE, 1, HIGH - y * STATUE)));
  return fill(block, SHADE) + fill(group, SHADE) + palmShadow(-11.6, 10.3, 7);
}

/** The shadow of a palm: its trunk on the ground, and where that ends the fronds with their leaflets. */
function palmShadow(right: number, away: number, high: number): Drawing {
  const at = (up: number, x: number, y: number): Point => ground(right + CAST[0] * up + x, away + CAST[1] * up + y);
  const trunk = polygon([at(0, -0.1, -0.16), at(high, 0, -0.08), at(high, 0, 0.08), at(0, 0.1, 0.16)]);
  const fronds = counted(14).map((index) => {
    const angle = (index / 14) * Math.PI * 2 + (index % 3) * 0.12;
    const long = 1.6 + (index % 4) * 0.22;
    // Stretched the way the sun throws everything.
    const spot = (share: number, aside: number): Point =>
      at(
        high,
        (Math.cos(angle) * share * long - Math.sin(angle) * aside) * 1.9,
        Math.sin(angle) * share * long + Math.cos(angle) * aside,
      );
    const leaflets = counted(13).flatMap((leaf) => {
      const share = 0.14 + (leaf / 13) * 0.84;
      const reach = 0.52 * Math.sin(Math.min(1, 0.25 + share * 0.75) * Math.PI) ** 0.6;
      return [-1, 1].map((side) =>
        fill(
          polygon([
            spot(share, 0),
            spot(share + 0.16, side * reach * 0.45),
            spot(share + 0.3, side * reach),
            spot(share + 0.06, 0),
          ]),
          SHADE,
        ),
      );
    });
    return fill(polygon([spot(0, 0.05), spot(1.05, 0), spot(0, -0.05)]), SHADE) + leaflets.join("");
  });
  return (
    fill(
      trunk +
        polygon(
          [
            [0, 0.5],
            [1, 0],
            [0, -0.5],
            [-1, 0],
          ].map(([x = 0, y = 0]) => at(high, x, y * 0.6)),
        ),
      SHADE,
    ) + fronds.join("")
  );
}

/** The plinth on its two steps, lit on its end, and the bronze on it. */
function drawMonument(sheet: Sheet): void {
  const { front, level } = facesOf(PLINTH);
  // The eye is over the steps, so their treads are seen, but not the top of the block.
  const tread = (up: number, out: number) => fill(level(-out, 3.6 + out, -1.9 - out, out, up), "#fff0cc");
  const end = (from: number, to: number, low: number, high: number, out: number) =>
    polygon([PLINTH([-out, from, low]), PLINTH([-out, to, low]), PLINTH([-out, to, high]), PLINTH([-out, from, high])]);
  const block = (low: number, high: number, out: number, lit: string, shade: string) =>
    fill(end(-out, 1.9 + out, low, high, out), lit) + fill(front(-out, 3.6 + out, low, high, out), shade);
  const [x, y] = PLINTH([AXIS, 0.95, HIGH]);
  sheet.add(
    block(0, 0.16, 0.5, "#fbe6ba", "#a67d78"),
    tread(0.16, 0.5),
    block(0.16, 0.34, 0.26, "#fdedc8", "#b08877"),
    tread(0.34, 0.26),
    block(0.34, HIGH - 0.22, 0, "#fbe2b0", "#a87f76"),
    relief(),
    // The underside of the slab on top, which one sees from below.
    fill(level(-0.14, 3.74, -2.04, 0.14, HIGH - 0.22), "#6f4f5e"),
    place(hasanPasha(), x, y, metreAt(EYE, [-1.2, 12.4, 0]) * STATUE),
    block(HIGH - 0.22, HIGH, 0.14, "#fff2d4", "#bd9280"),
  );
}

/** The relief on the long side: his ship under sail, in low bronze. */
function relief(): Drawing {
  const { front } = facesOf(PLINTH);
  const on = (...places: readonly number[]) =>
    polygon(pointsOf(places).map(([along, up]) => PLINTH([along, -0.01, up])));
  return (
    fill(front(0.42, 3.18, 0.72, 1.94, 0.01), "#c39a84") +
    fill(front(0.5, 3.18, 0.72, 1.88, 0.01), "#6d4a52") +
    fill(on(0.5, 0.72, 3.1, 0.72, 3.1, 0.9, 2.5, 0.84, 1.9, 0.92, 1.3, 0.84, 0.5, 0.92), "#8b6260") +
    fill(on(0.86, 1.1, 1.1, 0.82, 2.5, 0.82, 2.76, 1.22, 2.4, 1.22, 2.36, 1.08, 1.2, 1.06), "#d0a184") +
    fill(on(1.2, 0.98, 2.46, 0.98, 2.46, 1.03, 1.2, 1.02), "#6d4a52") +
    fill(on(1.28, 1.14, 1.86, 1.16, 1.78, 1.42, 1.84, 1.74, 1.34, 1.66, 1.2, 1.4), "#c08f78") +
    fill(on(1.92, 1.16, 2.4, 1.16, 2.34, 1.4, 2.4, 1.64, 1.98, 1.68, 1.86, 1.42), "#b08070") +
    fill(on(0.7, 1.14, 1.2, 1.14, 1.22, 1.52), "#c08f78")
  );
}

/** A father who shows the Pasha to his child, others out for a stroll. */
function drawPeople(sheet: Sheet): void {
  const standing = (right: number, away: number, tall: number, options: PersonOptions): Drawing =>
    afloat(right, away, person(sheet, options), 100 / tall);
  sheet.add(
    standing(9.6, 31, 1.76, { pose: "walking", top: "#3c5f8c", bottom: "#e7d6b8", hat: "#f0d6a0" }),
    standing(8.8, 31.4, 1.62, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      hairstyle: "bun",
      top: "#c9573f",
      bottom: "#fdf3e0",
    }),
    standing(13.4, 27, 1.66, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hairstyle: "long",
    }),
    standing(12.7, 27.2, 1.78, { pose: "walking", mirrored: true, top: "#e8d9bc", bottom: "#3d5a80" }),
    standing(3.3, 13.6, 1.76, { pose: "pointing", mirrored: true, top: "#3f8fb5", bottom: "#efe0c4", hat: "#f0d6a0" }),
    standing(4.1, 13.3, 1.16, {
      pose: "lifting",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
  );
}

/** A pigeon on the paving, 30 centimetres long, with its shadow. */
function pigeon(right: number, away: number, turned: 1 | -1): Drawing {
  return afloat(
    right,
    away,
    fill("M0 0L60-4L64 2L8 4Z", "#8a6170", 0.7) +
      place(
        fill("M-18-10Q-12-20 0-19Q6-28 12-26L17-23L12-20Q14-8 2-5Q-8-4-26-6Z", "#6d6f86") +
          fill("M-18-10Q-12-18-2-17Q-8-8-26-6Z", "#a9a7b4") +
          stroke("M0-5V0M5-5V0", "#c4574a", 1.6),
        0,
        0,
        1,
        turned,
      ),
    150,
  );
}

/** Flowers at our feet, cut by the corner. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    ...placesOf([1.5, 7.9, 1, 1.8, 8.1, -1, 2.4, 7.7, 1, 1.3, 7.4, 1, 3.1, 8.2, -1, 2.0, 7.2, -1]).map(
      ([right, away, turned]) => pigeon(right, away, turned > 0 ? 1 : -1),
    ),
    bougainvillea(sheet, { x: 1600, y: 1090, width: 130, height: 150, seed: 5, count: 60, size: 36 }),
    bougainvillea(sheet, { x: 1500, y: 1220, width: 240, height: 90, seed: 8, count: 70, size: 36 }),
  );
}
