import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const SHORE = 470;

/** From the foredeck of a yacht at anchor in the morning: teak to the bow, the chain down into glassy green water, pines around. */
export const SCENE: Scene = {
  name: "yacht-cove",
  seed: 121,
  mood: "morning",
  colours: { leafLight: "#8fa868", leaf: "#5c8258", leafDark: "#33584c" },
  grain: 0.36,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawCove(sheet);
    drawWater(sheet);
    drawChain(sheet);
    drawDeck(sheet);
  },
};

const eye = cameraOf({ horizon: 440, centre: 800, eye: 2.1, focal: 1250 });

function drawCove(sheet: Sheet): void {
  const back: Point[] = pointsOf([300, 430, 440, 372, 600, 330, 760, 352, 900, 318, 1060, 346, 1200, 400, 1320, 440]);
  const left: Point[] = pointsOf([-40, 190, 80, 214, 200, 262, 320, 322, 430, 388, 520, 440]);
  const right: Point[] = pointsOf([1080, 446, 1180, 388, 1280, 330, 1400, 270, 1520, 240, 1640, 200]);
  const bank = (from: number, to: number) =>
    fill(
      `M${from} ${SHORE - 16}Q${(from + to) / 2} ${SHORE - 30} ${to} ${SHORE - 12}V${SHORE + 8}H${from}Z`,
      "#e9cf9f",
    ) + fill(`M${from} ${SHORE}H${to}V${SHORE + 8}H${from}Z`, "#a98a78");
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.35, reach: 0.4 }),
    cloudBank(sheet, { x: 760, y: 250, length: 520, seed: 3, strips: 3 }),
    fill(curveDownTo(back, SHORE + 4), "#9dbcae"),
    sheet.spray(curveDownTo(back, SHORE + 4), "#fbe9c6", { from: [0, SHORE], to: [0, 330], thick: 0.95 }),
    pineSlope(sheet, { crest: left, foot: SHORE, colours: ["#33584c", "#5c8258", "#9fb56c"], seed: 5 }),
    pineSlope(sheet, { crest: right, foot: SHORE, size: 32, colours: ["#2f5248", "#4f7652", "#86a060"], seed: 8 }),
    sheet.spray(curveDownTo(left, SHORE), "#fbe9c6", { from: [0, SHORE], to: [0, 360], thick: 0.6 }),
    sheet.spray(curveDownTo(right, SHORE), "#fbe9c6", { from: [0, SHORE], to: [0, 370], thick: 0.5 }),
    bank(-40, 560),
    bank(1050, 1640),
    fill(`M540 ${SHORE - 6}H1070V${SHORE + 6}H540Z`, "#f6e6c2"),
    place(rocks(sheet, { spread: 170, count: 6, size: 24, seed: 5 }), 530, SHORE + 6),
    place(rocks(sheet, { spread: 200, count: 6, size: 26, seed: 9 }), 1090, SHORE + 6),
  );
}

