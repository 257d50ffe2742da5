import { cameraOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { marysHouse } from "../parts/buildings/marysHouse.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { cypress } from "../parts/plants/trees.ts";
import { candleStand } from "../parts/things/candleStand.ts";

/** A visitor in the court, under the plane tree. */
const HORIZON = 650;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.75, focal: 1500 });

/** How far the house is turned from us, so that its right side is seen, and where the middle of its door is. */
const TURN = (33 / 180) * Math.PI;
const DOOR = [1.35, 14.4] as const;
/** A place of the house and its court on the ground before us. */
const world = (right: number, deep: number): Point => [
  DOOR[0] + right * Math.cos(TURN) + deep * Math.sin(TURN),
  DOOR[1] - right * Math.sin(TURN) + deep * Math.cos(TURN),
];
/** The same eye, for places of the house: right of its door, behind its front, above the court. */
const HOUSE: Project = ([right, deep, up]) => EYE([...world(right, deep), up]);

/** The colour of the shade that leaves throw, over stone and ground. */
const SHADE = "#39306a";

/** The House of the Virgin Mary on Bülbüldağı, out of the shade of a plane tree: the small house in the morning sun, flecks of leaf shade on it, candles in the shade beside its door. */
export const SCENE: Scene = {
  name: "stop-virgin-mary",
  seed: 98,
  mood: "morning",
  colours: {
    stone: "#f3d3a0",
    stoneWorn: "#cfa878",
    stoneShade: "#8a6f80",
    stoneDeep: "#54445c",
    roof: "#d67a4e",
    roofShade: "#9c4a41",
    leafLight: "#b9c268",
    leaf: "#6f9150",
    leafDark: "#3a5c40",
    groundShade: "#6b5a6a",
  },
  grain: 0.16,
  crops: { wide: 190, square: 400 },
  draw(sheet) {
    drawHill(sheet);
    drawCourt(sheet);
    sheet.add(marysHouse(sheet, HOUSE));
    drawLeafShade(sheet);
    drawCandles(sheet);
    drawPilgrims(sheet);
    drawNearShade(sheet);
    drawPlane(sheet);
    drawLilies(sheet);
  },
};

/** A crown of many uneven boughs about its heart; `reach` is the share of their size. */
function crown(random: Random, [x, y, r]: readonly [number, number, number], reach: number): Path {
  const boughs = counted(13).map((index) => {
    const angle = Math.PI * (1.12 + (index / 12) * 1.24) - Math.PI * 0.24;
    const far = random.between(0.56, 0.8);
    const size = random.between(0.2, 0.36);
    return disc(
      x + Math.cos(angle) * far * r,
      y + Math.sin(angle) * far * 0.86 * r,
      size * r * reach * 1.1,
      size * r * reach,
    );
  });
  return disc(x, y + r * 0.1, r * 0.72 * reach, r * 0.66 * reach) + boughs.join("");
}

/** Crowns before each other: where each stands and its size, its shade, body and light. */
function crowns(
  places: readonly (readonly [number, number, number])[],
  seed: number,
  [dark, body, light]: readonly [string, string, string],
): Drawing {
  const random = randomOf(seed);
  // Tufts of light on the left of each crown.
  const lit = ([x, y, r]: readonly [number, number, number]) =>
    counted(7)
      .map((index) => {
        const angle = Math.PI * (1 + (index / 6) * 0.56);
        const far = random.between(0.36, 0.7);
        const size = random.between(0.14, 0.28);
        return disc(
          x + Math.cos(angle) * far * r,
          y + Math.sin(angle) * far * 0.84 * r,
          size * r * 1.2,
          size * r * 0.8,
        );
      })
      .join("");
  return places
    .map(
      ([x, y, r]) =>
        fill(crown(random, [x + r * 0.12, y + r * 0.14, r], 1), dark) +
        fill(crown(random, [x, y, r], 0.9), body) +
        fill(lit([x, y, r]), light),
    )
    .join("");
}

