import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { box, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { COAST } from "../maps/coast.ts";
import { CoastFromAir } from "../parts/land/coastFromAir.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 410;

/** From the window of a plane in the morning: the wing with its flaps down over the Gulf of Güllük, the bays and capes of the peninsula's north coast. */
export const SCENE: Scene = {
  name: "blog-havalimanindan-bodruma",
  seed: 122,
  mood: "morning",
  colours: { sea: ["#cfe6df", "#7fc3d0", "#3795b9", "#175f90"], mist: "#fdeccb", near: "#2a3350" },
  grain: 0.3,
  crops: { wide: 190, square: 260 },
  draw(sheet) {
    drawCoast(sheet);
    sheet.add(boats(), wing());
    drawCabin(sheet);
  },
};

/** The north coast as the map has it: Türkbükü in front, Gündoğan and Yalıkavak behind, Kos and its neighbours on the horizon. */
function drawCoast(sheet: Sheet): void {
  const coast = new CoastFromAir(
    {
      at: [27.452, 37.157],
      height: 1.75,
      heading: 231,
      horizon: HORIZON,
      centre: 800,
      focal: 900,
      between: [340, 1600],
      reach: [1.8, 44],
    },
    COAST,
    [
      [27.352, 37.085, 0.5, 2.2],
      [27.306, 37.075, 0.4, 1.8],
      [27.4, 37.085, 0.4, 1.7],
      [27.43, 37.1, 0.3, 1.2],
      [27.365, 37.14, 0.25, 0.9],
      [27.32, 37.135, 0.3, 1],
      [27.25, 37.1, 0.4, 1.8],
      [27.24, 36.84, 0.9, 4],
      [26.98, 36.98, 1, 5],
    ],
  );
  const random = randomOf(5);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.5 }),
    sheet.glow([430, 330], 460, "#fff3d0", 0.8),
    flatCloud(sheet, { x: 960, y: 268, length: 380 }),
    fill(box(0, HORIZON, 1600, 800), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    coast.draw({
      slopes: ["#efd394", "#a0a860", "#517559"],
      low: "#dccb8d",
      shore: "#fff3d6",
      shallows: ["#46b3c1", "#92dcd1"],
      haze: "#b3cfd6",
    }),
    coast.town(27.3835, 37.1265, 0.8, 90, random),
    coast.town(27.3455, 37.1305, 0.8, 60, random),
    coast.town(27.2885, 37.105, 1, 60, random),
    coast.town(27.459, 37.086, 0.8, 60, random),
  );
}

/** The gulf: boats under way, each at the point of its wake, others at anchor in the bay, the morning light on the swell. */
function boats(): Drawing {
  const boat =
    fill("M-120 16Q-40 2 2-3L4 3Q-40 12-120 30Q-50 12-120 16Z", "#fffdf6", 0.7) +
    fill("M-10 0Q8-7 26-1Q10 6-8 4Z", "#fffdf6");
  const random = randomOf(31);
  const swell = counted(90).map(() => {
    const share = random.next();
    const [x, y] = [random.between(420, 1240), mixed(800, 1150, share)];
    return lens(x, y, mixed(10, 30, share) * random.between(0.6, 1.2), mixed(1.6, 3, share));
  });
  const anchored = counted(13).map((): Point => [1000 + random.around(34), 672 + random.around(11)]);
  return (
    fill(swell.join(""), "#a8dde4", 0.55) +
    place(boat, 900, 930, 1, -1) +
    place(boat, 1050, 690, 0.36) +
    dots(anchored, 2.4, "#fffdf6")
  );
}

/** Where the wing begins ahead of our window, in metres along the cabin: it is seen from a seat behind it, in a turn to its own side. */
const AHEAD = -8.9;
/** Distance of the tip from the cabin, in metres, and how far the flaps reach inwards and outwards. */
const TIP = 15;
const FLAPS = [3, 4.4, 10.9] as const;

/** Height of the wing against the eye at a distance from the cabin: it rises and bends to its tip, and the turn lowers all of it. */
function heightOf(out: number): number {
  return -1.7 + 0.085 * out + 0.0012 * out * out - 0.29 * out;
}

