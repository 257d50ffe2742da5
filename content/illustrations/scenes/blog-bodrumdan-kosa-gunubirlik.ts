import { cameraOf, type Place, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { islandFerry } from "../parts/boats/ships.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { battlements, stones } from "../parts/buildings/stonework.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 520;
/** The town's waterline: it lies a little nearer than the horizon. */
const TOWN = 548;
/** From the bridge deck down on the foredeck; its bow points at the harbour. */
const EYE = cameraOf({ horizon: HORIZON, centre: 820, eye: 4.4, focal: 1560 });

/** Over the strait in the afternoon: from the ferry's deck, two at the rail; ahead Kos with its low castle under the mountain. */
export const SCENE: Scene = {
  name: "blog-bodrumdan-kosa-gunubirlik",
  seed: 52,
  mood: "gold",
  grain: 0.4,
  colours: {
    sky: ["#3f8db8", "#8ec1cf", "#efdcb4", "#f8c994"],
    sea: ["#e6d3ad", "#7fb4b8", "#2f86a8", "#155a86"],
  },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.5 }),
      plainSun(sheet, { x: 236, y: 196, radius: 52 }),
      sweptCloud(sheet, { x: 1120, y: 120, length: 620, seed: 3 }),
      ...mountain(sheet),
      sea(sheet, { top: HORIZON + 22, bottom: 1200, dabs: 110, foot: false }),
      glitter(sheet, { x: 236, top: HORIZON + 40, bottom: 1000, width: 170, count: 70 }),
      ...town(sheet),
      castle(sheet),
      ...traffic(sheet),
      ...foredeck(sheet),
      ...passengers(sheet),
    );
  },
};

/** Dikeos: high on the left, its long back falls to the plain. */
function mountain(sheet: Sheet): Drawing[] {
  return [
    ridge(sheet, {
      crest: pointsOf([
        -20, 400, 90, 372, 200, 330, 320, 274, 420, 236, 500, 252, 590, 230, 690, 282, 800, 330, 930, 372, 1080, 404,
        1240, 438, 1420, 470, 1640, 490,
      ]),
      foot: HORIZON + 24,
      mist: 60,
      rough: 7,
      seed: 9,
    }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 488, 160, 470, 340, 476, 520, 456, 700, 470, 900, 462, 1080, 482, 1280, 490, 1440, 506, 1640, 522,
      ]),
      foot: HORIZON + 26,
      colour: "#9d9a74",
      shade: "#7c7a6c",
      light: "#c2b27c",
      rough: 4,
      seed: 4,
    }),
  ];
}

/** White houses behind the harbour, a dome with its minaret, palms along the water. */
function town(sheet: Sheet): Drawing[] {
  const rows: readonly (readonly [number, number, number, number])[] = [
    [300, 520, 0.22, 1],
    [410, 514, 0.24, 2],
    [880, 514, 0.24, 4],
    [1010, 520, 0.26, 3],
    [1240, 524, 0.24, 9],
    [1360, 532, 0.22, 6],
    [210, 538, 0.28, 5],
    [340, 540, 0.3, 7],
    [1120, 538, 0.3, 8],
    [1300, 542, 0.26, 2],
    [1450, 544, 0.22, 11],
    [950, 540, 0.3, 10],
  ];
  const trees = pointsOf([160, 546, 460, 542, 500, 540, 900, 546, 1050, 546, 1210, 546, 1400, 548, 1510, 550]);
  return [
    fill(
      curve(
        pointsOf([
          60,
          TOWN + 2,
          300,
          TOWN + 8,
          800,
          TOWN + 10,
          1200,
          TOWN + 8,
          1600,
          TOWN - 4,
          1500,
          524,
          800,
          506,
          300,
          510,
        ]),
        true,
      ),
      "#bcae82",
    ),
    ...rows.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    place(mosque(sheet), 1090, 530, 0.46),
    place(mosque(sheet), 880, 528, 0.36),
    ...trees.map(([x, y], index) => roundTree(sheet, index % 4, 0.2)(x, y, 0.44)),
    ...[1180, 1250, 1330, 1420].map((x, index) => place(palm(sheet, { seed: index + 1 }), x, TOWN + 4, 0.2)),
    stroke(`M150 ${TOWN + 5}Q800 ${TOWN + 14} 1540 ${TOWN + 2}`, "#e9d2a2", 6),
  ];
}