/** The wooded hill in the haze, and the edge of the wood behind the house. */
function drawHill(sheet: Sheet): void {
  sheet.add(
    fill(box(0, 0, 1600, 900), sheet.downwards(["#8fc3c4", "#cfe0bd", "#fbeec2", "#fbe6b4"], 0, 700)),
    sheet.glow([120, 210], 700, "#fff6d2", 0.9),
    fill(
      curveDownTo(pointsOf([-40, 400, 200, 352, 420, 300, 640, 236, 860, 190, 1080, 180, 1300, 230, 1640, 300]), 760),
      "#b7cda0",
    ),
    fill(
      curveDownTo(pointsOf([-40, 470, 160, 440, 340, 470, 520, 430, 800, 380, 1000, 330, 1300, 330, 1640, 350]), 760),
      "#9dbd8c",
    ),
    crowns(
      placesOf([
        360, 500, 90, 500, 470, 84, 640, 430, 110, 820, 380, 120, 1020, 330, 130, 1240, 330, 140, 1440, 360, 150, 1600,
        410, 140, 230, 540, 90,
      ]),
      4,
      ["#71a07c", "#82ad7e", "#95b985"],
    ),
    crowns(placesOf([300, 610, 84, 420, 580, 90, 540, 560, 90, 1480, 520, 130, 1600, 590, 120, 200, 640, 80]), 8, [
      "#467a62",
      "#578a64",
      "#75a069",
    ]),
    ...placesOf([412, 716, 1.5, 352, 722, 1.2, 470, 700, 1.05, 1560, 640, 1.7]).map(([x, y, size]) =>
      place(cypress(sheet), x, y, size),
    ),
    // The morning comes through the wood in shafts.
    fill(
      "M250 120L330 100L900 640L700 640ZM390 80L430 70L1080 560L980 600ZM520 60L600 50L1330 520L1180 520Z",
      sheet.downwards(["#fff4cf", "#fff4cf00"], 60, 640),
      0.34,
    ),
    // A dark hedge behind the candles, so that their flames are seen.
    crowns(placesOf([240, 690, 60, 420, 680, 62, 330, 668, 74]), 11, ["#1f4d49", "#2c5f52", "#3f7559"]),
  );
}

/** The court in flags that run with the house, grass beyond it, and what the house keeps from the light. */
function drawCourt(sheet: Sheet): void {
  const [near, far] = [world(4.6, 1), world(4.6, 7)];
  sheet.add(
    fill("M-40 726C240 716 500 720 760 726L1640 740V1240H-40Z", sheet.downwards(["#c3c678", "#a9b364"], 710, 900)),
    paving(),
    fill(
      polygon([
        EYE([...near, 0]),
        EYE([near[0] + 3.4, near[1] + 0.5, 0]),
        EYE([far[0] + 5, far[1] + 0.5, 0]),
        EYE([...far, 0]),
      ]),
      SHADE,
      0.5,
    ),
    // The shade along the foot of the front.
    fill(polygon([HOUSE([-4.6, 1, 0]), HOUSE([-4.6, 0.7, 0]), HOUSE([4.6, 0.7, 0]), HOUSE([4.6, 1, 0])]), SHADE, 0.4),
  );
}

/** Flags of uneven breadth in rows along the front, warm and worn. */
function paving(): Drawing {
  const random = randomOf(15);
  const tones: [Path, Path, Path, Path] = ["", "", "", ""];
  const slab = (left: number, right: number, near: number, far: number): Path =>
    polygon([HOUSE([left, near, 0]), HOUSE([left, far, 0]), HOUSE([right, far, 0]), HOUSE([right, near, 0])]);
  for (let near = -11.4; near < 0.9;) {
    const far = Math.min(1, near + random.between(0.62, 0.95));
    for (let left = -13 - random.next(); left < 9;) {
      const right = left + random.between(0.8, 1.7);
      // Flags that lie behind the eye have no place on the sheet.
      if (world(left, near)[1] > 2 && world(right, near)[1] > 2)
        tones[random.whole(0, 3) as 0 | 1 | 2 | 3] += slab(left + 0.025, right - 0.025, near + 0.025, far - 0.025);
      left = right;
    }
    near = far;
  }
  const ground = polygon([HOUSE([-13, 1, 0]), HOUSE([9, 1, 0]), [1640, 1240], [-40, 1240], [-40, 800]]);
  return (
    fill(ground, "#c0996f") +
    fill(tones[0], "#f3d9a8") +
    fill(tones[1], "#ecca96") +
    fill(tones[2], "#f8e3b6") +
    fill(tones[3], "#e6c08c")
  );
}

