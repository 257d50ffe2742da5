import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples } from "../parts/sea/sea.ts";
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

/** A long van on the quay of Bodrum in hard noon light: a gulet in the harbour, a stone inn with its gate, a row of suitcases, a beach bag; a family comes out of the gate, two stroll along the water. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "day",
  crops: { wide: 190, square: 120 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 640, eye: 1.62, focal: 1750 });
    const view = frameOf(camera, { right: -0.86, away: 8.8, heading: 42 });
    drawHarbour(sheet);
    drawInn(sheet);
    drawSquare(sheet, camera);
    drawGuests(sheet, camera);
    sheet.add(
      vehicle(sheet, { kind: "van", view, mood: "day", cast: NOON, paint: { ground: "#d3b184", shadow: "#4f3458" } }),
    );
    drawLuggage(sheet, camera);
  },
};

/** The harbour at the left: a gulet at anchor, the hills of the bay behind it, a palm at the edge of the quay. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark, stoneWorn, wallBright, stoneShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: 640, zenith: 0.3 }),
    heapedCloud(sheet, { x: 500, y: 190, length: 330, seed: 5 }),
    gulls(sheet, { x: 190, y: 330, length: 240, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 90, 552, 220, 574, 360, 596, 500, 590, 640, 612, 760, 630]),
      foot: HORIZON + 3,
      mist: 60,
      seed: 7,
    }),
    fill(box(0, HORIZON, 1600, 90), sheet.downwards(["#8fcfd0", "#3a9fb4"], HORIZON, KERB)),
    place(gulet(sheet, { sails: "furled" }), 270, HORIZON + 30, 0.62),
    ripples(sheet, { x: 300, y: HORIZON + 22, width: 620, height: 14, count: 26, colour: stoneWorn, opacity: 0.6 }),
    ripples(sheet, { x: 340, y: HORIZON + 34, width: 720, height: 30, count: 30, colour: seaDark, opacity: 0.5 }),
    fill(box(-10, KERB - 10, 740, 14), wallBright),
    fill(box(-10, KERB + 3, 740, 6), stoneShade, 0.6),
    place(palm(sheet, { seed: 4, lean: -12 }), 664, KERB + 8, 1.5),
  );
}

/** The inn's left end. */
const END = 740;
const GATE = 1450;

/** An inn of cut stone in even courses between two bands of brick: barred windows above, one great gate; a bougainvillea grows up beside it. */
function drawInn(sheet: Sheet): void {
  const { stone, stoneShade, stoneWorn, wallBright, roof, roofShade } = sheet.mood;
  const wide = 1640 - END;
  const courses = ashlar(END, ROOF + 60, wide, KERB - ROOF - 60);
  const bands = [ROOF + 40, ROOF + 206].map((y) => brick(END, y, wide));
  sheet.add(
    fill(box(END, ROOF, wide, KERB - ROOF), stone),
    fill(courses.pale, "#f8e6bd"),
    fill(courses.worn, "#e2c491"),
    stroke(courses.joints, stoneWorn, 2.4, 0.75),
    fill(bands.join(""), roof, 0.9),
    fill(box(END - 14, ROOF - 22, wide, 22), wallBright),
    fill(box(END - 14, ROOF - 4, wide, 6), roofShade),
    fill(box(END, ROOF + 2, wide, 20), stoneShade, 0.85),
    ...[850, 1020, 1190].map((x) => barred(sheet, x, ROOF + 78)),
    // The gate: a frame that stands out of the wall, a pointed arch, one leaf open to the shaded yard.
    fill(box(GATE - 170, ROOF + 60, 340, KERB - ROOF - 60), "#f6e6c2"),
    fill(box(GATE + 154, ROOF + 60, 16, KERB - ROOF - 60), stoneShade),
    fill(box(GATE - 178, ROOF + 52, 356, 14), wallBright),
    fill(box(GATE - 170, ROOF + 66, 340, 9), stoneShade),
    fill(arch(GATE, 136, 318), stoneWorn),
    fill(voussoirs(GATE, 136, 318), roof, 0.85),
    gateway(sheet, GATE),
    gateLeaf(sheet),
    fill(box(END - 10, KERB - 5, 920, 12), stoneShade, 0.7),
    climber(sheet),
  );
}

/** The left leaf of the gate, turned back against the side of the passage: planks, two iron bands with their nails. */
function gateLeaf(sheet: Sheet): Drawing {
  const { door } = sheet.mood;
  const leaf = `M${GATE - 104} ${KERB}V${KERB - 150}Q${GATE - 104} ${KERB - 196} ${GATE - 50} ${KERB - 232}V${KERB - 12}Z`;
  const bands = [58, 138].map((up) => `M${GATE - 104} ${KERB - up}L${GATE - 50} ${KERB - up - 8}`).join("");
  return (
    fill(leaf, door) +
    fill(`M${GATE - 62} ${KERB - 10}V${KERB - 224}L${GATE - 50} ${KERB - 232}V${KERB - 12}Z`, "#123a5c") +
    stroke(`M${GATE - 88} ${KERB - 3}V${KERB - 196}M${GATE - 74} ${KERB - 6}V${KERB - 214}`, "#123a5c", 3) +
    stroke(bands, "#0f2540", 7)
  );
}

