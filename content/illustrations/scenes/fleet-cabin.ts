import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";
import { strawHat } from "../parts/things/deckBreakfast.ts";
import { carrierSide } from "../parts/vehicles/carrierSide.ts";
import { hull } from "../parts/vehicles/groundShadow.ts";
import { VEHICLE_PAINTS } from "../parts/vehicles/paint.ts";

const HORIZON = 478;
const CENTRE = 800;
/** Distances from the eye to the near and the far side of the car, in metres. */
const [NEAR, FAR] = [2.6, 4.3];
/** Units in a metre on the near side, where the road is, and what stands before the eye there: millimetres behind the bumper. */
const [METRE, ROAD, MIDDLE] = [600, 1198, 3090];
const camera = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: 1.2, focal: METRE * NEAR });
const FLOOR = 0.45;
const LEATHER = { lit: "#f6cd98", mid: "#dba468", dim: "#a9694a", seam: "#7d4838" };
const DOORWAY = "M440 136H1168Q1212 136 1212 180V928H392V184Q392 136 440 136Z";

/** The people carrier from its side in the evening, its sliding door open: four armchairs that face each other, tea on the table between them, the bay in the windows beyond. */
export const SCENE: Scene = {
  name: "fleet-cabin",
  seed: 93,
  mood: "gold",
  crops: { wide: 90, square: 200 },
  grain: 0.36,
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: 700, zenith: 0.2 }),
      fill(box(-10, 690, 1620, 350), "#f3d9b4"),
      fill(box(-10, 1060, 1620, 150), "#e8c79a"),
      place(
        carrierSide(sheet, { mood: "gold", paint: { shadow: "#5a3550" } }),
        CENTRE - (MIDDLE * METRE) / 1000,
        ROAD,
        METRE / 1000,
      ),
      driversPane(sheet),
      sheet.clipped(DOORWAY, bay(sheet) + shell(sheet) + row(1) + table(sheet) + row(-1)),
      stroke(DOORWAY, "#0a1626", 18),
      stroke("M401 920V184Q401 145 440 145H1168", "#e9a37c", 4, 0.8),
    );
    sheet.add(leaf(sheet), step(sheet));
    sheet.add(bougainvillea(sheet, { x: 10, y: 1180, width: 150, height: 90, count: 48, size: 40, seed: 6 }));
  },
};

