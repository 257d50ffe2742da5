import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { mixed, type Point, shares } from "../kit/geometry.ts";
import { box, mound, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bazaarShop, LANE, quadOf } from "../parts/buildings/bazaarShop.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { hangingBougainvillea } from "../parts/plants/foliage.ts";
import { sky } from "../parts/sky/sky.ts";
import { hangingCloth, mosaicLamp, spiceSack } from "../parts/things/bazaarGoods.ts";
import { gourdLamp } from "../parts/things/gourdLamp.ts";
import { kilim } from "../parts/things/kilim.ts";
import { sandals } from "../parts/things/sandal.ts";

const WALL = LANE.wall;
/** Where along the lane one shop ends and the next begins. */
const PARTIES = [31, 24, 18, 13.5, 10, 7.2, 4.6, 2.2];
/** What is before each shop, from the furthest: on the left of the lane, on its right. */
const FRONTS: readonly (readonly [Front, Front])[] = [
  [{}, { awning: "#c8643c" }],
  [{ awning: "#2f8fa6" }, {}],
  [{ counter: false }, { awning: "#e0a23a" }],
  [{ awning: "#c8643c" }, { counter: false }],
  [{ counter: false }, { awning: "#2f8fa6" }],
  [{}, {}],
  [{ counter: false }, { counter: false }],
];
type Front = Pick<Parameters<typeof bazaarShop>[1], "counter" | "awning">;
const view = cameraOf({ horizon: 600, centre: 800, eye: 1.7, focal: 1100 });

/** A lane of Bodrum's bazaar under stretched awnings: cloths and sandals on the left, spices and lamps on the right, a minaret at its end; some stroll and choose. */
export const SCENE: Scene = {
  name: "blog-bodrum-carsisi",
  seed: 224,
  mood: "day",
  grain: 0.3,
  crops: { wide: 170, square: 200 },
  draw(sheet) {
    drawEnd(sheet);
    drawPaving(sheet);
    for (const [index, from] of PARTIES.slice(1).entries()) {
      const to = PARTIES[index] ?? from;
      const [left, right] = FRONTS[index] ?? [];
      sheet.add(bazaarShop(view, { side: -1, from, to, ...left }), bazaarShop(view, { side: 1, from, to, ...right }));
    }
    drawVisitors(sheet);
    drawFlowers(sheet);
    drawAwnings(sheet);
    drawCloths(sheet);
    drawSpices(sheet);
  },
};

function quad(...places: readonly Place[]): Path {
  return quadOf(view, ...places);
}

/** Where the lane opens: the mosque of the quarter in full light. */
function drawEnd(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 640, zenith: 0.08 }),
    fill(box(600, 560, 400, 100), "#f6ead2"),
    place(mosque(sheet), 774, 650, 1.2),
    fill(mound(900, 656, 130, 60), "#6d7a3f"),
  );
}

/** Worn slabs, in the shade but for what falls between the awnings. */
function drawPaving(sheet: Sheet): void {
  const rows = [2.4, 2.8, 3.3, 3.9, 4.6, 5.4, 6.4, 7.6, 9, 11, 14, 18, 24];
  const joints = [-2.2, -1.5, -0.75, 0, 0.75, 1.5, 2.2];
  const lines = rows.map((away) => polyline([view([-WALL, away, 0]), view([WALL, away, 0])]));
  const seams = rows.slice(0, -1).flatMap((away, index) =>
    joints.map((right) => {
      const at = right + (index % 2 ? 0.3 : 0);
      return polyline([view([at, away, 0]), view([at, rows[index + 1] ?? 24, 0])]);
    }),
  );
  // The sun comes through between the sails, from the left: each gap lies on the stones as a bent strip.
  const pools = GAPS.map(([near, far]) => {
    const side = (away: number, sag: number) =>
      shares(9).map((share) =>
        view([mixed(-0.5, WALL, share), away - share * 0.5 + sag * Math.sin(share * Math.PI), 0]),
      );
    return polygon([...side(near, 0.12), ...side(far, -0.12).toReversed()]);
  });
  sheet.add(
    fill(quad([-WALL, 1.9, 0], [WALL, 1.9, 0], [WALL, 45, 0], [-WALL, 45, 0]), "#cdb1a4"),
    fill(quad([-WALL, 1.9, 0], [-0.75, 1.9, 0], [-0.75, 45, 0], [-WALL, 45, 0]), "#b397a0"),
    fill(quad([-WALL, 8.4, 0], [WALL, 6.6, 0], [WALL, 45, 0], [-WALL, 45, 0]), "#f8e6c2"),
    fill(pools.join(""), "#fdebc6"),
    stroke(lines.join("") + seams.join(""), "#8f7484", 3, 0.5),
  );
}

