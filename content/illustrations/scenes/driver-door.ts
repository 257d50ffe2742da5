import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { type Faces, facesOf } from "../parts/buildings/faces.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress, palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 610;
const camera = cameraOf({ horizon: HORIZON, centre: 660, eye: 2.1, focal: 1450 });
/** Where the terrace ends over the sea, in metres from the eye. */
const EDGE = 25;
/** The hotel's front comes from the sea towards us on the right; its upper floor stands back behind a terrace. */
const HOTEL = frameOf(camera, { right: 1, away: 23.4, heading: 126 });
const [LONG, ARCADE, EAVES, BACK] = [16, 3.5, 7, -2.4] as const;

/** Morning before a white hotel by the sea: the driver shows a guest in a straw hat to the open door of the carrier. */
export const SCENE: Scene = {
  name: "driver-door",
  seed: 91,
  mood: "morning",
  crops: { wide: 200, square: 240 },
  grain: 0.4,
  draw(sheet) {
    const view = frameOf(camera, { right: -2.1, away: 11.4, heading: 64 });
    drawBay(sheet);
    drawPaving(sheet);
    drawHotel(sheet);
    sheet.add(
      vehicle(sheet, { kind: "carrier", view, mood: "morning", cast: [0.8, 0.12] }),
      openCarrier(sheet, { view, mood: "morning" }),
    );
    drawPeople(sheet);
    drawNear(sheet);
  },
};

/** The driver at the front edge of the doorway, the guest who comes from the hotel with her case. */
function drawPeople(sheet: Sheet): void {
  const standing = (at: Place, height: number, options: PersonOptions): Drawing =>
    place(person(sheet, options), ...camera(at), (metreAt(camera, at) * height) / 100);
  sheet.add(
    standing([-0.22, 10.5, 0], 1.8, {
      pose: "pointing",
      top: "#fdf8ee",
      bottom: "#22324e",
      hair: "#33262a",
      sleeves: "long",
    }),
    standing([3.25, 10.8, 0], 1.66, {
      pose: "walking",
      mirrored: true,
      wears: "skirt",
      top: "#e0487c",
      bottom: "#f3c24a",
      hairstyle: "long",
      hair: "#5a3324",
      hat: "#f0d08a",
      sleeves: "none",
      slender: true,
      carries: "case",
      carriedColour: "#d8633f",
    }),
  );
}

/** The sea beyond the terrace, a headland, a gulet at anchor. */
function drawBay(sheet: Sheet): void {
  const edge = camera([0, EDGE, 0])[1];
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    fill(lens(330, 330, 460, 11) + lens(560, 366, 340, 8) + lens(140, 384, 300, 8), sheet.mood.cloud, 0.85),
    ridge(sheet, {
      crest: pointsOf([-20, 524, 90, 508, 220, 530, 360, 500, 470, 520, 600, 552, 760, 578, 900, 590]),
      foot: HORIZON + 4,
      seed: 5,
      rough: 4,
    }),
    fill(
      box(-20, 530, 1000, 74),
      sheet.linear(
        [
          [0, sheet.mood.mist, 0],
          [1, sheet.mood.mist, 0.8],
        ],
        [0, 530],
        [0, 604],
      ),
    ),
    sea(sheet, { top: HORIZON, bottom: edge + 10, dabs: 40, foot: false }),
    place(gulet(sheet, { sails: "furled" }), 340, 660, 0.4),
    ripples(sheet, { x: 340, y: 664, width: 240, height: 16, count: 16 }),
  );
}