/** A point of the wing by its distance from the cabin and its share of the chord from the front edge; metres `behind` that, and `up`. */
function onWing(out: number, chord: number, behind = 0, up = 0): Point {
  const front = AHEAD + 0.51 * out;
  const back = AHEAD + (out < FLAPS[1] ? 6.1 : mixed(6.1, 9.15, (out - FLAPS[1]) / (TIP - FLAPS[1])));
  return inTheAir(mixed(front, back, chord) + behind, out, heightOf(out) + up);
}

/** Metres along the cabin, away from it and up, as points of the sheet: the coast's own perspective. */
function inTheAir(along: number, out: number, up: number): Point {
  return [800 + (900 * along) / out, HORIZON - (900 * up) / out];
}

/** A panel of the wing between two distances from the cabin and two shares of the chord. */
function panel(from: number, to: number, front: number, back: number): Path {
  return polygon([onWing(from, front), onWing(to, front), onWing(to, back), onWing(from, back)]);
}

/** The wing from behind: its flaps down for landing on their fairings, spoilers and aileron, and the winglet it turns up into. */
function wing(): Drawing {
  const [root, kink, end] = FLAPS;
  const body = polygon([
    onWing(root, 0),
    ...[5, 7, 9, 11, 13, TIP].map((out) => onWing(out, 0)),
    ...[TIP, 13, 11, 9, 7, kink, root].map((out) => onWing(out, 1)),
  ]);
  const flap = (from: number, to: number): Drawing => {
    const line = (behind: number, up: number) => [from, to].map((out) => onWing(out, 1, behind, up));
    const between = (a: Point[], b: Point[]) => polygon([...a, ...b.toReversed()]);
    return (
      fill(between(line(-0.1, -0.02), line(0.16, -0.1)), "#44598c") +
      fill(between(line(0.12, -0.07), line(0.36, -0.15)), "#e4dfdf") +
      fill(between(line(0.36, -0.15), line(0.66, -0.32)), "#b3b9d3") +
      fill(between(line(0.66, -0.32), line(0.72, -0.36)), "#fff3dc")
    );
  };
  const fairing = (out: number, length: number): Drawing => {
    const at = (behind: number, up: number, side = 0) => onWing(out + side, 1, behind, up);
    const pod = (lift: number): Point[] => [
      at(-0.5, -0.08 + lift, 0.14),
      at(0.5, -0.34 + lift, 0.16),
      at(length, -0.62 + lift / 2),
      at(0.5, -0.62, -0.16),
      at(-0.5, -0.5, -0.14),
    ];
    return fill(curve(pod(0), true), "#6f7ba8") + fill(curve(pod(0).slice(0, 3), false) + "Z", "#d5d6e2");
  };
  const spoilers = [4.9, 6.4, 7.9, 9.4].map((out) => panel(out, out + 1.38, 0.66, 0.86));
  return (
    [10.2, 7.6, 5.1].map((out) => fairing(out, 1.5)).join("") +
    flap(kink + 0.06, end) +
    flap(root, kink - 0.04) +
    fill(body, "#f6f1e6") +
    fill(panel(root, kink, 0.52, 1) + panel(kink, TIP, 0.52, 1), "#dcdce6") +
    fill(spoilers.join(""), "#c3c8dc") +
    fill(panel(11.15, 14.3, 0.76, 1), "#c3c8dc") +
    fill(panel(root, TIP, 0, 0.1), "#fffdf6") +
    stroke(
      polyline([onWing(root, 0.13), onWing(TIP, 0.13)]) +
        [5.4, 8.2, 11].map((out) => polyline([onWing(out, 0), onWing(out, 0.13)])).join("") +
        polyline([onWing(11.05, 0.76), onWing(11.05, 1)]),
      "#a9b0cb",
      2.5,
    ) +
    winglet()
  );
}

