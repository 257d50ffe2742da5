import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, dots, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, shares } from "#illustrations/kit/geometry.ts";
import { lens, polygon, polyline } from "#illustrations/kit/path.ts";
import { brokenImage } from "./brokenImage.ts";

/** Half the beam of a yacht at a share of her length: full astern, fine at the bow. */
const beamAt = (share: number): number => (share < 0.5 ? 1 - 0.12 * (1 - share * 2) : 1 - ((share - 0.5) / 0.5) ** 2.4);

/** The side of a hull from stern to bow, seen from her right, as tall as `high` at the stern. */
function hullOf(view: Project, long: number, half: number, high: number) {
  const steps = shares(15);
  const edge = (sign: number, up: (share: number) => number, rake: number) =>
    steps.map((share) => view([share * long * rake, sign * half * beamAt(share), up(share)]));
  const sheer = (share: number) => high * (1 + 0.7 * share ** 2);
  const image = [...edge(-1, () => -0.2, 0.94), ...edge(-1, (share) => -sheer(share) * 1.5, 1).toReversed()];
  return {
    side: polygon([...edge(-1, sheer, 1), ...edge(-1, () => 0, 0.94).toReversed()]),
    band: (low: number, top: number) =>
      polygon([
        ...edge(-1, (share) => sheer(share) * top, mixed(0.94, 1, top)),
        ...edge(-1, (share) => sheer(share) * low, mixed(0.94, 1, low)).toReversed(),
      ]),
    deck: polygon([...edge(-1, sheer, 1), ...edge(1, sheer, 1).toReversed()]),
    image,
  };
}

/** A large motor yacht, her bow towards us on the right: three decks that step back, lit panes, her image in the water. */
export function berthedYacht(view: Project, long: number, seed: number): Drawing {
  const half = long * 0.095;
  const high = long * 0.085;
  const dark = seed % 3 === 1;
  const { side, band, deck, image } = hullOf(view, long, half, high);
  const tier = (from: number, to: number, low: number, top: number, narrow: number, rake: number): Drawing => {
    const [a, b, w] = [from * long, to * long, half * narrow];
    const [l, t] = [low * long, top * long];
    const lean = rake * long;
    const wall = polygon([view([a, -w, l]), view([b, -w, l]), view([b - lean, -w * 0.94, t]), view([a, -w * 0.94, t])]);
    const front = polygon([
      view([b, -w, l]),
      view([b + w * 0.3, 0, l]),
      view([b, w, l]),
      view([b - lean, w * 0.94, t]),
      view([b - lean + w * 0.3, 0, t]),
      view([b - lean, -w * 0.94, t]),
    ]);
    const roof = polygon([
      view([a - long * 0.05, -w, t]),
      view([b - lean * 0.7, -w, t]),
      view([b - lean * 0.7 + w * 0.3, 0, t]),
      view([b - lean * 0.7, w, t]),
      view([a - long * 0.05, w, t]),
    ]);
    const [p, q] = [mixed(l, t, 0.36), mixed(l, t, 0.76)];
    const pane = (start: number, end: number) => {
      const [first, last] = [a + long * 0.02, b - lean * 0.4 - long * 0.015];
      const at = (share: number, up: number) =>
        view([mixed(first, last - (up === q ? lean * 0.4 : 0), share), -w * 1.01, up]);
      return polygon([at(start, p), at(end, p), at(end, q), at(start, q)]);
    };
    const glass = polygon([
      view([b - lean * 0.3, -w * 0.97, p]),
      view([b - lean * 0.3 + w * 0.3, 0, p]),
      view([b - lean * 0.8 + w * 0.3, 0, q]),
      view([b - lean * 0.8, -w * 0.95, q]),
    ]);
    return (
      fill(front, "#b08aa6") +
      fill(wall, "#fbe2c6") +
      fill(pane(0, 1), "#3d3768") +
      fill(
        counted(5)
          .filter((index) => (index + seed) % 4)
          .map((index) => pane(index / 5 + 0.02, (index + 1) / 5 - 0.02))
          .join(""),
        "#ffcf7e",
      ) +
      fill(glass, "#3a3563") +
      fill(roof, "#fff0d8")
    );
  };
  const top = view([0.25 * long, 0, 0.32 * long]);
  const foot = view([0.27 * long, 0, 0.23 * long]);
  return (
    brokenImage({
      shapes: [{ outline: image, colour: dark ? "#27376a" : "#e3bba6" }],
      depth: long * 0.55,
      band: long * 0.11,
      seed,
    }) +
    fill(
      counted(9)
        .map((row) => {
          const [x, y] = view([long * (0.16 + (row % 3) * 0.17), -half * (1.4 + row * 0.42), 0]);
          return lens(x, y, long * (0.5 - row * 0.03), long * 0.07);
        })
        .join(""),
      "#ffd792",
      0.6,
    ) +
    fill(deck, "#d9a27c") +
    fill(side, dark ? "#2c3a6c" : "#fbe0c2") +
    fill(band(0, 0.16), "#4a3a68") +
    fill(band(0.86, 1), dark ? "#f3cfa8" : "#fff3de") +
    (dark ? "" : fill(band(0.4, 0.56), "#8a6f92", 0.75)) +
    tier(0.1, 0.64, 0.085, 0.142, 0.82, 0.08) +
    tier(0.16, 0.5, 0.142, 0.196, 0.72, 0.08) +
    tier(0.22, 0.4, 0.196, 0.24, 0.56, 0.06) +
    stroke(polyline([foot, top]), "#fbe6cc", Math.max(1.6, long * 0.07)) +
    dots([top], 2.2, "#fff6d8")
  );
}

/** A sailing yacht: hull, low cabin, mast with its spreaders, the sail rolled on the boom. */
export function berthedSailer(view: Project, long: number, tall: number): Drawing {
  const { side, deck, band } = hullOf(view, long, long * 0.14, long * 0.075);
  const at = (share: number, up: number) => view([share * long, 0, up * long]);
  return (
    fill(deck, "#d9a27c") +
    fill(side, "#fbe2c6") +
    fill(band(0, 0.3), "#4a4a7c") +
    fill(polygon([at(0.3, 0.08), at(0.62, 0.09), at(0.58, 0.14), at(0.3, 0.14)]), "#fff0d8") +
    stroke(polyline([at(0.54, 0.1), at(0.54, tall)]), "#f7dcc0", 1.8) +
    stroke(polyline([at(0.54, tall), at(1, 0.12)]), "#8a7a9c", 0.8) +
    stroke(polyline([at(0.1, 0.22), at(0.54, 0.22)]), "#41508a", 3)
  );
}