/** An arched opening: the wall's thickness on the side that we see, behind it the shade of the arcade and the sun on its floor. */
function archway(sheet: Sheet, hotel: Faces, middle: number, half: number, high: number): Drawing {
  const { wallShade, wallDeep } = sheet.mood;
  const opening = hotel.arch(middle, half, 0, high);
  const inner = polygon([
    hotel.at(middle - half, -0.7, 0),
    ...counted(13).map((index) => {
      const angle = (index / 12) * Math.PI;
      return hotel.at(middle - half * Math.cos(angle), -0.7, high - half + half * Math.sin(angle));
    }),
    hotel.at(middle + half, -0.7, 0),
  ]);
  return (
    fill(opening, "#7484b6") +
    sheet.clipped(
      opening,
      sheet.clipped(
        inner,
        fill(inner, wallDeep) +
          fill(hotel.front(middle - half - 4, middle + half + 4, 0, high - 0.4, -2.6), wallShade) +
          fill(hotel.front(middle - half - 4, middle + half + 4, 0, 0.3, -2.6), "#9a9cbc"),
      ) +
        fill(hotel.level(middle - half - 4, middle + half + 4, -2.6, 0, 0), "#b59c94") +
        fill(
          polygon([
            hotel.at(middle - half, 0, 0),
            hotel.at(middle + half, 0, 0),
            hotel.at(middle + half + 1.4, -1.7, 0),
            hotel.at(middle - half + 1.4, -1.7, 0),
          ]),
          "#f6dfb4",
        ),
    )
  );
}

/** The hotel: an arcade below, above it a floor that stands back, blue shutters, flowers that hang over the parapet. */
function drawHotel(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep, door, window, groundShade } = sheet.mood;
  const hotel = facesOf(HOTEL);
  const shutters = (middle: number): Drawing => {
    const [low, high] = [ARCADE + 0.5, ARCADE + 2.6];
    const pane = (from: number, to: number, top = high) => hotel.front(middle + from, middle + to, low, top, BACK);
    return (
      fill(pane(1.02, 1.16, high - 0.05), wallShade) +
      fill(pane(-0.5, 0.5), window) +
      fill(pane(-0.42, -0.04), "#3f78a0", 0.7) +
      fill(pane(-1.02, -0.52) + pane(0.52, 1.02), door) +
      fill(pane(-1.02, -0.94) + pane(0.52, 0.6), "#3d86b0") +
      fill(hotel.front(middle - 0.6, middle + 0.6, high, high + 0.12, BACK), wallBright)
    );
  };
  const pots = [8.6, 12.2].map((along): Drawing => {
    const at: Place = [along, -0.55, 0];
    return place(pottedBush(sheet, { seed: Math.round(along) }), ...HOTEL(at), (alongMetre(along) * 1.15) / 130);
  });
  const trails = counted(9).map((index) => {
    const along = 1 + index * 0.6;
    const [x, y] = hotel.at(along, 0.05, ARCADE + 0.62 - (index % 3) * 0.34);
    const metre = alongMetre(along);
    return bougainvillea(sheet, {
      x,
      y,
      width: metre * 0.5,
      height: metre * ([0.5, 0.8, 0.36][index % 3] ?? 0.5),
      seed: index + 3,
      count: 14,
      size: metre * 0.44,
    });
  });
  const stem = (right: number): Path =>
    curve([
      hotel.at(5 + right, 0.05, 0),
      hotel.at(4.9 + right, 0.05, 1.3),
      hotel.at(5.06 + right, 0.05, 2.5),
      hotel.at(4.7 + right, 0.05, ARCADE + 0.4),
    ]);
  sheet.add(
    // A chimney on the roof.
    fill(hotel.front(8.6, 9.3, EAVES, EAVES + 1, BACK - 2), wallBright) +
      fill(hotel.front(9.1, 9.3, EAVES, EAVES + 1, BACK - 2), wallShade) +
      fill(hotel.front(8.5, 9.4, EAVES + 0.98, EAVES + 1.14, BACK - 2), wallBright),
    place(cypress(sheet, { seed: 4 }), ...camera([0.55, 24.4, 0]), 1.25),
    place(cypress(sheet, { seed: 2 }), ...camera([0.05, 24.6, 0]), 0.98),
    // The upper floor, with the shade of its eaves.
    fill(hotel.front(1.2, LONG, ARCADE, EAVES, BACK), wall),
    fill(hotel.front(1.1, LONG, EAVES - 0.02, EAVES + 0.24, BACK + 0.15), wallBright),
    fill(hotel.front(1.1, LONG, EAVES - 0.34, EAVES - 0.02, BACK), wallShade),
    ...[3.4, 7, 10.6, 14.2].map(shutters),
    // The arcade with its terrace.
    fill(hotel.front(0, LONG, 0, ARCADE + 0.9), wall),
    sheet.spray(hotel.front(0, LONG, 0, ARCADE + 0.9), "#d9cbd0", {
      from: hotel.at(LONG, 0, 0),
      to: hotel.at(5, 0, 3),
      thick: 0.6,
    }),
    fill(hotel.front(-0.06, LONG, ARCADE + 0.82, ARCADE + 0.98, 0.08), wallBright),
    fill(hotel.front(0, LONG, ARCADE - 0.14, ARCADE + 0.02, 0.1), wallBright),
    fill(hotel.front(0, LONG, ARCADE - 0.32, ARCADE - 0.14), wallShade, 0.9),
    fill(hotel.front(0, LONG, 0, 0.3), "#e2cda8"),
    ...[3.2, 6.8, 10.4, 14].map((along) => archway(sheet, hotel, along, 1.25, 2.85)),
    // In the shade of the arcade a door, a window with its shutters.
    sheet.clipped(
      hotel.arch(6.8, 1.25, 0, 2.85),
      fill(hotel.front(5.5, 6.7, 0.04, 2.2, -2.5), door) + fill(hotel.front(6.1, 6.7, 0.04, 2.2, -2.5), window),
    ),
    sheet.clipped(
      hotel.arch(10.4, 1.25, 0, 2.85),
      fill(hotel.front(8.3, 9.3, 0.9, 2.1, -2.5), window) +
        fill(hotel.front(7.8, 8.26, 0.9, 2.1, -2.5) + hotel.front(9.34, 9.8, 0.9, 2.1, -2.5), door),
    ),
    fill(hotel.level(0, LONG, 0, 0.5, 0), groundShade, 0.4),
    // The climber's stem between two arches, what it throws on the wall.
    stroke(stem(0.24), wallShade, 9),
    stroke(stem(0), sheet.mood.trunk, 9),
    ...trails,
    ...pots,
    // A porter waves from the arcade.
    place(
      person(sheet, { pose: "waving", top: "#2f6f9a", bottom: "#f0e4cc", hair: "#33262a" }),
      ...HOTEL([10.2, -0.8, 0]),
      (alongMetre(10.2) * 1.75) / 100,
    ),
    fill(hotel.front(LONG - 0.2, LONG, 0, 0.1), wallDeep),
  );
}

