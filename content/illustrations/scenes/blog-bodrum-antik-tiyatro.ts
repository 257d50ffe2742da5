import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 330;
/** The middle of the orchestra, in metres from the eye, which hovers over the top rows. */
const MIDDLE = 60;
const WALK = 10;
const ROWS = 20;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 45, focal: 760 });

/** The ancient theatre of Halicarnassus from its top rows in the evening: the horseshoe of seats, the white town, castle and bay. */
export const SCENE: Scene = {
  name: "blog-bodrum-antik-tiyatro",
  seed: 52,
  mood: "gold",
  colours: {
    sky: ["#5f9ab2", "#a9c4bd", "#f3d6a4", "#f8c08a"],
    sea: ["#f0d2a4", "#93b6b0", "#4a96a8", "#2f7a98"],
    stone: "#f7dcae",
    stoneWorn: "#e2b582",
    stoneShade: "#a27486",
    stoneDeep: "#6d4c70",
  },
  grain: 0.16,
  crops: { wide: 246, square: 200 },
  draw(sheet) {
    drawBay(sheet);
    drawTown(sheet);
    drawTheatre(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.34 }),
    cloudBank(sheet, { x: 420, y: 230, length: 560, seed: 6, strips: 4 }),
    cloudBank(sheet, { x: 1260, y: 190, length: 420, seed: 3, strips: 3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 318, 200, 300, 420, 316, 620, 326, 820, 300, 940, 262, 1060, 252, 1160, 286, 1280, 320, 1440, 306, 1620,
        290,
      ]),
      foot: HORIZON + 2,
      mist: 40,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 640, dabs: 36, foot: false }),
    fill("M1180 420Q1320 372 1460 360T1640 350V560H1180Z", "#b09078"),
    ridge(sheet, {
      crest: pointsOf([1180, 424, 1280, 396, 1380, 366, 1480, 340, 1620, 320]),
      foot: 560,
      colour: "#c99f78",
      shade: "#9a7880",
      light: "#e6c08c",
      seed: 9,
    }),
    ripples(sheet, { x: 820, y: 440, width: 700, height: 50, count: 20 }),
    ...pointsOf([860, 452, 930, 470, 1010, 448, 1080, 466, 1150, 480]).map(([x, y], index) =>
      place(gulet(sheet, { sails: index === 2 ? "set" : "furled" }), x, y, 0.075 + (index % 3) * 0.012),
    ),
  );
}

/** White cubes down to the harbour; the castle on its point between the two bays. */
function drawTown(sheet: Sheet): void {
  // From up here windows are pale in the haze, and the shaded walls warm.
  const town = sheet.tinted({ window: "#8296b2", door: "#7591b0", wallShade: "#cbb4c0", wallDeep: "#b39fb8" });
  sheet.add(
    fill("M-20 424Q160 420 300 438T560 452L700 462Q900 500 1100 500T1640 440V820H-20Z", "#c9a27c"),
    fill("M420 446Q520 428 640 438T790 462Q640 476 420 470Z", "#b09078"),
    place(bodrumCastle(sheet, { shade: false }), 500, 462, 0.3),
    ripples(sheet, { x: 640, y: 464, width: 300, height: 14, count: 9 }),
    village(town, {
      rows: 6,
      far: [-40, 1660],
      near: [-60, 1660],
      ground: (x, share) =>
        mixed(
          472 + Math.sin(x / 300) * 8 + (x > 560 && x < 1180 ? 34 : 0) - (x > 1180 ? 40 : 0) - (x < 420 ? 26 : 0),
          742,
          share,
        ),
      scale: [0.38, 0.9],
      seed: 15,
      gardens: 0.3,
      flowers: 0.1,
    }),
    place(mosque(sheet), 1010, 566, 0.5),
    place(cypress(sheet, { seed: 3 }), 380, 640, 0.5),
    place(cypress(sheet, { seed: 5 }), 1230, 650, 0.55),
    place(cypress(sheet, { seed: 7 }), 1262, 656, 0.44),
    ...pointsOf([300, 742, 430, 748, 560, 744, 690, 748, 820, 744, 950, 748, 1080, 744, 1210, 748, 1330, 742]).map(
      ([x, y], index) => leafMass(sheet, { x, y: y - 14, width: 60, height: 26, seed: index + 3, count: 14, size: 22 }),
    ),
  );
}

