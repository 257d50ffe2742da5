import { cameraOf, frameOf, type Place, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, shares } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { airliner, controlTower } from "../parts/buildings/town.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 612;
/** Where the terminal begins and ends, metres along the kerb. */
const [LEFT, RIGHT] = [-9, 17];

/** Milas–Bodrum airport at the blue hour: the lit terminal under its wide roof, the tower, a tail fin, a people carrier at the kerb. */
export const SCENE: Scene = {
  name: "service-bodrum-airport-transfer",
  seed: 41,
  mood: "night",
  crops: { wide: 180, square: 260 },
  grain: 0.35,
  colours: {
    sky: ["#14265a", "#2b4a8a", "#5f78b0", "#b59ab4", "#f2b48c"],
    zenith: "#0b1740",
    cloud: "#e79c92",
    far: "#3d4a80",
    farShade: "#303c70",
    mist: "#8d7ba2",
    wall: "#b9c4e2",
    wallShade: "#6a7cb2",
    wallDeep: "#33457e",
    leafLight: "#3f6a78",
    leaf: "#274a64",
    leafDark: "#142a4a",
    groundShade: "#131d40",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 1.7, focal: 1700 });
    const view = frameOf(camera, { right: -1.35, away: 9.4, heading: 60 });
    drawField(sheet);
    drawKerb(sheet, view);
    drawTerminal(sheet, view);
    drawArrivals(sheet, view);
    sheet.add(vehicle(sheet, { view, mood: "night", lamps: true }));
    drawNear(sheet, camera, view);
  },
};

/** What stands beyond the terminal's end. */
function drawField(sheet: Sheet): void {
  const lamps = counted(16).map((index) => box(1040 + index * 38, 596 + (index % 3) * 3, 5, 4));
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6 }),
    stars(sheet, { height: 260, count: 46 }),
    fill(lens(1290, 470, 520, 15) + lens(1440, 500, 420, 11) + lens(1130, 520, 300, 9), sheet.mood.cloud, 0.75),
    ridge(sheet, {
      crest: pointsOf([800, 560, 940, 528, 1060, 540, 1180, 506, 1300, 520, 1430, 484, 1540, 502, 1640, 488]),
      foot: HORIZON + 10,
      mist: 70,
      seed: 6,
    }),
    fill(box(700, HORIZON - 14, 920, 30), "#2a3768"),
    fill(lamps.join(""), "#ffd98a"),
    place(controlTower(sheet), 1440, HORIZON + 4, 0.98),
    sheet.glow([1440, 326], 150, "#ffd98a", 0.35),
    place(
      airliner(sheet.tinted({ window: "#ffd98a" }), { tail: "#26407e", stripe: "#c2265f" }),
      1000,
      HORIZON + 4,
      0.62,
    ),
  );
}

/** Glass between slim piers, warm from inside, under a roof that reaches out over the kerb on forked columns. */
function drawTerminal(sheet: Sheet, view: Project): void {
  const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => view(at)));
  const wall = (from: number, to: number, foot: number, top: number, across = 20) =>
    quad([from, across, foot], [to, across, foot], [to, across, top], [from, across, top]);
  const panes = counted(13).map((index) => LEFT + index * 2);
  const [warm, high] = [view([4, 20, 0]), view([4, 20, 8])];
  const mullions = panes.map((at) => polyline([view([at, 20, 0]), view([at, 20, 7.4])]));
  const rails = [2.9, 5.2].map((up) => polyline([view([LEFT, 20, up]), view([RIGHT, 20, up])]));
  sheet.add(
    fill(quad([RIGHT, 20, 0], [RIGHT, 44, 0], [RIGHT, 44, 7.6], [RIGHT, 20, 7.6]), "#2c3f78"),
    fill(
      wall(LEFT, RIGHT, 0, 7.5),
      sheet.linear(
        [
          [0, "#fff0b8"],
          [0.5, "#f9c877"],
          [1, "#d98a5c"],
        ],
        warm,
        high,
      ),
    ),
    // Rooms behind the glass: a gallery, lit doors.
    fill(wall(LEFT, RIGHT, 3, 3.5), "#a8603f", 0.8),
    fill(
      panes
        .filter((_, index) => index % 3 === 1)
        .map((at) => wall(at, at + 2, 3.5, 5.2))
        .join(""),
      "#ffe9ae",
      0.8,
    ),
    fill(
      panes
        .filter((_, index) => index % 4 === 2)
        .map((at) => wall(at + 0.2, at + 1.8, 0, 2.7))
        .join(""),
      "#fff8dc",
    ),
    fill(
      panes
        .filter((_, index) => index % 4 === 0)
        .map((at) => wall(at + 0.3, at + 1.7, 0.1, 1.2))
        .join(""),
      "#a8603f",
      0.6,
    ),
    stroke(mullions.join("") + rails.join(""), "#5c3a4e", 4),
    roof(sheet, view),
  );
}