/** Neratzia, low and wide at the harbour's mouth: an outer wall with round bastions, an inner one with its drums, all of one pale stone. */
function castle(sheet: Sheet): Drawing {
  const { stone, stoneShade, stoneWorn, stoneDeep } = sheet.mood;
  const drum = (x: number, wide: number, high: number, foot: number) =>
    fill(`M${x - wide - 4} ${foot}L${x - wide} ${foot - high}H${x + wide}L${x + wide + 4} ${foot}Z`, stone) +
    fill(battlements(x - wide, foot - high, wide * 2, 8), stone) +
    fill(`M${x + wide * 0.2} ${foot}V${foot - high}H${x + wide}L${x + wide + 4} ${foot}Z`, stoneShade) +
    fill(box(x - wide - 2, foot - high * 0.62, wide * 2 + 4, 3), stoneWorn) +
    stroke(stones(x - wide, foot - high, wide * 1.2, high, x), stoneWorn, 2);
  const wall = (from: number, to: number, high: number, foot: number) =>
    fill(box(from, foot - high, to - from, high) + battlements(from, foot - high, to - from, 7), stone) +
    stroke(stones(from, foot - high, to - from, high, from), stoneWorn, 2) +
    fill(box(from, foot - 6, to - from, 6), stoneShade, 0.6);
  const foot = TOWN + 26;
  return (
    // Inner ward behind, then trees of the court, then the outer ring at the water.
    wall(570, 800, 56, foot - 10) +
    drum(570, 22, 68, foot - 10) +
    drum(806, 24, 66, foot - 10) +
    drum(690, 18, 62, foot - 10) +
    [560, 620, 640, 742, 770].map((x, index) => roundTree(sheet, index % 4, 0)(x, foot - 36, 0.6)).join("") +
    place(palm(sheet, { seed: 3 }), 720, foot - 30, 0.26) +
    place(greekFlag(), 492, foot - 96) +
    wall(470, 890, 38, foot) +
    drum(470, 34, 52, foot) +
    drum(650, 20, 46, foot) +
    drum(890, 38, 56, foot) +
    fill(
      `M410 ${foot + 6}Q460 ${foot - 6} 690 ${foot - 4}T950 ${foot + 4}Q700 ${foot + 14} 410 ${foot + 6}Z`,
      stoneDeep,
    ) +
    fill(`M416 ${foot + 4}Q490 ${foot - 6} 640 ${foot - 3}L600 ${foot + 5}Z`, stoneWorn) +
    fill(lens(690, foot + 18, 420, 12) + lens(660, foot + 34, 300, 10) + lens(720, foot + 48, 200, 7), stone, 0.4)
  );
}

/** The flag of Greece on its staff, 34 wide: nine stripes, a cross in the corner. */
function greekFlag(): Drawing {
  const stripes = [1, 3, 5, 7].map((row) => box(0, row * 2.4, 34, 2.4)).join("");
  return (
    stroke("M0-2V54", "#5f3f3c", 2.6) +
    fill(box(0, 0, 34, 21.6), "#1d63b0") +
    fill(stripes, "#ffffff") +
    fill(box(0, 0, 12, 12), "#1d63b0") +
    fill(box(4.8, 0, 2.4, 12) + box(0, 4.8, 12, 2.4), "#ffffff")
  );
}

/** The small ferry back to Bodrum, a yacht off the harbour. */
function traffic(sheet: Sheet): Drawing[] {
  return [
    place(sailingYacht(sheet), 1010, TOWN + 44, 0.3),
    fill(lens(1290, 656, 330, 16), sheet.mood.seaDark, 0.5),
    place(wake(sheet, { length: 330, spread: 16 }), 1166, 650),
    place(islandFerry(sheet), 1290, 652, 1.02),
    fill("M1410 640Q1440 646 1462 660Q1420 664 1400 656Z", "#fffaf0", 0.9),
    ripples(sheet, { x: 1290, y: 664, width: 300, height: 40, count: 14, colour: "#fff6e2" }),
    gulls(sheet, { x: 1060, y: 360, length: 340, seed: 3 }),
  ];
}

