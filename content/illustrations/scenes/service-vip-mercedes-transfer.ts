import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon, glitter } from "../parts/sky/suns.ts";
import { VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { surfaceOf } from "../parts/vehicles/surface.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 500;

/** A saloon on the coast road by moonlight; from the east over the bay the lamps of Bodrum on their slope. */
export const SCENE: Scene = {
  name: "service-vip-mercedes-transfer",
  seed: 42,
  mood: "night",
  crops: { wide: 140, square: 190 },
  grain: 0.4,
  colours: {
    sky: ["#04141f", "#0a3040", "#1d5660", "#5a948e"],
    zenith: "#020b12",
    sun: "#fbf0cf",
    halo: "#a8cbb8",
    cloud: "#4a8a88",
    far: "#1c4c58",
    farShade: "#153e4b",
    mist: "#4b8684",
    sea: ["#6aa39a", "#2a6a70", "#10404c", "#051c28"],
    seaLight: "#8cc2b4",
    seaDark: "#0a303c",
    near: "#030e15",
    leafLight: "#2d5450",
    leaf: "#143a3e",
    leafDark: "#07222b",
    wall: "#5f8f92",
    wallBright: "#83b0ab",
    wallShade: "#27545f",
    wallDeep: "#153b48",
    door: "#123440",
    groundShade: "#06202b",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.9, focal: 2350 });
    const view = frameOf(camera, { right: -1.3, away: 9.9, heading: 47 });
    drawBay(sheet);
    drawTown(sheet);
    drawRoad(sheet, view);
    sheet.add(
      streetLamp(sheet, view),
      beams(sheet, view),
      vehicle(sheet, {
        kind: "sedan",
        view,
        mood: "night",
        lamps: true,
        paint: { skyDim: "#35626c", sky: "#86b7b2", ground: "#2f5a5e" },
      }),
      reflections(view),
    );
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    stars(sheet, { height: 400, count: 80 }),
    fullMoon(sheet, { x: 370, y: 268, radius: 60 }),
    fill(lens(460, 348, 520, 9) + lens(290, 370, 340, 6), sheet.mood.cloud, 0.5),
    ridge(sheet, {
      crest: pointsOf([-20, 486, 80, 470, 200, 474, 330, 490, 420, 500]),
      foot: HORIZON + 2,
      mist: 0,
      seed: 4,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([600, 500, 720, 452, 860, 424, 980, 384, 1100, 396, 1240, 344, 1420, 306, 1640, 262]),
      foot: HORIZON + 8,
      mist: 90,
      seed: 15,
      rough: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    glitter(sheet, { x: 370, top: HORIZON, bottom: 800, width: 120, count: 130 }),
  );
}

/** The town by night, from the east: lit windows up the slope, the lamps of its front along the water. */
function drawTown(sheet: Sheet): void {
  const lamps = counted(20).map((index) => 800 + index * 42 + sheet.random.around(8));
  sheet.add(
    fill(curveDownTo(pointsOf([690, 522, 800, 470, 960, 440, 1200, 412, 1420, 384, 1640, 362]), 560), "#103440"),
    village(sheet, {
      rows: 6,
      far: [930, 1640],
      near: [770, 1640],
      ground: (x, share) => 464 + share * 70 - (x - 800) * 0.09 * (1 - share),
      scale: [0.3, 0.5],
      seed: 8,
      gardens: 0.2,
      flowers: 0.04,
      lit: true,
    }),
    fill("M660 540Q780 530 900 534T1640 530V556H660Z", "#0a2731"),
    fill("M700 534Q1200 496 1640 516V534Z", "#f0b964", 0.16),
    dots(
      lamps.map((x): Point => [x, 532]),
      8,
      "#ffd98a",
      0.22,
    ),
    dots(
      lamps.map((x): Point => [x, 532]),
      2.8,
      "#ffe7a8",
    ),
    lightColumns(sheet, { at: lamps.filter((_, index) => index % 2 === 0), y: 556, length: 150, width: 26 }),
    ripples(sheet, { x: 1000, y: 556, width: 1100, height: 60, count: 40, colour: "#062833", opacity: 0.7 }),
    place(sailingYacht(sheet.tinted({ wallBright: "#a9cfc4", wall: "#8fb9b2" })), 590, 596, 0.5),
    ripples(sheet, { x: 590, y: 598, width: 150, height: 18, count: 12, colour: "#062833", opacity: 0.8 }),
  );
}

/** The road along the water, its low wall, the light of the lamps ahead of the car. */
function drawRoad(sheet: Sheet, view: Project): void {
  const along = stepsAway(-9, 40, 30);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const upright = (from: number, to: number, across: number, foot: number, top: number) =>
    polygon([view([from, across, foot]), view([to, across, foot]), view([to, across, top]), view([from, across, top])]);
  const dashes = counted(9).map((index) =>
    polygon(ribbon(view, { along: [-8 + index * 3, -6.4 + index * 3], across: [-1.9, -1.76] })),
  );
  const gaps = counted(24).map((index) => upright(-8 + index * 1.1, -7.94 + index * 1.1, 2.9, 0.05, 0.66));
  sheet.add(
    fill(strip(-20, 3.2), "#0c2c38"),
    fill(upright(-9, 40, 2.9, 0, 0.72), "#2b5560"),
    fill(gaps.join(""), "#143a46"),
    fill(polygon(ribbon(view, { along, across: [2.8, 3.35], up: 0.72 })), "#9cc4b8"),
    fill(strip(1.5, 2.9), "#1d4652"),
    fill(strip(-6.2, 1.5), "#15353f"),
    fill(strip(1.4, 1.52) + dashes.join(""), "#b9d0c2"),
    sheet.spray(strip(-20, -2), sheet.mood.near, { from: [800, 1230], to: [760, 940], thick: 0.9 }),
  );
}

/** The light of both lamps: a cone in the night air from each, and the pool on the road in which they end. */
function beams(sheet: Sheet, view: Project): Drawing {
  const LIGHT = "#fff0c4";
  const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  // The bands of equal light lie across the road, not across the sheet.
  const [[x0, y0], [x1, y1], [x2, y2]] = [view([0.1, 0, 0]), view([-4.4, 0, 0]), view([0.1, 1, 0])] as const;
  const [nx, ny] = [y2 - y0, x0 - x2];
  const run = ((x1 - x0) * nx + (y1 - y0) * ny) / (nx * nx + ny * ny);
  const light = sheet.linear(
    [
      [0, LIGHT, 0],
      [0.16, LIGHT, 0.17],
      [0.5, LIGHT, 0.1],
      [1, LIGHT, 0.02],
    ],
    rounded([x0, y0]),
    rounded([x0 + nx * run, y0 + ny * run]),
  );
  // Feathered at its sides by fans within fans.
  const pool = (share: number) => {
    const side = (sign: number) =>
      [0.1, -1, -2.4, -4, -6].map((ahead) => view([ahead, sign * share * (0.9 - ahead * 0.22), 0]));
    return fill(polygon([...side(1), ...side(-1).toReversed()]), light);
  };
  const cone = (across: number) => {
    const lamp = view([0.3, across, 0.73]);
    const [high, low] = [view([-3.6, across * 1.4, 0.7]), view([-3.4, across * 0.9, 0])];
    return fill(
      polygon([lamp, high, low]),
      sheet.linear(
        [
          [0, LIGHT, 0.4],
          [0.5, LIGHT, 0.14],
          [1, LIGHT, 0],
        ],
        rounded(lamp),
        rounded([(high[0] + low[0]) / 2, (high[1] + low[1]) / 2]),
      ),
    );
  };
  return [1.2, 1.12, 1.04, 0.96, 0.86, 0.74].map(pool).join("") + cone(0.74) + cone(-0.74);
}

/** One of the lamps of the promenade, with the light that it throws on the pavement and the wall. */
function streetLamp(sheet: Sheet, view: Project): Drawing {
  const [along, across] = [11.4, 2.4];
  const [x, foot] = view([along, across, 0]);
  const metre = foot - view([along, across, 1])[1];
  const [head, top] = [x - metre * 0.95, foot - metre * 4.25];
  const ring = (radius: number) =>
    curve(
      shares(16).map((share) => {
        const angle = share * Math.PI * 1.875;
        return view([along - 1 + Math.cos(angle) * radius * 1.5, across - 1 + Math.sin(angle) * radius, 0]);
      }),
      true,
    );
  return (
    [1.6, 1.15, 0.7].map((radius) => fill(ring(radius), "#ffdf9c", 0.11)).join("") +
    sheet.glow([Math.round(head), Math.round(top)], Math.round(metre * 1.5), "#ffdf9c", 0.5) +
    stroke(
      `M${x} ${foot}V${foot - metre * 3.7}Q${x} ${foot - metre * 4.5} ${head} ${top - metre * 0.06}`,
      "#06202a",
      metre * 0.09,
    ) +
    stroke(`M${x - metre * 0.03} ${foot}V${foot - metre * 3.7}`, "#5a948e", metre * 0.022) +
    fill(
      polygon([
        [x - metre * 0.14, foot],
        [x - metre * 0.08, foot - metre * 0.6],
        [x + metre * 0.08, foot - metre * 0.6],
        [x + metre * 0.14, foot],
      ]),
      "#06202a",
    ) +
    fill(`M${head - metre * 0.24} ${top}Q${head} ${top - metre * 0.24} ${head + metre * 0.24} ${top}Z`, "#06202a") +
    fill(disc(head, top + metre * 0.02, metre * 0.15, metre * 0.1), "#fff3cf")
  );
}

/** Who sits behind the glass, and what the paint and the glass show of the promenade's lamps. */
function reflections(view: Project): Drawing {
  const { side } = surfaceOf(VEHICLE_MODELS.sedan, view);
  const sitter = (along: number) =>
    side([
      [along - 190, 1074],
      [along - 170, 1130],
      [along - 60, 1168],
      [along - 78, 1230],
      [along - 60, 1300],
      [along, 1330],
      [along + 70, 1304],
      [along + 90, 1236],
      [along + 66, 1172],
      [along + 190, 1132],
      [along + 220, 1078],
    ]);
  return (
    fill(sitter(2560) + sitter(3420), "#06101c", 0.72) +
    fill(
      side([
        [1300, 872],
        [1900, 896],
        [2700, 902],
        [2700, 892],
        [1900, 882],
      ]) +
        side([
          [3100, 906],
          [3700, 908],
          [4500, 900],
          [4500, 890],
          [3700, 896],
        ]),
      "#ffe3a8",
      0.7,
    )
  );
}

/** What grows on the near side of the road. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const dark = sheet.tinted({
    stoneShade: "#0c2a33",
    leafDark: near,
    leaf: "#06202a",
    leafLight: "#12404a",
    groundShade: near,
  });
  const blooms = sheet.tinted({
    leafLight: "#12404a",
    leaf: "#06202a",
    leafDark: near,
    flowerLight: "#7d3a68",
    flower: "#552550",
    flowerDark: "#2b1838",
  });
  sheet.add(
    fill("M-20 1220V1158Q240 1140 520 1172T1080 1176T1640 1140V1220Z", near),
    grass(sheet, { from: 180, to: 620, ground: () => 1174, count: 44, height: 44, colour: near, seed: 3 }),
    place(agave(dark, { seed: 6 }), 120, 1170, 2),
    bougainvillea(blooms, { x: 1545, y: 1160, width: 150, height: 70, count: 48, size: 36 }),
  );
}