/** Sails across the lane, the furthest first: where they begin and end, their cloth and its shade. */
const SAILS = [
  { near: 6.6, far: 7.9, colour: "#c8643c", shade: "#93412d", high: 3.5 },
  { near: 5, far: 6.15, colour: "#3f9fb5", shade: "#1d6d8a", high: 3.25 },
  { near: 3.75, far: 4.7, colour: "#f6e3b8", shade: "#d6a984", high: 3.4 },
  { near: 2.65, far: 3.45, colour: "#f0b446", shade: "#c98430", high: 3.2 },
  { near: 1.3, far: 2.4, colour: "#e2703e", shade: "#a8472c", high: 3.3 },
] as const;
/** Where light falls between them. */
const GAPS = [
  [2.95, 3.25],
  [4.25, 4.6],
  [5.6, 6],
] as const;

/** Cloths stretched across the lane from ring to ring, lit through by the sun: they narrow to their ropes and sag in the middle. */
function drawAwnings(sheet: Sheet): void {
  for (const { near, far, colour, shade, high } of SAILS) {
    const at = (share: number, across: number, drop = 0): Point => {
      const swell = Math.sin(share * Math.PI);
      const half = (far - near) * mixed(0.2, 0.5, swell ** 0.7);
      return view([
        mixed(-WALL + 0.15, WALL - 0.15, share),
        (near + far) / 2 + (across * 2 - 1) * half,
        high - drop - 0.34 * swell,
      ]);
    };
    const line = shares(25);
    const edge = (across: number, from = 0, to = 1, drop = 0) =>
      line.map((share) => at(mixed(from, to, share), across, drop));
    const panel = (from: number, to: number) => polygon([...edge(0, from, to), ...edge(1, from, to).toReversed()]);
    const [left, right] = [at(0, 0.5), at(1, 0.5)];
    const hem = polygon([
      ...edge(1),
      ...line.toReversed().map((share) => at(share, 1, 0.09 * Math.sin(share * Math.PI) ** 0.5)),
    ]);
    sheet.add(
      stroke(
        polyline([view([-WALL, (near + far) / 2, high + 0.06]), left]) +
          polyline([right, view([WALL, (near + far) / 2, high + 0.06])]),
        "#6b4a3a",
        5,
      ),
      fill(panel(0, 1), colour),
      fill([0.1, 0.34, 0.58, 0.82].map((from) => panel(from, from + 0.1)).join(""), "#fff3d2", 0.45),
      fill(panel(0.66, 1), shade, 0.45),
      fill(hem, shade),
    );
  }
}

/** Someone of a height in metres on the stones of the lane. */
function visitor(sheet: Sheet, at: Place, tall: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...view(at), (metreAt(view, at) * tall) / 100);
}

/** Who is in the lane, the furthest first: two at its end, one at a counter, a couple with a bag, a boy with an ice cream, the man of the spice stall. */
function drawVisitors(sheet: Sheet): void {
  sheet.add(
    visitor(sheet, [-0.3, 22, 0], 1.78, { pose: "walking", top: "#4f93b4", bottom: "#31507a", behind: true }),
    visitor(sheet, [0.7, 19, 0], 1.66, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2465f",
      hat: "#f0d6a0",
    }),
    visitor(sheet, [-1.15, 13, 0], 1.7, {
      pose: "lifting",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#e9a93a",
      bottom: "#2f7f86",
      hairstyle: "bun",
      behind: true,
    }),
    visitor(sheet, [0.75, 11.4, 0], 1.8, { pose: "standing", top: "#fdf8ee", bottom: "#2f4a6a", hair: "#33262a" }),
    visitor(sheet, [0.05, 9.2, 0], 1.66, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c2265f",
      bottom: "#f3e0b4",
      hairstyle: "long",
      hat: "#f0d08a",
      carries: "bag",
      carriedColour: "#2f8fa6",
    }),
    visitor(sheet, [-0.5, 9.4, 0], 1.14, {
      pose: "lifting",
      child: true,
      wears: "shorts",
      top: "#4f93b4",
      bottom: "#31507a",
      carries: "iceCream",
      carriedColour: "#e0487c",
    }),
  );
}

