import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { rowedBoat } from "../parts/boats/rowedBoat.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { harbourCastle } from "../parts/buildings/harbourCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 606;
/** Height of the eye over the water, in metres: of somebody who stands on the deck aft. */
const EYE = 3.4;
const near = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1500 });
/** The same eye with a longer lens for what lies across the harbour. */
const far = cameraOf({ horizon: HORIZON, centre: 772, eye: EYE, focal: 1800 });
/** Where the castle's rock meets the sea. */
const SHORE = 638;

const WOOD = { bright: "#ffe9bd", lit: "#e9bd80", worn: "#cf9a60", shade: "#8a5b58", deep: "#57384e" };
const ROPE = "#f4e3bd";
const SHADOW = "#7d4f62";

/** The Castle of St Peter over the bow of a tirhandil that comes into the west harbour: sponges and a net on her foredeck, a man rowing ahead. */
export const SCENE: Scene = {
  name: "stop-bodrum-castle",
  seed: 31,
  mood: "day",
  colours: { zenith: "#1c6396", sky: ["#3a8db8", "#86c1d2", "#f3e9cf"] },
  grain: 0.28,
  crops: { wide: 150, square: 330 },
  draw(sheet) {
    drawDistance(sheet);
    sheet.add(harbourCastle(far));
    drawWater(sheet);
    drawBoat(sheet);
  },
};

function drawDistance(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON }),
    place(summerCloud(sheet, "tall"), 1326, 566, 1.6),
    place(summerCloud(sheet, "broad"), 284, 494, 0.92),
    ridge(sheet, {
      crest: pointsOf([-20, 430, 90, 412, 210, 438, 330, 470, 470, 486, 620, 520, 820, 560, 1000, 596]),
      foot: HORIZON + 30,
      mist: 70,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([1240, 600, 1340, 574, 1430, 560, 1520, 566, 1640, 540]),
      foot: HORIZON + 2,
      colour: "#93b9cb",
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 60, foot: false }),
    fill("M-20 520Q90 500 200 528T420 590L520 640H-20Z", blend(sheet.mood.leaf, sheet.mood.far, 0.22)),
    fill("M-20 520Q90 500 200 528Q120 536 60 566T-20 590Z", blend("#a3a765", sheet.mood.far, 0.3)),
    groupedTown(sheet.tinted({ wall: "#f4f1e8", wallShade: "#b9c6d8", window: "#5f86a6", door: "#5f86a6" }), {
      rows: 3,
      far: [-60, 210],
      near: [-60, 420],
      ground: (x, share) => 552 + share * 78 + Math.max(0, x - 40) * 0.12 * (1 - share),
      scale: [0.3, 0.42],
      spacing: 1.05,
      seed: 6,
    }),
    fill("M-20 632H430V646H-20Z", "#dcb27e") + fill("M-20 629H430V634H-20Z", "#fff0cb"),
    marina(sheet),
  );
}

/** Small yachts that lie along the quay before the town. */
function marina(sheet: Sheet): Drawing {
  const random = randomOf(14);
  const yachts = counted(6).map((index) => [34 + index * 47 + random.around(4), random.between(60, 96)] as const);
  const hulls = (low: number) => yachts.map(([x]) => `M${x - 19} ${low}H${x + 22}L${x + 14} 652H${x - 16}Z`).join("");
  return (
    fill(yachts.map(([x]) => lens(x + 4, 654, 62, 9)).join(""), sheet.mood.seaDark, 0.7) +
    stroke(yachts.map(([x, tall]) => `M${x} 642v${-tall}`).join(""), "#8a6c6c", 2.2) +
    stroke(
      yachts.map(([x, tall]) => `M${x} ${642 - tall}L${x + 21} 640M${x} ${642 - tall}L${x - 18} 640`).join(""),
      "#8a6c6c",
      0.9,
      0.7,
    ) +
    fill(yachts.map(([x]) => box(x - 9, 633, 19, 8)).join(""), "#2f6f96") +
    fill(hulls(639), "#fffdf6") +
    fill(hulls(646), "#a9b9d2")
  );
}

// The water.

