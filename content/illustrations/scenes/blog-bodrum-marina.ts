import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, lens, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { guletStern } from "../parts/boats/guletStern.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glass } from "../parts/things/table.ts";
import { cafeTable, chair, lantern } from "../parts/things/terrace.ts";

const HORIZON = 560;
/** Where the row of boats would meet the horizon. */
const VANISH = 2000;

/** Bodrum Marina after sunset: white gulets stern to the quay under a forest of masts, a café table, the harbour's mouth beyond. */
export const SCENE: Scene = {
  name: "blog-bodrum-marina",
  seed: 44,
  mood: "dusk",
  colours: {
    sky: ["#2d4a78", "#5f7398", "#c08f96", "#f3ae82", "#fbd29a"],
    zenith: "#182c56",
    cloud: "#f6b48e",
    cloudShade: "#a97590",
    sea: ["#f3b98c", "#b0808c", "#5a5f8c", "#243a68"],
    seaLight: "#fbd9b0",
    seaDark: "#3d4878",
    far: "#8a7496",
    farShade: "#74668e",
    near: "#1a2348",
  },
  grain: 0.26,
  crops: { wide: 250, square: 330 },
  draw(sheet) {
    drawBay(sheet);
    drawRow(sheet);
    drawQuay(sheet);
    drawTerrace(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const town = sheet.tinted({
    wall: "#d9a89c",
    wallBright: "#f0c4a6",
    wallShade: "#75608c",
    wallDeep: "#594f80",
    door: "#4a4a7c",
  });
  const masts = sheet.tinted({
    wall: "#f3dcc4",
    wallBright: "#f0d2b8",
    wallShade: "#8c7a9c",
    wallDeep: "#5a5580",
    window: "#34507c",
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55, reach: 0.46 }),
    cloudBank(sheet, { x: 1180, y: 330, length: 620, seed: 5, strips: 4 }),
    cloudBank(sheet, { x: 300, y: 250, length: 520, seed: 9, strips: 3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 300, 130, 286, 300, 330, 480, 372, 660, 420, 860, 462, 1060, 506, 1240, 530, 1400, 520, 1620, 500,
      ]),
      foot: HORIZON + 8,
      mist: 80,
      seed: 6,
    }),
    village(town, {
      rows: 5,
      far: [-40, 700],
      near: [-40, 1240],
      ground: (x, share) => 440 + share * 120 + x * 0.1 * (1 - share),
      scale: [0.4, 0.62],
      seed: 12,
      gardens: 0.18,
      flowers: 0.05,
      lit: true,
    }),
    sea(sheet, { top: HORIZON + 6, bottom: 1200, dabs: 70 }),
    harbourMouth(sheet),
    ripples(sheet, { x: 1420, y: 612, width: 360, height: 46, count: 26, colour: "#8a6a88" }),
    lightColumns(sheet, { at: [1330, 1410, 1500], y: 616, length: 110, width: 30, colour: "#f8c07c" }),
    place(mastForest(masts, { width: 900, count: 22, height: 330, lights: true, seed: 7 }), 380, 640),
    place(mastForest(masts, { width: 760, count: 13, height: 440, lights: true, seed: 3 }), -30, 690),
    ripples(sheet, { x: 760, y: 646, width: 1000, height: 60, count: 36, colour: "#5a5f8c" }),
  );
}

/** The mole with the lamp at its end, and a gulet on her way in with her lights on. */
function harbourMouth(sheet: Sheet): Drawing {
  const { near, wallBright, stoneShade } = sheet.mood;
  return (
    fill("M1640 572L1476 582Q1452 588 1462 600H1640Z", "#59507c") +
    fill("M1640 566L1480 577Q1456 582 1462 590L1640 580Z", "#d29a8c") +
    sheet.glow([1486, 522], 60, "#ff7a5c", 0.75) +
    fill("M1478 580L1481 530H1491L1494 580Z", wallBright) +
    fill("M1487 580V530H1491L1494 580Z", stoneShade) +
    fill(box(1478, 526, 16, 5), near) +
    fill(disc(1486, 519, 6), "#ffd0b8") +
    place(gulet(sheet, { sails: "furled", hull: "#8a4a34", hullShade: "#5a3048", lit: true }), 1330, 618, 0.3)
  );
}

