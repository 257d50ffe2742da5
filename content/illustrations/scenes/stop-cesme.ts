import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, disc, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { islandFerry } from "../parts/boats/ships.ts";
import { cesmeCastle, cesmeFoot } from "../parts/buildings/cesmeCastle.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

const HORIZON = 560;
const SUN = 300;

/** From a first floor on the square; everything on the ground is in metres from here. */
const EYE = cameraOf({ horizon: HORIZON, centre: 640, eye: 7, focal: 1500 });

/** Çeşme castle in evening light: its walls climb from the harbour, the sun goes down over Chios beyond the strait. */
export const SCENE: Scene = {
  name: "stop-cesme",
  seed: 71,
  mood: "gold",
  colours: { stone: "#f6cf96", stoneWorn: "#dba566", ground: "#b9a566", groundShade: "#80695c" },
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawStrait(sheet);
    drawHeight(sheet);
    drawHarbour(sheet);
    drawHill(sheet);
    drawSquare(sheet);
    drawStatue(sheet);
    drawPeople(sheet);
  },
};

function drawStrait(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.42 }),
    sweptCloud(sheet, { x: 560, y: 200, length: 760, seed: 3 }),
    plainSun(sheet, { x: SUN, y: 446, radius: 66 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 506, 70, 484, 150, 492, 240, 470, 340, 476, 430, 494, 520, 500, 640, 528, 780, 552, 860, 560,
      ]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 1010, dabs: 90, foot: false }),
    gulls(sheet, { x: 480, y: 360, length: 200, seed: 5 }),
    glitter(sheet, { x: SUN, top: HORIZON, bottom: 900, width: 120, count: 110 }),
  );
}

/** The hill behind the castle. */
function drawHeight(sheet: Sheet): void {
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([600, 556, 720, 520, 860, 470, 1000, 420, 1160, 360, 1320, 300, 1460, 262, 1620, 250]),
      foot: 640,
      colour: "#a98a8a",
      shade: "#8b6f80",
      light: "#c5a592",
      mist: 60,
      seed: 8,
    }),
  );
}

/** How many units a metre is on water or ground at that distance, and what stands there. */
function afloat(right: number, away: number, drawing: Drawing, unitsPerMetre: number): Drawing {
  const [x, y] = EYE([right, away, 0]);
  return place(drawing, x, y, metreAt(EYE, [right, away, 0]) / unitsPerMetre);
}

/** Breakwater with its light, boats of the harbour, each of its own kind. */
function drawHarbour(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wall, wallShade, roof, seaDark } = sheet.mood;
  const still = (x: number, y: number, width: number): Drawing =>
    ripples(sheet, { x, y, width, height: width * 0.1, count: 14, colour: seaDark, opacity: 0.65 });
  sheet.add(
    place(islandFerry(sheet), 460, 592, 0.4),
    place(wake(sheet, { length: 120, spread: 8 }), 414, 592),
    fill("M-20 640L230 632L252 642L-20 656Z", stoneShade),
    fill("M-20 634L230 627L244 633L-20 644Z", stone),
    fill("M-20 644L244 633L248 638L-20 650Z", stoneWorn),
    fill("M206 630L209 578H225L229 630Z", wall) +
      fill("M219 578H225L229 630H220Z", wallShade) +
      fill("M205 578Q217 556 229 578Z", roof),
    place(sailingYacht(sheet), 336, 612, 0.56),
    still(290, 616, 80),
    afloat(-25, 68, gulet(sheet, { sails: "furled" }), 34),
    still(0, 722, 320),
    afloat(-13.2, 47, fishingBoat(sheet, { colour: "#b8413a", shade: "#7d2c3c" }), 24),
    still(130, 786, 180),
    afloat(-14.8, 37, fishingBoat(sheet), 21),
    still(-40, 846, 220),
    afloat(-8.6, 46, dinghy(sheet, { colour: "#f2c25a" }), 27),
    still(320, 792, 90),
  );
}