/** Half the deck's breadth so far away from the eye. */
function beamAt(away: number): number {
  const share = Math.max(0, (away - 12) / 12);
  return 4.3 * (1 - share ** 1.9);
}

const BOW = 24;
const LENGTHS = counted(22).map((index) => mixed(6, BOW, (index / 21) ** 0.8));
const edge = (side: number, up: number, out = 0): Point[] =>
  LENGTHS.map((away) => EYE([side * (beamAt(away) + out), away, up]));

/** White bulwarks that meet at the bow, planks that run to the vanishing point, a rail, the anchor's winch. */
function foredeck(sheet: Sheet): Drawing[] {
  const { wall, wallShade, wallDeep, trunk } = sheet.mood;
  const deck = polygon([...edge(-1, 0), ...edge(1, 0).toReversed()]);
  const planks = counted(29).map((index) => {
    const right = -4.2 + index * 0.3;
    return polyline([EYE([right, 5.4, 0]), EYE([right, 24, 0])]);
  });
  const inner = (side: number): Path => polygon([...edge(side, 0), ...edge(side, 0.78).toReversed()]);
  const cap = (side: number): Path => polygon([...edge(side, 0.78), ...edge(side, 0.78, 0.22).toReversed()]);
  const outer = (side: number): Path => polygon([...edge(side, 0.78, 0.22), ...edge(side, -1.4, -0.2).toReversed()]);
  const rail = (side: number, up: number): Path => polyline(edge(side, up, 0.1));
  const posts = [-1, 1].flatMap((side) =>
    stepsAway(7, 23, 10).map((away) =>
      polyline([EYE([side * (beamAt(away) + 0.1), away, 0.78]), EYE([side * (beamAt(away) + 0.1), away, 1.2])]),
    ),
  );
  const shade = polygon([
    ...edge(-1, 0),
    ...LENGTHS.map((away): Point => EYE([-beamAt(away) + Math.min(1.3, beamAt(away)), away, 0])).toReversed(),
  ]);
  return [
    fill(
      curve(pointsOf([360, 1210, 560, 980, 760, 846, 836, 818, 900, 842, 1110, 980, 1330, 1210]), true),
      "#fffaf0",
      0.35,
    ),
    fill(outer(-1) + outer(1), wallDeep),
    fill(deck, "#d9a56c"),
    sheet.clipped(deck, stroke(planks.join(""), "#a8734f", 2.4) + fill(shade, "#6f4a5a", 0.55)),
    fill(inner(-1), wallShade),
    fill(inner(1), wall),
    fill(cap(-1) + cap(1), "#1d5d86"),
    winch(),
    ...lifebuoys(),
    bench(1),
    bench(-1),
    stroke(rail(-1, 1.2) + rail(1, 1.2), wall, 5),
    stroke(rail(-1, 1) + rail(1, 1), wall, 2.6),
    stroke(posts.join(""), wall, 4),
    stroke(polyline([EYE([0, 23.8, 0.7]), EYE([0, 24, 2.7])]), trunk, 5),
    place(turkishFlag({ height: 38 }), 822, 634),
  ];
}

/** Rings in orange and white on the inner side of the bulwarks. */
function lifebuoys(): Drawing[] {
  return [13, 17].flatMap((away) =>
    [-1, 1].map((side) => {
      const [x, y] = EYE([side * (beamAt(away) - 0.06), away, 0.42]);
      const size = (0.36 * 1560) / away;
      const ring = disc(x, y, size * 0.42, size);
      return (
        stroke(ring, "#e2703e", size * 0.36) +
        stroke(
          `M${x - size * 0.42} ${y - 4}v8M${x + size * 0.42} ${y - 4}v8M${x - 3} ${y - size}h6M${x - 3} ${y + size}h6`,
          "#fff6e2",
          size * 0.38,
        )
      );
    }),
  );
}

