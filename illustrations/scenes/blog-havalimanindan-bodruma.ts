import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { COAST } from "../../content/map/coast.ts";
import { CoastFromAir } from "../parts/land/coastFromAir.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 356;
const CENTRE = 800;
const FOCAL = 900;

/** From the window of a plane in the morning: the wing with its flaps out over the Gulf of Güllük, the bays of the peninsula, a hat and a cup on the ledge. */
export const SCENE: Scene = {
  name: "blog-havalimanindan-bodruma",
  seed: 122,
  mood: "morning",
  colours: {
    sky: ["#3f93bf", "#8fc7d8", "#e6e6d0", "#fbe9c6"],
    sea: ["#c3e2df", "#62b3c9", "#2b88b2", "#14578a"],
    mist: "#fdeccb",
    near: "#2a3350",
  },
  grain: 0.3,
  crops: { wide: 240, square: 200 },
  draw(sheet) {
    drawCoast(sheet);
    sheet.add(boats(), clouds(), wing(sheet));
    drawCabin(sheet);
    drawLedge(sheet);
  },
};

/** The north coast as the map has it: Gölköy and Türkbükü in front, Gündoğan and Yalıkavak behind, Kos and its neighbours on the horizon. */
function drawCoast(sheet: Sheet): void {
  const coast = new CoastFromAir(
    {
      at: [27.455, 37.18],
      height: 2.6,
      heading: 222,
      horizon: HORIZON,
      centre: CENTRE,
      focal: FOCAL,
      between: [60, 1540],
      reach: [3, 60],
    },
    COAST,
    [
      [27.352, 37.085, 0.62, 2.6],
      [27.3, 37.075, 0.5, 2.2],
      [27.4, 37.08, 0.5, 2],
      [27.43, 37.09, 0.4, 1.6],
      [27.365, 37.14, 0.26, 1.1],
      [27.405, 37.12, 0.2, 1],
      [27.32, 37.135, 0.34, 1.3],
      [27.25, 37.1, 0.46, 2],
      [27.36, 37.045, 0.3, 2],
      [27.24, 36.84, 0.9, 4],
      [27.05, 36.8, 0.6, 4],
      [26.98, 36.98, 1, 5],
    ],
  );
  const random = randomOf(5);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    sheet.glow([300, 330], 520, "#fff3d0", 0.8),
    fill(lens(1080, 214, 620, 15) + lens(1290, 238, 420, 9) + lens(940, 196, 300, 7), "#fffaf0", 0.6),
    fill(lens(420, 268, 420, 9) + lens(560, 284, 260, 6), "#fffaf0", 0.6),
    fill(box(0, HORIZON, 1600, 900), sheet.downwards(sheet.mood.sea, HORIZON, 1060)),
    coast.draw({
      slopes: ["#e0ce8c", "#8fa05c", "#3a6855"],
      low: "#cfc98a",
      shore: "#fff3d6",
      shallows: ["#3fb2bf", "#8fe0d3"],
      haze: "#b3cfd6",
    }),
    fill(
      box(0, HORIZON - 46, 1600, 130),
      sheet.linear(
        [
          [0, "#fdeccb", 0],
          [0.35, "#f8ecd2", 0.85],
          [1, "#dfeee8", 0],
        ],
        [0, HORIZON - 46],
        [0, HORIZON + 84],
      ),
    ),
    coast.town(27.3835, 37.1265, 0.7, 80, random),
    coast.town(27.402, 37.131, 0.5, 40, random),
    coast.town(27.432, 37.122, 0.5, 46, random),
    coast.town(27.3455, 37.1305, 0.7, 60, random),
    coast.town(27.2885, 37.105, 0.9, 60, random),
    coast.town(27.459, 37.086, 0.8, 50, random),
  );
}

