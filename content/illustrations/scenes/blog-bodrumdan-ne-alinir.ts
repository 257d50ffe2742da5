import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { mandarin } from "../parts/plants/small.ts";
import { hangingCloth } from "../parts/things/bazaarGoods.ts";
import { gourdLamp } from "../parts/things/gourdLamp.ts";
import { kilim } from "../parts/things/kilim.ts";
import { sandals } from "../parts/things/sandal.ts";
import { ceramicFish, eyeBead, foldedCloths, oilTin, preserve, sponge } from "../parts/things/souvenirs.ts";
import { basket } from "../parts/things/table.ts";

const PEGS = 206;
const BENCH = 930;

/** A white wall in Bodrum with what one brings home: a towel, sandals, an eye bead, a Milas rug, fish; sponges, jam, oil on the bench. */
export const SCENE: Scene = {
  name: "blog-bodrumdan-ne-alinir",
  seed: 229,
  mood: "day",
  grain: 0.3,
  crops: { wide: 150, square: 190 },
  draw(sheet) {
    drawWall(sheet);
    drawHung(sheet);
    drawBench(sheet);
    sheet.add(
      bougainvillea(sheet, { x: 1560, y: 40, width: 170, height: 96, seed: 4, count: 40, size: 36 }),
      bougainvillea(sheet, { x: 1590, y: 190, width: 70, height: 90, seed: 6, count: 22, size: 32 }),
    );
  },
};

/** Whitewash, the blue door on the left, the shade of a reed roof over the right half, and the peg rail. */
function drawWall(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  const reeds = counted(15).map((index) => {
    const y = -300 + index * 74;
    return polygon(pointsOf([560, y, 1640, y + 330, 1640, y + 372, 560, y + 42]));
  });
  const random = randomOf(6);
  const plaster = counted(20).map(() =>
    lens(random.between(160, 1560), random.between(60, 880), random.between(60, 190), random.between(4, 9)),
  );
  const planks = [-10, 42, 94].map((x) => box(x, 0, 46, BENCH));
  sheet.add(
    fill(box(0, 0, 1600, 1200), wall),
    fill(plaster.join(""), wallShade, 0.28),
    sheet.clipped("M640 0H1600V700Q1100 560 640 0Z", fill(reeds.join(""), wallShade, 0.75)),
    fill(box(-20, 0, 176, BENCH), "#17476e"),
    fill(planks.join(""), "#1f6fa3"),
    fill(box(-20, 170, 176, 30) + box(-20, 690, 176, 30), "#2f8ac0"),
    fill(box(-20, 200, 176, 9) + box(-20, 720, 176, 9), "#123c60"),
    fill(box(140, 0, 30, BENCH), "#2f8ac0"),
    fill(box(170, 0, 20, BENCH), wallDeep, 0.6),
    fill(disc(112, 460, 15) + box(104, 470, 16, 44), "#e0b45a"),
    fill(box(232, PEGS - 8, 1220, 26), wallDeep, 0.7),
    fill(box(222, PEGS - 18, 1220, 26), "#b9784a"),
    fill(box(222, PEGS - 18, 1220, 8), wallBright, 0.45),
  );
}

function drawHung(sheet: Sheet): void {
  const peg = (x: number): Drawing =>
    fill(box(x - 8, PEGS - 14, 16, 34), "#7d4a30") + fill(disc(x, PEGS + 18, 12), "#e0b07a");
  const stripes = [0.04, 0.08, 0.12, 0.66, 0.7, 0.74, 0.78, 0.82].map(
    (at) => [at, at > 0.8 ? 0.1 : 0.02, "#1f8fa3"] as const,
  );
  const cord = (x: number, y: number) => stroke(`M${x - 52} ${y}L${x} ${PEGS + 14}L${x + 52} ${y}`, "#8a5a36", 5);
  const shadowOf = (x: number, y: number) =>
    fill(disc(x - 36, y, 44, 108) + disc(x + 66, y, 44, 108), sheet.mood.wallDeep, 0.6);
  sheet.add(
    place(hangingCloth({ width: 196, height: 540, ground: "#fdf3dc", bands: stripes }), 356, PEGS + 14),
    shadowOf(594, 372),
    cord(578, 300),
    place(sandals(), 578, 360, 1.12),
    shadowOf(836, 380),
    cord(820, 306),
    place(sandals({ leather: "#7d4328", strap: "#c98546" }), 820, 368, 1.12),
    place(eyeBead(), 1006, PEGS + 16),
    place(kilim(), 1196, PEGS + 14, 0.98),
    place(gourdLamp(sheet, { wire: 40, light: "#fff0b8" }), 1392, PEGS + 66, 1.5),
    ...[356 - 84, 356 + 84, 578, 820, 1006, 1196 - 54, 1196 + 54, 1392].map(peg),
    place(turned(ceramicFish(), -4), 584, 598, 0.8),
    place(turned(ceramicFish({ colour: "#2f9a94" }), 3), 838, 592, 0.86),
    place(turned(ceramicFish({ colour: "#d8582f" }), -3), 714, 688, 0.6),
  );
}

function drawBench(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  sheet.add(
    fill(`M-20 ${BENCH - 30}Q800 ${BENCH - 46} 1640 ${BENCH - 26}V1220H-20Z`, wallBright),
    fill(
      `M-20 ${BENCH - 34}Q800 ${BENCH - 50} 1640 ${BENCH - 30}V${BENCH - 22}Q800 ${BENCH - 42}-20 ${BENCH - 26}Z`,
      wallShade,
    ),
    fill("M-20 1050Q800 1066 1640 1046V1220H-20Z", wall),
    sheet.spray("M-20 1050Q800 1066 1640 1046V1220H-20Z", wallDeep, {
      from: [1500, 1260],
      to: [500, 1040],
      thick: 0.9,
    }),
    fill("M-20 1046Q800 1062 1640 1042V1052Q800 1072-20 1056Z", wallShade),
    // From behind forwards: the rolled rug and the cloths, the tin, jars, then what lies in front.
    place(foldedCloths(sheet, ["#1d6dab", "#fdf0d4", "#c2265f", "#e8a93a", "#2f9a94"]), 1318, 966, 1.06),
    place(mandarin(sheet, { radius: 40, leaf: true }), 1362, 735),
    place(oilTin(sheet), 1046, 968, 1.06),
    place(preserve(sheet, { colour: "#ee8a22", cap: "#c2265f", peel: true }), 716, 968, 1.12),
    place(preserve(sheet, { colour: "#9a4a14", cap: "#1d6dab" }), 884, 972, 1.12),
    place(sponge(sheet, { seed: 3 }), 320, 884, 0.74),
    place(sponge(sheet, { seed: 1 }), 424, 878, 0.8),
    place(basket(sheet), 372, 984, 1.5),
    place(sponge(sheet, { seed: 5 }), 584, 1016, 0.62),
    place(mandarin(sheet, { radius: 44, leaf: true }), 800, 1026),
    place(mandarin(sheet, { radius: 44, cut: true }), 900, 1034),
  );
}
