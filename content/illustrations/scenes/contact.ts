import { cameraOf, frameOf, type Place, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { controlTower } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { strawHat } from "../parts/things/deckBreakfast.ts";
import { luggage } from "../parts/things/luggage.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
/** The hall in metres: its walls to the left and right of the eye, its glass front before it, its ceiling, its sliding doors. */
const HALL = { left: -5.4, right: 5.9, front: 13, high: 4.6, door: [-1.7, 1.9], lintel: 2.6 } as const;
/** Before this the floor is under our feet. */
const NEAR = 3.3;

type Quad = (...places: readonly Place[]) => Path;

/** The arrivals hall in the morning: the driver with a name card by the open doors, guests who come up to him, cases on a rose of the winds in the floor; his car waits outside. */
export const SCENE: Scene = {
  name: "contact",
  seed: 27,
  mood: "morning",
  grain: 0.35,
  crops: { wide: 210, square: 300 },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 740, eye: 1.6, focal: 1500 });
    const quad: Quad = (...places) => polygon(places.map((at) => camera(at)));
    drawOutside(sheet, camera);
    drawFront(sheet, quad);
    drawFloor(sheet, quad, camera);
    drawLeftWall(sheet, quad);
    drawRightWall(sheet, quad);
    drawCeiling(sheet, quad, camera);
    drawBarrier(sheet, camera);
    drawPeople(sheet, camera);
    drawArrival(sheet, camera);
  },
};

/** What is seen through the glass: hills, the tower, palms, the road and the car that waits. */
function drawOutside(sheet: Sheet, camera: Project): void {
  const view = frameOf(camera, { right: -1.72, away: 15.7, heading: 66 });
  const along = stepsAway(-12, 60, 30);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    sweptCloud(sheet, { x: 980, y: 330, length: 420, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 160, 470, 300, 486, 470, 448, 640, 470, 820, 492, 1000, 470, 1180, 486, 1640, 510]),
      foot: HORIZON + 6,
      mist: 44,
      seed: 6,
      rough: 4,
    }),
    place(controlTower(sheet), 316, HORIZON + 8, 0.62),
    fill(box(0, HORIZON, 1600, 300), "#c9bd86"),
    fill(lens(300, HORIZON + 8, 900, 18) + lens(1200, HORIZON + 10, 800, 16), "#8d9a63"),
    fill(strip(-30, 14), "#efe0c2"),
    fill(strip(-3.6, 9), "#9d93a2"),
    fill(strip(4.9, 5.05), "#f6ecd6"),
    fill(strip(-3.9, -3.6), "#fbf7ef"),
    ...[-2.1, 5.2].map((right, index) => {
      const [x, y] = camera([right, 29, 0]);
      return place(palm(sheet, { seed: 5 + index, lean: index ? -12 : 16 }), x, y, 1.06);
    }),
    vehicle(sheet, { kind: "carrier", view, mood: "morning", paint: { ground: "#b89a86", shadow: "#3a3558" } }),
    standing(sheet, camera, [-3.6, 16.4], {
      pose: "walking",
      slender: true,
      wears: "skirt",
      top: "#fdf0dc",
      bottom: "#c2465f",
      hairstyle: "long",
      hat: "#f0d6a0",
    }),
    standing(sheet, camera, [-4.2, 16.1], {
      pose: "walking",
      carries: "case",
      carriedColour: "#2f7f9c",
      top: "#4f93b4",
      bottom: "#efe0c2",
    }),
  );
}

/** A person who stands on the ground of the hall or the kerb, a metre and three quarters high. */
function standing(
  sheet: Sheet,
  camera: Project,
  [right, away]: readonly [number, number],
  look: PersonOptions,
): Drawing {
  const [[x, y], [, head]] = [camera([right, away, 0]), camera([right, away, 1.75])];
  return place(person(sheet, look), x, y, (y - head) / 100);
}

