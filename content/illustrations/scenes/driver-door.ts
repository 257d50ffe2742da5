import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress, palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 630;
/** Where the terrace ends over the sea, and where the hotel's wall stands, in metres from the eye. */
const EDGE = 15;
const WALL = 14;

/** Morning before a white hotel by the sea: the driver holds the sliding door open for a guest in a straw hat. */
export const SCENE: Scene = {
  name: "driver-door",
  seed: 91,
  mood: "morning",
  crops: { wide: 210, square: 240 },
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 660, eye: 1.66, focal: 1420 });
    const view = frameOf(camera, { right: -1.55, away: 8.4, heading: 64 });
    drawBay(sheet, camera);
    drawHotel(sheet, camera);
    drawPaving(sheet, camera);
    sheet.add(
      vehicle(sheet, { kind: "carrier", view, mood: "morning", cast: [0.7, 0.1] }),
      openCarrier(sheet, { view, mood: "morning" }),
    );
    sheet.add(
      driver(sheet, camera),
      guest(sheet, camera),
      luggage(sheet, {
        camera,
        right: 2.95,
        away: 7.1,
        turn: 14,
        size: [0.36, 0.2, 0.56],
        colours: ["#d8633f", "#8f3a35", "#5c2530"],
      }),
    );
    drawNear(sheet);
  },
};

/** A figure of a height in metres, who stands somewhere on the ground. */
function standing(sheet: Sheet, camera: Project, at: Place, height: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * height) / 100);
}

function driver(sheet: Sheet, camera: Project): Drawing {
  return standing(sheet, camera, [2.28, 7.35, 0], 1.8, {
    pose: "pointing",
    mirrored: true,
    top: "#fdf8ee",
    bottom: "#22324e",
    hair: "#33262a",
    sleeves: "short",
  });
}

function guest(sheet: Sheet, camera: Project): Drawing {
  return standing(sheet, camera, [0.4, 6.95, 0], 1.66, {
    pose: "walking",
    wears: "skirt",
    top: "#e0487c",
    bottom: "#f3c24a",
    hairstyle: "long",
    hair: "#5a3324",
    hat: "#f0d08a",
    sleeves: "none",
    slender: true,
    carries: "bag",
    carriedColour: "#2f7fae",
  });
}

/** The sea beyond the terrace, a headland, a gulet at anchor. */
function drawBay(sheet: Sheet, camera: Project): void {
  const edge = camera([0, EDGE, 0])[1];
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    heapedCloud(sheet, { x: 440, y: 220, length: 330 }),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 120, 536, 260, 556, 420, 530, 560, 560, 700, 590, 900, 610]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: edge + 10, dabs: 40, foot: false }),
    place(gulet(sheet, { sails: "furled" }), 190, 700, 0.46),
    ripples(sheet, { x: 190, y: 704, width: 260, height: 18, count: 16 }),
  );
}

/** The hotel: a whitewashed front with an arch, blue shutters and a pergola of flowers, turned a little to the light. */
function drawHotel(sheet: Sheet, camera: Project): void {
  const { wall, wallBright, wallShade, wallDeep, door, window } = sheet.mood;
  const at = (right: number, up: number) => camera([right, WALL, up]);
  const face = (from: number, to: number, low: number, high: number) =>
    polygon([at(from, low), at(to, low), at(to, high), at(from, high)]);
  const [left, right] = [0.6, 12];
  const arch = (x: number, half: number, spring: number) => {
    const [x0, y0] = at(x - half, 0);
    const [x1, y1] = at(x - half, spring);
    const [x2] = at(x + half, spring);
    return `M${x0} ${y0}V${y1}A${(x2 - x1) / 2} ${(x2 - x1) / 2} 0 0 1 ${x2} ${y1}V${y0}Z`;
  };
  const pane = (x: number, up: number) =>
    fill(face(x - 0.36, x + 0.36, up, up + 1.1), window) +
    fill(face(x - 0.74, x - 0.38, up, up + 1.1) + face(x + 0.38, x + 0.74, up, up + 1.1), door) +
    fill(face(x + 0.74, x + 0.82, up - 0.06, up + 1.04), wallShade) +
    fill(face(x - 0.8, x + 0.8, up - 0.1, up - 0.02), wallShade);
  const [sideX, sideY] = camera([left, WALL, 5.2]);
  sheet.add(
    place(cypress(sheet, { seed: 4 }), ...camera([0.1, WALL + 1, 0]), 1.5),
    fill(
      face(left, right, 0, 5.2),
      sheet.linear(
        [
          [0, wall],
          [0.6, wall],
          [1, "#eadfd2"],
        ],
        [sideX, 0],
        [1600, 0],
      ),
    ),
    fill(face(left - 0.08, right, 5.14, 5.34), wallBright),
    fill(face(left, right, 5.02, 5.14), wallShade),
    fill(face(left, right, 0, 0.5), "#e9d7b4"),
    pane(4.7, 3.1),
    pane(7.2, 3.1),
    fill(arch(4.7, 0.92, 1.5), wallShade),
    fill(arch(4.82, 0.78, 1.5), wallDeep),
    fill(arch(4.96, 0.62, 1.42), "#f6cf86"),
    pane(2.2, 0.95),
    pane(7.2, 0.95),
    place(hangingBougainvillea(sheet, { length: 330, drop: 150, seed: 7 }), sideX + 6, sideY + 60),
    bougainvillea(sheet, { x: sideX + 14, y: sideY + 120, width: 40, height: 120, seed: 9, count: 34, size: 30 }),
  );
}

