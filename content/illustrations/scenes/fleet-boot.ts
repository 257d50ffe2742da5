import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { hull } from "../parts/vehicles/groundShadow.ts";
import { measureAt, VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { type FrontPoint, surfaceOf } from "../parts/vehicles/surface.ts";
import { wheel, wheelCircle } from "../parts/vehicles/wheels.ts";

const HORIZON = 530;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.62, focal: 2300 });
/** The middle of the tail on the ground, and which way the car is headed: away from us and to the right. */
const [TAIL, HEADING] = [{ right: 0.02, away: 7.6 }, 27] as const;
const ahead = frameOf(camera, { ...TAIL, heading: HEADING });
/** The terrace in metres: to the right along the tail, beyond the tail, up. */
const yard: Project = ([right, beyond, up]) => ahead([beyond, -right, up]);
const MODEL = VEHICLE_MODELS.carrier;
/** The people carrier in millimetres: along from its nose to its tail, which is turned to us; across to its far, left side. */
const CAR = surfaceOf(MODEL, ([along, across, up]) => yard([-across, MODEL.length / 1000 - along, up]));
/** Where the shadow of a point one metre up falls: the sun stands low at our left, a little behind us. In metres of the forecourt. */
const CAST = [1.3, 1.5] as const;
/** How far beyond the tail the wall over the bay stands, how high and how thick it is. */
const WALL = { beyond: 19, high: 0.62, thick: 0.5 } as const;

const quad = (...places: readonly Place[]): Path => polygon(places.map(yard));
/** Where the shadow of a place falls on the ground. */
const fallen = ([right, beyond, up]: Place): Place => [right + up * CAST[0], beyond + up * CAST[1], 0];

/** A stop above the bay: the low sun shines into the open boot of the people carrier and on the cases in it; the driver comes over the terrace with one more, a mother and her child stand at the wall before the view. */
export const SCENE: Scene = {
  name: "fleet-boot",
  seed: 95,
  mood: "gold",
  crops: { wide: 256, square: 30 },
  grain: 0.36,
  colours: {
    sky: ["#1f78ad", "#6db0c8", "#f8dcac", "#fbc08a"],
    zenith: "#135488",
    sea: ["#a9d2ce", "#48a5bd", "#1f7fa8", "#12588a"],
    seaDark: "#14608f",
  },
  draw(sheet) {
    drawBay(sheet);
    drawGround(sheet);
    drawPine(sheet);
    drawPeople(sheet);
    sheet.add(carrierShadow(), carrier(sheet), rear(sheet), tailgate(sheet));
    drawNear(sheet);
  },
};

/** The headland that closes the bay at the right, from its shore up to where the sheet cuts it. */
const HEADLAND = pointsOf([
  930, 548, 1010, 534, 1090, 500, 1180, 462, 1270, 440, 1360, 404, 1450, 384, 1540, 392, 1640, 372,
]);

function drawBay(sheet: Sheet): void {
  const shore = 566;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.28, reach: 0.5 }),
    sweptCloud(sheet, { x: 560, y: 110, length: 560, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 452, 140, 436, 300, 470, 460, 486, 640, 476, 800, 470, 960, 448, 1120, 470, 1640, 500]),
      foot: HORIZON + 3,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 60, foot: false }),
    fill(curveDownTo(HEADLAND, shore), "#c8a566"),
    // The slopes that look away from the sun.
    sheet.clipped(
      curveDownTo(HEADLAND, shore),
      fill("M1270 430Q1330 470 1400 490T1500 570H1360Q1320 520 1240 500T1180 462Z", "#8f7a6c", 0.7) +
        fill("M1450 384Q1500 430 1560 450T1660 520V360H1540Z", "#8f7a6c", 0.8),
    ),
    groupedTown(sheet, {
      rows: 4,
      far: [1180, 1640],
      near: [1010, 1640],
      ground: (x, share) => mixed(heightAt(HEADLAND, x) + 40, shore - 4, share),
      scale: [0.17, 0.28],
      spacing: 0.92,
      seed: 6,
    }),
    fill(
      `M900 ${shore - 6}Q1200 ${shore - 2} 1620 ${shore - 4}V${shore + 6}Q1200 ${shore + 8} 900 ${shore - 6}Z`,
      "#fbe3b4",
    ),
    ripples(sheet, { x: 1240, y: 590, width: 560, height: 30, count: 22, colour: sheet.mood.seaLight, opacity: 0.6 }),
    place(guletUnderSail(sheet), 122, 577, 0.27),
    ripples(sheet, { x: 124, y: 581, width: 140, height: 16, count: 12, colour: sheet.mood.seaLight }),
  );
}

