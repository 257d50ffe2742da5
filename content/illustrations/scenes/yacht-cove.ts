import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rockLedge } from "../parts/land/rockLedge.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { cushion, lowTable } from "../parts/things/deckFurniture.ts";
import { fruitBowl, paddleBoard, simitPlate, strawHat, teaGlass } from "../parts/things/deckBreakfast.ts";

const SHORE = 464;

/** From the foredeck of a yacht at anchor in the morning: breakfast laid for two, teak to the bow, the chain down into glassy green water, pines around. */
export const SCENE: Scene = {
  name: "yacht-cove",
  seed: 121,
  mood: "morning",
  colours: { leafLight: "#8fa868", leaf: "#5c8258", leafDark: "#33584c" },
  grain: 0.3,
  crops: { wide: 260, square: 200 },
  draw(sheet) {
    drawCove(sheet);
    drawWater(sheet);
    drawBow(sheet);
    drawRail(sheet);
    drawBreakfast(sheet);
  },
};

const eye = cameraOf({ horizon: 440, centre: 800, eye: 2.1, focal: 1250 });
const LEFT = pointsOf([-40, 150, 60, 176, 170, 222, 260, 290, 352, 340, 440, 392, 520, 440, 566, 462]);
const RIGHT = pointsOf([1070, 462, 1120, 430, 1210, 384, 1290, 316, 1390, 262, 1500, 238, 1640, 180]);

function drawCove(sheet: Sheet): void {
  const back: Point[] = pointsOf([300, 430, 440, 376, 600, 336, 760, 356, 900, 322, 1060, 350, 1200, 400, 1320, 440]);
  const fold: Point[] = pointsOf([560, 456, 700, 420, 840, 404, 980, 376, 1120, 400, 1260, 440]);
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.25, reach: 0.4 }),
    cloudBank(sheet, { x: 700, y: 230, length: 480, seed: 3, strips: 3 }),
    fill(curveDownTo(back, SHORE + 4), "#b3cdc4"),
    fill(curveDownTo(fold, SHORE + 4), "#92b5a6"),
    fill(lens(820, SHORE + 2, 700, 20), "#fbeccb", 0.8),
    // The left hill turns its back to the sun, the right one faces it.
    pinewood(sheet, { crest: LEFT, foot: SHORE, size: [15, 34], colours: ["#2b5048", "#44705a", "#6a9166"], seed: 5 }),
    pinewood(sheet, { crest: RIGHT, foot: SHORE, size: [15, 36], colours: ["#3a6450", "#6c935a", "#b3c074"], seed: 8 }),
    rockLedge(SHORE, [-40, 590], ["#c9b592", "#8d8076", "#3f7468"], 3),
    rockLedge(SHORE, [1040, 1640], ["#f0dcae", "#b39a7c", "#3f7468"], 7),
  );
}

/** Glass-green water: the slopes stand in it upside down, the sandy bottom with its weed shows near the bow. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(31);
  const mirror = (crest: readonly Point[]) => curve(crest.map(([x, y]): Point => [x, SHORE + 8 + (SHORE - y) * 0.62]));
  const breaks = counted(15).map((index) =>
    lens(
      index % 2 ? random.between(-60, 460) : random.between(1140, 1660),
      SHORE + 20 + index * 13,
      150 + index * 14,
      3 + index * 0.5,
    ),
  );
  const weeds = (
    [
      [150, 830, 190, 34],
      [1450, 800, 200, 36],
      [1290, 690, 120, 16],
    ] as const
  ).map(([x, y, w, h]) =>
    curve(
      counted(8).map((index): Point => {
        const angle = (index / 8) * Math.PI * 2;
        return [
          x + Math.cos(angle) * w * random.between(0.7, 1.15),
          y + Math.sin(angle) * h * random.between(0.7, 1.15),
        ];
      }),
      true,
    ),
  );
  const net = counted(34).map(() => {
    const near = random.next();
    const [x, y, l] = [random.between(0, 1600), 720 + near * 460, 40 + near * 90];
    return `M${short(x)} ${short(y)}q${short(l * 0.3)} ${short(random.between(-16, 16))} ${short(l * 0.5)} 0t${short(l * 0.5)} ${short(random.between(-12, 12))}`;
  });
  sheet.add(
    fill(
      box(0, SHORE + 6, 1600, 1200 - SHORE),
      sheet.downwards(["#d3e6d2", "#86c7b8", "#46aaa2", "#309793", "#1f7d84"], SHORE, 1200),
    ),
    fill(`${mirror(LEFT)}L-40 ${SHORE + 6}Z`, "#4f8f7c", 0.6),
    fill(`${mirror(RIGHT)}L1640 ${SHORE + 6}Z`, "#74a880", 0.6),
    fill(breaks.join(""), "#cfe9d8", 0.6),
    fill(lens(800, 640, 900, 130), "#a9dcc6", 0.35),
    fill(weeds.join(""), "#1c6f74", 0.4),
    stroke(net.join(""), "#dcf6e6", 3.2, 0.4),
    fill(lens(972, 522, 130, 12), "#3f8f8c", 0.8),
    place(sailingYacht(sheet), 966, 518, 0.52),
    fill("M958 528Q964 570 950 606Q984 580 990 528Z", "#fdf8e6", 0.4),
    place(paddleBoard(), 356, 640, 0.82),
  );
}

/** Half the width of the deck at a distance; the bow is at 8.6 metres. */
const beam = (away: number) => 2.15 * Math.max(0, 1 - ((away - 1.6) / 7) ** 2) ** 0.62;
const DEPTHS = shares(26).map((share) => 2.2 + 6.4 * share);

