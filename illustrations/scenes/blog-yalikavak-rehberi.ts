import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest, motorYacht } from "../parts/boats/boats.ts";
import { type Caique, caique, caiqueImage } from "../parts/boats/caique.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;
/** Height of the quay above the water. */
const QUAY = 0.9;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.5, focal: 1700 });
/** Along the quay's edge, away from us and to the right; across, out over the water. */
const EDGE = frameOf(EYE, { right: 1.4, away: 10.2, heading: 40 });

/** The boats, bow to the quay: where each lies along it, and how far her stem is from it. */
const BOATS: readonly (Caique & { at: number; gap: number })[] = [
  {
    at: 0,
    gap: 1.2,
    long: 9.5,
    mast: 6,
    house: [0.2, 0.43],
    boom: true,
    hull: ["#fff6df", "#a9a6c4"],
    stripe: ["#2f86a8", "#1f5279"],
    bottom: ["#b9503a", "#74303b"],
    net: ["#ef9a63", "#cf6238", "#8f3a3c"],
  },
  {
    at: 4.4,
    gap: 1.6,
    long: 6.8,
    mast: 3.6,
    hull: ["#3b93a6", "#1f5a7c"],
    stripe: ["#fdf0d2", "#b3aecb"],
    bottom: ["#8f3a3c", "#5a2836"],
  },
  {
    at: 9.4,
    gap: 1.1,
    long: 10,
    mast: 6.8,
    house: [0.16, 0.36],
    boom: true,
    hull: ["#e2a748", "#a5644a"],
    stripe: ["#b9503a", "#7a3340"],
    bottom: ["#2b5a7c", "#1c3f5c"],
  },
  {
    at: 15,
    gap: 1.3,
    long: 8.4,
    mast: 4.2,
    house: [0.22, 0.44],
    hull: ["#fff6df", "#a9a6c4"],
    stripe: ["#b9503a", "#7a3340"],
    bottom: ["#2b5a7c", "#1c3f5c"],
  },
];

/** The old quay of Yalıkavak early in the morning: caiques lie bow to it, a net over a rail; a fisherman mends, the mill stands on its hill, the marina in the haze. */
export const SCENE: Scene = {
  name: "blog-yalikavak-rehberi",
  seed: 24,
  mood: "morning",
  colours: {
    sky: ["#6fb0c4", "#a9cfcf", "#f6e4ba", "#ffd7a0"],
    zenith: "#3f8db0",
    sea: ["#f8dfb0", "#b5d2c6", "#5ca6b2", "#1d6a88", "#134c6c"],
    seaLight: "#fdf3d8",
    seaDark: "#2f7d95",
    near: "#1c3f58",
    groundShade: "#7d6a80",
  },
  grain: 0.34,
  crops: { wide: 150, square: 340 },
  draw(sheet) {
    drawBay(sheet);
    drawHill(sheet);
    drawBoats(sheet);
    drawQuay(sheet);
    drawFisherman(sheet);
    drawCrates(sheet);
  },
};

/** The far shore and the marina, pale in the haze on the left. */
function drawBay(sheet: Sheet): void {
  const pale = sheet.tinted({
    wall: "#f6efdb",
    wallBright: "#fbf6e6",
    wallShade: "#b9c6cc",
    wallDeep: "#a2b4c0",
    window: "#8ba6b2",
  });
  const mist = sheet.linear(
    [
      [0, "#fde6bd", 0],
      [1, "#fde6bd", 0.9],
    ],
    [0, 450],
    [0, HORIZON],
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.5 }),
    fill(lens(300, 268, 620, 20) + lens(120, 300, 420, 12) + lens(560, 226, 300, 9), "#fff0d2", 0.9),
    fill(
      curveDownTo(
        pointsOf([-40, 452, 90, 436, 220, 462, 360, 440, 500, 468, 640, 492, 760, 486, 900, 520, 1000, 545]),
        HORIZON + 3,
      ),
      "#aec6c8",
    ),
    fill(box(0, 430, 1100, 114), mist),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 70, foot: false }),
    place(mastForest(pale, { width: 420, count: 15, height: 118, seed: 4 }), 170, 572),
    place(motorYacht(pale), 112, 580, 0.34),
    place(motorYacht(pale), 330, 574, 0.26),
    ripples(sheet, { x: 220, y: 584, width: 560, height: 22, count: 18, colour: "#a3bfbf" }),
  );
}