/** What passes outside: the evening sun over the bay, a gulet, a white town and a mill on its ridge. */
function bay(sheet: Sheet): Drawing {
  return [
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    plainSun(sheet, { x: 610, y: 410, radius: 30 }),
    ridge(sheet, {
      crest: pointsOf([380, 452, 480, 436, 580, 450, 680, 462, 800, 446, 900, 430, 1000, 404, 1100, 380, 1240, 372]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 4,
    }),
    groupedTown(sheet, {
      rows: 4,
      far: [900, 1200],
      near: [850, 1220],
      ground: (_, share) => 430 + share * 44,
      scale: [0.15, 0.24],
      seed: 5,
    }),
    place(windmill(sheet, { turn: 20 }), 1002, 412, 0.28),
    sea(sheet, { top: HORIZON, bottom: 640, dabs: 40, foot: false }),
    glitter(sheet, { x: 610, top: HORIZON, bottom: 580, width: 60, count: 40 }),
    place(gulet(sheet), 716, 508, 0.27),
    ripples(sheet, { x: 716, y: 511, width: 160, height: 12, count: 14 }),
  ].join("");
}

const at = (right: number, away: number, up: number): Point => camera([right, away, up]);

/** A pane of the far wall with round corners, in metres; `rim` widens it. */
function pane(left: number, right: number, rim = 0): Path {
  const [x0, y0] = at(left - rim, FAR, 1.68 + rim);
  const [x1, y1] = at(right + rim, FAR, 1.03 - rim);
  const round = 26;
  return `M${x0 + round} ${y0}H${x1 - round}Q${x1} ${y0} ${x1} ${y0 + round}V${y1 - round}Q${x1} ${y1} ${x1 - round} ${y1}H${x0 + round}Q${x0} ${y1} ${x0} ${y1 - round}V${y0 + round}Q${x0} ${y0} ${x0 + round} ${y0}Z`;
}

const PANES = [
  [-1.4, -0.68],
  [-0.52, 0.3],
  [0.46, 1.4],
] as const;

/** The far wall about its windows, the lining of the roof with two lines of light, the floor. */
function shell(sheet: Sheet): Drawing {
  const wall = (left: number, right: number, low: number, high: number) =>
    polygon([at(left, FAR, low), at(right, FAR, low), at(right, FAR, high), at(left, FAR, high)]);
  const level = (up: number, from: number, to: number, half = 2) =>
    polygon([at(-half, from, up), at(half, from, up), at(half, to, up), at(-half, to, up)]);
  const holes = PANES.map(([left, right]) => pane(left, right)).join("");
  const [wallTop, wallFoot] = [at(0, FAR, 1.8)[1], at(0, FAR, FLOOR)[1]];
  return (
    `<path d="${wall(-2, 2, FLOOR, 1.8)}${holes}" fill="${sheet.downwards(["#f1dcc0", "#d9bba0", "#b08a84"], wallTop, wallFoot)}" fill-rule="evenodd"/>` +
    PANES.map(
      ([left, right]) =>
        `<path d="${pane(left, right, 0.03)}${pane(left, right)}" fill="#3b2740" fill-rule="evenodd"/>`,
    ).join("") +
    // The handle over a pane, the belt's strap on the pillar between two.
    stroke(polyline([at(-0.28, FAR, 1.755), at(0.06, FAR, 1.755)]), "#8d6a68", 9) +
    stroke(
      polyline([at(-0.6, FAR, 1.62), at(-0.6, FAR, 0.8)]) + polyline([at(0.38, FAR, 1.62), at(0.38, FAR, 0.8)]),
      "#7d5a62",
      8,
    ) +
    // The sill, the leather of the panel below it, its seam and the line of light.
    fill(wall(-2, 2, 0.95, 0.985), "#fff0d6") +
    fill(wall(-2, 2, 0.9, 0.95), "#7d4a3c") +
    stroke(polyline([at(-2, FAR, 0.89), at(2, FAR, 0.89)]), "#ffcf8a", 4) +
    fill(wall(-2, 2, FLOOR, 0.62), "#8f6a70") +
    fill(level(1.8, FAR, NEAR), sheet.downwards(["#a98078", "#e0c4a6"], 150, wallTop)) +
    fill(level(1.8, 3.9, 3.84), "#fff4d6") +
    fill(level(1.8, 3.98, 3.78), "#ffd694", 0.4) +
    fill(level(1.8, 3.0, 2.97), "#fff4d6") +
    fill(level(1.8, 3.05, 2.92), "#ffd694", 0.4) +
    fill(level(FLOOR, NEAR, FAR), sheet.downwards(["#6d4a52", "#8f6458"], wallFoot, 930)) +
    stroke(
      counted(13)
        .map((index) => polyline([at((index - 6) * 0.16, NEAR, FLOOR), at((index - 6) * 0.16, FAR, FLOOR)]))
        .join(""),
      "#57384a",
      2.4,
      0.7,
    ) +
    // The low sun lies on the floor.
    fill(
      polygon([at(-0.3, FAR, FLOOR), at(0.1, FAR, FLOOR), at(0.5, NEAR, FLOOR), at(-0.02, NEAR, FLOOR)]),
      "#f6bd80",
      0.42,
    )
  );
}

/** Two armchairs beside each other, the far one first: `way` 1 looks to the right, -1 to the left. */
function row(way: 1 | -1): Drawing {
  return armchair(way, 3.6) + armchair(way, 2.86) + (way === 1 ? hat() : towel());
}

/** How far from the middle the foot of a backrest is. */
const BACK = 0.53;

/** Profiles of its parts in metres: along from the foot of the backrest to the knees, and up. */
const CHAIR = {
  back: pointsOf([
    0, 0.84, -0.01, 0.98, -0.045, 1.2, -0.075, 1.38, -0.11, 1.47, -0.16, 1.46, -0.19, 1.38, -0.18, 1.16, -0.15, 0.86,
    -0.12, 0.77, -0.04, 0.77,
  ]),
  head: pointsOf([
    -0.085, 1.5, -0.06, 1.58, -0.075, 1.68, -0.12, 1.72, -0.17, 1.7, -0.195, 1.62, -0.185, 1.52, -0.13, 1.49,
  ]),
  seat: pointsOf([-0.08, 0.77, -0.06, 0.9, 0.1, 0.915, 0.3, 0.92, 0.37, 0.885, 0.37, 0.81, 0.3, 0.77, 0.1, 0.765]),
  arm: pointsOf([-0.1, 1.075, -0.08, 1.1, 0.06, 1.108, 0.2, 1.112, 0.235, 1.09, 0.2, 1.06, 0.06, 1.056, -0.08, 1.054]),
};

/** An armchair that is extruded from its profiles; `near` is how far its side on our side is from the eye. */
function armchair(way: 1 | -1, near: number): Drawing {
  const far = near + 0.5;
  const seen = (points: readonly Point[], away: number) =>
    points.map(([along, up]) => at(way * (along - BACK), away, up));
  // Fronts of the left chairs look away from the light, those of the right ones into it.
  const [facing, edge] = way === 1 ? [LEATHER.dim, LEATHER.lit] : [LEATHER.lit, LEATHER.dim];
  const solid = (points: readonly Point[], from: number, to: number, front: string, side: string) =>
    fill(hull([...seen(points, from), ...seen(points, to)]), front) + fill(curve(seen(points, from), true), side);
  const foot = pointsOf([0, FLOOR, 0.02, 0.78, 0.22, 0.78, 0.24, FLOOR]);
  const seam = (points: readonly number[]) => stroke(curve(seen(pointsOf([...points]), near)), LEATHER.seam, 2.6, 0.8);
  const across = (along: number, up: number) =>
    polyline([...seen([[along, up]], near + 0.06), ...seen([[along, up]], far - 0.06)]);
  return (
    // Its shadow on the floor, its foot.
    fill(
      polygon([
        ...seen(pointsOf([-0.1, FLOOR, 0.34, FLOOR]), near + 0.02),
        ...seen(pointsOf([0.34, FLOOR, -0.1, FLOOR]), far),
      ]),
      "#3b2434",
      0.5,
    ) +
    fill(hull([...seen(foot, near + 0.08), ...seen(foot, far - 0.08)]), "#2a1830") +
    fill(polygon(seen(foot, near + 0.08)), "#4a2f42") +
    stroke(polyline(seen(pointsOf([-0.125, 1.44, -0.125, 1.52]), near + 0.2)), "#3b2434", 8) +
    solid(CHAIR.head, near + 0.1, far - 0.1, facing, LEATHER.mid) +
    solid(CHAIR.back, near, far, facing, LEATHER.mid) +
    stroke(across(-0.03, 1.1) + across(-0.055, 1.26), way === 1 ? LEATHER.seam : LEATHER.dim, 2.6, 0.8) +
    // The edge of its back, which has the light or none.
    fill(
      curve(
        seen(
          pointsOf([
            -0.12, 1.465, -0.16, 1.46, -0.19, 1.38, -0.18, 1.16, -0.15, 0.86, -0.12, 0.77, -0.125, 0.9, -0.15, 1.16,
            -0.16, 1.36,
          ]),
          near,
        ),
        true,
      ),
      edge,
    ) +
    seam([-0.045, 0.95, -0.075, 1.18, -0.1, 1.36]) +
    fill(hull([...seen(CHAIR.seat, near), ...seen(CHAIR.seat, far)]), facing) +
    fill(
      polygon([
        ...seen(pointsOf([-0.06, 0.9, 0.3, 0.92, 0.36, 0.895]), near),
        ...seen(pointsOf([0.36, 0.895, 0.3, 0.92, -0.06, 0.9]), far),
      ]),
      LEATHER.lit,
    ) +
    fill(curve(seen(CHAIR.seat, near), true), LEATHER.mid) +
    seam([-0.04, 0.865, 0.2, 0.875, 0.34, 0.86]) +
    fill(
      polygon([
        ...seen(pointsOf([-0.09, 1.1, 0.2, 1.115]), near),
        ...seen(pointsOf([0.2, 1.115, -0.09, 1.1]), near + 0.09),
      ]),
      LEATHER.lit,
    ) +
    fill(curve(seen(CHAIR.arm, near), true), LEATHER.dim)
  );
}

/** A straw hat that lies on the cushion of the left chair. */
function hat(): Drawing {
  return place(strawHat(), ...at(-0.33, 3.02, 0.95), 0.4);
}

/** A striped cloth over the arm of the right chair. */
function towel(): Drawing {
  const cloth = (from: number, to: number, low: number) =>
    polygon([at(from, 2.85, 1.12), at(to, 2.85, 1.12), at(to + 0.005, 2.85, low), at(from - 0.005, 2.85, low)]);
  return (
    fill(cloth(0.4, 0.58, 0.82), "#f6ead6") +
    fill(cloth(0.55, 0.58, 0.82), "#c9b0b4") +
    fill([0.415, 0.455, 0.495].map((from) => cloth(from, from + 0.018, 0.82)).join(""), "#2f7f9c") +
    stroke(
      counted(8)
        .map((index) => polyline([at(0.405 + index * 0.024, 2.85, 0.82), at(0.405 + index * 0.024, 2.85, 0.79)]))
        .join(""),
      "#f6ead6",
      4,
    )
  );
}

/** The table folded out of the wall: two glasses of tea, a bowl of mandarins. */
function table(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const [up, near, far] = [0.97, 3.2, 4.2];
  const top = polygon([at(-0.26, near, up), at(0.26, near, up), at(0.24, far, up), at(-0.24, far, up)]);
  const [, edge] = at(0, near, up);
  const foot = edge - 14;
  const tea = (x: number) =>
    fill(disc(x, foot, 26, 6), wallBright) +
    fill(disc(x + 4, foot + 1, 17, 3), "#b7a0bb") +
    place(
      fill("M-16-56Q-8-34-15-14Q-12 0 0 0Q12 0 15-14Q8-34 16-56Z", "#b8502c") +
        fill("M-16-56Q-8-34-15-14Q-12-2-6-1Q-9-14-4-34L-8-56Z", "#f0a25c") +
        fill(disc(0, -56, 16, 4), "#7d2f24"),
      x,
      foot,
      0.8,
    );
  return (
    fill(polygon([at(-0.05, 3.6, FLOOR), at(0.05, 3.6, FLOOR), at(0.05, 3.6, up), at(-0.05, 3.6, up)]), "#4a2c3c") +
    fill(polygon([at(-0.05, 3.6, FLOOR), at(-0.02, 3.6, FLOOR), at(-0.02, 3.6, up), at(-0.05, 3.6, up)]), "#8d6a68") +
    fill(
      polygon([at(-0.16, 3.6, FLOOR), at(0.16, 3.6, FLOOR), at(0.13, 3.6, FLOOR + 0.03), at(-0.13, 3.6, FLOOR + 0.03)]),
      "#3b2434",
    ) +
    fill(top, "#c98a54") +
    fill(
      polygon([at(-0.26, near, up), at(0.26, near, up), at(0.26, near, up - 0.035), at(-0.26, near, up - 0.035)]),
      "#7d4838",
    ) +
    fill(
      polygon([at(-0.26, near, up), at(0.26, near, up), at(0.26, near, up - 0.008), at(-0.26, near, up - 0.008)]),
      "#f6cd98",
    ) +
    tea(716) +
    tea(884) +
    [-22, 0, 22]
      .map(
        (dx) =>
          fill(disc(CENTRE + dx, foot - 28, 15), "#ee9433") + fill(disc(CENTRE + 5 + dx, foot - 24, 9), "#c86a24"),
      )
      .join("") +
    fill(disc(CENTRE, foot - 44, 15), "#f6ac4c") +
    fill(`M${CENTRE - 44} ${foot - 26}h88q-4 24-26 24h-36q-22 0-26-24Z`, "#2a6d9a") +
    fill(`M${CENTRE - 44} ${foot - 26}h88q-2 7-4 11h-58q-12-1-26-11Z`, "#5aa3c4")
  );
}

/** The pane of the driver's door, which mirrors the evening: sky over a dark hill. */
function driversPane(sheet: Sheet): Drawing {
  const { glass, glassMiddle, horizon } = VEHICLE_PAINTS.gold;
  const glazing = "M1780-1206V-1570C1850-1630 1940-1684 2060-1708C2180-1732 2270-1744 2348-1750L2368-1210Z";
  return place(
    fill(glazing, sheet.downwards(["#e2b894", "#8a7f92", glassMiddle, glass], -1750, -1210)) +
      sheet.clipped(
        glazing,
        fill("M1700-1300C1850-1390 1960-1350 2080-1420C2180-1470 2260-1450 2400-1500V-1180H1700Z", horizon, 0.7) +
          fill("M1860-1180L2070-1780H2170L1960-1180ZM2000-1180L2210-1780H2234L2024-1180Z", "#fff0d6", 0.3),
      ),
    CENTRE - (MIDDLE * METRE) / 1000,
    ROAD,
    METRE / 1000,
  );
}

/** The door's leaf, slid back along the side: its bright edge, its pane, its handle. */
function leaf(sheet: Sheet): Drawing {
  const paint = VEHICLE_PAINTS.gold;
  return (
    fill("M1196 130H1620V958H1196Z", paint.horizon, 0.6) +
    fill(
      "M1168 128Q1172 114 1186 112H1620V938H1168Z",
      sheet.downwards(["#6a7390", "#39507a", "#1f3f60", "#10233b"], 116, 938),
    ) +
    fill("M1168 500H1620V542H1168Z", "#e9d6b4", 0.5) +
    fill("M1168 680Q1420 650 1620 660V790Q1420 810 1168 820Z", paint.horizon, 0.5) +
    fill("M1168 128Q1172 114 1186 112H1192V938H1168Z", "#f6c49a") +
    fill("M1244 148H1620V468H1228V166Q1228 148 1244 148Z", paint.horizon) +
    fill(
      "M1254 160H1620V456H1240V172Q1240 160 1254 160Z",
      sheet.downwards(["#d8b096", "#6a6a84", "#24344f", "#1a2c48"], 160, 456),
    ) +
    fill("M1240 400Q1340 350 1430 372T1620 330V456H1240Z", paint.horizon, 0.6) +
    fill("M1320 456L1424 160H1514L1410 456ZM1440 456L1544 160H1566L1462 456Z", "#fff0d6", 0.28) +
    fill("M1230 572H1350Q1360 572 1360 581T1350 590H1230Q1220 590 1220 581T1230 572Z", paint.chrome)
  );
}

/** The sill with its lit tread, and the board below it. */
function step(sheet: Sheet): Drawing {
  const tread = sheet.linear(
    [
      [0, "#f6e2c4"],
      [1, "#b99a96"],
    ],
    [450, 0],
    [1120, 0],
  );
  return (
    fill("M380 920H1178V946H380Z", "#ffd9a0") +
    fill("M380 946H1178V954H380Z", "#8a5a50") +
    fill("M470 1044H1100L1130 1082H440Z", tread) +
    fill("M440 1082H1130V1094H440Z", "#3b2740")
  );
}