/** A place in the theatre: how far from its middle, at which angle (0 is towards us), which row high. */
function seat(radius: number, degrees: number, up: number): Point {
  const angle = (degrees / 180) * Math.PI;
  return camera([radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle), up]);
}

function rowOf(index: number): { radius: number; up: number } {
  const beyond = index >= WALK ? 2.2 : 0;
  return { radius: 11 + index * 1.32 + beyond, up: index * 0.67 + (index >= WALK ? 0.67 : 0) };
}

/** The angle from which on the face of a row is seen; nearer to us it looks away. */
function turn(radius: number): number {
  return (Math.acos(radius / MIDDLE) / Math.PI) * 180;
}

function arc(radius: number, up: number, from: number, to: number): Point[] {
  return shares(40).map((share) => seat(radius, mixed(from, to, share), up));
}

function band(a: readonly [number, number], b: readonly [number, number], from: number, to: number): Path {
  return polygon([...arc(a[0], a[1], from, to), ...arc(b[0], b[1], from, to).toReversed()]);
}

function drawTheatre(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const reach = (index: number) => (index < 15 ? 101 : mixed(99, 84, (index - 15) / 4));
  const rows = counted(ROWS).map((index) => {
    const { radius, up } = rowOf(index);
    const end = reach(index);
    const next = rowOf(index + 1);
    const tread = band([radius, up + 0.67], [next.radius, up + 0.67], -end, end);
    const riser = (from: number, to: number) => band([radius, up], [radius, up + 0.67], from, to);
    return (
      fill(tread, index % 2 ? stone : "#f3d3a2") +
      fill(band([mixed(radius, next.radius, 0.62), up + 0.67], [next.radius, up + 0.67], -end, end), stoneWorn, 0.6) +
      fill(riser(-end, -turn(radius)), stoneShade) +
      fill(riser(turn(radius), end), wallBright) +
      stroke(polyline(arc(radius, up + 0.67, -end, end)), stoneShade, 1.4, 0.45)
    );
  });
  const walk = rowOf(WALK - 1);
  const after = rowOf(WALK);
  const flight = (degrees: number) => {
    const half = (radius: number) => (0.55 / radius) * (180 / Math.PI);
    const runs = [
      [0, WALK - 1],
      [WALK, ROWS - 2],
    ] as const;
    return runs
      .map(([first, last]) => {
        const [low, high] = [rowOf(first), rowOf(last)];
        return polygon([
          seat(low.radius, degrees - half(low.radius), low.up),
          seat(low.radius, degrees + half(low.radius), low.up),
          seat(high.radius, degrees + half(high.radius), high.up + 0.67),
          seat(high.radius, degrees - half(high.radius), high.up + 0.67),
        ]);
      })
      .join("");
  };
  const stairs = [-86, -58, -30, 0, 30, 58, 86].map(flight).join("");
  const floor = polygon(shares(60).map((share) => seat(10.8, share * 360, 0)));
  sheet.add(
    slope(sheet, {
      crest: pointsOf([-20, 640, 120, 662, 260, 704, 330, 760]),
      foot: 1210,
      colour: "#dcb47c",
      shade: "#b08a68",
    }),
    slope(sheet, {
      crest: pointsOf([1270, 760, 1340, 704, 1480, 656, 1620, 630]),
      foot: 1210,
      colour: "#d2a672",
      shade: "#8a6668",
    }),
    fill("M260 740H1340V1210H260Z", "#d2a672"),
    stage(sheet),
    fill(floor, "#eccb94"),
    fill(wingShadow(), stoneShade, 0.45),
    altar(sheet),
    ...rows,
    fill(band([walk.radius + 1, walk.up + 0.55], [after.radius, walk.up + 0.55], -101, 101), wallBright),
    fill(band([after.radius, walk.up + 0.55], [after.radius, after.up + 0.9], -101, -turn(after.radius)), stoneDeep),
    fill(band([after.radius, walk.up + 0.55], [after.radius, after.up + 0.9], turn(after.radius), 101), stone),
    fill(stairs, wallBright, 0.9),
    stroke(treads(), stoneShade, 2, 0.6),
    fill(band([11, 0.5], [33.4, 11], -100, -78), stoneDeep, 0.42),
    sheet.spray(band([11, 0.5], [39.6, 13.5], -78, -62), stoneDeep, {
      from: seat(27, -77, 7),
      to: seat(27, -64, 7),
      thick: 0.5,
    }),
    rubble(sheet),
  );
}