/** The hill with its mill, the white cubes of the old village at its foot, poplars and the mosque. */
function drawHill(sheet: Sheet): void {
  const back = curveDownTo(pointsOf([690, 592, 790, 540, 900, 486, 1060, 440, 1240, 380, 1420, 330, 1640, 300]), 596);
  const knoll = curveDownTo(
    pointsOf([830, 596, 930, 540, 1030, 470, 1130, 392, 1210, 350, 1300, 346, 1400, 386, 1520, 450, 1660, 500]),
    600,
  );
  sheet.add(
    fill(back, "#9fb0a6"),
    fill(knoll, "#b9b377"),
    sheet.clipped(knoll, fill("M1262 330C1290 390 1330 430 1342 490C1356 560 1420 600 1440 680H1700V300Z", "#828c62")),
    // The path winds up from the houses, narrower with its height.
    sheet.clipped(
      knoll,
      fill(
        "M1040 580C1080 540 1160 530 1190 504C1216 480 1140 462 1150 436C1158 412 1210 404 1236 366L1250 370C1232 414 1174 424 1172 440C1172 460 1246 478 1222 514C1196 548 1110 556 1086 590Z",
        "#f0dcaa",
      ),
    ),
    fill("M1206 362Q1210 348 1228 345H1310Q1328 348 1334 364Q1270 376 1206 362Z", "#e3cc9a"),
    fill("M1282 345H1310Q1328 348 1334 364Q1312 370 1288 371Z", "#a3917c"),
    place(windmill(sheet, { turn: 20 }), 1268, 352, 0.56),
    village(sheet, {
      rows: 3,
      far: [1010, 1640],
      near: [900, 1640],
      ground: (x, share) => 536 + share * 52 - (1 - share) * Math.max(0, x - 1000) * 0.09,
      scale: [0.4, 0.74],
      seed: 7,
      gardens: 0.2,
      flowers: 0.1,
    }),
    place(mosque(sheet), 1010, 596, 0.66),
    poplar(1480, 600, 230, 3),
    poplar(1528, 604, 270, 5),
    fill("M830 590L1640 598V612H830Z", "#ecd9ac"),
    fill("M820 597L1640 609V622L820 603Z", "#8f8a96"),
    ripples(sheet, { x: 1180, y: 618, width: 800, height: 50, count: 34, colour: "#f1e6c8", opacity: 0.75 }),
    ripples(sheet, { x: 1180, y: 614, width: 800, height: 12, count: 20, colour: "#6f8f94", opacity: 0.6 }),
  );
}

/** A Lombardy poplar as one flame: its left side in the light, its edge uneven where twigs stand out. */
function poplar(x: number, y: number, height: number, seed: number): Drawing {
  const random = randomOf(seed * 17);
  const half = (up: number) => height * 0.105 * Math.sin((0.12 + up * 0.86) * Math.PI) ** 0.8 + 1;
  const side = (sign: -1 | 1, breadth: number, shift: number, top: number) =>
    shares(12).map((share): Point => {
      const up = share * top;
      return [
        x + shift * half(up) + sign * half(up) * breadth * random.between(0.84, 1.12),
        y - height * (0.06 + up * 0.94),
      ];
    });
  const flame = (breadth: number, shift: number, top = 1) =>
    curve([...side(-1, breadth, shift, top), ...side(1, breadth, shift, top).toReversed()], true);
  return fill(flame(1, 0), "#4b6344") + fill(flame(0.5, -0.34, 0.95), "#8a9a55");
}

/** The frame of a boat: from her stern to her bow, to port, up from the water. */
function frameOfBoat({ at, gap, long = 9.5 }: (typeof BOATS)[number]): Project {
  return ([along, across, up]) => EDGE([at + across, gap + long - along, up - QUAY]);
}

/** The farthest first, each over its image. */
function drawBoats(sheet: Sheet): void {
  for (const [index, boat] of BOATS.toReversed().entries()) {
    const view = frameOfBoat(boat);
    sheet.add(caiqueImage(view, boat, index + 3), caique(sheet, view, boat));
  }
}