/** A metre beside the hotel's front, in units. */
function alongMetre(along: number): number {
  const [, low] = HOTEL([along, 0, 0]);
  const [, high] = HOTEL([along, 0, 1]);
  return low - high;
}

/** Flags of pale stone whose joints run away to one point, a low wall at the edge over the sea, a palm in the corner. */
function drawPaving(sheet: Sheet): void {
  const { wallBright, wallShade, stone, stoneWorn, groundShade } = sheet.mood;
  const [, foot] = camera([0, EDGE, 0]);
  const rows = counted(17)
    .map((index) => 4.2 * 1.12 ** index)
    .filter((away) => away < EDGE);
  const across = rows.map((away) => polyline([camera([-14, away, 0]), camera([14, away, 0])]));
  const along = counted(29).map((index) => polyline([camera([-14 + index, 4, 0]), camera([-14 + index, EDGE, 0])]));
  const wall = (low: number, high: number, away = EDGE - 0.4) =>
    polygon([camera([-15, away, high]), camera([1.2, away, high]), camera([1.2, away, low]), camera([-15, away, low])]);
  const palmAt: Place = [-6.6, 17.5, 0];
  const [palmX, palmY] = camera(palmAt);
  sheet.add(
    fill(box(-10, foot, 1620, 1220 - foot), sheet.downwards([stone, "#f1dcb4", "#d8bb8f"], foot, 1200)),
    fill(flags(rows, 3), "#d9b988", 0.55),
    fill(flags(rows, 5), "#fbeac8", 0.6),
    stroke(across.join("") + along.join(""), stoneWorn, 2.4, 0.6),
    fill(wall(0, 0.8), wallBright),
    fill(wall(0, 0.6, EDGE - 0.4), wallShade, 0.55),
    fill(
      polygon([
        camera([-15, EDGE - 0.4, 0]),
        camera([1.2, EDGE - 0.4, 0]),
        camera([1.9, EDGE - 1.4, 0]),
        camera([-15, EDGE - 1.4, 0]),
      ]),
      groundShade,
      0.35,
    ),
    place(pottedBush(sheet, { seed: 6 }), ...camera([-3.1, EDGE - 1, 0]), 0.62),
    fill(disc(palmX, palmY - 24, 66, 15), "#8a6a4e"),
    place(palm(sheet, { seed: 3, lean: -16 }), palmX, palmY - 20, (metreAt(camera, palmAt) * 6.2) / 300),
    palmBed(sheet, palmX, palmY),
  );
}

