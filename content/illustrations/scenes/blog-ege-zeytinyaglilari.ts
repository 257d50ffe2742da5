import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { vineLeaves, artichokes, greenBeans } from "../parts/things/oliveOilDishes.ts";

const SHADOW = "#5b3a52";
const BLUE = "#1d5d9a";

/** A table seen from straight above: stuffed vine leaves, artichokes, green beans, bread, a cruet of oil and its long shadow. */
export const SCENE: Scene = {
  name: "blog-ege-zeytinyaglilari",
  seed: 206,
  mood: "day",
  colours: { wall: "#fbf4e4", wallShade: "#c9d0dc" },
  grain: 0.24,
  crops: { wide: 96, square: 190 },
  draw(sheet) {
    drawTable(sheet);
    sheet.add(
      place(cruet(sheet), 312, 196),
      place(vineLeaves(sheet), 590, 650),
      place(artichokes(sheet), 1176, 352),
      place(greenBeans(sheet), 1134, 900),
      place(bread(sheet), 210, 1040),
      place(oliveTwig(), 1650, 1130),
      place(turned(fork(), -80), 640, 1096),
    );
  },
};

/** Boards, and across them a runner of cream linen in blue stripes. */
function drawTable(sheet: Sheet): void {
  const boards = counted(6).map((index) => box(-20, index * 210 - 40, 1660, 204));
  const random = randomOf(5);
  const grainLines = counted(26).map(() => {
    const [x, y, long] = [random.between(-50, 1500), random.between(0, 1200), random.between(120, 420)];
    return `M${short(x)} ${short(y)}q${short(long / 2)} ${short(random.around(8))} ${short(long)} 0`;
  });
  const stripes = [-470, -416, -384, 384, 416, 470].map((x) =>
    box(x - (Math.abs(x) === 416 ? 8 : 18), -900, Math.abs(x) === 416 ? 16 : 36, 1800),
  );
  const cloth =
    fill(box(-512, -900, 1048, 1800), SHADOW, 0.4) +
    fill(box(-524, -900, 1048, 1800), sheet.mood.wall) +
    fill(stripes.join("") + [-60, 0, 60].map((x) => box(x - 13, -900, 26, 1800)).join(""), BLUE) +
    fill(box(-524, -900, 5, 1800), "#fffdf6");
  sheet.add(
    fill(box(0, 0, 1600, 1200), "#8a5a3c"),
    fill(boards.filter((_, index) => index % 2 === 0).join(""), "#d49a5c"),
    fill(boards.filter((_, index) => index % 2).join(""), "#cb8f54"),
    stroke(grainLines.join(""), "#b3763f", 4, 0.6),
    place(turned(cloth, 14), 800, 600),
    sheet.spray(box(0, 0, 1600, 1200), SHADOW, { from: [1700, 1260], to: [980, 700], thick: 0.5 }),
  );
}

/** Three slices of white bread on the bare table. */
function bread(sheet: Sheet): Drawing {
  const slice = (turn: number): Drawing => {
    const shape = "M-84 92Q-96 20-92-30Q-104-96 0-100Q104-96 92-30Q96 20 84 92Q0 108-84 92Z";
    return turned(
      place(fill(shape, SHADOW, 0.5), 10, 12) +
        fill(shape, "#b8692e") +
        place(fill(shape, "#f6e2b8"), -2, -2, 0.88) +
        dots(
          [
            [-30, -40],
            [24, -20],
            [-8, 30],
            [44, 40],
            [-46, 22],
            [10, -62],
          ],
          6,
          "#e2c08a",
        ),
      turn,
    );
  };
  return (
    place(slice(-34), -70, -96) +
    place(slice(12), 56, -20) +
    sheet.spray(box(-20, -120, 170, 210), "#8a4a26", { from: [170, 110], to: [10, -60], thick: 0.3 })
  );
}

/** A cruet of oil from above. Its shadow shows what it is, with the light that falls through the oil. */
function cruet(sheet: Sheet): Drawing {
  const side = "M-70-16Q-88-150-62-190Q-26-226-24-262L-24-330L-40-352L52-352L24-318L24-262Q26-226 62-190Q88-150 70-16Z";
  const handle = "M-58-184Q-150-210-118-262Q-84-308-28-296";
  return (
    place(
      turned(
        fill(side, SHADOW, 0.55) +
          stroke(handle, SHADOW, 15, 0.55) +
          fill("M-44-40Q-60-130-40-168Q0-190 40-168Q60-130 44-40Z", "#f2b32c", 0.75),
        103,
      ),
      14,
      8,
    ) +
    stroke("M-64 30Q-150 76-158 18Q-160-40-76-24", "#b9cfd2", 17) +
    fill(disc(0, 0, 92), "#a9c3bd") +
    fill(disc(0, 0, 84), "#b98a1a") +
    fill(disc(-5, -6, 76), "#e3b32e") +
    fill("M-66-26Q-50-66-8-72Q-44-48-50-8Q-58 0-66-26Z", "#fff0b0") +
    fill("M-22-30L96-52L112-34L26 30Z", "#c6d8d2") +
    fill(disc(0, 0, 40), "#dbe8e2") +
    fill(disc(3, 4, 30), "#8a5a2c") +
    fill(disc(-1, -1, 27), "#c98f52") +
    sheet.glow([150, 84], 120, "#ffd24a", 0.4)
  );
}

/** A twig with olives that reaches in from the lower right. */
function oliveTwig(): Drawing {
  const along = counted(9);
  const at = (index: number): Point => [-40 - index * 38, 30 - index * 14 - Math.sin(index / 3) * 14];
  const leaf = (index: number, up: number, light: boolean) => {
    const [x, y] = at(index);
    return place(
      turned(
        fill("M0 0Q34-26 104-6Q40 22 0 0Z", light ? "#a9b070" : "#4d5c30") +
          stroke("M4-1L92-5", light ? "#d5d9a8" : "#6d7a3f", 3),
        up,
      ),
      x,
      y,
    );
  };
  const berry = (index: number, dx: number, dy: number) => {
    const [x, y] = at(index);
    return (
      fill(disc(x + dx + 4, y + dy + 5, 25, 29), "#2c2340") +
      fill(disc(x + dx, y + dy, 23, 27), "#4a3a5e") +
      fill(lens(x + dx - 7, y + dy - 11, 18, 9), "#9d92bb")
    );
  };
  const twig = along.map((index) => at(index).map(short).join(" ")).join("L");
  return (
    along.map((index) => leaf(index, index % 2 ? 214 : 152, false)).join("") +
    stroke(`M60 60L${twig}`, "#5f4632", 9) +
    along.map((index) => leaf(index, index % 2 ? 196 : 236, index % 2 === 0)).join("") +
    berry(3, 6, -44) +
    berry(5, -14, 42) +
    berry(1, 8, -40)
  );
}

/** A fork, 300 long. */
function fork(): Drawing {
  const shape =
    "M-9-60V120Q-9 140 0 140T9 120V-60Q34-70 32-100V-160H24V-104H14V-162H6V-104H-6V-162H-14V-104H-24V-160H-32V-100Q-34-70-9-60Z";
  return place(fill(shape, SHADOW, 0.5), 9, 10) + fill(shape, "#d3d9e4") + fill("M2-60H9V120Q9 140 0 140Z", "#8e9bb8");
}
