import { cameraOf, frameOf, type Project, ribbon } from "../kit/camera.ts";
import { type Drawing, dots, fill, place } from "../kit/drawing.ts";
import { counted, shares } from "../kit/geometry.ts";
import { box, curveDownTo, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { anchoredYacht } from "../parts/boats/anchoredYacht.ts";
import { mastForest, motorYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { slope } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { person } from "../parts/people/person.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 520;

/** Yalıkavak from the hill after sunset: large yachts in the lit marina, islets beyond, an old stone windmill by the road. */
export const SCENE: Scene = {
  name: "service-vip-yalikavak-transfer",
  seed: 33,
  mood: "dusk",
  crops: { wide: 190, square: 260 },
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 5.2, focal: 1750 });
    drawBay(sheet);
    drawMarina(sheet);
    drawHill(sheet, camera);
    drawWatchers(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const islet = { foot: HORIZON + 4, colour: "#8a4a70", shade: "#6d3a63", mist: 0, rough: 3 };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.72 }),
    sweptCloud(sheet, { x: 640, y: 296, length: 1100, seed: 6 }),
    sweptCloud(sheet, { x: 1250, y: 190, length: 620, seed: 2 }),
    crescent(sheet, { x: 352, y: 196, radius: 36 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 140, 486, 300, 498, 520, 510, 700, 521]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 3,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 960, dabs: 100, foot: false }),
    ridge(sheet, {
      ...islet,
      crest: pointsOf([352, 524, 400, 492, 452, 476, 520, 488, 580, 512, 618, 524]),
      seed: 4,
    }),
    ridge(sheet, {
      ...islet,
      crest: pointsOf([690, 524, 730, 506, 772, 502, 830, 524]),
      seed: 6,
    }),
    ridge(sheet, {
      ...islet,
      crest: pointsOf([890, 524, 918, 512, 960, 524]),
      seed: 7,
    }),
    ridge(sheet, {
      crest: pointsOf([
        930, 600, 990, 570, 1050, 528, 1100, 498, 1200, 452, 1320, 410, 1440, 392, 1540, 360, 1640, 372,
      ]),
      foot: 600,
      colour: "#7c4168",
      shade: "#5f3159",
      light: "#a85672",
      mist: 40,
      seed: 9,
    }),
  );
}

/** Two basins behind their moles; the village climbs on the left. */
function drawMarina(sheet: Sheet): void {
  const town = sheet.tinted({
    wall: "#e9a98f",
    wallBright: "#f7c6a0",
    wallShade: "#7d4a70",
    wallDeep: "#5f3159",
    door: "#5f3159",
  });
  const yachts = sheet.tinted({
    wall: "#f9dcbc",
    wallBright: "#ffeccb",
    wallShade: "#a2648a",
    wallDeep: "#6a3c68",
    window: "#ffc96b",
  });
  const yacht = (x: number, y: number, scale: number, turn = 1) => place(motorYacht(yachts), x, y, scale, scale * turn);
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 560, 120, 566, 260, 590, 380, 620, 460, 650]), 690), "#6a375f"),
    village(town, {
      rows: 6,
      far: [-30, 130],
      near: [-40, 470],
      ground: (x, share) => 556 + share * 104 + Math.max(0, x) * 0.06 * (1 - share),
      scale: [0.34, 0.5],
      gardens: 0.18,
      flowers: 0,
      lit: true,
      seed: 7,
    }),
    mole(sheet, -20, 1010, 676),
    lightColumns(sheet, {
      at: counted(13).map((index) => 60 + index * 78),
      y: 690,
      length: 110,
      width: 30,
      colour: "#ffd08a",
    }),
    // Sailing yachts end on along the inner mole, and what is moored beside them.
    place(mastForest(yachts, { width: 330, height: 150, count: 13, seed: 4 }), 230, 684),
    yacht(690, 688, 0.34, -1),
    place(gulet(yachts, { sails: "furled", lit: true, hull: "#6d3350", hullShade: "#43224a" }), 880, 690, 0.3),
    mole(sheet, -20, 860, 806),
    lightColumns(sheet, {
      at: counted(9).map((index) => 40 + index * 100),
      y: 822,
      length: 130,
      width: 40,
      colour: "#ffd08a",
    }),
    place(gulet(yachts, { sails: "furled", lit: true, hull: "#8a4150", hullShade: "#4f2748" }), 120, 824, 0.52),
    place(anchoredYacht(yachts), 452, 826, 0.74),
    yacht(800, 820, 0.5, -1),
    ripples(sheet, { x: 480, y: 824, width: 900, height: 50, count: 40, colour: "#4b2a55", opacity: 0.7 }),
    ripples(sheet, { x: 560, y: 692, width: 800, height: 30, count: 34, colour: "#5d3263", opacity: 0.7 }),
    ripples(sheet, { x: 1080, y: 730, width: 420, height: 110, count: 26 }),
  );
}

