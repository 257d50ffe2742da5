import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, polygon, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { lamplitDeck } from "../parts/boats/lamplitDeck.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { ridge } from "../parts/land/ridge.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { divingHelmet } from "../parts/things/divingHelmet.ts";
import { sponge } from "../parts/things/sponge.ts";
import { lantern } from "../parts/things/terrace.ts";

const HORIZON = 520;

/** On the deck of a sponge boat at blue hour: the copper helmet in the light of a lamp, sponges on a line, Bodrum Castle over the rail. */
export const SCENE: Scene = {
  name: "gallery-sponge",
  seed: 135,
  mood: "night",
  colours: {
    sky: ["#123a6b", "#2a659a", "#6ba3c2", "#d3c3ae", "#f0c89a"],
    zenith: "#0b2348",
    sea: ["#c9bda8", "#5f93b0", "#2a608f", "#123a66"],
    seaLight: "#d8c8b0",
    seaDark: "#174a78",
    far: "#4a7596",
    farShade: "#3b6486",
    mist: "#c8b9a6",
    cloud: "#e0b89c",
    cloudShade: "#7f8fa8",
    near: "#0a1c38",
  },
  grain: 0.26,
  crops: { wide: 230, square: 180 },
  draw(sheet) {
    drawHarbour(sheet);
    sheet.add(lamplitDeck(sheet));
    drawSponges(sheet);
    drawHelmet(sheet);
  },
};

function drawHarbour(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#d9a468",
    stoneWorn: "#b0794f",
    stoneShade: "#5a4a68",
    stoneDeep: "#33304f",
    wallBright: "#f6d49a",
    wall: "#d8b48a",
    wallShade: "#6b5a6e",
    wallDeep: "#3f3d5c",
  });
  const moored = (x: number, y: number, scale: number, hull: string, shade: string) =>
    place(
      tirhandil(
        sheet.tinted({
          wall: "#b9c6d6",
          wallBright: "#d3dbe2",
          wallShade: "#46638a",
          stone: "#c9b090",
          stoneShade: "#66708c",
        }),
        { hull, hullShade: shade, lamp: true },
      ),
      x,
      y,
      scale,
    ) +
    ripples(sheet, { x, y: y + 6, width: 280 * scale, height: 22, count: 12, colour: "#123a66" }) +
    lightColumns(sheet, { at: [x - 104 * scale], y: y + 8, length: 80 * scale, width: 30 * scale });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7, reach: 0.5 }),
    stars(sheet, { height: 260, count: 36 }),
    cloudBank(sheet, { x: 330, y: 456, length: 460, seed: 6, strips: 4 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 470, 150, 446, 330, 430, 480, 452, 640, 480, 800, 490, 1000, 462, 1180, 430, 1360, 404, 1640, 380,
      ]),
      foot: HORIZON + 4,
      mist: 60,
      rough: 5,
      seed: 6,
    }),
    village(sheet, {
      rows: 4,
      far: [1180, 1640],
      near: [1080, 1640],
      ground: (_, share) => 466 + share * 60,
      scale: [0.26, 0.4],
      gardens: 0.2,
      flowers: 0,
      lit: true,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1210, dabs: 80, foot: false }),
    sheet.glow([860, 500], 300, "#f0a857", 0.3),
    place(bodrumCastle(stone, { lit: true, shade: false }), 690, 536, 0.4),
    lightColumns(sheet, {
      at: [720, 790, 850, 920, 990, 1060, 1150, 1230, 1310, 1390, 1480, 1560],
      y: 540,
      length: 110,
      width: 34,
    }),
    ripples(sheet, { x: 900, y: 538, width: 460, height: 26, count: 22, colour: "#123a66" }),
    moored(240, 642, 0.86, "#2f6f98", "#163f66"),
    moored(1330, 676, 1, "#a8483c", "#5a2436"),
  );
}

/** Sponges strung to dry between the shroud and the mast, and a heap of them by the rail. */
function drawSponges(sheet: Sheet): void {
  const line = (share: number): Point => [
    mixed(-20, 470, share),
    mixed(250, 176, share) + Math.sin(share * Math.PI) * 96,
  ];
  const strung = counted(9).map((index) => {
    const [x, y] = line((index + 0.6) / 9.4);
    return (
      stroke(`M${short(x)} ${short(y)}V${short(y + 26)}`, "#0f2540", 3) +
      sponge(x, y + 52, 27 + ((index * 7) % 12), index + 3)
    );
  });
  const heap = (
    [
      [230, 960, 54],
      [330, 980, 60],
      [130, 1000, 58],
      [270, 1030, 66],
      [400, 1050, 58],
      [160, 1090, 70],
      [320, 1110, 72],
    ] as const
  ).map(([x, y, size], index) => sponge(x, y, size, index + 20));
  sheet.add(
    fill("M470 -20H506L520 980H470Z", "#2c2444"),
    fill("M470 -20H482L488 980H470Z", "#8a5f5a"),
    stroke("M488 40L-20 760M488 40L1640 330", "#0f2540", 5),
    stroke(curve(shares(9).map(line)), "#0f2540", 4),
    ...strung,
    fill(lens(290, 1150, 560, 60), "#1a1c3c", 0.55),
    ...heap,
  );
}

/** The hose in coils, the helmet on the hatch, the lamp beside it. */
function drawHelmet(sheet: Sheet): void {
  const coils = counted(5).map((index) => {
    const y = 1128 - index * 22;
    const path = disc(1290, y, 156 - index * 5, 42);
    return (
      stroke(path, "#12203f", 24) +
      stroke(path, index % 2 ? "#a8483c" : "#c2604a", 15) +
      stroke(`M${1140 + index * 5} ${y - 6}Q1160 ${y - 34} 1230 ${y - 40}`, "#f0a878", 4, 0.8)
    );
  });
  const hatch = polygon([
    [520, 1010],
    [1110, 1010],
    [1160, 1080],
    [470, 1080],
  ]);
  sheet.add(
    fill("M470 1140L1160 1140L1420 1120L1200 1060L1110 1010Z", "#1a1630", 0.5),
    fill(hatch, "#a8744c"),
    stroke("M660 1012L630 1078M800 1012V1078M948 1012L982 1078", "#5a3a44", 4),
    fill(box(470, 1080, 690, 70), "#5f4150"),
    fill(box(470, 1080, 690, 12), "#d89c62"),
    stroke("M1010 700Q1190 690 1240 800T1300 1010", "#12203f", 26),
    stroke("M1010 700Q1190 690 1240 800T1300 1010", "#b9543f", 17),
    ...coils,
    sheet.glow([560, 900], 460, "#ffc35e", 0.42),
    place(divingHelmet(sheet), 820, 1040, 0.86),
    place(lantern(sheet), 540, 1044, 1.5),
    sheet.glow([540, 980], 250, "#ffdf9a", 0.5),
  );
}