/** Teak to the bow; the windlass, and the chain over its roller, steeply down and ever fainter to the sand. */
function drawBow(sheet: Sheet): void {
  const { wallBright, wallShade, near } = sheet.mood;
  const outline = (out: number, up: number) => [
    ...DEPTHS.map((away) => eye([-beam(away) - out, away, up])),
    ...DEPTHS.toReversed().map((away) => eye([beam(away) + out, away, up])),
  ];
  const planks = counted(17).map((index) => {
    const across = (index - 8) * 0.24;
    const inside = DEPTHS.filter((away) => beam(away) > Math.abs(across) + 0.1);
    return inside.length > 1 ? polyline(inside.map((away) => eye([across, away, 0]))) : "";
  });
  const links = (from: Point, to: Point, count: number, size: number) =>
    shares(count)
      .map((share, index) =>
        disc(mixed(from[0], to[0], share), mixed(from[1], to[1], share), size * (index % 2 ? 0.45 : 0.8), size),
      )
      .join("");
  const deck = polygon(outline(0, 0));
  sheet.add(
    fill(polygon(outline(0.5, -0.4)), "#176871", 0.5),
    stroke("M842 692Q880 640 930 600", "#cfeedd", 6, 0.5),
    stroke(disc(838, 694, 30, 8) + disc(838, 694, 58, 15), wallBright, 2.4, 0.8),
    stroke(links([812, 738], [838, 694], 6, 7), "#5f6b84", 3),
    fill(polygon(outline(0.16, 0.1)), wallBright),
    fill(polygon(outline(0.05, 0.1)), wallShade),
    fill(deck, "#d9a566"),
    stroke(planks.join(""), "#a8743f", 3),
    sheet.spray(deck, "#8a5a50", { from: [1500, 1240], to: [1000, 900], thick: 0.4 }),
    fill(polygon([eye([-0.13, 5.2, 0]), eye([0.13, 5.2, 0]), eye([0.13, 8.4, 0]), eye([-0.13, 8.4, 0])]), "#b98048"),
    stroke(links([806, 800], [810, 746], 9, 6), "#4f5a74", 3),
    fill(
      polygon([eye([-0.16, 8.1, 0.1]), eye([0.26, 8.1, 0.1]), eye([0.2, 8.9, 0.1]), eye([-0.06, 8.9, 0.1])]),
      "#aab6ca",
    ),
    place(
      fill(disc(28, 4, 74, 15), near, 0.35) +
        fill("M-34 0V-26H34V0A34 11 0 0 1-34 0Z", "#dfe6ee") +
        fill("M8 11V-26H34V0A34 11 0 0 1 8 11Z", "#8b98b4") +
        fill("M-22-28V-50H22V-28A22 7 0 0 1-22-28Z", "#c4cddb") +
        fill("M4-21V-50H22V-28A22 7 0 0 1 4-21Z", "#74819f") +
        fill(disc(0, -50, 30, 10), "#f6f8fa") +
        fill(disc(0, -51, 10, 3.4), "#8b98b4"),
      ...eye([0, 6.2, 0]),
      0.9,
    ),
  );
}

function drawRail(sheet: Sheet): void {
  const rail = (side: -1 | 1, up: number) =>
    curve(DEPTHS.filter((away) => away < 8.2).map((away) => eye([side * (beam(away) + 0.06), away, up])));
  const stanchions = [-1, 1].flatMap((side) =>
    [3, 4.1, 5.4, 6.9, 8.1].map((away) =>
      polyline([eye([side * (beam(away) + 0.06), away, 0.1]), eye([side * (beam(away) + 0.06), away, 0.72])]),
    ),
  );
  sheet.add(
    stroke(stanchions.join(""), "#f4f6f8", 7),
    stroke(rail(-1, 0.72) + rail(1, 0.72), "#f4f6f8", 9),
    stroke(rail(1, 0.7), "#8b98b4", 3),
    stroke(rail(-1, 0.4) + rail(1, 0.4), "#d3dbe6", 3.4),
  );
}

/** A low table in a white cloth with breakfast for two, a cushion on either side, a straw hat left on one. */
function drawBreakfast(sheet: Sheet): void {
  const at = (across: number, away: number): Point => eye([across, away, 0.42]);
  const set = (part: Drawing, across: number, away: number, scale: number) => place(part, ...at(across, away), scale);
  sheet.add(
    cushion(eye, [-1.68, -1.12]),
    cushion(eye, [1.12, 1.68]),
    place(strawHat(), ...eye([1.4, 4.1, 0.16]), 0.66),
    lowTable(eye),
    set(fruitBowl(), -0.46, 4.56, 0.92),
    set(simitPlate(), 0.36, 4.42, 0.9),
    set(teaGlass(), -0.3, 3.72, 0.9),
    set(teaGlass(), 0.62, 3.7, 0.9),
  );
}
