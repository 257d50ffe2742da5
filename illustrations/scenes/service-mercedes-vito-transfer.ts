import { cameraOf, frameOf, type Project, toWorld } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { loadingDriver } from "../parts/people/loadingDriver.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { golfBag, pushchair, sailBag } from "../parts/things/travelGear.ts";
import { BODY } from "../parts/vehicles/carrierBody.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import { slidDoor } from "../parts/vehicles/slidDoor.ts";
import { type Surface, surfaceOf } from "../parts/vehicles/surface.ts";

const HORIZON = 524;
const EYE = 3.1;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1500 });
/** The carrier's frame, which the quay shares: along it away from us to the right, across it out to the water. */
const ORIGIN = { right: -2.6, away: 9.5, heading: 60 } as const;
const view = frameOf(camera, ORIGIN);
/** The quay's edge, across; and how far the water lies under it. */
const [EDGE, DROP] = [5, 1.1] as const;
/** Shadow of a point one metre up, from a low sun out of sight on the left: metres to the right, and away from us. */
const CAST = [1.5, 0.5] as const;
/** The carrier in the last sun: blue in the sky's light, warm where it faces west. */
const NAVY: VehiclePaint = {
  ...VEHICLE_PAINTS.gold,
  body: "#12305c",
  bodyLight: "#356399",
  sky: "#fbe3ba",
  skyDim: "#8f9dbb",
  horizon: "#0e1b38",
  ground: "#d9a273",
  glass: "#1b365c",
  glassMiddle: "#36577f",
  glassLight: "#b4bcc6",
  rim: "#ece4da",
  shadow: "#6d4a5c",
};

/** The gulet at anchor in the bay: the frame from her stern at the water, her bow to the left and a little towards us. */
const ANCHORAGE = { right: -10.85, away: 72, heading: 256 } as const;
const GULET: MooredGulet = {
  heading: ANCHORAGE.heading,
  long: 21,
  wide: 5.8,
  hull: ["#fff3d8", "#b3a3c2"],
  trim: ["#2f7690", "#1d4a6c"],
  house: ["#eec48a", "#9a6a5c"],
  awning: ["#fbeed0", "#b9a3b8"],
  cloth: ["#fff6df", "#c0aebf"],
  pane: "#2f4a72",
  masts: [
    [0.26, 11.2],
    [0.64, 14.8],
  ],
};

/** What the sky takes on away from the sun, from left to right. */
const BLUER = [
  [0, "#6f86b8", 0],
  [0.45, "#6f86b8", 0.06],
  [1, "#6f86b8", 0.42],
] as const;