/** The gulf: boats under way, each at the point of its wake, others at anchor, the morning light on the swell. */
function boats(): Drawing {
  const boat =
    fill("M-150 18Q-50 12 2-3L4 3Q-46 13-150 34Q-60 14-150 18Z", "#fffdf6", 0.75) +
    fill("M-14 2Q6-6 28 1Q10 9-12 7Z", "#0f4d7c", 0.5) +
    fill("M-14 0Q8-9 28-1Q10 6-12 4Z", "#fffdf6");
  const random = randomOf(31);
  const swell = counted(70).map(() => {
    const share = random.next();
    const [x, y] = [random.between(620, 1480), mixed(790, 985, share)];
    return lens(x, y, mixed(10, 32, share) * random.between(0.6, 1.2), mixed(1.4, 2.8, share));
  });
  const anchored = counted(12).map((): Point => [892 + random.around(40), 664 + random.around(12)]);
  return (
    fill(swell.join(""), "#a8dde4", 0.5) +
    place(boat, 1180, 862, 0.8, -0.8) +
    place(boat, 1010, 742, 0.34) +
    place(boat, 1256, 690, 0.26, -0.26) +
    dots(anchored, 2, "#fffdf6")
  );
}

/** Small fair-weather clouds below the plane, each with its shadow on the ground further down and to the right. */
function clouds(): Drawing {
  const places = [
    [1350, 528, 104, 4],
    [1120, 462, 58, 9],
    [610, 452, 70, 13],
    [236, 446, 50, 6],
  ] as const;
  return places
    .map(([x, y, half, seed]) => {
      const random = randomOf(seed);
      // The heap is highest off its middle; every puff stands on the same flat foot.
      const peak = random.between(-0.3, 0.25);
      const puffs = counted(13).map((index) => {
        const share = (index / 12) * 2 - 1;
        const radius = half * (0.13 + 0.22 * Math.exp(-((share - peak) ** 2) * 4)) * random.between(0.8, 1.2);
        return [x + share * half * 0.8, y - radius * random.between(0.35, 1.05), radius] as const;
      });
      const heap = (dx: number, dy: number, size: number) =>
        puffs
          .map(([px, py, radius]) => disc(px + dx * radius, py + dy * radius, radius * size, radius * size * 0.82))
          .join("");
      const shadow = puffs
        .map(([px, , radius]) => disc(px + half * 0.7, y + half * 1.05, radius * 1.1, radius * 0.3))
        .join("");
      return (
        fill(shadow, "#17426a", 0.34) +
        fill(lens(x, y + half * 0.02, half * 1.7, half * 0.26), "#b4c8da") +
        fill(heap(0, 0, 1), "#c6d5e3") +
        fill(heap(-0.14, -0.12, 0.84), "#eef0ec") +
        fill(heap(-0.28, -0.26, 0.56), "#fffdf4")
      );
    })
    .join("");
}

/** Where the wing begins ahead of our window, in metres along the cabin: it is seen from a seat behind it. */
const AHEAD = -8.1;
/** Distance of the tip from the cabin, in metres, and how far the flaps reach inwards and outwards. */
const TIP = 15;
const FLAPS = [3, 4.9, 11] as const;

/** Height of the wing against the eye at a distance from the cabin: it bends up to its tip. */
function heightOf(out: number): number {
  return -3.15 - 0.1 * out + 0.0034 * out * out;
}

/** A point of the wing by its distance from the cabin and its share of the chord from the front edge; metres `behind` that, and `up`. */
function onWing(out: number, chord: number, behind = 0, up = 0): Point {
  const front = AHEAD + 0.51 * out;
  const back = AHEAD + (out < FLAPS[1] ? 6.1 : mixed(6.1, 9.15, (out - FLAPS[1]) / (TIP - FLAPS[1])));
  // The upper side is rounded from its front to its back edge.
  const bulge = 0.34 * Math.sin(Math.PI * Math.min(1, Math.max(0, chord)) ** 0.6) * (1 - out / 22);
  return inTheAir(mixed(front, back, chord) + behind, out, heightOf(out) + up + bulge);
}

/** Metres along the cabin, away from it and up, as points of the sheet: the coast's own perspective. */
function inTheAir(along: number, out: number, up: number): Point {
  return [CENTRE + (FOCAL * along) / out, HORIZON - (FOCAL * up) / out];
}

/** Distances from the cabin between two of them, for edges that bend. */
function stations(from: number, to: number): number[] {
  return shares(8).map((share) => mixed(from, to, share));
}

/** A strip of the wing between two distances from the cabin and two shares of the chord. */
function panel(from: number, to: number, front: number, back: number): Path {
  const outs = stations(from, to);
  return polygon([...outs.map((out) => onWing(out, front)), ...outs.toReversed().map((out) => onWing(out, back))]);
}