/** The quay: pale coping along the edge, slabs whose joints share its vanishing points, long shadows over them. */
function drawQuay(sheet: Sheet): void {
  const random = randomOf(6);
  const strip = (across: readonly [number, number], [from, to]: readonly [number, number] = [-6.4, 60]): Path =>
    polygon([
      EDGE([from, across[0], 0]),
      EDGE([to, across[0], 0]),
      EDGE([to, across[1], 0]),
      EDGE([from, across[1], 0]),
    ]);
  const ground = polygon([EDGE([-6.4, 0, 0]), EDGE([60, 0, 0]), [1700, 590], [1700, 1300], [200, 1300]]);
  const joints = counted(26).map((index) => {
    const at = -6 + index * 1.5;
    return polyline([EDGE([at, -0.5, 0]), EDGE([at, -12, 0])]);
  });
  const rows = [-2, -3.5, -5, -6.5, -8].map((across) => polyline([EDGE([-8, across, 0]), EDGE([60, across, 0])]));
  const worn = counted(16).map(() => {
    const [at, across] = [-6 + 1.5 * random.whole(0, 12), -0.5 - 1.5 * random.whole(0, 4)];
    return strip([across, across - 1.5], [at, at + 1.5]);
  });
  const lines = BOATS.flatMap((boat) => [mooring(boat, boat.at + 0.9), mooring(boat, boat.at - 1.1)]);
  sheet.add(
    fill(ground, sheet.downwards(["#f7e3b6", "#ecd0a0", "#d9b68c"], 640, 1200)),
    sheet.clipped(
      ground,
      fill(worn.join(""), "#d3ad83", 0.32) + stroke(joints.join("") + rows.join(""), "#c49f7c", 2.6, 0.75),
    ),
    fill(strip([0, -0.5]), "#fff1cd"),
    stroke(polyline([EDGE([-8, -0.5, 0]), EDGE([60, -0.5, 0])]), "#b99a7c", 2.6),
    sheet.clipped(ground, fill(shadeOfBoats(), sheet.mood.groundShade, 0.55)),
    ...[15.9, 13.9, 10.3, 8.3, 5.3, 3.3, 0.9, -1.1].map((at) => bollard(sheet, at)),
    stroke(lines.join(""), "#6b4238", 3),
  );
}

/** Where the shadow of a place falls on the quay: the sun is low on the left, a little behind us. */
function shadowOf([along, across, up]: Place): Point {
  const [right, away] = [up * 2.1, up * 0.34];
  return EDGE([along + right * 0.643 + away * 0.766, across - right * 0.766 + away * 0.643, 0]);
}

/** An iron bollard near the edge, its long shadow, and the line that runs from it to a bow. */
function bollard(sheet: Sheet, at: number): Drawing {
  const foot: Place = [at, -0.28, 0];
  const [x, y] = EDGE(foot);
  const m = (y - HORIZON) / 2.5;
  const [tipX, tipY] = shadowOf([at, -0.28, 0.42]);
  return (
    fill(
      polygon([
        [x - m * 0.08, y + m * 0.03],
        [x, y - m * 0.05],
        [tipX, tipY - m * 0.05],
        [tipX + m * 0.06, tipY + m * 0.03],
      ]),
      sheet.mood.groundShade,
      0.7,
    ) +
    fill(
      `M${x - m * 0.11} ${y}L${x - m * 0.09} ${y - m * 0.34}H${x + m * 0.09}L${x + m * 0.11} ${y}Q${x} ${y + m * 0.05} ${x - m * 0.11} ${y}Z`,
      "#2b4f66",
    ) +
    fill(`M${x + m * 0.03} ${y + m * 0.02}V${y - m * 0.34}H${x + m * 0.09}L${x + m * 0.11} ${y}Z`, "#17324a") +
    fill(disc(x, y - m * 0.35, m * 0.14, m * 0.055), "#6f97a4")
  );
}

/** The shade of the bows and masts, laid far over the stones. */
function shadeOfBoats(): Path {
  return BOATS.map(({ at, gap, long = 9.5, mast = 6 }) => {
    const rail = [1, 0.94, 0.86, 0.76, 0.66].map((share): Point => {
      const wide = 1.5 * (1 - share) ** 0.5 * 1.3;
      return shadowOf([at - wide, gap + long * (1 - share), 1.05 - (1 - share) * 1.6]);
    });
    const head = shadowOf([at, gap, 1.4]);
    const spar = [-0.06, 0.06].map((side) => shadowOf([at + side, gap + long * 0.4, 0]));
    const top = [0.04, -0.04].map((side) => shadowOf([at + side, gap + long * 0.4, mast - QUAY]));
    return polygon([head, ...rail, shadowOf([at, gap, 0])]) + polygon([...spar, ...top]);
  }).join("");
}