/** Some of the flags, which are a little darker or lighter than the others. */
function flags(rows: readonly number[], seed: number): Path {
  const random = randomOf(seed);
  return rows
    .slice(0, -1)
    .flatMap((near, row) => {
      const far = rows[row + 1] ?? near;
      return counted(28)
        .filter(() => random.chance(0.13))
        .map((column) => {
          const left = column - 14;
          return polygon([
            camera([left, near, 0]),
            camera([left + 1, near, 0]),
            camera([left + 1, far, 0]),
            camera([left, far, 0]),
          ]);
        });
    })
    .join("");
}

/** A round bed of whitewashed stone about the palm's foot. */
function palmBed(sheet: Sheet, x: number, y: number): Drawing {
  const { wall, wallShade, wallBright, groundShade } = sheet.mood;
  const [left, right, top] = [x - 66, x + 66, y - 24];
  return (
    fill(lens(x + 60, y + 8, 240, 22), groundShade, 0.45) +
    fill(`M${left} ${top}Q${x} ${top + 30} ${right} ${top}V${y}Q${x} ${y + 34} ${left} ${y}Z`, wall) +
    fill(
      `M${x + 16} ${top + 15}Q${x + 44} ${top + 10} ${right} ${top}V${y}Q${x + 44} ${y + 14} ${x + 16} ${y + 17}Z`,
      wallShade,
    ) +
    stroke(`M${left} ${top}Q${x} ${top + 30} ${right} ${top}`, wallBright, 6)
  );
}

/** Leaves in bunches along two boughs, laid on the flags from the left edge. */
function leafShade(sheet: Sheet): Path {
  const boughs = [
    [-60, 1010, 800, 1060, 46],
    [-60, 1120, 620, 1150, 60],
  ] as const;
  return boughs
    .flatMap(([x0, y0, x1, y1, wide]) =>
      counted(120).map((index) => {
        const share = (index / 120) ** 1.25;
        return lens(
          mixed(x0, x1, share) + sheet.random.around(26),
          mixed(y0, y1, share) + sheet.random.around(mixed(wide, 12, share)),
          sheet.random.between(60, 120) * mixed(1.1, 0.55, share),
          sheet.random.between(16, 30) * mixed(1, 0.6, share),
        );
      }),
    )
    .join("");
}

/** The tree whose shade lies on the flags hangs into the upper corner; flowers and a large pot in the lower ones. */
function drawNear(sheet: Sheet): void {
  const dark = ["#22402f", "#35583a", "#6f8a4a"] as const;
  sheet.add(
    fill(leafShade(sheet), sheet.mood.groundShade, 0.4),
    ...(
      [
        [30, 10, 210, 100],
        [190, 40, 150, 80],
        [40, 140, 120, 60],
        [330, 30, 110, 54],
        [240, 106, 90, 44],
      ] as const
    ).map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 4, count: 30, size: 38, colours: dark }),
    ),
    bougainvillea(sheet, { x: 40, y: 1160, width: 150, height: 92, count: 50, size: 38, seed: 3 }),
    place(pottedBush(sheet, { seed: 9 }), 1520, 1196, 2.7),
  );
}