/** A gap along the wing, or across it. */
function seam(from: number, to: number, chord: number): Path {
  return polyline(stations(from, to).map((out) => onWing(out, chord)));
}
function across(out: number, front: number, back: number): Path {
  return polyline(shares(7).map((share) => onWing(out, mixed(front, back, share))));
}

/** A flap, out and down behind its slot: the light on its nose, its rounded back in two tones, its thin edge. */
function flap(from: number, to: number): Drawing {
  const profile = [
    [-0.25, 0.02, ""],
    [0.1, -0.1, "#34497c"],
    [0.24, -0.11, "#fffaf0"],
    [0.62, -0.26, "#dfe2ee"],
    [1.06, -0.56, "#b6c0da"],
    [1.12, -0.62, "#fff6e2"],
  ] as const;
  return profile
    .slice(1)
    .map(([behind, up, colour], index) => {
      const [before, over] = profile[index] ?? profile[0];
      const size = (out: number) => mixed(1.15, 0.72, (out - FLAPS[0]) / (FLAPS[2] - FLAPS[0]));
      const edge = (b: number, u: number) => [from, to].map((out) => onWing(out, 1, b * size(out), u * size(out)));
      return fill(polygon([...edge(before, over), ...edge(behind, up).toReversed()]), colour);
    })
    .join("");
}

/** The tail of a fairing under the flaps: a boat-shaped body, its upper side in the light. */
function fairing(out: number, size: number): Drawing {
  const form = [
    [0.2, -0.42, -0.95, 0.22],
    [0.8, -0.56, -1, 0.2],
    [1.4, -0.68, -0.98, 0.14],
    [1.9, -0.8, -0.92, 0.06],
    [2.1, -0.86, -0.88, 0.01],
  ] as const;
  const line = (side: number, at: 1 | 2) =>
    form.map((step) => onWing(out + side * step[3] * size, 1, step[0] * size, step[at] * size));
  return (
    fill(polygon([...line(-1, 1), ...line(-1, 2).toReversed()]), "#6d7cab") +
    fill(polygon([...line(0.4, 2), ...line(-1, 2).toReversed()]), "#55639a") +
    fill(polygon([...line(-1, 1), ...line(1, 1).toReversed()]), "#eceaf0") +
    fill(polygon([...line(-0.1, 1), ...line(1, 1).toReversed()]), "#c3cadf")
  );
}

/** The wing from behind: flaps out for landing on their fairings, spoilers and aileron, and the winglet it turns up into. */
function wing(sheet: Sheet): Drawing {
  const [root, kink, end] = FLAPS;
  const [inner, outer] = [onWing(4, 0.5), onWing(TIP, 0.5)];
  const top = sheet.linear(
    [
      [0, "#b3bddb"],
      [0.22, "#d3d8e8"],
      [0.6, "#f3eeea"],
      [1, "#fffaf0"],
    ],
    inner,
    outer,
  );
  const spoilers = [5.1, 6.6, 8.1, 9.6].map((out) => panel(out, out + 1.4, 0.68, 0.9));
  const gaps = [3.8, 5.6, 7.4, 9.2, 11, 12.8].map((out) => across(out, 0.14, 0.64));
  return (
    [10.3, 7.7, 5.5].map((out, index) => fairing(out, 0.78 + index * 0.13)).join("") +
    flap(kink + 0.06, end) +
    flap(root, kink - 0.05) +
    fill(panel(root, TIP, 0, 1), top) +
    fill(panel(root, TIP, 0.66, 1), "#c9cfe2", 0.75) +
    fill(spoilers.join(""), "#dfe2ee") +
    fill(panel(11.15, 14.3, 0.74, 1), "#dfe2ee") +
    fill(panel(root, kink - 0.1, 0.7, 0.9), "#dfe2ee") +
    fill(panel(root, TIP, 0, 0.15), "#fffdf6") +
    fill(panel(root, TIP, 0, 0.035), "#9fb2d2") +
    fill(panel(4, 13.5, 0.2, 0.27), "#fffdf6", 0.7) +
    stroke(seam(root, TIP, 0.15), "#8794bb", 3) +
    stroke(seam(root, 14.3, 0.66) + seam(root, TIP, 0.4), "#a3adca", 2.2) +
    stroke(gaps.join("") + [4.6, 7, 9.4, 11.8].map((out) => across(out, 0, 0.15)).join(""), "#a3adca", 2) +
    stroke(spoilers.join("") + across(11.15, 0.74, 1) + across(14.3, 0.74, 1), "#96a2c6", 1.6) +
    winglet()
  );
}

