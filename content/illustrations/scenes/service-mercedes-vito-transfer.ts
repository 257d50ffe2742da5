import { cameraOf, frameOf, type Project, toWorld } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 524;
const EYE = 3.1;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1500 });
const HEADING = 48;
/** The carrier's frame, which the quay shares: along it away from us to the right, across it out to the water. */
const ORIGIN = { right: -2.1, away: 10.4 } as const;
const view = frameOf(camera, { ...ORIGIN, heading: HEADING });
/** The quay's edge, across; and how far the water lies under it. */
const [EDGE, DROP] = [5, 1.1] as const;
/** Shadow of a point one metre up: metres to the right, and away from us. */
const CAST = [1.5, 0.26] as const;

/** Where the gulet lies along the quay, and how long she is. */
const [BERTH, LONG] = [20.5, 20] as const;
const GULET: MooredGulet = {
  heading: HEADING + 90,
  long: LONG,
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

/** Evening on the quay of Bodrum: a carrier with its side door open before a gulet, a guest gets in, the driver at the door and the cases; a palm and the shadows of others, the town beyond. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "gold",
  crops: { wide: 210, square: 240 },
  grain: 0.3,
  draw(sheet) {
    drawBay(sheet);
    drawGulet(sheet);
    drawQuay(sheet);
    drawCarrier(sheet);
    drawPalm(sheet);
  },
};

/** The hills in the haze, a sail on the water, white houses on the slope across the harbour. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
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
    groupedTown(sheet, {
      rows: 4,
      far: [1010, 1640],
      near: [940, 1660],
      ground: (x, share) => HORIZON - 52 + share * 56 - Math.max(0, x - 1060) * 0.11 * (1 - share),
      scale: [0.2, 0.3],
      spacing: 1.06,
      seed: 8,
    }),
    place(sailingYacht(sheet), 372, HORIZON + 24, 0.5),
    ripples(sheet, { x: 372, y: HORIZON + 32, width: 70, height: 16, count: 8, colour: "#fbe6c8", opacity: 0.8 }),
    // The hills on the left lie in the water as a broken violet band, and the sun runs over the near swell.
    ripples(sheet, { x: 240, y: HORIZON + 22, width: 520, height: 40, count: 26, colour: "#a58aa6", opacity: 0.5 }),
    ripples(sheet, { x: 470, y: HORIZON + 170, width: 420, height: 120, count: 24, colour: "#f3d6b0", opacity: 0.5 }),
    ripples(sheet, { x: 330, y: HORIZON + 250, width: 360, height: 110, count: 16, colour: "#1f6f94", opacity: 0.5 }),
    ripples(sheet, { x: 1300, y: HORIZON + 18, width: 520, height: 26, count: 24, colour: "#c9a08c", opacity: 0.6 }),
  );
}

/** The gulet with her image; in her frame, as her bow is a little off the quay. */
function drawGulet(sheet: Sheet): void {
  const frame: Project = ([along, across, up]) => view([BERTH + across, EDGE + 1.4 + LONG - along, up - DROP]);
  sheet.add(
    brokenImage({ shapes: guletImageOf(frame, GULET), depth: 150, band: 7, seed: 21 }),
    mooredGulet(frame, GULET),
  );
}

/** Pale slabs whose joints share the carrier's vanishing points; over them the shadows of palms, long and warm. */
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
    sheet.clipped(
      ground,
      fill(
        palmShadow([-8.6, 7.6], 7.2, 3) + palmShadow([-12.2, 6.5], 7.6, 8) + palmShadow(PALM, 5.2, 5),
        sheet.mood.groundShade,
        0.62,
      ),
    ),
  );
}

/** Bollards at the edge, their shadows, and the lines from her bow. */
function bollards(sheet: Sheet): Drawing {
  const spots = [BERTH - 1.3, BERTH + 1.3];
  const posts = spots.map((at) => {
    const [x, y] = view([at, EDGE - 0.3, 0]);
    const { right, away } = placeOf([at, EDGE - 0.3]);
    const [tipX, tipY] = camera([right + 0.4 * CAST[0], away + 0.4 * CAST[1], 0]);
    const metre = (y - HORIZON) / EYE;
    const post = (from: number, to: number) =>
      box(x + from * metre, y - metre * 0.4, (to - from) * metre, metre * 0.42);
    return (
      stroke(
        polyline([
          [x, y],
          [tipX, tipY],
        ]),
        sheet.mood.groundShade,
        metre * 0.16,
        0.7,
      ) +
      fill(post(-0.12, 0.12), "#3a5a78") +
      fill(post(0.02, 0.12), "#22385a") +
      fill(disc(x, y - metre * 0.4, metre * 0.16, metre * 0.06), "#8fa6b4")
    );
  });
  const lines = spots.map((at) => {
    const [[x0, y0], [x1, y1]] = [view([BERTH, EDGE + 1.8, 1.3]), view([at, EDGE - 0.3, 0.3])];
    return `M${short(x0)} ${short(y0)}Q${short((x0 + x1) / 2)} ${short((y0 + y1) / 2 + 12)} ${short(x1)} ${short(y1)}`;
  });
  return stroke(lines.join(""), "#6b3f3a", 2) + posts.join("");
}

/** The palm at our left hand: metres to the right and away. */
const PALM: Point = [-3.5, 7.4];