/** Evening on the quay of Bodrum: a family gets into a carrier whose door is open, with cases, a golf bag, a sail bag and a pushchair; a gulet at anchor in the bay, a palm, the town beyond. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "gold",
  crops: { wide: 210, square: 350 },
  grain: 0.3,
  draw(sheet) {
    drawBay(sheet);
    drawGulet(sheet);
    drawQuay(sheet);
    drawPalm(sheet);
    drawCarrier(sheet);
    drawFamily(sheet);
    drawLoad(sheet);
  },
};

/** The hills in the haze, a sail on the water, white houses on the slope across the harbour. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    // The sun stands just out of sight: the sky is brightest on the left, and bluer away from it.
    fill(box(0, 0, 1600, HORIZON), sheet.linear(BLUER, [0, 0], [1600, 0])),
    sheet.glow([-60, HORIZON - 90], 760, "#fff0c0", 0.85),
    ridge(sheet, {
      crest: pointsOf([
        -20, 444, 120, 420, 300, 436, 460, 460, 640, 478, 820, 500, 920, 504, 1040, 470, 1160, 412, 1280, 384, 1360,
        344, 1460, 320, 1560, 336, 1640, 318,
      ]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 980, dabs: 50, foot: false }),
    fill(
      curveDownTo(
        pointsOf([900, 532, 980, 500, 1070, 468, 1180, 452, 1300, 426, 1440, 412, 1560, 388, 1660, 380]),
        538,
      ),
      sheet.downwards(["#a08c86", "#b09a68"], 390, 538),
    ),
    // The upper town is small and in the haze, the houses along the shore are larger and bright.
    groupedTown(sheet.tinted({ wall: "#ecd6cf", wallBright: "#f2ded2", wallShade: "#ab97b6", window: "#8a8fb4" }), {
      rows: 3,
      far: [1050, 1640],
      near: [980, 1660],
      ground: (x, share) => townAt(x, share * 0.5),
      scale: [0.14, 0.2],
      spacing: 1.1,
      seed: 8,
    }),
    groupedTown(sheet, {
      rows: 2,
      far: [960, 1650],
      near: [940, 1660],
      ground: (x, share) => townAt(x, 0.74 + share * 0.26),
      scale: [0.27, 0.35],
      spacing: 1.12,
      seed: 5,
    }),
    place(sailingYacht(sheet), 812, HORIZON + 14, 0.3),
    ripples(sheet, { x: 812, y: HORIZON + 19, width: 44, height: 9, count: 6, colour: "#fbe6c8", opacity: 0.8 }),
    sheet.glow([-60, HORIZON + 30], 560, "#ffe2ac", 0.5),
    // The hills on the left lie in the water as a broken violet band, and the sun runs over the near swell.
    ripples(sheet, { x: 240, y: HORIZON + 22, width: 520, height: 40, count: 26, colour: "#a58aa6", opacity: 0.5 }),
    ripples(sheet, { x: 470, y: HORIZON + 170, width: 420, height: 120, count: 24, colour: "#f3d6b0", opacity: 0.5 }),
    ripples(sheet, { x: 330, y: HORIZON + 250, width: 360, height: 110, count: 16, colour: "#1f6f94", opacity: 0.5 }),
    ripples(sheet, { x: 1300, y: HORIZON + 18, width: 520, height: 26, count: 24, colour: "#c9a08c", opacity: 0.6 }),
  );
}

/** Height of the slope under the town: 0 at its upper edge, 1 at the shore. */
function townAt(x: number, share: number): number {
  return HORIZON - 52 + share * 56 - Math.max(0, x - 1060) * 0.11 * (1 - share);
}

/** The gulet at anchor with her image, well off the quay; her chain goes down ahead of her. */
function drawGulet(sheet: Sheet): void {
  const anchored = frameOf(camera, ANCHORAGE);
  const frame: Project = ([along, across, up]) => anchored([along, across, up - DROP]);
  const image = guletImageOf(frame, GULET);
  const [middle, waterline] = frame([GULET.long / 2, 0, 0]);
  // Close under her the image is whole, and joins her water line; farther down it breaks into bands.
  const broken = image.slice(0, 1).map(({ outline, colour }) => ({
    outline: outline.map(([x, y]): Point => [mixed(middle, x, 0.86), y + 12]),
    colour,
  }));
  sheet.add(
    brokenImage({ shapes: broken, depth: 60, band: 6, seed: 4 }),
    ...image.map(({ outline, colour }) =>
      fill(
        polygon(outline),
        sheet.linear(
          [
            [0, colour, 0.8],
            [0.5, colour, 0.6],
            [1, colour, 0],
          ],
          [0, Math.round(waterline)],
          [0, Math.round(waterline) + 56],
        ),
      ),
    ),
    stroke(polyline([frame([GULET.long * 0.95, 0, 2.2]), frame([GULET.long + 1.3, 0, 0])]), "#5a4a66", 1.6),
    mooredGulet(frame, GULET),
  );
}

/** Pale slabs whose joints share the carrier's vanishing points, worn here and there, and the bright stones of the edge. */
function drawQuay(sheet: Sheet): void {
  const random = randomOf(5);
  const strip = ([near, far]: Point, [from, to]: Point = [-9, 90]): Path =>
    polygon([view([from, near, 0]), view([to, near, 0]), view([to, far, 0]), view([from, far, 0])]);
  const ground = polygon([view([-9, EDGE, 0]), view([90, EDGE, 0]), [1700, 540], [1700, 1300], [-300, 1300]]);
  const rows = counted(9).map((index) => {
    const across = EDGE - 0.6 - index * 1.6;
    return polyline([view([-9, across, 0]), view([90, across, 0])]);
  });
  const joints = counted(9).flatMap((row) =>
    counted(26).map((index) => {
      const [at, across] = [-8 + index * 2 + (row % 2), EDGE - 0.6 - row * 1.6];
      return polyline([view([at, across, 0]), view([at, across - 1.6, 0])]);
    }),
  );
  const worn = counted(20).map(() => {
    const row = random.whole(0, 7);
    const [at, across] = [-8 + random.whole(0, 16) * 2 + (row % 2), EDGE - 0.6 - row * 1.6];
    return strip([across - 1.6, across], [at, at + 2]);
  });
  sheet.add(
    fill(ground, sheet.downwards(["#f8dfb0", "#efcb97", "#d9a97e"], 560, 1200)),
    sheet.clipped(
      ground,
      fill(worn.join(""), "#d9ab7e", 0.32) + stroke(joints.join("") + rows.join(""), "#c4946f", 2.4, 0.6),
    ),
    fill(strip([EDGE, EDGE - 0.6]), "#fff0cf"),
    stroke(polyline([view([-9, EDGE - 0.6, 0]), view([90, EDGE - 0.6, 0])]), "#b98d74", 2.4),
    bollards(sheet),
  );
}

