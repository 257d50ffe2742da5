import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 524;
const EYE = 3.6;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1500 });
const HEADING = 48;
/** The carrier's frame, which the quay shares: along it away from us to the right, across it out to the water. */
const view = frameOf(camera, { right: -1.35, away: 12.7, heading: HEADING });
/** The quay's edge, across; and how far the water lies under it. */
const [EDGE, DROP] = [5, 1.1] as const;
/** Shadow of a point one metre up: metres to the right, and away from us. */
const CAST = [1.5, 0.26] as const;

const GULETS: readonly (Omit<MooredGulet, "heading" | "pane" | "masts"> & { at: number })[] = [
  {
    at: 3.4,
    long: 19,
    wide: 5.4,
    hull: ["#a9623a", "#6b3638"],
    trim: ["#f8e3b4", "#b09aa8"],
    house: ["#fff3d8", "#b7a5c0"],
    awning: ["#fbeed0", "#b9a3b8"],
    cloth: ["#2f7690", "#1d4a6c"],
  },
  {
    at: 10.6,
    long: 17,
    wide: 5,
    hull: ["#fff3d8", "#b3a3c2"],
    trim: ["#2f7690", "#1d4a6c"],
    house: ["#fff3d8", "#b7a5c0"],
    cloth: ["#fff6df", "#c0aebf"],
  },
  {
    at: 17.4,
    long: 20,
    wide: 5.6,
    hull: ["#2a6a88", "#1c4266"],
    trim: ["#f8e3b4", "#b09aa8"],
    house: ["#eec48a", "#9a6a5c"],
    awning: ["#fbeed0", "#b9a3b8"],
    cloth: ["#b9503a", "#7a3340"],
  },
  {
    at: 25,
    long: 18,
    wide: 5.2,
    hull: ["#a9623a", "#6b3638"],
    trim: ["#f8e3b4", "#b09aa8"],
    house: ["#fff3d8", "#b7a5c0"],
    cloth: ["#fff6df", "#c0aebf"],
  },
];

/** Evening on the quay of Bodrum: a carrier with its side door open among the shadows of palms, its driver at the cases, guests from a gulet; bows over the quay, the town beyond. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "gold",
  crops: { wide: 210, square: 240 },
  grain: 0.3,
  draw(sheet) {
    drawBay(sheet);
    drawGulets(sheet);
    drawQuay(sheet);
    drawCarrier(sheet);
    drawPalm(sheet);
  },
};

/** The hills in the haze, white houses on the slope across the harbour. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 444, 120, 420, 300, 436, 460, 460, 640, 474, 820, 494, 960, 504, 1100, 484, 1300, 462, 1460, 444, 1640,
        430,
      ]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 980, dabs: 50, foot: false }),
    groupedTown(sheet, {
      rows: 3,
      far: [1010, 1640],
      near: [940, 1660],
      ground: (x, share) => HORIZON - 44 + share * 48 - Math.max(0, x - 1100) * 0.05 * (1 - share),
      scale: [0.2, 0.3],
      spacing: 0.74,
      seed: 8,
    }),
    ripples(sheet, { x: 1300, y: HORIZON + 18, width: 520, height: 26, count: 24, colour: "#c9a08c", opacity: 0.6 }),
  );
}

/** A gulet's frame: her bow is a little off the quay. */
function frameOfGulet({ at, long }: (typeof GULETS)[number]): Project {
  return ([along, across, up]) => view([at + across, EDGE + 1.4 + long - along, up - DROP]);
}

function drawGulets(sheet: Sheet): void {
  for (const boat of GULETS.toReversed()) {
    const options: MooredGulet = {
      ...boat,
      heading: HEADING + 90,
      pane: "#2f4a72",
      masts: [
        [0.26, boat.long * 0.62],
        [0.64, boat.long * 0.86],
      ],
    };
    const frame = frameOfGulet(boat);
    sheet.add(
      brokenImage({ shapes: guletImageOf(frame, options), depth: 150, band: 7, seed: Math.round(boat.at) }),
      mooredGulet(frame, options),
    );
  }
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
        palmShadow([-8.6, 7.6], 3) + palmShadow([-12.6, 6.6], 8) + palmShadow(PALM, 5),
        sheet.mood.groundShade,
        0.62,
      ),
    ),
  );
}