/** Towers and walls by their left and right edges and height over the sea, with their colour, for what the water keeps of them. */
const IMAGES: readonly (readonly [left: number, right: number, high: number, colour: string])[] = [
  [290, 1560, 40, "#a58d97"],
  [320, 1440, 92, "#e8cda0"],
  [318, 380, 130, "#f0d6a6"],
  [380, 430, 110, "#8d7894"],
  [618, 698, 140, "#f0d6a6"],
  [698, 748, 130, "#8d7894"],
  [745, 840, 240, "#e8cda0"],
  [850, 957, 310, "#f0d6a6"],
  [957, 1008, 270, "#8d7894"],
  [1080, 1150, 160, "#dcc0a2"],
  [1198, 1372, 240, "#f0d6a6"],
  [1372, 1446, 220, "#8d7894"],
];

function drawWater(sheet: Sheet): void {
  const random = randomOf(8);
  const strokes = IMAGES.map(([left, right, high, colour]) => {
    let path = "";
    const parts = right - left > 300 ? 9 : 1;
    for (let down = 9; down < high; down += mixed(5, 16, down / 300)) {
      const share = down / high;
      for (const part of counted(parts)) {
        if (random.chance(share * 0.34)) continue;
        const wide = ((right - left) / parts) * random.between(0.9, 1.25) * (1 - share * 0.5);
        const x = left + ((right - left) * (part + 0.5)) / parts + random.around(5 + share * 24);
        path += lens(x, SHORE + down, wide, mixed(5, 10, down / 300) * random.between(0.7, 1.2));
      }
    }
    return fill(path, colour, 0.62);
  });
  sheet.add(
    fill(lens(930, SHORE + 26, 1300, 60), sheet.mood.seaDark, 0.35),
    ...strokes,
    ripples(sheet, { x: 1000, y: SHORE + 16, width: 1200, height: 300, count: 60, opacity: 0.5 }),
    ripples(sheet, { x: 1200, y: 880, width: 800, height: 310, count: 34, colour: sheet.mood.seaDark, opacity: 0.7 }),
    ripples(sheet, { x: 1250, y: 820, width: 740, height: 360, count: 22, opacity: 0.55 }),
    rowedBoat(sheet, near, { right: 8.4, away: 27, heading: 66 }),
    gull(sheet),
  );
}

/** A gull that glides low over the water, its image under it. */
function gull(sheet: Sheet): Drawing {
  const [x, y] = [1120, 930];
  return (
    fill(lens(x + 30, y + 128, 150, 12) + lens(x + 44, y + 144, 90, 8), sheet.mood.seaDark, 0.6) +
    // The far wing, the body with its tail, the near wing with its dark tip.
    fill(
      `M${x + 4} ${y - 6}Q${x + 30} ${y - 44} ${x + 74} ${y - 50}Q${x + 104} ${y - 50} ${x + 128} ${y - 34}Q${x + 84} ${y - 34} ${x + 34} ${y + 6}Z`,
      "#aebbd4",
    ) +
    fill(
      `M${x + 128} ${y - 34}Q${x + 110} ${y - 50} ${x + 92} ${y - 50}Q${x + 100} ${y - 38} ${x + 98} ${y - 35}Z`,
      "#3a4358",
    ) +
    fill(
      `M${x - 44} ${y - 2}Q${x - 34} ${y - 16} ${x - 16} ${y - 12}Q${x + 20} ${y - 14} ${x + 66} ${y + 10}L${x + 58} ${y + 20}Q${x + 10} ${y + 24} ${x - 24} ${y + 8}Z`,
      "#fffdf6",
    ) +
    fill(
      `M${x - 26} ${y + 7}Q${x + 10} ${y + 10} ${x + 62} ${y + 15}L${x + 58} ${y + 20}Q${x + 10} ${y + 24} ${x - 26} ${y + 7}Z`,
      "#b9c2d8",
    ) +
    dots([[x - 33, y - 6]], 2.4, "#2a3050") +
    fill(`M${x - 43} ${y - 4}L${x - 60} ${y + 3}L${x - 41} ${y + 3}Z`, "#ee9a3a") +
    fill(
      `M${x + 26} ${y - 4}Q${x - 4} ${y - 50} ${x - 50} ${y - 62}Q${x - 92} ${y - 66} ${x - 132} ${y - 40}Q${x - 80} ${y - 44} ${x - 46} ${y - 26}T${x - 6} ${y + 2}Z`,
      "#fffdf6",
    ) +
    fill(
      `M${x + 26} ${y - 4}Q${x - 4} ${y - 50} ${x - 50} ${y - 62}Q${x - 70} ${y - 65} ${x - 92} ${y - 60}Q${x - 40} ${y - 50} ${x + 6} ${y - 2}Z`,
      "#c4cfe0",
    ) +
    fill(
      `M${x - 132} ${y - 40}Q${x - 112} ${y - 56} ${x - 92} ${y - 60}Q${x - 98} ${y - 48} ${x - 96} ${y - 44}Q${x - 116} ${y - 44} ${x - 132} ${y - 40}Z`,
      "#3a4358",
    )
  );
}

