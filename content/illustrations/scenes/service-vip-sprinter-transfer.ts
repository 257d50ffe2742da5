import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { suitcase } from "../parts/things/terrace.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 690;
/** Where the wall of the inn meets the square. */
const KERB = 760;
const ROOF = 262;

/** A long van before the stone inn of the bazaar, in hard noon light: its gate, bougainvillea, a row of suitcases, beach bags. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "day",
  crops: { wide: 190, square: 120 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 900, eye: 1.62, focal: 1750 });
    const view = frameOf(camera, { right: -3.05, away: 9.3, heading: 57 });
    drawSky(sheet);
    drawInn(sheet);
    drawSquare(sheet);
    sheet.add(vehicle(sheet, { kind: "van", view, mood: "day" }));
    drawLuggage(sheet);
  },
};

function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 560, zenith: 0.5 }),
    cumulus(sheet, { x: 330, y: 186, length: 380, seed: 6 }),
    gulls(sheet, { x: 760, y: 130, length: 320, seed: 3 }),
    place(cypress(sheet, { seed: 3 }), 1240, 330, 1.15),
    place(cypress(sheet, { seed: 5 }), 1310, 330, 0.9),
  );
}

/** Stone in courses with bands of brick, an upper row of barred windows, one great gate; a white wall joins it on the left. */
function drawInn(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, wallBright, wallShade, roof, roofShade, door, window } =
    sheet.mood;
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
    fill(arch(gate, 104, 282), "#3d3550"),
    sheet.clipped(
      arch(gate, 104, 282),
      fill(box(gate - 60, KERB - 170, 180, 170), "#e8c98e") +
        fill(box(gate - 60, KERB - 26, 180, 30), "#c9a373") +
        fill(`M${gate - 6} ${KERB - 26}V${KERB - 110}q34 -46 68 0V${KERB - 26}Z`, stoneDeep) +
        fill(box(gate - 110, KERB - 300, 60, 300), door) +
        fill(box(gate - 60, KERB - 300, 10, 300), window),
    ),
    fill(box(-20, KERB - 5, 1640, 12), stoneShade, 0.7),
    place(hangingBougainvillea(sheet, { length: 270, drop: 230, seed: 4 }), -30, 396),
    place(hangingBougainvillea(sheet, { length: 330, drop: 250, seed: 7 }), 1010, ROOF - 2),
    place(pottedBush(sheet, { seed: 4 }), 1238, KERB + 10, 1.1),
    place(pottedBush(sheet, { seed: 8, flowers: false }), 1600, KERB + 10, 1.1),
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

/** Pale slabs in rows that grow towards us; the shade of a house that is not seen. */
function drawSquare(sheet: Sheet): void {
  const random = randomOf(17);
  const slabs = { lit: "", worn: "" };
  let y = KERB + 8;
  while (y < 1200) {
    const high = (y - HORIZON) * 0.16 + 4;
    const wide = (y - HORIZON) * 0.62;
    for (let x = -random.next() * wide; x < 1600; x += wide) {
      const kind = random.next();
      const slab = box(x, y, wide - 5, high - 3);
      if (kind < 0.26) slabs.lit += slab;
      else if (kind < 0.5) slabs.worn += slab;
    }
    y += high;
  }
  sheet.add(
    fill(box(0, KERB + 6, 1600, 440), sheet.downwards(["#f0dcb2", "#e2c593", "#cda977"], KERB, 1200)),
    fill(slabs.lit, "#fbeecb", 0.7),
    fill(slabs.worn, "#b98f66", 0.3),
    fill("M-20 930L150 930L470 1220H-20Z", "#5d5378", 0.5),
  );
}

/** A row of suitcases ready for the boot, beach bags at its end. */
function drawLuggage(sheet: Sheet): void {
  const cases = [
    [846, 1066, 120, 176, "#e0a542", "#8f5a34", "#5a3330"],
    [986, 1072, 138, 134, "#c8643c", "#7a3440", "#4a2238"],
    [1118, 1078, 104, 190, "#e4cfa6", "#a07f72", "#6b4a3a"],
    [1246, 1084, 128, 150, "#6d7a3f", "#3f4d2b", "#2c331f"],
  ] as const;
  sheet.add(
    ...cases.map(([x, y, width, height, colour, shade, strap]) =>
      place(suitcase(sheet, { width, height, colour, shade, strap }), x, y, 1.06),
    ),
    place(beachBag(sheet), 1398, 1098, 1.06),
    bougainvillea(sheet, { x: 1580, y: 1180, width: 120, height: 60, seed: 9, count: 34, size: 32 }),
  );
}

/** A straw bag with a striped towel over its rim and a hat that leans on it; 170 units wide. */
function beachBag(sheet: Sheet): Drawing {
  const { groundShade, stoneWorn, stoneShade, trunk } = sheet.mood;
  const weave = counted(6).flatMap((row) =>
    counted(8).map((index) => `M${-66 + index * 17 + (row % 2) * 8} ${-12 - row * 17}q6-6 12 0`),
  );
  const body = "M-82-112L-66 0Q0 8 66 0L82-112Z";
  const rings = stroke(disc(112, -42, 50, 42) + disc(112, -42, 38, 32), stoneWorn, 3);
  return (
    fill(lens(50, 4, 330, 22), groundShade, 0.6) +
    stroke("M-46-112Q-40-190 0-190T46-112", trunk, 8) +
    fill("M-70-112Q-60-146-20-140T40-150T72-112Z", "#fdf8ee") +
    fill("M-50-112L-40-140L-22-140L-26-112ZM2-112L8-144L30-148L28-112Z", "#1d8aa0") +
    fill(body, "#b5793c") +
    stroke(weave.join(""), "#d9a561", 4) +
    fill("M-79-92L-76-70H76L79-92Z", "#c2265f") +
    sheet.spray(body, "#5f3a36", { from: [84, 0], to: [-20, -70], thick: 0.9 }) +
    fill("M-20-112H34L30-52Q4-46-16-52Z", "#fdf8ee") +
    fill("M-8-112H4L3-50H-6ZM14-112H26L23-51H14Z", "#1d8aa0") +
    fill(disc(112, -42, 56, 46), stoneShade) +
    fill(disc(108, -44, 56, 46), "#f3dfae") +
    rings +
    fill(disc(106, -46, 30, 26), "#c2265f") +
    fill(disc(103, -49, 25, 21), "#f6e6bd")
  );
}
