import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, disc, mound, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { hangingBougainvillea } from "../parts/plants/foliage.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon } from "../parts/sky/suns.ts";
import { ayran } from "../parts/things/durum.ts";
import { woodenFork } from "../parts/things/woodenFork.ts";
import { loadedKumpir } from "../parts/things/loadedKumpir.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { stringLights } from "../parts/things/terrace.ts";

const HORIZON = 540;
/** The top of the harbour wall, and the far edge of the table. */
const WALL = 782;
const TABLE = 912;

/** Two wisps that rise from the hot potato. */
const STEAM =
  "M690 690C640 620 744 570 700 490C676 446 700 410 724 380C708 430 742 450 752 500C770 584 700 616 730 690ZM950 700C1000 640 900 590 944 516C966 476 950 440 934 416C976 440 1000 484 980 530C950 600 1026 640 990 700Z";

/** After midnight by Bodrum harbour: a kumpir with everything on a table, a fork on a napkin and ayran beside it, a cat on the wall, the lit kiosk and who serves in it, the town across the water. */
export const SCENE: Scene = {
  name: "blog-kumpir",
  seed: 228,
  mood: "night",
  colours: {
    sky: ["#0d1436", "#1c2a5c", "#3d3f7c", "#76568c"],
    zenith: "#070c22",
    far: "#2f3267",
    farShade: "#272a5a",
    mist: "#5d4a80",
    sea: ["#5d4a80", "#333a74", "#1b2757", "#111a40"],
    seaLight: "#8f86b8",
    seaDark: "#141d4a",
  },
  grain: 0.22,
  crops: { wide: 238, square: 345 },
  draw(sheet) {
    drawHarbour(sheet);
    drawWall(sheet);
    drawKiosk(sheet);
    drawTable(sheet);
    drawNapkin(sheet);
    sheet.add(
      fill(STEAM, "#efe2f0", 0.11),
      place(loadedKumpir(sheet), 824, 1052, 0.9),
      place(hangingBougainvillea(sheet, { length: 240, drop: 190 }), 1420, -6),
      place(ayran(), 1470, 1096, 1.42),
    );
  },
};

/** A folded paper napkin on the table, and the fork that waits on it. */
function drawNapkin(sheet: Sheet): void {
  const fork = (drawing: Drawing) => place(turned(drawing, 62), 0, 0, 0.5, 0.84);
  sheet.add(
    fill("M86 1116L424 1100L452 1110L110 1134Z", "#2a1530", 0.45),
    fill("M150 1018L400 1006L424 1100L82 1118Z", "#fff3d6"),
    fill("M282 1011.6L400 1006L424 1100L262 1108.4Z", "#ecd2b4"),
    fill("M82 1118L424 1100V1106L84 1125Z", "#c79a83"),
    stroke("M139 1033L404 1021M94 1102L420 1085", "#1f7f8f", 6),
    place(fork(fill("M-24 0V-110L-10-140V-345H12V-140L26-110V0Z", "#2a1530", 0.45)), 150, 1098),
    place(fork(woodenFork()), 144, 1088),
  );
}

function drawHarbour(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#f3b468",
    stoneWorn: "#cd854a",
    stoneShade: "#80465e",
    stoneDeep: "#40264f",
    wall: "#7d6090",
    wallBright: "#a5829a",
    wallShade: "#54437c",
    wallDeep: "#3a2e62",
    leaf: "#4a4f54",
    leafDark: "#2a2d4a",
    roof: "#a04a3c",
    roofShade: "#5a2c4a",
  });
  const boat = sheet.tinted({ wall: "#cfc3d8", wallBright: "#efe2dc", wallShade: "#6f6a9c", trunk: "#9a86a4" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    stars(sheet, { height: 420, count: 100 }),
    fullMoon(sheet, { x: 690, y: 150, radius: 54 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 300, 440, 520, 466, 760, 500, 960, 490, 1200, 440, 1400, 410, 1640, 422]),
      foot: HORIZON + 4,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 50, foot: false }),
    sheet.glow([1080, 560], 360, "#f0a05a", 0.4),
    fill("M760 548Q900 520 1010 506T1240 470Q1400 440 1640 452V548Z", "#241f4c"),
    village(stone, {
      rows: 4,
      far: [1010, 1640],
      near: [820, 1640],
      ground: (x, share) => 494 + share * 46 - (1 - share) * Math.max(0, x - 1000) * 0.07,
      scale: [0.24, 0.4],
      seed: 11,
      gardens: 0.24,
      lit: true,
    }),
    lightColumns(sheet, {
      at: [890, 960, 1030, 1090, 1150, 1220, 1290],
      y: 592,
      length: 150,
      width: 54,
      colour: "#f3ab5e",
    }),
    ripples(sheet, { x: 1070, y: 588, width: 540, height: 26, count: 22, colour: "#141d4a", opacity: 0.8 }),
    place(gulet(boat, { sails: "furled", hull: "#5f2f4c", hullShade: "#281640", lit: true }), 545, 646, 0.36),
    lightColumns(sheet, { at: [505, 535, 565, 595], y: 654, length: 90, width: 22, colour: "#ffb65c" }),
    ripples(sheet, { x: 545, y: 649, width: 220, height: 14, count: 12, colour: "#111a40", opacity: 0.9 }),
  );
}

