import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { blot, box, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { hangingBougainvillea } from "../parts/plants/foliage.ts";
import { planeTree } from "../parts/plants/planeTree.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { mandarinTree } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { sky } from "../parts/sky/sky.ts";
import { glass } from "../parts/things/table.ts";
import { cafeTable, chair } from "../parts/things/terrace.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
/** Where the fronts of the houses stand. */
const KERB = 706;

/** A people carrier waits with its door open under the plane tree of a cobbled square; the castle at the end of a lane. */
export const SCENE: Scene = {
  name: "service-vip-car-rental",
  seed: 31,
  mood: "gold",
  crops: { wide: 170, square: 220 },
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 520, eye: 1.65, focal: 1700 });
    const view = frameOf(camera, { right: 0.62, away: 8.5, heading: 57 });
    drawLane(sheet);
    drawHouses(sheet);
    drawSquare(sheet, camera);
    sheet.add(
      vehicle(sheet, { kind: "carrier", view, mood: "gold" }),
      openCarrier(sheet, { view, mood: "gold" }),
      place(planeTree(sheet, { seed: 4 }), 236, 826, 1.74),
      fill(lens(250, 1042, 560, 26), "#6a4a5e", 0.6),
      place(chair(sheet, { colour: "#2a5f88" }), 60, 1040, 2.1),
      place(cafeTable(sheet), 226, 1044, 2.1),
      place(glass(sheet), 206, 918, 0.62),
      place(glass(sheet), 262, 920, 0.62),
      place(chair(sheet, { colour: "#2a5f88" }), 396, 1040, 2.1, -2.1),
      fill(lens(1546, 1150, 380, 34), "#6a4a5e", 0.6),
      place(mandarinTree(sheet, { seed: 3 }), 1496, 1030, 1.75),
      fill("M1438 1146L1418 1008H1574L1554 1146Z", "#d0703f") + fill("M1502 1146L1508 1008H1574L1554 1146Z", "#93474a"),
      fill("M1408 986H1584V1016H1408Z", "#dd8250") + fill("M1510 986H1584V1016H1510Z", "#a35248"),
    );
  },
};

/** What the lane between the houses lets us see. */
function drawLane(sheet: Sheet): void {
  const { wallShade, wallDeep, wall, ground, wallBright } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    sweptCloud(sheet, { x: 1120, y: 190, length: 620, seed: 3 }),
    sea(sheet, { top: HORIZON, bottom: 640, dabs: 30, foot: false }),
    place(bodrumCastle(sheet, { shade: false }), 410, HORIZON + 22, 0.3),
    fill(
      polygon([
        [390, KERB],
        [474, 596],
        [600, 596],
        [720, KERB],
      ]),
      ground,
    ),
    // Flanks of the lane: the left one turned from the light, the right one towards it.
    fill(
      polygon([
        [390, 250],
        [390, KERB],
        [470, 603],
        [470, 378],
      ]),
      wallShade,
    ),
    fill(polygon(pointsOf([390, 250, 470, 378, 470, 392, 390, 272])), wallDeep),
    fill(polygon(pointsOf([424, 678, 424, 520, 446, 528, 446, 640])), wallDeep),
    fill(
      polygon([
        [720, 330],
        [720, KERB],
        [606, 606],
        [606, 430],
      ]),
      wall,
    ),
    fill(polygon(pointsOf([720, 330, 606, 430, 606, 440, 720, 346])), wallBright),
  );
}

function drawHouses(sheet: Sheet): void {
  sheet.add(
    front(sheet, { x: -20, width: 410, height: 456, columns: 3, seed: 2 }),
    front(sheet, { x: 720, width: 330, height: 376, columns: 3, seed: 4 }),
    front(sheet, { x: 1050, width: 230, height: 262, columns: 2, seed: 7 }),
    front(sheet, { x: 1280, width: 360, height: 430, columns: 3, seed: 5 }),
    place(hangingBougainvillea(sheet, { length: 250, drop: 200, seed: 6 }), 1040, 452),
    place(pottedBush(sheet, { seed: 2 }), 1330, KERB + 12, 0.9),
    place(pottedBush(sheet, { seed: 5, flowers: false }), 1500, KERB + 14, 1),
  );
}

