import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { hangingBougainvillea } from "../parts/plants/foliage.ts";
import { agave, pottedBush } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { gulls, heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { luggage } from "../parts/things/luggage.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 690;
/** Where the wall of the inn meets the square. */
const KERB = 760;
const ROOF = 262;
/** High sun from the left, a little from behind us. */
const NOON = [0.5, 0.06] as const;

/** A long van before the stone inn of the bazaar, in hard noon light: its gate, bougainvillea, a row of suitcases, beach bags. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "day",
  crops: { wide: 190, square: 120 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 640, eye: 1.62, focal: 1750 });
    const view = frameOf(camera, { right: -1.08, away: 8.8, heading: 42 });
    drawSky(sheet);
    drawInn(sheet);
    drawSquare(sheet, camera);
    sheet.add(
      vehicle(sheet, { kind: "van", view, mood: "day", cast: NOON, paint: { ground: "#d3b184", shadow: "#4f3458" } }),
    );
    drawLuggage(sheet, camera);
  },
};

function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 560, zenith: 0.3 }),
    heapedCloud(sheet, { x: 420, y: 176, length: 330, seed: 5 }),
    gulls(sheet, { x: 880, y: 140, length: 320, seed: 3 }),
    place(cypress(sheet, { seed: 3 }), 1240, 330, 1.15),
    place(cypress(sheet, { seed: 5 }), 1310, 330, 0.9),
  );
}

/** Stone in courses with bands of brick, an upper row of barred windows, one great gate; a white wall joins it on the left. */
function drawInn(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wall, wallBright, wallShade, roof, roofShade, door, window } = sheet.mood;
  const left = 250;
  const courses = ashlar(left, ROOF, 1640 - left, KERB - ROOF);
  const bands = [ROOF + 40, ROOF + 206].map((y) => brick(left, y, 1640 - left));
  const windows = [360, 560, 760, 960, 1150].map((x) => barred(sheet, x, ROOF + 78));
  const gate = 1430;
  sheet.add(
    fill(box(-20, 392, 280, KERB - 392), wall),
    fill(box(-20, 380, 276, 16), wallBright),
    fill(box(-20, 396, 270, 9), wallShade),
    fill(box(left - 26, 396, 26, KERB - 396), wallShade, 0.75),
    fill(`M70 ${KERB}V560Q70 520 120 520T170 560V${KERB}Z`, stone),
    fill(`M82 ${KERB}V564Q82 532 120 532T158 564V${KERB}Z`, door),
    fill(box(118, 534, 4, KERB - 534), window),
    fill(box(left, ROOF, 1640 - left, KERB - ROOF), stone),
    fill(courses.worn, stoneWorn),
    fill(courses.dim, stoneShade, 0.26),
    fill(bands.join(""), roof, 0.9),
    fill(box(left - 12, ROOF - 22, 1640, 22), wallBright),
    fill(box(left - 12, ROOF - 4, 1640, 6), roofShade),
    fill(box(left, ROOF + 2, 1640, 20), stoneShade, 0.85),
    ...windows,
    // The gate: a frame that stands out of the wall, a pointed arch, one leaf open to the shaded yard.
    fill(box(gate - 176, ROOF + 60, 352, KERB - ROOF - 60), "#f3dfb6"),
    fill(box(gate + 160, ROOF + 60, 16, KERB - ROOF - 60), stoneShade),
    fill(box(gate - 184, ROOF + 52, 368, 14), wallBright),
    fill(box(gate - 176, ROOF + 66, 352, 9), stoneShade),
    fill(arch(gate, 136, 318), stoneWorn),
    fill(voussoirs(gate, 136, 318), roof, 0.85),
    gateway(sheet, gate),
    fill(box(-20, KERB - 5, 1640, 12), stoneShade, 0.7),
    place(hangingBougainvillea(sheet, { length: 270, drop: 230, seed: 4 }), -30, 396),
    place(hangingBougainvillea(sheet, { length: 330, drop: 250, seed: 7 }), 1010, ROOF - 2),
    place(pottedBush(sheet, { seed: 8, flowers: false }), 1600, KERB + 10, 1.1),
  );
}