/** Flags of pale stone whose joints run away to one point, and a low wall at the edge over the sea. */
function drawPaving(sheet: Sheet, camera: Project): void {
  const { wallBright, wallShade, stone, stoneWorn, groundShade } = sheet.mood;
  const [, foot] = camera([0, EDGE, 0]);
  const rows = counted(14)
    .map((index) => 3.2 * 1.13 ** index)
    .filter((away) => away < EDGE);
  const across = rows.map((away) => polyline([camera([-9, away, 0]), camera([9, away, 0])]));
  const along = counted(19).map((index) => polyline([camera([-9 + index, 3, 0]), camera([-9 + index, EDGE, 0])]));
  sheet.add(
    fill(box(-10, foot, 1620, 1220 - foot), sheet.downwards([stone, "#efd9b2", "#d6b98d"], foot, 1200)),
    stroke(across.join("") + along.join(""), stoneWorn, 2.6, 0.75),
    fill(
      polygon([
        camera([-9, EDGE - 0.4, 0.62]),
        camera([0.7, EDGE - 0.4, 0.62]),
        camera([0.7, EDGE - 0.4, 0]),
        camera([-9, EDGE - 0.4, 0]),
      ]),
      wallBright,
    ),
    fill(
      polygon([
        camera([-9, EDGE - 0.4, 0.16]),
        camera([0.7, EDGE - 0.4, 0.16]),
        camera([0.7, EDGE - 0.4, 0]),
        camera([-9, EDGE - 0.4, 0]),
      ]),
      wallShade,
      0.6,
    ),
    fill(
      polygon([
        camera([0.6, WALL - 0.02, 0]),
        camera([12, WALL - 0.02, 0]),
        camera([12, WALL - 0.7, 0]),
        camera([1, WALL - 0.7, 0]),
      ]),
      groundShade,
      0.35,
    ),
    place(palm(sheet, { seed: 3 }), ...camera([-3.9, 12.4, 0]), 1.5),
    place(pottedBush(sheet, { seed: 2 }), ...camera([3.3, WALL - 0.5, 0]), 1.1),
    place(pottedBush(sheet, { seed: 5 }), ...camera([5.9, WALL - 0.5, 0]), 1.1),
  );
}

/** Leaves in bunches along two boughs, laid on the flags from the left edge. */
function leafShade(sheet: Sheet): Path {
  const boughs = [
    [-60, 1030, 620, 1120],
    [-60, 1130, 900, 1200],
  ] as const;
  return boughs
    .flatMap(([x0, y0, x1, y1]) =>
      counted(70).map((index) => {
        const share = index / 70;
        return lens(
          mixed(x0, x1, share) + sheet.random.around(20),
          mixed(y0, y1, share) + sheet.random.around(mixed(54, 26, share)),
          sheet.random.between(40, 100) * mixed(1.1, 0.6, share),
          sheet.random.between(12, 24),
        );
      }),
    )
    .join("");
}

/** The shade of a tree at our back, a large pot and flowers in the near corners. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill(leafShade(sheet), sheet.mood.groundShade, 0.36),
    place(pottedBush(sheet, { seed: 9 }), 96, 1160, 3.1),
    bougainvillea(sheet, { x: 1560, y: 1170, width: 130, height: 90, count: 46, size: 38, seed: 3 }),
  );
}
