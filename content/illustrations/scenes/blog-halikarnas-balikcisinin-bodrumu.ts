import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, polygon, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { inkBottle, oilLamp, papers, typewriter } from "../parts/things/desk.ts";
import { glass } from "../parts/things/table.ts";
import { books } from "../parts/things/terrace.ts";

const HORIZON = 560;
const LAMP: Point = [318, 968];

/** The writer's desk at an open window at blue hour: typewriter, lamp and tea, a sponge boat and Bodrum Castle outside. */
export const SCENE: Scene = {
  name: "blog-halikarnas-balikcisinin-bodrumu",
  seed: 31,
  mood: "night",
  colours: {
    sky: ["#16305f", "#2c5288", "#6f86ac", "#d9a896", "#f2c49a"],
    zenith: "#0d2048",
    sea: ["#c9a9a2", "#5f83a8", "#2c5a8c", "#173d6c"],
    seaLight: "#b9c4d2",
    far: "#4d6a96",
    farShade: "#3d5a88",
    mist: "#c2a6a6",
  },
  crops: { wide: 230, square: 210 },
  draw(sheet) {
    drawBay(sheet);
    drawWindow(sheet);
    drawDesk(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#a98a8e",
    stoneWorn: "#8a7488",
    stoneShade: "#4a4a78",
    stoneDeep: "#343a68",
    wall: "#b9a2a4",
    wallBright: "#d9bcae",
    leaf: "#3d4f6c",
    leafDark: "#2c3e60",
  });
  const boat = sheet.tinted({ wall: "#c9b9b4", wallBright: "#e8d3c0", stone: "#e0c3a4", stoneShade: "#7d7a9a" });
  sheet.add(
    sky(sheet, { height: HORIZON }),
    stars(sheet, { height: 330, count: 130 }),
    ridge(sheet, {
      crest: [
        [400, 540],
        [640, 528],
        [800, 500],
        [930, 470],
        [1040, 492],
        [1220, 530],
      ],
      foot: HORIZON + 3,
      mist: 40,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 70, foot: false }),
    place(bodrumCastle(stone, { shade: false, lit: true }), 452, 582, 0.36),
    ripples(sheet, { x: 640, y: 584, width: 420, height: 34, count: 26, colour: "#35517f" }),
    lightColumns(sheet, { at: [866], y: 668, length: 90, width: 40, colour: "#ffcf7a" }),
    place(tirhandil(boat, { hull: "#27598c", hullShade: "#173862", lamp: true }), 968, 660, 0.98),
    ripples(sheet, { x: 972, y: 662, width: 300, height: 26, count: 22, colour: "#17305c" }),
  );
}

/** A thick wall with a window let into it, its two leaves open towards us. */
function drawWindow(sheet: Sheet): void {
  const [wall, reveal, lit] = ["#22305f", "#182349", "#46588c"];
  const hole = "M372 96V812H1228V96Z";
  sheet.add(
    fill("M372 96L436 150V770L372 812Z", reveal) +
      fill("M1228 96L1164 150V770L1228 812Z", lit) +
      fill("M372 96H1228L1164 150H436Z", "#2b2444") +
      fill("M372 812H1228L1164 762H436Z", "#7f8db5"),
    sheet.spray("M372 812H1228L1164 762H436Z", "#f2b66c", { from: [372, 800], to: [900, 780], thick: 0.8 }),
    fill(`${box(0, 0, 1600, 1200)}${hole}`, wall),
    sheet.spray(`${box(0, 0, 1600, 900)}${hole}`, "#131b3d", { from: [1600, 0], to: [700, 500], thick: 0.9 }),
    sheet.glow(LAMP, 560, "#e8954e", 0.75),
    leaf(436, 258, "#2f6a9c", "#1f4a7c"),
    leaf(1164, 1342, "#5f92bd", "#2f6394"),
    place(pot(sheet), 1104, 798, 0.9),
  );
}

/** An open casement: hinged at one x, its free edge nearer to us at the other. */
function leaf(hinge: number, free: number, colour: string, shade: string): Drawing {
  const at = (across: number, down: number): Point => {
    const [x, top, foot] = [mixed(hinge, free, across), mixed(154, 78, across), mixed(764, 852, across)];
    return [x, mixed(top, foot, down)];
  };
  const cell = (a: number, b: number, c: number, d: number) => polygon([at(a, c), at(b, c), at(b, d), at(a, d)]);
  const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => [0.1 + column * 0.42, 0.035 + row * 0.315] as const));
  const each = (draw: (x: number, y: number) => string) => panes.map(([x, y]) => draw(x, y)).join("");
  return (
    fill(cell(0, 1, 0, 1), colour) +
    fill(cell(0.94, 1, 0, 1), shade) +
    fill(
      each((x, y) => cell(x, x + 0.36, y, y + 0.29)),
      "#16264f",
    ) +
    fill(
      each((x, y) => polygon([at(x, y), at(x + 0.26, y), at(x, y + 0.22)])),
      "#5d7fae",
      0.55,
    ) +
    fill(box(free < hinge ? free + 12 : free - 20, 470, 8, 40), "#d9a55c")
  );
}

/** A seedling in a tin: what he sent for from abroad. */
function pot(sheet: Sheet): Drawing {
  return (
    fill("M-30 0L-36-58H36L30 0Z", "#a34f3c") +
    fill("M8 0L10-58H36L30 0Z", "#5d2c45") +
    stroke("M0-56Q-4-96 2-150M0-90L-26-120M2-104L30-138", "#22304a", 5) +
    leafMass(sheet, { x: 0, y: -136, width: 46, height: 44, seed: 4, leaf: "round", count: 18, size: 26 })
  );
}

function drawDesk(sheet: Sheet): void {
  const top = "M-20 884H1620V1220H-20Z";
  sheet.add(
    fill(top, "#6b3f3c"),
    fill(
      counted(5)
        .map((index) => `M-20 ${short(930 + index ** 1.5 * 34)}h1640v${2 + index}H-20z`)
        .join(""),
      "#4a2a3a",
      0.6,
    ),
    sheet.spray(top, "#e29a58", { from: [340, 900], to: [980, 1130], thick: 0.95 }),
    sheet.spray(top, "#1f1836", { from: [1600, 1200], to: [860, 940], thick: 0.95 }),
    fill("M-20 884H1620V894H-20Z", "#d68b58", 0.7),
    fill("M470 1130L900 1130L1160 1090L900 1060Z", "#24183a", 0.75),
    place(
      books(sheet.tinted({ wallBright: "#f3d6a4" }), { colours: ["#8d3348", "#c98a4a", "#2f6a80"] }),
      1300,
      950,
      1.25,
    ),
    place(papers(), 1230, 1080),
    place(typewriter(), 664, 1112, 1.02),
    place(glass(sheet.tinted({ wallBright: "#ffe9c0", seaLight: "#e9c9a4", wallShade: "#5d3a44" })), 1060, 1000, 1.4),
    place(oilLamp(sheet), LAMP[0], 1060, 1.1),
    place(inkBottle(), 1000, 1128, 1.05),
  );
}
