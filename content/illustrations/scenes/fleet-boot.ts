import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, lens, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { strawHat } from "../parts/things/deckBreakfast.ts";
import { luggage } from "../parts/things/luggage.ts";
import { hull } from "../parts/vehicles/groundShadow.ts";
import { measureAt, VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { type FrontPoint, surfaceOf } from "../parts/vehicles/surface.ts";
import { wheel, wheelCircle } from "../parts/vehicles/wheels.ts";

const HORIZON = 610;
const camera = cameraOf({ horizon: HORIZON, centre: 820, eye: 1.75, focal: 1760 });
/** The people carrier in millimetres: along from its nose to its tail, which is turned to us; across from its left side to its right. */
const VIEW = frameOf(camera, { right: -2.5, away: 12.75, heading: 145 });
const CAR = surfaceOf(VEHICLE_MODELS.carrier, VIEW);
/** Where the terrace ends over the sea. */
const EDGE = 19;

/** A departure: the people carrier with its boot open, cases in it; the driver takes up the next one, a woman and a child look at the sea. */
export const SCENE: Scene = {
  name: "fleet-boot",
  seed: 95,
  mood: "day",
  crops: { wide: 240, square: 330 },
  grain: 0.4,
  draw(sheet) {
    drawBay(sheet);
    drawTerrace(sheet);
    drawHouse(sheet);
    drawGuests(sheet);
    sheet.add(carrier(sheet), rear(sheet), tailgate(sheet));
    drawDriver(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    sweptCloud(sheet, { x: 1090, y: 170, length: 620, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([300, 590, 520, 560, 760, 532, 940, 552, 1160, 510, 1380, 480, 1640, 510]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 60, foot: false }),
    place(sailingYacht(sheet), 1270, 660, 0.42),
    ripples(sheet, { x: 1270, y: 663, width: 150, height: 14, count: 12 }),
  );
}

/** The forecourt: a low wall over the sea with an olive before it, flags that run away to one point, some of them darker. */
function drawTerrace(sheet: Sheet): void {
  const { wallBright, wall, wallShade, stone, stoneWorn, groundShade } = sheet.mood;
  const level = (away: number, up = 0) => camera([0, away, up])[1];
  const foot = level(EDGE);
  const rows = counted(16)
    .map((index) => 3.4 * 1.12 ** index)
    .filter((away) => away < EDGE);
  const quad = (x0: number, x1: number, a0: number, a1: number) =>
    polygon([camera([x0, a0, 0]), camera([x1, a0, 0]), camera([x1, a1, 0]), camera([x0, a1, 0])]);
  const worn = counted(26).map(() => {
    const row = sheet.random.whole(0, rows.length - 2);
    const x = sheet.random.whole(-9, 8);
    return quad(x, x + 1, rows[row] ?? 4, rows[row + 1] ?? 5);
  });
  sheet.add(
    place(cypress(sheet, { seed: 3 }), 500, foot, 1.3),
    fill(box(-10, level(EDGE, 0.75), 1620, 90), wall),
    fill(box(-10, level(EDGE, 0.8), 1620, 12), wallBright),
    fill(box(-10, level(EDGE, 0.16), 1620, 20), wallShade, 0.6),
    fill(box(-10, foot, 1620, 1220 - foot), sheet.downwards([stone, "#efd9b0", "#d3b083"], foot, 1200)),
    fill(worn.join(""), "#d6b487", 0.45),
    stroke(
      rows.map((away) => polyline([camera([-12, away, 0]), camera([12, away, 0])])).join("") +
        counted(23)
          .map((index) => polyline([camera([index - 11, 3, 0]), camera([index - 11, EDGE, 0])]))
          .join(""),
      stoneWorn,
      2.4,
      0.7,
    ),
    // The olive stands in a round bed of the terrace.
    fill(curve(ring(6.7, 15.4, 1.25), true), wallShade),
    fill(curve(ring(6.7, 15.4, 1.12), true), "#8f6f52"),
    place(olive(sheet, { seed: 6 }), ...camera([6.7, 15.4, 0]), 1.9),
    fill(curve(ring(8.3, 15, 1.6), true), groundShade, 0.35),
  );
}

/** A circle on the ground. */
function ring(right: number, away: number, radius: number): Point[] {
  return counted(12).map((index) => {
    const angle = (index / 12) * Math.PI * 2;
    return camera([right + Math.cos(angle) * radius, away + Math.sin(angle) * radius, 0]);
  });
}

/** The white house at the left, in the terrace's perspective: its front along the terrace in the sun, an arched door, shutters, a balcony. */
function drawHouse(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep, door, window, groundShade } = sheet.mood;
  const [face, end, high] = [13.4, -3.5, 5.6] as const;
  const on = (x0: number, x1: number, u0: number, u1: number) =>
    polygon([camera([x0, face, u0]), camera([x1, face, u0]), camera([x1, face, u1]), camera([x0, face, u1])]);
  const flank = (a0: number, a1: number, u0: number, u1: number) =>
    polygon([camera([end, a0, u0]), camera([end, a1, u0]), camera([end, a1, u1]), camera([end, a0, u1])]);
  const pane = (x: number, up: number) =>
    fill(on(x - 0.44, x + 0.44, up, up + 1.3), window) +
    fill(on(x - 0.02, x + 0.02, up, up + 1.3), "#7fa9c9") +
    fill(on(x - 0.92, x - 0.46, up, up + 1.3) + on(x + 0.46, x + 0.92, up, up + 1.3), "#2f7fae") +
    fill(
      counted(9)
        .flatMap((slat) =>
          [-0.87, 0.51].map((left) => on(x + left, x + left + 0.36, up + 0.1 + slat * 0.13, up + 0.15 + slat * 0.13)),
        )
        .join(""),
      door,
    ) +
    fill(on(x - 1, x + 1, up - 0.12, up - 0.02), wallShade);
  const arch = (x: number, half: number, spring: number) =>
    polygon([
      camera([x - half, face, 0]),
      ...shares(13).map((share) => {
        const angle = Math.PI * (1 - share);
        return camera([x + Math.cos(angle) * half, face, spring + Math.sin(angle) * half]);
      }),
      camera([x + half, face, 0]),
    ]);
  sheet.add(
    fill(
      polygon([
        camera([end, face, 0]),
        camera([end + 2.6, face + 0.4, 0]),
        camera([end + 2.2, 18.6, 0]),
        camera([end, 18.6, 0]),
      ]),
      groundShade,
      0.42,
    ),
    fill(flank(face, 18.4, 0, high), wallShade),
    fill(flank(face, 18.4, high - 0.2, high), wallDeep, 0.5),
    fill(flank(15, 16, 3.4, 4.6) + flank(15, 16, 1, 2.2), window),
    fill(on(-12, end, 0, high), wall),
    fill(on(-12, end + 0.04, high, high + 0.22), wallBright),
    fill(on(-12, end, high - 0.14, high), wallShade),
    fill(on(-12, end, 0, 0.45), "#ead9bb"),
    pane(-4.8, 3.4),
    pane(-7.4, 3.4),
    pane(-4.8, 1.05),
    fill(arch(-7.2, 0.86, 1.7), wallShade),
    fill(arch(-7.12, 0.72, 1.7), door),
    fill(arch(-6.84, 0.42, 1.7), window, 0.6),
    place(hangingBougainvillea(sheet, { length: 400, drop: 150, seed: 4 }), -10, camera([0, face, high])[1] + 26),
    place(pottedBush(sheet, { seed: 2 }), ...camera([-3.7, face - 0.5, 0]), 1.15),
    place(pottedBush(sheet, { seed: 7 }), ...camera([-5.9, face - 0.5, 0]), 1.15),
  );
}

const PAINT: VehiclePaint = {
  ...VEHICLE_PAINTS.day,
  body: "#1f5a9c",
  bodyLight: "#3f86c8",
  sky: "#b4daf0",
  skyDim: "#6aa6d8",
  horizon: "#0d2a58",
  glass: "#142f50",
  glassMiddle: "#2a587e",
  glassLight: "#7fabc4",
};

/** The left side in the sun: body, the band of its windows, seams, wheels; its shadow and the edge of its roof. */
function carrier(sheet: Sheet): Drawing {
  const { model, side, sideLine, sideAt, millimetre, cornerAt } = CAR;
  const { belt, glassTop, eaves, frontAxle, rearAxle, daylight, windows, doors, tyre } = model;
  const ends = shares(20).map((share) => 220 + share * (eaves - 220));
  const outline = polygon([
    ...ends.map((up) => sideAt([cornerAt(up), up])),
    ...ends.toReversed().map((up) => rearAt([-1, up])),
  ]);
  const band = (low: number, high: number, from = 100, to = 5140) =>
    side([
      [from, low],
      [from, high],
      [to, high],
      [to, low],
    ]);
  const panes = windows.map((pane) => side(pane)).join("");
  const arches = [frontAxle, rearAxle].map((axle) =>
    polygon(wheelCircle(CAR, axle, -CAR.halfAt(axle, 600), tyre + 54)),
  );
  const high = (up: number) => sideAt([2600, up])[1];
  const rows = [model.height, eaves].map((up) =>
    shares(12).map((share) => {
      const from = cornerAt(up) + 200;
      return sideAt([from + (measureAt(model.tail, up) - from) * share, up]);
    }),
  );
  const [top = [], edge = []] = rows;
  return (
    shadow() +
    fill(polygon([...top, ...edge.toReversed()]), PAINT.sky) +
    stroke(polyline(edge), PAINT.skyDim, 8) +
    fill(outline, sheet.downwards([PAINT.skyDim, PAINT.bodyLight, PAINT.body, PAINT.horizon], high(eaves), high(220))) +
    sheet.clipped(
      outline,
      fill(band(belt - 330, belt - 150), PAINT.skyDim, 0.55) +
        fill(band(belt - 150, belt - 128), PAINT.sky, 0.9) +
        fill(band(200, 470), PAINT.horizon, 0.55) +
        fill(band(200, 310), PAINT.plastic, 0.8) +
        fill(side(daylight), PAINT.horizon) +
        fill(panes, sheet.downwards([PAINT.glassLight, PAINT.glassMiddle, PAINT.glass], high(glassTop), high(belt))) +
        sheet.clipped(
          panes,
          fill(
            [2400, 3750, 4250]
              .map((from) =>
                side([
                  [from, belt],
                  [from + 330, glassTop + 20],
                  [from + 560, glassTop + 20],
                  [from + 230, belt],
                ]),
              )
              .join(""),
            PAINT.sky,
            0.34,
          ),
        ) +
        fill(arches.join(""), PAINT.tyre),
    ) +
    stroke(
      doors
        .map((along) =>
          sideLine([
            [along, belt],
            [along - 20, 620],
            [along, 310],
          ]),
        )
        .join("") +
        sideLine([
          [frontAxle + 420, belt - 10],
          [frontAxle + 410, 880],
          [frontAxle + 460, 310],
        ]),
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
    // The mirror stands off the door.
    fill(mirror(0), PAINT.bodyLight) +
    fill(mirror(26), PAINT.glass) +
    wheel(sheet, CAR, frontAxle, PAINT) +
    wheel(sheet, CAR, rearAxle, PAINT)
  );
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

/** What the body and the raised gate keep from the light, the dark under them, the far wheels in it. */
function shadow(): Drawing {
  const { at, model } = CAR;
  const far = [model.frontAxle, model.rearAxle]
    .map((axle) => hull([560, 820].flatMap((across) => wheelCircle(CAR, axle, across, model.tyre))))
    .join("");
  const under = [
    at(420, -860, 0),
    at(4700, -880, 0),
    at(5060, -700, 0),
    at(5060, 760, 0),
    at(4700, 900, 0),
    at(700, 900, 0),
  ];
  const cast = [
    at(500, -800, 0),
    at(5080, -800, 0),
    at(5700, 300, 0),
    at(5500, 1700, 0),
    at(4700, 2300, 0),
    at(500, 2100, 0),
  ];
  return fill(hull(cast), "#6d4f68", 0.62) + fill(polygon(under), "#2c2240", 0.85) + fill(far, PAINT.tyre);
}

/** A point of the rear, whose corners sweep round to the sides: -1 is its left edge, 1 its right one; millimetres above the road. */
function rearAt([across, up]: FrontPoint): Point {
  const along = measureAt(CAR.model.tail, up) - 110 * Math.abs(across) ** 4;
  return CAR.at(along, across * CAR.halfAt(along, up), up);
}

function onRear(low: number, high: number, from = -1, to = 1): string {
  const row = (up: number) => shares(17).map((share) => rearAt([from + (to - from) * share, up]));
  const column = (across: number) => shares(9).map((share) => rearAt([across, low + (high - low) * share]));
  return polygon([...column(from), ...row(high), ...column(to).toReversed(), ...row(low).toReversed()]);
}

/** The rear: roof edge, lamps in the pillars, bumper and plate about the open hold. */
function rear(sheet: Sheet): Drawing {
  const [left, right] = [rearAt([-1, 900])[0], rearAt([1, 900])[0]].map(Math.round) as [number, number];
  const lamps = [-1, 1].map((way) => [way, way * 0.87].toSorted((a, b) => a - b) as [number, number]);
  const opening = onRear(650, 1790, -0.84, 0.84);
  return (
    fill(
      onRear(220, 1900),
      sheet.linear(
        [
          [0, PAINT.bodyLight],
          [0.2, PAINT.body],
          [1, "#15427c"],
        ],
        [left, 0],
        [right, 0],
      ),
    ) +
    fill(onRear(1850, 1900), PAINT.skyDim) +
    fill(onRear(630, 1810, -0.87, 0.87), PAINT.horizon) +
    fill(opening, "#4a3040") +
    sheet.clipped(opening, hold()) +
    lamps.map(([from, to]) => fill(onRear(820, 1340, from, to), PAINT.tail)).join("") +
    lamps.map(([from, to]) => fill(onRear(980, 1080, from, to), "#f7d9d2")).join("") +
    // The bumper: its ledge, its painted part, the plastic below with two reflectors.
    fill(onRear(560, 640), PAINT.sky) +
    fill(onRear(400, 560), PAINT.body, 0.6) +
    fill(onRear(220, 420), PAINT.plastic) +
    fill(onRear(330, 370, -0.9, -0.62) + onRear(330, 370, 0.62, 0.9), PAINT.tail) +
    fill(onRear(430, 540, -0.28, 0.28), PAINT.chrome)
  );
}

/** What is seen in the hold: its right wall, its floor, the backs of the seats, the cases that are stowed. */
function hold(): Drawing {
  const [front, end, half, floor, ceiling] = [3950, 5110, 830, 650, 1800];
  const quad = (...places: readonly Place[]) => polygon(places.map((at) => CAR.at(...at)));
  const seat = (across: number) =>
    fill(
      quad(
        [front, across - 250, floor],
        [front, across - 240, 1400],
        [front, across - 190, 1460],
        [front, across + 190, 1460],
        [front, across + 240, 1400],
        [front, across + 250, floor],
      ) +
        quad(
          [front, across - 130, 1480],
          [front, across - 125, 1640],
          [front, across - 90, 1680],
          [front, across + 90, 1680],
          [front, across + 125, 1640],
          [front, across + 130, 1480],
        ),
      "#b9825a",
    ) +
    fill(
      quad(
        [front, across + 110, floor],
        [front, across + 105, 1460],
        [front, across + 190, 1460],
        [front, across + 240, 1400],
        [front, across + 250, floor],
      ),
      "#8a5a44",
    );
  return (
    fill(
      quad([front, -half, floor], [front, -half, ceiling], [front, half, ceiling], [front, half, floor]),
      "#5a3a48",
    ) +
    fill(quad([front, half, floor], [front, half, ceiling], [end, half, ceiling], [end, half, floor]), "#77525a") +
    fill(quad([front, half, 1200], [front, half, 1640], [4900, half, 1640], [4950, half, 1200]), "#a9cfd8", 0.8) +
    fill(quad([front, -half, floor], [end, -half, floor], [end, half, floor], [front, half, floor]), "#93706a") +
    [-550, 0, 550].map((across) => seat(across)).join("") +
    shellCase([4480, -60, floor], [420, 330, 700], ["#e8ae3a", "#b37a22", "#fbdc8c"]) +
    shellCase([4660, -780, floor], [300, 470, 740], ["#d63f74", "#a52458", "#f590b2"]) +
    shellCase([4620, -170, floor], [400, 860, 300], ["#2f9aa0", "#1d6f7a", "#8fd6d2"]) +
    shellCase([4660, 60, floor + 300], [330, 520, 240], ["#d98a3c", "#a8602c", "#f8cf94"])
  );
}

/** A case in the hold: its nearest lower corner on the left, its depth, breadth and height; its end in shade, its ribs, its lit side and lid. */
function shellCase(
  [along, across, up]: Place,
  [deep, wide, high]: readonly [number, number, number],
  [lit, dim, edge]: readonly [string, string, string],
): Drawing {
  const near = along + deep;
  const end = (from: number, to: number, low = 0, top = 1) =>
    polygon([
      CAR.at(near, across + from * wide, up + low * high),
      CAR.at(near, across + to * wide, up + low * high),
      CAR.at(near, across + to * wide, up + top * high),
      CAR.at(near, across + from * wide, up + top * high),
    ]);
  const face = (places: readonly Place[]) => polygon(places.map((at) => CAR.at(...at)));
  return (
    fill(
      face([
        [along, across, up],
        [near, across, up],
        [near, across, up + high],
        [along, across, up + high],
      ]),
      edge,
    ) +
    fill(
      face([
        [along, across, up + high],
        [near, across, up + high],
        [near, across + wide, up + high],
        [along, across + wide, up + high],
      ]),
      edge,
    ) +
    fill(end(0, 1), lit) +
    fill([0.2, 0.4, 0.6, 0.8].map((share) => end(share - 0.02, share + 0.02, 0.1, 0.9)).join(""), dim) +
    fill(end(0.36, 0.64, 0.86, 0.92), "#2b2038")
  );
}

/** How far the tailgate is turned up about its hinge. */
const RAISED = (114 / 180) * Math.PI;

/** A point of the raised tailgate by where it is when shut: across and up as on the rear, and how far inside of its skin. */
function gateAt(across: number, up: number, inside = 0): Point {
  const { tail } = CAR.model;
  const shut = measureAt(tail, up) - inside - 110 * Math.abs(across) ** 4;
  const [hinge, roof] = [measureAt(tail, 1880), 1880];
  const [dx, dy] = [shut - hinge, up - roof];
  const [sin, cos] = [Math.sin(RAISED), Math.cos(RAISED)];
  return CAR.at(hinge + dx * cos - dy * sin, across * CAR.halfAt(shut, up), roof + dx * sin + dy * cos);
}

/** The tailgate over the hold, seen from below: its lit edge, its lining with the window, its lower end, struts and hinges. */
function tailgate(sheet: Sheet): Drawing {
  const ups = [1870, 1800, 1650, 1500, 1320, 1150, 900, 660];
  const line = (across: number, inside: number) => ups.map((up) => gateAt(across, up, inside));
  const lining = (low: number, high: number, from: number, to: number) =>
    polygon([
      ...shares(5).map((share) => gateAt(from, high + (low - high) * share, 90)),
      ...shares(5).map((share) => gateAt(to, low + (high - low) * share, 90)),
    ]);
  const across = (up: number, inside: number) => shares(13).map((share) => gateAt(-0.95 + 1.9 * share, up, inside));
  const strut = (way: 1 | -1) =>
    stroke(polyline([rearAt([way * 0.86, 1380]), gateAt(way * 0.8, 1180, 90)]), "#e6ecee", 5) +
    stroke(
      polyline([rearAt([way * 0.86, 1380]), mixedPoint(rearAt([way * 0.86, 1380]), gateAt(way * 0.8, 1180, 90), 0.55)]),
      "#3c4a5c",
      9,
    );
  return (
    strut(1) +
    fill(polygon([...line(-0.95, 90), ...line(0.95, 90).toReversed()]), "#2b3350") +
    fill(lining(1120, 760, -0.8, 0.8), "#465070") +
    fill(lining(1720, 1220, -0.8, 0.8), sheet.downwards(["#9cc9dc", "#d8eef0"], 420, 560)) +
    fill(lining(1720, 1220, -0.5, -0.2), "#f6fbf4", 0.6) +
    fill(lining(830, 770, -0.16, 0.16), "#1a2036") +
    strut(-1) +
    fill(polygon([...line(-0.95, 0), ...line(-0.95, 90).toReversed()]), PAINT.skyDim) +
    fill(polygon([...across(660, 0), ...across(660, 90).toReversed()]), PAINT.bodyLight) +
    stroke(polyline(across(660, 0)), PAINT.sky, 4) +
    fill(
      [-0.55, 0.55]
        .map((x) =>
          polygon([
            gateAt(x - 0.05, 1870, 20),
            gateAt(x + 0.05, 1870, 20),
            gateAt(x + 0.05, 1760, 92),
            gateAt(x - 0.05, 1760, 92),
          ]),
        )
        .join(""),
      "#141a2c",
    )
  );
}

function mixedPoint([x0, y0]: Point, [x1, y1]: Point, share: number): Point {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

/** Someone of a height in metres, who stands on the terrace. */
function standing(sheet: Sheet, right: number, away: number, tall: number, options: PersonOptions): Drawing {
  const at: Place = [right, away, 0];
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * tall) / 100);
}

/** A woman and a child at the wall over the sea. */
function drawGuests(sheet: Sheet): void {
  sheet.add(
    standing(sheet, 2.7, 17.6, 1.68, {
      behind: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2465f",
      hairstyle: "long",
      hat: "#f0d08a",
      sleeves: "none",
      slender: true,
    }),
    standing(sheet, 3.5, 17.6, 1.16, {
      pose: "pointing",
      behind: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
  );
}

/** The driver comes with the last case; two more wait on the flags. */
function drawDriver(sheet: Sheet): void {
  sheet.add(
    standing(sheet, 3.5, 10.2, 1.8, {
      pose: "walking",
      mirrored: true,
      sleeves: "long",
      top: "#fdf8ee",
      bottom: "#22324e",
      hair: "#33262a",
      carries: "case",
      carriedColour: "#1d7fa0",
    }),
  );
}

/** Leaves in bunches along three boughs, laid on the ground from the left edge. */
function leafShade(sheet: Sheet): string {
  const boughs = [
    [-60, 1010, 520, 1090],
    [-60, 1090, 700, 1190],
    [-60, 1170, 400, 1210],
  ] as const;
  return boughs
    .flatMap(([x0, y0, x1, y1]) =>
      counted(44).map((index) => {
        const share = index / 44;
        const spread = 26 + 26 * (1 - share);
        return lens(
          x0 + (x1 - x0) * share + sheet.random.around(20),
          y0 + (y1 - y0) * share + sheet.random.around(spread),
          sheet.random.between(40, 100) * (1.1 - share * 0.5),
          sheet.random.between(12, 24),
        );
      }),
    )
    .join("");
}

/** Cases that are still to be stowed, flowers that the sheet cuts. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    // What an olive at our back throws on the flags.
    fill(leafShade(sheet), "#94706a", 0.26),
    luggage(sheet, {
      camera,
      right: 1.5,
      away: 8.2,
      turn: 18,
      size: [0.5, 0.24, 0.44],
      colours: ["#c8643c", "#8f3a35", "#4a2a30"],
      cast: [0.6, 0.04],
    }),
    luggage(sheet, {
      camera,
      right: 2.06,
      away: 7.9,
      turn: 12,
      size: [0.36, 0.22, 0.62],
      colours: ["#7d8a48", "#4d5a30", "#33301f"],
      cast: [0.6, 0.04],
    }),
    place(strawHat(), ...camera([1.78, 8.08, 0.45]), 0.3),
    bougainvillea(sheet, { x: 1560, y: 1170, width: 170, height: 90, count: 56, size: 40, seed: 5 }),
    bougainvillea(sheet, { x: 10, y: 1190, width: 130, height: 70, count: 40, size: 38, seed: 9 }),
  );
}