/** A line from a bow down to its bollard: it sags. */
function mooring({ at, gap }: (typeof BOATS)[number], to: number): Path {
  const [x0, y0] = EDGE([at, gap + 0.2, 0.86]);
  const [x1, y1] = EDGE([to, -0.28, 0.3]);
  return `M${x0} ${y0}Q${mixed(x0, x1, 0.55)} ${mixed(y0, y1, 0.5) + 26} ${x1} ${y1}`;
}

/** Where the net lies on the stones, as along and across the quay's edge. */
const NET: readonly Point[] = [
  [3, -1.5],
  [2.4, -1.1],
  [1.6, -1.25],
  [0.8, -1.0],
  [0, -1.2],
  [-0.8, -1.1],
  [-1.5, -1.5],
  [-1.7, -2.1],
  [-1.2, -2.7],
  [-0.4, -3.0],
  [0.2, -3.6],
  [1.2, -4.2],
  [2.6, -3.9],
  [3.2, -2.6],
];

/** The colours of the net ashore, lit, plain and in its folds. */
const CORD = ["#d67d50", "#b65a3c", "#8c3f3c"] as const;

/** The spread net: folds that run away from the fisherman's hands, its meshes, the line of corks along its hem. */
function drawNet(sheet: Sheet): void {
  const random = randomOf(12);
  const [lit, plain, shade] = CORD;
  const ground = (at: number, out: number, up = 0): Point => EDGE([at, out, up]);
  const net = curve(
    NET.map(([at, out]) => ground(at, out, 0.06)),
    true,
  );
  // Folds fan out from his feet; each is narrow there and broad at the hem.
  const fan = (turn: number, reach: number): Point => {
    const bent = turn + 0.035 * Math.sin(reach * 2.1 + turn * 9);
    return ground(2.7 - Math.cos(bent) * reach, -1.45 - Math.sin(bent) * reach, 0.1);
  };
  const fold = (turn: number, wide: number): Path => {
    const steps = shares(9).map((share) => mixed(0.2, 5, share));
    return curve(
      [
        ...steps.map((reach) => fan(turn, reach)),
        ...steps.toReversed().map((reach) => fan(turn + (wide * Math.min(1, reach)) / 1.4, reach)),
      ],
      true,
    );
  };
  const mesh = [
    ...counted(44).map((index) => polyline(shares(12).map((share) => fan(-0.25 + index * 0.045, 0.3 + share * 4.6)))),
    ...counted(30).map((index) => polyline(shares(16).map((share) => fan(-0.3 + share * 2, 0.4 + index * 0.15)))),
  ];
  const line = NET.slice(1, 10).map(([at, out], index) => ground(at + 0.04, out - 0.1 - (index % 2) * 0.08, 0.12));
  const corks = shares(30).map((share): Point => {
    const reach = share * (line.length - 1.001);
    const [a, b] = [line[Math.floor(reach)] ?? [0, 0], line[Math.floor(reach) + 1] ?? [0, 0]];
    return [mixed(a[0], b[0], reach % 1), mixed(a[1], b[1], reach % 1) + random.around(2)];
  });
  const turns = [-0.16, 0.12, 0.3, 0.62, 0.84, 1.2, 1.42];
  sheet.add(
    fill(
      curve(
        NET.map(([at, out]) => ground(at + 0.14, out - 0.2)),
        true,
      ),
      sheet.mood.groundShade,
      0.6,
    ),
    fill(net, plain),
    sheet.clipped(
      net,
      fill(turns.map((turn) => fold(turn, 0.08)).join(""), shade) +
        fill(turns.map((turn) => fold(turn - 0.07, 0.07)).join(""), lit) +
        stroke(mesh.join(""), shade, 1.2, 0.42),
    ),
    stroke(curve(line), "#f0d6a4", 3),
    fill(corks.map(([x, y]) => disc(x, y, 6.4, 5)).join(""), "#8a4a34"),
    fill(corks.map(([x, y]) => disc(x - 1.2, y - 1.5, 4.6, 3.4)).join(""), "#f6cf86"),
  );
}

