import { cameraOf, metreAt, type Place, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ridge } from "../parts/land/ridge.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { palm } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { cafeTable, chair, lantern } from "../parts/things/terrace.ts";

const HORIZON = 560;
const FRONT = 7;
const SHORE = 0.9;
const [PINK, CYAN, AMBER, VIOLET] = ["#ff5c9e", "#4fd6e2", "#ffb65c", "#b47cff"];
const camera = cameraOf({ horizon: HORIZON, centre: 590, eye: 1.9, focal: 1100 });

/** Bar Street at night: tables in the sand, bulbs strung out over the water, neon on the bay, the floodlit castle across it. */
export const SCENE: Scene = {
  name: "blog-bodrum-gece-hayati",
  seed: 41,
  mood: "night",
  colours: {
    sky: ["#120d30", "#281a55", "#50296f", "#96457f"],
    zenith: "#090620",
    far: "#3c2763",
    farShade: "#301f55",
    mist: "#96457f",
    sea: ["#8a4480", "#44306f", "#221f58", "#0e0f35"],
    seaLight: "#b9699a",
    seaDark: "#191544",
    near: "#0d0a28",
  },
  crops: { wide: 150, square: 90 },
  draw(sheet) {
    drawBay(sheet);
    drawCastle(sheet);
    drawStreet(sheet);
    drawStrings(sheet);
    drawTables(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.8 }),
    stars(sheet, { height: 420, count: 120 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 160, 470, 340, 490, 560, 506, 760, 470, 940, 440, 1200, 430, 1620, 400]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 90 }),
  );
}

/** From the east, so the English Tower stands on the left: the castle is turned round. */
function drawCastle(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#f3b063",
    stoneWorn: "#cf8048",
    stoneShade: "#7d4062",
    stoneDeep: "#3c2350",
    wall: "#eec389",
    wallBright: "#ffe6ac",
    wallShade: "#94566a",
    wallDeep: "#5a3560",
    leaf: "#4a4f54",
    leafDark: "#2a2d4a",
    roof: "#a04a3c",
    roofShade: "#5a2c4a",
  });
  const boat = sheet.tinted({ wall: "#d8b9c4", wallBright: "#f0d6d0", wallShade: "#7d5590", trunk: "#a47a80" });
  const faces = [
    [247, 392, 51, 100],
    [304, 420, 44, 80],
    [53, 474, 60, 76],
  ] as const;
  sheet.add(
    sheet.glow([290, 560], 420, "#f0a05a", 0.42),
    place(bodrumCastle(stone, { lit: true, shade: false, flags: false }), 560, 596, 0.58, -0.58),
    ...faces.map(([x, y, width, height]) =>
      sheet.spray(box(x, y, width, height), "#2c1c4c", { from: [x, y], to: [x, y + height], thick: 0.5 }),
    ),
    lightColumns(sheet, {
      at: [40, 110, 180, 250, 310, 380, 450, 530],
      y: 606,
      length: 190,
      width: 58,
      colour: "#f3ab5e",
    }),
    ripples(sheet, { x: 290, y: 604, width: 620, height: 40, count: 30, colour: "#191544", opacity: 0.8 }),
    place(gulet(boat, { sails: "furled", hull: "#5f2f4c", hullShade: "#281640", lit: true }), 220, 850, 0.62),
    lightColumns(sheet, { at: [150, 200, 250, 300], y: 862, length: 130, width: 28, colour: AMBER }),
    ripples(sheet, { x: 220, y: 856, width: 400, height: 26, count: 22, colour: "#100e38", opacity: 0.9 }),
  );
}

