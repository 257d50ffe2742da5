import { cameraOf } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed } from "#content/illustrations/kit/geometry.ts";
import { blot, box, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The height of the sea's edge that the wall runs to. */
const HORIZON = 500;
/** We stand to the knees in the water, at the end of the wall. */
const eye = cameraOf({ horizon: HORIZON, centre: 860, eye: 1.5, focal: 1400 });

/** A flat quad in the plane `up`. */
function pad(left: number, right: number, from: number, to: number, up: number): Path {
  return polygon([eye([left, from, up]), eye([right, from, up]), eye([right, to, up]), eye([left, to, up])]);
}

/** The top of a block that the sea has worn: no corner is where it was cut. */
function worn(random: Random, left: number, right: number, from: number, to: number, up: number): Path {
  const [j, k] = [(right - left) * 0.09, (to - from) * 0.1];
  const at = (x: number, away: number) => eye([x + random.around(j), away + random.around(k), up]);
  return polygon([
    at(left + j, from),
    at((left + right) / 2, from),
    at(right - j, from),
    at(right, from + k * 2),
    at(right, to - k),
    at((left + right) / 2, to),
    at(left + j, to),
    at(left, (from + to) / 2),
  ]);
}

/** Courses of ashlar under half a metre of water, fading with distance; here and there one stands in the air. */
export function drownedWall(sheet: Sheet): Drawing {
  const random = randomOf(41);
  const bend = (away: number) => Math.sin(away / 13) * 0.7 + away * 0.012 - 0.3;
  const layers = { bed: "", shade: "", gap: "" };
  const tops: [Path, Path, Path] = ["", "", ""];
  const dry: { away: number; drawing: Drawing }[] = [];
  let away = 62;
  const rows: number[] = [];
  while (away > 2.1) {
    rows.push(away);
    away -= random.between(0.85, 1.15) * mixed(1, 1.7, away / 62);
  }
  rows.forEach((from, index) => {
    const to = rows[index - 1] ?? from + 1;
    layers.bed += pad(
      -2.5 + bend(from) + random.around(0.4),
      2.6 + bend(from) + random.around(0.4),
      from,
      to + 0.05,
      -0.85,
    );
    let x = -1.75 + random.around(0.22);
    while (x < 1.55) {
      const wide = random.between(0.7, 1.3);
      const [l, r] = [x + bend(from), x + wide - 0.07 + bend(from)];
      if (!random.chance(0.07)) {
        const up = -0.4 + random.around(0.06);
        layers.shade += polygon([
          eye([l, from + 0.04, up]),
          eye([r, from + 0.04, up]),
          eye([r, from + 0.04, -0.85]),
          eye([l, from + 0.04, -0.85]),
        ]);
        layers.shade += polygon([
          eye([r, from + 0.04, up]),
          eye([r + 0.09, from + 0.1, -0.6]),
          eye([r + 0.09, to, -0.6]),
          eye([r, to - 0.06, up]),
        ]);
        tops[random.whole(0, 2)] += worn(random, l, r, from + 0.04, to - 0.06, up);
        if (from > 4.6 && random.chance(0.085)) dry.push({ away: from, drawing: stone(sheet, l, r, from, to) });
      }
      x += wide;
    }
  });
  const net = counted(70).map(() => {
    const far = mixed(2.3, 15, random.next() ** 1.8);
    const [x, y] = eye([random.between(-3, 3.2), far, -0.3]);
    const l = 420 / far;
    return `M${short(x)} ${short(y)}q${short(l * 0.3)} ${short(random.around(l * 0.16))} ${short(l * 0.5)} 0t${short(l * 0.5)} ${short(random.around(l * 0.12))}`;
  });
  const spots = (count: number, size: number) =>
    counted(count).map(() => {
      const far = mixed(2.4, 30, random.next() ** 1.7);
      const side = random.chance(0.5) ? 1 : -1;
      const [x, y] = eye([side * random.between(1.4, 2.6) + bend(far), far, -0.8]);
      return blot(random, x, y, (size / far) * random.between(0.5, 1.2), (size / far) * 0.36);
    });
  const [rubble, weed] = [spots(60, 330), spots(26, 560)];
  const seen: Path = box(0, HORIZON + 24, 1600, 700);
  return [
    sheet.clipped(
      seen,
      fill(layers.bed, "#7dbdb6", 0.5) +
        fill(layers.shade, "#2c7486", 0.7) +
        fill(tops[0], "#b9d6c4") +
        fill(tops[1], "#98c6bd") +
        fill(tops[2], "#d3d2bd") +
        fill(rubble.join(""), "#a9cfc2", 0.8) +
        fill(weed.join(""), "#2f7c78", 0.5),
    ),
    stroke(net.join(""), "#fffbe8", 3, 0.6),
    // What the water takes away with distance: its own colour over the wall.
    fill(
      box(0, HORIZON + 24, 1600, 330),
      sheet.linear(
        [
          [0, "#e3b4b8", 0.62],
          [0.4, "#b9a9b8", 0.4],
          [1, "#8fa3b8", 0],
        ],
        [0, HORIZON + 24],
        [0, HORIZON + 354],
      ),
    ),
    ...dry.map(({ drawing }) => drawing),
  ].join("");
}

/** A block that stands out of the water: lit top, wet foot, a line of foam. */
function stone(sheet: Sheet, l: number, r: number, from: number, to: number): Drawing {
  const up = 0.16;
  const [x0, y0] = eye([l, from, 0]);
  const [x1] = eye([r, from, 0]);
  const wide = x1 - x0;
  return (
    fill(lens((x0 + x1) / 2 + wide * 0.06, y0 + wide * 0.05, wide * 1.5, wide * 0.14), sheet.mood.seaLight, 0.9) +
    fill(pad(l, r, from + 0.04, to - 0.06, up), "#f9d9c0") +
    fill(polygon([eye([l, from, -0.03]), eye([r, from, -0.03]), eye([r, from, up]), eye([l, from, up])]), "#a8738a") +
    fill(
      polygon([eye([l, from, -0.03]), eye([r, from, -0.03]), eye([r, from, 0.05]), eye([l, from, 0.05])]),
      "#5d4a70",
    ) +
    fill(lens((x0 + x1) / 2, y0 + 4, wide * 1.1, wide * 0.05), "#fff3e4")
  );
}