/** The passage through the gate: its vault in shade, its right wall, and at its end the sunny yard with a tree and a door. */
function gateway(sheet: Sheet, gate: number): Drawing {
  const { wall, wallShade, door, leaf, leafDark, trunk, stoneWorn } = sheet.mood;
  const opening = arch(gate, 104, 282);
  // The far end of the passage, nearer the picture's middle and smaller.
  const end = `M${gate - 150} ${KERB - 12}V${KERB - 150}Q${gate - 150} ${KERB - 214} ${gate - 62} ${KERB - 246}Q${gate + 26} ${KERB - 214} ${gate + 26} ${KERB - 150}V${KERB - 12}Z`;
  return sheet.clipped(
    opening,
    fill(opening, "#3d3550") +
      fill(`M${gate + 26} ${KERB - 12}V${KERB - 150}L${gate + 110} ${KERB - 170}V${KERB + 6}Z`, "#5b4a66") +
      fill(`M${gate - 150} ${KERB - 12}H${gate + 26}L${gate + 110} ${KERB + 6}H${gate - 150}Z`, "#8a6f78") +
      sheet.clipped(
        end,
        fill(box(gate - 160, KERB - 260, 200, 260), wall) +
          fill(box(gate - 160, KERB - 34, 200, 30), stoneWorn) +
          fill(box(gate - 24, KERB - 110, 40, 78), door) +
          fill(box(gate - 160, KERB - 176, 200, 7), wallShade) +
          fill(`M${gate - 88} ${KERB - 30}V${KERB - 120}h7V${KERB - 30}Z`, trunk) +
          fill(disc(gate - 84, KERB - 138, 40, 34), leafDark) +
          fill(disc(gate - 92, KERB - 146, 30, 24), leaf),
      ),
  );
}

/** A pointed arch that stands on the kerb. */
function arch(x: number, half: number, height: number): Path {
  const spring = KERB - height * 0.52;
  return `M${x - half} ${KERB}V${short(spring)}Q${x - half} ${short(KERB - height * 0.86)} ${x} ${KERB - height}Q${x + half} ${short(KERB - height * 0.86)} ${x + half} ${short(spring)}V${KERB}Z`;
}

/** Every other stone of the arch's ring. */
function voussoirs(x: number, half: number, height: number): Path {
  const spring = KERB - height * 0.52;
  return [-1, 1]
    .flatMap((side) =>
      counted(6).map((index) => {
        const at = (share: number, reach: number): Point => {
          const angle = share * Math.PI * 0.48;
          return [x + side * Math.cos(angle) * half * reach, spring - Math.sin(angle) * (height * 0.46) * reach];
        };
        const [from, to] = [index / 6 + 0.02, index / 6 + 0.09];
        return polygon([at(from, 0.76), at(to, 0.76), at(to, 1), at(from, 1)]);
      }),
    )
    .join("");
}

/** Stones that are darker than their neighbours, in level courses. */
function ashlar(x: number, y: number, width: number, height: number): { worn: Path; dim: Path } {
  const random = randomOf(91);
  const blocks = { worn: "", dim: "" };
  for (const course of counted(Math.floor(height / 34))) {
    let at = x + random.between(0, 60);
    while (at < x + width - 80) {
      const wide = random.between(48, 92);
      const kind = random.next();
      if (kind < 0.24) blocks.worn += box(at, y + 24 + course * 34, wide, 30);
      else if (kind < 0.36) blocks.dim += box(at, y + 24 + course * 34, wide, 30);
      at += wide + 4;
    }
  }
  return blocks;
}

function brick(x: number, y: number, width: number): Path {
  return counted(Math.floor(width / 46))
    .map((index) => box(x + index * 46 + 2, y, 40, 8) + box(x + index * 46 + 24, y + 12, 40, 8))
    .join("");
}