/** Bollards along the edge, in the sun, with their shadows. */
function bollards(sheet: Sheet): Drawing {
  return [-1.5, 22.5]
    .map((along): Drawing => {
      const [x, y] = view([along, EDGE - 0.4, 0]);
      const metre = (y - HORIZON) / EYE;
      const post = (from: number, to: number) =>
        box(x + from * metre, y - metre * 0.42, (to - from) * metre, metre * 0.44);
      const [tipX, tipY] = fallen([along, EDGE - 0.4], 0.5);
      return (
        stroke(`M${short(x)} ${short(y)}L${short(tipX)} ${short(tipY)}`, sheet.mood.groundShade, metre * 0.2, 0.55) +
        fill(post(-0.14, 0.14), "#3f6280") +
        fill(post(0.02, 0.14), "#22385a") +
        fill(disc(x, y - metre * 0.42, metre * 0.19, metre * 0.07), "#9fb2b8")
      );
    })
    .join("");
}

/** Where the shadow of a point over a place on the quay falls. */
function fallen(at: Point, up: number): Point {
  const { right, away } = placeOf(at);
  return camera([right + up * CAST[0], away + up * CAST[1], 0]);
}

/** Metres right of the eye and away from it, of a place on the quay. */
function placeOf([along, across]: Point): { right: number; away: number } {
  const [right, away] = toWorld(ORIGIN)([along, across, 0]);
  return { right, away };
}

/** The carrier with its door open, its glass dark; through the far panes one sees the water of the bay. */
function drawCarrier(sheet: Sheet): void {
  const mirrored = ({ side, sideAt }: Surface): Drawing =>
    fill(
      side([
        [900, 1150],
        [900, 1820],
        [5100, 1820],
        [5100, 1150],
      ]),
      sheet.downwards(
        ["#12264c", "#1f4170", "#3c648f"],
        Math.round(sideAt([2900, 1790])[1]),
        Math.round(sideAt([2900, 1190])[1]),
      ),
    );
  sheet.add(
    peopleCarrier(sheet, { view, cast: CAST, tyre: 340, paint: NAVY, mirrored }),
    slidDoor(sheet, surfaceOf(BODY, view), NAVY, {
      foot: 400,
      beyond: ["#7fb0ac", "#4f95a6", "#2f7c9c"],
      mirrored: ["#12264c", "#1f4170", "#3c648f"],
    }),
  );
}

/** A mother climbs in, her daughter waves beside the door; the father comes with the pushchair, and the driver, a case in one hand, asks them in with the other. */
function drawFamily(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [12.7, 1.65], 1.78, {
      pose: "pushing",
      mirrored: true,
      wears: "shorts",
      top: "#bfe0dc",
      bottom: "#b5713f",
      hat: "#f0d59a",
    }),
    upright(
      sheet,
      [11.86, 2.13],
      [
        [0, 0.3],
        [0.76, 0.3],
        [0.95, 0.18],
      ],
      pushchair(["#e0703f", "#9a4038", "#3c2c4a"]),
    ),
    standing(sheet, [2.7, -1.3], 1.66, {
      pose: "climbing",
      mirrored: true,
      behind: true,
      wears: "skirt",
      top: "#d0527a",
      bottom: "#8c2c58",
      hairstyle: "long",
      hair: "#5a3326",
      slender: true,
    }),
    standing(sheet, [1.2, -1.9], 1.16, {
      pose: "hailing",
      child: true,
      wears: "skirt",
      top: "#f2c23e",
      bottom: "#2f8f96",
      hair: "#4a2e26",
      hairstyle: "bun",
    }),
    driver(sheet, [5.32, -1.9]),
  );
}