/** Glass-green water: the slopes stand in it upside down near the shore, the sandy bottom shows near the bow. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(31);
  const mirror = (side: -1 | 1) =>
    counted(20)
      .map((index) => {
        const share = index / 19;
        const reach = mixed(560, 120, share ** 0.8) + Math.sin(index * 2.3) * 40;
        const y = SHORE + 10 + share * 250;
        return lens(side < 0 ? reach / 2 - 60 : 1660 - reach / 2, y, reach + 160, 9 + share * 8);
      })
      .join("");
  const net = counted(70).map(() => {
    const near = random.next();
    const [x, y, l] = [random.between(0, 1600), 700 + near * 480, 40 + near * 90];
    return `M${short(x)} ${short(y)}q${short(l * 0.3)} ${short(random.between(-16, 16))} ${short(l * 0.5)} 0t${short(l * 0.5)} ${short(random.between(-12, 12))}`;
  });
  const weeds = (
    [
      [170, 840, 170, 30],
      [1400, 800, 200, 34],
      [1240, 690, 120, 16],
      [380, 700, 130, 16],
    ] as const
  ).map(([x, y, w, h]) =>
    curve(
      shares(9)
        .slice(1)
        .map((share): Point => [
          x + Math.cos(share * Math.PI * 2) * w * random.between(0.7, 1.15),
          y + Math.sin(share * Math.PI * 2) * h * random.between(0.7, 1.15),
        ]),
      true,
    ),
  );
  sheet.add(
    fill(
      box(0, SHORE, 1600, 1200 - SHORE),
      sheet.downwards(["#cfe3cf", "#7fc2b4", "#3fa39c", "#2f938f", "#1f7d84"], SHORE, 1200),
    ),
    fill(mirror(-1), "#4f8a70", 0.5),
    fill(mirror(1), "#47806c", 0.55),
    fill(weeds.join(""), "#1c6f74", 0.4),
    stroke(net.join(""), "#dcf6e6", 3.2, 0.45),
    fill(
      counted(22)
        .map((index) =>
          lens(500 + ((index * 173) % 640), SHORE + 14 + ((index * 31) % 130), 60 + ((index * 17) % 70), 3.6),
        )
        .join(""),
      "#fdf4dc",
      0.8,
    ),
  );
}

/** Over the bow roller and down: bright links in the air, pale ones under water, an ever fainter line on the sand. */
function drawChain(sheet: Sheet): void {
  const line: Point[] = pointsOf([812, 742, 842, 700, 884, 660, 936, 622, 1000, 590, 1076, 566]);
  const sampled = (from: number, to: number, count: number): Point[] =>
    shares(count).map((share) => {
      const at = mixed(from, to, share) * (line.length - 1);
      const [a, b] = [line[Math.floor(at)] ?? [0, 0], line[Math.min(line.length - 1, Math.floor(at) + 1)] ?? [0, 0]];
      return [mixed(a[0], b[0], at % 1), mixed(a[1], b[1], at % 1)];
    });
  const links = (points: readonly Point[], size: number) =>
    points.map(([x, y], index) => disc(x, y, index % 2 ? size * 0.6 : size, size * (index % 2 ? 0.4 : 0.55))).join("");
  const [wetX, wetY] = sampled(0.38, 0.38, 1)[0] ?? [0, 0];
  sheet.add(
    stroke(links(sampled(0.38, 1, 17), 8), "#c9ecd9", 3.4, 0.7),
    stroke(links(sampled(0, 0.38, 10), 14), "#fbf8ee", 6.4),
    stroke(links(sampled(0, 0.38, 10), 14), "#66738f", 2.2),
    stroke(
      disc(wetX, wetY + 2, 36, 10) + disc(wetX, wetY + 2, 66, 19) + disc(wetX, wetY + 2, 104, 29),
      sheet.mood.wallBright,
      2.6,
      0.75,
    ),
  );
}

/** Half the width of the deck at a distance; the bow is at 8.6 metres. */
const beam = (away: number) => 2.15 * Math.max(0, 1 - ((away - 1.6) / 7) ** 2) ** 0.62;