/** What the plane throws on the house: the left wing and its roof lie in its shade. */
function drawLeafShade(sheet: Sheet): void {
  const face = (...corners: readonly Place[]) => polygon(corners.map(HOUSE));
  const wing = face([-4.6, 1, 0], [-4.6, 1, 2.9], [-1.2, 1, 2.9], [-1.2, 1, 0]);
  const roof = face([-4.88, 0.72, 2.9], [-2.5, 2.6, 4.05], [-1.2, 2.6, 4.05], [-1.2, 0.72, 2.9]);
  // The porch stands before the rest of both.
  const [porch] = HOUSE([-1.75, 0, 0]);
  const [eave, low] = HOUSE([-2.03, -0.28, 3.5]);
  sheet.add(
    sheet.clipped(box(0, 0, porch, 1200), fill(wing, SHADE, 0.5)),
    sheet.clipped(
      polygon([
        [0, 0],
        [eave, low],
        [porch, low + 12],
        [porch, 1200],
        [0, 1200],
      ]),
      fill(roof, "#4f2c4a", 0.42),
    ),
  );
}

/** Where the candles stand: left of the porch, in the shade. */
const CANDLES: Point = [-5.5, -1.5];

/** The stand with its flames, and their warmth on the stones of the wing behind. */
function drawCandles(sheet: Sheet): void {
  const [x, y] = HOUSE([CANDLES[0] + 0.95, CANDLES[1], 1.1]);
  sheet.add(sheet.glow([x, y], 190, "#ffb95c", 0.5), candleStand(sheet, HOUSE, CANDLES));
}

/** Who has come: one lights a candle while a child points at the flames, two go to the door, one comes out. */
function drawPilgrims(sheet: Sheet): void {
  const pilgrim = ([right, deep]: Point, options: PersonOptions, tall = 1.66) => {
    const at: Place = [...world(right, deep), 0];
    return place(person(sheet, options), ...EYE(at), (metreAt(EYE, at) * tall) / 100);
  };
  sheet.add(
    pilgrim([0.2, -0.2], { pose: "walking", mirrored: true, top: "#fbf3de", bottom: "#8a7a62" }),
    pilgrim([-3.2, -1.3], {
      pose: "lifting",
      slender: true,
      wears: "skirt",
      sleeves: "long",
      top: "#35588a",
      bottom: "#35588a",
      hairstyle: "scarf",
      hair: "#f3e6d0",
      mirrored: true,
    }),
    pilgrim(
      [-2.5, -1.7],
      { pose: "pointing", mirrored: true, child: true, top: "#e9b949", bottom: "#3a3f5c", wears: "shorts" },
      1.05,
    ),
    pilgrim([-0.75, -2.5], {
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#f8eed6",
      bottom: "#b8455a",
      hairstyle: "bun",
      pose: "walking",
    }),
    pilgrim([0.1, -2.7], { behind: true, pose: "standing", top: "#3f7a92", bottom: "#3a3f5c", hat: "#d99a4e" }),
  );
}

/** Where the sun comes through the plane on the near court: x, y, half the depth. */
const CLEARINGS = placesOf([
  520, 932, 9, 640, 990, 16, 470, 1010, 10, 780, 1056, 26, 1000, 1032, 13, 610, 1110, 22, 930, 1140, 30, 1150, 1100, 17,
  1090, 1190, 20, 400, 1130, 14, 760, 1196, 18,
]);