/** The harbour wall behind the table, the post that carries the bulbs, and the cat on it. */
function drawWall(sheet: Sheet): void {
  const stones = counted(9).map((index) => `M${40 + index * 196 + (index % 2) * 40} ${WALL + 32}v110`);
  const face = sheet.linear(
    [
      [0, "#b4795c"],
      [0.5, "#7a4f66"],
      [1, "#40335e"],
    ],
    [380, 0],
    [1600, 0],
  );
  const top = sheet.linear(
    [
      [0, "#f0c48c"],
      [0.5, "#b98a86"],
      [1, "#6f628f"],
    ],
    [380, 0],
    [1600, 0],
  );
  sheet.add(
    fill(box(-20, WALL + 30, 1640, 140), face),
    stroke(stones.join(""), "#3a2450", 4, 0.5),
    fill(box(-20, WALL, 1640, 34), top),
    fill(box(-20, WALL + 32, 1640, 8), "#2c1c44", 0.5),
    fill("M1520 812L1600 830V816L1552 808Z", "#2c1c44", 0.5),
    fill(box(1516, 96, 20, 720), "#2b1f3f"),
    fill(box(1516, 96, 7, 720), "#8a5c5c"),
    stringLights(sheet, { from: [424, 214], to: [1524, 116], sag: 110, count: 17 }),
    fill("M1302 812Q1392 824 1522 818Q1482 800 1392 798Z", "#2c1c44", 0.55),
    place(sittingCat(sheet), 1352, 806),
  );
}

/** The kiosk at the left edge: an awning, a lamp, potatoes on the shelf, and under glass the trays that one chooses from. */
function drawKiosk(sheet: Sheet): void {
  const awning = (x: number, share: number) => [mixed(-60, 372, x) - share * mixed(52, 24, x), 150 + share * 172];
  const stripe = (from: number, to: number) =>
    polygon(pointsOf([...awning(from, 0), ...awning(to, 0), ...awning(to, 1), ...awning(from, 1)]));
  const width = (348 + 112) / 8;
  const scallops = (odd: number) =>
    counted(4)
      .map((index) => `M${-112 + (index * 2 + odd) * width} 320h${width}v20q${-width / 2} 36 ${-width} 0z`)
      .join("");
  const trays = ["#f6c834", "#8a3f8f", "#a3a63c", "#fbf1d2", "#d8432c", "#5a4462"];
  const random = randomOf(4);
  sheet.add(
    sheet.glow([300, 520], 420, "#ffb65c", 0.35),
    // The side that looks away from the lamp.
    fill("M372 150L424 168V916H372Z", "#472a4c"),
    fill(box(-20, 300, 392, 616), "#8a4a3e"),
    fill(box(-20, 300, 376, 330), "#f3b468"),
    sheet.glow([150, 400], 280, "#fff3c0", 0.9),
    fill(box(-20, 484, 376, 12), "#8a4a3e"),
    ...[30, 122].map((x) => fill(disc(x, 458, 36, 27), "#6f3d28") + fill(disc(x - 5, 452, 29, 20), "#b9784a")),
    fill(box(148, 322, 4, 40), "#3a2450") + fill("M122 384Q126 356 150 356T178 384Z", "#2f6f7c"),
    fill(disc(150, 386, 15, 12), "#fffbe6"),
    place(
      person(sheet.tinted({ wall: "#ffe0ae", wallShade: "#b06a52" }), {
        pose: "holding",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hair: "#3f2a2a",
        sleeves: "short",
        shadow: false,
      }),
      258,
      862,
      4.3,
    ),
    // Inside: the shade under the awning, and the wall that closes it to the right.
    fill("M-20 300H356V352Q160 338-20 352Z", "#a0564a", 0.55),
    fill("M356 300V560H322V330Z", "#b4704e"),
    // The counter with its sloping glass.
    fill("M344 650L392 642V916H344Z", "#123f54"),
    fill("M-20 650H344V916H-20Z", "#1f7f8f"),
    fill(
      counted(4)
        .map((index) => box(8 + index * 88, 716, 44, 200))
        .join(""),
      "#fff3d6",
    ),
    fill("M-20 568H330L344 650H-20Z", "#4a2f48"),
    ...trays.map((colour, index) => {
      const x = 16 + index * 58;
      return (
        fill(`M${x - 26} 644L${x - 22} 616H${x + 22}L${x + 26} 644Z`, "#c5cad6") +
        fill(mound(x, 632, 46, 26 + random.between(0, 10)), colour)
      );
    }),
    fill("M330 568L376 562L392 642L344 650Z", "#5f4460"),
    fill(box(-20, 646, 370, 15), "#fff3d6"),
    fill("M350 646L394 638V652L350 661Z", "#b99a9c"),
    fill(box(-20, 560, 352, 10), "#fff3d6"),
    fill(stripe(0, 1), "#fff3d6"),
    fill(
      counted(4)
        .map((index) => stripe(index / 4, index / 4 + 0.125))
        .join(""),
      "#1f7f8f",
    ),
    fill("M372 150L348 322L372 318L424 214V168Z", "#2f2144"),
    fill(scallops(0), "#1f7f8f"),
    fill(scallops(1), "#fff3d6"),
  );
}

/** The table between us and the harbour: planks that run away from the eye, lit from the kiosk. */
function drawTable(sheet: Sheet): void {
  const wood = sheet.linear(
    [
      [0, "#eeb877"],
      [0.45, "#c08358"],
      [1, "#5d3c5c"],
    ],
    [60, 960],
    [1560, 1080],
  );
  const gaps = counted(11).map((index) => {
    const x = -900 + index * 330;
    return `M${mixed(x, 800, 0.4)} ${TABLE}L${x} 1156`;
  });
  const edge: Drawing = fill(box(-20, 1152, 1640, 60), "#6b3f48") + fill(box(-20, 1148, 1640, 9), "#f3c890", 0.75);
  sheet.add(
    fill(box(-20, TABLE - 8, 1640, 16), "#241634"),
    fill(box(-20, TABLE, 1640, 250), wood),
    stroke(gaps.join(""), "#5f3442", 4, 0.6),
    fill(box(-20, TABLE, 1640, 6), "#f7d09a", 0.6),
    edge,
  );
}