// The tirhandil. Along her: metres aft of her stem; across: to port; up: from the water.

const aboard = frameOf(near, { right: -0.9, away: 0, heading: -6 });
const LONG = 12.6;
const at = (aft: number, port: number, up: number): Point => aboard([LONG - aft, port, up]);
const beamAt = (aft: number): number => 1.64 * (1 - (1 - within(aft / 6.5)) ** 2.2) ** 0.8;
const railAt = (aft: number): number => 1.45 + 0.8 * within((6.5 - aft) / 6.5) ** 2;
const deckAt = (aft: number): number => railAt(aft) - 0.48 - 0.14 * within((6.5 - aft) / 6.5) ** 2;

/** A strip along her between two lines, each by its distance from the rail inwards and from its height downwards. */
function along(side: 1 | -1, lines: readonly [Point, Point], [from, to]: Point = [0, 9]): Path {
  const line = ([inwards, down]: Point): Point[] =>
    shares(26).map((share) => {
      const aft = mixed(from, to, share ** 1.5);
      const rail = railAt(aft);
      return at(aft, side * Math.max(0, beamAt(aft) - inwards), down < 0 ? rail : mixed(rail, deckAt(aft), down));
    });
  return polygon([...line(lines[0]), ...line(lines[1]).toReversed()]);
}

function drawBoat(sheet: Sheet): void {
  sheet.add(
    // Her shadow on the water, whose edge the ripples break.
    shadowOnWater(),
    ripples(sheet, { x: 760, y: 900, width: 190, height: 220, count: 16, opacity: 0.6 }),
    deck(sheet),
    sides(),
    ...gear(sheet),
  );
}

/** Her bowsprit and the stay, which goes up to a mast that stands behind us. */
function bowsprit(): Drawing {
  const spar = (half: number, from: number, to: number): Path =>
    polygon([
      at(1.1, half, 2.4 + from),
      at(-2.8, half * 0.7, 3 + from),
      at(-2.8, -half * 0.7, 3 + to),
      at(1.1, -half, 2.4 + to),
    ]);
  const [x, y] = at(-2.8, 0, 3);
  return (
    stroke(polyline([at(-2.6, 0, 3), at(4, 0.1, 9)]), "#3a3050", 2.6) +
    fill(
      spar(0.12, -0.1, -0.1) +
        polygon([at(1.1, -0.12, 2.3), at(1.1, 0.12, 2.3), at(1.1, 0.12, 2.48), at(1.1, -0.12, 2.48)]),
      WOOD.shade,
    ) +
    fill(spar(0.1, 0, 0.02), WOOD.lit) +
    fill(disc(x, y, 9, 8), "#fffaf0")
  );
}

function shadowOnWater(): Drawing {
  const random = randomOf(19);
  const edge = shares(14).map((share): Point => at(mixed(-0.1, 5.2, share), -mixed(1.5, 3.2, share ** 0.7), 0));
  const strokes = edge.map(([x, y]) =>
    lens(x + random.around(16), y + random.around(4), random.between(70, 130), random.between(8, 13)),
  );
  return fill(polygon([at(-0.2, 0.1, 0), ...edge, at(5.2, 0, 0)]) + strokes.join(""), "#134a74", 0.72);
}

