import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rabbitIsland } from "../parts/land/rabbitIsland.ts";
import { ridge } from "../parts/land/ridge.ts";
import { drownedWall } from "../parts/sea/drownedWall.ts";
import { reflection, ripples } from "../parts/sea/sea.ts";
import { mackerelSky } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";

const HORIZON = 500;

/** The drowned wall of Myndos at a rose dusk: block by block under clear water, straight to Rabbit Island. */
export const SCENE: Scene = {
  name: "blog-gumusluk-ve-myndos",
  seed: 115,
  mood: "dusk",
  colours: {
    sky: ["#5b7fa8", "#a99bbb", "#eab0b4", "#f9cdb8", "#fde3c8"],
    zenith: "#3d5f90",
    cloud: "#fbd3c4",
    cloudShade: "#d596a8",
    far: "#b58aa6",
    farShade: "#9a7399",
    mist: "#f9cdb8",
    seaLight: "#fbd9cc",
    seaDark: "#4d7f96",
    near: "#1d3550",
    sun: "#fff6e0",
  },
  grain: 0.4,
  crops: { wide: 150, square: 230 },
  draw(sheet) {
    drawBay(sheet);
    sheet.add(drownedWall(sheet));
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const island = place(
    rabbitIsland(sheet, {
      body: "#95688c",
      shade: "#674b78",
      light: "#dd9c9c",
      scrub: "#5b4a70",
      glow: "#fbc2a8",
      wall: "#f3c4b0",
    }),
    900,
    HORIZON + 22,
    1.12,
  );
  const head = ridge(sheet, {
    crest: pointsOf([-20, 372, 90, 388, 190, 400, 290, 436, 390, 462, 470, 500]),
    foot: HORIZON + 10,
    colour: "#8a6490",
    shade: "#6a4c7c",
    light: "#c08a9c",
    mist: 40,
    seed: 7,
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45, reach: 0.5 }),
    mackerelSky(sheet, { x: 640, y: 120, length: 1300, height: 190, seed: 4 }),
    crescent(sheet, { x: 1290, y: 210, radius: 34 }),
    ridge(sheet, {
      crest: pointsOf([1080, 500, 1180, 484, 1300, 470, 1420, 478, 1540, 462, 1640, 470]),
      foot: HORIZON + 3,
      mist: 24,
      rough: 3,
      seed: 4,
    }),
    fill(
      box(0, HORIZON, 1600, 710),
      sheet.downwards(["#fbd3bf", "#d9a9b6", "#8fa3b8", "#57a0ac", "#3f98a4", "#2b7f92"], HORIZON, 1200),
    ),
    reflection(sheet, { drawing: island + head, y: HORIZON + 22, opacity: 0.5 }),
    head,
    island,
    ripples(sheet, { x: 900, y: HORIZON + 26, width: 640, height: 20, count: 26 }),
  );
}

/** Two boats at anchor, a shoal over the stones, urchins, the bright skin of the water. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(8);
  const paint = sheet.tinted({
    wall: "#fbe0cc",
    wallBright: "#fff0dc",
    wallShade: "#a5809a",
    trunk: "#5a3f58",
    stone: "#e0b79a",
    stoneShade: "#96697c",
  });
  const moored = (part: Drawing, x: number, y: number, scale: number) => {
    const boat = place(part, x, y, scale);
    return (
      reflection(sheet, { drawing: boat, y: y + 3, opacity: 0.5 }) +
      boat +
      ripples(sheet, { x, y: y + 6, width: 240 * scale, height: 18, count: 10, colour: "#5b7f98" })
    );
  };
  const fish = counted(11).map((index) => {
    const [x, y] = [1130 + (index % 4) * 74 + random.around(20), 930 + Math.floor(index / 4) * 46 + random.around(12)];
    return `M${short(x - 26)} ${short(y)}q14 -11 34 -2l10 -7q-3 8 0 16l-10 -6q-20 8 -34 -1z`;
  });
  const urchins = (
    [
      [230, 1080, 1.2],
      [330, 1130, 1.5],
      [180, 1150, 1.7],
      [1420, 1110, 1.3],
    ] as const
  ).map(([x, y, s]) =>
    place(
      stroke(
        counted(14)
          .map((index) => `M0 0L${short(Math.cos(index * 0.449) * 24)} ${short(Math.sin(index * 0.449) * 15)}`)
          .join(""),
        "#2a2347",
        3,
      ) + fill(disc(0, 0, 13, 9), "#2a2347"),
      x,
      y,
      s,
    ),
  );
  const skin = counted(60).map((): Point => [random.next() * 1600, random.next() ** 1.4]);
  sheet.add(
    fill(fish.join(""), "#1f5a72", 0.75),
    ...urchins,
    fill(
      skin.map(([x, near]) => lens(x, HORIZON + 40 + near * 640, mixed(60, 230, near), mixed(2, 9, near))).join(""),
      "#fbd0c2",
      0.5,
    ),
    moored(tirhandil(paint, { hull: "#3f6f94", hullShade: "#2a4a70" }), 330, 628, 0.82),
    moored(fishingBoat(paint, { colour: "#c8624c", shade: "#8a3a48" }), 1400, 640, 0.9),
  );
}