/** One house front between two distances: its open bar in light of one colour, an awning, windows above. */
function front(from: number, to: number, height: number, light: string, lit: boolean): Drawing {
  const at = (away: number, up: number, right = FRONT) => camera([right, away, up]);
  const wall = (a: number, b: number, low: number, high: number) =>
    polygon([at(a, low), at(b, low), at(b, high), at(a, high)]);
  const span = (share: number) => mixed(from, to, share);
  const windows = [0.16, 0.46, 0.76].map((share) => wall(span(share), span(share + 0.14), 3.7, 4.7)).join("");
  const awning: Path = polygon([
    at(span(0.04), 2.9),
    at(span(0.96), 2.9),
    at(span(0.96), 2.5, FRONT - 1.1),
    at(span(0.04), 2.5, FRONT - 1.1),
  ]);
  const stripes = counted(5).map((index) => {
    const [a, b] = [span(0.04 + index * 0.184), span(0.132 + index * 0.184)];
    return polygon([at(a, 2.9), at(b, 2.9), at(b, 2.5, FRONT - 1.1), at(a, 2.5, FRONT - 1.1)]);
  });
  return (
    fill(wall(from, to, 0, height), lit ? "#54407f" : "#453470") +
    fill(wall(from, to, height - 0.25, height), "#7d62a4") +
    fill(wall(span(0.06), span(0.94), 0, 2.6), light) +
    fill(wall(span(0.06), span(0.94), 1.5, 1.66) + wall(span(0.06), span(0.94), 2.1, 2.2), "#2c1c4c", 0.5) +
    fill(wall(span(0.06), span(0.94), 0, 0.95), "#2c1c4c", 0.75) +
    fill(wall(span(0.47), span(0.53), 0, 2.6), "#2c1c4c") +
    (height > 5 ? fill(windows, lit ? "#ffd98a" : "#2a2560") : "") +
    fill(awning, "#e9d2e0") +
    fill(stripes.join(""), light)
  );
}

function drawStreet(sheet: Sheet): void {
  const along = stepsAway(2.2, 90, 70);
  const wave = (at: number) => Math.sin(at * 2.6) * 0.1 + Math.sin(at * 1.1 + 1) * 0.12;
  const fronts = [
    [44, 90, 6.4, VIOLET],
    [33, 44, 5.6, AMBER],
    [25, 33, 6.6, PINK],
    [19, 25, 5.4, CYAN],
    [14, 19, 6.4, AMBER],
    [10.2, 14, 5.6, PINK],
    [6.2, 10.2, 4.7, CYAN],
  ] as const;
  const strip = (from: number, to: number) =>
    polygon(ribbon((at) => camera([at[1], at[0], at[2]]), { along, across: [from, to], bend: wave }));
  const sand = strip(SHORE, 12);
  const spill = [
    [8.4, PINK],
    [12, AMBER],
    [17, CYAN],
  ] as const;
  sheet.add(
    fill(sand, "#5a3d74"),
    sheet.spray(sand, "#1c1440", { from: [900, 1200], to: [860, 760], thick: 1 }),
    ...spill.map(([away, colour]) => {
      const [x, y] = camera([FRONT - 1.6, away, 0]);
      return sheet.glow([x, y], 2600 / away, colour, 0.5);
    }),
    fill(strip(SHORE - 0.07, SHORE + 0.02), "#f3b9cc", 0.9),
    fill(strip(SHORE + 0.05, SHORE + 0.5), "#3a2860"),
    place(palm(sheet, { seed: 4, lean: -24 }), 900, 640, 0.7),
    ...fronts.map(([from, to, height, light], index) => front(from, to, height, light, index % 2 === 0)),
    place(palm(sheet, { seed: 6, lean: -20 }), 1130, 720, 1.15),
    ...neonOnWater(sheet),
    stroke("M1215 250H1330M1000 330H1068", sheet.mood.near, 7),
    neon(1212, 250, 0.86),
    sign(992, 336),
  );
}

function neonOnWater(sheet: Sheet): Drawing[] {
  const stripes = [
    [640, 640, 150, 26, PINK],
    [560, 690, 220, 40, VIOLET],
    [668, 740, 200, 40, AMBER],
    [600, 800, 260, 54, CYAN],
    [690, 880, 250, 60, PINK],
    [520, 900, 240, 60, PINK],
    [430, 960, 200, 60, CYAN],
    [770, 1010, 180, 70, AMBER],
  ] as const;
  return stripes.map(([x, y, length, width, colour]) => lightColumns(sheet, { at: [x], y, length, width, colour }));
}