function deck(sheet: Sheet): Drawing {
  const edge = (side: 1 | -1): Point[] =>
    shares(26).map((share) => at(9 * share, side * Math.max(0, beamAt(9 * share) - 0.2), deckAt(9 * share)));
  const whole = polygon([...edge(1), ...edge(-1).toReversed()]);
  const seam = (port: number): Path => polyline(shares(14).map((share) => at(9 * share, port, deckAt(9 * share))));
  const plank = (port: number, from: number, to: number): Path =>
    polygon([
      at(from, port, deckAt(from)),
      at(to, port, deckAt(to)),
      at(to, port + 0.17, deckAt(to)),
      at(from, port + 0.17, deckAt(from)),
    ]);
  const random = randomOf(5);
  const planks = counted(26).map(() => {
    const from = random.between(0, 6);
    return plank(random.whole(-8, 8) * 0.17, from, from + random.between(1, 2.4));
  });
  const shade = polygon([
    ...edge(1),
    ...shares(26)
      .toReversed()
      .map((share) => at(9 * share, Math.max(-0.1, beamAt(9 * share) - 0.78), deckAt(9 * share))),
  ]);
  return (
    fill(whole, WOOD.lit) +
    sheet.clipped(
      whole,
      fill(planks.slice(0, 13).join(""), "#f3cd94") +
        fill(planks.slice(13).join(""), "#dcab6e") +
        stroke(
          counted(19)
            .map((index) => seam((index - 9) * 0.17))
            .join(""),
          "#a8713f",
          1.8,
          0.7,
        ) +
        fill(shade, SHADOW, 0.55),
    )
  );
}

/** Her bulwarks from inside, the port one in shade; timbers, rails, the little deck in her bow, stem and mooring post. */
function sides(): Drawing {
  const timbers = (side: 1 | -1): Path =>
    counted(9)
      .map((index) => {
        const aft = 1.5 + index * 0.72;
        const inner = (a: number, inwards: number, up: number) => at(a, side * (beamAt(a) - inwards), up);
        return polygon([
          inner(aft, 0.17, railAt(aft) - 0.04),
          inner(aft + 0.12, 0.17, railAt(aft) - 0.04),
          inner(aft + 0.12, 0.24, deckAt(aft)),
          inner(aft, 0.24, deckAt(aft)),
        ]);
      })
      .join("");
  // It lies between the rails, which meet at the stem.
  const bowEdge = (side: 1 | -1): Point[] =>
    shares(12).map((share) => {
      const aft = 1.3 * share;
      return at(aft, side * Math.max(0, beamAt(aft) - 0.14), railAt(aft) - 0.02);
    });
  const bow = [...bowEdge(1), ...bowEdge(-1).toReversed()];
  const [under, over] = [
    at(1.3, beamAt(1.3) - 0.16, railAt(1.3) - 0.14),
    at(1.3, -beamAt(1.3) + 0.16, railAt(1.3) - 0.14),
  ];
  const post = (half: number, aft: number, low: number, high: number): Path =>
    polygon([at(aft, half, low), at(aft, half, high), at(aft, -half, high), at(aft, -half, low)]);
  return (
    fill(
      along(1, [
        [0.1, 0],
        [0.2, 1],
      ]),
      "#7f6f96",
    ) +
    fill(timbers(1), "#a995ae") +
    fill(
      along(-1, [
        [0.1, 0],
        [0.2, 1],
      ]),
      "#fbeed2",
    ) +
    fill(timbers(-1), "#d8b487") +
    fill(
      along(1, [
        [-0.06, -1],
        [0.16, -1],
      ]),
      "#2f83a6",
    ) +
    fill(
      along(1, [
        [0.13, -1],
        [0.16, 0.12],
      ]),
      "#1c5478",
    ) +
    fill(
      along(-1, [
        [-0.06, -1],
        [0.16, -1],
      ]),
      "#4fa6c0",
    ) +
    fill(
      along(-1, [
        [-0.06, -1],
        [0, -1],
      ]),
      "#c9ecea",
    ) +
    fill(
      along(-1, [
        [0.13, -1],
        [0.16, 0.12],
      ]),
      "#1f6388",
    ) +
    fill(
      polygon([
        at(1.3, beamAt(1.3) - 0.14, railAt(1.3) - 0.02),
        at(1.3, -beamAt(1.3) + 0.14, railAt(1.3) - 0.02),
        over,
        under,
      ]),
      WOOD.shade,
    ) +
    fill(polygon(bow), "#f3d6a2") +
    stroke(
      counted(5)
        .map((index) =>
          polyline([at(1.3, (index - 2) * 0.22, railAt(1.3)), at(0.15, (index - 2) * 0.06, railAt(0.15))]),
        )
        .join(""),
      "#a8713f",
      1.8,
      0.7,
    ) +
    // The stem's head, and the post that holds the heel of the bowsprit, turns of rope about it.
    fill(post(0.1, 0.06, 2, 2.5), WOOD.worn) +
    fill(polygon([at(0.06, -0.02, 2), at(0.06, -0.02, 2.5), at(0.06, -0.1, 2.5), at(0.06, -0.1, 2)]), WOOD.deep) +
    fill(polygon([at(-0.16, 0.1, 2.5), at(0.08, 0.12, 2.5), at(0.08, -0.12, 2.5), at(-0.16, -0.1, 2.5)]), "#fffaf0") +
    bowsprit() +
    fill(polygon([at(1.2, -0.1, 1.98), at(1, -0.1, 2), at(0.72, -0.42, 2.06), at(0.92, -0.46, 2.02)]), "#8a5a62", 0.6) +
    fill(post(0.12, 1.2, 1.98, 2.66), WOOD.lit) +
    fill(polygon([at(1.2, 0.01, 1.98), at(1.2, 0.01, 2.66), at(1.2, -0.12, 2.66), at(1.2, -0.12, 1.98)]), WOOD.shade) +
    fill(
      polygon([at(1.06, 0.13, 2.66), at(1.22, 0.14, 2.66), at(1.22, -0.14, 2.66), at(1.06, -0.13, 2.66)]),
      WOOD.bright,
    ) +
    stroke(
      [2.16, 2.24, 2.32].map((up) => polyline([at(1.21, 0.105, up), at(1.21, -0.105, up + 0.02)])).join(""),
      ROPE,
      6,
    )
  );
}