/** The quay, the hill under the castle with its garden, and the castle. */
function drawHill(sheet: Sheet): void {
  const { ground, groundShade, leaf, leafDark, leafLight, stone, flower, flowerLight, flowerDark } = sheet.mood;
  const foot = cesmeFoot(EYE);
  const slope = `${polyline([[540, 700], [600, 668], ...foot, [1660, 420]])}L1660 1000L520 900Z`;
  const bush = (x: number, y: number, width: number, seed: number, flowers = false): Drawing =>
    leafMass(sheet, {
      x,
      y,
      width,
      height: width * 0.46,
      seed,
      count: 16,
      size: 18,
      colours: [leafDark, leaf, leafLight],
    }) +
    (flowers
      ? leafMass(sheet, {
          x: x - 6,
          y: y - 8,
          width: width * 0.7,
          height: width * 0.28,
          seed: seed + 9,
          count: 6,
          size: 14,
          leaf: "petal",
          colours: [flowerDark, flower, flowerLight],
        })
      : "");
  sheet.add(
    cesmeCastle(sheet, EYE),
    fill(slope, sheet.downwards([ground, "#aa9a5c", groundShade], 520, 1060)),
    // What the walls keep from the sun.
    fill(polygon([...foot.slice(0, 4), [1460, 560], [1180, 640], [900, 706], [800, 716]]), groundShade, 0.42),
    fill("M560 760Q760 742 960 718T1300 640T1660 500V530Q1480 610 1310 672T960 752T560 800Z", stone, 0.9),
    bush(930, 716, 34, 3, true),
    bush(1080, 690, 40, 4),
    bush(1260, 634, 36, 5, true),
    bush(1420, 590, 44, 6),
    bush(690, 738, 26, 8),
    bush(1180, 742, 40, 9),
    bush(1400, 720, 52, 10, true),
    bush(1010, 790, 34, 11, true),
    bush(1560, 690, 46, 12),
  );
}

/** The edge of the water, in metres, from near to far. */
const QUAY: readonly Point[] = [
  [-21, 19],
  [-12.4, 27],
  [-8.4, 37],
  [-6.2, 50],
  [-5.2, 70],
  [-6.4, 112],
];

/** The paved square by the water, palms at its far side. */
function drawSquare(sheet: Sheet): void {
  const { stoneShade, stoneWorn, leaf, leafDark, leafLight } = sheet.mood;
  const edge = (across: number, up: number) => QUAY.map(([right, away]) => EYE([right + across, away, up]));
  const back = [
    [-3, 70],
    [2, 50],
    [9, 42],
    [20, 38],
    [36, 36],
  ].map(([right = 0, away = 0]) => EYE([right, away, 0]));
  const joint = (from: Point, to: Point) => polyline([EYE([from[0], from[1], 0]), EYE([to[0], to[1], 0])]);
  const random = randomOf(17);
  const depths = [11, 13, 15, 17.6, 20.8, 24.6, 29, 34];
  const slabs = (count: number) =>
    counted(count)
      .map(() => {
        const row = random.whole(0, 6);
        const [near, far] = [depths[row] ?? 11, depths[row + 1] ?? 13];
        const left = -9 + random.whole(0, 9) * 2.2;
        return polygon([
          EYE([left, near, 0]),
          EYE([left + 2.2, near, 0]),
          EYE([left + 2.2, far, 0]),
          EYE([left, far, 0]),
        ]);
      })
      .join("");
  const along = counted(11).map((index) => joint([-9 + index * 2.2, 11], [-9 + index * 2.2, 37]));
  const across = depths.map((away) => joint([-20, away], [20, away]));
  const paved = `${curve(edge(0, 0))}L${back.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}L1660 1240H-60Z`;
  const foot = (right: number, away: number): Point => EYE([right, away, 0]);
  const palms = (
    [
      [14.8, 25, 3, 16],
      [14.9, 32, 5, -14],
      [11, 37, 7, 12],
    ] as const
  ).map(([right, away, seed, lean]) => {
    const [x, y] = foot(right, away);
    const unit = metreAt(EYE, [right, away, 0]);
    return { x, y, unit, tree: place(palm(sheet, { seed, lean }), x, y, (unit * 7.4) / 300), seed };
  });
  sheet.add(
    fill(paved, sheet.downwards(["#f0d3a0", "#e6c691", "#d9b583"], 700, 1200)),
    sheet.clipped(
      paved,
      fill(slabs(13), "#f8e2b6", 0.55) +
        fill(slabs(12), "#d2a878", 0.35) +
        stroke(along.join("") + across.join(""), "#c39d72", 2.6, 0.6),
    ),
    // The quay: its face over the water, its bright kerb.
    fill(`${curve(edge(0, 0))}${curve(edge(0, -0.9).toReversed()).replace("M", "L")}Z`, stoneShade),
    fill(`${curve(edge(0, 0))}${curve(edge(0.8, 0).toReversed()).replace("M", "L")}Z`, "#fdf0d2"),
    // A low wall between the square and the garden.
    fill(
      `${polyline(back)}${polyline(back.map(([x, y]): Point => [x, y - 22]).toReversed()).replace("M", "L")}Z`,
      stoneWorn,
    ),
    fill(
      `${polyline(back.map(([x, y]): Point => [x, y - 22]))}${polyline(back.map(([x, y]): Point => [x, y - 30]).toReversed()).replace("M", "L")}Z`,
      "#fdf0d2",
    ),
    ...palms
      .toSorted((a, b) => a.y - b.y)
      .map(
        ({ x, y, unit, tree, seed }) =>
          fill(disc(x, y, unit * 1.1, unit * 0.26), "#8c6f52") +
          tree +
          leafMass(sheet, {
            x,
            y: y - 8,
            width: unit * 0.8,
            height: unit * 0.28,
            seed,
            count: 10,
            size: unit * 0.4,
            colours: [leafDark, leaf, leafLight],
          }),
      ),
  );
}