/** The shadow of a palm, by where it stands and the height of its crown: its trunk, then its crown, drawn out by the low sun. */
function palmShadow([right, away]: Point, tall: number, seed: number): Path {
  const random = randomOf(seed);
  const cast = (x: number, z: number, up: number): Point =>
    camera([right + x + up * CAST[0], away + z + up * CAST[1], 0]);
  const trunk = polygon([cast(-0.2, -0.16, 0), cast(-0.14, -0.11, tall), cast(0.14, 0.11, tall), cast(0.2, 0.16, 0)]);
  const fronds = counted(11).map((index): Path => {
    const turn = (index / 11) * Math.PI * 2 + random.around(0.12);
    const reach = random.between(2, 2.6);
    // A frond rises, then falls: its tip is lower than the crown.
    const at = (share: number, side: number): Point => {
      const [out, wide] = [reach * share, side * 0.26 * Math.sin(Math.min(1, share * 0.9 + 0.12) * Math.PI) ** 0.8];
      return cast(
        Math.cos(turn) * out - Math.sin(turn) * wide,
        Math.sin(turn) * out + Math.cos(turn) * wide,
        tall + 0.7 * share - 1.7 * share * share,
      );
    };
    return curve(
      [
        ...shares(7).map((share) => at(share, 1)),
        ...shares(6)
          .toReversed()
          .map((share) => at(share, -1)),
      ],
      true,
    );
  });
  return trunk + fronds.join("");
}

function drawCarrier(sheet: Sheet): void {
  sheet.add(
    vehicle(sheet, { view, mood: "gold", cast: CAST, paint: { shadow: "#5f4658" } }),
    openCarrier(sheet, { view, mood: "gold" }),
    standing(sheet, [3.1, -1.3], 1.66, {
      pose: "climbing",
      mirrored: true,
      behind: true,
      wears: "skirt",
      top: "#d0527a",
      bottom: "#f6d9a0",
      hairstyle: "long",
      hair: "#5a3326",
      slender: true,
      shadow: false,
    }),
    standing(sheet, [4.6, -1.7], 1.76, {
      pose: "pointing",
      mirrored: true,
      sleeves: "long",
      top: "#fdf8ee",
      bottom: "#22324e",
      hair: "#33262a",
      shadow: false,
    }),
    luggage(sheet, {
      camera,
      ...placeOf([6.1, -1.7]),
      turn: 14,
      cast: CAST,
      colours: ["#c8643c", "#93412d", "#4a2a30"],
    }),
    luggage(sheet, {
      camera,
      ...placeOf([5.7, -2.5]),
      turn: 10,
      size: [0.5, 0.22, 0.48],
      cast: CAST,
      colours: ["#7d8a48", "#3f4d2b", "#33301f"],
    }),
    standing(sheet, [8.5, -2.9], 1.76, {
      pose: "walking",
      mirrored: true,
      top: "#f4e4c4",
      bottom: "#3a5a80",
      hat: "#f0d59a",
      carries: "case",
      carriedColour: "#2f7690",
      shadow: false,
    }),
  );
}

/** Metres right of the eye and away from it, of a place on the quay. */
function placeOf([along, across]: Point): { right: number; away: number } {
  const [right, away] = toWorld({ ...ORIGIN, heading: HEADING })([along, across, 0]);
  return { right, away };
}

/** A figure by its height in metres, with a shadow as long as those of the palms are. */
function standing(sheet: Sheet, [along, across]: Point, tall: number, options: PersonOptions): Drawing {
  const [x, y] = view([along, across, 0]);
  const { right, away } = placeOf([along, across]);
  const laid = (up: number, half: number): readonly [Point, Point] => [
    camera([right + up * CAST[0] - half * 0.16, away + up * CAST[1] + half, 0]),
    camera([right + up * CAST[0] + half * 0.16, away + up * CAST[1] - half, 0]),
  ];
  const girths = [
    [0, 0.13],
    [0.5, 0.17],
    [0.9, 0.22],
    [1.36, 0.24],
    [1.46, 0.1],
    [1.56, 0.14],
    [tall, 0.08],
  ] as const;
  const sides = girths.map(([up, half]) => laid(up, half));
  const shade = curve([...sides.map(([far]) => far), ...sides.map(([, near]) => near).toReversed()], true);
  return (
    fill(shade, sheet.mood.groundShade, 0.6) + place(person(sheet, options), x, y, (((y - HORIZON) / EYE) * tall) / 100)
  );
}

/** The foot of the palm's trunk and the middle of its crown, on the sheet. */
const [FOOT, CROWN]: readonly [Point, Point] = [camera([...PALM, 0]), [172, 96]];

/** The palm at our left hand: a trunk that leans and is lit on its left, the stubs of old fronds on it, a crown cut by the edge. */
function drawPalm(sheet: Sheet): void {
  const half = (share: number) => mixed(40, 22, share) + 190 * Math.max(0, 0.09 - share);
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
      const drop = random.between(12, 30);
      return `M${short(at - wide)} ${short(y)}L${short(at + random.around(wide * 0.6))} ${short(y + drop)}L${short(at + wide)} ${short(y - 4)}Z`;
    }),
  );
  const trunk = strip(-1, 1);
  const [x, y] = FOOT;
  sheet.add(
    fill(disc(x, y + 6, 128, 30), "#fff0cf") + fill(disc(x, y + 10, 116, 25), "#7a4f4c"),
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