function roof(sheet: Sheet, view: Project): Drawing {
  const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => view(at)));
  const [from, to, out] = [LEFT - 4, RIGHT + 3, 13];
  const soffit = quad([from, 20, 7.5], [to, 20, 7.5], [to, out, 8.5], [from, out, 8.5]);
  const lamps = counted(10).map((index) => {
    const at = LEFT + 2 + index * 2.6;
    return quad([at, 17.4, 7.85], [at + 1.1, 17.4, 7.85], [at + 1.1, 16, 8.05], [at, 16, 8.05]);
  });
  const forks = counted(5).map((index) => {
    const at = LEFT + 5 + index * 5.2;
    return (
      polyline([view([at, 14.5, 0]), view([at, 14.5, 5])]) +
      polyline([view([at - 1.8, 13.4, 8.4]), view([at, 14.5, 5]), view([at + 1.8, 13.4, 8.4])]) +
      polyline([view([at, 14.5, 5]), view([at, 19, 7.7])])
    );
  });
  return (
    fill(soffit, "#d9975f") +
    sheet.spray(soffit, "#5a3a66", { from: view([to, 14, 8.4]), to: view([LEFT + 8, 18, 7.8]), thick: 0.8 }) +
    fill(lamps.join(""), "#fff4cc") +
    stroke(forks.join(""), "#e4e3ee", 9) +
    fill(quad([from, out, 8.4], [to, out, 8.4], [to, out, 9.3], [from, out, 9.3]), "#d5dcf0") +
    fill(quad([from, out, 8.4], [to, out, 8.4], [to, out, 8.62], [from, out, 8.62]), "#7f8fc4")
  );
}

/** Pavement, road, crossing; the light of the hall lies on all of them. */
function drawKerb(sheet: Sheet, view: Project): void {
  const along = stepsAway(-14, 90, 34);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const bars = counted(7).map((index) =>
    polygon(ribbon(view, { along: [8.6 + index * 0.9, 9.1 + index * 0.9], across: [-3.4, 1.5] })),
  );
  const light = shares(6).map((share) =>
    polygon(ribbon(view, { along: [-7 + share * 22, -5 + share * 22], across: [2, 18] })),
  );
  sheet.add(
    fill(box(0, HORIZON + 12, 1600, 620), "#26345f"),
    fill(strip(1.7, 20), "#8f7f95"),
    fill(strip(8, 20), "#c99a80"),
    fill(light.join(""), "#ffd9a0", 0.4),
    fill(strip(1.45, 1.75), "#e9dfe4"),
    fill(strip(-4.2, 1.45), "#3a456f"),
    fill(strip(-0.2, 1.45), "#564f73"),
    fill(bars.join(""), "#cfd3e6", 0.75),
    sheet.spray(strip(-4.2, 1.5), "#131d40", { from: [300, 1240], to: [700, 800], thick: 0.6 }),
    headBeams(sheet, { view, colour: "#ffc07a", strength: 0.66 }),
  );
}

/** Who has just come out of the hall: a couple with their cases, a man ahead of them, and one who waits with a sign at the doors. */
function drawArrivals(sheet: Sheet, view: Project): void {
  const evening = sheet.tinted({ groundShade: "#4a3a58" });
  const arrivals = [
    {
      at: [3.5, 18.4],
      look: { pose: "walking", slender: true, wears: "skirt", top: "#fdf0dc", bottom: "#c2265f", hairstyle: "long" },
    },
    {
      at: [4.5, 18],
      look: { pose: "walking", carries: "case", carriedColour: "#2f7f9c", top: "#3d4f80", bottom: "#2a2f55" },
    },
    {
      at: [7.6, 16.6],
      look: { pose: "holding", carries: "sign", suit: true, sleeves: "long", top: "#22325c", bottom: "#1b2747" },
    },
    {
      at: [0.1, 15.2],
      look: {
        pose: "walking",
        mirrored: true,
        carries: "case",
        carriedColour: "#c2265f",
        top: "#e9eef2",
        bottom: "#5b4a70",
      },
    },
  ] as const;
  sheet.add(
    ...arrivals.map(({ at: [along, across], look }) => {
      const [[x, y], [, head]] = [view([along, across, 0]), view([along, across, 1.76])];
      return place(person(evening, look), x, y, (y - head) / 100);
    }),
  );
}

/** Our side of the road: paved, kerbed; cases that have just been put down, flowers. */
function drawNear(sheet: Sheet, camera: Project, view: Project): void {
  const along = stepsAway(-14, 90, 34);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const joints = counted(9).map((index) =>
    polyline([view([-6 + index * 1.5, -4.7, 0]), view([-6 + index * 1.5, -9, 0])]),
  );
  const rows = [-5.6, -6.6].map((across) => polyline(along.map((at) => view([at, across, 0]))));
  const cast = [0.5, -0.12] as const;
  sheet.add(
    fill(strip(-30, -4.2), "#454a7c"),
    stroke(joints.join("") + rows.join(""), "#2c3563", 3.4, 0.7),
    fill(strip(-4.34, -4.2), "#7d83b0"),
    fill(strip(-4.7, -4.34), "#c3c6de"),
    sheet.spray(strip(-30, -4.7), "#0d1534", { from: [500, 1260], to: [1000, 1060], thick: 0.85 }),
    luggage(sheet, {
      camera,
      right: 1.78,
      away: 5.2,
      turn: 42,
      size: [0.46, 0.3, 0.66],
      colours: ["#c2265f", "#6c1a4c", "#3a1838"],
      cast,
    }),
    luggage(sheet, {
      camera,
      right: 2.16,
      away: 4.95,
      turn: 36,
      size: [0.5, 0.24, 0.36],
      colours: ["#d98a3c", "#7d4440", "#4a2640"],
      cast,
    }),
    bougainvillea(sheet, { x: 40, y: 1160, width: 190, height: 70, seed: 5, count: 44, size: 34 }),
  );
}