/** A bougainvillea that is rooted beside the gate: two stems that wind up the wall, the flowers over the gate's frame, thinner to their ends. */
function climber(sheet: Sheet): Drawing {
  const { trunk } = sheet.mood;
  const root = GATE - 186;
  const clouds = [
    [root - 30, 470, 44, 56, 26],
    [root + 34, 400, 60, 50, 30],
    [root - 10, 330, 84, 58, 44],
    [root + 96, 306, 84, 44, 38],
    [root + 200, 318, 66, 32, 26],
    [root + 284, 330, 44, 22, 14],
    [root + 70, 462, 22, 46, 10],
    [root + 158, 372, 22, 40, 10],
  ] as const;
  return (
    stroke(
      `M${root + 6} ${KERB + 4}C${root - 20} 690 ${root + 34} 640 ${root + 6} 560S${root - 24} 440 ${root + 4} 340`,
      trunk,
      15,
    ) +
    stroke(
      `M${root + 18} ${KERB + 4}C${root + 44} 680 ${root - 14} 620 ${root + 24} 540S${root + 60} 380 ${root + 120} 310`,
      trunk,
      9,
    ) +
    clouds
      .map(([x, y, width, height, count], index) =>
        bougainvillea(sheet, { x, y, width, height, count, seed: 30 + index * 3, size: 26 }),
      )
      .join("")
  );
}

/** The passage through the gate: its vault in shade, its right wall, and at its end the sunny yard with a door. */
function gateway(sheet: Sheet, gate: number): Drawing {
  const { wall, wallShade, door, stoneWorn } = sheet.mood;
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
          fill(box(gate - 160, KERB - 176, 200, 7), wallShade),
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

/** Cut stones in level courses, all of one height: the joints of all, those that are paler and those that are darker. */
function ashlar(x: number, y: number, width: number, height: number): { pale: Path; worn: Path; joints: Path } {
  const random = randomOf(91);
  const wall = { pale: "", worn: "", joints: "" };
  const high = 38;
  for (const course of counted(Math.ceil(height / high))) {
    const top = y + course * high;
    const low = Math.min(top + high, y + height);
    wall.joints += `M${x} ${top}H${x + width}`;
    for (let at = x - (course % 2 ? 52 : 0); at < x + width;) {
      const wide = random.between(86, 116);
      const from = Math.max(x, at);
      const kind = random.next();
      if (kind < 0.2) wall.pale += box(from, top, at + wide - from, low - top);
      else if (kind < 0.38) wall.worn += box(from, top, at + wide - from, low - top);
      at += wide;
      wall.joints += `M${short(at)} ${top}V${low}`;
    }
  }
  return wall;
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
  const slabs = { lit: "", worn: "", joints: "" };
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
      if (away < 16) slabs.joints += slab;
    }
  }
  sheet.add(
    fill(box(0, KERB + 6, 1600, 440), sheet.downwards(["#f0dcb2", "#e6cb9a", "#d3af80"], KERB, 1200)),
    fill(slabs.lit, "#fbeecb", 0.6),
    fill(slabs.worn, "#b98f66", 0.2),
    stroke(slabs.joints, "#a97f5c", 2, 0.42),
  );
}

/** Someone of a height in metres on the square. */
function standing(sheet: Sheet, camera: Project, at: Place, tall: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * tall) / 100);
}

/** A family on its way from the gate to the van, with its cases; a couple at the edge of the quay. */
function drawGuests(sheet: Sheet, camera: Project): void {
  sheet.add(
    standing(sheet, camera, [-6.2, 27, 0], 1.78, { pose: "walking", top: "#fdf8ee", bottom: "#3a5a80" }),
    standing(sheet, camera, [-5.5, 27.4, 0], 1.66, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#e9a93a",
      bottom: "#e9a93a",
      hairstyle: "long",
    }),
    standing(sheet, camera, [11.2, 25.4, 0], 1.8, {
      pose: "walking",
      mirrored: true,
      top: "#4f93b4",
      bottom: "#efe0c4",
      carries: "case",
      carriedColour: "#31507a",
    }),
    standing(sheet, camera, [9.9, 22.4, 0], 1.68, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#2f7f86",
      hairstyle: "long",
      hat: "#f0d08a",
      carries: "bag",
      carriedColour: "#c2265f",
    }),
    standing(sheet, camera, [9.1, 22, 0], 1.16, {
      pose: "pointing",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#c8643c",
    }),
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