/** The glass front in its frames, darker beside the open doors than in them. */
function drawFront(sheet: Sheet, quad: Quad): void {
  const { left, right, front, high, door, lintel } = HALL;
  const pane = (x0: number, x1: number, u0: number, u1: number) =>
    quad([x0, front, u0], [x1, front, u0], [x1, front, u1], [x0, front, u1]);
  const bar = (x: number, half: number, u0: number, u1: number) => pane(x - half, x + half, u0, u1);
  const glass = pane(left, door[0], 0, lintel) + pane(door[1], right, 0, lintel) + pane(left, right, lintel, high);
  const bars = [-5.3, -3.7, ...door, 3.7, 5.8].map((x) => bar(x, 0.05, 0, high));
  const upper = [-2.9, -1.7, -0.5, 0.7, 1.9].map((x) => bar(x, 0.035, lintel, high));
  const glints = [-4.9, -3, 2.6, 4.4].map((x) =>
    quad([x, front, 0.3], [x + 0.35, front, 0.3], [x + 1.1, front, lintel], [x + 0.75, front, lintel]),
  );
  // The two leaves, slid aside: one more sheet of glass in a dark frame.
  const leaves = [
    [door[0] - 1.75, door[0] - 0.05],
    [door[1] + 0.05, door[1] + 1.75],
  ] as const;
  sheet.add(
    fill(glass, "#d9ecec", 0.34),
    fill(leaves.map(([x0, x1]) => pane(x0, x1, 0, lintel)).join(""), "#bfe0e4", 0.3),
    fill(glints.join(""), "#fffdf4", 0.34),
    fill(
      leaves.map(([x0, x1]) => bar(x0, 0.05, 0, lintel) + bar(x1, 0.05, 0, lintel) + pane(x0, x1, 0, 0.14)).join(""),
      "#17507c",
    ),
    fill(bars.join("") + upper.join("") + pane(left, right, lintel - 0.04, lintel + 0.2), "#1d5d86"),
    fill(pane(left, right, lintel - 0.04, lintel + 0.02), "#123d60"),
    fill(pane(left, right, high - 0.25, high), "#174a72"),
    fill(pane(left, door[0], 0, 0.16) + pane(door[1], right, 0, 0.16), "#17507c"),
  );
}

/** Polished stone: slabs that run to the doors, their light on it, and the sun of the left windows. */
function drawFloor(sheet: Sheet, quad: Quad, camera: Project): void {
  const { left, right, front, door } = HALL;
  const joints = counted(10).map((index) => mixed(left, right, (index + 1) / 11));
  const rows = [11.4, 10, 8.8, 7.7, 6.7, 5.8, 5, 4.3, 3.7];
  const path = [
    ...joints.map((x) => polyline([camera([x, front, 0]), camera([x, NEAR, 0])])),
    ...rows.map((away) => polyline([camera([left, away, 0]), camera([right, away, 0])])),
  ];
  const floor = quad([left, front, 0], [right, front, 0], [right, NEAR, 0], [left, NEAR, 0]);
  sheet.add(
    fill(floor, sheet.downwards(["#f6ead0", "#e6d1ab", "#cdb08e"], 744, 1200)),
    // What the doors let in is seen again in the stone.
    fill(
      quad([door[0], front, 0], [door[1], front, 0], [door[1] + 0.3, 6.4, 0], [door[0] - 0.3, 6.4, 0]),
      sheet.linear(
        [
          [0, "#fffdf4", 0.85],
          [1, "#fffdf4", 0],
        ],
        [740, 744],
        [740, 930],
      ),
    ),
    stroke(path.join(""), "#b99873", 2.2, 0.5),
    windRose(camera),
    fill(sunPatches(quad), "#fff6dc", 0.6),
    sheet.spray(floor, "#8a6a72", { from: [1300, 1240], to: [760, 880], thick: 0.22 }),
  );
}

/** Where the rose of the winds lies in the floor, and how far its points reach, in metres. */
const ROSE = { right: 0.05, away: 6.1, reach: 1.75 } as const;

/** A rose of the winds in coloured stone, set into the slabs: eight points, half of each in the lighter stone, in two rings. */
function windRose(camera: Project): Drawing {
  const { right, away, reach } = ROSE;
  const at = (degrees: number, share: number): Point => {
    const angle = (degrees / 180) * Math.PI;
    return camera([right + Math.sin(angle) * reach * share, away + Math.cos(angle) * reach * share, 0]);
  };
  const round = (share: number) => polygon(counted(48).map((index) => at(index * 7.5, share)));
  const halves = (from: number, reached: number, side: number) =>
    counted(4)
      .map((index) => from + index * 90)
      .map((degrees) => polygon([at(degrees, 0), at(degrees, reached), at(degrees + side * 22.5, 0.3)]))
      .join("");
  return (
    fill(round(1.12), "#b8895f", 0.85) +
    fill(round(1.07), "#f4e6c9") +
    fill(round(0.84), "#c9a06f", 0.8) +
    fill(round(0.81), "#f0dfbd") +
    fill(halves(45, 0.8, -1), "#d9835c") +
    fill(halves(45, 0.8, 1), "#b0573f") +
    fill(halves(0, 1.04, -1), "#4f93b4") +
    fill(halves(0, 1.04, 1), "#1d5d86") +
    fill(round(0.13), "#f4e6c9") +
    fill(round(0.08), "#c8643c")
  );
}