/** The terrace: the lime-washed wall over the bay, flags in the perspective of wall and car. */
function drawGround(sheet: Sheet): void {
  const { wallBright, wall, wallShade, stoneWorn } = sheet.mood;
  const { beyond: edge, high, thick } = WALL;
  const [left, end] = [-60, 26] as const;
  const ground = polygon([yard([left, edge, 0]), yard([end, edge, 0]), [1700, 1240], [-40, 1240], [-40, 600]]);
  const rows = counted(14).map((index) => -2.8 + index * 1.4);
  const joints = rows.map((beyond, index) =>
    polyline([yard([left, beyond, 0]), yard([Math.min(end, 2.4 + index * 1.7), beyond, 0])]),
  );
  const columns = counted(40).map((index) => {
    const right = -30.2 + index * 1.4;
    return polyline([yard([right, right > 1 ? -2.8 + right * 0.7 : -2.4, 0]), yard([right, edge, 0])]);
  });
  const worn = counted(16).map(() => {
    const [x, y] = [-3.6 + sheet.random.whole(-4, 8) * 1.4, -1.4 + sheet.random.whole(1, 10) * 1.4];
    return quad([x, y, 0], [x + 1.4, y, 0], [x + 1.4, y + 1.4, 0], [x, y + 1.4, 0]);
  });
  sheet.add(
    fill(
      quad([left, edge, high], [end, edge, high], [end, edge + thick, high], [left, edge + thick, high]),
      wallBright,
    ),
    fill(ground, sheet.downwards(["#f6d6a2", "#efc794", "#d99f73"], 640, 1200)),
    sheet.clipped(
      ground,
      fill(worn.join(""), "#d9a477", 0.42) + stroke(joints.join("") + columns.join(""), stoneWorn, 2.6, 0.7),
    ),
    fill(quad([left, edge, 0], [end, edge, 0], [end, edge, high], [left, edge, high]), wall),
    // The coping stands out over the wall and keeps a strip of it from the sun.
    fill(
      quad([left, edge, high - 0.1], [end, edge, high - 0.1], [end, edge, high - 0.15], [left, edge, high - 0.15]),
      wallShade,
    ),
    fill(quad([left, edge, 0], [end, edge, 0], [end, edge, 0.08], [left, edge, 0.08]), "#d8a882"),
  );
}

/** A pine at the wall, cut by the sheet: the one dark over the bright bay. */
function drawPine(sheet: Sheet): void {
  const green = sheet.tinted({ leafLight: "#8f9448", leaf: "#55703f", leafDark: "#27443f" });
  sheet.add(
    fill("M1500 742Q1560 724 1640 716V744Q1570 752 1500 742Z", SHADOW, 0.55),
    place(needlePine(green, { tall: 690, lean: -120, wide: 330, thick: 22, seed: 4 }), 1556, 744),
  );
}

/** Someone of a height in metres on the forecourt, with the long shadow that he casts. */
function standing(sheet: Sheet, right: number, beyond: number, tall: number, options: PersonOptions): Drawing {
  const foot: Place = [right, beyond, 0];
  const unit = yard([right, beyond, 0])[1] - yard([right, beyond, 1])[1];
  const wide = 0.16 * tall;
  const shade = [
    [-0.5, 0],
    [0.5, 0],
    [0.7, 0.45],
    [1, 0.72],
    [0.5, 0.86],
    [0.4, 1],
    [-0.4, 1],
    [-0.5, 0.86],
    [-1, 0.72],
    [-0.7, 0.45],
  ].map(([side = 0, up = 0]): Point => {
    const [x, y] = fallen([right, beyond, up * tall]);
    return yard([x + side * wide * 0.75, y - side * wide * 0.65, 0]);
  });
  return (
    fill(curve(shade, true), SHADOW, 0.55) +
    place(person(sheet, { ...options, shadow: false }), ...yard(foot), (unit * tall) / 100)
  );
}

