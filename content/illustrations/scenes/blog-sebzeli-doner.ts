import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { house } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { hangingBougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { donerSpit, uprightGrill } from "../parts/things/donerSpit.ts";
import { ayran, durum, longPepper, tomato } from "../parts/things/durum.ts";

const COUNTER = 872;

/** In a kiosk in Bodrum: a spit of meat and vegetables before the fire, two wraps, peppers, tomatoes and ayran on the counter, a couple in the lane outside. */
export const SCENE: Scene = {
  name: "blog-sebzeli-doner",
  seed: 227,
  mood: "gold",
  grain: 0.32,
  crops: { wide: 214, square: 280 },
  draw(sheet) {
    drawOutside(sheet);
    drawKiosk(sheet);
    drawBoards(sheet);
    sheet.add(place(uprightGrill(sheet), 330, COUNTER + 4), place(donerSpit(sheet), 640, COUNTER + 30));
    drawCounter(sheet);
  },
};

/** Through the hatch: a white house, its bougainvillea, a bay. */
function drawOutside(sheet: Sheet): void {
  const bright = sheet.tinted({ wall: "#fff6e2", wallShade: "#b9b4d6", window: "#2a6d9a", door: "#2a6d9a" });
  sheet.add(
    sky(sheet, { height: 560, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([900, 540, 1080, 486, 1240, 500, 1420, 452, 1640, 470]),
      foot: 566,
      mist: 40,
      seed: 3,
    }),
    sea(sheet, { top: 560, bottom: 1100, dabs: 50, foot: false }),
    fill("M1180 800Q1300 690 1640 680V900H1180Z", "#dcb98a"),
    place(house(bright, { width: 300, height: 250, depth: 60, columns: 3, floors: 2, seed: 4 }), 1330, 790),
    place(hangingBougainvillea(sheet, { length: 220, drop: 90, seed: 5 }), 1350, 560),
    place(
      person(sheet, { pose: "walking", mirrored: true, top: "#2f7fae", bottom: "#efe0c4", hat: "#f0d08a" }),
      1424,
      856,
      1.95,
    ),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        wears: "skirt",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hairstyle: "long",
        slender: true,
        sleeves: "none",
        carries: "basket",
      }),
      1532,
      850,
      1.85,
    ),
  );
}

/** The wall with its tiles, the frame of the hatch, the striped awning over it, a lamp. */
function drawKiosk(sheet: Sheet): void {
  const hatch = box(1010, 236, 620, COUNTER - 236);
  const wall = `M-20-20H1640V236H1010V${COUNTER}H-20Z`;
  const rows = counted(10);
  const tiles =
    rows.map((row) => `M-20 ${180 + row * 70}H1010`).join("") +
    rows
      .flatMap((row) => counted(10).map((index) => `M${(row % 2) * 56 + index * 112 - 20} ${180 + row * 70}v70`))
      .join("");
  // No two tiles take the glaze alike.
  const glazes = rows
    .flatMap((row) =>
      counted(9)
        .filter((index) => (index * 5 + row * 3) % 4 === 0)
        .map((index) => box((row % 2) * 56 + index * 112 - 20, 180 + row * 70, 112, 70)),
    )
    .join("");
  const stripes = counted(6).map((index) =>
    polygon([
      [1006 + index * 112, 190],
      [1062 + index * 112, 190],
      [1052 + index * 116, 312],
      [992 + index * 116, 312],
    ]),
  );
  const scallops = (odd: number) =>
    counted(6)
      .map(
        (index) => `M${992 + index * 116 + odd * 60} 310h${odd ? 56 : 60}v22q-${odd ? 28 : 30} 34-${odd ? 56 : 60} 0z`,
      )
      .join("");
  sheet.add(
    fill(wall, "#12343f"),
    fill(box(-20, 180, 1030, COUNTER - 180), "#2f7f86"),
    fill(glazes, "#3a939a"),
    stroke(tiles, "#1d5a66", 4),
    sheet.spray(`M-20-20H1640V236H1010V${COUNTER}H-20Z`, "#0b1f30", { from: [1060, -60], to: [420, 560], thick: 0.9 }),
    fill("M1010 236H1036V872H1010ZM1010 236H1640V252H1010Z", "#5a2030"),
    fill(box(1036, 252, 10, COUNTER - 252), "#e8a36a"),
    fill(box(-20, 160, 1030, 22), "#d8902f"),
    fill(box(-20, 176, 1030, 8), "#8a4a24"),
    sheet.glow([330, 500], 620, "#ffa040", 0.5),
    fill(
      polygon([
        [1000, 190],
        [1660, 190],
        [1690, 312],
        [990, 312],
      ]),
      "#fff0d0",
    ),
    fill(stripes.join(""), "#e0662c"),
    fill(scallops(0), "#e0662c"),
    fill(scallops(1), "#fff0d0"),
    sheet.spray(hatch, "#7d2f35", { from: [1640, 240], to: [1400, 420], thick: 0.2 }),
  );
}