/** The end of the wing, which bends up and is painted from the bend on; the green lamp of the right side. */
function winglet(): Drawing {
  // Distance from the cabin, height over the tip, front and back edge.
  const steps = [
    [15, 0, 0, 1.5],
    [15.4, 0.04, 0.26, 1.62],
    [15.72, 0.22, 0.5, 1.76],
    [15.92, 0.56, 0.78, 1.92],
    [16.05, 1.1, 1.12, 2.1],
    [16.2, 1.8, 1.52, 2.32],
    [16.32, 2.4, 1.9, 2.48],
    [16.35, 2.58, 2.14, 2.52],
    [16.36, 2.66, 2.44, 2.55],
  ] as const;
  const at = (index: number, share: number): Point => {
    const [out, up, front, back] = steps[index] ?? steps[0];
    return inTheAir(AHEAD + 0.51 * TIP + mixed(front, back, share), out, heightOf(TIP) + up);
  };
  const strip = (from: number, to: number, front: number, back: number): Path => {
    const rows = counted(to - from + 1).map((index) => index + from);
    return polygon([...rows.map((index) => at(index, front)), ...rows.toReversed().map((index) => at(index, back))]);
  };
  // The paint begins further out at the back edge, where it sweeps up.
  const bend = polygon([at(1, 0), at(2, 0), at(2, 1)]);
  return (
    fill(strip(0, 2, 0, 1), "#fffaf0") +
    fill(strip(0, 2, 0.6, 1), "#d9dcea") +
    fill(strip(2, 8, 0, 1) + bend, "#c2265f") +
    fill(strip(2, 8, 0.62, 1), "#8d1b4c") +
    fill(strip(1, 8, 0, 0.16), "#f28aa6") +
    dots([at(1, 0.02)], 4, "#7df0c0")
  );
}

/** The outline of the window, whose top is beyond the sheet; `inset` shrinks it. */
function pane(inset: number): Path {
  const [left, right, foot] = [92 + inset, 1508 - inset, 1000 - inset];
  const [a, b] = [330 - inset * 0.8, 148 - inset * 0.36];
  return `M${left} -60V${foot - a}C${left} ${foot - b} ${left + b} ${foot} ${left + a} ${foot}H${right - a}C${right - b} ${foot} ${right} ${foot - b} ${right} ${foot - a}V-60Z`;
}