/** The shade of the plane over the near court, and the court again where the sun comes through: round images of the sun that run together. */
function drawNearShade(sheet: Sheet): void {
  const random = randomOf(22);
  const edge = pointsOf([
    -40, 800, 120, 806, 220, 830, 330, 828, 430, 862, 560, 866, 640, 904, 780, 908, 860, 950, 1010, 956, 1120, 996,
    1290, 1004, 1400, 1046, 1660, 1064,
  ]);
  const suns = CLEARINGS.flatMap(([x, y, size]) =>
    counted(11).map((index) => {
      // They lie along the rays, down to the right, and shrink away from the heart of the clearing.
      const along = random.around(1) * size * 3.4;
      const share = random.between(0.4, 0.8) * (index < 4 ? 1 : 0.55);
      return disc(x + along, y + along * 0.22 + random.around(0.8) * size, size * 2.3 * share, size * share);
    }),
  );
  const stray = counted(26).map(() => {
    const x = random.between(240, 1560);
    const size = random.between(4, 10);
    return disc(x, heightAt(edge, x) - random.between(4, 40), size * 2.6, size * 0.8);
  });
  // Bunches of leaves, in threes and fives, fray its edge.
  const fringe = placesOf([210, 26, 5, 470, 40, 5, 700, 30, 3, 960, 44, 6, 1230, 34, 4, 1440, 40, 5]).flatMap(
    ([x, size, count]) =>
      counted(count).map(() => {
        const at = x + random.around(size * 2.2);
        return disc(
          at,
          heightAt(edge, at) + random.around(size * 0.36),
          size * random.between(0.7, 1.2),
          size * random.between(0.2, 0.34),
        );
      }),
  );
  // It runs against the clock, as the discs do, or they would cut holes where they meet it.
  const outline = `${curve(edge.toReversed())}L-40 1240H1660Z${fringe.join("")}${stray.join("")}`;
  sheet.add(
    fill(outline, SHADE, 0.68),
    sheet.clipped(suns.join(""), paving() + fill(box(0, 700, 1600, 540), "#ffe9b8", 0.3)),
  );
}

/** The plane tree that we stand under: its trunk at the left with pale and olive bark, a bough across the top, leaves. */
function drawPlane(sheet: Sheet): void {
  const trunk =
    "M-60 1240C20 1180 60 1080 66 940C74 720 40 520 -20 330L-60 200V-40H150C190 60 230 120 330 150C520 196 720 130 980 40L1100 -40H1240C1100 60 900 170 700 214C520 252 390 250 310 262C290 420 286 640 300 880C306 1040 350 1160 430 1240C340 1206 300 1216 250 1240Z";
  const random = randomOf(5);
  const patch = (count: number, wide: number, tall: number): Path =>
    counted(count)
      .map(() =>
        blot(
          random,
          random.between(30, 320),
          random.between(150, 1200),
          random.between(wide * 0.5, wide),
          random.between(tall * 0.5, tall),
        ),
      )
      .join("");
  const limb = counted(16)
    .map(() => {
      const x = random.between(330, 1000);
      return blot(
        random,
        x,
        196 - (x - 330) ** 2 / 4200 + random.around(26),
        random.between(20, 52),
        random.between(7, 15),
      );
    })
    .join("");
  // Bark that peels where the trunk turns from the light.
  const flakes = placesOf([
    214, 380, 30, 224, 470, 16, 208, 610, 36, 218, 690, 14, 214, 850, 26, 222, 1010, 40, 216, 1090, 18,
  ])
    .map(([x, y, size]) => blot(random, x, y, size * 0.62, size * 1.7))
    .join("");
  const sunlit =
    blot(random, 92, 470, 22, 62) +
    blot(random, 128, 560, 12, 34) +
    blot(random, 136, 800, 18, 50) +
    blot(random, 104, 880, 10, 26);
  sheet.add(
    fill(trunk, "#6d5a5e"),
    sheet.clipped(
      trunk,
      fill(patch(20, 34, 84) + limb, "#9d8778") +
        fill(patch(16, 24, 60), "#58564e") +
        fill(
          "M250 1240C214 1100 216 900 216 700C216 520 208 390 226 310C242 244 330 226 460 210C660 184 860 100 1000 -40H1300V100L900 300L440 330L440 1240Z",
          "#2c2440",
          0.8,
        ) +
        fill(flakes, "#6d5a5e") +
        // The sun finds it between the leaves.
        fill(sunlit, "#f0d29a", 0.92),
    ),
    canopy(sheet),
  );
}