/** What lies on her foredeck: hatch and cat, a coil of rope, a basket of sponges, the net over her rail. */
function gear(sheet: Sheet): Drawing[] {
  const floor = deckAt(4);
  const lid = floor + 0.34;
  const face = (corners: readonly Place[]): Path => polygon(corners.map(([aft, port, up]) => at(aft, port, up)));
  const level = (half: number, [from, to]: Point, up: number): Path =>
    face([
      [to, half, up],
      [to, -half, up],
      [from, -half, up],
      [from, half, up],
    ]);
  const [catX, catY] = at(3.8, 0.08, lid);
  return [
    fill(
      face([
        [4.5, -0.5, floor],
        [3.1, -0.5, floor],
        [2.9, -0.92, floor],
        [4.3, -0.92, floor],
      ]),
      SHADOW,
      0.6,
    ),
    fill(
      face([
        [4.5, 0.5, floor],
        [4.5, -0.5, floor],
        [4.5, -0.5, lid],
        [4.5, 0.5, lid],
      ]),
      "#c68f5e",
    ),
    fill(
      face([
        [4.5, -0.5, floor],
        [3.1, -0.5, floor],
        [3.1, -0.5, lid],
        [4.5, -0.5, lid],
      ]),
      WOOD.shade,
    ),
    fill(level(0.56, [3.04, 4.56], lid), WOOD.bright),
    fill(
      face([
        [4.56, 0.56, lid],
        [4.56, -0.56, lid],
        [4.56, -0.56, lid - 0.07],
        [4.56, 0.56, lid - 0.07],
      ]),
      WOOD.worn,
    ),
    fill(level(0.44, [3.2, 4.42], lid), "#f0c88e"),
    stroke(
      polyline([at(4.42, 0.15, lid), at(3.2, 0.15, lid)]) + polyline([at(4.42, -0.15, lid), at(3.2, -0.15, lid)]),
      "#a8713f",
      2.4,
    ),
    fill(lens(catX + 48, catY, 110, 17), SHADOW, 0.6),
    place(sittingCat(sheet), catX, catY, 0.27),
    basket(sheet, 5.3, 0.72),
    coil(5.5, -0.42),
    net(sheet),
  ];
}