/** A mole with its lamps, a light at its head. */
function mole(sheet: Sheet, from: number, to: number, y: number): Drawing {
  const count = Math.round((to - from) / 78);
  const lamps = shares(count).map((share): readonly [number, number] => [from + 20 + (to - from - 30) * share, y - 44]);
  return (
    fill(box(from, y, to - from, 14), "#54305a") +
    fill(box(from, y - 4, to - from, 6), "#c9786f") +
    fill(lamps.map(([x]) => box(x - 1, y - 42, 2, 42)).join(""), "#54305a") +
    dots(lamps, 12, "#ffc36a", 0.25) +
    dots(lamps, 4.4, "#fff0c4") +
    fill(`M${to - 12} ${y}v-54h12v54z`, "#f0b795") +
    sheet.glow([to - 6, y - 60], 34, "#ff5a4a", 0.9) +
    dots([[to - 6, y - 60]], 4, "#ff8a6a")
  );
}

/** The hill's edge against the bay: it climbs to the right, to the mill. */
const CREST = pointsOf([
  -20, 906, 200, 892, 440, 888, 660, 872, 820, 838, 960, 786, 1080, 734, 1190, 700, 1310, 688, 1460, 690, 1640, 670,
]);

function drawHill(sheet: Sheet, camera: Project): void {
  const view = frameOf(camera, { right: -3.4, away: 15.4, heading: 40 });
  const bend = (along: number) => (along > 9 ? -(((along - 9) / 9) ** 2) * 1.2 : 0);
  const along = shares(40).map((share) => -9 + share * 52);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to], bend }));
  const dashes = counted(12).map((index) =>
    polygon(ribbon(view, { along: [-8 + index * 3, -6.6 + index * 3], across: [-2.1, -1.94], bend })),
  );
  sheet.add(
    slope(sheet, { crest: CREST, foot: 1220, colour: "#8a4a63", shade: "#33203f" }),
    drawMill(sheet),
    sheet.clipped(
      curveDownTo(CREST, 1240),
      fill(strip(-7, 3.4), "#a5606a") +
        fill(strip(-5.8, 1.9), "#5a3a62") +
        fill(strip(1.6, 1.74) + strip(-5.6, -5.44) + dashes.join(""), "#f3c9a0") +
        sheet.spray(strip(-5.8, 1.9), "#2a1c40", { from: [400, 1220], to: [700, 860], thick: 0.8 }),
    ),
    vehicle(sheet, { kind: "carrier", view, mood: "dusk", lamps: true }),
  );
}

/** Where the mill stands on its knoll above the road, and its size. */
const MILL = { x: 1300, y: 724, size: 2.1 } as const;

/** The mill of rough stone on its knoll, well back from the road, its sails in the last light. */
function drawMill(sheet: Sheet): Drawing {
  const stone = sheet.tinted({
    wall: "#e8a47a",
    wallShade: "#8a4a62",
    wallDeep: "#4a2850",
    wallBright: "#ffe0b4",
    door: "#3a2448",
    window: "#2a1836",
  });
  const { x, y, size } = MILL;
  return (
    fill(
      `M${x - 120} ${y - 4}Q${x + 60} ${y + 26} ${x + 330} ${y - 6}L1640 ${y - 30}V${y - 46}L${x} ${y - 20}Z`,
      "#4a2a4c",
      0.7,
    ) +
    place(windmill(stone, { turn: 14 }), x, y, size) +
    place(fill(courses(sheet), "#b8685e", 0.7), x, y, size)
  );
}

/** A couple who have come for the last light, by the low wall over the bay. */
function drawWatchers(sheet: Sheet): void {
  const dusk = sheet.tinted({ groundShade: "#33203f" });
  sheet.add(
    place(
      person(dusk, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#f7c6a0",
        bottom: "#c2465f",
        hairstyle: "long",
      }),
      1000,
      812,
      0.86,
    ),
    place(
      person(dusk, { pose: "standing", mirrored: true, behind: true, top: "#f3d9c0", bottom: "#4a4270" }),
      1036,
      808,
      0.94,
    ),
  );
}

/** Our own edge of the hill: a dry wall that falls to the corner, agaves, dry grass. */
function drawNear(sheet: Sheet): void {
  const bank = "M900 1240Q1060 1120 1300 1090T1640 1030V1240Z";
  sheet.add(
    fill(bank, "#4a2a4c"),
    sheet.spray(bank, "#241735", { from: [1500, 1240], to: [1200, 1060], thick: 0.9 }),
    place(
      dryStoneWall(sheet.tinted({ stone: "#b4666a", stoneWorn: "#8f4f63", stoneDeep: "#33203f" }), {
        width: 420,
        height: 74,
        seed: 3,
      }),
      1230,
      1150,
    ),
    place(agave(sheet, { seed: 4 }), 1150, 1190, 1.4),
    grass(sheet, {
      from: 960,
      to: 1600,
      ground: (x) => 1214 - (x - 980) * 0.03,
      count: 70,
      height: 56,
      colour: sheet.mood.near,
      seed: 5,
    }),
  );
}

/** Edges of the stones on the lit half of the drum, in bent courses, in the mill's own measure. */
function courses(sheet: Sheet): Path {
  const { random } = sheet;
  return counted(19)
    .flatMap((row) =>
      counted(9).map((index) => {
        const [share, y] = [(index + random.between(0.1, 0.9)) / 9, -8 - row * 6.7];
        const half = 63 - row * 0.5;
        const x = share * half * 1.5 - half;
        const door = y > -58 && x > -18 && x < 16;
        const pane = y < -73 && y > -106 && x > -12 && x < 10;
        return door || pane || random.chance(0.25)
          ? ""
          : box(x, y + Math.sin(share * 2.2) * 4.6, random.between(4.6, 11), 1.3);
      }),
    )
    .join("");
}