/** Bougainvillea from the courtyards over the lane, where the sun stands on the wall, and a little on the shaded side. */
function drawFlowers(sheet: Sheet): void {
  sheet.add(
    place(hangingBougainvillea(sheet, { length: 250, drop: 110, seed: 5 }), 1010, 366, 0.62),
    place(hangingBougainvillea(sheet, { length: 150, drop: 90, seed: 8 }), 556, 420, 0.5),
  );
}

/** On the left: towels and kilims on a rail, sandals on a slanted board below. */
function drawCloths(sheet: Sheet): void {
  const cloth = (
    x: number,
    y: number,
    width: number,
    height: number,
    ground: string,
    bands: readonly (readonly [number, number, string])[],
  ) => place(hangingCloth({ width, height, ground, bands }), x, y);
  const board = polygon(pointsOf([40, 1010, 470, 990, 500, 1176, 10, 1216]));
  sheet.add(
    stroke("M-10 372L520 394", "#6b4030", 12),
    cloth(496, 392, 96, 400, "#2f8fa6", [
      [0.08, 0.02, "#fbf3df"],
      [0.12, 0.02, "#fbf3df"],
      [0.16, 0.02, "#fbf3df"],
      [0.74, 0.02, "#fbf3df"],
      [0.78, 0.02, "#fbf3df"],
      [0.82, 0.06, "#fbf3df"],
    ]),
    place(kilim(), 386, 388),
    cloth(254, 384, 128, 520, "#f8efd8", [
      [0.06, 0.03, "#c2265f"],
      [0.12, 0.015, "#c2265f"],
      [0.7, 0.015, "#c2265f"],
      [0.74, 0.06, "#c2265f"],
      [0.83, 0.015, "#c2265f"],
    ]),
    cloth(112, 378, 136, 560, "#e8a93a", [
      [0.08, 0.02, "#fbf3df"],
      [0.72, 0.02, "#fbf3df"],
      [0.76, 0.02, "#fbf3df"],
      [0.8, 0.02, "#fbf3df"],
      [0.86, 0.05, "#fbf3df"],
    ]),
    cloth(-10, 374, 100, 500, "#b4442c", [
      [0.1, 0.03, "#1d3d68"],
      [0.75, 0.06, "#1d3d68"],
    ]),
    fill(polygon(pointsOf([60, 1030, 490, 1010, 560, 1200, 40, 1240])), "#2c1c38", 0.5),
    fill(board, "#b9784a"),
    fill(polygon(pointsOf([40, 1010, 470, 990, 472, 1002, 38, 1024])), "#e5b27c"),
    place(sandals(), 130, 1098, 0.72),
    place(sandals({ leather: "#8a4a2c", strap: "#5a2c20" }), 268, 1092, 0.72),
    place(sandals({ leather: "#e0b27a", strap: "#2f6f96" }), 404, 1084, 0.72),
  );
}

/** On the right: sacks of spice on the stones and on a bench behind them, lamps above. */
function drawSpices(sheet: Sheet): void {
  const back = [
    ["#c8952c", 1176],
    ["#7d8a34", 1290],
    ["#a8321f", 1404],
    ["#6b3a24", 1518],
  ] as const;
  const front = [
    ["#d8391f", 1196],
    ["#f0b422", 1356],
    ["#9c2f54", 1520],
  ] as const;
  const lamps = [
    ["#1f7fb0", 1122, 250, 0.62],
    ["#d1402f", 1222, 190, 0.86],
    ["#2f9a72", 1310, 240, 1],
    ["#e08a1e", 1500, 150, 1.16],
  ] as const;
  sheet.add(
    fill(polygon(pointsOf([1120, 850, 1640, 880, 1640, 1000, 1120, 980])), "#7d4a34"),
    fill(polygon(pointsOf([1120, 846, 1640, 872, 1640, 894, 1120, 866])), "#d89a5c"),
    ...back.map(([colour, x], index) => place(spiceSack({ colour }), x, 866 + index * 8, 0.8)),
    fill(polygon(pointsOf([1096, 1060, 1640, 1116, 1640, 1220, 1096, 1150])), "#7d4a34"),
    fill(polygon(pointsOf([1096, 1052, 1640, 1100, 1640, 1136, 1096, 1080])), "#d89a5c"),
    ...front.map(([colour, x], index) => place(spiceSack({ colour, scoop: index === 1 }), x, 1070 + index * 17, 1.14)),
    ...lamps.map(([colour, x, y, scale]) => place(mosaicLamp(sheet, { colour, chain: 60 }), x, y, scale)),
    place(gourdLamp(sheet, { wire: 420 }), 1396, 96, 0.94),
  );
}