/** Bollards at the edge, their shadows, and the lines from the bows. */
function bollards(sheet: Sheet): Drawing {
  const spots = GULETS.flatMap(({ at }) => [at - 1.3, at + 1.3]);
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
  const lines = GULETS.flatMap((boat) =>
    [-1.3, 1.3].map((side) => {
      const [[x0, y0], [x1, y1]] = [view([boat.at, EDGE + 1.8, 1.3]), view([boat.at + side, EDGE - 0.3, 0.3])];
      return `M${short(x0)} ${short(y0)}Q${short((x0 + x1) / 2)} ${short((y0 + y1) / 2 + 12)} ${short(x1)} ${short(y1)}`;
    }),
  );
  return stroke(lines.join(""), "#6b3f3a", 2) + posts.join("");
}

/** The palm at our left hand: metres to the right and away. */
const PALM: Point = [-3.5, 7.4];

/** The shadow of a palm eight metres high, by where it stands: its trunk, then its crown, drawn out by the low sun. */
function palmShadow([right, away]: Point, seed: number): Path {
  const random = randomOf(seed);
  const cast = (x: number, z: number, up: number): Point =>
    camera([right + x + up * CAST[0], away + z + up * CAST[1], 0]);
  const trunk = polygon([cast(-0.2, -0.16, 0), cast(-0.14, -0.11, 7), cast(0.14, 0.11, 7), cast(0.2, 0.16, 0)]);
  const fronds = counted(11).map((index): Path => {
    const turn = (index / 11) * Math.PI * 2 + random.around(0.12);
    const reach = random.between(2, 2.6);
    // A frond rises, then falls: its tip is lower than the crown.
    const at = (share: number, side: number): Point => {
      const [out, wide] = [reach * share, side * 0.26 * Math.sin(Math.min(1, share * 0.9 + 0.12) * Math.PI) ** 0.8];
      return cast(
        Math.cos(turn) * out - Math.sin(turn) * wide,
        Math.sin(turn) * out + Math.cos(turn) * wide,
        7.2 + 0.7 * share - 1.7 * share * share,
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
    vehicle(sheet, { kind: "carrier", view, mood: "gold", cast: CAST, paint: { shadow: "#5f4658" } }),
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
    standing(sheet, [1.5, -1.5], 1.74, {
      pose: "pointing",
      sleeves: "long",
      top: "#fdf8ee",
      bottom: "#22324e",
      hair: "#33262a",
      shadow: false,
    }),
    luggage(sheet, {
      camera,
      ...placeOf([5.1, -2]),
      turn: 14,
      cast: CAST,
      colours: ["#c8643c", "#93412d", "#4a2a30"],
    }),
    luggage(sheet, {
      camera,
      ...placeOf([4.5, -2.6]),
      turn: 10,
      size: [0.5, 0.22, 0.48],
      cast: CAST,
      colours: ["#7d8a48", "#3f4d2b", "#33301f"],
    }),
    standing(sheet, [6.7, -2.4], 1.76, {
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
  const angle = (HEADING / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { right: -1.35 + along * sin - across * cos, away: 12.7 + along * cos + across * sin };
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

/** The palm at our left hand, dark against the evening. */
function drawPalm(sheet: Sheet): void {
  const dark = sheet.tinted({
    trunk: "#5a3c4a",
    stoneShade: "#5a3c4a",
    leafLight: "#8f8a4c",
    leaf: "#4d5a3c",
    leafDark: "#2b3a38",
    groundShade: "#94695f",
  });
  // The scars of old fronds, each as wide as the trunk is there.
  const scars = shares(17).map((share) => {
    const [foot, middle, head] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    const x = 3.1 * middle + 14 * head;
    const y = -26 * foot - 120 * middle - 224 * head;
    const half = (10 * foot + 7.7 * middle + 5 * head) * 0.86;
    return `M${short(x - half)} ${short(y)}q${short(half)} ${short(half * 0.5)} ${short(half * 2)} -1`;
  });
  sheet.add(
    place(
      palm(dark, { seed: 4 }) +
        // The sun is on the left of its trunk.
        fill("M-12-26Q-7-120 7.2-228H12Q0-120-5-26L-8 2Q-13 4-17 2Q-11-5-10-26Z", "#c9855c") +
        stroke(scars.join(""), "#a8705a", 1.3),
      ...camera([...PALM, 0]),
      4.7,
    ),
  );
}
