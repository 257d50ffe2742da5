import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { caveMouth } from "../parts/land/caveMouth.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 520;
/** Where the pool ends and the sea begins: a sill of rock. */
const SILL = 690;

/** The hot springs of Karaada from inside their cave: a green pool that steams, its rust-red rim, and through the mouth Bodrum across the sea. */
export const SCENE: Scene = {
  name: "gallery-karaada",
  seed: 131,
  mood: "day",
  colours: { sea: ["#8ccfd8", "#3fa3c0", "#2379a0", "#1d6f9a"] },
  grain: 0.4,
  crops: { wide: 180, square: 200 },
  draw(sheet) {
    drawOutside(sheet);
    sheet.add(caveMouth(sheet));
    drawPool(sheet);
    drawSteam(sheet);
  },
};

function drawOutside(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([260, 470, 400, 430, 560, 400, 700, 416, 860, 380, 1010, 410, 1160, 436, 1340, 460]),
      foot: HORIZON + 4,
      mist: 40,
      rough: 4,
      seed: 8,
    }),
    village(sheet, {
      rows: 3,
      far: [420, 1100],
      near: [380, 1160],
      ground: (_, share) => 486 + share * 36,
      scale: [0.22, 0.3],
      gardens: 0.2,
      flowers: 0,
      seed: 4,
    }),
    place(bodrumCastle(sheet, { shade: false }), 640, 526, 0.2),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 70, foot: false }),
    ripples(sheet, { x: 740, y: 530, width: 300, height: 16, count: 16 }),
    place(gulet(sheet, { sails: "furled" }), 1010, 636, 0.42),
    ripples(sheet, { x: 1010, y: 640, width: 260, height: 18, count: 14 }),
  );
}

/** The rim of the pool, half round. */
const RIM: Point[] = pointsOf([
  -40, 880, 120, 812, 300, 752, 470, 716, 660, 698, 830, 694, 1000, 700, 1160, 722, 1320, 760, 1480, 824, 1640, 900,
]);

function drawPool(sheet: Sheet): void {
  const random = randomOf(14);
  const shifted = (by: number) => `${curve(RIM.map(([x, y]): Point => [x, y + by]))}L1640 1240H-40Z`;
  const ledge = sheet.tinted({ stone: "#e7b880", stoneWorn: "#b57a52", stoneShade: "#6b4040" });
  const light = counted(34).map(() => {
    const near = random.next();
    return lens(
      800 + random.around(150 + near * 330),
      SILL + 50 + near * 420,
      mixed(60, 300, near),
      mixed(3, 11, near),
    );
  });
  const dark = counted(30).map(() => {
    const near = random.next();
    return lens(
      random.chance(0.5) ? random.between(-20, 420) : random.between(1180, 1620),
      830 + near * 370,
      mixed(90, 320, near),
      mixed(5, 14, near),
    );
  });
  sheet.add(
    fill(
      `M300 ${SILL + 70}V${SILL - 6}Q500 ${SILL - 24} 700 ${SILL - 12}T1080 ${SILL - 16}T1330 ${SILL - 2}V${SILL + 70}Z`,
      "#8a5340",
    ),
    place(rocks(ledge, { spread: 300, count: 7, size: 44, seed: 4 }), 470, SILL + 16),
    place(rocks(ledge, { spread: 330, count: 8, size: 38, seed: 8 }), 1150, SILL + 18),
    place(rocks(ledge, { spread: 260, count: 6, size: 20, seed: 11 }), 800, SILL + 12),
    fill(shifted(-14), "#5b3438"),
    fill(shifted(0), "#c8743c"),
    fill(shifted(13), "#e9a557"),
    fill(shifted(24), "#f3d489"),
    fill(shifted(32), sheet.downwards(["#b9dfa0", "#6fc08c", "#2f9a7c", "#177064", "#0f4f50"], SILL, 1200)),
    fill(dark.join(""), "#0f4a4c", 0.5),
    fill(light.join(""), "#dcf3b8", 0.72),
    sheet.spray(shifted(40), "#0a3438", { from: [800, 1240], to: [800, 980], thick: 0.8 }),
    // Steps that the bathers use, and the towel that one of them left.
    place(steps(), 1310, 1010),
  );
}

/** Three steps hewn in the rock, a rail, a towel over it. 330 wide. */
function steps(): Drawing {
  const rail = (x: number) => `M${x} 60V-150Q${x} -190 ${x + 40} -190T${x + 80} -150V-60`;
  const treads = [0, 1, 2].map((step) => ({
    top: `M${-90 + step * 60} ${40 - step * 66}H400V${72 - step * 66}H${-100 + step * 60}Z`,
    front: `M${-100 + step * 60} ${72 - step * 66}H400V${120 - step * 66}H${-94 + step * 60}Z`,
  }));
  return (
    treads
      .toReversed()
      .map(({ top, front }) => fill(front, "#4a2d3a") + fill(top, "#a86a48"))
      .join("") +
    fill("M-90 40H10L4 60H-96Z", "#e7b880", 0.8) +
    stroke(rail(-60), "#e6e2d6", 9) +
    stroke("M-56 50V-148Q-56-184-20-186", "#8f8a98", 3) +
    fill("M-36-196Q0-204 34-190L40-60Q4-48-30-60Z", "#fbf7ef") +
    fill("M12-198Q24-196 34-190L40-60Q26-54 14-54Z", "#b7aebc") +
    fill("M-34-120L37-118L38-104L-33-106ZM-32-92L38-90L39-78L-31-80Z", "#1d5d86")
  );
}

/** Steam: pale threads that rise and lean to the mouth, lit where they cross the sky. */
function drawSteam(sheet: Sheet): void {
  const random = randomOf(22);
  /** A thread that starts thin on the water, swells and is gone. */
  const plume = (x: number, y: number, tall: number, wide: number): Path => {
    const side = (sign: number) =>
      shares(9).map((share): Point => [
        x + share * 60 + Math.sin(share * 6.5 + x) * wide * 0.6 + sign * wide * (0.1 + Math.sin(share * Math.PI) * 0.5),
        y - tall * share,
      ]);
    return `${curve(side(-1))}${curve(side(1).toReversed()).replace("M", "L")}Z`;
  };
  const low = counted(9).map((index) =>
    lens(
      260 + index * 140 + random.around(40),
      800 + random.around(44),
      random.between(220, 400),
      random.between(22, 40),
    ),
  );
  const plumes = counted(13).map((index) => {
    const x = 300 + index * 78 + random.around(30);
    return [
      x,
      850 - Math.abs(index - 6) * 6 + random.around(50),
      random.between(260, 520),
      random.between(26, 64),
    ] as const;
  });
  sheet.add(
    fill(low.join(""), "#fdfbee", 0.3),
    ...plumes.map(([x, y, tall, wide]) =>
      fill(
        plume(x, y, tall, wide),
        sheet.linear(
          [
            [0, "#fdfbee", 0],
            [0.3, "#fdfbee", 0.44],
            [0.6, "#fdfbee", 0.26],
            [1, "#fdfbee", 0],
          ],
          [0, y],
          [0, y - tall],
        ),
      ),
    ),
    fill(
      counted(16)
        .map(() => disc(random.between(360, 1240), random.between(800, 1040), random.between(2, 6)))
        .join(""),
      "#f4ffe0",
      0.7,
    ),
  );
}