/** The driver with a case, and their shadow, wide where the case hangs. */
function driver(sheet: Sheet, at: Point): Drawing {
  const girths: Point[] = [
    [0, 0.12],
    [0.36, 0.16],
    [0.4, 0.3],
    [0.76, 0.3],
    [0.8, 0.2],
    [1.4, 0.24],
    [1.5, 0.1],
    [1.6, 0.12],
    [1.8, 0.07],
  ];
  return upright(sheet, at, girths, loadingDriver(sheet));
}

/** What goes in with them: two cases, a golf bag, a sail bag. */
function drawLoad(sheet: Sheet): void {
  sheet.add(
    upright(
      sheet,
      [5.58, -2.6],
      [
        [0, 0.15],
        [0.9, 0.15],
        [1.15, 0.09],
      ],
      golfBag(["#f6e6c6", "#b08f86", "#b5423c"]),
    ),
    luggage(sheet, {
      camera,
      ...placeOf([6.1, -2.55]),
      turn: 14,
      cast: CAST,
      colours: ["#c8643c", "#93412d", "#4a2a30"],
    }),
    luggage(sheet, {
      camera,
      ...placeOf([6.32, -3.05]),
      turn: 10,
      size: [0.5, 0.22, 0.48],
      cast: CAST,
      colours: ["#7d8a48", "#3f4d2b", "#33301f"],
    }),
    upright(
      sheet,
      [5.92, -3.3],
      [
        [0, 0.22],
        [0.62, 0.22],
        [0.72, 0.08],
        [0.86, 0.08],
      ],
      sailBag(["#2f7fae", "#1c4c78", "#fdf3dc"]),
    ),
  );
}

/** A thing in centimetres at a place on the quay, with its shadow by its girths. */
function upright(sheet: Sheet, at: Point, girths: readonly Point[], thing: Drawing): Drawing {
  const [x, y] = view([...at, 0]);
  return shadeOf(sheet, at, girths) + place(thing, x, y, (y - HORIZON) / EYE / 100);
}

/** The shadow of an upright thing by its girths: how high, how wide to each side. */
function shadeOf(sheet: Sheet, at: Point, girths: readonly Point[]): Drawing {
  const { right, away } = placeOf(at);
  const side = (sign: number) =>
    girths.map(([up, half]) =>
      camera([right + up * CAST[0] + sign * half * 0.5, away + up * CAST[1] - sign * half * 0.86, 0]),
    );
  return fill(curve([...side(-1), ...side(1).toReversed()], true), sheet.mood.groundShade, 0.55);
}

/** A figure by its height in metres, with its long shadow. */
function standing(sheet: Sheet, at: Point, tall: number, options: PersonOptions): Drawing {
  const [x, y] = view([...at, 0]);
  const girths = [
    [0, 0.13],
    [0.5, 0.17],
    [0.9, 0.22],
    [1.36, 0.24],
    [1.46, 0.1],
    [1.56, 0.14],
    [1.76, 0.08],
  ] as const;
  return (
    shadeOf(
      sheet,
      at,
      girths.map(([up, half]) => [(up * tall) / 1.76, (half * tall) / 1.76]),
    ) + place(person(sheet, { ...options, shadow: false }), x, y, (((y - HORIZON) / EYE) * tall) / 100)
  );
}

/** The palm on the quay at the right: metres to the right and away; the foot of its trunk and the middle of its crown on the sheet. */
const PALM: Point = [9.3, 19];
const [FOOT, CROWN]: readonly [Point, Point] = [camera([...PALM, 0]), [1500, 150]];