/** The sun through the left windows, on the floor: each patch a pane, drawn away from the wall and towards us. */
function sunPatches(quad: Quad): Path {
  return windows()
    .map(([near, far]) =>
      quad([-4.2, near - 0.7, 0], [-4.2, far - 0.7, 0], [-1.5, far - 1.9, 0], [-1.5, near - 1.9, 0]),
    )
    .join("");
}

/** The windows of the left wall: from and to, in metres away. */
function windows(): (readonly [near: number, far: number])[] {
  return [4.4, 7.1, 9.8].map((near) => [near, near + 1.9] as const);
}

/** The left wall in shade, its tall windows full of morning. */
function drawLeftWall(sheet: Sheet, quad: Quad): void {
  const { left, front, high } = HALL;
  const on = (near: number, far: number, low: number, top: number) =>
    quad([left, near, low], [left, far, low], [left, far, top], [left, near, top]);
  sheet.add(
    fill(on(NEAR - 0.6, front, 0, high), "#a9b2cf"),
    sheet.spray(on(NEAR - 0.6, front, 0, high), "#7f8ab2", { from: [-200, 600], to: [160, 520], thick: 0.7 }),
    fill(on(NEAR - 0.6, front, 0, 0.32), "#8e97bb"),
    ...windows().map(([near, far]) => {
      const reveal = quad([left, far, 0.7], [left - 0.35, far, 0.7], [left - 0.35, far, 3.8], [left, far, 3.8]);
      return (
        fill(
          on(near, far, 0.7, 3.8),
          sheet.linear(
            [
              [0, "#fff8e2"],
              [1, "#f7dfae"],
            ],
            [0, 200],
            [0, 800],
          ),
        ) +
        fill(reveal, "#e8ddca") +
        fill(on(near, far, 0.6, 0.72), "#fbf7ef") +
        fill(on((near + far) / 2 - 0.03, (near + far) / 2 + 0.03, 0.7, 3.8) + on(near, far, 2.3, 2.38), "#8590b8")
      );
    }),
  );
}

/** The right wall in the light of the left windows, with the board of arrivals: its flaps are closed. */
function drawRightWall(sheet: Sheet, quad: Quad): void {
  const { right, front, high } = HALL;
  const on = (near: number, far: number, low: number, top: number) =>
    quad([right, near, low], [right, far, low], [right, far, top], [right, near, top]);
  const [near, far, low, top] = [7.2, 11.6, 1.75, 3.55];
  const flaps = counted(5).flatMap((row) =>
    counted(9).map((column) => {
      const [x0, u0] = [near + 0.22 + column * 0.45, low + 0.14 + row * 0.32];
      return { path: on(x0, x0 + 0.37, u0, u0 + 0.26), lit: (row * 5 + column * 3) % 7 === 0 };
    }),
  );
  sheet.add(
    fill(on(NEAR - 0.6, front, 0, high), "#fdf4e2"),
    fill(on(NEAR - 0.6, front, 0, 0.32), "#d9c5a4"),
    sheet.spray(on(NEAR - 0.6, front, 0.3, high), "#c9a98a", { from: [1640, 200], to: [1420, 560], thick: 0.5 }),
    fill(on(near - 0.12, far + 0.12, low - 0.12, top + 0.12), "#c79a4b"),
    fill(on(near, far, low, top), "#0f2540"),
    fill(flaps.map(({ path }) => path).join(""), "#21405f"),
    fill(flaps.flatMap(({ path, lit }) => (lit ? [path] : [])).join(""), "#f3cf8c"),
  );
}

/** Timber slats towards the doors, and lamps between them. */
function drawCeiling(sheet: Sheet, quad: Quad, camera: Project): void {
  const { left, right, front, high } = HALL;
  const slats = counted(12).map((index) => {
    const x = mixed(left, right, (index + 0.2) / 12);
    return quad([x, front, high], [x + 0.42, front, high], [x + 0.42, NEAR - 0.6, high], [x, NEAR - 0.6, high]);
  });
  const rows = [11.4, 8.6];
  const lamps = [-2.7, 0.1, 2.9].flatMap((x) =>
    rows.map((away) => ({ at: camera([x, away, high - 0.75]), size: 15 / away })),
  );
  sheet.add(
    fill(
      quad([left, front, high], [right, front, high], [right, NEAR - 0.6, high], [left, NEAR - 0.6, high]),
      "#8a5a44",
    ),
    fill(slats.join(""), sheet.downwards(["#b97c50", "#e0aa6e"], -120, 214)),
    ...lamps.toSorted((one, other) => one.size - other.size).map(({ at: [x, y], size }) => lamp(sheet, x, y, size)),
  );
}

