import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

/** A vine that hangs over the upper left corner of a sheet, 720 units wide: leaves with light in them, two bunches of grapes. */
export function grapevine(): Drawing {
  const random = randomOf(14);
  const leaf = (colour: string, vein: string): Drawing =>
    fill(
      "M0 0Q-30 6-44-16Q-40-22-32-24Q-56-46-40-72Q-26-70-20-60Q-18-92 4-100Q22-88 20-58Q32-70 46-66Q54-42 32-24Q44-20 44-10Q26 8 0 0Z",
      colour,
    ) + stroke("M0 0L2-84M0-8L-34-56M0-8L38-52", vein, 2.4, 0.7);
  const leaves = counted(40).map((): Drawing => {
    const x = random.next() ** 1.5 * 620 - 20;
    const kind = random.whole(0, 2);
    const [colour, vein] = [
      ["#3f5233", "#6f7f3c"],
      ["#76803a", "#a9a850"],
      ["#b0a848", "#dccf7a"],
    ][kind] as [string, string];
    return place(
      `<g transform="rotate(${short(150 + random.around(60))})">${leaf(colour, vein)}</g>`,
      x,
      random.between(-30, 120) * Math.max(0.25, 1 - x / 640) + 10,
      random.between(0.7, 1.15),
    );
  });
  const bunch = (x: number, y: number): Drawing => {
    const berries = counted(26).map((index): Point => {
      const down = index / 26;
      return [x + (((index * 37) % 7) - 3) * 15 * (1 - down * 0.82) + random.around(3), y + down * 150];
    });
    return (
      stroke(`M${x} ${y - 60}V${y}`, "#6b4a3a", 5) +
      fill(berries.map(([bx, by]) => disc(bx + 3, by + 3, 16)).join(""), "#3a1f44") +
      fill(berries.map(([bx, by]) => disc(bx, by, 14)).join(""), "#6d2f62") +
      fill(berries.map(([bx, by]) => disc(bx - 4, by - 5, 5)).join(""), "#c987a4")
    );
  };
  return stroke("M-20 40Q200 10 420 44T720 20", "#5f3f3c", 11) + bunch(150, 150) + bunch(352, 112) + leaves.join("");
}