/** The cabin wall with the window: its shade drawn down a little, light on the right of its reveal, scratches and gleams on the pane. */
function drawCabin(sheet: Sheet): void {
  const around = (inset: number, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-10, -80, 1620, 1300)}${pane(inset)}" fill="${paint}"/>`;
  const sideways = (...colours: readonly [string, string, string]) =>
    sheet.linear(
      colours.map((colour, index) => [index / 2, colour]),
      [92, 500],
      [1508, 700],
    );
  const foot = 116;
  const blind =
    fill(box(60, foot, 1480, 16), "#17406b", 0.22) +
    fill(box(60, -20, 1480, foot), sheet.downwards(["#d9c7b4", "#f3e2c4", "#fbeed2"], 0, foot)) +
    stroke(
      [22, 46, 70]
        .map((y) =>
          polyline([
            [60, y],
            [1540, y],
          ]),
        )
        .join(""),
      "#cdb9a6",
      2,
    ) +
    fill(box(60, foot - 22, 1480, 22), "#e9dac4") +
    fill(box(60, foot - 4, 1480, 4), "#a8949a") +
    fill(`M690 ${foot - 18}h220v10q-110 16-220 0z`, "#b9a6a4") +
    fill(`M690 ${foot - 18}h220v4h-220z`, "#fffaf0");
  const random = randomOf(77);
  const scratches = counted(10).map(() => {
    const [x, y] = [random.between(250, 1400), random.between(180, 900)];
    const [dx, dy] = [random.between(18, 70), random.between(-24, 24)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(dx / 2).toFixed(0)} ${(dy - 6).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}`;
  });
  const gleams = "M1180 100L1330 100L960 1010L760 1010ZM1370 100L1404 100L1040 1010L996 1010Z";
  sheet.add(
    sheet.clipped(
      pane(20),
      fill(gleams, "#fffdf6", 0.07) +
        stroke(scratches.join(""), "#fffdf6", 1.3, 0.28) +
        // The small hole at the foot of the pane, with a little frost about it.
        fill(disc(800, 948, 20, 17), "#eaf6f6", 0.3) +
        fill(disc(800, 948, 10, 9), "#eaf6f6", 0.35) +
        dots([[800, 948]], 3.4, "#17406b", 0.8) +
        blind,
    ),
    around(22, sideways("#3d4878", "#5a6492", "#7a80a6")),
    around(8, sideways("#7b7ea8", "#b5aebc", "#fff1d8")),
    around(-26, sideways("#a39bb4", "#cfc3c2", "#f6e6cc")),
    around(-30, sideways("#8c86a4", "#b3a8b2", "#d6c4b6")),
    around(-38, sideways("#c9bec2", "#d9cdc6", "#e2d3c4")),
  );
}

/** The ledge under the window: walnut in the window's light, and what lies on it. */
function drawLedge(sheet: Sheet): void {
  const top = "M-10 1052H1610V1210H-10Z";
  const wood = counted(9).map((index) => {
    const y = 1066 + index * index * 1.9;
    return `M-10 ${y}Q400 ${y + 5 + index} 800 ${y}T1610 ${y + 3}`;
  });
  sheet.add(
    fill(box(-10, 1040, 1620, 14), "#6d5f78"),
    fill(
      top,
      sheet.linear(
        [
          [0, "#5d3b38"],
          [0.5, "#7d5244"],
          [1, "#94634a"],
        ],
        [0, 1100],
        [1600, 1100],
      ),
    ),
    stroke(wood.join(""), "#4d302f", 1.6, 0.45),
    fill("M560 1056H1440L1620 1160V1210H700Z", "#e9b98a", 0.28),
    fill(box(-10, 1052, 1620, 4), "#b98a6a"),
    place(card() + glasses(), 0, -14),
    cup(sheet),
    hat(sheet),
  );
}

/** A boarding card without a word on it, its stub beyond the perforation. */
function card(): Drawing {
  return (
    fill("M486 1150L896 1126L990 1180L560 1208Z", "#3a2228", 0.5) +
    fill("M480 1142L890 1116L982 1170L552 1200Z", "#fffaf0") +
    fill("M480 1142L890 1116L902 1123L494 1150Z", "#3f8fb5") +
    stroke("M766 1124L852 1179", "#a9b0c8", 2.4) +
    stroke("M536 1166L700 1155M552 1178L660 1170M820 1143L880 1139M838 1155L906 1150", "#c3c9da", 5)
  );
}

/** Sunglasses, folded, on their lenses' lower rims. */
function glasses(): Drawing {
  const lensOf = (x: number, y: number) =>
    fill(
      curve(
        [
          [x - 50, y - 22],
          [x, y - 31],
          [x + 50, y - 25],
          [x + 46, y + 12],
          [x + 6, y + 30],
          [x - 40, y + 16],
        ],
        true,
      ),
      "#3b2030",
    ) +
    fill(
      curve(
        [
          [x - 41, y - 16],
          [x, y - 23],
          [x + 41, y - 19],
          [x + 37, y + 9],
          [x + 5, y + 22],
          [x - 33, y + 11],
        ],
        true,
      ),
      "#1c3a5e",
    ) +
    fill(
      curve(
        [
          [x - 36, y - 14],
          [x - 4, y - 20],
          [x + 6, y - 18],
          [x - 18, y + 12],
          [x - 30, y + 8],
        ],
        true,
      ),
      "#6fa9c4",
      0.75,
    );
  return (
    fill(lens(706, 1146, 300, 34), "#3a2228", 0.4) +
    stroke("M562 1096Q660 1070 806 1098M802 1090Q700 1076 600 1104", "#5a3040", 6) +
    lensOf(606, 1114) +
    lensOf(734, 1108) +
    stroke("M654 1100Q670 1090 686 1096", "#5a3040", 8)
  );
}

/** A paper cup of coffee in a sleeve of kraft paper, rounded by bands from light to shade. */
function cup(sheet: Sheet): Drawing {
  const side = "M-78-178L-56-10Q-52 14 0 15Q52 14 56-10L78-178Q0-140-78-178Z";
  const sleeve = "M-72-130L-61-46Q0-14 61-46L72-130Q0-96-72-130Z";
  const round = (lit: string, shade: string) =>
    sheet.linear(
      [
        [0, shade],
        [0.16, lit],
        [0.42, lit],
        [0.78, shade],
        [1, shade],
      ],
      [-78, 0],
      [78, 0],
    );
  return place(
    fill("M-30 14Q60 34 236 10Q180-22 44-16Z", "#3a2228", 0.5) +
      fill(side, round("#fffaf0", "#b9b2cc")) +
      fill(sleeve, round("#d3a169", "#9a6a4c")) +
      stroke("M-66-88Q0-54 66-88", "#8a5c40", 2, 0.6) +
      fill(disc(0, -178, 80, 25), "#fffdf6") +
      fill(disc(0, -177, 71, 20), "#b9a9b4") +
      sheet.clipped(
        disc(0, -177, 71, 20),
        fill(disc(3, -168, 66, 17), "#5c3424") + fill(disc(-20, -171, 34, 7), "#a06c44"),
      ),
    286,
    1160,
    0.94,
  );
}

/** A straw hat with a ribbon, on its brim: plaited in rounds, its light from the window. */
function hat(sheet: Sheet): Drawing {
  const [x, y] = [1266, 1112];
  const brim = disc(x, y, 262, 74);
  const crown = `M${x - 132} ${y - 8}C${x - 132} ${y - 120} ${x - 96} ${y - 168} ${x} ${y - 170}C${x + 96} ${y - 168} ${x + 132} ${y - 120} ${x + 132} ${y - 8}Q${x} ${y + 46} ${x - 132} ${y - 8}Z`;
  const rounds = shares(8).map((share) => disc(x, y - 3, mixed(146, 252, share), mixed(40, 70, share)));
  const courses = counted(9).map((index) => {
    const [up, half] = [34 + index * 14.5, 133 - index * index * 1.15];
    return `M${x - half} ${y - up}Q${x} ${y - up + 48} ${x + half} ${y - up}`;
  });
  const ticks = counted(60).map((index) => {
    const angle = (index / 60) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return polyline([
      [x + c * 150, y - 3 + s * 42],
      [x + c * 258, y - 1 + s * 72],
    ]);
  });
  const round = (edge: string, lit: string, body: string, shade: string) =>
    sheet.linear(
      [
        [0, edge],
        [0.2, lit],
        [0.5, body],
        [0.86, shade],
        [1, shade],
      ],
      [x - 134, y],
      [x + 134, y + 20],
    );
  const ribbon = `M${x - 134} ${y - 50}Q${x} ${y + 6} ${x + 134} ${y - 50}L${x + 132} ${y - 6}Q${x} ${y + 48} ${x - 132} ${y - 6}Z`;
  return (
    fill(disc(x + 40, y + 20, 268, 70), "#3a2228", 0.5) +
    fill(disc(x, y + 7, 262, 74), "#a9763f") +
    fill(brim, "#ecc98a") +
    sheet.clipped(
      brim,
      fill(disc(x + 110, y + 20, 210, 62), "#c9985a", 0.6) +
        stroke(rounds.join(""), "#b98a4e", 2, 0.7) +
        stroke(ticks.join(""), "#b98a4e", 1.3, 0.5) +
        fill(
          `M${x - 100} ${y + 10}Q${x + 60} ${y + 40} ${x + 132} ${y}L${x + 250} ${y + 20}Q${x + 120} ${y + 66} ${x - 10} ${y + 30}Z`,
          "#8a5a48",
          0.45,
        ),
    ) +
    fill(crown, round("#d9b273", "#f7dca4", "#e3bb78", "#a3744c")) +
    sheet.clipped(
      crown,
      stroke(courses.join(""), "#a9763f", 2, 0.55) +
        fill(disc(x - 8, y - 160, 84, 20), "#e8c486") +
        fill(disc(x - 2, y - 155, 64, 12), "#c2935a", 0.8) +
        fill(`M${x - 134} ${y - 60}Q${x} ${y - 4} ${x + 134} ${y - 60}V${y - 40}H${x - 134}Z`, "#7a4f3c", 0.3),
    ) +
    fill(ribbon, round("#17486f", "#3a86b0", "#1d5d86", "#0f2f50"))
  );
}