/** A window of the upper floor: an arch of brick, a deep opening, an iron grille. */
function barred(sheet: Sheet, x: number, y: number): Drawing {
  const { roof, window, wallBright, stoneShade } = sheet.mood;
  const shape = (grow: number) =>
    `M${x - 34 - grow} ${y + 120}V${y + 34}Q${x - 34 - grow} ${y - grow} ${x} ${y - grow}T${x + 34 + grow} ${y + 34}V${y + 120}Z`;
  const bars =
    [-17, 0, 17].map((by) => `M${x + by} ${y + 8}V${y + 118}`).join("") +
    `M${x - 32} ${y + 48}h64M${x - 32} ${y + 84}h64`;
  return (
    fill(shape(13), roof) +
    fill(shape(0), window) +
    fill(
      `M${x - 34} ${y + 120}V${y + 34}Q${x - 34} ${y} ${x} ${y}L${x} ${y + 12}Q${x - 22} ${y + 14} ${x - 22} ${y + 40}V${y + 120}Z`,
      stoneShade,
    ) +
    stroke(bars, "#0f2540", 4) +
    fill(box(x - 54, y + 118, 108, 12), wallBright) +
    fill(box(x - 50, y + 130, 104, 9), stoneShade)
  );
}

/** Pale slabs laid with the wall, smaller and smaller towards it. */
function drawSquare(sheet: Sheet, camera: Project): void {
  const random = randomOf(17);
  const slabs = { lit: "", worn: "" };
  for (let away = 4.6; away < 36; away *= 1.13) {
    const [depth, wide] = [away * 0.118, 1.15 + away * 0.05];
    for (let right = -away * 0.5 - random.next() * wide; right < away * 0.8; right += wide) {
      const kind = random.next();
      const [near, far] = [away, away + depth];
      const slab = polygon([
        camera([right, near, 0]),
        camera([right + wide - 0.04, near, 0]),
        camera([right + wide - 0.04, far, 0]),
        camera([right, far, 0]),
      ]);
      if (kind < 0.28) slabs.lit += slab;
      else if (kind < 0.5) slabs.worn += slab;
    }
  }
  sheet.add(
    fill(box(0, KERB + 6, 1600, 440), sheet.downwards(["#f0dcb2", "#e6cb9a", "#d3af80"], KERB, 1200)),
    fill(slabs.lit, "#fbeecb", 0.6),
    fill(slabs.worn, "#b98f66", 0.26),
  );
}

/** Suitcases ready for the boot, a beach bag; a pot with an agave cut by the near corner. */
function drawLuggage(sheet: Sheet, camera: Project): void {
  const { groundShade, roof, roofShade } = sheet.mood;
  const cases = [
    { right: 3.19, away: 7.75, turn: 42, size: [0.46, 0.26, 0.8], colours: ["#e0a542", "#8f5a34", "#5a3330"] },
    { right: 2.57, away: 7.35, turn: 34, size: [0.5, 0.24, 0.66], colours: ["#c8643c", "#7a3440", "#4a2238"] },
    { right: 2.94, away: 6.85, turn: 38, size: [0.6, 0.24, 0.44], colours: ["#7a8746", "#3f4d2b", "#2c331f"] },
  ] as const;
  const pot = "M-20 1220L-44 1040H176L150 1220Z";
  sheet.add(
    ...cases.map((one) => luggage(sheet, { camera, cast: NOON, ...one })),
    place(beachBag(sheet), 1180, 1150, 0.86),
    fill("M140 1220L160 1168Q300 1132 420 1142Q470 1150 440 1176Q420 1200 400 1220Z", groundShade, 0.6),
    place(agave(sheet, { seed: 6 }), 66, 1030, 2.3),
    fill(pot, roof),
    fill("M84 1220L92 1040H176L150 1220Z", roofShade),
    fill("M-60 1006H196V1050H-60Z", roof),
    fill("M94 1006H196V1050H94Z", roofShade),
  );
}