/** The counter's boards and its edge. */
function drawBoards(sheet: Sheet): void {
  const random = randomOf(8);
  const lines = counted(12).map(
    () =>
      `M${random.between(-40, 1300)} ${random.between(COUNTER + 30, 1120)}q${random.between(80, 200)} ${random.around(6)} ${random.between(200, 420)} 0`,
  );
  sheet.add(
    fill(box(-20, COUNTER - 4, 1660, 270), "#c47a44"),
    stroke(lines.join(""), "#9c5630", 4, 0.8),
    fill(box(-20, COUNTER - 8, 1660, 12), "#f0b878"),
    fill(box(-20, 1132, 1660, 90), "#6b2f2c"),
    fill(box(-20, 1128, 1660, 14), "#f0b878"),
    sheet.spray(box(-20, COUNTER, 1660, 260), "#5a2030", { from: [1640, 1160], to: [900, 960], thick: 0.4 }),
  );
}

/** What the guest gets, and what it is made of. */
function drawCounter(sheet: Sheet): void {
  const pepper = (x: number, y: number, turn: number, scale = 1): Drawing =>
    place(turned(longPepper(), turn), x, y, scale);
  sheet.add(
    place(sliced(), 640, COUNTER + 24),
    place(board(), 1130, 1060),
    place(turned(durum(sheet, { seed: 1 }), -7), 1196, 974, 0.92),
    place(turned(durum(sheet, { seed: 2 }), 5), 1106, 1036, 0.98),
    place(ayran(), 1494, 1062, 1.18),
    place(tomato(), 372, 1072, 1.06),
    place(tomato(), 250, 1090, 1.16),
    place(tomato(), 484, 1094, 0.98),
    place(turned(knife(), 3), 452, 968, 0.8),
    pepper(556, 1066, -6, 0.98),
    pepper(590, 1098, 5, 1.04),
    leafMass(sheet, {
      x: 130,
      y: 1066,
      width: 90,
      height: 34,
      seed: 3,
      count: 18,
      size: 30,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    }),
  );
}

/** The board on which the wraps lie: 680 wide. */
function board(): Drawing {
  return (
    fill(lens(30, 34, 760, 60), "#3a1420", 0.5) +
    fill("M-330-30Q-340 34-300 42H300Q340 34 330-30Z", "#8a4e2e") +
    fill("M-310-66H310Q344-64 338-26Q334 6 300 8H-300Q-334 6-338-26Q-344-64-310-66Z", "#e3b071") +
    stroke("M-300-40H-120M-220-14H60M120-36H296M180-10H280", "#c08a4e", 4)
  );
}

/** The long knife: 520. */
function knife(): Drawing {
  return (
    fill(lens(270, 16, 560, 18), "#3a1420", 0.5) +
    fill("M150-12H500Q530-8 540 10L150 16Z", "#d8dce6") +
    fill("M150 4L520 2Q534 4 540 10L150 16Z", "#8d93a6") +
    fill("M0-12Q80-18 152-14V18Q80 14 4 18Q-14 4 0-12Z", "#3a2030") +
    fill("M6-8Q80-13 148-10V-4Q80-8 6-2Z", "#7d4a4a")
  );
}

/** Slices that have just fallen on the steel. */
function sliced(): Drawing {
  const random = randomOf(3);
  return counted(16)
    .map(() => {
      const [x, y] = [random.around(150), random.around(7)];
      return fill(
        lens(x, y, random.between(40, 74), random.between(12, 20)),
        random.pick(["#b5622f", "#c98648", "#93432a", "#86a93a", "#dd4a30"]),
      );
    })
    .join("");
}