/** A coil of rope, whose end runs forward to the post. */
function coil(aft: number, port: number): Drawing {
  const [x, y] = at(aft, port, deckAt(aft));
  const turns = counted(5).map((index) => [index, 62 - index * 2 + (index % 2) * 3] as const);
  const lead = curve([
    [x + 54, y - 36],
    at(4.4, -0.78, deckAt(4.4)),
    at(2.8, -0.62, deckAt(2.8)),
    at(1.6, -0.3, deckAt(1.6) + 0.02),
    at(1.3, -0.2, 2),
  ]);
  return (
    stroke(lead, "#8a5a62", 9, 0.5) +
    stroke(lead, ROPE, 5.4) +
    fill(disc(x + 40, y + 2, 72, 21), SHADOW, 0.6) +
    fill(disc(x, y - 14, 60, 22), "#7d5648") +
    turns
      .map(([index, wide]) => {
        const ring = disc(x + (index % 2) * 2, y - index * 9, wide, 22);
        return stroke(ring, "#a8835f", 11) + stroke(ring, ROPE, 6.4);
      })
      .join("")
  );
}

/** A wicker basket full of sponges, and some beside it. */
function basket(sheet: Sheet, aft: number, port: number): Drawing {
  const [x, y] = at(aft, port, deckAt(aft));
  const random = randomOf(23);
  const sponge = (dx: number, dy: number, size: number): Drawing => {
    const [cx, cy] = [x + dx, y + dy];
    const round = (angle: number, out: number): Point => [cx + Math.cos(angle) * out, cy + Math.sin(angle) * out * 0.8];
    const lumps = random.between(0, 6);
    const mass = curve(
      counted(17).map((index) => {
        const angle = (index / 17) * Math.PI * 2;
        return round(angle, size * (1 + 0.07 * Math.sin(angle * 3 + lumps) + random.around(0.06)));
      }),
      true,
    );
    const pits = counted(44).map((index): readonly [Point, number] => {
      const out = Math.sqrt((index + 0.5) / 44) * 0.94;
      return [
        round(index * 2.4 + random.around(0.2), out * size),
        (index % 7 === 2 ? 4.4 : 2.2) * mixed(1.1, 0.6, out) * random.between(0.8, 1.3),
      ];
    });
    return (
      fill(mass, "#c98d45") +
      sheet.clipped(
        mass,
        fill(blot(random, cx - size * 0.26, cy - size * 0.3, size * 0.86, size * 0.6), "#ecbf6c") +
          fill(disc(cx + size * 0.5, cy + size * 0.62, size * 0.9, size * 0.42), "#93603f", 0.75) +
          fill(pits.map(([[px, py], r]) => disc(px + 1, py + 1, r * 1.25)).join(""), "#fbe2a2", 0.75) +
          fill(pits.map(([[px, py], r]) => disc(px, py, r)).join(""), "#6b4036"),
      )
    );
  };
  const weave = counted(5).map(
    (row) => `M${x - 84 + row * 3} ${y - 66 + row * 15}q${84 - row * 3} 34 ${168 - row * 6} 0`,
  );
  const ribs = counted(11).map((rib) => {
    const share = rib / 10;
    return `M${mixed(x - 82, x + 82, share)} ${y - 70 + 34 * Math.sin(share * Math.PI) * 0.5}L${mixed(x - 64, x + 64, share)} ${y + 4 + 18 * Math.sin(share * Math.PI)}`;
  });
  const form = `M${x - 86} ${y - 72}Q${x} ${y - 34} ${x + 86} ${y - 72}L${x + 66} ${y + 4}Q${x} ${y + 40} ${x - 66} ${y + 4}Z`;
  return (
    fill(disc(x + 58, y + 8, 98, 24), SHADOW, 0.65) +
    fill(disc(x, y - 72, 86, 24), "#7a4a40") +
    [
      [-46, -92, 42],
      [44, -94, 44],
      [-4, -122, 46],
      [-16, -78, 40],
      [50, -70, 32],
    ]
      .map(([dx = 0, dy = 0, size = 0]) => sponge(dx, dy, size))
      .join("") +
    fill(form, "#d6a05e") +
    fill(
      `M${x + 14} ${y - 54}Q${x + 60} ${y - 58} ${x + 86} ${y - 72}L${x + 66} ${y + 4}Q${x + 46} ${y + 18} ${x + 14} ${y + 22}Z`,
      "#96604a",
    ) +
    sheet.clipped(form, stroke(weave.join(""), "#7a4a40", 2.4, 0.6) + stroke(ribs.join(""), "#f0c88a", 3, 0.5)) +
    stroke(`M${x - 87} ${y - 72}Q${x} ${y - 32} ${x + 87} ${y - 72}`, "#eac081", 9) +
    fill(disc(x + 152, y + 34, 44, 12), SHADOW, 0.6) +
    sponge(136, 8, 44)
  );
}