/** Cezayirli Hasan Paşa and his lion, and their shade on the square. */
function drawStatue(sheet: Sheet): void {
  const [x, y] = EYE([-1.9, 20.4, 0]);
  sheet.add(
    fill(
      `M${x + 90} ${y}L${x + 180} ${y - 6}L${x + 470} ${y + 46}L${x + 520} ${y + 42}L${x + 560} ${y + 62}L${x + 500} ${y + 70}L${x + 430} ${y + 66}L${x + 60} ${y + 22}Z`,
      sheet.mood.stoneShade,
      0.5,
    ),
    place(hasanPasha(), x, y, 1.36),
  );
}

function drawPeople(sheet: Sheet): void {
  const standing = (right: number, away: number, tall: number, options: PersonOptions): Drawing =>
    afloat(right, away, person(sheet, options), 100 / tall);
  sheet.add(
    standing(-3.6, 46, 1.7, { pose: "leaning", mirrored: true, behind: true, top: "#efe4d0", bottom: "#44557a" }),
    standing(4.6, 36, 1.76, { pose: "walking", top: "#3c5f8c", bottom: "#e7d6b8", hat: "#f0d6a0" }),
    standing(3.9, 36.4, 1.62, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      hairstyle: "bun",
      top: "#c9573f",
      bottom: "#fdf3e0",
    }),
    standing(2.4, 21.6, 1.76, { pose: "pointing", mirrored: true, top: "#3f8fb5", bottom: "#efe0c4", hat: "#f0d6a0" }),
    standing(3.3, 21.2, 1.18, {
      pose: "standing",
      behind: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
    standing(6.2, 29, 1.66, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hairstyle: "long",
      carries: "bag",
      carriedColour: "#1d7fa0",
    }),
    standing(7.2, 18.4, 1.78, { pose: "walking", mirrored: true, sleeves: "short", top: "#e8d9bc", bottom: "#3d5a80" }),
    standing(8.1, 18.8, 1.64, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      hairstyle: "bun",
      top: "#2f7f86",
      bottom: "#f0c98a",
      carries: "iceCream",
    }),
    place(pottedBush(sheet, { seed: 4 }), 1510, 1204, 1.5),
    bougainvillea(sheet, { x: 40, y: 1160, width: 170, height: 84, seed: 5, count: 46, size: 36 }),
    bougainvillea(sheet, { x: 270, y: 1214, width: 120, height: 40, seed: 6, count: 28, size: 34 }),
  );
}