function lamp(sheet: Sheet, x: number, y: number, size: number): Drawing {
  return (
    stroke(`M${x} ${y - 75 * size}V${y - 20 * size}`, "#4a3040", 3 * size) +
    sheet.glow([x, y], 60 * size, "#ffe9b0", 0.5) +
    fill(disc(x, y, 21 * size), "#fff3cf") +
    fill(
      `M${x + 4 * size} ${y - 20 * size}A${21 * size} ${21 * size} 0 0 1 ${x + 4 * size} ${y + 20 * size}A${26 * size} ${26 * size} 0 0 0 ${x + 4 * size} ${y - 20 * size}Z`,
      "#eec98a",
    )
  );
}

/** Brass posts with a blue rope: where arriving people come out. */
function drawBarrier(sheet: Sheet, camera: Project): void {
  const posts = [-4.6, -3.1, -1.6].map((right): Place => [right, 8.4, 0]);
  const metre = 1500 / 8.4;
  const top = (at: Place): Point => camera([at[0], at[1], 0.95]);
  const ropes = posts.slice(1).map((post, index) => {
    const [[x1, y1], [x2, y2]] = [top(posts[index] ?? post), top(post)];
    return `M${x1} ${y1 + 12}Q${(x1 + x2) / 2} ${y1 + metre * 0.42} ${x2} ${y2 + 12}`;
  });
  sheet.add(
    stroke(ropes.join(""), "#1d5d86", 11),
    ...posts.map((post) => {
      const [x, y] = camera(post);
      return (
        fill(lens(x + metre * 0.3, y + 3, metre * 0.9, 13), "#8a6a72", 0.45) +
        fill(disc(x, y, 0.17 * metre, 0.045 * metre), "#8a6a38") +
        fill(box(x - 6, y - 0.93 * metre, 12, 0.93 * metre), "#d9ae5c") +
        fill(box(x + 1, y - 0.93 * metre, 5, 0.93 * metre), "#94703a") +
        fill(disc(x, y - 0.95 * metre, 11), "#ecc983")
      );
    }),
  );
}

/** The driver with the card that is looked for; a mother with her case and her boy, who has seen it; two who go out to the kerb. */
function drawPeople(sheet: Sheet, camera: Project): void {
  sheet.add(
    standing(sheet, camera, [-0.9, 12.6], {
      pose: "walking",
      behind: true,
      top: "#d98a3c",
      bottom: "#31507a",
      carries: "case",
      carriedColour: "#2f7f9c",
    }),
    standing(sheet, camera, [-1.55, 12.4], {
      pose: "walking",
      slender: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#4f93b4",
      hairstyle: "bun",
      behind: true,
    }),
    standing(sheet, camera, [3.1, 10.2], {
      pose: "holding",
      sleeves: "long",
      top: "#fdf8ee",
      bottom: "#26395e",
      hair: "#33262a",
      carries: "sign",
      carriedColour: "#1d5d86",
    }),
    standing(sheet, camera, [0.75, 9.8], {
      pose: "walking",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c2265f",
      bottom: "#f3dfb0",
      hairstyle: "long",
      hat: "#f0d08a",
      carries: "case",
      carriedColour: "#c8643c",
    }),
    place(
      person(sheet, { pose: "pointing", child: true, wears: "shorts", top: "#f3c14a", bottom: "#1d5d86" }),
      ...camera([1.75, 9.9, 0]),
      (1500 / 9.9) * 0.0118,
    ),
  );
}

/** The cases that have come with the flight. */
function drawArrival(sheet: Sheet, camera: Project): void {
  const cast = [0.5, -0.06] as const;
  sheet.add(
    luggage(sheet, {
      camera,
      right: -2.3,
      away: 5.5,
      size: [0.56, 0.26, 0.78],
      colours: ["#c2265f", "#7a1d52", "#3f1a44"],
      cast,
    }),
    luggage(sheet, {
      camera,
      right: -1.62,
      away: 5.15,
      size: [0.66, 0.24, 0.5],
      colours: ["#d98a3c", "#93512f", "#5b3130"],
      cast,
    }),
    place(strawHat(), ...camera([-1.26, 5.27, 0.55]), 0.52),
    fill("M1384 1150L1640 1096V1240H1384Z", "#1d5d86"),
    fill("M1384 1150L1640 1096V1112L1384 1168Z", "#4f93b4"),
    fill("M1384 1150V1240H1352V1162Z", "#5f9fbd"),
    bougainvillea(sheet, { x: 1540, y: 1096, width: 150, height: 96, seed: 9, count: 62, size: 38 }),
  );
}
