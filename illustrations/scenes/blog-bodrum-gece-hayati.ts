import { cameraOf, metreAt, type Place, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { barFront } from "../parts/buildings/barFront.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ridge } from "../parts/land/ridge.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { cocktailTable } from "../parts/things/cocktailTable.ts";
import { neonCocktail, neonWaves } from "../parts/things/neonSign.ts";

const HORIZON = 560;
const FRONT = 7;
const SHORE = 0.9;
const POSTS = SHORE + 0.2;
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
  grain: 0.36,
  crops: { wide: 150, square: 90 },
  draw(sheet) {
    drawBay(sheet);
    drawCastle(sheet);
    drawStreet(sheet);
    drawStrings(sheet);
    drawGuests(sheet);
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
    stoneShade: "#96526a",
    stoneDeep: "#5f345c",
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
  sheet.add(
    sheet.glow([290, 560], 420, "#f0a05a", 0.42),
    place(bodrumCastle(stone, { lit: true, shade: false, flags: false }), 560, 596, 0.58, -0.58),
    lightColumns(sheet, {
      at: [40, 110, 180, 250, 310, 380, 450, 530],
      y: 606,
      length: 190,
      width: 58,
      colour: "#f3ab5e",
    }),
    ripples(sheet, { x: 290, y: 604, width: 620, height: 40, count: 30, colour: "#191544", opacity: 0.8 }),
    place(gulet(boat, { sails: "furled", hull: "#5f2f4c", hullShade: "#281640", lit: true }), 196, 850, 0.56),
    lightColumns(sheet, { at: [130, 176, 222, 268], y: 862, length: 130, width: 28, colour: AMBER }),
    ripples(sheet, { x: 196, y: 856, width: 370, height: 26, count: 22, colour: "#100e38", opacity: 0.9 }),
  );
}

function drawStreet(sheet: Sheet): void {
  const bend = (at: number) => Math.sin(at * 0.42 + 0.6) * 0.3 + at * 0.004;
  const strip = (from: number, to: number) =>
    polygon(
      ribbon((at) => camera([at[1], at[0], at[2]]), { along: stepsAway(1.9, 90, 140), across: [from, to], bend }),
    );
  const fronts = [
    [40, 90, 6.6, VIOLET, "#3d2f69"],
    [29, 40, 5.6, AMBER, "#4c3b7a"],
    [21.5, 29, 6.8, PINK, "#443371"],
    [15.6, 21.5, 5.6, CYAN, "#4f3d7d"],
    [11, 15.6, 6.6, AMBER, "#463473"],
    [6.4, 11, 5.9, PINK, "#523f80"],
  ] as const;
  const sand = strip(SHORE, 12);
  const spill = [
    [8, PINK],
    [12.4, AMBER],
    [18, CYAN],
  ] as const;
  sheet.add(
    fill(strip(SHORE - 0.16, SHORE + 0.1), "#7f4f8c", 0.7),
    fill(sand, "#5f4079"),
    fill(strip(SHORE, SHORE + 0.34), "#3f2b66"),
    sheet.spray(sand, "#1c1440", { from: [1000, 1220], to: [860, 780], thick: 0.95 }),
    ...spill.map(([away, colour]) => {
      const [x, y] = camera([FRONT - 1.8, away, 0]);
      return sheet.glow([x, y], 2900 / away, colour, 0.55);
    }),
    fill(strip(SHORE - 0.05, SHORE + 0.015), "#f3c3d2", 0.9),
    ...fronts.map(([from, to, height, light, wall], index) =>
      barFront(sheet, { camera, right: FRONT, from, to, height, light, wall, seed: index + 1 }),
    ),
    ...neonOnWater(sheet),
    ...[
      { away: 17.2, up: 4.5, wide: 1.5, draw: neonWaves },
      { away: 9.6, up: 4.85, wide: 1.7, draw: neonCocktail },
    ].map(({ away, up, wide, draw }) => bladeSign(away, up, wide, draw)),
  );
}

/** A neon sign on two arms that stand out from the wall, so that it faces whoever walks up the street. */
function bladeSign(away: number, up: number, wide: number, draw: () => Drawing): Drawing {
  const metre = metreAt(camera, [0, away, 0]);
  const [x, y] = camera([FRONT - 0.35 - wide / 2, away, up]);
  const [wall] = camera([FRONT, away, up]);
  const arm = (dy: number) => box(x, y + dy * metre - metre * 0.045, wall - x, metre * 0.09);
  return (
    fill(arm(-0.4) + arm(0.4), "#120b2e") +
    fill(box(wall - metre * 0.06, y - metre * 0.6, metre * 0.1, metre * 1.2), "#120b2e") +
    place(draw(), x, y, (wide * metre) / 180)
  );
}

function neonOnWater(sheet: Sheet): Drawing[] {
  const stripes = [
    [628, 640, 130, 22, VIOLET],
    [560, 690, 190, 36, VIOLET],
    [640, 730, 170, 34, AMBER],
    [570, 800, 230, 48, CYAN],
    [600, 900, 230, 54, PINK],
    [500, 900, 220, 56, PINK],
    [430, 960, 190, 56, CYAN],
    [640, 1040, 150, 64, AMBER],
  ] as const;
  return stripes.map(([x, y, length, width, colour]) => lightColumns(sheet, { at: [x], y, length, width, colour }));
}

/** Bulbs from hooks on the house fronts to posts along the edge of the sand. */
function drawStrings(sheet: Sheet): void {
  const spans = [25, 17.6, 12.8, 9.4, 7] as const;
  sheet.add(
    ...spans.map((away) => {
      const metre = metreAt(camera, [0, away, 0]);
      const [from, to]: readonly [Place, Place] = [
        [FRONT, away, 3.5],
        [POSTS, away, 3.3],
      ];
      const bulbs = counted(19).map((index): Point => {
        const share = index / 18;
        const [x, y] = camera([mixed(from[0], to[0], share), away, mixed(from[2], to[2], share)]);
        return [x, y + metre * 2.4 * share * (1 - share)];
      });
      const [px, foot] = camera([POSTS, away, 0]);
      const [, top] = camera(to);
      const [hx, hy] = bulbs[0] ?? [0, 0];
      const wire = bulbs.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y - metre * 0.06}`).join("");
      const post = metre * 0.1;
      return (
        fill(box(px - post / 2, top - post, post, foot - top), "#120b2e") +
        fill(box(px - post / 2, top - post, post * 0.35, foot - top), "#6f4a6c") +
        fill(box(hx - metre * 0.05, hy - metre * 0.2, metre * 0.1, metre * 0.34), "#120b2e") +
        stroke(wire, sheet.mood.near, Math.max(1.6, metre * 0.02)) +
        dots(bulbs.slice(1), metre * 0.15, AMBER, 0.28) +
        dots(bulbs.slice(1), metre * 0.055, "#fff2c4")
      );
    }),
  );
}

/** A guest or a passer-by, a height in metres, standing in the light of the bars. */
function guest(sheet: Sheet, at: Place, tall: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * tall) / 100);
}

/** Who stands at the counters, and who walks along the sand. */
function drawGuests(sheet: Sheet): void {
  const lit = sheet.tinted({ wall: "#ffd9b8", wallShade: "#7a4a86", groundShade: "#1c1440" });
  sheet.add(
    guest(lit, [6, 20.4, 0], 1.78, { behind: true, top: "#f4ead6", bottom: "#31507a" }),
    guest(lit, [5.6, 19.6, 0], 1.68, {
      behind: true,
      wears: "skirt",
      top: "#e0487c",
      bottom: "#e0487c",
      hairstyle: "long",
    }),
    guest(lit, [2.5, 19, 0], 1.8, { pose: "walking", behind: true, top: "#fdf8ee", bottom: "#3f4d6b" }),
    guest(lit, [3.1, 18.8, 0], 1.68, {
      pose: "walking",
      behind: true,
      wears: "skirt",
      top: "#f2c14e",
      bottom: "#f2c14e",
      sleeves: "none",
      hairstyle: "long",
    }),
    guest(lit, [6, 14.4, 0], 1.8, { pose: "leaning", behind: true, top: "#3f8fb5", bottom: "#efe0c4" }),
    guest(lit, [5.5, 13.4, 0], 1.68, {
      mirrored: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c8643c",
      hairstyle: "long",
    }),
    guest(lit, [5.9, 12.9, 0], 1.78, { pose: "standing", behind: true, top: "#8d1b4c", bottom: "#31507a" }),
  );
}

/** The tables on the sand, each with its lantern, guests at all but the nearest. */
function drawTables(sheet: Sheet): void {
  const lit = sheet.tinted({ wall: "#ffe0b0", wallShade: "#84508a" });
  const seated = (x: number, y: number, options: PersonOptions) =>
    place(person(lit, { pose: "sitting", shadow: false, ...options }), x, y, 1.54);
  const pair = (left: PersonOptions, right: PersonOptions) =>
    seated(-96, -22, left) + seated(92, -28, { mirrored: true, ...right });
  const tables: readonly (readonly [number, number, Drawing])[] = [
    [
      2.2,
      12,
      pair(
        { top: "#3f8fb5", bottom: "#31507a" },
        { top: "#fdf8ee", bottom: "#c2265f", wears: "skirt", hairstyle: "long" },
      ),
    ],
    [
      4.3,
      10,
      pair(
        { top: "#f2c14e", wears: "skirt", bottom: "#f2c14e", hairstyle: "bun" },
        { top: "#e9c9a0", bottom: "#4a4a6a" },
      ),
    ],
    [
      2,
      7.5,
      pair(
        { top: "#fdf8ee", bottom: "#31507a" },
        { top: "#e0487c", bottom: "#e0487c", wears: "skirt", sleeves: "none", hairstyle: "long" },
      ),
    ],
    [3.7, 5.5, ""],
  ];
  sheet.add(
    ...tables.map(([right, away, guests]) => {
      const [x, y] = camera([right, away, 0]);
      return place(cocktailTable(sheet, guests), x, y, (metreAt(camera, [right, away, 0]) * 0.74) / 67);
    }),
  );
}