/** A fisherman on an upturned crate; the net comes over his knees from where it lies spread on the stones. */
function drawFisherman(sheet: Sheet): void {
  const [x, y] = EDGE([3.3, -1.3, 0]);
  drawNet(sheet);
  sheet.add(place(seatAndMan(sheet), x, y, ((y - HORIZON) / 2.5) * 0.0175));
}

/** The man on his crate, 100 to his full height, and the net over his knees. */
function seatAndMan(sheet: Sheet): Drawing {
  const { groundShade } = sheet.mood;
  return (
    fill("M-14 0L150-20L152-10L110 6L16 6Z", groundShade, 0.6) +
    fill("M-12-26L14-24V2L-12 0Z", "#d9a468") +
    fill("M14-24L24-28V-2L14 2Z", "#8f5f52") +
    stroke("M-12-17L14-15M-12-8L14-6", "#8f5f52", 1.6) +
    person(sheet, {
      pose: "sitting",
      mirrored: true,
      sleeves: "long",
      top: "#fdf0d8",
      bottom: "#2f5575",
      hat: "#f0d59a",
      shadow: false,
    }) +
    fill("M-2-32C-14-40-22-42-27-36C-34-24-40-8-56 4C-40 10-22 8-14 2C-18-10-14-22-2-26Z", "#b65a3c") +
    fill("M-14-38C-22-42-26-38-29-32C-35-20-42-8-56 4C-46 4-38 0-34-6C-28-16-24-28-14-38Z", "#df8a58") +
    fill("M-2-27C-12-22-17-12-14 2C-18 5-22 5-26 6C-24-8-18-22-2-29Z", "#7a3540")
  );
}

/** Fish crates in the near corner, stacked anyhow: slats with gaps, their lit ends towards the water, a coil of rope on top. */
function drawCrates(sheet: Sheet): void {
  const [long, wide, high] = [0.72, 0.46, 0.24];
  const crate = (
    at: number,
    out: number,
    low: number,
    [lit, shade, rims]: readonly [string, string, string],
  ): Drawing => {
    const end = (low2: number, high2: number) =>
      polygon([
        EDGE([at, out, low2]),
        EDGE([at, out - long, low2]),
        EDGE([at, out - long, high2]),
        EDGE([at, out, high2]),
      ]);
    const side = (low2: number, high2: number) =>
      polygon([
        EDGE([at, out - long, low2]),
        EDGE([at + wide, out - long, low2]),
        EDGE([at + wide, out - long, high2]),
        EDGE([at, out - long, high2]),
      ]);
    const rim = (inset: number, up: number) =>
      polygon([
        EDGE([at + inset, out - inset, up]),
        EDGE([at + wide - inset, out - inset, up]),
        EDGE([at + wide - inset, out - long + inset, up]),
        EDGE([at + inset, out - long + inset, up]),
      ]);
    const slats = [0, 0.09, 0.18].map((up) => [low + up, low + up + 0.07] as const);
    return (
      fill(end(low, low + high) + side(low, low + high), "#3d2a3c") +
      fill(slats.map(([a, b]) => end(a, b)).join(""), lit) +
      fill(slats.map(([a, b]) => side(a, b)).join(""), shade) +
      fill(rim(0, low + high + 0.01), rims) +
      fill(rim(0.035, low + high + 0.01), "#5a3a44")
    );
  };
  const shade = polygon([
    EDGE([-3.1, -2.9, 0]),
    shadowOf([-3.1, -2.9, 0.75]),
    shadowOf([-2.4, -2.9, 0.75]),
    shadowOf([-2.4, -4, 0.5]),
    EDGE([-2.5, -4, 0]),
  ]);
  const wood = ["#e0ad6e", "#8f5c4c", "#f9dfa8"] as const;
  const blue = ["#5fa3b4", "#2a5a7a", "#a9d3d6"] as const;
  sheet.add(
    fill(shade, sheet.mood.groundShade, 0.6),
    crate(-2.5, -3.1, 0, wood),
    crate(-2.46, -3.06, 0.25, blue),
    crate(-3.05, -2.95, 0, blue),
    crate(-3.08, -2.9, 0.25, wood),
    crate(-3.02, -2.98, 0.5, wood),
  );
}