/** The Pasha of the sea with the lion that he kept, in bronze on a stepped plinth. 340 high, its foot at 0,0. */
function hasanPasha(): Drawing {
  const [lit, bronze, dark] = ["#d9ae70", "#86654c", "#4a3843"];
  const man =
    // Boots, shalwar, a long open coat, sash, beard and turban.
    fill("M-52-128V-134L-42-140L-40-168H-16V-140L-8-134V-128ZM-12-128V-134L-8-168H10L8-138L18-132V-128Z", dark) +
    fill("M-44-160Q-54-190-46-218H8Q16-190 12-158Q2-152-12-156L-16-166L-22-154Q-36-152-44-160Z", bronze) +
    fill(
      "M-62-152Q-60-220-52-262Q-46-280-30-284H-8Q8-280 12-262L24-232L34-222Q38-214 30-210L14-218L4-240Q8-200 16-150L4-146Q0-200-6-240L-34-240Q-42-200-40-146Z",
      bronze,
    ) +
    fill("M-62-152Q-60-220-52-262Q-46-280-30-284L-34-240Q-46-200-46-148Z", lit) +
    fill("M-8-284Q8-280 12-262L24-232L34-222Q38-214 30-210L14-218L4-240Q8-200 16-150L8-148Q4-200-2-244Z", dark) +
    fill("M-36-262H-2L5-222H-41Z", "#a98259") +
    fill("M-42-228H6L8-212H-44Z", dark) +
    fill("M-44-262Q-60-240-52-222L-26-226L-18-216L-14-230L-40-240L-34-256Z", lit) +
    fill("M-52-222L-26-226L-18-216L-44-210Z", bronze) +
    fill(disc(-17, -291, 14, 17), "#a98259") +
    fill("M-31-293Q-31-308-22-309Q-26-292-24-276Q-31-282-31-293Z", lit) +
    fill("M-3-300Q2-284-8-276L-10-306Z", bronze) +
    fill("M-32-290Q-32-262-18-256Q-3-262-3-292Q-8-283-17-284Q-27-283-32-290Z", dark) +
    fill("M-25-330Q-24-344-17-344T-9-330Z", bronze) +
    fill("M-25-330Q-24-344-17-344Q-21-336-20-328Z", lit) +
    fill("M-39-310Q-46-333-17-334Q12-333 5-310Q-4-301-17-301T-39-310Z", bronze) +
    fill("M-39-310Q-46-333-17-334Q-28-320-4-303Q-10-301-17-301T-39-310Z", lit) +
    fill("M-4-332Q12-330 5-310Q2-305-6-303Q3-316-4-332Z", dark);
  return (
    // Plinth: two steps, a block, its lid.
    fill("M-134 0V-14H140V0Z", "#f3dcae") +
    fill("M84 0V-14H140V0Z", "#b08c7c") +
    fill("M-118-14V-28H124V-14Z", "#fbe9c4") +
    fill("M78-14V-28H124V-14Z", "#b08c7c") +
    fill("M-102-28V-116H108V-28Z", "#efd3a0") +
    fill("M70-28V-116H108V-28Z", "#a07f72") +
    fill("M-110-116V-128H116V-116Z", "#fbe9c4") +
    fill("M74-116V-128H116V-116Z", "#b08c7c") +
    fill("M-80-98H46V-52H-80Z", "#d6b17c") +
    // The lion stands beside him: far legs, tail, trunk, near legs, mane, head.
    fill("M14-158L22-128H38L33-135L34-160ZM52-160L55-128H69L65-135L66-162Z", dark) +
    stroke("M-4-176Q-18-168-14-150T-22-136", bronze, 5) +
    fill(disc(-23, -134, 6, 5), dark) +
    fill("M-8-172Q-6-188 16-188Q44-184 74-190L82-156Q50-150 24-152Q-6-150-8-172Z", bronze) +
    fill("M-8-172Q-6-188 16-188Q44-184 66-188L62-178Q30-176 10-176Q-2-174-4-160Q-8-166-8-172Z", lit) +
    fill("M24-152Q50-150 82-156L80-168Q50-158 20-162Z", dark) +
    fill("M-8-172Q-14-152 0-144L-6-128H14L10-136Q24-150 24-168Z", bronze) +
    fill("M-8-172Q-14-152 0-144L-6-128H2L8-144Q-2-154-2-172Z", lit) +
    fill("M62-170Q64-150 62-128H82L78-136Q82-150 86-168Z", bronze) +
    fill("M62-170Q64-150 62-128H70Q72-150 70-170Z", lit) +
    fill(
      "M54-172L48-186L54-192L52-206L62-208L66-220L78-218L88-224L96-216L106-212L102-188L96-170L90-156L80-162L72-154L66-164Z",
      dark,
    ) +
    fill("M54-172L48-186L54-192L52-206L62-208L66-220L78-218Q66-206 66-190T72-154L66-164Z", lit) +
    fill("M82-214Q96-218 104-208L106-200L118-194Q122-186 116-180L104-176Q92-174 84-184Q76-200 82-214Z", bronze) +
    fill("M82-214Q92-217 98-212Q90-204 90-190L84-184Q76-200 82-214Z", lit) +
    fill("M112-196L119-193L117-188H111ZM104-176L116-180L112-172L102-170Z", dark) +
    fill(disc(83, -214, 5), bronze) +
    place(man, -44, 0) +
    stroke("M-14-214Q30-196 58-198", dark, 2.4)
  );
}