function drawDeck(sheet: Sheet): void {
  const { wallBright, wallShade, wallDeep, near } = sheet.mood;
  const depths = shares(26).map((share) => 2.2 + 6.4 * share);
  const outline = (out: number, up: number) => [
    ...depths.map((away) => eye([-beam(away) - out, away, up])),
    ...depths.toReversed().map((away) => eye([beam(away) + out, away, up])),
  ];
  const planks = counted(17).map((index) => {
    const across = (index - 8) * 0.24;
    const inside = depths.filter((away) => beam(away) > Math.abs(across) + 0.1);
    return inside.length > 1 ? polyline(inside.map((away) => eye([across, away, 0]))) : "";
  });
  const rail = (side: -1 | 1, up: number) =>
    curve(depths.filter((away) => away < 8.2).map((away) => eye([side * (beam(away) + 0.06), away, up])));
  const stanchions = [-1, 1].flatMap((side) =>
    [3, 4.1, 5.4, 6.9, 8.1].map((away) =>
      polyline([eye([side * (beam(away) + 0.06), away, 0.1]), eye([side * (beam(away) + 0.06), away, 0.72])]),
    ),
  );
  const deck = polygon(outline(0, 0));
  const quad = (left: number, right: number, from: number, to: number, up = 0) =>
    polygon([eye([left, from, up]), eye([right, from, up]), eye([right, to, up]), eye([left, to, up])]);
  const front = (left: number, right: number, away: number, low: number, high: number) =>
    polygon([eye([left, away, low]), eye([right, away, low]), eye([right, away, high]), eye([left, away, high])]);
  sheet.add(
    fill(polygon(outline(0.34, -0.25)), "#1d6f78", 0.5),
    fill(polygon(outline(0.16, 0.1)), wallBright),
    fill(polygon(outline(0.05, 0.1)), wallShade),
    fill(deck, "#d9a566"),
    stroke(planks.join(""), "#a8743f", 3),
    sheet.spray(deck, "#8a5a50", { from: [1300, 1200], to: [700, 900], thick: 0.7 }),
    // King plank, hatch, windlass with the chain running forward to the roller.
    fill(quad(-0.13, 0.13, 5.2, 8.4), "#b98048"),
    fill(quad(-0.62, 0.62, 3.05, 4.1, 0.02), wallDeep),
    fill(front(-0.56, 0.56, 3.1, 0, 0.16), wallShade),
    fill(quad(-0.56, 0.56, 3.1, 4, 0.16), wallBright),
    fill(quad(-0.44, 0.44, 3.22, 3.88, 0.165), "#2f6f8c"),
    fill(
      polygon([
        eye([-0.44, 3.22, 0.165]),
        eye([0.02, 3.22, 0.165]),
        eye([-0.2, 3.88, 0.165]),
        eye([-0.44, 3.88, 0.165]),
      ]),
      "#8fc8d2",
      0.8,
    ),
    stroke(polyline([eye([0, 5.5, 0.2]), eye([0.04, 8.5, 0.14])]), "#e8ebf0", 7),
    stroke(polyline([eye([0, 5.5, 0.2]), eye([0.04, 8.5, 0.14])]), "#5f6b84", 2),
    place(
      fill(lens(14, 6, 130, 16), near, 0.4) +
        fill("M-44 4V-34Q0-46 44-34V4Q0 14-44 4Z", "#dfe6ee") +
        fill("M8 10V-42Q30-40 44-34V4Q30 8 8 10Z", "#8b98b4") +
        fill(disc(-50, -16, 14, 22), "#f6f8fa") +
        fill(disc(52, -16, 14, 22), "#7c89a6") +
        fill(disc(0, -38, 26, 8), "#f6f8fa"),
      ...eye([0, 5.3, 0]),
    ),
    fill(
      polygon([eye([-0.1, 8.2, 0.1]), eye([0.22, 8.2, 0.1]), eye([0.2, 8.8, 0.1]), eye([-0.04, 8.8, 0.1])]),
      "#c4cddb",
    ),
    // A coil of rope, sandals left at the hatch, and the bow rail over all.
    place(
      counted(6)
        .map((index) =>
          stroke(disc(0, -index * 4, 84 - index * 11, 26 - index * 3.4), index % 2 ? "#fbf1d8" : "#a8814f", 11),
        )
        .join(""),
      ...eye([-1.12, 3.7, 0]),
    ),
    place(sandals(), ...eye([1.06, 3.6, 0])),
    stroke(stanchions.join(""), "#f4f6f8", 7),
    stroke(rail(-1, 0.72) + rail(1, 0.72), "#f4f6f8", 9),
    stroke(rail(1, 0.7), "#8b98b4", 3),
    stroke(rail(-1, 0.4) + rail(1, 0.4), "#d3dbe6", 3.4),
  );
}

function sandals(): Drawing {
  const one =
    fill("M-16 30Q-26 4-18-18Q0-36 16-18Q22 4 14 30Q0 40-16 30Z", "#c8643c") + stroke("M-18-2Q0-26 18-2", "#6b3422", 7);
  return `<g transform="rotate(8) scale(1.15 .6)">${one}</g><g transform="translate(52 8) rotate(18) scale(1.15 .6)">${one}</g>`;
}