/** Neon: a cocktail glass with its straw, tubes of light with their own glow. */
function neon(x: number, y: number, size: number): Drawing {
  const glass = "M-52-56H52L0 4ZM0 4V62M-28 64H28";
  const tube = (path: Path, colour: string) =>
    stroke(path, colour, 16, 0.22) + stroke(path, colour, 8, 0.5) + stroke(path, "#fff0f6", 3.4);
  return place(
    fill(disc(0, 0, 104), "#1c1238") +
      tube(disc(0, 0, 96), CYAN) +
      tube(glass, PINK) +
      tube("M14-40L46-92", AMBER) +
      tube(disc(-18, -38, 9), AMBER),
    x,
    y,
    size,
  );
}

/** Neon waves on a board further down. */
function sign(x: number, y: number): Drawing {
  const wave = (dy: number) => `M-44 ${dy}q11-18 22 0t22 0t22 0t22 0`;
  const tube = (path: Path, colour: string) =>
    stroke(path, colour, 11, 0.3) + stroke(path, colour, 5) + stroke(path, "#fff0f6", 2);
  return place(
    fill(box(-58, -46, 116, 84), "#1c1238") + tube(wave(-20), VIOLET) + tube(wave(-2), PINK) + tube(wave(16), CYAN),
    x,
    y,
  );
}

/** Bulbs from the house fronts to posts that stand in the sea. */
function drawStrings(sheet: Sheet): void {
  const spans = [30, 22, 16.5, 12.4, 9.4, 7.2, 5.6] as const;
  sheet.add(
    ...spans.map((away) => {
      const metre = metreAt(camera, [0, away, 0]);
      const [from, to]: readonly [Place, Place] = [
        [FRONT - 0.2, away + 0.6, 3.9],
        [-0.9, away, 3.3],
      ];
      const bulbs = counted(19).map((index): Point => {
        const share = index / 18;
        const [x, y] = camera([
          mixed(from[0], to[0], share),
          mixed(from[1], to[1], share),
          mixed(from[2], to[2], share),
        ]);
        return [x, y + metre * 3 * share * (1 - share)];
      });
      const [px, foot] = camera([-0.9, away, -0.2]);
      const [, top] = camera(to);
      const wire = bulbs.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y - metre * 0.06}`).join("");
      return (
        fill(box(px - metre * 0.05, top - metre * 0.1, metre * 0.1, foot - top), sheet.mood.near) +
        stroke(wire, sheet.mood.near, Math.max(1.4, metre * 0.02)) +
        dots(bulbs, metre * 0.16, AMBER, 0.28) +
        dots(bulbs, metre * 0.055, "#fff2c4")
      );
    }),
  );
}

/** The tables on the sand, each with its candle. */
function drawTables(sheet: Sheet): void {
  const shade = sheet.tinted({ wallBright: "#8a5c94", wallShade: "#3a2560", trunk: "#150f33" });
  const tables = [
    [2.3, 11],
    [4.4, 9.4],
    [2.2, 7],
    [4.1, 5.6],
  ] as const;
  sheet.add(
    ...tables.map(([right, away]) => {
      const metre = metreAt(camera, [right, away, 0]);
      const [x, y] = camera([right, away, 0]);
      const size = (metre * 0.75) / 64;
      return (
        place(chair(shade, { colour: "#7a3a8c" }), x - metre * 0.72, y, size * 0.95) +
        place(chair(shade, { colour: "#7a3a8c" }), x + metre * 0.72, y, size * 0.95, size * -0.95) +
        place(cafeTable(shade), x, y, size) +
        place(lantern(sheet), x, y - 61 * size, size * 0.46)
      );
    }),
    fill("M880 1220Q1100 1150 1300 1170T1620 1140V1220Z", sheet.mood.near),
  );
}