/** The shadow that the left wing throws on the round floor, as round as the floor itself. */
function wingShadow(): Path {
  const edge = shares(24).map((share) => seat(10.8, mixed(-158, -22, share), 0));
  const inner = shares(24).map((share): Point => {
    const angle = (mixed(-22, -158, share) / 180) * Math.PI;
    const cast = 6.5 * Math.sin(share * Math.PI);
    return camera([10.8 * Math.sin(angle) + cast, MIDDLE - 10.8 * Math.cos(angle), 0]);
  });
  return polygon([...edge, ...inner]);
}

/** The steps of the stairs: two to a row. */
function treads(): Path {
  return [-86, -58, -30, 0, 30, 58, 86]
    .flatMap((degrees) =>
      counted(ROWS - 1).map((index) => {
        const { radius, up } = rowOf(index);
        const half = (0.55 / radius) * (180 / Math.PI);
        return polyline([seat(radius, degrees - half, up + 0.3), seat(radius, degrees + half, up + 0.3)]);
      }),
    )
    .join("");
}

/** What is left of the stage: foundations and a few drums. */
function stage(sheet: Sheet): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const block = (from: number, to: number, away: number, deep: number, up: number) => {
    const at = (x: number, z: number, y: number) => camera([x, z, y]);
    return (
      fill(polygon([at(from, away, 0), at(to, away, 0), at(to, away, up), at(from, away, up)]), stoneShade) +
      fill(
        polygon([at(from, away, up), at(to, away, up), at(to, away + deep, up), at(from, away + deep, up)]),
        wallBright,
      ) +
      fill(polygon([at(to, away, 0), at(to, away + deep, 0), at(to, away + deep, up), at(to, away, up)]), stone)
    );
  };
  return (
    fill(polygon([camera([-24, 66, 0]), camera([24, 66, 0]), camera([30, 80, 0]), camera([-30, 80, 0])]), "#dcb47c") +
    block(-19, 19, 77, 1.6, 1.6) +
    [-18, -11, -4, 4, 11].map((x) => block(x, x + 5, 73.4, 1, 1)).join("") +
    block(-19, -16.6, 73, 4, 2.2) +
    block(16.6, 19, 73, 4, 2.2)
  );
}

function altar(sheet: Sheet): Drawing {
  const [x, y] = camera([1, 61, 0]);
  const { stone, stoneShade, wallBright } = sheet.mood;
  return place(
    fill(lens(30, 2, 110, 12), sheet.mood.groundShade, 0.6) +
      fill(box(-24, -34, 34, 38), stone) +
      fill("M10 4V-34L24-40V-4Z", stoneShade) +
      fill("M-28-34H12L28-42H-10Z", wallBright),
    x,
    y,
  );
}

/** Above the last whole row the stones lie as they fell. */
function rubble(sheet: Sheet): Drawing {
  const { random } = sheet;
  const blocks = counted(70).map(() => {
    const side = random.chance(0.5) ? -1 : 1;
    const [x, y] = seat(random.between(40.5, 47), side * random.between(34, 96), random.between(13, 15));
    const size = random.between(7, 18);
    return {
      face: box(x, y - size * 0.5, size, size * 0.5),
      side: box(x + size, y - size * 0.5, size * 0.34, size * 0.5),
    };
  });
  return (
    fill(blocks.map(({ face }) => face).join(""), sheet.mood.stone) +
    fill(blocks.map(({ side }) => side).join(""), sheet.mood.stoneShade)
  );
}

function drawNear(sheet: Sheet): void {
  sheet.add(
    place(olive(sheet, { seed: 5 }), 110, 820, 1.1),
    place(olive(sheet, { seed: 8 }), 1500, 800, 0.95),
    leafMass(sheet, { x: 250, y: 770, width: 60, height: 30, seed: 12, count: 14, size: 24 }),
    leafMass(sheet, { x: 1350, y: 776, width: 60, height: 30, seed: 14, count: 14, size: 24 }),
    leafMass(sheet, { x: 60, y: 1130, width: 180, height: 120, seed: 6, count: 40, size: 56 }),
    leafMass(sheet, { x: 1560, y: 1120, width: 190, height: 130, seed: 9, count: 40, size: 56 }),
    bougainvillea(sheet, { x: 1520, y: 1090, width: 110, height: 60, seed: 4, count: 26, size: 34 }),
    bougainvillea(sheet, { x: 1590, y: 1010, width: 60, height: 50, seed: 7, count: 16, size: 30 }),
  );
}