const SHADOW = "#7a5470";

/** A mother and her child hand in hand before the view, seen from behind. */
function drawPeople(sheet: Sheet): void {
  sheet.add(
    standing(sheet, -1.75, 18.3, 1.66, {
      pose: "holding",
      behind: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2465f",
      hairstyle: "long",
      hat: "#f0d08a",
      sleeves: "none",
      slender: true,
    }),
    standing(sheet, -1.2, 18.3, 1.14, {
      pose: "waving",
      behind: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
    standing(sheet, -7.95, 7.6, 1.78, {
      pose: "walking",
      sleeves: "long",
      bottom: "#31507a",
      carries: "case",
      carriedColour: "#f0b53a",
    }),
  );
}

const PAINT: VehiclePaint = {
  ...VEHICLE_PAINTS.day,
  body: "#1b4a86",
  bodyLight: "#2f6fb0",
  sky: "#a9cbdc",
  skyDim: "#4f83b4",
  horizon: "#12284f",
  glass: "#142a48",
  glassMiddle: "#24486c",
  glassLight: "#5f89a8",
};

/** What the body and the raised gate keep from the sun, the dark under the car, the far wheels in it. */
function carrierShadow(): Drawing {
  const { at } = CAR;
  const metres = (along: number, across: number, up: number): Place => [
    -across / 1000,
    (MODEL.length - along) / 1000,
    up / 1000,
  ];
  const body = [220, 500, 900, 1300, 1600, 1760, 1850, 1900].flatMap((up) =>
    shares(12).flatMap((share) => {
      const along = mixed(measureAt(MODEL.nose, up) + 100, measureAt(MODEL.tail, up), share);
      const round = share === 0 || share === 1 ? 0.7 : 1;
      return [-1, 1].map((side) => yard(fallen(metres(along, side * CAR.halfAt(along, up) * round, up))));
    }),
  );
  const far = [MODEL.frontAxle, MODEL.rearAxle]
    .map((axle) => hull([560, 820].flatMap((across) => wheelCircle(CAR, axle, across, MODEL.tyre))))
    .join("");
  // The near ones as deep as they are, where the body does not cover them.
  const near = [MODEL.frontAxle, MODEL.rearAxle]
    .map((axle) =>
      hull([20, 230].flatMap((inset) => wheelCircle(CAR, axle, inset - CAR.halfAt(axle, 600), MODEL.tyre))),
    )
    .join("");
  // The sun reaches in under the tail.
  const under = [
    at(420, -880, 0),
    at(4500, -920, 0),
    at(4760, -760, 0),
    at(4760, 480, 0),
    at(4500, 620, 0),
    at(700, 640, 0),
  ];
  const sill = [
    at(4400, -900, 0),
    at(4960, -700, 0),
    at(4990, 0, 0),
    at(4960, 760, 0),
    at(4400, 960, 0),
    at(900, 900, 0),
  ];
  return (
    fill(hull(body), SHADOW, 0.72) +
    fill(polygon(sill), SHADOW, 0.72) +
    fill(polygon(under), "#2c2240", 0.9) +
    fill(far + near, PAINT.tyre)
  );
}

/** The right side, turned away from the sun: body, the band of its windows, seams, wheels; the roof above it. */
function carrier(sheet: Sheet): Drawing {
  const { model, side, sideAt, cornerAt } = CAR;
  const { belt, glassTop, eaves, frontAxle, rearAxle, daylight, windows, tyre } = model;
  const ends = shares(20).map((share) => 220 + share * (eaves - 220));
  const outline = polygon([
    ...ends.map((up) => sideAt([cornerAt(up), up])),
    ...ends.toReversed().map((up) => rearAt([-1, up])),
  ]);
  const panes = windows.map((pane) => side(pane)).join("");
  const arches = [frontAxle, rearAxle].map((axle) =>
    polygon(wheelCircle(CAR, axle, -CAR.halfAt(axle, 600), tyre + 54)),
  );
  const high = (up: number) => Math.round(sideAt([4200, up])[1]);
  const rows = [model.height, eaves].map((up) =>
    shares(12).map((share) => {
      const from = cornerAt(up) + 200;
      return sideAt([from + (measureAt(model.tail, up) - from) * share, up]);
    }),
  );
  const [top = [], edge = []] = rows;
  const corner = Math.round(rearAt([-1, 900])[0]);
  return (
    fill(polygon([...top, ...edge.toReversed()]), PAINT.skyDim) +
    fill(outline, sheet.downwards([PAINT.skyDim, PAINT.body], high(eaves), high(belt))) +
    sheet.clipped(
      outline,
      fill(band(glassTop + 20, eaves + 60), PAINT.bodyLight) +
        fill(band(mixed(glassTop, eaves, 0.55), eaves + 60), PAINT.skyDim) +
        mirrored(sheet) +
        fill(band(200, 320), PAINT.plastic) +
        // The body turns to the sun about its rear corner.
        fill(
          outline,
          sheet.linear(
            [
              [0, "#5b9bd2", 0.85],
              [1, "#5b9bd2", 0],
            ],
            [corner, 0],
            [corner + 46, 0],
          ),
        ) +
        // The bumper comes round with it.
        fill(band(596, 645, 4440), "#9fc3dc") +
        fill(band(200, 412, 4480), "#222d42") +
        fill(side(daylight), PAINT.horizon) +
        fill(panes, sheet.downwards([PAINT.glassLight, PAINT.glassMiddle, PAINT.glass], high(glassTop), high(belt))) +
        fill(arches.join(""), PAINT.tyre),
    ) +
    fittings(sheet, outline)
  );
}

/** A level band of the side, in millimetres. */
function band(low: number, high: number, from = 100, to = 5140): Path {
  return CAR.side([
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]);
}

/** What is let into the side or stands off it: seams and rail, handles, the lamp, the edges of the arches, mirror and wheels. */
function fittings(sheet: Sheet, outline: Path): Drawing {
  const { model, sideLine, millimetre } = CAR;
  const { belt, frontAxle, rearAxle, doors } = model;
  return (
    stroke(
      doors
        .map((along) =>
          sideLine([
            [along, belt],
            [along - 20, 620],
            [along, 310],
          ]),
        )
        .join(""),
      PAINT.horizon,
      10 * millimetre,
    ) +
    stroke(
      sideLine([
        [3620, belt - 78],
        [4900, belt - 86],
      ]),
      PAINT.horizon,
      16 * millimetre,
    ) +
    fill(band(belt - 232, belt - 200, 1890, 2090) + band(belt - 232, belt - 200, 2300, 2500), PAINT.chrome) +
    fill(wrapped(800, 1380, 0), "#c03038") +
    fill(wrapped(800, 1380, 130), "#8c2236") +
    fill(wrapped(980, 1080, 0), "#f0cdbb") +
    sheet.clipped(outline, stroke([frontAxle, rearAxle].map(archEdge).join(""), PAINT.skyDim, 14 * millimetre)) +
    fill(mirror(0), PAINT.body) +
    fill(mirror(26), PAINT.glass) +
    wheel(sheet, CAR, frontAxle, PAINT) +
    wheel(sheet, CAR, rearAxle, PAINT)
  );
}

/** What the side mirrors: sky along the shoulder, the dark hills across the bay in one level band, the sunny ground under it. */
function mirrored(sheet: Sheet): Drawing {
  const { model, side, sideAt } = CAR;
  const { belt } = model;
  const high = (up: number) => Math.round(sideAt([4200, up])[1]);
  return (
    fill(
      side([
        [100, 200],
        [100, belt],
        [5140, belt],
        [5140, 200],
      ]),
      sheet.downwards(["#3f7ab8", "#265f9f", PAINT.body], high(belt), high(760)),
    ) +
    // The shoulder turns up to the sky over a crease.
    fill(
      side([
        [700, belt - 130],
        [1500, belt - 84],
        [5140, belt - 70],
        [5140, belt - 148],
        [3000, belt - 150],
      ]),
      "#7fb2d8",
      0.9,
    ) +
    fill(
      side([
        [100, 640],
        [1600, 742],
        [5140, 780],
        [5140, 500],
        [100, 470],
      ]),
      PAINT.horizon,
      0.82,
    ) +
    fill(
      side([
        [100, 470],
        [3000, 520],
        [5140, 540],
        [5140, 200],
        [100, 200],
      ]),
      "#8d6c78",
    ) +
    fill(
      side([
        [100, 400],
        [5140, 420],
        [5140, 200],
        [100, 200],
      ]),
      "#5f4c6c",
    )
  );
}

/** The edge of an arch, which catches the sky. */
function archEdge(axle: number): Path {
  const radius = MODEL.tyre + 60;
  return polyline(
    shares(18).map((share) => {
      const angle = share * Math.PI;
      return CAR.at(axle - Math.cos(angle) * radius, -CAR.halfAt(axle, 600), MODEL.tyre + Math.sin(angle) * radius);
    }),
  );
}

/** A band of the lamp as it comes round the corner onto the side, from `behind` the corner on. */
function wrapped(low: number, high: number, behind: number): Path {
  const corner = (up: number) => measureAt(MODEL.tail, up) - ROUND;
  const edge = shares(8).map((share) => {
    const up = mixed(low, high, share);
    return CAR.sideAt([corner(up) - behind, up]);
  });
  const inner = shares(8).map((share) => {
    const up = mixed(high, low, share);
    return CAR.sideAt([corner(up) - 190 - 60 * Math.sin(((up - 800) / 580) * Math.PI), up]);
  });
  return polygon([...edge, ...inner]);
}

/** The mirror as it stands off the door, its glass to us. */
function mirror(inset: number): string {
  return polygon([
    CAR.at(1330, -940 - inset, 1190 + inset),
    CAR.at(1330, -1150 + inset, 1200 + inset),
    CAR.at(1330, -1160 + inset, 1350 - inset),
    CAR.at(1330, -1110 + inset, 1380 - inset),
    CAR.at(1330, -940 - inset, 1370 - inset),
  ]);
}

/** How far the rear sweeps forward to its corners. */
const ROUND = 210;

/** A point of the rear, whose corners sweep round to the sides: -1 is its left edge, 1 its right one; millimetres above the road. */
function rearAt([across, up]: FrontPoint): Point {
  const along = measureAt(CAR.model.tail, up) - ROUND * Math.abs(across) ** 5;
  return CAR.at(along, across * CAR.halfAt(along, up), up);
}

function onRear(low: number, high: number, from = -1, to = 1): string {
  const row = (up: number) => shares(17).map((share) => rearAt([from + (to - from) * share, up]));
  const column = (across: number) => shares(9).map((share) => rearAt([across, low + (high - low) * share]));
  return polygon([...column(from), ...row(high), ...column(to).toReversed(), ...row(low).toReversed()]);
}

/** An outline on the rear through the given points. */
function onRearLine(points: readonly FrontPoint[]): string {
  return polygon(points.map(rearAt));
}

/** The rear in the sun: roof edge, lamps in the pillars, bumper and plate about the open hold. */
function rear(sheet: Sheet): Drawing {
  const lamps = [-1, 1].map((way) => [way, way * 0.86].toSorted((a, b) => a - b) as [number, number]);
  const opening = onRear(660, 1790, -0.82, 0.82);
  const [left, right] = [rearAt([1, 900])[0], rearAt([-1, 900])[0]].map(Math.round) as [number, number];
  const bumper = sheet.linear(
    [
      [0, "#2f6cae"],
      [0.12, "#79b0da"],
      [0.3, "#3c7dc0"],
      [1, "#2a62a2"],
    ],
    [left, 0],
    [right, 0],
  );
  return (
    fill(
      onRear(220, 1900),
      sheet.linear(
        [
          [0, "#3f7fc0"],
          [0.1, "#8fc0e2"],
          [0.2, "#5b9bd2"],
          [0.8, "#4788c8"],
          [1, "#4f90ca"],
        ],
        [left, 0],
        [right, 0],
      ),
    ) +
    // No light comes through between the rear and the side.
    seam(412, 1890, "#4f90ca") +
    seam(230, 412, "#283449") +
    fill(onRear(1840, 1900), PAINT.sky) +
    fill(onRear(640, 1810, -0.86, 0.86), PAINT.horizon) +
    fill(opening, "#3a2738") +
    sheet.clipped(opening, hold(sheet)) +
    lamps.map(([from, to]) => fill(onRear(800, 1380, from, to), "#d63a3a")).join("") +
    lamps
      .map(([from, to]) => fill(onRear(800, 1380, mixed(from, to, 0.02), mixed(from, to, 0.34)), "#a8283c"))
      .join("") +
    lamps.map(([from, to]) => fill(onRear(980, 1080, from, to), "#f9dcc8")).join("") +
    seam(806, 1374, "#c5323a") +
    seam(984, 1076, "#f4d4c2") +
    // The bumper: its ledge, its painted part, the plastic below with two reflectors, the plate.
    fill(onRear(596, 645), "#d8e8ee") +
    fill(onRear(420, 596), bumper) +
    fill(onRear(404, 432), "#1f4c86") +
    fill(onRear(220, 412), "#2c3a4c") +
    fill(onRear(372, 404, -0.97, 0.97), "#46566a") +
    fill(onRear(310, 346, -0.9, -0.62) + onRear(310, 346, 0.62, 0.9), PAINT.tail) +
    fill(onRear(455, 555, -0.27, 0.27), "#f3ece0")
  );
}

/** Part of the line in which the rear and the side meet. */
function seam(low: number, high: number, colour: string): Drawing {
  return stroke(polyline(shares(12).map((share) => rearAt([-1, mixed(low, high, share)]))), colour, 7);
}

/** What is seen in the hold: its far wall, its carpet, the backs of the seats, the cases; the gate's shade over its upper corner. */
function hold(sheet: Sheet): Drawing {
  const [front, end, half, floor, ceiling] = [4000, 5110, 800, 660, 1800];
  const face = (...places: readonly Place[]) => polygon(places.map((at) => CAR.at(...at)));
  const seat = (across: number) =>
    fill(
      face(
        [front, across - 250, floor],
        [front, across - 240, 1400],
        [front, across - 190, 1460],
        [front, across + 190, 1460],
        [front, across + 240, 1400],
        [front, across + 250, floor],
      ) +
        face(
          [front, across - 130, 1480],
          [front, across - 125, 1640],
          [front, across - 90, 1680],
          [front, across + 90, 1680],
          [front, across + 125, 1640],
          [front, across + 130, 1480],
        ),
      "#c08a60",
    );
  // The gate keeps the sun from the upper corner at the right.
  const shade = onRearLine([
    [0.95, 1830],
    [-0.25, 1130],
    [-1, 1130],
    [-1, 1830],
  ]);
  return (
    fill(
      face([front, -half, floor], [front, -half, ceiling], [front, half, ceiling], [front, half, floor]),
      "#6a4650",
    ) +
    fill(face([front, half, floor], [front, half, ceiling], [end, half, ceiling], [end, half, floor]), "#4a3248") +
    fill(face([front, -half, floor], [end, -half, floor], [end, half, floor], [front, half, floor]), "#a9806a") +
    [-540, 0, 540].map((across) => seat(across)).join("") +
    shellCase(sheet, {
      near: 4700,
      left: 620,
      deep: 260,
      wide: 420,
      high: 640,
      colours: ["#8f9a5c", "#4d5a44", "#b9c07c"],
    }) +
    shellCase(sheet, {
      near: 5060,
      left: 90,
      deep: 420,
      wide: 800,
      high: 300,
      colours: ["#2f9aa0", "#1b656e", "#8fd6d2"],
    }) +
    shellCase(sheet, {
      near: 5040,
      left: 0,
      up: 300,
      deep: 340,
      wide: 640,
      high: 250,
      colours: ["#d9604a", "#94383c", "#f5a284"],
    }) +
    fill(shade, "#2a1c38", 0.42) +
    straw(sheet)
  );
}

/** A hat on the uppermost case: brim and crown. */
function straw(sheet: Sheet): Drawing {
  const [x, y] = CAR.at(4900, -260, 1210);
  const unit = (y - CAR.at(4900, -260, 2210)[1]) / 1000;
  const m = (value: number) => value * unit;
  return (
    fill(disc(x, y - m(8), m(180), m(34)), "#cda35c") +
    fill(disc(x, y - m(14), m(180), m(32)), "#ecca84") +
    fill(
      `M${x - m(92)} ${y - m(16)}Q${x - m(92)} ${y - m(120)} ${x} ${y - m(120)}Q${x + m(92)} ${y - m(120)} ${x + m(92)} ${y - m(16)}Z`,
      "#f3d99a",
    ) +
    fill(
      `M${x + m(20)} ${y - m(16)}Q${x + m(50)} ${y - m(80)} ${x + m(24)} ${y - m(118)}Q${x + m(92)} ${y - m(112)} ${x + m(92)} ${y - m(16)}Z`,
      "#cda35c",
    ) +
    fill(box(x - m(92), y - m(44), m(184), m(28)), sheet.mood.flower)
  );
}

interface CaseOptions {
  /** Where its rear face and its left side are, how deep in the hold it reaches, how high over its floor it lies. */
  near: number;
  left: number;
  up?: number;
  deep: number;
  wide: number;
  high: number;
  /** Its face in the sun, its side in shade, its top. */
  colours: readonly [lit: string, dim: string, top: string];
}

/** A case in the hold: its face to us, its right side, its lid, with round edges, ribs, a handle. */
function shellCase(
  sheet: Sheet,
  { near, left, up = 0, deep, wide, high, colours: [lit, dim, top] }: CaseOptions,
): Drawing {
  const low = 660 + up;
  const outline = (along: number, inset = 0): Path => {
    const radius = 74 - inset;
    const corners = (
      [
        [wide, 0, -90],
        [wide, high, 0],
        [0, high, 90],
        [0, 0, 180],
      ] as const
    ).flatMap(([x, y, from]) =>
      shares(5).map((share): Point => {
        const turn = ((from + share * 90) / 180) * Math.PI;
        const [middleX, middleY] = [x ? x - 74 : 74, y ? y - 74 : 74];
        return [middleX + Math.cos(turn) * radius, middleY + Math.sin(turn) * radius];
      }),
    );
    return polygon(corners.map(([x, y]) => CAR.at(along, left - x, low + y)));
  };
  const on = (x0: number, x1: number, y0: number, y1: number) =>
    polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ].map(([x = 0, y = 0]) => CAR.at(near, left - x * wide, low + y * high)),
    );
  const lid = polygon([
    CAR.at(near, left - 30, low + high),
    CAR.at(near, left - wide + 30, low + high),
    CAR.at(near - deep, left - wide + 30, low + high),
    CAR.at(near - deep, left - 30, low + high),
  ]);
  const upright = high > wide;
  const ribs = [0.2, 0.4, 0.6, 0.8].map((share) =>
    upright ? on(share - 0.02, share + 0.02, 0.08, 0.8) : on(0.06, 0.94, share - 0.03, share + 0.03),
  );
  return (
    shares(18)
      .map((share) => fill(outline(near - deep * (1 - share)), dim))
      .join("") +
    fill(lid, top) +
    // Its rounded edge catches the sun, its face lies a little in it.
    fill(outline(near), top) +
    sheet.clipped(outline(near), place(fill(outline(near), lit), 4, 5)) +
    // It stands on what is below: no sun comes in there.
    fill(on(0.05, 0.95, 0, 0.035), dim) +
    fill(ribs.join(""), dim, 0.55) +
    fill(upright ? on(0.34, 0.66, 0.86, 0.92) : on(0.4, 0.6, 0.42, 0.6), "#33263a")
  );
}