/** A yellow net that hangs from the starboard rail to the deck in folds, its corks along the rail. */
function net(sheet: Sheet): Drawing {
  const run = (share: number) => mixed(2.5, 5.9, share);
  // From the rail down the bulwark, and then inwards over the deck.
  const hang = (share: number, down: number): Point => {
    const aft = run(share);
    const [rail, floor] = [railAt(aft) + 0.06, deckAt(aft) + 0.04];
    const over = -0.03 - 0.09 * Math.sin(within(share) * Math.PI) ** 0.5;
    const inwards = down < 0.7 ? mixed(over, 0.28, down / 0.7) : mixed(0.28, 0.6, (down - 0.7) / 0.3);
    return at(aft, -(beamAt(aft) - inwards), down < 0.7 ? mixed(rail, floor, Math.max(0, down / 0.7) ** 1.2) : floor);
  };
  const steps = shares(25);
  const hem = (share: number) =>
    0.86 + 0.09 * Math.sin(share * 6.4 + 0.9) + 0.03 * Math.sin(share * 17) - 0.34 * (share * 2 - 1) ** 8;
  const lower = steps.toReversed();
  const cloth = curve(
    [...steps.map((share) => hang(share, 0)), ...lower.map((share) => hang(share, hem(share)))],
    true,
  );
  const fold = (share: number, wide: number, lean: number): Path =>
    curve(
      [
        hang(share, 0.06),
        hang(share + lean * 0.4, 0.45),
        hang(share + lean, 1.05),
        hang(share + lean + wide, 1.05),
        hang(share + lean * 0.4 + wide * 0.6, 0.45),
      ],
      true,
    );
  const mesh = [-1, 1].flatMap((way) =>
    counted(34).map((index) =>
      curve(shares(7).map((down) => hang(index / 26 - 0.15 + way * 0.13 * (down - 0.5), down))),
    ),
  );
  const corks = counted(9).map((index): readonly [Point, number] => {
    const share = 0.06 + index * 0.11;
    return [hang(share, 0.07), metreAt(near, [0, LONG - run(share), 0]) * 0.042];
  });
  return (
    fill(
      curve(
        [...steps.map((share) => hang(share, hem(share) + 0.08)), ...lower.map((share) => hang(share, 0.66))],
        true,
      ),
      SHADOW,
      0.55,
    ) +
    fill(cloth, "#ebbb4c") +
    sheet.clipped(
      cloth,
      fill(fold(0.1, 0.05, 0.05) + fold(0.33, 0.09, 0.02) + fold(0.62, 0.06, 0.06) + fold(0.85, 0.08, 0), "#cb9243") +
        fill(
          fold(0.02, 0.05, 0.02) + fold(0.25, 0.06, 0.01) + fold(0.5, 0.08, 0.04) + fold(0.76, 0.05, 0.02),
          "#f9d982",
        ) +
        stroke(mesh.join(""), "#a06a34", 1.3, 0.5),
    ) +
    stroke(curve(steps.map((share) => hang(share, 0.07))), "#8a5a3c", 3) +
    corks
      .map(
        ([[x, y], r]) =>
          fill(disc(x, y, r * 1.3, r), "#9c4630") + fill(disc(x - r * 0.3, y - r * 0.25, r * 0.84, r * 0.6), "#ee8a55"),
      )
      .join("")
  );
}