/** A whitewashed front with blue shutters, in two floors if it is high; its foot is on the kerb. */
function front(
  sheet: Sheet,
  { x, width, height, columns, seed }: { x: number; width: number; height: number; columns: number; seed: number },
): Drawing {
  const { wall, wallBright, wallShade, wallDeep, door, window, stone, stoneWorn } = sheet.mood;
  const random = randomOf(seed * 17);
  const floors = height > 300 ? 2 : 1;
  const floor = height / floors;
  const pieces = { panes: "", shutters: "", slats: "", sills: "", shade: "" };
  for (const storey of counted(floors))
    for (const column of counted(columns)) {
      const [wide, tall] = [width * 0.1 + 6, floor * 0.42];
      const [cx, top] = [x + (width * (column + 0.5)) / columns, KERB - floor * (storey + 1) + floor * 0.3];
      const entrance = storey === 0 && column === seed % columns;
      const high = entrance ? KERB - top : tall;
      pieces.panes += entrance ? "" : box(cx - wide / 2, top, wide, high);
      if (entrance) {
        pieces.sills += box(cx - wide * 0.78, top - 14, wide * 1.56, high + 14);
        pieces.shutters += box(cx - wide * 0.58, top, wide * 1.16, high);
        pieces.slats += box(cx - 1.5, top + 4, 3, high - 4);
      } else {
        pieces.sills += box(cx - wide * 0.62, top + high, wide * 1.24, 7);
        pieces.shutters += box(cx - wide * 1.1, top, wide * 0.56, high) + box(cx + wide * 0.54, top, wide * 0.56, high);
        pieces.shade += box(cx + wide * 1.1, top + 6, 8, high);
      }
    }
  const worn = counted(9).map(() =>
    box(random.between(x + 10, x + width - 40), KERB - random.between(6, 70), random.between(16, 34), 9),
  );
  return (
    fill(box(x, KERB - height, width, height), wall) +
    fill(box(x - 4, KERB - height - 12, width + 8, 14), wallBright) +
    fill(box(x, KERB - height + 2, width, 7), wallShade) +
    fill(box(x + width - 10, KERB - height, 10, height), wallShade, 0.7) +
    fill(worn.join(""), stone, 0.9) +
    fill(pieces.sills, stoneWorn) +
    fill(pieces.shade, wallShade) +
    fill(pieces.panes, window) +
    fill(pieces.shutters, door) +
    fill(pieces.slats, wallDeep)
  );
}

/** Cobbles in courses that run to the lane's point, and the tree's long shadow across them. */
function drawSquare(sheet: Sheet, camera: Project): void {
  const { ground, groundShade, wallDeep } = sheet.mood;
  const random = randomOf(77);
  const stones = { lit: "", worn: "" };
  let away = 3.2;
  while (away < 16) {
    const [depth, shift] = [0.2 + away * 0.024, random.next()];
    for (const index of counted(50)) {
      const left = (index - 14 + shift) * (0.2 + away * 0.028);
      const right = left + (0.2 + away * 0.028) * 0.86;
      const corners = [
        camera([left, away, 0]),
        camera([right, away, 0]),
        camera([right, away + depth * 0.8, 0]),
        camera([left, away + depth * 0.8, 0]),
      ];
      const kind = random.next();
      if (kind < 0.3) stones.lit += polygon(corners);
      else if (kind < 0.62) stones.worn += polygon(corners);
    }
    away += depth;
  }
  const shadow = counted(26)
    .map((index) => {
      const far = index / 25;
      const thick = Math.sin(far * Math.PI) * 26 + 12;
      return blot(random, 260 + far * 1130, 880 - far * 40 + random.around(46), random.between(50, 110), thick);
    })
    .join("");
  sheet.add(
    fill(box(0, KERB, 1600, 500), sheet.downwards(["#eac48f", ground, "#b98862"], KERB, 1200)),
    fill(stones.lit, "#f3d7a4", 0.55),
    fill(stones.worn, groundShade, 0.26),
    fill(box(-10, KERB - 3, 400, 12) + box(720, KERB - 3, 900, 12), groundShade, 0.8),
    fill(shadow, wallDeep, 0.5),
    sheet.spray(box(0, 980, 1600, 220), "#6a4a5e", { from: [0, 1200], to: [0, 990], thick: 0.7 }),
    fill(disc(250, 832, 168, 32), "#7a5f74"),
    fill(disc(246, 822, 160, 28), groundShade),
  );
}