/** The end of the wing, which bends up and is painted from the bend on. */
function winglet(): Drawing {
  // Distance from the cabin, height over the tip, front and back edge.
  const stations = [
    [15, 0, 0, 1.5],
    [15.4, 0.04, 0.26, 1.62],
    [15.72, 0.22, 0.5, 1.76],
    [15.92, 0.56, 0.78, 1.92],
    [16.05, 1.1, 1.12, 2.1],
    [16.2, 1.8, 1.52, 2.32],
    [16.32, 2.4, 1.9, 2.5],
  ] as const;
  const at = (index: number, share: number): Point => {
    const [out, up, front, back] = stations[index] ?? stations[0];
    return inTheAir(AHEAD + 0.51 * TIP + mixed(front, back, share), out, heightOf(TIP) + up - 0.1 * (out - TIP));
  };
  const strip = (from: number, to: number, front: number, back: number): Path => {
    const steps = counted(to - from + 1).map((index) => index + from);
    return polygon([...steps.map((index) => at(index, front)), ...steps.toReversed().map((index) => at(index, back))]);
  };
  // The paint begins further out at the back edge, where it sweeps up.
  const bend = polygon([at(1, 0), at(2, 0), at(2, 1)]);
  return (
    fill(strip(0, 2, 0, 1), "#f6f1e6") +
    fill(strip(0, 2, 0.52, 1), "#dcdce6") +
    fill(strip(2, 6, 0, 1) + bend, "#c2265f") +
    fill(strip(2, 6, 0.62, 1), "#8d1b4c") +
    fill(strip(1, 6, 0, 0.16), "#f07a9a")
  );
}

/** The outline of a window, upright, its corners wide; `inset` shrinks it. */
function pane(x: number, inset: number): Path {
  const [left, right, top, foot] = [x + inset, x + 880 - inset, 24 + inset, 1172 - inset];
  const [a, b] = [310 - inset * 0.7, 138 - inset * 0.3];
  return `M${left} ${top + a}C${left} ${top + b} ${left + b} ${top} ${left + a} ${top}H${right - a}C${right - b} ${top} ${right} ${top + b} ${right} ${top + a}V${foot - a}C${right} ${foot - b} ${right - b} ${foot} ${right - a} ${foot}H${left + a}C${left + b} ${foot} ${left} ${foot - b} ${left} ${foot - a}Z`;
}

/** The cabin wall with this window and the edge of the next, their blinds up, and the seat in front of ours. */
function drawCabin(sheet: Sheet): void {
  const [here, next] = [344, 1424];
  const around = (inset: number, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-10, -10, 1620, 1220)}${pane(here, inset)}${pane(next, inset)}" fill="${paint}"/>`;
  const reveal = sheet.linear(
    [
      [0, "#8a90b4"],
      [0.5, "#b4b7cc"],
      [1, "#fbf3e4"],
    ],
    [here, 0],
    [here + 880, 0],
  );
  const blind =
    fill(box(340, 0, 1260, 128), "#ece3d4") +
    fill(box(340, 128, 1260, 12), "#bdb6bd") +
    fill("M724 100h120v14q-60 12-120 0z", "#c9c0bd");
  sheet.add(
    sheet.clipped(pane(here, 20) + pane(next, 20), blind),
    around(20, "#7c84ab"),
    around(4, reveal),
    around(-30, "#e3d8c8"),
    around(-60, "#f5ecdd"),
    fill(box(1300, 0, 12, 1200), "#dccfc0"),
    fill(box(1300, 0, 3, 1200), "#c3b4b0"),
    seat(sheet),
  );
}

/** The seat in front, from its side: its cloth, the white cover over its head, its shade on the wall. */
function seat(sheet: Sheet): Drawing {
  const back = "M-20 392Q40 372 92 392Q134 410 138 470L150 640Q176 900 262 1220H-20Z";
  return (
    fill("M138 520L150 640Q176 900 262 1220H352Q236 900 204 640Q196 560 138 470Z", "#c9b9b8", 0.75) +
    fill(back, "#27477a") +
    sheet.spray(back, "#132346", { from: [240, 1150], to: [0, 620], thick: 0.9 }) +
    fill("M-20 388Q40 368 93 388Q136 408 140 470L147 566Q70 590-20 580Z", "#fffaf0") +
    fill("M93 388Q136 408 140 470L147 566Q124 573 104 576Q108 470 66 379Z", "#a9aecb") +
    fill("M-20 600Q70 610 147 588L149 612Q70 634-20 624Z", "#c2265f")
  );
}