/** The palm: a trunk that leans and is lit on its left, the stubs of old fronds on it, a crown cut by the edge; its shadow runs out of the picture. */
function drawPalm(sheet: Sheet): void {
  const half = (share: number) => mixed(22, 14, share) + 110 * Math.max(0, 0.09 - share);
  const middle = (share: number): Point => [
    mixed(FOOT[0], CROWN[0], share ** 1.3),
    mixed(FOOT[1] + 4, CROWN[1], share),
  ];
  const strip = (from: number, to: number) =>
    curve(
      [
        ...shares(14).map((share): Point => [middle(share)[0] + half(share) * from, middle(share)[1]]),
        ...shares(14)
          .toReversed()
          .map((share): Point => [middle(share)[0] + half(share) * to, middle(share)[1]]),
      ],
      true,
    );
  const random = randomOf(14);
  // Stubs of old fronds: they lie on the trunk like shingles, each row shifted against the next.
  const stubs = counted(26).flatMap((row) =>
    [-0.55, 0.05, 0.6].map((side): Path => {
      if (random.chance(0.24)) return "";
      const share = 0.07 + row * 0.035 + random.around(0.012);
      const [x, y] = middle(share);
      const [at, wide] = [x + half(share) * (side + (row % 2 ? 0.24 : -0.1)), half(share) * random.between(0.2, 0.4)];
      const drop = random.between(9, 20);
      return `M${short(at - wide)} ${short(y)}L${short(at + random.around(wide * 0.6))} ${short(y + drop)}L${short(at + wide)} ${short(y - 4)}Z`;
    }),
  );
  const trunk = strip(-1, 1);
  const [x, y] = FOOT;
  // Its shadow, as wide as the trunk, across the light.
  const sides = [-0.28, 0.28].map((side) => [PALM[0] + side * 0.3, PALM[1] - side] as const);
  const shadow = polygon([
    ...sides.map(([right, away]) => camera([right, away, 0])),
    ...sides.toReversed().map(([right, away]) => camera([right + 2 * CAST[0], away + 2 * CAST[1], 0])),
  ]);
  sheet.add(
    fill(shadow, sheet.mood.groundShade, 0.55),
    fill(disc(x, y + 3, 62, 11), "#fff0cf") + fill(disc(x, y + 4, 55, 8.6), "#7a4f4c"),
    fill(trunk, "#5a3a4a"),
    sheet.clipped(trunk, fill(strip(-1.3, -0.1), "#b5714f") + fill(stubs.join(""), "#3f2638", 0.5)),
    sheet.clipped(trunk, fill(strip(-1.3, -0.72), "#e0a06c")),
    crown(),
  );
}

/** Directions of the fronds in degrees, 0 to the right and 90 upwards, their length and how far the tip has fallen; the back ones first. */
const FRONDS = [
  [150, 250, 190, "#2c3f3c"],
  [30, 330, 250, "#2c3f3c"],
  [-8, 270, 210, "#2c3f3c"],
  [196, 230, 170, "#2c3f3c"],
  [66, 330, 150, "#465a3c"],
  [112, 320, 150, "#465a3c"],
  [10, 400, 190, "#465a3c"],
  [168, 300, 130, "#8c8b48"],
  [44, 400, 160, "#5d6a3e"],
  [92, 260, 60, "#8c8b48"],
  [132, 330, 90, "#b0a354"],
] as const;

function crown(): Drawing {
  const random = randomOf(31);
  return FRONDS.map(([turn, long, fall, colour]) => {
    const [cos, sin] = [Math.cos((turn / 180) * Math.PI), -Math.sin((turn / 180) * Math.PI)];
    const rib = (share: number): Point => [
      CROWN[0] + cos * long * share,
      CROWN[1] + sin * long * share * (1 - share * 0.25) + fall * share ** 2.2,
    ];
    const leaves = counted(24).flatMap((index) => {
      const share = 0.14 + (index / 24) * 0.86;
      const [[x, y], [nextX, nextY]] = [rib(share), rib(share + 0.02)];
      const along = Math.atan2(nextY - y, nextX - x);
      return [-1, 1].map((side): Path => {
        const reach = long * (0.1 + 0.17 * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.06)) ** 0.7);
        const swing = along + side * mixed(0.95, 0.4, share) + random.around(0.07);
        // Leaves of the upper side bend over with their weight.
        const tip: Point = [x + Math.cos(swing) * reach, y + Math.sin(swing) * reach + reach * 0.22];
        const bend: Point = [x + Math.cos(swing) * reach * 0.5, y + Math.sin(swing) * reach * 0.5];
        const [wideX, wideY] = [-Math.sin(swing) * 6.5, Math.cos(swing) * 6.5];
        return `M${short(x)} ${short(y)}Q${short(bend[0] + wideX)} ${short(bend[1] + wideY)} ${short(tip[0])} ${short(tip[1])}Q${short(bend[0] - wideX)} ${short(bend[1] - wideY)} ${short(x)} ${short(y)}Z`;
      });
    });
    return fill(leaves.join(""), colour) + stroke(polyline(shares(12).map(rib)), colour, 7);
  }).join("");
}