/** Where the lower edge of the tailgate is when it is shut: over the sill, so that it is no longer than the opening is high. */
const GATE_END = 790;

/** How far the tailgate is turned up about its hinge. */
const RAISED = (89 / 180) * Math.PI;

/** A place of the raised tailgate in the forecourt, by where it is when shut: across and up on the rear, how far inside its skin. */
function gatePlace(across: number, up: number, inside = 0): Place {
  const { tail } = MODEL;
  const shut = measureAt(tail, up) - inside - ROUND * Math.abs(across) ** 5;
  const [hinge, roof] = [measureAt(tail, 1880), 1880];
  const [dx, dy] = [shut - hinge, up - roof];
  const [sin, cos] = [Math.sin(RAISED), Math.cos(RAISED)];
  const along = hinge + dx * cos - dy * sin;
  return [(-across * CAR.halfAt(shut, up)) / 1000, (MODEL.length - along) / 1000, (roof + dx * sin + dy * cos) / 1000];
}

const gateAt = (across: number, up: number, inside = 0): Point => yard(gatePlace(across, up, inside));

/** The tailgate over the hold, seen from below: its lining with the window, its edges, the struts. */
function tailgate(sheet: Sheet): Drawing {
  const ups = [1870, 1800, 1650, 1500, 1320, 1150, 980, GATE_END];
  const edge = (across: number, inside: number) => ups.map((up) => gateAt(across, up, inside));
  const lining = (low: number, high: number, from: number, to: number) =>
    polygon([
      ...shares(5).map((share) => gateAt(from, high + (low - high) * share, 90)),
      ...shares(5).map((share) => gateAt(to, low + (high - low) * share, 90)),
    ]);
  const across = (up: number, inside: number) => shares(13).map((share) => gateAt(-0.95 + 1.9 * share, up, inside));
  // Its end is bent as the rear is.
  const leaf = (inside: number) => [
    ...edge(-0.95, inside),
    ...across(GATE_END, inside),
    ...edge(0.95, inside).toReversed(),
  ];
  const strut = (way: 1 | -1) =>
    stroke(polyline([rearAt([way * 0.84, 1400]), gateAt(way * 0.8, 1250, 90)]), "#e6ecee", 5) +
    stroke(
      polyline([rearAt([way * 0.84, 1400]), between(rearAt([way * 0.84, 1400]), gateAt(way * 0.8, 1250, 90), 0.55)]),
      "#2c3a4c",
      9,
    );
  return (
    strut(1) +
    fill(polygon(leaf(0)), "#4a4478") +
    fill(polygon(leaf(90)), "#33305a") +
    // What the bright ground throws up into the lining.
    fill(lining(900, 700, -0.8, 0.8), "#6a5270") +
    fill(lining(1740, 1160, -0.8, 0.8), sheet.downwards(["#2f7da6", "#6aa3b0", "#d9b88c"], 270, 430)) +
    strut(-1) +
    fill(polygon([...edge(-0.95, 0), ...edge(-0.95, 90).toReversed()]), PAINT.body) +
    fill(polygon([...across(GATE_END, 0), ...across(GATE_END, 90).toReversed()]), "#5b97cc") +
    stroke(polyline(across(GATE_END, 0)), "#d9e9ee", 4)
  );
}

function between([x0, y0]: Point, [x1, y1]: Point, share: number): Point {
  return [mixed(x0, x1, share), mixed(y0, y1, share)];
}

/** Where the shadow of a point one metre up falls, in the camera's own metres: the forecourt is turned against them. */
const FALL = (() => {
  const [sin, cos] = [Math.sin((HEADING / 180) * Math.PI), Math.cos((HEADING / 180) * Math.PI)];
  return [CAST[0] * cos + CAST[1] * sin, CAST[1] * cos - CAST[0] * sin] as const;
})();

/** A case and a bag that are still to be stowed, close together in the sun. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    luggage(sheet, {
      camera,
      right: -1.3,
      away: 6.75,
      turn: 24,
      size: [0.46, 0.24, 0.6],
      colours: ["#d9803f", "#8a4638", "#4a2a30"],
      cast: FALL,
    }),
    luggage(sheet, {
      camera,
      right: -0.92,
      away: 6.3,
      turn: 12,
      size: [0.42, 0.2, 0.32],
      colours: ["#c9503f", "#82303a", "#f0c890"],
      cast: FALL,
    }),
    oleander(sheet, 150, 1220, 170, 4),
    oleander(sheet, 30, 1140, 190, 6),
  );
}
