import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { box } from "#content/illustrations/kit/path.ts";
import { hangingCloth } from "#content/illustrations/parts/things/bazaarGoods.ts";

/** A Milas rug: brick ground, a band of diamonds, a border of yellow. Hangs from y 0: 132 wide, 440 high. */
export function kilim(): Drawing {
  const diamonds = [96, 206, 316].map((at) => `M0 ${at - 50}L40 ${at}L0 ${at + 50}L-40 ${at}Z`);
  const hearts = [96, 206, 316].map((at) => `M0 ${at - 26}L20 ${at}L0 ${at + 26}L-20 ${at}Z`);
  return (
    hangingCloth({
      width: 132,
      height: 440,
      ground: "#a8412c",
      bands: [
        [0.03, 0.03, "#f0c35a"],
        [0.9, 0.03, "#f0c35a"],
      ],
    }) +
    fill(box(-60, 30, 8, 356) + box(50, 30, 8, 356), "#f0c35a") +
    fill(diamonds.join(""), "#24446b") +
    fill(hearts.join(""), "#f3dfb2")
  );
}