/** A slatted bench along one side, starboard with 1. */
function bench(side: 1 | -1): Drawing {
  const seat = (away: readonly [number, number], across: readonly [number, number], up: number): Path =>
    polygon([
      EYE([side * across[0], away[0], up]),
      EYE([side * across[1], away[0], up]),
      EYE([side * across[1], away[1], up]),
      EYE([side * across[0], away[1], up]),
    ]);
  const slats = [2.55, 2.72, 2.89].map((right) => seat([10.8, 14], [right, right + 0.13], 0.46)).join("");
  return (
    fill(seat([10.8, 14.4], side > 0 ? [2.7, 3.7] : [2.3, 3], 0), "#6f4a5a", 0.45) +
    fill(
      polygon(
        [
          [2.55, 0],
          [3.02, 0],
          [3.02, 0.46],
          [2.55, 0.46],
        ].map(([across = 0, up = 0]) => EYE([side * across, 10.8, up])),
      ),
      "#1d5d86",
    ) +
    fill(
      polygon([
        EYE([side * 2.55, 10.8, 0]),
        EYE([side * 2.55, 14, 0]),
        EYE([side * 2.55, 14, 0.46]),
        EYE([side * 2.55, 10.8, 0.46]),
      ]),
      side > 0 ? "#6fa3bd" : "#143f63",
    ) +
    fill(slats, "#fff0d6")
  );
}

/** The winch on the foredeck and its coiled rope. */
function winch(): Drawing {
  const at = (spot: Place) => EYE(spot);
  const face = (across: readonly [number, number], away: number, up: number): Path =>
    polygon([at([across[0], away, 0]), at([across[1], away, 0]), at([across[1], away, up]), at([across[0], away, up])]);
  const top = polygon([at([-0.6, 17.6, 0.6]), at([0.6, 17.6, 0.6]), at([0.6, 18.6, 0.6]), at([-0.6, 18.6, 0.6])]);
  const [x, y] = at([0.9, 14.6, 0]);
  return (
    fill(lens(x - 20, y - 4, 150, 20), "#8a5f50", 0.5) +
    fill(face([-0.6, 0.6], 17.6, 0.6), "#2a5f88") +
    fill(top, "#6fa3bd") +
    stroke(disc(x, y, 46, 13) + disc(x, y - 5, 36, 10) + disc(x, y - 9, 24, 7), "#f3e2b4", 7) +
    stroke(disc(x + 2, y + 1, 46, 13), "#a47a5c", 2)
  );
}

/** Those who cross: a father and his girl on the port bench, two at the port rail, one who points at the castle, a child, one on a bench with a case. */
function passengers(sheet: Sheet): Drawing[] {
  const stand = (right: number, away: number, tall: number, drawing: Drawing): Drawing => {
    const [x, y] = EYE([right, away, 0]);
    return place(drawing, x, y, (tall * 1560) / away / 100);
  };
  return [
    stand(
      2.2,
      18.2,
      1.8,
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        behind: true,
        top: "#9cc9d6",
        bottom: "#c9a878",
        sleeves: "short",
      }),
    ),
    stand(
      1.36,
      17.6,
      1.22,
      person(sheet, {
        pose: "standing",
        behind: true,
        child: true,
        wears: "shorts",
        top: "#f3c14a",
        bottom: "#1d5d86",
        hairstyle: "long",
      }),
    ),
    stand(
      -1.72,
      20,
      1.82,
      person(sheet, { pose: "leaning", behind: true, top: "#fdf8ee", bottom: "#31507a", shadow: false }),
    ),
    stand(
      -1.02,
      20.2,
      1.68,
      person(sheet, {
        pose: "leaning",
        behind: true,
        mirrored: true,
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#c2265f",
        bottom: "#c2265f",
        hairstyle: "long",
        shadow: false,
      }),
    ),
    stand(
      -2.9,
      13.4,
      1.76,
      person(sheet, {
        pose: "sitting",
        top: "#4f93b4",
        bottom: "#e6d2a8",
        hair: "#33262a",
        shadow: false,
      }),
    ),
    stand(
      -2.86,
      12,
      1.3,
      person(sheet, {
        pose: "sitting",
        child: true,
        wears: "skirt",
        sleeves: "none",
        top: "#e0703e",
        bottom: "#e0703e",
        hairstyle: "long",
        shadow: false,
      }),
    ),
    stand(
      2.9,
      12.4,
      1.66,
      person(sheet, {
        pose: "sitting",
        mirrored: true,
        slender: true,
        top: "#f1e8d8",
        bottom: "#2f7f8f",
        hat: "#f3e2b4",
        hairstyle: "bun",
        shadow: false,
      }),
    ),
  ];
}