/** The leaves overhead: dark boughs, and along their edge single leaves of the plane, some with the sun through them. */
function canopy(sheet: Sheet): Drawing {
  const random = randomOf(44);
  const [dark, middle, lit] = ["#1f4a3c", "#3a6e46", "#8fa94c"].map((colour) =>
    sheet.stamp(`plane leaf ${colour}`, () => fill(LEAF, colour)),
  );
  const clumps = placesOf([
    60, 30, 150, 250, -10, 140, 450, 10, 120, 620, -20, 130, 820, -20, 110, 1020, -40, 120, 1220, -10, 130, 1420, 30,
    140, 1580, 110, 130, -10, 190, 110,
  ]);
  const around = (
    [x, y, r]: readonly [number, number, number],
    count: number,
    reach: number,
    stamp: typeof dark,
    size: number,
  ) =>
    counted(count)
      .map(() => {
        const [angle, far] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * reach];
        const [px, py] = [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * 0.7 * far];
        return place(turned(stamp?.(0, 0) ?? "", random.between(90, 270)), px, py, size * random.between(0.7, 1.2));
      })
      .join("");
  return clumps
    .map(
      (clump) =>
        fill(blot(random, clump[0], clump[1], clump[2] * 0.9, clump[2] * 0.62), "#1f4a3c") +
        around(clump, 22, 1.15, dark, 1) +
        around(clump, 16, 1, middle, 0.9) +
        around([clump[0] - 20, clump[1] - 8, clump[2]], 7, 0.9, lit, 0.8),
    )
    .join("");
}

/** A leaf of the plane: five lobes, its stalk at 0,0, 62 high. */
const LEAF: Path =
  "M0 0Q-6-12-12-13Q-22-8-32-12Q-26-18-24-25Q-32-32-40-34Q-28-40-18-40Q-18-52-12-60Q-4-64 0-76Q4-64 12-60Q18-52 18-40Q28-40 40-34Q32-32 24-25Q26-18 32-12Q22-8 12-13Q6-12 0 0Z";

/** White lilies in the near corner, dark leaves behind them. */
function drawLilies(sheet: Sheet): void {
  const blades = placesOf([
    1270, -40, 180, 1310, 20, 240, 1360, -30, 300, 1400, 40, 260, 1440, -20, 340, 1480, 30, 300, 1530, -40, 330, 1570,
    20, 380, 1610, -30, 320, 1340, 60, 200, 1500, -60, 220,
  ]);
  const blade = ([x, bend, tall]: readonly [number, number, number]): Path =>
    `M${x - 16} 1240Q${x - 6} ${1240 - tall * 0.6} ${x + bend} ${1220 - tall}Q${x + 22} ${1240 - tall * 0.5} ${x + 18} 1240Z`;
  const flowers = placesOf([1390, 960, 1, 1466, 890, 1.15, 1540, 960, 1.05, 1572, 850, 0.9, 1326, 1050, 0.85]);
  sheet.add(
    fill(blades.map(blade).join(""), "#1f4a44"),
    stroke(flowers.map(([x, y]) => `M${x} ${y}Q${x + 4} ${y + 140} ${x - 10} 1240`).join(""), "#3f7347", 7),
    fill(
      blades
        .filter((_, index) => index % 2 === 0)
        .map(([x, bend, tall]) => blade([x - 14, bend, tall * 0.7]))
        .join(""),
      "#37694f",
    ),
    ...flowers.map(([x, y, size]) => place(lily(), x, y, size)),
  );
}

/** A lily turned to the left and up: six petals about a yellow heart. */
function lily(): Drawing {
  return (
    fill("M0 6Q-34-8-58-40Q-26-40 0-6ZM0 6Q34-8 54-44Q24-40 0-6Z", "#c9c6da") +
    fill("M-4 8Q-18-34-8-70Q10-36 6 6Z", "#fffaf0") +
    fill("M0 8Q-44 12-66-4Q-30-16 0-2ZM0 8Q40 16 64 0Q30-16 0-2Z", "#fff6e6") +
    fill("M-2 4Q-22 30-20 52Q4 34 6 4Z", "#f3ecec") +
    dots(
      [
        [-8, -10],
        [4, -14],
        [0, -2],
      ],
      4,
      "#e8a33a",
    )
  );
}