/** The gulets, each smaller than the last: all of them stand on one line that runs to the horizon. */
function drawRow(sheet: Sheet): void {
  const trims = [
    ["#8a4a34", "#c8563c"],
    ["#2a5f8a", "#e9c48a"],
    ["#7a3a3c", "#2f7f86"],
    ["#34507c", "#c8563c"],
    ["#8a4a34", "#e9c48a"],
  ] as const;
  const boats = [1.2, 0.987, 0.812, 0.668, 0.55].map((size, index) => {
    const [x, y] = [VANISH - 1541 * size, HORIZON + 283 * size];
    const [trim, cushion] = trims[index] ?? trims[0];
    return place(guletStern(sheet, { trim, cushion }), x, y, size);
  });
  sheet.add(...boats.toReversed());
}

function drawQuay(sheet: Sheet): void {
  const edge = (x: number): number => HORIZON + ((VANISH - x) / 1541) * 283 + 46 * ((VANISH - x) / 1541);
  const top = `M-20 ${short(edge(-20))}L1620 ${short(edge(1620))}V1220H-20Z`;
  const joints = counted(13).map((index) => `M${short(VANISH)} ${HORIZON}L${short(-1700 + index * 300)} 1220`);
  const posts = [0.1, 0.27, 0.42, 0.55, 0.66].map((share): Point => {
    const x = mixed(-20, 1500, share);
    return [x, edge(x)];
  });
  sheet.add(
    fill(top, "#9a7c92"),
    fill(`M-20 ${short(edge(-20))}L1620 ${short(edge(1620))}v7L-20 ${short(edge(-20) + 20)}Z`, "#fbd2a4"),
    sheet.clipped(top, stroke(joints.join(""), "#6a5580", 4, 0.8)),
    stroke(`M-20 1010L${VANISH} ${HORIZON}`, "#d9a898", 9, 0.6),
    // The last light along the edge, and the shade of the awning over the tables.
    sheet.clipped(top, fill("M-20 900Q500 850 1640 660L1640 720Q560 930-20 1010Z", "#f3b287", 0.4)),
    sheet.clipped(top, fill("M640 1230Q900 900 1640 800V1230Z", "#54427a", 0.75)),
    ...posts.map(([x, y]) => {
      const size = (y - HORIZON) / 330;
      return place(
        fill(lens(34, 4, 130, 14), "#2a2350", 0.6) +
          fill("M-16 0L-14-40H14L16 0Q0 8-16 0Z", "#3f4470") +
          fill("M-24-40Q0-60 24-40Q0-30-24-40Z", "#a98a9c"),
        x,
        y + 22 * size,
        size,
      );
    }),
  );
}

function drawTerrace(sheet: Sheet): void {
  const { near } = sheet.mood;
  const warm = sheet.tinted({ wallBright: "#fbdcb0", wallShade: "#8a5a78", trunk: "#2b2148" });
  const scallops = counted(17).map((index) => `M${index * 100 - 30} 62q50 78 100 0z`);
  sheet.add(
    fill("M-20 -10H1620V64H-20Z", "#f6dcc0"),
    fill(
      counted(9)
        .map((index) => box(index * 200 - 30, -10, 100, 74))
        .join(""),
      "#c8563c",
    ),
    fill(scallops.filter((_, index) => index % 2 === 0).join(""), "#c8563c"),
    fill(scallops.filter((_, index) => index % 2).join(""), "#f6dcc0"),
    sheet.spray("M-20-10H1620V104H-20Z", near, { from: [1620, 0], to: [700, 80], thick: 0.55 }),
    fill(lens(1210, 1186, 900, 90), "#1a2348", 0.6),
    place(chair(warm, { colour: "#2a5f8a" }), 880, 1196, 3),
    place(chair(warm, { colour: "#2a5f8a" }), 1420, 1196, 3, -3),
    place(cafeTable(warm), 1150, 1206, 3.5),
    place(lantern(sheet), 1150, 1000, 1.15),
    place(glass(sheet.tinted({ wallBright: "#fff0d6", seaLight: "#e0c0b4", wallShade: "#8a5a78" })), 1030, 1004, 1.05),
    place(glass(sheet.tinted({ wallBright: "#fff0d6", seaLight: "#e0c0b4", wallShade: "#8a5a78" })), 1264, 1000, 1.05),
    fill("M-20 1170H210V1220H-20Z", near),
    bougainvillea(sheet, { x: 60, y: 1130, width: 170, height: 90, seed: 6, count: 48, size: 36 }),
    bougainvillea(sheet, { x: 250, y: 1186, width: 90, height: 44, seed: 8, count: 22, size: 32 }),
  );
}
